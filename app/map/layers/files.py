"""Files as layers: chosen or dropped, read as a job, replaced, saved; looks of layers in files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.frame.more_data import MoreData
from app.frame.open_dialogs import AreaQuestions
from app.frame.opening import AREAS, RECORDS, STYLES
from app.frame.program import Program
from app.kit.file_dialogs import ask_for_file, ask_where
from app.kit.messages import WARNING, Message
from app.map.layers.about import known_fields
from app.map.layers.panel import LayersPanel
from core.background import in_background
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.file_kinds import pattern
from core.io.layer_styles import Look, read_styles, with_look, write_styles
from core.io.shapes import ShapeFile, read_shapes, write_shapes
from core.map.layer_list import BACKGROUND, FILE, LEVEL, free_key, layer_of, with_own
from core.map.layers import LayerStyle, MapLayer
from core.steps import Steps

_FOLDER = "layers"
_LAND = ("province", "territor", "coast", "land", "water", "ocean", "country", "canada")


class LayerFiles(QObject):
    """Reads and writes the files of layers."""

    def __init__(self, program: Program, panel: LayersPanel) -> None:
        super().__init__(panel)
        self._program, self._panel = program, panel
        self._session, self._window = program.session, program.window
        self._messages = program.window.map_panel.messages
        panel.add_requested.connect(self.ask_for_layer)
        panel.replacement_requested.connect(self.ask_for_replacement)
        panel.save_requested.connect(self.ask_where_to_save)
        program.opener.choice_needed.connect(self.offer)

    # What a dropped file can be

    @Slot(object, str)
    def offer(self, path: Path, kind: str) -> None:
        """Asks, beside the map, what a file is to be."""
        if kind == AREAS:
            self._offer(path, self._spatial_choices(path))
        elif kind == RECORDS:
            self._offer(path, self._table_choices(path))

    def _offer(self, path: Path, choices: tuple[tuple[str, str, Callable[[], None]], ...]) -> None:
        text = self.tr("What is {0} to be?").format(path.name)
        self._messages.show_message(Message(text, topic=f"choice {path}", choices=choices))

    def _spatial_choices(self, path: Path) -> tuple[tuple[str, str, Callable[[], None]], ...]:
        opener = self._program.opener
        return (
            (
                self.tr("Open as areas"),
                self.tr("Take it in place of the open areas; finished runs stay"),
                partial(opener.open_path, path),
            ),
            (
                self.tr("Show as layer"),
                self.tr("Show its outlines, lines or points with the areas"),
                partial(self.add_layer, path),
            ),
            (
                self.tr("Add as coarser level"),
                self.tr("Its areas hold the open ones, such as FSAs or provinces"),
                partial(self.add_level, path),
            ),
        )

    def _table_choices(self, path: Path) -> tuple[tuple[str, str, Callable[[], None]], ...]:
        opener = self._program.opener
        records = (
            self.tr("Open as records"),
            self.tr("Take it in place of the open records; finished runs stay"),
            partial(opener.open_records, path),
        )
        uses = [(of.words, of.tip, partial(of.act, path)) for of in opener.table_uses]
        return (records, *uses)

    def add_level(self, path: Path, instead_of: str = "") -> None:
        """Opens a file as a coarser level, in place of another one if wanted."""
        self._program.part(MoreData).open_level(AreaSource(path), instead_of)

    # Layers

    def _ask_for_file(self, title: str) -> Path | None:
        filters = self.tr("Spatial files ({0});;All files (*)").format(pattern(AREAS))
        return ask_for_file(self._window, self._program.settings, _FOLDER, title, filters)

    @Slot()
    def ask_for_layer(self) -> None:
        """Lets the user choose a file to show."""
        path = self._ask_for_file(self.tr("Add layer from file"))
        if path is not None:
            self.add_layer(path)

    @Slot(str)
    def ask_for_replacement(self, key: str) -> None:
        """Lets the user choose the file that a layer is to show from now on."""
        path = self._ask_for_file(self.tr("Replace the file of the layer"))
        if path is None:
            return
        if key.startswith(LEVEL):
            self.add_level(path, key.removeprefix(LEVEL))
        else:
            self.read(AreaSource(path), key)

    def add_layer(self, path: Path) -> None:
        """Reads a file and shows it."""
        self.read(AreaSource(path), "")

    def read(self, source: AreaSource, key: str) -> None:
        """Reads a file as a job; ``key`` is the layer it replaces, "" for a new one."""
        file = self._session.area_file
        shown = self._program.map_wiring.shown
        if file is None or shown is None:
            self._messages.say(
                self.tr("A layer lies over or under areas, and none are open."),
                self.tr("Open the areas first (Ctrl+O)."),
                topic="layer",
            )
            return
        around = shown.polygons.total_bounds
        steps = read_shapes(source, shown.file.layer.crs, around)
        job = self._program.jobs.start(self.tr("Reading {0}").format(source.path.name), steps)
        if job is None:
            self._messages.say_busy()
            return
        job.succeeded.connect(partial(self._on_read, key))
        job.failed.connect(partial(self._on_refused, source, key))

    def _on_read(self, key: str, done: ShapeFile) -> None:
        self._messages.clear("layer")
        session = self._session
        path = done.source.path
        old = layer_of(session.layers, key)
        if old is not None:
            layer = replace(old, shapes=done.shapes, title=path.stem)
        else:
            start = BACKGROUND if is_background(path, done) else FILE.rstrip(":")
            own = free_key(session.layers, f"{start}:{path.stem}")
            layer = MapLayer(
                own, path.stem, style=LayerStyle(width=1.0), shapes=done.shapes, removable=True
            )
        session.set_layers(with_own(session.layers, layer))
        self._panel.choose(layer.key)
        for notice in done.notices:
            self._messages.say(str(notice), kind=WARNING, topic=notice.template)

    def _on_refused(self, source: AreaSource, key: str, error: Exception) -> None:
        """Asks for layer or coordinate system if that would help; else says what is wrong."""
        if not isinstance(error, VbasError):
            raise error
        dialog = AreaQuestions.about(source, error, self._window)
        if dialog is None:
            self._messages.show_error(error, "layer")
            return
        dialog.answered.connect(lambda answered: self.read(answered, key))
        dialog.open()

    @Slot(str)
    def ask_where_to_save(self, key: str) -> None:
        """Lets the user choose where to write the shapes of a layer."""
        layer = layer_of(self._session.layers, key)
        if layer is None or layer.shapes is None:
            return
        path = ask_where(
            self._window,
            self._program.settings,
            _FOLDER,
            self.tr("Save the layer"),
            f"{layer.title}.gpkg",
            self.tr("GeoPackage (*.gpkg);;GeoJSON (*.geojson)"),
        )
        if path is not None:
            self.save(layer, path)

    def save(self, layer: MapLayer, path: Path) -> None:
        """Writes the shapes of a layer, as a job."""
        shapes, shown = layer.shapes, self._program.map_wiring.shown
        if shapes is None:
            return
        if shapes.crs is None and shown is not None:
            shapes = replace(shapes, crs=shown.file.layer.crs)
        steps: Steps[None] = in_background("writing", partial(write_shapes, shapes, path))
        job = self._program.jobs.start(self.tr("Writing {0}").format(path.name), steps)
        if job is not None:
            said = self.tr("The layer is saved in {0}.").format(path.name)
            job.succeeded.connect(lambda _: self._messages.say(said, topic="layer"))
            job.failed.connect(self._on_failed)

    @Slot(object)
    def _on_failed(self, error: Any) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, "layer")


def is_background(path: Path, done: ShapeFile) -> bool:
    """Whether a file holds land or water to lie under the areas, as far as its name tells."""
    name = path.stem.lower()
    polygons = {of.geom_type for of in done.shapes.geometry[:50]} & {"Polygon", "MultiPolygon"}
    return bool(polygons) and any(word in name for word in _LAND)


class StyleFiles(QObject):
    """Saves the looks of all layers, and gives layers the looks of a file."""

    def __init__(self, program: Program, panel: LayersPanel) -> None:
        super().__init__(panel)
        self._program, self._session = program, program.session
        self._messages = program.window.map_panel.messages
        panel.load_requested.connect(self.ask_for_styles)
        panel.keep_requested.connect(self.ask_where_to_keep)
        program.opener.choice_needed.connect(self._on_dropped)

    @Slot(object, str)
    def _on_dropped(self, path: Path, kind: str) -> None:
        if kind == STYLES:
            self.load_styles(path)

    @Slot()
    def ask_for_styles(self) -> None:
        """Lets the user choose a file of looks."""
        path = ask_for_file(
            self._program.window,
            self._program.settings,
            _FOLDER,
            self.tr("Load styles"),
            self.tr("Layer styles (*.json)"),
        )
        if path is not None:
            self.load_styles(path)

    def load_styles(self, path: Path) -> None:
        """Gives the layers the looks of a file; says what does not fit."""
        try:
            looks = read_styles(path)
        except VbasError as error:
            self._messages.show_error(error, "styles")
            return
        self._messages.clear("styles")
        shown = self._program.map_wiring.shown
        areas = None if shown is None else shown.file.layer
        layers, taken = [], 0
        for layer in self._session.layers:
            look: Look | None = looks.get(layer.key)
            if look is None:
                layers.append(layer)
                continue
            known = known_fields(areas, self._session, layer)
            dressed, notice = with_look(layer, look, known)
            layers.append(dressed)
            taken += 1
            if notice is not None:
                self._messages.say(str(notice), kind=WARNING, topic=f"styles {layer.key}")
        self._session.set_layers(tuple(layers))
        text = self.tr("{0} gave %n layers their looks.", "", taken).format(path.name)
        self._messages.say(text, topic="styles")

    @Slot()
    def ask_where_to_keep(self) -> None:
        """Lets the user choose where to write the looks of all layers."""
        path = ask_where(
            self._program.window,
            self._program.settings,
            _FOLDER,
            self.tr("Save styles"),
            "layers.json",
            self.tr("Layer styles (*.json)"),
        )
        if path is not None:
            self.keep_styles(path)

    def keep_styles(self, path: Path) -> None:
        """Writes the looks of all layers."""
        try:
            write_styles(path, self._session.layers)
        except VbasError as error:
            self._messages.show_error(error, "styles")
            return
        self._messages.clear("styles")
        self._messages.say(
            self.tr("The styles are saved in {0}.").format(path.name), topic="styles"
        )
