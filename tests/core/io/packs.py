"""Small packs, and seeded mutations that no verification may pass."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
from shapely.affinity import translate
from shapely.geometry import box

from core.io.release_pack import writing
from core.io.release_pack.source import Regions, Source
from core.io.verification.verify import verify_pack
from core.steps import finish


def nothing_earlier(ledger, pack):
    """A guard for records that are from no file: the true one does not let them pass."""
    yield from ()
    return ()


release = partial(writing.release, guard=nothing_earlier)
K = 3
SIDE = 4


def areas() -> gpd.GeoDataFrame:
    """Sixteen squares."""
    ids = [f"A{i:04}" for i in range(SIDE * SIDE)]
    shapes = [
        box(x := 7e6 + 1e3 * (i % SIDE), y := 1e6 + 1e3 * (i // SIDE), x + 1e3, y + 1e3)
        for i in range(SIDE * SIDE)
    ]
    return gpd.GeoDataFrame({"DAUID": ids}, geometry=shapes, crs="EPSG:3347")


def source(**changes) -> Source:
    """Four regions of four areas, every class of three records or more."""
    frame = areas()
    region = np.arange(SIDE * SIDE) // SIDE + 1
    shapes = frame.assign(region_id=region).dissolve("region_id").reset_index()
    crosswalk = pd.DataFrame({"area_id": frame["DAUID"], "region_id": region})
    rows = [
        (r, age, sex, None if age == "5-9" else sex)
        for r in range(1, 5)
        for age in ("0-4", "5-9", "10+")
        for sex in ("f", "=m")
        for _ in range(K + r)
    ]
    columns = list(zip(*rows, strict=True))
    n = len(rows)
    table = pa.table(
        {
            "region_id": pa.array(columns[0], pa.int32()),
            "age": pa.array(columns[1], pa.string()),
            "sex": pa.array(columns[2], pa.string()),
            "born": pa.array(columns[3], pa.string()),
            "dose": pa.array([None if i % 7 == 0 else i * 0.37 for i in range(n)], pa.float64()),
            "visits": pa.array([i % 4 for i in range(n)], pa.int32()),
        }
    )
    identifying = ("region_id", "age", "sex", "born")
    roles = dict.fromkeys(identifying, "identifying") | {"dose": "outcome", "visits": "outcome"}
    made = Source(
        *("aggregate", table, K, "record", roles, (identifying,), {}),
        {"age": ("0-4", "5-9", "10+")},
        Regions(shapes[["region_id", "geometry"]], crosswalk, True),
        *(False, ()),
    )
    return replace(made, **changes)


def written(folder: Path, **changes) -> Path:
    """A pack of `source`."""
    finish(release(source(**changes), folder.parent / "ledger", folder))
    return folder


def verified(folder: Path, areas_file: Path | None = None):
    return finish(verify_pack(folder, areas_file))


def reseal(folder: Path) -> None:
    """Writes sizes and digests anew, as somebody would who hides a change."""
    path = folder / "manifest.json"
    told = json.loads(path.read_text("utf-8"))
    told["files"] = {
        of.relative_to(folder).as_posix(): {
            "bytes": of.stat().st_size,
            "sha256": hashlib.sha256(of.read_bytes()).hexdigest(),
        }
        for of in sorted(folder.rglob("*"))
        if of.is_file() and of != path
    }
    told["manifest_sha256"] = "0" * 64
    text = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
    own = hashlib.sha256(text.encode()).hexdigest()
    path.write_text(text.replace("0" * 64, own), "utf-8")


def mutate(folder: Path, seed: int) -> str:
    """Changes one thing in a pack; says what."""
    rng = np.random.default_rng(seed)
    what = MUTATIONS[seed % len(MUTATIONS)]
    what(folder, rng)
    return f"{what.__name__} ({seed})"


def _any_file(folder, rng):
    files = sorted(of for of in folder.rglob("*") if of.is_file())
    return files[rng.integers(len(files))]


def flip(folder, rng):
    path = _any_file(folder, rng)
    data = bytearray(path.read_bytes())
    data[rng.integers(len(data))] ^= 1 << int(rng.integers(8))
    path.write_bytes(data)


def cut(folder, rng):
    path = _any_file(folder, rng)
    data = path.read_bytes()
    path.write_bytes(data[: rng.integers(len(data))])


def remove(folder, rng):
    _any_file(folder, rng).unlink()


def add(folder, rng):
    name = ["notes.txt", "records/trace.parquet", "internal/metrics.json", ".DS_Store", "x"]
    path = folder / name[rng.integers(len(name))]
    path.parent.mkdir(exist_ok=True)
    path.write_text(str(seed_of(rng)))


def add_listed(folder, rng):
    add(folder, rng)
    reseal(folder)


def empty_folder(folder, rng):
    (folder / f"extra{seed_of(rng)}").mkdir()


def link(folder, rng):
    path = _any_file(folder, rng)
    other = folder.parent / f"{path.name}.moved"
    shutil.move(path, other)
    os.symlink(other, path)


def swap(folder, rng):
    one, other = _any_file(folder, rng), _any_file(folder, rng)
    while one.read_bytes() == other.read_bytes():
        other = _any_file(folder, rng)
    first, second = one.read_bytes(), other.read_bytes()
    one.write_bytes(second)
    other.write_bytes(first)


def manifest(folder, rng):
    path = folder / "manifest.json"
    told = json.loads(path.read_text("utf-8"))
    key = sorted(set(told))[rng.integers(len(told))]
    if rng.integers(2):
        del told[key]
    else:
        told[key] = [1, "other", None, {}, [], -1][rng.integers(5)]
    if told != json.loads(path.read_text("utf-8")):
        path.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    else:
        path.unlink()


def manifest_sealed(folder, rng):
    """What a manifest must not say, although its digests agree."""
    path = folder / "manifest.json"
    told = json.loads(path.read_text("utf-8"))
    key = ["k", "n_records", "combinations", "columns", "regions", "unit", "forced"]
    new = {
        "k": K - 1,
        "n_records": 5,
        "combinations": [["age"]],
        "columns": [],
        "regions": None,
        "unit": "person",
        "forced": ["dose"],
    }
    name = key[rng.integers(len(key))]
    told[name] = new[name]
    path.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    reseal(folder)


def seed_of(rng) -> int:
    return int(rng.integers(1 << 30))


def _records(folder):
    return pq.read_table(folder / "records/records.parquet").to_pandas()


def _write(folder, frame, name="parquet", **options):
    path = folder / f"records/records.{name}"
    if name == "parquet":
        options = {"use_dictionary": False, "write_statistics": False, **options}
        table = pa.Table.from_pandas(frame, preserve_index=options.pop("index", False))
        stored = options.pop("pandas", False)
        if not stored:
            table = table.replace_schema_metadata(None)
        pq.write_table(table, path, store_schema=stored, **options)
    else:
        frame.to_csv(path, index=False)


def value(folder, rng):
    """Another value in one record of one format."""
    name = ["parquet", "csv"][rng.integers(2)]
    if name == "parquet":
        frame = _records(folder)
    else:
        frame = pd.read_csv(folder / "records/records.csv", dtype=str, keep_default_na=False)
    column, row = frame.columns[rng.integers(frame.shape[1])], int(rng.integers(len(frame)))
    old = frame.loc[row, column]
    others = [of for of in frame[column].unique() if of != old and not pd.isna(of)]
    frame.loc[row, column] = others[rng.integers(len(others))]
    _write(folder, frame, name)
    reseal(folder)


def rows(folder, rng):
    """A record less, twice, or elsewhere."""
    frame = _records(folder)
    row = int(rng.integers(len(frame)))
    kind = rng.integers(3)
    if kind == 0:
        frame = frame.drop(index=row)
    elif kind == 1:
        frame = pd.concat([frame, frame.iloc[[row]]])
    else:
        frame = frame.sort_values(list(frame.columns))
    _write(folder, frame)
    reseal(folder)


def column(folder, rng):
    """A column that nobody declared."""
    frame = _records(folder)
    name = ["row_id", "area_id", "postal_code", "name", "x"][rng.integers(5)]
    frame.insert(int(rng.integers(frame.shape[1])), name, range(len(frame)))
    _write(folder, frame)
    reseal(folder)


def parquet(folder, rng):
    """The same records with statistics, dictionaries or metadata."""
    options = [
        {"write_statistics": True},
        {"use_dictionary": True},
        {"pandas": True},
        {"write_page_index": True, "write_statistics": True},
    ]
    frame = pq.read_table(folder / "records/records.parquet").to_pandas()
    _write(folder, frame, **options[rng.integers(len(options))])
    reseal(folder)


def dictionary(folder, rng):
    path = folder / "dictionary/dictionary.json"
    told = json.loads(path.read_text("utf-8"))
    of = told["columns"][rng.integers(len(told["columns"]))]
    kind = rng.integers(5)
    if kind == 0:
        told["columns"].remove(of)
    elif kind == 1:
        of["name"] = "other"
    elif kind == 2:
        of["role"] = "free" if of["role"] != "free" else "outcome"
    elif kind == 3:
        of["type"] = "whole number" if of["type"] != "whole number" else "text"
    else:
        coded = next(of for of in told["columns"] if of.get("categories"))
        coded["categories"][0]["value"] = "other"
    path.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    reseal(folder)


def geometry(folder, rng):
    """A region moved, gone, twice, or under another number; in the GeoPackage."""
    path = folder / "regions/regions.gpkg"
    frame = gpd.read_file(path)
    row = int(rng.integers(len(frame)))
    kind = rng.integers(4)
    if kind == 0:
        frame.loc[row, "geometry"] = translate(frame.geometry[row], 10.0, 0)
    elif kind == 1:
        frame = frame.drop(index=row)
    elif kind == 2:
        frame = pd.concat([frame, frame.iloc[[row]]])
    else:
        frame["region_id"] = np.roll(frame["region_id"], 1 + int(rng.integers(3)))
    path.unlink()
    frame.to_file(path, layer="regions", driver="GPKG")
    reseal(folder)


def crosswalk(folder, rng):
    path = folder / "regions/crosswalk.csv"
    frame = pd.read_csv(path, dtype=str)
    row = int(rng.integers(len(frame)))
    kind = rng.integers(3)
    if kind == 0:
        frame = frame.drop(index=row)
    elif kind == 1:
        frame.loc[row, "region_id"] = "9"
    else:
        frame.loc[row, "area_id"] = frame.loc[(row + 1) % len(frame), "area_id"]
    frame.to_csv(path, index=False)
    reseal(folder)


def told(folder, rng):
    """A path of this computer in a text; a formula in the table of records."""
    if rng.integers(2):
        path = folder / "README.en.txt"
        path.write_text(path.read_text("utf-8") + "/home/someone/records.csv\n", "utf-8")
    else:
        path = folder / "records/records.csv"
        path.write_text(path.read_text("utf-8").replace("'=m", "=m"), "utf-8")
    reseal(folder)


def report(folder, rng):
    """Another number, a script, a comment, an action, or the report of the custodian."""
    language = ["en", "fr"][rng.integers(2)]
    page, paper = folder / f"report.{language}.html", folder / f"report.{language}.pdf"
    text, kind = page.read_text("utf-8"), rng.integers(6)
    if kind == 0:
        text = text.replace('data-records="', 'data-records="1')
    elif kind == 1:
        text = text.replace("</main>", "<script>fetch('x')</script></main>")
    elif kind == 2:
        text = text.replace("</main>", "<!-- 3 records of A0001 --></main>")
    elif kind == 3:
        text = text.replace("</main>", '<p onclick="x()">x</p></main>')
    elif kind == 4:
        text = text.replace('data-for="recipient"', 'data-for="custodian"')
    else:
        paper.write_bytes(paper.read_bytes().replace(b"/Type /Catalog", b"/OpenAction 1 0 R"))
        paper.write_bytes(paper.read_bytes() + b" ")
    page.write_text(text, "utf-8")
    reseal(folder)


MUTATIONS = (
    *(flip, cut, remove, add, add_listed, empty_folder, link, swap, manifest, manifest_sealed),
    *(value, rows, column, parquet, dictionary, geometry, crosswalk, told, report),
)
