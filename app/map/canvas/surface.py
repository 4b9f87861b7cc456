"""The widget under the map: a scene and the newest picture of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
)
from PySide6.QtWidgets import QApplication, QWidget

from app.map.canvas.furniture import (
    KeptPieces,
    MarkPiece,
    Piece,
    ScalePiece,
    locale_number,
    paint_box,
    paint_empty,
)
from app.map.canvas.legend import LegendPiece
from app.map.canvas.moving import MovingMap
from app.map.canvas.worker import Picture, PictureWorker, RegionColours, Request
from core.colours import Legend
from core.raster.palette import DARK, LIGHT, Palette
from core.raster.scene import Scene
from core.raster.view import View
from core.small_counts import ALL_TOLD

_WRITTEN_ANEW = (QEvent.Type.FontChange, QEvent.Type.LanguageChange, QEvent.Type.PaletteChange)

# Pixels painted beyond each side of the view: ground that a drag brings into sight is there
# already, and not every move needs a picture.
_AROUND = 128


class MapSurface(MovingMap):
    """Shows a `Scene`: paints the last picture moved to where it belongs, never waits.

    ``pictures`` counts the pictures that came onto the screen.

    Signals
    -------
    painted_sharp()
        The picture of the current view and scene is on the screen.
    theme_changed(bool)
        Light or dark (True) background; colour tables may have to be made anew.
    """

    painted_sharp = Signal()
    theme_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._kept = KeptPieces()
        self._scene = Scene(palette=self._theme())
        self._picture: Picture | None = None
        self._asked: View | None = None
        self.pictures = 0
        self._auto_colours = False
        self._number: Callable[[float], str] = locale_number
        self._worker = PictureWorker()
        self._worker.ready.connect(self._take_picture, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(self._worker.stop)
        application = QApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._worker.stop)

    def shut_down(self) -> None:
        """Ends the painting thread; the map does not change any more."""
        self._worker.stop()

    @property
    def scene(self) -> Scene:
        """Everything on the map."""
        return self._scene

    @property
    def picture(self) -> Picture | None:
        """The newest picture, perhaps of an older view."""
        return self._picture

    @property
    def is_dark(self) -> bool:
        """Whether the background is dark."""
        return self._scene.palette.is_dark

    def change_scene(self, **changes: Any) -> None:
        """Shows another scene; the fields are those of `Scene`."""
        before, self._scene = self._scene, replace(self._scene, **changes)
        if not self._ask() or before.polygons is not self._scene.polygons:
            self.update()  # else the map stays as it is until its picture is there

    def request_picture(self) -> None:
        """Asks for a picture of the current view and scene; until then, what there is is moved."""
        self._ask()
        self.update()

    def _ask(self) -> bool:
        """Asks for a picture of the view and of some ground around it; whether one will come."""
        if self._view.width <= 1 or self._scene.polygons is None:
            return False
        request = self.request()
        self._asked = request.view.padded(_AROUND)
        self._worker.ask(replace(request, view=self._asked, seen=request.view))
        return True

    def request(self) -> Request:
        """What is to be painted now."""
        return Request(self._scene, self._view, self.device_scale(), self._auto_colours)

    def coloured_scene(self) -> Scene:
        """The scene with the colours of regions that are on the screen, or new ones."""
        request, picture = self.request(), self._picture
        if not request.auto_colours:
            return request.scene
        if picture is not None and picture.request.scene.labels is request.scene.labels:
            return replace(request.scene, region_lut=picture.scene.region_lut)
        return RegionColours().coloured(request)

    def is_sharp(self) -> bool:
        """Whether the newest picture is of the current view and scene, in full detail."""
        picture = self._picture
        if picture is None or picture.ids is None:
            return False
        return picture.view.covers(self._view) and picture.request.scene is self._scene

    @Slot()
    def _take_picture(self) -> None:
        picture = self._worker.take()
        if picture is None:
            return
        news = self._news(picture)
        self._picture = picture
        self.pictures += 1
        if not news.isEmpty():
            self.update(news)
        if self.is_sharp():
            self.painted_sharp.emit()

    def _news(self, picture: Picture) -> QRegion:
        """Where a new picture differs from the one on the screen, in logical pixels.

        While the map is dragged that is only the strips that came into sight.
        """
        old, everything = self._picture, QRegion(self.rect())
        if old is None or old.ids is None or old.request.scene is not picture.request.scene:
            return everything
        offset = old.view.offset_to(self._view)
        if offset is None or picture.view.offset_to(self._view) is None:
            return everything
        scale = self.device_scale()
        # A few pixels less: marks at the rim of the old picture were cut off.
        shown = QRectF(QPointF(*offset), QSizeF(old.image.size())).adjusted(24, 24, -24, -24)
        inner = QRectF(shown.topLeft() / scale, shown.size() / scale)
        return everything.subtracted(QRegion(inner.toRect()))

    def show_moved(self) -> None:
        """Paints the new view; a new picture is due when the ground around it runs out."""
        picture, wanted = self._picture, self._view.padded(_AROUND // 4)
        # A picture of elsewhere may be under way, if the view went and came back.
        due = self._asked is not None and not self._asked.covers(wanted)
        if picture is not None and self.is_sharp() and picture.view.covers(wanted) and not due:
            self.update()
        else:
            self.request_picture()

    def full_bounds(self) -> tuple[float, float, float, float] | None:
        """West, south, east, north of all areas."""
        polygons = self._scene.polygons
        return None if polygons is None else polygons.total_bounds

    def selected_bounds(self) -> tuple[float, float, float, float] | None:
        """West, south, east, north of the selected areas."""
        polygons, chosen = self._scene.polygons, self._scene.selection
        if polygons is None or chosen is None or not len(chosen):
            return None
        return polygons.bounds_of(chosen)

    def area_at(self, at: QPointF) -> int:
        """The area under a point of the widget, -1 if there is none."""
        picture = self._picture
        if picture is None or picture.ids is None:
            return -1
        x, y = self.world_at(at)
        column, row = (math.floor(v) for v in picture.view.pixels(np.array([[x, y]]))[0])
        if not (0 <= row < picture.view.height and 0 <= column < picture.view.width):
            return -1
        return int(picture.ids[row, column])

    def current_legend(self) -> Legend | None:
        """The legend of what is seen."""
        return None

    def legends(self) -> tuple[Legend, ...]:
        """The legends of everything that is seen."""
        legend = self.current_legend()
        return () if legend is None else (legend,)

    @property
    def least_seen(self) -> int:
        """The smallest count of records that the legends on the screen tell."""
        return ALL_TOLD

    @property
    def mark(self) -> str:
        """What is written on every picture of the map; "" = nothing."""
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the last picture where it belongs now, and what stands on the map."""
        painter = QPainter(self)
        self._paint_picture(painter)
        palette = self._scene.palette
        if self._scene.polygons is None:
            paint_empty(painter, QRectF(self.rect()), palette)
        else:
            self.paint_writing(painter)
            self.pieces()
            self._kept.paint(painter)
        if self._navigator.box is not None:
            paint_box(painter, self._navigator.box, palette)
        if self._mode is not None and self._scene.polygons is not None:
            self._mode.paint(painter, self._pointer)
        painter.end()

    def paint_writing(self, painter: QPainter) -> None:
        """Paints what is written between the picture and the legend."""

    def pieces(self) -> list[Piece]:
        """Legend, scale bar and mark as they stand; each is made anew only when it changes."""
        area, font, scale = QRectF(self.rect()), self.font(), self.device_scale()
        palette, mark = self._scene.palette, self.mark
        legends = tuple(of.shown_from(self.least_seen) for of in self.legends())
        metres = (
            self._view.metres_per_pixel * self._view.width / max(area.width(), 1.0) / self._stretch
        )
        common = (palette, area.size().toTuple(), scale)
        made = (
            self._kept.piece(
                "scale",
                (*common, metres, round(self._north, 1)),
                scale,
                lambda: ScalePiece(area, metres, self._north, font, palette),
            ),
            self._kept.piece(
                "legend",
                (*common, legends),
                scale,
                lambda: LegendPiece(legends, area, font, palette, self._number),
            ),
            self._kept.piece(
                "mark",
                (*common, mark),
                scale,
                lambda: MarkPiece(mark, area, font, palette) if mark else None,
            ),
        )
        return [piece for piece in made if piece is not None and not piece.box.isEmpty()]

    def _paint_picture(self, painter: QPainter) -> None:
        background = QColor.fromRgba(self._scene.palette.background)
        picture, view = self._picture, self._view
        if picture is None or self._scene.polygons is None:
            painter.fillRect(self.rect(), background)
            return
        scale = self.device_scale()
        painter.save()
        painter.scale(1.0 / scale, 1.0 / scale)
        offset = picture.view.offset_to(view)
        if offset is not None:
            covered = QRect(QPoint(*offset), picture.image.size())
            painter.drawImage(offset[0], offset[1], picture.image)
        else:
            target, source = _overlap(picture.view, view)
            covered = target.toRect().adjusted(1, 1, -1, -1)
            if target.isEmpty():
                covered = QRect()
        # Filling what the picture covers anyway would double the time at 4K.
        whole = QRegion(0, 0, view.width + 1, view.height + 1)
        for strip in whole.subtracted(QRegion(covered)):  # type: ignore[attr-defined]
            painter.fillRect(strip, background)
        if offset is None and not target.isEmpty():
            painter.drawImage(target, picture.image, source)
        painter.restore()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the theme."""
        super().changeEvent(event)
        if event.type() in _WRITTEN_ANEW:
            self._kept.forget()
        if event.type() == QEvent.Type.PaletteChange and self._theme() != self._scene.palette:
            self.change_scene(palette=self._theme())
            self.theme_changed.emit(self.is_dark)

    def _theme(self) -> Palette:
        window = self.palette().color(QPalette.ColorRole.Window)
        return DARK if window.lightness() < 128 else LIGHT


def _overlap(old: View, new: View) -> tuple[QRectF, QRectF]:
    """Where the common ground of two views lies in the new one and in the old one, pixels.

    Only the common ground: a far enlarged picture would have billions of pixels.
    """
    west, south, east, north = (
        pick(a, b) for pick, a, b in zip((max, max, min, min), old.bounds, new.bounds, strict=True)
    )
    rectangles = []
    for view in (new, old):
        corners = view.pixels(np.array([[west, north], [east, south]]))
        rectangles.append(QRectF(QPointF(*corners[0]), QPointF(*corners[1])))
    return rectangles[0], rectangles[1]
