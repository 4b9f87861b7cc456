"""The panel of hierarchies: the column, its levels, its values."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets import icon_button, push_button, words
from app.workspaces.aggregate.scenario.look import (
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    WheelGuard,
    narrow,
)
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.empty import (
    BANDS,
    BY_HAND,
    CODES,
    COLUMNS,
    NO_RECORDS,
    READY,
    EmptyPlace,
)
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
        self._theme = theme
        self._columns: tuple[ColumnShown, ...] = ()
        self.column = QComboBox(self)
        self.column.setToolTip(self.tr("The column whose levels are shown"))
        self.column.setAccessibleName(self.tr("Column"))
        narrow(self.column, WheelGuard(self))
        self.empty = EmptyPlace(self)
        self.error = Callout()
        self.source = MutedLabel()
        self.levels = LevelsGrid(self, renaming=True)
        self.why = MutedLabel()
        self.order, self.unknown = Callout(), Callout()
        self.values = ValuesView(theme, self)
        self._build_buttons()
        self._lay_out()
        self._connect()
        self.show_nothing(self.empty.reason)

    def _build_buttons(self) -> None:
        tr, theme = self.tr, self._theme
        self.import_button = icon_button(
            theme,
            "import",
            tr("Import levels from a hierarchy table of ARX (CSV) …"),
            self,
            self.import_requested.emit,
        )
        self.export_button = icon_button(
            theme,
            "export",
            tr("Export the levels as a hierarchy table of ARX (CSV) …"),
            self,
            self.export_requested.emit,
        )
        self.remove_button = icon_button(
            theme,
            "trash",
            tr("Remove all levels of this column (can be undone)"),
            self,
            self.remove_requested.emit,
        )
        self.again = push_button(
            tr("Make anew"), tr("Replace the levels by others (can be undone)"), self, lambda: None
        )
        menu = QMenu(self.again)
        for text, kind in (
            (tr("Bands of numbers …"), BANDS),
            (tr("Beginnings of codes …"), CODES),
            (tr("Columns of the file …"), COLUMNS),
            (tr("By hand"), BY_HAND),
        ):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, of=kind: self.make_requested.emit(of))
        self.again.setMenu(menu)
        self.add = push_button(
            tr("Add"),
            tr("Add a level, the coarsest, that begins like the one before it"),
            self,
            self.level_added.emit,
        )
        self.drop = push_button(
            tr("Remove"), tr("Remove the selected level (can be undone)"), self, self._drop
        )
        self.take_in = push_button(
            tr("Take them in"),
            tr("Add these values to the hierarchy, each a category of its own until it is joined"),
            self,
            self.take_in_requested.emit,
        )

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(2)
        top.addWidget(self.column, 1)
        for button in (self.import_button, self.export_button, self.remove_button):
            top.addWidget(button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 8, 0, 8)
        outer.setSpacing(SPACING)
        head = QVBoxLayout()
        head.setContentsMargins(0, 0, 12, 0)
        head.addLayout(top)
        head.addWidget(self.error)
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
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACING)
        for button in (self.add, self.drop, self.again):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for part in (self.source, self._heading(self.tr("Levels")), self.levels, self.why):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addWidget(self.order)
        column.addWidget(self.unknown)
        column.addWidget(self.take_in, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._heading(self.tr("Values")))
        column.addWidget(
            words(
                self.tr(
                    "Type over a label, or select several in one column and join them. Values "
                    "that get one label share the coarser ones too."
                ),
                "muted",
            )
        )
        column.addWidget(self.values, 1)
        self.page.setWidget(inside)
        return self.page

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "group")
        return label

    def _connect(self) -> None:
        self.column.activated.connect(self._choose)
        self.empty.make_requested.connect(self.make_requested)
        self.empty.import_requested.connect(self.import_requested)
        self.levels.renamed.connect(self.level_renamed)
        self.levels.itemSelectionChanged.connect(self._follow_level)

    # What is shown

    def show_columns(self, columns: tuple[ColumnShown, ...], current: str) -> None:
        """Shows the columns that can have levels, and which is looked at."""
        if columns != self._columns:
            self._columns = columns
            with QSignalBlocker(self.column):
                self.column.clear()
                for of in columns:
                    self.column.addItem(texts.column_words(of.name, of.n_levels), of.name)
        with QSignalBlocker(self.column):
            self.column.setCurrentIndex(self.column.findData(current))
        self.column.setEnabled(bool(columns))

    def show_nothing(self, reason: str, column: str = "") -> None:
        """Says why there is no hierarchy; see `app.workspaces.cells.hierarchies.empty`."""
        ready = reason == READY
        self.empty.show_reason(reason, column)
        self.empty.setVisible(not ready)
        self.page.setVisible(ready)
        for button in (self.export_button, self.remove_button):
            button.setEnabled(ready)
        self.import_button.setEnabled(reason != NO_RECORDS)
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
    def _choose(self) -> None:
        self.column_chosen.emit(str(self.column.currentData()))

    @Slot()
    def _follow_level(self) -> None:
        self.drop.setEnabled(self.levels.level is not None)

    @Slot()
    def _drop(self) -> None:
        if self.levels.level is not None:
            self.level_removed.emit(self.levels.level)
