"""Two maps as they stand, side by side or one over the other, to be painted as one picture."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.map.canvas.furniture import MarkPiece
from app.map.canvas.legend import MARGIN, PADDING, LegendPiece, paint_card
from app.map.canvas.still import Still, check_size
from core.colours import Legend
from core.raster.view import View

_GAP = 2.0  # logical pixels between two maps side by side
_PIXEL = QImage.Format.Format_RGB32


@dataclass(frozen=True, eq=False)
class TwoStills:
    """Two maps of the same ground; can be painted like one `Still`.

    Attributes
    ----------
    first, second
        The maps.
    captions
        What each of them shows; "" = nothing is written.
    share
        How much of the width is the first map's, 0 to 1.
    over
        Whether the second map lies over the first one from there on; else they stand side by side.
    """

    first: Still
    second: Still
    captions: tuple[str, str] = ("", "")
    share: float = 0.5
    over: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height on the screen, device pixels."""
        width, height = self.first.size
        if self.over:
            return width, height
        return width + self.second.size[0] + round(_GAP * self.scale), height

    @property
    def scale(self) -> float:
        """Device pixels per logical pixel on the screen."""
        return self.first.scale

    def with_stills(self, first: Still, second: Still) -> TwoStills:
        """The same with other maps."""
        return replace(self, first=first, second=second)

    def image(
        self, width: int, height: int, scale: float = 1.0, *, furniture: bool = True
    ) -> QImage:
        """Paints both maps; may be called in a thread of its own; see `Still.image`.

        Raises
        ------
        VbasError
            The picture would be too large.
        """
        check_size(width, height)
        image = QImage(width, height, _PIXEL)
        image.fill(QColor.fromRgba(self.first.request.scene.palette.background))
        painter = QPainter(image)
        for still, view, seen in self._places(width, height, scale):
            if seen.isEmpty():
                continue
            plain = replace(still, mark="")
            painter.setClipRect(seen)
            at = QPointF(0, 0) if self.over else seen.topLeft()
            painter.drawImage(at, plain.image_of(view, scale, furniture=False))
        painter.setClipping(False)
        if furniture:
            painter.scale(scale, scale)
            self.write_in(painter, width, height, scale)
        painter.end()
        return image

    def write_in(self, painter: QPainter, width: int, height: int, scale: float) -> None:
        """Paints what is written on a picture of a size, in logical pixels."""
        for i, (still, view, seen) in enumerate(self._places(width, height, scale)):
            if seen.isEmpty():
                continue
            legends, area = still.legends, _logical(seen, scale)
            if self.over:  # in the corner of what is seen of the map; one mark is for both
                still = replace(still, legends=() if i else legends, mark="")
            painter.save()
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
            if not self.over:
                painter.translate(area.topLeft())
            still.write(painter, view, scale)
            painter.restore()
            if self.over and i:
                self._write_legend(painter, area, legends)
            self._write_caption(painter, area, self.captions[i], below=not (self.over and i))
        self._write_line(painter, QRectF(0, 0, width / scale, height / scale))

    def _places(
        self, width: int, height: int, scale: float
    ) -> tuple[tuple[Still, View, QRectF], ...]:
        """Each map, its view, and what of the picture it takes, in pixels."""
        if self.over:
            view, left = self.first.view_in(width, height), round(width * self.share)
            return (
                (self.first, view, QRectF(0, 0, left, height)),
                (self.second, view, QRectF(left, 0, width - left, height)),
            )
        gap = max(1, round(_GAP * scale))
        left = min(max(1, round((width - gap) * self.share)), max(1, width - gap - 1))
        rest = max(1, width - gap - left)
        view = self.first.view_in(left, height)  # one scale for both
        return (
            (self.first, view, QRectF(0, 0, left, height)),
            (self.second, view.resized(rest, height), QRectF(left + gap, 0, rest, height)),
        )

    def _write_legend(self, painter: QPainter, area: QRectF, legends: tuple[Legend, ...]) -> None:
        second = self.second
        palette = second.request.scene.palette
        if legends:
            legends = tuple(of.shown_from(second.least) for of in legends)
            LegendPiece(legends, area, second.font, palette, second.number).paint(painter)

    def _write_caption(self, painter: QPainter, area: QRectF, text: str, *, below: bool) -> None:
        """A card in the upper left corner, under the mark if that is there."""
        palette, font = self.first.request.scene.palette, QFont(self.first.font)
        metrics = QFontMetricsF(font)
        widest = area.width() - 2 * (MARGIN + PADDING)
        if not text or widest < 20.0:
            return
        down = MARGIN
        if below and self.first.mark:
            down += MarkPiece(self.first.mark, area, font, palette).box.height() + 6.0
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest)
        size = QSizeF(
            metrics.horizontalAdvance(text) + 2 * PADDING + 1.0, metrics.height() + PADDING
        )
        box = QRectF(area.topLeft() + QPointF(MARGIN, down), size)
        paint_card(painter, box, palette)
        painter.setFont(font)
        painter.setPen(QColor.fromRgba(palette.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _write_line(self, painter: QPainter, area: QRectF) -> None:
        """What parts the two maps; and, if one lies over the other, the mark of both."""
        palette = self.first.request.scene.palette
        if not self.over:
            widest = area.width() - _GAP
            line = QColor.fromRgba(palette.text)
            line.setAlpha(70)
            painter.setPen(QPen(line, 1.0))
            at = round(widest * self.share) + _GAP / 2.0
            painter.drawLine(QPointF(at, 0), QPointF(at, area.height()))
            return
        at = self.share * area.width()
        for colour, width in ((palette.text_halo, 4.0), (palette.text, 1.6)):
            painter.setPen(QPen(QColor.fromRgba(colour), width))
            painter.drawLine(QPointF(at, 0), QPointF(at, area.height()))
        if self.first.mark:
            MarkPiece(self.first.mark, area, self.first.font, palette).paint(painter)


def _logical(box: QRectF, scale: float) -> QRectF:
    return QRectF(box.topLeft() / scale, box.size() / scale)


Maps = Still | TwoStills
"""One map or two, as they stand."""
