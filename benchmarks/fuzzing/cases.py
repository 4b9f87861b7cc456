"""Every reader of the program, and small valid files of every kind that it takes."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import geopandas
import numpy as np
import pandas as pd
import shapely
from pyproj import CRS

from benchmarks.fuzzing.mutations import Files
from core.areas import AreaLayer
from core.cutoff.set_files import read_set
from core.io.area_tables import read_area_table
from core.io.areas import AreaSource, inspect_areas, join_population, read_areas
from core.io.categories import read_categories
from core.io.given_partitions import partition_of_named_column
from core.io.hierarchy_files import read_hierarchy
from core.io.inputs import load_study
from core.io.layer_styles import read_styles
from core.io.partitions import guessed_columns, partition_of_table, read_regions
from core.io.project import (
    KeptRun,
    Project,
    RunParts,
    read_project,
    summary_of,
    write_project,
)
from core.io.records import RecordSource, count_records, inspect_records, read_coded
from core.io.records.postal_codes import read_conversion
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.io.shapes import read_shapes
from core.io.small_tables import read_locks, read_sites
from core.io.synthesize.codebook import read_codebook
from core.io.table_join import guess_id_column, join_columns, read_table
from core.placement.balanced_density import BalancedDensity
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.target import carry_out

N = 12
IDS = [f"3501{i:04d}" for i in range(1, N + 1)]


@dataclass(frozen=True)
class Reader:
    """A way into the program.

    Attributes
    ----------
    cases
        Makes valid files: {name of the case: files}.
    read
        Reads the first file of a case; gives what was read and what was said about it.
    """

    cases: Callable[[], dict[str, Files]]
    read: Callable[[Path], tuple[Any, tuple[Any, ...]]]


def digest(value: Any) -> str:
    """The same for the same content, whatever holds it."""
    mark = hashlib.sha256()
    _add(mark, value)
    return mark.hexdigest()


def _add(mark: Any, value: Any) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _add(mark, key)
            _add(mark, part)
    elif isinstance(value, list | tuple):
        for part in value:
            _add(mark, part)
    elif isinstance(value, pd.DataFrame):
        mark.update(repr(list(value.columns)).encode("utf-8", "replace"))
        for place in range(value.shape[1]):
            _add(mark, value.iloc[:, place].to_numpy(object))
    elif isinstance(value, np.ndarray) and value.dtype != object:
        mark.update(value.tobytes())
    elif isinstance(value, np.ndarray):
        for part in value.tolist():
            mark.update(shapely.to_wkb(part) if isinstance(part, shapely.Geometry) else b"")
            mark.update(repr(part).encode("utf-8", "replace"))
    else:
        mark.update(repr(value).encode("utf-8", "replace"))


# Valid files


def _frame() -> geopandas.GeoDataFrame:
    boxes = [
        shapely.box(7e6 + i % 4, 1e6 + i // 4, 7e6 + i % 4 + 1, 1e6 + i // 4 + 1) for i in range(N)
    ]
    boxes = [shapely.affinity.scale(box, 1000, 1000, origin=(7e6, 1e6)) for box in boxes]
    return geopandas.GeoDataFrame(
        {
            "DAUID": IDS,
            "PRUID": ["35"] * N,
            "CFSAUID": ["K1A", "K1B"] * (N // 2),
            "LANDAREA": np.linspace(0.5, 9.5, N),
            "population": [500 + i for i in range(N)],
            "clinic": [f"c{i % 3}" for i in range(N)],
        },
        geometry=boxes,
        crs="EPSG:3347",
    )


def _written(name: str, write: Callable[[Path], Any]) -> Files:
    """What ``write`` leaves in a folder, the file that was asked for first."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder) / name)
        found = sorted(Path(folder).iterdir(), key=lambda path: (path.name != name, path.name))
        return {path.name: path.read_bytes() for path in found}


def _zipped(files: Files, name: str = "a.zip") -> Files:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for inner, data in files.items():
            archive.writestr(inner, data)
    return {name: target.getvalue()}


def _spatial() -> dict[str, Files]:
    frame, degrees = _frame(), _frame().to_crs(4326)
    middles = shapely.get_coordinates(shapely.centroid(np.asarray(degrees.geometry)))
    points = degrees.drop(columns="geometry").assign(
        longitude=middles[:, 0], latitude=middles[:, 1]
    )
    found = {
        "gpkg": _written("a.gpkg", lambda p: frame.to_file(p, engine="pyogrio")),
        "geojson": _written("a.geojson", lambda p: degrees.to_file(p, engine="pyogrio")),
        "shp": _written("a.shp", lambda p: frame.to_file(p, engine="pyogrio")),
        "fgb": _written("a.fgb", lambda p: frame.to_file(p, engine="pyogrio")),
        "kml": _written("a.kml", lambda p: degrees.to_file(p, driver="KML", engine="pyogrio")),
        "gml": _written("a.gml", lambda p: frame.to_file(p, driver="GML", engine="pyogrio")),
        "parquet": _written("a.parquet", frame.to_parquet),
        "csv": {"a.csv": points.to_csv(index=False).encode()},
        "topojson": {"a.topojson": _topology()},
    }
    found["gml"] = {"a.gml": found["gml"]["a.gml"]}
    found["shp.zip"] = _zipped(found["shp"])
    found["gpkg.zip"] = _zipped(found["gpkg"])
    return found


def _topology() -> bytes:
    arcs = [
        [[-79, 44], [-79, 45]],
        [[-79, 45], [-80, 45], [-80, 44], [-79, 44]],
        [[-79, 44], [-78, 44], [-78, 45], [-79, 45]],
    ]
    shapes = [
        {"type": "Polygon", "properties": {"DAUID": IDS[0], "population": 5}, "arcs": [[0, 1]]},
        {"type": "Polygon", "properties": {"DAUID": IDS[1], "population": 7}, "arcs": [[2, -1]]},
    ]
    objects = {"da": {"type": "GeometryCollection", "geometries": shapes}}
    return json.dumps({"type": "Topology", "objects": objects, "arcs": arcs}, indent=0).encode()


def _tables() -> dict[str, Files]:
    plain = pd.DataFrame(_frame().drop(columns="geometry")).assign(region=[1, 1, 2, 2, 3, 3] * 2)
    spatial = _spatial()
    return {
        "csv": {"a.csv": plain.to_csv(index=False).encode()},
        "semicolons": {"a.csv": plain.to_csv(index=False, sep=";", decimal=",").encode("cp1252")},
        "tsv": {"a.tsv": plain.to_csv(index=False, sep="\t").encode("utf-16")},
        "csv.zip": _zipped({"a.csv": plain.to_csv(index=False).encode()}),
        "parquet": _written("a.parquet", plain.to_parquet),
        "dbf": {"a.dbf": spatial["shp"]["a.dbf"]},
        "xlsx": _written(
            "a.xlsx",
            lambda p: _frame()[["DAUID", "population"]].assign(clinic="x").pipe(_as_sheet, p),
        ),
        "gpkg": _written(
            "a.gpkg", lambda p: _frame().assign(region=plain["region"]).to_file(p, engine="pyogrio")
        ),
    }


def _as_sheet(frame: pd.DataFrame, path: Path) -> None:
    import pyogrio

    pyogrio.write_dataframe(pd.DataFrame(frame), path, driver="XLSX")


def _layer() -> AreaLayer:
    points = np.column_stack([np.arange(N) * 1000.0, np.zeros(N)])
    attributes = pd.DataFrame(_frame().drop(columns="geometry"))
    ids = np.array(IDS, dtype=object)
    return AreaLayer("Areas", ids, points, np.full(N, np.nan), attributes=attributes)


def _people() -> pd.DataFrame:
    n = 60
    return pd.DataFrame(
        {
            "DAUID": [IDS[i % N] for i in range(n)],
            "age": [20 + i % 50 for i in range(n)],
            "sex": [("female", "male", "")[i % 3] for i in range(n)],
            "stay": [f"s{i % 7}" for i in range(n)],
        }
    )


def _records() -> dict[str, Files]:
    import pyreadstat

    people = _people()
    csv = people.to_csv(index=False).encode()
    return {
        "csv": {"r.csv": csv},
        "csv.gz": {"r.csv.gz": gzip.compress(csv, mtime=0)},
        "cp1252": {"r.csv": people.replace("male", "mâle").to_csv(index=False).encode("cp1252")},
        "tsv": {"r.tsv": people.to_csv(index=False, sep="\t").encode()},
        "parquet": _written("r.parquet", people.to_parquet),
        "sav": _written("r.sav", lambda p: pyreadstat.write_sav(people, str(p))),
        "zsav": _written("r.zsav", lambda p: pyreadstat.write_sav(people, str(p), compress=True)),
        "dta": _written("r.dta", lambda p: pyreadstat.write_dta(people, str(p))),
        "xpt": _written("r.xpt", lambda p: pyreadstat.write_xport(people, str(p))),
    }


def _text(name: str, *lines: str) -> Files:
    return {name: ("\n".join(lines) + "\n").encode()}


def _conversions() -> dict[str, Files]:
    codes = [f"K{i % 9 + 1}A{i % 7}B{i % 5}" for i in range(N)]
    fixed = [f"{code}{code[:3]}35{'':30}{'':120}".ljust(220, "1") for code in codes]
    return {
        "two columns": _text(
            "c.csv", "postal_code,area", *map(",".join, zip(codes, IDS, strict=True))
        ),
        "fixed": _text(
            "c.txt",
            *(line[:125] + area + line[133:] for line, area in zip(fixed, IDS, strict=True)),
        ),
    }


def _categories() -> dict[str, Files]:
    text = _text(
        "c.toml",
        "[age]",
        "band = {width = 5, top = 85}",
        'missing = ["99", "888"]',
        "[sex]",
        'order = ["female", "male"]',
        'groups = {known = ["female", "male"]}',
        'non_specific = ["other"]',
    )
    return {"toml": text}


def _coefficients() -> dict[str, Files]:
    return {
        "toml": _text(
            "c.toml",
            'title = "Ours"',
            'citation = "Somebody 2020"',
            'note_maxcombs = "a note"',
            "[maxcombs]",
            "western = {scale = 1588.0, exponent = 0.42}",
            "central = {scale = 1436.0, exponent = 0.43}",
            "[entropy]",
            "eastern = {scale = 300.0, exponent = 0.5}",
            "[threshold.5]",
            "western = {b0 = 1.0, ln_population = 2.0, ln_max_combinations = -1.5}",
            "[source]",
            'western = "one"',
        )
    }


def _scenarios() -> dict[str, Files]:
    qis = (QuasiIdentifier("age", band=Band(5, 85)), QuasiIdentifier("sex", order=("f", "m")))
    saved = SavedScenario(
        Scenario(qis, k=3, site_count=Count(7), placement=BalancedDensity(), name="a"),
        AreaSource(Path("a.gpkg"), layer="a"),
        RecordSource(Path("r.csv"), "DAUID", qis),
        {"fsa": AreaSource(Path("f.gpkg"))},
        {"areas": "ab", "records": "cd"},
    )
    return {"toml": {"s.toml": scenario_text(saved, Path(".")).encode()}}


def _styles() -> dict[str, Files]:
    look = {"visible": True, "opacity": 0.5, "fill": "#112233", "line": None, "width": 1.5}
    look |= {"field": "population", "classes": 5, "reverse": False, "label": ""}
    whole = {"format": "vbas layer styles", "version": 1, "layers": {"areas": look, "b": look}}
    return {"json": {"s.json": json.dumps(whole, indent=1).encode()}}


def _hierarchies() -> dict[str, Files]:
    rows = [
        f"{i};{i // 5 * 5}-{i // 5 * 5 + 4};{'old' if i > 40 else 'young'};*" for i in range(20, 70)
    ]
    return {
        "arx": _text("h.csv", *rows),
        "named": _text("h.csv", "age,band,half,all", *(row.replace(";", ",") for row in rows)),
    }


# Readers

_DEGREES = "EPSG:4326"  # of what does not tell


def _areas(path: Path) -> Any:
    inspect_areas(path)
    file = finish(read_areas(AreaSource(path, crs=_DEGREES)))
    of = file.layer
    shapes = None if of.geometry is None else of.geometry
    told = (*file.notices, *(fault.about for fault in file.faults))
    return (of.ids, of.points, of.population, shapes, of.parents, of.crs.to_wkt()), told


def _shapes(path: Path) -> Any:
    file = finish(read_shapes(AreaSource(path, crs=_DEGREES), CRS.from_epsg(3347)))
    return (file.shapes.geometry, file.shapes.attributes), file.notices


def _area_table(path: Path) -> Any:
    table, notices = finish(read_area_table(AreaSource(path)))
    return (table.ids, table.population, table.parents), notices


def _joined(path: Path) -> Any:
    layer, raw = _layer(), read_table(path)
    column = guess_id_column(raw, layer)
    names = [str(name) for name in raw.columns.columns if name != column]
    found = join_columns(layer, raw, column, names)
    with_people, report = join_population(layer, path)
    told = (*raw.notices, report.sentence(), str(found.areas_without_row), found.rows_without_area)
    return (found.columns, with_people.population), told


def _regions(path: Path) -> Any:
    layer, raw = _layer(), read_regions(path)
    found = partition_of_table(raw, layer, *guessed_columns(raw, layer))
    own = partition_of_named_column(layer, "clinic")
    told = (*raw.notices, *found.notices, found.rows_without_area, found.repeated_rows)
    return (found.regions, own.regions), told


_QIS = (QuasiIdentifier("age", band=Band(10, 60)), QuasiIdentifier("sex"))


def _record_file(path: Path) -> Any:
    seen = finish(inspect_records(path))
    study = finish(count_records(RecordSource(path, "DAUID", _QIS), _layer()))
    counts = study.counts.counts.toarray()
    return (repr([c.name for c in seen.columns]), study.counts.table(), counts), study.notices


def _coded_file(path: Path) -> Any:
    found = finish(
        read_coded(path, _QIS, area_column="DAUID", areas=_layer(), person_column="stay")
    )
    return (found.codes, found.categories, found.areas), found.notices


def _silent(read: Callable[[Path], Any]) -> Callable[[Path], Any]:
    return lambda path: (_told_apart(read(path)), ())


def _told_apart(value: Any) -> Any:
    if isinstance(value, pd.Series):
        return (value.index.to_numpy(object), value.to_numpy(object))
    return value


def _hierarchy(path: Path) -> Any:
    found = read_hierarchy(path, "age")
    return repr(found.hierarchy), found.notices


def _projects() -> dict[str, Files]:
    return {"vbas": _written("p.vbas", _write_project)}


def _write_project(path: Path) -> None:
    """A project with one run; the files that it was made from are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        areas, people = Path(folder) / "a.gpkg", Path(folder) / "r.parquet"
        _frame().to_file(areas, engine="pyogrio")
        _people().to_parquet(people)
        scenario = Scenario(_QIS, k=2, site_count=Count(2))
        saved = SavedScenario(
            scenario, AreaSource(areas), RecordSource(people, "DAUID", scenario.quasi_identifiers)
        )
        loaded = finish(load_study(saved.areas, saved.records))
        run = finish(carry_out(scenario, loaded.study, inputs=loaded.inputs))
        kept = KeptRun(1, "Run 1", "run", False, 0, {}, saved, RunParts.of(run, loaded.study))
        opened = Project((loaded.area_file,), 0, runs=(kept,), shown=1, log=("opened",))
        finish(write_project(opened, path))


def _project(path: Path) -> Any:
    found = finish(read_project(path))
    runs = [(of.name, of.parts.evaluation, of.parts.aggregation.labels) for of in found.runs]
    areas = [(of.layer.ids, of.layer.points, of.layer.geometry) for of in found.area_files]
    return (summary_of(path).program, runs, areas, found.log), ()


READERS: dict[str, Reader] = {
    "areas": Reader(_spatial, _areas),
    "layers": Reader(_spatial, _shapes),
    "area-tables": Reader(_tables, _area_table),
    "joins": Reader(_tables, _joined),
    "regions": Reader(_tables, _regions),
    "records": Reader(_records, _record_file),
    "coded-records": Reader(_records, _coded_file),
    "conversions": Reader(_conversions, _silent(read_conversion)),
    "categories": Reader(_categories, _silent(read_categories)),
    "coefficients": Reader(_coefficients, _silent(lambda path: read_set("a", path))),
    "scenarios": Reader(_scenarios, _silent(read_scenario)),
    "projects": Reader(_projects, _project),
    "styles": Reader(_styles, _silent(read_styles)),
    "hierarchies": Reader(_hierarchies, _hierarchy),
    "sites": Reader(
        lambda: {"csv": _text("s.csv", "region_id,x,y", "1,5.5,6", "2,7,8e3")}, _silent(read_sites)
    ),
    "locks": Reader(
        lambda: {"csv": _text("l.csv", "area_id,region_id", *(f"{i},{i[-1]}" for i in IDS))},
        _silent(read_locks),
    ),
    "codebooks": Reader(
        lambda: {
            "csv": _text("b.csv", "variable,code,label", "age,1,young", "age,2,old", "sex,1,f")
        },
        _silent(read_codebook),
    ),
}
