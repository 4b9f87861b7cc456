"""Views of a map with a name: kept from start to start by the name of the area file."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass

from app.kit.settings import Settings

KEY = "bookmarks"
MOST = 30
Bounds = tuple[float, float, float, float]


@dataclass(frozen=True)
class Bookmark:
    """A view with a name.

    Attributes
    ----------
    name
        What the user calls it.
    bounds
        West, south, east, north, metres.
    """

    name: str
    bounds: Bounds


def bookmarks_of(settings: Settings, file: str) -> tuple[Bookmark, ...]:
    """The bookmarks of an area file, by its name; what makes no sense is left out."""
    kept = _all(settings).get(file, [])
    found = []
    for entry in kept if isinstance(kept, list) else []:
        try:
            name, (west, south, east, north) = entry
            bounds = (float(west), float(south), float(east), float(north))
        except (TypeError, ValueError):
            continue
        if all(math.isfinite(v) for v in bounds) and west < east and south < north:
            found.append(Bookmark(str(name), bounds))
    return tuple(found)


def keep_bookmarks(settings: Settings, file: str, bookmarks: tuple[Bookmark, ...]) -> None:
    """Keeps the bookmarks of an area file in place of those it had; the newest `MOST` of them."""
    kept = {name: of for name, of in _all(settings).items() if name != file}
    if bookmarks:
        kept[file] = [[of.name, list(of.bounds)] for of in bookmarks[-MOST:]]
    settings.kept[KEY] = json.dumps(kept, ensure_ascii=False)


def free_name(bookmarks: tuple[Bookmark, ...], pattern: str) -> str:
    """The first name "View 1", "View 2" ... that is not taken; the pattern has a field for it."""
    taken = {of.name for of in bookmarks}
    return next(name for i in range(1, len(taken) + 2) if (name := pattern.format(i)) not in taken)


def _all(settings: Settings) -> dict[str, object]:
    try:
        kept = json.loads(settings.kept.get(KEY, "{}"))
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}
