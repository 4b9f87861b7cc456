"""The three tables below the map, each behind a tab."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QWidget

from app.kit.theme import Theme
from app.table import words
from app.table.panel import TablePanel

AREAS, REGIONS, RUNS = "areas", "regions", "runs"
NAMES = (AREAS, REGIONS, RUNS)


class TablesPanel(QTabWidget):
    """Areas, regions, runs.

    Attributes
    ----------
    panels
        The table behind each tab, by `NAMES`.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(self.tr("Tables"))
        said = {AREAS: words.of_areas(), REGIONS: words.of_regions(), RUNS: words.of_runs()}
        export_tips = dict.fromkeys(
            (AREAS, REGIONS), self.tr("Export rows as CSV, Parquet, GeoPackage or GeoJSON …")
        )
        self.panels: dict[str, TablePanel] = {}
        for name in NAMES:
            tools, tip = self._tools(name), export_tips.get(name, "")
            panel = TablePanel(theme, said[name], self, tools=tools, export_tip=tip)
            self.panels[name] = panel
            self.addTab(panel, said[name].title)
        self.panels[RUNS].model.editable = "name"
        self.panels[RUNS].bar.select.hide()
        self.panels[RUNS].bar.first.hide()
        self.panels[RUNS].bar.only.hide()

    def _tools(self, name: str) -> dict[str, tuple[str, str]]:
        first: dict[str, tuple[str, str]] = {}
        if name == AREAS:
            first = {
                "join": ("join", self.tr("Join columns of another table by id …")),
                "compute": ("formula", self.tr("Add a computed column …")),
            }
        if name == REGIONS:
            tip = self.tr("Measure how round the regions are (Polsby-Popper)")
            first = {"roundness": ("roundness", tip)}
        if name != RUNS:
            tip = self.tr("Save the selection as a layer of the map")
            first["layer"] = ("add_layer", tip)
        return first

    def open(self, name: str) -> TablePanel:
        """Brings a table to the front."""
        panel = self.panels[name]
        self.setCurrentWidget(panel)
        return panel
