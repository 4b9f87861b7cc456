"""A thousand seeded mutations of a pack: none may pass."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.core.io.packs import mutate, verified, written

MUTATIONS = 1000


def main() -> int:
    """Prints how many mutations of each kind there were, and those that passed."""
    kinds: Counter[str] = Counter()
    passed = []
    with tempfile.TemporaryDirectory() as folder:
        pack = written(Path(folder) / "whole" / "pack")
        assert verified(pack).passes
        for seed in range(MUTATIONS):
            place = Path(folder) / str(seed) / "pack"
            shutil.copytree(pack, place)
            what = mutate(place, seed)
            kinds[what.split()[0]] += 1
            if verified(place).passes:
                passed.append(what)
            shutil.rmtree(place.parent)
    for kind, n in sorted(kinds.items()):
        print(f"{kind:<16}{n:>5}")
    print(f"{len(passed)} of {MUTATIONS} passed: {', '.join(passed) or 'none'}")
    return len(passed)


if __name__ == "__main__":
    sys.exit(main() > 0)
