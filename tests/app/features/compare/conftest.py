import pytest
import shapely
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from app.features.compare.second_map import SecondMap
from app.map.canvas import MapCanvas
from core.polygons import FlatPolygons


@pytest.fixture
def two_maps(qtbot):
    """Two maps of the same boxes in a splitter, the second one not yet shown."""
    made = []

    def make(boxes):
        splitter = QSplitter(Qt.Orientation.Horizontal)
        qtbot.addWidget(splitter)
        first = MapCanvas(splitter)
        splitter.addWidget(first)
        second = SecondMap(first, splitter)
        splitter.resize(801, 400)
        splitter.show()
        polygons = FlatPolygons.from_geometry(boxes)
        for canvas in (first, second.canvas):
            canvas.show_areas(polygons, shapely.get_coordinates(shapely.centroid(boxes)))
        made.extend((first, second.canvas))
        return first, second

    yield make
    for canvas in made:
        canvas.shut_down()
