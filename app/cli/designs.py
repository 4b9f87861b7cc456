"""Designs on the command line: ``--design FILE`` says what the file says, unless it is said too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from app.cli.options import InputError, Options
from app.cli.words import say

_FLAG: Final = "--design"
_INSTEAD: Final = (
    ("--k", "--threshold"),
    ("--combinations", "--variables", "--known", "--follow", "--link"),
    ("--max-combinations", "--qi"),
    ("--areas", "--layer", "--area-id", "--population", "--population-table"),
)
"""Options of which one that is said takes the place of all."""
_OF_RELEASES: Final = (
    *("--keep", "--outcome", "--tolerance"),
    *("--leave-out-blanked", "--rake", "--status", "--single-pass"),
)
_NOT_WITH: Final[Mapping[str, Sequence[str]]] = {
    "--batch": ("--k", "--threshold", *_OF_RELEASES),
    "--price": _OF_RELEASES,
}
"""Where nothing is released, a design is asked but for what is released."""


def with_design(arguments: Sequence[str]) -> list[str]:
    """The arguments of a command with those of its design file before them.

    Raises
    ------
    VbasError
        If the file cannot be read, or is the design of another command.
    """
    words = list(arguments)
    path = _named(words)
    if path is None or not words:
        return words
    from core.io.design_file import read_design, words_of_design  # takes long to load

    saved = read_design(path)
    if saved.command != words[0]:
        raise InputError(
            f"{path.name} is a design of vbas {saved.command}, not of vbas {words[0]}.",
            f"Call vbas {saved.command} --design {path.name}.",
        )
    said = {word.partition("=")[0] for word in words if word.startswith("--")}
    replaced = said | {of for group in _INSTEAD if said & set(group) for of in group}
    replaced |= {of for flag, dropped in _NOT_WITH.items() if flag in said for of in dropped}
    more = [
        word
        for group in _groups(words_of_design(saved, path))
        if group[0].partition("=")[0] not in replaced
        for word in group
    ]
    return [words[0], *more, *words[1:]]


def _named(words: Sequence[str]) -> Path | None:
    for i, word in enumerate(words):
        if word == _FLAG and i + 1 < len(words):
            return Path(words[i + 1])
        if word.startswith(f"{_FLAG}="):
            return Path(word.removeprefix(f"{_FLAG}="))
    return None


def _groups(words: Sequence[str]) -> Iterator[list[str]]:
    """Each option with its value."""
    group: list[str] = []
    for word in words:
        if word.startswith("--") and group:
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def say_changed(options: Options, inputs: Mapping[str, Mapping[str, str]]) -> None:
    """Says which files are others than when the design was saved."""
    if options.design is None:
        return
    from core.io.design_file import read_design

    for name, digest in read_design(options.design).sha256.items():
        if name in inputs and inputs[name]["sha256"] != digest:
            say(f"{inputs[name]['file']} has changed since the design was saved.")
