"""The tour: offered once, leads through the window, gets nothing in its way."""

import geopandas as gpd
import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest

from app.features.tour.guide import Tour, place_beside
from app.workspaces.cells.state import CellsState
from app.workspaces.uniqueness.state import UniquenessState
from core.io.sample import sample_folder


@pytest.fixture
def tour(program):
    return next(of for of in program.window.children() if isinstance(of, Tour))


def test_the_tour_opens_the_sample_and_goes_from_stop_to_stop(program, tour, settled):
    tour.action.trigger()
    settled(program)
    guide = tour.guide
    assert program.session.area_file is not None
    titles = []
    while tour.guide is not None:
        titles.append(guide.card.title.text())
        assert guide.card.text.text()
        if guide.stop.target is not None:
            guide.place()
            assert not guide.light.place.isEmpty(), titles[-1]
            assert program.window.rect().contains(guide.light.place)
        assert program.window.rect().contains(guide.card.geometry())
        QTest.keyClick(guide.card, Qt.Key.Key_Right)
    assert len(titles) == len(set(titles)) == len(guide.stops)
    assert program.settings.tour_seen


def test_it_runs_for_one_and_goes_on_when_the_run_is_there(sample_program, tour, settled):
    tour.start()
    guide = tour.guide
    while guide.stop.runs == 0:
        guide.forth()
    waiting = guide.at
    QTest.mouseClick(guide.card.act, Qt.MouseButton.LeftButton)
    settled(sample_program)
    assert sample_program.session.current_run is not None
    assert guide.at == waiting + 1
    guide.back()
    assert guide.at == waiting
    QTest.keyClick(guide.card, Qt.Key.Key_Escape)
    assert tour.guide is None


def test_clicks_reach_what_lies_below(sample_program, tour, settled):
    tour.start()
    assert tour.guide.light.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    tour.start()
    assert len([of for of in sample_program.window.children() if of is tour.guide]) == 1
    tour.guide.end()


def test_a_newcomer_is_asked_once(program, tour, settled):
    program.settings.tour_seen = False
    program.opener.open_sample()
    settled(program)
    messages = program.window.map_panel.messages
    (offer,) = [of for of in messages.messages if of.topic == "tour"]
    offer.on_action()
    assert tour.guide is not None
    assert not [of for of in messages.messages if of.topic == "tour"]
    tour.guide.end()
    program.opener.open_sample()
    settled(program)
    assert not [of for of in messages.messages if of.topic == "tour"]


def test_the_offer_goes_with_the_areas_it_is_about(program, tour, settled):
    program.settings.tour_seen = False
    program.opener.open_sample()
    settled(program)
    messages = program.window.map_panel.messages
    assert any(of.topic == "tour" for of in messages.messages)
    program.session.set_areas(None)
    assert not any(of.topic == "tour" for of in messages.messages)


def test_areas_of_ones_own_are_not_called_a_fictional_province(program, settled, tmp_path):
    program.settings.tour_seen = False
    own = tmp_path / "own.gpkg"
    gpd.read_file(sample_folder() / "areas.gpkg", layer="areas").to_file(own)
    program.opener.open_path(own)
    messages = program.window.map_panel.messages
    settled(program)
    assert program.session.area_file is not None
    assert not any(of.topic == "tour" for of in messages.messages)
    program.opener.open_sample()
    settled(program)
    assert any(of.topic == "tour" for of in messages.messages)


def test_the_card_stands_beside_what_it_speaks_of():
    inside, card = QRect(0, 0, 1000, 700), QSize(300, 200)
    for target in (QRect(0, 50, 250, 300), QRect(800, 400, 200, 300), QRect(300, 600, 100, 100)):
        place = QRect(place_beside(target, card, inside), card)
        assert inside.contains(place)
        assert not place.intersects(target)
    middle = QRect(place_beside(QRect(), card, inside), card)
    assert abs(middle.center().x() - inside.center().x()) <= 1


def test_the_last_stops_are_in_other_workspaces_and_back_returns(
    sample_program, tour, settled, qtbot
):
    tour.start()
    window, runs = sample_program.window, len(sample_program.session.runs)
    while tour.guide.at + 1 < len(tour.guide.stops):
        tour.guide.forth()
    assert window.workspace == "cells"
    tour.guide.card.act.click()
    qtbot.waitUntil(lambda: window.findChild(CellsState).outcome is not None, timeout=30_000)
    settled(sample_program)
    tour.guide.back()
    assert window.workspace == "uniqueness"
    tour.guide.card.act.click()
    settled(sample_program)
    assert window.findChild(UniquenessState).examination is not None
    assert len(sample_program.session.runs) == runs
    tour.guide.back()
    assert window.workspace == "levels"
    tour.guide.back()
    assert window.workspace == "aggregate"
    tour.guide.end()
