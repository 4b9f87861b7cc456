"""Small layers and record files for the tests of `core.io.records`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from core.areas import AreaLayer
from core.io.records import RecordSource, count_records
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from core.study import Study


def layer(*ids: str) -> AreaLayer:
    n = len(ids)
    points = np.column_stack([np.arange(n, dtype=float), np.zeros(n)])
    return AreaLayer("Areas", np.array(ids, dtype=object), points, np.full(n, np.nan))


def parquet(path: Path, **columns: Sequence[object] | pa.Array) -> Path:
    pq.write_table(pa.table(columns), path)
    return path


def source(
    path: Path, *qis: str | QuasiIdentifier, area: str = "area", **more: object
) -> RecordSource:
    made = tuple(q if isinstance(q, QuasiIdentifier) else QuasiIdentifier(q) for q in qis)
    return RecordSource(path, area, made, **more)  # type: ignore[arg-type]


def count(path: Path, areas: AreaLayer, *qis: str | QuasiIdentifier, **more: object) -> Study:
    return finish(count_records(source(path, *qis, **more), areas))  # type: ignore[arg-type]


def tally(study: Study) -> Counter[tuple[str, ...]]:
    """{(area id, labels ...): records} of a study."""
    table = study.counts.table()
    matrix = study.counts.counts.tocoo()
    found: Counter[tuple[str, ...]] = Counter()
    for area, of, n in zip(*matrix.coords, matrix.data, strict=True):
        found[(str(study.areas.ids[area]), *table.iloc[of])] += int(n)
    return found


def notices(study: Study) -> str:
    return " | ".join(str(n) for n in study.notices)


def frame_tally(frame: pd.DataFrame) -> Counter[tuple[str, ...]]:
    """{row: how often} of a table of text."""
    filled = frame.astype(object).where(frame.notna(), "missing")
    return Counter(tuple(str(v) for v in row) for row in filled.itertuples(index=False))
