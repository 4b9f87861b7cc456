from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.kit.derived import Missing
from app.kit.result_page import ResultPage
from app.map.shown_map import LENT
from app.table.exporting import TableTools
from app.workspaces.levels.state import NO_AREAS, LevelsState
from app.workspaces.levels.table.panel import LevelsSection
from app.workspaces.levels.table.remedies_panel import (
    CoarsenCard,
    CoarserLevelCard,
    LeaveOutCard,
    StartCard,
)
from app.workspaces.levels.table.view import FIRST_RULE, NAME
from core.cutoff.design import Design, Variable
from core.errors import VbasError
from core.io.areas import AreaSource, read_areas
from core.raster.palette import HATCHED
from core.scenario import PEOPLE_BASIS
from core.site_count import MaxCombs, Population
from core.steps import finish
from tests.app.hand import colour_by


class Parts:
    """The program, and the parts of the workspace that are driven."""

    def __init__(self, program):
        self.program, self.session = program, program.session
        self.state, find = program.part(LevelsState), program.window.findChild
        self.panel, self.leave, self.up = (
            find(LevelsSection),
            find(LeaveOutCard),
            find(CoarserLevelCard),
        )
        pages = program.window.findChildren(ResultPage)
        self.page = next(of for of in pages if self.panel in of.sections)
        self.coarsen, self.start = find(CoarsenCard), find(StartCard)
        self.canvas = program.window.map_panel.canvas

    @property
    def rows(self):
        return self.state.sheet.rows


@pytest.fixture
def parts(sample_program):
    return Parts(sample_program)


def ask(parts, settled, **changes):
    """Opens the workspace with age (18 categories) and sex: 36 combinations, 5,880 people."""
    parts.program.window.show_workspace("levels")
    design = Design((Variable("age", 18), Variable("sex", 2)))
    parts.state.change(**{"design": design, "level": "fsa", **changes})
    settled(parts.program)


def level(parts, key):
    return next(line for line in parts.panel.view.lines() if line.row.key == key)


def press(qtbot, view, line, column):
    view.scrollToItem(line)
    place = view.visualRect(view.indexFromItem(line, column)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_map_table_and_sentence_answer_while_the_workspace_is_shown(parts, settled):
    before = parts.canvas.scene.area_lut
    ask(parts, settled)
    assert parts.panel.answer.text().startswith("FSAs: 28 of 30 have enough people, 97.5")
    judged = parts.state.decision().judged
    scene = parts.canvas.scene
    assert (scene.labels == judged.units.labels).all()
    colours = [of.colour for of in parts.canvas.current_legend().entries]
    passing = np.isin(scene.area_lut, colours[:2])
    assert (passing == judged.passes[judged.units.labels]).all()
    assert not (scene.area_lut == HATCHED).any()
    assert parts.program.window.map_panel.subject.startswith(LENT)
    tooltip = parts.program.map_wiring.pointer._describe(0)
    assert "FSAs: " in tooltip
    assert "times the cut-off" in tooltip
    lent = scene.area_lut
    parts.program.window.show_workspace("aggregate")
    settled(parts.program)
    after = parts.canvas.scene
    assert (after.area_lut == before).all() if before is not None else after.area_lut is None
    assert after.labels is None
    assert "times the cut-off" not in parts.program.map_wiring.pointer._describe(0)
    parts.program.window.show_workspace("levels")
    settled(parts.program)
    assert (parts.canvas.scene.area_lut == lent).all()


def test_a_click_in_the_table_changes_question_and_map(parts, settled, qtbot):
    ask(parts, settled)
    press(qtbot, parts.panel.view, level(parts, "cd"), FIRST_RULE + 3)
    settled(parts.program)
    question = parts.state.question
    assert (question.level, question.rule, question.predictor) == ("cd", "cchs", "")
    labels = parts.state.sheet.levels.row("cd").units.labels
    assert (parts.canvas.scene.labels == labels).all()
    assert "Cut-off: 70,000" in parts.canvas.current_legend().note
    parts.program.history.undo()
    settled(parts.program)
    assert parts.state.question.rule != "cchs"
    assert parts.panel.view.currentColumn() == FIRST_RULE
    ask(parts, settled)
    look_at_ages(parts, settled, qtbot)


def look_at_ages(parts, settled, qtbot):
    """A column of ages is looked at without changing the question."""
    before = parts.state.question
    parts.panel.form.setFocus()
    qtbot.keyClick(parts.panel.form, Qt.Key.Key_Down)
    press(qtbot, parts.panel.view, level(parts, "fsa"), FIRST_RULE)
    settled(parts.program)
    assert parts.state.question == before
    assert parts.state.decision().asked.max_combinations == 172
    assert "9,459" in parts.canvas.current_legend().note  # El Emam et al. 2009, East
    parts.state.change(level="cd")
    assert parts.state.decision().asked.years == 0


def test_units_and_failing_areas_are_selected(parts, settled, qtbot):
    assert parts.state.sheet == Missing(NO_AREAS)
    ask(parts, settled)
    qtbot.mouseClick(parts.panel.failing, Qt.MouseButton.LeftButton)
    judged = parts.state.decision().judged
    failing = np.flatnonzero(judged.judged & ~judged.passes)
    chosen = parts.session.selection
    assert set(judged.units.labels[chosen]) == set(failing)
    fsa = level(parts, "fsa")
    fsa.setExpanded(True)
    smallest = fsa.child(0)
    press(qtbot, parts.panel.view, smallest, NAME)
    unit = smallest.unit
    assert (judged.units.labels[parts.session.selection] == unit).all()
    assert len(parts.session.selection) == judged.units.n_areas[unit]
    assert smallest.data(NAME, Qt.ItemDataRole.BackgroundRole) is not None
    change_while_hidden(parts, settled)


def change_while_hidden(parts, settled):
    """Nothing is computed while the workspace is not shown."""
    made = parts.state.sheet
    parts.program.window.show_workspace("aggregate")
    parts.state.change(design=Design((Variable("age", 90),)))
    settled(parts.program)
    assert parts.state.sheet is made
    parts.program.window.show_workspace("levels")
    settled(parts.program)
    assert parts.state.sheet is not made


def test_another_choice_of_colours_has_its_way(parts, settled, qtbot, tmp_path, monkeypatch):
    ask(parts, settled)
    copy_and_write(parts, qtbot, tmp_path, monkeypatch)
    panel = parts.program.window.map_panel
    colour_by(panel, "population")
    settled(parts.program)
    assert panel.subject == "population"
    assert parts.canvas.scene.labels is None
    parts.panel.view.setFocus()
    qtbot.keyClick(parts.panel.view, Qt.Key.Key_Down)
    settled(parts.program)
    assert panel.subject.startswith(LENT)


def test_runs_come_and_go_as_levels(parts, settled):
    parts.program.window.actions_.run.trigger()
    settled(parts.program)
    ask(parts, settled)
    rows = parts.rows
    assert rows[-1].name == parts.session.current_run.name
    parts.state.change(level=rows[-1].key)
    settled(parts.program)
    labels = parts.session.current_run.run.aggregation.labels
    same = parts.canvas.scene.labels
    assert len(set(zip(labels.tolist(), same.tolist(), strict=True))) == len(set(same.tolist()))
    parts.session.remove_run(parts.session.current_run)
    settled(parts.program)
    assert all(not row.name for row in parts.rows)
    assert parts.state.decision().row.key == "fsa"


def test_remedies_are_worked_out_and_act(parts, settled, qtbot):
    ask(parts, settled, rule="hipaa", predictor="")
    assert "28 of 30" in parts.leave.sentence.text()
    qtbot.mouseClick(parts.leave.select, Qt.MouseButton.LeftButton)
    assert len(parts.session.selection)
    before = parts.session.draft
    qtbot.mouseClick(parts.up.go, Qt.MouseButton.LeftButton)
    assert parts.state.question.level == "cd"
    settled(parts.program)
    qtbot.mouseClick(parts.start.aggregate, Qt.MouseButton.LeftButton)
    assert parts.program.window.workspace == "aggregate"
    settled(parts.program)
    entry = parts.session.current_run
    assert entry.run.scenario.site_count == Population("hipaa")
    assert entry.run.scenario.population_basis == PEOPLE_BASIS
    assert entry.run.site_number.n_sites == 17  # 333,486 people by 20,000
    parts.program.history.undo()  # the run
    parts.program.history.undo()
    assert parts.session.draft == before
    coarsen(parts, settled, qtbot)


def test_uncounted_the_model_is_started_and_counted_entropy_is_searched(parts, settled, qtbot):
    parts.program.window.show_workspace("levels")
    settled(parts.program)
    parts.state.change(level="fsa", rule="el-emam-2009-maxcombs", predictor="maxcombs")
    settled(parts.program)
    qtbot.waitUntil(lambda: parts.start.remedies is not None)
    assert parts.session.study is None
    qtbot.mouseClick(parts.start.aggregate, Qt.MouseButton.LeftButton)
    settled(parts.program)
    run = parts.session.current_run.run
    assert run.scenario.site_count == MaxCombs("eastern", "el-emam-2009-maxcombs")
    assert run.site_number.max_combinations == parts.state.question.design.max_combinations
    parts.program.window.show_workspace("levels")
    parts.state.change(level="da", rule="el-emam-2009-entropy", predictor="entropy")
    settled(parts.program)
    search = parts.start.remedies.search
    assert not isinstance(search, VbasError)
    assert search.rule.predictor == "entropy"
    assert "have not been counted" not in parts.coarsen.sentence.text()


def coarsen(parts, settled, qtbot):
    """A coarser variable is taken."""
    design = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
    ask(parts, settled, design=design, rule="el-emam-2009-maxcombs", predictor="maxcombs")
    first = parts.coarsen.lines[0].findChild(QPushButton)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    settled(parts.program)
    assert parts.state.question.design.max_combinations < 172
    assert parts.panel.answer.text().startswith("FSAs: 30 of 30")
    assert not parts.panel.failing.isEnabled()


def copy_and_write(parts, qtbot, tmp_path, monkeypatch):
    """The table on the clipboard and in a file, and the list of what is left out."""
    qtbot.keyClick(parts.panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("level\tprovince\tmax_combinations\trule\t")
    path = str(tmp_path / "out")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *a: (path, "")))
    parts.panel.findChild(TableTools).export()
    table = pd.read_csv(Path(path + ".csv"))
    row = table[(table["level"] == "fsa") & (table["rule"] == "hipaa")].iloc[0]
    assert row["n_areas"] == 30
    parts.leave.export.click()
    assert len(pd.read_csv(Path(path + ".csv"))) == 2


def button(parts, text):
    return next(of for of in parts.page.empty.findChildren(QPushButton) if of.text() == text)


def test_without_areas_and_without_people_it_is_said(program, settled, tmp_path):
    parts = Parts(program)
    program.window.show_workspace("levels")
    settled(program)
    assert button(parts, "Open areas …").isVisible()
    assert not parts.panel.isVisible()
    pd.DataFrame({"id": ["a", "b"], "x": [0, 1000], "y": [0, 1000]}).to_csv(
        tmp_path / "areas.csv", index=False
    )
    file = finish(read_areas(AreaSource(tmp_path / "areas.csv", crs="EPSG:3347")))
    empty = np.full(len(file.layer), np.nan)
    parts.session.set_areas(replace(file, layer=replace(file.layer, population=empty)))
    settled(program)
    assert button(parts, "Join a population table …").isVisible()
    assert "how many people live" in parts.page.empty.why.text()
