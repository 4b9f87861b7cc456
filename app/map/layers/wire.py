"""Who tells whom what: the layers of the map: their list, their looks, their files."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDockWidget

from app.frame.layout import AREA
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.map.layers.closing import Closing
from app.map.layers.files import LayerFiles
from app.map.layers.keeper import LayerKeeper
from app.map.layers.list_wiring import ListWiring
from app.map.layers.painting import LayerPainter
from app.map.layers.panel import LayersPanel
from app.map.layers.remembered import RememberedStyles
from app.map.layers.style_files import StyleFiles


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Layers", text)


def wire(program: Program) -> None:
    """Connects the list of layers to session and map."""
    window = program.window
    canvas = window.map_panel.canvas
    remembered = RememberedStyles(program.settings)
    program.map_wiring.colour_with(remembered.with_field)
    keeper = LayerKeeper(program.session, program.history, canvas, remembered, canvas)
    LayerPainter(program.session, keeper, program.map_wiring, canvas, program.background)
    panel = LayersPanel(window.theme, window)
    ListWiring(program, panel, keeper, remembered)
    LayerFiles(program, panel)
    StyleFiles(program, panel)
    scenario = next(of for of in window.docks("aggregate") if of.objectName().endswith("scenario"))
    dock = window.add_dock(
        "aggregate",
        "layers",
        tr("Layers"),
        panel,
        AREA.LeftDockWidgetArea,
        behind=scenario,
    )
    _add_actions(window, panel, dock)
    _add_closing(program, Closing(program))


def _add_closing(program: Program, closing: Closing) -> None:
    """Closing files, in the file menu; grey while there is nothing to close."""
    window, session = program.window, program.session
    areas = (
        tr("Close areas"),
        tr("Close the areas and what lies on them; finished runs stay, and it can be undone"),
        "",
        "",
    )
    records = (
        tr("Close records"),
        tr("Close the records; finished runs stay, and it can be undone"),
        "",
        "",
    )
    before = window.actions_.save_scenario
    close_areas = window.add_action("file", "close_areas", areas, before=before)
    close_areas.triggered.connect(closing.close_areas)
    close_records = window.add_action("file", "close_records", records, before=before)
    close_records.triggered.connect(closing.close_records)

    def update() -> None:
        close_areas.setEnabled(session.area_file is not None)
        close_records.setEnabled(session.records is not None)

    session.areas_changed.connect(update)
    session.records_changed.connect(update)
    update()


def _add_actions(window: MainWindow, panel: LayersPanel, dock: QDockWidget) -> None:
    """The button over the map, the key, and the entries of the menus."""
    row = (
        tr("&Layers"),
        tr("The layers of the map: order, opacity and looks (Ctrl+L)"),
        "Ctrl+L",
        "layers",
    )
    before = window.actions_.zoom_in
    show = window.add_action("view", "layers", row, before=before)

    def open_list() -> None:
        dock.show()
        dock.raise_()
        panel.list.setFocus()

    show.triggered.connect(open_list)
    window.map_panel.add_button(show)
    words = (
        tr("Add layer from &file …"),
        tr("Show outlines, lines or points of a file with the areas"),
        "",
        "add_layer",
    )
    add = window.add_action("file", "add_layer", words, before=window.actions_.open_population)
    add.triggered.connect(panel.add_requested)
