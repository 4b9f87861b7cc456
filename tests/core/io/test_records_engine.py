"""The engine: private folder, no network, interrupted when nobody waits."""

from __future__ import annotations

import stat
import threading
import time
from pathlib import Path

import ibis
import numpy as np
import pandas as pd
import pytest

from core.io.records import count_records
from core.io.records.duck import DuckEngine
from core.io.records.engine import in_thread
from core.steps import STOP, Step, finish
from tests.core.io.record_files import layer, source


def test_private_folder_is_removed() -> None:
    with DuckEngine() as engine:
        folder = Path(engine.folder)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for name in ("autoinstall_known_extensions", "autoload_known_extensions"):
            assert engine.backend.raw_sql(f"select current_setting('{name}')").fetchone() == (
                False,
            )
    assert not folder.exists()


def test_folder_is_removed_if_the_engine_is_dropped() -> None:
    engine = DuckEngine()
    folder = Path(engine.folder)
    del engine
    assert not folder.exists()


def test_closing_interrupts_a_query() -> None:
    with DuckEngine() as engine:
        numbers = ibis.range(0, 200_000).unnest().name("x").as_table()
        pairs = numbers.cross_join(numbers.view())
        steps = engine.rows((pairs.x * pairs.x_right % 7).sum().name("y"), "long query")
        next(steps)
        assert isinstance(next(steps), Step)
        before = time.monotonic()
        steps.close()
        assert time.monotonic() - before < 5
        assert not [t for t in threading.enumerate() if t.name == "vbas long query"]
        assert finish(engine.rows(ibis.literal(1).name("x"), "short query"))["x"].to_pylist() == [1]


def test_tasks_yield_and_hand_errors_over() -> None:
    def fail() -> None:
        time.sleep(0.2)
        raise ValueError("no")

    stages: list[str] = []
    with pytest.raises(ValueError, match="no"):
        finish(in_thread(fail, "failing"), lambda step: stages.append(step.stage))
    assert len(stages) >= 2


def test_counting_steps_and_stop(tmp_path: Path) -> None:
    n = 200_000
    rng = np.random.default_rng(0)
    path = tmp_path / "r.parquet"
    pd.DataFrame({"area": rng.choice(["01", "02"], n), "q": rng.integers(0, 50, n)}).to_parquet(
        path
    )
    stages = set()

    def stop(step: Step) -> object:
        stages.add(step.stage)
        return STOP

    study = finish(count_records(source(path, "q"), layer("01", "02")), stop)  # type: ignore[arg-type]
    assert study.counts.n_records == n
    assert stages
