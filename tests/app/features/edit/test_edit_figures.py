"""The numbers of the bar: signs, units, what to think of a change."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.features.edit.bar import EditBar, hint_of
from app.features.edit.figures import BAD, GOOD, NEUTRAL, Figures, figures_of, told_of
from core.editing.count import RegionStanding, Standing

START = Standing(
    k=5,
    regions=41,
    records=100_000,
    suppressed=364,
    compactness_m=12_000.0,
    bits=5_000.0,
    anonymity=2,
    least_people=900.0,
    counted_in="people",
    floor=None,
    below_floor=(),
    in_pieces=(),
)

PER = {"compactness_m": 1.0 / 1000.0 / 6, "bits": 1.0 / 100_000}
"""Six areas."""


def by_title(before, now):
    return {figure.title: figure for figure in figures_of(before, now, PER)}


def test_every_number_has_its_unit_and_says_what_it_means(qapp):
    figures = by_title(START, START)
    assert [figure.value.replace("\u00a0", " ") for figure in figures.values()] == [
        "41 regions",
        "364 (0.36 %)",
        "2 records, k = 5",
        "2 km",
        "0.0500 bits per record",
        "900 people",
        "0 regions",
    ]
    assert all(not figure.change and figure.role == NEUTRAL for figure in figures.values())
    assert all(figure.why for figure in figures.values())
    assert "fewer than 5\u00a0people share their values" in figures["Suppressed"].why
    assert figures["In pieces"].why.endswith(": none.")


def test_changes_have_a_sign_and_a_judgement(qapp):
    now = replace(
        START,
        regions=40,
        suppressed=300,
        compactness_m=12_500.0,
        bits=4_999.0,
        anonymity=1,
        least_people=1_000.0,
        in_pieces=(3, 8),
    )
    figures = by_title(START, now)
    said = {t: (f.change.replace("\u00a0", " "), f.role) for t, f in figures.items()}
    assert said == {
        "Regions": ("−1 region", NEUTRAL),
        "Suppressed": ("−64 records", GOOD),
        "Smallest class": ("−1 record", BAD),
        "Distance to own centre": ("+0.0833 km", BAD),
        "Geography lost": ("−0.00001000 bits per record", GOOD),
        "Smallest region": ("+100 people", GOOD),
        "In pieces": ("+2 regions", BAD),
    }
    assert "4, 9" in figures["In pieces"].why


def test_a_floor_takes_the_place_of_the_smallest_region(qapp):
    start = replace(START, floor=1_000.0, below_floor=(0, 4))
    figure = by_title(start, replace(start, below_floor=(4,)))["Below the floor"]
    assert figure.value.replace("\u00a0", " ") == "1 region"
    assert (figure.change.replace("\u00a0", " "), figure.role) == ("−1 region", GOOD)
    assert "1,000" in figure.why
    assert ": 5." in figure.why
    many = replace(start, below_floor=tuple(range(20)))
    assert "and 12 more" in by_title(start, many)["Below the floor"].why


def test_the_figures_are_read_aloud(qtbot):
    figures = Figures()
    qtbot.addWidget(figures)
    figures.show_standing(START, replace(START, suppressed=363), PER)
    assert len(figures.texts) == 7
    assert figures.texts[1].replace("\u00a0", " ") == "Suppressed: 363 (0.36 %) −1 record"


def test_a_number_leads_to_the_regions_it_counts(qtbot):
    figures = Figures()
    qtbot.addWidget(figures)
    figures.show_standing(START, replace(START, in_pieces=(3, 8)), PER)
    figures.show()
    cell = figures.layout().itemAt(6).widget()
    with qtbot.waitSignal(figures.regions_chosen) as told:
        qtbot.mouseClick(cell, Qt.MouseButton.LeftButton)
    assert told.args == [(3, 8)]
    cell.setFocus()
    cell.grab()
    with qtbot.waitSignal(figures.regions_chosen):
        qtbot.keyClick(cell, Qt.Key.Key_Return)
    assert "Click to select them" in cell.toolTip()
    with qtbot.assertNotEmitted(figures.regions_chosen):
        qtbot.mouseClick(figures.layout().itemAt(0).widget(), Qt.MouseButton.LeftButton)


def test_the_pointer_tells_of_the_region_as_it_is_now(qapp):
    region = RegionStanding(6, 31, 8_000, 12, 9_000.0, "people", 2, locked=True)
    assert told_of(region).replace("\u00a0", " ").split("\n") == [
        "Region 7",
        "31 areas",
        "9,000 people",
        "8,000 records, of which 12 would be suppressed",
        "in 2 pieces",
        "locked",
    ]
    plain = replace(region, pieces=1, locked=False, counted_in="records")
    assert len(told_of(plain).split("\n")) == 3


@pytest.fixture
def bar(qtbot, theme):
    made = EditBar(theme, [])
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_bar_says_what_is_missing_and_offers_it(bar):
    bar.show_notice("There is nothing to edit.", offers_run=True)
    low = bar.sizeHint().height()
    assert bar.run.isVisible()
    bar.show_notice("Preparing …")
    assert not bar.run.isVisible()
    bar.show_standing(START, START, PER)
    assert bar.figures.isVisible()
    assert bar.sizeHint().height() > low


def test_the_bar_tells_of_the_brush(bar):
    bar.show_standing(START, START, PER)
    bar.show_hint(hint_of(11), holds=True)
    assert bar.hint.text().startswith("Brush: region 12.")
    assert bar.let_go.isVisible()
    bar.show_hint(hint_of(-1))
    assert not bar.let_go.isVisible()
    bar.show_hint("Region 3 is locked and takes no areas.", bad=True)
    assert bar.hint.property("role") == "bad"
    bar.show_radius(40)
    assert bar.radius.text() == "40 px"
    bar.show_radius(0)
    assert bar.radius.text() == "one area"
    bar.show_edited(False)
    assert not bar.keep.isEnabled()


def test_a_long_hint_stands_in_two_lines_and_whole_in_the_tooltip(bar):
    text = hint_of(-1)
    bar.show_hint(text)
    room = bar.hint.fontMetrics().horizontalAdvance(text)
    assert bar.hint.lines(room + 1) == (text,)
    first, second = bar.hint.lines(int(0.7 * room))
    assert f"{first} {second}" == text
    first, second = bar.hint.lines(room // 4)
    assert text.startswith(first)
    assert second.endswith("…")
    assert bar.hint.toolTip() == text
    assert bar.hint.sizeHint().height() == 2 * bar.hint.fontMetrics().lineSpacing()
