"""Gathers every text that the window can show and keeps the translation files in step.

``python -m setup.translations`` updates ``resources/translations/vbas_*.ts`` from the sources:
new texts come in unfinished, texts that are gone go, translations stay. Then it compiles the
``.qm`` files with Qt's lrelease. The ``.ts`` files can be edited with Qt Linguist.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"en": "en_CA", "fr": "fr_CA"}
CONTEXT = "VBAS"

_TRANSLATING = {"tr", "said", "_said"}
_ERRORS = {"VbasError", "IncompleteAreasError", "KeptColumnsError", "MissingCrsError"}
_SPEAKING = {*_ERRORS, "Notice", "Remedy"}
_DESCRIBING = {
    "parameter": ("label", "unit", "help"),
    "AreaValues": ("title", "unit"),
    "MapField": ("title", "unit"),
}
_BY_PLACE = {
    "N_": slice(0, 1),
    "AreaValues": slice(2, 4),
    "MapField": slice(1, 3),
    "_Measure": slice(0, 2),
}
"""Positions of texts in the calls of functions that describe something."""

_STAGES = {
    "Step": 0,
    "Stage": 0,
    "in_background": 0,
    "step": 0,
    "in_thread": 1,
    "rows": 1,
    "work": 1,
}
"""Position of the name of a stage in the calls of functions that begin one."""

_TABLE_KEYS = {
    "title",
    "knows",
    "from",
    "called",
    "applies",
    "note",
    "notes",
    "source",
    "name_en",
    "warning",
}


@dataclass(frozen=True, order=True)
class Text:
    """One text of the program; with ``plural`` it is said of a number."""

    source: str
    plural: bool = False


def texts_of_sources() -> list[Text]:
    """All texts of ``app`` and ``core`` and of the tables shown in the window, sorted."""
    found: set[Text] = set()
    for package in ("app", "core"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if "cli" not in file.parts:
                found |= set(_texts_of(ast.parse(file.read_text(encoding="utf-8"))))
    for table in (
        "presets.toml",
        "guidance.toml",
        "glossary.toml",
        "registries.toml",
        "population_cutoffs.toml",
        "coefficients",
    ):
        place = ROOT / "resources" / table
        for file in sorted(place.glob("*.toml")) if place.is_dir() else [place]:
            found |= set(_texts_of_table(tomllib.loads(file.read_text(encoding="utf-8"))))
    plural = {text.source for text in found if text.plural}
    return sorted(text for text in found if text.plural or text.source not in plural)


def _texts_of(tree: ast.Module) -> Iterator[Text]:
    yield from _stages_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _texts_of_call(node)
        elif isinstance(node, ast.ClassDef):
            yield from _texts_of_class(node)
        elif isinstance(node, ast.FunctionDef):
            yield from _templates_of_function(node)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _texts_of_call(node: ast.Call) -> Iterator[Text]:
    name = _called(node)
    if name in _TRANSLATING and node.args:
        for text in _constants(node.args[0]):
            yield Text(text, plural=len(node.args) >= 3)
    elif name == "translate" and len(node.args) >= 2:
        for text in _constants(node.args[1]):
            yield Text(text, plural=len(node.args) >= 4)
    elif name in _SPEAKING:
        hints = [of.value for of in node.keywords if of.arg in ("hint", "template")]
        for argument in [*node.args[:2], *hints]:
            yield from map(Text, _constants(argument))
    elif name in _DESCRIBING or name in _BY_PLACE:
        names = _DESCRIBING.get(name, ())
        wanted = [of.value for of in node.keywords if of.arg in names]
        for argument in [*wanted, *node.args[_BY_PLACE.get(name, slice(0, 0))]]:
            yield from map(Text, _constants(argument))
    for of in node.keywords:
        if of.arg == "stopped_because":
            yield from map(Text, _constants(of.value))


def _stages_of(tree: ast.Module) -> Iterator[Text]:
    """Names of stages: literal, or put into a constant, a variable or a default before."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in _STAGES:
            for argument in node.args[_STAGES[_called(node)] :][:1]:
                yield from map(Text, _constants(argument))
                names |= {argument.id} if isinstance(argument, ast.Name) else set()
    for node in ast.walk(tree):
        for name, value in _given(node):
            if name in names:
                yield from map(Text, _constants(value))


def _given(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Names and the values that they are given, also as defaults of arguments."""
    pairs: list[tuple[ast.expr, ast.expr]] = []
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs += zip(target.elts, node.value.elts, strict=False)
            else:
                pairs.append((target, node.value))
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        pairs.append((node.target, node.value))
    elif isinstance(node, ast.FunctionDef):
        taken = node.args.args[len(node.args.args) - len(node.args.defaults) :]
        yield from ((of.arg, value) for of, value in zip(taken, node.args.defaults, strict=True))
    for to, value in pairs:
        if isinstance(to, ast.Name):
            yield to.id, value


def _texts_of_class(node: ast.ClassDef) -> Iterator[Text]:
    """Components: their title, and the first line about them."""
    for line in node.body:
        if (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and line.target.id in ("title", "summary")
            and line.value is not None
        ):
            said = [text for text in _constants(line.value) if text]
            yield from map(Text, said)
            about = ast.get_docstring(node)
            if said and about:
                yield Text(about.splitlines()[0])


def _templates_of_function(node: ast.FunctionDef) -> Iterator[Text]:
    """Templates that are put into a variable before they are said."""
    said: set[str] = set()
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _called(call) in _SPEAKING:
            said |= {of.id for of in call.args[:2] if isinstance(of, ast.Name)}
            said |= {
                of.value.id
                for of in call.keywords
                if of.arg == "hint" and isinstance(of.value, ast.Name)
            }
    for line in ast.walk(node):
        if isinstance(line, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id in said for target in line.targets
        ):
            yield from map(Text, _constants(line.value))


def _constants(node: ast.expr) -> Iterator[str]:
    """The literal texts that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if any(letter.isalpha() or letter in "“”" for letter in node.value):
            yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _constants(value)


def _texts_of_table(table: object) -> Iterator[Text]:
    if isinstance(table, dict):
        for key, value in table.items():
            if isinstance(value, dict) and "people" in value:  # a rule's name is its title
                yield Text(key.replace("-", " "))
            told = key in _TABLE_KEYS or key.startswith("note_")
            if told and isinstance(value, str) and value:
                yield Text(value)
            elif key in _TABLE_KEYS and isinstance(value, list):
                yield from (Text(of) for of in value if isinstance(of, str))
            else:
                yield from _texts_of_table(value)
    elif isinstance(table, list):
        for of in table:
            yield from _texts_of_table(of)


def read_translations(language: str) -> dict[str, list[str]]:
    """Finished translations of a language by source; several forms where a number decides."""
    file = FOLDER / f"vbas_{language}.ts"
    if not file.exists():
        return {}
    known = {}
    for message in ElementTree.parse(file).getroot().iter("message"):
        source, said = message.findtext("source"), message.find("translation")
        if source is None or said is None or said.get("type") == "unfinished":
            continue
        forms = [form.text or "" for form in said.findall("numerusform")] or [said.text or ""]
        if all(forms):
            known[source] = forms
    return known


def write_translations(language: str, texts: list[Text], known: dict[str, list[str]]) -> int:
    """Writes the file of a language; returns how many texts are not translated yet."""
    root = ElementTree.Element("TS", version="2.1", language=LANGUAGES[language])
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    left = 0
    for text in texts:
        message = ElementTree.SubElement(context, "message")
        if text.plural:
            message.set("numerus", "yes")
        ElementTree.SubElement(message, "source").text = text.source
        said = ElementTree.SubElement(message, "translation")
        forms = known.get(text.source, [])
        if len(forms) != (2 if text.plural else 1):
            said.set("type", "unfinished")
            forms, left = [""] * (2 if text.plural else 1), left + 1
        if not text.plural:
            said.text = forms[0]
            continue
        for form in forms:
            ElementTree.SubElement(said, "numerusform").text = form
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    (FOLDER / f"vbas_{language}.ts").write_text(head + body + "\n", encoding="utf-8")
    return left


def compile_translations(language: str) -> None:
    """Makes the ``.qm`` file that the program reads."""
    import PySide6

    tool = Path(PySide6.__file__).parent / "lrelease"
    name = FOLDER / f"vbas_{language}"
    command = [str(tool), "-silent", f"{name}.ts", "-qm", f"{name}.qm"]
    subprocess.run(command, check=True)


def main() -> int:
    """Updates and compiles all languages; says what is not translated."""
    texts = texts_of_sources()
    for language in LANGUAGES:
        known = read_translations(language)
        # English stands as it is written; only its plurals need saying.
        wanted = [text for text in texts if text.plural] if language == "en" else texts
        left = write_translations(language, wanted, known)
        compile_translations(language)
        sys.stdout.write(f"{language}: {len(wanted)} texts, {left} not translated\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
