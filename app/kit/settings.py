"""What the program remembers between starts: looks and places of files, never a record's value.

This is the only module that touches ``QSettings``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

ORGANISATION = "VBAS"
APPLICATION = "VBAS"
LAYOUT_VERSION = 4
"""Raised when docks are added or renamed, so that an old layout is not restored.

An old layout hides docks that it does not know. Only the layouts go; all else stays.
"""

MOST_RECENT = 10
THEMES = ("system", "light", "dark")
LANGUAGES = ("system", "en", "fr")

PICTURE, RESULTS, TABLE = "picture", "results", "table"
"""What a folder that is remembered is for."""


@dataclass
class Settings:
    """Everything that is remembered.

    Attributes
    ----------
    geometry
        Place and size of the window, as Qt stores it; empty at the first start.
    layouts
        Docks of each workspace, by its name, as Qt stores them.
    recent_files
        Files opened lately, newest first.
    folders
        The last folder used for each purpose ("areas", "records", "picture", "results").
    theme
        One of `THEMES`.
    language
        "system", "en" or "fr".
    started_before
        Whether the program has been started before on this machine.
    tour_seen
        Whether the tour was offered once.
    search_seen
        Whether the lines of a search have come into sight by themselves once.
    kept
        Texts that parts of the program keep for themselves, by a name of their own (bookmarks,
        how a page is laid out); never a record's value.
    """

    geometry: bytes = b""
    layouts: dict[str, bytes] = field(default_factory=dict)
    recent_files: tuple[Path, ...] = ()
    folders: dict[str, Path] = field(default_factory=dict)
    theme: str = "system"
    language: str = "system"
    started_before: bool = False
    tour_seen: bool = False
    search_seen: bool = False
    kept: dict[str, str] = field(default_factory=dict)

    def add_recent(self, path: Path) -> None:
        """Puts a file at the top of the recent ones."""
        path = path.resolve()
        others = tuple(of for of in self.recent_files if of != path)
        self.recent_files = (path, *others)[:MOST_RECENT]

    def kept_dict(self, name: str) -> dict[str, Any]:
        """What a part of the program has kept as a dict; empty if it makes no sense."""
        try:
            found = json.loads(self.kept.get(name, "{}"))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def keep_dict(self, name: str, value: Mapping[str, Any]) -> None:
        """Keeps a dict of plain values."""
        self.kept[name] = json.dumps(value, ensure_ascii=False)

    def folder(self, purpose: str) -> Path:
        """The folder to offer for a purpose: the last one used, if it is still there."""
        known = self.folders.get(purpose)
        return known if known is not None and known.is_dir() else Path.home()

    @property
    def documents(self) -> Path:
        """Where the user's documents are."""
        kind = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(kind) or Path.home())

    def remember_folder(self, purpose: str, path: Path) -> None:
        """Keeps the folder of a file, or a folder itself."""
        self.folders[purpose] = path if path.is_dir() else path.parent


def load_settings() -> Settings:
    """What was remembered; values that make no sense are replaced by the defaults."""
    store = _store()
    theme = str(store.value("theme", "system"))
    language = str(store.value("language", "system"))
    recent = _texts(store.value("recent_files", []))
    return Settings(
        geometry=_bytes(store.value("window/geometry")),
        layouts=_layouts(store),
        recent_files=tuple(Path(text) for text in recent if text),
        folders=_folders(store),
        theme=theme if theme in THEMES else "system",
        language=language if language in LANGUAGES else "system",
        started_before=_flag(store, "started_before"),
        tour_seen=_flag(store, "tour_seen"),
        search_seen=_flag(store, "search_seen"),
        kept=_kept(store),
    )


def save_settings(settings: Settings) -> None:
    """Writes everything down."""
    store = _store()
    store.setValue("window/geometry", QByteArray(settings.geometry))
    store.setValue("theme", settings.theme)
    store.setValue("language", settings.language)
    store.setValue("recent_files", [str(path) for path in settings.recent_files])
    store.setValue("started_before", "true" if settings.started_before else "false")
    store.setValue("tour_seen", "true" if settings.tour_seen else "false")
    store.setValue("search_seen", "true" if settings.search_seen else "false")
    for group in store.childGroups():
        if group.startswith("layout"):  # those of older versions, which nobody reads any more
            store.remove(group)
    _write_group(
        store, f"layout{LAYOUT_VERSION}", {k: QByteArray(v) for k, v in settings.layouts.items()}
    )
    _write_group(store, "folders", {k: str(v) for k, v in settings.folders.items()})
    _write_group(store, "kept", settings.kept)
    store.sync()


def _store() -> QSettings:
    return QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION
    )


def _write_group(store: QSettings, group: str, values: Mapping[str, object]) -> None:
    store.beginGroup(group)
    store.remove("")
    for key, value in values.items():
        store.setValue(key, value)
    store.endGroup()


def _layouts(store: QSettings) -> dict[str, bytes]:
    store.beginGroup(f"layout{LAYOUT_VERSION}")
    layouts = {key: _bytes(store.value(key)) for key in store.childKeys()}
    store.endGroup()
    return {key: of for key, of in layouts.items() if of}


def _folders(store: QSettings) -> dict[str, Path]:
    store.beginGroup("folders")
    folders = {key: Path(str(store.value(key))) for key in store.childKeys()}
    store.endGroup()
    return folders


def _kept(store: QSettings) -> dict[str, str]:
    """Texts by name; one with commas that was not written by this program comes as a list."""
    store.beginGroup("kept")
    kept = {key: store.value(key) for key in store.allKeys()}  # also those with a "/"
    store.endGroup()
    return {key: of for key, of in kept.items() if isinstance(of, str)}


def _flag(store: QSettings, name: str) -> bool:
    return str(store.value(name, "false")).lower() == "true"


def _bytes(value: object) -> bytes:
    return bytes(value.data()) if isinstance(value, QByteArray) else b""


def _texts(value: object) -> list[str]:
    """A list of texts; an INI file gives a list of one as the text itself."""
    if isinstance(value, str):
        return [value]
    return [str(of) for of in value] if isinstance(value, (list, tuple)) else []
