"""Damaged, odd and hostile files: a sentence, or the project; never a traceback, never forever."""

import json
import random
import resource
import sqlite3
import time
import zlib
from contextlib import closing

import geopandas as gpd
import numpy as np
import pytest

from core.errors import VbasError
from core.io.project import FORMAT, packing, read_project, revived, summary_of, write_project
from core.io.project.reading import RunSummary
from core.steps import finish
from tests.core.io.project.project_cases import area_frame, full, made_in

SECONDS = 20.0


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A project with everything in it."""
    folder = tmp_path_factory.mktemp("damaged")
    made = made_in(folder)
    finish(write_project(full(made, made.kept(made.run())), folder / "whole.vbas"))
    return folder / "whole.vbas"


@pytest.fixture
def path(whole):
    """A copy beside its sources."""
    copy = whole.with_name("copy.vbas")
    copy.write_bytes(whole.read_bytes())
    return copy


def opened(path, *, further=False) -> str:
    """What opening comes to: the sentence, or "opened"; anything else that is raised is a fault."""
    start = time.monotonic()
    try:
        summary_of(path)
        project = finish(read_project(path))
        if further:
            finish(revived(project))
            finish(write_project(project, path.with_name("again.vbas")))
        said = "opened"
    except VbasError as error:
        said = str(error)
        assert "{" not in said
    assert time.monotonic() - start < SECONDS
    return said


def test_the_whole_one_opens(path) -> None:
    assert opened(path, further=True) == "opened"


@pytest.mark.parametrize("share", [0.0, 0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.9999])
def test_truncated(path, share) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    assert opened(path, further=True) != "opened"


def test_truncated_at_pages(path) -> None:
    data = path.read_bytes()
    for end in range(0, len(data), 4096):
        path.write_bytes(data[:end])
        assert opened(path) != "opened", end


def mutated(data: bytes, seed: int) -> bytes:
    """Bytes flipped, blanked, moved, doubled or left out."""
    draw = random.Random(seed)
    found = bytearray(data)
    for _ in range(draw.choice((1, 1, 2, 8, 64))):
        at, length = draw.randrange(len(found)), draw.choice((1, 1, 4, 100, 4096))
        how = draw.randrange(5)
        if how == 0:
            found[at] ^= 1 << draw.randrange(8)
        elif how == 1:
            found[at : at + length] = bytes(len(found[at : at + length]))
        elif how == 2:
            found[at : at + length] = draw.randbytes(len(found[at : at + length]))
        elif how == 3:
            start = draw.randrange(len(found))
            found[at : at + length] = found[start : start + len(found[at : at + length])]
        else:
            del found[at : at + length]
    return bytes(found)


MUTATIONS = 40
"""Of the suite; ``python -m benchmarks.fuzz --reader project`` makes as many as one likes."""


def test_mutations(path) -> None:
    data = path.read_bytes()
    outcomes = set()
    for seed in range(MUTATIONS):
        path.write_bytes(mutated(data, seed))
        outcomes.add(opened(path, further=True))
    assert "opened" in outcomes  # what was hit may not matter
    assert len(outcomes) > 1


# What is in the tables


def changed(path, *statements) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for name in ("IsEmpty", "MinX", "MaxX", "MinY", "MaxY"):  # for triggers of the layers
            connection.create_function(f"ST_{name}", 1, lambda _: 1)
        for statement in statements:
            connection.execute(*statement if isinstance(statement, tuple) else (statement,))


def keys_of(path):
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT key, value FROM vbas_project").fetchall())


WRONG = [
    "null",
    "1",
    "-1",
    "1e999",
    "NaN",
    "true",
    '"x"',
    "[]",
    "{}",
    "[[]]",
    '{"array": "1"}',
    "9" * 50,
]


def test_a_wrong_kind_of_value_in_every_place(path, whole) -> None:
    """Each key of the document in turn, and each within them, is something else."""
    draw = random.Random(3)
    for key in keys_of(path):
        for wrong in draw.sample(WRONG, 3):
            path.write_bytes(whole.read_bytes())
            changed(path, ("UPDATE vbas_project SET value = ? WHERE key = ?", (wrong, key)))
            opened(path)


def places(value, where=()):
    """Every place within a document."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, of in pairs:
            yield (*where, key)
            yield from places(of, (*where, key))


def put(value, where, wrong):
    *way, last = where
    for key in way:
        value = value[key]
    value[last] = wrong


def test_a_wrong_value_anywhere_within_a_run(path, whole) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (text,) = connection.execute("SELECT document FROM vbas_runs").fetchone()
    draw = random.Random(1)
    everywhere = list(places(json.loads(text)))
    for where in draw.sample(everywhere, 30):
        document = json.loads(text)
        put(document, where, json.loads(draw.choice(WRONG)))
        path.write_bytes(whole.read_bytes())
        changed(path, ("UPDATE vbas_runs SET document = ?", (json.dumps(document),)))
        opened(path, further=True)


DEEP = "[" * 100_000 + "]" * 100_000
DEEP_NOTICE = '{"notice": "{a}", "values": {"a": ' * 50_000 + "1" + "}}" * 50_000


@pytest.mark.parametrize("column", ["scenario", "document", "name", "kind"])
@pytest.mark.parametrize("text", [DEEP, "", "{", "x" * 100_000, "a = " + DEEP], ids=range(5))
def test_odd_texts_of_a_run(path, column, text) -> None:
    changed(path, (f"UPDATE vbas_runs SET {column} = ?", (text,)))
    said = opened(path)
    assert said != "opened" or column in ("name", "kind")


def test_json_nested_deep(path) -> None:
    for key in ("parts", "areas", "log", "settings"):
        changed(path, ("UPDATE vbas_project SET value = ? WHERE key = ?", (DEEP, key)))
    assert "damaged" in opened(path)


def test_notices_nested_deep(path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (text,) = connection.execute("SELECT document FROM vbas_runs").fetchone()
    document = json.loads(text)
    document["parts"]["notices"] = ["HERE"]
    text = json.dumps(document).replace('"HERE"', DEEP_NOTICE)
    changed(path, ("UPDATE vbas_runs SET document = ?", (text,)))
    assert "damaged" in opened(path)


def test_arrays_in_each_others_places(path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, kind, data FROM vbas_arrays").fetchall()
    draw = random.Random(2)
    for _ in range(20):
        names = [name for name, _, _ in rows]
        draw.shuffle(names)
        swapped = [(kind, data, name) for name, (_, kind, data) in zip(names, rows, strict=True)]
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executemany(
                "UPDATE vbas_arrays SET kind = ?, data = ? WHERE name = ?", swapped
            )
        opened(path, further=True)


def numbers(shape, dtype='"<f8"', more=b"") -> tuple[str, bytes]:
    head = f'{{"dtype": {dtype}, "shape": {shape}}}\n'
    return "numbers", zlib.compress(head.encode() + more)


class Harmful:
    def __reduce__(self):
        return (print, ("executed",))


def pickled() -> bytes:
    import io

    target = io.BytesIO()
    np.save(target, np.array([Harmful()], dtype=object), allow_pickle=True)
    return target.getvalue()


BLOBS = {
    "pickled": lambda: ("numbers", zlib.compress(pickled())),
    "objects": lambda: numbers([1], '"|O"', pickled()),
    "fields": lambda: numbers([1], '[["a", "<f8"]]', bytes(8)),
    "huge": lambda: numbers([10**12]),
    "negative": lambda: numbers([-1, -1], more=bytes(8)),
    "larger than all": lambda: numbers([2**62, 8]),
    "wide": lambda: numbers([0], '"<U999999999"'),
    "dimensions": lambda: numbers([0] * 100),
    "deep header": lambda: numbers(DEEP),
    "long": lambda: numbers([3], more=bytes(100)),
    "not packed": lambda: ("numbers", b"no"),
    "nothing": lambda: ("numbers", b""),
    "cut": lambda: ("numbers", packing.packed(np.arange(99))[1][:-9]),
    "more behind": lambda: ("numbers", packing.packed(np.arange(99))[1] + b"x"),
    "other kind": lambda: ("pickle", pickled()),
    "deep": lambda: ("values", zlib.compress(DEEP.encode())),
    "values with more": lambda: ("values", zlib.compress(b'{"shape": [1], "values": [[1]]}')),
    "other shape": lambda: ("values", zlib.compress(b'{"shape": [9], "values": [1]}')),
    "table": lambda: ("table", b'{"rows": 1e300, "columns": []}\n'),
    "rows": lambda: ("table", b'{"rows": 99999999999999, "columns": []}\n'),
    "columns": lambda: ("table", b'{"rows": 1, "columns": [["a", null, "table", 0]]}\n'),
    "types": lambda: ("table", b'{"rows": 0, "columns": [["a", "object(", "values", 0]]}\n'),
    "no head": lambda: ("table", b"\xff"),
}


@pytest.mark.parametrize("name", BLOBS)
def test_hostile_arrays(path, capsys, name) -> None:
    changed(path, ("UPDATE vbas_arrays SET kind = ?, data = ?", BLOBS[name]()))
    assert "damaged" in opened(path)
    assert "executed" not in capsys.readouterr().out


def memory() -> int:
    """The most that this process has ever held, bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


@pytest.mark.parametrize("kind", ["numbers", "values"])
def test_bombs(path, monkeypatch, kind) -> None:
    """Much in little is not unpacked to find out."""
    monkeypatch.setattr(packing, "_MOST_TEXT", 1 << 24)
    monkeypatch.setattr(packing.Unpacker.__init__, "__defaults__", (1 << 24,))
    engine = zlib.compressobj(6)
    bomb = b"".join([engine.compress(bytes(1 << 24)) for _ in range(20)]) + engine.flush()
    changed(path, ("UPDATE vbas_arrays SET kind = ?, data = ?", (kind, bomb)))
    before = memory()
    assert "damaged" in opened(path)
    assert memory() - before < 128 << 20


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT"


@pytest.mark.parametrize(
    ("table", "columns"),
    [
        ("vbas_project", "i AS key, 1 AS value"),
        ("vbas_runs", "i AS number, 1 AS name"),
        ("vbas_arrays", "i AS name, 'x' AS kind, zeroblob(1000000) AS data"),
        ("areas", "i AS fid, NULL AS geom"),
    ],
)
def test_views_without_end(path, whole, table, columns) -> None:
    changed(path, f'DROP TABLE "{table}"', f'CREATE VIEW "{table}" AS {ENDLESS} {columns} FROM n')
    said = opened(path)
    # Areas that are not in the file are read from where they came from.
    assert said == "opened" if table == "areas" else "no project" in said


def test_columns_that_grow(path) -> None:
    changed(
        path,
        "DROP TABLE vbas_arrays",
        "CREATE TABLE vbas_arrays (name, kind, data GENERATED ALWAYS AS (zeroblob(900000000)))",
        "INSERT INTO vbas_arrays (name, kind) VALUES ('1', 'numbers')",
    )
    assert "no project" in opened(path)


def test_columns_that_others_added(path) -> None:
    """QGIS lets its users do so."""
    changed(path, "ALTER TABLE vbas_runs ADD COLUMN remark TEXT")
    assert opened(path, further=True) == "opened"


@pytest.mark.parametrize("table", ["vbas_project", "vbas_runs", "vbas_arrays"])
def test_a_table_is_missing(path, table) -> None:
    changed(path, f"DROP TABLE {table}")
    assert "no project of VBAS" in opened(path)


def test_a_layer_is_missing_or_shorter_or_odd(path, whole) -> None:
    for statement in (
        'DROP TABLE "areas"',
        'DELETE FROM "areas" WHERE fid < 5',
        'UPDATE "areas" SET geom = NULL',
        "UPDATE \"areas\" SET geom = X'47500003'",
        'UPDATE "areas" SET geom = zeroblob(40)',
        "DELETE FROM gpkg_contents",
        "DELETE FROM gpkg_geometry_columns",
        "UPDATE gpkg_spatial_ref_sys SET definition = 'x'",
    ):
        path.write_bytes(whole.read_bytes())
        changed(path, statement)
        opened(path, further=True)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (str(FORMAT + 1), "newer VBAS"),
        ("99999999", "newer"),
        ("0", "damaged"),
        ("null", "damaged"),
        ("true", "damaged"),
    ],
)
def test_other_formats(path, number, said) -> None:
    changed(path, ("UPDATE vbas_project SET value = ? WHERE key = 'format'", (number,)))
    assert said in opened(path)
    with pytest.raises(VbasError, match=said):
        summary_of(path)


# What is no project


def test_other_files(tmp_path) -> None:
    path = tmp_path / "p.vbas"
    assert "There is no file" in opened(path)
    path.mkdir()
    assert "There is no file" in opened(path)
    path.rmdir()
    for data in (b"", b"a,b\n1,2\n", b"SQLite format 3\0", b"PK\x03\x04", bytes(5000), b"\xff" * 9):
        path.write_bytes(data)
        assert "no project of VBAS" in opened(path)
    area_frame().to_file(tmp_path / "plain.gpkg", layer="areas")
    (tmp_path / "plain.gpkg").rename(path)
    assert "no project of VBAS" in opened(path)


def test_nothing_is_written_beside_what_is_read(path) -> None:
    before = sorted(of.name for of in path.parent.iterdir())
    opened(path)
    assert sorted(of.name for of in path.parent.iterdir()) == before


def test_a_file_that_another_program_has_open(path) -> None:
    """QGIS keeps a journal beside the files that it shows."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE vbas_project SET value = '\"other\"' WHERE key = 'workspace'")
        connection.commit()
        assert opened(path) == "opened"


def test_what_others_left_beside_does_not_get_into_what_is_saved(whole, tmp_path) -> None:
    path = tmp_path / "p.vbas"
    project = finish(read_project(whole))
    finish(write_project(project, path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE vbas_project SET value = '\"other\"' WHERE key = 'workspace'")
        connection.commit()
        finish(write_project(project, path))  # while it is open there
        with closing(sqlite3.connect(path)) as second:
            found = dict(second.execute("SELECT key, value FROM vbas_project").fetchall())
    assert found["workspace"] == '"cells"'
    assert gpd.read_file(f"GPKG:{path}", layer="areas").shape[0] == 36


def test_summaries_have_the_columns_that_are_read() -> None:
    assert [*RunSummary.__dataclass_fields__] == [
        *("number", "name", "kind", "started", "k", "regions", "suppressed_records"),
        *("suppression_percent", "km_to_own_centre", "bits_per_record"),
    ]
