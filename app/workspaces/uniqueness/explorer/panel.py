"""The explorer: how the combinations are looked at, their picture, and the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, icon_button
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.asked import CHEAPEST, DEAREST, NO_PATH, Asked, Shown
from app.workspaces.uniqueness.explorer.details import DetailsView
from app.workspaces.uniqueness.explorer.picture import CombinationsChart
from app.workspaces.uniqueness.findings.empty import EmptyPlace

_HIGH, _DETAILS = 236, 250


class ExplorerPanel(QWidget):
    """The panel.

    Signals
    -------
    asked_changed()
        The combinations are to be looked at in another way: `asked`.
    chosen(int)
        A combination shall be looked at, as a mask; 0 = none.
    """

    asked_changed = Signal()
    chosen = Signal(object)  # an int of up to 63 bits

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see every combination of the chosen variables: how many records "
                "each of them singles out, and what each further variable costs."
            ),
            self,
        )
        self.content = QWidget(self)
        self.chart = CombinationsChart(self.content)
        self.details = DetailsView(theme, self.content)
        self.note = ShortLabel("", "muted", self.content)
        self._build(theme)
        self.chart.chosen.connect(self.chosen)
        self.details.chosen.connect(self.chosen)
        self.show_nothing(self.empty.reason)

    def sizeHint(self) -> QSize:
        """Low enough to leave most of the height to the map."""
        return QSize(700, _HIGH)

    def _build(self, theme: Theme) -> None:
        column = QVBoxLayout(self.content)
        column.setContentsMargins(6, 2, 0, 2)
        column.setSpacing(2)
        column.addLayout(self._build_bar(theme))
        both = QHBoxLayout()
        both.setSpacing(6)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.chart, 1)
        left.addWidget(self.note)
        both.addLayout(left, 2)
        self.details.setMinimumWidth(_DETAILS - 30)
        self.details.setMaximumWidth(round(1.5 * _DETAILS))
        both.addWidget(self.details, 1)
        column.addLayout(both, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        outer.addWidget(self.content, 1)

    def _build_bar(self, theme: Theme) -> QHBoxLayout:
        self.measure = self._box(
            self.tr("What is compared"),
            self.tr("What the fields are coloured and ordered by, as % of all records"),
        )
        for key, text in texts.measure_names().items():
            self.measure.addItem(text, key)
        self.having = self._box(
            self.tr("Which combinations"),
            self.tr("Show all combinations, or those with a variable"),
        )
        self.path = self._box(
            self.tr("Path"),
            self.tr("Draw the way from one variable to all that adds this variable each time"),
        )
        for key, text in (
            (NO_PATH, self.tr("No path")),
            (CHEAPEST, self.tr("Cheapest each time")),
            (DEAREST, self.tr("Dearest each time")),
        ):
            self.path.addItem(text, key)
        self.only_sets = QCheckBox(self.tr("With unique sets"), self.content)
        self.only_sets.setToolTip(
            self.tr("Show only combinations that have at least one unique record set")
        )
        self.only_sets.toggled.connect(self.asked_changed)
        bar = QHBoxLayout()
        bar.setContentsMargins(0, 2, 6, 0)
        bar.setSpacing(6)
        for box, stretch in ((self.measure, 4), (self.having, 3), (self.path, 3)):
            bar.addWidget(box, stretch)
        bar.insertWidget(2, self.only_sets)
        bar.addStretch(1)
        tip = self.tr("Copy or export the values or the picture of all combinations")
        self.more = icon_button(theme, "more", tip, self.content, self._open_menu)
        bar.addWidget(self.more)
        return bar

    def _box(self, name: str, tip: str) -> QComboBox:
        box = QComboBox(self.content)
        box.setAccessibleName(name)
        box.setToolTip(tip)
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.activated.connect(self._tell_asked)
        return box

    @Slot()
    def _open_menu(self) -> None:
        self.chart.open_menu(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    @Slot()
    def _tell_asked(self) -> None:
        self.asked_changed.emit()

    @property
    def asked(self) -> Asked:
        """How the combinations are to be looked at."""
        return Asked(
            str(self.measure.currentData()),
            str(self.having.currentData() or ""),
            self.only_sets.isChecked(),
            str(self.path.currentData()),
        )

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there is nothing; see `EmptyPlace`."""
        self.chart.show_arrangement(None, ())
        self.details.show_combination(None, 0)
        self.empty.show_reason(reason)
        self.empty.show()
        self.content.hide()

    def show_combinations(self, shown: Shown, mask: int, note: str = "") -> None:
        """Shows combinations, the one that is looked at, and a line of what else to know."""
        self._offer(shown)
        measure = texts.measure_names()[shown.arrangement.measure]
        title = self.tr("All combinations of variables: {measure}").format(measure=measure)
        self.chart.describe(title, self.tr("% of all records"), texts.picture_why())
        self.chart.show_arrangement(shown.arrangement, shown.titles)
        self.chart.show_path(shown.path)
        self.chart.show_chosen(mask)
        self.details.show_combination(shown, mask)
        self.note.setText(note)
        self.note.setToolTip(note)
        self.note.setVisible(bool(note))
        self.empty.hide()
        self.content.show()

    def show_chosen(self, shown: Shown | None, mask: int) -> None:
        """Looks at another combination."""
        self.chart.show_chosen(mask)
        self.details.show_combination(shown, mask)

    def _offer(self, shown: Shown) -> None:
        """Offers the variables to filter by."""
        offered = [self.having.itemData(i) for i in range(1, self.having.count())]
        with QSignalBlocker(self.having):
            if offered != list(shown.lattice.names):
                kept = self.having.currentData()
                self.having.clear()
                self.having.addItem(self.tr("All combinations"), "")
                for name in shown.lattice.names:
                    self.having.addItem("", name)
                self.having.setCurrentIndex(max(0, self.having.findData(kept)))
            for i, title in enumerate(shown.titles):
                self.having.setItemText(i + 1, self.tr("With {name}").format(name=title))
        minimal = self.measure.model().index(self.measure.count() - 1, 0)
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags = enabled if shown.lattice.minimal is not None else Qt.ItemFlag.NoItemFlags
        self.measure.model().setData(minimal, int(flags.value), Qt.ItemDataRole.UserRole - 1)
