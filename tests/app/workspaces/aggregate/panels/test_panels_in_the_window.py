"""The panels connected to the session: the map selects bars and bars select on the map."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton

from app.chart.chart import CSV, PICTURE
from core.comparison import run_row
from core.io.sweep_files import write_sweep


@pytest.fixture
def settled(settled):
    """Waits until all is calm and the figures, which come after the map, show the selection."""

    def wait(program):
        settled(program)
        QApplication.processEvents()

    return wait


@pytest.fixture
def panel(sample_program, settled, qtbot):
    window = sample_program.window
    dock = next(of for of in window.docks("aggregate") if of.objectName() == "aggregate.measures")
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    dock.show()
    dock.raise_()
    qtbot.waitUntil(lambda: bool(dock.widget().page.shown))
    return dock.widget()


def test_selections_go_both_ways_and_files_are_written(
    sample_program, panel, settled, qtbot, tmp_path, monkeypatch
):
    session, entry = sample_program.session, sample_program.session.current_run
    bars = panel.page.figures["by_region"].bars
    assert panel.page.title == "Suppression"
    region = bars.rows.key(0, 0)
    where = bars.place_of(0).center().toPoint()
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=where)
    settled(sample_program)
    assert session.selected_regions().tolist() == [region]
    assert bars.rows.is_marked(0, 0)
    other = bars.rows.key(0, 1)
    session.select_regions(np.array([other]))
    qtbot.waitUntil(lambda: bars.rows.is_marked(0, 1))
    assert not bars.rows.is_marked(0, 0)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, control, where)
    settled(sample_program)
    assert session.selected_regions().tolist() == sorted([region, other])
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, control, where)
    settled(sample_program)
    assert session.selected_regions().tolist() == [other]  # added twice is taken out

    tip = "Colour the map by the share of records lost in each region"
    next(of for of in panel.findChildren(QToolButton) if of.toolTip() == tip).click()
    settled(sample_program)
    assert sample_program.window.map_panel.subject == "suppression rate"

    for kind, name in ((CSV, "lost.csv"), (PICTURE, "lost.svg")):
        target = str(tmp_path / name)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (target, ""))
        bars.export_requested.emit(bars, kind)
    lines = (tmp_path / "lost.csv").read_text().splitlines()
    assert lines[0] == "Run,Region,Lost by region (records)"
    assert sum(int(line.rsplit(",")[-1]) for line in lines[1:]) == (
        entry.run.evaluation.suppressed_records
    )
    assert "<svg" in (tmp_path / "lost.svg").read_text()
    missing = str(tmp_path / "nowhere" / "lost.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (missing, ""))
    bars.export_requested.emit(bars, CSV)
    assert not (tmp_path / "nowhere").exists()


def test_pages_fill_when_they_come_into_sight(sample_program, panel, settled, qtbot):
    session, pages = sample_program.session, panel.pages

    def shows(page, *entries):
        qtbot.waitUntil(lambda: tuple(of.entry for of in page.shown) == entries, timeout=20_000)

    session.set_draft(replace(session.draft, scenario=replace(session.draft.scenario, k=11)))
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    shows(pages["suppression"], session.current_run, session.compared_run)
    session.compare_with(None)
    shows(pages["suppression"], session.current_run)
    first = next(of for of in session.runs if of.kind == "run")
    session.set_overlaid([first])
    shows(pages["suppression"], session.current_run, first)

    for name in list(pages)[1:]:
        assert not pages[name].shown  # nobody has looked at it yet
        panel.show_page(name)
        shows(pages[name], *(session.runs if name == "tradeoff" else session.overlaid))
    panel.show_page("compactness")
    shapes = pages["compactness"].figures["shapes"].chart
    qtbot.waitUntil(lambda: not shapes.isHidden(), timeout=20_000)

    panel.show_page("tradeoff")
    points = pages["tradeoff"].figures["points"].scatter
    points.chosen.emit(session.runs.index(first))
    assert session.current_run is first
    qtbot.waitUntil(lambda: points.points.current == session.runs.index(first))
    points.brushed.emit([0, 1])
    assert set(session.runs[:2]) <= set(session.overlaid)
    qtbot.waitUntil(lambda: bool(points.points.filled[:2].all()))
    settled(sample_program)


def test_the_runs_of_a_sweep_are_read_or_refused(
    sample_program, panel, settled, qtbot, tmp_path, monkeypatch
):
    panel.show_page("tradeoff")
    page = panel.page.figures["points"]
    qtbot.waitUntil(lambda: bool(page.shown), timeout=20_000)
    chosen = str(tmp_path / "sweep.csv")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    said = []
    sample_program.window.map_panel.messages.said.connect(lambda *told: said.append(told))
    page.sweep_button.click()
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert not page.scatter.points.small.any()
    write_sweep(tmp_path, {"a1": run_row(sample_program.session.current_run.run)}, {})
    page.sweep_button.click()
    qtbot.waitUntil(lambda: bool(page.scatter.points.small.any()), timeout=20_000)
    settled(sample_program)
