"""All rules that say how many people an area needs: GAPS models and fixed cut-offs, side by side.

A model asks for the part of Canada and for a predictor of the variables; a fixed cut-off asks for
nothing. Coefficient sets that the user fitted stand beside the published ones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from core.cutoff.coefficients import predictor_words
from core.cutoff.gaps import SHIPPED_SETS, CoefficientSet, GapsModel, coefficient_set
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.errors import Notice, VbasError

MODEL: Final = "model"
FIXED: Final = "fixed"

"""Part of Canada of what lies outside it, or where that is not known."""

_LARGEST_LOG: Final = 700.0


@dataclass(frozen=True)
class Rule:
    """One rule for the cut-off.

    Attributes
    ----------
    name
        A coefficient set (name or path) or a fixed cut-off such as "hipaa".
    kind
        `MODEL` or `FIXED`.
    predictor
        "maxcombs" or "entropy" for a model, "" for a fixed cut-off.
    title, source
        What it is called, and who says so; English.
    people
        Of a fixed cut-off; None for a model.
    note
        What the authors of a model leave unsaid; English.
    scope
        What the models of the set are of, in general; English.
    """

    name: str
    kind: str
    predictor: str
    title: str
    source: str
    people: float | None = None
    note: str = ""
    scope: str = ""

    def cutoff(
        self, part: str | None, max_combinations: int | None, entropy: float | None
    ) -> float | None:
        """People that an area needs; None where what the rule asks for is not known.

        Parameters
        ----------
        part
            "western", "central" or "eastern"; None or `OUTSIDE` where no model applies.
        max_combinations, entropy
            The predictors of the variables.
        """
        if self.kind == FIXED:
            return self.people
        found = self._model(part, max_combinations, entropy)
        return None if found is None else _at(*found)

    def beyond(
        self, part: str | None, max_combinations: int | None, entropy: float | None
    ) -> tuple[Notice, ...]:
        """That the cut-off lies outside of what the model was fitted on, and how to read it."""
        found = self._model(part, max_combinations, entropy)
        if found is None or part is None:
            return ()
        model, x = found
        return model.beyond(x, self.predictor, part)

    def _model(
        self, part: str | None, max_combinations: int | None, entropy: float | None
    ) -> tuple[GapsModel, float] | None:
        """The model of a part and its predictor; None where one of them is not known."""
        if self.kind == FIXED or part is None:
            return None
        x = max_combinations if self.predictor == "maxcombs" else entropy
        model = coefficient_set(self.name).models.get(self.predictor, {}).get(part)
        return None if x is None or model is None else (model, x)


def _at(model: GapsModel, x: float) -> float:
    """The cut-off for a predictor of any size; infinite beyond all numbers."""
    try:
        return model.cutoff(float(x))
    except OverflowError:  # a whole number longer than a float can hold
        power = math.log(model.scale) + model.exponent * math.log(x)
        return math.exp(power) if power < _LARGEST_LOG else math.inf


def rules(own: tuple[str, ...] = ()) -> tuple[Rule, ...]:
    """The shipped models, those of the user's own sets (names or paths), then fixed cut-offs.

    Raises
    ------
    VbasError
        If one of the user's sets cannot be read.
    """
    models = [rule for name in (*SHIPPED_SETS, *own) for rule in rules_of_set(name)]
    fixed = (
        Rule(of.name, FIXED, "", of.title, of.source, of.people) for of in fixed_cutoffs().values()
    )
    return (*models, *fixed)


def rules_of_set(name: str) -> tuple[Rule, ...]:
    """One rule for each predictor that a coefficient set has models for."""
    found: CoefficientSet = coefficient_set(name)
    return tuple(
        Rule(
            name,
            MODEL,
            predictor,
            found.title,
            found.citation,
            None,
            found.notes.get(predictor, ""),
            found.scope,
        )
        for predictor, models in found.models.items()
        if models
    )


def rule_of(name: str, predictor: str) -> Rule:
    """The rule of a name: a fixed cut-off, or a model with a predictor ("" = its first).

    Raises
    ------
    VbasError
        If there is no such rule, or its coefficient set cannot be read.
    """
    fixed = fixed_cutoffs().get(name)
    if fixed is not None:
        return Rule(fixed.name, FIXED, "", fixed.title, fixed.source, fixed.people)
    models = rules_of_set(name)
    for rule in models:
        if predictor in ("", rule.predictor):
            return rule
    if not models:
        raise no_cutoffs(name)
    raise VbasError(
        "The coefficient set {name} has no model by {predictor}.",
        "Choose another rule, or one of its models: {known}.",
        name=name,
        predictor=predictor_words(predictor),
        known=predictor_words(*(rule.predictor for rule in models)),
    )


def no_cutoffs(name: str) -> VbasError:
    """That a coefficient set has models of other kinds only."""
    return VbasError(
        "The coefficient set {name} has no model of cut-offs.",
        "Choose a set with a [maxcombs] or an [entropy] table.",
        name=name,
    )
