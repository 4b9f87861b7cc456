"""The panel of hierarchies: the column, its levels, its values."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QMenu, QWidget

from app.frame.workspace import LEFT as AT_LEFT
from app.frame.workspace import Panel
from app.kit.controls import WARNING, Callout, MutedLabel, WheelGuard, narrow
from app.kit.derived import Missing
from app.kit.layouts import LEFT, column, fill, row
from app.kit.result_page import Offer, Reason
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.cells.hierarchies import editing, texts
from app.workspaces.cells.hierarchies.levels_grid import LevelsGrid
from app.workspaces.cells.hierarchies.values import ValuesSection
from app.workspaces.cells.reasons import NO_RECORDS, CellsContext, file_offers
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import tr
from core.errors import VbasError
from core.hierarchies.edits import renamed_level, with_values, without_level
from core.hierarchies.found import HierarchyFound, HierarchyQuestion, found_of

UNREAD, READING, NO_LEVELS = "unread", "reading", "no levels"
"""Why there is no hierarchy: records are not read; they are being read; nobody has made levels."""


class ColumnBar(QWidget):
    """Which column is looked at, the buttons for all of its levels, and what went wrong."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, theme = context, context.program.window.theme
        self.column, self.error = QComboBox(self), Callout()
        self.column.setToolTip(self.tr("The column whose levels are shown"))
        self.column.setAccessibleName(self.tr("Column"))
        narrow(self.column, WheelGuard(self))
        self.column.activated.connect(
            lambda i: editing.look_at(context, str(self.column.itemData(i)))
        )
        self.import_button = icon_button(
            theme,
            "import",
            self.tr("Import levels from a hierarchy table of ARX (CSV) …"),
            self,
            lambda: editing.ask_for_files(context),
        )
        self.export_button = icon_button(
            theme,
            "export",
            self.tr("Export the levels as a hierarchy table of ARX (CSV) …"),
            self,
            lambda: editing.ask_for_path(context),
        )
        self.remove_button = icon_button(
            theme,
            "trash",
            self.tr("Remove all levels of this column (can be undone)"),
            self,
            lambda: editing.remove_all(context),
        )
        buttons = (self.import_button, self.export_button, self.remove_button)
        top = row(None, (self.column, 1), *buttons, spacing=2)
        column(self, top, self.error, margins=(12, 8, 12, 0))
        context.live(self, self._columns, self._show_columns)
        context.live(self, lambda: (context.state.levels_error,), self._show_error)

    def _show_error(self, of: tuple[VbasError | None]) -> None:
        self.error.show_error(*of)

    def _columns(self) -> tuple[tuple[tuple[str, int], ...], str]:
        """Columns that can have levels with the number of these; the one that is looked at."""
        have = self._context.state.hierarchies
        names = editing.columns_of(self._context)
        each = tuple((name, len(have[name].levels) if name in have else 0) for name in names)
        return each, editing.column_of(self._context)

    def _show_columns(self, of: tuple[tuple[tuple[str, int], ...], str]) -> None:
        columns, current = of
        fill(self.column, {name: texts.column_words(name, n) for name, n in columns}, current)
        for widget in (self.column, self.import_button):
            widget.setEnabled(bool(columns))
        for button in (self.export_button, self.remove_button):
            button.setEnabled(dict(columns).get(current, 0) > 0)


class LevelsSection(QWidget):
    """The levels, how coarse each is, and what is wrong with them."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context = context
        self.source, self.why = MutedLabel(), MutedLabel()
        self.levels = LevelsGrid(self, renaming=True)
        self.order, self.unknown = Callout(), Callout()
        self.add = push_button(
            self.tr("Add"),
            self.tr("Add a level, the coarsest, that begins like the one before it"),
            self,
            lambda: editing.add_level(context),
        )
        self.drop = push_button(
            self.tr("Remove"),
            self.tr("Remove the selected level (can be undone)"),
            self,
            self._drop,
        )
        self.again = push_button(
            self.tr("Make anew"),
            self.tr("Replace the levels by others (can be undone)"),
            self,
            lambda: None,
        )
        menu = QMenu(self)
        for text, _, pressed in editing.ways(context):
            menu.addAction(text).triggered.connect(lambda _=False, do=pressed: do())
        self.again.setMenu(menu)
        self.take_in = push_button(
            self.tr("Take them in"),
            self.tr("Add these values to the hierarchy, each by itself until it is joined"),
            self,
            self._take_in,
        )
        column(
            self,
            *(self.source, words(self.tr("Levels"), "group"), self.levels, self.why),
            row(None, self.add, self.drop, self.again, 1),
            *(self.order, self.unknown, (self.take_in, LEFT)),
        )
        self.levels.renamed.connect(self._rename)
        self.levels.itemSelectionChanged.connect(self._follow_level)

    def show_result(self, found: HierarchyFound) -> None:
        """Shows a hierarchy and what is known of it."""
        of, facts, known = found.hierarchy, found.facts, found.records is not None
        self.source.setText(texts.source_words(of.source))
        self.source.setVisible(bool(of.source))
        self.levels.show_facts(of.column, facts)
        self.why.setText(texts.facts_why(facts, found.k) if known else "")
        self.why.setVisible(known)
        self.order.say(*texts.order_words(facts), kind=WARNING)
        self.unknown.say(*texts.unknown_words(facts), kind=WARNING)
        self.take_in.setVisible(bool(facts.unknown))
        self._follow_level()

    @Slot()
    def _follow_level(self) -> None:
        self.drop.setEnabled(self.levels.level is not None)

    @Slot()
    def _drop(self) -> None:
        place = self.levels.level
        if place is not None:
            editing.edit(self._context, lambda of: without_level(of, place))

    @Slot(int, str)
    def _rename(self, place: int, name: str) -> None:
        editing.edit(self._context, lambda of: renamed_level(of, place, name))

    @Slot()
    def _take_in(self) -> None:
        categories = editing.categories_of(self._context) or ()
        editing.edit(self._context, lambda of: with_values(of, categories))


def _needs(context: CellsContext) -> HierarchyQuestion | Missing:
    state, hierarchy = context.state, editing.hierarchy_of(context)
    if context.program.session.records is None or not editing.column_of(context):
        return Missing(NO_RECORDS)
    if hierarchy is not None:
        return HierarchyQuestion(hierarchy, state.records, state.design.k, state.value_search)
    if editing.categories_of(context) is not None:
        return Missing(NO_LEVELS)
    return Missing(READING if state.working else UNREAD)


def _reasons(context: CellsContext) -> dict[str, Reason]:
    ask = context.state.read_requested.emit
    tip = tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)")
    read = Offer(
        tr("Read the records"), tr("Read the record file now, to know which values there are"), ask
    )
    from_arx = Offer(
        tr("Import from ARX …"),
        tr("Levels from a hierarchy table of ARX: CSV, one line for each value"),
        lambda: editing.ask_for_files(context),
    )
    ways = (Offer(*way) for way in editing.ways(context))

    def no_levels() -> str:
        words = tr("No levels of {column} yet:")
        return words.format(column=editing.column_of(context))

    return {
        NO_RECORDS: Reason(tr("No records are open yet."), file_offers(context, tip)),
        UNREAD: Reason(
            tr("The records are not read yet: which values there are is not known."),
            (read, from_arx),
        ),
        READING: Reason(tr("The records are being read.")),
        NO_LEVELS: Reason(no_levels, (*ways, from_arx)),
    }


PANEL: Panel[CellsState] = Panel(
    "hierarchies",
    lambda: tr("Hierarchies"),
    AT_LEFT,
    behind="setup",
    head=ColumnBar,
    sections=lambda context: (LevelsSection(context), ValuesSection(context)),
    needs=_needs,
    work=found_of,
    keep=True,
    grows=True,
    reasons=_reasons,
    what=lambda: tr(
        "Chapters, bands, groups. Somebody may know only such a coarser level of a column, and "
        "records can be released at all of them."
    ),
    working=lambda: "",
)
