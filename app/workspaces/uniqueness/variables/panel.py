"""The left panel: records, variables, set size, and the button that counts all combinations."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from app.features.variables.add_form import AddForm
from app.features.variables.records_card import RecordsCard, RecordsShown
from app.kit.controls import SPACING, MutedLabel
from app.kit.run_bar import RunBar, RunTexts
from app.kit.section import Section
from app.kit.theme import Theme
from app.kit.widgets import rule
from app.workspaces.uniqueness.variables.empty import READY, EmptyPlace
from app.workspaces.uniqueness.variables.limits_form import LimitsForm
from app.workspaces.uniqueness.variables.shown import VariableShown
from app.workspaces.uniqueness.variables.variable_list import VariableList


class VariablesPanel(QWidget):
    """The panel; its parts tell what the user wants.

    Signals
    -------
    column_added(QuasiIdentifier)
        A column of the record file shall be asked about too.
    """

    column_added = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty = EmptyPlace(self)
        self.records = RecordsCard(self)
        self.list = VariableList(theme, self)
        self.hint = MutedLabel()
        self.add_form = AddForm(self)
        self.adding = Section(
            self.tr("Add a column …"),
            self.add_form,
            self.tr("Ask about another column of the record file too"),
        )
        self.limits = LimitsForm(self)
        self.run = RunBar(self._run_texts(), self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.empty)
        outer.addWidget(self._build_scroll(), 1)
        self._line = rule(self)
        outer.addWidget(self._line)
        outer.addWidget(self.run)
        self.add_form.added.connect(self._add)
        self.show_nothing(self.empty.reason)

    def _run_texts(self) -> RunTexts:
        return RunTexts(
            run=self.tr("Count all combinations"),
            again=self.tr("Count again"),
            tip=self.tr("Count the records of every combination of the ticked variables (F5)"),
            answered_tip=self.tr(
                "All combinations are counted: tick or recode something to count again"
            ),
            line=self.tr("How much there is to count"),
            cancel_tip=self.tr("Throw this away (Esc); what was shown before comes back"),
            anyway=self.tr("Count anyway"),
            anyway_tip=self.tr("Start although it takes that long; Esc cancels"),
            rather_not=self.tr("Rather not"),
            rather_not_tip=self.tr("Leave it: untick variables first"),
        )

    def _build_scroll(self) -> QScrollArea:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self._scroll)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(SPACING)
        column.addWidget(self.records)
        column.addSpacing(4)
        column.addWidget(self._heading(self.tr("Variables")))
        column.addWidget(self.hint)
        column.addWidget(self.list)
        column.addWidget(self.adding)
        column.addSpacing(4)
        column.addWidget(self._heading(self.tr("Unique record sets")))
        column.addWidget(self.limits)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        return self._scroll

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "group")
        return label

    def show_nothing(self, reason: str) -> None:
        """Says why nothing can be asked; see `app.workspaces.uniqueness.variables.empty`."""
        ready = reason == READY
        self.empty.show_reason(reason)
        self.empty.setVisible(not ready)
        for part in (self._scroll, self._line, self.run):
            part.setVisible(ready)

    def show_records(self, shown: RecordsShown) -> None:
        """Shows which records are asked about."""
        self.records.show_records(shown)

    def show_variables(self, variables: tuple[VariableShown, ...]) -> None:
        """Shows the list of variables."""
        self.list.show_variables(variables)
        ticked = sum(of.ticked for of in variables)
        if not variables:
            self.hint.setText(
                self.tr("Add the columns below that somebody could know of a person.")
            )
            self.adding.unfold(True)
        elif not ticked:
            self.hint.setText(self.tr("Tick what somebody could know of a person."))
        self.hint.setVisible(not ticked)

    def _add(self, column: object) -> None:
        self.adding.unfold(False)
        self.column_added.emit(column)
