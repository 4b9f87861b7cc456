"""Writes the report of one page: asks where, and writes it in the background."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit.language import ENGLISH, FRENCH, sentence
from app.kit.messages import Message
from app.workspaces.uniqueness.findings.panel import FindingsPanel
from app.workspaces.uniqueness.state import UniquenessState
from core.errors import VbasError
from core.io.synthesize.mark import is_synthetic
from core.io.uniqueness_report import write_html, write_pdf
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.report import report_of

_PURPOSE, _TOPIC = "report", "uniqueness report"
_PDF, _HTML = (".pdf",), (".html", ".htm")


class ReportWriter(QObject):
    """Asks for a file, and writes the page."""

    def __init__(self, program: Program, state: UniquenessState, panel: FindingsPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        panel.verdict.report_requested.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Lets the user choose a file; its ending says what is written."""
        if self._panel.shown is None:
            return
        settings, window = self._program.settings, self._program.window
        start = str(settings.folder(_PURPOSE) / "uniqueness.pdf")
        kinds = self.tr("Page to print (*.pdf);;Web page (*.html)")
        title = self.tr("Write the report")
        name, kind = QFileDialog.getSaveFileName(window, title, start, kinds)
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() not in (*_PDF, *_HTML):
            path = path.with_name(path.name + (_HTML[0] if "*.html" in kind else _PDF[0]))
        settings.remember_folder(_PURPOSE, path)
        self.write(path)

    def write(self, path: Path) -> None:
        """Writes what is shown; the ending of the path decides how."""
        shown, records = self._panel.shown, self._program.session.records
        if shown is None:
            return
        state, file = self._state, None if records is None else records.path
        tried = state.tried
        distinct = state.distinct
        french = QLocale().language() == QLocale.Language.French
        language = FRENCH if french else ENGLISH

        def work() -> VbasError | None:
            return _write(path, shown, file, tried, distinct, language)

        self._program.background.ask(_TOPIC, work, lambda failed: self._say(path, failed))

    def _say(self, path: Path, failed: VbasError | None) -> None:
        messages = self._program.window.map_panel.messages
        if failed is not None:
            messages.show_error(failed, _TOPIC)
            return
        written = QUrl.fromLocalFile(str(path))
        messages.show_message(
            Message(
                self.tr("The report is in {file}.").format(file=path.name),
                topic=_TOPIC,
                action=self.tr("Open"),
                on_action=lambda: _open(written),
            )
        )


def _write(
    path: Path,
    of: Examination,
    file: Path | None,
    tried: tuple[Examination, ...],
    distinct: DistinctRecords | None,
    language: str,
) -> VbasError | None:
    report = report_of(
        of,
        file="" if file is None else file.name,
        date=date.today().isoformat(),
        tried=tried,
        left_out=None if distinct is None else distinct.left_out,
        synthetic=file is not None and is_synthetic(file),
    )
    try:
        if path.suffix.lower() in _PDF:
            write_pdf(path, report, sentence, language=language)
        else:
            write_html(path, report, sentence, language=language)
    except VbasError as error:
        return error
    return None


def _open(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
