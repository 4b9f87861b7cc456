"""Small projects with everything in them, and whether two of them are the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import geopandas as gpd
import numpy as np
import pandas as pd
import scipy.sparse as sp
import shapely
from pyproj import CRS
from shapely.geometry import box

from core.aggregation import Aggregation
from core.errors import Notice, Phrase
from core.given_regions import GivenRegions, judge
from core.io.areas import AreaFile, AreaSource, read_areas
from core.io.digest import file_digest
from core.io.inputs import LoadedStudy, load_study
from core.io.project import KeptRun, Project, RecordStamp, RunParts, Settings
from core.io.project.model import Kept
from core.io.records import RecordSource
from core.io.scenario_file import Release, SavedScenario
from core.map.layers import LayerStyle, MapLayer, Shapes
from core.pipeline import Run
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import Stage, finish
from core.target import carry_out

SIDE = 6
IDS = tuple(f"350100{i:02d}" for i in range(1, SIDE * SIDE + 1))
QIS = (
    QuasiIdentifier("age", missing=("-9",), band=Band(10, 40)),
    QuasiIdentifier("sex", groups={"not told": ("x", "u")}, order=("f", "m", "not told")),
)
K = 3


def area_frame(**columns: Any) -> gpd.GeoDataFrame:
    """Squares of a kilometre, with columns of every kind."""
    n = len(IDS)
    corners = [(7e6 + 1000 * (i % SIDE), 1e6 + 1000 * (i // SIDE)) for i in range(n)]
    data = {
        "DAUID": list(IDS),
        "people": [500 + i for i in range(n)],
        "income": [float("nan") if i % 5 == 0 else i / 3 for i in range(n)],
        "town": [None if i % 7 == 0 else f"Né {i}" for i in range(n)],
        "urban": [i % 2 == 0 for i in range(n)],
        "seen": pd.date_range("2021-01-01", periods=n),
        **columns,
    }
    return gpd.GeoDataFrame(
        data, geometry=[box(x, y, x + 1e3, y + 1e3) for x, y in corners], crs=3347
    )


def record_frame(seed: int = 0, each: int = 30) -> pd.DataFrame:
    """Records of some ages and sexes; two stays are of one person."""
    n = len(IDS) * each
    draw = np.random.default_rng(seed)
    return pd.DataFrame(
        {
            "DAUID": np.repeat(np.array(IDS, dtype=object), each),
            "age": draw.integers(0, 60, n).astype(str),
            "sex": draw.choice(["f", "m", "x", "u"], n, p=[0.48, 0.48, 0.02, 0.02]),
            "person": np.arange(n) // 2,
            "ward": ["a"] * n,
        }
    )


@dataclass(frozen=True)
class Files:
    """The files of a study in a folder."""

    folder: Path

    @property
    def areas(self) -> Path:
        return self.folder / "areas.gpkg"

    @property
    def records(self) -> Path:
        return self.folder / "people.parquet"

    def write(self, seed: int = 0) -> Files:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.areas.exists():
            return self
        area_frame().to_file(self.areas, layer="areas")
        corner = box(7e6, 1e6, 7e6 + 3e3, 1e6 + 6e3)
        other = box(7e6 + 3e3, 1e6, 7e6 + 6e3, 1e6 + 6e3)
        coarse = gpd.GeoDataFrame({"unit_id": ["W", "E"]}, geometry=[corner, other], crs=3347)
        coarse.to_file(self.areas, layer="half")
        self.write_records(seed)
        return self

    def write_records(self, seed: int = 0, path: Path | None = None) -> Path:
        record_frame(seed).to_parquet(path or self.records, index=False)
        return path or self.records

    def saved(self, scenario: Scenario | None = None, **records: Any) -> SavedScenario:
        scenario = scenario or Scenario(QIS, k=K, site_count=Count(4), name="a name")
        return SavedScenario(
            scenario,
            AreaSource(
                self.areas,
                layer="areas",
                id_column="DAUID",
                population_column="people",
                name="Squares",
            ),
            RecordSource(self.records, "DAUID", scenario.quasi_identifiers, **records),
            {"half": AreaSource(self.areas, layer="half", id_column="unit_id", name="Halves")},
        )


@dataclass(frozen=True, eq=False)
class Made:
    """A study that was read, and runs of it."""

    files: Files
    saved: SavedScenario
    loaded: LoadedStudy
    levels: Mapping[str, AreaFile]

    def kept(self, run: Run, number: int = 1, **more: Any) -> KeptRun:
        told = {
            name: of["sha256"] for name, of in run.inputs.items() if name in ("areas", "records")
        }
        saved = replace(self.saved, scenario=run.scenario, sha256=told, release=Release(("ward",)))
        levels = {name: i + 1 for i, name in enumerate(self.levels)}
        of = {"name": f"Run {number}", "kind": "run", "starred": False, "areas": 0} | more
        parts = RunParts.of(run, self.loaded.study)
        return KeptRun(number=number, levels=levels, saved=saved, parts=parts, **of)

    def run(self, scenario: Scenario | None = None) -> Run:
        scenario = scenario or self.saved.scenario
        return finish(carry_out(scenario, self.loaded.study, inputs=self.loaded.inputs))

    def judged(self, labels: Any, n_regions: int, given: GivenRegions) -> Run:
        made = Aggregation(np.asarray(labels, dtype=np.int32), n_regions)
        inputs = self.loaded.inputs
        return finish(judge(self.saved.scenario, self.loaded.study, made, given, inputs=inputs))

    def project(self, *runs: KeptRun, **more: Any) -> Project:
        records = self.saved.records
        stamp = RecordStamp(records.path, file_digest(records.path), 1080, ("DAUID", "age", "sex"))
        of: dict[str, Any] = {
            "area_files": (self.loaded.area_file, *self.levels.values()),
            "areas": 0,
            "levels": {name: i + 1 for i, name in enumerate(self.levels)},
            "records": stamp,
            "settings": Settings(self.saved.scenario, records.area_column, records.person_column),
            "runs": runs,
            "shown": runs[-1].number if runs else None,
            "next_number": len(runs) + 1,
            "calculated": len(runs),
        }
        return Project(**of | more)


def made_in(folder: Path, scenario: Scenario | None = None, **records: Any) -> Made:
    """A study in a folder, read."""
    files = Files(folder).write()
    saved = files.saved(scenario, **records)
    levels = {name: finish(read_areas(of)) for name, of in saved.levels.items()}
    loaded = finish(load_study(saved.areas, saved.records, levels))
    return Made(files, saved, loaded, levels)


def layers() -> tuple[MapLayer, ...]:
    """A layer of the session's, and shapes of every kind."""
    line = shapely.LineString([(0, 0), (1, 1)])
    polygon, hole = box(0, 0, 9, 9), box(1, 1, 2, 2)
    ids = np.array(["1", "deux", "3"], dtype=object)
    table = pd.DataFrame({"n": [1, 2, 3], "t": ["a", None, "ü"], "b": [True, False, True]})
    kinds = {
        "lines": [line, shapely.MultiLineString([line]), line],
        "polygons": [polygon, polygon - hole, shapely.MultiPolygon([polygon])],
        "points": [shapely.Point(1, 2), shapely.Point(3, 4), shapely.Point(5, 6)],
    }
    found = [
        MapLayer("areas", "Areas", False, 0.5, LayerStyle("people", "log", 4, fill=0xFF112233))
    ]
    for title, shapes in kinds.items():
        of = Shapes(
            np.array(shapes, dtype=object), ids, table, CRS.from_epsg(4326), Path(f"/{title}")
        )
        found.append(MapLayer(f"file:{title}", title, shapes=of, removable=True))
    bare = Shapes(np.array([polygon], dtype=object), np.array(["x"], dtype=object))
    return (*found, MapLayer("selection:1", "Sel", shapes=bare))


@dataclass(frozen=True)
class Tried:
    """A value of a part of the window."""

    name: str
    figures: tuple[float, ...]
    of: np.ndarray
    said: Notice | None = None

    def __eq__(self, other: object) -> bool:
        return not list(differences(self, other))

    __hash__ = None  # type: ignore[assignment]


TRIED = Tried(
    "age+sex",
    (1.5, float("inf"), float("nan")),
    np.arange(5, dtype=np.int16),
    Notice("{n:,} of {what} at {stage}", n=3, what=Phrase("a", "b"), stage=Stage("try {n}", n=1)),
)


def full(made: Made, *runs: KeptRun) -> Project:
    """A project in which every field says something."""
    n = len(IDS)
    return made.project(
        *runs,
        compared=runs[0].number,
        overlaid=tuple(of.number for of in runs),
        layers=layers(),
        columns={
            "rate": np.linspace(0, 1, n),
            "blank": np.where(np.arange(n) % 2, np.nan, 1.0),
            "text": np.array([None if i % 3 == 0 else f"t{i}" for i in range(n)], dtype=object),
            "yes": np.arange(n) % 2 == 0,
            "whole": np.arange(n, dtype=np.int64),
        },
        units={"rate": "%"},
        formulas={"double": "rate * 2"},
        selection=np.array([1, 4, 7], dtype=np.intp),
        workspace="cells",
        parts={"uniqueness": {"tried": Kept(TRIED, Tried), "none": Kept(None, Tried | None)}},
        log=("Opened areas.gpkg", "Ran, 4 régions"),
    )


def differences(mine: Any, other: Any, where: str = "") -> list[str]:
    """Where two values differ; arrays to the last bit, tables with their kinds of columns."""
    if type(mine) is not type(other) and not isinstance(mine, Mapping):
        return [f"{where}: {type(mine).__name__} and {type(other).__name__}"]
    if isinstance(mine, Kept):
        return []
    for kind, compared in _COMPARED.items():
        if isinstance(mine, kind):
            return compared(mine, other, where)
    if isinstance(mine, Notice | Stage):
        own = {"template": mine.template, **mine.values}
        return differences(own, {"template": other.template, **other.values}, where)
    if isinstance(mine, Phrase):
        return differences(mine.texts, other.texts, where)
    if dataclasses.is_dataclass(mine):
        names = [about.name for about in dataclasses.fields(mine)]
        return [
            d
            for n in names
            for d in differences(getattr(mine, n), getattr(other, n), f"{where}.{n}")
        ]
    if isinstance(mine, Mapping):
        if list(mine) != list(other):
            return [f"{where}: {list(mine)} and {list(other)}"]
        return [d for n in mine for d in differences(mine[n], other[n], f"{where}[{n}]")]
    if isinstance(mine, tuple | list):
        if len(mine) != len(other):
            return [f"{where}: {len(mine)} and {len(other)}"]
        pairs = enumerate(zip(mine, other, strict=True))
        return [d for i, (a, b) in pairs for d in differences(a, b, f"{where}[{i}]")]
    same = mine == other or (isinstance(mine, float) and mine != mine and other != other)
    return [] if same else [f"{where}: {mine!r} and {other!r}"]


def _of_sparse(mine: Any, other: Any, where: str) -> list[str]:
    parts = [[of.indptr, of.indices, of.data, of.shape] for of in (mine, other)]
    return differences(*parts, where)


def _of_arrays(mine: np.ndarray, other: np.ndarray, where: str) -> list[str]:
    if mine.dtype != other.dtype or mine.shape != other.shape:
        return [f"{where}: {mine.dtype} {mine.shape} and {other.dtype} {other.shape}"]
    if mine.dtype != object:
        return [] if mine.tobytes() == other.tobytes() else [f"{where}: others"]
    return differences([_seen(of) for of in mine], [_seen(of) for of in other], where)


def _seen(value: Any) -> Any:
    return shapely.to_wkb(value) if isinstance(value, shapely.Geometry) else value


def _of_tables(mine: pd.DataFrame, other: pd.DataFrame, where: str) -> list[str]:
    try:
        pd.testing.assert_frame_equal(mine.reset_index(drop=True), other, check_exact=True)
    except AssertionError as error:
        return [f"{where}: {error}"]
    return []


_COMPARED: dict[type, Any] = {
    Kept: lambda mine, other, where: [],
    sp.csr_array: _of_sparse,
    np.ndarray: _of_arrays,
    pd.DataFrame: _of_tables,
}
