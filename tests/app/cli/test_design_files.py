"""What a result was asked stands in its design.toml, and is asked again by ``--design``."""

from __future__ import annotations

import json

import pandas as pd
import pytest

ROWS = "id,age,sex,code,note\n" + "".join(
    f"{'ABC'[i % 3]},{20 + i % 7},{'fm'[i % 2]},c{i % 4},n{i // 30}\n" for i in range(60)
)
AREAS = "id,province,people\nA,ON,21000\nB,ON,9000\nC,AB,30000\n"
BANDS = "[age]\nband = {width = 5}\n"


@pytest.fixture
def files(vbas):
    for name, text in (("records.csv", ROWS), ("areas.csv", AREAS), ("bands.toml", BANDS)):
        (vbas.folder / name).write_text(text)
    return vbas


def done(files, command, out, *words):
    status, said, err = files.call(command, *words, "--out", files.folder / out)
    assert status == 0, err
    return said + err


def same(files, *names):
    folder = files.folder
    return all(
        (folder / "one" / of).read_bytes() == (folder / "two" / of).read_bytes() for of in names
    )


def test_uniqueness_is_asked_again(files):
    folder = files.folder
    of = ("--records", folder / "records.csv", "--variables", "age,code", "--set-size", 3)
    more = ("--categories", folder / "bands.toml", "--recode", "code:collapse=2", "--area-id", "id")
    done(files, "uniqueness", "one", *of, *more, "--where", "sex = 'f'", "--public", "0.1")
    done(files, "uniqueness", "two", "--design", folder / "one" / "design.toml")
    assert same(files, "combinations.csv", "weights.csv")
    assert json.loads((folder / "two" / "uniqueness.json").read_text())["set_size"] == 3


def test_cells_are_suppressed_again_and_an_option_takes_the_place_of_one(files):
    folder = files.folder
    of = ("--records", folder / "records.csv", "--variables", "age; sex", "--k", 4)
    more = ("--leave-out-blanked", "0.6", "--rake", "sex", "--keep", "note", "--tolerance", "0.99")
    done(files, "suppress", "one", *of, "--follow", "sex:id", "--weights", "sex=0.5", *more)
    design = folder / "one" / "internal" / "design.toml"
    done(files, "suppress", "two", "--design", design)
    assert same(files, "internal/columns.csv", "internal/verification.csv")
    assert same(files, "internal/design.toml", "release/records.parquet")
    done(files, "suppress", "four", "--design", design, "--batch", "0.5,0.25")
    done(files, "suppress", "three", "--design", design, "--threshold", "0.5")
    report = json.loads((folder / "three" / "internal" / "suppression.json").read_text())
    assert (report["k"], report["tau"]) == (2, 0.5)


def test_levels_are_judged_again_and_changed_files_are_told(files):
    folder = files.folder
    of = ("--areas", folder / "areas.csv", "--area-id", "id", "--population", "people")
    records = ("--records", folder / "records.csv", "--only-areas", "people > 10000")
    done(files, "levels", "one", *of, *records, "--qi", "age=86/5,sex=2", "--level", "areas")
    design = folder / "one" / "design.toml"
    said = done(files, "levels", "two", "--design", design)
    assert same(files, "levels.csv", "design.toml")
    assert "has changed" not in said
    assert pd.read_csv(folder / "two" / "levels.csv")["n_areas"].max() == 2
    (folder / "records.csv").write_text(ROWS + "A,20,f,c1,n1\n")
    said = done(files, "levels", "three", "--design", design)
    assert "records.csv has changed since the design was saved" in said


def test_the_design_of_another_command_is_refused(files):
    of = ("--records", files.folder / "records.csv", "--variables", "age,sex")
    done(files, "uniqueness", "one", *of)
    words = ("--design", files.folder / "one" / "design.toml", "--out", files.folder / "two")
    status, _, err = files.call("suppress", *words)
    assert status == 2
    assert "is a design of vbas uniqueness, not of vbas suppress" in err
    status, _, err = files.call("suppress", "--design", "nowhere.toml", *words[2:])
    assert status == 2
    assert "There is no file" in err


def test_rare_groups_are_left_out_and_again_by_the_design(files):
    folder = files.folder
    rows = "site,sex\n" + "a,f\n" * 5 + "a,m\n" * 4 + "b,f\n" * 2 + "c,m\n"
    (folder / "rows.csv").write_text(rows)
    of = ("--records", folder / "rows.csv", "--variables", "site,sex", "--leave-out-rare", "site=3")
    said = done(files, "uniqueness", "one", *of)
    assert "Of site, 2 of 3 values are left out with their records" in said
    told = json.loads((folder / "one" / "uniqueness.json").read_text())
    assert told["n_records"] == 9  # of 12
    done(files, "uniqueness", "two", "--design", folder / "one" / "design.toml")
    assert same(files, "combinations.csv", "design.toml")
    words = (*of[:-1], "age=3", "--out", folder / "three")
    status, _, err = files.call("uniqueness", *words)
    assert status == 2
    assert "--leave-out-rare age=3 names no variable" in err


def test_results_of_uniqueness_and_of_levels_are_compared(files):
    folder = files.folder
    of = ("--records", folder / "records.csv", "--variables", "age,code")
    done(files, "uniqueness", "one", *of)
    done(
        files, "uniqueness", "two", *of, "--recode", "code:collapse=2", "--leave-out-rare", "age=9"
    )
    levels = ("--areas", folder / "areas.csv", "--area-id", "id", "--population", "people")
    done(files, "levels", "three", *levels, "--qi", "age=86/5,sex=2", "--level", "areas")
    done(files, "levels", "four", *levels, "--qi", "age=10/5,sex=2", "--level", "areas")

    def compared(*names):
        status, said, err = files.call("compare", *(folder / name for name in names))
        return said if status == 0 else err

    one, two = (json.loads((folder / of / "uniqueness.json").read_text()) for of in ("one", "two"))
    said = compared("one", "two")
    for told in (one, two):
        assert f"{told['set_percent_full']:.3g}" in said
    assert "code (1 commonest and other)" in said
    assert f"{two['left_out']['rare groups']}" in said
    assert "% of the people above the cut-off" in compared("three", "four")
    assert "no result of vbas" in compared("one", "three")
    assert "nothing to compare with" in compared("one")
    (folder / "two" / "uniqueness.json").write_text("{}")
    assert "uniqueness.json of" in compared("one", "two")
