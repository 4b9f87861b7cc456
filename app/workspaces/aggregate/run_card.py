"""One run of the list, painted: thumbnail, name, what it costs, and its buttons.

A card is no widget: some hundred of them must cost the window nothing.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from app.kit.theme import Theme
from app.workspaces.aggregate.run_list import (
    COMPARED,
    CURRENT,
    ENTRY,
    OVERLAID,
    PICTURE,
    WORDS,
)

Index = QModelIndex | QPersistentModelIndex

THUMBNAIL = QSize(64, 56)
"""Size of a picture of regions, logical pixels."""

STAR, OVERLAY, COMPARE, REMOVE = "star", "overlay", "compare", "trash"
_BUTTONS = (STAR, OVERLAY, COMPARE, REMOVE)
_LINES = 4
_ICON, _BUTTON = 14, 19
_PAD, _GAP, _ROUND = 6, 5, 7
_PALE = 0.55
"""Opacity of the cards of areas that are not open."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RunCard", text)


def button_words(button: str) -> str:
    """What a button of a card does."""
    return {
        STAR: tr("Mark this run with a star, or take it away (*)"),
        OVERLAY: tr("Draw this run together with the shown one in the plots (space)"),
        COMPARE: tr("Compare the shown run with this one (C)"),
        REMOVE: tr("Remove this run from the list (Delete)"),
    }[button]


def card_rect(item: QRect) -> QRect:
    """The card within the place of its item."""
    return item.adjusted(_PAD, 1, -_PAD, 1 - _GAP)


def button_rects(item: QRect) -> dict[str, QRect]:
    """The places of the buttons, at the right of the first line."""
    card = card_rect(item)
    left = card.right() - 3 - len(_BUTTONS) * _BUTTON
    return {
        name: QRect(left + i * _BUTTON, card.top() + 3, _BUTTON, _BUTTON)
        for i, name in enumerate(_BUTTONS)
    }


def button_at(item: QRect, point: QPoint) -> str:
    """The button at a point, or ""."""
    return next((name for name, at in button_rects(item).items() if at.contains(point)), "")


class CardPainter(QStyledItemDelegate):
    """Paints cards and edits their names."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons: dict[tuple[str, str], QPixmap] = {}
        theme.changed.connect(self._icons.clear)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its lines or its picture."""
        del index
        lines = _LINES * option.fontMetrics.height() + 10
        return QSize(160, max(lines, THUMBNAIL.height() + 8) + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints the card."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = card_rect(option.rect)
        words = index.data(WORDS)
        if words is not None and words.of_others:
            painter.setOpacity(_PALE)
        self._paint_frame(painter, option, index, card)
        picture = QRect(card.topLeft() + QPoint(5, 0), THUMBNAIL)
        picture.moveTop(card.top() + (card.height() - THUMBNAIL.height()) // 2)
        pixmap = index.data(PICTURE)
        if isinstance(pixmap, QPixmap):
            painter.drawPixmap(picture, pixmap)
        self._paint_lines(painter, option, index, card, picture.right() + 7)
        painter.restore()

    def _paint_frame(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, card: QRect
    ) -> None:
        colours = self._theme.colours
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        width = 2.0 if index.data(CURRENT) else 1.0
        line = colours["accent" if index.data(CURRENT) else "muted" if hovered else "line"]
        painter.setPen(QPen(QColor(line), width))
        painter.setBrush(QColor(colours["raised"]))
        inside = QRectF(card).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inside, _ROUND, _ROUND)
        if _has_keys(option, index):
            painter.setPen(QPen(QColor(colours["accent"]), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inside.adjusted(3, 3, -3, -3), _ROUND - 3, _ROUND - 3)

    def _paint_lines(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
        card: QRect,
        left: int,
    ) -> None:
        words, colours = index.data(WORDS), self._theme.colours
        height = option.fontMetrics.height()
        top = card.top() + (card.height() - _LINES * height) // 2
        right = self._paint_buttons(painter, option, index, card.right() - 5)
        line = QRect(left, top, right - left - 4, height)
        badge = words.badge
        if badge:
            room = line.width() - self._badge_width(option, badge)
            whole = QFontMetrics(_bold(option.font)).horizontalAdvance(words.name)
            if whole <= room or words.of_others:
                line.setWidth(room)
            else:
                badge = ""  # the last line says where the run is from
        self._paint_name(painter, option, line, words.name, badge)
        line = QRect(left, top, card.right() - left - 4, height)
        texts = ((words.lost, "text"), (words.size, "muted"), (words.approach, "muted"))
        for i, (text, colour) in enumerate(texts, 1):
            painter.setFont(option.font if colour == "text" else _small(option.font))
            painter.setPen(QColor(colours[colour]))
            metrics = painter.fontMetrics()
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line.translated(0, i * height), Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, line: QRect, name: str, badge: str
    ) -> None:
        colours = self._theme.colours
        bold = _bold(option.font)
        metrics = QFontMetrics(bold)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(20, line.width()))
        painter.setFont(bold)
        painter.setPen(QColor(colours["text"]))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        if not badge:
            return
        painter.setFont(_small(option.font))
        at = QRect(line.left() + metrics.horizontalAdvance(shown) + 6, line.top() + 1, 0, 0)
        at.setSize(QSize(self._badge_width(option, badge) - 8, line.height() - 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours["accent_soft"]))
        painter.drawRoundedRect(at, 6, 6)
        painter.setPen(QColor(colours["text"]))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, badge)

    def _badge_width(self, option: QStyleOptionViewItem, badge: str) -> int:
        return QFontMetrics(_small(option.font)).horizontalAdvance(badge) + 18

    def _paint_buttons(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, right: int
    ) -> int:
        """Those that are on, or all of a card at hand; returns where the first one begins."""
        at_hand = bool(option.state & QStyle.StateFlag.State_MouseOver) or _has_keys(option, index)
        on = {
            STAR: index.data(ENTRY).starred,
            OVERLAY: index.data(OVERLAID) and not index.data(CURRENT),
            COMPARE: index.data(COMPARED),
            REMOVE: False,
        }
        for name, rect in button_rects(option.rect).items():
            if not (on[name] or at_hand):
                continue
            right = min(right, rect.left())
            if on[name] and name != STAR:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self._theme.colours["accent_soft"]))
                painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), 4, 4)
            icon = "star_full" if name == STAR and on[name] else name
            place = QRect(0, 0, _ICON, _ICON)
            place.moveCenter(rect.center())
            painter.drawPixmap(place, self._icon(icon, "accent" if on[name] else "muted", painter))
        return right

    def _icon(self, name: str, colour: str, painter: QPainter) -> QPixmap:
        key = (name, colour)
        if key not in self._icons:
            ratio = painter.device().devicePixelRatioF()
            made = self._theme.icon(name, colour)
            self._icons[key] = made.pixmap(QSize(_ICON, _ICON), ratio)
        return self._icons[key]

    # The name, edited in place

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802
        """A line for the name."""
        del option, index
        line = QLineEdit(parent)
        line.setAccessibleName(tr("Name of the run"))
        line.setToolTip(tr("Name of the run; Enter takes it, Esc leaves it as it was"))
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """The name as it is."""
        assert isinstance(editor, QLineEdit)
        editor.setText(index.data(Qt.ItemDataRole.EditRole))
        editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802
        """Hands the name over."""
        assert isinstance(editor, QLineEdit)
        model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(  # noqa: N802
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Over the first line of the card."""
        del index
        card = card_rect(option.rect)
        left = card.left() + THUMBNAIL.width() + 10
        height = option.fontMetrics.height() + 8
        editor.setGeometry(QRect(left, card.top() + 2, card.right() - left - 4, height))

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Over a button, what it does; else the run in sentences."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            button = button_at(option.rect, event.pos())
            text = button_words(button) if button else index.data(Qt.ItemDataRole.ToolTipRole)
            QToolTip.showText(event.globalPos(), text, view, option.rect)
            return True
        return super().helpEvent(event, view, option, index)


def _has_keys(option: QStyleOptionViewItem, index: Index) -> bool:
    """Whether keys act upon the card."""
    view = option.widget
    return (
        isinstance(view, QAbstractItemView)
        and view.hasFocus()
        and view.currentIndex().row() == index.row()
    )


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def _small(font: QFont) -> QFont:
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * 0.88)
    else:
        made.setPixelSize(max(8, round(font.pixelSize() * 0.88)))
    return made
