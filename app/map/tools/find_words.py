"""Places that were found, in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from app.kit import numbers
from app.map.tools.identify import level_name
from core.places.find_places import AREA, BEGINNING, NAME, REGION, UNIT, Hit


@dataclass(frozen=True)
class Found:
    """One line of the list.

    Attributes
    ----------
    title, detail
        What it is, and what belongs to it.
    """

    title: str
    detail: str

    @property
    def whole(self) -> str:
        """Both, for those who hear it."""
        return f"{self.title}: {self.detail}" if self.detail else self.title


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Find", text)


def words_of(hit: Hit, people: float | None = None) -> Found:
    """What a hit is; ``people`` live in an area, if that is known."""
    areas = numbers.count(len(hit.areas), tr("areas"))
    if hit.kind == AREA:
        detail = "" if people is None else numbers.count(people, tr("people"))
        return Found(tr("Area {0}").format(hit.label), detail)
    if hit.kind == REGION:
        return Found(tr("Region {0}").format(numbers.count(int(hit.label))), areas)
    if hit.kind == BEGINNING:
        return Found(tr("Ids that begin with {0}").format(hit.label), areas)
    if hit.kind == UNIT:
        name = level_name(hit.level)
        return Found(tr("{level} {code}").format(level=name, code=hit.label), areas)
    if hit.kind == NAME:
        return Found(
            hit.label,
            tr("{column}: {areas}").format(column=level_name(hit.level), areas=areas),
        )
    return _place(hit)


def _place(hit: Hit) -> Found:
    if hit.degrees is not None:
        lat, lon = hit.degrees
        title = tr("{lat}° {north}, {lon}° {east}").format(
            lat=_degrees(lat),
            north=tr("N") if lat >= 0 else tr("S"),
            lon=_degrees(lon),
            east=tr("E") if lon >= 0 else tr("W"),
        )
    else:
        x, y = hit.place or (0.0, 0.0)
        title = tr("x {x}, y {y}").format(x=numbers.count(x, "m"), y=numbers.count(y, "m"))
    where = tr("in an area") if len(hit.areas) else tr("in no area")
    return Found(title, where)


def _degrees(value: float) -> str:
    return QLocale().toString(abs(value), "f", 4)
