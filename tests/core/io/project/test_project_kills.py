"""Killed while it saves, a program leaves one of two states, whole; see the benchmark for 500."""

import subprocess
import sys


def test_ten_kills() -> None:
    words = [sys.executable, "-m", "benchmarks.kill_saving", "--kills", "10", "--seed", "3"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "10  lock taken over" in done.stdout
    assert "10  clean after the next save" in done.stdout
