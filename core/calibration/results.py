"""What a calibration is asked and what comes out, as values (El Emam et al. 2009; methods 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import Notice, VbasError
from core.parameters import parameter, validate

LEFT: Final = "left"
RIGHT: Final = "right"
MOST_SEED: Final = (1 << 63) - 1
PREDICTORS: Final = ("maxcombs", "entropy")
MOST_K: Final = 1000
"""Largest class size that is followed: every size below it is counted in every sample."""


@dataclass(frozen=True)
class CalibrationSettings:
    """What a calibration is asked.

    Attributes
    ----------
    models
        The quasi-identifier models: each the columns that are taken together.
    step
        Between two sizes of nested samples, records.
    most
        Largest sample, records; None for all records.
    threshold
        Change of uniqueness over one step below which a cut-off is reached.
    ks
        Smallest class sizes for which the share of suppressed records is followed too.
    seed
        Of the one random order of the file; None takes the order of the file.
    folds
        Of the cross-validation.
    part
        "western", "central" or "eastern": what the fitted models are filed under.
    fold_seed
        Of a random division into folds; None puts model i into fold i modulo ``folds``.
    """

    models: tuple[tuple[str, ...], ...] = ()
    step: int = parameter(
        5000,
        label="Step",
        unit="records",
        minimum=1,
        help="Each sample has so many records more than the one before; the smallest has one step.",
    )
    most: int | None = parameter(
        None,
        label="Largest sample",
        unit="records",
        minimum=1,
        help="Samples grow up to this size; empty takes all records.",
    )
    threshold: float = parameter(
        0.001,
        label="Change that counts as none",
        minimum=0.0,
        help="The cut-off is where the share of unique records falls by less than this in a step.",
    )
    ks: tuple[int, ...] = (5,)
    seed: int | None = parameter(
        1,
        label="Seed",
        minimum=0,
        maximum=MOST_SEED,
        help="Of the one random order of the records; empty takes the order of the file.",
    )
    folds: int = parameter(
        10,
        label="Folds",
        minimum=2,
        help="Parts of the models that are predicted in turn by a fit to the others.",
    )
    part: str = parameter("central", label="Part of Canada")
    fold_seed: int | None = parameter(None, label="Seed of the folds", minimum=0, maximum=MOST_SEED)

    def __post_init__(self) -> None:
        validate(self)
        if any(k < 2 for k in self.ks):
            raise VbasError(
                "A smallest class size of {k} suppresses nothing.",
                "Follow sizes of at least 2.",
                k=min(self.ks),
            )
        if any(k > MOST_K for k in self.ks):
            raise VbasError(
                "A smallest class size of {k:,} is more than is followed, {most:,}.",
                "Follow sizes such as 5, 10 and 20.",
                k=max(self.ks),
                most=MOST_K,
            )


@dataclass(frozen=True, eq=False)
class ModelCurve:
    """One quasi-identifier model over all sample sizes, and its cut-off.

    Attributes
    ----------
    columns
        The columns that are taken together.
    max_combinations
        Product of their numbers of response categories.
    entropy
        Of their classes among all records that are looked at (the largest sample and those that
        do not fill another step), nats.
    unique
        (g,) share of records that are unique at each size.
    suppressed
        {k: (g,) share of records in classes smaller than k at each size}.
    scale, exponent
        Of the fitted curve U(S) = scale * S ** exponent; None where fewer than two sizes have
        unique records. The scale of a very steep curve may be infinite: see `fitted`.
    cutoff
        Smallest size of the grid at which the curve changes less than the threshold, records.
    cutoff_continuous
        The size at which it would change by exactly the threshold; None without a curve.
    censored
        `LEFT` or `RIGHT` where the cut-off is an end of the grid; None inside.
    delta
        Uniqueness of the fitted curve at the cut-off; None without a curve.
    delta_observed
        The measured one.
    sizes_dropped
        Sizes without unique records, which the fit leaves out.
    """

    columns: tuple[str, ...]
    max_combinations: int
    entropy: float
    unique: NDArray[np.float64]
    suppressed: Mapping[int, NDArray[np.float64]]
    scale: float | None
    exponent: float | None
    cutoff: int
    cutoff_continuous: float | None
    censored: str | None
    delta: float | None
    delta_observed: float
    sizes_dropped: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "unique", read_only(self.unique))
        for k, shares in self.suppressed.items():
            check_shape(f"suppressed[{k}]", shares, self.unique.shape)

    def fitted(self, sizes: NDArray[np.float64]) -> NDArray[np.float64]:
        """(p,) uniqueness of the fitted curve at some sizes; NaN without a curve.

        From the cut-off on, because the scale of a steep curve is more than a float can hold.
        """
        if self.delta is None or self.exponent is None:
            return np.full(len(sizes), np.nan)
        return np.asarray(self.delta * (sizes / self.cutoff) ** self.exponent)


@dataclass(frozen=True, eq=False)
class TobitFit:
    """ln(cut-off) on ln(predictor), censored at both ends (El Emam et al. 2009, Tables 3 and 4).

    Attributes
    ----------
    b0, b1, sigma
        Intercept, slope and standard deviation of the latent variable.
    se_b0, se_b1
        Their standard errors.
    log_likelihood
        At the estimate.
    n_left, n_right
        Observations censored at the lower and upper end.
    pseudo_r2
        McKelvey-Zavoina.
    fitted
        (n,) expected value of the censored ln(cut-off); NaN where the predictor is 0.
    converged
        Whether the maximum was found; where not, ``profile`` shows the likelihood.
    profile
        (p, 2) slope and log-likelihood at it, maximised over the other parameters.
    """

    b0: float
    b1: float
    sigma: float
    se_b0: float
    se_b1: float
    log_likelihood: float
    n_left: int
    n_right: int
    pseudo_r2: float
    fitted: NDArray[np.float64]
    converged: bool = True
    profile: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 2)))


@dataclass(frozen=True, eq=False)
class Validation:
    """Cross-validated prediction of cut-offs: errors in people and relative to the cut-off.

    Attributes
    ----------
    predicted
        (n,) cut-off of each model predicted by a fit that did not see it, people.
    error_median, error_trimmed, relative_median, relative_trimmed
        Median, and mean without the 5 % at each tail.
    failed_folds
        Folds whose fit did not converge; their models are NaN in ``predicted``.
    """

    predicted: NDArray[np.float64]
    error_median: float
    error_trimmed: float
    relative_median: float
    relative_trimmed: float
    failed_folds: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Calibration:
    """What came out of a calibration.

    Attributes
    ----------
    settings
        What was asked.
    n_records
        Records of the largest sample.
    sizes
        (g,) sample sizes, records.
    curves
        One for each quasi-identifier model, in the order of the settings.
    fits, validations
        By predictor ("maxcombs", "entropy"); one is absent where there are fewer than three
        models to fit it to, and a validation where its fit did not converge.
    delta_median, delta_trimmed
        Of the delta scores of models with a curve (El Emam et al. 2009, Table 2); NaN without.
    notices
        What the user should know.
    stopped
        Whether it was stopped before all models were done.
    """

    settings: CalibrationSettings
    n_records: int
    sizes: NDArray[np.int64]
    curves: tuple[ModelCurve, ...]
    fits: Mapping[str, TobitFit]
    validations: Mapping[str, Validation]
    delta_median: float
    delta_trimmed: float
    notices: tuple[Notice, ...] = ()
    stopped: bool = False


@dataclass(frozen=True, eq=False)
class CalibrationSnapshot:
    """The state of a calibration while it runs: the curves so far."""

    sizes: NDArray[np.int64]
    curves: tuple[ModelCurve, ...]
