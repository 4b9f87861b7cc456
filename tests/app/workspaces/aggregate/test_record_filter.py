"""The filter of records in the Variables step: text, builder, what is left, and what is wrong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.features.variables.record_filter import RecordFilter
from app.kit.controls import WheelGuard
from core.errors import VbasError
from core.io.records.filter_tree import checked
from core.io.records.filter_words import TESTS, condition, joined
from core.io.records.filtering import Filtered


@pytest.mark.parametrize(
    ("column", "test", "values", "text"),
    [
        ("province", "is", "ON", "province = 'ON'"),
        ("province", "is", " ON, QC,", "province in ('ON', 'QC')"),
        ("my col", "is not", "it's", "\"my col\" <> 'it''s'"),
        ("code", "is not", "a,b", "code not in ('a', 'b')"),
        ("year", "between", "2015, 2019", "year between 2015 and 2019"),
        ("day", "at least", "2019-12-31", "day >= '2019-12-31'"),
        ("age", "at most", "85", "age <= 85"),
        ("code", "starts", "B20", "code starts with 'B20'"),
        ("code", "starts not", "B20,B21", "not (code starts with 'B20' or code starts with 'B21')"),
        ("code", "missing", "", "code is null"),
        ("code", "known", "x", "code is not null"),
    ],
)
def test_conditions_are_written_and_read(column, test, values, text):
    assert condition(column, test, values) == text
    checked(text)


@pytest.mark.parametrize(("test", "values"), [("is", ""), ("between", "1"), ("at least", "1,2")])
def test_values_that_are_not_there(test, values):
    with pytest.raises(VbasError, match="needs"):
        condition("age", test, values)


def test_one_more_condition_holds_for_all():
    assert joined("", "a = 'b'") == "a = 'b'"
    assert joined("x is null", "a = 'b'") == "x is null and a = 'b'"
    assert joined("x is null or y = 1", "a = 'b'") == "(x is null or y = 1) and a = 'b'"


@pytest.fixture
def form(qtbot):
    made = RecordFilter(WheelGuard(None))
    qtbot.addWidget(made)
    made.show_columns(["province", "year"])
    made.show()
    return made


def test_a_condition_is_asked_for_and_taken_only_when_sound(form, qtbot):
    with qtbot.waitSignal(form.asked) as asked:
        form.edit.setText("province = 'ON'")
        qtbot.keyClick(form.edit, Qt.Key.Key_Return)
    assert asked.args == ["province = 'ON'"]
    form.show_left(Filtered("province = 'ON'", 30, 10, 2))
    assert "30 of 40\xa0records are left (75" in form.words.text()
    assert "a value is missing: 2" in form.words.text()
    form.show_least(5)  # others look on
    assert "a value is missing: <\xa05" in form.words.text()
    form.show_left(Filtered("province = 'ON'", 37, 3, 2))
    assert form.words.text() == "Fewer than 5\xa0records are left, or left out."
    form.show_least(0)
    assert "37 of 40" in form.words.text()
    form.edit.setText("province = ")
    qtbot.keyClick(form.edit, Qt.Key.Key_Return)
    form.show_error(VbasError("It is not understood.", "Write it otherwise."))
    assert "not understood" in form.callout.text
    with qtbot.waitSignal(form.cleared):
        form.edit.setText("")
        qtbot.keyClick(form.edit, Qt.Key.Key_Return)
    assert not form.callout.text


def test_the_builder_adds_conditions(form, qtbot):
    form.build.click()
    form.test.setCurrentIndex(list(TESTS).index("is"))
    form.values.setText("ON, QC")
    qtbot.keyClick(form.values, Qt.Key.Key_Return)
    form.column.setCurrentIndex(1)
    form.test.setCurrentIndex(list(TESTS).index("missing"))
    assert form.values.isHidden()
    form._add()
    assert form.edit.text() == "province in ('ON', 'QC') and year is null"


def test_undone_conditions_are_shown_and_counted_again(form, qtbot):
    with qtbot.waitSignal(form.asked):
        form.show_condition("year = 2015")
    assert form.edit.text() == "year = 2015"
    form.show_condition("")
    assert form.edit.text() == ""
    assert form.words.isHidden()
