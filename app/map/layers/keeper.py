"""Keeps the list of layers in step with what is open, and remembers how layers looked last."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.history import History
from app.frame.session import Session
from app.kit.settings import Settings
from app.map.canvas import MapCanvas
from app.map.layers.about import layer_title
from core.errors import VbasError
from core.io.layer_styles import checked_look, style_as_look
from core.map.layer_list import (
    FILE,
    LEVEL,
    Layers,
    built_in,
    layer_of,
    makes_room,
    replaced,
    synced,
)
from core.map.layers import LayerStyle

_NAME = "layer styles"
_MOST = 200
_OF_FIELD = ("scheme", "classes", "ramp", "reverse")


class RememberedStyles:
    """Looks of layers, and for each field of a layer its classes and ramp."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def style_of(self, key: str) -> LayerStyle | None:
        """How a level or a file looked last; other layers begin as they always do."""
        look = self._looks().get(key) if key.startswith((LEVEL, FILE)) else None
        return None if look is None else LayerStyle(**look)

    def with_field(self, key: str, style: LayerStyle, field: str) -> LayerStyle:
        """A style that shows another field in the classes and ramp it had last."""
        look = self._looks().get(f"{key}/{field}", {})
        whole = {**_as_dict(style), **{n: v for n, v in look.items() if n in _OF_FIELD}}
        return LayerStyle(**{**whole, "field": field})

    def remember(self, key: str, style: LayerStyle) -> None:
        """Keeps a look for the next time."""
        looks = self._settings.kept_dict(_NAME)
        look = style_as_look(style)
        if key.startswith((LEVEL, FILE)):
            looks.pop(key, None)
            looks[key] = look
        if style.field:
            name = f"{key}/{style.field}"
            looks.pop(name, None)
            looks[name] = {of: look[of] for of in _OF_FIELD}
        latest = dict(list(looks.items())[-_MOST:])
        self._settings.keep_dict(_NAME, latest)

    def _looks(self) -> dict[str, dict[str, Any]]:
        """What is kept and still makes sense."""
        made = {}
        for key, look in self._settings.kept_dict(_NAME).items():
            try:
                of = dict(checked_look(look, key, _NAME))
            except VbasError:
                continue
            made[key] = {name: v for name, v in of.items() if name not in ("visible", "opacity")}
        return made


def _as_dict(style: LayerStyle) -> dict[str, Any]:
    return {name: getattr(style, name) for name in LayerStyle.__dataclass_fields__}


class LayerKeeper(QObject):
    """Fills the session's list of layers, and says which make room for regions.

    Signals
    -------
    hidden_changed()
        Other layers make room for regions.
    """

    hidden_changed = Signal()

    def __init__(
        self,
        session: Session,
        history: History,
        canvas: MapCanvas,
        remembered: RememberedStyles,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._history, self._remembered = session, history, remembered
        self._under_regions = canvas.scene.labels is not None
        self._kept_in_sight: set[str] = set()
        canvas.regions_shown.connect(self._make_room)
        session.levels_changed.connect(self._sync)
        session.areas_changed.connect(self._sync)
        session.layers_changed.connect(self._sync)
        self._sync()

    @Slot()
    def _sync(self) -> None:
        """What is there has its layer, what is gone has none; no edit of the user's."""
        present = built_in(layer_title, self._session.levels, self._remembered.style_of)
        layers = synced(self._session.layers, present)
        for of in present:
            mine = layer_of(layers, of.key)
            if mine is not None and not mine.removable and mine.title != of.title:
                layers = replaced(layers, of.key, title=of.title)  # another language
        self.put(layers)

    def put(self, layers: Layers) -> None:
        """Replaces the list without a step to undo."""
        if layers != self._session.layers:
            self._history.replay(partial(self._session.set_layers, layers))

    @property
    def hidden(self) -> frozenset[str]:
        """Keys of layers that are out of sight because they would lie over regions."""
        if not self._under_regions:
            return frozenset()
        keys = {of.key for of in self._session.layers if makes_room(of.key)}
        return frozenset(keys - self._kept_in_sight)

    @Slot(bool)
    def _make_room(self, for_regions: bool) -> None:
        self._under_regions = for_regions
        self.hidden_changed.emit()

    def show_layer(self, key: str, visible: bool) -> None:
        """Shows or hides a layer by the user's wish, which holds under regions too."""
        if key not in self._kept_in_sight and makes_room(key):
            self._kept_in_sight.add(key)
            self.hidden_changed.emit()
        self._session.set_layers(replaced(self._session.layers, key, visible=visible))
