"""The translation files: every text of the program, finished, with its fields and keys."""

import ast
import re
from collections import Counter

import pytest
from PySide6.QtCore import QTranslator

from setup.translations import (
    _ERRORS,
    CONTEXT,
    FOLDER,
    ROOT,
    Text,
    _texts_of,
    read_translations,
    texts_of_sources,
)


@pytest.fixture(scope="module")
def texts():
    return texts_of_sources()


@pytest.fixture(scope="module")
def french():
    return read_translations("fr")


def test_nothing_is_untranslated(texts, french):
    left = [of.source for of in texts if len(french.get(of.source, [])) != 1 + of.plural]
    assert not left, "run python -m setup.translations, and translate:\n" + "\n".join(left)
    assert set(french) == {of.source for of in texts}


def test_english_says_its_plurals(texts):
    english = read_translations("en")
    assert set(english) == {of.source for of in texts if of.plural}
    for source, (one, many) in english.items():
        assert many == source
        assert "%n" in one


def fields(text):
    return Counter(re.findall(r"\{[^{}]*\}|%n", text))


def test_fields_of_templates_are_the_same_in_both_languages(french):
    for source, forms in french.items():
        for form in forms:
            assert fields(form) == fields(source), source


def test_menus_keep_one_key_each(french):
    for source, forms in french.items():
        if len(re.findall(r"&\w", source)) == 1 and " & " not in source:
            assert len(re.findall(r"&\w", forms[0])) == 1, source


@pytest.mark.parametrize("language", ["en", "fr"])
def test_compiled_files_are_those_of_the_sources(language):
    compiled = QTranslator()
    assert compiled.load(str(FOLDER / f"vbas_{language}.qm"))
    for source, forms in read_translations(language).items():
        assert compiled.translate(CONTEXT, source, None, 2 if len(forms) > 1 else -1) == forms[-1]


def test_texts_are_found_wherever_they_stand():
    source = """
class A(QObject):
    '''What it is.'''
    title: ClassVar[str] = "A title"
    def f(self, one):
        self.tr("one" if one else "other")
        self.tr("%n areas", "", 3)
        text = "said later"
        raise VbasError(text, "Do " "this.", n=1)
_STAGE, _OTHER = "sorting", "no text"
_MORE: Final = "counting"
def run(self, stage="following"):
    yield Step("reading")
    yield Step(stage, 1, 2)
    yield from in_background(_STAGE, run)
    yield from in_thread(run, _MORE)
    yield Step(Stage("try {n}", n=1))
"""
    found = set(_texts_of(ast.parse(source)))
    plain = ("A title", "What it is.", "one", "other", "said later", "Do this.")
    plain += ("sorting", "counting", "following", "reading", "try {n}")
    assert found == {Text(of) for of in plain} | {Text("%n areas", plural=True)}


def test_texts_of_every_kind_of_error_are_gathered():
    declared = re.compile(r"^class (\w+)\(VbasError\)", re.MULTILINE)
    found = {
        name
        for path in (ROOT / "core").rglob("*.py")
        for name in declared.findall(path.read_text(encoding="utf-8"))
    }
    assert found | {"VbasError"} <= _ERRORS
