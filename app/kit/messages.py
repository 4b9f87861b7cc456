"""What the program has to say: inline messages that can be dismissed, copied and acted upon.

No modal boxes: a message stands above the map until it is dismissed, replaced by a newer one of
its topic, or (if it only informs) has been read long enough.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import icon_button, words
from core.errors import VbasError

INFO, WARNING, ERROR = "info", "warning", "error"
BUSY = "busy"
"""Topic of what could not be begun."""
MOST_SHOWN = 3
READ_MS = 9_000
ACT_MS = 20_000


def busy_words() -> str:
    """Why something cannot be begun now."""
    return QCoreApplication.translate(
        "MessageBar", "Something else is under way: wait, or cancel it."
    )


@dataclass(frozen=True, eq=False)
class Message:
    """One thing to say.

    Attributes
    ----------
    text
        What happened, to what.
    hint
        What to do about it.
    kind
        "info", "warning" or "error".
    topic
        A newer message of the same topic replaces this one; "" for none.
    action, on_action
        The words on a button, and what it does.
    choices
        More buttons: words, what the button says of itself, what it does. A message with any
        stays until one is pressed or it is dismissed.
    """

    text: str
    hint: str = ""
    kind: str = INFO
    topic: str = ""
    action: str = ""
    on_action: Callable[[], None] | None = None
    choices: tuple[tuple[str, str, Callable[[], None]], ...] = ()

    @property
    def whole(self) -> str:
        """Text and hint."""
        return f"{self.text} {self.hint}".strip()


def message_of(error: Exception, topic: str = "") -> Message:
    """The message of an error that the user can mend."""
    if isinstance(error, VbasError):
        return Message(error.message, error.hint, ERROR, topic)
    # The text of any other error could quote the value of a record.
    return Message(type(error).__name__, "", ERROR, topic)


class _Row(QFrame):
    """One message on the screen."""

    dismissed = Signal(object)

    def __init__(self, message: Message, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = message
        self.setProperty("message", message.kind)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 6, 6)
        self._theme = theme
        self._sign = QLabel(self)
        self._paint_sign()
        theme.changed.connect(self._paint_sign)
        row.addWidget(self._sign)
        row.addWidget(self._text(), 1)
        if message.action and message.on_action is not None:
            button = QPushButton(message.action, self)
            button.clicked.connect(self._act)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for text, tip, act in message.choices:
            choice = QPushButton(text, self)
            choice.setToolTip(tip)
            choice.clicked.connect(self.dismiss)
            choice.clicked.connect(act)
            row.addWidget(choice, 0, Qt.AlignmentFlag.AlignVCenter)
        if message.kind != INFO:
            tip = self.tr("Copy this message")
            row.addWidget(icon_button(theme, "copy", tip, self, self._copy))
        row.addWidget(icon_button(theme, "close", self.tr("Dismiss"), self, self.dismiss))

    @Slot()
    def _paint_sign(self) -> None:
        colour = {INFO: "accent", WARNING: "warning", ERROR: "bad"}[self.message.kind]
        self._sign.setPixmap(self._theme.icon(self.message.kind, colour).pixmap(18, 18))
        names = {
            INFO: self.tr("Information"),
            WARNING: self.tr("Warning"),
            ERROR: self.tr("Error"),
        }
        self._sign.setAccessibleName(names[self.message.kind])

    def _text(self) -> QLabel:
        label = words(self.message.whole)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.MinimumExpanding)
        label.setAccessibleName(self.message.whole)
        return label

    @Slot()
    def _act(self) -> None:
        if self.message.on_action is not None:
            self.message.on_action()
        self.dismissed.emit(self)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.message.whole)

    @Slot()
    def dismiss(self) -> None:
        """Asks to be taken away."""
        self.dismissed.emit(self)


class MessageBar(QWidget):
    """The newest messages, the newest on top.

    Signals
    -------
    said(Message, str)
        A message was shown, and when; for the list of all messages.
    """

    said = Signal(object, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 6, 8, 6)
        self._column.setSpacing(4)
        self.setAccessibleName(self.tr("Messages"))
        self.hide()

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is on the screen, the newest first."""
        return tuple(row.message for row in self._rows)

    @Slot(object)
    def show_message(self, message: Message) -> None:
        """Shows a message."""
        if message.topic:
            self.clear(message.topic)
        row = _Row(message, self._theme, self)
        row.dismissed.connect(self._remove)
        self._rows.insert(0, row)
        self._column.insertWidget(0, row)
        for old in self._rows[MOST_SHOWN:]:
            self._remove(old)
        self.show()
        if message.kind == INFO and not message.choices:
            timer = QTimer(row)
            timer.setSingleShot(True)
            timer.timeout.connect(row.dismiss)
            timer.start(ACT_MS if message.action else READ_MS)
        self.said.emit(message, datetime.now().strftime("%H:%M:%S"))

    def say(self, text: str, hint: str = "", kind: str = INFO, topic: str = "") -> None:
        """Shows a message without a button."""
        self.show_message(Message(text, hint, kind, topic))

    def say_busy(self, topic: str = BUSY) -> None:
        """Says that something cannot be begun, because something else is under way."""
        self.say(busy_words(), topic=topic)

    def show_error(self, error: Exception, topic: str = "") -> None:
        """Shows an error that the user can mend."""
        self.show_message(message_of(error, topic))

    def clear(self, topic: str) -> None:
        """Takes away the messages of a topic (after the next success)."""
        for row in [row for row in self._rows if row.message.topic == topic]:
            self._remove(row)

    @Slot(object)
    def _remove(self, row: _Row) -> None:
        if row in self._rows:
            self._rows.remove(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.setVisible(bool(self._rows))
