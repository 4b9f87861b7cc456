"""Small widgets that the steps share: quiet, narrow, and following the palette."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.numbered_box import NumberedBox
from app.kit.theme import DARK, LIGHT, colours_of
from core.errors import VbasError

SPACING = 6
_AROUND_WORDS, _TO_WRITE = 30, 90
"""Pixels of the edges, the arrow or the steps of a control; of what is written into."""
ERROR, WARNING, NOTE = "error", "warning", "note"
_COLOURS = {ERROR: "bad", WARNING: "warning", NOTE: "accent"}


def is_dark(palette: QPalette) -> bool:
    """Whether the text of a palette is lighter than its ground."""
    text, ground = (
        palette.color(QPalette.ColorRole.WindowText),
        palette.color(QPalette.ColorRole.Window),
    )
    return text.lightness() > ground.lightness()


def colour_of(kind: str, palette: QPalette) -> QColor:
    """The colour of an error, warning or note, readable on the palette's ground."""
    return QColor(colours_of(DARK if is_dark(palette) else LIGHT)[_COLOURS[kind]])


class MutedLabel(QLabel):
    """Secondary text: wraps, follows the palette."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wordWrap=True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(40)

    def minimumSizeHint(self) -> QSize:
        """No wider than the panel."""
        return QSize(40, self.heightForWidth(max(40, self.width())))


class ElidedLabel(QLabel):
    """One line that ends in an ellipsis where it is too long; the whole text is its tooltip."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
    ) -> None:
        super().__init__(text, parent)
        self._mode = mode
        self._own_tooltip = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_tooltip(self, text: str) -> None:
        """What is shown besides the whole text."""
        self._own_tooltip = text

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(40, self.fontMetrics().height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the text, shortened to the width."""
        shown = self.fontMetrics().elidedText(self.text(), self._mode, self.contentsRect().width())
        cut = self.text() if shown != self.text() else ""
        tooltip = "\n".join(part for part in (cut, self._own_tooltip) if part)
        if tooltip != self.toolTip():
            self.setToolTip(tooltip)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), shown)
        painter.end()


class NarrowCheckBox(QCheckBox):
    """A tick whose words end in an ellipsis where the panel is too narrow for them."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shortens the words."""
        super().resizeEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        self.setText(
            self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, place.width())
        )


class Callout(QFrame):
    """A sentence and its remedy beside a coloured bar; hidden while it says nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = NOTE
        self._sentence = QLabel(wordWrap=True)
        self._remedy = MutedLabel()
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for label in (self._sentence, self._remedy):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 3, 0, 3)
        column.setSpacing(2)
        column.addWidget(self._sentence)
        column.addWidget(self._remedy)
        self.hide()

    def say(self, sentence: str, remedy: str = "", kind: str = NOTE) -> None:
        """Shows a sentence; an empty one hides the callout."""
        self._kind = kind
        self._sentence.setText(sentence)
        self._remedy.setText(remedy)
        self._remedy.setVisible(bool(remedy))
        self.setAccessibleName(f"{sentence} {remedy}".strip())
        self.setVisible(bool(sentence))
        self.update()

    def show_error(self, error: VbasError | None) -> None:
        """Shows what is wrong and what to do, or nothing."""
        if error is None:
            self.say("")
        else:
            self.say(error.message, error.hint, ERROR)

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._sentence.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the coloured bar."""
        painter = QPainter(self)
        painter.fillRect(0, 2, 3, self.height() - 4, colour_of(self._kind, self.palette()))
        painter.end()


class WheelGuard(QObject):
    """Keeps the wheel for scrolling while a control has no focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Passes the wheel on to the panel unless the control has the focus."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget):
            event.ignore()
            return not watched.hasFocus()
        return False


def narrow(control: QWidget, guard: WheelGuard | None = None) -> QWidget:
    """Lets a control shrink with the panel, and the wheel scroll past it."""
    control.setMinimumWidth(48)
    control.setMinimumHeight(control.fontMetrics().height() + 10)
    control.setSizePolicy(QSizePolicy.Policy.Ignored, control.sizePolicy().verticalPolicy())
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if isinstance(control, QComboBox):
        control.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        control.setMinimumContentsLength(4)
    control.installEventFilter(guard or WheelGuard(control))
    return control


def align(*labels: QLabel) -> None:
    """Gives labels above each other one width, so that their controls stand in line."""
    width = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setMinimumWidth(width)


class LabelledRow(QBoxLayout):
    """A label with its control beside it, or below it where the chosen words would be cut."""

    def __init__(self, label: QLabel, control: QWidget, more: Sequence[QWidget]) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._label, self._control, self._more = label, control, more
        self.setSpacing(SPACING)
        self.addWidget(label)
        self.addWidget(control, 1)
        for widget in more:
            self.addWidget(widget)
        if isinstance(control, QComboBox):
            control.currentTextChanged.connect(lambda _: self.update())

    def is_below(self, width: int) -> bool:
        """Whether the control stands below its label in so many pixels."""
        of, label = self._control, self._label
        kinds = (QComboBox, QAbstractSpinBox, QToolButton, QLineEdit)
        if self._more or not isinstance(of, kinds):
            return False
        if isinstance(of, NumberedBox):  # cuts its words so that they can be told apart
            return False
        text = of.currentText() if isinstance(of, QComboBox) else of.text()
        beside = max(label.sizeHint().width(), label.minimumWidth()) + SPACING
        if isinstance(of, QLineEdit):
            return beside + _TO_WRITE > width
        return beside + of.fontMetrics().horizontalAdvance(text) + _AROUND_WORDS > width

    def hasHeightForWidth(self) -> bool:
        """It is higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """One line, or two; pixels."""
        high = max(self._control.sizeHint().height(), self._control.minimumHeight())
        label = self._label.sizeHint().height()
        if self.is_below(width):
            return label + SPACING + high
        if self._label.hasHeightForWidth():
            return super().heightForWidth(width)
        return max(high, label, *(of.sizeHint().height() for of in self._more), 0)

    def setGeometry(self, rect: QRect) -> None:
        """Puts the control beside its label, or below it."""
        below = self.is_below(rect.width())
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        if way != self.direction():
            self.setDirection(way)
        super().setGeometry(rect)


def labelled(label: QLabel, control: QWidget, *more: QWidget) -> LabelledRow:
    """A label and its control in one row; the label is the control's buddy and name."""
    label.setBuddy(control)
    if not control.accessibleName():
        control.setAccessibleName(label.text().replace("&", ""))
    return LabelledRow(label, control, more)
