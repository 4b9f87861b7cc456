"""Codebooks of public use microdata: what each code of each variable means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import VbasError
from core.io.delimited import decode, guess_delimiter, numbered_rows

_NAME = ("name", "variable", "column", "var")
_CODE = ("val", "value", "code")
_LABEL = ("label_en", "label", "english", "description", "label_fr")
_NOT_AVAILABLE = re.compile(
    r"not available|not stated|don.?t know|refus|non disponible|non d[ée]clar[ée]|ne sait pas",
    re.IGNORECASE,
)


def plain_code(text: str) -> str:
    """A code as it is compared: ``01``, ``1`` and ``1.0`` are the same."""
    text = text.strip().strip('"').strip()
    whole = re.fullmatch(r"(-?)0*(\d+)(?:\.0*)?", text)
    return whole.group(1) + whole.group(2) if whole else text


@dataclass(frozen=True)
class Codebook:
    """Codes and labels.

    Attributes
    ----------
    codes
        {variable in small letters: {code: label}}, in the order of the file; codes that mean
        "not available" are not in it.
    """

    codes: Mapping[str, Mapping[str, str]]

    def of(self, variable: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Codes and labels of a variable (any case), or None if there are none.

        Labels that are blank or repeated give way to the codes.
        """
        found = self.codes.get(variable.casefold())
        if not found:
            return None
        codes, labels = tuple(found), tuple(found.values())
        return codes, labels if len(set(labels)) == len(labels) and all(labels) else codes


def read_codebook(path: Path) -> Codebook:
    """Reads a table of codes: variable, code and label in one row each.

    Raises
    ------
    VbasError
        If the file cannot be read or lacks the columns.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Check the name of the codebook.",
            file=path,
            reason=error.strerror or type(error).__name__,
        ) from error
    text = decode(path, data)
    rows = [row for _, row in numbered_rows(text, guess_delimiter(text))]
    header = [name.casefold() for name in next(iter(rows), [])]
    name, code, label = (_position(header, names) for names in (_NAME, _CODE, _LABEL))
    if name is None or code is None or label is None:
        raise VbasError(
            "{file} has no columns for the variable, its codes and their labels.",
            "The first line should name them, such as name,val,label_en.",
            file=path.name,
        )
    codes: dict[str, dict[str, str]] = {}
    for row in rows[1:]:
        if len(row) > max(name, code, label) and row[name] and row[code]:
            meaning = " ".join(row[label].split())
            if not _NOT_AVAILABLE.search(meaning):
                of = codes.setdefault(row[name].casefold(), {})
                of.setdefault(plain_code(row[code]), meaning)
    return Codebook(codes)


def _position(header: Sequence[str], names: Sequence[str]) -> int | None:
    return next((header.index(n) for n in names if n in header), None)
