"""Errors that a person can mend: one sentence about what is wrong, one about what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

Words = Callable[[str, Mapping[str, object]], str]
"""Makes a sentence of a template and the values of its fields."""


class Filled(Formatter):
    """Fills the fields of a template; a share is never told as 0 % or 100 % unless it is that."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value as the template wants it: ``"<0.01%"`` where ``.2%`` would say 0.00%."""
        text = str(super().format_field(value, format_spec))
        if not format_spec.endswith("%") or not isinstance(value, float) or value in (0.0, 1.0):
            return text
        if text.startswith(("<", ">")):  # a share that says so by itself
            return text
        if not 0 < value < 1 or 0 < float(text[:-1]) < 100:
            return text
        least = 10.0 ** -len(text[:-1].partition(".")[2])
        if value < 0.5:
            return f"<{super().format_field(least / 100, format_spec)}"
        return f">{super().format_field(1 - least / 100, format_spec)}"


def in_english(template: str, values: Mapping[str, object]) -> str:
    """The template as it is written, with its values filled in; notices among them in English."""
    told = {name: of.english if isinstance(of, Notice) else of for name, of in values.items()}
    return Filled().vformat(template, (), told)


_words: Words = in_english


def speak(words: Words | None) -> None:
    """Says errors and notices in another language from now on; None in English again.

    What is written into files stays English: see :attr:`Notice.english`.
    """
    global _words
    _words = words or in_english


def N_(text: str) -> str:  # noqa: N802 (marks a text that is translated where it is shown)
    """The text as it is."""
    return text


class Phrase(str):
    """A text of the program as a value within a sentence: it is translated with the sentence.

    Several texts make a list.
    """

    texts: tuple[str, ...]

    def __new__(cls, *texts: str) -> Phrase:
        """The phrase in English."""
        made = super().__new__(cls, ", ".join(texts))
        made.texts = texts
        return made


class VbasError(Exception):
    """Something in the input or the settings is wrong and the user can put it right.

    Parameters
    ----------
    template
        What is wrong, with ``{name}`` fields, so that the sentence can be translated.
    hint
        What to do about it; may use the same fields.
    **values
        The values of the fields: file names, column names, row numbers, counts, area ids.
        Never the value of a record.
    """

    def __init__(self, template: str, hint: str = "", **values: object) -> None:
        self.template = template
        self.hint_template = hint
        self.values = values
        super().__init__(f"{self.message} {self.hint}".strip())

    @property
    def message(self) -> str:
        """What is wrong, with the values filled in."""
        return _words(self.template, self.values)

    @property
    def hint(self) -> str:
        """What to do about it, with the values filled in."""
        return _words(self.hint_template, self.values)


class Notice:
    """Something the user should know although the work went on (same form as an error)."""

    __slots__ = ("template", "values")

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values

    def __str__(self) -> str:
        return _words(self.template, self.values)

    @property
    def english(self) -> str:
        """The sentence as it is written into files, whatever the window speaks."""
        return in_english(self.template, self.values)

    def __repr__(self) -> str:
        return f"Notice({str(self)!r})"


def listed(notices: Sequence[Notice | str], between: str = ", ") -> Notice:
    """One notice of several, or of names, each said by itself."""
    template = between.join(f"{{part{i}}}" for i in range(len(notices)))
    return Notice(template, **{f"part{i}": of for i, of in enumerate(notices)})
