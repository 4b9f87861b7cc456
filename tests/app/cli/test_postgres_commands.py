"""The commands on a table of PostgreSQL and on a file of the same records: the same results."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest
from shapely.geometry import box

from app.cli import main
from core.api import Scenario as Settings
from core.api import Study, run, uniqueness
from core.errors import VbasError
from core.io.scenario_file import read_scenario
from tests.postgres_server import MARKED, Server

TYPES = {"DAUID": "text", "age": "integer", "sex": "text", "stay": "text", "cost": "integer"}
TYPES |= {"who": "integer"}
IDS = [f"3501{i:04}" for i in range(1, 31)]


class Study2:
    """Areas and records, in files and in the database."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server, self.folder = server, folder
        corners = [(7e6 + 1000 * (i % 6), 1e6 + 1000 * (i // 6)) for i in range(len(IDS))]
        shapes = [box(x, y, x + 1000, y + 1000) for x, y in corners]
        self.areas = folder / "areas.gpkg"
        gpd.GeoDataFrame({"DAUID": IDS}, geometry=shapes, crs="EPSG:3347").to_file(self.areas)
        draw, n = np.random.default_rng(5), 1500
        frame = pd.DataFrame(
            {
                "DAUID": draw.choice([*IDS, "x"], n),
                "age": draw.integers(0, 95, n),
                "sex": draw.choice(["m", "f", "f ", None], n),
                "stay": draw.choice(["a", "b"], n),
                "cost": draw.integers(0, 3, n),
                "who": draw.integers(0, n // 2, n),
            }
        )
        self.records = folder / "stays.parquet"
        frame.to_parquet(self.records, index=False)
        rows = list(frame.astype(object).where(frame.notna(), None).itertuples(index=False))
        self.table = server.put("stays", TYPES, rows)
        categories = '[age]\nband = {width = 20, top = 80}\n[sex]\nmissing = ["x"]\n'
        self.categories = folder / "categories.toml"
        self.categories.write_text(categories)

    def of_file(self) -> list[str]:
        return ["--records", str(self.records)]

    def of_table(self, user: str = "reader") -> list[str]:
        return ["--records", self.server.url(user), "--table", "stays"]

    def out(self, name: str) -> Path:
        return self.folder / name

    def aggregate(self, where: list[str], name: str, *more: str) -> int:
        return main(
            [
                "aggregate",
                "--areas",
                str(self.areas),
                *where,
                "--area-id",
                "DAUID",
                "--qi",
                "age,sex",
                "--categories",
                str(self.categories),
                "--k",
                "5",
                "--out",
                str(self.out(name)),
                *more,
            ]
        )


@pytest.fixture
def study(postgres: Server, tmp_path: Path) -> Study2:
    return Study2(postgres, tmp_path)


def told(folder: Path, name: str = "internal/metrics.json") -> dict[str, object]:
    """What a result says, without times, names and the digest of its file."""
    of = json.loads((folder / name).read_text())
    for key in ("running_time_s", "started", "inputs"):
        of.pop(key, None)
    return of


def test_aggregate(study: Study2) -> None:
    assert study.aggregate(study.of_file(), "file", "--refine", "border") == 0
    assert study.aggregate(study.of_table(), "table", "--refine", "border") == 0
    file, table = study.out("file"), study.out("table")
    assert told(file) == told(table)
    for name in ("release/records.parquet", "release/regions.gpkg", "internal/assignment.csv"):
        assert (file / name).read_bytes() == (table / name).read_bytes(), name
    saved = tomllib.loads((table / "internal/scenario.toml").read_text())["records"]
    assert saved["url"] == study.server.url("reader")
    assert saved["table"] == "stays"
    assert "path" not in saved
    again = ["aggregate", str(table / "internal/scenario.toml")]
    assert main([*again, "--out", str(study.out("again"))]) == 0
    assert told(study.out("again")) == told(table)


def released(study: Study2, result: str, ledger: str, *more: str) -> tuple[int, list[dict]]:
    """Exit status of ``vbas release``, and what the guard found."""
    out = study.out(f"{ledger}-packs")
    out.mkdir(exist_ok=True)
    asked = ["--ledger", str(study.out(ledger)), "--out", str(out / result), *more]
    status = main(["release", str(study.out(result)), *asked])
    findings = out / "findings.json"
    told = json.loads(findings.read_text())["checks"] if status == 3 else []
    return status, [of for of in told if of["check"] == "guard" and not of["passes"]]


@pytest.mark.parametrize("more", [(), ("--person", "who"), ("--where", "stay = 'a'")])
def test_releases_of_a_table_are_compared_like_those_of_a_file(
    study: Study2, more: tuple[str, ...]
) -> None:
    """Fewer columns beside more, and other regions, tell the same classes apart."""
    few = ["--k", "4", "--site-count", "count"]
    found = {}
    for name, where in (("file", study.of_file()), ("table", study.of_table())):
        assert study.aggregate(where, f"{name}-7", *few, "--sites", "7", *more) == 0
        assert study.aggregate(where, f"{name}-9", *few, "--sites", "9", *more) == 0
        assert released(study, f"{name}-7", f"ledger-{name}") == (0, [])
        found[name] = released(study, f"{name}-9", f"ledger-{name}")
    assert found["file"][0] == 3
    details = [[of["details"] for of in some] for _, some in found.values()]
    for some in details:
        for of in some:
            of.pop("releases")
            of["remedies"] = [one["remedy"] for one in of["remedies"]]
            of["listed"] = sorted(map(str, (one["values"] for one in of["listed"])))
    assert details[0] == details[1]
    # The very same again tells nothing new.
    assert study.aggregate(study.of_table("owner"), "again", *few, "--sites", "7", *more) == 0
    assert released(study, "again", "ledger-table") == (0, [])


def test_remedies_for_a_table_are_taken_or_refused_with_a_sentence(study: Study2, capsys) -> None:
    few = ["--k", "4", "--site-count", "count"]
    assert study.aggregate(study.of_table(), "seven", *few, "--sites", "7") == 0
    assert study.aggregate(study.of_table(), "nine", *few, "--sites", "9") == 0
    assert released(study, "seven", "ledger") == (0, [])
    _, (found,) = released(study, "nine", "ledger")
    taken = {}
    for name in ("take-over", "merge", "complements", "raise-k"):
        shutil.copytree(study.out("ledger"), study.out(name))
        taken[name], left = released(study, "nine", name, "--remedy", name)
        assert left == []
        assert taken[name] == 0 or f"The remedy {name} does not help" in capsys.readouterr().err
    names = {"take-over": "take over suppressions", "merge": "merge regions"}
    names |= {"complements": "suppress complements", "raise-k": "raise k"}
    helps = {of["remedy"]: of["helps"] for of in found["details"]["remedies"]}
    assert taken == {name: 0 if helps.get(to) else 2 for name, to in names.items()}
    assert 0 in taken.values()


def test_a_table_that_was_not_counted_for_an_earlier_release_is_said(study: Study2) -> None:
    assert study.aggregate(study.of_table(), "first") == 0
    assert released(study, "first", "ledger") == (0, [])
    (entry,) = study.out("ledger").glob("release-*.json")
    made = json.loads(entry.read_text())
    made["made_from"]["fingerprint"] = ""
    entry.write_text(json.dumps(made))
    status, found = released(study, "first", "ledger")
    assert status == 3
    assert "does not say what the table stays held" in found[0]["sentence"]


def test_releases_of_a_table_that_changed_are_not_compared(study: Study2) -> None:
    assert study.aggregate(study.of_table(), "first") == 0
    assert released(study, "first", "ledger") == (0, [])
    # A record of a class that is suppressed in any case.
    study.server.run("""INSERT INTO stays VALUES ('35010001', 94, 'm', 'a', 1, 4711)""")
    assert study.aggregate(study.of_table(), "second") == 0
    status, found = released(study, "second", "ledger")
    assert status == 3
    assert "changed since first" in " ".join(of["sentence"] for of in found)
    study.server.run("DELETE FROM stays WHERE who = 4711")
    status, found = released(study, "second", "ledger")
    assert status != 0
    assert released(study, "first", "other-ledger") == (0, [])


def test_decide_uniqueness_and_suppress(study: Study2) -> None:
    areas = [
        "--areas",
        str(study.areas),
        "--area-id",
        "DAUID",
        "--categories",
        str(study.categories),
    ]
    for name, where in (("file", study.of_file()), ("table", study.of_table())):
        out = study.out(name)
        assert main(["decide", *areas, *where, "--qi", "age,sex", "--out", str(out / "d")]) == 0
        assert (
            main(
                [
                    "uniqueness",
                    *areas,
                    *where,
                    "--variables",
                    "age,sex,stay",
                    "--out",
                    str(out / "u"),
                ]
            )
            == 0
        )
        assert (
            main(["uniqueness", *where, "--variables", "age,sex,stay", "--out", str(out / "all")])
            == 0
        )
        asked = ["--combinations", "geography+age; age+sex", "--k", "3", "--out", str(out / "s")]
        assert main(["suppress", *areas, *where, *asked]) == 0
    file, table = study.out("file"), study.out("table")
    for name in (
        "d/internal/decision.csv",
        "u/combinations.csv",
        "u/omissions.csv",
        "all/combinations.csv",
        "s/internal/columns.csv",
        "s/internal/verification.csv",
        "s/release/records.parquet",
    ):
        assert (file / name).read_bytes() == (table / name).read_bytes(), name


def test_uniqueness_and_suppress_of_persons(study: Study2) -> None:
    areas = ["--areas", str(study.areas), "--area-id", "DAUID", "--person", "who"]
    for name, where in (("file", study.of_file()), ("table", study.of_table())):
        out = study.out(name)
        asked = ["--variables", "age,sex,stay", "--out", str(out / "u")]
        assert main(["uniqueness", *areas, *where, *asked]) == 0
        asked = ["--combinations", "geography+sex; sex+stay", "--k", "3", "--out", str(out / "s")]
        assert main(["suppress", *areas, *where, *asked]) == 0
    for name in ("u/combinations.csv", "u/omissions.csv", "s/internal/verification.csv"):
        assert (study.out("file") / name).read_bytes() == (study.out("table") / name).read_bytes()


def test_the_database_writes_the_released_records(study: Study2) -> None:
    server = study.server
    server.run(
        "DROP SCHEMA IF EXISTS given CASCADE",
        "CREATE SCHEMA given",
        "GRANT USAGE, CREATE ON SCHEMA given TO reader",
    )
    keep = ["--keep", "cost", "--force"]
    assert study.aggregate(study.of_file(), "file", *keep) == 0
    with server.logged() as statements:
        assert study.aggregate(study.of_table(), "table", *keep, "--into", "given.Released") == 0
    want = pq.read_table(study.out("file") / "release/records.parquet").to_pylist()
    found = server.ask("SELECT * FROM given.released")
    assert [tuple(of.values()) for of in want] == found
    # Rows stand in the table as they are sorted, so that their order tells nothing.
    assert found == sorted(found, key=lambda of: (of[0], *((v is None, str(v)) for v in of[1:])))
    kinds = server.ask(
        "SELECT column_name, data_type FROM information_schema.columns "
        "WHERE table_schema = 'given' ORDER BY ordinal_position"
    )
    assert kinds == [("region_id", "integer"), ("age", "text"), ("sex", "text"), ("cost", "bigint")]
    made = [of for of in statements if "CREATE" in of]
    assert all(of.startswith('CREATE TABLE "given"."released"') for of in made)
    assert not any("INSERT" in of or 'COPY "' in of for of in statements)
    written = pq.read_table(study.out("table") / "release/records.parquet")
    assert written.column_names == ["region_id", "age", "sex"]
    assert written.num_rows == len(found)
    # A second time nothing is replaced.
    assert study.aggregate(study.of_table(), "again", "--into", "given.released") == 2
    assert not study.out("again").exists()


def test_persons_and_sweeps(study: Study2) -> None:
    server = study.server
    server.run(
        "DROP SCHEMA IF EXISTS given CASCADE",
        "CREATE SCHEMA given",
        "GRANT USAGE, CREATE ON SCHEMA given TO reader",
    )
    persons = ["--person", "cost", "--k", "2", "--site-count", "count", "--sites", "8"]
    assert study.aggregate(study.of_file(), "file", *persons) == 0
    assert study.aggregate(study.of_table(), "table", *persons, "--into", "given.people") == 0
    want = pq.read_table(study.out("file") / "release/records.parquet").to_pylist()
    assert [tuple(of.values()) for of in want] == server.ask("SELECT * FROM given.people")
    assert want
    for name, where in (("file", study.of_file()), ("table", study.of_table())):
        areas = ["--areas", str(study.areas), "--area-id", "DAUID", "--qi", "age,sex"]
        out = ["--k", "3,5", "--out", str(study.out(f"{name}-sweep"))]
        asked = ["--categories", str(study.categories), "--placements", "balanced-density"]
        assert main(["sweep", *areas, *where, *asked, *out]) == 0
    tables = [pd.read_csv(study.out(f"{name}-sweep") / "sweep.csv") for name in ("file", "table")]
    own = ["run", "seconds"]  # a run is named by the fingerprints of what it read
    pd.testing.assert_frame_equal(*(of.drop(columns=own) for of in tables))


def test_a_table_is_complete_or_absent(
    study: Study2, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = study.server
    server.run("DROP SCHEMA IF EXISTS given CASCADE", "CREATE SCHEMA given")
    assert study.aggregate(study.of_table(), "none", "--into", "given.released") == 2
    assert "may not write given.released" in capsys.readouterr().err
    server.run("GRANT USAGE, CREATE ON SCHEMA given TO reader")
    from core.io import outputs

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(outputs, "_write_tables", full)
        assert study.aggregate(study.of_table(), "full", "--into", "given.released") != 0
    assert server.ask("SELECT to_regclass('given.released')::text") == [(None,)]
    assert not study.out("full").exists()
    # Kept columns that tell too much stop it, before anything is there.
    server.run('UPDATE stays SET stay = "DAUID"')
    assert (
        study.aggregate(study.of_table(), "telling", "--keep", "stay", "--into", "given.released")
        == 2
    )
    assert server.ask("SELECT to_regclass('given.released')::text") == [(None,)]


def test_records_that_changed_are_not_released(
    study: Study2, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    study.server.run(
        "DROP SCHEMA IF EXISTS given CASCADE",
        "CREATE SCHEMA given",
        "GRANT USAGE, CREATE ON SCHEMA given TO reader",
    )
    from app.cli import aggregate

    carry_out = aggregate.carry_out

    def then_change(*arguments: object, **more: object) -> object:
        study.server.run("DELETE FROM stays WHERE ctid IN (SELECT ctid FROM stays LIMIT 40)")
        return carry_out(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(aggregate, "carry_out", then_change)
    assert study.aggregate(study.of_table(), "changed", "--into", "given.released") == 2
    assert "has changed since it was counted" in capsys.readouterr().err
    assert study.server.ask("SELECT to_regclass('given.released')::text") == [(None,)]


def test_from_python(study: Study2) -> None:
    opened = [
        Study.open(
            study.areas, of, quasi_identifiers="age,sex", area_id="DAUID", progress=False, **more
        )
        for of, more in ((study.records, {}), (study.server.url("reader"), {"table": "stays"}))
    ]
    runs = [run(of, Settings(k=5), progress=False) for of in opened]
    assert runs[0].run.evaluation == runs[1].run.evaluation
    found = [uniqueness(of, "age,sex,stay", progress=False).combinations for of in opened]
    pd.testing.assert_frame_equal(*found)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["--records", "postgresql://u:pw-4711@h/db", "--table", "t"], "has a password in it"),
        (["--records", "postgresql://h/db"], "--table"),
        (["--records", "stays.parquet", "--table", "t"], "records are a file"),
        (["--records", "mysql://h/db", "--table", "t"], "not from such an address"),
    ],
)
def test_what_is_said_of_places_is_refused_clearly(
    study: Study2, said: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert study.aggregate(said, "out") == 2
    err = capsys.readouterr().err
    assert sentence in " ".join(err.split())
    assert "pw-4711" not in err


def test_what_a_database_does_not_do_is_said(
    study: Study2, capsys: pytest.CaptureFixture[str]
) -> None:
    assert study.aggregate(study.of_table(), "out", "--keep", "cost") == 2
    assert "--into schema.table" in capsys.readouterr().err
    assert study.aggregate(study.of_file(), "out", "--into", "a.b") == 2
    assert "the records are a file" in " ".join(capsys.readouterr().err.split())
    assert (
        main(["calibrate", *study.of_table()[:2], "--qi", "age,sex", "--out", str(study.out("c"))])
        == 2
    )
    assert "one by one" in " ".join(capsys.readouterr().err.split())


def test_a_password_in_a_scenario_is_refused(study: Study2) -> None:
    assert study.aggregate(study.of_table(), "out") == 0
    path = study.out("out") / "internal/scenario.toml"
    text = path.read_text().replace("postgresql://reader@", f"postgresql://reader:{MARKED}@")
    assert MARKED in text
    other = study.folder / "with-password.toml"
    other.write_text(text)
    with pytest.raises(VbasError, match="PGPASSWORD") as raised:
        read_scenario(other)
    assert MARKED not in repr(raised.value) + str(raised.value)
    assert main(["aggregate", str(other), "--out", str(study.out("no"))]) == 2


def test_a_marked_password_is_nowhere(study: Study2) -> None:
    study.server.run("GRANT USAGE ON SCHEMA public TO locked", "GRANT SELECT ON stays TO locked")
    home = study.folder / "home"
    home.mkdir()
    command = [
        sys.executable,
        "-m",
        "app",
        "aggregate",
        "--areas",
        str(study.areas),
        *study.of_table("locked"),
        "--area-id",
        "DAUID",
        "--qi",
        "age,sex",
        "--out",
        str(study.out("locked")),
    ]
    env = {**os.environ, "PGPASSWORD": MARKED, "HOME": str(home), "TMPDIR": str(home)}
    with (
        study.server.logged("locked") as statements,
        subprocess.Popen(
            command,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
        ) as process,
    ):
        shown = Path(f"/proc/{process.pid}/cmdline")
        seen = shown.read_bytes() if shown.exists() else b""
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err.decode()
    assert statements
    marked = MARKED.encode()
    for text in (seen, out, err, "".join(statements).encode()):
        assert marked not in text
    for root in (study.out("locked"), home):
        for path in root.rglob("*"):
            assert not path.is_file() or marked not in path.read_bytes(), path
