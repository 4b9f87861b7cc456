"""The explorer: how the combinations are looked at, their picture, and the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app.frame.workspace import BOTTOM, Panel
from app.kit import numbers
from app.kit.derived import Missing
from app.kit.flow import FlowLayout
from app.kit.layouts import column, row
from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, described, icon_button
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.details import DetailsView
from app.workspaces.uniqueness.explorer.on_map import OnMap
from app.workspaces.uniqueness.explorer.picture import CombinationsChart
from app.workspaces.uniqueness.explorer.shown import (
    Counted,
    Shown,
    shown_of,
    titles_of_counting,
)
from app.workspaces.uniqueness.reasons import UniquenessContext, is_stale, reason_for, reasons
from app.workspaces.uniqueness.state import (
    CHEAPEST,
    DEAREST,
    NAME,
    NO_PATH,
    Look,
    UniquenessState,
    tr,
)
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.lattice import Lattice

_HIGH, _DETAILS = 236, 250
_BETWEEN_MS = 150
"""While counts come in, the picture is made anew no more often than this."""


class ExplorerSection(QWidget):
    """How the combinations are looked at, their picture, and the one that is chosen beside it."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        program, state = context.program, context.state
        window = program.window
        self._context, self._jobs, self._state = context, program.jobs, state
        self.shown: Shown | None = None
        self._seen: DistinctRecords | None = None
        self.chart = CombinationsChart(self)
        self.on_map = OnMap(context)
        self.details = DetailsView(window.theme, self.on_map.note, self)
        self.note = ShortLabel("", "muted", self)
        self._build(window.theme)
        for chosen in (self.chart.chosen, self.details.chosen):
            chosen.connect(self._choose)
        context.save_figures(self.chart, self.details.near)
        state.when("chosen", lambda _: self._show_chosen())
        state.when("limits", lambda limits: self.chart.show_limits(*limits))
        self.chart.show_limits(*state.limits)
        window.cancel_requested.connect(self._leave)

    def sizeHint(self) -> QSize:
        """Low enough to leave most of the height to the map."""
        return QSize(700, _HIGH)

    def _build(self, theme: Theme) -> None:
        self.details.setMinimumWidth(_DETAILS - 30)
        self.details.setMaximumWidth(round(1.5 * _DETAILS))
        left = column(None, (self.chart, 1), self.note, spacing=0)
        both = row(None, (left, 2), (self.details, 1))
        column(self, self._build_bar(theme), (both, 1), margins=(6, 2, 0, 2), spacing=2)

    def _build_bar(self, theme: Theme) -> FlowLayout:
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
        self.only_sets = QCheckBox(self.tr("With unique sets"), self)
        self.only_sets.setToolTip(
            self.tr("Show only combinations that have at least one unique record set")
        )
        self.only_sets.toggled.connect(self._recompute)
        tip = self.tr("Copy or export the values or the picture of all combinations")
        self.more = icon_button(theme, "more", tip, self, self._open_menu)
        boxes = (self.measure, self.having, self.only_sets, self.path)
        bar = FlowLayout(None, *(row(None, of) for of in (*boxes, self.more)), spacing=6)
        bar.setContentsMargins(0, 2, 6, 0)
        return bar

    def _box(self, name: str, tip: str) -> QComboBox:
        box = described(QComboBox(self), name, tip)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.activated.connect(self._recompute)
        return box

    @Slot()
    def _open_menu(self) -> None:
        self.chart.open_menu(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    @Slot()
    def _recompute(self) -> None:
        """The combinations are to be looked at in another way."""
        self._state.look = Look(
            str(self.measure.currentData()),
            str(self.having.currentData() or ""),
            self.only_sets.isChecked(),
            str(self.path.currentData()),
        )

    # What is shown

    def show_result(self, shown: Shown) -> None:
        """Shows combinations, and a line of what else to know."""
        self.shown, note = shown, self._note(shown.lattice)
        self._offer(shown)
        measure = texts.measure_names()[shown.arrangement.measure]
        title = self.tr("All combinations of variables: {measure}").format(measure=measure)
        self.chart.describe(title, self.tr("% of all records"), texts.picture_why())
        self.chart.show_arrangement(shown.arrangement, shown.titles)
        self.chart.show_path(shown.path)
        self._show_chosen()
        self.note.setText(note)
        self.note.setToolTip(note)
        self.note.setVisible(bool(note))
        self._look_at_all(shown.lattice)

    def _note(self, lattice: Lattice) -> str:
        if not lattice.complete:
            said = tr("{n} of {all} counted so far.")
            every = numbers.count(len(lattice), tr("combinations"))
            return said.format(n=numbers.count(int(lattice.counted.sum())), all=every)
        if is_stale(self._context):
            return tr("These are the counts of an earlier question: count again.")
        return ""

    def _look_at_all(self, lattice: Lattice) -> None:
        """The first answer about records lights up on the map at once: all variables together."""
        distinct = self._state.distinct
        if lattice.complete and distinct is not None and distinct is not self._seen:
            self._seen = distinct
            if not self._state.chosen and distinct.areas is not None:
                self._state.chosen = int(lattice.masks[lattice.full])

    def _show_chosen(self) -> None:
        self.chart.show_chosen(self._state.chosen)
        self.details.show_combination(self.shown, self._state.chosen)

    @Slot(object)
    def _choose(self, mask: int) -> None:
        self._state.chosen = mask

    @Slot()
    def _leave(self) -> None:
        """Esc, where nothing is under way that it would cancel."""
        if self._context.program.window.workspace == NAME and not self._jobs.busy:
            self._state.chosen = 0

    def _offer(self, shown: Shown) -> None:
        """Offers the variables to filter by."""
        offered = [self.having.itemData(i) for i in range(1, self.having.count())]
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


def _needs(context: UniquenessContext) -> Counted | Missing:
    state = context.state
    if state.counting is None:
        return Missing(reason_for(context))
    return state.counting, titles_of_counting(state), state.look


PANEL: Panel[UniquenessState] = Panel(
    "combinations",
    lambda: tr("Combinations"),
    BOTTOM,
    private=True,
    sections=lambda context: (ExplorerSection(context),),
    fills=True,
    needs=_needs,
    work=shown_of,
    keep=True,
    pause=lambda shown: 0 if shown.lattice.complete else _BETWEEN_MS,
    look=is_stale,
    reasons=reasons,
    what=lambda: tr(
        "Here you will see every combination of the chosen variables: how many records "
        "each of them singles out, and what each further variable costs."
    ),
    working=lambda: "",
)
