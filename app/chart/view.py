"""What pyqtgraph draws of a chart; imported when the first is shown: that takes half a second."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from app.chart.axes import Axis
from app.chart.plot_chart import RIGHT

if TYPE_CHECKING:
    from app.chart.plot_chart import PlotChart

pg.setConfigOptions(antialias=True, imageAxisOrder="row-major")
_ROOM = 40
"""Pixels by which the words of an axis may stand out at its ends."""


class _Ticks(pg.AxisItem):  # type: ignore[misc]
    """An axis with round numbers in the words of the program."""

    def __init__(self, side: str, chart: PlotChart) -> None:
        super().__init__(side)
        self._chart, self._along = chart, side == "bottom"
        self._words: dict[float, str] = {}
        self.setStyle(tickLength=0, tickTextOffset=5, tickAlpha=255)

    def boundingRect(self) -> QRectF:
        """With room for words at its very ends."""
        return QRectF(super().boundingRect()).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        """Where the numbers stand, as pyqtgraph asks for them."""
        self._words = self._chart.tick_words(self._along)
        return [(1.0, list(self._words))]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        """The numbers in words."""
        return [self._words[value] for value in values]

    def paint(self, painter: QPainter, option: object, widget: object) -> None:
        """Paints directly: a recorded picture has letters of another size on paper."""
        specs = self.generateDrawSpecs(painter)
        if specs is None:
            return
        for words, _, _ in specs[2] if self._along else ():
            words.moveLeft(min(words.left(), self.width() + RIGHT - words.width()))
        self.drawPicture(painter, *specs)


class View(pg.GraphicsView):  # type: ignore[misc]
    """The plane of values with its axes, and what stands in it.

    A `pyqtgraph.PlotWidget` would be that too, with some fifty hidden widgets for menus that are
    not ours. The chart behind has pointer and keys: nothing here takes them.
    """

    def __init__(self, chart: PlotChart) -> None:
        super().__init__(chart, background=None)
        self._chart, self._items = chart, list[pg.GraphicsObject]()
        # Qt's index of places keeps items that go before it is brought up to date.
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setCacheMode(self.CacheModeFlag(0))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setAutoFillBackground(False)
        self.box = pg.ViewBox(enableMouse=False, enableMenu=False)
        self.box.invertY(chart.downwards)
        self.scene().addItem(self.box)
        self._axes = [_Ticks(side, chart) for side in ("bottom", "left") if chart.ticked]
        for axis in self._axes:
            self.scene().addItem(axis)
            axis.setZValue(-1)
            axis.linkToView(self.box)
        self.box.sigRangeChanged.connect(chart.follow_zoom)
        self.lower()  # below the buttons that a chart may have
        self.show()

    # Where and how much

    def show_whole(self, along: Axis, up: Axis) -> None:
        """Shows all of both axes; nobody gets beyond."""
        (left, right), (low, high) = along.ends, up.ends
        self.box.setLimits(xMin=left, xMax=right, yMin=low, yMax=high)
        self.box.setRange(xRange=(left, right), yRange=(low, high), padding=0)

    def place(self, frame: QRectF) -> None:
        """Puts the plane into its frame, and the axes beside it."""
        self.resize(self._chart.size())
        self.resizeEvent(None)  # which Qt keeps back while the chart is hidden
        self.box.setGeometry(frame)
        for axis in self._axes:
            axis.setTickFont(self._chart.small_font())
            axis.setTextPen(self._chart.colour("muted"))
            axis.setPen(self._chart.colour("line"))
            axis.setTickPen(self._chart.colour("line"))
            if axis.orientation == "left":
                axis.setWidth(frame.left())
                axis.setGeometry(QRectF(0, frame.top(), frame.left(), frame.height()))
                axis.setGrid(255)
            else:
                high = self.height() - frame.bottom()
                axis.setHeight(high)
                axis.setGeometry(QRectF(frame.left(), frame.bottom(), frame.width(), high))

    def clip(self, on: bool) -> None:
        """Whether what lies beyond the frame is cut: not so while all is in sight."""
        self.box.setFlag(self.box.GraphicsItemFlag.ItemClipsChildrenToShape, on)

    # What stands in it

    def clear(self) -> None:
        """Takes everything out."""
        for item in self._items:
            self.box.removeItem(item)
        self._items.clear()

    def add(self, item: pg.GraphicsObject) -> None:
        """Puts something in."""
        self._items.append(item)
        self.box.addItem(item, ignoreBounds=True)

    def add_line(self, x: NDArray[np.float64], y: NDArray[np.float64], pen: QPen) -> None:
        """A line with gaps where a place is not finite; long ones are thinned to what is seen."""
        line = pg.PlotDataItem(pen=pen, connect="finite", autoDownsampleFactor=0.5)
        self.add(line)
        line.setClipToView(True)
        line.setDownsampling(auto=True, method="peak")
        line.setData(x, y)

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """What the chart paints below everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._chart.draw_ground(painter)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Words, and where pointer and keyboard are."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._chart.small_font())
        self._chart.draw_words(painter, QRectF(rect))
        if not self._chart.pictured:
            self._chart.draw_pointers(painter)

    def paint_to(self, painter: QPainter) -> None:
        """Paints for a file: points as outlines; a drawing, which Qt cannot cut, as a whole."""
        seen = self.box.viewRange()
        if painter.paintEngine().type() == QPaintEngine.Type.SVG:
            self.show_whole(*self._chart.ranges())
        for exported in (True, False):
            for item in self._items:
                item.setExportMode(exported, {"antialias": True, "resolutionScale": 1.0})
            if exported:
                self.render(painter, QRectF(self.rect()), self.rect())
        self.box.setRange(xRange=seen[0], yRange=seen[1], padding=0)
