"""The whole calibration: curves, cut-offs, fits, validation (El Emam et al. 2009, methods 9)."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from core.calibration.conclusion import conclude
from core.calibration.curves import curve_of, judged_again, max_combinations
from core.calibration.nested_samples import NestedSamples, nested_samples, sample_sizes
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
    settings
        What is asked.
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


@dataclass
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
            stopped = yield from _follow(work, pool, 2 * threads)
        end = pool.submit(conclude, work.settings, work.sizes, work.curves, stopped=stopped)
        yield work.step("fitting")
        while wait([end], _SHOWN_EVERY_S).not_done:
            yield work.step("fitting")
        return end.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow(work: _Work, pool: ThreadPoolExecutor, at_once: int) -> Steps[bool]:
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
