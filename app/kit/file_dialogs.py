"""Which file to open, or where to write one; the folder of the last one comes first."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.kit.settings import Settings


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("FileDialogs", text)


def words_of_qt() -> tuple[str, ...]:
    """What Qt's dialogs say that Qt has no French for: said by the program's texts instead."""
    return (
        *(tr("&Look in:"), tr("Files of &type:"), tr("&Directory:")),
        *(tr("File"), tr("%1 File"), tr("Folder"), tr("File Folder"), tr("Drive")),
        *(tr("Alias"), tr("Shortcut"), tr("Unknown"), tr("Pick Screen Color")),
    )


_ENDING = re.compile(r"\*(\.\w+)")


def ask_for_file(
    parent: QWidget | None, settings: Settings, purpose: str, title: str, filters: str
) -> Path | None:
    """Lets the user choose a file to open; None if there is none."""
    folder = str(settings.folder(purpose))
    name, _ = QFileDialog.getOpenFileName(parent, title, folder, filters)
    if not name:
        return None
    settings.remember_folder(purpose, Path(name))
    return Path(name)


def ask_where(
    parent: QWidget | None,
    settings: Settings,
    purpose: str,
    title: str,
    name: str,
    filters: str,
    *,
    only: bool = False,
) -> Path | None:
    """Lets the user choose where to write a file; None if nowhere.

    Parameters
    ----------
    purpose
        Files of one purpose share a folder; see `Settings.folder`.
    name
        What the file is called at first. Where no ending is typed, that of the kind which was
        chosen among ``filters`` is added, else this one's.
    only
        Whether it is added wherever one is typed that none of the filters has, too.
    """
    start = str(settings.folder(purpose) / name)
    chosen, kind = QFileDialog.getSaveFileName(parent, title, start, filters)
    if not chosen:
        return None
    path, endings = Path(chosen), _ENDING.findall(filters)
    if path.suffix.lower() not in endings if only else not path.suffix:
        ending, *_ = *_ENDING.findall(kind), Path(name).suffix
        path = path.with_name(path.name + ending)
    settings.remember_folder(purpose, path)
    return path
