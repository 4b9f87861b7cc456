"""Equivalence classes in the program: of the file, of a region, on the map, and presented."""

from __future__ import annotations

import numpy as np
from PySide6.QtWidgets import QSplitter

from app.workspaces.aggregate.classes_panel import OF_FILE, OF_SELECTION, SizesFigure
from core.tables.classes import areas_with, find_classes


def shown(program, qtbot):
    """The dock, in sight, with its table and figure."""
    docks = program.window.docks("aggregate")
    dock = next(of for of in docks if of.objectName() == "aggregate.classes")
    program.window.show()
    dock.show()
    dock.raise_()
    both = dock.widget()
    assert isinstance(both, QSplitter)
    panel, figure = both.widget(0), both.findChild(SizesFigure)
    idle(program, qtbot)
    qtbot.waitUntil(lambda: panel.table is not None and figure.shown is not None)
    return panel, figure


def idle(program, qtbot):
    qtbot.waitUntil(lambda: program.background.idle, timeout=20_000)
    qtbot.wait(1)


def test_classes_of_file_and_region_select_their_areas(program, qtbot, sample_entry):
    session = program.session
    session.set_areas(sample_entry.area_file)
    of = sample_entry
    session.add_run(of.run, of.study, of.area_file, of.records)
    panel, figure = shown(program, qtbot)
    counts, k = sample_entry.study.counts, session.k
    whole = find_classes(counts, k)
    assert panel.table.keys.tolist() == whole.classes.tolist()
    assert figure.shown.sizes.sum() == counts.n_records

    panel.picked.emit(np.arange(len(whole.classes)) == 3)
    idle(program, qtbot)
    assert session.selection.tolist() == areas_with(counts, whole.classes[[3]]).tolist()

    session.select_regions(np.array([0]))
    panel.buttons[OF_SELECTION].click()
    idle(program, qtbot)
    members = np.flatnonzero(sample_entry.run.aggregation.labels == 0)
    region = find_classes(counts, k, members)
    assert panel.table.by_name["records"].values.tolist() == region.sizes.tolist()
    assert figure.shown.sizes.tolist() == region.sizes.tolist()

    session.showing.set_presenting(True)
    idle(program, qtbot)
    table = panel.table
    small = int((region.sizes < k).sum())
    first = table.columns[0]
    assert (first.values[:small] == "").all()
    assert (first.values[small:] != "").all()
    assert table.by_name["records"].is_hidden(0) == (small > 0)
    assert figure.chart.shown.edges[:2].tolist() == [1, k]
    session.showing.set_presenting(False)
    panel.buttons[OF_FILE].click()
    idle(program, qtbot)
    assert len(panel.table) == len(whole.classes)
