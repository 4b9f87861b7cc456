"""Risk: what attacks would find, before and after; measured, on the map; samples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outdated_strip import OutdatedStrip
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.asked import Shown
from app.workspaces.cells.risk.attacks_view import AttacksView
from app.workspaces.cells.risk.form import RiskForm
from app.workspaces.cells.risk.map_view import RiskMapView
from app.workspaces.cells.risk.samples_view import SamplesView
from app.workspaces.cells.risk.simulated_view import SimulatedView
from app.workspaces.cells.risk.verdict_view import CombinationsSection, RiskVerdict


class RiskPanel(QWidget):
    """One column that scrolls.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    export_requested(DataFrame, str)
        A table shall be written to a file of this name.
    seen(bool)
        The panel came into sight, or left it.
    """

    run_requested = Signal()
    export_requested = Signal(object, str)
    seen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self._titles: Mapping[str, str] = {}
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see how likely somebody is recognised: by looking a record up in a "
                "registry, by matching all of them, by knowing a person; before and after cells "
                "are suppressed, and on the map."
            ),
            self,
        )
        self.stale, self.working = OutdatedStrip(self), words("", "muted")
        self.form, self.verdict, self.map = RiskForm(self), RiskVerdict(self), RiskMapView(self)
        self.combinations = CombinationsSection(theme, self)
        self.attacks = AttacksView(theme, self)
        self.simulated, self.samples = SimulatedView(theme, self), SamplesView(self)
        self._lay_out()
        for source in (self.empty, self.stale, self.verdict):
            source.run_requested.connect(self.run_requested)
        for section in (self.combinations, self.attacks):
            section.export_requested.connect(self.export_requested)
        self.show_nothing(self.empty.reason)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 8, 12)
        column.setSpacing(6)
        self._results: tuple[QWidget, ...] = (
            self.form,
            self.working,
            self.verdict,
            self.map,
            self.combinations,
            self.attacks,
            self.simulated,
            self.samples,
        )
        for widget in self._results:
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there is nothing; see `app.workspaces.cells.outcome.empty`."""
        self.shown = None
        self.empty.show_reason(reason)
        self.empty.show()
        self.stale.hide()
        self._scroll.hide()
        self.simulated.show_nothing()

    def show_working(self) -> None:
        """The classes of the records are being counted."""
        if self.shown is None:
            self.empty.hide()
            self._scroll.show()
            for widget in self._results:
                widget.setVisible(widget is self.working)
        self.working.setText(self.tr("Counting who looks like whom …"))
        self.working.show()

    def show_risk(self, of: Shown, titles: Mapping[str, str], *, stale: bool) -> None:
        """Shows what is known; ``stale`` if something else is asked now."""
        self.shown, self._titles = of, titles
        self.empty.hide()
        self._scroll.show()
        for widget in self._results:
            widget.setVisible(widget is not self.working)
        self.stale.setVisible(stale)
        self.verdict.show_risk(of, stale)
        self.combinations.show_risk(of, titles)
        columns, exposure = of.asked.columns, of.asked.exposure
        after = exposure.classes_after[exposure.combinations.index(columns)]
        self.attacks.show_assessment(
            of.assessment,
            self.combination_name(columns),
            safe=after.at_risk(of.asked.threshold.k) == 0,
        )
        self.samples.show_records(of.asked.exposure.n_records if of.suppressed else None)

    def combination_name(self, columns: Sequence[str]) -> str:
        """A combination as the user calls it."""
        return texts.combination_words(columns, self._titles)

    def showEvent(self, event: QShowEvent) -> None:
        """The tab was chosen."""
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another tab was chosen, or another workspace."""
        super().hideEvent(event)
        self.seen.emit(False)
