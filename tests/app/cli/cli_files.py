"""A small study on disk, and the command line run on it, for the tests of odd and bad input."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
from shapely.geometry import box

from app.cli import main

IDS = tuple(f"3501000{i}" for i in range(1, 7))
SECRET = "hidden"


def area_frame(ids=IDS, crs="EPSG:3347", **columns):
    """Square areas in two rows."""
    corners = [(7e6 + 1000 * (i % 3), 1e6 + 1000 * (i // 3)) for i in range(len(ids))]
    data = {"DAUID": list(ids), "people": [500 + i for i in range(len(ids))], **columns}
    shapes = [box(x, y, x + 1000, y + 1000) for x, y in corners]
    return gpd.GeoDataFrame(data, geometry=shapes, crs=crs)


def record_frame(ids=IDS, each=20, **columns):
    """Records of three ages and two sexes whose values no message may tell."""
    n = len(ids) * each
    draw = np.random.default_rng(0)
    data = {
        "DAUID": np.repeat(np.array(ids, dtype=object), each),
        "age": draw.integers(0, 3, n).astype(str),
        "sex": draw.choice([f"{SECRET}1", f"{SECRET}2"], n),
    }
    return pd.DataFrame({**data, **columns})


@dataclass
class CommandLine:
    """``vbas aggregate`` with files of a folder."""

    folder: Path
    capture: object

    @property
    def out(self) -> Path:
        return self.folder / "result"

    def areas(self, frame=None, name="areas.gpkg", **options) -> Path:
        path = self.folder / name
        (area_frame() if frame is None else frame).to_file(path, **options)
        return path

    def records(self, frame=None, name="people.parquet", **options) -> Path:
        path = self.folder / name
        frame = record_frame() if frame is None else frame
        if name.endswith(".parquet"):
            frame.to_parquet(path, index=False)
        else:
            frame.to_csv(path, index=False, **options)
        return path

    def run(self, *more, areas=None, records=None, qi="age,sex", out=None, sites=2):
        """(status, what stdout said, what stderr said) of one call."""
        count = ("--site-count", "count", "--sites", sites) if sites else ()
        words = [
            *("aggregate", "--areas", areas or self.areas()),
            *("--records", records or self.records()),
            *("--area-id", "DAUID", "--qi", qi, *count, "--out", out or self.out, *more),
        ]
        return self.call(*words)

    def call(self, *words):
        self.capture.readouterr()
        status = main([str(word) for word in words])
        said = self.capture.readouterr()
        return status, said.out, said.err

    def sentence(self, *words) -> str:
        """The sentence of a call that must be refused."""
        status, out, err = self.call(*words)
        check_sentence(status, out, but_grouped(err))
        return err

    def refused(self, *more, **options) -> str:
        """The sentence of a call that must be refused and leave everything as it was."""
        areas, records = options.get("areas"), options.get("records")
        options["areas"] = areas or self.areas()
        options["records"] = records or self.records()
        before = self.snapshot()
        status, out, err = self.run(*more, **options)
        check_sentence(status, out, but_grouped(err))
        assert self.snapshot() == before
        return err

    def snapshot(self):
        return {
            path: path.read_bytes() if path.is_file() else None for path in self.folder.rglob("*")
        }

    def done(self, *more, **options) -> str:
        """What stdout said of ``vbas aggregate``, which must succeed."""
        status, out, err = self.run(*more, **options)
        assert status == 0, err
        return out

    def called(self, *words) -> str:
        """What stdout said of a call that must succeed."""
        status, out, err = self.call(*words)
        assert status == 0, err
        return out

    def fine(self, *more, **options) -> str:
        """What stdout said of a call that must succeed and say nothing but groups on stderr."""
        status, out, err = self.run(*more, **options)
        assert (status, but_grouped(err)) == (0, ""), err
        return out

    def released(self):
        return pd.read_parquet(self.out / "release" / "records.parquet")

    @property
    def scenario(self) -> Path:
        return self.out / "internal" / "scenario.toml"

    @property
    def metrics(self):
        return metrics_of(self.out)

    @property
    def assignment(self):
        """{area: its region}."""
        table = pd.read_csv(self.out / "internal" / "assignment.csv", dtype={"area_id": str})
        return table.set_index("area_id")["region_id"]


def metrics_of(out: Path):
    return json.loads((out / "internal" / "metrics.json").read_text(encoding="utf-8"))


def but_grouped(err: str) -> str:
    """What was said on stderr but for how many values bands and groups join."""
    lines = err.splitlines(keepends=True)
    return "".join(of for of in lines if not re.fullmatch(r"vbas: .* values grouped to \d+\n", of))


def check_sentence(status, out, err) -> None:
    """Status 2; one line on stderr, of ours and nobody else's, without a record's value."""
    assert status == 2, err
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    assert err.startswith("vbas: ")
    assert err.rstrip().endswith(".")
    assert "Traceback" not in err
    assert SECRET not in err
