"""Values as plain data for a file, and back: dataclasses by their annotations, arrays beside them.

Nothing is ever made of a class that a file names: the caller says what kind it expects. Only the
few texts of the program that can stand where anything may (`Notice`, `Phrase`, `Stage`) are marked.
"""

from __future__ import annotations

import os
import re
import types
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from typing import Any, Final, TypeVar, Union, get_args, get_origin

import numpy as np
import pandas as pd
from cattrs import Converter
from cattrs.errors import BaseValidationError
from numpy.typing import NDArray
from pyproj import CRS
from pyproj.exceptions import ProjError

from core.errors import Notice, Phrase, VbasError
from core.io.project.packing import Unpacker, packed
from core.io.records.place import Place, is_url, read_place, written
from core.steps import Stage

T = TypeVar("T")

ARRAY: Final = "array"
_VALUES: Final = "values"
_WRITTEN: Final = re.compile(r"[+]?,?(\.\d\d?)?[defg%]?")
"""How templates write numbers; a width could be that of a book."""
_WHOLE: Final = 2**63
"""Whole numbers are of 64 bits, as those of the tables."""
_PLAIN: Final = (str, bool, int, float, type(None))


class DamagedError(Exception):
    """Plain data that cannot be what it should be; becomes a sentence that names the file."""


@dataclass(eq=False)
class Blobs:
    """Arrays and tables as bytes, by name: what plain data refer to.

    Attributes
    ----------
    folder
        Paths are written relative to it, and come back as absolute ones.
    by_name
        {name: (kind, bytes)}.
    """

    folder: Path
    by_name: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    _known: dict[int, tuple[object, str]] = field(default_factory=dict, repr=False)
    _read: dict[str, Any] = field(default_factory=dict, repr=False)
    _unpacker: Unpacker = field(default_factory=Unpacker, repr=False)

    def add(self, value: NDArray[Any] | pd.DataFrame) -> dict[str, str]:
        """Takes an array or a table in; the same one only once."""
        known = self._known.get(id(value))
        if known is None:
            name = str(len(self.by_name) + 1)
            self.by_name[name] = packed(value)
            known = self._known[id(value)] = (value, name)
        return {ARRAY: known[1]}

    def take(self, name: str, of: Blobs) -> dict[str, str]:
        """Takes what another file holds as it is, and refers to it."""
        known = self._known.get(id(packed := of.by_name.get(name)))
        if known is None:
            if packed is None:
                raise DamagedError("array")
            own = str(len(self.by_name) + 1)
            self.by_name[own] = packed
            known = self._known[id(packed)] = (packed, own)
        return {ARRAY: known[1]}

    def get(self, reference: Any, kind: Any) -> Any:
        """The array or table that is referred to, of an annotated kind."""
        try:
            name = reference[ARRAY]
            if name not in self._read:
                self._read[name] = self._unpacker.unpacked(*self.by_name[name])
            found = self._read[name]
        except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise DamagedError("array") from error
        if _is_table(kind):
            if not isinstance(found, pd.DataFrame):
                raise DamagedError("table")
            return found
        if not isinstance(found, np.ndarray):
            raise DamagedError("array")
        return _of_kind(found, kind)


def _of_kind(found: NDArray[Any], kind: Any) -> NDArray[Any]:
    """The array, if it may stand where one of that annotation is expected."""
    wanted = next(iter(get_args(kind)[1:]), None)
    scalar = next(iter(get_args(wanted)), None)
    if not isinstance(scalar, type) or scalar is np.generic:
        return found
    if not found.size:
        return (
            found
            if np.issubdtype(found.dtype, scalar)
            else found.astype(_USUAL.get(scalar, scalar))
        )
    for known, kinds in _ALIKE.items():
        if issubclass(scalar, known) and found.dtype.kind in kinds:
            return found
    raise DamagedError("array")


_USUAL: Final[dict[Any, Any]] = {np.integer: np.int64, np.floating: np.float64}
_ALIKE: Final[dict[type, str]] = {
    np.bool_: "b",
    np.integer: "iu",
    np.floating: "fiu",
    np.object_: "OU",
    np.str_: "U",
}
"""Kinds of numbers that may stand for a kind."""


class Codec:
    """Turns values into plain data that JSON can hold, and back."""

    def __init__(self, blobs: Blobs) -> None:
        self._blobs = blobs
        self._converter = made = Converter(detailed_validation=False)
        made.register_unstructure_hook(Path, self._path_out)
        made.register_structure_hook(Path, lambda of, _: self._path_in(of))
        made.register_unstructure_hook_func(_is_place, self._place_out)
        made.register_structure_hook_func(_is_place, lambda of, _: self._place_in(of))
        made.register_unstructure_hook(Notice, self._any_out)
        made.register_structure_hook(Notice, self._text_in)
        made.register_unstructure_hook(CRS, lambda crs: crs.to_wkt())
        made.register_structure_hook(CRS, lambda text, _: CRS.from_wkt(text))
        made.register_unstructure_hook_func(_is_array, self._blobs.add)
        made.register_structure_hook_func(_is_array, blobs.get)
        made.register_unstructure_hook_func(_is_table, self._blobs.add)
        made.register_structure_hook_func(_is_table, blobs.get)
        made.register_unstructure_hook_func(_is_open, self._any_out)
        made.register_structure_hook_func(_is_open, lambda of, _: self._any_in(of))
        made.register_structure_hook_func(_is_scalar_union, _same)
        for kind in (int, float, bool):
            made.register_structure_hook(kind, _strict)
        # A text may be one that is translated with its values.
        made.register_unstructure_hook(str, self._any_out)
        made.register_structure_hook(str, self._str_in)
        for scalar in (np.integer, np.floating, np.bool_):
            made.register_unstructure_hook(scalar, lambda of: of.item())

    def plain(self, value: Any, kind: Any) -> Any:
        """A value of a kind as plain data."""
        return self._converter.unstructure(value, unstructure_as=kind)

    def value(self, plain: Any, kind: type[T]) -> T:
        """The value of a kind that was made plain.

        Raises
        ------
        DamagedError
            If it cannot be one.
        """
        try:
            made: T = self._converter.structure(plain, kind)
        except DamagedError:
            raise
        except (
            *(BaseValidationError, VbasError, KeyError, TypeError, ValueError),
            *(AttributeError, LookupError, OverflowError, RecursionError, ProjError),
        ) as error:
            raise DamagedError(getattr(kind, "__name__", str(kind))) from error
        return made

    def _path_out(self, path: Path) -> str:
        return relative(path, self._blobs.folder)

    def _path_in(self, text: Any) -> Path:
        if not isinstance(text, str) or "\0" in text:
            raise DamagedError("path")
        os.fsencode(text)  # what no file can be called is a ValueError
        return Path(os.path.normpath(self._blobs.folder / text))

    def _place_out(self, place: Place) -> str:
        return self._path_out(place) if isinstance(place, Path) else written(place)

    def _place_in(self, text: Any) -> Place:
        return read_place(text) if isinstance(text, str) and is_url(text) else self._path_in(text)

    # What may be anything: values of sentences

    def _any_out(self, value: Any) -> Any:
        if isinstance(value, Notice):
            return {"notice": value.template, _VALUES: self._values_out(value.values)}
        if isinstance(value, Phrase):
            return {"phrase": list(value.texts)}
        if isinstance(value, Stage):
            return {"stage": value.template, _VALUES: self._values_out(value.values)}
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, _PLAIN):
            return value
        if isinstance(value, (tuple, list)):
            return {"several": [self._any_out(of) for of in value]}
        return str(value)

    def _str_in(self, of: Any, kind: Any) -> Any:
        text = self._any_in(of) if isinstance(of, dict) else of
        if not isinstance(text, str):
            raise DamagedError(str(kind))
        return text

    def _values_out(self, values: Mapping[str, object]) -> dict[str, Any]:
        return {name: self._any_out(of) for name, of in values.items()}

    def _any_in(self, of: Any) -> Any:
        if isinstance(of, _PLAIN):
            return of
        if not isinstance(of, dict):
            raise DamagedError("text")
        if "notice" in of or "stage" in of:
            return self._text_in(of, None)
        if "phrase" in of:
            return Phrase(*(str(text) for text in of["phrase"]))
        return tuple(self._any_in(one) for one in of["several"])

    def _text_in(self, of: Any, _: Any) -> Any:
        values = {str(name): self._any_in(one) for name, one in of[_VALUES].items()}
        if "stage" in of:
            return Stage(_checked(of["stage"]), **values)
        made = Notice(_checked(of["notice"]), **values)
        _ = made.english  # a sentence that cannot be said is found here, not where it is shown
        return made


def _checked(template: str) -> str:
    """A template that holds nothing but names and how numbers are written."""
    for _, name, form, conversion in Formatter().parse(template):
        if name is None:
            continue
        if not name.isidentifier() or conversion or not _WRITTEN.fullmatch(form or ""):
            raise DamagedError("text")
    return template


def moved(plain: Any, of: Blobs, to: Blobs) -> Any:
    """Plain data of one file for another: the arrays they refer to go with them."""
    if isinstance(plain, dict):
        if set(plain) == {ARRAY} and isinstance(plain[ARRAY], str):
            return to.take(plain[ARRAY], of)
        return {name: moved(one, of, to) for name, one in plain.items()}
    return [moved(one, of, to) for one in plain] if isinstance(plain, list) else plain


def relative(path: Path, folder: Path) -> str:
    """A path as it is written into a file of that folder."""
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # another drive
        return path.resolve().as_posix()


def _is_array(kind: Any) -> bool:
    return kind is np.ndarray or get_origin(kind) is np.ndarray


def _is_table(kind: Any) -> bool:
    return kind is pd.DataFrame


def _is_place(kind: Any) -> bool:
    return bool(kind == Place)


def _is_open(kind: Any) -> bool:
    return kind is Any or kind is object


def _is_scalar_union(kind: Any) -> bool:
    if get_origin(kind) not in (Union, types.UnionType):
        return False
    return all(of in (*_PLAIN, types.NoneType) for of in get_args(kind)) and len(get_args(kind)) > 2


def _same(value: Any, kind: Any) -> Any:
    if type(value) not in get_args(kind):
        raise DamagedError(str(kind))
    return value


def _strict(value: Any, kind: type) -> Any:
    """A number, text or truth as it was written: nothing is guessed."""
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind or (type(value) is int and not -_WHOLE <= value < _WHOLE):
        raise DamagedError(kind.__name__)
    return value
