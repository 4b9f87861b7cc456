"""The dialog that imports regions, alone: what it asks, shows and hands over."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.workspaces.aggregate.given_runs.import_dialog import Choice, ImportDialog
from core.errors import Notice, VbasError
from core.io.partitions import NEAREST, Partition


@pytest.fixture
def dialog(qtbot, theme):
    made = ImportDialog(["fsa", "health region"], "health region")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def partition(*regions, notices=()):
    return Partition("column", "fsa", np.array(regions, dtype=object), notices=notices)


def test_columns_of_the_areas_are_offered_first(dialog):
    assert dialog.choice == Choice(False, "", "health region")  # the likely one
    assert not dialog.import_.isEnabled()
    assert not dialog.source.file.isEnabled()


def test_another_column_wants_another_preview(dialog, qtbot):
    with qtbot.waitSignal(dialog.choice_changed):
        dialog.source.column.setCurrentText("fsa")
    assert dialog.choice == Choice(False, "", "fsa")


def test_the_preview_says_what_matches_and_what_is_left(dialog):
    dialog.show_partition(partition("a", "b", "", "a", notices=(Notice("one remark"),)), 4)
    text = dialog.preview.text().replace("\u00a0", " ")
    assert text == "3 of 4 areas are in 2 regions. Without a region: 1.\none remark"
    assert dialog.left_over.isEnabled()
    assert dialog.import_.isEnabled()
    dialog.show_partition(partition("a", "b"), 2)
    assert not dialog.left_over.isEnabled()


def test_what_is_confirmed_has_a_name_and_a_rest(dialog, qtbot):
    dialog.show_partition(partition("a", ""), 2)
    assert dialog.name.text() == "fsa"
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Health regions")
    dialog.left_over.setCurrentIndex(dialog.left_over.findData(NEAREST))
    with qtbot.waitSignal(dialog.confirmed) as got:
        dialog.import_.click()
    assert got.args == ["Health regions", NEAREST]


def test_a_name_that_was_typed_stays(dialog, qtbot):
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "mine")
    dialog.show_partition(partition("a", "b"), 2)
    assert dialog.name.text() == "mine"


def test_without_a_name_nothing_is_imported(dialog, qtbot):
    dialog.show_partition(partition("a", "b"), 2)
    dialog.name.selectAll()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Delete)
    assert not dialog.import_.isEnabled()
    with qtbot.assertNotEmitted(dialog.confirmed):
        dialog.accept()


def test_an_error_stands_in_the_dialog_and_forbids(dialog):
    dialog.show_partition(partition("a", "b"), 2)
    dialog.show_refused(VbasError("This is wrong.", "Do that."))
    assert dialog.callout.isVisible()
    assert not dialog.import_.isEnabled()
    assert dialog.partition is None


def test_a_table_has_its_own_columns(dialog, qtbot):
    dialog.source.of_table.click()
    assert dialog.choice.region_column == ""
    with qtbot.waitSignal(dialog.table_wanted):
        dialog.source.file.click()
    with qtbot.waitSignal(dialog.choice_changed):
        dialog.show_table("r.csv", ["id", "region", "more"], "id", "region")
    assert dialog.choice == Choice(True, "id", "region")
    assert not dialog.source.column.isEnabled()
    with qtbot.waitSignal(dialog.choice_changed):
        dialog.source.region_column.setCurrentText("more")
    assert dialog.choice == Choice(True, "id", "more")
