"""Which area a record's area id means, decided on the distinct ids.

Ids are compared as text whatever their type on disk: first exactly, then without a trailing
``.0``, then with leading zeros added or taken away where that leaves one area only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pandas as pd
import pyarrow as pa
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.errors import Notice, VbasError
from core.io.records.postal_codes import area_of_postal_code, first_three, read_conversion
from core.io.records.source import POSTAL_CODE, RecordSource
from core.io.records.text_values import as_text, common_pattern

_IDS_SHOWN = 3
_Ids = NDArray[np.object_]


@dataclass(frozen=True)
class AreaMatch:
    """What the distinct area ids of the records mean.

    Attributes
    ----------
    lookup
        Arrow table (key, code int32): ids as they are on disk, and the index of their area.
    notices
        What was done to make them match.
    """

    lookup: pa.Table
    notices: tuple[Notice, ...]


def match_areas(keys: pa.Array, areas: AreaLayer, source: RecordSource) -> AreaMatch:
    """Finds the area of every distinct area id of the records.

    Parameters
    ----------
    keys
        (d,) distinct values of the area column as they are on disk.
    areas
        The layer; its ids are text.
    source
        Says whether the column holds area ids or postal codes.

    Raises
    ------
    VbasError
        If no id means an area of the layer; shows ids of the layer and the pattern of the
        records' ids.
    """
    text = as_text(keys)
    present = np.array([t is not None for t in text], dtype=bool)
    index, notices = match_ids(ids_meant(text[present], source), areas, source.area_column)
    if not (index >= 0).any():
        raise _nothing_matches(source, areas, text[present])
    known = np.full(len(text), -1, dtype=np.int32)
    known[present] = index
    kept = pa.array(known >= 0)
    lookup = pa.table({"key": keys.filter(kept), "code": pa.array(known).filter(kept)})
    return AreaMatch(lookup, notices)


def ids_meant(ids: _Ids, source: RecordSource) -> _Ids:
    """(d,) area ids of what stands in the area column: ids themselves, or postal codes."""
    if source.conversion_path is not None:
        return area_of_postal_code(ids, read_conversion(source.conversion_path))
    return first_three(ids) if source.area_kind == POSTAL_CODE else ids


def match_ids(
    ids: _Ids, areas: AreaLayer, column: str
) -> tuple[NDArray[np.int32], tuple[Notice, ...]]:
    """(d,) index of the area of each id, -1 where there is none, and what had to be done."""
    layer = pd.Index(areas.ids.astype(object))
    index = _look_up(layer, ids)
    notices = []
    ways: tuple[tuple[Callable[[_Ids], _Ids], bool, str], ...] = (
        (
            _without_point,
            False,
            "{n} area ids of {column} were matched without their trailing '.0'.",
        ),
        (_without_zeros, True, "{n} area ids of {column} were matched after padding with zeros."),
    )
    for change, both, sentence in ways:
        open_ids = np.flatnonzero(index < 0)
        if not len(open_ids):
            break
        targets = pd.Index(change(_without_point(areas.ids)) if both else areas.ids).astype(object)
        unique = targets[~targets.duplicated(keep=False)]
        place = np.flatnonzero(~targets.duplicated(keep=False))
        hit = _look_up(unique, change(ids[open_ids]))
        index[open_ids[hit >= 0]] = place[hit[hit >= 0]]
        if (hit >= 0).any():
            notices.append(Notice(sentence, n=int((hit >= 0).sum()), column=column))
    return index, tuple(notices)


def _look_up(layer: pd.Index, ids: _Ids) -> NDArray[np.int32]:
    return np.asarray(layer.get_indexer(pd.Index(ids, dtype=object)), dtype=np.int32)


def _without_point(ids: _Ids) -> _Ids:
    text = pd.Series(ids, dtype=object)
    return text.str.replace(r"\.0+$", "", regex=True).to_numpy(dtype=object)


def _without_zeros(ids: _Ids) -> _Ids:
    text = pd.Series(_without_point(ids), dtype=object)
    return text.str.replace(r"^0+(?=.)", "", regex=True).to_numpy(dtype=object)


def _nothing_matches(source: RecordSource, areas: AreaLayer, ids: _Ids) -> VbasError:
    return VbasError(
        "No record of {file} is in an area of {layer}: the ids in {column} mostly consist of "
        "{pattern}, while area ids look like {sample}.",
        "Choose the column that holds the area id, or the area file of the same level and census "
        "year.",
        file=source.path.name,
        layer=areas.name,
        column=source.area_column,
        pattern=common_pattern(ids),
        sample=", ".join(str(i) for i in areas.ids[:_IDS_SHOWN]),
    )
