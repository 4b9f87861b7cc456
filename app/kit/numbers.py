"""Numbers as a person reads them: the user's locale, a unit always, three significant digits.

Counts are exact. Measures are rounded for reading; :func:`exact` gives what stands behind them,
for tooltips and for the clipboard.
"""

from __future__ import annotations

import math
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

NOTHING = "–"
"""Stands where a measure has no value."""

_DIGITS = 3
_LARGEST_WORD = 2**63
_TICKS = ((1e9, "G"), (1e6, "M"), (1e4, "k"))
_LARGE, _LARGER = 1e9, 1e12
_LEAST = 1e-6
"""What is smaller is told to be."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Numbers", text)


def _singular(unit: str) -> str:
    """What one of them is called, in the user's language."""
    pairs = (
        (tr("records"), tr("record")),
        (tr("released records"), tr("released record")),
        (tr("people"), tr("person")),
        (tr("areas"), tr("area")),
        (tr("regions"), tr("region")),
        (tr("sites"), tr("site")),
        (tr("classes"), tr("class")),
        (tr("combinations"), tr("combination")),
        (tr("cells"), tr("cell")),
        (tr("categories"), tr("category")),
        (tr("values"), tr("value")),
        (tr("releases"), tr("release")),
        (tr("runs"), tr("run")),
        (tr("new runs"), tr("new run")),
        (tr("rows"), tr("row")),
        (tr("columns"), tr("column")),
        (tr("faults"), tr("fault")),
        (tr("polygons"), tr("polygon")),
        (tr("bits"), tr("bit")),
        (tr("bits per record"), tr("bit per record")),
        (tr("nats"), tr("nat")),
        (tr("moves"), tr("move")),
        (tr("units"), tr("unit")),
    )
    return dict(pairs).get(unit, unit)


def _is_one(whole: int) -> bool:
    """Whether so many are spoken of as of one: in French, none too."""
    return whole == 1 or (whole == 0 and QLocale().language() == QLocale.Language.French)


def use_locale() -> None:
    """Takes the system's locale; where that says nothing ("C"), English as in Canada."""
    system = QLocale.system()
    if system.language() == QLocale.Language.C:
        system = QLocale(QLocale.Language.English, QLocale.Country.Canada)
    QLocale.setDefault(system)


def count(n: float | None, unit: str = "") -> str:
    """A whole number, exact, with its unit: ``"330,412 records"``."""
    if n is None:
        return NOTHING
    whole = round(n)
    return _with_unit(_grouped(whole), _singular(unit) if _is_one(whole) else unit)


def _grouped(whole: int) -> str:
    """All digits of a whole number of any length, in groups."""
    if abs(whole) < _LARGEST_WORD:
        return QLocale().toString(whole)
    return f"{whole:,}".replace(",", QLocale().groupSeparator())


def measure(x: float | None, unit: str = "") -> str:
    """A measured number to three significant digits; whole numbers under 100,000 stay whole.

    Parameters
    ----------
    x
        The number; None or NaN gives a dash.
    unit
        What it counts: "people", "km", "bits".
    """
    if x is None or math.isnan(x):
        return NOTHING
    if math.isinf(x):
        return _with_unit("∞", unit)
    if abs(x) >= _LARGE:
        return _in_words(x, unit)
    return _with_unit(_short(x), _singular(unit) if x in (0, 1) and _is_one(int(x)) else unit)


def short(x: float) -> str:
    """A number as short as three digits allow, for legends: ``"0.05"``, ``"10,300"``."""
    text = measure(x)
    point = QLocale().decimalPoint()
    return text.rstrip("0").removesuffix(point) if point in text and "e" not in text else text


def exact(x: float | None, unit: str = "") -> str:
    """All digits of a number, for tooltips and copies."""
    if x is None or math.isnan(x):
        return NOTHING
    if float(x).is_integer():
        return count(x, unit)
    text = QLocale().toString(float(x), "g", 15)
    if "e" in text.lower() and abs(x) < 1:
        decimals = 14 - math.floor(math.log10(abs(x)))
        point = QLocale().decimalPoint()
        text = QLocale().toString(float(x), "f", decimals).rstrip("0").removesuffix(point)
    return _with_unit(text, unit)


def typed(text: str) -> str:
    """A whole number as settings hold it, if it was typed as :func:`count` writes it.

    Other groups of digits are left as they are: 1.050 and 172,86 are nothing to be guessed at.
    """
    plain = "".join(c for c in text if c.isdecimal())
    shown = " ".join(text.split())
    if plain.isascii() and plain and shown == " ".join(count(int(plain)).split()):
        return plain
    return text.strip()


def percent(share: float | None) -> str:
    """A share of 1 as a percentage; never "0 %" or "100 %" unless it is exactly that.

    >>> percent(0.00364)
    '0.36 %'
    """
    if share is None or math.isnan(share):
        return NOTHING
    value = 100.0 * share
    if value in (0.0, 100.0):
        return f"{value:.0f}\u00a0%"
    if 0 < value < 0.01:
        return f"<\u00a0{QLocale().toString(0.01, 'f', 2)}\u00a0%"
    if 99.99 < value < 100:
        return f">\u00a0{QLocale().toString(99.99, 'f', 2)}\u00a0%"
    decimals = 2 if abs(value) < 1 or 99 < value < 100 else 1
    text = QLocale().toString(value, "f", decimals)
    return f"{text}\u00a0%"


def kilometres(metres: float | None) -> str:
    """A distance, three significant digits; always in kilometres, so that all can be compared."""
    return measure(None if metres is None else metres / 1000.0, tr("km"))


def tick(x: float, spacing: float) -> str:
    """A number along an axis, with the digits that tell it from its neighbours: ``"1.25 M"``."""
    if x == 0:
        return "0"
    size = max(abs(x), spacing)
    power, name = next(((p, n) for p, n in _TICKS if size >= p), (1.0, ""))
    power = 1e3 if name == "k" else power
    step = max(spacing / power, 1e-9)
    decimals = max(0, math.ceil(-math.log10(step) - 1e-9))
    if abs(round(step * 10**decimals) - step * 10**decimals) > 1e-6:
        decimals += 1
    return _with_unit(QLocale().toString(x / power, "f", min(decimals, 6)), name)


def seconds(x: float) -> str:
    """A time: ``"34 ms"``, ``"2.1 s"``, ``"3 min 05 s"``."""
    if x < 1:
        return f"{round(x * 1000)}\u00a0ms"
    if x < 60:
        return f"{QLocale().toString(x, 'f', 1)}\u00a0s"
    minutes, rest = divmod(round(x), 60)
    return f"{minutes}\u00a0min {rest:02d}\u00a0s"


def seconds_left(x: float) -> str:
    """A time to wait, no finer than it can be known: ``"37 s"``, ``"3 min"``, ``"2 h 10 min"``."""
    whole = max(1, round(x))
    if whole < 90:
        return f"{whole}\u00a0s"
    minutes = round(whole / 60)
    if minutes < 90:
        return f"{minutes}\u00a0min"
    return f"{minutes // 60}\u00a0h {minutes % 60:02d}\u00a0min"


def moment(at: datetime) -> str:
    """A day and a time as they are written here, without seconds."""
    when = QDateTime.fromMSecsSinceEpoch(round(at.timestamp() * 1000))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def signed(text: str, difference: float) -> str:
    """A formatted size of a difference with its sign: ``"+12"``, ``"−3 km"``, ``"±0"``."""
    if difference == 0:
        return f"±{text}"
    return f"+{text}" if difference > 0 else f"−{text}"


def _short(x: float) -> str:
    locale = QLocale()
    size = abs(x)
    if float(x).is_integer() and size < 100_000:
        return locale.toString(int(x)).replace("-", "−")
    return _digits(x)


def _in_words(x: float, unit: str) -> str:
    """A large number in plain words: ``"3.57 billion records"``."""
    scale, alone, with_unit = (_LARGE, tr("{n} billion"), tr("{n} billion {unit}"))
    if abs(x) >= _LARGER:
        scale, alone, with_unit = (_LARGER, tr("{n} trillion"), tr("{n} trillion {unit}"))
    text = with_unit if unit else alone
    said = text.format(n=_digits(x / scale), unit="{unit}").replace(" ", "\u00a0")
    return said.format(unit=unit)


def _digits(x: float) -> str:
    """Three significant digits without an exponent."""
    if x == 0:
        return "0"
    if abs(x) < _LEAST:
        sign = "<" if x > 0 else ">\u00a0−"
        return f"{sign}\u00a0{QLocale().toString(_LEAST, 'f', 6)}".replace("−\u00a0", "−")
    power = math.floor(math.log10(abs(x)))
    decimals = _DIGITS - 1 - power
    rounded = float(round(x, decimals))
    return QLocale().toString(rounded, "f", max(0, decimals)).replace("-", "−")


def _with_unit(text: str, unit: str) -> str:
    return f"{text}\u00a0{unit}" if unit else text
