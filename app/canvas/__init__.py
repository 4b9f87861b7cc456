"""The map: a widget that shows areas, regions and sites, and moves under the hand."""

from app.canvas.canvas import MapCanvas
from app.canvas.tools import Tool

__all__ = ["MapCanvas", "Tool"]
