"""The list of a map's layers, the uppermost first: what is in it, and changing it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from core.map.layers import AREAS, REGIONS, LayerStyle, MapLayer
from core.map.values import POPULATION

LEVEL: Final = "level:"
FILE: Final = "file:"
SELECTION: Final = "selection:"
BACKGROUND: Final = "background"
GRATICULE: Final = "graticule"
OUTLINES: Final = "area outlines"

_ABOVE: Final = ("faults", "sites", "trails", "links", "cells", GRATICULE)
_BELOW: Final = (OUTLINES, REGIONS, AREAS)

HIDDEN_AT_FIRST: Final = frozenset({"cells", "faults", GRATICULE})
OPACITY_AT_FIRST: Final = {OUTLINES: 0.8}
_LEVEL_OPACITY: Final = 0.5

Layers = tuple[MapLayer, ...]


def makes_room(key: str) -> bool:
    """Whether a layer would lie over regions, so that it hides when those come."""
    return key.startswith(LEVEL)


def is_own(key: str) -> bool:
    """Whether a layer has shapes of its own: from a file, or of a saved selection."""
    return key.startswith((FILE, SELECTION, BACKGROUND))


def built_in(
    title: Callable[[str], str],
    levels: Iterable[str] = (),
    style: Callable[[str], LayerStyle | None] = lambda _: None,
) -> Layers:
    """The layers that come with areas, as they look at first.

    Parameters
    ----------
    title
        What a layer is called, by its key.
    levels
        Names of the coarser levels that are open.
    style
        How a layer looks, by its key, if the user has said so before.
    """
    keys = (*_ABOVE, *(f"{LEVEL}{name}" for name in levels), *_BELOW)
    return tuple(
        MapLayer(
            key=key,
            title=title(key),
            visible=key not in HIDDEN_AT_FIRST,
            opacity=OPACITY_AT_FIRST.get(key, _LEVEL_OPACITY if key.startswith(LEVEL) else 1.0),
            style=style(key) or LayerStyle(field=POPULATION if key == AREAS else ""),
            removable=key.startswith(LEVEL),
        )
        for key in keys
    )


def synced(layers: Layers, present: Layers) -> Layers:
    """The list with what is on the map now: choices are kept, gone layers go, new ones come.

    Parameters
    ----------
    layers
        The list as it was.
    present
        The layers that there are now, apart from the user's own, as they look at first.
    """
    there = {of.key for of in present}
    kept = [of for of in layers if of.key in there or is_own(of.key)]
    known = {of.key for of in kept}
    for i, layer in enumerate(present):
        if layer.key in known:
            continue
        above = [of.key for of in present[:i]]
        at = max((j + 1 for j, of in enumerate(kept) if of.key in above), default=0)
        kept.insert(at, layer)
    return tuple(kept)


def layer_of(layers: Layers, key: str) -> MapLayer | None:
    """The layer of a key, if it is in the list."""
    return next((of for of in layers if of.key == key), None)


def replaced(layers: Layers, key: str, **changes: object) -> Layers:
    """The list with some fields of one layer changed."""
    return tuple(replace(of, **changes) if of.key == key else of for of in layers)  # type: ignore[arg-type]


def without(layers: Layers, key: str) -> Layers:
    """The list without a layer."""
    return tuple(of for of in layers if of.key != key)


def moved(layers: Layers, key: str, by: int) -> Layers:
    """The list with a layer ``by`` places further down (negative: up), as far as there are any."""
    keys = [of.key for of in layers]
    if key not in keys:
        return layers
    at = keys.index(key)
    to = min(max(at + by, 0), len(keys) - 1)
    keys.insert(to, keys.pop(at))
    return ordered(layers, keys)


def ordered(layers: Layers, keys: Sequence[str]) -> Layers:
    """The list in the order of keys; layers that are not named stay behind the others."""
    place: Mapping[str, int] = {key: i for i, key in enumerate(keys)}
    return tuple(sorted(layers, key=lambda of: place.get(of.key, len(place))))


def with_own(layers: Layers, layer: MapLayer) -> Layers:
    """The list with a layer of the user's: a background lies under the areas, others on top.

    One of the same key is replaced in its place.
    """
    if layer_of(layers, layer.key) is not None:
        return tuple(layer if of.key == layer.key else of for of in layers)
    if layer.key.startswith(BACKGROUND):
        return (*layers, layer)
    marks = [i for i, of in enumerate(layers) if of.key in _ABOVE]
    at = 1 + max(marks, default=-1)
    return (*layers[:at], layer, *layers[at:])


def free_key(layers: Layers, start: str) -> str:
    """A key that no layer has: ``start``, else with a number behind it."""
    keys = {of.key for of in layers}
    candidates = (start if i == 1 else f"{start} {i}" for i in range(1, len(keys) + 2))
    return next(key for key in candidates if key not in keys)
