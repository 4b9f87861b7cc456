"""Levels of columns come back with a project, or are said to be gone: it holds no values."""

import sqlite3
import stat
from contextlib import closing

import pytest

from app.features.project.keeper import ProjectKeeper
from app.features.project.saving import Saving
from app.workspaces.cells.state import CellsState
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.edits import empty_hierarchy, relabelled, renamed_level, with_level
from core.hierarchies.making import interval_hierarchy, prefix_hierarchy
from core.hierarchies.origins import Intervals
from core.io.atomic import writing
from core.io.hierarchy_files import read_hierarchy, write_hierarchy

MARK = "Zqmark"
ASKS_BEFORE_CLOSING = True


def cells_of(program, qtbot):
    program.window.show_workspace("cells")
    state = program.window.findChild(CellsState)
    qtbot.waitUntil(lambda: state.records is not None, timeout=60_000)
    return state


@pytest.fixture
def state(sample_program, qtbot):
    return cells_of(sample_program, qtbot)


def by_hand(state):
    made = with_level(empty_hierarchy("sex", state.records.categories["sex"]), "any")
    return relabelled(made, 0, range(len(made.values)), MARK)


def asked(state, hierarchy):
    """Gives a column levels, and protects it with these."""
    state.change_hierarchies({hierarchy.column: hierarchy})
    levels = tuple(hierarchy.column_of(of.name) for of in hierarchy.levels)
    column = hierarchy.column
    state.ask(CellDesign((LevelledVariable(column, (column, *levels), released=1),)))


def messages(program):
    return [of.whole for of in program.window.map_panel.messages.messages]


def told(path):
    with closing(sqlite3.connect(path)) as connection:
        return repr(connection.execute("SELECT * FROM vbas_project").fetchall())


def test_levels_by_a_rule_are_made_again_with_their_names_and_design(state, saved, second, qtbot):
    ages = state.records.categories["age"]
    made = renamed_level(
        interval_hierarchy("age", ages, Intervals((10.0, 20.0), top=85.0)), 1, "wide"
    )
    asked(state, made)
    path = saved()
    again = cells_of(second(path), qtbot)
    qtbot.waitUntil(lambda: again.hierarchies["age"].values != (), timeout=30_000)
    assert again.hierarchies["age"] == made
    assert again.design == state.design
    assert again.design.variables[0].levels == ("age", "age.by 10", "age.wide")
    qtbot.waitUntil(lambda: again.records is not None and "age.wide" in again.records.columns)
    assert again.records.categories["age.wide"] == state.records.categories["age.wide"]


def test_levels_of_a_file_are_read_again_where_the_project_was_moved_with_it(
    state, saved, second, qtbot, tmp_path
):
    source = tmp_path / "here" / "sex.csv"
    source.parent.mkdir()
    write_hierarchy(by_hand(state), source, names=True)
    asked(state, read_hierarchy(source, "sex").hierarchy)
    saved("here/work.vbas")
    assert MARK not in told(tmp_path / "here" / "work.vbas")
    moved = tmp_path / "there"
    source.parent.rename(moved)
    program = second(moved / "work.vbas")
    again = cells_of(program, qtbot)
    qtbot.waitUntil(lambda: again.hierarchies["sex"].values != (), timeout=30_000)
    assert again.hierarchies["sex"].levels[0].labels == by_hand(state).levels[0].labels
    assert again.hierarchies["sex"].origin.path == moved / "sex.csv"
    assert again.design.variables[0].levels == ("sex", "sex.any")
    assert not any("sex" in of for of in messages(program))


def test_a_file_of_levels_that_is_gone_is_said_and_kept_and_found(
    state, saved, second, qtbot, tmp_path, monkeypatch
):
    source = tmp_path / "sex.csv"
    asked(state, write_hierarchy(by_hand(state), source, names=True))
    path = saved()
    source.rename(tmp_path / "elsewhere.csv")
    program = second(path)
    again = cells_of(program, qtbot)
    qtbot.waitUntil(lambda: any("sex.csv cannot be read" in of for of in messages(program)))
    assert again.design.variables[0].levels == ("sex", "sex.any")
    keeper = program.part(ProjectKeeper)
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        program.part(Saving).save_to(tmp_path / "other.vbas")
    assert "sex.csv" in told(tmp_path / "other.vbas")
    found = tmp_path / "elsewhere.csv"
    monkeypatch.setattr("app.workspaces.cells.hierarchies.again.ask_for_file", lambda *_: found)
    shown = program.window.map_panel.messages.messages
    message = next(of for of in shown if "without values" in of.text)
    message.choices[0][2]()
    qtbot.waitUntil(lambda: again.hierarchies["sex"].values != ())
    assert again.hierarchies["sex"].origin.path == found


def test_levels_by_hand_are_written_beside_when_asked(
    state, keeper, saved, second, qtbot, tmp_path, press, saving
):
    asked(state, by_hand(state))
    path = tmp_path / "work.vbas"
    saving.save_to(path)
    file = tmp_path / "work - levels of sex.csv"
    assert file.name in keeper.question.informativeText()
    assert not path.exists()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        press(keeper.question, "Write the files")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert MARK not in told(path)
    qtbot.waitUntil(lambda: keeper.quiet.idle)
    keeper.question = None
    saved()
    assert keeper.question is None  # it stands in a file now
    again = cells_of(second(path), qtbot)
    qtbot.waitUntil(lambda: again.hierarchies["sex"].values != (), timeout=30_000)
    assert again.hierarchies["sex"].levels[0].labels[0] == MARK


def test_saved_without_levels_by_hand_it_is_asked_once_and_said_on_opening(
    state, keeper, saved, second, qtbot, tmp_path, press, saving
):
    asked(state, by_hand(state))
    path = tmp_path / "work.vbas"
    saving.save_to(path)
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        press(keeper.question, "Save without them")
    assert not list(tmp_path.glob("*.csv"))
    qtbot.waitUntil(lambda: keeper.quiet.idle)
    saved()
    program = second(path)
    again = cells_of(program, qtbot)
    assert any("stood in no file" in of for of in messages(program))
    assert again.hierarchies["sex"].values == ()
    assert again.design.variables[0].levels == ("sex", "sex.any")


def test_staying_saves_nothing_and_asks_again(state, keeper, tmp_path, press, saving):
    asked(state, by_hand(state))
    path = tmp_path / "work.vbas"
    for _ in range(2):
        saving.save_to(path)
        press(keeper.question, "Cancel")
        assert keeper.modified
        assert keeper.path is None
    assert not list(tmp_path.iterdir())  # no lock, no file


def test_a_file_that_stands_beside_already_is_not_written_over(
    state, keeper, tmp_path, press, qtbot, saving
):
    asked(state, by_hand(state))
    other = tmp_path / "work - levels of sex.csv"
    other.write_text("something else", encoding="utf-8")
    (tmp_path / "work - levels of sex 2.csv").symlink_to(tmp_path / "gone.csv")
    saving.save_to(tmp_path / "work.vbas")
    free = tmp_path / "work - levels of sex 3.csv"
    assert free.name in keeper.question.informativeText()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        press(keeper.question, "Write the files")
    assert other.read_text(encoding="utf-8") == "something else"
    assert not (tmp_path / "gone.csv").exists()
    assert read_hierarchy(free, "sex").hierarchy.levels == by_hand(state).levels


def test_a_file_that_cannot_be_written_saves_nothing(
    state, keeper, tmp_path, press, qtbot, sample_program, monkeypatch, saving
):
    def refuse(of, path, **_):
        with writing(path):
            raise PermissionError(13, "Permission denied")

    asked(state, by_hand(state))
    monkeypatch.setattr("app.workspaces.cells.state.write_hierarchy", refuse)
    saving.save_to(tmp_path / "work.vbas")
    press(keeper.question, "Write the files")
    qtbot.waitUntil(lambda: any("levels of sex" in of for of in messages(sample_program)))
    assert not (tmp_path / "work.vbas").exists()
    assert keeper.modified


def test_closing_asks_about_both(
    sample_program, state, keeper, tmp_path, press, qtbot, monkeypatch
):
    asked(state, by_hand(state))
    path = tmp_path / "a.vbas"
    monkeypatch.setattr("app.features.project.saving.ask_where", lambda *_, **__: path)
    sample_program.window.close()
    press(keeper.question, "Save")
    press(keeper.question, "Write the files")
    qtbot.waitUntil(lambda: not sample_program.window.isVisible(), timeout=30_000)
    assert path.exists()


def test_another_project_has_no_levels_of_this_one(state, saved, run, qtbot, opening):
    made = prefix_hierarchy("age", state.records.categories["age"], (1,))
    asked(state, made)
    saved()
    opening.new()
    qtbot.waitUntil(lambda: not state.hierarchies)
