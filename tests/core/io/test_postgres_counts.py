"""The same records as a file and as a table of PostgreSQL: the same numbers, bit for bit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.io.inputs import counts_digest
from core.io.records import POSTAL_CODE, RecordSource, count_records, read_coded, unmatched_ids
from core.io.records.distinct import read_distinct
from core.io.records.place import Place
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from core.study import Study
from tests.core.io.record_files import layer
from tests.postgres_server import Server, pair

HERE = layer("01", "02", "03", "K1A", "é9")
NAN = float("nan")
INF = float("inf")

# {name: (type of the server, type of the file, values)}
COLUMNS: dict[str, tuple[str, pa.DataType, list[Any]]] = {
    "text": ("text", pa.string(), ["a", "A", "b ", " b", "b", "", "  ", None, "é", "e\u0301", "ß"]),
    "quotes": (
        "text",
        pa.string(),
        ["it's", 'say "x"', "back\\slash", "{a,b}", "NULL", "null", "%s"],
    ),
    "marks": ("text", pa.string(), ["a\tb", "a\nb", "'vbas-0'", "\u00a0x", "x\u3000", "$1"]),
    "varchar": ("varchar(9)", pa.string(), ["x", "X ", None, "x  ", "Ǆ"]),
    "char": ("char(4)", pa.string(), ["f", "f   ", "m ", "", None, "Ü"]),
    "codes as text": ("text", pa.string(), ["1", "01", "1.0", "9", "99", " 9", "9 ", None]),
    "smallint": ("smallint", pa.int16(), [1, 2, -3, 99, 999, None, 0]),
    "integer": ("integer", pa.int32(), [1, 2, 2**31 - 1, -(2**31), 99, None]),
    "bigint": ("bigint", pa.int64(), [2**53 + 1, 2**53, 2**63 - 1, -(2**63), 0, 99, None]),
    "real": ("real", pa.float32(), [0.1, 0.0, -0.0, 1.0, 16777217.0, NAN, INF, None, 1e-40]),
    "double": (
        "double precision",
        pa.float64(),
        [
            0.1,
            0.0,
            -0.0,
            1.0,
            9.0,
            99.0,
            2.0**53 + 2,
            1e300,
            1e-300,
            NAN,
            INF,
            -INF,
            None,
            0.1 + 0.2,
        ],
    ),
    "numeric": (
        "numeric(12,3)",
        pa.decimal128(12, 3),
        [
            *map(Decimal, ["1.000", "1.500", "-0.001", "99.000", "100", "0.000", "123456789.125"]),
            None,
        ],
    ),
    "huge numeric": (
        "numeric",
        pa.decimal128(38, 0),
        [Decimal(2) ** 64, Decimal(10) ** 30, Decimal(7)],
    ),
    "boolean": ("boolean", pa.bool_(), [True, False, None]),
    "date": ("date", pa.date32(), [date(1970, 1, 1), date(2024, 2, 29), date(1, 1, 1), None]),
    "timestamp": (
        "timestamp",
        pa.timestamp("us"),
        [datetime(2020, 1, 1), datetime(2020, 1, 1, 1, 2, 3, 500000), None],
    ),
    "moment": (
        "timestamptz",
        pa.timestamp("us", "UTC"),
        [datetime.fromisoformat("2020-01-01T00:00:00+00:00"), None],
    ),
    "time": ("time", pa.time64("us"), [time(1, 2, 3), time(1, 2, 3, 120000), None]),
    "ages": (
        "text",
        pa.string(),
        [
            "34",
            " 35 ",
            "12.5",
            ".5",
            "5.",
            "+7",
            "-3",
            "1e1",
            "1E400",
            "x",
            "0x10",
            "1_000",
            "nan",
            "inf",
            "99",
            "",
            None,
            "1e-400",
            "9" * 40,
            "12,5",
            "--1",
            "1e",
            "0.1e1",
        ],
    ),
}
RECODINGS: dict[str, Callable[[str], QuasiIdentifier]] = {
    "as it is": QuasiIdentifier,
    "missing": lambda name: QuasiIdentifier(name, missing=("99", "9", "a", "f", "true")),
    "groups": lambda name: QuasiIdentifier(name, groups={"few": ("a", "b", "1", "2", "f", "true")}),
    "order": lambda name: QuasiIdentifier(name, order=("b", "a", "1", "x")),
    "non-specific": lambda name: QuasiIdentifier(name, non_specific=("x", "1", "A")),
    "band": lambda name: QuasiIdentifier(name, band=Band(5.0, 90.0), missing=("99", "é")),
    "narrow band": lambda name: QuasiIdentifier(name, band=Band(0.1, None)),
}


def records(kind: str, copies: int = 1, n: int = 400) -> tuple[dict[str, str], pa.Table]:
    """Values of one kind of column with areas and a second column, and the server's types.

    They are in ``value`` and in so many ``copies``, v0 ...
    """
    of_server, of_file, values = COLUMNS[kind]
    rng = np.random.default_rng(7)
    areas = rng.choice(["01", "02", "2", "03", "77", " 03", "é9"], n)
    value = pa.array([values[i] for i in rng.integers(0, len(values), n)], of_file)
    columns = {
        "area": pa.array(areas, pa.string()),
        "value": value,
        "sex": pa.array(rng.choice(["m", "f"], n), pa.string()),
        "person": pa.array([values[i] for i in rng.integers(0, len(values), n)], of_file),
        **{f"v{i}": value for i in range(copies)},
    }
    odd = dict.fromkeys(("value", "person", *(f"v{i}" for i in range(copies))), of_server)
    return {name: odd.get(name, "text") for name in columns}, pa.table(columns)


def study_of(place: Place, *qis: QuasiIdentifier, areas: AreaLayer = HERE, **more: Any) -> Study:
    source = RecordSource(place, more.pop("area", "area"), qis, **more)
    return finish(count_records(source, areas))


def same(one: Study, other: Study) -> None:
    """All numbers and sentences of two studies are the same."""
    assert counts_digest(one.counts) == counts_digest(other.counts)
    assert dict(one.counts.categories) == dict(other.counts.categories)
    assert one.counts.n_categories == other.counts.n_categories
    assert one.counts.codes.tolist() == other.counts.codes.tolist()
    assert one.counts.counts.toarray().tolist() == other.counts.counts.toarray().tolist()
    assert one.left_out == other.left_out
    assert [str(of) for of in one.notices] == [str(of) for of in other.notices]
    assert (one.counts.persons is None) == (other.counts.persons is None)
    if one.counts.persons is not None and other.counts.persons is not None:
        for name in ("sizes", "by_unit"):
            mine, theirs = getattr(one.counts.persons, name), getattr(other.counts.persons, name)
            assert mine.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("kind", COLUMNS)
def test_recodings(postgres: Server, tmp_path: Path, kind: str) -> None:
    path, table = pair(postgres, tmp_path, *records(kind, len(RECODINGS)))
    qis = [make(f"v{i}") for i, make in enumerate(RECODINGS.values())]
    sex = QuasiIdentifier("sex")
    same(study_of(path, *qis, sex), study_of(table, *qis, sex))
    same(*(study_of(of, *qis[:4], sex, exclude_missing=True) for of in (path, table)))


@pytest.mark.parametrize("kind", COLUMNS)
def test_persons(postgres: Server, tmp_path: Path, kind: str) -> None:
    path, table = pair(postgres, tmp_path, *records(kind, 0))
    qi = QuasiIdentifier("sex")
    more = {"person_column": "person"}
    same(study_of(path, qi, **more), study_of(table, qi, **more))


@pytest.mark.parametrize("kind", COLUMNS)
def test_area_ids(postgres: Server, tmp_path: Path, kind: str) -> None:
    types, columns = records(kind, 0)
    values = [str(of) for of in COLUMNS[kind][2][:2]]
    values = [*values, "true", "1", "34", "1.5", "18446744073709551616", "01:02:03", "2"]
    values += ["1970-01-01", "2020-01-01 00:00:00", "2020-01-01 00:00:00+00"]
    areas = layer("none", *dict.fromkeys(of.strip() for of in values if of.strip()))
    path, table = pair(postgres, tmp_path, types, columns)
    qi = QuasiIdentifier("sex")
    want = study_of(path, qi, areas=areas, area="value")
    same(want, study_of(table, qi, areas=areas, area="value"))
    if kind == "char":  # the server fills such texts up with blanks, and so has fewer of them
        return
    assert finish(unmatched_ids(path, areas, "value")) == finish(
        unmatched_ids(table, areas, "value")
    )


def test_postal_codes_and_a_conversion_table(postgres: Server, tmp_path: Path) -> None:
    conversion = tmp_path / "pccf.csv"
    conversion.write_text("code,area\nK1A0B1,01\nK1A0B2,03\n")
    codes = ["K1A 0B1", "k1a0b2", "K1A-0B2", "M5V 1A1", None, "", "K1A"] * 9
    of = pa.table({"area": codes, "sex": ["m", "f", "m"] * 21})
    path, table = pair(postgres, tmp_path, {"area": "text", "sex": "text"}, of)
    qi = QuasiIdentifier("sex")
    for more in (
        {"area_kind": POSTAL_CODE},
        {"area_kind": POSTAL_CODE, "conversion_path": conversion},
    ):
        same(study_of(path, qi, **more), study_of(table, qi, **more))


@pytest.mark.parametrize("kind", ["text", "double", "numeric", "boolean", "date", "ages"])
@pytest.mark.parametrize("with_areas", [True, False], ids=["areas", "no areas"])
def test_coded_and_distinct(postgres: Server, tmp_path: Path, kind: str, with_areas: bool) -> None:
    path, table = pair(postgres, tmp_path, *records(kind, len(RECODINGS)))
    more: dict[str, Any] = {"area_column": "area", "areas": HERE} if with_areas else {}
    qis = [make(f"v{i}") for i, make in enumerate(RECODINGS.values())]
    for keep in (True, False):
        mine, theirs = (
            finish(read_coded(of, qis, keep_unknown=keep, **more)) for of in (path, table)
        )
        assert mine.categories == theirs.categories
        assert mine.left_out == theirs.left_out
        assert [str(of) for of in mine.notices] == [str(of) for of in theirs.notices]
        sides = [
            np.vstack([of.codes, of.areas] if with_areas else [of.codes]) for of in (mine, theirs)
        ]
        ordered = [side[:, np.lexsort(side[::-1])] for side in sides]
        assert ordered[0].tolist() == ordered[1].tolist()
    once = finish(read_coded(table, qis, counted=True, **more))
    assert once.codes.shape[1] < once.n_records == theirs.n_records
    assert np.repeat(once.codes, once.times, axis=1).tolist() == theirs.codes.tolist()
    assert once.left_out == theirs.left_out
    assert [str(of) for of in once.notices] == [str(of) for of in theirs.notices]
    first, second = (finish(read_distinct(of, qis, **more)) for of in (path, table))
    assert first.codes.tolist() == second.codes.tolist()
    assert first.counts.tolist() == second.counts.tolist()


def by_person(records: CodedRecords) -> list[list[tuple[int, ...]]]:
    """The sorted records of each person, sorted: the same whatever the order and the numbers."""
    rows = np.vstack([records.codes, records.areas])
    found: dict[int, list[tuple[int, ...]]] = {}
    for person, row in zip(records.persons.tolist(), rows.T.tolist(), strict=True):
        found.setdefault(person, []).append(tuple(row))
    return sorted(map(sorted, found.values()))


@pytest.mark.parametrize("kind", ["text", "double", "bigint"])
def test_persons_record_by_record(postgres: Server, tmp_path: Path, kind: str) -> None:
    check_persons(*pair(postgres, tmp_path, *records(kind, 6)))


def check_persons(path: Place, table: Place, sizes: Sequence[int] = (1, 6)) -> None:
    """Records of persons are the same in a database, but for their order."""
    more: dict[str, Any] = {"area_column": "area", "areas": HERE, "person_column": "person"}
    for n in sizes:  # few variables: records as numbers; more: as text
        qis = [QuasiIdentifier("sex"), *(QuasiIdentifier(f"v{i}") for i in range(n))]
        mine, theirs, again = (finish(read_coded(of, qis, **more)) for of in (path, table, table))
        assert by_person(mine) == by_person(theirs)
        assert theirs.codes.tobytes() == again.codes.tobytes()
        assert theirs.persons.tobytes() == again.persons.tobytes()
        assert mine.left_out == theirs.left_out
        assert [str(of) for of in mine.notices] == [str(of) for of in theirs.notices]
        first, second = (finish(read_distinct(of, qis, **more)) for of in (path, table))
        assert first.codes.tolist() == second.codes.tolist()
        assert first.counts.tolist() == second.counts.tolist()
        assert first.n_records == second.n_records


def test_collations_and_encodings_of_the_database_mean_nothing(
    postgres: Server, tmp_path: Path
) -> None:
    postgres.run(
        "DROP DATABASE IF EXISTS canada",
        "CREATE DATABASE canada TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-CA'",
        "DROP DATABASE IF EXISTS latin",
        "CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LC_COLLATE 'C' LC_CTYPE 'C'",
    )
    no_case = (
        "CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', "
        "deterministic = false)"
    )
    postgres.run(no_case, "GRANT USAGE ON SCHEMA public TO reader", database="canada")
    postgres.run("GRANT USAGE ON SCHEMA public TO reader", database="latin")
    types, of = records("text", 0)
    values = [None if v is None else v.replace("\u0301", "E") for v in of["value"].to_pylist()]
    of = of.set_column(1, "value", pa.array(values)).drop_columns(["person"])
    types.pop("person")
    path, _ = pair(postgres, tmp_path, types, of)
    rows = list(zip(*of.to_pydict().values(), strict=True))
    for name in ("as it is", "missing", "groups", "band"):
        qis = RECODINGS[name]("value"), QuasiIdentifier("sex")
        want = study_of(path, *qis)
        for database, kind in (
            ("canada", "text"),
            ("canada", 'text COLLATE "nocase"'),
            ("latin", "text"),
        ):
            table = postgres.put("records", {**types, "value": kind}, rows, database)
            same(want, study_of(table, *qis))
    with_person = {"person_column": "value"}
    qi = QuasiIdentifier("sex")
    same(study_of(path, qi, **with_person), study_of(table, qi, **with_person))


def test_other_types_are_text(postgres: Server, tmp_path: Path) -> None:
    postgres.run(
        "DROP DOMAIN IF EXISTS years CASCADE",
        "CREATE DOMAIN years AS integer",
        "DROP TYPE IF EXISTS sexes CASCADE",
        "CREATE TYPE sexes AS ENUM ('m', 'f')",
    )
    some = "6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b"
    table = postgres.put(
        "odd",
        {
            "area": "text",
            "age": "years",
            "sex": "sexes",
            "id": "uuid",
            "more": "jsonb",
            "n": "numeric",
        },
        [
            ("01", 3, "m", some, '{"a": 1}', "NaN"),
            ("01", 3, "f", some, None, "Infinity"),
            ("02", 99, None, None, "[]", 1),
        ],
    )
    qis = [QuasiIdentifier(name) for name in ("sex", "id", "more", "n")]
    qis.append(QuasiIdentifier("age", band=Band(10.0, None)))
    found = study_of(table, *qis).counts.categories
    assert found == {
        "sex": ("f", "m"),
        "id": (some,),
        "more": ("[]", '{"a": 1}'),
        "n": ("1", "inf"),
        "age": ("0-9", "90-99"),
    }


def test_names_of_columns_are_only_names(postgres: Server, tmp_path: Path) -> None:
    odd = ['a"b', "A", "a", "c0", "{x}", "select * from", "é%s", "area"]
    of = pa.table({name: pa.array(["01", "02", None][:3]) for name in odd})
    path = tmp_path / "odd.parquet"
    pa.parquet.write_table(of, path)
    rows = list(zip(*of.to_pydict().values(), strict=True))
    table = postgres.put("odd_names", {name.replace('"', '""'): "text" for name in odd}, rows)
    qis = [QuasiIdentifier(name) for name in odd[:-1]]
    same(study_of(path, *qis), study_of(table, *qis))


def test_a_category_more_changes_the_digest(postgres: Server, tmp_path: Path) -> None:
    path, table = pair(postgres, tmp_path, *records("text"))
    one = study_of(path, QuasiIdentifier("sex"))
    postgres.run("INSERT INTO records VALUES ('01', 'a', 'x', 'p')")
    other = study_of(table, QuasiIdentifier("sex"))
    assert counts_digest(one.counts) != counts_digest(other.counts)
    assert counts_digest(one.counts) == counts_digest(replace(one).counts)
