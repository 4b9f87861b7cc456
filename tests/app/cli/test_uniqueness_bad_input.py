"""Bad input to ``vbas uniqueness``: one sentence, status 2, nothing written, no values told."""

from __future__ import annotations

import signal

import pytest

from app.cli import uniqueness
from core.errors import VbasError
from core.steps import Step
from tests.app.cli.cli_files import SECRET, check_sentence, record_frame
from tests.app.cli.uniqueness_cases import Uniqueness, write_rows


@pytest.fixture
def vbas(tmp_path, capsys):
    return Uniqueness(tmp_path, capsys)


@pytest.fixture
def records(tmp_path):
    path = tmp_path / "people.csv"
    record_frame(each=5).to_csv(path, index=False)
    return path


def refused(vbas, records, variables, *more):
    before = sorted(vbas.folder.rglob("*"))
    status, out, err = vbas.run(records, variables, *more)
    check_sentence(status, out, err)
    assert sorted(vbas.folder.rglob("*")) == before
    return err


@pytest.mark.parametrize(
    ("variables", "more", "sentence"),
    [
        ("", (), "No variables are named"),
        ("age,nope", (), "people.csv has no column nope. Its columns are: DAUID, age, sex"),
        ("age,age", (), "The variable age is named twice"),
        ("age", ("--set-size", 0), "unique record set of 0 records makes no sense"),
        ("age", ("--research", 20), "--research 20 is no share of records"),
        ("age", ("--public", 0), "--public 0 is no share of records"),
        ("age", ("--advise", "both"), "--advise both is not known"),
        ("age", ("--recode", "sex:collapse=2"), "names sex, which is not among the variables"),
        ("age", ("--recode", "age:level=decade"), "age has no level decade"),
        ("age", ("--level", "fsa"), "--level means nothing without --area-id"),
        ("age", ("--postal-codes",), "--postal-codes means nothing without --area-id"),
        (
            "age",
            ("--area-id", "DAUID", "--regions", "r.csv"),
            "--regions means nothing without --a",
        ),
        ("age", ("--area-id", "age"), "The column age is geography already"),
        ("geography", ("--area-id", "DAUID"), "Geography is the only variable"),
        ("age", ("--areas", "a.csv"), "nothing tells where a record is"),
        ("age", ("--areas", "a.csv", "--area-id", "DAUID"), "There is no file a.csv"),
        ("age", ("--categories", "c.toml"), "There is no file c.toml"),
        ("age", ("--person", "nobody"), "people.csv has no column nobody"),
        ("age", ("--report", "page.doc"), "--report page.doc is neither HTML nor PDF"),
        (",".join(f"v{i}" for i in range(25)), ("--insist",), "33,554,431 combinations, more than"),
    ],
)
def test_what_is_refused(vbas, records, variables, more, sentence):
    assert sentence in refused(vbas, records, variables, *more)


def test_no_records_to_read(vbas, tmp_path):
    assert "There is no file" in refused(vbas, tmp_path / "gone.csv", "age")
    header = write_rows(tmp_path / "header.csv", ["age"], [])
    assert "header.csv holds no records" in refused(vbas, header, "age")
    (tmp_path / "empty.csv").write_text("")
    assert "empty.csv is empty" in refused(vbas, tmp_path / "empty.csv", "age")
    status = vbas.run(tmp_path / "empty.csv", "age", "--level-file", "x")[0]
    assert status == 2


def test_all_records_are_left_out(vbas, tmp_path):
    path = write_rows(tmp_path / "people.csv", ["age", "sex"], [(None, "m"), (None, "f")])
    said = refused(vbas, path, "age,sex", "--exclude-missing")
    assert "No records of people.csv are left to examine" in said


def test_places_are_tried_before_records_are_read(vbas, records, tmp_path):
    (tmp_path / "taken").write_text("")
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(b"no Parquet at all")
    said = refused(vbas, broken, "age", "--report", tmp_path / "taken" / "page.html")
    assert "taken is a file, but a folder is needed" in said
    page = tmp_path / "page.html"
    page.write_text(records.read_text())
    said = refused(vbas, records, "age", "--categories", page, "--report", page)
    assert "page.html" in said


def test_folders_where_files_shall_be(vbas, tmp_path):
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(b"no Parquet at all")
    page = tmp_path / "page.pdf"
    page.mkdir()
    assert "page.pdf is a folder" in refused(vbas, broken, "age", "--report", page)
    (tmp_path / "out" / "weights.csv").mkdir(parents=True)
    assert "holds weights.csv" in refused(vbas, broken, "age", "--out", tmp_path / "out")


def test_a_page_that_cannot_be_written_leaves_no_tables(vbas, records, tmp_path, monkeypatch):
    def fails(path, report):
        raise VbasError("{path} cannot be written.", path=path)

    monkeypatch.setattr(uniqueness, "write_pdf", fails)
    more = ("--report", tmp_path / "page.html", "--report", tmp_path / "page.pdf")
    assert "cannot be written" in refused(vbas, records, "age,sex", *more)
    assert not vbas.written.folder.exists()
    assert not list(tmp_path.glob("*page*"))


def test_two_levels_of_geography(vbas, records):
    more = ("--area-id", "DAUID", "--level", "cd", "--recode", "geography:level=fsa")
    assert "by --level and by --recode" in refused(vbas, records, "age", *more)


def test_more_variables_than_usual_only_when_one_insists(vbas, tmp_path):
    names = [f"v{i}" for i in range(21)]
    path = write_rows(tmp_path / "wide.csv", names, [["1"] * 21, ["2"] * 21])
    said = refused(vbas, path, ",".join(names))
    assert "21 variables have 2,097,151 combinations" in said
    assert "take" in said
    assert "--insist" in said


def test_what_is_warned_of(vbas, tmp_path):
    rows = [(i, "c", i % 7 / 10, i % 2) for i in range(60)]
    path = write_rows(tmp_path / "people.csv", ["nr", "state", "wts_m", "a+b"], rows)
    said = vbas.done(path, "nr,state,wts_m,a+b")
    assert "state has one category in all records" in said
    assert "nr is different in 100% of the records. It looks like a record number" in said
    assert "wts_m looks like a survey weight" in said
    assert "The name of the variable a+b holds a +" in said
    assert len(vbas.written.report["notices"]) >= 4


def test_no_file_tells_a_value(vbas, tmp_path):
    frame = record_frame(each=3)
    path = tmp_path / "people.parquet"
    frame.assign(name=[f"{SECRET}{i}" for i in range(len(frame))]).to_parquet(path)
    page = vbas.written.folder / "page.html"
    said = vbas.done(
        *(path, "name,sex,age", "--advise", "research", "--report", page, "--area-id", "DAUID")
    )
    assert SECRET not in said
    for file in vbas.written.folder.iterdir():
        assert SECRET.encode() not in file.read_bytes()
        assert b"35010001" not in file.read_bytes()


def test_ctrl_c_ends_it_and_nothing_is_written(vbas, records, monkeypatch):
    def endless(*_args, **_options):
        signal.raise_signal(signal.SIGINT)
        while True:
            yield Step("counting combinations")

    monkeypatch.setattr("app.cli.uniqueness.every_combination", endless)
    status, out, err = vbas.run(records, "age")
    assert (status, out) == (130, "")
    assert "ending; nothing will be written." in err
    assert err.endswith("vbas: Interrupted; nothing was written.\n")
    assert not vbas.written.folder.exists()
