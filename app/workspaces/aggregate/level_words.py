"""What the levels of geography are called."""

from __future__ import annotations

from app.language import in_every_language, said
from core.baselines import AREAS
from core.tables.base import N_

_WORDS = {
    AREAS: N_("areas as they are"),
    "block": N_("dissemination blocks"),
    "da": N_("dissemination areas"),
    "ct": N_("census tracts"),
    "fsa": N_("FSAs"),
    "postal_region": N_("postal regions"),
    "csd": N_("census subdivisions"),
    "cd": N_("census divisions"),
    "cma": N_("metropolitan areas"),
    "province": N_("provinces"),
}


def level_words(level: str) -> str:
    """The units of a level, in the plural."""
    return said(_WORDS[level]) if level in _WORDS else level


def level_name(level: str) -> str:
    """The same as the name of a card."""
    return _begun(level_words(level))


def level_names(level: str) -> frozenset[str]:
    """What a card of a level is called by itself, in any language."""
    words = in_every_language(_WORDS[level]) if level in _WORDS else (level,)
    return frozenset(_begun(of) for of in words)


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]
