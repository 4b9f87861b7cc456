"""An order of records and names of regions that say nothing, yet are the same on each run."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa

from core.io.records.released import REGION
from core.io.release_pack.columns import codes_of, is_text
from core.io.release_pack.source import Source

_LARGEST = 1 << 62


def _rng(digest: Any) -> np.random.Generator:
    return np.random.default_rng(int.from_bytes(digest.digest()[:16], "big"))


def shuffled(table: pa.Table) -> pa.Table:
    """The records in a random order that follows from what they are, not from how they came."""
    digest = hashlib.sha256()
    key, most = np.zeros(table.num_rows, dtype=np.int64), 1
    for name in table.column_names:
        codes, values = codes_of(table.column(name))
        digest.update(repr((name, values.to_pylist())).encode())
        if most * (len(values) + 1) > _LARGEST:
            found, key = np.unique(key, return_inverse=True)
            most = len(found)
        key *= len(values) + 1
        key += codes
        most *= len(values) + 1
        if is_text(values.type):
            coded = pa.DictionaryArray.from_arrays(
                pa.array(codes, mask=codes == len(values)), values
            )
            table = table.set_column(table.column_names.index(name), name, coded)
    order = np.argsort(key)  # those of one key are alike in everything
    digest.update(np.ascontiguousarray(key[order]).data)
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
    new = dict(zip(first, (_rng(digest).permutation(len(first)) + 1).tolist(), strict=True))
    shapes = regions.shapes.assign(**{REGION: regions.shapes[REGION].map(new)})
    crosswalk = ordered.assign(**{REGION: ordered[REGION].map(new)})
    codes, values = codes_of(source.records.column(REGION))
    numbers = [new.get(of, 0) for of in values.cast(pa.int64()).to_pylist()]
    named = np.array([*numbers, 0], np.int32)[codes]
    column = pa.array(named, mask=named == 0)
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
