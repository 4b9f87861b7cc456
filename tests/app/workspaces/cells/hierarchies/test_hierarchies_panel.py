"""The panel of hierarchies by itself, driven by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication

from app.workspaces.cells.hierarchies import empty, texts
from app.workspaces.cells.hierarchies.looking import preview_of, shown_of
from app.workspaces.cells.hierarchies.making.form import MakingForm, columns_form
from app.workspaces.cells.hierarchies.making.pages import BandsPage, CodesPage
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.shown import ColumnShown, Relabelling
from core.errors import VbasError
from core.hierarchies.edits import relabelled
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.making import Intervals, Prefixes
from core.io.records import ColumnPreview
from tests.core.hierarchies.coded_tables import coded_table

RECORDS = coded_table({"diag": ["A00", "A00", "A00", "A01", "B20", "C99", None]})
TREE = Hierarchy(
    "diag",
    ("A00", "A01", "B20", "B21"),
    (
        HierarchyLevel("block", ("A0", "A0", "B2", "B2")),
        HierarchyLevel("chapter", ("I", "I", "I", "II")),
    ),
    "codes.csv",
)


@pytest.fixture
def panel(qtbot, theme):
    made = HierarchiesPanel(theme)
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    return made


@pytest.fixture
def filled(panel):
    panel.show_columns((ColumnShown("diag", 2), ColumnShown("sex")), "diag")
    panel.show_hierarchy(shown_of(TREE, RECORDS, k=2))
    return panel


def texts_of(panel):
    model = panel.values.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def select(panel, cells):
    model, chosen = panel.values.model, panel.values.table.selectionModel()
    chosen.clear()
    for row, column in cells:
        chosen.select(model.index(row, column), QItemSelectionModel.SelectionFlag.Select)


def test_levels_and_values_are_shown_with_their_records(filled):
    assert filled.levels.row_texts() == [
        ["diag", "4", "1", "3"],
        ["block", "3", "1", "2"],
        ["chapter", "2", "1", "1"],
    ]
    assert texts_of(filled) == [
        ["A00", "3", "A0", "I"],
        ["A01", "1", "A0", "I"],
        ["B20", "1", "B2", "I"],
        ["B21", "0", "B2", "II"],
    ]
    assert filled.source.text() == "From codes.csv."
    assert "At every level some categories are rarer than k = 2" in filled.why.text()
    assert [filled.bar.column.itemText(i) for i in range(2)] == ["diag · 2 levels", "sex"]


def test_what_is_wrong_is_said_with_what_to_do(filled, qtbot):
    assert filled.order.text == "Labels of “block” that stand under several of “chapter”: B2."
    assert filled.unknown.text == "Values that are not in the hierarchy (1\u00a0record): C99."
    with qtbot.waitSignal(filled.take_in_requested):
        qtbot.mouseClick(filled.take_in, Qt.MouseButton.LeftButton)
    whole = Hierarchy("diag", ("A00", "A01", "B20", "C99"), TREE.levels[:1])
    filled.show_hierarchy(shown_of(whole, RECORDS, k=1))
    assert filled.order.isHidden()
    assert filled.unknown.isHidden()
    assert filled.take_in.isHidden()
    assert filled.why.text() == "No value is rarer than k = 1 records."


def test_a_label_is_typed_over(filled, qtbot):
    index = filled.values.model.index(2, 2)
    with qtbot.waitSignal(filled.values.relabelled) as told:
        filled.values.model.setData(index, " B ")
    assert told.args == [Relabelling(0, (2,), "B")]
    with qtbot.assertNotEmitted(filled.values.relabelled):
        filled.values.model.setData(index, "B2")
    assert not filled.values.model.flags(filled.values.model.index(0, 0)) & (
        Qt.ItemFlag.ItemIsEditable
    )


def test_selected_labels_are_joined_with_enter(filled, qtbot):
    assert not filled.values.join.isEnabled()
    select(filled, [(2, 2), (3, 2)])
    assert filled.values.label.text() == "B2"
    filled.values.label.setText("B")
    with qtbot.waitSignal(filled.values.relabelled) as told:
        qtbot.keyClick(filled.values.label, Qt.Key.Key_Return)
    assert told.args == [Relabelling(0, (2, 3), "B")]
    # Typing over one of them means all of them.
    with qtbot.waitSignal(filled.values.relabelled) as told:
        filled.values.model.setData(filled.values.model.index(3, 2), "X")
    assert told.args == [Relabelling(0, (2, 3), "X")]


def test_of_several_columns_nothing_is_joined(filled):
    select(filled, [(2, 2), (3, 3)])
    assert not filled.values.join.isEnabled()
    select(filled, [(2, 0)])
    assert not filled.values.label.isEnabled()


def test_the_selection_outlives_an_edit(filled):
    select(filled, [(2, 2), (3, 2)])
    filled.show_hierarchy(shown_of(relabelled(TREE, 0, [2, 3], "B"), RECORDS, k=2))
    assert [row[2] for row in texts_of(filled)] == ["A0", "A0", "B", "B"]
    assert len(filled.values.table.selectedIndexes()) == 2


def test_levels_are_renamed_added_and_removed(filled, qtbot):
    with qtbot.waitSignal(filled.level_renamed) as told:
        filled.levels.item(2, 0).setText("part")
    assert told.args == [1, "part"]
    assert not filled.levels.item(0, 0).flags() & Qt.ItemFlag.ItemIsEditable
    assert not filled.buttons.drop.isEnabled()
    filled.levels.setCurrentCell(1, 0)
    with qtbot.waitSignal(filled.level_removed) as told:
        qtbot.mouseClick(filled.buttons.drop, Qt.MouseButton.LeftButton)
    assert told.args == [0]
    with qtbot.waitSignal(filled.level_added):
        qtbot.mouseClick(filled.buttons.add, Qt.MouseButton.LeftButton)


def test_values_are_looked_for_after_a_while(filled, qtbot):
    with qtbot.waitSignal(filled.values.searched) as told:
        qtbot.keyClicks(filled.values.search, "b2")
    assert told.args == ["b2"]
    filled.show_hierarchy(shown_of(TREE, RECORDS, 2, "b2"))
    assert [row[0] for row in texts_of(filled)] == ["B20", "B21"]


def test_rows_are_copied_as_text(filled, qtbot):
    qtbot.keyClick(filled.values.table, Qt.Key.Key_C, modifier=Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "diag\tRecords\tblock\tchapter"
    assert len(lines) == 5
    select(filled, [(0, 0), (1, 0)])
    filled.values.copy_button.click()
    assert QGuiApplication.clipboard().text().splitlines()[1:] == [
        "A00\t3\tA0\tI",
        "A01\t1\tA0\tI",
    ]


def test_without_records_counts_are_not_claimed(panel):
    panel.show_hierarchy(shown_of(TREE, None, k=5))
    assert panel.levels.row_texts()[1] == ["block", "0", "–", "–"]
    assert panel.why.isHidden()
    assert texts_of(panel)[0] == ["A00", "–", "A0", "I"]


def test_numbers_are_listed_in_their_order(panel):
    ages = coded_table({"age": [str(n) for n in (5, 10, 100, 20)]})
    panel.show_hierarchy(preview_of("age", ages, Intervals((50,)), 1))
    assert [row[0] for row in texts_of(panel)] == ["5", "10", "20", "100"]


@pytest.mark.parametrize(
    ("reason", "buttons"),
    [
        (empty.NO_RECORDS, {"Open records …", "Open the sample"}),
        (empty.UNREAD, {"Read the records", "Import from ARX …"}),
        (empty.READING, set()),
        (
            empty.NO_LEVELS,
            {
                "Bands of numbers …",
                "Beginnings of codes …",
                "Columns of the file …",
                "By hand",
                "Import from ARX …",
            },
        ),
    ],
)
def test_an_empty_place_says_why_and_offers_what_helps(panel, reason, buttons):
    from PySide6.QtWidgets import QPushButton

    panel.show_nothing(reason, "age")
    shown = {of.text() for of in panel.empty.findChildren(QPushButton) if not of.isHidden()}
    assert shown == buttons
    assert panel.empty.why.text()
    assert not panel.bar.export_button.isEnabled()


def test_the_buttons_of_the_empty_place_say_what_is_wanted(panel, qtbot):
    panel.show_nothing(empty.NO_LEVELS, "age")
    for button, kind in (
        (panel.empty.bands, empty.BANDS),
        (panel.empty.codes, empty.CODES),
        (panel.empty.columns, empty.COLUMNS),
        (panel.empty.by_hand, empty.BY_HAND),
    ):
        with qtbot.waitSignal(panel.make_requested) as told:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert told.args == [kind]
    with qtbot.waitSignal(panel.import_requested):
        qtbot.mouseClick(panel.empty.import_, Qt.MouseButton.LeftButton)


def test_another_column_is_chosen_with_the_keyboard(filled, qtbot):
    with qtbot.waitSignal(filled.column_chosen) as told:
        qtbot.keyClick(filled.bar.column, Qt.Key.Key_Down)
    assert told.args == ["sex"]


def test_everything_has_a_tooltip_and_a_name(filled):
    parts = (
        filled.bar.column,
        filled.bar.import_button,
        filled.bar.export_button,
        filled.bar.remove_button,
    )
    for part in (
        *parts,
        filled.buttons.again,
        filled.buttons.add,
        filled.buttons.drop,
        filled.take_in,
    ):
        assert part.toolTip()
        assert part.accessibleName()


def test_very_many_values_are_not_all_named():
    assert texts.named([str(i) for i in range(3)]) == "0, 1, 2"
    assert texts.named([str(i) for i in range(20)]).endswith("11 and 8 more")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("bands of 5, 10", "Made of bands of 5, 10."),
        ("prefixes of 3, 1", "Made of the first 3, 1 characters."),
        ("columns diag, block", "Made of the columns diag, block."),
        ("by hand", "Made by hand."),
        ("age.csv", "From age.csv."),
        ("", ""),
    ],
)
def test_where_it_comes_from_is_said(source, words):
    assert texts.source_words(source) == words


# The dialog


AGES = coded_table({"age": [str(n) for n in range(90)]})


@pytest.fixture
def bands(qtbot):
    made = MakingForm("age", BandsPage(AGES.categories["age"]))
    qtbot.addWidget(made)
    return made


def answer(form):
    """As the wiring does."""

    def preview(recipe):
        try:
            form.show_preview(preview_of("age", AGES, recipe, 5))
        except VbasError as error:
            form.show_error(error)

    form.previewed.connect(preview)


def test_bands_begin_with_5_and_10_and_are_previewed(bands, qtbot):
    answer(bands)
    bands.begin()
    assert [row[:2] for row in bands.levels.row_texts()] == [
        ["age", "90"],
        ["by 5", "18"],
        ["by 10", "9"],
    ]
    assert bands.such_as.text().startswith("Such as: 0-9, 10-19")
    bands.page.top.click()
    qtbot.waitUntil(lambda: "80-84, 85+" in bands.such_as.text())
    with qtbot.waitSignal(bands.applied) as told:
        qtbot.mouseClick(bands.apply, Qt.MouseButton.LeftButton)
    assert told.args == [Intervals((5.0, 10.0), 0.0, None, 85.0)]


def test_bands_that_make_no_sense_are_said_to_be_so(bands, qtbot):
    answer(bands)
    bands.begin()
    bands.page.widths[1].setValue(12)
    qtbot.waitUntil(lambda: not bands.apply.isEnabled())
    assert bands.problem.text == "Bands of 12 do not consist of whole bands of 5."
    bands.page.widths[1].setValue(15)
    qtbot.waitUntil(bands.apply.isEnabled)
    assert bands.problem.isHidden()


def test_an_open_end_is_cut_off_from_the_start(qtbot):
    page = BandsPage(("0-4", "5-9", "10-14", "85+"))
    qtbot.addWidget(page)
    assert page.recipe == Intervals((10.0, 20.0), 0.0, None, 85.0)


def test_lengths_of_codes_are_told(qtbot):
    form = MakingForm("diag", CodesPage((3, 1)))
    qtbot.addWidget(form)
    with qtbot.waitSignal(form.previewed) as told:
        form.begin()
    assert told.args == [Prefixes((3, 1))]


def test_columns_of_the_file_are_ticked(qtbot):
    columns = [ColumnPreview(name, "text", 9, 0) for name in ("diag", "block", "chapter")]
    form = columns_form("diag", columns, None)
    qtbot.addWidget(form)
    form.begin()
    assert not form.apply.isEnabled()
    assert form.page.list.item(0).text() == "block · 9\u00a0values"
    for place in (1, 0):
        form.page.list.item(place).setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(form.apply.isEnabled)
    with qtbot.waitSignal(form.columns_applied) as told:
        form.apply.click()
    assert told.args == [("block", "chapter")]
