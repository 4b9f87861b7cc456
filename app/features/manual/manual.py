"""F1 and *Help > Manual*: a control in words, and the page about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

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
        explain = program.window.actions_.explain
        tip = self.tr("Ten short pages with pictures; no network is needed (Ctrl+F1)")
        row = (self.tr("&Manual"), tip, "Ctrl+F1", "table")
        self.action = program.window.add_action("help", "manual", row, before=explain)
        self.action.triggered.connect(self.open_for_focus)
        explain.triggered.connect(self.explain)

    def page_here(self) -> str:
        """The page of what has the focus."""
        return page_of([*names_outwards(self._window.focusWidget()), self._window.workspace])

    @Slot()
    def explain(self) -> str:
        """Says beside the control that has the focus what it is for; returns the words.

        Where nothing is known of a control, its page opens at once.
        """
        widget = self._window.focusWidget() or self._window.map_panel.canvas
        text, page = words_about(widget), self.page_here()
        if not text:
            self.open_page(page)
            return ""
        self.explanation = Explanation(text, partial(self.open_page, page), self._window)
        self.explanation.destroyed.connect(self._forget)
        self.explanation.show_beside(widget)
        return text

    @Slot()
    def _forget(self) -> None:
        self.explanation = None

    @Slot()
    def open_for_focus(self) -> None:
        """Opens the manual where it was left, at first at the page of what has the focus."""
        self.open_page(self.reader.page if self.reader is not None else self.page_here())

    def open_page(self, page: str = PAGES[0]) -> None:
        """Opens the manual at a page."""
        if self.reader is None:
            from app.features.manual.reader import Reader  # so that starting is not slower

            language = chosen(self._settings.language)
            self.reader = Reader(language, self._window.theme, self._window)
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
