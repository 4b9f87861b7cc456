"""The left panel: records, variables, how safe, which combinations, and the button that runs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.features.variables.add_form import AddForm
from app.features.variables.records_card import RecordsCard, RecordsShown
from app.kit.controls import (
    SPACING,
    Callout,
    MutedLabel,
    narrow,
)
from app.kit.section import Section
from app.kit.theme import Theme
from app.kit.widgets import rule
from app.workspaces.cells.setup.combinations_view import CombinationsView
from app.workspaces.cells.setup.empty import READY, EmptyPlace
from app.workspaces.cells.setup.links_form import LinkableColumn, LinksForm
from app.workspaces.cells.setup.method_form import MethodForm
from app.workspaces.cells.setup.run_bar import RunBar
from app.workspaces.cells.setup.shown import VariableShown
from app.workspaces.cells.setup.strictness_form import StrictnessForm
from app.workspaces.cells.setup.variable_list import VariableList
from app.workspaces.cells.setup.wrapped_button import WrappedButton


class SetupPanel(QWidget):
    """The panel; its parts tell what the user wants.

    Signals
    -------
    column_added(QuasiIdentifier, str)
        A column of the record file shall be protected too, as a variable ("") or as a coarser
        level of the variable of that name.
    codes_requested()
        The column of codes that is offered shall be protected too, with its beginnings as levels.
    """

    column_added = Signal(object, str)
    codes_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty = EmptyPlace(self)
        self.records = RecordsCard(self)
        self.list = VariableList(theme, self)
        self.hint = MutedLabel()
        self.codes = self._build_codes()
        self.persons = Callout()
        self.add_form = AddForm(self)
        self.added_as = self._build_added_as()
        self.adding = Section(
            self.tr("Add a column …"),
            self.add_form,
            self.tr("Protect another column of the record file too"),
        )
        self.strictness = StrictnessForm(self)
        self.combinations = CombinationsView(self)
        self.method = MethodForm(self)
        self.methods = Section(
            self.tr("Method"),
            self.method,
            self.tr("Algorithm, and whether cells are given back in the end"),
        )
        self.links = LinksForm(theme, self)
        self.linking = Section(
            self.tr("Linked columns"),
            self.links,
            self.tr("Columns that tell the same thing are blanked together"),
        )
        self.run = RunBar(self)
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

    def _build_codes(self) -> WrappedButton:
        """A quiet line below the variables."""
        button = WrappedButton(
            self.tr(
                "Protect these codes too: somebody may know how a code begins, such as its "
                "chapter. Codes and their beginnings are released."
            ),
            self,
        )
        button.setProperty("small", True)
        button.clicked.connect(self.codes_requested)
        button.hide()
        return button

    def show_codes(self, column: str) -> None:
        """Offers to add a column of codes; "" for none."""
        words = self.tr("Add {column}, with its beginnings as levels")
        self.codes.set_words(words.format(column=column))
        self.codes.setVisible(bool(column))

    def _build_added_as(self) -> QComboBox:
        """Above the button that adds a column: what it is."""
        box = QComboBox(self)
        box.setAccessibleName(self.tr("What the column is"))
        box.setToolTip(
            self.tr(
                "Something of its own, or the same thing told more coarsely, such as the case "
                "group of a diagnosis"
            )
        )
        narrow(box)
        layout = self.add_form.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(layout.count() - 1, box)
        box.addItem(self.tr("a variable of its own"), "")
        return box

    def _show_added_as(self, variables: tuple[tuple[str, str], ...]) -> None:
        box = self.added_as
        current = box.currentData()
        while box.count() > 1:
            box.removeItem(1)
        for name, title in variables:
            box.addItem(self.tr("a coarser level of {name}").format(name=title), name)
        box.setCurrentIndex(max(0, box.findData(current)))

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
        column.addWidget(self.persons)
        for title, parts in (
            (self.tr("What somebody could know"), (self.hint, self.list, self.codes, self.adding)),
            (self.tr("How safe"), (self.strictness,)),
            (self.tr("Combinations"), (self.combinations, self.linking, self.methods)),
        ):
            column.addSpacing(4)
            column.addWidget(self._heading(title))
            for part in parts:
                column.addWidget(part)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        return self._scroll

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "group")
        return label

    def show_nothing(self, reason: str) -> None:
        """Says why nothing can be designed; see `app.workspaces.cells.setup.empty`."""
        ready = reason == READY
        self.empty.show_reason(reason)
        self.empty.setVisible(not ready)
        for part in (self._scroll, self._line, self.run):
            part.setVisible(ready)

    def show_records(self, shown: RecordsShown, *, of_persons: bool = False) -> None:
        """Shows which records are protected; ``of_persons``: classes are of distinct persons."""
        self.records.show_records(shown)
        said = self.tr("Classes are counted in persons: somebody with many records counts once.")
        self.persons.say(said if of_persons else "")

    def show_variables(self, variables: tuple[VariableShown, ...]) -> None:
        """Shows the list of variables."""
        self.list.show_variables(variables)
        self._show_added_as(tuple((of.name, of.title) for of in variables if of.ticked))
        ticked = any(of.ticked for of in variables)
        if not variables:
            self.hint.setText(
                self.tr("Add the columns below that somebody could know of a person.")
            )
            self.adding.unfold(True)
        elif not ticked:
            self.hint.setText(self.tr("Tick what somebody could know of a person."))
        self.hint.setVisible(not ticked)

    def show_method(self, algorithm: str, give_back: bool, single_pass: bool) -> None:
        """Shows how cells are blanked; folded, in a few words."""
        self.method.show_method(algorithm, give_back, single_pass)
        self.methods.set_summary(self.method.summary())

    def show_links(
        self, columns: tuple[LinkableColumn, ...], links: tuple[tuple[str, str], ...]
    ) -> None:
        """Shows which columns tell the same thing."""
        self.links.show_links(columns, links)
        self.linking.set_summary(self.tr("%n pairs", "", len(links)) if links else self.tr("none"))

    def _add(self, column: object) -> None:
        self.adding.unfold(False)
        level_of = self.added_as.currentData() or ""
        self.added_as.setCurrentIndex(0)
        self.column_added.emit(column, level_of)
