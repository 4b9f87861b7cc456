"""Writing that fails or is interrupted: nothing half-written, nothing replaced, nothing left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import numpy as np
import pandas as pd
import pytest

from tests.app.cli.cli_files import IDS, CommandLine, check_sentence, record_frame


def test_results_never_replace_what_is_read(vbas, tmp_path):
    areas, records = vbas.areas(), vbas.records(name="records.parquet")
    before = vbas.snapshot()
    status, out, err = vbas.run(areas=areas, records=records, out=tmp_path)
    check_sentence(status, out, err)
    assert "would replace" in err
    assert vbas.snapshot() == before
    words = ("synthesize", "--areas", areas, "--area-id", "DAUID", "--people", "5")
    vbas.sentence(*words, "--out", areas)
    assert vbas.snapshot() == before


def test_folders_in_the_way(vbas, tmp_path):
    vbas.areas()
    (tmp_path / "file").write_text("mine")
    assert "is a file" in vbas.refused(out=tmp_path / "file")
    assert "is a file" in vbas.refused(out=tmp_path / "file" / "below" / "it")
    vbas.out.mkdir()
    (vbas.out / "assignment.csv").write_text("mine")
    assert "holds assignment.csv, which is not of an earlier result" in vbas.refused()


def test_folders_made_for_the_results_go_again(vbas, tmp_path):
    out = tmp_path / "deep" / "deeper" / "result"
    assert "no column nope" in vbas.refused("--keep", "nope", out=out)
    assert not (tmp_path / "deep").exists()
    assert vbas.run(out=out)[0] == 0
    assert (out / "internal" / "metrics.json").exists()


# Python must write no compiled modules meanwhile: they would be cut off, and stay so.
_LIMITED = (
    "import resource, signal, sys; sys.dont_write_bytecode = True; from app.cli import main; "
    "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    "resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000)); sys.exit(main(sys.argv[1:]))"
)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on file sizes there")
def test_a_full_disk_leaves_older_results(vbas):
    areas = vbas.areas()
    noise = np.random.default_rng(1).random(3000)
    records = vbas.records(record_frame(each=500, other=noise))
    vbas.out.mkdir()
    (vbas.out / "metrics.json").write_text('{"program": "vbas 0.1.0"}')
    before = vbas.snapshot()
    words = ["aggregate", "--areas", areas, "--records", records, "--area-id", "DAUID"]
    words += ["--qi", "age,sex", "--site-count", "count", "--sites", 2, "--out", vbas.out]
    done = _limited(*words, "--keep", "other", "--force")
    check_sentence(done.returncode, done.stdout, done.stderr)
    assert vbas.snapshot() == before


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on file sizes there")
def test_a_full_disk_leaves_older_synthesized_records(vbas, tmp_path):
    areas, out = vbas.areas(), tmp_path / "s.parquet"
    out.write_text("older")
    before = vbas.snapshot()
    words = ("synthesize", "--areas", areas, "--area-id", "DAUID", "--people", 9000, "--out", out)
    done = _limited(*words)
    check_sentence(done.returncode, done.stdout, done.stderr.partition("\n")[2])
    assert "disk is full" in done.stderr
    assert vbas.snapshot() == before


def _limited(*words):
    command = [sys.executable, "-c", _LIMITED, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "signals", [(signal.SIGINT, signal.SIGINT), (signal.SIGTERM,)], ids=["two Ctrl-C", "SIGTERM"]
)
def test_interrupted_while_counting(tmp_path, signals):
    line = CommandLine(tmp_path, None)
    n = 600_000
    draw = np.random.default_rng(1)
    columns = {q: draw.integers(0, 90, n) for q in ("age", "sex")}
    frame = pd.DataFrame({"DAUID": draw.choice(IDS, n), **columns})
    areas, records = line.areas(), line.records(frame, "r.csv")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    before = line.snapshot()
    words = ["aggregate", "--areas", areas, "--records", records, "--area-id", "DAUID"]
    words += ["--qi", "age,sex", "--site-count", "count", "--sites", 2, "--out", line.out]
    code = "import sys; from app.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(temporary)},
    )
    while process.poll() is None and not any(temporary.iterdir()):
        time.sleep(0.005)
    time.sleep(0.1)
    heard = ""
    for number in signals:
        process.send_signal(number)
        # Two signals at once would be one: the second comes when the first was heard.
        while len(signals) > 1 and process.poll() is None and "press Ctrl-C again" not in heard:
            heard += process.stderr.readline()
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert err.splitlines()[-1] == "vbas: Interrupted; nothing was written."
    assert line.snapshot() == before
