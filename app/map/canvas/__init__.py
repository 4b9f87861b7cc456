"""The map: a widget that shows areas, regions and sites, and moves under the hand."""

from app.map.canvas.canvas import MapCanvas
from app.map.canvas.tools import Tool

__all__ = ["MapCanvas", "Tool"]
