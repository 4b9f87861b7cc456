"""The panel in the whole program: geography, regions of runs, keys, other languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from small_program import open_records, panel_of, row, settle, state_of, write_people

from app.kit.language import Language
from app.start import Running
from core.record_uniqueness.recodes import LEVEL, Recode
from core.record_uniqueness.table import titles


def test_the_sample_with_geography_and_the_regions_of_a_run(program, settled, sample_entry, qtbot):
    state, session = state_of(program), program.session
    program.window.show_workspace("uniqueness")
    QTest.mouseClick(panel_of(program).empty.sample, Qt.MouseButton.LeftButton)
    settled(program)
    assert state.question.variables[-1] == "geography"
    panel_of(program).run.button.click()
    settle(program, qtbot)
    assert session.study is not None  # what was counted on the way is everybody's
    assert state.distinct.areas is not None
    box = row(program, "geography").recodes
    words = [box.itemText(i) for i in range(box.count())]
    assert words[0].startswith("dissemination areas ·")
    assert any(of.startswith("FSAs ·") for of in words)

    run = session.add_run(sample_entry.run, session.study, session.area_file, sample_entry.records)
    settle(program, qtbot)
    words = [box.itemText(i).split(" ·")[0] for i in range(box.count())]
    place = words.index(f"regions of “{run.name}”")
    box.setCurrentIndex(place)
    box.activated.emit(place)
    settle(program, qtbot)
    level = f"run {run.number}"
    assert state.question.recode_of("geography") == Recode("geography", LEVEL, level=level)
    regions = sample_entry.run.aggregation.n_regions
    assert state.examination.n_categories[-1] == regions
    assert state.examination.titles[-1] == f"geography ({run.name})"
    session.rename_run(run, "Ours")
    settle(program, qtbot)
    assert titles(state.distinct, state.question)[-1] == "geography (Ours)"
    assert state.examination is not None
    run = session.runs[-1]
    tried = len(state.tried)

    session.remove_run(run)
    settle(program, qtbot)
    assert state.question.recode_of("geography") == Recode("geography")
    assert len(state.tried) == tried - 1  # its regions are known no more
    assert not state.outdated


@pytest.fixture
def running(qapp, settings, put_away):
    settings.started_before = True
    language = Language()
    made = Running(qapp, settings, language)
    made.program.window.show()
    yield made
    put_away(made.program.window)
    language.forget()
    qapp.setStyleSheet("")


def test_another_language_keeps_everything(running, qtbot, tmp_path):
    program = running.program
    path = tmp_path / "people.csv"
    write_people(path)
    open_records(program, path, "age", "sex", "race")
    program.window.findChild(QAction, "count_combinations").trigger()
    assert program.window.workspace == "uniqueness"
    settle(program, qtbot)
    state = state_of(program)
    row(program, "sex").tick.click()
    settle(program, qtbot)
    assert len(state.tried) == 2
    before = (state.question, state.examination, state.tried, state.distinct)
    running.speak("fr")
    program = running.program
    settle(program, qtbot)
    state = state_of(program)
    assert (state.question, state.examination, state.tried, state.distinct) == before
    assert not state.outdated
    assert not row(program, "sex").tick.isChecked()
