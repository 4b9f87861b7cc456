"""What the levels of geography are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.baselines import AREAS


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("LevelWords", text)


def level_words(level: str) -> str:
    """The units of a level, in the plural."""
    known = {
        AREAS: tr("areas as they are"),
        "block": tr("dissemination blocks"),
        "da": tr("dissemination areas"),
        "ct": tr("census tracts"),
        "fsa": tr("FSAs"),
        "postal_region": tr("postal regions"),
        "csd": tr("census subdivisions"),
        "cd": tr("census divisions"),
        "cma": tr("metropolitan areas"),
        "province": tr("provinces"),
    }
    return known.get(level, level)


def level_name(level: str) -> str:
    """The same as the name of a card."""
    words = level_words(level)
    return words[:1].upper() + words[1:]
