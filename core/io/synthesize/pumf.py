"""Distributions from a public use microdata file (PUMF) and its codebook.

The papers took theirs from the 2011 National Household Survey's file. Genuine files differ: names
change case between vintages, codes such as 8, 88 and 99999999 mean "not available" inside
otherwise ordered codes, the territories are joined, and respondents carry weights.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.csv as pc
from numpy.typing import NDArray

from core.canada import province_of_text
from core.errors import Notice, VbasError
from core.io.delimited import first_rows, guess_delimiter
from core.io.synthesize.codebook import Codebook, plain_code, read_codebook
from core.io.synthesize.distributions import Distribution, Distributions
from core.steps import STOP, Step, Steps

PROVINCE_COLUMNS = re.compile(r"PR|GEO_?[A-Z]?G?PRV|PROVINCE|PROV", re.IGNORECASE)
WEIGHT_COLUMNS = re.compile(r"WEIGHT|WTS_?[A-Z]?_?M|FINALWT", re.IGNORECASE)
MAX_CATEGORIES = 1000
_TERRITORIES = ("YT", "NT", "NU")
_ALL_TERRITORIES = "70"  # "Northern Canada" in census files
_BLOCK_BYTES = 1 << 22


@dataclass(frozen=True)
class _Layout:
    """Which columns of the file are read."""

    path: Path
    delimiter: str
    size: int
    variables: dict[str, str]
    province: str
    weight: str | None

    @property
    def columns(self) -> list[str]:
        """Each column once."""
        named = [*self.variables.values(), self.province, *([self.weight] if self.weight else [])]
        return list(dict.fromkeys(named))


@dataclass
class _Tally:
    """Weighted numbers of respondents, filled block by block."""

    cells: dict[str, dict[tuple[str, str], float]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(float))
    )
    records: int = 0
    bad_lines: int = 0
    unweighted: int = 0


def distributions_from_pumf(
    path: Path,
    codebook_path: Path | None,
    variables: Sequence[str],
    weight: str | None = None,
    province: str | None = None,
) -> Steps[Distributions]:
    """Takes the distribution of each variable by province from a microdata file.

    Parameters
    ----------
    path
        A CSV file with a header, one respondent a row.
    codebook_path
        A table with the columns name, val and label_en (or the like), one row a code. Its labels
        become the categories, in its order; codes labelled "not available" and codes that it
        does not know are left out. Without it codes stand for themselves, and 8, 88 ... 9, 99
        ... are left out where they do not continue the codes before them.
    variables
        Columns, in any case; the first exact match is taken.
    weight
        Column of weights; None = WEIGHT or WTS_M if the file has one, else each counts once.
    province
        Column of provinces; None = PR, GEO_PRV, GEOGPRV or the like.

    Returns
    -------
    Distributions
        Independent of each other, as in Croft et al., section 4.1.

    Raises
    ------
    VbasError
        Naming the file, the column and what is wrong with it.
    """
    if not variables:
        raise VbasError("No variable is chosen.", "Choose columns of {file}.", file=path.name)
    try:
        with path.open("rb") as file:
            head = file.readline(1 << 20)
        size = path.stat().st_size
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Check the name of the file.",
            file=path,
            reason=error.strerror or type(error).__name__,
        ) from error
    text = head.decode("utf-8-sig", errors="replace")
    delimiter = guess_delimiter(text)
    header = next(iter(first_rows(text, delimiter)), [])
    if b"\0" in head or len(header) < 2:
        raise VbasError(
            "{file} is not a CSV file with a header.",
            "Save the microdata as CSV with column names in the first line.",
            file=path.name,
        )
    found = {_column(header, v, path): _column(header, v, path) for v in variables}
    layout = _Layout(
        path,
        delimiter,
        size,
        found,
        _column(header, province, path) if province else _guess(header, PROVINCE_COLUMNS, path),
        _column(header, weight, path) if weight else _first(header, WEIGHT_COLUMNS),
    )
    codebook = read_codebook(codebook_path) if codebook_path is not None else None
    return _count(layout, codebook)


def _column(header: Sequence[str], name: str, path: Path) -> str:
    if name in header:
        return name
    alike = [h for h in header if h.casefold() == name.strip().casefold()]
    if not alike:
        raise VbasError(
            "{file} has no column {column}.",
            "Its {n} columns begin with {first}.",
            file=path.name,
            column=name,
            n=len(header),
            first=", ".join(header[:5]),
        )
    return alike[0]


def _first(header: Iterable[str], pattern: re.Pattern[str]) -> str | None:
    return next((h for h in header if pattern.fullmatch(h)), None)


def _guess(header: Sequence[str], pattern: re.Pattern[str], path: Path) -> str:
    found = _first(header, pattern)
    if found is None:
        raise VbasError(
            "{file} has no column of provinces that VBAS recognises.",
            "Say which column holds the province.",
            file=path.name,
        )
    return found


def _count(layout: _Layout, codebook: Codebook | None) -> Steps[Distributions]:
    tally, stage = _Tally(), "reading microdata"
    done = 0
    with _open(layout, tally) as reader:
        while True:
            if (yield Step(stage, min(done, layout.size), layout.size)) is STOP:
                break
            try:
                batch = reader.read_next_batch()
            except StopIteration:
                break
            except pa.ArrowInvalid as error:
                raise _unreadable(layout.path, error) from error
            done += _BLOCK_BYTES
            _add(tally, batch, layout)
    notices = list(_reading_notices(tally, layout))
    items: dict[str, Distribution] = {}
    for variable, column in layout.variables.items():
        items[variable] = _distribution(variable, tally.cells[column], codebook, notices)
    return Distributions(items, f"{layout.path.name} ({tally.records} respondents)", tuple(notices))


def _open(layout: _Layout, tally: _Tally) -> pc.CSVStreamingReader:
    def skip(row: object) -> str:
        tally.bad_lines += 1
        return "skip"

    try:
        return pc.open_csv(
            layout.path,
            read_options=pc.ReadOptions(block_size=_BLOCK_BYTES, use_threads=False),
            parse_options=pc.ParseOptions(delimiter=layout.delimiter, invalid_row_handler=skip),
            convert_options=pc.ConvertOptions(
                include_columns=layout.columns,
                column_types=dict.fromkeys(layout.columns, pa.binary()),
                strings_can_be_null=False,
            ),
        )
    except (pa.ArrowInvalid, OSError) as error:
        raise _unreadable(layout.path, error) from error


def _unreadable(path: Path, error: Exception) -> VbasError:
    return VbasError(
        "{file} cannot be read as CSV ({kind}).",
        "Save it again as CSV with one header line.",
        file=path.name,
        kind=type(error).__name__,
    )


def _codes(column: pa.Array) -> tuple[NDArray[np.int64], list[str]]:
    """Position of each row's value among the texts that occur."""
    encoded = column.dictionary_encode()
    texts = [
        (value or b"").decode("utf-8", errors="replace") for value in encoded.dictionary.to_pylist()
    ]
    return encoded.indices.to_numpy(zero_copy_only=False).astype(np.int64), texts


def _add(tally: _Tally, batch: pa.RecordBatch, layout: _Layout) -> None:
    weights = np.ones(batch.num_rows)
    if layout.weight:
        at, texts = _codes(batch.column(layout.weight))
        numbers = np.array([_number(text) for text in texts])[at]
        usable = np.isfinite(numbers) & (numbers >= 0)
        tally.unweighted += int((~usable).sum())
        weights = np.where(usable, numbers, 0.0)
    tally.records += batch.num_rows
    where, provinces = _codes(batch.column(layout.province))
    for column in layout.variables.values():
        what, values = _codes(batch.column(column))
        cell = where * len(values) + what
        sums = np.bincount(cell, weights, minlength=len(provinces) * len(values))
        for i in np.flatnonzero(sums):
            p, v = divmod(int(i), len(values))
            tally.cells[column][plain_code(provinces[p]), plain_code(values[v])] += float(sums[i])


def _number(text: str) -> float:
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return float("nan")


def _reading_notices(tally: _Tally, layout: _Layout) -> Iterator[Notice]:
    if tally.bad_lines:
        yield Notice(
            "Lines of {file} with another number of columns, which were left out: {n:,}.",
            n=tally.bad_lines,
            file=layout.path.name,
        )
    if tally.unweighted:
        yield Notice(
            "Respondents without a weight in {column}, who were left out: {n:,}.",
            n=tally.unweighted,
            column=layout.weight,
        )


def _distribution(
    variable: str,
    cells: dict[tuple[str, str], float],
    codebook: Codebook | None,
    notices: list[Notice],
) -> Distribution:
    """One variable's weights, with its missing codes and unknown provinces left out."""
    known = codebook.of(variable) if codebook is not None else None
    codes, labels = known if known else _own_codes({code for _, code in cells})
    place = {code: i for i, code in enumerate(codes)}
    sums: dict[str, NDArray[np.float64]] = defaultdict(lambda: np.zeros(len(codes)))
    left_out = nowhere = 0.0
    for (where, code), weight in cells.items():
        provinces = _provinces(where)
        if code not in place:
            left_out += weight
        elif not provinces:
            nowhere += weight
        for province in provinces if code in place else ():
            sums[province][place[code]] += weight / len(provinces)
    notices += _lost(variable, left_out, nowhere, sum(cells.values()))
    if not any(of.any() for of in sums.values()):
        raise VbasError(
            "No respondent has a known value of {variable} and a known province.",
            "Check the codebook and the column of provinces.",
            variable=variable,
        )
    if [t for t in _TERRITORIES if t in sums] == ["YT"]:
        part = sums["YT"] / len(_TERRITORIES)
        sums.update(dict.fromkeys(_TERRITORIES, part))
    provinces = tuple(sorted(p for p in sums if sums[p].any()))
    weights = np.array([sums[p] for p in provinces])
    return Distribution(
        variable, labels, provinces, weights[:, None, :], overall=weights.sum(axis=1)
    )


def _lost(variable: str, missing: float, nowhere: float, total: float) -> Iterator[Notice]:
    if missing:
        yield Notice(
            "{share:.1%} of {variable} have a code for not available and were left out.",
            share=missing / total,
            variable=variable,
        )
    if nowhere:
        yield Notice(
            "{share:.1%} of {variable} have an unknown province and were left out.",
            share=nowhere / total,
            variable=variable,
        )


def _provinces(code: str) -> tuple[str, ...]:
    """The provinces that a code of the file stands for."""
    if code == _ALL_TERRITORIES:
        return _TERRITORIES
    found = province_of_text(code)
    return (found,) if found else ()


def _own_codes(found: set[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The codes of a variable without codebook, in order, without those that mean missing."""
    if len(found) > MAX_CATEGORIES:
        raise VbasError(
            "A variable without codes in the codebook has {n} different values.",
            "Choose a variable with categories; one measured in dollars or kilograms is none.",
            n=len(found),
        )

    def missing(code: str) -> bool:
        if not re.fullmatch(r"8+|9+", code):
            return not code
        before = str(int(code) - 1)
        return before not in found or missing(before)

    kept = sorted(
        (code for code in found if not missing(code)),
        key=lambda c: (0, float(c), c) if re.fullmatch(r"-?\d+(\.\d+)?", c) else (1, 0.0, c),
    )
    return tuple(kept), tuple(kept)
