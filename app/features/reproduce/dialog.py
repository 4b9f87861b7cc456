"""Help > Reproduce the papers: a paper's runs made again, and the page that tells what held."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QLabel, QPushButton, QRadioButton

from app.frame.program import Program
from app.kit.layouts import column, row
from app.kit.own_job import OwnJob
from app.kit.run_bar import RunBar, RunTexts
from app.kit.widgets import push_button, words
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.reproduction.croft2015 import COMMAND, reproduce
from core.io.reproduction.croft2015_page import PAGE, TITLE, write_reproduction
from core.io.result_folder import check_result_folder
from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, Claim
from core.steps import Step, Steps

PURPOSE: Final = "reproduce"
_WIDTH: Final = 520
_NAME: Final = "croft2015"


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Reproduce", text, disambiguation, n)


def run_again(folder: Path, areas: AreaSource | None, quick: bool) -> Steps[tuple[Claim, ...]]:
    """Makes all runs that are not kept yet, then the page; the verdicts (() if it was stopped).

    Raises
    ------
    VbasError
        If the folder holds something else, or the areas cannot be used.
    """
    check_result_folder(folder, COMMAND, (None if areas is None else areas.path,))
    made = yield from reproduce(folder, areas, quick)
    return () if made is None else write_reproduction(made, folder)


def verdict(found: tuple[Claim, ...]) -> str:
    """How many of the paper's statements hold, in one sentence."""
    of = Counter(claim.verdict for claim in found)
    told = (
        tr("%n hold", "", of[HOLDS]),
        tr("%n hold in part", "", of[IN_PART]),
        tr("%n do not hold", "", of[DOES_NOT_HOLD]),
    )
    return tr("Of %n statements of the paper {told}.", "", len(found)).format(told=", ".join(told))


class ReproduceDialog(QDialog):
    """Which areas, how long, where to; then the progress, and the page."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._settings = program.session, program.settings
        self.setWindowTitle(tr("Reproduce the papers"))
        self._job = OwnJob(program.jobs, Step, self)
        self.made_up = QRadioButton(tr("Areas that the program makes"), self)
        self.made_up.setToolTip(tr("As many as Canada has, in provinces of the same density"))
        self.opened = QRadioButton(tr("The areas that are open"), self)
        self.opened.setToolTip(tr("Dissemination areas with a column that tells the province"))
        self.quick = QCheckBox(tr("A quick look"), self)
        self.quick.setToolTip(
            tr("One area in 25 and short searches: less than a minute, figures of no weight")
        )
        self.place = QLabel(self)
        self.place.setWordWrap(True)
        self.choose = push_button(
            tr("Folder …"), tr("Where the page, its tables and the records go"), self, self._choose
        )
        self.run = RunBar(_texts(), self)
        self.told = words("", "verdict")
        self.page = QPushButton(tr("Open the page"), self)
        self.page.setToolTip(tr("Figures, tables and a verdict on each statement"))
        self.page.clicked.connect(self._open)
        self.folder = self._settings.folder(PURPOSE) / f"vbas-{_NAME}"
        self._connect()
        intro = words(
            tr(
                "All runs are made again from the start; finished ones are kept, so that you can "
                "cancel and go on. The whole takes about half an hour."
            ),
            "quiet",
        )
        column(
            self,
            *(words(TITLE), intro, self.made_up, self.opened, self.quick),
            row(None, (self.place, 1), self.choose),
            *(self.run, self.told, self.page),
            1,
            spacing=8,
            margins=(16, 14, 16, 14),
        )
        self.setMinimumWidth(_WIDTH)
        self.made_up.setChecked(True)
        self.quick.setChecked(True)

    def _connect(self) -> None:
        self.run.run_requested.connect(self._start)
        self.run.cancel_requested.connect(self._job.cancel)
        self._job.started.connect(self.run.show_working)
        self._job.told.connect(self.run.show_step)
        self._job.failed.connect(self.run.show_error)
        self._job.ended.connect(self.run.show_idle)

    def ask(self) -> None:
        """Shows itself, for the areas that are open now."""
        self.opened.setEnabled(self._session.area_file is not None)
        if self._session.area_file is None:
            self.made_up.setChecked(True)
        self._show_place()
        self.show()
        self.raise_()

    def _show_place(self) -> None:
        self.place.setText(tr("Into {folder}").format(folder=self.folder))
        self.told.setText("")
        self.page.setVisible((self.folder / PAGE).is_file())

    @Slot()
    def _choose(self) -> None:
        start = str(self._settings.folder(PURPOSE))
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder for the results"), start)
        if chosen:
            self._settings.remember_folder(PURPOSE, Path(chosen))
            self.folder = Path(chosen) / f"vbas-{_NAME}"
            self._show_place()

    @Slot()
    def _start(self) -> None:
        file = self._session.area_file if self.opened.isChecked() else None
        areas = None if file is None else file.source
        steps = run_again(self.folder, areas, self.quick.isChecked())
        if not self._job.start(tr("Reproducing the paper"), steps, self._take):
            busy = VbasError("Something else is running.", "Wait until it has ended, or cancel it.")
            self.run.show_error(busy)

    @Slot(object)
    def _take(self, found: tuple[Claim, ...]) -> None:
        self._show_place()
        self.told.setText(verdict(found) if found else "")

    @Slot()
    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder / PAGE)))


def _texts() -> RunTexts:
    return RunTexts(
        run=tr("Reproduce"),
        again=tr("Reproduce"),
        tip=tr("Make all runs that are not kept yet, and the page"),
        answered_tip="",
        line=tr("What there is to do"),
        cancel_tip=tr("Leave the run at hand; finished ones are kept"),
    )


def wire(program: Program) -> None:
    """Puts it into the help menu; the dialog is made when it is first asked for."""
    window = program.window
    tip = tr("A paper's runs made again, beside what it prints")
    entry = (tr("&Reproduce the papers …"), tip, "", "")
    action = window.add_action("help", "reproduce", entry, before=window.actions_.explain)
    made: list[ReproduceDialog] = []

    @Slot()
    def show() -> None:
        if not made:
            made.append(ReproduceDialog(program))
        made[0].ask()

    action.triggered.connect(show)
