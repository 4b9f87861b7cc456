"""Small helpers for the arrays inside frozen values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T", bound=np.generic)
Whole = TypeVar("Whole", bound=np.integer)
_DENSE: Final = 1 << 20
"""Rows that may occur, up to which a list of all of them is made, however few there are."""
_LARGEST: Final = 1 << 62


def read_only(array: NDArray[T]) -> NDArray[T]:
    """A view of the array that cannot be written."""
    view = array.view()
    view.flags.writeable = False
    return view


def check_shape(name: str, array: NDArray[T], shape: tuple[int, ...]) -> None:
    """Checks what a caller hands over; the sentence names the field.

    Raises
    ------
    ValueError
        If the array has another shape: a mistake in the program, not of its user.
    """
    if array.shape != shape:
        raise ValueError(f"{name} has shape {array.shape}, but {shape} is needed.")


def distinct(values: NDArray[Whole]) -> NDArray[Whole]:
    """The whole numbers that occur, each once, ascending; (c,) of any shape.

    What `numpy.unique` gives, which hashes them and takes a hundred times as long.
    """
    ordered = np.sort(values, axis=None)
    first = np.ones(len(ordered), dtype=bool)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


def numbered_rows(
    columns: Sequence[NDArray[np.integer]],
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """(m, c) the rows that occur, each once, in order; (n,) which of them each row is.

    What `numpy.unique` gives along an axis, which compares whole rows and takes ten times as long.

    Parameters
    ----------
    columns
        (n,) whole numbers each, one column at least.
    """
    least = [int(of.min(initial=0)) for of in columns]
    widths = [int(of.max(initial=0)) - low + 1 for of, low in zip(columns, least, strict=True)]
    keys, most = np.zeros(len(columns[0]), np.int64), 1
    for of, low, width in zip(columns, least, widths, strict=True):
        if most * width > _LARGEST:
            found, keys = np.unique(keys, return_inverse=True)
            most = len(found)
        keys *= width
        keys += of
        keys -= low
        most *= width
    if most <= max(_DENSE, len(keys)):
        there = np.zeros(most, bool)
        there[keys] = True
        number = (np.cumsum(there) - 1)[keys]
    else:
        number = np.unique(keys, return_inverse=True)[1].reshape(-1)
    first = np.empty(int(number.max(initial=-1)) + 1, np.int64)
    first[number] = np.arange(len(number))
    rows = np.column_stack([of[first] for of in columns])
    return rows.astype(np.int32), number.astype(np.int32)


def joined(parts: list[NDArray[Any]]) -> NDArray[Any]:
    """One array of several, which are used up: memory is taken as theirs is given back.

    Parameters
    ----------
    parts
        One array at least, of one type, and of one shape but for their lengths.
    """
    whole = np.empty((sum(map(len, parts)), *parts[0].shape[1:]), parts[0].dtype)
    end = len(whole)
    while parts:
        last = parts.pop()
        whole[end - len(last) : end] = last
        end -= len(last)
    return whole
