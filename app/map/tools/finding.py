"""Finding a place and going there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import Missing, unseen
from app.kit.level_words import short_level_name
from app.map.canvas import MapCanvas
from app.map.tools.drawing import accent
from app.map.tools.find_box import FindBox, Found
from core.areas import AreaLayer
from core.places.find_places import (
    AREA,
    BEGINNING,
    NAME,
    PLACE,
    REGION,
    UNIT,
    Hit,
    PlaceIndex,
    find_places,
    place_index,
)

_AROUND_M = 2_000.0
"""Ground shown on each side of a point, metres."""

_NOTHING = Missing("nothing typed")


class PlaceMark(QWidget):
    """A ring around a point of the map that was asked for by its coordinates."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._place: tuple[float, float] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("The place that was found"))
        self.resize(36, 36)
        canvas.view_changed.connect(self._move)
        self.hide()

    def show_place(self, place: tuple[float, float] | None) -> None:
        """Rings a place, x and y in metres; None takes the ring away."""
        self._place = place
        self.setVisible(place is not None)
        self._move()

    @Slot()
    def _move(self) -> None:
        if self._place is None:
            return
        at = self._canvas.map_view().pixels(np.array([self._place]))[0]
        column, row = (at / self._canvas.device_scale()).tolist()
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


@dataclass(frozen=True, eq=False)
class _Answer:
    """What fits what was typed, among the areas on the map."""

    text: str
    areas: AreaLayer
    hits: tuple[Hit, ...]


class Finding(QObject):
    """The box on one side; session, map and the index of names on the other."""

    def __init__(self, program: Program, box: FindBox) -> None:
        super().__init__(program.window)
        self._program, self._box = program, box
        self._canvas = program.window.map_panel.canvas
        self.mark = PlaceMark(self._canvas)
        self._typed = ""
        view = partial(unseen, self, program.background)
        self._index = view(
            "places", self._index_inputs, lambda key: place_index(*key), self._on_index
        )
        self._answer = view("find", self._search_inputs, _found, self._show_answer)
        box.asked.connect(self._search)
        box.chosen.connect(self._go_to)
        box.left.connect(self._canvas.setFocus)
        program.map_wiring.when_shown(lambda _: self._on_names())
        program.session.levels_changed.connect(self._on_names)
        self._canvas.areas_shown.connect(partial(self.mark.show_place, None))

    @Slot()
    def open_box(self) -> None:
        """Opens the box; what can be found is gathered while one types."""
        self._box.open_box()
        self._index.look_again()
        if self._program.map_wiring.shown is None:
            self._box.say(self.tr("There is nothing to find yet: open an area file (Ctrl+O)."))

    @Slot()
    def _on_names(self) -> None:
        """Other areas or levels: other names."""
        self._box.clear()
        self._index.look_again()
        self._answer.look_again()

    def _index_inputs(self) -> tuple[AreaLayer, dict[str, AreaLayer]] | Missing:
        shown, session = self._program.map_wiring.shown, self._program.session
        if shown is None or not self._box.isVisible():
            return Missing("no areas")
        levels = session.levels if shown.file is session.area_file else {}
        return shown.file.layer, {name: of.layer for name, of in levels.items()}

    def _on_index(self, index: PlaceIndex) -> None:
        del index
        self._answer.look_again()

    @Slot(str)
    def _search(self, text: str) -> None:
        self._typed = text
        self._index.look_again()
        self._answer.forget()

    def _search_inputs(self) -> tuple[PlaceIndex, str, NDArray[np.int32] | None] | Missing:
        index, entry = self._index.result, self._program.session.current_run
        if index is None or not self._typed.strip():
            return _NOTHING
        labels = None if entry is None else entry.run.aggregation.labels
        if labels is not None and len(labels) != len(index.areas):
            labels = None
        return index, self._typed, labels

    def _show_answer(self, of: _Answer) -> None:
        if not of.hits:
            text = self.tr("Nothing on this map fits “{0}”.").format(of.text.strip())
            self._box.say(text)
        else:
            self._box.show_found([words_of(hit, _people(of.areas, hit)) for hit in of.hits])

    @Slot(int)
    def _go_to(self, row: int) -> None:
        """Selects what was chosen and shows it."""
        answer = self._answer.result
        if answer is None or not 0 <= row < len(answer.hits):
            return
        hit = answer.hits[row]
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


def _found(key: tuple[PlaceIndex, str, NDArray[np.int32] | None]) -> _Answer:
    index, text, _ = key
    return _Answer(text, index.areas, find_places(*key))


def _people(areas: AreaLayer, hit: Hit) -> float | None:
    """People in an area; None for anything else, and where it is not published."""
    if hit.kind != AREA:
        return None
    people = float(areas.population[hit.areas[0]])
    return None if math.isnan(people) else people


# Places that were found, in words


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Find", text)


def words_of(hit: Hit, people: float | None = None) -> Found:
    """What a hit is; ``people`` live in an area, if that is known."""
    areas = numbers.count(len(hit.areas), tr("areas"))
    if hit.kind == AREA:
        detail = "" if people is None else numbers.count(people, tr("people"))
        return Found(tr("Area {0}").format(hit.label), detail)
    if hit.kind == REGION:
        return Found(tr("Region {0}").format(numbers.count(int(hit.label))), areas)
    if hit.kind == BEGINNING:
        return Found(tr("Ids that begin with {0}").format(hit.label), areas)
    name = short_level_name(hit.level)
    if hit.kind == UNIT:
        return Found(tr("{level} {code}").format(level=name, code=hit.label), areas)
    if hit.kind == NAME:
        return Found(hit.label, tr("{column}: {areas}").format(column=name, areas=areas))
    if hit.degrees is not None:
        lat, lon = hit.degrees
        title = tr("{lat}° {north}, {lon}° {east}").format(
            lat=_degrees(lat),
            north=tr("N") if lat >= 0 else tr("S"),
            lon=_degrees(lon),
            east=tr("E") if lon >= 0 else tr("W"),
        )
    else:
        x, y = hit.place or (0.0, 0.0)
        title = tr("x {x}, y {y}").format(x=numbers.count(x, "m"), y=numbers.count(y, "m"))
    return Found(title, tr("in an area") if len(hit.areas) else tr("in no area"))


def _degrees(value: float) -> str:
    return QLocale().toString(abs(value), "f", 4)
