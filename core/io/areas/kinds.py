"""What a file has to be before GDAL opens it: of the kind that its ending says, whole, and closed.

GDAL goes by content alone; a file called ``.gpkg`` that is something else is never handed to it.
"""

from __future__ import annotations

import re
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import numpy as np

from core.errors import N_, Phrase, VbasError

HEAD_BYTES = 4096

_SQLITE = rb"SQLite format 3\0"
_TEXT = rb"(?:\xef\xbb\xbf)?\s*"
_BEGINS = {
    ".shp": rb"\0\0\x27\x0a",
    ".dbf": rb"[\x02-\x05\x30-\x32\x43\x63\x7b\x83\x87\x8b\x8e\xcb\xe5\xf5\xfb]",
    ".gpkg": _SQLITE,
    ".sqlite": _SQLITE,
    ".db": _SQLITE,
    ".fgb": rb"fgb\x03",
    ".xlsx": rb"PK\x03\x04",
    ".geojson": _TEXT + rb"\{",
    ".json": _TEXT + rb"\{",
    ".topojson": _TEXT + rb"\{",
    ".geojsonl": rb"\x1e?" + _TEXT + rb"\{",
    ".geojsons": rb"\x1e?" + _TEXT + rb"\{",
    ".gml": _TEXT + rb"<",
    ".kml": _TEXT + rb"<",
}
"""How a file of each kind begins."""

ENDINGS = frozenset(_BEGINS)
DATABASES = frozenset({".gpkg", ".sqlite", ".db"})
XML = frozenset({".gml", ".kml"})

_PLAIN_MODULES = frozenset({"rtree", "rtree_i32", "fts3", "fts4", "fts5"}) | frozenset(
    {"virtualspatialindex", "virtualelementary", "virtualknn", "virtualknn2"}
)
"""Virtual tables that hold their own rows; all others read files, servers or anything else."""

Part = Callable[[str], tuple[bytes, int]]
"""The bytes of the part of a Shapefile with an ending (or the first of them), and its size."""


def check_kind(name: str, suffix: str, head: bytes) -> None:
    """Refuses a file that does not begin as its ending says.

    Parameters
    ----------
    name
        The file, for the sentence.
    suffix
        Its ending, in small letters.
    head
        Its first `HEAD_BYTES`.

    Raises
    ------
    VbasError
        If it is of another kind, or of one that is not read.
    """
    if suffix not in _BEGINS or not re.match(_BEGINS[suffix], head):
        raise not_spatial(name)


def not_spatial(name: str) -> VbasError:
    """The sentence for a file of no kind that is read."""
    return VbasError(
        "{file} is not a spatial file that can be read.",
        "Use a GeoPackage, Shapefile, GeoJSON, GeoParquet or TopoJSON file, "
        "or a CSV table with coordinates.",
        file=name,
    )


def check_database(name: str, source: Path | bytes) -> None:
    """Refuses a SQLite file that is cut short, or has tables that read elsewhere.

    Parameters
    ----------
    name
        The file, for the sentence.
    source
        The file, or its bytes.
    """
    try:
        with closing(_connected(source)) as database:
            rows = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    except (sqlite3.Error, UnicodeError, OverflowError) as error:
        raise not_spatial(name) from error
    for kind, table, sql in rows:
        module = re.search(r"\bUSING\s+[\"'`\[]?(\w+)", str(sql or ""), re.IGNORECASE)
        virtual = re.match(r"\s*CREATE\s+VIRTUAL\b", str(sql or ""), re.IGNORECASE)
        if virtual and (module is None or module[1].lower() not in _PLAIN_MODULES):
            raise _programmed(name, table, N_("a virtual table"))
        if kind == "view":
            raise _programmed(name, table, N_("a view"))


def _connected(source: Path | bytes) -> sqlite3.Connection:
    if isinstance(source, bytes):
        database = sqlite3.connect(":memory:")
        database.deserialize(source)
        return database
    # With its journal a database is read as it stands; alone it is not even locked.
    alone = not source.with_name(source.name + "-wal").exists()
    return sqlite3.connect(
        f"{source.absolute().as_uri()}?mode=ro" + ("&immutable=1" if alone else ""), uri=True
    )


def _programmed(name: str, table: object, what: str) -> VbasError:
    return VbasError(
        "{file} has {what} called {table}, which is a program of whoever made the file: it is "
        "not run.",
        "Export the layer that you need as a plain table into a file of its own.",
        file=name,
        what=Phrase(what),
        table=str(table),
    )


def check_pages(name: str, head: bytes, size: int) -> None:
    """Refuses a SQLite file that is shorter than its header says."""
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    told = head[24:28] == head[92:96]  # else an old program left the number of pages as it was
    pages = int.from_bytes(head[28:32], "big") if told else 0
    if size < page * pages:
        raise _cut(name, size, page * pages)


def closed_xml(name: str, data: bytes) -> bytes:
    """XML that names nothing outside itself: neither entities nor a schema to be fetched.

    Raises
    ------
    VbasError
        If it declares entities, or is not in an encoding that this can be seen in.
    """
    if b"<!ENTITY" in data or b"\0" in data:
        raise VbasError(
            "{file} declares entities of its own, or is not UTF-8: it is not read.",
            "Export it again as plain GML or KML in UTF-8, or as a GeoPackage.",
            file=name,
        )
    return re.sub(rb"(?i)schemalocation", b"schemaLocatioX", data)


def check_shapefile_parts(name: str, part: Part) -> None:
    """Refuses a Shapefile whose parts are cut short or hold different numbers of records.

    Parameters
    ----------
    name
        The file, for the sentence.

    Raises
    ------
    VbasError
        Naming the part.
    """
    n_dbf = check_dbf(name, *part(".dbf"))
    shp, shp_size = part(".shp")
    shx, shx_size = part(".shx")
    for ending, head, size in ((".shp", shp, shp_size), (".shx", shx, shx_size)):
        if size < 100 or len(head) < 100 or not re.match(_BEGINS[".shp"], head):
            raise _broken(name, ending)
        told = 2 * int.from_bytes(head[24:28], "big")
        if size < told:
            raise _cut(name, size, told, ending)
    n_shx = (2 * int.from_bytes(shx[24:28], "big") - 100) // 8
    if n_shx != n_dbf:
        raise VbasError(
            "The parts of the Shapefile {file} do not belong together: {shapes:,} shapes, but "
            "{rows:,} rows in its .dbf file.",
            "Download or export it again, with all its parts.",
            file=name,
            shapes=n_shx,
            rows=n_dbf,
        )
    places = np.frombuffer(shx, dtype=">i4", count=2 * n_shx, offset=100).astype(np.int64)
    ends = 2 * (places[0::2] + places[1::2]) + 8
    if n_shx and (ends.max() > shp_size or places.min() < 0):
        raise _cut(name, shp_size, int(ends.max()), ".shp")


def check_dbf(name: str, head: bytes, size: int) -> int:
    """The number of rows of a .dbf file, all of which have to be there."""
    if size < 33 or len(head) < 33 or not re.match(_BEGINS[".dbf"], head):
        raise _broken(name, ".dbf")
    rows, start, width = struct.unpack("<IHH", head[4:12])
    if start < 33 or width < 1:
        raise _broken(name, ".dbf")
    if size < start + rows * width:
        raise _cut(name, size, start + rows * width, ".dbf")
    return int(rows)


def _broken(name: str, ending: str) -> VbasError:
    return VbasError(
        "The part {ending} of {file} is not what its name says.",
        "Download or export it again, with all its parts.",
        file=name,
        ending=ending,
    )


def _cut(name: str, size: int, told: int, ending: str = "") -> VbasError:
    return VbasError(
        "{file} is cut short: {size:,} bytes are there, {told:,} should be.",
        "Download or export it again.",
        file=f"{name} ({ending})" if ending else name,
        size=size,
        told=told,
    )
