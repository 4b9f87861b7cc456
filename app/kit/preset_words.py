"""Presets of k in words: what they are called, and who says so."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from core.presets import PAPER, Preset


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("PresetWords", text)


def _core(text: str) -> str:
    return QCoreApplication.translate("core", text)


def preset_title(preset: Preset) -> str:
    """K and what the preset is called."""
    return f"{preset.k} · {_core(preset.title)}"


def about_preset(preset: Preset) -> str:
    """Everything about a preset, one line a fact."""
    said = [_core(preset.applies)]
    if preset.tau is not None:
        text = tr("k {k}, probability of re-identification {tau}")
        said.append(text.format(k=preset.k, tau=numbers.measure(preset.tau)))
    if preset.note:
        said.append(_core(preset.note))
    origin = (
        tr("from the papers VBAS follows")
        if preset.origin == PAPER
        else tr("general knowledge: check it with your custodian")
    )
    said.append(f"{_core(preset.source)} ({origin})")
    return "\n".join(said)
