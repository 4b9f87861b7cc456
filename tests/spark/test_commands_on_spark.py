"""The commands on records in Spark and in a file: the same results, and no token anywhere."""

from __future__ import annotations

import json
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from shapely.geometry import box

from app.cli import main
from tests.spark.session import MARKED, Spark, folder_of

IDS = [f"3501{i:04}" for i in range(1, 21)]


@pytest.fixture
def where(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Areas; the same records in a file and in a folder, a part for each sex."""
    corners = [(7e6 + 1000 * (i % 5), 1e6 + 1000 * (i // 5)) for i in range(len(IDS))]
    shapes = [box(x, y, x + 1000, y + 1000) for x, y in corners]
    areas = tmp_path / "areas.gpkg"
    gpd.GeoDataFrame({"DAUID": IDS}, geometry=shapes, crs="EPSG:3347").to_file(areas)
    draw, n = np.random.default_rng(5), 900
    frame = pd.DataFrame(
        {
            "DAUID": draw.choice([*IDS, "x"], n),
            "age": draw.choice(["child", "adult", "old"], n),
            "ward": draw.integers(0, 3, n),
            "who": draw.integers(0, n // 2, n),
            "sex": draw.choice(["m", "f", None], n),
        }
    )
    records = tmp_path / "stays.parquet"
    frame.to_parquet(records, index=False)
    table = pa.Table.from_pandas(frame, preserve_index=False)
    return areas, records, folder_of(tmp_path / "stays", table, "sex")


def aggregate(areas: Path, out: Path, *more: str) -> int:
    asked = ["--areas", str(areas), "--area-id", "DAUID", "--qi", "age,sex", "--k", "5"]
    return main(["aggregate", *asked, "--out", str(out), *more])


def told(out: Path) -> dict[str, object]:
    of = json.loads((out / "internal/metrics.json").read_text())
    return {key: of[key] for key in of if key not in ("running_time_s", "started", "inputs")}


def test_aggregate(
    spark: Spark,
    where: tuple[Path, Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    areas, records, folder = where
    keep = ("--keep", "ward", "--force")
    assert aggregate(areas, tmp_path / "file", "--records", str(records), *keep) == 0
    monkeypatch.chdir(tmp_path)
    here = ("--records", "spark-local", "--table", folder.name, "--into", "released")
    assert aggregate(areas, tmp_path / "local", *here, *keep) == 0
    monkeypatch.setenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", MARKED)
    there = ("--records", spark.remote, "--table", str(folder))
    assert aggregate(areas, tmp_path / "connect", *there) == 0
    assert aggregate(areas, tmp_path / "folder", "--records", folder.name) == 0
    rest = told(tmp_path / "connect")
    assert told(tmp_path / "folder") == rest
    for name in ("release/regions.gpkg", "internal/assignment.csv"):
        same = {(tmp_path / of / name).read_bytes() for of in ("file", "local", "connect")}
        assert len(same) == 1, name
    parts = sorted((tmp_path / "released").glob("part-*"))
    released = pa.concat_tables([pq.read_table(of) for of in parts])
    want = pq.read_table(tmp_path / "file/release/records.parquet")
    assert released.to_pydict() == want.to_pydict()
    assert f'table = "{folder}"' in (tmp_path / "local/internal/scenario.toml").read_text()
    # A scenario in another folder finds the records again.
    again = ["aggregate", str(tmp_path / "connect/internal/scenario.toml")]
    monkeypatch.chdir("/")
    assert main([*again, "--out", str(tmp_path / "again")]) == 0
    assert told(tmp_path / "again") == rest
    said = "".join(capsys.readouterr())
    files = [of for of in tmp_path.rglob("*") if of.is_file()]
    assert not any(MARKED.encode() in of.read_bytes() for of in files)
    assert MARKED not in said


def test_persons(spark: Spark, where: tuple[Path, Path, Path], tmp_path: Path) -> None:
    _, records, folder = where
    for name, of in (
        ("file", ["--records", str(records)]),
        ("spark", ["--records", "spark-local", "--table", str(folder)]),
    ):
        asked = ["--variables", "age,sex", "--person", "who", "--out", str(tmp_path / name)]
        assert main(["uniqueness", *of, *asked]) == 0
    file, table = (tmp_path / of / "combinations.csv" for of in ("file", "spark"))
    assert file.read_bytes() == table.read_bytes()
