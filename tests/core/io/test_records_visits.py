"""Files that look like visits are said to, and so is a column of persons that tells none apart."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from core.errors import VbasError
from core.io.records import read_coded
from core.io.records.visits import may_name_persons
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import count, layer, notices, parquet

HERE = layer("01", "02")
VISITS = "Rows may be visits"
KINDS = ["parquet", "csv", "csv.gz", "sav", "dta", "xpt"]


def _written(folder: Path, frame: pd.DataFrame, kind: str = "csv") -> Path:
    import pyreadstat

    path = folder / f"r.{kind}"
    match kind:
        case "parquet":
            frame.to_parquet(path)
        case "sav":
            pyreadstat.write_sav(frame, str(path))
        case "dta":
            pyreadstat.write_dta(frame, str(path))
        case "xpt":
            pyreadstat.write_xport(frame, str(path))
        case _:
            frame.to_csv(path, index=False)
    return path


def _stays(n: int = 6, persons: int = 3) -> pd.DataFrame:
    who = np.arange(n) % persons
    return pd.DataFrame({"area": "01", "q": [str(i % 2) for i in range(n)], "HCN": who + 10})


def _said(path: Path, **more: object) -> str:
    """What a count and a reading of codes say; they say the same of visits and persons."""
    by_count = notices(count(path, HERE, "q", **more))
    person = more.get("person_column")
    coded = finish(read_coded(path, [QuasiIdentifier("q")], person_column=person))  # type: ignore[arg-type]
    for text in (VISITS, "One value of", "same value in all rows"):
        assert (text in by_count) == any(text in str(n) for n in coded.notices)
    return by_count


@pytest.mark.parametrize("kind", KINDS)
def test_rows_of_few_persons_are_said_to_be_visits(tmp_path: Path, kind: str) -> None:
    path = _written(tmp_path, _stays(), kind)
    assert f"{VISITS}, not people: 6 rows that were looked at hold only 3 values of HCN" in _said(
        path
    )
    assert VISITS not in _said(path, person_column="HCN")
    own = _written(tmp_path, _stays(6, 6), kind)
    assert VISITS not in _said(own)


def test_a_column_that_is_used_or_blank_says_nothing_of_visits(tmp_path: Path) -> None:
    path = _written(tmp_path, _stays())
    assert VISITS not in notices(count(path, HERE, "q", "HCN"))
    blank = _stays().assign(HCN=[1, 2, 3, None, None, None])
    assert VISITS not in _said(_written(tmp_path, blank))
    assert VISITS not in _said(_written(tmp_path, blank.assign(HCN=7)))


def test_repetitions_far_apart_in_a_large_file(tmp_path: Path) -> None:
    """A survey of two years, one after the other: no one is there twice within a year."""
    n = 150_000
    who = np.concatenate([np.random.default_rng(i).permutation(n) for i in range(2)])
    path = parquet(
        tmp_path / "r.parquet",
        area=["01"] * (2 * n),
        q=who % 3,
        person_id=[f"{i:012d}" for i in who],
    )
    assert path.stat().st_size > 1 << 20
    assert VISITS in notices(count(path, HERE, "q"))


def test_codes_that_repeat_are_told_by_what_they_hold(tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    frame = pd.DataFrame({"area": "01", "q": "a", "xb": [f"K{i:07d}" for i in range(300)] * 2})
    frame["noise"] = rng.integers(1, 90, 600)
    assert "600 rows that were looked at hold only 300 values of xb" in _said(
        _written(tmp_path, frame)
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("age", [str(i % 90) for i in range(600)]),
        ("income", [str(100_000 + i % 300) for i in range(600)]),
        ("admitted", [f"2019-{i % 12 + 1:02d}-{i % 28 + 1:02d}" for i in range(600)]),
        ("xd", [f"2019{i % 12 + 1:02d}{i % 28 + 1:02d}" for i in range(600)]),
        ("pc", [f"K1A{i % 9}B{i % 7}" for i in range(600)]),
        ("xp", [f"K{i % 10}A {i // 10 % 10}B{i % 7}" for i in range(600)]),
        ("DBUID", [f"3506{i % 200:07d}" for i in range(600)]),
        ("hospital_id", [f"{i % 200:07d}" for i in range(600)]),
        ("provider_no", [f"{i % 200:07d}" for i in range(600)]),
        ("los", [str(i % 300) for i in range(600)]),
        ("weight", [f"{i % 300 / 7:.5f}" for i in range(600)]),
        ("xu", [f"K{i:07d}" for i in range(600)]),
        ("xm", [f"K{i % 7:07d}" for i in range(600)]),
        ("member", [str(i % 2) for i in range(600)]),
        ("client_type", [str(i % 20) for i in range(600)]),
        ("diagnosis", [f"J{i % 200:06d}" for i in range(600)]),
    ],
)
def test_other_columns_say_nothing_of_visits(tmp_path: Path, name: str, values: list[str]) -> None:
    frame = pd.DataFrame({"area": "01", "q": "a", name: values})
    assert VISITS not in _said(_written(tmp_path, frame))


def test_names_of_columns_of_persons() -> None:
    persons = "PATIENT_KEY patientId person_id HCN MRN NAM ramq Client member_no subjid PTID ID PHN"
    persons += " record_id id_patient no_dossier household_id num_assuré healthCardNumber"
    assert [name for name in persons.split() if not may_name_persons(name)] == []
    others = (
        "age sex patient_age DAUID CTUID client_type hospital_id provider_no admission_date code"
    )
    others += " hhsize income member_since postal_code persons_in_household number PatientSex idle"
    assert [name for name in others.split() if may_name_persons(name)] == []


def test_thousands_of_columns_are_looked_at_in_part(tmp_path: Path) -> None:
    columns = {f"c{i}": [f"K{j:07d}" for j in range(30)] for i in range(1200)}
    ids = [f"K{j // 2:07d}" for j in range(30)]
    frame = pd.DataFrame({"area": "01", "q": "a", **columns, "PHN": ids, "last": ids})
    assert "values of PHN" in notices(count(_written(tmp_path, frame, "parquet"), HERE, "q"))


@pytest.mark.parametrize("kind", ["parquet", "csv", "sav"])
@pytest.mark.parametrize("blank", [None, "", "  "])
def test_persons_that_are_blank_everywhere_are_refused(
    tmp_path: Path, kind: str, blank: str | None
) -> None:
    frame = pd.DataFrame(
        {"area": ["01"] * 4, "q": ["a"] * 4, "p": pd.Series([blank] * 4, dtype="str")}
    )
    path = _written(tmp_path, frame, kind)
    with pytest.raises(VbasError, match="person column p is blank in all rows"):
        count(path, HERE, "q", person_column="p")
    with pytest.raises(VbasError, match="person column p is blank in all rows"):
        finish(read_coded(path, [QuasiIdentifier("q")], person_column="p"))


@pytest.mark.parametrize("kind", ["parquet", "csv"])
def test_blank_persons_are_one_person(tmp_path: Path, kind: str) -> None:
    """Blank text, no value and not-a-number are all nobody, who counts once."""
    frame = pd.DataFrame({"area": "01", "q": "a", "p": ["1", "1", "", " ", "", "2"]})
    study = count(_written(tmp_path, frame, kind), HERE, "q", person_column="p")
    assert study.counts.n_records == 6
    assert study.counts.class_sizes.tolist() == [3]
    assert "Records without p: 3" in notices(study)
    number = frame.assign(p=[1.0, 1.0, np.nan, np.nan, np.nan, 2.0])
    again = count(_written(tmp_path, number, kind), HERE, "q", person_column="p")
    assert again.counts.class_sizes.tolist() == [3]


def test_one_person_in_all_rows_is_said(tmp_path: Path) -> None:
    path = _written(tmp_path, _stays(6, 1))
    assert "HCN has the same value in all rows: all count as one person." in _said(
        path, person_column="HCN"
    )
    assert "same value" not in _said(_written(tmp_path, _stays(1, 1)), person_column="HCN")


@pytest.mark.parametrize("kind", ["parquet", "csv", "sav"])
def test_a_placeholder_among_persons_is_said_without_its_value(tmp_path: Path, kind: str) -> None:
    frame = pd.DataFrame({"area": "01", "q": "a", "p": [9999999] * 12 + list(range(88))})
    said = _said(_written(tmp_path, frame, kind), person_column="p")
    assert "One value of p stands in 12 rows (12.0%)" in said
    assert "9999999" not in said
    even = frame.assign(p=[i // 3 for i in range(100)])
    assert "One value of" not in _said(_written(tmp_path, even, kind), person_column="p")


@pytest.mark.parametrize("column", ["area", "q"])
def test_persons_cannot_be_another_column(tmp_path: Path, column: str) -> None:
    path = _written(tmp_path, _stays())
    with pytest.raises(VbasError, match=r"also given as another column|chosen 2 times"):
        count(path, HERE, "q", person_column=column)


@pytest.mark.parametrize("word", ["NA", "null", ".", "N/A", "NaN", "#N/A", "-"])
@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_words_for_missing_are_categories_with_a_notice(
    tmp_path: Path, kind: str, word: str
) -> None:
    frame = pd.DataFrame({"area": "01", "q": ["a", "b", word, word]})
    path = _written(tmp_path, frame, kind)
    said = "q has values that look like missing ones"
    assert said in notices(count(path, HERE, "q"))
    assert said in str(finish(read_coded(path, [QuasiIdentifier("q")])).notices)
    named = QuasiIdentifier("q", missing=(word,))
    assert said not in notices(count(path, HERE, named))
    declared = QuasiIdentifier("q", order=(word,))
    assert said not in notices(count(path, HERE, declared))
    assert said not in notices(count(_written(tmp_path, frame[:2], kind), HERE, "q"))
