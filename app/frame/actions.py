"""Everything that can be done from menus, tool bars and keys, in one place."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from app.kit.theme import Theme


@dataclass(eq=False)
class Actions:
    """The actions, by what they do."""

    open_areas: QAction
    open_records: QAction
    connect: QAction
    open_level: QAction
    open_population: QAction
    open_conversion: QAction
    open_scenario: QAction
    open_sample: QAction
    save_scenario: QAction
    export_picture: QAction
    release: QAction
    quit: QAction
    copy_map: QAction
    copy_measures: QAction
    select_none: QAction
    pan: QAction
    identify: QAction
    select: QAction
    zoom_in: QAction
    zoom_out: QAction
    zoom_all: QAction
    zoom_selection: QAction
    reset_layout: QAction
    theme_system: QAction
    theme_light: QAction
    theme_dark: QAction
    run: QAction
    pause: QAction
    step: QAction
    stop: QAction
    cancel: QAction
    explain: QAction
    about: QAction

    def all(self) -> tuple[QAction, ...]:
        """Every action."""
        return tuple(getattr(self, of.name) for of in fields(self))


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Actions", text)


Row = tuple[str, str, str, str]
"""Words, tooltip, key, icon."""


def _file_rows() -> dict[str, Row]:
    return {
        "open_areas": (
            tr("Open &areas …"),
            tr("Open a file of areas: polygons, or a table with coordinates"),
            "Ctrl+O",
            "area",
        ),
        "open_records": (
            tr("Open &records …"),
            tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata"),
            "Ctrl+Shift+O",
            "records",
        ),
        "connect": (
            tr("Connect to a &database …"),
            tr("Use records or areas that stay in a database; only counts leave it"),
            "Ctrl+Shift+D",
            "",
        ),
        "open_level": (
            tr("Open coarser &level …"),
            tr("Open larger units, such as FSAs, to show over the areas"),
            "",
            "layers",
        ),
        "open_population": (
            tr("Join &population table …"),
            tr("Take the areas' population from a second table"),
            "",
            "",
        ),
        "open_conversion": (
            tr("Use postal code &conversion …"),
            tr("Find the areas of postal codes in a conversion table (PCCF)"),
            "",
            "",
        ),
    }


def _scenario_rows() -> dict[str, Row]:
    return {
        "open_scenario": (
            tr("Open &scenario …"),
            tr("Open a scenario (.toml): files and settings of a run"),
            "",
            "open",
        ),
        "open_sample": (tr("Open sample &study"), tr("Open a fictional province"), "", "sample"),
        "save_scenario": (
            tr("Save s&cenario …"),
            tr("Save files and settings, to repeat the run"),
            "",
            "",
        ),
    }


def _result_rows() -> dict[str, Row]:
    return {
        "export_picture": (
            tr("Export &map …"),
            tr("Save the map as a picture (PNG or SVG)"),
            "Ctrl+Shift+E",
            "image",
        ),
        "release": (
            tr("&Release …"),
            tr("Hand the shown run over: a checklist to a verified pack"),
            "Ctrl+E",
            "export",
        ),
        "quit": (tr("&Quit"), tr("Close VBAS"), "Ctrl+Q", ""),
        "copy_map": (tr("Copy &map"), tr("Copy the map as a picture"), "Ctrl+Shift+C", "copy"),
        "copy_measures": (
            tr("Copy m&easures"),
            tr("Copy all measures of the shown run as text"),
            "",
            "",
        ),
        "select_none": (tr("Select &none"), tr("Select no area"), "Ctrl+Shift+A", ""),
    }


def _view_rows() -> dict[str, Row]:
    return {
        "pan": (tr("&Pan"), tr("Move the map (P)"), "P", "pan"),
        "identify": (tr("&Identify"), tr("Click an area to read about it (I)"), "I", "identify"),
        "select": (tr("&Select"), tr("Click areas or draw a box to select (S)"), "S", "select"),
        "zoom_in": (tr("Zoom &in"), tr("Zoom in (+)"), "", "zoom_in"),
        "zoom_out": (tr("Zoom &out"), tr("Zoom out (−)"), "", "zoom_out"),
        "zoom_all": (tr("Zoom to &everything"), tr("Show all areas (0)"), "", "zoom_all"),
        "zoom_selection": (
            tr("Zoom to s&election"),
            tr("Show the selected areas (Z)"),
            "Z",
            "zoom_selection",
        ),
        "reset_layout": (tr("&Reset layout"), tr("Put all panels back in place"), "", ""),
        "theme_system": (tr("As the s&ystem"), tr("Light or dark, as the system"), "", ""),
        "theme_light": (tr("&Light"), tr("Dark writing on light ground"), "", ""),
        "theme_dark": (tr("&Dark"), tr("Light writing on dark ground"), "", ""),
    }


def _other_rows() -> dict[str, Row]:
    return {
        "run": (tr("&Run"), tr("Group the areas into regions (F5)"), "F5", "run"),
        # Keys after a tab are shown only: Space and point belong to whatever has the focus first.
        "pause": (tr("&Pause or go on\tSpace"), tr("Pause, or go on (Space)"), "", "pause"),
        "step": (tr("Single &step\t."), tr("Go one state further and wait (.)"), "", "step"),
        "stop": (
            tr("&Finish now"),
            tr("End the search and keep the best so far"),
            "",
            "stop",
        ),
        "cancel": (tr("&Cancel"), tr("Cancel what is under way; nothing is lost (Esc)"), "", ""),
        "explain": (
            tr("&Explain"),
            tr("What has the focus, in words (Ctrl+F1)"),
            "Ctrl+F1",
            "info",
        ),
        "about": (tr("&About VBAS"), tr("Version and licence"), "", ""),
    }


def make_action(owner: QObject, theme: Theme, name: str, row: Row) -> QAction:
    """One action, with words, tooltip, key and an icon that follows the theme."""
    words, tip, key, icon = row
    action = QAction(words, owner)
    action.setObjectName(name)
    action.setToolTip(tip)
    action.setStatusTip(tip)
    if key:
        action.setShortcut(QKeySequence(key))
    if icon:
        theme.bind(action, icon)
    return action


def make_actions(owner: QObject, theme: Theme) -> Actions:
    """All actions, with words, keys and icons that follow the theme; without effect so far."""
    made: dict[str, QAction] = {}
    rows = _file_rows() | _scenario_rows() | _result_rows() | _view_rows() | _other_rows()
    for name, row in rows.items():
        made[name] = make_action(owner, theme, name, row)
    for names in (("pan", "identify", "select"), ("theme_system", "theme_light", "theme_dark")):
        group = QActionGroup(owner)
        for name in names:
            made[name].setCheckable(True)
            group.addAction(made[name])
    made["pan"].setChecked(True)
    made["quit"].setMenuRole(QAction.MenuRole.QuitRole)
    made["about"].setMenuRole(QAction.MenuRole.AboutRole)
    return Actions(**made)
