"""One measure of one run: number, unit, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from core.measures import LESS, MEASURES, MORE, NEITHER

_KM = 1000.0
LOWER_IS_BETTER, HIGHER_IS_BETTER = LESS, MORE


@dataclass(frozen=True)
class Measure:
    """One measure of one run.

    Attributes
    ----------
        key
            Its name in metrics.json.
        group
            Heading under which it stands.
        label
            What a person calls it.
        value
            The number, or None.
        text
            Rounded for reading, with unit.
        exact
            All digits, with unit.
        sentence
            What it means for this run.
        better
            _KM = 1000.0
    LOWER_IS_BETTER, HIGHER_IS_BETTER or NEITHER.
        unit
            Its unit, "" for a pure number.
    """

    key: str
    group: str
    label: str
    value: float | None
    text: str
    exact: str
    sentence: str
    better: int = NEITHER
    unit: str = ""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Measures", text)


def in_shown_unit(x: float | None, unit: str) -> tuple[float | None, str]:
    """A number in the unit that it has everywhere in the window, and that unit."""
    if unit != "m":
        return x, unit
    return None if x is None else x / _KM, tr("km")


@dataclass(frozen=True)
class Group:
    """Makes the measures under one heading.

    Those of `core.measures` have title and direction from there, unless ``label`` says otherwise.
    """

    title: str

    def _measure(
        self,
        key: str,
        value: float | None,
        texts: tuple[str, str],
        sentence: str,
        unit: str,
        label: str,
        better: int,
    ) -> Measure:
        known = MEASURES.get(key)
        if known is not None:
            label, better = label or said(known.title), known.better
        return Measure(key, self.title, label, value, *texts, sentence, better, unit)

    def count(
        self,
        key: str,
        n: float | None,
        unit: str,
        sentence: str,
        label: str = "",
        better: int = NEITHER,
    ) -> Measure:
        """A whole number, exact."""
        text = numbers.count(n, unit)
        return self._measure(key, n, (text, text), sentence, unit, label, better)

    def number(
        self,
        key: str,
        x: float | None,
        unit: str,
        sentence: str,
        label: str = "",
        better: int = LESS,
    ) -> Measure:
        """A measured number, to three digits; metres are shown as kilometres."""
        shown, shown_unit = in_shown_unit(x, unit)
        texts = numbers.measure(shown, shown_unit), numbers.exact(shown, shown_unit)
        return self._measure(key, x, texts, sentence, unit, label, better)

    def share(self, key: str, x: float, sentence: str) -> Measure:
        """A share of 1, shown in per cent."""
        texts = numbers.percent(x), numbers.exact(100 * x, "%")
        return self._measure(key, x, texts, sentence, tr("share of 1"), "", LESS)

    def time(self, key: str, label: str, seconds: float) -> Measure:
        """A running time."""
        texts = numbers.seconds(seconds), numbers.exact(round(seconds, 6), "s")
        return self._measure(key, seconds, texts, "", "s", label, NEITHER)
