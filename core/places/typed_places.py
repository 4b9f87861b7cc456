"""Coordinates as people type them: degrees in many manners, or metres."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ONE = (
    r"([NSEWO]?)\s*([-+−]?\d+(?:[.,]\d+)?)\s*([°º]?)\s*"
    r"(?:(\d+(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d+(?:[.,]\d+)?)\s*[\"″”]\s*)?([NSEWO]?)"
)
_PAIR = re.compile(rf"\s*{_ONE}\s*(?:[;,]|\s)\s*{_ONE}\s*", re.IGNORECASE)
_NAMED = re.compile(r"\b(?:x|y|lat(?:itude)?|lon(?:g(?:itude)?)?)\b\s*[:=]?", re.IGNORECASE)
_METRES = re.compile(r"(?<=\d)\s*m\b", re.IGNORECASE)
_SIDES = {"N": 1, "S": -1, "E": 1, "W": -1, "O": -1}


@dataclass(frozen=True)
class Typed:
    """Two numbers that stand for a place.

    Attributes
    ----------
    a, b
        x and y in metres of the map, unless
    degrees
        latitude and longitude are meant.
    """

    a: float
    b: float
    degrees: tuple[float, float] | None = None


def typed_place(text: str) -> Typed | None:
    """What a text says about a place; None if it is not a pair of coordinates.

    Notes
    -----
    Degrees are taken to be meant where there is a degree sign or a point of the compass, or
    where both numbers are small enough; latitude comes first, unless the letters or the size of
    the first number say otherwise. "O" is the French west.
    """
    plain = _METRES.sub("", _NAMED.sub("", text))
    fit = _PAIR.fullmatch(plain) or _PAIR.fullmatch(
        re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))", "", plain)
    )
    if fit is None:
        return None
    first, second = _one(fit.groups()[:6]), _one(fit.groups()[6:])
    if first is None or second is None:
        return None
    (a, side_a, sign_a), (b, side_b, sign_b) = first, second
    if side_a in ("E", "W", "O") or side_b in ("N", "S") or (not side_a and abs(a) > 90):
        lat, lon = b, a
    else:
        lat, lon = a, b
    if abs(lat) <= 90 and abs(lon) <= 180:
        return Typed(a, b, (lat, lon))
    return None if side_a or side_b or sign_a or sign_b else Typed(a, b)


def _one(parts: tuple[str | None, ...]) -> tuple[float, str, bool] | None:
    """One coordinate, the side of the earth it names, and whether it says degrees."""
    before, number, sign, minutes, seconds, after = (part or "" for part in parts)
    value = _number(number)
    share = _number(minutes) / 60.0 + _number(seconds) / 3600.0
    value += -share if value < 0 or number.startswith(("-", "−")) else share
    side = (before or after).upper()
    if before and after:
        return None
    if side:
        value = abs(value) * _SIDES[side]
    return value, side, bool(sign)


def _number(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-")) if text else 0.0
