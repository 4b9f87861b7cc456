"""Cards that explain the terms of a text, in tooltips and by F1; see `core.glossary`."""

from __future__ import annotations

import re
import textwrap
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from app.kit.language import said
from core.glossary import Term, terms

_MOST_TERMS = 2
"""More on one card would not be read."""
_LINE = 72


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Glossary", text)


@cache
def _known(language: str) -> tuple[re.Pattern[str], dict[str, Term]]:
    """What finds terms in texts of a language, and the term of each word."""
    del language  # the words come from the translation that is installed
    found = {said(word).casefold(): term for term in terms() for word in term.called}
    longest = sorted(found, key=len, reverse=True)  # "max combinations" before "combinations"
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", re.IGNORECASE), found


def terms_in(text: str) -> tuple[Term, ...]:
    """The terms that a text names, each once, in its order."""
    return _terms_in(text, f"{QLocale().name()} {said('bits')}")


@lru_cache(maxsize=2048)
def _terms_in(text: str, language: str) -> tuple[Term, ...]:
    pattern, found = _known(language)
    named = (found[match.group().casefold()] for match in pattern.finditer(text))
    return tuple(dict.fromkeys(named))


def card(term: Term) -> str:
    """A term in some lines: what it means, and who says so."""
    means = f"{said(term.title)}: {said(term.note)}"
    lines = [*textwrap.wrap(means, _LINE), tr("Source: {0}").format(said(term.source))]
    return "\n".join(lines)


def wrapped(text: str) -> str:
    """A tooltip with lines that can be read."""
    return "\n".join(
        short for line in text.split("\n") for short in textwrap.wrap(line, _LINE) or [""]
    )


def with_cards(tip: str, *texts: str) -> str:
    """A tooltip with the cards of the terms that the texts name, unless it has them already."""
    cards = [card(of) for of in terms_in(" ".join(texts))[:_MOST_TERMS]]
    return "\n\n".join(part for part in (tip, *(of for of in cards if of not in tip)) if part)
