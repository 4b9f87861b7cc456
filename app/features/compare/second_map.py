"""The second map: beside the first one, or over it from a handle on."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSplitter, QWidget

from app.kit import numbers
from app.map.canvas import MapCanvas
from app.map.canvas.labels import LabelSet
from app.map.canvas.legend import LegendPiece
from app.map.canvas.still import Still
from app.map.canvas.two_stills import Maps, TwoStills
from core.colours import Legend
from core.map.layers import REGIONS
from core.raster.scene import Scene
from core.raster.view import View

OFF: Final = "off"
SIDE: Final = "side"
SWIPE: Final = "swipe"
WAYS: Final = (OFF, SIDE, SWIPE)
"""How two maps are shown, in the order in which the key goes through them."""

_EDGE = 12
_HANDLE, _GRIP = 22, 20.0
_STEP, _LONG_STEP = 0.01, 0.1
_MARGINS = (8, 3, 8, 4)
_OWN = frozenset(
    {
        "polygons",
        "points",
        "neighbours",
        "area_lut",
        "labels",
        "region_lut",
        "cells",
        "links",
        "trails",
        "sites",
        "selection",
        "palette",
    }
)
"""What the second map does not take over from the first one."""
_SHARED = tuple(of.name for of in fields(Scene) if of.name not in _OWN)


class SwipeHandle(QWidget):
    """A line with a grip that is dragged, or moved with the arrow keys.

    Signals
    -------
    moved(float)
        Where it shall be, as a share of the width, 0 to 1.
    """

    moved = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._left, self._whole = 0, 1
        self._grabbed_at: float | None = None
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Handle between the two maps"))
        self.setToolTip(
            self.tr("Drag, or use the arrow keys: left of it the first map, right the second")
        )

    def place(self, left: int, width: int, height: int) -> None:
        """Stands at a place of a map of a size, pixels."""
        self._left, self._whole = left, max(1, width)
        self.setGeometry(left - _HANDLE // 2, 0, _HANDLE, height)
        self.setAccessibleDescription(
            self.tr("{share} % of the width show the first map").format(
                share=round(100 * left / self._whole)
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints line and grip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, middle = self.palette(), self.width() / 2.0
        base, text = (palette.color(of) for of in (QPalette.ColorRole.Base, palette.ColorRole.Text))
        if self.hasFocus():
            text = palette.color(QPalette.ColorRole.Highlight)
        for colour, width in ((base, 4.0), (text, 1.6)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(middle, 0), QPointF(middle, self.height()))
        grip = QRectF(middle - _GRIP / 2, self.height() / 2.0 - _GRIP / 2, _GRIP, _GRIP)
        painter.setPen(QPen(text, 1.6))
        painter.setBrush(base)
        painter.drawEllipse(grip)
        for side in (-1, 1):
            tip = grip.center() + QPointF(6.0 * side, 0)
            for up in (-3.5, 3.5):
                painter.drawLine(tip, tip + QPointF(-3.5 * side, up))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the handle."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed_at = event.position().x() - self.width() / 2.0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the handle."""
        if self._grabbed_at is not None:
            at = self.mapToParent(event.position()).x() - self._grabbed_at
            self.moved.emit(at / self._whole)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets it go."""
        self._grabbed_at = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move it, with Shift further; Home and End to either side."""
        step = _LONG_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _STEP
        share, key = self._left / self._whole, event.key()
        wanted = {
            Qt.Key.Key_Left: share - step,
            Qt.Key.Key_Right: share + step,
            Qt.Key.Key_Home: 0.0,
            Qt.Key.Key_End: 1.0,
        }.get(Qt.Key(key))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(min(1.0, max(0.0, wanted)))


class ViewLock(QObject):
    """Gives either map the view of the other one as soon as it moves.

    A map that only became larger or smaller follows the first.
    """

    def __init__(self, first: MapCanvas, second: MapCanvas) -> None:
        super().__init__(second)
        self._first, self._second = first, second
        self._active = self._copying = False
        self._size = (0, 0)
        first.view_changed.connect(self._on_first_moved)
        second.view_changed.connect(self._on_second_moved)

    def set_active(self, active: bool) -> None:
        """Locks the views together, the second one to the first, or sets them free."""
        self._active = active
        self._on_first_moved()

    @Slot()
    def _on_first_moved(self) -> None:
        """The first map moved."""
        if self._active and not self._copying:
            self._copy_view(self._first, self._second)

    @Slot()
    def _on_second_moved(self) -> None:
        """The second map moved, or was made larger or smaller."""
        if not self._active or self._copying:
            return
        view = self._second.map_view()
        resized = (view.width, view.height) != self._size
        self._size = (view.width, view.height)
        if resized:
            self._copy_view(self._first, self._second)
        else:
            self._copy_view(self._second, self._first)

    def _copy_view(self, one: MapCanvas, other: MapCanvas) -> None:
        self._copying = True
        try:
            other.set_view(of_size(one.map_view(), other.map_view()))
        finally:
            self._copying = False
        view = self._second.map_view()
        self._size = (view.width, view.height)


def of_size(view: View, other: View) -> View:
    """A view with the size, in pixels, of another one; the centre stays."""
    if (view.width, view.height) == (other.width, other.height):
        return view
    return view.resized(other.width, other.height)


class Caption(QLabel):
    """What a map shows, in its upper left corner; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self.setObjectName("mapCaption")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(*_MARGINS)
        self._below = False
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Takes the room that another size of type needs."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place()

    def say(self, text: str, below: bool = False) -> None:
        """Shows a text, ``below`` the mark in the corner; the empty one hides the caption."""
        self.setText(text)
        self._below = below
        if (parent := self.parentWidget()) is not None:
            parent.installEventFilter(self)  # once, however often it is asked for
        self.setVisible(bool(text))
        self._place()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the width of the map."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._place()
        return False

    def _place(self) -> None:
        self.ensurePolished()  # another theme takes the margins away
        self.setContentsMargins(*_MARGINS)
        self.setWordWrap(False)
        self.adjustSize()
        parent = self.parentWidget()
        room = self.width() if parent is None else max(1, parent.width() - 2 * _EDGE)
        if room < self.width():  # on a narrow map it takes a second line
            self.setWordWrap(True)
            self.resize(room, self.heightForWidth(room))
        mark = self.fontMetrics().height() + 14 if self._below else 0
        self.move(_EDGE, _EDGE + mark)


class SecondCanvas(MapCanvas):
    """A map that may leave its legend to somebody else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.legend_apart = False
        self.setAccessibleName(self.tr("Second map"))

    def legends(self) -> tuple[Legend, ...]:
        """What is painted on the map itself."""
        return () if self.legend_apart else super().legends()

    def all_legends(self) -> tuple[Legend, ...]:
        """What the colours mean, wherever that is painted."""
        return super().legends()


class _LegendOver(QWidget):
    """The legend of the second map in the corner of what is seen of it."""

    def __init__(self, canvas: SecondCanvas, parent: QWidget) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the legend."""
        legend = self._canvas.current_legend()
        if legend is None or self._canvas.scene.polygons is None:
            return
        painter = QPainter(self)
        palette = self._canvas.scene.palette
        area = QRectF(self.rect())
        legend = legend.shown_from(self._canvas.least_seen)
        LegendPiece([legend], area, self.font(), palette, numbers.short).paint(painter)
        painter.end()


class SecondMap(QObject):
    """Owns the second map and puts it where it is wanted.

    Signals
    -------
    way_changed(str)
        One of `WAYS`.
    """

    way_changed = Signal(str)

    def __init__(self, first: MapCanvas, maps: QSplitter) -> None:
        super().__init__(maps)
        self._first, self._maps = first, maps
        self.way = OFF
        self.share = 0.5
        self._own_labels: dict[str, LabelSet] = {}
        self.canvas = SecondCanvas()
        self.canvas.setParent(maps)
        self.canvas.hide()
        self._clip = QWidget(first)
        self._clip.setObjectName("swipeClip")
        self._clip.hide()
        self._legend = _LegendOver(self.canvas, self._clip)
        self.handle = SwipeHandle(first)
        self.handle.hide()
        self.handle.moved.connect(self.set_share)
        self.first_caption, self.second_caption = Caption(first), Caption(self.canvas)
        self._lock = ViewLock(first, self.canvas)
        first.painted_sharp.connect(self.copy_layers)
        first.installEventFilter(self)

    def show_way(self, way: str) -> None:
        """Shows two maps in one of `WAYS`."""
        if way == self.way:
            return
        self._remove()
        self.way = way
        self.canvas.legend_apart = way == SWIPE
        if way == SIDE:
            self.second_caption.setParent(self.canvas)
            self._maps.addWidget(self.canvas)
            width = max(2, self._maps.width())
            self.canvas.show()
            self._maps.setSizes([width // 2, width - width // 2])
        elif way == SWIPE:
            self.canvas.setParent(self._clip)
            self.second_caption.setParent(self._clip)
            self.canvas.show()
            self._clip.show()
            self.handle.show()
            self.place()
            for widget in (self._clip, self.handle):
                widget.raise_()
            self._legend.raise_()
        self._lock.set_active(way != OFF)
        self.copy_layers()
        self.way_changed.emit(way)

    def say(self, first: str, second: str) -> None:
        """Shows what either map shows; empty where there is only one."""
        marked = bool(self._first.mark)
        self.first_caption.say(first, marked)
        self.second_caption.say(second, marked)
        self._legend.update()

    def with_second(self, first: Still) -> Maps:
        """Both maps as they stand, for pictures."""
        if self.way == OFF or self.canvas.scene.polygons is None:
            return first
        second = replace(self.canvas.still(), legends=self.canvas.all_legends())
        captions = (self.first_caption.text(), self.second_caption.text())
        if self.way == SWIPE:
            return TwoStills(first, second, captions, self.share, over=True)
        widths = first.size[0], second.size[0]
        return TwoStills(first, second, captions, widths[0] / max(1, sum(widths)))

    @Slot(float)
    def set_share(self, share: float) -> None:
        """Puts the handle: the share of the width, 0 to 1, that the first map keeps."""
        self.share = min(1.0, max(0.0, share))
        self.place()

    def place(self) -> None:
        """Puts clip, map and handle where they belong."""
        if self.way != SWIPE:
            return
        width, height = self._first.width(), self._first.height()
        left = round(width * self.share)
        self._clip.setGeometry(left, 0, width - left, height)
        self.canvas.setGeometry(-left, 0, width, height)
        self._legend.setGeometry(0, 0, width - left, height)
        self.handle.place(left, width, height)

    @Slot()
    def copy_layers(self) -> None:
        """Takes over the layers that belong to both maps, as they look on the first."""
        if self.way == OFF or self.canvas.scene.polygons is not self._first.scene.polygons:
            return
        mine, theirs = self.canvas.scene, self._first.scene
        changes = {
            name: getattr(theirs, name)
            for name in _SHARED
            if getattr(theirs, name) is not getattr(mine, name)
        }
        if changes:
            self.canvas.change_scene(**changes)
        shared = {key: of for key, of in self._first.label_sets.items() if key != REGIONS}
        self.canvas.take_label_sets({**shared, **self._own_labels})

    def label_regions(self, labels: LabelSet | None) -> None:
        """Writes numbers on the regions of the second map: they are not those of the first."""
        self._own_labels = {} if labels is None else {REGIONS: labels}
        self.copy_layers()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The second map stays as large as the first one while it lies over it."""
        if watched is self._first and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def _remove(self) -> None:
        self._lock.set_active(False)
        for widget in (self.canvas, self._clip, self.handle):
            widget.hide()
        self.canvas.setParent(self._maps.window())
        self.canvas.hide()
        self.say("", "")
