"""A column of diagnoses is added in one go, with its beginnings as levels."""

import pytest
from PySide6.QtCore import QObject
from setup_parts import Parts

from app.workspaces.cells.setup.codes import codes_offered
from app.workspaces.cells.setup.facts import titles_of
from core.hierarchies.design import LevelledVariable

ALL = ("diagnosis", "diagnosis.2 characters", "diagnosis.1 character")


@pytest.fixture
def parts(qapp):
    made = Parts(QObject())
    yield made
    made.close()


def offered(parts):
    of = codes_offered(parts.context)
    return "" if of is None else of.name


def opened(parts, path, codes, name="diagnosis"):
    rows = [f"{i % 2},{codes[i % len(codes)]}" for i in range(120)]
    path.write_text("\n".join([f"sex,{name}", *rows]))
    parts.open(path, "sex")
    parts.running.set_active(True)


CODES = ("A00", "A01", "A10", "B00", "B10", "B11", "C90")


def test_it_is_known_coarsely_and_released_at_all_levels_and_undone_at_once(parts, qtbot, tmp_path):
    opened(parts, tmp_path / "people.csv", CODES)
    parts.settle(qtbot)
    state, before, edits = parts.state, parts.state.design, parts.history.index()
    assert offered(parts) == "diagnosis"
    parts.state.codes_requested.emit()
    assert offered(parts) == ""
    parts.settle(qtbot)
    after = state.design
    assert after.variables[1] == LevelledVariable("diagnosis", ALL, known=2)
    assert after.variables[1].all_levels
    assert state.plan.combinations == (("sex", ALL[2]),)
    assert state.records.categories[ALL[1]] == ("A0", "A1", "B0", "B1", "C9")

    parts.history.undo()
    parts.settle(qtbot)
    assert (state.design, state.hierarchies, state.columns) == (before, {}, ())
    assert parts.history.index() == edits
    assert offered(parts) == "diagnosis"
    parts.history.redo()
    parts.settle(qtbot)
    assert state.design == after
    assert state.plan.combinations == (("sex", ALL[2]),)


def test_beginnings_are_called_in_words(parts, qtbot, tmp_path):
    opened(parts, tmp_path / "people.csv", CODES)
    parts.settle(qtbot)
    parts.state.codes_requested.emit()
    parts.settle(qtbot)
    titles = titles_of(parts.session, parts.state.wanted, parts.state.offered)
    assert titles == {
        ALL[1]: "diagnosis: first 2 characters",
        ALL[2]: "diagnosis: first character",
    }


def test_what_is_asked_for_meanwhile_is_done_with_it(parts, qtbot, tmp_path):
    opened(parts, tmp_path / "people.csv", CODES)
    parts.settle(qtbot)
    parts.state.codes_requested.emit()
    parts.state.run_requested.emit()
    parts.settle(qtbot)
    assert "diagnosis" in parts.state.outcome.loss.cells
    assert not parts.state.stale


def test_codes_that_begin_alike_are_added_without_levels(parts, qtbot, tmp_path):
    opened(parts, tmp_path / "people.csv", tuple(f"AA{i}" for i in range(8)))
    parts.settle(qtbot)
    parts.state.codes_requested.emit()
    parts.settle(qtbot)
    assert [of.levels for of in parts.state.design.variables] == [("sex",), ("diagnosis",)]


def test_another_file_forgets_what_was_asked_for(parts, qtbot, tmp_path):
    opened(parts, tmp_path / "people.csv", CODES)
    parts.settle(qtbot)
    parts.state.codes_requested.emit()
    opened(parts, tmp_path / "others.csv", CODES)
    parts.settle(qtbot)
    assert [of.name for of in parts.state.design.variables] == ["sex"]


@pytest.mark.parametrize(
    ("codes", "name"),
    [
        (CODES, "colour"),  # not called like codes
        (CODES[:4], "diagnosis"),  # too few
        (tuple(range(10, 30)), "diagnosis"),  # numbers
        (tuple(f"A{i:03}" for i in range(120)), "diagnosis"),  # a code for each record
    ],
)
def test_other_columns_are_not_offered(parts, tmp_path, codes, name):
    opened(parts, tmp_path / "people.csv", codes, name)
    assert offered(parts) == ""
