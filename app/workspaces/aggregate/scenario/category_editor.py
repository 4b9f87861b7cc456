"""How one variable is recoded: bands, missing codes, groups, order; with its bar chart."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.frame.column_values import ColumnValues
from app.kit import numbers, recoding
from app.kit.category_list import CategoryList
from app.kit.controls import WARNING, Callout, MutedLabel, WheelGuard
from app.workspaces.aggregate.scenario.band_form import BandForm
from app.workspaces.aggregate.scenario.category_tools import CategoryTools
from app.workspaces.aggregate.scenario.missing_form import MissingForm
from core.errors import VbasError
from core.io.records import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier
from core.site_preview import Recoded

MANY_CATEGORIES = 60


class CategoryEditor(QWidget):
    """Everything about one chosen variable.

    Signals
    -------
    edited(QuasiIdentifier)
        The variable with another recoding.
    """

    edited = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._qi = QuasiIdentifier("")
        self._values: ColumnValues | None = None
        self._column: ColumnPreview | None = None
        self._counting = False
        self._recoded = Recoded(())
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.band = BandForm(guard)
        self.missing = MissingForm()
        self.list = CategoryList()
        self.count = MutedLabel()
        self.callout = Callout()
        self.tools = CategoryTools()
        self._lay_out()
        self.band.edited.connect(self._take_band)
        self.missing.edited.connect(self._take_missing)
        self.list.categories.renamed.connect(self._rename)
        self.list.selectionModel().selectionChanged.connect(self._refresh_tools)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.addActions(self.tools.menu.actions())
        self._connect_tools()
        self._refresh_tools()

    def _connect_tools(self) -> None:
        tools = self.tools
        tools.group.clicked.connect(self._group)
        tools.ungroup.clicked.connect(self._ungroup)
        tools.up.clicked.connect(partial(self._move, -1))
        tools.down.clicked.connect(partial(self._move, 1))
        tools.missing.triggered.connect(self._mark_missing)
        tools.vague.triggered.connect(self._mark_vague)
        tools.as_found.triggered.connect(self._forget_order)
        tools.start_over.triggered.connect(self._start_over)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.band)
        column.addWidget(self.missing)
        column.addWidget(self.list)
        column.addWidget(self.tools)
        column.addWidget(self.count)
        column.addWidget(self.callout)

    @property
    def quasi_identifier(self) -> QuasiIdentifier:
        """The variable that is shown."""
        return self._qi

    def show_variable(
        self,
        qi: QuasiIdentifier,
        values: ColumnValues | None,
        about: ColumnPreview | None = None,
        counting: bool = True,
    ) -> None:
        """Shows a variable and, once they are counted, its values.

        Parameters
        ----------
        qi
            The variable.
        values
            What was counted; None while that is under way, or if it failed.
        about
            What is known of the column without counting.
        counting
            Whether the values are being counted, if they are not known.
        """
        if qi.column != self._qi.column:
            self.list.clearSelection()
            self.callout.say("")
        self._qi, self._values, self._column, self._counting = qi, values, about, counting
        self.title.setText(qi.column)
        self.title.setToolTip(qi.column)
        self.band.show_band(qi.band, self._is_numeric())
        self.missing.show_codes(qi.missing, values)
        self._recoded = values.recoded(qi) if values is not None else Recoded(())
        self.list.show_recoded(self._recoded)
        self.list.setVisible(values is not None)
        self.tools.setVisible(values is not None)
        self.count.setText(self._words())
        self._refresh_tools()

    def _words(self) -> str:
        if self._values is None:
            return self.tr("Counting categories …") if self._counting else ""
        n = self._recoded.n_categories
        parts = [numbers.count(n, self.tr("category") if n == 1 else self.tr("categories"))]
        if self._recoded.missing:
            parts.append(numbers.count(self._recoded.missing, self.tr("records missing")))
        if self._recoded.not_numbers:
            parts.append(
                self.tr("of them {n} are not numbers").format(
                    n=numbers.count(self._recoded.not_numbers)
                )
            )
        return " · ".join(parts)

    def _is_numeric(self) -> bool:
        by_kind = self._column is not None and self._column.kind == "number"
        return by_kind or (self._values is not None and self._values.is_numeric)

    def _advise(self) -> None:
        """Says when a variable is of no use as it is."""
        if self._column is not None and self._column.looks_like == "direct identifier":
            self.callout.say(
                self.tr("This column seems to name persons."),
                self.tr("Such a column is removed before a release; it is no quasi-identifier."),
                WARNING,
            )
            return
        if self._values is None:
            return
        n = self._recoded.n_categories
        if n <= 1:
            self.callout.say(
                self.tr("There is only one category, so this variable tells nobody anything."),
                self.tr("Leave it out."),
                WARNING,
            )
        elif n > MANY_CATEGORIES:
            remedy = (
                self.tr("Band it, for instance by 5 years.")
                if self._is_numeric() and self._qi.band is None
                else self.tr("Use wider bands, or group categories.")
            )
            self.callout.say(
                self.tr("So many categories make very large regions, or lose many records."),
                remedy,
                WARNING,
            )
        else:
            self.callout.say("")

    @Slot()
    def _refresh_tools(self) -> None:
        self.tools.show_selection(self._qi, self.list.selected_labels())
        self._advise()

    def _labels(self) -> tuple[str, ...]:
        return tuple(of.label for of in self._recoded.categories)

    def _edit(self, qi: QuasiIdentifier) -> None:
        if qi != self._qi:
            self.show_variable(qi, self._values, self._column, self._counting)
            self.edited.emit(qi)

    def _group(self) -> None:
        labels = self.list.selected_labels()
        if len(labels) < 2:
            return
        name = recoding.name_of_group(labels, self._labels())
        self._edit(recoding.grouped(self._qi, labels, name, self._labels()))
        self.list.select_labels((name,))
        self.list.setFocus()
        self.list.edit(self.list.currentIndex())

    @Slot(str, str)
    def _rename(self, old: str, new: str) -> None:
        try:
            self._edit(recoding.grouped(self._qi, (old,), new, self._labels()))
        except VbasError as error:
            self.callout.show_error(error)

    def _ungroup(self) -> None:
        qi = self._qi
        for label in self.list.selected_labels():
            qi = recoding.ungrouped(qi, label)
        self._edit(qi)

    def _move(self, by: int, _checked: bool = False) -> None:
        labels = self.list.selected_labels()
        self._edit(recoding.moved(self._qi, labels, self._labels(), by))

    def _mark_missing(self) -> None:
        qi = self._qi
        for label in self.list.selected_labels():
            for code in self._qi.groups.get(label, (label,)):
                qi = recoding.with_missing(qi, code, True)
        self._edit(qi)

    def _mark_vague(self) -> None:
        labels = self.list.selected_labels()
        mark = not set(labels) <= set(self._qi.non_specific)
        self._edit(recoding.with_non_specific(self._qi, labels, mark))

    def _forget_order(self) -> None:
        qi = self._qi
        self._edit(QuasiIdentifier(qi.column, qi.missing, qi.band, qi.groups, (), qi.non_specific))

    def _start_over(self) -> None:
        self._edit(QuasiIdentifier(self._qi.column))

    @Slot(object)
    def _take_band(self, band: object) -> None:
        self._edit(recoding.with_band(self._qi, band))  # type: ignore[arg-type]

    @Slot(str, bool)
    def _take_missing(self, code: str, missing: bool) -> None:
        self._edit(recoding.with_missing(self._qi, code, missing))
