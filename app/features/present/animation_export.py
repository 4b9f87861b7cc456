"""Writes the search of the shown run as an animation: asks how, and does it as a job."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.features.present.animation import GIF, MP4, SIZES, AnimationPlan, write_animation
from app.features.replay.bar import ReplayBar
from app.features.replay.states import replay_of
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.file_dialogs import ask_where
from app.kit.messages import Message
from app.kit.widgets import words
from core.errors import VbasError
from core.search.replay import Replay

EVERYTHING, AS_SHOWN = "everything", "as shown"
_PURPOSE, _TOPIC = "picture", "animation"


class AnimationDialog(QDialog):
    """Size, pace, length, format and what is seen.

    Signals
    -------
    accepted_with(width, height, frames per second, seconds, format, what is seen)
        The user wants it so.
    """

    accepted_with = Signal(int, int, int, int, str, str)

    def __init__(self, name: str, n_steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export animation"))
        self.format, self.size_box = QComboBox(self), QComboBox(self)
        self.rate, self.length = QSpinBox(self), QSpinBox(self)
        self.extent = QComboBox(self)
        self.summary = words("", "muted")
        self.summary.setMinimumWidth(340)
        column = QVBoxLayout(self)
        intro = self.tr("The search of “{run}” in {steps}, from its start to the result.")
        column.addWidget(
            words(intro.format(run=name, steps=numbers.count(n_steps, self.tr("steps"))))
        )
        column.addLayout(self._form())
        column.addWidget(self.summary)
        box = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(box.Save | box.Cancel, self)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        for signal in (self.rate.valueChanged, self.length.valueChanged):
            signal.connect(lambda _: self._update_summary())
        self.format.currentIndexChanged.connect(lambda _: self._set_usual_rate())
        self._update_summary()

    def _form(self) -> QFormLayout:
        self.format.addItem(self.tr("MP4: small, for slides and the web"), MP4)
        self.format.addItem(self.tr("GIF: plays anywhere, larger, 256 colours"), GIF)
        for width, height in SIZES:
            self.size_box.addItem(f"{width} × {height}", (width, height))
        self.rate.setRange(5, 30)
        self.rate.setValue(25)
        self.rate.setSuffix(self.tr(" pictures a second"))
        self.length.setRange(2, 120)
        self.length.setValue(12)
        self.length.setSuffix(self.tr(" s"))
        self.extent.addItem(self.tr("The whole map"), EVERYTHING)
        self.extent.addItem(self.tr("What the map shows now"), AS_SHOWN)
        form = QFormLayout()
        for text, control, tip in (
            (self.tr("Format"), self.format, self.tr("Kind of file")),
            (self.tr("Size"), self.size_box, self.tr("Width and height in pixels")),
            (self.tr("Pace"), self.rate, self.tr("Pictures a second")),
            (self.tr("Length"), self.length, self.tr("How long it plays, seconds")),
            (self.tr("Shows"), self.extent, self.tr("Which ground is seen")),
        ):
            label = QLabel(text, self)
            label.setBuddy(control)
            control.setToolTip(tip)
            control.setAccessibleName(text)
            form.addRow(label, control)
        return form

    def _set_usual_rate(self) -> None:
        """A GIF counts in hundredths of a second, and grows with each picture."""
        self.rate.setValue(10 if self.format.currentData() == GIF else 25)

    def _update_summary(self) -> None:
        frames = self.rate.value() * self.length.value()
        self.summary.setText(
            self.tr("{pictures} are drawn; you can go on working, and cancel with Esc.").format(
                pictures=numbers.count(frames, self.tr("pictures"))
            )
        )

    @Slot()
    def _accept(self) -> None:
        width, height = self.size_box.currentData()
        self.accept()
        self.accepted_with.emit(
            width,
            height,
            self.rate.value(),
            self.length.value(),
            str(self.format.currentData()),
            str(self.extent.currentData()),
        )


class AnimationExport(QObject):
    """Writes the replay of the shown run as an animation."""

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._program, self._window = program, window
        self._messages = window.map_panel.messages
        self.dialog: AnimationDialog | None = None
        tip = self.tr("Write the search of the shown run as an MP4 or GIF")
        row = (self.tr("Export a&nimation …"), tip, "", "film")
        self.action = window.add_action("file", "export_animation", row)
        self.action.triggered.connect(self.ask)
        bar = window.map_panel.findChild(ReplayBar)
        if isinstance(bar, ReplayBar):
            bar.export_requested.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Asks how the animation shall be, once it is known that there is something to see."""
        entry = self._program.session.current_run
        if entry is None:
            self._messages.say(
                self.tr("There is no run yet whose search could be shown."),
                self.tr("Run the scenario first."),
                topic=_TOPIC,
            )
            return
        self._program.background.ask(
            "animation", partial(replay_of, entry), partial(self._open_dialog, entry)
        )

    def _open_dialog(self, entry: RunEntry, replay: Replay | None) -> None:
        if replay is None or not len(replay):
            self._messages.say(
                self.tr(
                    "“{run}” made its regions without a search; there is nothing to play."
                ).format(run=entry.name),
                self.tr(
                    "Run with the anonymity-driven or suppression-driven placement, or with "
                    "border refinement (step 4, Placement)."
                ),
                topic=_TOPIC,
            )
            return
        self.dialog = AnimationDialog(entry.name, len(replay), self._window)
        self.dialog.accepted_with.connect(partial(self._ask_for_file, entry, replay))
        self.dialog.open()

    def _ask_for_file(
        self,
        entry: RunEntry,
        replay: Replay,
        width: int,
        height: int,
        rate: int,
        seconds: int,
        ending: str,
        extent: str,
    ) -> None:
        path = ask_where(
            self._window,
            self._window.settings,
            _PURPOSE,
            self.tr("Export animation"),
            f"{entry.name}.{ending}",
            self.tr("Animation (*.{ending})").format(ending=ending),
            only=True,
        )
        if path is None:
            return
        canvas = self._window.map_panel.canvas
        bounds = canvas.full_bounds()
        if bounds is None:
            return
        if extent == AS_SHOWN:
            bounds = canvas.map_view().bounds
        self.write(
            AnimationPlan(
                entry, replay, canvas.still(), bounds, width, height, rate, float(seconds), path
            )
        )

    def write(self, plan: AnimationPlan) -> None:
        """Writes an animation, as a job."""
        title = self.tr("Writing {0}").format(plan.path.name)
        job = self._program.jobs.start(title, write_animation(plan))
        if job is None:
            self._messages.say_busy(_TOPIC)
            return
        job.succeeded.connect(self._on_written)
        job.failed.connect(self._on_failed)
        job.discarded.connect(self._on_cancelled)

    @Slot(object)
    def _on_written(self, path: Path | None) -> None:
        if path is None:
            self._on_cancelled()
            return
        folder = str(path.parent)

        def open_folder() -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(folder))

        self._messages.show_message(
            Message(
                self.tr("The animation is in {0}.").format(path.name),
                topic=_TOPIC,
                action=self.tr("Open folder"),
                on_action=open_folder,
            )
        )

    @Slot()
    def _on_cancelled(self) -> None:
        self._messages.say(
            self.tr("The animation was cancelled; nothing was written."), topic=_TOPIC
        )

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, _TOPIC)
