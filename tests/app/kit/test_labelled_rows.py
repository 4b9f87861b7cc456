"""Labels with their controls beside them, or below them where words would be cut."""

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QSpinBox, QWidget

from app.kit.controls import labelled, narrow
from app.kit.numbered_box import NumberedBox

WORDS = "5 · Taille de cellule de cinq personnes"


@pytest.fixture
def page(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


def shown(page, control, width, *more):
    label = QLabel("Label")
    page.setLayout(labelled(label, narrow(control), *more))
    page.layout().setContentsMargins(0, 0, 0, 0)
    page.resize(width, page.heightForWidth(width))
    page.show()
    QApplication.processEvents()
    return label


def box(kind=QComboBox):
    made = kind()
    made.addItems([WORDS, "k"])
    return made


@pytest.mark.parametrize(("width", "below"), [(600, False), (250, True)])
def test_words_that_would_be_cut_go_below_their_label(page, width, below):
    control = box()
    label = shown(page, control, width)
    assert (control.y() >= label.geometry().bottom()) is below
    assert (control.x() > label.x()) is not below


def test_other_words_go_back_beside_it(page, qtbot):
    control = box()
    label = shown(page, control, 250)
    control.setCurrentText("k")
    qtbot.waitUntil(lambda: control.x() > label.x())


def test_a_number_with_a_long_unit_is_not_cut(page):
    control = QSpinBox(suffix=" enregistrements par kilomètre", value=12)
    label = shown(page, control, 200)
    assert control.y() >= label.geometry().bottom()


@pytest.mark.parametrize(("kind", "more"), [(NumberedBox, 0), (QComboBox, 1)])
def test_boxes_that_cut_by_themselves_and_rows_of_three_stay_in_one_line(page, kind, more):
    control = box(kind)
    label = shown(page, control, 200, *(QCheckBox("log") for _ in range(more)))
    assert control.x() > label.x()
