"""Values of files are shown as plain text: rich text would load pictures by their path."""

import re
from dataclasses import replace
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QMessageBox, QToolTip

import app
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import RECORDS_BASIS
from core.site_count import Count

MARK = "<img src=file:///nowhere.png>"
RICH = re.compile(
    r"setHtml|insertHtml|QTextDocument|QStaticText|QTextBrowser|QTextEdit\b|QWhatsThis|"
    r"setWhatsThis|TextFormat\.(?!PlainText)|setOpenExternalLinks"
)


def labels(*, tips=False):
    """Labels of all windows whose text would be taken for rich text."""
    return [
        of
        for of in QApplication.allWidgets()
        if isinstance(of, QLabel)
        and MARK in of.text()
        and (of.metaObject().className() == "QTipLabel") == tips
    ]


def check_plain(found):
    assert all(of.textFormat() == Qt.TextFormat.PlainText for of in found), [
        (type(of).__name__, of.objectName()) for of in found
    ]


@pytest.fixture
def marked(tmp_path):
    """Area file and record file whose ids, columns and categories hold the mark."""
    boxes = [shapely.box(x, y, x + 1, y + 1) for x in range(4) for y in range(4)]
    ids = [f"{MARK}{i}" for i in range(16)]
    column = f"level {MARK}"
    shapes = [shapely.transform(of, lambda p: p * 1000 + [7e6, 1e6]) for of in boxes]
    areas = gpd.GeoDataFrame(
        {"id": ids, "population": np.arange(16) + 50, column: [f"{MARK}x"] * 16},
        geometry=shapes,
        crs=3347,
    )
    (tmp_path / "<img src=x>").mkdir()
    area_file = tmp_path / "<img src=x>" / "areas <b>.gpkg"
    areas.to_file(area_file)
    rng = np.random.default_rng(1)
    rows = {
        "id": rng.choice(ids, 400),
        f"sex {MARK}": rng.choice([f"F{MARK}", f"M{MARK}"], 400),
        "age": rng.choice([f"old{MARK}", f"young{MARK}", ""], 400),
    }
    record_file = tmp_path / "<img src=x>" / "records <b>.parquet"
    pd.DataFrame(rows).to_parquet(record_file)
    return area_file, record_file


def test_tooltips_are_plain(program):
    window = program.window
    QToolTip.showText(window.mapToGlobal(QPoint(9, 9)), MARK, window)
    assert labels(tips=True)
    check_plain(labels(tips=True))
    QToolTip.hideText()


def test_boxes_that_ask_are_plain(program):
    box = QMessageBox(program.window)
    box.setText(MARK)
    box.setInformativeText(MARK)
    box.open()
    asks = QInputDialog(program.window)
    asks.setLabelText(MARK)
    asks.open()
    assert len(labels()) == 3
    check_plain(labels())
    box.close()
    asks.close()


def test_every_label_of_a_study_full_of_marks_is_plain(program, settled, marked, qtbot):
    window, session = program.window, program.session
    program.opener.open_paths(list(marked))
    qtbot.waitUntil(lambda: bool(session.draft.area_column))  # found out beside everything else
    settled(program)
    for name in ("aggregate", "levels", "uniqueness", "cells"):
        window.show_workspace(name)
        for dock in window.docks(name):
            dock.show()
            dock.raise_()
            QApplication.processEvents()
        settled(program)
        if name == "aggregate":
            scenario = replace(
                session.draft.scenario,
                quasi_identifiers=(QuasiIdentifier(f"sex {MARK}"), QuasiIdentifier("age")),
                k=3,
                site_count=Count(3),
                population_basis=RECORDS_BASIS,
            )
            session.set_draft(replace(session.draft, scenario=scenario))
            settled(program)
            window.actions_.run.trigger()
            settled(program)
            assert session.current_run is not None
            session.select(np.array([0], dtype=np.int32))
            for dock in window.docks(name):  # panels are filled while they are in sight
                dock.raise_()
                QApplication.processEvents()
                settled(program)
        check_plain(labels())
    assert len(labels()) > 5


def test_nothing_in_the_window_asks_for_rich_text():
    for path in Path(app.__file__).parent.rglob("*.py"):
        if path.match("features/manual/reader.py"):  # shows the program's own pages only
            continue
        assert not RICH.search(path.read_text(encoding="utf-8")), path
