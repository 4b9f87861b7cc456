"""The columns of a pack: dictionary against data, every format alike, nothing that names people."""

from __future__ import annotations

import csv
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as pa_csv
from numpy.typing import NDArray

from core.errors import Notice
from core.io.verification.checks import Check
from core.io.verification.opened import DICTIONARY, RECORDS, REGION, Pack, UnreadableError
from core.io.verification.statistics import about, parts

_ROLES: Final = ("identifying", "outcome", "free")
_KINDS: Final = {
    "text": pa.types.is_dictionary,
    "whole number": pa.types.is_integer,
    "number": pa.types.is_floating,
}
_ROW: Final = re.compile(
    r"(unnamed: ?\d+|__index_level_\d+__|index|row|row_?(id|number|num|nr|no)|rownum|fid|objectid|"
    r"(record|person|patient|client|case|member)_?(id|no|nr|num|number)|id|uid|guid|uuid|key|"
    r"(first|last|full|given|family|middle)?_?name|surname|nom|prenom|prénom|"
    r"phone|telephone|téléphone|e-?mail|courriel|address|adresse|"
    r"(health_?(card|number|no)|phn|hcn|sin|nas|ssn|mrn)(_?(no|nr|num|number))?|"
    r"date_?of_?birth|birth_?date|dob|postal_?code|postcode|code_?postal|zip(_?code)?)"
)
_POSTAL: Final = r"^[A-Za-z][0-9][A-Za-z][ -]?[0-9][A-Za-z][0-9]$"
_FORWARD: Final = r"^[A-Za-z][0-9][A-Za-z]$"
_FORMULA: Final = re.compile(r"[=+\-@\t\r\n]")
_NUMBER: Final = re.compile(r"[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?|[+-]?(inf|nan)")
_MOSTLY: Final = 0.5
_AGAIN: Final = 8
"""Records for each value of a column that is read as codes."""
_NO_VALUE: Final = -2
_LONG: Final = 4
"""Letters of an id that is not taken for a number that happens to be the same."""
_FEW: Final = 20
"""Records below which nothing is said of how many values are different."""


def check_columns(pack: Pack) -> list[Check]:
    """Dictionary, types, values, forbidden columns, formats, formulas."""
    cells = _csv_table(pack)
    return [_dictionary(pack), _forbidden(pack), _formats(pack, cells), _formulas(pack, cells)]


def _dictionary(pack: Pack) -> Check:
    wrong: list[str] = []
    if list(pack.dictionary) != pack.records.column_names:
        wrong.append("columns")
    if len(set(pack.records.column_names)) < pack.records.num_columns:
        wrong.append("columns twice")
    told = pack.manifest
    if told["n_records"] != pack.records.num_rows:
        wrong.append("number of records")
    listed = [{key: of.get(key) for key in ("name", "role")} for of in pack.dictionary.values()]
    if told["columns"] != listed:
        wrong.append("columns of the manifest")
    about = pack.json(f"{DICTIONARY}.json")
    if any(about.get(key) != told[key] for key in ("k", "unit", "combinations")):
        wrong.append("k, unit or combinations")
    for name, of in pack.dictionary.items():
        if name in pack.records.column_names:
            wrong += [f"{name}: {what}" for what in _wrong_of(pack, name, of)]
    if _rows_of_table(pack) != _rows_expected(pack):
        wrong.append("dictionary.csv")
    text = Notice("The dictionary does not agree with the data: {names}.", names="; ".join(wrong))
    fine = Notice("The dictionary has every column, with its type and all its values.")
    return Check("dictionary", not wrong, text if wrong else fine, {"found": wrong})


def _wrong_of(pack: Pack, name: str, of: dict[str, Any]) -> list[str]:
    wrong = []
    values = pack.records.column(name)
    is_kind = _KINDS.get(str(of.get("type")))
    if of.get("role") not in _ROLES:
        wrong.append("role")
    if is_kind is None or not is_kind(values.type):
        wrong.append("type")
    if bool(of.get("has_blanks")) != bool((pack.codes[name] == 0).any()):
        wrong.append("blanks")
    texts = [(of.get(key) or {}).get(lang) for key in ("label", "missing") for lang in ("en", "fr")]
    if not all(isinstance(text, str) and text.strip() for text in texts):
        wrong.append("texts")
    categories = of.get("categories")
    if categories is None:
        return wrong
    labels = [each.get("value") for each in categories]
    codes = [each.get("code") for each in categories]
    there = set(pack.values[name].to_pylist())
    if len(set(labels)) < len(labels) or set(labels) != there:
        wrong.append("values")
    if codes != list(range(1, len(codes) + 1)):
        wrong.append("codes")
    return wrong


def _rows_of_table(pack: Pack) -> list[list[str]]:
    name = f"{DICTIONARY}.csv"
    try:
        return [[_unguarded(of) for of in row] for row in _rows(pack.path(name))][1:]
    except (OSError, ValueError, csv.Error) as error:
        raise UnreadableError(name) from error


def _rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def _rows_expected(pack: Pack) -> list[list[str]]:
    """The dictionary as the table has it: a row a value, one for a column without a list."""
    rows = []
    for name, of in pack.dictionary.items():
        head = [name, *(str(of.get(key, "")) for key in ("short_name", "role", "type"))]
        texts = [of["label"]["en"], of["label"]["fr"], of["missing"]["en"], of["missing"]["fr"]]
        each = of.get("categories") or [{"value": "", "code": ""}]
        rows += [[*head, *texts, str(one["value"]), str(one["code"])] for one in each]
    return rows


def _unguarded(text: str) -> str:
    return text[1:] if re.match(r"'+[=+\-@\t\r\n]", text) else text


def _forbidden(pack: Pack) -> Check:
    wrong: list[str] = []
    for name, role in pack.roles.items():
        if name not in pack.records.column_names:
            continue
        if role != "identifying" and _ROW.fullmatch(name.strip().lower().replace(" ", "_")):
            wrong.append(f"{name}: its name")
        wrong += [f"{name}: {what}" for what in _values_that_name(pack, name, role)]
    text = Notice("Columns that must not be released: {names}.", names="; ".join(wrong))
    fine = Notice(
        "No column is a row number, an id, a name, an area, or a postal code finer than the region."
    )
    return Check("forbidden_columns", not wrong, text if wrong else fine, {"found": wrong})


def _values_that_name(pack: Pack, name: str, role: str) -> list[str]:
    """What values of a column look like."""
    codes = pack.codes[name]
    sizes = np.bincount(codes)[1:]  # 0 is a blank
    n, distinct = int(sizes.sum()), int(np.count_nonzero(sizes))
    values = pack.records.column(name)
    wrong = []
    if role != "identifying" and n > _FEW and distinct > 0.95 * n and not _measured(values):
        wrong.append("almost every record has a value of its own")
    if name == REGION:
        return wrong
    texts = pc.cast(pack.values[name], pa.string())
    if _share(texts, _looks(texts, _POSTAL)) > _MOSTLY:
        wrong.append("postal codes")
    if role != "identifying" and _divides(pack, codes):
        if _share(texts, _looks(texts, _FORWARD)) > _MOSTLY:
            wrong.append("postal codes that divide regions")
        if pack.has_regions and _share(texts, _areas_among(pack, texts)) > _MOSTLY:
            wrong.append("areas")
    return wrong


def _share(texts: Any, of: Any) -> float:
    n = len(texts) - texts.null_count
    return float(pc.sum(of, min_count=0).as_py()) / n if n else 0.0


def _looks(texts: Any, pattern: str) -> Any:
    return pc.match_substring_regex(texts, pattern)


def _areas_among(pack: Pack, texts: Any) -> Any:
    """Which texts are ids of areas; short ones could be anything."""
    ids = pack.crosswalk["area_id"]
    areas = pa.array(ids[ids.str.len() >= _LONG].tolist(), pa.string())
    return pc.is_in(texts, value_set=areas)


def _measured(values: pa.ChunkedArray) -> bool:
    """Whether they are measurements: numbers that are not whole."""
    if not pa.types.is_floating(values.type):
        return False
    numbers = values.drop_null().to_numpy()
    return bool((numbers != np.round(numbers)).mean() > 0.5) if len(numbers) else True


def _divides(pack: Pack, codes: NDArray[np.int32]) -> bool:
    """Whether records of a region have several values of a column."""
    if REGION not in pack.records.column_names:
        return True
    shown = (pack.codes[REGION] > 0) & (codes > 0)
    regions, values = pack.codes[REGION][shown], codes[shown]
    one = np.zeros(int(regions.max(initial=0)) + 1, codes.dtype)
    one[regions] = values  # whichever comes last
    return bool((one[regions] != values).any())


def _formats(pack: Pack, cells: pa.Table) -> Check:
    with ThreadPoolExecutor(2) as pool:  # they release the interpreter's lock for most of it
        others = [pool.submit(_statistics_differ, pack, ending) for ending in ("sav", "dta")]
        wrong = _csv_differs(pack, cells)
        wrong += [of for each in others for of in each.result()]
    text = Notice("Not the same records as in records.parquet: {names}.", names="; ".join(wrong))
    fine = Notice("Parquet, CSV, SPSS and Stata hold the same records in the same order.")
    return Check("formats", not wrong, text if wrong else fine, {"found": wrong})


def _csv_table(pack: Pack) -> pa.Table:
    """The CSV file, every cell a text; as codes where values come again and again."""
    name = f"{RECORDS}.csv"
    few = [len(of) * _AGAIN < pack.records.num_rows for of in pack.values.values()]
    coded = pa.dictionary(pa.int32(), pa.string())
    with pack.path(name).open("rb") as file:
        head = next(csv.reader([file.readline().decode("utf-8-sig", errors="replace")]), [])
    try:
        return pa_csv.read_csv(
            pack.path(name),
            parse_options=pa_csv.ParseOptions(newlines_in_values=True),
            convert_options=pa_csv.ConvertOptions(
                column_types={
                    name: coded if again else pa.string()
                    for name, again in zip_longest(head, few[: len(head)])
                },
                strings_can_be_null=True,
                null_values=[""],
                quoted_strings_can_be_null=True,
            ),
        )
    except (pa.ArrowException, OSError) as error:
        raise UnreadableError(name) from error


def _csv_differs(pack: Pack, table: pa.Table) -> list[str]:
    if [_unguarded(of) for of in table.column_names] != pack.records.column_names:
        return ["records.csv: columns"]
    if table.num_rows != pack.records.num_rows:
        return ["records.csv: number of records"]
    return [
        f"records.csv: {name}"
        for name, texts in zip(pack.records.column_names, table.columns, strict=True)
        if not _same_cells(pack, name, texts.combine_chunks())
    ]


def _same_cells(pack: Pack, name: str, cells: pa.Array) -> bool:
    """Whether a column of CSV has the values of the records, in their order."""
    found = cells.dictionary_encode()
    texts, codes = found.dictionary, pc.fill_null(found.indices, len(found.dictionary))
    if pa.types.is_string(pack.values[name].type):
        marked = pc.match_substring_regex(texts, r"^'+[=+\-@\t\r\n]")
        texts = pc.if_else(marked, pc.utf8_slice_codeunits(texts, 1), texts)
    try:
        number = pc.index_in(pc.cast(texts, pack.values[name].type), value_set=pack.values[name])
    except pa.ArrowInvalid:
        return False
    expected = pc.fill_null(number, _NO_VALUE).to_numpy(zero_copy_only=False)
    numbers = np.append(expected, -1).astype(np.int32) + np.int32(1)
    return np.array_equal(numbers[codes.to_numpy()], pack.codes[name])


def _statistics_differ(pack: Pack, ending: str) -> list[str]:
    name = f"{RECORDS}.{ending}"
    path = pack.path(name)
    try:
        told = about(path)
        said = told.notes or told.file_label or getattr(told, "creation_software", None)
        wrong = [f"{name}: notes"] if said else []
        short = [str(of.get("short_name")) for of in pack.dictionary.values()]
        if list(told.column_names) != short or told.number_rows != pack.records.num_rows:
            return [*wrong, f"{name}: columns or number of records"]
        expected = {}
        for (column, of), each in zip(pack.dictionary.items(), short, strict=True):
            labels = {int(code): text for code, text in _labels(told, each).items()}
            listed = (of.get("categories") or []) if of.get("coded") else []
            if labels != {c["code"]: c["value"] for c in listed}:
                wrong.append(f"{name}: labels of {column}")
            expected[each] = pack.codes[column], _expected(pack, column, labels)
        differ = _differing(path, expected)
    except Exception as error:  # whatever the library says of a damaged file
        raise UnreadableError(name) from error
    names = dict(zip(short, pack.dictionary, strict=True))
    return [*wrong, *(f"{name}: {names.get(of, of)}" for of in differ)]


def _labels(told: Any, name: str) -> dict[Any, str]:
    labels: dict[Any, str] = told.variable_value_labels.get(name, {})
    return labels


def _differing(
    path: Path, expected: dict[str, tuple[NDArray[np.int32], NDArray[Any]]]
) -> list[str]:
    """Columns of a file of SPSS or Stata that are not as expected, in any record.

    ``expected`` has (n,) codes of each column, and what stands for each code.
    """
    texts = any(of.dtype == object for _, of in expected.values())
    wrong, n = set(), 0
    for part in parts(path, list(expected), texts=texts):
        m = len(next(iter(part.values())))
        for name, values in part.items():
            codes, told = expected[name]
            mine = told[codes[n : n + m]]
            if mine.dtype == object:
                same = (pd.Series(values).fillna("").to_numpy(object) == mine).all()
            else:
                same = np.array_equal(values.astype(np.float64), mine, equal_nan=True)
            if not same:
                wrong.add(name)
        n += m
    if any(len(of) != n for of, _ in expected.values()):
        wrong |= {"number of records"}
    return sorted(wrong)


def _expected(pack: Pack, name: str, labels: dict[int, str]) -> NDArray[Any]:
    """(m + 1,) what a blank and the values of a column are to SPSS and Stata."""
    values = pack.values[name]
    if not pa.types.is_string(values.type):
        return np.append(np.nan, pc.cast(values, pa.float64(), safe=False).to_numpy())
    if not labels:
        return np.array(["", *values.to_pylist()], object)
    number = {text: code for code, text in labels.items()}
    return np.array([np.nan, *(number.get(of, np.nan) for of in values.to_pylist())])


def _formulas(pack: Pack, table: pa.Table) -> Check:
    """Cells of CSV that a spreadsheet would execute."""
    found = []
    for name, texts in zip(table.column_names, table.columns, strict=True):
        values = texts.combine_chunks().dictionary_encode().dictionary
        cells = [name, *(text for text in values.to_pylist() if text is not None)]
        if any(map(_executed, cells)):
            found.append(f"records.csv: {name}")
    others = [of for of in ("regions/crosswalk.csv", f"{DICTIONARY}.csv") if of in pack.files]
    found += [of for of in others if any(_executed(c) for row in _rows(pack.path(of)) for c in row)]
    text = Notice("Cells that a spreadsheet would execute: {names}.", names="; ".join(found))
    fine = Notice("No cell of the CSV files is one that a spreadsheet would execute.")
    return Check("formulas", not found, text if found else fine, {"found": found})


def _executed(text: str) -> bool:
    return bool(_FORMULA.match(text.lstrip(" "))) and not _NUMBER.fullmatch(text)
