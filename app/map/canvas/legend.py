"""The legend: what the colours of the map mean, in a corner of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen

from core.colours import Legend
from core.raster.palette import Palette

MARGIN, PADDING = 12.0, 9.0
_SWATCH = (22.0, 13.0)
_GAP = 8.0
_LINE, _SMALL_LINE = 18.0, 15.0
_WIDEST, _NARROWEST, _SHARE = 250.0, 130.0, 1.0 / 3.0


def tr(text: str) -> str:
    """A text of the map in the user's language."""
    return QCoreApplication.translate("MapCanvas", text)


def method_text(method: str) -> str:
    """How classes were made, in a few words; "" if it is not said."""
    return {
        "quantile": tr("Classes of equally many areas"),
        "equal": tr("Classes of equal width"),
        "natural": tr("Classes between natural gaps"),
        "log": tr("Classes that grow by a factor"),
        "diverging": tr("Classes symmetric about 0"),
    }.get(method, "")


@dataclass(frozen=True)
class Row:
    """Swatches, then a text; -1 are the stripes. ``lines`` is how high it is."""

    text: str
    colours: tuple[int, ...] = ()
    bold: bool = False
    quiet: bool = False
    lines: float = 1.0


class LegendPiece:
    """One or more legends in a card in the lower left corner.

    ``box`` is where it stands, in logical pixels. What does not fit into a third of the map is
    told in fewer words: without notes, then as a strip of colours, then only the first legend;
    at last nothing (``rows`` is empty).
    """

    def __init__(
        self,
        legends: Sequence[Legend],
        area: QRectF,
        font: QFont,
        palette: Palette,
        number: Callable[[float], str],
    ) -> None:
        self._palette = palette
        self._plain, self._bold = QFont(font), QFont(font)
        self._bold.setBold(True)
        self.rows: tuple[Row, ...] = ()
        self.box = QRectF()
        self._line = _LINE
        widest = min(_WIDEST, area.width() * 0.6 - 2 * (MARGIN + PADDING))
        for detail in (3, 2, 1, 0):
            some = legends if detail else legends[:1]
            line = _LINE if detail > 1 else _SMALL_LINE
            parts = [self._rows(of, number, widest, detail) for of in some]
            for part in parts[1:]:
                part.insert(0, Row("", lines=0.4))
            rows = tuple(row for part in parts for row in part)
            box = self._box(rows, line, area)
            fits = box.height() <= area.height() - 2 * MARGIN and box.width() <= area.width() * 0.6
            small = box.width() * box.height() <= _SHARE * area.width() * area.height()
            if fits and small:
                self.rows, self.box, self._line = rows, box, line
                return

    def _rows(
        self, legend: Legend, number: Callable[[float], str], widest: float, detail: int
    ) -> list[Row]:
        title = f"{legend.title} ({legend.unit})" if legend.unit else legend.title
        head = [Row(line, bold=True) for line in _wrapped(title, self._bold, widest)]
        body = self._classes(legend, number, widest, detail)
        if legend.missing:
            missing = tr("no data")
            if legend.n_missing and detail > 1:
                words = (
                    tr("no data: 1 area") if legend.n_missing == 1 else tr("no data: {areas} areas")
                )
                missing = words.format(areas=QLocale().toString(legend.n_missing))
            body.append(Row(self._cut(missing, widest), (-1,)))
        if detail <= 2:
            return [*head, *body]
        # Sentences are no wider than what they explain, so that the card stays narrow.
        room = max([_NARROWEST, *(self._width(row) for row in (*head, *body))])
        method, note = method_text(legend.method), legend.note
        head += [Row(line, quiet=True) for line in _wrapped(method, self._plain, room)]
        return [*head, *body, *(Row(s, quiet=True) for s in _wrapped(note, self._plain, room))]

    def _classes(
        self, legend: Legend, number: Callable[[float], str], widest: float, detail: int
    ) -> list[Row]:
        texts = legend.texts(number)
        if any(texts) and detail > 1:
            pairs = zip(legend.entries, texts, strict=True)
            return [Row(self._cut(text, widest), (entry.colour,)) for entry, text in pairs]
        if not legend.entries:
            return []
        rows = [Row("", tuple(entry.colour for entry in legend.entries))]
        ends = [text for text in legend.ends(number) if text]
        return [*rows, Row(self._cut(" – ".join(ends), widest))] if ends else rows

    def _cut(self, text: str, widest: float) -> str:
        width = widest - _SWATCH[0] - _GAP
        return QFontMetricsF(self._plain).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _box(self, rows: Sequence[Row], line: float, area: QRectF) -> QRectF:
        width = max((self._width(row) for row in rows), default=0.0) + 2 * PADDING
        height = sum(row.lines for row in rows) * line + 2 * PADDING
        return QRectF(area.left() + MARGIN, area.bottom() - MARGIN - height, width, height)

    def _width(self, row: Row) -> float:
        font = self._bold if row.bold else self._plain
        swatches = _SWATCH[0] * len(row.colours) + 2.0 * max(0, len(row.colours) - 1)
        gap = _GAP if row.colours and row.text else 0.0
        return swatches + gap + QFontMetricsF(font).horizontalAdvance(row.text)

    def paint(self, painter: QPainter) -> None:
        """Paints the card where it stands."""
        if not self.rows:
            return
        paint_card(painter, self.box, self._palette)
        at = QPointF(self.box.left() + PADDING, self.box.top() + PADDING)
        for row in self.rows:
            left = at.x()
            for colour in row.colours:
                self._swatch(painter, QPointF(left, at.y()), colour)
                left += _SWATCH[0] + 2.0
            if row.text:
                left += _GAP - 2.0 if row.colours else 0.0
                self._write(painter, QPointF(left, at.y()), row)
            at.setY(at.y() + self._line * row.lines)

    def _write(self, painter: QPainter, at: QPointF, row: Row) -> None:
        painter.setFont(self._bold if row.bold else self._plain)
        ink = QColor.fromRgba(self._palette.text)
        ink.setAlpha(190 if row.quiet else 255)
        painter.setPen(ink)
        rise = (self._line + QFontMetricsF(painter.font()).capHeight()) / 2.0
        painter.drawText(at + QPointF(0, rise), row.text)

    def _swatch(self, painter: QPainter, at: QPointF, colour: int) -> None:
        rim = QColor.fromRgba(self._palette.text)
        rim.setAlpha(70)
        painter.setPen(QPen(rim, 1.0))
        top = (self._line - _SWATCH[1]) / 2.0
        box = QRectF(at.x() + 0.5, round(at.y() + top) + 0.5, *_SWATCH)
        if colour >= 0:
            painter.setBrush(QColor.fromRgba(colour))
            painter.drawRect(box)
            return
        for brush in (
            QBrush(QColor.fromRgba(self._palette.hatch_gap)),
            QBrush(QColor.fromRgba(self._palette.hatch), Qt.BrushStyle.BDiagPattern),
        ):
            painter.setBrush(brush)
            painter.drawRect(box)


def paint_card(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """A nearly opaque ground for writing."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = QColor.fromRgba(palette.card)
    fill.setAlpha(232)
    painter.setBrush(fill)
    rim = QColor.fromRgba(palette.text)
    rim.setAlpha(36)
    painter.setPen(QPen(rim, 1.0))
    painter.drawRoundedRect(box, 5.0, 5.0)
    painter.restore()


def _wrapped(text: str, font: QFont, widest: float) -> list[str]:
    """A text in lines no wider than this; a word that is longer is cut."""
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= widest:
            lines[-1] = longer
        else:
            lines.append(metrics.elidedText(word, Qt.TextElideMode.ElideRight, widest))
    return lines
