"""How large regions must be to lose about a given share of records, before any are counted.

ln(records of a region) = b0 + b1 ln(share / (1 - share)) + b2 x + b3 ln(k), where x is
ln(max combinations) or the entropy. This is our proposal: what users pay is suppression at their
k, and the cut-offs of El Emam et al. 2009 predict uniqueness and know nothing of k.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from core.cutoff.gaps import CoefficientSet, coefficient_set
from core.errors import VbasError

OUR_SUPPRESSION: Final = "vbas-suppression"
"""The set of models that is shipped."""
X_OF: Final = {"maxcombs": "ln_max_combinations", "entropy": "entropy"}
"""What a model of each predictor calls its x."""

_LARGEST: Final = 1e6
_LARGEST_LOG: Final = 700.0


@dataclass(frozen=True)
class Fitted:
    """What a model was fitted on: outside of it, it goes further than anybody has looked.

    Attributes
    ----------
    least_k, most_k
        Class sizes.
    least_x, most_x
        Of the predictor as it enters the model.
    n_models
        Sets of quasi-identifiers.
    reached
        Quartiles of the share really suppressed where 1 % was aimed at, over sets that the model
        had not seen; empty where nobody tested.
    """

    least_k: int
    most_k: int
    least_x: float
    most_x: float
    n_models: int = 0
    reached: tuple[float, ...] = ()


@dataclass(frozen=True)
class SuppressionModel:
    """Records of a region by the share that it may lose, the variables and k.

    Attributes
    ----------
    predictor
        "maxcombs" or "entropy".
    b0, ln_odds, x, ln_k
        Coefficients; ``ln_odds`` is below 0, the other slopes are not.
    fitted
        What it was fitted on.
    """

    predictor: str
    b0: float
    ln_odds: float
    x: float
    ln_k: float
    fitted: Fitted

    def records(self, share: float, x: float, k: int) -> float:
        """Records of a region that is expected to lose that share.

        Parameters
        ----------
        share
            Between 0 and 1.
        x
            ln(max combinations), or the entropy in nats.
        k
            Smallest class size that is kept.
        """
        ln = self.b0 + self.ln_odds * math.log(share / (1.0 - share)) + self.x * x
        ln += self.ln_k * math.log(k)
        return math.exp(ln) if ln < _LARGEST_LOG else math.inf

    def share_suppressed(self, records: float, x: float, k: int) -> float:
        """Share of records that a region of so many is expected to lose."""
        odds = (math.log(records) - self.b0 - self.x * x - self.ln_k * math.log(k)) / self.ln_odds
        return 0.5 * (1.0 + math.tanh(0.5 * odds))

    def within(self, x: float, k: int) -> bool:
        """Whether the model was fitted on such variables and such k."""
        of = self.fitted
        return of.least_x <= x <= of.most_x and of.least_k <= k <= of.most_k


def suppression_model(name: str = OUR_SUPPRESSION, predictor: str = "maxcombs") -> SuppressionModel:
    """The suppression model of a coefficient set: shipped, own, or a TOML file by path.

    Raises
    ------
    VbasError
        If there is no such set, it has no such model, or one that cannot be used.
    """
    return model_of_set(coefficient_set(name), predictor)


def model_of_set(of: CoefficientSet, predictor: str) -> SuppressionModel:
    """The suppression model of a set that has been read; see :func:`suppression_model`."""
    tables = of.more.get("suppression")
    table = tables.get(predictor) if isinstance(tables, Mapping) else None
    if not isinstance(table, Mapping):
        raise VbasError(
            "The coefficient set {name} has no suppression model by {predictor}.",
            "Choose a set with a table [suppression.{predictor}], such as {ours}.",
            name=of.name,
            predictor=predictor,
            ours=OUR_SUPPRESSION,
        )
    where = f"suppression.{predictor}"
    read = {key: _number(of.name, where, key, table) for key in ("b0", "ln_odds", "ln_k")}
    slope = _number(of.name, where, X_OF[predictor], table)
    if read["ln_odds"] >= 0 or slope <= 0 or read["ln_k"] < 0:
        raise VbasError(
            "In the coefficient set {name}, {place} has a slope of the wrong sign.",
            "Larger regions lose less (ln_odds below 0); more combinations and a larger k need "
            "larger ones (above 0).",
            name=of.name,
            place=where,
        )
    fitted = _fitted(of.name, f"{where}.fitted", table.get("fitted"))
    return SuppressionModel(predictor, read["b0"], read["ln_odds"], slope, read["ln_k"], fitted)


def table_of(model: SuppressionModel) -> dict[str, Any]:
    """The model as the table of a coefficient file."""
    of = model.fitted
    return {
        "b0": model.b0,
        "ln_odds": model.ln_odds,
        X_OF[model.predictor]: model.x,
        "ln_k": model.ln_k,
        "fitted": {
            "k": [of.least_k, of.most_k],
            "x": [of.least_x, of.most_x],
            "n_models": of.n_models,
            "reached_at_1_percent": list(of.reached),
        },
    }


def _fitted(name: str, place: str, table: Any) -> Fitted:
    if not isinstance(table, Mapping):
        return Fitted(1, 1_000_000, -math.inf, math.inf)
    k, x = (_pair(name, place, key, table) for key in ("k", "x"))
    reached = table.get("reached_at_1_percent", [])
    told = isinstance(reached, list) and all(isinstance(of, int | float) for of in reached)
    n = int(_number(name, place, "n_models", table)) if "n_models" in table else 0
    return Fitted(int(k[0]), int(k[1]), *x, n, tuple(reached) if told else ())


def _pair(name: str, place: str, key: str, table: Mapping[str, Any]) -> tuple[float, float]:
    value = table.get(key)
    if not isinstance(value, list) or len(value) != 2:
        raise VbasError(
            "In the coefficient set {name}, the {key} of {place} is not a least and a most.",
            "Write it as {key} = [3, 20].",
            name=name,
            key=key,
            place=place,
        )
    least, most = (_number(name, place, key, {key: of}) for of in value)
    return least, most


def _number(name: str, place: str, key: str, values: Mapping[str, Any]) -> float:
    value = values.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= _LARGEST:
        raise VbasError(
            "In the coefficient set {name}, {place} has no usable number for {key}.",
            "Write it as {key} = 0.42, without quotation marks and with a point.",
            name=name,
            key=key,
            place=place,
        )
    return float(value)
