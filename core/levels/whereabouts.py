"""In which province and part of Canada the units of a level lie, by where most people live."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import Listed
from core.arrays import check_shape, read_only
from core.canada import provinces
from core.errors import Notice

_MOST_NAMED = 5


@dataclass(frozen=True, eq=False)
class Whereabouts:
    """Province and part of Canada of u units.

    Attributes
    ----------
    provinces
        (u,) two letters, "" = not known; of several the one with most people.
    parts
        (u,) "western", "central", "eastern"; "" = not known, or outside Canada.
    mixed
        (u,) whether a unit reaches over several parts of Canada.
    notices
        What the user should know.
    """

    provinces: NDArray[np.object_]
    parts: NDArray[np.object_]
    mixed: NDArray[np.bool_]
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        for name in ("provinces", "parts", "mixed"):
            array = getattr(self, name)
            check_shape(name, array, (len(self.provinces),))
            object.__setattr__(self, name, read_only(array))

    @cached_property
    def by_province(self) -> tuple[NDArray[np.intp], tuple[str, ...]]:
        """(u,) index of the province of each unit, and the provinces."""
        return _indexed(self.provinces)

    @cached_property
    def by_part(self) -> tuple[NDArray[np.intp], tuple[str, ...]]:
        """(u,) index of the part of each unit, and the parts."""
        return _indexed(self.parts)


def _indexed(names: NDArray[np.object_]) -> tuple[NDArray[np.intp], tuple[str, ...]]:
    codes, unique = pd.factorize(names)
    return codes, tuple(str(name) for name in unique)


def whereabouts_of(
    areas: Listed, labels: NDArray[np.integer], n_units: int, people: NDArray[np.float64]
) -> Whereabouts:
    """Province and part of each unit.

    Parameters
    ----------
    areas
        Areas; their level "province" tells it.
    labels
        (n,) unit of each area, -1 = none.
    people
        (n,) people of each area, NaN = not known.
    """
    told = areas.parents.get("province")
    if told is None:
        nowhere = np.full(n_units, "", dtype=object)
        text = (
            "The areas do not tell their province: the models for parts of Canada do not apply "
            "until one is chosen. Fixed cut-offs do."
        )
        return Whereabouts(nowhere, nowhere, np.zeros(n_units, bool), (Notice(text),))
    known = provinces()
    rows, texts = pd.factorize(told)  # few texts, many areas
    names = [str(text) if text in known else "" for text in texts]
    parts_ = [known[name].part if name else "" for name in names]
    in_province, _ = _most(names, rows, labels, n_units, people)
    in_part, mixed = _most(parts_, rows, labels, n_units, people)
    areas_of = np.bincount(rows, minlength=len(texts)).tolist()
    notices = (*_unknown(dict(zip(map(str, texts), areas_of, strict=True))), *_mixed(mixed))
    return Whereabouts(in_province, in_part, mixed, notices)


def _most(
    names: list[str],
    rows: NDArray[np.intp],
    labels: NDArray[np.integer],
    n_units: int,
    people: NDArray[np.float64],
) -> tuple[NDArray[np.object_], NDArray[np.bool_]]:
    """The name that most people of each unit bear (then most areas), and whether there are others.

    Parameters
    ----------
    names, rows
        Names, some alike, and (n,) which of them each area bears.
    labels, n_units, people
        As for `whereabouts_of`.

    Returns
    -------
    names, several
        (u,) each; "not known" is no other name.
    """
    unique = sorted(set(names))
    at_name = np.array([unique.index(name) for name in names], dtype=np.int64)
    inside = np.flatnonzero(labels >= 0)
    key = labels[inside].astype(np.int64) * max(1, len(unique)) + at_name[rows[inside]]
    pairs, at, areas = np.unique(key, return_inverse=True, return_counts=True)
    weight = np.bincount(at, np.nan_to_num(people[inside]), minlength=len(pairs))
    unit, code = np.divmod(pairs, max(1, len(unique)))
    order = np.lexsort((code, -areas, -weight, unit))
    first = order[np.concatenate(([True], np.diff(unit[order]) > 0))] if len(order) else order
    most = np.full(n_units, "", dtype=object)
    most[unit[first]] = np.array(unique, dtype=object)[code[first]]
    named = np.array([name != "" for name in unique], dtype=bool)[code]
    several = np.bincount(unit[named], minlength=n_units) > 1
    return most, several


def _unknown(areas_of: dict[str, int]) -> tuple[Notice, ...]:
    """Which codes of provinces are none of Canada's, and how many areas tell none."""
    known = provinces()
    strange = {text: count for text, count in areas_of.items() if text and text not in known}
    said: tuple[Notice, ...] = ()
    if strange:
        text = (
            "Areas with a province code that is none of Canada's ({codes}): {count:,}. Their "
            "province is kept as not known, and models for parts of Canada do not apply to them."
        )
        listed = ", ".join(sorted(strange)[:_MOST_NAMED])
        listed += " ..." if len(strange) > _MOST_NAMED else ""
        said += (Notice(text, count=sum(strange.values()), codes=listed),)
    if areas_of.get("", 0):
        text = (
            "Areas whose province is not known: {count:,}. Models for parts of Canada do not apply "
            "to them."
        )
        said += (Notice(text, count=areas_of[""]),)
    return said


def _mixed(mixed: NDArray[np.bool_]) -> tuple[Notice, ...]:
    count = int(mixed.sum())
    if not count:
        return ()
    text = (
        "Units over several parts of Canada: {count:,}. Each is judged by the model of the part in "
        "which most of its people live."
    )
    return (Notice(text, count=count),)
