"""Whether the rows of a file are persons: said before anything is counted wrongly.

A column that looks like the id of a person and whose values repeat, where none was named; a named
one that cannot tell persons apart.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import ibis

from core.column_names import AREA_ID, WEIGHT, looks_by_name, names_codes
from core.errors import Notice, VbasError
from core.io.delimited import told_apart
from core.io.parquet_folders import size_of
from core.io.records.opening import OpenedRecords
from core.io.records.recoding import person_key
from core.io.records.record_notices import LOOK_MISSING
from core.io.records.source import RecordSource
from core.io.records.statistics_files import first_rows
from core.io.records.text_values import as_text
from core.steps import Steps

_LOOK: Final = "looking for persons"
_MOST_NAMED: Final = 20
_MOST_UNNAMED: Final = 100
_FIRST_ROWS: Final = 2000
_TEXT_ROWS: Final = 100_000
_BYTES_A_SHARE: Final = 1 << 20
_MOST_SHARES: Final = 64
_LEAST_IDS: Final = 20
_MOST_ROWS_UNNAMED: Final = 10.0
_MOST_ROWS_MAYBE: Final = 100.0
_MOST_ROWS_SURE: Final = float("inf")
_LEAST_REPEATED: Final = 1.02

_PERSON: Final = (
    r"(persons?|personnes?|patients?|pat|pt|clients?|members?|membres?|subjects?|subj|sujets?"
    r"|participants?|respondents?|repondants?|individuals?|individus?|indiv|residents?|insured"
    r"|beneficiar(y|ies)|beneficiaires?|enroll?ees?|assures?|usagers?|households?|hh|hhld|menages?"
    r"|famil(y|ies)|familles?)"
)
_ID: Final = (
    r"(ids?|uid|ident|identifiers?|identifiant|no|num|number|numero|nr|key|cle|code|pseudo|hash)"
)
_SURE: Final = re.compile(
    rf"(^|_){_PERSON}(_(pseudo|unique|study))?_?{_ID}(_|$)|(^|_){_ID}(_(de|du|of|unique))?_{_PERSON}(_|$)"
    r"|(^|_)(hcn|phn|phin|mrn|nam|ramq|ohip|ikn|uli|ssn|nir|enrolid|pid|ppid)(_|$)"
    r"|health_?card|carte_?(de_)?(sante|soleil)|assurance_?maladie|chart_?(no|num|number)"
)
_MAYBE: Final = re.compile(
    rf"^{_PERSON}$|^(record|case|study|unique|pseudo|anon|link|linkage)_?{_ID}$|(^|_)dossier(_|$)"
    r"|^(ids?|uid|ident|identifiers?|identifiant|key|sin|nas)$"
)
_NO_PERSON: Final = re.compile(
    r"u?id$|date|time|year|day|geo|block|tract|zone|area|region|addr|^lat|^lon|phone|tel|fax"
    r"|provider|physician|doctor|medecin|nurse|hosp|hopital|facil|instit|clini|site|pharm|drug"
    r"|(^|_)din(_|$)|visit|stay|sejour|encounter|episode|admi|claim|amount|cost|price|income|salar"
)
_LIKE_ID: Final = re.compile(r"(?=.*\d.*\d.*\d)[A-Za-z0-9-]{6,}")
_LIKE_OTHER: Final = re.compile(
    r"(19|20)\d{2}-?(0[1-9]|1[0-2])(-?[0-3]\d)?|[0-3]\d-?[0-3]\d-?(19|20)\d{2}"
    r"|[A-Za-z]\d[A-Za-z]-?\d[A-Za-z]\d"
)


@dataclass(frozen=True)
class _Candidate:
    """A column that could tell persons: ``most`` rows a value are not too many for it."""

    name: str
    column: str
    most: float
    least: float = 1.0


def of_rows(records: OpenedRecords, source: RecordSource) -> Steps[list[Notice]]:
    """What the user should know of whom the rows of a file stand for, and of its column names.

    Parameters
    ----------
    records
        The file.
    source
        What is read of it.

    Raises
    ------
    VbasError
        If the column of persons is blank in all rows.
    """
    notices = [_repeated(name) for name in source.columns if name in records.repeated]
    if source.person_column is not None:
        return [*notices, *(yield from _of_persons(records, source.person_column))]
    with records.engine.in_file_order():
        return [*notices, *(yield from _visits(records, source.columns))]


def may_name_persons(name: str) -> bool:
    """Whether a column is likely to hold the id of a person or household, by its name alone."""
    plain = _plain(name)
    return bool(_SURE.search(plain) or _MAYBE.search(plain))


def columns_asked(
    present: Collection[str], columns: Sequence[str], group: Sequence[str] | None
) -> dict[str, str]:
    """Of a table of a database, {column: c0, c1 ...} of those that are looked at, in its order.

    Parameters
    ----------
    present
        All columns of the table.
    columns, group
        As `core.io.records.engine.TableEngine.open` takes them.
    """
    persons = [name for name in present if may_name_persons(name)][:_MOST_NAMED]
    used = set(present) if group is None else {*columns, *group, *persons}
    return {name: f"c{i}" for i, name in enumerate(present) if name in used}


def _repeated(name: str) -> Notice:
    text = "The file has several columns called {column}; the first is read."
    return Notice(text, column=name)


def _of_persons(records: OpenedRecords, name: str) -> Steps[list[Notice]]:
    """What is odd about a column of persons: all alike, or one value in very many rows."""
    table = records.table.mutate(person=records.person(name))
    grouped = table.group_by("person").aggregate(n=records.size(table))
    known = grouped.person.notnull()
    of_text = grouped.person.type().is_string()
    odd = grouped.person.lower().isin(sorted(LOOK_MISSING)) if of_text else ~known
    sums = grouped.aggregate(
        rows=grouped.n.sum(where=known),
        persons=known.sum(),
        most=grouped.n.max(where=known),
        odd=grouped.n.sum(where=odd & known),
    )
    found = yield from records.rows(sums, _LOOK)
    sizes = (int(found[c][0].as_py() or 0) for c in ("rows", "persons", "most", "odd"))
    rows, persons, most, odd_rows = sizes
    if not persons:
        raise VbasError(
            "The person column {column} is blank in all rows.",
            "Choose the column that tells persons apart, or none if each row is a person.",
            column=name,
        )
    if persons == 1 and rows > 1:
        text = "{column} has the same value in all rows: all count as one person."
        return [Notice(text, column=name)]
    notices = []
    if odd_rows:
        text = (
            "Values of {column} in {n:,} rows look like missing ones (such as NA, null or a dot) "
            "and count as persons: leave them blank in the file if they name nobody."
        )
        notices.append(Notice(text, column=name, n=odd_rows))
    return [*notices, *_placeholder(name, rows, persons, most)]


def _placeholder(name: str, rows: int, persons: int, most: int) -> list[Notice]:
    """One person in very many rows."""
    others = (rows - most) / max(1, persons - 1)
    if most < 10 * others or most < 10 or (most < rows / 100 and most < 1000):
        return []
    text = (
        "One value of {column} stands in {n:,} rows ({share:.1%}), which count as one person: if "
        "it means unknown, leave it blank in the file."
    )
    return [Notice(text, column=name, n=most, share=most / rows)]


def _visits(records: OpenedRecords, used: Collection[str]) -> Steps[list[Notice]]:
    """The notice that rows may be visits, if a column says so: one named so, else any other."""
    about = records.statistics
    names = tuple(records.names) if about is None else told_apart(about.written)
    free = {name: _plain(name) for name in names if name not in used}
    sure = [name for name, plain in free.items() if _SURE.search(plain)]
    maybe = [name for name, plain in free.items() if name not in sure and _MAYBE.search(plain)]
    most = {**dict.fromkeys(sure, _MOST_ROWS_SURE), **dict.fromkeys(maybe, _MOST_ROWS_MAYBE)}
    named = (sure + maybe)[:_MOST_NAMED]
    if about is not None:
        asked = {f"c{i}": about.names[names.index(name)] for i, name in enumerate(named)}
        table = (yield from first_rows(about, asked, _TEXT_ROWS)) if named else None
        candidates = [_Candidate(of, f"c{i}", most[of]) for i, of in enumerate(named)]
        return (yield from _repeating(records, table, candidates))
    candidates = [_Candidate(of, records.names[of], most[of]) for of in named]
    notices = yield from _repeating(records, records.table, candidates)
    if notices or not isinstance(records.path, Path):
        return notices  # of a table, values that nobody asked for stay where they are
    others = [of for of, plain in free.items() if of not in named and not _names_another(of, plain)]
    candidates = yield from _like_ids(records, others)
    return (yield from _repeating(records, records.table.limit(_TEXT_ROWS), candidates))


def _repeating(
    records: OpenedRecords, table: Any, candidates: Sequence[_Candidate]
) -> Steps[list[Notice]]:
    """The notice of the first candidate whose values repeat in the table."""
    codes = [of for of in candidates if _is_code(table[of.column])]
    if not codes:
        return []
    shares = 1
    if isinstance(records.path, Path) and records.statistics is None and records.text is None:
        # Of some values all rows are looked at, so that repetitions far apart are found.
        shares = min(_MOST_SHARES, 1 + size_of(records.path) // _BYTES_A_SHARE)
    else:
        # Each pass through text takes as long as counting it.
        table = table.limit(_TEXT_ROWS)
    measures = {}
    for i, of in enumerate(codes):
        column = person_key(table[of.column], records.engine.dialect)
        if shares > 1 and of.most > _MOST_ROWS_UNNAMED:
            column = ibis.ifelse(column.hash() % shares == 0, column, None)
        measures[f"n{i}"] = column.count()
        measures[f"d{i}"] = column.nunique()
    found = yield from records.rows(table.aggregate(**measures), _LOOK)
    for i, of in enumerate(codes):
        rows, values = (int(found[f"{c}{i}"][0].as_py() or 0) for c in "nd")
        if values > 1 and of.least * values < rows <= of.most * values:
            text = (
                "Rows may be visits, not people: {n:,} rows that were looked at hold only "
                "{values:,} values of {column}. If it tells persons apart, choose it as the person "
                "column (--person); else classes look larger than they are."
            )
            return [Notice(text, n=rows, values=values, column=of.name)]
    return []


def _names_another(name: str, plain: str) -> bool:
    """Whether a column is something else than an id of a person, by its name."""
    if looks_by_name(name) in (AREA_ID, WEIGHT) or names_codes(name):
        return True
    return bool(_NO_PERSON.search(plain))


def _like_ids(records: OpenedRecords, names: Sequence[str]) -> Steps[list[_Candidate]]:
    """The columns whose first values are codes of one length, many of them."""
    codes = [of for of in names if _is_code(records.column(of))][:_MOST_UNNAMED]
    if not codes:
        return []
    first = records.table.limit(_FIRST_ROWS)
    lists = {f"v{i}": first[records.names[of]].collect(distinct=True) for i, of in enumerate(codes)}
    found = yield from records.rows(first.aggregate(**lists), _LOOK)
    like = []
    for i, name in enumerate(codes):
        values = [t for t in as_text(found[f"v{i}"].combine_chunks().flatten()) if t is not None]
        if (
            len(values) >= _LEAST_IDS
            and len({len(value) for value in values}) == 1
            and all(_LIKE_ID.fullmatch(value) for value in values)
            and not all(_LIKE_OTHER.fullmatch(value) for value in values)
        ):
            column = records.names[name]
            like.append(_Candidate(name, column, _MOST_ROWS_UNNAMED, _LEAST_REPEATED))
    return like


def _is_code(column: Any) -> bool:
    return bool(column.type().is_string() or column.type().is_numeric())


def _plain(name: str) -> str:
    """A name in small letters without accents, its words joined by underscores."""
    split = re.sub(r"([a-z])([A-Z])", r"\1_\2", name)
    ascii_ = unicodedata.normalize("NFKD", split).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", ascii_).strip("_")
