from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.workspaces.cells.outcome import empty
from app.workspaces.cells.outcome.panel import OutcomePanel
from core.errors import Notice
from core.hierarchies.design import CellDesign, LevelledVariable
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, PHASE_2, SoFar
from core.suppression.cells.verify import CombinationCheck
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.suppression.made_outcomes import all_blanked, made

LEFT = Qt.MouseButton.LeftButton
DESIGN = CellDesign(
    (LevelledVariable("age", ("age", "age.ten")), LevelledVariable("sex", ("sex",))), k=5
)


@pytest.fixture
def panel(qtbot, theme):
    panel = OutcomePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(300, 900)
    panel.show()
    return panel


def failing():
    """One of two combinations still has small classes, after a single pass."""
    checks = (
        CombinationCheck(("age", "sex"), 2, 3, 1, 3),
        CombinationCheck(("age",), 0, 0, 6, 0),
    )
    protection = Protection((("age", "sex"), ("age",)), 5, single_pass=True)
    return made(protection, checks=checks, moles_left=2)


# The empty place


@pytest.mark.parametrize(
    ("reason", "button", "signal"),
    [
        (empty.NO_RECORDS, "records", "records_requested"),
        (empty.NO_RECORDS, "sample", "sample_requested"),
        (empty.NOT_RUN, "run", "run_requested"),
    ],
)
def test_the_empty_place_offers_what_helps(panel, qtbot, reason, button, signal):
    panel.show_nothing(reason)
    with qtbot.waitSignal(getattr(panel.empty, signal)):
        qtbot.mouseClick(getattr(panel.empty, button), LEFT)
    assert not panel.verdict.isVisible()


def test_running_from_the_empty_place_is_told(panel, qtbot):
    panel.show_nothing(empty.NOT_RUN)
    with qtbot.waitSignal(panel.run_requested):
        qtbot.mouseClick(panel.empty.run, LEFT)


# What came out


def test_the_sentence_comes_first(panel):
    panel.show_outcome(made(), stale=False)
    said = panel.verdict.text
    assert said.startswith("0 of 2 combinations have a class below k = 5")
    assert "shared by at least 5\u00a0records" in said
    assert "4\u00a0records (20.0\u00a0%) have a blanked cell" in said
    assert "5 of 40 cells (12.5\u00a0%) are blanked" in said
    assert panel.verdict.of.property("role") == "good"
    assert not panel.empty.isVisible()


def test_what_a_single_pass_leaves_is_said_to_be_unsafe(panel):
    panel.show_outcome(failing(), stale=False)
    assert panel.verdict.figure.text() == "1 of 2"
    assert "3\u00a0records still show values" in panel.verdict.text
    assert "Do not release this" in panel.verdict.text
    assert panel.verdict.of.property("role") == "bad"
    assert panel.checks.grid.row_texts() == [
        ["✗ age + sex", "3", "1", "3"],
        ["✓ age", "0", "6", "0"],
    ]


def test_the_probability_that_k_stands_for_is_said(panel):
    panel.show_outcome(made(Protection((("age", "sex"),), 20, tau=0.05)), stale=False)
    assert "k = 20 keeps the probability of re-identification at 0.05" in panel.verdict.text
    panel.show_outcome(made(), stale=False)
    assert not panel.verdict.risk.isVisible()


def test_rounds_are_explained(panel):
    panel.show_outcome(made(rounds=3, cells_phase_1=2), stale=False)
    assert "2\u00a0cells were blanked at once" in panel.verdict.rounds.text()
    assert "3 rounds" in panel.verdict.rounds.text()
    assert "can make a class of another too small" in panel.verdict.rounds.text()


def test_cells_given_back_and_notices_are_told(panel):
    of = made(cells_before_give_back={"age": 9, "sex": 1}, notices=(Notice("Something to know."),))
    panel.show_outcome(of, stale=False)
    assert "5\u00a0cells that need not be blanked were given back" in panel.verdict.text
    assert "5 are left of 10" in panel.verdict.text
    assert "Something to know." in panel.verdict.text


def test_how_long_each_part_took_is_told(panel):
    panel.show_outcome(made(seconds={"phase 1": 0.25, "following": 1.5}), stale=False)
    assert "Took 1.8\u00a0s (phase 1: 250\u00a0ms, followers: 1.5\u00a0s)." in panel.verdict.text
    panel.show_outcome(made(seconds={}), stale=False)
    assert not panel.verdict.time.isVisible()


def test_nothing_to_blank_is_said(panel):
    panel.show_outcome(made(cells=(0, 0), bits=(0.0, 0.0), rounds=0), stale=False)
    assert "Nothing had to be blanked" in panel.verdict.text
    assert panel.columns.why.text() == "No cell is blanked."


def test_columns_show_cells_share_and_bits(panel):
    panel.show_outcome(made(), stale=False)
    assert panel.columns.grid.row_texts() == [
        ["age", "4", "20.0\u00a0%", "0.450"],
        ["sex", "1", "5.0\u00a0%", "0.0750"],
        ["all together", "5", "12.5\u00a0%", "0.525"],
    ]
    assert panel.columns.why.text().startswith("Most is lost of age: 20.0\u00a0%")


def test_very_few_bits_are_not_told_apart(panel):
    panel.show_outcome(made(n=50_000, cells=(4, 0), bits=(9.0, 0.0)), stale=False)
    assert [row[3] for row in panel.columns.grid.row_texts()] == [
        "<\u00a00.001",
        "0",
        "<\u00a00.001",
    ]
    assert "9\u00a0bits lost" in panel.columns.grid.item(0, 0).toolTip()


def test_rows_are_as_high_as_their_words(panel, qtbot):
    wide = Protection((("a" * 30, "b" * 30),), 5)
    panel.show_outcome(made(wide), stale=False)
    grid = panel.checks.grid
    narrow = grid.rowHeight(0)
    panel.resize(900, 900)
    qtbot.waitUntil(lambda: grid.rowHeight(0) < narrow)


def test_a_column_that_follows_says_so(panel):
    protection = Protection((("age",),), 5, follow={"age": ("code",)})
    panel.show_outcome(made(protection), stale=False)
    assert "It follows another column." in panel.columns.grid.item(1, 0).toolTip()
    assert "It follows another column." not in panel.columns.grid.item(0, 0).toolTip()


def test_whole_records_are_put_beside_it(panel):
    panel.show_outcome(made(), stale=False)
    assert panel.instead.grid.row_texts() == [
        ["records touched", "4", "10"],
        ["cells", "5", "20"],
        ["bits", "10.5", "40"],
    ]
    assert "would lose 10\u00a0records (50.0\u00a0%)" in panel.instead.why.text()
    assert "with 20\u00a0cells; blanking loses 5\u00a0cells." in panel.instead.why.text()


def test_tables_are_copied_with_all_digits(panel, qtbot):
    panel.show_outcome(made(), stale=False)
    panel.columns.grid.setFocus()
    qtbot.keyClick(panel.columns.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "column,cells_blanked,percent_of_records,entropy_bits\nage,4,20.0,9.0\nsex,1,5.0,1.5\n"
    )
    assert panel.checks.as_csv().splitlines()[1] == "age+sex,5,0,0,5,0"
    assert panel.instead.as_csv().splitlines()[1] == "records,4,10"


def test_tables_are_offered_as_files(panel, qtbot):
    panel.show_outcome(made(), stale=False)
    with qtbot.waitSignal(panel.export_requested) as told:
        panel.checks._export()
    table, name = told.args
    assert name == "verification"
    assert list(table["combination"]) == ["age+sex", "age"]


def test_what_is_out_of_date_is_said_to_be(panel, qtbot):
    panel.show_outcome(made(), stale=True)
    assert panel.stale.isVisible()
    assert panel.verdict.of.property("role") == "neutral"
    with qtbot.waitSignal(panel.run_requested):
        qtbot.mouseClick(panel.stale.button, LEFT)


def test_columns_are_called_as_the_user_calls_them(panel):
    names = {"age": "age in years"}
    panel.show_outcome(made(), stale=False, names=names)
    assert panel.columns.grid.row_texts()[0][0] == "age in years"
    assert panel.checks.grid.row_texts()[0][0] == "✓ age in years + sex"
    panel.show_outcome(panel.shown, stale=False)  # called otherwise now
    assert panel.columns.grid.row_texts()[0][0] == "age"


# Too much


def test_everything_blanked_names_the_heaviest_and_offers_ways_out(panel, qtbot):
    panel.show_outcome(all_blanked(), stale=False, design=DESIGN)
    assert panel.remedies.isVisible()
    assert panel.remedies.said.text().startswith("Everything is blanked")
    assert "Heaviest is age" in panel.remedies.said.text()
    assert "nothing of any combination is shown any more" in panel.verdict.text
    coarser = panel.remedies.buttons[0]
    assert coarser.accessibleName() == "Try: Release age.ten as the finest of age"
    with qtbot.waitSignal(panel.design_requested) as told:
        qtbot.mouseClick(coarser, LEFT)
    assert told.args[0].variables[0].released == 1


def test_k_above_the_file_is_said(panel):
    panel.show_outcome(all_blanked(k=30), stale=False, design=replace(DESIGN, k=30))
    assert "k = 30 is above the 20\u00a0records of the file." in panel.remedies.said.text()


def test_much_blanked_says_how_much(panel):
    panel.show_outcome(made(cells=(15, 0)), stale=False, design=DESIGN)
    assert "75.0\u00a0% of age" in panel.remedies.said.text()
    panel.show_outcome(made(), stale=False, design=DESIGN)
    assert not panel.remedies.isVisible()


# While working


def test_the_work_is_seen_classes_falling_and_cells_growing(panel):
    panel.show_so_far(SoFar(PHASE_1, 0, 0, (7, -1), {"age": 2, "sex": 0}), (("age", "sex"),))
    assert panel.live.isVisible()
    assert panel.live.phase.text().startswith("Phase 1")
    assert "7\u00a0classes below k still show a value" in panel.live.known.text()
    assert "2\u00a0cells blanked so far" in panel.live.known.text()
    assert panel.live.moles.rows.label(0) == "age + sex"
    assert panel.live.moles.rows.label(1) == "combination 2"
    panel.show_so_far(SoFar(PHASE_2, 2, 1, (3, 4), {"age": 5, "sex": 1}))
    assert panel.live.phase.text() == "Phase 2, round 2: blanking in classes below k"
    assert panel.live.moles.rows.largest == 7  # bars fall from where they were
    assert panel.live.moles.rows.is_marked(0, 1)
    assert list(panel.live.cells.rows.bars.series[0].values) == [5, 1]
    assert not panel.verdict.isVisible()


@pytest.mark.parametrize(
    ("phase", "said"), [(FOLLOWING, "follows another"), (GIVING_BACK, "Giving back")]
)
def test_each_phase_is_named(panel, phase, said):
    panel.show_so_far(SoFar(phase, 1, -1, (-1,), {"age": 0}))
    assert said in panel.live.phase.text()
    assert not panel.live.moles.isVisible()


def test_after_the_work_stands_what_came_out(panel):
    panel.show_so_far(SoFar(PHASE_2, 1, 0, (1,), {"age": 1}))
    panel.show_outcome(made(), stale=False)
    panel.show_so_far(None)
    assert panel.verdict.isVisible()
    assert not panel.live.isVisible()


def test_everything_can_be_reached_and_named(panel):
    panel.show_outcome(all_blanked(), stale=True, design=DESIGN)
    assert not nameless(panel)
    assert not wordless(panel)
    assert not unreachable(panel)
