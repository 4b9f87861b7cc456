"""Thresholds in the whole program: counting, level, threshold, map, selection, table."""

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.kit.result_page import ResultPage
from app.map.shown_map import LENT
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.workspaces.levels.state import MARGIN, NOT_COUNTED, UNIQUENESS, LevelsState
from app.workspaces.levels.thresholds.details import SampleForm, UniqueSpread
from app.workspaces.levels.thresholds.guidance import GuidanceForm
from app.workspaces.levels.thresholds.verdict import VerdictSection
from core.baselines import regions_of_level
from core.thresholds.uniqueness import uniqueness
from tests.app.hand import colour_by


@pytest.fixture
def levels(sample_program):
    sample_program.window.show_workspace("levels")
    for dock in sample_program.window.docks("levels"):
        if dock.objectName() in ("levels.thresholds", "levels.units"):
            dock.raise_()
    return sample_program


class Parts:
    """The program, and the parts of the workspace that are driven."""

    def __init__(self, program):
        self.program, self.session = program, program.session
        self.state = program.part(LevelsState)
        find = program.window.findChild
        self.verdict, self.sample = find(VerdictSection), find(SampleForm)
        docks = program.window.docks("levels")
        units = next(of for of in docks if of.objectName() == "levels.units")
        self.table = units.findChild(TablePanel)
        self.chart = find(UniqueSpread).chart
        self.canvas = program.window.map_panel.canvas

    @property
    def found(self):
        return self.state.uniqueness

    def count(self, settled):
        """Through the button of the empty page."""
        pages = self.program.window.findChildren(ResultPage)
        place = next(of for of in pages if self.verdict in of.sections)
        assert place.empty.reason == NOT_COUNTED
        buttons = place.empty.findChildren(QPushButton)
        next(of for of in buttons if of.text() == "Count the records").click()
        settled(self.program)


@pytest.fixture
def parts(levels, settled):
    settled(levels)
    return Parts(levels)


def test_from_counting_to_table_map_and_selection(parts, settled, qtbot):
    session, program = parts.session, parts.program
    assert session.study is None
    parts.count(settled)
    study, found = session.study, parts.found
    assert found.query.row.key == "fsa"
    regions, _ = regions_of_level(study.areas, "fsa")
    expected = uniqueness(study.counts.merged(regions.labels, regions.n_regions))
    assert found.report.measured.unique.tolist() == expected.unique.tolist()
    assert len(parts.table.table) == len(found.units)

    # Another level, and back again.
    level = parts.verdict.level
    level.setCurrentIndex(level.findData("areas"))
    level.activated.emit(level.currentIndex())
    settled(program)
    assert (parts.found.query.row.key, len(parts.found.units)) == ("areas", len(study.areas))
    program.history.undo()
    settled(program)
    assert parts.found.query.row.key == "fsa"

    # Units in which somebody is unique.
    parts.verdict.above_button.click()
    fails = np.flatnonzero(expected.unique > 0)
    assert session.selection.tolist() == np.flatnonzero(np.isin(regions.labels, fails)).tolist()
    settled(program)
    qtbot.waitUntil(lambda: np.flatnonzero(parts.table.model.selected).tolist() == fails.tolist())
    assert parts.chart.marked.sum() == len(fails)

    # A row selects the areas of its unit.
    mask = np.zeros(len(found.units), dtype=bool)
    mask[3] = True
    parts.table.picked.emit(mask)
    assert session.selection.tolist() == np.flatnonzero(regions.labels == 3).tolist()


def test_map_form_sample_and_file(parts, settled, qtbot, tmp_path, monkeypatch):
    program = parts.program
    parts.count(settled)
    _map_shows_margins_or_uniqueness(parts, settled)
    _form_sets_the_threshold(parts, settled)
    _sample_is_estimated(parts, settled)
    _table_is_written(parts, settled, tmp_path, monkeypatch)
    colour_by(program.window.map_panel, f"lent levels {UNIQUENESS}")
    program.window.show_workspace("aggregate")
    settled(program)
    assert not program.window.map_panel.subject.startswith(LENT)


def _map_shows_margins_or_uniqueness(parts, settled):
    program, panel = parts.program, parts.program.window.map_panel
    before = parts.canvas.scene.area_lut.copy()
    colour_by(panel, f"lent levels {UNIQUENESS}")
    settled(program)
    assert parts.state.map_shows == UNIQUENESS
    assert parts.canvas.scene.area_lut.tolist() != before.tolist()
    colour_by(panel, "population")  # the user wants something else
    settled(program)
    assert program.map_wiring.lent is None
    colour_by(panel, f"lent levels {UNIQUENESS}")
    settled(program)
    assert panel.subject == f"lent levels {UNIQUENESS}"
    colour_by(panel, f"lent levels {MARGIN}")
    settled(program)
    assert parts.state.map_shows == MARGIN
    assert parts.canvas.scene.area_lut.tolist() == before.tolist()


def _form_sets_the_threshold(parts, settled):
    window, rows = parts.program.window, parts.verdict.rows
    parts.verdict.guidance_button.click()
    form = window.findChild(GuidanceForm)
    for box in form.boxes.values():
        box.setCurrentIndex(1)
    form.apply.click()
    settled(parts.program)
    assert parts.state.question.threshold == 0.2
    assert rows.buttons[0.2].isChecked()
    parts.verdict.guidance_button.click()
    form = window.findChildren(GuidanceForm)[-1]
    assert form.found.threshold == 0.2  # the answers are remembered
    form.reject()
    parts.program.history.undo()
    settled(parts.program)
    assert rows.buttons[0.0].isChecked()


def _sample_is_estimated(parts, settled):
    parts.sample.fraction.setValue(5.0)
    parts.sample.check.click()
    settled(parts.program)
    assert parts.found.report.estimated.fraction[0] == pytest.approx(0.05)
    assert "estimate" in parts.table.table.by_name


def _table_is_written(parts, settled, tmp_path, monkeypatch):
    exporter = parts.table.findChild(RowsExporter)
    path = tmp_path / "unique.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "unique"), ""))
    exporter.ask()
    exporter.dialog.accept()
    exporter._ask_for_path("all", ".csv", "own")
    settled(parts.program)
    lines = path.read_text().splitlines()
    assert lines[0].startswith("unit,records,people,unique,unique_share,estimate")
    assert len(lines) == 1 + len(parts.found.units)
