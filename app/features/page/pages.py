"""The map as a page, to print or to save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QDialog

from app.features.page.content import content_of, shows_result
from app.features.page.dialog import PREVIEW, PageDialog
from app.features.page.layout import (
    PageLayout,
    PageOptions,
    keep_options,
    load_options,
    map_font,
)
from app.features.page.output import (
    DPI,
    map_picture,
    on_paper,
    page_layout,
    paint_page,
    save_pdf,
    save_png,
)
from app.frame.program import Program
from app.kit.file_dialogs import ask_where
from app.kit.messages import Message, message_of
from app.kit.settings import save_settings
from app.map.canvas.two_stills import Maps
from core.errors import VbasError

_FOLDER = "picture"


class Pages(QObject):
    """The dialog on one side, map, session and files on the other."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        window = program.window
        tip = self.tr("The map with title, legend and sources on a page: PDF, PNG, paper (Ctrl+P)")
        row = (self.tr("&Print or save a page …"), tip, "Ctrl+P", "print")
        self.action = window.add_action("file", "print_page", row)
        self.action.triggered.connect(self.open)
        self.dialog: PageDialog | None = None
        for signal in (program.session.areas_changed, program.session.current_run_changed):
            signal.connect(self._enable)
        self._enable()

    @Slot()
    def _enable(self) -> None:
        session = self._program.session
        self.action.setEnabled(session.area_file is not None or session.current_run is not None)

    @Slot()
    def open(self) -> None:
        """Opens the dialog for what the map shows now."""
        program, panel = self._program, self._program.window.map_panel
        if panel.canvas.scene.polygons is None or self.dialog is not None:
            return
        dialog = PageDialog(load_options(program.settings), program.background, program.window)
        self.dialog = dialog
        dialog.options_changed.connect(self._keep)
        dialog.pdf_requested.connect(self.ask_for_pdf)
        dialog.png_requested.connect(self.ask_for_png)
        dialog.print_requested.connect(self.ask_for_printer)
        dialog.finished.connect(self._on_closed)
        content = content_of(program.session, finished=shows_result(program))
        font = map_font(dialog.font().family())
        dialog.show_content(content, on_paper(panel.maps_shown, font))
        dialog.open()

    @Slot()
    def _on_closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        self._program.background.forget(PREVIEW)
        save_settings(self._program.settings)
        if dialog is not None:
            dialog.deleteLater()

    @Slot(object)
    def _keep(self, options: PageOptions) -> None:
        keep_options(self._program.settings, options)

    def _on_paper(self) -> tuple[PageLayout, Maps] | None:
        """The page and its map as they stand in the dialog."""
        if self.dialog is None:
            return None
        self.dialog.lay_out()
        page, still = self.dialog.page, self.dialog.still
        return None if page is None or still is None else (page, still)

    # Files

    @Slot()
    def ask_for_pdf(self) -> None:
        """Lets the user choose a file for the PDF."""
        path = self._ask_where(self.tr("Save page as PDF"), self.tr("PDF (*.pdf)"), ".pdf")
        if path is not None:
            self.write_pdf(path)

    @Slot()
    def ask_for_png(self) -> None:
        """Lets the user choose a file for the picture."""
        path = self._ask_where(self.tr("Save page as PNG"), self.tr("Picture (*.png)"), ".png")
        if path is not None:
            self.write_png(path)

    def _ask_where(self, title: str, kind: str, ending: str) -> Path | None:
        settings = self._program.settings
        return ask_where(self.dialog, settings, _FOLDER, title, f"page{ending}", kind, only=True)

    def write_pdf(self, path: Path) -> None:
        """Writes the page as a PDF."""
        made = self._on_paper()
        if made is not None and self.dialog is not None:
            title = self.dialog.content.title
            self._write(path, lambda: save_pdf(path, *made, title))

    def write_png(self, path: Path) -> None:
        """Writes the page as a PNG."""
        made = self._on_paper()
        if made is not None:
            self._write(path, lambda: save_png(path, *made))

    def _write(self, path: Path, act: Callable[[], None]) -> None:
        """Writes a file beside everything else, and says what became of it."""
        self._show_busy(True)

        def work() -> VbasError | None:
            try:
                act()
            except VbasError as error:
                return error
            return None

        def then(error: VbasError | None) -> None:
            self._show_busy(False)
            if error is None:
                self._say(self.tr("The page is in {0}.").format(path.name))
            else:
                self._show_error(error)

        self._program.background.ask("page", work, then)

    # Printer

    @Slot()
    def ask_for_printer(self) -> None:
        """Lets the user choose a printer."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        made = self._on_paper()
        if made is None:
            return
        page, still = made
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setResolution(DPI)
        printer.setPageLayout(page_layout(page))
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self.dialog)
        dialog.finished.connect(dialog.deleteLater)

        def print_page(picture: QImage) -> None:
            self._show_busy(False)
            painter = QPainter()
            if not painter.begin(printer):
                error = VbasError(
                    "The page could not be printed.", "Check the printer, or save a PDF."
                )
                self._show_error(error)
                return
            paint_page(painter, page, still, picture, float(printer.resolution()))
            painter.end()
            self._say(self.tr("The page was sent to the printer."))

        def go(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                self._show_busy(True)
                self._program.background.ask(
                    "page", lambda: map_picture(still, page.map.size(), DPI), print_page
                )

        dialog.finished.connect(go)
        QDialog.open(dialog)

    def _show_busy(self, busy: bool) -> None:
        if self.dialog is not None:
            self.dialog.show_busy(busy)

    def _say(self, text: str) -> None:
        """In the dialog, and in the window for when it is closed."""
        if self.dialog is not None:
            self.dialog.say(text)
        self._program.window.map_panel.messages.show_message(Message(text, topic="page"))

    def _show_error(self, error: VbasError) -> None:
        message = message_of(error, "page")
        if self.dialog is not None:
            self.dialog.say(message.whole)
        self._program.window.map_panel.messages.show_message(message)


def wire(program: Program) -> Pages:
    """Adds the page to the file menu."""
    return Pages(program)
