"""Predicted thresholds: whether too many people of an area are unique, by how many they are.

Logistic models in ln(population) and ln(max combinations), one for each share (El Emam et al.
2010: 5 % and 20 %). The published coefficients are not in our sources. What is shipped are models
of our own, fitted on synthesized records, and they are called so wherever they are shown; a
coefficient file of the user's may hold others, the published ones among them::

    [threshold.5]                 # per cent of people unique
    b0 = 4.1
    ln_population = -2.3
    ln_max_combinations = 1.9
    cautious_cut = 0.21           # left out: 0.5

At 0 % there is nothing to predict in this manner: the models of El Emam et al. 2009 say from how
many people on uniqueness no longer falls, and they are in `core.cutoff`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from core.cutoff.gaps import CoefficientSet, coefficient_set
from core.errors import VbasError

EVEN_CUT: Final = 0.5
OUR_THRESHOLDS: Final = "vbas-thresholds"
"""The set of models that is shipped."""

_LARGEST: Final = 1e6


@dataclass(frozen=True)
class Tested:
    """How well a model predicts areas and variables that it was not fitted on.

    Attributes
    ----------
    sensitivity, specificity
        Share of the areas above the threshold that are called so, and of the others that are not,
        at a probability of 0.5.
    cautious_sensitivity, cautious_specificity
        The same at the model's cautious cut.
    auc
        Area under the curve of sensitivity against 1 - specificity.
    above
        Share of the pairs of area and variables that are above the threshold.
    n_areas, n_models
        Areas, and sets of quasi-identifiers.
    """

    sensitivity: float
    specificity: float
    cautious_sensitivity: float
    cautious_specificity: float
    auc: float
    above: float
    n_areas: int
    n_models: int


@dataclass(frozen=True)
class ThresholdModel:
    """P(uniqueness of an area > threshold) by logistic regression.

    Attributes
    ----------
    threshold
        Share of people who are unique, 0 to 1.
    b0, ln_population, ln_max_combinations
        Intercept and slopes of the log odds.
    cautious_cut
        The probability from which on an area is called small where missing one is worse than
        calling one too many; `EVEN_CUT` where none is known.
    tested
        How well it predicts; None where nobody says.
    separated
        Whether the data it was fitted on could be told apart without error, so that the slopes
        are as steep as the fit was allowed to make them.
    """

    threshold: float
    b0: float
    ln_population: float
    ln_max_combinations: float
    cautious_cut: float = EVEN_CUT
    tested: Tested | None = None
    separated: bool = False

    def probability(self, population: ArrayLike, max_combinations: ArrayLike) -> Any:
        """P(uniqueness > threshold) of areas, of the shape of both together.

        Parameters
        ----------
        population
            People of each area; nobody has a probability of 0.
        max_combinations
            Product of the numbers of categories; whole numbers of any length.
        """
        people = np.asarray(population, dtype=np.float64)
        logs = _logs(max_combinations)
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            odds = self.b0 + self.ln_population * np.log(people) + self.ln_max_combinations * logs
            found = 1.0 / (1.0 + np.exp(-odds))
        return np.where(people > 0, found, np.where(people == 0, 0.0, np.nan))[()]

    def is_above(
        self, population: ArrayLike, max_combinations: ArrayLike, *, cautious: bool = False
    ) -> Any:
        """Whether areas are predicted to be above the threshold; of the shape of both."""
        cut = self.cautious_cut if cautious else EVEN_CUT
        return self.probability(population, max_combinations) >= cut

    def enough_people(self, max_combinations: int, *, cautious: bool = False) -> float:
        """People from which on an area is predicted to be below the threshold."""
        cut = self.cautious_cut if cautious else EVEN_CUT
        odds = math.log(cut / (1.0 - cut))
        ln = (odds - self.b0 - self.ln_max_combinations * math.log(max(1, max_combinations))) / (
            self.ln_population
        )
        return math.exp(ln) if ln < 700 else math.inf


def _logs(max_combinations: ArrayLike) -> NDArray[np.float64]:
    """Natural logarithms, also of whole numbers beyond 64 bits."""
    numbers = np.asarray(max_combinations, dtype=object)
    flat = [math.log(max(1, number)) for number in numbers.ravel()]
    return np.array(flat, dtype=np.float64).reshape(numbers.shape)


@dataclass(frozen=True)
class ThresholdModels:
    """The threshold models of one coefficient set.

    Attributes
    ----------
    name, title, citation
        What the set is asked for by, what it is called, where it is from; English.
    models
        {threshold, 0 to 1: its model}, ascending.
    """

    name: str
    title: str
    citation: str
    models: Mapping[float, ThresholdModel]

    def model(self, threshold: float) -> ThresholdModel:
        """The model for a threshold.

        Raises
        ------
        VbasError
            If there is none.
        """
        found = self.models.get(round(threshold, 9))
        if found is None:
            raise VbasError(
                "The coefficient set {name} has no threshold model for {threshold:.3g} %.",
                "It has models for {there}.",
                name=self.name,
                threshold=100.0 * threshold,
                there=", ".join(f"{100 * t:.3g} %" for t in self.models) or "no threshold",
            )
        return found


def threshold_models(name: str = OUR_THRESHOLDS) -> ThresholdModels:
    """The threshold models of a coefficient set: shipped, own, or a TOML file by path.

    Raises
    ------
    VbasError
        If there is no such set, it has no threshold models, or one that cannot be used.
    """
    return models_of_set(coefficient_set(name))


def models_or_ours(name: str) -> tuple[str, Mapping[float, ThresholdModel]]:
    """The threshold models of a set, else the shipped ones; their title, English ("" without)."""
    for candidate in (name, OUR_THRESHOLDS):
        try:
            found = threshold_models(candidate)
        except VbasError:  # a cut-off, or a set without models of thresholds
            continue
        return found.title, found.models
    return "", {}


def models_of_set(of: CoefficientSet) -> ThresholdModels:
    """The threshold models of a set that has been read; see :func:`threshold_models`."""
    table = of.more.get("threshold")
    if not isinstance(table, Mapping) or not table:
        raise VbasError(
            "The coefficient set {name} has no threshold models.",
            "They stand in tables such as [threshold.5], with b0, ln_population and "
            "ln_max_combinations.",
            name=of.name,
        )
    models = [_model(of.name, percent, values) for percent, values in table.items()]
    ordered = {model.threshold: model for model in sorted(models, key=lambda m: m.threshold)}
    return ThresholdModels(of.name, of.title, of.citation, ordered)


def tables_of(models: Mapping[float, ThresholdModel]) -> dict[str, Any]:
    """The models as the tables of a coefficient file: {"threshold": {"5": {...}}}."""
    return {"threshold": {_percent(t): _table(model) for t, model in sorted(models.items())}}


def _percent(threshold: float) -> str:
    """A threshold as the name of its table: "5", and "0-5" for half a per cent."""
    return f"{100 * threshold:.6g}".replace(".", "-")


def _table(model: ThresholdModel) -> dict[str, Any]:
    table: dict[str, Any] = {
        "b0": model.b0,
        "ln_population": model.ln_population,
        "ln_max_combinations": model.ln_max_combinations,
        "cautious_cut": model.cautious_cut,
    }
    if model.separated:
        table["separated"] = True
    if model.tested is not None:
        table["tested"] = {of.name: getattr(model.tested, of.name) for of in fields(Tested)}
    return table


def _model(name: str, percent: str, values: Any) -> ThresholdModel:
    place = f"threshold.{percent}"
    try:
        threshold = float(percent.replace("-", ".")) / 100.0
    except ValueError:
        threshold = -1.0
    if not 0.0 < threshold < 1.0 or not isinstance(values, Mapping):
        raise VbasError(
            "The coefficient set {name} has a table [{place}] that is no threshold model.",
            "Name it by the share of unique people in per cent, such as [threshold.5].",
            name=name,
            place=place,
        )
    b0 = _number(name, place, "b0", values)
    people = _number(name, place, "ln_population", values)
    combinations = _number(name, place, "ln_max_combinations", values)
    if people >= 0 or combinations <= 0:
        raise VbasError(
            "In the coefficient set {name}, {place} has slopes of the wrong sign: ln_population "
            "{people:g}, ln_max_combinations {combinations:g}.",
            "More people make fewer of them unique (below 0), more combinations make more unique "
            "(above 0).",
            name=name,
            place=place,
            people=people,
            combinations=combinations,
        )
    cut = _number(name, place, "cautious_cut", values) if "cautious_cut" in values else EVEN_CUT
    if not 0.0 < cut < 1.0:
        raise VbasError(
            "In the coefficient set {name}, the cautious_cut of {place} is {cut:g}.",
            "It is a probability between 0 and 1.",
            name=name,
            place=place,
            cut=cut,
        )
    tested = _tested(name, f"{place}.tested", values.get("tested"))
    return ThresholdModel(
        round(threshold, 9), b0, people, combinations, cut, tested, values.get("separated") is True
    )


def _tested(name: str, place: str, values: Any) -> Tested | None:
    if not isinstance(values, Mapping):
        return None
    read: dict[str, Any] = {of.name: _number(name, place, of.name, values) for of in fields(Tested)}
    read |= {key: int(read[key]) for key in ("n_areas", "n_models")}
    return Tested(**read)


def _number(name: str, place: str, key: str, values: Mapping[str, Any]) -> float:
    value = values.get(key)
    if value is None:
        raise VbasError(
            "In the coefficient set {name}, {place} has no {key}.",
            "Give b0, ln_population and ln_max_combinations, each as a number.",
            name=name,
            place=place,
            key=key,
        )
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not abs(value) <= _LARGEST:
        raise VbasError(
            "In the coefficient set {name}, the {key} of {place} is not a usable number.",
            "Write it as 0.42, without quotation marks and with a point.",
            name=name,
            key=key,
            place=place,
        )
    return float(value)
