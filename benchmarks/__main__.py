"""``make bench``: every benchmark after the other; prints tables, changes nothing.

``python -m benchmarks [NAME ...] [--long]``: only some of them; more seeds and slow peers.
"""

from __future__ import annotations

import subprocess
import sys

BENCHMARKS = (
    *("start", "areas", "records", "coded", "national", "map", "map_scale", "layers", "window"),
    *("placements", "peers", "live", "editing", "levels", "calibration", "calibrated"),
    *("uniqueness", "uniqueness_advice", "uniqueness_window"),
    *("cells", "cell_counts", "attack_release"),
)


LONG = ("placements", "peers")
"""Those that know ``--long``."""


def main() -> int:
    """Runs each in a process of its own, so that their memory can be told apart."""
    failed = 0
    options = [a for a in sys.argv[1:] if a.startswith("-")]
    asked = [a for a in sys.argv[1:] if a not in options]
    for name in asked or BENCHMARKS:
        print(f"\n== {name}", flush=True)
        more = options if name in LONG else []
        failed |= subprocess.run(
            [sys.executable, "-m", f"benchmarks.{name}", *more], check=False
        ).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
