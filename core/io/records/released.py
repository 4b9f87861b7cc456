"""The released records: region instead of area, recoded quasi-identifiers, small classes gone.

Without other columns the file follows from the counts alone: the records are not read again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import scipy.sparse as sp
from numpy.typing import NDArray

from core.arrays import check_shape
from core.classes import ClassCounts
from core.errors import VbasError
from core.io.atomic import whole_file
from core.io.records.place import only_file
from core.io.records.released_query import WrittenRecords, write_from_records
from core.io.records.source import RecordSource, check_source
from core.io.records.text_values import labelled
from core.released_columns.judged import TOLERANCE
from core.steps import Step, Steps
from core.study import Study

REGION: Final = "region_id"
_STAGE: Final = "writing records"
_ROWS: Final = 1 << 20


def write_released(
    source: RecordSource,
    study: Study,
    labels: NDArray[np.int32],
    kept: sp.csr_array,
    keep: tuple[str, ...],
    path: Path,
    *,
    k: int,
    force: bool = False,
    region_ids: NDArray[np.integer] | None = None,
    metadata: Mapping[bytes, bytes] | None = None,
    tolerance: float = TOLERANCE,
) -> Steps[WrittenRecords]:
    """Writes the records that may be released as Parquet, sorted by all their columns.

    Columns: ``region_id``, the quasi-identifiers after recoding (missing = null), ``keep``. Rows
    are in ascending order of the region id, then of every column as text, nulls last. The file
    appears complete or not at all.

    Parameters
    ----------
    source
        The record file that was counted.
    study
        What was counted from it.
    labels
        (n_areas,) index of the region of each area.
    kept
        (regions, classes) records kept; 0 where a class is suppressed.
    keep
        Other columns of the file to release, which are judged together.
    path
        The Parquet file to write.
    k
        Smallest class of the released records; finer forms of protected columns keep to it too.
    force
        Release kept columns whatever they tell.
    region_ids
        (regions,) id of each region; index + 1 if not given.
    metadata
        What the file says of itself, such as that its records are synthetic.
    tolerance
        Share of areas that kept columns may tell beyond chance.

    Returns
    -------
    WrittenRecords
        The file, and what its kept columns tell.

    Raises
    ------
    VbasError
        If a kept column is missing or a quasi-identifier, or kept columns tell areas or finer
        values (unless forced); or if the file cannot be written.
    """
    n_regions, n_classes = kept.shape
    check_shape("labels", labels, (len(study.areas),))
    check_shape("kept", np.empty(n_classes, dtype=np.int8), (study.counts.n_classes,))
    ids = np.arange(1, n_regions + 1) if region_ids is None else np.asarray(region_ids)
    check_shape("region_ids", ids, (n_regions,))
    _check_names(source, keep)
    kept = sp.csr_array(kept)
    if not keep:
        return _write(
            path,
            lambda temporary: _rows_from_counts(study.counts, kept, ids, temporary, metadata),
        )
    only_file(source.path)
    check_source(source)
    return _write(
        path,
        lambda temporary: write_from_records(
            source, study, labels, kept, keep, ids, temporary, k, force, metadata, tolerance
        ),
    )


def _check_names(source: RecordSource, keep: Sequence[str]) -> None:
    names = [qi.column for qi in source.quasi_identifiers]
    for column in keep:
        if column in names:
            raise VbasError(
                "{column} is a quasi-identifier and cannot also be kept as it was.",
                "Take it out of the columns to keep: it is released in its recoded form.",
                column=column,
            )
    if len(set(keep)) < len(keep):
        raise VbasError("A column to keep is named twice.", "Name each column once.")
    if REGION in (*names, *keep):
        raise VbasError(
            "A released column cannot be called {column}: the region has that name.",
            "Rename the column in the record file.",
            column=REGION,
        )


def _write(path: Path, content: Callable[[Path], Steps[WrittenRecords]]) -> Steps[WrittenRecords]:
    with whole_file(path) as temporary:
        written = yield from content(temporary)
    return replace(written, path=path)


def _rows_from_counts(
    counts: ClassCounts,
    kept: sp.csr_array,
    ids: NDArray[np.integer],
    path: Path,
    metadata: Mapping[bytes, bytes] | None,
) -> Steps[WrittenRecords]:
    """Repeats each kept (region, class) as often as it has records, in row groups."""
    order = np.argsort(ids, kind="stable")
    # (m,) class indices in ascending order of their labels as text, missing last.
    ranks = []
    for j, categories in enumerate(counts.categories.values()):
        rank = np.empty(len(categories) + 1, dtype=np.int64)
        rank[sorted(range(len(categories)), key=categories.__getitem__)] = np.arange(
            len(categories)
        )
        rank[-1] = len(categories)
        ranks.append(rank[counts.codes[:, j]])
    by_text = np.lexsort(ranks[::-1])
    entries = sp.csr_array(sp.csr_array(kept[order])[:, by_text])
    entries.sort_indices()
    classes = by_text[entries.indices]
    regions = np.repeat(ids[order].astype(np.int32), entries.indptr[1:] - entries.indptr[:-1])
    ends = np.cumsum(entries.data, dtype=np.int64)
    total = int(ends[-1]) if len(ends) else 0
    columns = _category_columns(counts)
    schema = pa.schema(
        [(REGION, pa.int32()), *((name, values.type) for name, _, values in columns)],
    )
    # Without the stored schema every reader sees plain text columns.
    with pq.ParquetWriter(path, schema, compression="zstd", store_schema=False) as writer:
        for start in range(0, total, _ROWS):
            stop = min(start + _ROWS, total)
            first, last = np.searchsorted(ends, [start, stop - 1], side="right")
            here = slice(first, last + 1)
            times = _differences(np.clip(ends[here], start, stop), start)
            arrays = [pa.array(np.repeat(regions[here], times))]
            for _, codes, values in columns:
                index = np.repeat(codes[classes[here]], times)
                arrays.append(labelled(index, values.dictionary))
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema), row_group_size=_ROWS)
            yield Step(_STAGE, stop, total)
        writer.add_key_value_metadata(dict(metadata or {}))
    return WrittenRecords(path, total)


def _differences(values: NDArray[np.int64], before: int) -> NDArray[np.int64]:
    return np.asarray(values - np.concatenate(([before], values[:-1])), dtype=np.int64)


def _category_columns(
    counts: ClassCounts,
) -> list[tuple[str, NDArray[np.integer], pa.DictionaryArray]]:
    """Of each quasi-identifier: name, (m,) narrow codes, an empty array with its dictionary."""
    columns = []
    for j, (name, categories) in enumerate(counts.categories.items()):
        narrow = np.min_scalar_type(-len(categories) - 1)
        empty = pa.DictionaryArray.from_arrays(
            pa.array([], pa.from_numpy_dtype(narrow)), pa.array(categories, pa.string())
        )
        columns.append((name, counts.codes[:, j].astype(narrow), empty))
    return columns
