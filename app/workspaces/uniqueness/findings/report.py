"""Writes the report of one page: asks where, and writes it in the background."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from app.kit.language import ENGLISH, FRENCH, sentence
from app.kit.messages import Message
from app.workspaces.uniqueness.reasons import UniquenessContext
from core.errors import VbasError
from core.io.synthesize.mark import is_synthetic
from core.io.uniqueness_report import write_html, write_pdf
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.rare import RARE_GROUPS
from core.record_uniqueness.report import report_of

_PURPOSE, _TOPIC = "report", "uniqueness report"
_PDF, _HTML = (".pdf",), (".html", ".htm")


class ReportWriter(QObject):
    """Asks for a file, and writes the page."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__(context.program.window)
        self._program, self._state = context.program, context.state

    @Slot()
    def ask(self) -> None:
        """Lets the user choose a file; its ending says what is written."""
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
        state, records = self._state, self._program.session.records
        of, tried, distinct = state.examination, state.tried, state.distinct
        file = None if records is None else records.path
        french = QLocale().language() == QLocale.Language.French
        write = write_pdf if path.suffix.lower() in _PDF else write_html
        if of is None:
            return

        def work() -> VbasError | None:
            report = report_of(
                of,
                file="" if file is None else file.name,
                date=date.today().isoformat(),
                tried=tried,
                left_out=_left_out(of, distinct),
                synthetic=file is not None and is_synthetic(file),
            )
            try:
                write(path, report, sentence, language=FRENCH if french else ENGLISH)
            except VbasError as error:
                return error
            return None

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


def _left_out(of: Examination, distinct: DistinctRecords | None) -> dict[str, int]:
    """Records that are not counted, by reason."""
    counted = {} if distinct is None else dict(distinct.left_out)
    return {**counted, RARE_GROUPS: of.left_out} if of.left_out else counted


def _open(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
