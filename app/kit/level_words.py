"""What the levels of geography are called."""

from __future__ import annotations

from app.kit.language import in_every_language, said
from core.baselines import AREAS
from core.errors import N_
from core.level_names import LEVEL_NAMES, SHORT_LEVEL_NAMES

_WORDS = {AREAS: N_("areas as they are"), **LEVEL_NAMES}


def level_words(level: str) -> str:
    """The units of a level, in the plural."""
    return said(_WORDS[level]) if level in _WORDS else level


def level_name(level: str) -> str:
    """The same as the name of a card."""
    return _begun(level_words(level))


def short_level_name(level: str) -> str:
    """One unit of a level, in short: "FSA"."""
    return said(SHORT_LEVEL_NAMES[level]) if level in SHORT_LEVEL_NAMES else level.replace("_", " ")


def level_names(level: str) -> frozenset[str]:
    """What a card of a level is called by itself, in any language."""
    words = in_every_language(_WORDS[level]) if level in _WORDS else (level,)
    return frozenset(_begun(of) for of in words)


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]
