import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.map.layers.colouring import Coloured
from app.map.offer import Lit, MapOffer
from app.map.shown_map import LENT
from core.colours import Legend

ORANGE = 0xFFE08030


def lent(layer, dark):
    labels = (np.arange(len(layer)) % 7).astype(np.int32)
    lut = np.full(len(layer), ORANGE, dtype=np.uint32)
    return Coloured(lut, labels, None, Legend("Enough people"))


def looks(program):
    scene = program.window.map_panel.canvas.scene
    arrays = (scene.area_lut, scene.labels, scene.region_lut, scene.sites, scene.cells)
    legend = program.window.map_panel.canvas.current_legend()
    return [None if of is None else of.copy() for of in arrays], legend


def same(one, other):
    pairs = zip(one[0], other[0], strict=True)
    return one[1] == other[1] and all(
        (a is None and b is None) or np.array_equal(a, b) for a, b in pairs
    )


@pytest.mark.parametrize("run", [False, True])
def test_colours_are_lent_and_given_back_exactly(sample_program, settled, run):
    program = sample_program
    if run:
        program.window.actions_.run.trigger()
        settled(program)
    before = looks(program)
    subject = program.window.map_panel.subject
    offer = MapOffer(program, "test", "Test")
    lit = Lit(lent, str)
    offer.offer({"enough": "Enough people"}, ("enough",), lambda _: lit)
    settled(program)
    scene = program.window.map_panel.canvas.scene
    assert (scene.area_lut == ORANGE).all()
    assert (scene.labels == np.arange(len(scene.labels)) % 7).all()
    assert scene.region_lut is None
    assert scene.sites is None
    assert program.window.map_panel.canvas.current_legend().title == "Enough people"
    assert program.window.map_panel.subject == f"{LENT} test enough"
    assert program.window.map_panel.subjects.currentText() == "Enough people"
    offer.withdraw()
    assert program.window.map_panel.subjects.findText("Enough people") < 0
    settled(program)
    assert same(looks(program), before)
    assert program.window.map_panel.subject == subject


def test_the_resting_pointer_tells_more(sample_program):
    describe = sample_program.map_wiring.pointer._describe
    before = describe(3)
    sample_program.map_wiring.pointer.tell_besides(lambda area: f"unit of {area}")
    assert describe(3) == f"{before}\nunit of 3"
    sample_program.map_wiring.pointer.tell_besides(None)
    assert describe(3) == before


def test_the_card_of_an_area_tells_the_same(sample_program, qtbot):
    program, pointer = sample_program, sample_program.map_wiring.pointer
    card = program.window.map_panel.card
    pointer.tell_besides(lambda area: f"unit of {area}\nmore than enough")
    program.window.map_panel.canvas.area_clicked.emit(3, Qt.KeyboardModifier.NoModifier)
    assert card.isVisibleTo(program.window)
    assert "unit of 3\nmore than enough" in card.told.paragraphs
    pointer.tell_besides(lambda area: f"another unit of {area}")
    assert "another unit of 3" in card.told.paragraphs
    pointer.tell_besides(None)
    assert not any("unit of" in of for of in card.told.paragraphs)
