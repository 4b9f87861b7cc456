"""The panel of hierarchies: the column, its levels, its values."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from app.kit.controls import SPACING, WARNING, Callout, MutedLabel
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.column_bar import ColumnBar
from app.workspaces.cells.hierarchies.empty import NO_RECORDS, READY, EmptyPlace
from app.workspaces.cells.hierarchies.level_buttons import LevelButtons
from app.workspaces.cells.hierarchies.levels_grid import LevelsGrid
from app.workspaces.cells.hierarchies.shown import ColumnShown, HierarchyShown
from app.workspaces.cells.hierarchies.values_view import ValuesView
from core.errors import VbasError


class HierarchiesPanel(QWidget):
    """Shows one hierarchy at a time; tells what the user wants of it.

    Signals
    -------
    column_chosen(str)
        The hierarchy of another column shall be shown.
    make_requested(str)
        Levels shall be made: see `app.workspaces.cells.hierarchies.empty`.
    import_requested(), export_requested(), remove_requested()
        The buttons beside the column.
    level_added(), level_removed(int), level_renamed(int, str)
        The buttons below the levels.
    take_in_requested()
        Values that the hierarchy does not name shall be in it.
    """

    column_chosen = Signal(str)
    make_requested = Signal(str)
    import_requested = Signal()
    export_requested = Signal()
    remove_requested = Signal()
    level_added = Signal()
    level_removed = Signal(int)
    level_renamed = Signal(int, str)
    take_in_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = ColumnBar(theme, self)
        self.empty = EmptyPlace(self)
        self.error = Callout()
        self.source, self.why = MutedLabel(), MutedLabel()
        self.levels = LevelsGrid(self, renaming=True)
        self.buttons = LevelButtons(self)
        self.order, self.unknown = Callout(), Callout()
        self.take_in = push_button(
            self.tr("Take them in"),
            self.tr("Add these values to the hierarchy, each by itself until it is joined"),
            self,
            self.take_in_requested.emit,
        )
        self.values = ValuesView(theme, self)
        self._lay_out()
        self._connect()
        self.show_nothing(self.empty.reason)

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(0, 0, 12, 0)
        head.addWidget(self.bar)
        head.addWidget(self.error)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 8, 0, 8)
        outer.setSpacing(SPACING)
        outer.addLayout(head)
        outer.addWidget(self.empty, 1)
        outer.addWidget(self._build_page(), 1)

    def _build_page(self) -> QScrollArea:
        self.page = QScrollArea(self)
        self.page.setWidgetResizable(True)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self.page)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(SPACING)
        levels = self._heading(self.tr("Levels"))
        for part in (self.source, levels, self.levels, self.why, self.buttons):
            column.addWidget(part)
        column.addWidget(self.order)
        column.addWidget(self.unknown)
        column.addWidget(self.take_in, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._heading(self.tr("Values")))
        how = self.tr(
            "Type over a label, or select several in one column and join them. Values that get "
            "one label share the coarser ones too."
        )
        column.addWidget(words(how, "muted"))
        column.addWidget(self.values, 1)
        self.page.setWidget(inside)
        return self.page

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "group")
        return label

    def _connect(self) -> None:
        bar, buttons = self.bar, self.buttons
        bar.chosen.connect(self.column_chosen)
        bar.import_requested.connect(self.import_requested)
        bar.export_requested.connect(self.export_requested)
        bar.remove_requested.connect(self.remove_requested)
        self.empty.make_requested.connect(self.make_requested)
        self.empty.import_requested.connect(self.import_requested)
        buttons.added.connect(self.level_added)
        buttons.dropped.connect(self._drop)
        buttons.make_requested.connect(self.make_requested)
        self.levels.renamed.connect(self.level_renamed)
        self.levels.itemSelectionChanged.connect(self._follow_level)

    # What is shown

    def show_columns(self, columns: tuple[ColumnShown, ...], current: str) -> None:
        """Shows the columns that can have levels, and which is looked at."""
        self.bar.show_columns(columns, current)

    def show_nothing(self, reason: str, column: str = "") -> None:
        """Says why there is no hierarchy; see `app.workspaces.cells.hierarchies.empty`."""
        ready = reason == READY
        self.empty.show_reason(reason, column)
        self.empty.setVisible(not ready)
        self.page.setVisible(ready)
        self.bar.show_state(levels=ready, records=reason != NO_RECORDS)
        if not ready:
            self.values.show_hierarchy(None)

    def show_hierarchy(self, shown: HierarchyShown) -> None:
        """Shows a hierarchy and what is known of it."""
        self.show_nothing(READY)
        of, facts = shown.hierarchy, shown.facts
        self.source.setText(texts.source_words(of.source))
        self.source.setVisible(bool(of.source))
        self.levels.show_facts(of.column, facts)
        known = shown.records is not None
        self.why.setText(texts.facts_why(facts, shown.k) if known else "")
        self.why.setVisible(known)
        self.order.say(*texts.order_words(facts), kind=WARNING)
        self.unknown.say(*texts.unknown_words(facts), kind=WARNING)
        self.take_in.setVisible(bool(facts.unknown))
        self.values.show_hierarchy(shown)
        self._follow_level()

    def show_error(self, error: VbasError | None) -> None:
        """Says what went wrong, and what to do; None = nothing did."""
        self.error.show_error(error)

    # What the user does

    @Slot()
    def _follow_level(self) -> None:
        self.buttons.drop.setEnabled(self.levels.level is not None)

    @Slot()
    def _drop(self) -> None:
        if self.levels.level is not None:
            self.level_removed.emit(self.levels.level)
