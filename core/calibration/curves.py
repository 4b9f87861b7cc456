"""One quasi-identifier model over nested samples, and its cut-off."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from core.calibration.nested_samples import NestedSamples
from core.calibration.power_law import cutoff_of, fit_power_law
from core.calibration.results import ModelCurve
from core.coded_records import CodedRecords


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
    samples
        Nested samples.
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
