"""The languages of the window: English as written, French from ``resources/translations``.

All texts of the program stand in one context, so that a sentence is translated once wherever it
is shown; Qt's own words (OK, Cancel) come from Qt's translations.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.kit.numbers import use_locale
from core.errors import Filled, Phrase, speak
from core.steps import Stage
from resources import path

SYSTEM: Final = "system"
ENGLISH: Final = "en"
FRENCH: Final = "fr"
LANGUAGES: Final = {ENGLISH: "English", FRENCH: "Français"}
"""Each language by its own name, which is not translated."""

CONTEXT: Final = "VBAS"
"""The context of every text in the translation files."""


class ProgramTexts(QTranslator):
    """Looks a text up whatever class or module it stands in."""

    data: bytes = b""
    """What the texts are read from; Qt keeps no copy."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """The text in this language; None where it is not the program's own."""
        del context, disambiguation
        # An empty text would hide what other translators know; Qt takes None for "not known".
        found = super().translate(CONTEXT, source, None, n)
        return found or None  # type: ignore[return-value]


def said(text: str) -> str:
    """A text of core, such as the title of a placement, in the user's language."""
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def in_every_language(text: str) -> frozenset[str]:
    """A text of core as it is said in any language, to know it again after a change of that."""
    return frozenset({text} | {_texts_of(of).translate("", text) or text for of in LANGUAGES})


def stage_words(stage: str) -> str:
    """The stage of a long computation in the user's language."""
    if not isinstance(stage, Stage):
        return said(stage)
    told = {
        name: stage_words(of) if isinstance(of, str) else of for name, of in stage.values.items()
    }
    return sentence(stage.template, told)


class _LocalNumbers(Filled):
    """Fills the fields of a template; numbers that a template formats follow the locale."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value as the template wants it, with the locale's signs."""
        text = str(super().format_field(value, format_spec))
        if not format_spec or not isinstance(value, (int, float)):
            return text
        locale = QLocale()
        signs = {
            "<": "<\u00a0",
            ">": ">\u00a0",
            ",": locale.groupSeparator(),
            ".": locale.decimalPoint(),
            "%": "\u00a0%",
        }
        return "".join(signs.get(sign, sign) for sign in text)


def sentence(template: str, values: Mapping[str, object]) -> str:
    """A sentence of core in the user's language, its numbers in the user's locale."""
    told = {
        name: ", ".join(map(said, of.texts)) if isinstance(of, Phrase) else of
        for name, of in values.items()
    }
    return _LocalNumbers().vformat(said(template), (), told)


def chosen(language: str) -> str:
    """The language itself, for `SYSTEM` that of the system where there is a translation."""
    if language in LANGUAGES:
        return language
    french = QLocale.system().language() == QLocale.Language.French
    return FRENCH if french else ENGLISH


class Language:
    """The translators that are installed; `use` replaces them."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.current = ENGLISH

    def use(self, language: str) -> None:
        """Speaks a language: texts, numbers and dates. Texts that are shown already stay."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self.current = chosen(language)
        self._installed = [*_qt_texts(self.current), _own_texts(self.current)]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        _use_locale(self.current)
        speak(sentence)

    def forget(self) -> None:
        """Speaks English as written, without any translator."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed, self.current = [], ENGLISH
        speak(None)


def _own_texts(language: str) -> QTranslator:
    texts = ProgramTexts()
    # From memory: a file that another version of the program replaces meanwhile would end this one.
    texts.data = path(f"translations/vbas_{language}.qm").read_bytes()
    texts.load(texts.data)
    return texts


_texts_of = cache(_own_texts)
"""Texts that are only read; what is installed has translators of its own."""


def _qt_texts(language: str) -> list[QTranslator]:
    if language == ENGLISH:
        return []
    texts = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [texts] if texts.load(f"qtbase_{language}", folder) else []


def _use_locale(language: str) -> None:
    """The system's way to write numbers where it is of the language, else Canada's."""
    use_locale()
    if language == FRENCH and QLocale().language() != QLocale.Language.French:
        QLocale.setDefault(QLocale(QLocale.Language.French, QLocale.Country.Canada))
    elif language == ENGLISH and QLocale().language() == QLocale.Language.French:
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.Canada))
