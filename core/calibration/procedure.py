"""The whole calibration: curves, cut-offs, fits, validation (El Emam et al. 2009, methods 9)."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from core.calibration.conclusion import conclude
from core.calibration.nested_samples import NestedSamples, nested_samples, sample_sizes
from core.calibration.power_law import cutoff_of, fit_power_law
from core.calibration.quasi_identifier_models import Model, check_models
from core.calibration.results import (
    Calibration,
    CalibrationSettings,
    CalibrationSnapshot,
    ModelCurve,
)
from core.coded_records import CodedRecords
from core.steps import STOP, Step, Steps

_SHOWN_EVERY_S = 0.02
_MOST_THREADS = 8


def max_combinations(records: CodedRecords, columns: Sequence[str]) -> int:
    """Product of the numbers of response categories (El Emam et al. 2009); exact."""
    return math.prod(max(1, records.n_categories[name]) for name in columns)


def curve_of(
    samples: NestedSamples,
    columns: tuple[str, ...],
    max_combinations: int,
    ks: Sequence[int],
    threshold: float,
) -> ModelCurve:
    """Follows a model over all samples and finds its cut-off.

    Parameters
    ----------
    columns
        The model.
    max_combinations
        Of the model.
    ks
        Class sizes below which records would be suppressed, each at least 2.
    threshold
        Change of uniqueness over one step that counts as none.
    """
    growth = samples.growth(columns, max((2, *ks)))
    suppressed = {k: growth.share_below(k) for k in ks}
    unique, sizes = growth.share_below(2), samples.sizes
    return _judged(columns, max_combinations, growth.entropy, unique, suppressed, sizes, threshold)


def judged_again(curve: ModelCurve, sizes: NDArray[np.int64], threshold: float) -> ModelCurve:
    """The same curve with its cut-off at another threshold."""
    entropy, unique, suppressed = curve.entropy, curve.unique, curve.suppressed
    return _judged(
        curve.columns, curve.max_combinations, entropy, unique, suppressed, sizes, threshold
    )


def _judged(
    columns: tuple[str, ...],
    max_combinations: int,
    entropy: float,
    unique: NDArray[np.float64],
    suppressed: Mapping[int, NDArray[np.float64]],
    sizes: NDArray[np.int64],
    threshold: float,
) -> ModelCurve:
    law = fit_power_law(sizes, unique)
    found = cutoff_of(sizes, unique, law, threshold)
    at = int(np.searchsorted(sizes, found.people))
    return ModelCurve(
        columns=columns,
        max_combinations=max_combinations,
        entropy=entropy,
        unique=unique,
        suppressed=suppressed,
        scale=law.scale if law else None,
        exponent=law.exponent if law else None,
        cutoff=found.people,
        cutoff_continuous=found.continuous,
        censored=found.censored,
        delta=law.at(found.people) if law else None,
        delta_observed=float(unique[at]),
        sizes_dropped=int(np.count_nonzero(unique == 0)),
    )


def calibrate(
    records: CodedRecords, settings: CalibrationSettings, done: Sequence[ModelCurve] = ()
) -> Steps[Calibration]:
    """Follows every model over nested samples, finds its cut-off, and fits what predicts cut-offs.

    The result does not depend on the number of threads. Stopped, it is worked out from the models
    that are done.

    Parameters
    ----------
    records
        Coded records; those of unknown areas count like any other.
    done
        Curves of an earlier run on the same records in the same order; models that are among them
        are not followed again, only their cut-offs are found anew.

    Returns
    -------
    A generator of `core.steps.Step` with a `CalibrationSnapshot`, that returns the calibration.

    Raises
    ------
    VbasError
        At once, if there is no model, a column is not there or the records are fewer than two
        steps.
    """
    check_models(settings.models, records.columns)
    sizes = sample_sizes(records.n_records, settings)
    asked = set(settings.models)
    known = {
        curve.columns: judged_again(curve, sizes, settings.threshold)
        for curve in done
        if curve.columns in asked
        and len(curve.unique) == len(sizes)
        and set(settings.ks) <= set(curve.suppressed)
        and curve.max_combinations == max_combinations(records, curve.columns)
    }
    return _calibrate(_Work(records, settings, sizes, known))


@dataclass(eq=False)
class _Work:
    """What is asked and the curves so far."""

    records: CodedRecords
    settings: CalibrationSettings
    sizes: NDArray[np.int64]
    found: dict[Model, ModelCurve]
    shown: float = field(default_factory=time.perf_counter)

    @property
    def curves(self) -> tuple[ModelCurve, ...]:
        """In the order of the models, whatever the order in which they came."""
        return tuple(self.found[of] for of in self.settings.models if of in self.found)

    @property
    def missing(self) -> list[Model]:
        return [of for of in self.settings.models if of not in self.found]

    @property
    def due(self) -> bool:
        """Whether it is time to show the curves again."""
        return time.perf_counter() - self.shown >= _SHOWN_EVERY_S

    def step(self, stage: str = "following models") -> Step:
        """The state to show."""
        self.shown = time.perf_counter()
        snapshot = CalibrationSnapshot(self.sizes, self.curves)
        return Step(stage, len(self.found), len(self.settings.models), snapshot)


def _calibrate(work: _Work) -> Steps[Calibration]:
    stopped = (yield work.step()) is STOP and bool(work.missing)
    threads = min(os.cpu_count() or 1, _MOST_THREADS)
    pool = ThreadPoolExecutor(threads, "vbas calibration")
    try:
        if work.missing and not stopped:
            stopped = yield from _add_curves(work, pool, 2 * threads)
        end = pool.submit(conclude, work.settings, work.sizes, work.curves, stopped=stopped)
        yield work.step("fitting")
        while wait([end], _SHOWN_EVERY_S).not_done:
            yield work.step("fitting")
        return end.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _add_curves(work: _Work, pool: ThreadPoolExecutor, at_once: int) -> Steps[bool]:
    """Adds the missing curves; returns whether it was stopped before the last."""
    ordering = pool.submit(nested_samples, work.records, work.settings)
    while wait([ordering], _SHOWN_EVERY_S).not_done:
        if (yield work.step("ordering records")) is STOP:
            return True
    tasks = _tasks(work, pool, ordering)
    running = set(islice(tasks, at_once))
    while running:
        ready, running = wait(running, _SHOWN_EVERY_S, FIRST_COMPLETED)
        for of in ready:
            curve = of.result()
            work.found[curve.columns] = curve
        running |= set(islice(tasks, at_once - len(running)))
        if (not ready or work.due) and (yield work.step()) is STOP:
            return bool(work.missing)
    return False


def _tasks(
    work: _Work, pool: ThreadPoolExecutor, ordering: Future[NestedSamples]
) -> Iterator[Future[ModelCurve]]:
    """Each is started when it is taken, so that a stop finds few that wait."""
    samples, settings = ordering.result(), work.settings
    for columns in work.missing:
        combinations = max_combinations(work.records, columns)
        of = (samples, columns, combinations, settings.ks, settings.threshold)
        yield pool.submit(curve_of, *of)
