"""What the *Connect* page asks of Spark: names and types, by Spark Connect, and no row."""

from __future__ import annotations

from typing import Any

import pytest

from core.errors import VbasError
from core.io.records import inspect_records
from core.io.records.catalogue import SPARK_CONNECT, VIEW, ColumnOfTable, ListedTable, ask
from core.io.records.place import DatabaseTable
from core.steps import finish
from tests.spark.session import MARKED, Spark, hands_out_rows


def test_it_tells_names_and_types_and_no_row(spark: Spark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", MARKED)
    for made in (
        "CREATE DATABASE IF NOT EXISTS clinic",
        "CREATE TABLE IF NOT EXISTS clinic.of_2024 (area STRING, age INT) USING parquet",
        "INSERT INTO clinic.of_2024 VALUES ('01', 34), ('02', 35), ('02', 35)",
        "CREATE OR REPLACE VIEW clinic.old AS SELECT area FROM clinic.of_2024",
    ):
        spark.session.sql(made)

    def look(of: Any) -> tuple[Any, ...]:
        tables = of.tables("clinic")
        return of.server(), list(of.schemas()), tables, of.columns(tables[0])

    with spark.logged() as plans:
        server, schemas, tables, columns = finish(ask(spark.remote, look, "looking"))
    assert server.name.startswith("Spark 4")
    assert (server.database, server.encrypted) == ("spark_catalog", None)
    assert schemas[0] == "default"
    assert "clinic" in schemas
    assert tables == [ListedTable("clinic", "of_2024"), ListedTable("clinic", "old", VIEW)]
    assert columns == [ColumnOfTable("area", "string"), ColumnOfTable("age", "int")]
    assert not any(map(hands_out_rows, plans))
    seen = finish(inspect_records(DatabaseTable(spark.remote, tables[0].written)))
    assert (seen.n_rows, [of.n_distinct for of in seen.columns]) == (3, [2, 2])
    with pytest.raises(VbasError):
        finish(ask(spark.remote, lambda of: of.tables("none"), "looking"))


@pytest.mark.parametrize(
    ("values", "url"),
    [
        ({"host": "h", "port": "15002"}, "sc://h:15002/"),
        ({"host": "h", "options": "use_ssl=true"}, "sc://h/;use_ssl=true"),
        (
            {"host": "h", "user_id": "me", "options": "use_ssl=true"},
            "sc://h/;user_id=me;use_ssl=true",
        ),
    ],
)
def test_fields_and_address_say_the_same(values: dict[str, str], url: str) -> None:
    assert SPARK_CONNECT.url(values) == url
    assert {name: text for name, text in SPARK_CONNECT.values(url).items() if text} == values
    assert DatabaseTable(url, "a.b").url == url
