"""``make bench``: every benchmark after the other; prints tables, changes nothing."""

from __future__ import annotations

import subprocess
import sys

BENCHMARKS = ("areas", "records", "national", "map", "window")


def main() -> int:
    """Runs each in a process of its own, so that their memory can be told apart."""
    failed = 0
    for name in BENCHMARKS:
        print(f"\n== {name}", flush=True)
        failed |= subprocess.run(
            [sys.executable, "-m", f"benchmarks.{name}"], check=False
        ).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
