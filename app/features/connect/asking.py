"""What a connection asks of the user: a password, and whether it may be made at all."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from app.kit.layouts import column
from app.kit.widgets import words
from core.io.records import credentials, keyring
from core.io.records.credentials import Typed

_WIDTH: Final = 420


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Connect", text)


@dataclass(eq=False)
class _Question:
    """A thread that waits for an answer."""

    url: str
    show: Callable[[QWidget, str, Callable[[object], None]], QDialog]
    answered: threading.Event = field(default_factory=threading.Event)
    answer: object = None
    dialog: QDialog | None = None


class Asker(QObject):
    """Asks in the window, and lets the thread of the connection wait for the answer.

    ``known`` are addresses that the user named: they are connected to without a question.
    """

    _asked = Signal(object)

    def __init__(self, window: QWidget, known: Callable[[str], bool]) -> None:
        super().__init__(window)
        self._window, self._known = window, known
        self._allowed: set[str] = set()
        self._open: list[_Question] = []
        self._closed = False
        self._asked.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def allow(self, url: str) -> None:
        """The user named this address."""
        self._allowed.add(url)

    def may_connect(self, url: str) -> bool:
        """Whether an address that stands in a file may be connected to."""
        if url in self._allowed or self._known(url):
            return True
        if self._ask(_Question(url, _may_dialog)):
            self._allowed.add(url)
            return True
        return False

    def password(self, url: str) -> Typed | None:
        """The password to an address; None if the user gives none."""
        can_keep = keyring.available()

        def show(window: QWidget, url: str, answer: Callable[[object], None]) -> QDialog:
            return PasswordDialog(window, url, can_keep, answer)

        found = self._ask(_Question(url, show))
        return found if isinstance(found, Typed) else None

    def listen(self) -> None:
        """Answers for all connections from now on."""
        credentials.ask_password, credentials.may_connect = self.password, self.may_connect
        # A window may go without being closed; nobody would answer then.
        self.destroyed.connect(partial(_ask_no_more, self.may_connect))

    @Slot()
    def close(self) -> None:
        """Answers no to everything that is asked, and no more: the window closes."""
        self._closed = True
        _ask_no_more(self.may_connect)
        for question in self._open:
            question.answered.set()

    def _ask(self, question: _Question) -> object:
        if self._closed:
            return None
        if QThread.currentThread() is self.thread():  # nobody else could show it
            self._show(question)
            if question.dialog is not None:
                question.dialog.exec()
        else:
            self._asked.emit(question)
            question.answered.wait()
        return question.answer

    @Slot(object)
    def _show(self, question: _Question) -> None:
        def answer(given: object) -> None:
            question.answer = given
            if question in self._open:
                self._open.remove(question)
            question.answered.set()

        self._open.append(question)
        parent = next(
            (of for of in self._window.findChildren(QDialog) if of.isVisible()), self._window
        )
        question.dialog = question.show(parent, question.url, answer)
        question.dialog.open()


def _ask_no_more(asked: Callable[[str], bool]) -> None:
    """Nobody is asked any more, unless it is another window's turn by now."""
    if credentials.may_connect == asked:
        credentials.ask_password = credentials.may_connect = None


class PasswordDialog(QDialog):
    """Asks for a password; what is typed is not shown, and nothing else keeps it."""

    def __init__(
        self, parent: QWidget, url: str, can_keep: bool, answer: Callable[[object], None]
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Password"))
        self.setMinimumWidth(_WIDTH)
        self._answer = answer
        self.password = QLineEdit(self, echoMode=QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(tr("Password"))
        self.keep = QCheckBox(tr("&Keep it in the system's keyring"), self)
        self.keep.setToolTip(tr("Else it is forgotten when VBAS closes"))
        self.keep.setVisible(can_keep)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        said = words(tr("Password or token for {url}").format(url=url))
        note = words(tr("It is kept in no file, project or log of VBAS."), "quiet")
        parts = (said, self.password, self.keep, note, buttons)
        column(self, *parts, spacing=8, margins=(16, 14, 16, 14))
        self.finished.connect(self._tell)

    @Slot(int)
    def _tell(self, result: int) -> None:
        typed = Typed(self.password.text(), self.keep.isChecked())
        self.password.clear()
        self._answer(typed if result == QDialog.DialogCode.Accepted else None)


def _may_dialog(parent: QWidget, url: str, answer: Callable[[object], None]) -> QDialog:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(tr("Connect to a database"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("The file names a database: {url}").format(url=url))
    box.setInformativeText(
        tr("Connect only if you trust it: your user name and password are sent there.")
    )
    yes = box.addButton(tr("&Connect"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(no)
    box.finished.connect(lambda _: answer(box.clickedButton() is yes))
    return box
