"""What the panel of variables says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.kit import numbers

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_WRITTEN_OUT = 60
"""More variables than this make numbers of combinations that nobody reads."""


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Uniqueness", text, disambiguation, n)


def combinations(n: int) -> str:
    """How many combinations so many variables have: ``"2⁷ − 1 = 127 combinations ..."``."""
    variables = tr("%n variables", "", n)
    if n == 1:
        return tr("1 combination of 1 variable")
    power = f"2{str(n).translate(_SUPERSCRIPTS)}"
    if n > _WRITTEN_OUT:
        return tr("{power} − 1 combinations of {variables}").format(
            power=power, variables=variables
        )
    return tr("{power} − 1 = {n} combinations of {variables}").format(
        power=power, n=numbers.count(2**n - 1), variables=variables
    )


def estimate(n: int, seconds: float | None) -> str:
    """How many combinations there are, and about how long they take."""
    if seconds is None:
        return tr("{combinations}.").format(combinations=combinations(n))
    return tr("{combinations}, about {time}.").format(
        combinations=combinations(n), time=time_words(seconds)
    )


def answered(n: int, seconds: float) -> str:
    """How many combinations there were, and how long they took."""
    return tr("{combinations}, counted in {time}.").format(
        combinations=combinations(n), time=numbers.seconds(seconds)
    )


def time_words(seconds: float) -> str:
    """A time that is only estimated, no finer than a tenth of a second."""
    if seconds < 10:
        return f"{numbers.short(max(0.1, round(seconds, 1)))}\u00a0s"
    return numbers.seconds_left(seconds)
