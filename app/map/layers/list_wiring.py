"""The panel of layers on one side, the session on the other."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.history import Edit
from app.frame.program import Program
from app.kit.messages import Message
from app.map.layers.about import LayerAbout, about_layer
from app.map.layers.classes_view import ClassesShown
from app.map.layers.colouring import classes_for, values_for
from app.map.layers.keeper import LayerKeeper
from app.map.layers.own_shapes import shape_values
from app.map.layers.panel import LayersPanel
from app.map.layers.remembered import RememberedStyles
from app.map.shown_map import ShownAreas
from core.areas import AreaLayer
from core.io.areas.projection import project_shapes
from core.map.colours import histogram_of
from core.map.fields import field_values
from core.map.layer_list import LEVEL, is_own, layer_of, moved, ordered, replaced, without
from core.map.layers import AREAS, REGIONS, LayerStyle, MapLayer
from core.map.values import POPULATION


class ListWiring(QObject):
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
        self._about: dict[str, LayerAbout] = {}
        self._found: dict[str, tuple[object, object, LayerAbout]] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look_at_chosen)
        self._hear()
        self._follow()
        self._show()
        panel.choose(AREAS)

    def _hear(self) -> None:
        panel, keeper = self._panel, self._keeper
        panel.layer_chosen.connect(self._soon.start)
        panel.visible_requested.connect(keeper.show_layer)
        panel.opacity_requested.connect(lambda key, to: self._change(key, opacity=to))
        panel.rename_requested.connect(lambda key, to: self._change(key, title=to))
        panel.order_requested.connect(
            lambda keys: self._session.set_layers(ordered(self._session.layers, keys))
        )
        panel.step_requested.connect(
            lambda key, by: self._session.set_layers(moved(self._session.layers, key, by))
        )
        panel.removal_requested.connect(self.remove)
        panel.zoom_requested.connect(self._zoom)
        panel.editor.style_changed.connect(self._restyle)
        panel.editor.field_chosen.connect(self._choose_field)

    def _follow(self) -> None:
        session = self._session
        session.layers_changed.connect(self._show)
        self._keeper.hidden_changed.connect(self._show)
        for signal in (
            session.levels_changed,
            session.study_changed,
            session.current_run_changed,
            session.fields_changed,
            self._canvas.theme_changed,
        ):
            signal.connect(self._soon.start)
        self._program.map_wiring.when_shown(self._check_fields)

    @Slot()
    def _show(self) -> None:
        self._panel.show_layers(self._session.layers, self._keeper.hidden)
        chosen = self._panel.chosen
        if chosen is not None and chosen.key in self._about:
            self._panel.show_about(chosen.key, self._about[chosen.key])
        self._soon.start()

    def _change(self, key: str, **changes: object) -> None:
        self._session.set_layers(replaced(self._session.layers, key, **changes))

    @Slot(str, object)
    def _restyle(self, key: str, style: LayerStyle) -> None:
        self._remembered.remember(key, style)
        self._change(key, style=style)

    @Slot(str, str)
    def _choose_field(self, key: str, field: str) -> None:
        layer = layer_of(self._session.layers, key)
        if layer is not None:
            self._change(key, style=self._remembered.with_field(key, layer.style, field))

    @Slot(object)
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
        self._about.clear()
        self._found.clear()
        self._soon.start()

    # The chosen layer

    @Slot()
    def _look_at_chosen(self) -> None:
        """Finds out, in a thread, what the chosen layer can look like, and its classes."""
        layer, shown = self._panel.chosen, self._program.map_wiring.shown
        if layer is None or not self._panel.isVisible():
            return
        session, entry = self._session, self._session.current_run
        areas = None if shown is None else shown.file.layer
        own = session.fields if shown is not None and shown.file is session.area_file else {}
        file = session.levels.get(layer.key.removeprefix(LEVEL))
        level = None if file is None else file.layer
        study = session.study if entry is None else entry.study
        if layer.key == AREAS:
            entry = None
        k, dark = session.draft.scenario.k, self._canvas.is_dark

        def work() -> tuple[MapLayer, LayerAbout, ClassesShown | None]:
            about = self._about_of(
                layer, areas, level, counted=study is not None, grouped=entry is not None, own=own
            )
            of = None
            if layer.key in (AREAS, REGIONS) and areas is not None and layer.style.field:
                of = values_for(layer.style.field, areas, study, entry, own, k=k)
            elif level is not None and layer.style.field:
                of = field_values(layer.style.field, level)
            elif layer.shapes is not None:
                of = shape_values(layer.shapes, layer.style.field)
            if of is None:
                return layer, about, None
            done = classes_for(of, layer.style, dark)
            return layer, about, ClassesShown(done, histogram_of(of.values), about.counted)

        self._program.background.ask("look of a layer", work, self._show_look)

    def _about_of(
        self, layer: MapLayer, areas: AreaLayer | None, level: AreaLayer | None, **more: Any
    ) -> LayerAbout:
        """What can be chosen for a layer: found once as long as its data are the same."""
        data = (areas, level, layer.shapes, tuple(more["own"].items()))
        ids = (layer.key, *map(id, data[:3]), tuple((k, id(of)) for k, of in more["own"].items()))
        state = (*ids, more["counted"], more["grouped"])
        kept = self._found.get(layer.key)
        if kept is None or kept[0] != state:
            # The data are kept too: an id is that of one thing only while this is there.
            kept = (state, data, about_layer(layer, areas, level, **more))
            self._found[layer.key] = kept
        return kept[2]

    def _show_look(self, found: tuple[MapLayer, LayerAbout, ClassesShown | None]) -> None:
        layer, about, classes = found
        chosen = self._panel.chosen
        if chosen is None or chosen.key != layer.key:
            return
        if self._about.get(layer.key) != about or not self._shows(layer):
            self._about[layer.key] = about
            self._panel.show_about(layer.key, about)
        self._panel.editor.show_classes(layer.key, classes)

    def _shows(self, layer: MapLayer) -> bool:
        return self._panel.editor.shown_key == layer.key

    # Removing and looking

    @Slot(str)
    def remove(self, key: str) -> None:
        """Takes a layer away; undo brings it back."""
        layer = layer_of(self._session.layers, key)
        if layer is None or not layer.removable:
            return
        messages = self._program.window.map_panel.messages
        if key.startswith(LEVEL):
            self._remove_level(key.removeprefix(LEVEL), layer)
        else:
            self._session.set_layers(without(self._session.layers, key))
        messages.show_message(
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
        target, canvas = shown.file.layer.crs, self._canvas

        def bounds() -> tuple[float, ...]:
            import shapely

            found = np.asarray(shapely.total_bounds(project_shapes(geometry, crs, target)))
            return tuple(float(of) for of in found)

        self._program.background.ask("zoom to layer", bounds, canvas.zoom_to)


def _is_column(field: str) -> bool:
    from core.map.fields import title_known
    from core.map.values import REGION

    return field not in ("", REGION) and title_known(field) is None
