"""The line on top of the window: menus and the switch of workspaces."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.frame.actions import Actions
from app.frame.names import WORKSPACES
from app.kit.language import ENGLISH, FRENCH, LANGUAGES, SYSTEM, chosen


class TopBar(QWidget):
    """Menus to the left, workspaces beside them.

    Signals
    -------
    workspace_chosen(str)
        One of `WORKSPACES`.
    recent_chosen(Path)
        A file of the menu of recent files.
    language_chosen(str)
        "system", "en" or "fr".
    """

    workspace_chosen = Signal(str)
    recent_chosen = Signal(object)
    language_chosen = Signal(str)

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menus = QMenuBar(self)
        self.menus.setNativeMenuBar(False)
        self.menus.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.recent = QMenu(self.tr("Open recen&t"), self)
        self.panels = QMenu(self.tr("&Panels"), self)
        self._build_menus(actions)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 3, 8, 3)
        row.addWidget(self.menus)
        row.addStretch(1)
        self._build_switch(row)
        row.addStretch(2)
        self._build_languages(row)

    def menu(self, name: str) -> QMenu:
        """One of the menus: "file", "edit", "view", "run", "help"."""
        return self._menus[name]

    def add_action(self, menu: str, action: QAction, before: QAction | None = None) -> None:
        """Puts an action of a part of the program into a menu: at its end, or before another.

        In the file menu the last group stays last.
        """
        of = self._menus[menu]
        if before is None and menu == "file":
            before = self._last_of_file
        if before is None:
            of.addAction(action)
        else:
            of.insertAction(before, action)

    def _build_menus(self, a: Actions) -> None:
        file = self.menus.addMenu(self.tr("&File"))
        file.addActions([a.open_areas, a.open_records, a.connect, a.open_scenario])
        file.addSeparator()
        file.addActions([a.open_level, a.open_population, a.open_conversion])
        file.addSeparator()
        file.addMenu(self.recent)
        file.addAction(a.open_sample)
        file.addSeparator()
        file.addActions([a.save_scenario, a.release, a.export_picture])
        self._last_of_file = file.addSeparator()
        file.addAction(a.quit)
        edit = self.menus.addMenu(self.tr("&Edit"))
        edit.addActions([a.copy_map, a.copy_measures])
        edit.addSeparator()
        edit.addAction(a.select_none)
        view = self.menus.addMenu(self.tr("&View"))
        view.addActions([a.pan, a.identify, a.select])
        view.addSeparator()
        view.addActions([a.zoom_in, a.zoom_out, a.zoom_all, a.zoom_selection])
        view.addSeparator()
        view.addMenu(self.panels)
        colours = view.addMenu(self.tr("&Colours"))
        colours.addActions([a.theme_system, a.theme_light, a.theme_dark])
        view.addAction(a.reset_layout)
        run = self.menus.addMenu(self.tr("&Run"))
        run.addAction(a.run)
        run.addSeparator()
        run.addActions([a.pause, a.step, a.stop, a.cancel])
        about = self.menus.addMenu(self.tr("&Help"))
        about.addActions([a.explain, a.about])
        self._menus = {"file": file, "edit": edit, "view": view, "run": run, "help": about}

    def _build_languages(self, row: QHBoxLayout) -> None:
        """EN/FR at the right end, and a menu that offers the system's language too."""
        menu = self._menus["view"].addMenu(self.tr("&Language"))
        group = QActionGroup(self)
        self._languages: dict[str, QAction] = {}
        for code, words in ((SYSTEM, self.tr("As the s&ystem")), *LANGUAGES.items()):
            action = QAction(words, self)
            action.setCheckable(True)
            action.setToolTip(self.tr("The language of all texts, numbers and dates"))
            action.triggered.connect(lambda _, code=code: self.language_chosen.emit(code))
            group.addAction(action)
            menu.addAction(action)
            self._languages[code] = action
        self.language = QToolButton(self)
        self.language.setProperty("quiet", True)
        self.language.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.language.clicked.connect(self._other_language)
        row.addWidget(self.language)

    @Slot(str)
    def show_language(self, language: str) -> None:
        """Marks the language in use, and offers the other one."""
        self._languages[language].setChecked(True)
        self._other = ENGLISH if chosen(language) == FRENCH else FRENCH
        self.language.setText(self._other.upper())
        words = self.tr("Go on in {0}").format(LANGUAGES[self._other])
        self.language.setToolTip(words)
        self.language.setAccessibleName(words)

    @Slot()
    def _other_language(self) -> None:
        self.language_chosen.emit(self._other)

    def _build_switch(self, row: QHBoxLayout) -> None:
        titles = {
            "aggregate": self.tr("Aggregate"),
            "levels": self.tr("Levels"),
            "uniqueness": self.tr("Uniqueness"),
            "cells": self.tr("Cells"),
            "release": self.tr("Release"),
        }
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for number, name in enumerate(WORKSPACES, start=1):
            button = QToolButton(self)
            button.setText(titles[name])
            button.setCheckable(True)
            button.setProperty("workspace", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(self.tr("Workspace {0}").format(titles[name]))
            button.setToolTip(self.tr("{0} (Ctrl+{1})").format(titles[name], number))
            button.clicked.connect(lambda _, name=name: self.workspace_chosen.emit(name))
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(button.click)
            self._group.addButton(button)
            self.buttons[name] = button
            row.addWidget(button)

    @Slot(str)
    def show_workspace(self, name: str) -> None:
        """Marks the workspace that is shown."""
        self.buttons[name].setChecked(True)

    def show_recent(self, files: tuple[Path, ...]) -> None:
        """Fills the menu of recent files."""
        self.recent.clear()
        for path in files:
            action = QAction(path.name, self.recent)
            action.setToolTip(str(path))
            action.setStatusTip(str(path))
            action.triggered.connect(lambda _, path=path: self.recent_chosen.emit(path))
            self.recent.addAction(action)
        self.recent.setEnabled(bool(files))
