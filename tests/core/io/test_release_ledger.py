"""The ledger of releases: comes back as it went in, private, and says when it is damaged."""

import json
import multiprocessing
import os
import signal
import stat

import numpy as np
import pytest

from core.differencing.releases import plan, total
from core.errors import VbasError
from core.io import release_ledger
from core.io.release_ledger import (
    append_release,
    count_releases,
    list_releases,
    read_release,
    read_releases,
)
from tests.core.studies import class_counts

WHEN = "2026-01-02T03:04:05+00:00"
AREAS = np.array(["A", "É", "C"], dtype=object)
COUNTS = class_counts([[7, 1, 5], [6, 2, 0], [0, 9, 1]])
RELEASE = plan("first", AREAS, COUNTS, np.array([0, 0, -1]), 5, {"q": {"c001": "c000"}})
TOTAL = total("census", AREAS, np.array([0, 1, 1]), np.array([20, 30]), at_most=True)


@pytest.fixture
def ledger(tmp_path):
    folder = tmp_path / "deep" / "ledger"
    append_release(folder, RELEASE, "abc", WHEN)
    append_release(folder, TOTAL, "abc", WHEN)
    append_release(folder, RELEASE, "other", WHEN)
    return folder


def test_releases_come_back(ledger) -> None:
    assert [(of.number, of.name, of.source) for of in list_releases(ledger)] == [
        (1, "first", "abc"),
        (2, "census", "abc"),
        (3, "first", "other"),
    ]
    assert (count_releases(ledger), count_releases(ledger.parent / "none")) == (3, 0)
    first, census = read_releases(ledger, "abc")
    for before, after in ((RELEASE, first), (TOTAL, census)):
        for name, value in vars(before).items():
            if isinstance(value, np.ndarray):
                np.testing.assert_array_equal(getattr(after, name), value)
            elif name in before.__dataclass_fields__:
                assert getattr(after, name) == value, name


def test_nobody_else_reads_it(ledger) -> None:
    assert stat.S_IMODE(ledger.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in ledger.iterdir()} == {0o600}


def test_nothing_of_what_is_suppressed_is_in_it(tmp_path) -> None:
    """Another record of a class that stays suppressed changes no byte."""
    written = []
    for extra in (0, 1):
        dense = COUNTS.counts.toarray()
        dense[0, 2] = 1 + extra
        release = plan("first", AREAS, class_counts(dense), np.array([0, 0, -1]), 5)
        folder = tmp_path / str(extra)
        append_release(folder, release, "abc", WHEN)
        with np.load(folder / "release-000001.npz") as arrays:
            written.append({name: arrays[name].tolist() for name in arrays.files})
    assert written[0] == written[1]


def test_a_name_is_given_once(ledger) -> None:
    with pytest.raises(VbasError, match="first of these records already"):
        append_release(ledger, RELEASE, "abc", WHEN)


def test_what_was_left_half_written_is_no_release(ledger) -> None:
    (ledger / "release-000003.json").unlink()
    assert len(list_releases(ledger)) == 2
    assert append_release(ledger, RELEASE, "third", WHEN).number == 3  # which is free again


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', "[" * 100_000, "\xff"])
def test_damaged_json_is_told(ledger, text) -> None:
    (ledger / "release-000001.json").write_text(text, encoding="latin-1")
    with pytest.raises(VbasError, match=r"release-000001.json of the ledger"):
        list_releases(ledger)
    with pytest.raises(VbasError, match=r"release-000001.json of the ledger"):
        read_release(ledger, 1)


@pytest.mark.parametrize("key", ["name", "columns", "categories", "k", "follows", "sha256"])
def test_wrong_entries_are_told(ledger, key) -> None:
    path = ledger / "release-000001.json"
    about = json.loads(path.read_text(encoding="utf-8"))
    about[key] = None
    path.write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(VbasError, match="of the ledger is damaged"):
        read_release(ledger, 1)


def test_damaged_arrays_are_told(ledger) -> None:
    path = ledger / "release-000001.npz"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(VbasError, match=r"release-000001.npz of the ledger is damaged"):
        read_release(ledger, 1)
    path.unlink()
    with pytest.raises(VbasError, match=r"release-000001.npz of the ledger is damaged"):
        read_release(ledger, 1)


def test_other_formats_and_no_folder(ledger, tmp_path) -> None:
    (ledger / "release-000002.json").write_text('{"format": 2}', encoding="utf-8")
    with pytest.raises(VbasError, match="another version"):
        read_release(ledger, 2)
    with pytest.raises(VbasError, match="is no folder"):
        list_releases(tmp_path / "nowhere")
    with pytest.raises(VbasError, match=r"has no release-000009.json"):
        read_release(ledger, 9)


def _killed(folder, name: str) -> None:
    """Dies with the arrays in the ledger, and before there is an entry for them."""

    def die(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(release_ledger, name, die)
    append_release(folder, TOTAL, "killed", WHEN)


@pytest.mark.parametrize("name", ["_json", "to_disk"])
def test_what_a_killed_process_left_goes_with_the_next_use(ledger, name) -> None:
    before = {of.name: of.read_bytes() for of in ledger.iterdir()}
    child = multiprocessing.get_context("fork").Process(target=_killed, args=(ledger, name))
    child.start()
    child.join()
    assert child.exitcode == -signal.SIGKILL
    left = {of.name for of in ledger.iterdir()} - set(before)
    assert "release-000004.npz" in left
    assert len(left) == 2
    assert len(list_releases(ledger)) == 3
    append_release(ledger, TOTAL, "after", WHEN)
    after = {of.name: of.read_bytes() for of in ledger.iterdir()}
    assert set(after) - set(before) == {"release-000004.json", "release-000004.npz"}
    assert before.items() <= after.items()
    assert read_release(ledger, 4).name == "census"


def test_what_a_living_process_has_half_made_stays(ledger) -> None:
    with release_ledger._partial(ledger) as partial:
        (ledger / "release-000009.npz").write_bytes(b"")
        append_release(ledger, TOTAL, "after", WHEN)
        assert partial.exists()
        assert (ledger / "release-000009.npz").exists()
