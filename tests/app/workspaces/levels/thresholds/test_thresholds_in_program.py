"""Thresholds in the whole program: counting, level, threshold, map, selection, table."""

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog

from app.map.shown_map import LENT
from app.table.rows_exporter import RowsExporter
from app.workspaces.levels.state import MARGIN, UNIQUENESS
from app.workspaces.levels.thresholds.empty import NOT_COUNTED
from app.workspaces.levels.thresholds.units_table import UnitsPanel
from app.workspaces.levels.thresholds.wiring import ThresholdsWiring
from core.baselines import regions_of_level
from core.thresholds.uniqueness import uniqueness


@pytest.fixture
def levels(sample_program):
    sample_program.window.show_workspace("levels")
    for dock in sample_program.window.docks("levels"):
        if dock.objectName() in ("levels.thresholds", "levels.units"):
            dock.raise_()
    return sample_program


def wiring_of(program):
    return program.window.findChild(ThresholdsWiring)


def table_of(program):
    return program.window.findChild(UnitsPanel)


def test_from_counting_to_table_map_and_selection(levels, settled, qtbot):
    program, session = levels, levels.session
    wiring, panel = wiring_of(program), wiring_of(program)._panel
    settled(program)
    assert (session.study, panel.empty.reason) == (None, NOT_COUNTED)

    panel.empty.buttons[NOT_COUNTED].click()
    settled(program)
    study = session.study
    assert study is not None
    found = wiring.found
    assert found.key == "fsa"
    regions, _ = regions_of_level(study.areas, "fsa")
    expected = uniqueness(study.counts.merged(regions.labels, regions.n_regions))
    assert found.report.measured.unique.tolist() == expected.unique.tolist()
    assert len(table_of(program).table) == len(found.units)

    # Another level, and back again.
    panel.level.setCurrentIndex(panel.level.findData("areas"))
    panel.level.activated.emit(panel.level.currentIndex())
    qtbot.waitUntil(lambda: wiring.found.key == "areas", timeout=10_000)
    assert (wiring.found.key, len(wiring.found.units)) == ("areas", len(study.areas))
    program.history.undo()
    qtbot.waitUntil(lambda: wiring.found.key == "fsa", timeout=10_000)

    # Units in which somebody is unique.
    panel.above_button.click()
    fails = np.flatnonzero(expected.unique > 0)
    assert session.selection.tolist() == np.flatnonzero(np.isin(regions.labels, fails)).tolist()
    settled(program)
    table = table_of(program)
    wiring._link.show_selection()
    assert np.flatnonzero(table.model.selected).tolist() == fails.tolist()
    qtbot.waitUntil(lambda: panel.chart.marked.sum() == len(fails))

    # A row selects the areas of its unit.
    mask = np.zeros(len(found.units), dtype=bool)
    mask[3] = True
    table.picked.emit(mask)
    assert session.selection.tolist() == np.flatnonzero(regions.labels == 3).tolist()


def test_map_form_sample_and_file(levels, settled, qtbot, tmp_path, monkeypatch):
    program, wiring = levels, wiring_of(levels)
    wiring.counter.count()
    settled(program)
    _map_shows_margins_or_uniqueness(program, wiring, settled)
    _form_sets_the_threshold(program, wiring)
    _sample_is_estimated(program, wiring, settled, qtbot)
    _table_is_written(program, wiring, settled, tmp_path, monkeypatch)
    wiring._panel.map_button.click()
    program.window.show_workspace("aggregate")
    assert not wiring.map.lends


def _map_shows_margins_or_uniqueness(program, wiring, settled):
    canvas, panel = program.window.map_panel.canvas, wiring._panel
    before = canvas.scene.area_lut.copy()
    panel.map_button.click()
    settled(program)
    assert (wiring._state.map_shows, wiring.map.lends) == (UNIQUENESS, True)
    assert canvas.scene.area_lut.tolist() != before.tolist()
    assert program.window.map_panel.subject == LENT
    panel.map_button.click()
    settled(program)
    assert (wiring._state.map_shows, wiring.map.lends) == (MARGIN, False)
    assert canvas.scene.area_lut.tolist() == before.tolist()


def _form_sets_the_threshold(program, wiring):
    wiring.asking.open_form()
    form = wiring.asking.form
    for box in form.boxes.values():
        box.setCurrentIndex(1)
    form.apply.click()
    assert wiring._state.question.threshold == 0.2
    assert wiring._panel.rows.buttons[0.2].isChecked()
    assert wiring.asking.form is None
    wiring.asking.open_form()
    assert wiring.asking.form.found.threshold == 0.2  # the answers are remembered
    wiring.asking.form.reject()
    program.history.undo()
    assert wiring._panel.rows.buttons[0.0].isChecked()


def _sample_is_estimated(program, wiring, settled, qtbot):
    wiring._panel.sample.fraction.setValue(5.0)
    wiring._panel.sample.check.click()
    qtbot.waitUntil(lambda: wiring.found.report.estimated is not None, timeout=10_000)
    settled(program)
    assert wiring.found.report.estimated.fraction[0] == pytest.approx(0.05)
    assert "estimate" in table_of(program).table.by_name


def _table_is_written(program, wiring, settled, tmp_path, monkeypatch):
    exporter = table_of(program).findChild(RowsExporter)
    path = tmp_path / "unique.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "unique"), ""))
    exporter.ask()
    exporter.dialog.accept()
    exporter._ask_for_path("all", ".csv", "own")
    settled(program)
    lines = path.read_text().splitlines()
    assert lines[0].startswith("unit,records,people,unique,unique_share,estimate")
    assert len(lines) == 1 + len(wiring.found.units)
