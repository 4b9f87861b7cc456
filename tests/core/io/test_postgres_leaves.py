"""What leaves PostgreSQL, by its own log: counts; and what is done where something goes wrong."""

from __future__ import annotations

import re
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sqlglot
from sqlglot import expressions as sge

from core.areas import AreaLayer
from core.errors import VbasError
from core.io.inputs import counts_digest
from core.io.records import RecordSource, count_records, credentials, read_coded, unmatched_ids
from core.io.records.distinct import read_distinct
from core.io.records.place import DatabaseTable, place_of
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import layer
from tests.postgres_server import MARKED, Server

HERE = layer("01", "02", "03")
QIS = (QuasiIdentifier("age", band=Band(5.0, 90.0)), QuasiIdentifier("sex", groups={"x": ("a",)}))
TYPES = {"area": "text", "age": "integer", "sex": "text", "patient_id": "text"}
WRITES = re.compile(r"\b(CREATE|INSERT|UPDATE|DELETE|TEMP|INTO|DECLARE|LOCK|PREPARE)\b")


@pytest.fixture(scope="module")
def stays(postgres: Server) -> DatabaseTable:
    rng = np.random.default_rng(3)
    rows = [
        (
            f"{rng.integers(1, 5):02}",
            int(rng.integers(0, 99)),
            "ab"[rng.integers(0, 2)],
            f"p{i // 2}",
        )
        for i in range(2000)
    ]
    return postgres.put("stays", TYPES, rows)


def source(table: DatabaseTable, *qis: QuasiIdentifier, **more: Any) -> RecordSource:
    return RecordSource(table, "area", qis or QIS, **more)


def is_counted(statement: str) -> bool:
    """Whether a statement gives groups and their counts, and no row as it is."""
    copied = re.fullmatch(r"COPY \((.*)\) TO STDOUT \(FORMAT binary\)", statement, re.DOTALL)
    outer = sqlglot.parse_one(copied[1] if copied else statement, dialect="postgres")
    inner = outer.find(sge.Subquery)
    assert inner is not None
    assert isinstance(inner.this, sge.Select)
    return bool(
        inner.this.args.get("group") or any(of.find(sge.AggFunc) for of in inner.this.selects)
    )


def asked(server: Server, statements: list[str], table: str = "stays") -> list[str]:
    """The statements about a table, after a look at the others: settings and the catalogue."""
    about = [of for of in statements if f'"{table}"' in of]
    for of in statements:
        assert of in about or re.match(
            r"SET |BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY|ROLLBACK|SELECT\b.*pg_catalog",
            of,
            re.DOTALL,
        ), of
    return about


def test_only_counts_leave(postgres: Server, stays: DatabaseTable) -> None:
    before = postgres.ask("SELECT count(*) FROM pg_class")
    areas = {"area_column": "area", "areas": HERE}
    with postgres.logged() as statements:
        finish(count_records(source(stays), HERE))
        finish(count_records(source(stays, person_column="patient_id"), HERE))
        finish(read_coded(stays, QIS, keep_unknown=True, **areas))  # type: ignore[arg-type]
        finish(read_distinct(stays, QIS))
        finish(unmatched_ids(stays, HERE, "area"))
    about = asked(postgres, statements)
    assert len(about) > 15
    for of in about:
        assert is_counted(of), of
        assert not WRITES.search(of), of
    assert postgres.ask("SELECT count(*) FROM pg_class") == before


def test_the_look_at_the_log_can_fail() -> None:
    assert is_counted('SELECT "n"::bigint FROM (SELECT COUNT(*) AS n FROM "stays") AS counted')
    assert not is_counted('SELECT "x"::text FROM (SELECT t.x FROM "stays" AS t) AS counted')


def test_columns_that_nobody_asked_for_are_not_looked_at(postgres: Server) -> None:
    table = postgres.put("part", {**TYPES, "secret": "text"}, [("01", 3, "a", "p", "s")] * 9)
    postgres.run(
        "REVOKE ALL ON part FROM reader", "GRANT SELECT (area, age, sex) ON part TO reader"
    )
    with postgres.logged() as statements:
        study = finish(count_records(source(table), HERE))
    assert study.counts.n_records == 9
    assert not any("secret" in of for of in statements)
    with pytest.raises(VbasError, match="no column secret"):
        finish(count_records(source(table, QuasiIdentifier("secret")), HERE))


def test_a_table_that_changes_is_seen_in_one_state(postgres: Server, stays: DatabaseTable) -> None:
    want = finish(count_records(source(stays, person_column="patient_id"), HERE))
    changed = []
    steps = count_records(source(stays, person_column="patient_id"), HERE)
    try:
        while True:
            step = next(steps)
            if step.stage == "counting records" and not changed:
                changed.append(step)
                postgres.run("INSERT INTO stays VALUES ('01', 1, 'new', 'p')")
    except StopIteration as done:
        study = done.value
    finally:
        postgres.run("DELETE FROM stays WHERE sex = 'new'")
    assert changed
    assert counts_digest(study.counts) == counts_digest(want.counts)


@pytest.fixture
def slow(postgres: Server, stays: DatabaseTable) -> DatabaseTable:
    postgres.run(
        "CREATE OR REPLACE VIEW slow AS SELECT * FROM stays WHERE pg_sleep(0.02) IS NOT NULL",
        "GRANT SELECT ON slow TO reader",
    )
    return postgres.table("slow")


def of_reader(server: Server) -> list[tuple[Any, ...]]:
    return server.ask(
        "SELECT query FROM pg_stat_activity WHERE usename = 'reader' AND state = 'active'"
    )


def test_cancel_cancels_on_the_server(postgres: Server, slow: DatabaseTable) -> None:
    with closing(count_records(source(slow), HERE)) as steps:
        until = time.monotonic() + 20
        while not of_reader(postgres) and time.monotonic() < until:
            next(steps)
        assert of_reader(postgres)
        start = time.monotonic()
    assert time.monotonic() - start < 5
    assert of_reader(postgres) == []


def refusal(table: DatabaseTable, areas: AreaLayer = HERE) -> str:
    with pytest.raises(VbasError) as raised:
        finish(count_records(source(table), areas))
    error = raised.value
    assert error.__cause__ is None
    assert error.__context__ is None
    assert MARKED not in str(error)
    return str(error)


def test_a_connection_that_is_lost_is_said(postgres: Server, slow: DatabaseTable) -> None:
    steps = count_records(source(slow), HERE)
    until = time.monotonic() + 20
    while not of_reader(postgres) and time.monotonic() < until:
        next(steps)
    postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'reader'")
    with pytest.raises(VbasError, match=r"closed the connection|was lost"):
        finish(steps)


def test_a_query_that_takes_too_long_is_said(postgres: Server, slow: DatabaseTable) -> None:
    postgres.run("ALTER ROLE reader SET statement_timeout = '100ms'")
    try:
        assert "stopped the query" in refusal(slow)
    finally:
        postgres.run("ALTER ROLE reader RESET statement_timeout")


def test_refusals_are_sentences(postgres: Server, stays: DatabaseTable) -> None:
    says = {
        postgres.table("stays", "nobody_special"): "may not read stays",
        postgres.table("stay"): "has no table stay. Of its",
        postgres.table("nothing.stays"): "has no table nothing.stays",
        postgres.table("a.b.c"): "no name of a table",
        postgres.table('"stays'): "no name of a table",
        postgres.table("stays", "encrypted"): "sslmode=require",
        postgres.table("stays", "locked"): "asks for a password",
        postgres.table("stays", "unknown_role"): "does not know this user",
        postgres.table("stays", database="nowhere"): "there is no such database",
        DatabaseTable("postgresql:///x?host=/nowhere/at/all", "stays"): "No server answers",
        DatabaseTable("postgresql:///?service=none_such", "stays"): "no service file",
    }
    for table, said in says.items():
        assert said in refusal(table), table
    assert "stays has no column age" not in refusal(stays, layer("77"))
    with pytest.raises(VbasError, match="stays has no column nothing"):
        finish(count_records(source(stays, QuasiIdentifier("nothing")), HERE))
    postgres.put("empty", TYPES, [])
    assert "holds no records" in refusal(postgres.table("empty"))


def test_names_of_tables(postgres: Server, stays: DatabaseTable) -> None:
    postgres.run(
        'CREATE SCHEMA IF NOT EXISTS "My schema"', 'GRANT USAGE ON SCHEMA "My schema" TO reader'
    )
    postgres.put('"My schema"."A.b ""c"""', TYPES, [("01", 3, "a", "p")] * 5)
    for name in ('"My schema"."A.b ""c"""', 'My schema."A.b ""c"""'):
        assert finish(count_records(source(postgres.table(name)), HERE)).counts.n_records == 5
    for name in ("public.stays", "PUBLIC.Stays", "stays", '"public".stays'):
        assert finish(count_records(source(postgres.table(name)), HERE)).counts.n_records > 900


@pytest.mark.slow
def test_ten_thousand_tables_are_not_listed(postgres: Server) -> None:
    postgres.run("CREATE SCHEMA many", "GRANT USAGE ON SCHEMA many TO reader")
    each = range(0, 10000, 1000)  # a transaction has fewer locks than that

    def of_all(what: str) -> None:
        for i in each:
            loop = f"FOR i IN {i + 1}..{i + 1000} LOOP EXECUTE format('{what}', i); END LOOP"
            postgres.run(f"DO $$ BEGIN {loop}; END $$")

    of_all("CREATE TABLE many.t%s ()")
    try:
        start = time.monotonic()
        said = refusal(postgres.table("many.t10001"))
        assert "many.t10000" in said
        assert len(said) < 400
        assert time.monotonic() - start < 5
    finally:
        of_all("DROP TABLE many.t%s")
        postgres.run("DROP SCHEMA many")


def test_passwords_come_from_outside(
    postgres: Server, stays: DatabaseTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.run("GRANT USAGE ON SCHEMA public TO locked", "GRANT SELECT ON stays TO locked")
    table = postgres.table("stays", "locked")
    with monkeypatch.context() as patch:
        patch.setenv("PGPASSWORD", MARKED)
        assert finish(count_records(source(table), HERE)).counts.n_records
    with monkeypatch.context() as patch:
        patch.setenv("PGPASSWORD", f"{MARKED}x")
        assert "does not accept user and password" in refusal(table)
    of_pass = tmp_path / "pgpass"
    of_pass.write_text(f"*:*:*:locked:{MARKED}\n")
    of_pass.chmod(0o600)
    with monkeypatch.context() as patch:
        patch.setenv("PGPASSFILE", str(of_pass))
        assert finish(count_records(source(table), HERE)).counts.n_records
    services = tmp_path / "services"
    services.write_text(
        f"[health]\nhost={postgres.folder}\nuser=locked\npassword={MARKED}\ndbname=postgres\n"
    )
    with monkeypatch.context() as patch:
        patch.setenv("PGSERVICEFILE", str(services))
        by_service = DatabaseTable("postgresql:///?service=health", "stays")
        assert finish(count_records(source(by_service), HERE)).counts.n_records


def test_a_password_is_asked_for_once(
    postgres: Server, stays: DatabaseTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = []

    def ask(url: str) -> credentials.Typed:
        times.append(url)
        return credentials.Typed(MARKED)

    postgres.run("GRANT USAGE ON SCHEMA public TO locked", "GRANT SELECT ON stays TO locked")
    monkeypatch.setattr(credentials, "ask_password", ask)
    monkeypatch.setattr(credentials, "_typed", {})
    for _ in range(2):
        finish(count_records(source(postgres.table("stays", "locked")), HERE))
    assert len(times) == 1


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://me:{MARKED}@host/db",
        f"postgresql://host/db?password={MARKED}",
        f"postgres://host/db?sslmode=require&PASSWORD={MARKED}",
        f"postgresql://:{MARKED}@h1:5432,h2:5432/db",
    ],
)
def test_no_address_has_a_password(url: str) -> None:
    with pytest.raises(VbasError, match="has a password in it") as raised:
        place_of(url, "stays")
    assert MARKED not in f"{raised.value}{raised.value.__dict__}{raised.value.__context__!r}"


def test_places_are_said_clearly() -> None:
    assert place_of("records.csv") == Path("records.csv")
    assert place_of("postgres://h:5432/db", "a.b").name == "a.b"
    with pytest.raises(VbasError, match="No table of the database is named"):
        place_of("postgresql://h/db")
    with pytest.raises(VbasError, match="the records are a file"):
        place_of("records.csv", "a.b")
    with pytest.raises(VbasError, match="not from such an address"):
        place_of("mysql://h/db", "a.b")


def test_without_the_library_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(VbasError, match=r"pip install .vbas\[postgres\]"):
        finish(count_records(source(DatabaseTable("postgresql://h/db", "stays")), HERE))
