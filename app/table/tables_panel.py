"""The three tables below the map, each behind a tab."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabWidget, QToolButton, QWidget

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
    buttons
        Tool buttons by "areas.join", "regions.export" ...
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(self.tr("Tables"))
        said = {AREAS: words.of_areas(), REGIONS: words.of_regions(), RUNS: words.of_runs()}
        self.panels = {name: TablePanel(theme, said[name], self) for name in NAMES}
        self.buttons: dict[str, QToolButton] = {}
        for name, panel in self.panels.items():
            self.addTab(panel, said[name].title)
            for key, (icon, text) in self._tools(name).items():
                self.buttons[f"{name}.{key}"] = panel.bar.add_button(icon, text)
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
        return first | {
            "columns": ("columns", self.tr("Choose columns and their order")),
            "copy": ("copy", self.tr("Copy the selected rows, or all shown, with exact values")),
            "export": ("export", self.tr("Export rows as CSV, Parquet, GeoPackage or GeoJSON …")),
        }

    def sizeHint(self) -> QSize:
        """About seven rows high."""
        return QSize(600, 280)

    def open(self, name: str) -> TablePanel:
        """Brings a table to the front."""
        panel = self.panels[name]
        self.setCurrentWidget(panel)
        return panel
