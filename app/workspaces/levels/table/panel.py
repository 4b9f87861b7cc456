"""The table of levels and rules under the map, and what it means in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, icon_button, push_button, words
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.empty import EmptyPlace
from app.workspaces.levels.table.lines import FIRST_RULE
from app.workspaces.levels.table.model import LevelsModel
from app.workspaces.levels.table.sheet import Asked, Sheet
from app.workspaces.levels.table.view import LevelsView
from core.errors import VbasError


class LevelsPanel(QWidget):
    """Levels in rows, rules in columns, what is enough in their cells.

    Signals
    -------
    chosen(str, Asked | None)
        A level was chosen, and a rule, unless the cell has none.
    line_chosen(Node)
        A province or a unit of a level was chosen.
    failing_requested()
        The areas of units that are too small shall be selected.
    copy_requested(), export_requested()
        The whole table.
    """

    chosen = Signal(str, object)
    line_chosen = Signal(object)
    failing_requested = Signal()
    copy_requested = Signal()
    export_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.model = LevelsModel(self)
        self.view = LevelsView(self.model, self)
        self.empty = EmptyPlace(self)
        self.content = self._build_content()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.empty, 1)
        column.addWidget(self.content, 1)
        self.view.cell_chosen.connect(self._tell)
        self.view.copy_requested.connect(self.copy_requested)
        theme.changed.connect(self._take_colours)
        self._take_colours()
        self.show_sheet(None)

    def _build_content(self) -> QWidget:
        place = QWidget(self)
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        self.answer = words("", "verdict")
        self.answer.setContentsMargins(10, 0, 10, 0)
        self.answer.setAccessibleName(self.tr("The answer in one sentence"))
        self.reason = ShortLabel("", "muted", place)
        self.reason.setContentsMargins(10, 0, 10, 0)
        column.addWidget(self.answer)
        column.addWidget(self.reason)
        column.addLayout(self._build_tools(place))
        column.addWidget(self.view, 1)
        return place

    def _build_tools(self, place: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        self._add_shares(row, place)
        self.form = QComboBox(place)
        self.form.addItem(self.tr("Rules"))
        self.form.addItem(self.tr("Ages of 1, 2, 5, 10 years"))
        self.form.setAccessibleName(self.tr("What the columns are"))
        self.form.setToolTip(
            self.tr("Columns for rules, or for ages in wider and wider categories, with sex")
        )
        self.form.activated.connect(self._choose_form)
        row.addWidget(self.form)
        row.addStretch(1)
        self.failing = push_button(
            self.tr("Select what fails"),
            self.tr("Select the areas of units that have too few people"),
            place,
            self.failing_requested.emit,
        )
        row.addWidget(self.failing)
        for icon, tip, pressed in (
            ("copy", self.tr("Copy the table, with exact values"), self.copy_requested.emit),
            ("export", self.tr("Write the table to a file"), self.export_requested.emit),
        ):
            row.addWidget(icon_button(self._theme, icon, tip, place, pressed))
        return row

    def _add_shares(self, row: QHBoxLayout, place: QWidget) -> None:
        """What the cells tell a share of."""
        self.shares = QButtonGroup(self)
        for what, text, tip in (
            (texts.PEOPLE, self.tr("% of people"), self.tr("Share of the people above (%)")),
            (texts.UNITS, self.tr("% of units"), self.tr("Share of the units above (%)")),
        ):
            button = QToolButton(place)
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setChecked(what == self.model.share_of)
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, what=what: self.model.show_share_of(what))
            self.shares.addButton(button)
            row.addWidget(button)

    def sizeHint(self) -> QSize:
        """As high as a handful of levels needs."""
        return QSize(720, 270)

    # What is shown

    def show_nothing(self, reason: str, error: VbasError | None = None) -> None:
        """Says what would be here, and offers what brings it."""
        self.empty.show_reason(reason, error)
        self.show_sheet(None)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Shows another table."""
        self.view.show_sheet(sheet)
        self.empty.setVisible(sheet is None)
        self.content.setVisible(sheet is not None)

    def show_decision(self, level: str, asked: Asked) -> None:
        """Marks the level that is looked at and the rule that decides, and says the answer."""
        sheet = self.model.sheet
        if sheet is None:
            return
        self.view.show_decision(level, asked)
        judged, row = sheet.cells.get((level, asked)), sheet.row(level)
        self.failing.setEnabled(judged is not None and bool((judged.judged & ~judged.passes).any()))
        if judged is None:
            self.answer.setText(texts.not_known(asked))
            reason = self.tr("Fixed cut-offs are judged without them.")
        else:
            self.answer.setText(texts.answer(row, judged))
            reason = texts.reason(asked, judged)
        self.reason.setText(reason)
        self.reason.setToolTip(reason)

    @Slot()
    def _take_colours(self) -> None:
        colours = self._theme.colours
        self.model.take_colours(colours["bad"], colours["hover"], colours["accent_soft"])

    # What the user does

    @Slot(int)
    def _choose_form(self, form: int) -> None:
        self.model.ages = form == 1
        self.view.show_sheet(self.model.sheet)
        self.form.setCurrentIndex(form)

    @Slot(object)
    def _tell(self, at: QModelIndex) -> None:
        node = self.model.node(at)
        column = at.column() - FIRST_RULE
        asked = self.model.columns[column] if column >= 0 else None
        self.chosen.emit(node.row.key, asked)
        if at.parent().isValid():
            self.line_chosen.emit(node)
