"""Every dialog, panel and action opens: without a study, with a broken one, with a huge one."""

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
)

from app.kit.messages import ERROR

LEFT_OUT = {"quit", "open_sample", "tour", "demo"}
"""What would close the window, or open another study than the test's."""

SIDE = 245
"""Areas along each side of the huge study: 60,025 in all."""


@pytest.fixture
def nobody_answers(monkeypatch):
    """Dialogs that wait for an answer are closed without one."""
    for name in ("getOpenFileName", "getSaveFileName", "getOpenFileNames"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(lambda *a, **k: ("", "")))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *a, **k: ""))
    for name in ("getText", "getItem", "getInt", "getDouble", "getMultiLineText"):
        monkeypatch.setattr(QInputDialog, name, staticmethod(lambda *a, **k: ("", False)))
    monkeypatch.setattr(QPrintDialog, "exec", lambda self: 0)
    monkeypatch.setattr(QColorDialog, "getColor", staticmethod(lambda *a, **k: None))

    def closed(dialog):
        dialog.show()
        QTimer.singleShot(0, dialog.reject)
        return 0

    monkeypatch.setattr(QDialog, "exec", closed)
    monkeypatch.setattr(QMenu, "exec", lambda self, *a: None)


def close_dialogs(window):
    """Closes every dialog and popup that an action has opened; their names."""
    closed = []
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            closed.append(type(widget).__name__)
            widget.close()
    for widget in window.findChildren(QDialog):
        if widget.isVisible():
            closed.append(type(widget).__name__)
            widget.close()
    return closed


def open_everything(program, settled):
    """Triggers every action twice, in every workspace's menus; shows every panel."""
    window = program.window
    for dock in window.docks("aggregate"):
        dock.show()
        dock.raise_()
        QApplication.processEvents()
    settled(program)
    opened = set()
    for action in list(window.actions()):
        if action.objectName() in LEFT_OUT or not action.isEnabled():
            continue
        for _ in range(2):  # what is switched on is switched off again
            action.trigger()
            settled(program)
            opened |= set(close_dialogs(window))
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
    settled(program)
    return opened


def test_without_a_study(program, settled, nobody_answers):
    open_everything(program, settled)
    assert program.session.area_file is None
    assert program.session.runs == ()


def test_with_a_broken_study(program, settled, nobody_answers, tmp_path):
    boxes = [shapely.box(i, 0, i + 1, 1) for i in range(3)] + [None]
    areas = gpd.GeoDataFrame(
        {"id": ["a", "b", "c", "d"], "population": [5, None, 0, 3], "x": [None] * 4},
        geometry=boxes,
        crs=3347,
    )
    areas.to_file(tmp_path / "areas.gpkg")
    pd.DataFrame({"id": ["x", "y", ""], "sex": ["F", "M", ""]}).to_csv(
        tmp_path / "records.csv", index=False
    )
    program.opener.open_path(tmp_path / "areas.gpkg")
    settled(program)
    program.opener.open_path(tmp_path / "records.csv")
    settled(program)
    open_everything(program, settled)
    window = program.window
    window.actions_.run.trigger()
    settled(program)
    assert program.session.current_run is None
    assert any(of.kind == ERROR for of in window.map_panel.messages.messages)


@pytest.mark.slow
def test_with_a_huge_study(program, settled, nobody_answers, tmp_path):
    at = np.arange(SIDE) * 1000.0
    x, y = (of.ravel() for of in np.meshgrid(at, at))
    ids = np.array([f"{i:06d}" for i in range(len(x))])
    people = np.full(len(x), 500)
    gpd.GeoDataFrame(
        {"id": ids, "population": people},
        geometry=shapely.box(x, y, x + 1000, y + 1000),
        crs=3347,
    ).to_parquet(tmp_path / "areas.parquet")
    rng = np.random.default_rng(1)
    pd.DataFrame(
        {
            "id": np.repeat(ids, 5),
            "sex": rng.choice(["F", "M"], 5 * len(ids)),
            "age": rng.choice(["0-19", "20-64", "65+"], 5 * len(ids)),
        }
    ).to_parquet(tmp_path / "records.parquet", index=False)
    for name in ("areas", "records"):
        program.opener.open_path(tmp_path / f"{name}.parquet")
        settled(program)
    assert len(program.session.area_file.layer) == SIDE**2
    open_everything(program, settled)
