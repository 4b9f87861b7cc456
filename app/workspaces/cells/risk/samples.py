"""Samples for the public: how many, how large, and the button that writes them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from app.kit import numbers
from app.kit.brief import BriefLabel, explained
from app.kit.controls import Callout, WheelGuard
from app.kit.layouts import LEFT, column, labelled_rows, percentage, whole_number
from app.kit.messages import Message, busy_words
from app.kit.own_job import OwnJob
from app.kit.widgets import push_button
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import texts
from app.workspaces.cells.texts import tr
from core.errors import VbasError
from core.io.records.released_query import WrittenRecords
from core.io.sample_files import write_samples
from core.io.synthesize.mark import synthetic_mark
from core.risk.of_records import Risk
from core.risk.samples import MOST_SAMPLES, SampleDesign

_PURPOSE, _TOPIC = "samples", "samples"


class SamplesSection(QWidget):
    """Three numbers, what they mean, a button."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._program, self._state = context.program, context.state
        self._n: int | None = None
        self._failed: VbasError | None = None
        self.job = OwnJob(self._program.jobs, object, self)
        tip = self.tr("Number of samples; none has a record of another")
        self.samples = whole_number(self, 1, MOST_SAMPLES, 2, tip)
        tip = self.tr("Size of each sample (% of the records)")
        self.percent = percentage(self, 0.01, 10.0, tip)
        tip = self.tr("The same number draws the same samples on every machine")
        self.seed = whole_number(self, 0, 2_000_000_000, 1, tip)
        self.why, self.trouble = BriefLabel(role="muted"), Callout(self)
        tip = self.tr("Write each sample of the suppressed records as a file of its own")
        self.button = push_button(self.tr("&Write samples …"), tip, self, self._ask_for_folder)
        what = self.tr(
            "Simple random samples of the suppressed records. Nobody can be sure who is "
            "in a sample, and two samples cannot be put together to tell more of a person."
        )
        rows = (
            (self.tr("Sa&mples"), self.samples),
            (self.tr("Si&ze of each"), self.percent),
            (self.tr("See&d"), self.seed),
        )
        column(
            self,
            *explained(self.tr("Samples for the public"), what),
            *labelled_rows(WheelGuard(self), rows),
            *(self.why, self.trouble, (self.button, LEFT)),
            spacing=5,
            margins=(0, 10, 0, 0),
        )
        for box in (self.samples, self.percent, self.seed):
            box.valueChanged.connect(lambda _: self._show_error(None))
        self.job.failed.connect(self._show_error)
        self.job.ended.connect(self._explain)
        self._explain()

    @property
    def design(self) -> SampleDesign:
        """What is to be drawn; VbasError if there are not enough records for that."""
        share = round(self.percent.value() / 100, 6)
        return SampleDesign(self.samples.value(), share, self.seed.value())

    def show_result(self, of: Risk) -> None:
        """Samples are drawn from the suppressed records."""
        self._n = of.exposure.n_records if of.suppressed else None
        self._explain()

    @Slot(object)
    def _show_error(self, error: VbasError | None) -> None:
        """Says why they could not be written, until something else is asked."""
        self._failed = error
        self._explain()

    @Slot()
    def _explain(self) -> None:
        possible, error = False, None
        try:
            design = self.design
        except VbasError as found:
            error = found
        else:
            possible = self._n is not None and design.size(self._n) > 0
            said = self.tr("Suppress cells first: samples are drawn from the suppressed records.")
            if self._n is not None:
                said = texts.samples_words(design, self._n)
            self.why.setText(said)
        self.why.setVisible(error is None)
        self.trouble.show_error(error or self._failed)
        self.button.setEnabled(possible and not self.job.busy)

    # Writing

    @Slot()
    def _ask_for_folder(self) -> None:
        if self._program.jobs.busy:
            self.trouble.say(busy_words())
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
        state, opened = self._state, self._program.session.records
        if state.outcome is None:
            return
        try:
            design = self.design
        except VbasError as error:
            self._show_error(error)
            return
        source = None if opened is None else opened.path
        # Columns that the design releases, where what is shown came out of it.
        released = None if state.plan is None or state.stale else state.plan.released
        steps = write_samples(
            state.outcome,
            folder,
            design,
            released=released,
            source=source if isinstance(source, Path) else None,
            metadata=None if source is None else synthetic_mark(source),
        )
        self._show_error(None)
        if self.job.start(self.tr("Writing samples"), steps, self._show_written):
            self._explain()
        else:
            self.trouble.say(busy_words())

    @Slot(object)
    def _show_written(self, written: tuple[WrittenRecords, ...]) -> None:
        files = ", ".join(
            f"{of.path.name} ({numbers.count(of.n_records, tr('records'))})" for of in written
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
