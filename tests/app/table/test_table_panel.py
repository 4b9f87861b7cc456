"""One table alone: cells, order, rows picked with mouse and keys, columns, copying."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.kit.language import FRENCH, Language
from app.kit.language import said as in_words
from app.table.cells import look_of
from app.table.context_menu import column_menu, condition_for
from app.table.expression_edit import ExpressionEdit
from app.table.panel import TablePanel
from app.table.words import of_areas, of_runs
from core.errors import VbasError
from core.tables import Column, Table
from core.tables.base import COUNT, METRES, SHARE, TEXT, YES
from core.tables.statistics import statistics_of

NAN = float("nan")
_KEY, _HELD = Qt.Key, Qt.KeyboardModifier


def small_table(what="areas", **more):
    columns = (
        Column("id", "Id", np.array(["a", "b", "c", "d"], dtype=object), TEXT),
        Column("people", "People", np.array([1234.0, NAN, 5.0, 0.0]), COUNT, "people"),
        Column("far", "Mean distance", np.array([500.0, 12345.0, 0.0, NAN]), METRES, "m"),
        Column("lost", "Share lost", np.array([0.0036, 1.0, NAN, 0.0]), SHARE, "%", "Of all."),
        Column("on", "Changed", np.array([True, False, True, False]), YES),
    )
    return Table(what, columns, np.arange(4), **more)


@pytest.fixture
def panel(qtbot, theme):
    made = TablePanel(theme, of_areas())
    qtbot.addWidget(made)
    made.resize(700, 300)
    made.show_table(small_table())
    made.show_rows(np.arange(4))
    made.show()
    qtbot.waitExposed(made)
    return made


def texts(panel, column):
    section = panel.shown_names.index(column)
    model = panel.model
    return [model.index(row, section).data() for row in range(model.rowCount())]


def said(panel):
    return panel.bar.help.text().replace("\u00a0", " ")


def click(panel, row, held=_HELD.NoModifier, column=0):
    view = panel.view
    at = view.visualRect(panel.model.index(row, column)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, at)


def picked(panel):
    return np.flatnonzero(panel.model.selected).tolist()


def test_cells_are_rounded_with_the_unit_in_the_heading(panel):
    headings = [panel.model.headerData(i, Qt.Orientation.Horizontal) for i in range(5)]
    assert headings == ["Id", "People", "Mean distance (km)", "Share lost (%)", "Changed"]
    assert texts(panel, "people") == ["1,234", "–", "5", "0"]
    assert texts(panel, "far") == ["0.500", "12.3", "0", "–"]
    assert texts(panel, "lost") == ["0.36", "100", "–", "0"]
    assert texts(panel, "on") == ["yes", "", "yes", ""]


def test_tooltips_have_all_digits_and_say_what_a_column_is(panel):
    model, role = panel.model, Qt.ItemDataRole.ToolTipRole
    assert model.index(1, 2).data(role) == "12.345\u00a0km"
    assert model.index(0, 3).data(role) == "0.36\u00a0%"
    tip = model.headerData(3, Qt.Orientation.Horizontal, role)
    assert "Of all." in tip
    assert "lost" in tip.splitlines()[-1]


def test_numbers_stand_right_and_text_left(panel):
    role = Qt.ItemDataRole.TextAlignmentRole
    left, right = int(Qt.AlignmentFlag.AlignLeft), int(Qt.AlignmentFlag.AlignRight)
    assert panel.model.index(0, 0).data(role) & left
    assert panel.model.index(0, 1).data(role) & right


def test_rows_are_picked_with_the_mouse(panel, qtbot):
    with qtbot.waitSignal(panel.picked) as told:
        click(panel, 1)
    assert told.args[0].tolist() == [False, True, False, False]
    click(panel, 3, _HELD.ShiftModifier)
    assert picked(panel) == [1, 2, 3]
    click(panel, 2, _HELD.ControlModifier)
    assert picked(panel) == [1, 3]
    click(panel, 0)
    assert picked(panel) == [0]
    assert panel.model.index(0, 0).data(Qt.ItemDataRole.BackgroundRole).isValid()
    assert said(panel) == "4 areas · 1 selected"


def test_rows_are_picked_with_keys_in_the_order_shown(panel):
    panel.show_rows(np.array([3, 0, 2]))
    click(panel, 0)
    assert picked(panel) == [3]
    QTest.keyClick(panel.view, _KEY.Key_Down)
    assert picked(panel) == [0]
    QTest.keyClick(panel.view, _KEY.Key_Down, _HELD.ShiftModifier)
    assert picked(panel) == [0, 2]
    QTest.keyClick(panel.view, _KEY.Key_Space)
    assert picked(panel) == [0]
    QTest.keyClick(panel.view, _KEY.Key_A, _HELD.ControlModifier)
    assert picked(panel) == [0, 2, 3]
    assert "3 of 4 areas" in said(panel)


def test_enter_and_a_double_click_go_there(panel, qtbot):
    panel.show_rows(np.array([3, 0, 2]))
    click(panel, 1)
    with qtbot.waitSignal(panel.activated) as told:
        QTest.keyClick(panel.view, _KEY.Key_Return)
    assert told.args == [0]
    click(panel, 0)
    at = panel.view.visualRect(panel.model.index(0, 0)).center()
    with qtbot.waitSignal(panel.activated) as told:
        QTest.mouseDClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told.args == [3]


def test_a_heading_sorts_up_down_and_not_at_all(panel, qtbot):
    header = panel.view.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
    asked = []
    panel.view_changed.connect(lambda: asked.append((panel.look.sort, panel.look.descending)))
    for _ in range(3):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked == [("people", False), ("people", True), ("", False)]
    panel.sort_by("people", True)
    panel.show_rows(np.array([0, 2, 3, 1]))
    assert panel.model.headerData(1, Qt.Orientation.Horizontal) == "People ▾"


def test_typing_a_condition_asks_once(panel, qtbot):
    with qtbot.waitSignal(panel.view_changed):
        QTest.keyClicks(panel.bar.condition, "people > 3")
    assert panel.look.condition == "people > 3"
    panel.show_error(VbasError("There is no column “x”.", "Did you mean y?"))
    assert said(panel) == "There is no column “x”. Did you mean y?"
    assert panel.bar.help.property("role") == "bad"
    panel.show_rows(np.array([0]))
    assert panel.bar.help.property("role") == "muted"
    assert said(panel) == "1 of 4 areas"


def test_no_row_found_says_so(panel):
    panel.show_rows(np.zeros(0, dtype=np.intp))
    assert "no row" in said(panel)
    assert panel.view.isVisible()


def test_copying_takes_exact_values_of_the_selected_rows(panel):
    panel.show_rows(np.array([2, 1, 0]))
    panel.show_selected(np.array([True, True, False, False]))
    panel.choose_columns(("far", "id", "lost"))
    panel.view.setFocus()
    QTest.keyClick(panel.view, _KEY.Key_C, _HELD.ControlModifier)
    assert (
        QGuiApplication.clipboard().text() == "far\tid\tlost\n12345.0\tb\t1.0\n500.0\ta\t0.0036\n"
    )
    panel.show_selected(np.zeros(4, dtype=bool))
    panel.copy()
    assert len(QGuiApplication.clipboard().text().splitlines()) == 4
    assert "3 rows copied" in said(panel)


def test_columns_are_chosen_hidden_and_remembered(panel, qtbot):
    with qtbot.waitSignal(panel.columns_changed) as told:
        panel.hide_column("far")
    assert told.args[0] == ("id", "people", "lost", "on")
    panel.columns_menu.show_columns(panel.table, panel.shown_names)
    items = panel.columns_menu.list
    assert [items.item(i).text() for i in range(5)][-1] == "Mean distance (km)"
    items.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert panel.shown_names == ("people", "lost", "on")
    # Another table of the same kind: hidden ones stay hidden, new ones come.
    more = Column("new", "New", np.zeros(4))
    table = small_table()
    panel.show_table(Table("areas", (*table.columns, more), table.keys))
    assert panel.shown_names == ("people", "lost", "on", "new")


def test_the_last_column_stays(panel):
    panel.choose_columns(("people",))
    panel.hide_column("people")
    assert panel.shown_names == ("people",)


def test_dragging_a_heading_moves_the_column(panel):
    panel.view.horizontalHeader().moveSection(0, 2)
    assert panel.shown_names == ("people", "far", "id", "lost", "on")
    assert texts(panel, "id") == ["a", "b", "c", "d"]
    header = panel.view.horizontalHeader()
    assert [header.visualIndex(i) for i in range(5)] == [0, 1, 2, 3, 4]


def test_statistics_of_the_rows_shown(panel):
    of = statistics_of(panel.table.by_name["people"], np.array([0, 1, 2]))
    panel.show_statistics("people", of, QPoint(10, 10))
    lines = {name: text for name, text, _ in panel.card.lines}
    assert lines["Rows shown"] == "3"
    assert lines["Without a value"] == "1"
    assert lines["Sum"] == "1,239\u00a0people"
    assert lines["Median"] == "620\u00a0people"
    panel.card.ensurePolished()
    title, first = panel.card.findChildren(QLabel)[:2]
    assert title.text() == "People"
    assert title.x() == first.x()
    assert title.y() < first.y()
    panel.card.close()


def test_the_menu_offers_what_a_column_can_do(panel, qtbot):
    column = Column("x", "X", np.zeros(4), subject="x", field="mine")
    menu = column_menu(panel, column, -1, QPoint())
    assert "Copy this cell" not in [of.text() for of in menu.actions()]
    actions = {of.text(): of for of in column_menu(panel, column, 2, QPoint()).actions()}
    with qtbot.waitSignal(panel.colour_requested) as told:
        actions["Colour the map by this column"].trigger()
    assert told.args == ["x"]
    with qtbot.waitSignal(panel.remove_requested) as told:
        actions["Remove this column"].trigger()
    assert told.args == ["mine"]
    with qtbot.waitSignal(panel.view_changed):
        actions["Show rows with this value"].trigger()
    assert panel.bar.condition.text() == "x = 0"
    plain = {of.text() for of in column_menu(panel, panel.table.columns[0], 0, QPoint()).actions()}
    assert "Colour the map by this column" not in plain


def test_conditions_for_a_value():
    table = small_table()
    assert condition_for(table.by_name["people"], 0) == "people = 1234"
    assert condition_for(table.by_name["people"], 1) == "people is null"
    assert condition_for(table.by_name["lost"], 0) == "lost = 0.0036"
    assert condition_for(table.by_name["on"], 1) == 'not "on"'
    names = Column("Main st", "Main st", np.array(["O'Hara"], dtype=object), TEXT)
    assert condition_for(names, 0) == "\"Main st\" = 'O''Hara'"


def test_best_values_are_bold_and_marked(qtbot, theme):
    panel = TablePanel(theme, of_runs())
    qtbot.addWidget(panel)
    best = {"people": np.array([True, False, False, False])}
    panel.show_table(small_table("runs", best=best))
    panel.show_rows(np.arange(4))
    cell = panel.model.index(0, 1)
    assert cell.data() == "◆ 1,234"
    assert cell.data(Qt.ItemDataRole.FontRole).bold()
    assert "best" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert panel.model.index(2, 1).data(Qt.ItemDataRole.FontRole) is None


def test_an_empty_table_says_what_would_be_there(panel, qtbot):
    panel.show_table(None)
    assert panel.empty.isVisible()
    assert not panel.content.isVisible()
    button = panel.empty.findChild(QPushButton)
    assert button.toolTip()
    with qtbot.waitSignal(panel.fill_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_names_are_completed_and_quoted(qtbot):
    edit = ExpressionEdit()
    qtbot.addWidget(edit)
    edit.show()
    edit.show_names(("population", "Main road", "order"))
    QTest.keyClicks(edit, "1 < popu")
    assert edit.words.completionPrefix() == "popu"
    assert edit.words.currentCompletion() == "population"
    edit.words.activated[str].emit("population")
    assert edit.text() == "1 < population"
    QTest.keyClicks(edit, " and roa")
    edit.words.activated[str].emit("Main road")
    assert edit.text() == '1 < population and "Main road"'
    QTest.keyClicks(edit, " or ord")
    edit.words.activated[str].emit("order")
    assert edit.text() == '1 < population and "Main road" or "order"'
    QTest.keyClicks(edit, ' or "mai')
    edit.words.activated[str].emit("Main road")
    assert edit.text().endswith(' or "order" or "Main road"')


def test_sixty_thousand_rows_are_looked_up_only_where_they_are_seen(qtbot, theme):
    n = 60_000
    columns = tuple(
        Column(f"c{i}", f"Column {i}", np.random.default_rng(i).random(n)) for i in range(20)
    )
    panel = TablePanel(theme, of_areas())
    qtbot.addWidget(panel)
    panel.resize(900, 300)
    panel.show()
    panel.show_table(Table("areas", columns, np.arange(n)))
    written = []
    look = look_of(columns[0])
    object.__setattr__(look, "write", lambda value: written.append(value) or "x")
    panel.model.looks = (look, *panel.model.looks[1:])
    panel.show_rows(np.arange(n)[::-1])
    qtbot.wait(50)
    panel.view.scrollToBottom()
    qtbot.wait(50)
    assert panel.model.rowCount() == n
    assert 0 < len(written) < 2_000
    QTest.keyClick(panel.view, _KEY.Key_A, _HELD.ControlModifier)
    assert panel.model.selected.all()


def test_a_setting_is_headed_in_the_language_of_the_window(qapp):
    values = np.array(["30", "60"], dtype=object)
    column = Column("placement_moves_at_most", "Placement: Moves at most", values, TEXT, "moves")
    language = Language()
    language.use(FRENCH)
    try:
        title = look_of(column).title
        assert title == f"{in_words('Placement')}: {in_words('Moves at most')}"
        assert in_words("Moves at most") != "Moves at most"
    finally:
        language.forget()
