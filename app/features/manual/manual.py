"""F1 opens the page of what has the focus, Ctrl+F1 says it in words beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from app.features.manual.explanation import Explanation, names_outwards, words_about
from app.features.manual.pages import PAGES, page_of
from app.frame.program import Program
from app.kit.language import chosen

if TYPE_CHECKING:
    from app.features.manual.reader import Reader


class Manual(QObject):
    """Explains what has the focus; shows the manual, which is made when it is first asked for."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._window, self._settings = program.window, program.settings
        self.reader: Reader | None = None
        self.explanation: Explanation | None = None
        self._listening: WeakSet[QWidget] = WeakSet()
        explain = program.window.actions_.explain
        tip = self.tr("The page about what has the focus, of ten with pictures, offline (F1)")
        row = (self.tr("&Manual"), tip, "F1", "table")
        self.action = program.window.add_action("help", "manual", row, before=explain)
        self.action.triggered.connect(self.open_for_focus)
        explain.triggered.connect(self.explain)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._listen_in_dialog)

    @Slot(QWidget, QWidget)
    def _listen_in_dialog(self, before: QWidget | None, now: QWidget | None) -> None:
        """Both keys belong to the window; a dialog before it gets its own."""
        del before
        dialog = None if now is None else now.window()
        if not isinstance(dialog, QDialog) or dialog is self.reader or dialog in self._listening:
            return
        owner = dialog.parentWidget()
        if owner is None or owner.window() is not self._window:
            return
        for action, does in (
            (self.action, self.open_for_focus),
            (self._window.actions_.explain, self.explain),
        ):
            QShortcut(action.shortcut(), dialog).activated.connect(does)
        self._listening.add(dialog)

    @property
    def _asked(self) -> QWidget:
        """What has the focus, in a dialog or in the window."""
        here = QApplication.focusWidget()
        if here is None or here.window() not in self._listening:
            here = self._window.focusWidget()
        return here or self._window.map_panel.canvas

    def page_here(self) -> str:
        """The page of what has the focus."""
        return page_of([*names_outwards(self._asked), self._window.workspace])

    @Slot()
    def explain(self) -> str:
        """Says beside the control that has the focus what it is for; returns the words.

        Where nothing is known of a control, its page opens at once.
        """
        widget = self._asked
        text, page = words_about(widget), self.page_here()
        if not text:
            self.open_page(page)
            return ""
        self.explanation = Explanation(text, partial(self.open_page, page), widget.window())
        self.explanation.destroyed.connect(self._forget)
        self.explanation.show_beside(widget)
        return text

    @Slot()
    def _forget(self) -> None:
        self.explanation = None

    @Slot()
    def _forget_reader(self) -> None:
        """It went with the dialog that it stood before."""
        if self.reader is not None and not isValid(self.reader):
            self.reader = None

    @Slot()
    def open_for_focus(self) -> None:
        """Opens the manual at the page of what has the focus."""
        self.open_page(self.page_here())

    def open_page(self, page: str = PAGES[0]) -> None:
        """Opens the manual at a page; before a dialog that waits for an answer, as part of it."""
        modal = QApplication.activeModalWidget()
        owner = modal if modal is not None and modal in self._listening else self._window
        if self.reader is None or self.reader.parentWidget() is not owner:
            from app.features.manual.reader import Reader  # so that starting is not slower

            if self.reader is not None:
                self.reader.close()
            self.reader = Reader(chosen(self._settings.language), self._window.theme, owner)
            self.reader.destroyed.connect(self._forget_reader)
        self.reader.show_page(page)
        self.reader.show()
        self.reader.raise_()
        self.reader.activateWindow()

    def adopt(self, old: Manual) -> None:
        """Goes on in this window's language at the page that was read."""
        if old.reader is not None and old.reader.isVisible():
            self.open_page(old.reader.page)


def wire(program: Program) -> Manual:
    """Connects F1 and the help menu."""
    manual = Manual(program)
    program.add(manual)
    return manual
