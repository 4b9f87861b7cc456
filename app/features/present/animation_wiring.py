"""Connects the export of animations: menu, replay bar, dialog, job, messages."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from app.features.present.animation import AnimationPlan, write_animation
from app.features.present.animation_dialog import AS_SHOWN, AnimationDialog
from app.features.replay.bar import ReplayBar
from app.features.replay.states import replay_of
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.messages import Message
from core.errors import VbasError
from core.search.replay import Replay

_PURPOSE, _TOPIC = "picture", "animation"


class AnimationWiring(QObject):
    """Writes the replay of the shown run as an animation."""

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._program, self._window = program, window
        self._messages = window.map_panel.messages
        self.dialog: AnimationDialog | None = None
        self.action = window.add_action(
            "file",
            "export_animation",
            (
                self.tr("Export a&nimation …"),
                self.tr("Write the search of the shown run as an MP4 or GIF"),
                "",
                "film",
            ),
        )
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
            "animation", partial(replay_of, entry), partial(self._open, entry)
        )

    def _open(self, entry: RunEntry, replay: Replay | None) -> None:
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
        settings = self._window.settings
        start = str(settings.folder(_PURPOSE) / f"{entry.name}.{ending}")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export animation"),
            start,
            self.tr("Animation (*.{ending})").format(ending=ending),
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() != f".{ending}":
            path = path.with_name(f"{path.name}.{ending}")
        settings.remember_folder(_PURPOSE, path)
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
            self._messages.say(
                self.tr("Something else is under way."),
                self.tr("Try again when it has ended."),
                topic=_TOPIC,
            )
            return
        job.succeeded.connect(self._say_written)
        job.failed.connect(self._fail)
        job.discarded.connect(self._say_cancelled)

    @Slot(object)
    def _say_written(self, path: Path | None) -> None:
        if path is None:
            self._say_cancelled()
            return
        url = QUrl.fromLocalFile(str(path.parent))
        self._messages.show_message(
            Message(
                self.tr("The animation is in {0}.").format(path.name),
                topic=_TOPIC,
                action=self.tr("Open folder"),
                on_action=lambda: _open_folder(url),
            )
        )

    @Slot()
    def _say_cancelled(self) -> None:
        self._messages.say(
            self.tr("The animation was cancelled; nothing was written."), topic=_TOPIC
        )

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, _TOPIC)


def _open_folder(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
