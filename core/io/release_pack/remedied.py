"""A pack with a remedy of the guard: the records that may go out beside the earlier releases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import pandas as pd
import pyarrow as pa

from core.differencing.guard import SECONDS
from core.differencing.releases import Release, aligned_labels
from core.differencing.remedies import COMPLEMENTS, MERGE, RAISE_K, TAKE_OVER, Remedy
from core.errors import VbasError, listed
from core.io.records.released import REGION
from core.io.release_pack.comparing import compare
from core.io.release_pack.findings import Compared, remedies_of
from core.io.release_pack.kept_rows import kept_records
from core.io.release_pack.source import Regions, Source
from core.released_columns.roles import IDENTIFYING
from core.steps import Steps

NAMES: Final[Mapping[str, str]] = {
    "take-over": TAKE_OVER,
    "merge": MERGE,
    "complements": COMPLEMENTS,
    "raise-k": RAISE_K,
}
"""Remedies that can be taken, by how they are asked for."""


def check_remedy(name: str) -> None:
    """Raises VbasError if there is no such remedy."""
    if name not in NAMES:
        raise VbasError(
            "{name} is no remedy.", "Choose one of: {names}.", name=name, names=", ".join(NAMES)
        )


def remedied(
    source: Source,
    ledger: Path,
    name: str,
    published: Sequence[Path] = (),
    seconds: float = SECONDS,
) -> Steps[Source]:
    """The source with a remedy; as it is where nothing is found.

    Parameters
    ----------
    source
        What the pack would be made of.
    ledger, published, seconds
        As for the guard.
    name
        One of `NAMES`.

    Raises
    ------
    VbasError
        If there is no such remedy, it would not help, or cannot be taken here.
    """
    check_remedy(name)
    found = yield from compare(source, ledger, published, seconds)
    if not found.new and not found.guarded.undecided:
        return source
    offered = yield from remedies_of(found)
    chosen = next((of for of in offered if of.name == NAMES[name] and of.helps), None)
    if chosen is None:
        names = {to: of for of, to in NAMES.items()}
        helping = [names[of.name] for of in offered if of.helps and of.name in names]
        raise VbasError(
            "The remedy {name} does not help here, or cannot be tried: nothing is taken over from "
            "blanked cells, and where records name persons no regions are merged and no further "
            "classes suppressed.",
            "What helps: {helping}.",
            name=name,
            helping=listed(helping) if helping else "-",
        )
    return (yield from _with(source, found, chosen))


def _with(source: Source, found: Compared, remedy: Remedy) -> Steps[Source]:
    release, planned = remedy.release, found.planned[0]
    regions = source.regions
    new_ids: dict[int, int] = {}
    if regions is not None:
        new_ids, regions = _regions(regions, found, release)
    if any(role != IDENTIFYING for role in source.roles.values()):
        table = yield from kept_records(source, found, release, new_ids)
    else:
        table = _records(source, release, new_ids)
    earlier = tuple(of for of in release.follows if of != planned.name)
    return replace(source, records=table, regions=regions, k=release.k, follows=earlier)


def _regions(regions: Regions, found: Compared, release: Release) -> tuple[dict[int, int], Regions]:
    """{region of the remedy: its id}; the regions, those that became one put together."""
    areas = regions.crosswalk["area_id"].to_numpy(object)
    labels = aligned_labels(release, found.recount.places)
    place = {of: i for i, of in enumerate(found.recount.places.tolist())}
    label = np.array([labels[place[of]] if of in place else -1 for of in areas.tolist()])
    old = regions.crosswalk[REGION]
    ids = {int(of): i + 1 for i, of in enumerate(np.unique(label[label >= 0]).tolist())}
    new = pd.Series([ids.get(int(of)) for of in label], index=old.index, dtype="Int64")
    to = dict(zip(old[new.notna()].tolist(), new[new.notna()].tolist(), strict=True))
    shapes = regions.shapes.assign(**{REGION: regions.shapes[REGION].map(to)})
    shapes = shapes[shapes[REGION].notna()].dissolve(REGION).reset_index()
    shapes[REGION] = shapes[REGION].astype(np.int64)
    crosswalk = regions.crosswalk.assign(**{REGION: new})
    crosswalk = crosswalk[new.notna()].astype({REGION: np.int64})
    return ids, Regions(
        shapes[[REGION, "geometry"]], crosswalk.reset_index(drop=True), regions.contiguous
    )


def _records(source: Source, release: Release, ids: Mapping[int, int]) -> pa.Table:
    """The records of the classes that are shown; all of a class look the same."""
    columns = {}
    for name in source.records.column_names:
        if name == REGION:
            values = np.array([ids[of] for of in release.cells[:, 0].tolist()])
            array = pa.array(np.repeat(values, release.sizes))
        else:
            j = list(release.columns).index(name)
            labels = np.array([*release.categories[name], None], dtype=object)
            array = pa.array(np.repeat(labels[release.cells[:, 1 + j]], release.sizes), pa.string())
        columns[name] = array.cast(source.records.schema.field(name).type)
    return pa.table(columns)
