"""Sentences and tables in which small counts are not told."""

from types import SimpleNamespace

import pandas as pd
import pytest
from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.kit.small_counts import hidden
from app.table.small import Counts, TableSection

UNITS = ("records", "cells")


@pytest.mark.parametrize(
    ("n", "seen"),
    [(0, "0"), (1, "<\u00a05"), (4, "<\u00a05"), (5, "5"), (12, "12"), (1004, "1,004")],
)
@pytest.mark.parametrize("unit", UNITS)
def test_a_sentence_tells_no_small_count(n, seen, unit):
    text = hidden(f"Of {numbers.count(n, unit)}, {numbers.count(n, unit)}.", 5, UNITS)
    assert text.count(f"{seen}\u00a0{unit}") == 2 or (n == 1 and "1\u00a0" not in text)
    assert (numbers.count(n, unit) in text) == (not 0 < n < 5)


def test_all_is_told_where_nobody_looks_on():
    assert hidden("1\u00a0record", 0, UNITS) == "1\u00a0record"


def test_a_table_and_its_copy_tell_no_small_count(qtbot, theme):
    least = [5]
    showing = SimpleNamespace(least_on_screen=lambda k: least[0])
    window = QWidget()
    window.theme = theme
    qtbot.addWidget(window)
    program = SimpleNamespace(window=window, session=SimpleNamespace(showing=showing, k=5))
    counts = Counts({1: (2,)}, {"cells": ("percent",)}, UNITS)
    heads = [("Column", ""), ("Cells", ""), ("%", "")]
    frame = pd.DataFrame({"column": ["a", "b"], "cells": [3, 700], "percent": [0.1, 20.0]})
    section = TableSection(SimpleNamespace(program=program), "t", heads, "t", counts=counts)
    qtbot.addWidget(section)
    rows = [("a", "3", "0.1 %"), ("b", "700", "20 %")]
    tips = ["a: 3\u00a0cells", "b: 700\u00a0cells"]

    def show():
        section.show_table("3\u00a0cells in all", rows, tips, lambda: frame.copy())
        return section.grid.row_texts(), section.grid.item(0, 1).toolTip(), section.as_csv()

    cells, tip, csv = show()
    assert cells == [["a", "<\u00a05", numbers.NOTHING], ["b", "700", "20 %"]]
    assert "3\u00a0cells" not in tip + section.why.text()
    assert "a,,\n" in csv
    assert "b,700" in csv
    least[0] = 0
    cells, tip, csv = show()
    assert cells[0] == ["a", "3", "0.1 %"]
    assert "a,3," in csv


def test_a_total_does_not_give_a_single_small_count_back():
    """42 + 4 + 3,226 = 3,272: with the total and the two others the 4 would be known."""
    rows = [("a", "42", "x"), ("b", "4", "y"), ("c", "3,226", "z"), ("all", "3,272", "w")]
    beside = Counts({1: (2,)}, {}, ("records",))
    assert beside.all_told(rows, 5)[0] == ["a", "42", "x"]
    summed = Counts({1: (2,)}, {}, ("records",), summed=True)
    assert summed.all_told(rows, 5) == [
        ["a", "–", "–"],
        ["b", "<\u00a05", "–"],
        ["c", "3,226", "z"],
        ["all", "3,272", "w"],
    ]
    two = [("d", "3", "v"), *rows]  # each of two may be any part of what they have together
    assert summed.all_told(two, 5)[1] == ["a", "42", "x"]
