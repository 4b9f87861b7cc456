"""The panel of layers alone: what is shown, and what mouse and keyboard ask for."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.map.layers.about import about_layer
from app.map.layers.classes_view import ClassesShown
from app.map.layers.colouring import classes_for
from app.map.layers.shapes import shape_values
from core.map.classify import histogram_of
from core.map.layer_list import layer_of, replaced
from core.map.layers import LayerStyle


@pytest.fixture
def shown(panel, layers, qtbot):
    panel.show_layers(layers, frozenset({"links"}))
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def heard(signal):
    said = []
    signal.connect(lambda *of: said.append(of))
    return said


def box_of(panel, key):
    """Where the check box of a layer is."""
    rect = panel.list.visualItemRect(panel.list.item_of(key))
    return rect.topLeft() + rect.bottomRight().__class__(12, rect.height() // 2)


def test_layers_stand_in_order_with_eye_and_tooltip(shown, layers):
    assert shown.list.keys == [of.key for of in layers]
    assert shown.list.item_of("cells").checkState() == Qt.CheckState.Unchecked
    assert shown.list.item_of("links").checkState() == Qt.CheckState.Unchecked
    assert "while regions are shown" in shown.list.item_of("links").toolTip()
    assert "80 % opaque" in shown.list.item_of("area outlines").toolTip()


def test_a_click_on_the_eye_hides_and_space_shows_again(shown, qtbot):
    said = heard(shown.list.visible_changed)
    qtbot.mouseClick(shown.list.viewport(), Qt.MouseButton.LeftButton, pos=box_of(shown, "regions"))
    shown.choose("links")
    qtbot.keyClick(shown.list, Qt.Key.Key_Space)
    assert said == [("regions", False), ("links", True)]


def test_alt_and_arrows_move_a_layer_and_delete_removes_only_what_may_go(shown):
    steps, gone = heard(shown.list.step_requested), heard(shown.removal_requested)
    shown.choose("regions")
    QTest.keyClick(shown.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(shown.list, Qt.Key.Key_Delete)
    shown.choose("file:roads")
    QTest.keyClick(shown.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(shown.list, Qt.Key.Key_Delete)
    assert steps == [("regions", -1), ("file:roads", 1)]
    assert gone == [("file:roads",)]


def test_a_dragged_layer_tells_the_new_order(shown, qtbot):
    said = heard(shown.list.order_changed)
    keys = shown.list.keys
    model = shown.list.model()
    assert model.moveRow(model.index(0, 0).parent(), 0, model.index(0, 0).parent(), 3)
    qtbot.waitUntil(lambda: len(said) == 1)
    assert said[0][0] == [*keys[1:3], keys[0], *keys[3:]]


def test_showing_layers_again_tells_nothing(shown, layers, qtbot):
    orders, seen = heard(shown.list.order_changed), heard(shown.list.visible_changed)
    names, levels = heard(shown.list.rename_requested), heard(shown.opacity_requested)
    shown.show_layers(layers[2:], frozenset())
    shown.show_layers(layers, frozenset({"level:fsa"}))
    qtbot.wait(20)
    assert orders == seen == names == levels == []


def test_the_slider_is_that_of_the_chosen_layer(shown, layers):
    said = heard(shown.opacity_requested)
    shown.choose("area outlines")
    assert shown.slider.value() == 80
    QTest.keyClick(shown.slider, Qt.Key.Key_Left)
    assert said == [("area outlines", 0.79)]
    shown.show_layers(replaced(layers, "area outlines", opacity=0.2), frozenset())
    assert shown.slider.value() == 20
    assert shown.percent.text() == "20\u00a0%"
    assert len(said) == 1


def test_f2_renames_a_layer_of_the_users(shown):
    said = heard(shown.list.rename_requested)
    shown.choose("file:roads")
    shown.list.item_of("file:roads").setText("Streets")
    assert said == [("file:roads", "Streets")]
    assert not shown.list.item_of("regions").flags() & Qt.ItemFlag.ItemIsEditable


def test_the_menu_offers_what_can_be_done(shown, layers):
    def enabled(key):
        menu = shown.menu_for(layer_of(layers, key))
        return {
            of.text().split("\t")[0].replace("&", "") for of in menu.actions() if of.isEnabled()
        }

    assert {"Remove", "Save as …", "Replace file …", "Rename"} <= enabled("file:roads")
    assert {"Zoom to the layer", "Style"} == enabled("regions") - {""}
    assert "Remove" in enabled("level:fsa")


# The look of a layer


@pytest.fixture
def editor(shown, layers):
    layer = layer_of(layers, "file:roads")
    layer = replace(layer, style=LayerStyle(field="people", classes=3))
    about = about_layer(layer, None, None, counted=False, grouped=False, own={})
    shown.choose("file:roads")
    shown.editor.show_layer(layer, about, dark=False)
    return shown.editor


def test_only_numbers_are_offered_as_colours_and_all_columns_as_labels(editor):
    fields = [editor.field.itemData(i) for i in range(editor.field.count())]
    assert fields == ["", None, "people"]
    labels = [editor.label.itemData(i) for i in range(editor.label.count())]
    assert labels == ["", "id", "name", "people"]
    assert editor.field.currentData() == "people"


def test_each_choice_asks_for_a_whole_style(editor):
    said = heard(editor.style_changed)
    editor.classes.setValue(5)
    editor.reverse.click()
    editor.scheme.activated.emit(editor.scheme.findData("natural"))
    editor.ramp.activated.emit(editor.ramp.findData("viridis"))
    editor.width_box.setValue(2.5)
    editor.line._choose(0xFFB03A12)
    assert {key for key, _ in said} == {"file:roads"}
    assert said[-1][1] == LayerStyle(
        field="people",
        scheme="natural",
        classes=5,
        ramp="viridis",
        reverse=True,
        line=0xFFB03A12,
        width=2.5,
    )
    assert len(said) == 6


def test_another_field_is_asked_for_apart(editor):
    said = heard(editor.field_chosen)
    QTest.keyClick(editor.field, Qt.Key.Key_Home)
    assert said == [("file:roads", "")]


def test_what_cannot_be_chosen_is_not_there(shown, layers):
    layer = layer_of(layers, "sites")
    about = about_layer(layer, None, None, counted=False, grouped=False, own={})
    shown.editor.show_layer(layer, about, dark=False)
    assert about.is_empty
    assert not shown.editor.nothing.isHidden()
    assert shown.editor.field.isHidden()
    assert shown.editor.line.isHidden()


def test_classes_are_told_with_their_numbers_and_what_is_missing(editor, shapes):
    of = shape_values(shapes, "people")
    done = classes_for(of, LayerStyle(field="people", classes=3), False)
    editor.show_classes("file:roads", ClassesShown(done, histogram_of(of.values), "shapes"))
    view = editor.classes_view
    assert view.rows == [("10", "1"), ("20", "1"), ("30", "1"), ("no value", "1")]
    assert "no value: 1 shapes" in view.accessibleDescription()
    image = view.grab().toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(0, 200, 2) for y in range(0, 160, 2)}
    assert {entry.colour for entry in done.legend.entries} <= colours
    ink = view.palette().windowText().color()
    bounds = [x for x in range(view.width()) if image.pixelColor(x, 76) == ink]
    assert len(bounds) == 2  # between three classes, down below the axis
    editor.show_classes("another layer", None)
    assert not view.isHidden()


def test_nothing_but_gaps_says_so(editor, shapes):
    of = replace(shape_values(shapes, "people"), values=np.full(4, np.nan))
    done = classes_for(of, LayerStyle(field="people"), False)
    editor.show_classes("file:roads", ClassesShown(done, histogram_of(of.values), "shapes"))
    assert editor.classes_view.rows == [("no value", "4")]
    editor.classes_view.grab()
