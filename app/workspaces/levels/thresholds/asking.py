"""Opens the form that proposes a threshold, and remembers its answers."""

from __future__ import annotations

import json

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.thresholds.guidance_form import GuidanceForm
from core.errors import VbasError

_ANSWERS = "levels/guidance"


class Asking(QObject):
    """The form, while it is open."""

    def __init__(self, program: Program, state: LevelsState) -> None:
        super().__init__(program.window)
        self._window, self._kept, self._state = program.window, program.settings.kept, state
        self.form: GuidanceForm | None = None

    @Slot()
    def open_form(self) -> None:
        """Opens the form with the answers that were given last."""
        if self.form is not None:
            self.form.raise_()
            return
        try:
            told = json.loads(self._kept.get(_ANSWERS, "{}"))
            self.form = GuidanceForm({str(k): int(v) for k, v in told.items()}, self._window)
        except (ValueError, TypeError, AttributeError, VbasError):  # of another version
            self._kept.pop(_ANSWERS, None)
            self.form = GuidanceForm({}, self._window)
        self.form.answered.connect(self._keep)
        self.form.applied.connect(self._apply)
        self.form.finished.connect(self._forget)
        self.form.open()

    @Slot(object)
    def _keep(self, answers: dict[str, int]) -> None:
        self._kept[_ANSWERS] = json.dumps(answers)

    @Slot(float)
    def _apply(self, threshold: float) -> None:
        self._state.change(threshold=threshold)

    @Slot()
    def _forget(self) -> None:
        self.form = None
