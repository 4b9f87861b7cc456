"""Terms that not everybody knows, as data: what each means in two sentences, and who says so."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from resources import read_text


@dataclass(frozen=True)
class Term:
    """One term; all texts are English, to be translated.

    Attributes
    ----------
    title
        Its heading.
    called
        The words by which it is known in sentences and labels.
    note
        Two plain sentences.
    source
        Who says so.
    """

    title: str
    called: tuple[str, ...]
    note: str
    source: str


@cache
def terms() -> tuple[Term, ...]:
    """All terms, by title."""
    told = tomllib.loads(read_text("glossary.toml"))["term"]
    return tuple(Term(of["title"], tuple(of["called"]), of["note"], of["source"]) for of in told)
