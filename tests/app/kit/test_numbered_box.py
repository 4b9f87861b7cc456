"""A chooser of names with a number: what is cut where there is no room, and what never is."""

import pytest
from PySide6.QtGui import QFontMetrics

from app.kit.numbered_box import NumberedBox, fitted

LONG = "dissemination areas as they are · 54,425"


@pytest.fixture
def box(qtbot):
    made = NumberedBox()
    qtbot.addWidget(made)
    made.addItems([LONG, "FSAs · 20"])
    made.show()
    return made


@pytest.mark.parametrize("letters", [14, 20, 30])
def test_the_number_is_kept(box, letters):
    metrics = QFontMetrics(box.font())
    room = metrics.horizontalAdvance(LONG[:letters])
    text = fitted(LONG, metrics, room)
    assert text.endswith("… · 54,425")
    assert text.startswith("d")
    assert metrics.horizontalAdvance(text) <= room


def test_what_fits_is_whole_and_what_has_no_number_is_cut(box):
    metrics = QFontMetrics(box.font())
    assert fitted("FSAs · 20", metrics, 500) == "FSAs · 20"
    assert fitted("own groups", metrics, metrics.horizontalAdvance("own gr")).endswith("…")


def test_it_is_painted_at_any_width_and_keeps_its_text(box):
    pictures = []
    for width in (60, 150, 400):
        box.resize(width, 28)
        pictures.append(box.grab().toImage())
    assert box.currentText() == LONG
    wide = box.grab().toImage()
    box.setCurrentIndex(1)
    assert box.grab().toImage() != wide


def test_its_list_is_as_wide_as_its_longest_recode(box):
    box.resize(80, 28)
    box.fit_list()
    box.showPopup()
    assert box.view().minimumWidth() >= QFontMetrics(box.font()).horizontalAdvance(LONG)
    box.hidePopup()
