"""Small helpers for the arrays inside frozen values."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T", bound=np.generic)
Whole = TypeVar("Whole", bound=np.integer)


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
