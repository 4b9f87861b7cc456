"""What came out, and the work while it goes on: what is said, shown and offered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.workspaces.cells.outcome.result import ResultSection
from core.errors import Notice
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of
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
def section(context, placed):
    section = placed(ResultSection(context))
    context.state.design = DESIGN
    return section


def plain(text):
    return text.replace("\u00a0", " ")


def said(section):
    """Everything that the verdict says."""
    verdict = section.verdict
    lines = [getattr(of, "whole", of.text()) for of in verdict.lines.values() if of.isVisible()]
    return plain("\n".join([f"{verdict.figure.text()} {verdict.of.text()}", *lines]))


def failing():
    """One of two combinations still has small classes, after a single pass."""
    checks = (
        CombinationCheck(("age", "sex"), 2, 3, 1, 3),
        CombinationCheck(("age",), 0, 0, 6, 0),
    )
    protection = Protection((("age", "sex"), ("age",)), 5, single_pass=True)
    return made(protection, checks=checks, moles_left=2)


GIVEN_BACK = made(
    cells_before_give_back={"age": 9, "sex": 1}, notices=(Notice("Something to know."),)
)


@pytest.mark.parametrize(
    ("outcome", "sentences"),
    [
        (
            made(),
            [
                "0 of 2 combinations with a class below k = 5",
                "at least 5 records share whatever is shown",
                "Blanked cells: 5 of 40 (12.5 %), in 4 records (20.0 %).",
            ],
        ),
        (failing(), ["1 of 2", "values of 3 records are still shown", "Do not release this"]),
        (
            made(Protection((("age", "sex"),), 20, tau=0.05)),
            ["k = 20 keeps the probability of re-identification at 0.05"],
        ),
        (
            made(rounds=3, cells_phase_1=2),
            [
                "2 cells were blanked at once",
                "3 rounds",
                "can make a class of another too small",
            ],
        ),
        (
            GIVEN_BACK,
            [
                "5 cells that need not be blanked were given back",
                "5 are left of 10",
                "Something to know.",
            ],
        ),
        (
            made(seconds={"phase 1": 0.25, "following": 1.5}),
            ["Took 1.8 s. Phase 1: 250 ms, followers: 1.5 s."],
        ),
        (made(cells=(0, 0), bits=(0.0, 0.0), rounds=0), ["Nothing had to be blanked"]),
    ],
)
def test_what_came_out_is_said_in_sentences(section, outcome, sentences):
    section.show_result(outcome)
    for sentence in sentences:
        assert sentence in said(section)
    assert section.verdict.of.property("role") == ("bad" if outcome.verification.failed else "good")


def test_what_there_is_nothing_to_say_of_is_not_said(section):
    section.show_result(made(seconds={}, rounds=0))
    for name in ("risk", "given_back", "notices", "time"):
        assert not section.verdict.lines[name].isVisible()


def test_columns_show_cells_share_and_bits(section):
    section.show_result(made())
    assert section.columns.grid.row_texts() == [
        ["age", "4", "20.0\u00a0%", "0.450"],
        ["sex", "1", "5.0\u00a0%", "0.0750"],
        ["all together", "5", "12.5\u00a0%", "0.525"],
    ]
    assert section.columns.why.text().startswith("Most: age, 20.0\u00a0%")
    section.show_result(made(cells=(0, 0), bits=(0.0, 0.0), rounds=0))
    assert section.columns.why.text() == "No cell is blanked."


def test_very_few_bits_are_not_told_apart(section):
    section.show_result(made(n=50_000, cells=(4, 0), bits=(9.0, 0.0)))
    few = "<\u00a00.001"
    assert [row[3] for row in section.columns.grid.row_texts()] == [few, "0", few]
    assert "9\u00a0bits lost" in section.columns.grid.item(0, 0).toolTip()


def test_every_combination_has_its_row_as_high_as_its_words(section, qtbot):
    section.show_result(failing())
    assert section.checks.grid.row_texts() == [
        ["✗ age + sex", "3", "1", "3"],
        ["✓ age", "0", "6", "0"],
    ]
    section.show_result(made(Protection((("a" * 30, "b" * 30),), 5)))
    grid = section.checks.grid
    narrow = grid.rowHeight(0)
    section.resize(900, 900)
    qtbot.waitUntil(lambda: grid.rowHeight(0) < narrow)


def test_a_column_that_follows_says_so(section):
    section.show_result(made(Protection((("age",),), 5, follow={"age": ("code",)})))
    tips = [section.columns.grid.item(i, 0).toolTip() for i in range(2)]
    assert ["It follows another column." in tip for tip in tips] == [False, True]


def test_whole_records_are_put_beside_it(section):
    section.show_result(made())
    assert section.instead.grid.row_texts() == [
        ["records touched", "4", "10"],
        ["cells", "5", "20"],
        ["bits", "10.5", "40"],
    ]
    why = plain(section.instead.heading.why.text())
    assert "Leaving out 10 records (50.0 %) would lose 20 cells, blanking loses 5 cells." in why


def test_tables_are_taken_away_with_all_digits(section, qtbot, monkeypatch):
    section.show_result(made())
    section.columns.grid.setFocus()
    qtbot.keyClick(section.columns.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "column,cells_blanked,percent_of_records,entropy_bits\nage,4,20.0,9.0\nsex,1,5.0,1.5\n"
    )
    assert section.checks.tools.as_text().splitlines()[1] == "age+sex,5,0,0,5,0"
    assert section.instead.tools.as_text().splitlines()[1] == "records,4,10"
    offered = []
    monkeypatch.setattr(section.checks.tools.exporter, "ask", lambda *of: offered.append(of))
    section.checks.tools.export()
    ((table, name),) = offered
    assert name == "verification"
    assert list(table["combination"]) == ["age+sex", "age"]


def test_columns_are_called_as_the_user_calls_them(section, context):
    context.state.titles = {"age": "age in years"}
    outcome = made()
    section.show_result(outcome)
    assert section.columns.grid.row_texts()[0][0] == "age in years"
    assert section.checks.grid.row_texts()[0][0] == "✓ age in years + sex"
    context.state.titles = {}
    section.show_result(outcome)
    assert section.columns.grid.row_texts()[0][0] == "age"


# Too much


def test_everything_blanked_names_the_heaviest_and_offers_ways_out(section, context, qtbot):
    section.show_result(all_blanked())
    assert section.remedies.said.text().startswith("Everything is blanked")
    assert "Heaviest is age" in section.remedies.said.text()
    assert "nothing of any combination is shown any more" in said(section)
    coarser = section.remedies.buttons[0]
    assert coarser.accessibleName() == "Try: Release age.ten as the finest of age"
    with qtbot.waitSignal(context.state.run_requested):
        qtbot.mouseClick(coarser, LEFT)
    assert context.state.design.variables[0].released == 1
    context.program.history.undo()
    assert context.state.design == DESIGN


def test_how_much_is_too_much(section, context):
    context.state.design = replace(DESIGN, k=30)
    section.show_result(all_blanked(k=30))
    assert "k = 30 is above the 20\u00a0records of the file." in section.remedies.said.text()
    section.show_result(made(cells=(15, 0)))
    assert "75.0\u00a0% of age" in section.remedies.said.text()
    section.show_result(made())
    assert not section.remedies.isVisible()


# While working


def test_the_work_is_seen_classes_falling_and_cells_growing(section, context):
    context.state.plan = plan_of(replace(DESIGN, by_hand=(("age", "sex"), ("age",))))
    section.show_result(SoFar(PHASE_1, 0, 0, (7, -1), {"age": 2, "sex": 0}))
    live = section.live
    assert live.phase.text().startswith("Phase 1")
    assert "7\u00a0classes below k still show a value" in live.known.text()
    assert "2\u00a0cells blanked so far" in live.known.text()
    assert live.moles.rows.label(0) == "age + sex"
    context.state.plan = None
    section.show_result(SoFar(PHASE_2, 2, 1, (3, 4), {"age": 5, "sex": 1}))
    assert live.moles.rows.label(1) == "combination 2"
    assert live.phase.text() == "Phase 2, round 2: blanking in classes below k"
    assert live.moles.rows.largest == 7  # bars fall from where they were
    assert live.moles.rows.is_marked(0, 1)
    assert list(live.cells.rows.bars.series[0].values) == [5, 1]
    assert not section.verdict.isVisible()
    section.show_result(made())
    assert section.verdict.isVisible()
    assert not live.isVisible()


@pytest.mark.parametrize(
    ("phase", "words"), [(FOLLOWING, "follows another"), (GIVING_BACK, "Giving back")]
)
def test_each_phase_is_named(section, phase, words):
    section.show_result(SoFar(phase, 1, -1, (-1,), {"age": 0}))
    assert words in section.live.phase.text()
    assert not section.live.moles.isVisible()


def test_everything_can_be_reached_and_named(section):
    section.show_result(all_blanked())
    assert (nameless(section), wordless(section), unreachable(section)) == ([], [], [])
