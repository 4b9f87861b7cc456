"""Small pictures of how a layer looks, of ramps, and a button to choose a colour with."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QColorDialog, QMenu, QPushButton, QWidget

from core.colours import RAMPS, region_palette
from core.colours.ramps import ramp_named
from core.map.layer_list import BACKGROUND, OUTLINES
from core.map.layers import AREAS, REGIONS, MapLayer
from core.raster.palette import DARK, LIGHT

SWATCH = QSize(26, 16)
_RAMP = QSize(108, 14)


def swatch_of(layer: MapLayer, dark: bool, ratio: float = 1.0) -> QIcon:
    """A picture of a layer's look, 26 x 16 logical pixels."""
    pixmap, painter = _canvas(SWATCH, ratio)
    palette = DARK if dark else LIGHT
    box = QRectF(1.5, 1.5, SWATCH.width() - 3, SWATCH.height() - 3)
    style = layer.style
    colours = _fill_colours(layer, dark)
    for i, colour in enumerate(colours):
        width = box.width() / len(colours)
        painter.fillRect(
            QRectF(box.left() + i * width, box.top(), width + 0.5, box.height()), colour
        )
    line = QColor.fromRgba(style.line if style.line is not None else palette.level_edge)
    if layer.key in (AREAS, REGIONS) or layer.key.startswith(BACKGROUND):
        line = QColor.fromRgba(palette.hatch) if style.line is None else line
    painter.setPen(QPen(line, min(max(style.width, 1.0), 3.0)))
    if layer.key in ("sites", "faults"):
        _paint_dot(painter, layer.key, palette.site, palette.fault)
    elif layer.key in ("links", "trails", "cells", "graticule", OUTLINES):
        middle = box.center().y()
        painter.setPen(QPen(QColor.fromRgba(palette.text), 1.2, _pen(layer.key)))
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    elif style.width > 0:
        painter.drawRect(box)
    painter.end()
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # not tinted in the chosen row
    return icon


def _pen(key: str) -> Qt.PenStyle:
    return Qt.PenStyle.DashLine if key in ("cells", "graticule") else Qt.PenStyle.SolidLine


def _paint_dot(painter: QPainter, key: str, site: int, fault: int) -> None:
    centre = QPointF(SWATCH.width() / 2, SWATCH.height() / 2)
    colour = QColor.fromRgba(site if key == "sites" else fault)
    painter.setPen(QPen(colour if key == "faults" else QColor("white"), 1.6))
    painter.setBrush(colour if key == "sites" else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 4.5, 4.5)


def _fill_colours(layer: MapLayer, dark: bool) -> list[QColor]:
    style, palette = layer.style, DARK if dark else LIGHT
    if style.field:
        steps = ramp_named(style.ramp).colours(5, dark=dark, reverse=style.reverse)
        return [QColor.fromRgb(int(colour)) for colour in steps]
    if style.fill is not None:
        return [QColor.fromRgba(style.fill)]
    if layer.key == REGIONS:
        return [QColor.fromRgb(int(colour)) for colour in region_palette(dark=dark)[:4]]
    if layer.key == AREAS or layer.key.startswith(BACKGROUND):
        return [QColor.fromRgba(palette.land)]
    return []


def ramp_icon(name: str, dark: bool, reverse: bool, ratio: float = 1.0) -> QIcon:
    """A picture of a ramp, from little to much."""
    pixmap, painter = _canvas(_RAMP, ratio)
    colours = ramp_named(name).colours(9, dark=dark, reverse=reverse)
    width = _RAMP.width() / len(colours)
    for i, colour in enumerate(colours):
        box = QRectF(i * width, 1, width + 0.5, _RAMP.height() - 2)
        painter.fillRect(box, QColor.fromRgb(int(colour)))
    painter.end()
    return QIcon(pixmap)


def ramp_size() -> QSize:
    """Of `ramp_icon`, logical pixels."""
    return _RAMP


def ramp_names() -> tuple[str, ...]:
    """All ramps, by name."""
    return tuple(known.name for known in RAMPS)


def _canvas(size: QSize, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


class ColourButton(QPushButton):
    """Shows a colour; its menu offers that of the theme, none, or another one.

    Signals
    -------
    colour_chosen(object)
        0xAARRGGBB, 0 for none, or None for the theme's.
    """

    colour_chosen = Signal(object)

    def __init__(
        self, name: str, tip: str, *, may_be_none: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._colour: int | None = None
        self.setToolTip(tip)
        self.setIconSize(SWATCH)
        menu = QMenu(self)
        self._plain = menu.addAction("", lambda: self._choose(None))
        self._none = menu.addAction(self.tr("None"), lambda: self._choose(0))
        self._none.setEnabled(may_be_none)
        menu.addSeparator()
        for colour, words in self._usual().items():
            action = menu.addAction(words, partial(self._choose, colour))
            action.setIcon(_plain_icon(colour))
        menu.addSeparator()
        menu.addAction(self.tr("Another colour …"), self._ask)
        self.setMenu(menu)
        self.show_colour(None)

    def _usual(self) -> dict[int, str]:
        """Quiet colours that can be told apart."""
        return {
            0xFF2B3A57: self.tr("Dark blue"),
            0xFF1F5FA8: self.tr("Blue"),
            0xFF1D6B45: self.tr("Green"),
            0xFFB03A12: self.tr("Rust"),
            0xFF6B4A9E: self.tr("Violet"),
            0xFF8A8F96: self.tr("Grey"),
            0xFF14181C: self.tr("Black"),
            0xFFFFFFFF: self.tr("White"),
        }

    def show_colour(self, colour: int | None, plain: str = "") -> None:
        """Shows a colour; ``plain`` says what it is like if none was chosen."""
        self._colour = colour
        if plain or not self._plain.text():
            self._plain.setText(plain or self.tr("As the theme has it"))
            self._none.setVisible(plain != self._none.text())
        if colour is None:
            self.setText(self._plain.text())
            self.setIcon(QIcon())
        elif colour == 0:
            self.setText(self.tr("None"))
            self.setIcon(QIcon())
        else:
            self.setText(f"#{colour & 0xFFFFFF:06x}")
            self.setIcon(_plain_icon(colour))
        self.setAccessibleName(f"{self._name}: {self.text()}")

    def _choose(self, colour: int | None) -> None:
        self.show_colour(colour)
        self.colour_chosen.emit(colour)

    @Slot()
    def _ask(self) -> None:
        dialog = QColorDialog(QColor.fromRgba(self._colour or 0xFF1F5FA8), self)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.setWindowTitle(self._name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(lambda of: self._choose(of.rgba()))
        dialog.open()


def _plain_icon(colour: int) -> QIcon:
    pixmap, painter = _canvas(SWATCH, 1.0)
    painter.setPen(QPen(QColor(128, 128, 128), 1))
    painter.setBrush(QColor.fromRgba(colour))
    painter.drawRect(QRectF(1.5, 1.5, SWATCH.width() - 3, SWATCH.height() - 3))
    painter.end()
    return QIcon(pixmap)
