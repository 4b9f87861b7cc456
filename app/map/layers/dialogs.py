"""Asking for files of layers; the folder is that of the last one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program

_LAYERS = "layers"


def ask_for_file(program: Program, title: str, filters: str) -> Path | None:
    """Lets the user choose a file; None if there is none."""
    settings = program.settings
    folder = str(settings.folder(_LAYERS))
    name, _ = QFileDialog.getOpenFileName(program.window, title, folder, filters)
    if not name:
        return None
    settings.remember_folder(_LAYERS, Path(name))
    return Path(name)


def ask_where(program: Program, title: str, name: str, filters: str) -> Path | None:
    """Lets the user choose where to write a file; None if nowhere."""
    settings = program.settings
    start = str(settings.folder(_LAYERS) / name)
    chosen, _ = QFileDialog.getSaveFileName(program.window, title, start, filters)
    if not chosen:
        return None
    settings.remember_folder(_LAYERS, Path(chosen))
    return Path(chosen)
