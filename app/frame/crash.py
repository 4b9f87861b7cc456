"""Errors nobody expected: a report that can be copied, free of any value of a record."""

from __future__ import annotations

import platform
import sys
import tempfile
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.widgets import words
from core import __version__


def report_of(error: BaseException) -> str:
    """What happened, where in the program, and on which machine.

    Only the places in the program and the error's type are told: its text could quote the value
    of a record.
    """
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"  {_shortened(f.filename)}:{f.lineno} in {f.name}" for f in frames]
    cause = error.__cause__ or error.__context__
    lines = [
        f"VBAS {__version__}, Python {platform.python_version()}, PySide6 {pyside_version}, "
        f"{platform.platform()}",
        datetime.now(UTC).isoformat(timespec="seconds"),
        f"{type(error).__module__}.{type(error).__qualname__}",
        *places,
    ]
    if cause is not None and cause is not error:
        lines += ["caused by", report_of(cause)]
    return "\n".join(lines)


def write_report(report: str, folder: Path | None = None) -> Path | None:
    """Writes a report into the folder for temporary files; None if that fails."""
    name = datetime.now(UTC).strftime("vbas-report-%Y%m%d-%H%M%S-%f.txt")
    path = (folder or Path(tempfile.gettempdir())) / name
    try:
        path.write_text(report + "\n", encoding="utf-8")
    except OSError:
        return None
    return path


def _shortened(file: str) -> str:
    """The last parts of a path: enough to find the place, without the user's folders."""
    return "/".join(Path(file).parts[-3:])


class CrashDialog(QDialog):
    """Says that there is a bug and offers the report."""

    def __init__(self, report: str, path: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong in VBAS"))
        self.resize(620, 380)
        column = QVBoxLayout(self)
        column.addWidget(
            words(
                self.tr(
                    "This is a bug, not a mistake of yours. Your files are unchanged and the "
                    "window can go on. The report below holds no value of any record."
                )
            )
        )
        text = QPlainTextEdit(report, self)
        text.setReadOnly(True)
        text.setAccessibleName(self.tr("Report"))
        column.addWidget(text, 1)
        if path is not None:
            column.addWidget(words(self.tr("Written to {0}").format(path)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = QPushButton(self.tr("Copy report"), self)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        copy.clicked.connect(self._copy)
        self._report = report
        column.addWidget(buttons)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)


class CrashReporter(QObject):
    """Catches what nobody caught, on any thread, and shows it on the GUI thread.

    Signals
    -------
    crashed(str)
        A report was written.
    """

    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.dialog: CrashDialog | None = None
        self.crashed.connect(self._show)

    def install(self) -> None:
        """Becomes the handler of uncaught errors."""
        sys.excepthook = self._from_main
        threading.excepthook = self._from_thread

    def report(self, error: BaseException) -> None:
        """Reports an error; may be called from any thread."""
        report = report_of(error)
        print(report, file=sys.stderr)  # noqa: T201 (a terminal may be all there is)
        self.crashed.emit(report)

    def _from_main(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error)

    def _from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_value)

    @Slot(str)
    def _show(self, report: str) -> None:
        path = write_report(report)
        if self.dialog is not None and self.dialog.isVisible():
            return  # one at a time: an error in painting would open hundreds
        self.dialog = CrashDialog(report, path)
        self.dialog.show()
