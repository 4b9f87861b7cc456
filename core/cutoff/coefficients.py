"""Coefficient sets as values: models by predictor and part of Canada, with their source."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from core.canada import part_words
from core.errors import N_, Notice, Phrase, VbasError

PREDICTORS: Final = ("maxcombs", "entropy")
SHIPPED_SETS: Final = ("croft-2015", "el-emam-2009-maxcombs", "el-emam-2009-entropy")
OUR_SETS: Final = ("vbas-thresholds", "vbas-suppression")
"""Shipped too, but ours: what they predict is no cut-off."""
_LARGEST_LOG: Final = 700.0
_LARGEST_SAID: Final = 1e12
_PREDICTORS_IN_WORDS: Final = {"maxcombs": N_("max combinations"), "entropy": N_("entropy")}


def predictor_words(*predictors: str) -> Phrase:
    """What cut-offs are predicted from, within a sentence."""
    return Phrase(*(_PREDICTORS_IN_WORDS.get(of, of) for of in predictors))


@dataclass(frozen=True)
class GapsModel:
    """One model: cut-off in people = ``scale * x ** exponent``.

    Attributes
    ----------
    scale, exponent
        The coefficients.
    people
        Least and most people of the samples that it was fitted to; None where that is not known.
    predictor
        Least and most max combinations, or entropy in nats, of the variables it was fitted on.
    """

    scale: float
    exponent: float
    people: tuple[float, float] | None = None
    predictor: tuple[float, float] | None = None

    def cutoff(self, x: float) -> float:
        """Cut-off in people for max combinations or entropy ``x``.

        0 where x is 0; infinite where it is beyond all numbers. ``x`` may be a whole number of
        any length.
        """
        if x <= 0:
            return 0.0
        power = math.log(self.scale) + self.exponent * math.log(x)
        if power > _LARGEST_LOG:
            return math.inf
        if math.log(x) > _LARGEST_LOG:  # a whole number longer than a float can hold
            return math.exp(power)
        return float(self.scale * x**self.exponent)

    def beyond(self, x: float, predictor: str, part: str) -> tuple[Notice, ...]:
        """That ``x`` or its cut-off lies outside of what the model was fitted on, if it does.

        Parameters
        ----------
        x
            Max combinations or entropy.
        predictor, part
            Which of the two, and the part of Canada that the model is for; for the sentence.
        """
        cutoff, where = self.cutoff(x), part_words(part)
        least, most = self.people or (0.0, math.inf)
        if cutoff > _LARGEST_SAID and most < math.inf:
            text = (
                "The cut-off for {part} is far beyond the {most:,.0f} people up to which the model "
                "was fitted: read it as more than {most:,.0f}."
            )
            return (Notice(text, cutoff=cutoff, most=most, part=where),)
        if cutoff > most:
            text = (
                "The cut-off of {cutoff:,.0f} people for {part} is beyond the {most:,.0f} up to "
                "which the model was fitted: read it as more than {most:,.0f}."
            )
            return (Notice(text, cutoff=cutoff, most=most, part=where),)
        if cutoff < least:
            text = (
                "The cut-off of {cutoff:,.0f} people for {part} is under the {least:,.0f} from "
                "which on the model was fitted: read it as {least:,.0f}."
            )
            return (Notice(text, cutoff=cutoff, least=least, part=where),)
        low, high = self.predictor or (0.0, math.inf)
        if low <= x <= high:
            return ()
        text = (
            "The model for {part} was fitted on {low:,.10g} to {high:,.10g} {predictor}; these "
            "variables lie outside, so that its cut-off is a guess."
        )
        named = predictor_words(predictor)
        return (Notice(text, low=low, high=high, predictor=named, part=where),)


@dataclass(frozen=True)
class CoefficientSet:
    """Models by predictor ("maxcombs", "entropy") and part of Canada, with their source.

    Attributes
    ----------
    name
        What the set is asked for by: shipped, one of the user's own, or a file.
    title, citation
        What it is called, and where its coefficients are from; English.
    models
        {predictor: {part of Canada: model}}.
    notes
        {predictor: what the authors leave unsaid}.
    more
        The other tables of the file as they are: ``threshold``, ``suppression``, ``fitted``
        (diagnostics), ``source`` (where each part is from).
    scope
        What the models are of and what they are not, in general; said where they are chosen.
    """

    name: str
    title: str
    citation: str
    models: Mapping[str, Mapping[str, GapsModel]]
    notes: Mapping[str, str]
    more: Mapping[str, Any] = field(default_factory=dict)
    scope: str = ""

    def model(self, predictor: str, part: str) -> GapsModel:
        """The model for a predictor and a part of Canada.

        Raises
        ------
        VbasError
            If the set holds no such model.
        """
        found = self.models.get(predictor, {}).get(part)
        if found is None:
            raise VbasError(
                "The coefficient set {name} has no model by {predictor} for {part}.",
                "Choose another coefficient set or site count.",
                name=self.name,
                predictor=predictor_words(predictor),
                part=part_words(part),
            )
        return found
