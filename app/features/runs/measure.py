"""One measure of one run: number, unit, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from core.measures import LESS, MEASURES, MORE, NEITHER

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


def title_of(name: str) -> str:
    """What a measure of the registry is called, in the user's language."""
    return said(MEASURES[name].title)


@dataclass(frozen=True)
class Group:
    """Makes the measures under one heading."""

    title: str

    def _made(
        self,
        key: str,
        label: str,
        x: float | None,
        texts: tuple[str, str],
        sentence: str,
        better: int,
        unit: str,
    ) -> Measure:
        known = MEASURES.get(key)
        better = better if known is None else known.better
        return Measure(key, self.title, label, x, *texts, sentence, better, unit)

    def count(
        self, key: str, label: str, n: float | None, unit: str, sentence: str, better: int = NEITHER
    ) -> Measure:
        """A whole number, exact."""
        text = numbers.count(n, unit)
        return self._made(key, label, n, (text, text), sentence, better, unit)

    def measure(
        self, key: str, label: str, x: float | None, unit: str, sentence: str, better: int = NEITHER
    ) -> Measure:
        """A measured number, to three digits; metres become kilometres where they are many."""
        text = numbers.metres(x) if unit == "m" else numbers.measure(x, unit)
        exact = numbers.exact(x, unit)
        return self._made(key, label, x, (text, exact), sentence, better, unit)

    def share(self, key: str, label: str, x: float, sentence: str, better: int) -> Measure:
        """A share of 1, shown in per cent."""
        text, exact = numbers.percent(x), numbers.exact(100 * x, "%")
        return Measure(key, self.title, label, x, text, exact, sentence, better, tr("share of 1"))

    def time(self, key: str, label: str, seconds: float) -> Measure:
        """A running time."""
        text, exact = numbers.seconds(seconds), numbers.exact(seconds, "s")
        return Measure(key, self.title, label, seconds, text, exact, "", NEITHER, "s")
