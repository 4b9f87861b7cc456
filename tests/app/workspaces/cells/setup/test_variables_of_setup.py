"""The variables of the design, by mouse and keyboard, and columns that are added."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.features.variables.add_form import Offered
from app.features.variables.grouped import Grouped
from app.workspaces.cells.setup.facts import VariableFacts
from app.workspaces.cells.setup.panel import RecordsSection, VariablesSection
from core.hierarchies.default_design import OfferedVariable
from core.hierarchies.design import EVERY_LEVEL, CellDesign, LevelledVariable
from core.io.records import ColumnPreview
from tests.app.test_accessible_controls import nameless, unreachable, wordless

LEFT = Qt.MouseButton.LeftButton
LEVELS = ("as it is", "block", "chapter")
CODE = VariableFacts("code", "code", True, LEVELS, weight=0.5, grouped=Grouped(1200, 900))
SEX = VariableFacts("sex", "sex", True, ("as it is",))
WHERE = VariableFacts(
    "geography",
    "geography",
    True,
    ("areas", "FSAs"),
    released=1,
    all_levels=False,
    asks_known=False,
)
DESIGN = CellDesign(
    (
        LevelledVariable("code", ("code", "code.block", "code.chapter"), weight=0.5),
        LevelledVariable("sex", ("sex",)),
        LevelledVariable("geography", ("geography", "geography.fsa"), released=1, all_levels=False),
    )
)


@pytest.fixture
def section(context, placed):
    context.program.window.actions_ = None
    section = placed(VariablesSection(context), 294)
    section._show_variables((CODE, SEX, WHERE))
    context.state.design = DESIGN
    context.state.offered = tuple(OfferedVariable(of.name, of.levels) for of in DESIGN.variables)
    return section


@pytest.fixture
def names(context):
    """The names of the variables that are protected."""
    return lambda: [of.name for of in context.state.design.variables]


def test_it_says_that_persons_are_counted_where_they_are(context, placed):
    trigger = SimpleNamespace(trigger=lambda: None)
    context.program.window.actions_ = SimpleNamespace(open_areas=trigger)
    records = placed(RecordsSection(context))
    of = SimpleNamespace(
        opened=SimpleNamespace(
            path=SimpleNamespace(name="people.csv"), preview=SimpleNamespace(n_rows=300)
        ),
        wanted=SimpleNamespace(file=SimpleNamespace(areas=None, area_column=None)),
        records=None,
        of_persons=False,
    )
    records.show_result(of)
    assert records.persons.isHidden()
    of.of_persons = True
    records.show_result(of)
    assert records.persons.text.startswith("Classes are counted in persons")


def test_space_unticks_a_variable_and_arrows_move_between_them(section, names, qtbot):
    rows = section.list.picker.list
    section.list.look_at("code")
    rows.setFocus()
    for left in (["sex", "geography"], ["code", "sex", "geography"]):
        QTest.keyClick(rows, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda left=left: names() == left)
    for key, looked_at in (("Down", "sex"), ("Up", "code")):
        QTest.keyClick(rows, getattr(Qt.Key, f"Key_{key}"))
        assert rows.current_name() == looked_at


def test_a_weight_is_typed_and_never_leaves_its_bounds(section, context):
    weight = section.list.look_at("code").weight
    assert weight.value() == 0.5
    weight.selectAll()
    QTest.keyClicks(weight, "0.25")
    QTest.keyClick(weight, Qt.Key.Key_Return)
    assert context.state.design.variables[0].weight == 0.25
    context.program.history.undo()
    assert context.state.design == DESIGN
    for typed, taken in ((0, 0.01), (7, 1)):
        weight.setValue(typed)
        assert weight.value() == taken


def test_levels_are_released_from_one_on_or_alone(section, context):
    row = section.list.look_at("code")
    assert [row.levels.itemText(i) for i in range(row.levels.count())] == [
        "all levels",
        "block and coarser",
        "only as it is",
        "only block",
        "only chapter",
    ]
    assert row.levels.currentText() == "all levels"
    row.levels.setFocus()
    QTest.keyClick(row.levels, Qt.Key.Key_Down)
    of = context.state.design.variables[0]
    assert (of.released, of.all_levels) == (1, True)
    where = section.list.look_at("geography")
    assert where.levels.currentText() == "only FSAs"
    assert where.knows.isHidden()
    assert not section.list.look_at("sex").levels.isVisible()  # it has one level
    section._show_variables((replace(CODE, released=2),))  # the coarsest is alone in any case
    assert section.list.look_at("code").levels.currentText() == "only chapter"


def test_what_is_known_is_said_by_its_finest_level(section, context):
    knows = section.list.look_at("code").knows
    assert knows.currentText() == "every level"
    knows.setFocus()
    QTest.keyClick(knows, Qt.Key.Key_Down)
    assert context.state.design.variables[0].known == 1
    section._show_variables((replace(CODE, known=2),))
    row = section.list.look_at("code")
    assert row.knows.currentText() == "chapter, no finer"
    row.knows.activated.emit(0)
    assert context.state.design.variables[0].known == EVERY_LEVEL


def test_rows_say_how_many_values_are_grouped_to_how_many(section):
    rows = section.list.picker.list
    assert rows.rows[0].aside == "1,200 grouped to 900"
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    assert rows.item(0).data(described) == "1,200 grouped to 900"
    section.list.look_at("code")
    section._show_variables((SEX, replace(CODE, ticked=False)))
    assert rows.current_name() == "code"
    assert not section.list.protected_as.isVisible()


def test_without_variables_a_column_can_be_added_at_once(section):
    assert section.adding.is_folded
    section._show_variables(())
    assert not section.adding.is_folded
    assert "Add the columns below" in section.hint.text()
    section._show_variables((replace(SEX, ticked=False),))
    assert section.hint.isHidden()
    assert section.list.picker.hint.text() == "Tick what somebody could know of a person."


@pytest.mark.parametrize(
    ("row", "levels"),
    [(0, ("code", "code.block", "code.chapter")), (1, (*DESIGN.variables[0].levels, "block"))],
)
def test_a_column_is_added_as_a_variable_or_as_a_coarser_level(section, context, row, levels):
    section.adding.unfold(True)
    section.add_form.show_columns((Offered(ColumnPreview("block", "text", 195, 0)),))
    box = section.added_as
    words = [box.itemText(i) for i in range(box.count())]
    assert words[:2] == ["a variable of its own", "a coarser level of code"]
    box.setCurrentIndex(row)
    QTest.mouseClick(section.add_form.button, LEFT)
    assert [of.column for of in context.state.columns] == ["block"]
    assert context.state.design.variables[0].levels == levels
    assert box.currentIndex() == 0
    assert section.adding.is_folded


def test_a_column_of_codes_is_offered_in_one_click(section, context, qtbot):
    assert section.codes.isHidden()
    section.codes.set_words("Add dx&1, with its beginnings as levels")
    section.codes.show()
    assert section.codes.accessibleName() == "Add dx&1, with its beginnings as levels"
    assert section.codes.text().replace("\n", " ") == "Add dx&&1, with its beginnings as levels"
    QTest.qWait(1)
    width = section.list.width()
    section.codes.set_words(f"Add {'a column with a name that is much longer ' * 3}, with")
    QTest.qWait(1)
    assert section.list.width() == width  # nothing is pushed out of the panel
    assert section.codes.text().count("\n") >= 1
    with qtbot.waitSignal(context.state.codes_requested):
        QTest.mouseClick(section.codes, LEFT)


def test_a_coarser_level_says_whose_it_is_and_can_only_be_removed(section, context):
    block = VariableFacts("block", "block", False, ("as it is",), level_of="code", removable=True)
    section._show_variables((CODE, block))
    picker = section.list.picker
    section.list.look_at("block")
    assert picker.row("block").aside == "level of code"
    assert not picker.list.item(1).flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert not section.list.protected_as.isVisible()
    longer = replace(DESIGN.variables[0], levels=(*DESIGN.variables[0].levels, "block"))
    context.state.design = replace(DESIGN, variables=(longer, *DESIGN.variables[1:]))
    QTest.mouseClick(picker.remove, LEFT)
    assert context.state.design.variables[0].levels == DESIGN.variables[0].levels


def test_everything_can_be_reached_and_named(section):
    assert (nameless(section), wordless(section), unreachable(section)) == ([], [], [])
