"""Six panels of figures in one place; a row of buttons chooses among them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import rule
from app.workspaces.aggregate.panels.geography_pages import BalancePage, CompactnessPage
from app.workspaces.aggregate.panels.information_pages import DiscernibilityPage, EntropyPage
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import tr
from app.workspaces.aggregate.panels.suppression_page import SuppressionPage
from app.workspaces.aggregate.panels.tradeoff_page import TradeoffPage

_ONE_ROW = 560
"""From this width on, pixels, all buttons stand in one row."""


class MeasuresPanel(QWidget):
    """The panels, one at a time.

    Signals
    -------
    needed(Page)
        A page has come into sight.
    """

    needed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suppression = SuppressionPage(theme)
        self.compactness = CompactnessPage(theme)
        self.discernibility = DiscernibilityPage(theme)
        self.entropy = EntropyPage(theme)
        self.balance = BalancePage(theme)
        self.tradeoff = TradeoffPage(theme)
        self.pages: tuple[Page, ...] = (
            self.suppression,
            self.compactness,
            self.discernibility,
            self.entropy,
            self.balance,
            self.tradeoff,
        )
        self._stack = QStackedWidget(self)
        self._group = QButtonGroup(self)
        self._buttons = QWidget(self)
        self._grid = QGridLayout(self._buttons)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setSpacing(1)
        self._columns = 0
        for i, page in enumerate(self.pages):
            self._stack.addWidget(page)
            self._group.addButton(self._button(page), i)
        self._arrange()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._buttons)
        column.addWidget(rule(self))
        column.addWidget(self._stack, 1)

    def _button(self, page: Page) -> QToolButton:
        button = QToolButton(self._buttons)
        button.setText(page.title)
        button.setCheckable(True)
        button.setChecked(page is self.pages[0])
        button.setProperty("quiet", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # As wide as its words where there is room; cut where the dock is narrower than that.
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(40)
        button.setToolTip(tr("Show the figures: {0}").format(page.title))
        button.clicked.connect(partial(self.show_page, page))
        return button

    def _arrange(self) -> None:
        """Puts the buttons in one row or in two."""
        columns = len(self.pages) if self.width() >= _ONE_ROW else (len(self.pages) + 1) // 2
        if columns != self._columns:
            self._columns = columns
            for i, button in enumerate(self._group.buttons()):
                self._grid.addWidget(button, *divmod(i, columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A wide panel has its buttons in one row."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Asks for what the page shows."""
        super().showEvent(event)
        self.needed.emit(self.page)

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.pages[self._stack.currentIndex()]

    @Slot()
    def show_page(self, page: Page) -> None:
        """Brings a page to the front."""
        where = self.pages.index(page)
        self._stack.setCurrentIndex(where)
        self._group.buttons()[where].setChecked(True)
        self.needed.emit(page)
