"""How one variable is recoded: bands, missing codes, groups, order; with its bar chart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from app.frame.column_values import ColumnValues
from app.kit import layouts, numbers, recoding
from app.kit.category_list import CategoryList
from app.kit.controls import SPACING, WARNING, Callout, MutedLabel, WheelGuard, narrow
from app.kit.form import Form, fill
from core.errors import VbasError
from core.io.records import ColumnPreview
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_preview import Recoded

MANY_CATEGORIES = 60
WIDTHS = (1.0, 2.0, 5.0, 10.0)
TOP = 85
_HIGHEST = 10_000_000
_NARROW = 26
_MOST_CODES = 8


class BandForm(Form):
    """Banding of a numeric variable: a width, and perhaps an open band at the top."""

    def __init__(self, guard: WheelGuard) -> None:
        super().__init__(None, guard)
        self.width_box = QComboBox()
        named = {width: self.tr("{n} years").format(n=f"{width:g}") for width in WIDTHS}
        named[1.0] = self.tr("1 year")
        fill(self.width_box, [(None, self.tr("as it is")), *named.items()])
        self.row(
            self.tr("&Bands of"),
            self.width_box,
            self.tr("Joins numbers into bands of this width (years, or the column's own unit)"),
        )
        self.with_top = QCheckBox(self.tr("one band from"))
        self.with_top.setToolTip(self.tr("Joins all higher numbers into one open band"))
        self.top = QSpinBox(minimum=1, maximum=_HIGHEST, value=TOP)
        self.top.setKeyboardTracking(False)
        self.top.setToolTip(self.tr("The open band begins here (years, or the column's own unit)"))
        self.top.setAccessibleName(self.tr("Beginning of the open band"))
        narrow(self.top, guard)
        self.column.addLayout(layouts.row(None, self.with_top, (self.top, 1), spacing=SPACING))
        for signal in (self.width_box.activated, self.with_top.toggled, self.top.valueChanged):
            signal.connect(lambda _: self._read())

    def show_band(self, band: Band | None, numeric: bool) -> None:
        """Shows a banding; hidden for columns without numbers."""
        self.show_value(band)
        self.setVisible(band is not None or numeric)

    def show_rest(self) -> None:
        """Shows the width, and where the open band begins."""
        band: Band | None = self.value
        width = band.width if band is not None else None
        top = band.top if band is not None else None
        if self.width_box.findData(width) < 0:  # of a scenario, none of the usual ones
            self.width_box.addItem(self.tr("{n} years").format(n=f"{width:g}"), width)
        self.width_box.setCurrentIndex(self.width_box.findData(width))
        with QSignalBlocker(self.with_top), QSignalBlocker(self.top):
            self.with_top.setChecked(top is not None)
            if top is not None:
                self.top.setValue(round(top))
        self.with_top.setVisible(band is not None)
        self.top.setVisible(band is not None)
        self.top.setEnabled(top is not None)

    def _read(self) -> None:
        width, band = self.width_box.currentData(), self.value
        if width is None:
            band = None
        elif band is None:
            band = Band(width, top=float(TOP))
        else:
            band = Band(width, float(self.top.value()) if self.with_top.isChecked() else None)
        if band != self.value:
            self.show_value(band)
            self.edited.emit(band)


class MissingForm(QWidget):
    """Which codes of a variable mean missing: suggested ones to tick, others to type.

    Signals
    -------
    edited(str, bool)
        A code, and whether it means missing.
    """

    edited = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {}
        self._codes: tuple[str, ...] = ()
        self.entry = QLineEdit()
        self.entry.setPlaceholderText(self.tr("other code, Enter"))
        self.entry.setToolTip(
            self.tr("A value that means missing, such as 99; blank is missing always")
        )
        self.entry.setAccessibleName(self.tr("Another code that means missing"))
        narrow(self.entry)
        self.entry.returnPressed.connect(self._add)
        label = QLabel(self.tr("&Missing"))
        label.setBuddy(self.entry)
        self._list = layouts.column(None, spacing=2)
        row = layouts.row(None, label, (self.entry, 1), spacing=SPACING)
        layouts.column(self, row, self._list, spacing=2)

    def show_codes(self, codes: tuple[str, ...], values: ColumnValues | None) -> None:
        """Shows the chosen codes, ticked, and the suggested ones."""
        self._codes = codes
        suggested = values.suggested_missing if values is not None else ()
        offered = tuple(dict.fromkeys((*codes, *suggested)))[: max(_MOST_CODES, len(codes))]
        if tuple(self.boxes) != offered:
            self._rebuild(offered)
        for code, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setChecked(code in codes)
            n = values.values.get(code, 0) if values is not None else None
            box.setText(f"{code}   {numbers.count(n)}" if n else code)
            box.setToolTip(
                self.tr("{n} mean missing").format(n=numbers.count(n, self.tr("records")))
                if code in codes
                else self.tr("Looks like a code for missing: tick it if it is")
            )

    def _rebuild(self, offered: tuple[str, ...]) -> None:
        for box in self.boxes.values():
            self._list.removeWidget(box)
            box.deleteLater()
        self.boxes = {}
        for code in offered:
            box = self.boxes[code] = QCheckBox(code)
            box.setAccessibleName(self.tr("{code} means missing").format(code=code))
            box.toggled.connect(lambda on, code=code: self.edited.emit(code, on))
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._list.addWidget(box)

    @Slot()
    def _add(self) -> None:
        code = self.entry.text().strip()
        self.entry.clear()
        if code and code not in self._codes:
            self.edited.emit(code, True)


class CategoryTools(QWidget):
    """What can be done with the selected categories; grey where it would do nothing."""

    def __init__(self, editor: CategoryEditor) -> None:
        super().__init__()
        self.group = self._button(self.tr("Group"), self.tr("Joins what is selected"), editor.group)
        self.ungroup = self._button(
            self.tr("Ungroup"), self.tr("Takes the selected groups apart"), editor.ungroup
        )
        up, down = (
            self.tr("Moves categories up; the order is then declared"),
            self.tr("Moves categories down; the order is then declared"),
        )
        self.up = self._button("↑", up, lambda: editor.move_selected(-1))
        self.down = self._button("↓", down, lambda: editor.move_selected(1))
        more = self.tr("More about categories: missing, not specific, order, undo")
        self.more = self._button("⋯", more, self._show_menu)
        for button in (self.up, self.down, self.more):
            button.setFixedWidth(_NARROW)
            button.setAccessibleName(button.toolTip())
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.missing = self._action(self.tr("Means missing"), editor.mark_missing)
        self.vague = self._action(self.tr("Not specific"), editor.mark_vague)
        self.vague.setCheckable(True)
        self.vague.setToolTip(
            self.tr("Such as “other”: not counted as a response category (El Emam et al. 2009)")
        )
        self.menu.addSeparator()
        self.as_found = self._action(self.tr("Order as found"), editor.forget_order)
        self.start_over = self._action(self.tr("Undo all recoding"), editor.start_over)
        buttons = (self.group, self.ungroup, self.up, self.down)
        layouts.row(self, *buttons, 1, self.more, spacing=2)

    def _button(self, text: str, tip: str, pressed: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        button.setProperty("quiet", True)
        button.clicked.connect(lambda: pressed())
        return button

    def _action(self, text: str, chosen: Callable[[], object]) -> QAction:
        action = self.menu.addAction(text)
        action.triggered.connect(lambda: chosen())
        return action

    def show_selection(self, qi: QuasiIdentifier, labels: tuple[str, ...]) -> None:
        """Enables what can be done with the selected categories of a variable."""
        self.group.setEnabled(len(labels) > 1)
        self.ungroup.setEnabled(any(label in qi.groups for label in labels))
        self.up.setEnabled(bool(labels))
        self.down.setEnabled(bool(labels))
        self.missing.setEnabled(bool(labels) and qi.band is None)
        self.vague.setEnabled(bool(labels))
        with QSignalBlocker(self.vague):
            self.vague.setChecked(bool(labels) and set(labels) <= set(qi.non_specific))
        self.as_found.setEnabled(bool(qi.order))
        self.start_over.setEnabled(qi != QuasiIdentifier(qi.column))

    def _show_menu(self) -> None:
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))


class CategoryEditor(QWidget):
    """Everything about one chosen variable.

    Signals
    -------
    edited(QuasiIdentifier)
        The variable with another recoding.
    """

    edited = Signal(object)

    def __init__(self, guard: WheelGuard) -> None:
        super().__init__()
        self._qi = QuasiIdentifier("")
        self._values: ColumnValues | None = None
        self._column: ColumnPreview | None = None
        self._counting = False
        self._recoded = Recoded(())
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.band, self.missing, self.list = BandForm(guard), MissingForm(), CategoryList()
        self.count, self.callout = MutedLabel(), Callout()
        self.tools = CategoryTools(self)
        parts = (self.title, self.band, self.missing, self.list, self.tools)
        layouts.column(self, *parts, self.count, self.callout, spacing=4)
        self.band.edited.connect(lambda band: self._edit(recoding.with_band(self._qi, band)))
        self.missing.edited.connect(
            lambda code, on: self._edit(recoding.with_missing(self._qi, code, on))
        )
        self.list.categories.renamed.connect(self._rename)
        self.list.selectionModel().selectionChanged.connect(self._refresh_tools)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.addActions(self.tools.menu.actions())
        self._refresh_tools()

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
        n, remedy = self._recoded.n_categories, ""
        if self._column is not None and self._column.looks_like == "direct identifier":
            text = self.tr("This column seems to name persons.")
            remedy = self.tr(
                "Such a column is removed before a release; it is no quasi-identifier."
            )
        elif self._values is None:
            return
        elif n <= 1:
            text = self.tr("There is only one category, so this variable tells nobody anything.")
            remedy = self.tr("Leave it out.")
        elif n > MANY_CATEGORIES:
            text = self.tr("So many categories make very large regions, or lose many records.")
            remedy = self.tr("Use wider bands, or group categories.")
            if self._is_numeric() and self._qi.band is None:
                remedy = self.tr("Band it, for instance by 5 years.")
        else:
            text = ""
        self.callout.say(text, remedy, WARNING)

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

    def group(self) -> None:
        """Makes one category of those that are selected, and asks for its name."""
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

    def ungroup(self) -> None:
        """Takes the selected groups apart."""
        qi = self._qi
        for label in self.list.selected_labels():
            qi = recoding.ungrouped(qi, label)
        self._edit(qi)

    def move_selected(self, by: int) -> None:
        """Moves the selected categories."""
        labels = self.list.selected_labels()
        self._edit(recoding.moved(self._qi, labels, self._labels(), by))

    def mark_missing(self) -> None:
        """The selected values mean missing."""
        qi = self._qi
        for label in self.list.selected_labels():
            for code in self._qi.groups.get(label, (label,)):
                qi = recoding.with_missing(qi, code, True)
        self._edit(qi)

    def mark_vague(self) -> None:
        """The selected categories are not specific, or are again."""
        labels = self.list.selected_labels()
        mark = not set(labels) <= set(self._qi.non_specific)
        self._edit(recoding.with_non_specific(self._qi, labels, mark))

    def forget_order(self) -> None:
        """Categories come as they are found."""
        qi = self._qi
        self._edit(QuasiIdentifier(qi.column, qi.missing, qi.band, qi.groups, (), qi.non_specific))

    def start_over(self) -> None:
        """Takes all recoding back."""
        self._edit(QuasiIdentifier(self._qi.column))
