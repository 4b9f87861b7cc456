"""An adversary who holds two packs and nothing else: plain subtraction, no code of the program."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

REGION = "region_id"


def _read(pack: Path) -> tuple[pd.DataFrame, dict[int, frozenset[str]]]:
    records = pd.read_parquet(pack / "records/records.parquet")
    crosswalk = pd.read_csv(pack / "regions/crosswalk.csv", dtype={"area_id": str})
    areas = crosswalk.groupby(REGION)["area_id"].agg(frozenset).to_dict()
    return records, areas


def worked_out(one: Path, other: Path, k: int) -> list[int]:
    """Sizes, 1 to k - 1, of classes that one pack shows to be in the other or beside it.

    For each two regions of which one holds the other, and each class of the columns that both
    have: what the larger shows less what the smaller shows, where that is known to be people and
    not a suppressed class.
    """
    found = []
    for larger, smaller in ((one, other), (other, one)):
        (records, areas), (within, parts) = _read(larger), _read(smaller)
        columns = [of for of in records if of in within and of != REGION]
        finer = [of for of in within if of != REGION]
        if set(columns) != {of for of in records if of != REGION}:
            continue  # the larger one has columns of which the smaller tells nothing
        whole = records.groupby([REGION, *columns]).size()
        classes = within.groupby([REGION, *finer]).size()
        shown = classes.groupby(level=[REGION, *columns]).sum()
        for region, its in areas.items():
            for part, of in parts.items():
                if not of <= its or region not in whole.index.get_level_values(0):
                    continue
                total = whole.loc[region]
                known = shown.loc[part] if part in shown.index.get_level_values(0) else None
                if known is None:
                    continue
                rest = total - known.reindex(total.index).fillna(0)
                found += [int(n) for n in rest if 0 < n < k]
    return found
