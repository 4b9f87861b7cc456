"""Makes levels: opens the dialog, works out its previews, gives the column what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.workspaces.cells.hierarchies.empty import BANDS, BY_HAND, COLUMNS
from app.workspaces.cells.hierarchies.looking import preview_of, read_columns
from app.workspaces.cells.hierarchies.making.form import MakingForm, columns_form
from app.workspaces.cells.hierarchies.making.pages import BandsPage, CodesPage
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.shown import HierarchyShown
from app.workspaces.cells.hierarchies.wiring import HierarchiesWiring, new_name
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.edits import empty_hierarchy, with_level
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.making import Recipe, made_hierarchy, suggested_lengths

_PREVIEW, _MAKE, _SUGGEST = (
    "cells: levels preview",
    "cells: levels made",
    "cells: levels suggested",
)


class MakingWiring(QObject):
    """Opens a dialog for the column that is looked at."""

    def __init__(
        self,
        program: Program,
        state: CellsState,
        panel: HierarchiesPanel,
        looking: HierarchiesWiring,
    ) -> None:
        super().__init__(panel)
        self._program, self._state, self._panel = program, state, panel
        self._background, self._looking = program.background, looking
        self.form: MakingForm | None = None
        panel.make_requested.connect(self.make)

    @Slot(str)
    def make(self, kind: str) -> None:
        """Makes levels of a kind: see `app.workspaces.cells.hierarchies.empty`."""
        column, categories = self._looking.column, self._looking.categories
        if kind == COLUMNS:
            self._open(self._columns_form(column))
        elif categories is None:
            self._state.read_requested.emit()
        elif kind == BY_HAND:
            bare = empty_hierarchy(column, categories)
            self._looking.take(with_level(bare, new_name(bare)))
        elif kind == BANDS:
            self._open(MakingForm(column, BandsPage(categories), self._program.window))
        else:
            # A hundred thousand codes are looked through, which takes a while.
            self._background.ask(
                _SUGGEST,
                lambda: suggested_lengths(categories),
                lambda lengths: self._open(
                    MakingForm(column, CodesPage(lengths), self._program.window)
                ),
            )

    def _columns_form(self, column: str) -> MakingForm | None:
        opened = self._program.session.records
        if opened is None:
            return None
        return columns_form(column, opened.preview.columns, self._program.window)

    def _open(self, form: MakingForm | None) -> None:
        if form is None:
            return
        self.form = form
        form.previewed.connect(self._preview)
        form.applied.connect(self._apply)
        form.columns_applied.connect(self._read)
        form.finished.connect(self._forget)
        form.open()
        form.begin()

    @Slot()
    def _forget(self) -> None:
        self.form = None

    # Previews

    @Slot(object)
    def _preview(self, recipe: Recipe) -> None:
        column, state = self._looking.column, self._state
        records, k = state.records, state.design.k
        if records is None:
            return

        def work() -> HierarchyShown | VbasError:
            try:
                return preview_of(column, records, recipe, k)
            except VbasError as error:
                return error

        self._background.ask(_PREVIEW, work, self._show_preview)

    @Slot(object)
    def _show_preview(self, found: HierarchyShown | VbasError) -> None:
        if self.form is None:
            return
        if isinstance(found, VbasError):
            self.form.show_error(found)
        else:
            self.form.show_preview(found)

    # What comes of it

    @Slot(object)
    def _apply(self, recipe: Recipe) -> None:
        column, categories = self._looking.column, self._looking.categories
        if categories is None:
            return

        def work() -> Hierarchy | VbasError:
            try:
                return made_hierarchy(column, categories, recipe)
            except VbasError as error:
                return error

        self._background.ask(_MAKE, work, self._looking.take_or_say)

    @Slot(object)
    def _read(self, names: tuple[str, ...]) -> None:
        wanted = self._looking.wanted
        if wanted is None:
            return
        steps = read_columns(wanted, self._looking.column, names)
        job = self._program.jobs.start(self.tr("Reading columns"), steps)
        if job is None:
            self._program.window.map_panel.messages.say(
                self.tr("Something else is under way: wait, or cancel it."), topic=_MAKE
            )
            return
        job.succeeded.connect(self._looking.take)
        job.failed.connect(self._fail)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._panel.show_error(error)
