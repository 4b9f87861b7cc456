"""Texts of the program in a language without a window: those that the window has.

The French stands in one place, `resources/translations`; files in French are said from there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree

import resources
from core.errors import Filled, Phrase, Words

LANGUAGES: Final = ("en", "fr")
_FRENCH_SIGNS: Final = {",": "\u00a0", ".": ",", "%": "\u00a0%", "<": "<\u00a0", ">": ">\u00a0"}
_ENGLISH_SIGNS: Final = {"%": "\u00a0%", "<": "<\u00a0", ">": ">\u00a0"}

_LOOSE: Final = re.compile(r"(?<=«) | (?=[:»])")
"""Blanks of French at which no line ends."""


def words_of(language: str) -> Words:
    """Makes texts of templates and values in "en" or "fr"; what has no French stays English."""
    texts = _french() if language == "fr" else {}
    fill = _Numbers(_FRENCH_SIGNS if language == "fr" else _ENGLISH_SIGNS)

    def say(template: str, values: Mapping[str, object]) -> str:
        told = {
            name: ", ".join(texts.get(one, one) for one in of.texts)
            if isinstance(of, Phrase)
            else of
            for name, of in values.items()
        }
        return fill.vformat(texts.get(template, template), (), told)

    return say


@cache
def _french() -> Mapping[str, str]:
    """{text: its French}; our own file, which is read as it came with the program."""
    found = {}
    tree = ElementTree.parse(resources.path("translations/vbas_fr.ts"))
    for of in tree.iter("message"):
        source, said = of.find("source"), of.find("translation")
        if source is not None and said is not None and source.text and said.text:
            found[source.text] = _LOOSE.sub("\u00a0", said.text)
    return found


class _Numbers(Filled):
    """Fills fields; numbers that a template formats have the signs of the language."""

    def __init__(self, signs: Mapping[str, str]) -> None:
        self._signs = signs

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value as the template wants it."""
        text = str(super().format_field(value, format_spec))
        if not format_spec or not isinstance(value, (int, float)):
            return text
        return "".join(self._signs.get(sign, sign) for sign in text)
