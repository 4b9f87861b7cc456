"""Which area ids of a record file no area has: told from the distinct ids, before any counting."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyarrow as pa

from core.areas import AreaLayer
from core.io.records.area_matching import ids_meant, match_ids
from core.io.records.engine import in_thread, start_engine
from core.io.records.opening import open_records
from core.io.records.place import Place
from core.io.records.source import AREA, RecordSource
from core.io.records.text_values import as_text
from core.steps import Steps

_LOOK = "looking at the area ids"
_SHOWN = 3


@dataclass(frozen=True)
class UnmatchedIds:
    """How the distinct area ids of records fit the areas.

    Attributes
    ----------
    distinct
        Different ids in the records, blank ones apart.
    unmatched
        Of these, without an area.
    examples
        The first three of them, in the order of text.
    """

    distinct: int
    unmatched: int
    examples: tuple[str, ...] = ()


def unmatched_ids(
    path: Place,
    areas: AreaLayer,
    area_column: str,
    area_kind: str = AREA,
    conversion_path: Path | None = None,
) -> Steps[UnmatchedIds]:
    """Compares the distinct area ids of a record file with the areas, as counting would.

    Parameters
    ----------
    path, area_column, area_kind, conversion_path
        See `core.io.records.source.RecordSource`.
    areas
        The open areas.

    Raises
    ------
    VbasError
        If the file, or the conversion table, cannot be read.
    """
    source = RecordSource(path, area_column, (), False, None, area_kind, conversion_path)
    with (yield from start_engine(path)) as engine:
        records = yield from open_records(path, engine, (area_column,))
        ids = records.table.select(id=records.plain(area_column))
        found = yield from records.distinct(ids, ["id"], {}, _LOOK)
        return (yield from in_thread(lambda: _compared(found["id"], areas, source), _LOOK))


def _compared(values: pa.Array, areas: AreaLayer, source: RecordSource) -> UnmatchedIds:
    text = as_text(values)
    written = np.array([of for of in text if of is not None], dtype=object)
    index, _ = match_ids(ids_meant(written, source), areas, source.area_column)
    without = sorted(written[index < 0].tolist())
    return UnmatchedIds(len(written), len(without), tuple(without[:_SHOWN]))
