"""Above the cards: search, filter, order, and whether today's practice is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QWidget

from app.features.runs.run_order import (
    ALL_KINDS,
    COMPACT,
    GEOGRAPHY,
    LOST,
    NAME,
    NEWEST,
    REGIONS,
    STARRED,
    Arrangement,
)
from app.frame.session import BASELINE, CALCULATED, EDITED, IMPORTED
from app.kit import layouts
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.workspaces.aggregate.state import AggregateWorkspace


class RunsHeader(QWidget):
    """Search, filter and order of the list of runs, as the state of the workspace has them."""

    def __init__(self, theme: Theme, state: AggregateWorkspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._state = theme, state
        self._build_actions()
        self._build_row()
        self._show_arrangement(state.arrangement)
        state.when("arrangement", self._show_arrangement)
        state.when("today", self.today.setChecked)

    def _show_arrangement(self, how: Arrangement) -> None:
        """Marks what is chosen."""
        self.order_actions[how.order].setChecked(True)
        self.kind_actions[how.kind].setChecked(True)
        self.starred.setChecked(how.starred)
        if self.search.text() != how.text:
            with QSignalBlocker(self.search):
                self.search.setText(how.text)
        filters = how.kind or how.starred
        self._theme.bind(self._filter, "filter", "accent" if filters else "text")

    def _choose(self, **changes: str | bool) -> None:
        how = replace(self._state.arrangement, **changes)  # type: ignore[arg-type]
        self._state.arrangement = how

    def _build_actions(self) -> None:
        self.today = QAction(self.tr("Show today's practice"), self)
        self.today.setCheckable(True)
        self.today.setChecked(self._state.today)
        self.today.setToolTip(
            self.tr(
                "Show today's practice: what the areas as they are, FSAs and other levels would "
                "lose at the same k"
            )
        )
        self._theme.bind(self.today, "today")
        self.today.triggered.connect(lambda on: setattr(self._state, "today", on))
        orders = {
            NEWEST: self.tr("Newest first"),
            NAME: self.tr("By name"),
            LOST: self.tr("Fewest records lost first"),
            REGIONS: self.tr("Most regions first"),
            COMPACT: self.tr("Most compact first"),
            GEOGRAPHY: self.tr("Least geography lost first"),
            STARRED: self.tr("Starred first"),
        }
        kinds = {
            ALL_KINDS: self.tr("All runs"),
            CALCULATED: self.tr("Calculated"),
            BASELINE: self.tr("Today's practice"),
            IMPORTED: self.tr("Imported"),
            EDITED: self.tr("Edited by hand"),
        }
        self.order_actions = self._choices(orders, "order")
        self.kind_actions = self._choices(kinds, "kind")
        self.starred = QAction(self.tr("Only with a star"), self)
        self.starred.setCheckable(True)
        self.starred.triggered.connect(lambda on: self._choose(starred=on))

    def _choices(self, texts: Mapping[str, str], field: str) -> dict[str, QAction]:
        group = QActionGroup(self)
        made = {}
        for value, text in texts.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.triggered.connect(lambda _, value=value: self._choose(**{field: value}))
            made[value] = action
        return made

    def _build_row(self) -> None:
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Name, approach, k 5"))
        self.search.setToolTip(
            self.tr("Show only runs whose name or approach holds these words; “k 5” asks for k")
        )
        self.search.setAccessibleName(self.tr("Filter runs"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda text: self._choose(text=text))
        today = QToolButton(self)
        today.setDefaultAction(self.today)
        today.setProperty("quiet", True)
        today.setAccessibleName(self.today.text())
        kinds = [*self.kind_actions.values(), None, self.starred, None, self.today]
        self._filter = self._menu_button("filter", self.tr("Which runs are shown"), kinds)
        orders: list[QAction | None] = [*self.order_actions.values()]
        self._sort = self._menu_button("sort", self.tr("Order of the runs"), orders)
        parts = ((self.search, 1), today, self._filter, self._sort)
        layouts.row(self, *parts, spacing=2, margins=(8, 2, 8, 0))

    def _menu_button(self, icon: str, tip: str, actions: list[QAction | None]) -> QToolButton:
        button = icon_button(self._theme, icon, tip, self)
        menu = QMenu(button)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("hasMenu", True)
        return button
