"""The kinds of files that are read, and what each can hold: one entry a kind.

Dialogs, drag and drop and the readers go by this list; a new kind is one entry and its reader.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

AREAS, RECORDS, TABLE = "areas", "records", "table"
"""What a file may hold: areas with places, records, a table to be joined."""


@dataclass(frozen=True)
class FileKind:
    """One kind of file.

    Attributes
    ----------
    suffixes
        Endings in small letters, the usual one first.
    holds
        Any of `AREAS`, `RECORDS` and `TABLE`.
    """

    title: str
    suffixes: tuple[str, ...]
    holds: frozenset[str]

    @property
    def only(self) -> str:
        """What it holds where it can be one thing of areas and records only; else ""."""
        big = self.holds & {AREAS, RECORDS}
        return next(iter(big)) if len(big) == 1 else ""


_AREA_TABLE = frozenset({AREAS, TABLE})
_ALL = frozenset({AREAS, RECORDS, TABLE})

TEXT_SUFFIXES: Final = (".csv", ".tsv", ".txt", ".tab")
PARQUET_SUFFIXES: Final = (".parquet", ".geoparquet", ".pq", ".parq")
POSTGIS_SUFFIXES: Final = (".postgis",)

KINDS: Final = (
    FileKind("GeoPackage", (".gpkg",), _AREA_TABLE),
    FileKind("Shapefile", (".shp", ".zip"), _AREA_TABLE),
    FileKind(
        "GeoJSON", (".geojson", ".json", ".topojson", ".geojsonl", ".geojsons"), frozenset({AREAS})
    ),
    FileKind("FlatGeobuf", (".fgb",), frozenset({AREAS})),
    FileKind("GML, KML", (".gml", ".kml"), frozenset({AREAS})),
    FileKind("SQLite", (".sqlite", ".db"), frozenset({AREAS})),
    FileKind("PostGIS table", POSTGIS_SUFFIXES, frozenset({AREAS})),
    FileKind("Parquet", PARQUET_SUFFIXES, _ALL),
    FileKind("Text", TEXT_SUFFIXES, _ALL),
    FileKind("Compressed text", (".gz",), frozenset({RECORDS})),
    FileKind("Excel", (".xlsx",), frozenset({TABLE})),
    FileKind("dBase", (".dbf",), frozenset({TABLE})),
    FileKind("SAS", (".sas7bdat", ".xpt"), frozenset({RECORDS})),
    FileKind("SPSS", (".sav", ".zsav"), frozenset({RECORDS})),
    FileKind("Stata", (".dta",), frozenset({RECORDS})),
)


def suffixes(holding: str) -> tuple[str, ...]:
    """The endings of files that can hold something, the usual ones first."""
    return tuple(of for kind in KINDS if holding in kind.holds for of in kind.suffixes)


def pattern(holding: str) -> str:
    """The same for a file dialog: ``"*.gpkg *.shp"``."""
    return " ".join(f"*{of}" for of in suffixes(holding))


def kind_of(suffix: str) -> FileKind | None:
    """The kind of an ending in any case; None if it is not read."""
    suffix = suffix.lower()
    return next((kind for kind in KINDS if suffix in kind.suffixes), None)
