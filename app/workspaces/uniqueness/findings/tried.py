"""Everything that was tried: shown again, compared, taken away."""

from __future__ import annotations

import math

import pandas as pd
from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.chart.tables import mixed_csv
from app.frame.main_window import MainWindow
from app.frame.workspace import RIGHT, Panel
from app.kit import numbers
from app.kit.derived import Missing
from app.kit.layouts import column, row
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from app.table.exporting import TableTools
from app.table.small import EVEN, LEFT, SmallTable
from app.workspaces.uniqueness.findings.tried_list import TriedList, TriedWords
from app.workspaces.uniqueness.findings.weights_chart import weight_bars
from app.workspaces.uniqueness.reasons import UniquenessContext, reason_for, reasons
from app.workspaces.uniqueness.state import UniquenessState, tr
from app.workspaces.uniqueness.texts import counted_percent, titles_of, two_digits, verdict_short
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import history, table_2

_TABLE_HIGH = 230


class Comparison(QWidget):
    """Two tries side by side."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str, str]] = []
        self.heading = words("", "heading")
        self.grid = SmallTable(
            self.tr("Two tries side by side"), (), self, sides=(LEFT,) * 3, room=EVEN
        )
        self.grid.copied.connect(self.copy)
        copy = icon_button(theme, "copy", self.tr("Copy the comparison as CSV"), self, self.copy)
        close = icon_button(theme, "close", self.tr("Close the comparison"), self, self.hide)
        below = words(self.tr("Below each variable stands its weight."), "muted")
        top = row(None, (self.heading, 1), copy, close)
        column(self, top, below, self.grid, margins=(10, 4, 6, 4), spacing=6)
        self.hide()

    def show_pair(self, numbers_: tuple[int, int], pair: tuple[Examination, Examination]) -> None:
        """Shows two tries."""
        self._rows = comparison(*pair)
        names = [self.tr("Try {n}").format(n=numbers.count(n)) for n in numbers_]
        self.heading.setText(
            self.tr("{first} and {second}").format(first=names[0], second=names[1])
        )
        self.grid.set_columns([(of, "") for of in (self.tr("Quantity"), *names)])
        self.grid.show_rows(self._rows)
        self.show()

    @Slot()
    def copy(self) -> None:
        """Copies the comparison."""
        flat = [[cell.replace("\n", " · ") for cell in row] for row in self._rows]
        columns = list(zip(*flat, strict=True))
        QGuiApplication.clipboard().setText(mixed_csv(("quantity", "first", "second"), columns))


def comparison(first: Examination, second: Examination) -> list[tuple[str, str, str]]:
    """Quantity, first, second: what two tries have and have not in common."""
    both = (first.verdict, second.verdict)
    sets = [counted_percent(of.in_sets, of.n_records) for of in both]
    unique = [counted_percent(of.unique, of.n_records) for of in both]
    rows = [
        (tr("File"), verdict_short(both[0]), verdict_short(both[1])),
        (tr("In unique record sets"), sets[0], sets[1]),
        (tr("Unique"), unique[0], unique[1]),
    ]
    of = [titles_of(first), titles_of(second)]
    weight = [{bar.name: bar.weight for bar in weight_bars(e)} for e in (first, second)]
    for name in dict.fromkeys((*of[0], *of[1])):
        left, right = (_variable(name, of[i].get(name), weight[i].get(name)) for i in (0, 1))
        rows.append((name, left, right))
    return rows


def _variable(name: str, title: str | None, weight: float | None) -> str:
    """How a variable is recoded, and what it weighs."""
    if title is None:
        return numbers.NOTHING
    recoded = title.removeprefix(name).strip().removeprefix("(").removesuffix(")")
    recoded = recoded or tr("as it is")
    if weight is None or math.isnan(weight):
        return recoded
    return f"{recoded}\n{two_digits(weight)}"


class TriedSection(QWidget):
    """The list with its tools, and two of it side by side."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        window, self._state = context.program.window, context.state
        self.tried: tuple[Examination, ...] = ()
        self._pair: tuple[Examination, ...] = ()
        self._words = TriedWords()
        self.list, self.comparison = TriedList(self), Comparison(window.theme, self)
        tools = self._build_tools(window)
        column(self, tools, (self.list, 1), self.comparison, margins=(0, 4, 0, 0), spacing=2)
        self.list.restore_requested.connect(self._restore)
        self.list.remove_requested.connect(self._state.remove_tried)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self._show_buttons()

    def _build_tools(self, window: MainWindow) -> QHBoxLayout:
        theme = window.theme
        self.restore = push_button(
            self.tr("Show again"),
            self.tr("Ask again what was asked in the selected row, and show what came out (Enter)"),
            self,
            lambda: self._restore(self.list.chosen[0]),
        )
        compare = self.tr("Show the two selected rows side by side (select a second one with Ctrl)")
        self.compare = icon_button(theme, "compare", compare, self, self._compare)
        self.remove = icon_button(
            theme,
            "trash",
            self.tr("Take the selected row away (Delete)"),
            self,
            lambda: self._state.remove_tried(self.list.chosen[0]),
        )
        copy, export = self.tr("Copy all rows as CSV"), self.tr("Export all rows as CSV …")
        out = TableTools(window, lambda: tried_table(self.tried), "tried", copy, export)
        self.list.copy_requested.connect(out.copy)
        tools = (self.restore, 1, self.compare, self.remove, out)
        return row(None, *tools, margins=(8, 0, 6, 0), spacing=4)

    # What is shown

    def show_result(self, tried: tuple[Examination, ...]) -> None:
        """Shows what was tried, and which of it is shown now."""
        self.tried, shown = tried, self._state.examination
        alike = (
            i
            for i, of in enumerate(tried)
            if shown is not None and of.question.is_like(shown.question)
        )
        self.list.show_rows(self._words.rows(tried), next(alike, -1))
        if any(all(of is not kept for kept in tried) for of in self._pair):
            self._pair = ()
            self.comparison.hide()
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        n = len(self.list.chosen)
        self.restore.setEnabled(n == 1)
        self.remove.setEnabled(n == 1)
        self.compare.setEnabled(n == 2)

    # What the user does

    @Slot(int)
    def _restore(self, row: int) -> None:
        self._state.restore(self.tried[row])

    @Slot()
    def _compare(self) -> None:
        first, second = self.list.chosen
        self._pair = pair = self.tried[first], self.tried[second]
        self.comparison.show_pair((first + 1, second + 1), pair)


def tried_table(tried: tuple[Examination, ...]) -> pd.DataFrame:
    """One line for each try and variable, the heaviest first, as Table 2 of the paper."""
    table = table_2(history(tried))
    seconds = {i: of.seconds for i, of in enumerate(tried, 1)}
    return table.assign(seconds=table["row"].map(seconds).astype(float))


PANEL: Panel[UniquenessState] = Panel(
    "tried",
    lambda: tr("Tried"),
    RIGHT,
    behind="findings",
    private=True,
    sections=lambda context: (TriedSection(context),),
    fills=True,
    needs=lambda context: context.state.tried or Missing(reason_for(context)),
    look=lambda context: context.state.examination,
    reasons=reasons,
    what=lambda: tr(
        "Every set of variables and recodes that you try is kept here as a row, with its "
        "unique records, weights and verdict, and can be shown again."
    ),
    working=lambda: "",
)
