"""What stands in the report: numbers by hand, shortening, words, and nothing of a record."""

from dataclasses import replace

import numpy as np
import pytest

from core.errors import Notice, in_english
from core.record_uniqueness.distinct import GEOGRAPHY, VariableLevel
from core.record_uniqueness.recodes import COLLAPSE, GROUPS, LEVEL, Recode
from core.record_uniqueness.report import report_of
from core.record_uniqueness.report_values import NOTHING, number, said
from core.steps import Stage
from tests.core.record_uniqueness.examinations import distinct_of, examined, random_records

DISTINCT = random_records()
TABLES = ("weights", "omissions", "combinations", "minimal", "history")


def report(of=None, **more):
    return report_of(of or examined(DISTINCT), file="cases.csv", date="2026-11-22", **more)


def rows(table, say=in_english):
    return [[said(cell, say) for cell in row] for row in table.rows]


def everything(of, say=in_english):
    """All words of a report."""
    cells = [of.title, of.bar, *of.sentences, *of.method, *(words for _, words in of.answers)]
    cells += [cell for fact in of.facts for cell in fact]
    for name in TABLES:
        table = getattr(of, name)
        cells += [table.title, *table.notes, *(c.heading for c in table.columns)]
        cells += [cell for row in table.rows for cell in row]
    return [said(cell, say) for cell in cells]


def test_facts():
    facts = {said(n, in_english): said(v, in_english) for n, v in report().facts}
    assert facts == {
        "File": "cases.csv",
        "Date": "2026-11-22",
        "Records": "500",
        "Variables": "3; 7 combinations",
        "Unique record set": "at most 5 records",
    }
    more = report(left_out={"unknown area": 3, "other": 1}, synthetic=True).facts
    values = [said(value, in_english) for _, value in more]
    assert "500 (4 of the file left out)" in values
    assert "cases.csv (synthesized)" in values


def test_weights_and_omissions_are_those_of_the_examination():
    of = examined(random_records(900, sex=3, age=12, region=30, work=20))
    weights = rows(report(of).weights)
    heaviest = int(np.argmax(of.weights.weights))
    assert weights[0] == [
        of.titles[heaviest],
        str(of.n_categories[heaviest]),
        f"{of.weights.weights[heaviest]:.2f}",
        f"{of.weights.standard_errors[heaviest]:.2f}",
    ]
    omitted = rows(report(of).omissions)
    assert omitted[0][0] == "none"
    assert omitted[0][3] == f"{of.verdict.in_sets:,}"
    assert sorted(row[0] for row in omitted[1:]) == ["age", "region", "sex", "work"]
    left = [int(row[3].replace(",", "")) for row in omitted[1:]]
    assert left == sorted(o.in_sets for o in of.omissions[1:])


def test_for_each_number_of_variables_the_worst_combination():
    of = examined(DISTINCT)
    table = rows(report(of).combinations)
    assert [row[0] for row in table] == ["1", "2", "3"]
    assert table[-1][1] == "all variables"
    assert table[-1][2] == f"{of.verdict.unique:,}"
    pairs = [i for i in range(len(of.lattice)) if len(of.lattice.names_of(i)) == 2]
    worst = max(pairs, key=lambda i: of.lattice.unique[i])
    assert table[1][1:3] == [
        ", ".join(of.lattice.names_of(worst)),
        f"{of.lattice.unique[worst]:,}",
    ]


def test_minimal_combinations_with_most_records_first():
    of = examined(DISTINCT)
    table = rows(report(of).minimal)
    numbers = [int(row[1]) for row in table]
    assert numbers == sorted((n for n in of.lattice.minimal if n), reverse=True)
    without = replace(of, lattice=replace(of.lattice, minimal=None))
    assert report(without).minimal.rows == ()


def test_many_variables_are_named_by_what_is_left_out():
    names = {f"v{i}": [0, 1, 0, 1] for i in range(7)}
    of = examined(distinct_of(names))
    table = rows(report(of).combinations)
    assert table[1][1] == "v0, v1"
    assert table[5][1] == "all but v6"
    assert table[6][1] == "all variables"


def test_where_nobody_is_in_a_set_no_combination_is_the_worst():
    table = rows(report(examined(distinct_of({"a": [0, 1] * 6, "b": [0] * 12}))).combinations)
    assert [row[1:3] for row in table] == [[NOTHING, "0"], [NOTHING, "0"]]


def test_history_says_what_changed_and_by_how_much():
    tried = (examined(DISTINCT), examined(DISTINCT, None, Recode("region", COLLAPSE, 4)))
    table = report(tried[1], tried=tried).history
    first, second = rows(table)
    assert len(table.columns) == len(first) == 9
    assert (first[0], first[1], first[5]) == ("1", "first question, 3 variables", NOTHING)
    assert second[1] == "region: 30 to 4 categories"
    change = 100 * (tried[1].verdict.share - tried[0].verdict.share)
    assert second[5] == f"{change:+.1f}"
    assert [row[6] for row in (first, second)] == [f"{of.bits:.2f}" for of in tried]
    assert second[7:] == ["no" if not tried[1].verdict.research else "yes", "no"]
    unknown = tuple(replace(of, bits=None) for of in tried)
    assert len(report(tried[1], tried=unknown).history.columns) == 8
    mixed = report(tried[1], tried=(tried[0], unknown[1])).history
    assert [row[6] for row in rows(mixed)] == [f"{tried[0].bits:.2f}", NOTHING]
    assert report().history.rows == ()
    again = rows(report(tried[0], tried=(tried[0], tried[0])).history)
    assert again[1][1] == "the same again"


def test_several_changes_stand_in_one_cell():
    tried = (examined(DISTINCT, ("sex", "age")), examined(DISTINCT, ("age", "region")))
    assert rows(report(tried[1], tried=tried).history)[1][1] == "with region; without sex"


def test_without_weights_the_report_says_why():
    of = report(examined(distinct_of({"a": [0, 0, 1], "b": [0, 0, 0]})))
    assert [row[2:] for row in rows(of.weights)] == [[NOTHING, NOTHING]] * 2
    assert "No weights" in str(of.weights.notes[0])
    assert not any("weight" in str(sentence) for sentence in of.sentences)


def test_tables_are_shortened_with_what_is_left_out():
    tried = tuple(examined(DISTINCT) for _ in range(9))
    of = report(tried=tried).shortened(4)
    history = of.history
    assert [row[0] for row in rows(history)] == ["1", "7", "8", "9"]
    assert (history.gap, history.left_out, str(history.more)) == (1, 5, "and 5 more")
    assert [row[0] for row in rows(of.minimal.shortened(2))] == [
        row[0] for row in rows(report().minimal)[:2]
    ]
    assert of.minimal.shortened(2).gap == 2
    assert history.shortened(3).left_out == 6
    assert len(history.shortened(0).rows) == 2  # the first, and the newest
    assert history.shortened(20) == history


def test_no_category_is_named():
    told = {"sex": {"categories": ("Zeus", "Hera")}}
    distinct = distinct_of({"sex": [0, 1, 1, 0], "age": [0, 1, 2, 0]})
    variables = tuple(
        replace(of, **told.get(of.name, {"categories": ("Ares", "Eros", "Nike")}))
        for of in distinct.variables
    )
    distinct = replace(distinct, variables=variables)
    grouped = Recode("age", GROUPS, groups=(("Pan", ("Ares", "Eros")),))
    tried = (examined(distinct), examined(distinct, None, grouped))
    words = " ".join(everything(report(tried[1], tried=tried)))
    assert "age (grouped)" in words
    for label in ("Zeus", "Hera", "Ares", "Eros", "Nike", "Pan"):
        assert label not in words


def test_every_text_can_be_said_in_another_language():
    level = VariableLevel("county", np.array([0, 0, 1], np.int32), ("x", "y"))
    told = {"geography": {"kind": GEOGRAPHY, "levels": (level,)}}
    distinct = distinct_of({"geography": [0, 1, 2, 0], "File": [0, 1, 1, 0]}, **told)
    tried = (
        examined(distinct),
        examined(distinct, None, Recode("geography", LEVEL, level="county")),
    )
    asked = set()

    def say(template, values):
        asked.add(template)
        return in_english(template, values)

    of = report(tried[1], tried=tried, synthetic=True)
    everything(of, say)
    assert {"geography", "File", "none", "no", "What was tried", "and {n:,} more"} - asked == {
        "and {n:,} more"
    }
    assert "{name} ({level})" in asked
    assert "county" not in asked  # a name of the user's
    with pytest.raises(KeyError):
        in_english("{name}", {})


def test_cells():
    assert said("a{b}", in_english) == "a{b}"  # a column, not a template
    assert said(Stage("{name} ({n})", name=Stage("{x}!", x="geography"), n=2), in_english) == (
        "geography! (2)"
    )
    outer = Notice("<{inner}>", inner=Notice("{x:.1f}", x=1.25))
    assert said(outer, in_english) == "<1.2>"
    assert number(float("nan")) == NOTHING
    assert str(number(1234)) == "1,234"
