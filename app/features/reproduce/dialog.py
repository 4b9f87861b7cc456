"""Help > Reproduce the papers: a paper's runs made again, and the page that tells what held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QPushButton,
    QRadioButton,
)

from app.frame.program import Program
from app.kit.language import said
from app.kit.layouts import column, row
from app.kit.own_job import OwnJob
from app.kit.run_bar import RunBar, RunTexts
from app.kit.widgets import push_button, words
from core.errors import VbasError
from core.io.reproduction.paper import Given, Page, Paper
from core.io.reproduction.papers import PAGE, PAPERS, reproduce
from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, Claim
from core.steps import Step

PURPOSE: Final = "reproduce"
_WIDTH: Final = 520


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Reproduce", text, disambiguation, n)


def verdict(found: Sequence[Claim]) -> str:
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
        self.papers = QComboBox(self)
        self.papers.setToolTip(tr("Which paper to run again"))
        for of in PAPERS.values():
            self.papers.addItem(of.authors, of.name)
        self.made_up = QRadioButton(tr("Data that the program makes"), self)
        self.made_up.setToolTip(tr("As much as in the paper, of the same shape"))
        self.opened = QRadioButton(tr("The areas that are open"), self)
        self.records = QRadioButton(tr("A file of records …"), self)
        self.file: Path | None = None
        self.about = words("", "quiet")
        self.quick = QCheckBox(tr("A quick look"), self)
        self.quick.setToolTip(tr("Less data, or nothing varied: within two minutes"))
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
        self._parent = self._settings.folder(PURPOSE)
        self._connect()
        intro = words(
            tr(
                "All runs are made again from the start; finished ones are kept, so that you can "
                "cancel and go on. The whole of a paper takes minutes, at most half an hour."
            ),
            "quiet",
        )
        column(
            self,
            *(self.papers, self.about, intro, self.made_up, self.opened, self.records, self.quick),
            row(None, (self.place, 1), self.choose),
            *(self.run, self.told, self.page),
            1,
            spacing=8,
            margins=(16, 14, 16, 14),
        )
        self.setMinimumWidth(_WIDTH)
        self.made_up.setChecked(True)
        self.quick.setChecked(True)

    @property
    def paper(self) -> Paper:
        """The paper that is chosen."""
        return PAPERS[str(self.papers.currentData())]

    @property
    def folder(self) -> Path:
        """Where its results go."""
        return self._parent / f"vbas-{self.paper.name}"

    def _connect(self) -> None:
        self.papers.currentIndexChanged.connect(self._offer)
        self.records.clicked.connect(self._choose_records)
        self.run.run_requested.connect(self._start)
        self.run.cancel_requested.connect(self._job.cancel)
        self._job.started.connect(self.run.show_working)
        self._job.told.connect(self.run.show_step)
        self._job.failed.connect(self.run.show_error)
        self._job.ended.connect(self.run.show_idle)

    def ask(self) -> None:
        """Shows itself, for the areas that are open now."""
        self._offer()
        self.show()
        self.raise_()

    @Slot()
    def _offer(self) -> None:
        """What the chosen paper can be run on."""
        self.file = None
        self.about.setText(said(self.paper.about))
        self.records.setText(tr("A file of records …"))
        self.opened.setEnabled(bool(self.paper.areas) and self._session.area_file is not None)
        self.opened.setToolTip(said(self.paper.areas) or tr("This paper needs no areas"))
        self.records.setEnabled(bool(self.paper.records))
        self.records.setToolTip(said(self.paper.records) or tr("This paper needs no records"))
        chosen = next(of for of in (self.made_up, self.opened, self.records) if of.isChecked())
        if chosen is self.records or not chosen.isEnabled():
            self.made_up.setChecked(True)
        self._show_place()

    @Slot()
    def _choose_records(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("File of records"), str(self._settings.folder("records"))
        )
        self.file = Path(chosen) if chosen else None
        if self.file is None:
            self.made_up.setChecked(True)
        else:
            self.records.setText(tr("Records: {file}").format(file=self.file.name))

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
            self._parent = Path(chosen)
            self._show_place()

    @Slot()
    def _start(self) -> None:
        file = self._session.area_file if self.opened.isChecked() else None
        areas = None if file is None else file.source
        records = self.file if self.records.isChecked() else None
        given = Given(self.folder, self.quick.isChecked(), areas, records)
        steps = reproduce(self.paper, given)
        if not self._job.start(tr("Reproducing the paper"), steps, self._take):
            busy = VbasError("Something else is running.", "Wait until it has ended, or cancel it.")
            self.run.show_error(busy)

    @Slot(object)
    def _take(self, made: Page | None) -> None:
        self._show_place()
        self.told.setText(verdict(made.claims) if made is not None else "")

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
