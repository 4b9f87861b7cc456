"""A filter of records: by hand, on every engine and format alike, missing values, attacks."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.records import count_records, read_coded
from core.io.records.distinct import read_distinct
from core.io.records.engine import start_engine
from core.io.records.filter_tree import DEEPEST, checked
from core.io.records.filtering import read_filter
from core.io.records.opening import open_records
from core.io.records.place import Place
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from core.study import FILTERED, MISSING_VALUES, UNKNOWN_AREA
from tests.core.io.record_files import layer, notices, parquet, source
from tests.core.io.test_postgres_counts import COLUMNS, records, same, study_of
from tests.postgres_server import Server, pair

TABLE = {
    "area": ["1", "1", "2", "2", "2", "9"],
    "sex": ["f", "m", "f", None, "m", "f"],
    "province": [" ON", "ON", "QC", "AB", "on", "ON"],
    "year": [2014.0, 2015.0, 2019.0, None, 2016.0, 2017.0],
    "code": ["B20", "C1", None, "B201", "", "it's"],
    "day": [date(2019, 12, 30 + i % 2) for i in range(6)],
    "acute": [True, False, None, True, True, False],
}
HERE = layer("1", "2")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return parquet(tmp_path_factory.mktemp("filter") / "records.parquet", **TABLE)


def rows(path: Path, where: str) -> list[int]:
    coded = finish(read_coded(path, [QuasiIdentifier("sex")], where=where))
    assert coded.rows is not None
    assert coded.left_out[FILTERED] == 6 - coded.n_records
    return [int(of) for of in coded.rows]


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("province = 'ON'", [0, 1, 5]),  # without blanks around it, capitals count
        ("PROVINCE in ('ON', 'AB')", [0, 1, 3, 5]),
        ("province <> 'ON'", [2, 3, 4]),
        ("year = 2015", [1]),
        ("year = '2015'", [1]),  # as categories are matched: whole numbers without a point
        ("year = '2015.0' or year in ('2014', 2019)", [0, 2]),
        ("year between 2015 and 2017", [1, 4, 5]),
        ("2016 < year", [2, 5]),
        ("not year between 2015 and 2017", [0, 2]),  # a year that is missing is neither
        ("not year between 2015 and 2017 or year is null", [0, 2, 3]),
        ("year not in (2014, 2019)", [1, 4, 5]),
        ("code starts with 'B20'", [0, 3]),
        ("not code starts with 'B20'", [1, 5]),
        ("code is null", [2, 4]),  # blank text is missing
        ("code is not null and not starts_with(code, 'B')", [1, 5]),
        ("code = 'it''s'", [5]),
        ("code like 'B2%' or code like '%''s' or ends_with(code, '1')", [0, 1, 3, 5]),
        ("contains(code, '0')", [0, 3]),
        ("code not like 'B20%'", [1, 5]),
        ("substr(code, 1, 2) in ('B2', 'C1')", [0, 1, 3]),
        ("day = '2019-12-31'", [1, 3, 5]),
        ("day > '2019-12-30'", [1, 3, 5]),
        ("acute = true", [0, 3, 4]),
        ("acute in (true, false)", [0, 1, 3, 4, 5]),
        ("sex = 'f' and (province = 'ON' or year = 2019)", [0, 2, 5]),
    ],
)
def test_by_hand(file: Path, where: str, expected: list[int]) -> None:
    assert rows(file, where) == expected


def test_numbers_in_text_are_compared_as_numbers(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", sex=["f"] * 6, age=["9", "10", " 85+", "x", "1e1", ""])
    assert rows(path, "age >= 10") == [1, 4]
    assert rows(path, "age = '10'") == [1]
    with pytest.raises(VbasError, match="as text 10 comes before 9"):
        rows(path, "age >= '10'")


def test_what_is_left_is_told(file: Path) -> None:
    study = finish(count_records(source(file, "sex", where="not code starts with 'B20'"), HERE))
    assert study.counts.n_records == 1
    assert study.left_out == {UNKNOWN_AREA: 1, MISSING_VALUES: 0, FILTERED: 4}
    assert "keeps 2 of the 6 records (33.3%); left out: 4" in notices(study)
    assert "Of the records that the filter leaves out, 2 lack a value" in notices(study)
    assert study.counts.categories == {"sex": ("m",)}  # nothing is known of the others


def test_a_filter_that_leaves_nothing_says_so_without_values(file: Path) -> None:
    with pytest.raises(VbasError, match="meets the filter") as caught:
        rows(file, "province = 'SK'")
    assert "AB" not in str(caught.value)


def test_names_with_quotes_and_capitals(tmp_path: Path) -> None:
    odd = {'a "b"': ["x", "y"], "A": ["1", "2"], "a": ["2", "1"], "select": ["x", "y"]}
    path = parquet(tmp_path / "odd.parquet", sex=["f", "m"], **odd)

    def kept(where: str) -> list[int]:
        coded = finish(read_coded(path, [QuasiIdentifier("sex")], where=where))
        return [0, 1] if coded.rows is None else coded.rows.tolist()

    assert kept('"a ""b""" = \'y\'') == [1]
    assert kept("A = '1'") == [0]
    assert kept("a = '1'") == [1]
    assert kept("\"select\" = 'x'") == [0]


@pytest.mark.parametrize("name", ["r.csv", "r.csv.gz", "r.dta", "r.sav", "r.parquet"])
def test_every_format_alike(tmp_path: Path, name: str) -> None:
    import pyreadstat

    frame = pd.DataFrame(
        {
            "area": ["1", "2", "1", "2"] * 3,
            "sex": ["f", "m", "m", "f"] * 3,
            "year": [2014, 2015, 2016, None] * 3,
            "code": ["B20", "C1", "", "B201"] * 3,
        }
    )
    path = tmp_path / name
    if name.endswith("dta"):
        frame.to_stata(path, write_index=False)
    elif name.endswith("sav"):
        pyreadstat.write_sav(frame, str(path))
    elif "csv" in name:
        frame.to_csv(path, index=False)
    else:
        frame.to_parquet(path)
    where = "year >= 2015 and not code starts with 'B'"
    study = finish(count_records(source(path, "sex", where=where), HERE))
    assert study.counts.counts.toarray().tolist() == [[0], [3]]
    assert study.left_out[FILTERED] == 9
    coded = finish(read_coded(path, [QuasiIdentifier("sex")], where=where))
    assert coded.rows is not None
    assert coded.rows.tolist() == [1, 5, 9]


FILTERS = (
    "value is null",
    "value is not null and sex = 'f'",
    "value = '1'",
    "value <> 'a'",
    "value in ('a', 'b', '99', 'x', '34', 'true', '1970-01-01', 'it''s', 'back\\slash')",
    "not value in ('a', '0.1')",
    "starts_with(value, 'b')",
    "contains(value, '\\')",
    "contains(value, '%')",
    "ends_with(value, '0')",
    "value like '%a%'",
    "substr(value, 2, 2) = '0'",
    "sex = 'm' or value is null",
    "area = '01' and not (sex = 'm' or value = 'a')",
)
NUMBERS = (
    "value = 1",
    "value > 5.5",
    "value between 1 and 99",
    "value in (1, 9007199254740993, 0.1)",
    "not value < 0",
    "value <> 9223372036854775807",
)
NO_NUMBERS = ("boolean", "date", "timestamp", "moment", "time")


def answers(place: Place, filters: Sequence[str]) -> list[tuple[object, ...]]:
    """What all filters say of each record, in the order of what they say; one query."""
    with finish(start_engine(place)) as engine:
        records = finish(open_records(place, engine, ("area", "sex", "value")))
        conditions = {
            f"f{i}": read_filter(of, tuple(records.names)).condition(records.column, engine.dialect)
            for i, of in enumerate(filters)
        }
        table = records.table.select(**conditions)
        counted = table.group_by(list(conditions)).aggregate(n=table.count())
        found = finish(records.rows(counted, "counting"))
    return sorted(zip(*found.to_pydict().values(), strict=True), key=repr)


@pytest.mark.parametrize("kind", COLUMNS)
def test_a_database_and_a_file_keep_the_same(postgres: Server, tmp_path: Path, kind: str) -> None:
    path, table = pair(postgres, tmp_path, *records(kind, 0))
    more = NUMBERS if kind not in NO_NUMBERS else ()
    more += ("value = true", "value in (true, false)") if kind == "boolean" else ()
    if kind in ("date", "timestamp"):
        more += ("value > '2000-01-01'", "value = '2024-02-29'", "not value <= '2020-01-01'")
    mine = answers(path, (*FILTERS, *more))
    assert mine == answers(table, (*FILTERS, *more))
    assert sum(of[-1] for of in mine) == 400
    assert {of[12] for of in mine} >= {True, False}


def test_coded_and_distinct_of_a_database(postgres: Server, tmp_path: Path) -> None:
    path, table = pair(postgres, tmp_path, *records("text", 0))
    sex, where = [QuasiIdentifier("sex")], "not value = 'a'"
    mine, theirs = (finish(read_coded(of, sex, where=where)) for of in (path, table))
    assert mine.n_records == theirs.n_records
    assert mine.left_out == theirs.left_out
    assert np.sort(mine.codes).tolist() == np.sort(theirs.codes).tolist()
    first, second = (finish(read_distinct(of, sex, where=where)) for of in (path, table))
    assert first.counts.tolist() == second.counts.tolist()


@pytest.mark.parametrize(
    "where",
    [
        "1 = 1",
        "sex",
        "sex = province",
        "sex = null",
        "sex in ('f', null)",
        "lower(sex) = 'f'",
        "year + 1 = 2015",
        "abs(year) > 1",
        "sex = 'f' || 'm'",
        "case when sex = 'f' then true end",
        "cast(year as varchar) = '2015'",
        "year::int = 2015",
        "coalesce(sex, 'f') = 'f'",
        "sex is distinct from 'f'",
        "sex ilike 'F'",
        "sex like 'f_'",
        "sex like 'a%b'",
        "sex = (select 'f')",
        "sex in (select 'f')",
        "exists(select 1)",
        "sex = 'f'; drop table t",
        "sex = 'f' -- and",
        "sex = 'f' /* and */",
        "sex = 'f') or (1 = 1",
        "read_csv('/etc/passwd') = 'f'",
        "getenv('HOME') = ''",
        "pg_sleep(10) = ''",
        "pg_read_file('/etc/passwd') starts with 'root'",
        "sex = $1",
        "sex = ?",
        "sex = 'f",
        "\"sex = 'f'",
        "sex = 'f\0'",
        "sex = '\ud800'",
        "substr(sex, 0, 1) = 'f'",
        "substr(sex, sex, 1) = 'f'",
        "starts_with(sex, 1)",
        "starts_with('f', sex)",
        "starts with 'f'",
        "year = 1e999",
        "nothing = 1",
        "records.sex = 'f'",
        "c0 = 'f'",
        "day > 'yesterday'",
        "day > 5",
        "acute > 1",
        "acute > true",
        "year > 'many'",
        "not " * 60 + "sex = 'f'",
        "(sex = 'f' and (sex = 'm' or " * 30 + "sex = 'f'" + "))" * 30,
        "sex = 'f' or " * 900 + "sex = 'f'",
        "(" * 5000 + "sex = 'f'" + ")" * 5000,
    ],
)
def test_attacks_are_refused_with_a_sentence(file: Path, where: str) -> None:
    with pytest.raises(VbasError) as caught:
        rows(file, where)
    assert caught.value.message.endswith((".", ": it has {n:,} records."))
    assert "Traceback" not in str(caught.value)


def test_long_lists_and_many_conditions_are_worked_out(postgres: Server, tmp_path: Path) -> None:
    path, table = pair(postgres, tmp_path, *records("text", 0, 60))
    many = "value in (" + ", ".join(f"'{i}'" for i in range(800)) + ", 'a')"
    half = DEEPEST // 2 - 1
    deep = "(value = 'a' or (value = 'b' and " * half + "value = 'b'" + "))" * half
    chain = " or ".join(f"value = '{i}'" for i in range(60)) + " or value = 'a'"
    sex = QuasiIdentifier("sex")
    for where in (many, deep, chain):
        same(*(study_of(of, sex, where=where) for of in (path, table)))


@settings(max_examples=25, deadline=None)
@given(st.text(max_size=30))
def test_any_text_is_a_value_and_nothing_else(text: str) -> None:
    """What stands in quotes never becomes a part of the condition."""
    quoted = "'" + text.replace("'", "''") + "'"
    try:
        tree = checked(f"sex = {quoted}")
    except VbasError:
        assert "\0" in text or not text.isprintable() or ";" not in text
        return
    assert tree["class"] == "COMPARISON"
    assert tree["right"]["literal"].get("text", "") == text
