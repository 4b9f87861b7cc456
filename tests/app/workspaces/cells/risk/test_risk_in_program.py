"""The panel in a frame, then in the whole program: what comes out is attacked, mapped, sampled."""

import time
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.cells.risk.map_view import AREAS_AFTER, AREAS_BEFORE, NOT_ON_MAP
from app.workspaces.cells.risk.panel import RiskPanel
from app.workspaces.cells.risk.wire import wire
from app.workspaces.cells.state import CellsState
from core.hierarchies.design import CellDesign, LevelledVariable, Plan
from core.risk.assessment import assess
from core.steps import Step
from tests.app.workspaces.cells.losses.losses_cases import layer_of, suppressed
from tests.app.workspaces.cells.risk.risk_cases import COMBINATIONS, IDS, records

LEFT = Qt.MouseButton.LeftButton
DESIGN = CellDesign((LevelledVariable("age", ("age",)), LevelledVariable("sex", ("sex",))), k=6)
PLAN = Plan(COMBINATIONS, {}, {}, ("age", "sex", "geography.province"))


class File:
    layer = layer_of(IDS)


class OnMap:
    file = File()


class Pointer:
    def __init__(self):
        self.told = None

    def tell_besides(self, told):
        self.told = told


class MapStandIn(QObject):
    """What is asked of the map, without a map."""

    changed = Signal()

    def __init__(self, parent):
        super().__init__(parent)
        self.shown, self.lent, self.title, self.pointer = OnMap(), None, "", Pointer()

    def when_shown(self, then):
        self.changed.connect(lambda: then(self.shown))

    def lend_colours(self, colours, title=""):
        self.lent, self.title = colours, title


class Parts:
    """The panel, what it shares, and a frame around it."""

    def __init__(self, theme, settings):
        window = MainWindow(theme, settings)
        self.session = Session(window)
        history, background = History(self.session, window), Background(window)
        self.jobs = Jobs(window)
        window.closing.connect(self.jobs.close)
        window.closing.connect(background.close)
        self.map = MapStandIn(window)
        self.program = Program(
            session=self.session,
            jobs=self.jobs,
            window=window,
            background=background,
            history=history,
            settings=settings,
            opener=None,
            map_wiring=self.map,
        )
        self.state = CellsState(history, window)
        wire(self.program, self.state)
        self.panel = window.findChild(RiskPanel)

    def settle(self, qtbot):
        idle = self.program.background
        qtbot.waitUntil(lambda: self.panel.shown is not None and idle.idle and not self.jobs.busy)


@pytest.fixture
def parts(qtbot, theme, settings, monkeypatch):
    made = Parts(theme, settings)
    monkeypatch.setattr(made.session, "records", None)
    window = made.program.window
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    made.state.design = DESIGN
    made.state.plan = PLAN
    made.state.records = records()
    window.show_workspace("cells")
    made.settle(qtbot)
    yield made
    window.close()


@pytest.fixture
def suppressed_parts(parts, qtbot):
    parts.state.outcome = suppressed(parts.state.records)
    qtbot.waitUntil(lambda: parts.panel.shown is not None and parts.panel.shown.suppressed)
    return parts


def test_the_risk_is_known_before_anything_is_suppressed(parts, qtbot):
    panel = parts.panel
    # The combination that most records are at risk by is proposed.
    exposure = panel.shown.asked.exposure
    counts = [of.at_risk(6) for of in exposure.classes_before]
    assert panel.form.columns == COMBINATIONS[int(np.argmax(counts))]
    assert not panel.shown.suppressed
    with qtbot.waitSignal(parts.state.run_requested):
        qtbot.mouseClick(panel.verdict.run, LEFT)


def test_what_came_out_is_looked_at(suppressed_parts, qtbot):
    parts, panel = suppressed_parts, suppressed_parts.panel
    assert panel.shown.asked.source.outcome is parts.state.outcome
    assert panel.shown.at_risk[1] == 0
    panel.form.threshold.setCurrentIndex(panel.form.threshold.findText("k = 20"))
    panel.form.threshold.activated.emit(panel.form.threshold.currentIndex())
    qtbot.waitUntil(lambda: panel.shown.asked.threshold.k == 20)
    assert panel.shown.at_risk[1] > 0
    parts.state.outdated = True
    qtbot.waitUntil(panel.stale.isVisible)
    parts.state.outcome = None
    parts.state.records = None
    qtbot.waitUntil(panel.empty.isVisible)
    assert parts.map.lent is None


def test_a_row_is_the_combination_of_the_attacks(parts, qtbot):
    panel = parts.panel
    other = next(of for of in COMBINATIONS if of != panel.form.columns)
    row = 1 - panel.combinations.grid.selectionModel().selectedRows()[0].row()
    panel.combinations.grid.selectRow(row)
    qtbot.waitUntil(lambda: panel.shown.asked.columns == other)
    assert panel.form.columns == other
    assert panel.shown.assessment == assess(parts.state.records, other, 6)


def test_the_map_shows_who_is_at_risk_while_the_panel_is_in_sight(suppressed_parts, qtbot):
    parts, view = suppressed_parts, suppressed_parts.panel.map
    assert view.shows.currentData() == AREAS_BEFORE
    assert parts.map.title == "Records at risk"
    coloured = parts.map.lent(File.layer, False)
    assert len(coloured.area_lut) == 4
    assert "before suppression" in coloured.legend.title
    assert "at risk" in parts.map.pointer.told(0)
    qtbot.mouseClick(view.select, LEFT)
    at_risk = np.flatnonzero(parts.panel.shown.areas.before > 0)
    assert parts.session.selection.tolist() == at_risk.tolist()
    qtbot.waitUntil(lambda: view.selected.text().startswith("Selected:"))
    view.shows_chosen.emit(AREAS_AFTER)
    assert "after suppression" in parts.map.lent(File.layer, False).legend.title
    # The user colours the map by something else: so it stays until the panel is left.
    parts.program.window.map_panel.subject_chosen.emit("population")
    assert parts.map.lent is None
    assert view.shows.currentData() == NOT_ON_MAP
    parts.program.window.show_workspace("levels")
    parts.program.window.show_workspace("cells")
    assert parts.map.lent is not None
    parts.program.window.show_workspace("levels")
    assert parts.map.lent is None


def test_the_records_are_attacked_as_a_job(suppressed_parts, qtbot):
    parts, view = suppressed_parts, suppressed_parts.panel.simulated
    view.trials.setValue(40)
    qtbot.mouseClick(view.button, LEFT)
    assert view.progress.isVisibleTo(view)
    qtbot.waitUntil(lambda: not parts.jobs.busy and view.button.isVisibleTo(view))
    found = view.shown
    assert found.design.trials == 40
    assert found.design.columns == parts.panel.form.columns
    assert found.after.rate < found.before.rate
    assert view.stale.isHidden()
    parts.panel.form.released.setValue(50)
    assert not view.stale.isHidden()
    # What cannot be simulated is said.
    parts.panel.form.people.setValue(2_000_000_000)
    parts.settle(qtbot)
    qtbot.waitUntil(lambda: parts.panel.shown.asked.release.people > 0)
    qtbot.mouseClick(view.button, LEFT)
    assert "too large" in view.trouble.text


def test_samples_are_written_where_the_user_wants(suppressed_parts, qtbot, tmp_path, monkeypatch):
    parts, view = suppressed_parts, suppressed_parts.panel.samples
    folder = tmp_path / "samples"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *a: str(folder))
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: not parts.jobs.busy and view.button.isEnabled())
    names = {"manifest.json", "sample-1.parquet", "sample-2.parquet"}
    assert {of.name for of in folder.iterdir()} == names
    messages = parts.program.window.map_panel.messages
    assert any("sample-1.parquet (10\u00a0records)" in of.text for of in messages.messages)
    # One sample less leaves none of the earlier run; a file of somebody else's is refused.
    view.samples.setValue(1)
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: not parts.jobs.busy and not (folder / "sample-2.parquet").exists())
    (folder / "notes.txt").write_text("mine")
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: "which is not of an earlier result" in view.trouble.text)
    assert (folder / "notes.txt").exists()


def test_another_job_under_way_is_said(suppressed_parts, qtbot):
    parts = suppressed_parts

    def forever():
        while True:
            time.sleep(0.005)
            yield Step("waiting")

    job = parts.jobs.start("other", forever())
    qtbot.mouseClick(parts.panel.simulated.button, LEFT)
    assert "under way" in parts.panel.simulated.trouble.text
    qtbot.mouseClick(parts.panel.samples.button, LEFT)
    assert "under way" in parts.panel.samples.trouble.text
    job.discard()
    qtbot.waitUntil(lambda: not parts.jobs.busy)


def test_records_that_do_not_fit_the_plan_have_no_risk_yet(parts, qtbot):
    parts.state.plan = replace(PLAN, combinations=(("income",),))
    qtbot.waitUntil(parts.panel.empty.isVisible)


def test_in_the_whole_program(sample_program, settled, qtbot):
    """From the sample to a map of who is at risk, and back to the map as it was."""
    window = sample_program.window
    window.show_workspace("cells")
    panel = window.findChild(RiskPanel)
    dock = next(of for of in window.docks("cells") if of.objectName() == "cells.risk")
    state = window.findChild(CellsState)
    qtbot.waitUntil(lambda: state.records is not None and state.plan is not None, timeout=20_000)
    settled(sample_program)
    assert panel.shown is None  # nothing is worked out behind another tab
    dock.raise_()
    qtbot.waitUntil(lambda: panel.shown is not None, timeout=20_000)
    settled(sample_program)
    assert panel.shown.at_risk[0] > 0
    assert sample_program.map_wiring.lent is not None
    qtbot.mouseClick(panel.verdict.run, LEFT)
    qtbot.waitUntil(lambda: panel.shown is not None and panel.shown.suppressed, timeout=30_000)
    settled(sample_program)
    assert panel.shown.at_risk[1] == 0
    window.show_workspace("aggregate")
    assert sample_program.map_wiring.lent is None
