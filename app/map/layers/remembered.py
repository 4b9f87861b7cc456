"""How layers looked last: kept in the settings by layer and column names, without any value."""

from __future__ import annotations

import json
from typing import Any

from app.kit.settings import Settings
from core.errors import VbasError
from core.io.layer_styles import checked_look, style_as_look
from core.map.layer_list import FILE, LEVEL
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
        looks = self._texts()
        look = style_as_look(style)
        if key.startswith((LEVEL, FILE)):
            looks.pop(key, None)
            looks[key] = look
        if style.field:
            name = f"{key}/{style.field}"
            looks.pop(name, None)
            looks[name] = {of: look[of] for of in _OF_FIELD}
        latest = dict(list(looks.items())[-_MOST:])
        self._settings.kept[_NAME] = json.dumps(latest, ensure_ascii=False)

    def _texts(self) -> dict[str, Any]:
        try:
            looks = json.loads(self._settings.kept.get(_NAME, "{}"))
        except json.JSONDecodeError:
            return {}
        return looks if isinstance(looks, dict) else {}

    def _looks(self) -> dict[str, dict[str, Any]]:
        """What is kept and still makes sense."""
        made = {}
        for key, look in self._texts().items():
            try:
                of = dict(checked_look(look, key, _NAME))
            except VbasError:
                continue
            made[key] = {name: v for name, v in of.items() if name not in ("visible", "opacity")}
        return made


def _as_dict(style: LayerStyle) -> dict[str, Any]:
    return {name: getattr(style, name) for name in LayerStyle.__dataclass_fields__}
