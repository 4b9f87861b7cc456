"""The whole chain on small tables of any kind: read, suppressed, verified, written, read again."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pandas as pd
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.app.cli.suppress_cases import Suppression, small_classes

COLUMNS = ("a", "b", "c")
VALUES = st.sampled_from(["u", "v", "w", None])
TABLES = st.lists(st.tuples(VALUES, VALUES, VALUES), min_size=1, max_size=14)
COMBINATIONS = st.sampled_from(["a+b", "a+b; b+c", "c; a+b+c", "b+a; c+a; c+b"])
FEW = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def text(table):
    return table.astype(object).where(table.notna(), "").astype(str)


@FEW
@given(
    rows=TABLES,
    combinations=COMBINATIONS,
    k=st.integers(2, 5),
    algorithm=st.sampled_from(["combinations", "complete"]),
    give_back=st.booleans(),
    weight=st.sampled_from(["1", "0.3"]),
)
def test_every_combination_is_safe_and_only_blanks_are_added(
    capsys, rows, combinations, k, algorithm, give_back, weight
):
    rows = [*rows, ("u", "v", "w")] * (1 if len(rows) >= k else k)
    more = ["--k", k, "--algorithm", algorithm, "--weights", f"a={weight}", "--keep-order"]
    more += ["--give-back"] if give_back else []
    with tempfile.TemporaryDirectory() as folder:
        command = Suppression(Path(folder), capsys)
        before = pd.DataFrame(rows, columns=COLUMNS)
        records = Path(folder) / "records.parquet"
        before.to_parquet(records, index=False)
        command.done(records, combinations, *more)
        after, report = command.released, command.report
        keys = list(after)
        old, new = text(before[keys]), text(after)
        assert ((new == old) | (new == "")).to_numpy().all()
        assert report["cells_suppressed"] == {
            name: int(((new[name] == "") & (old[name] != "")).sum()) for name in keys
        }
        for of in combinations.split(";"):
            assert small_classes(after, of.strip().split("+"), k) == 0
        again = command.folder / "again.parquet"
        after.to_parquet(again, index=False)
        command.done(again, combinations, *more)
        assert command.report["cells_suppressed_total"] == 0
