"""The looks of layers as a JSON file: which field, which classes, which colours; no values.

The file is ``{"format": "vbas layer styles", "version": 1, "layers": {key: look}}``, where a
look has some of: visible, opacity, field, scheme, classes, ramp, reverse, fill, line, width,
label. Colours are "#rrggbb", or "#aarrggbb" where they are not opaque; null takes that of the
theme.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, Final

from core.colours import RAMPS, SCHEMES
from core.errors import Notice, VbasError
from core.io.atomic import whole_file
from core.map.layers import LayerStyle, MapLayer
from core.small_files import check_file, read_small

FORMAT: Final = "vbas layer styles"
VERSION: Final = 1
MOST_CLASSES: Final = 9
WIDEST: Final = 12.0
"""Logical pixels."""

_COLOURS: Final = ("fill", "line")
_STYLE_KEYS: Final = tuple(of.name for of in fields(LayerStyle))
_LAYER_KEYS: Final = ("visible", "opacity")
_MOST_BYTES = 1_000_000

Look = Mapping[str, Any]
"""What a file says of one layer: fields of `LayerStyle`, and visible and opacity."""


def is_style_file(path: Path) -> bool:
    """Whether a file holds looks of layers, as far as its beginning tells."""
    try:
        check_file(path)
        with path.open("rb") as file:
            return FORMAT.encode() in file.read(400)
    except (OSError, VbasError):
        return False


def look_of(layer: MapLayer) -> dict[str, Any]:
    """All that is written down of a layer."""
    return {"visible": layer.visible, "opacity": layer.opacity, **style_as_look(layer.style)}


def style_as_look(style: LayerStyle) -> dict[str, Any]:
    """A style with its colours as text."""
    look = asdict(style)
    for name in _COLOURS:
        look[name] = None if look[name] is None else colour_text(look[name])
    return look


def write_styles(path: Path, layers: Collection[MapLayer]) -> None:
    """Writes the looks of layers down, by their keys.

    Raises
    ------
    VbasError
        If the file cannot be written.
    """
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "layers": {layer.key: look_of(layer) for layer in layers},
    }
    with whole_file(path) as partial:
        partial.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n", "utf-8")


def read_styles(path: Path) -> dict[str, Look]:
    """The looks in a file, by the keys of layers.

    Raises
    ------
    VbasError
        If it is no such file, or says something that no layer can look like.
    """
    told = {"file": path.name}
    whole = _parsed(path)
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise VbasError(
            "{file} is not a file of layer styles.",
            "Choose one that was saved from the list of layers.",
            **told,
        )
    if whole.get("version") != VERSION:
        raise VbasError(
            "{file} has version {version} of layer styles; this program reads version {known}.",
            "Save it again with this program, or use a newer one.",
            version=str(whole.get("version")),
            known=VERSION,
            **told,
        )
    unknown = set(whole) - {"format", "version", "layers"}
    layers = whole.get("layers")
    if unknown or not isinstance(layers, dict):
        raise VbasError(
            "{file} should have a table “layers” and nothing besides; it also has: {unknown}.",
            "Correct the file, or save it again from the list of layers.",
            unknown=", ".join(sorted(unknown)) or "–",
            **told,
        )
    return {key: checked_look(look, key, path.name) for key, look in layers.items()}


def _parsed(path: Path) -> Any:
    try:
        return json.loads(read_small(path, _MOST_BYTES).decode("utf-8"))
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Choose another file.",
            file=path.name,
            reason=error.strerror or str(error),
        ) from error
    except json.JSONDecodeError as error:
        raise VbasError(
            "{file} is not valid JSON: line {line}.",
            "Correct that line, or save the file again.",
            file=path.name,
            line=error.lineno,
        ) from error
    except UnicodeDecodeError as error:
        raise VbasError(
            "{file} is not a text file in UTF-8.", "Choose another file.", file=path.name
        ) from error
    except (ValueError, RecursionError) as error:  # numbers too long, tables too deep
        raise VbasError(
            "{file} is not a file of layer styles.",
            "Choose one that was saved from the list of layers.",
            file=path.name,
        ) from error


def checked_look(look: Any, layer: str, file: str) -> Look:
    """A look with its colours as numbers, after each entry was looked at.

    Raises
    ------
    VbasError
        Naming the layer and the entry that is wrong.
    """
    told = {"file": file, "layer": layer}
    if not isinstance(look, dict):
        raise VbasError(
            "{file}: the look of {layer} is no table.", "Write it like the others.", **told
        )
    known = (*_LAYER_KEYS, *_STYLE_KEYS)
    for name in look:
        if name not in known:
            raise VbasError(
                "{file}: the look of {layer} has an entry {name} that is not known.",
                "Known are: {known}.",
                name=name,
                known=", ".join(known),
                **told,
            )
    made = dict(look)
    for name, value in look.items():
        right, wanted = _RULES[name]
        if not right(value):
            raise VbasError(
                "{file}: {name} of {layer} has to be {wanted}.",
                "Correct it, or leave it out.",
                name=name,
                wanted=wanted,
                **told,
            )
        if name in _COLOURS and value is not None:
            made[name] = colour_number(value)
    return made


def with_look(
    layer: MapLayer, look: Look, known: Collection[str] | None = None
) -> tuple[MapLayer, Notice | None]:
    """The layer with another look; a field that it has not leaves its own as it is.

    Parameters
    ----------
    look
        Of `read_styles`.
    known
        Keys of the fields that the layer can be coloured by; None if that is not known.
    """
    style = {name: value for name, value in look.items() if name in _STYLE_KEYS}
    notice = None
    field = style.get("field", "")
    if field and known is not None and field not in known:
        del style["field"]
        notice = Notice(
            "The layer {layer} has no column {field}; its colours stay as they are.",
            layer=layer.title,
            field=field,
        )
    more = {name: value for name, value in look.items() if name in _LAYER_KEYS}
    if "opacity" in more:
        more["opacity"] = float(more["opacity"])
    return replace(layer, style=replace(layer.style, **style), **more), notice


def colour_text(colour: int) -> str:
    """0xAARRGGBB as "#rrggbb", or "#aarrggbb" where it is not opaque."""
    return f"#{colour & 0xFFFFFF:06x}" if colour >> 24 == 0xFF else f"#{colour:08x}"


def colour_number(text: str) -> int:
    """The number 0xAARRGGBB of a colour's text."""
    number = int(text[1:], 16)
    return number | 0xFF000000 if len(text) == 7 else number


def _is_colour(value: Any) -> bool:
    if value is None:
        return True
    return isinstance(value, str) and bool(re.fullmatch(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})", value))


def _is_number(low: float, high: float) -> Callable[[Any], bool]:
    def right(value: Any) -> bool:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        # NaN lies nowhere; numbers of any length can be compared, if not turned into others.
        return number and low <= value <= high

    return right


def _is_classes(value: Any) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and 2 <= value <= MOST_CLASSES


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


_RULES: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    "visible": (_is_flag, "true or false"),
    "opacity": (_is_number(0.0, 1.0), "a number from 0 to 1"),
    "field": (_is_text, "text"),
    "scheme": (lambda v: isinstance(v, str) and v in SCHEMES, "one of " + ", ".join(SCHEMES)),
    "classes": (_is_classes, f"a whole number from 2 to {MOST_CLASSES}"),
    "ramp": (
        lambda v: v in [of.name for of in RAMPS],
        "one of " + ", ".join(of.name for of in RAMPS),
    ),
    "reverse": (_is_flag, "true or false"),
    "fill": (_is_colour, "a colour such as #1f5fa8, or null"),
    "line": (_is_colour, "a colour such as #1f5fa8, or null"),
    "width": (_is_number(0.0, WIDEST), f"a number of pixels from 0 to {WIDEST:g}"),
    "label": (_is_text, "text"),
}
