"""The panel in a window, then in the whole program: what comes out is attacked, mapped, sampled."""

import time
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from app.workspaces.cells.risk import panel as risk_panel
from app.workspaces.cells.risk.panel import AREAS_AFTER, AREAS_BEFORE
from app.workspaces.cells.state import CellsState
from core.hierarchies.design import CellDesign, LevelledVariable, Plan
from core.risk.assessment import assess
from core.steps import Step
from tests.app.hand import colour_by
from tests.app.workspaces.cells.risk.test_risk_panel import NAMES
from tests.core.risk.risks_of_small import COMBINATIONS, LAYER, records
from tests.core.suppression.small_outcomes import suppressed

LEFT = Qt.MouseButton.LeftButton
DESIGN = CellDesign((LevelledVariable("age", ("age",)), LevelledVariable("sex", ("sex",))), k=6)
PLAN = Plan(COMBINATIONS, {}, {}, ("age", "sex", "geography.province"))


def sections_of(page):
    return SimpleNamespace(**dict(zip(NAMES, page.sections, strict=True)))


@pytest.fixture
def frame(framed, qtbot, monkeypatch):
    frame = framed(replace(risk_panel.panel(), behind=""), layer=LAYER)
    monkeypatch.setattr(frame.session, "records", None)
    risk_panel.connect(frame.context)
    frame.window.show_workspace("levels")
    frame.window.show_workspace("cells")
    frame.state.design, frame.state.plan, frame.state.records = DESIGN, PLAN, records()
    frame.page, frame.derived = frame.context.panels["risk"], frame.context.derived["risk"]
    frame.sections = sections_of(frame.page)
    qtbot.waitUntil(lambda: frame.derived.result is not None)
    return frame


@pytest.fixture
def after(frame, qtbot):
    """The same once cells are suppressed."""
    frame.state.outcome = suppressed(frame.state.records)
    qtbot.waitUntil(lambda: frame.derived.result is not None and frame.derived.result.suppressed)
    return frame


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def test_the_risk_is_known_before_anything_is_suppressed(frame, qtbot):
    found = frame.derived.result
    counts = [of.at_risk(6) for of in found.exposure.classes_before]
    assert found.columns == COMBINATIONS[int(np.argmax(counts))]
    assert not found.suppressed
    qtbot.mouseClick(frame.sections.verdict.run, LEFT)
    assert frame.asked == [DESIGN]
    # A row of the table is the combination of the attacks.
    other = next(of for of in COMBINATIONS if of != found.columns)
    grid = frame.sections.combinations.grid
    grid.selectRow(1 - grid.selectionModel().selectedRows()[0].row())
    qtbot.waitUntil(lambda: frame.derived.result.columns == other)
    assert frame.sections.form.combination.currentText() == " + ".join(other)
    assert frame.derived.result.assessment == assess(frame.state.records, other, 6)


def test_what_came_out_is_looked_at(after, qtbot):
    assert after.derived.result.asked.of.outcome is after.state.outcome
    assert after.derived.result.at_risk[1] == 0
    box = after.sections.form.threshold
    box.setCurrentIndex(box.findText("k = 20"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: after.derived.result.asked.threshold.k == 20)
    assert after.derived.result.at_risk[1] > 0
    after.state.stale = True
    qtbot.waitUntil(after.page.stale.isVisible)
    assert not after.sections.verdict.share.isEnabled()
    after.state.outcome, after.state.records = None, None
    qtbot.waitUntil(after.page.empty.isVisible)
    assert after.map.lent is None


def test_the_map_shows_who_is_at_risk_while_the_panel_is_in_sight(after, qtbot):
    view, found = after.sections.map, after.derived.result
    assert after.map.subject == f"lent cells risk {AREAS_BEFORE}"
    coloured = after.map.lent(LAYER, False)
    assert len(coloured.area_lut) == 4
    assert "before suppression" in coloured.legend.title
    assert "at risk" in after.map.told(0)
    select = view.on_map.select
    qtbot.mouseClick(select, LEFT)
    assert after.session.selection.tolist() == np.flatnonzero(found.areas.before > 0).tolist()
    qtbot.waitUntil(lambda: view.selected.text().startswith("Selected:"))
    colour_by(after.window.map_panel, f"lent cells risk {AREAS_AFTER}")
    assert "after suppression" in after.map.lent(LAYER, False).legend.title
    # The user colours the map by something else: so it stays until the panel is left.
    after.window.map_panel.subject_chosen.emit("population")
    assert after.map.lent is None
    assert not select.isVisible()
    after.window.show_workspace("levels")
    after.window.show_workspace("cells")
    assert after.map.lent is not None
    after.window.show_workspace("levels")
    assert after.map.lent is None


def test_the_records_are_attacked_as_a_job(after, qtbot):
    view, form = after.sections.simulated, after.sections.form
    view.trials.setValue(40)
    qtbot.mouseClick(view.button, LEFT)
    assert view.progress.isVisibleTo(view)
    qtbot.waitUntil(lambda: not after.jobs.busy and view.button.isVisibleTo(view))
    assert view.shown.design.trials == 40
    assert view.shown.design.columns == after.derived.result.columns
    assert view.shown.after.rate < view.shown.before.rate
    assert view.stale.isHidden()
    form.released.setValue(50)
    qtbot.waitUntil(lambda: not view.stale.isHidden())
    form.released.setValue(100)
    qtbot.waitUntil(view.stale.isHidden)
    # What cannot be simulated is said.
    form.people.setValue(2_000_000_000)
    qtbot.waitUntil(lambda: after.derived.result.asked.release.people > 0)
    qtbot.mouseClick(view.button, LEFT)
    assert "too large" in view.trouble.text


def test_an_attack_is_stopped_and_keeps_its_trials(after, qtbot):
    view = after.sections.simulated
    view.trials.setValue(10_000)
    qtbot.mouseClick(view.button, LEFT)
    assert not view.stop.isEnabled()
    qtbot.waitUntil(view.stop.isEnabled)
    qtbot.mouseClick(view.stop, LEFT)
    qtbot.waitUntil(lambda: not after.jobs.busy)
    assert 2 <= len(view.shown.before.right) < 10_000
    assert view.button.isVisibleTo(view)


def test_samples_are_written_where_the_user_wants(after, qtbot, tmp_path, monkeypatch):
    view, folder = after.sections.samples, tmp_path / "samples"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *a: str(folder))
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: not after.jobs.busy and view.button.isEnabled())
    names = {"manifest.json", "sample-1.parquet", "sample-2.parquet"}
    assert {of.name for of in folder.iterdir()} == names
    assert any("sample-1.parquet (10\u00a0records)" in of for of in after.said)
    # One sample less leaves none of the earlier run; a file of somebody else's is refused.
    view.samples.setValue(1)
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: not after.jobs.busy and not (folder / "sample-2.parquet").exists())
    (folder / "notes.txt").write_text("mine")
    qtbot.mouseClick(view.button, LEFT)
    qtbot.waitUntil(lambda: "which is not of an earlier result" in view.trouble.text)
    assert (folder / "notes.txt").exists()


def test_another_job_under_way_is_said(after, qtbot):
    def forever():
        while True:
            time.sleep(0.005)
            yield Step("waiting")

    job = after.jobs.start("other", forever())
    for view in (after.sections.simulated, after.sections.samples):
        qtbot.mouseClick(view.button, LEFT)
        assert "under way" in view.trouble.text
    job.discard()
    qtbot.waitUntil(lambda: not after.jobs.busy)


def test_records_that_do_not_fit_the_plan_have_no_risk_yet(frame, qtbot):
    frame.state.plan = replace(PLAN, combinations=(("income",),))
    qtbot.waitUntil(frame.page.empty.isVisible)


def test_in_the_whole_program(sample_program, settled, qtbot):
    """From the sample to a map of who is at risk, and back to the map as it was."""
    window = sample_program.window
    window.show_workspace("cells")
    dock = next(of for of in window.docks("cells") if of.objectName() == "cells.risk")
    state, sections = window.findChild(CellsState), sections_of(dock.widget().panel)
    qtbot.waitUntil(lambda: state.records is not None and state.plan is not None, timeout=20_000)
    settled(sample_program)
    assert sections.map.shown is None  # nothing is worked out behind another tab
    dock.raise_()
    qtbot.waitUntil(lambda: sections.map.shown is not None, timeout=20_000)
    settled(sample_program)
    assert sections.map.shown.at_risk[0] > 0
    assert sample_program.map_wiring.lent is not None
    qtbot.mouseClick(sections.verdict.run, LEFT)
    qtbot.waitUntil(lambda: sections.map.shown.suppressed, timeout=30_000)
    settled(sample_program)
    assert sections.map.shown.at_risk[1] == 0
    window.show_workspace("aggregate")
    assert sample_program.map_wiring.lent is None
