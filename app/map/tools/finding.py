"""Finding a place and going there."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.frame.program import Program
from app.map.canvas import MapCanvas
from app.map.shown_map import ShownAreas
from app.map.tools.drawing import accent
from app.map.tools.find_box import FindBox
from app.map.tools.find_words import words_of
from core.areas import AreaLayer
from core.places.find_places import AREA, PLACE, REGION, Hit, PlaceIndex, find_places, place_index

_AROUND_M = 2_000.0
"""Ground shown on each side of a point, metres."""

_TOPIC = "find"


class PlaceMark(QWidget):
    """A ring around a point of the map that was asked for by its coordinates."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._place: tuple[float, float] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("The place that was found"))
        self.resize(36, 36)
        canvas.view_changed.connect(self._follow)
        self.hide()

    def show_place(self, place: tuple[float, float] | None) -> None:
        """Rings a place, x and y in metres; None takes the ring away."""
        self._place = place
        self.setVisible(place is not None)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        if self._place is None:
            return
        view, scale = self._canvas.map_view(), self._canvas.device_scale()
        x, y = self._place
        column = (x - view.x0) / view.metres_per_pixel / scale
        row = (view.y0 - y) / view.metres_per_pixel / scale
        if max(abs(column), abs(row)) < 1e6:  # far off the screen nobody sees it
            self.move(round(column) - self.width() // 2, round(row) - self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring with a cross of four short lines."""
        del event
        palette = self._canvas.scene.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        for colour, width in ((QColor.fromRgba(palette.text_halo), 5.0), (accent(palette), 2.2)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(middle, 9.0, 9.0)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                way = QPointF(dx, dy)
                painter.drawLine(middle + way * 9.0, middle + way * 15.0)
        painter.end()


class FindWiring(QObject):
    """The box on one side; session, map and the index of names on the other."""

    def __init__(self, program: Program, box: FindBox) -> None:
        super().__init__(program.window)
        self._program, self._box = program, box
        self._canvas = program.window.map_panel.canvas
        self.mark = PlaceMark(self._canvas)
        self._index: PlaceIndex | None = None
        self._asked = ""
        self._hits: tuple[Hit, ...] = ()
        box.asked.connect(self._search)
        box.chosen.connect(self._go_to)
        box.left.connect(self._canvas.setFocus)
        program.map_wiring.when_shown(self._forget)
        program.session.levels_changed.connect(self._forget)
        self._canvas.areas_shown.connect(lambda: self.mark.show_place(None))

    @Slot()
    def open_box(self) -> None:
        """Opens the box; what can be found is gathered while one types."""
        self._box.open_box()
        self._gather()

    @Slot(object)
    def _forget(self, of: ShownAreas | object) -> None:
        """Other areas or levels: other names."""
        del of
        self._index, self._hits = None, ()
        self._program.background.forget(_TOPIC)
        self._box.clear()
        if self._box.isVisible():
            self._gather()

    def _gather(self) -> None:
        shown, session = self._program.map_wiring.shown, self._program.session
        if self._index is not None:
            return
        if shown is None:
            self._box.say(self.tr("There is nothing to find yet: open an area file (Ctrl+O)."))
            return
        layer, levels = shown.file.layer, {}
        if shown.file is session.area_file:
            levels = {name: of.layer for name, of in session.levels.items()}

        def take(index: PlaceIndex) -> None:
            if shown is self._program.map_wiring.shown:
                self._index = index
                if self._asked:
                    self._search(self._asked)

        self._program.background.ask("places", lambda: place_index(layer, levels), take)

    @Slot(str)
    def _search(self, text: str) -> None:
        self._asked, index, session = text, self._index, self._program.session
        if not text.strip():
            self._hits = ()
            self._program.background.forget(_TOPIC)
            return
        if index is None:
            self._gather()
            return
        entry = session.current_run
        labels = None if entry is None else entry.run.aggregation.labels
        if labels is not None and len(labels) != len(index.areas):
            labels = None
        self._program.background.ask(
            _TOPIC,
            lambda: find_places(index, text, labels),
            lambda hits: self._show(text, index.areas, hits),
        )

    def _show(self, text: str, areas: AreaLayer, hits: tuple[Hit, ...]) -> None:
        self._hits = hits
        if not hits:
            self._box.say(self.tr("Nothing on this map fits “{0}”.").format(text.strip()))
            return
        self._box.show_found([words_of(hit, _people(areas, hit)) for hit in hits])

    @Slot(int)
    def _go_to(self, row: int) -> None:
        """Selects what was chosen and shows it."""
        if not 0 <= row < len(self._hits):
            return
        hit = self._hits[row]
        self._program.session.select(hit.areas)
        if hit.kind == PLACE and hit.place is not None:
            x, y = hit.place
            bounds = (x - _AROUND_M, y - _AROUND_M, x + _AROUND_M, y + _AROUND_M)
            self._canvas.zoom_to(bounds)
        else:
            self._canvas.zoom_to_selection()
        self.mark.show_place(hit.place)
        is_region = hit.kind == REGION and len(hit.areas) > 0
        self._program.map_wiring.pointer.tell_about(hit.areas, region=is_region)


def _people(areas: AreaLayer, hit: Hit) -> float | None:
    """People in an area; None for anything else, and where it is not published."""
    if hit.kind != AREA:
        return None
    people = float(areas.population[hit.areas[0]])
    return None if math.isnan(people) else people
