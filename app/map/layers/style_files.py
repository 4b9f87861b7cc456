"""Looks of layers out of files and into them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from app.frame.opening import STYLES
from app.frame.program import Program
from app.kit.messages import WARNING
from app.map.layers.dialogs import ask_for_file, ask_where
from app.map.layers.fields_known import known_fields
from app.map.layers.panel import LayersPanel
from core.errors import VbasError
from core.io.layer_styles import Look, read_styles, with_look, write_styles
from core.map.layers import MapLayer


class StyleFiles(QObject):
    """Saves the looks of all layers, and gives layers the looks of a file."""

    def __init__(self, program: Program, panel: LayersPanel) -> None:
        super().__init__(panel)
        self._program, self._session = program, program.session
        self._messages = program.window.map_panel.messages
        panel.load_requested.connect(self.ask_for_styles)
        panel.keep_requested.connect(self.ask_where_to_keep)
        program.opener.choice_needed.connect(self._take_dropped)

    @Slot(object, str)
    def _take_dropped(self, path: Path, kind: str) -> None:
        if kind == STYLES:
            self.load_styles(path)

    @Slot()
    def ask_for_styles(self) -> None:
        """Lets the user choose a file of looks."""
        path = ask_for_file(self._program, self.tr("Load styles"), self.tr("Layer styles (*.json)"))
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
        about = self._fields_known()
        layers, taken = [], 0
        for layer in self._session.layers:
            look: Look | None = looks.get(layer.key)
            if look is None:
                layers.append(layer)
                continue
            known = about(layer)
            dressed, notice = with_look(layer, look, known)
            layers.append(dressed)
            taken += 1
            if notice is not None:
                self._messages.say(str(notice), kind=WARNING, topic=f"styles {layer.key}")
        self._session.set_layers(tuple(layers))
        text = self.tr("{0} gave %n layers their looks.", "", taken).format(path.name)
        self._messages.say(text, topic="styles")

    def _fields_known(self) -> Callable[[MapLayer], set[str] | None]:
        shown = self._program.map_wiring.shown
        areas = None if shown is None else shown.file.layer
        return partial(known_fields, areas, self._session)

    @Slot()
    def ask_where_to_keep(self) -> None:
        """Lets the user choose where to write the looks of all layers."""
        path = ask_where(
            self._program, self.tr("Save styles"), "layers.json", self.tr("Layer styles (*.json)")
        )
        if path is not None:
            self.keep_styles(path if path.suffix else path.with_suffix(".json"))

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
