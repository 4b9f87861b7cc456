"""The layers of the map: their list and looks on one side, the session on the other."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDockWidget

from app.frame.history import Edit
from app.frame.layout import AREA
from app.frame.program import Program
from app.kit.derived import Missing, unseen
from app.kit.messages import Message
from app.map.layers.about import LayerAbout, about_layer, tr
from app.map.layers.classes_view import ClassesShown
from app.map.layers.closing import Closing
from app.map.layers.colouring import classes_for, values_for
from app.map.layers.files import LayerFiles, StyleFiles
from app.map.layers.keeper import LayerKeeper, RememberedStyles
from app.map.layers.painting import LayerPainter
from app.map.layers.panel import LayersPanel
from app.map.layers.shapes import ShownAreas, shape_values
from core.io.areas.projection import project_shapes
from core.map.classify import histogram_of
from core.map.fields import field_values, title_known
from core.map.layer_list import LEVEL, is_own, layer_of, moved, ordered, replaced, without
from core.map.layers import AREAS, REGIONS, LayerStyle, MapLayer
from core.map.values import POPULATION, REGION


class LayerControl(QObject):
    """Shows the layers and their looks, and does what is asked for in the panel."""

    def __init__(
        self,
        program: Program,
        panel: LayersPanel,
        keeper: LayerKeeper,
        remembered: RememberedStyles,
    ) -> None:
        super().__init__(panel)
        self._program, self._panel, self._keeper = program, panel, keeper
        self._session, self._remembered = program.session, remembered
        self._canvas = program.window.map_panel.canvas
        view = partial(unseen, self, program.background)
        self._about = view(
            "look of a layer",
            self._about_inputs,
            lambda key: about_layer(*key[:3], counted=key[3], grouped=key[4], own=key[5]),
            self._show_about,
            look=lambda: (panel.chosen, self._canvas.is_dark),
        )
        self._classes = view("classes of a layer", self._class_inputs, _classes, self._show_classes)
        self._connect_signals()
        self._show_layers()
        panel.choose(AREAS)

    def _connect_signals(self) -> None:
        panel, session = self._panel, self._session
        panel.list.visible_changed.connect(self._keeper.show_layer)
        panel.list.rename_requested.connect(lambda key, to: self._change(key, title=to))
        panel.list.order_changed.connect(
            lambda keys: session.set_layers(ordered(session.layers, keys))
        )
        panel.list.step_requested.connect(
            lambda key, by: session.set_layers(moved(session.layers, key, by))
        )
        panel.opacity_requested.connect(lambda key, to: self._change(key, opacity=to))
        panel.removal_requested.connect(self.remove)
        panel.zoom_requested.connect(self._zoom)
        panel.editor.style_changed.connect(self._restyle)
        panel.editor.field_chosen.connect(self._choose_field)
        session.layers_changed.connect(self._show_layers)
        self._keeper.hidden_changed.connect(self._show_layers)
        for derived in (self._about, self._classes):
            derived.follow(
                panel.layer_chosen,
                session.levels_changed,
                session.study_changed,
                session.current_run_changed,
                session.fields_changed,
                self._canvas.theme_changed,
            )
        self._program.map_wiring.when_shown(self._check_fields)

    @Slot()
    def _show_layers(self) -> None:
        self._panel.show_layers(self._session.layers, self._keeper.hidden)
        self._about.look_again()
        self._classes.look_again()

    def _change(self, key: str, **changes: object) -> None:
        self._session.set_layers(replaced(self._session.layers, key, **changes))

    @Slot(str, object)
    def _restyle(self, key: str, style: LayerStyle) -> None:
        self._remembered.remember(key, style)
        self._change(key, style=style)

    @Slot(str, str)
    def _choose_field(self, key: str, field: str) -> None:
        layer = layer_of(self._session.layers, key)
        if key in (AREAS, REGIONS) and field:  # as from the list above the map: at once seen
            self._program.window.map_panel.subject_chosen.emit(field)
        elif layer is not None:
            self._change(key, style=self._remembered.with_field(key, layer.style, field))

    def _check_fields(self, shown: ShownAreas) -> None:
        """Other areas: a column that they have not is nothing to colour them by."""
        layers, areas = self._session.layers, shown.file.layer
        for key, plain in ((AREAS, POPULATION), (REGIONS, "")):
            layer = layer_of(layers, key)
            if layer is None or not _is_column(layer.style.field):
                continue
            if field_values(layer.style.field, areas, own=self._session.fields) is None:
                layers = replaced(layers, key, style=LayerStyle(field=plain))
        self._keeper.put(layers)
        self._show_layers()

    # The chosen layer

    def _data(self, layer: MapLayer) -> tuple[Any, ...]:
        """Areas, the areas of a level, the study, the run and columns that a layer is about."""
        session, shown = self._session, self._program.map_wiring.shown
        entry, file = session.current_run, session.levels.get(layer.key.removeprefix(LEVEL))
        study = session.study if entry is None else entry.study
        return (
            None if shown is None else shown.file.layer,
            None if file is None else file.layer,
            study,
            None if layer.key == AREAS else entry,
            session.fields if shown is not None and shown.file is session.area_file else {},
        )

    def _about_inputs(self) -> tuple[Any, ...] | Missing:
        layer = self._panel.chosen
        if layer is None or not self._panel.isVisible():
            return Missing("not looked at")
        areas, level, study, entry, own = self._data(layer)
        plain = MapLayer(layer.key, layer.title, shapes=layer.shapes)  # whatever it looks like
        return plain, areas, level, study is not None, entry is not None, own

    def _show_about(self, about: LayerAbout) -> None:
        if self._about.key is not None:
            self._panel.show_about(self._about.key[0].key, about)
            self._classes.look_again()

    def _class_inputs(self) -> tuple[Any, ...] | Missing:
        layer, about = self._panel.chosen, self._about.result
        if layer is None or about is None or not self._panel.isVisible():
            return Missing("not looked at")
        k = self._session.draft.scenario.k
        least = self._session.showing.least_on_screen(self._session.k)
        looks = k, self._canvas.is_dark, least
        return layer.key, layer.style, layer.shapes, *self._data(layer), *looks

    def _show_classes(self, classes: ClassesShown | None) -> None:
        if self._classes.key is not None:
            self._panel.editor.show_classes(self._classes.key[0], classes)

    # Removing and looking

    @Slot(str)
    def remove(self, key: str) -> None:
        """Takes a layer away; undo brings it back."""
        layer = layer_of(self._session.layers, key)
        if layer is None or not layer.removable:
            return
        if key.startswith(LEVEL):
            self._remove_level(key.removeprefix(LEVEL), layer)
        else:
            self._session.set_layers(without(self._session.layers, key))
        self._program.window.map_panel.messages.show_message(
            Message(
                self.tr("The layer “{0}” was removed.").format(layer.title),
                topic="layer",
                action=self.tr("Undo"),
                on_action=self._program.history.undo,
            )
        )

    def _remove_level(self, name: str, layer: MapLayer) -> None:
        session, keeper = self._session, self._keeper
        file, layers = session.levels[name], session.layers

        def put_back() -> None:
            session.set_level(name, file)
            keeper.put(layers)

        session.set_level(name, None)
        text = self.tr("removal of “{0}”").format(layer.title)
        take_away = partial(session.set_level, name, None)
        self._program.history.record(Edit(text, take_away, put_back))

    @Slot(str)
    def _zoom(self, key: str) -> None:
        layer, shown = layer_of(self._session.layers, key), self._program.map_wiring.shown
        if layer is None or shown is None:
            return
        file = self._session.levels.get(key.removeprefix(LEVEL))
        if is_own(key) and layer.shapes is not None:
            geometry, crs = layer.shapes.geometry, layer.shapes.crs or shown.file.layer.crs
        elif key.startswith(LEVEL) and file is not None and file.layer.geometry is not None:
            geometry, crs = file.layer.geometry, file.layer.crs
        else:
            self._canvas.zoom_to_all()
            return
        target = shown.file.layer.crs

        def bounds() -> tuple[float, ...]:
            import shapely

            found = np.asarray(shapely.total_bounds(project_shapes(geometry, crs, target)))
            return tuple(float(of) for of in found)

        self._program.background.ask("zoom to layer", bounds, self._canvas.zoom_to)


def _classes(key: tuple[Any, ...]) -> ClassesShown | None:
    """The classes of a layer's values, and how these are spread; None without values."""
    name, style, shapes, areas, level, study, entry, own, k, dark, least = key
    of, counted = None, tr("areas")
    if name in (AREAS, REGIONS) and areas is not None and style.field:
        of = values_for(style.field, areas, study, entry, own, k=k)
    elif level is not None and style.field:
        of = field_values(style.field, level)
    elif shapes is not None:
        of, counted = shape_values(shapes, style.field), tr("shapes")
    if of is None:
        return None
    return ClassesShown(classes_for(of, style, dark), histogram_of(of.values), counted, least)


def _is_column(field: str) -> bool:
    return field not in ("", REGION) and title_known(field) is None


def wire(program: Program) -> None:
    """Connects the list of layers to session and map."""
    window = program.window
    canvas = window.map_panel.canvas
    remembered = RememberedStyles(program.settings)
    program.map_wiring.colour_with(remembered.with_field)
    keeper = LayerKeeper(program.session, program.history, canvas, remembered, canvas)
    LayerPainter(program.session, keeper, program.map_wiring, canvas, program.background)
    panel = LayersPanel(window.theme, window)
    LayerControl(program, panel, keeper, remembered)
    LayerFiles(program, panel)
    StyleFiles(program, panel)
    scenario = next(of for of in window.docks("aggregate") if of.objectName().endswith("scenario"))
    place = AREA.LeftDockWidgetArea
    dock = window.add_dock("aggregate", "layers", tr("Layers"), panel, place, behind=scenario)
    _add_actions(program, panel, dock)
    Closing(program)


def _add_actions(program: Program, panel: LayersPanel, dock: QDockWidget) -> None:
    """The button over the map, the key, and the entries of the menus."""
    window = program.window
    tip = tr("The layers of the map: order, opacity and looks (Ctrl+L)")
    row = (tr("&Layers"), tip, "Ctrl+L", "layers")
    show = window.add_action("view", "layers", row, before=window.actions_.zoom_in)

    def open_list() -> None:
        dock.show()
        dock.raise_()
        panel.list.setFocus()

    show.triggered.connect(open_list)
    window.map_panel.add_button(show)
    tip = tr("Show outlines, lines or points of a file with the areas")
    row = (tr("Add layer from &file …"), tip, "", "add_layer")
    add = window.add_action("file", "add_layer", row, before=window.actions_.open_population)
    add.triggered.connect(panel.add_requested)
