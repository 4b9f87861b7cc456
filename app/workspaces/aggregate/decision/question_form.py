"""What the page "Which geography?" asks: k and the limit."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QToolButton, QWidget

from app.frame.workspace import Context
from app.kit.layouts import column, percentage, row
from app.kit.preset_words import about_preset, preset_title
from app.kit.widgets import described, menu_button, words
from app.workspaces.aggregate.decision.texts import tr
from app.workspaces.aggregate.state import AggregateWorkspace
from core.decision.question import DecisionQuestion, VariableSet
from core.errors import VbasError
from core.plain_numbers import whole_number
from core.presets import presets

_ONLY = (VariableSet("", ()),)


class QuestionForm(QWidget):
    """Which k, and how much may be lost."""

    def __init__(self, context: Context[AggregateWorkspace]) -> None:
        super().__init__()
        self._state = context.state
        self.ks = described(
            QLineEdit(self),
            tr("Values of k"),
            tr("Smallest class sizes to compare, in records or people: 5, 11, 20"),
        )
        tip = tr("Share of the records that may be lost at most (%)")
        self.limit = percentage(self, 0.0, 1.0, tip, 2)
        self.limit.setAccessibleName(tr("Lost at most"))
        self.problem = words("", "warning")
        k_label, limit_label = QLabel(tr("&k"), self), QLabel(tr("&Lost at most"), self)
        k_label.setBuddy(self.ks)
        limit_label.setBuddy(self.limit)
        title = words(tr("Which geography?"), "heading")
        self.presets = self._presets()
        ks = row(None, k_label, (self.ks, 1), self.presets)
        limit = row(None, limit_label, self.limit, 1)
        column(self, title, ks, limit, self.problem, spacing=4, margins=(10, 6, 8, 2))
        self.ks.editingFinished.connect(self._take_ks)
        self.limit.valueChanged.connect(self._take_limit)
        context.live(self, self._values, self._show)

    def _presets(self) -> QToolButton:
        """Values of k in use, to be compared or not."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for preset in presets():
            action = menu.addAction(preset_title(preset))
            action.setToolTip(about_preset(preset))
            action.setData(preset.k)
            action.setCheckable(True)
            action.triggered.connect(lambda wanted, k=preset.k: self._take_preset(k, wanted))
        menu.aboutToShow.connect(lambda: self._tick(menu))
        button = menu_button(menu, self, tr("Values of k in use, and who says so"))
        button.setText(tr("Presets"))
        return button

    def _tick(self, menu: QMenu) -> None:
        for action in menu.actions():
            action.setChecked(action.data() in self._state.decision_ks)

    def _take_preset(self, k: int, wanted: bool) -> None:
        ks = {*self._state.decision_ks, k} if wanted else {*self._state.decision_ks} - {k}
        if ks:  # one stays
            self._state.ask("decision_ks", tuple(sorted(ks)))

    def _values(self) -> tuple[object, ...]:
        state = self._state
        return state.decision_ks, state.decision_limit

    def _show(self, _: object) -> None:
        state = self._state
        with QSignalBlocker(self.limit):
            self.ks.setText(", ".join(map(str, state.decision_ks)))
            self.limit.setValue(100.0 * state.decision_limit)
        self.problem.hide()

    @Slot()
    def _take_ks(self) -> None:
        parts = [part for part in self.ks.text().replace(";", ",").split(",") if part.strip()]
        found = tuple(dict.fromkeys(whole_number(part.strip()) or 0 for part in parts))
        try:
            DecisionQuestion(_ONLY, found, self._state.decision_limit)
        except VbasError as error:
            self.problem.setText(str(error))
            self.problem.show()
            return
        self.problem.hide()
        self._state.ask("decision_ks", tuple(sorted(found)))

    @Slot(float)
    def _take_limit(self, percent: float) -> None:
        self._state.ask("decision_limit", round(percent / 100.0, 6))
