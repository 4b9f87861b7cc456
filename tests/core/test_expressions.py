"""Expressions: worked out by hand, misspelt, and hostile."""

import duckdb
import numpy as np
import pytest

from core.errors import VbasError
from core.expressions import columns_used, numbers_of, rows_that_match, values_of
from core.expressions.working_out import start_engine

NAN = float("nan")
COLUMNS = {
    "population": np.array([100.0, 600.0, NAN, 0.0]),
    "records": np.array([10, 0, 5, 20]),
    "lost": np.array([1, 2, 5, 0]),
    "lost_share": np.array([0.1, NAN, 1.0, 0.0]),
    "name": np.array(["North Bay", "O'Hara", "", "south"], dtype=object),
    "Main road": np.array([True, False, True, False]),
}


def rows(text):
    return np.flatnonzero(rows_that_match(text, COLUMNS)).tolist()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("population > 50", [0, 1]),
        ("POPULATION > 50 AND lost_share >= .1", [0]),
        ("not (population > 50)", [3]),  # what is not known is neither
        ("population is null", [2]),
        ("population between 0 and 100", [0, 3]),
        ("records in (5, 20)", [2, 3]),
        ("records not in (5, 20)", [0, 1]),
        ("name like 'North%'", [0]),
        ("name = 'O''Hara'", [1]),
        ("name in ('south', 'North Bay')", [0, 3]),
        ("lower(name) like 's%' or starts_with(name, 'O')", [1, 3]),
        ('"Main road"', [0, 2]),
        ('not "main ROAD"', [1, 3]),
        ("lost / records > 0.5", [2]),  # 2 / 0 is nothing, not much
        ("case when records > 5 then lost = 1 else lost = 5 end", [0, 2]),
        ("name starts with 'North'", [0]),
        ("not name STARTS  WITH 'O'", [0, 2, 3]),
        ("name = 'starts with'", []),
        ("name = '; -- drop'", []),
        ("1 = 1", [0, 1, 2, 3]),
    ],
)
def test_conditions(text, expected):
    assert rows(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("lost / records * 100", [10.0, NAN, 100.0, 0.0]),
        ("population - 1e2", [0.0, 500.0, NAN, -100.0]),
        ("-lost % 2", [-1.0, 0.0, -1.0, 0.0]),
        ("round(lost_share * 3, 1)", [0.3, NAN, 3.0, 0.0]),
        ("ln(lost)", [0.0, np.log(2), np.log(5), NAN]),
        ("sqrt(0 - lost)", [NAN, NAN, NAN, 0.0]),
        ("coalesce(population, -1)", [100.0, 600.0, -1.0, 0.0]),
        ("length(name)", [9.0, 6.0, 0.0, 5.0]),
        ("lost > 1", [0.0, 1.0, 1.0, 0.0]),
        ("power(10, 400)", [NAN] * 4),
    ],
)
def test_numbers(text, expected):
    np.testing.assert_allclose(numbers_of(text, COLUMNS), expected)


def test_text_is_worked_out_and_refused_as_a_number():
    assert values_of("name || '!'", COLUMNS).tolist()[1] == "O'Hara!"
    with pytest.raises(VbasError, match="gives text"):
        numbers_of("upper(name)", COLUMNS)


def test_columns_used_are_called_as_they_are():
    names = tuple(COLUMNS)
    assert columns_used('LOST / "MAIN ROAD" + lost', names) == ("lost", "Main road")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no expression"),
        ("   ", "no expression"),
        ("popluation > 5", "no column “popluation”. Did you mean population"),
        ("share > 5", "Did you mean lost_share"),
        ("name = North", "no column “North”"),
        ("name > 5", "column name holds text"),
        ("name + 1", "column name holds text; one cannot calculate"),
        ("name = population", "column name holds text"),
        ("population > 'many'", "column population holds numbers; “many”"),
        ("lost in (1, 'x')", "column lost holds numbers; “x”"),
        ("population >", "at character 12"),
        ("population > 5 or", "near “or”"),
        ("(population > 5", "not understood"),
        ("name = 'open", "not understood"),
        ("population", "not yes or no"),
        ("rond(lost, 1) > 2", "no function “rond”.*round\\(x, digits\\)"),
        ("upper(lost) = 'A'", "does not fit the kind"),
        ("x" * 10_001, "10,001 characters"),
    ],
)
def test_errors_name_the_place_or_the_column(text, words):
    with pytest.raises(VbasError, match=words):
        rows_that_match(text, COLUMNS)


@pytest.mark.parametrize(
    "text",
    [
        "read_csv('/etc/passwd')",
        "read_text('/etc/passwd') = ''",
        "(select count(*) from read_csv('/etc/passwd')) > 0",
        "exists(select 1)",
        "lost in (select 1)",
        "lost = any(select 1)",
        "COPY population TO 'x.csv'",
        "ATTACH 'x.db'",
        "PRAGMA version",
        "lost > 1; drop table t",
        "1) from t where (1 = 1",
        "1 from columns_of_the_table",
        "lost > 1 -- rest",
        "lost > 1 /* rest",
        "lost > 1 limit 1",
        "lost > 1 union select true",
        "lost > 1 order by 1",
        "lost > 1 as x",
        "lost, records",
        "*",
        "columns('lost')",
        "count(*) > 1",
        "sum(lost) over () > 1",
        "sum(lost) > 1",
        "getenv('HOME') = ''",
        "current_setting('threads') = '1'",
        "main.abs(lost) > 1",
        "columns_of_the_table.lost > 1",
        "__row > 1",
        "rowid > 1",
        "$1 > 1",
        "? > 1",
        "list_value(lost) is null",
        "[lost] is null",
        "{'a': lost} is null",
        "lost -> 1",
        "name similar to '(a+)+'",
        "repeat(name, 1000000000) = ''",
        "range(1000000000) is null",
        "cast(name as blob) is null",
        "lost::struct(a int) is null",
        "name collate nocase = ''",
        "default",
        "lost > 1\0",
    ],
)
def test_hostile_expressions_are_refused_with_a_sentence(text):
    with pytest.raises(VbasError) as caught:
        rows_that_match(text, COLUMNS)
    assert caught.value.message.endswith(".")
    assert caught.value.hint


def test_nothing_of_the_machine_is_within_reach(tmp_path, monkeypatch):
    """Even what slipped through the list could not read a file."""
    file = tmp_path / "secret.csv"
    file.write_text("a\n1\n")
    with start_engine() as engine:
        for query in (
            f"SELECT * FROM '{file}'",
            f"SELECT * FROM read_csv('{file}')",
            f"COPY (SELECT 1) TO '{tmp_path / 'out.csv'}'",
            f"ATTACH '{tmp_path / 'x.db'}'",
            "INSTALL httpfs",
            "SET enable_external_access = true",
            "SET autoload_known_extensions = true",
        ):
            with pytest.raises(duckdb.Error):
                engine.execute(query)
    assert [of.name for of in tmp_path.iterdir()] == ["secret.csv"]


@pytest.mark.parametrize("number", ["0x10", "0b11", "0o7", "0XFF"])
def test_numbers_of_another_base_are_named(number):
    with pytest.raises(VbasError, match=f"“{number}” is not a number here"):
        rows_that_match(f"population > {number}", COLUMNS)
    assert not rows_that_match(f"name = '{number}'", COLUMNS).any()


@pytest.mark.parametrize("text", ["(" * 900 + "1 = 1" + ")" * 900, "not " * 450 + "true"])
def test_deep_nesting_is_worked_out(text):
    assert rows(text) == [0, 1, 2, 3]


def test_a_column_may_be_called_row():
    columns = {"row": np.array([3.0, 1.0]), "Row_": np.array([1.0, 2.0])}
    assert rows_that_match("row > 2", columns).tolist() == [True, False]
    assert numbers_of("ROW + row_", columns).tolist() == [4.0, 3.0]


def test_python_variables_are_not_tables():
    population_table = {"a": [1]}
    with pytest.raises(VbasError):
        rows_that_match("(select a from population_table) > 0", COLUMNS)
    assert population_table


def test_letters_with_accents_are_alike_in_any_case():
    columns = {"été": np.array([1.0, 2.0]), "Größe": np.array([3.0, 4.0])}
    assert numbers_of("ÉTÉ + été", columns).tolist() == [2.0, 4.0]
    assert numbers_of("GRÖSSE", columns).tolist() == [3.0, 4.0]
    assert columns_used("ÉTÉ + été", tuple(columns)) == ("été",)


@pytest.mark.parametrize("text", ["9" * 40, "9" * 40 + " + 1", "x'ab'"])
def test_what_is_no_kind_of_a_table_is_refused_with_a_sentence(text):
    with pytest.raises(VbasError, match="neither numbers nor text"):
        values_of(text, COLUMNS)
