"""The files of ``vbas decide``: the table, and the regions of each column."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pandas as pd

from core.areas import Listed
from core.decision.table import DecisionTable, Key, Loss
from core.io.csv_cells import write_csv
from core.io.result_folder import INTERNAL, whole_folder

COMMAND: Final = "decide"
DECISION: Final = "decision.csv"
OWN: Final = "VBAS regions"


def decision_frame(table: DecisionTable) -> pd.DataFrame:
    """One row for each level and column: variables, k, level, regions, lost records, percent.

    ``within_limit`` says whether no more is lost than the limit; rows of VBAS's own regions have
    the level `OWN`.
    """
    rows = []
    for key in table.columns:
        for i, level in enumerate(table.levels):
            loss = table.losses.get((i, *key))
            if loss is not None:
                rows.append(_row(table, key, level.name, level.n_units, loss))
        own = table.own.get(key)
        if own is not None:
            rows.append(_row(table, key, OWN, own.n_regions, own.loss))
    return pd.DataFrame(rows)


def _row(table: DecisionTable, key: Key, level: str, regions: int, loss: Loss) -> dict[str, Any]:
    chosen = table.question.sets[key[0]]
    return {
        "set": chosen.name,
        "variables": "+".join(qi.column for qi in chosen.quasi_identifiers),
        "k": key[1],
        "level": level,
        "regions": regions,
        "lost_records": loss.suppressed,
        "lost_percent": 100 * loss.share,
        "limit_percent": 100 * table.question.limit,
        "within_limit": loss.within(table.question.limit),
    }


def write_decision(folder: Path, table: DecisionTable, areas: Listed) -> tuple[Path, ...]:
    """Writes the table and, of each column whose limit can be kept, the region of every area.

    All of it tells about suppressed records, so it stands in the folder `INTERNAL`.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    files = [folder / INTERNAL / DECISION]
    with whole_folder(folder, COMMAND) as partial:
        inside = partial / INTERNAL
        inside.mkdir()
        write_csv(decision_frame(table), inside / DECISION)
        for (i, k), own in table.own.items():
            if own.met:
                name = f"regions-{i + 1}-k{k}.csv"
                labels = own.run.aggregation.labels + 1
                write_csv(pd.DataFrame({"area_id": areas.ids, "region_id": labels}), inside / name)
                files.append(folder / INTERNAL / name)
    return tuple(files)
