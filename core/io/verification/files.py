"""The files of a pack: which there are, whether they are as the manifest says, what they tell."""

from __future__ import annotations

import getpass
import hashlib
import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from core.errors import Notice
from core.io.verification.checks import Check
from core.io.verification.opened import MANIFEST, RECORDS, REGIONS, Pack, UnreadableError

_NAMES: Final = frozenset(
    {
        *(f"records/records.{ending}" for ending in ("parquet", "csv", "sav", "dta")),
        *(f"regions/regions.{end}" for end in ("gpkg", "parquet", "geojson")),
        *(f"regions/regions.{end}" for end in ("shp", "shx", "dbf", "prj", "cpg")),
        *("regions/crosswalk.csv", "dictionary/dictionary.csv", "dictionary/dictionary.json"),
        *(f"report.{of}.{kind}" for of in ("en", "fr") for kind in ("html", "pdf")),
        *("README.en.txt", "README.fr.txt", "CITATION.cff", "risk.json"),
    }
)
"""All that a pack may hold, beside its manifest."""

_RECORD_FILES: Final = tuple(f"records/records.{end}" for end in ("parquet", "csv", "sav", "dta"))
_REGION_FILES: Final = tuple(name for name in sorted(_NAMES) if name.startswith("regions/"))
_PATHS: Final = re.compile(rb"(/home/[^/\s\"']+/|/Users/[^/\s\"']+/|[A-Za-z]:\\Users\\|file:///)")
_SIGNS: Final = (b"/home/", b"/Users/", b":\\Users\\", b"file:///")
"""One of them is in whatever `_PATHS` finds."""
_TABLES: Final = re.compile(r"(gpkg_(?!metadata)\w+|regions|rtree_regions_geom\w*|sqlite_sequence)")
_FIXED: Final = "1970-01-01T00:00:00.000Z"
_WINDOW: Final = 1 << 22


def check_files(pack: Pack) -> list[Check]:
    """Manifest, set of files, hashes."""
    told, digest = pack.manifest_digest
    same = hashlib.sha256(told).hexdigest().encode() == digest
    manifest = Check(
        "manifest",
        same,
        Notice("The manifest is as it was written.")
        if same
        else Notice("The manifest was changed: its own SHA-256 does not agree."),
    )
    return [manifest, _file_set(pack), _hashes(pack)]


def _file_set(pack: Pack) -> Check:
    listed = set(pack.manifest["files"])
    here = set(pack.files) - {MANIFEST}
    needed = set(_RECORD_FILES)
    if pack.manifest.get("regions") is not None:
        needed |= set(_REGION_FILES)
    needed |= {of for of in _NAMES if "/" not in of or of.startswith("dictionary/")}
    folders = {of for of in pack.folder.rglob("*") if of.is_dir() and not any(of.iterdir())}
    wrong = {
        "beyond_manifest": sorted(here - listed),
        "lacking": sorted((listed | needed) - here),
        "unknown": sorted((here | listed) - _NAMES),
        "links": sorted(name for name, of in pack.files.items() if of.is_symlink()),
        "empty_folders": sorted(of.name for of in folders),
    }
    n = sum(map(len, wrong.values()))
    text = Notice(
        "Files that do not belong to a pack, or are not there: {names}.",
        names=", ".join(sorted({name for of in wrong.values() for name in of})),
    )
    fine = Notice("There are {n:,} files beside the manifest, and no other.", n=len(here))
    return Check("files", not n, text if n else fine, wrong)


def _hashes(pack: Pack) -> Check:
    listed = pack.manifest["files"]
    with ThreadPoolExecutor(2) as pool:
        same = list(pool.map(partial(_is_as_told, pack), listed, listed.values()))
    wrong = [name for name, fine in zip(listed, same, strict=True) if not fine]
    text = Notice("Not as the manifest says: {names}.", names=", ".join(wrong))
    fine = Notice("Every file has the SHA-256 that the manifest tells.")
    return Check("hashes", not wrong, text if wrong else fine, {"files": wrong})


def _is_as_told(pack: Pack, name: str, told: Any) -> bool:
    path = pack.files.get(name)
    if path is None or path.is_symlink() or not path.is_file() or not isinstance(told, dict):
        return False
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return told.get("sha256") == digest and told.get("bytes") == path.stat().st_size


def check_metadata(pack: Pack) -> Check:
    """Whether files tell of paths, names, times, or values that they no longer hold."""
    said: list[str] = []
    for name in sorted(pack.files):
        path = pack.files[name]
        if path.is_symlink() or not path.is_file():
            continue
        if _tells_of_the_house(path):
            said.append(f"{name}: a path or name of this computer")
    said += _parquet(pack, f"{RECORDS}.parquet", set())
    if pack.has_regions:
        said += _parquet(pack, f"{REGIONS}.parquet", {b"geo"})
        said += _geopackage(pack)
    said += _times(pack)
    text = Notice("Metadata that must not be there: {names}.", names="; ".join(said))
    fine = Notice("No file tells of a path, a user, a time, or values that it does not show.")
    return Check("metadata", not said, text if said else fine, {"found": said})


def _tells_of_the_house(path: Path) -> bool:
    home = str(Path.home())
    sought = [] if len(home) < 3 else [f"{home}/".encode(), f"{home}\\".encode()]
    user = _user()
    text = path.suffix in (".json", ".txt", ".cff", ".prj", ".cpg")
    word = re.compile(rf"\b{re.escape(user)}\b".encode()) if user and text else None
    before = b""
    with path.open("rb") as file:
        while part := file.read(_WINDOW):
            data = before + part
            if b"/" in data or b"\\" in data:  # found at once, and without them there is no path
                if any(of in data for of in sought):
                    return True
                if any(of in data for of in _SIGNS) and _PATHS.search(data):
                    return True
            if word is not None and word.search(data):
                return True
            before = data[-256:]
    return False


def _user() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    return name if len(name) > 3 else ""


def _parquet(pack: Pack, name: str, allowed: set[bytes]) -> list[str]:
    try:
        with pq.ParquetFile(pack.path(name)) as file:
            of = file.metadata
            said = [
                f"{name}: {key.decode(errors='replace')}"
                for key in of.metadata or {}
                if key not in allowed
            ]
            chunks = [
                of.row_group(g).column(c)
                for g in range(of.num_row_groups)
                for c in range(of.num_columns)
            ]
    except (pa.ArrowException, OSError, ValueError) as error:
        raise UnreadableError(name) from error
    if any(chunk.is_stats_set for chunk in chunks):
        said.append(f"{name}: statistics of columns")
    if any(chunk.has_dictionary_page for chunk in chunks):
        said.append(f"{name}: dictionaries of values")
    if any(chunk.has_column_index or chunk.has_offset_index for chunk in chunks):
        said.append(f"{name}: an index of pages")
    return said


def _geopackage(pack: Pack) -> list[str]:
    name = f"{REGIONS}.gpkg"
    said = []
    try:
        uri = f"{pack.path(name).resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as base:
            tables = [
                of for (of,) in base.execute("select name from sqlite_master where type = 'table'")
            ]
            said += [f"{name}: table {of}" for of in tables if not _TABLES.fullmatch(of)]
            if base.execute("pragma freelist_count").fetchone()[0]:
                said.append(f"{name}: pages of what was removed")
            rows = base.execute("select table_name, description, last_change from gpkg_contents")
            for table, description, when in rows.fetchall():
                if description or when != _FIXED or table != "regions":
                    said.append(f"{name}: contents tell of {table}")
            columns = [of[1] for of in base.execute("pragma table_info(regions)")]
            said += [
                f"{name}: column {of}" for of in columns if of not in ("fid", "geom", "region_id")
            ]
    except sqlite3.Error as error:
        raise UnreadableError(name) from error
    return said


def _times(pack: Pack) -> list[str]:
    """Times within files of SPSS, Stata and Shapefiles, which are fixed."""
    fixed: list[tuple[str, int, bytes]] = [(f"{RECORDS}.sav", 92, b"01 Jan 7000:00:00")]
    if pack.has_regions:
        fixed.append((f"{REGIONS}.dbf", 1, bytes((70, 1, 1))))
    said = []
    for name, start, told in fixed:
        with pack.path(name).open("rb") as file:
            file.seek(start)
            if file.read(len(told)) != told:
                said.append(f"{name}: a time")
    with pack.path(f"{RECORDS}.dta").open("rb") as file:
        head = file.read(512)
    if b"<timestamp>\x1101 Jan 1970 00:00</timestamp>" not in head:
        said.append(f"{RECORDS}.dta: a time")
    return said


def check_plain_files(pack: Pack) -> list[Check]:
    """Whether GeoJSON, README, citation and statement of risk are what they should be."""
    texts = ("README.en.txt", "README.fr.txt", "CITATION.cff")
    wrong = [of for of in texts if not pack.path(of).read_text(encoding="utf-8").strip()]
    risk: Any = pack.json("risk.json")
    if risk.get("n_records") != pack.records.num_rows:
        wrong.append("risk.json")
    if pack.has_regions:
        try:
            found = json.loads(pack.path(f"{REGIONS}.geojson").read_text(encoding="utf-8"))
            members = {key for of in found["features"] for key in (*of, *of["properties"])}
            if set(found) - {"type", "features"} or members - {
                *("type", "properties", "geometry", "region_id"),
            }:
                wrong.append(f"{REGIONS}.geojson")
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise UnreadableError(f"{REGIONS}.geojson") from error
    text = Notice("Empty, or about other records: {names}.", names=", ".join(wrong))
    fine = Notice("README, citation and statement of risk are of these records.")
    return [Check("texts", not wrong, text if wrong else fine, {"files": wrong})]
