"""The dialog that makes levels, with a preview of what they would be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.kit.controls import Callout
from app.kit.widgets import words
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.levels_grid import LevelsGrid
from app.workspaces.cells.hierarchies.making.pages import BandsPage, CodesPage, ColumnsPage
from app.workspaces.cells.hierarchies.shown import HierarchyShown
from core.errors import VbasError
from core.io.records import ColumnPreview

_WAIT_MS = 150


class MakingForm(QDialog):
    """One page, and below it the levels that would come of it.

    Signals
    -------
    previewed(Recipe)
        What would come of this? The answer is `show_preview` or `show_error`.
    applied(Recipe), columns_applied(tuple of str)
        Levels shall be made like this.
    """

    previewed = Signal(object)
    applied = Signal(object)
    columns_applied = Signal(object)

    def __init__(
        self,
        column: str,
        page: BandsPage | CodesPage | ColumnsPage,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.page = page
        self._column = column
        self.setWindowTitle(self.tr("Levels of {column}").format(column=column))
        self.resize(440, 400)
        self.levels, self.such_as = LevelsGrid(self), words("", "muted")
        self.why, self.problem = words("", "muted"), Callout()
        buttons = QDialogButtonBox(self)
        self.apply = buttons.addButton(
            self.tr("&Make levels"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.apply.setToolTip(self.tr("Give the column these levels (can be undone)"))
        close = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        close.setToolTip(self.tr("Leave the column as it is"))
        buttons.accepted.connect(self._apply)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(page, 1 if self.of_columns else 0)
        for part in (self.problem, self.levels, self.such_as, self.why):
            layout.addWidget(part)
        if not self.of_columns:
            layout.addStretch(1)
        layout.addWidget(buttons)
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(self._ask)
        page.changed.connect(self._soon.start)
        self.levels.hide()
        self.apply.setEnabled(False)

    @property
    def of_columns(self) -> bool:
        """Whether levels come from columns of the file."""
        return isinstance(self.page, ColumnsPage)

    @Slot()
    def begin(self) -> None:
        """Asks for the first preview."""
        self._ask()

    @Slot()
    def _ask(self) -> None:
        page = self.page
        if isinstance(page, ColumnsPage):
            self.apply.setEnabled(bool(page.names))
            return
        try:
            self.previewed.emit(page.recipe)
        except VbasError as error:
            self.show_error(error)

    def show_preview(self, shown: HierarchyShown) -> None:
        """Shows what would come of it."""
        self.problem.show_error(None)
        self.levels.show()
        self.levels.show_facts(self._column, shown.facts)
        coarsest = shown.hierarchy.levels[-1]
        self.such_as.setText(texts.such_as(coarsest.order or coarsest.labels))
        self.why.setText(texts.facts_why(shown.facts, shown.k))
        self.apply.setEnabled(True)

    def show_error(self, error: VbasError) -> None:
        """Says why nothing comes of it."""
        self.problem.show_error(error)
        self.levels.hide()
        self.such_as.setText("")
        self.why.setText("")
        self.apply.setEnabled(False)

    @Slot()
    def _apply(self) -> None:
        page = self.page
        if isinstance(page, ColumnsPage):
            self.columns_applied.emit(page.names)
        else:
            self.applied.emit(page.recipe)
        self.accept()


def columns_form(
    column: str, columns: Sequence[ColumnPreview], parent: QWidget | None
) -> MakingForm:
    """The dialog that makes levels of columns of the file."""
    others = [of for of in columns if of.name != column]
    return MakingForm(column, ColumnsPage(others), parent)
