"""An order of records and names of regions that say nothing, yet are the same on each run."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.io.records.released import REGION
from core.io.release_pack.source import Source

_LARGEST = 1 << 62


def _rng(digest: Any) -> np.random.Generator:
    return np.random.default_rng(int.from_bytes(digest.digest()[:16], "big"))


def _ranks(values: pa.Array) -> tuple[NDArray[np.int64], list[Any]]:
    """(n,) ranks of values in their own order, blanks last; the values."""
    found = values.dictionary_encode()
    order = pc.sort_indices(found.dictionary).to_numpy()
    rank = np.empty(len(order) + 1, dtype=np.int64)
    rank[order], rank[-1] = np.arange(len(order)), len(order)
    index = pc.fill_null(found.indices, len(order)).to_numpy(zero_copy_only=False)
    return rank[index], found.dictionary.take(pa.array(order)).to_pylist()


def shuffled(table: pa.Table) -> pa.Table:
    """The records in a random order that follows from what they are, not from how they came."""
    digest = hashlib.sha256()
    key, most = np.zeros(table.num_rows, dtype=np.int64), 1
    for name in table.column_names:
        ranks, values = _ranks(table.column(name).combine_chunks())
        digest.update(repr((name, values)).encode())
        if most * (len(values) + 1) > _LARGEST:
            found, key = np.unique(key, return_inverse=True)
            most = len(found)
        key = key * (len(values) + 1) + ranks
        most *= len(values) + 1
    order = np.argsort(key, kind="stable")
    digest.update(key[order].tobytes())
    return table.take(pa.array(order[_rng(digest).permutation(len(order))]))


def renamed(source: Source) -> Source:
    """The source with regions numbered at random, which follows from their areas alone."""
    regions = source.regions
    if regions is None or REGION not in source.roles:
        return source
    ordered = regions.crosswalk.sort_values("area_id", kind="stable")
    here = set(regions.shapes[REGION].tolist())
    first = [of for of in dict.fromkeys(ordered[REGION].tolist()) if of in here]
    place = {of: i for i, of in enumerate(first)}
    digest = hashlib.sha256()
    for area, region in ordered.itertuples(index=False):
        digest.update(f"{area}\x1f{place.get(region, -1)}\x1e".encode())
    numbers = _rng(digest).permutation(len(first)) + 1
    new = dict(zip(first, numbers.tolist(), strict=True))
    shapes = regions.shapes.assign(**{REGION: regions.shapes[REGION].map(new)})
    crosswalk = ordered.assign(**{REGION: ordered[REGION].map(new)})
    values = source.records.column(REGION).cast(pa.int64()).to_pandas().map(new)
    column = pa.array(values.to_numpy(np.float64), pa.int32(), from_pandas=True, safe=False)
    at = source.records.column_names.index(REGION)
    return replace(
        source,
        records=source.records.set_column(at, REGION, column),
        regions=replace(
            regions,
            shapes=shapes.sort_values(REGION).reset_index(drop=True),
            crosswalk=crosswalk.reset_index(drop=True),
        ),
        categories={name: of for name, of in source.categories.items() if name != REGION},
    )
