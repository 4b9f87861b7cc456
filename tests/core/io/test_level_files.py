"""The tables of levels: together or not at all, and none of an earlier run beside them."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from core.io.level_files import write_levels

TABLE = pd.DataFrame({"level": ["fsa"], "areas_percent": [50.0]})


def test_published_figures_of_an_earlier_run_go(tmp_path: Path) -> None:
    both = write_levels(tmp_path / "out", TABLE, TABLE)
    assert [path.name for path in both] == ["levels.csv", "published.csv"]
    assert all(path.is_file() for path in both)
    one = write_levels(tmp_path / "out", TABLE, TABLE.iloc[:0])
    assert [path.name for path in one] == ["levels.csv"]
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"levels.csv", "manifest.json"}
