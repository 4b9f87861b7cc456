"""Suppression models fitted on nested samples: how large a sample must be to lose a given share.

Each set of quasi-identifiers gives, for each k, a curve of the share suppressed by sample size.
From it the sizes are read at which fixed shares are lost, and ln(size) is regressed on them, on
the predictor and on ln(k). So the error that is made small is that of the size, which is what is
wanted; regressing the share on the size makes small a share's error, mostly where nearly all is
lost.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.calibration.results import Calibration, ModelCurve
from core.calibration.suppression_model import Fitted, SuppressionModel, table_of
from core.errors import Notice, VbasError

SHARES: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2)
"""At which the curves are read."""
TESTED_SHARE: Final = 0.01
_FEWEST: Final = 5
_DIGITS: Final = 6


@dataclass(frozen=True, eq=False)
class SuppressionFit:
    """Suppression models by predictor, and how they do on sets that they have not seen.

    Attributes
    ----------
    models
        {"maxcombs" or "entropy": model}; one that cannot be fitted is absent.
    proposed, reached
        {predictor: (n,) size that the cross-validation proposes for 1 % suppressed for each set
        and k whose curve passes it, records; and the share really suppressed at it, NaN where the
        size is beyond the samples}.
    notices
        What the user should know.
    """

    models: Mapping[str, SuppressionModel]
    proposed: Mapping[str, NDArray[np.float64]]
    reached: Mapping[str, NDArray[np.float64]]
    notices: tuple[Notice, ...] = ()

    def as_tables(self) -> dict[str, Any]:
        """The models as tables of a coefficient file: {"suppression": {"maxcombs": {...}}}."""
        return {"suppression": {name: table_of(of) for name, of in self.models.items()}}


def fit_suppression(calibration: Calibration, folds: int = 10, seed: int = 1) -> SuppressionFit:
    """Fits a suppression model for each predictor on the curves of a calibration.

    Parameters
    ----------
    calibration
        With the share suppressed for one k or more; several tell how it depends on k.
    folds
        Of the sets of quasi-identifiers; a set is tested by a model that has not seen it.
    seed
        Of the shares of sets among the folds.

    Raises
    ------
    VbasError
        If no predictor gives a model.
    """
    models: dict[str, SuppressionModel] = {}
    proposed: dict[str, NDArray[np.float64]] = {}
    reached: dict[str, NDArray[np.float64]] = {}
    notices: list[Notice] = []
    for predictor in ("maxcombs", "entropy"):
        try:
            read = _read(calibration, predictor)
            b = _regressed(read, np.ones(len(read.ln_size), dtype=bool))
        except VbasError as error:
            text = "There is no suppression model by {predictor}. {why}"
            notices.append(Notice(text, predictor=predictor, why=error.message))
            continue
        sizes, shares = _left_out(calibration, read, folds, seed)
        models[predictor] = _model(read, b, shares[np.isfinite(shares)])
        proposed[predictor], reached[predictor] = sizes, shares
    if not models:
        raise VbasError(
            "No suppression model can be fitted: {why}",
            "Follow more quasi-identifier models over larger samples.",
            why=" ".join(str(notice) for notice in notices),
        )
    return SuppressionFit(models, proposed, reached, tuple(notices))


@dataclass(frozen=True, eq=False)
class _Read:
    """Sizes read from the curves: one row for each set, k and share that its curve passes."""

    predictor: str
    model: NDArray[np.int64]
    ln_odds: NDArray[np.float64]
    x: NDArray[np.float64]
    k: NDArray[np.int64]
    ln_size: NDArray[np.float64]

    @property
    def columns(self) -> NDArray[np.float64]:
        return np.column_stack([np.ones(len(self.x)), self.ln_odds, self.x, np.log(self.k)])


def _read(calibration: Calibration, predictor: str) -> _Read:
    rows = [
        (i, _ln_odds(share), x_of(curve, predictor), k, ln_size)
        for i, curve in enumerate(calibration.curves)
        if curve.max_combinations > 1
        for k in sorted(curve.suppressed)
        for share in SHARES
        if (ln_size := size_at(calibration.sizes, curve.suppressed[k], share)) is not None
    ]
    if len({row[0] for row in rows}) < _FEWEST:
        raise VbasError(
            "Fewer than {n} quasi-identifier models lose between 0.5 % and 20 % of the records at "
            "the sizes that were followed.",
            "Follow more models over smaller or larger samples.",
            n=_FEWEST,
        )
    model, odds, x, k, size = (np.array(of) for of in zip(*rows, strict=True))
    return _Read(predictor, model, odds, x, k, size)


def x_of(curve: ModelCurve, predictor: str) -> float:
    """The predictor of a set as it enters a model: ln(max combinations), or the entropy."""
    return math.log(curve.max_combinations) if predictor == "maxcombs" else curve.entropy


def _ln_odds(share: float) -> float:
    return math.log(share / (1.0 - share))


def _all_odds(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    within = np.clip(shares, 1e-9, 1.0 - 1e-9)
    return np.asarray(np.log(within / (1.0 - within)))


def size_at(sizes: NDArray[np.int64], shares: NDArray[np.float64], share: float) -> float | None:
    """ln(size) at which a curve last comes down to a share, between two sizes; None if nowhere.

    Between two sizes the log odds are taken to change evenly with ln(size).
    """
    above = np.flatnonzero(shares > share)
    if not len(above) or above[-1] == len(shares) - 1:
        return None
    i = int(above[-1])
    odds = _all_odds(shares[i : i + 2])
    part = (odds[0] - _ln_odds(share)) / (odds[0] - odds[1])
    left, right = np.log(sizes[i : i + 2].astype(np.float64))
    return float(left + part * (right - left))


def _regressed(read: _Read, used: NDArray[np.bool_]) -> NDArray[np.float64]:
    """(4,) intercept, slopes of log odds, predictor and ln(k); the last is 0 if there is one k."""
    columns, ks = read.columns[used], np.unique(read.k[used])
    if len(ks) < 2:
        columns = columns[:, :3]
    b, _, rank, _ = np.linalg.lstsq(columns, read.ln_size[used], rcond=None)
    if rank < columns.shape[1] or b[1] >= 0 or b[2] <= 0:
        raise VbasError(
            "The curves do not tell how the size depends on the share and on {predictor}.",
            "Follow more models of different sizes.",
            predictor=read.predictor,
        )
    return np.append(b, 0.0) if len(ks) < 2 else np.array([*b[:3], max(0.0, b[3])])


def _left_out(
    calibration: Calibration, read: _Read, folds: int, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Size proposed for 1 %, and share really lost at it, by fits on other sets."""
    names = np.unique(read.model)
    n = min(folds, len(names))
    fold = dict(
        zip(names.tolist(), np.random.default_rng(seed).permutation(len(names)) % n, strict=True)
    )
    of_row = np.array([fold[i] for i in read.model.tolist()])
    sizes, shares = [], []
    for j in range(n):
        try:
            b = _regressed(read, of_row != j)
        except VbasError:  # too few sets are left; those of this fold are not tested
            continue
        test = (of_row == j) & (read.ln_odds == _ln_odds(TESTED_SHARE))
        for i in np.flatnonzero(test).tolist():
            ln_size = float(read.columns[i] @ b)
            curve = calibration.curves[int(read.model[i])]
            sizes.append(math.exp(min(ln_size, 700.0)))
            shares.append(share_at(calibration.sizes, curve.suppressed[int(read.k[i])], ln_size))
    return np.array(sizes), np.array(shares)


def share_at(sizes: NDArray[np.int64], shares: NDArray[np.float64], ln_size: float) -> float:
    """Share that a curve has at a size, between two as `size_at`; NaN beyond its ends."""
    logs = np.log(sizes.astype(np.float64))
    if not logs[0] <= ln_size <= logs[-1]:
        return math.nan
    odds = np.interp(ln_size, logs, _all_odds(shares))
    return float(1.0 / (1.0 + np.exp(-odds)))


def _model(read: _Read, b: NDArray[np.float64], reached: NDArray[np.float64]) -> SuppressionModel:
    quartiles = np.quantile(reached, [0.25, 0.5, 0.75]).tolist() if len(reached) else []
    fitted = Fitted(
        int(read.k.min()),
        int(read.k.max()),
        _rounded(float(read.x.min())),
        _rounded(float(read.x.max())),
        len(np.unique(read.model)),
        tuple(_rounded(of) for of in quartiles),
    )
    b0, odds, x, ln_k = (_rounded(of) for of in b.tolist())
    return SuppressionModel(read.predictor, b0, odds, x, ln_k, fitted)


def _rounded(value: float) -> float:
    """So that the same fit is written alike on every machine."""
    return float(f"{value:.{_DIGITS}g}")
