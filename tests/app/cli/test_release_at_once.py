"""A pack is never there without its entry in the ledger, and never beside one it does not know."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from core.errors import VbasError
from core.io.release_ledger import list_releases
from core.io.release_pack import writing
from core.io.release_pack.source import read_source
from core.steps import finish
from tests.app.cli.cli_files import record_frame


@pytest.fixture
def results(vbas):
    """Two results of the same records: other columns in the same regions."""
    vbas.areas()
    records = vbas.records(record_frame(each=200))
    made = []
    for name, qi in (("both", "age,sex"), ("one", "age")):
        vbas.done("--k", 5, records=records, qi=qi, out=vbas.folder / name)
        made.append(read_source(vbas.folder / name))
    return made


def _outcome(steps):
    """Drives it a step at each call; at the end "written", or what kept it from being."""
    while True:
        try:
            next(steps)
        except StopIteration:
            yield "written"
            return
        except (VbasError, writing.NotSafeError) as error:
            yield str(error) or "not safe"
            return
        yield None


def test_of_two_made_at_once_at_most_one_appears(vbas, results):
    ledger = vbas.folder / "ledger"
    packs = [vbas.folder / "a" / "pack", vbas.folder / "b" / "pack"]
    for pack in packs:
        pack.parent.mkdir()
    makers = [
        _outcome(writing.release(of, ledger, pack)) for of, pack in zip(results, packs, strict=True)
    ]
    ends: list[str | None] = [None, None]
    while None in ends:
        ends = [next(of) if end is None else end for of, end in zip(makers, ends, strict=True)]
    assert ends.count("written") <= 1
    assert any("came into the ledger while" in str(end) for end in ends), ends
    assert [pack.exists() for pack in packs] == [end == "written" for end in ends]
    assert len(list_releases(ledger)) == ends.count("written")


@pytest.mark.parametrize("after", [False, True])
def test_interrupted_the_ledger_knows_what_is_there(vbas, results, monkeypatch, after):
    """Ctrl-C right before, or right after the pack takes its place."""
    whole = writing.whole_folder

    @contextmanager
    def cut_short(*given):
        with whole(*given) as place:
            yield place
            if not after:
                raise KeyboardInterrupt
        raise KeyboardInterrupt

    monkeypatch.setattr(writing, "whole_folder", cut_short)
    ledger, pack = vbas.folder / "ledger", vbas.folder / "pack"
    with pytest.raises(KeyboardInterrupt):
        finish(writing.release(results[0], ledger, pack))
    assert pack.exists() is after
    assert len(list_releases(ledger)) == int(after)


def test_a_report_half_written_by_a_process_that_died_is_no_change_of_the_result(vbas, results):
    ledger, pack = vbas.folder / "ledger", vbas.folder / "pack"
    finish(writing.release(results[0], ledger, pack))
    (vbas.folder / "both/internal/report.en.html").write_text("half")
    again = read_source(vbas.folder / "both")
    finish(writing.release(again, ledger, pack))
    assert len(list_releases(ledger)) == 1
