"""One list of the kinds of files: what readers take is what dialogs offer."""

import pytest

from core.io.areas import containers, kinds
from core.io.file_kinds import (
    AREAS,
    KINDS,
    POSTGIS_SUFFIXES,
    RECORDS,
    TABLE,
    kind_of,
    pattern,
    suffixes,
)
from core.io.records.statistics_files import STATISTICS_SUFFIXES


def test_dialogs_offer_every_kind_that_the_reader_of_areas_takes():
    read = set(kinds.ENDINGS) | containers.TEXT | containers.PARQUET | {".zip", *POSTGIS_SUFFIXES}
    tables_only = {".dbf", ".xlsx"}
    assert set(suffixes(AREAS)) == read - tables_only


def test_dialogs_offer_every_kind_that_the_reader_of_records_takes():
    assert set(STATISTICS_SUFFIXES) <= set(suffixes(RECORDS))
    assert {".csv", ".parquet", ".gz"} <= set(suffixes(RECORDS))


def test_an_ending_is_of_one_kind():
    known = [of for kind in KINDS for of in kind.suffixes]
    assert len(known) == len(set(known))
    assert all(of == of.lower() and of.startswith(".") for of in known)
    assert kind_of(".GPKG").title == "GeoPackage"
    assert kind_of(".exe") is None


@pytest.mark.parametrize(
    ("suffix", "only"),
    [(".shp", AREAS), (".kml", AREAS), (".sav", RECORDS), (".csv", ""), (".xlsx", "")],
)
def test_what_a_dropped_file_can_only_be(suffix, only):
    assert kind_of(suffix).only == only


def test_patterns_are_those_of_a_file_dialog():
    assert pattern(TABLE).startswith("*.gpkg *.shp *.zip ")
    assert "*.xlsx" in pattern(TABLE).split()
    assert {"*.fgb", "*.gml", "*.kml", "*.tsv"} <= set(pattern(AREAS).split())
