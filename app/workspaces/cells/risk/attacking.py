"""Carries out the simulated attack, and writes samples, when the panel asks for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit import numbers
from app.kit.messages import Message
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.asked import Source
from app.workspaces.cells.risk.panel import RiskPanel
from app.workspaces.cells.risk.risk_wiring import RiskWiring
from app.workspaces.cells.risk.work import RiskJob
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.io.records.released_query import WrittenRecords
from core.io.sample_files import write_samples
from core.io.synthesize.mark import synthetic_mark
from core.risk.simulated import SimulatedAttack, simulate_attack
from core.steps import Step

_PURPOSE, _TOPIC = "samples", "samples"


class Attacking(QObject):
    """The simulated attack as a job; its trials are shown as they come."""

    def __init__(self, program: Program, panel: RiskPanel, wiring: RiskWiring) -> None:
        super().__init__(program.window)
        self._panel, self._wiring = panel, wiring
        self.job = RiskJob(program.jobs, self)
        self._name = ""
        self._source: Source | None = None
        view = panel.simulated
        view.attack_requested.connect(self.attack)
        view.stop_requested.connect(self.job.stop)
        self.job.told.connect(self._tell)
        self.job.streamed.connect(self._show)
        self.job.done.connect(self._show)
        self.job.failed.connect(view.show_error)
        self.job.ended.connect(view.show_idle)

    @Slot()
    def attack(self) -> None:
        """Attacks the records by the combination that is looked at."""
        shown, view = self._wiring.shown, self._panel.simulated
        if shown is None:
            return
        asked = shown.asked
        view.show_error(None)
        try:
            design = view.design(asked.columns, asked.release.people, asked.release.fraction)
        except VbasError as error:
            view.show_error(error)
            return
        self._source = source = asked.source
        self._name = self._panel.combination_name(asked.columns)
        steps = simulate_attack(source.records, source.suppression, design)
        if self.job.start(self.tr("Simulated attack"), steps):
            view.show_working(0, None)
        else:
            view.trouble.say(self.tr("Something else is under way: wait, or cancel it."))

    @Slot(object)
    def _tell(self, step: Step) -> None:
        counted = isinstance(step.snapshot, SimulatedAttack)
        self._panel.simulated.show_working(step.done if counted else 0, step.total)

    @Slot(object)
    def _show(self, attack: SimulatedAttack) -> None:
        stale = self._wiring.source is not self._source
        self._panel.simulated.show_attack(attack, self._name, stale=stale)


class SampleWriter(QObject):
    """Asks for a folder, and writes the samples."""

    def __init__(self, program: Program, state: CellsState, panel: RiskPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self.job = RiskJob(program.jobs, self)
        panel.samples.write_requested.connect(self.ask)
        self.job.done.connect(self._say)
        self.job.failed.connect(panel.samples.show_error)
        self.job.ended.connect(lambda: panel.samples.show_busy(False))

    @Slot()
    def ask(self) -> None:
        """Lets the user choose a folder."""
        if self._program.jobs.busy:
            self._say_busy()
            return
        settings = self._program.settings
        title = self.tr("Folder for the samples")
        start = str(settings.folder(_PURPOSE))
        name = QFileDialog.getExistingDirectory(self._program.window, title, start)
        if name:
            settings.remember_folder(_PURPOSE, Path(name))
            self.write(Path(name))

    def write(self, folder: Path) -> None:
        """Draws the samples of what came out, and writes them."""
        outcome, opened = self._state.outcome, self._program.session.records
        if outcome is None:
            return
        view = self._panel.samples
        try:
            design = view.design()
        except VbasError as error:
            view.show_error(error)
            return
        source = None if opened is None else opened.path
        mark = None if source is None else synthetic_mark(source)
        steps = write_samples(
            outcome, folder, design, released=self._released(), source=source, metadata=mark
        )
        view.show_error(None)
        if self.job.start(self.tr("Writing samples"), steps):
            view.show_busy(True)
        else:
            self._say_busy()

    def _say_busy(self) -> None:
        said = self.tr("Something else is under way: wait, or cancel it.")
        self._panel.samples.trouble.say(said)

    def _released(self) -> tuple[str, ...] | None:
        """Columns that the design releases, where what is shown came out of it."""
        plan = self._state.plan
        return None if plan is None or self._state.outdated else plan.released

    @Slot(object)
    def _say(self, written: tuple[WrittenRecords, ...]) -> None:
        files = ", ".join(
            f"{of.path.name} ({numbers.count(of.n_records, texts.tr('records'))})" for of in written
        )
        folder = written[0].path.parent
        notices = " ".join(dict.fromkeys(str(of) for one in written for of in one.notices))
        self._program.window.map_panel.messages.show_message(
            Message(
                self.tr("Written to {folder}: {files}.").format(folder=folder.name, files=files),
                notices,
                topic=_TOPIC,
                action=self.tr("Open folder"),
                on_action=lambda: _open(QUrl.fromLocalFile(str(folder))),
            )
        )


def _open(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
