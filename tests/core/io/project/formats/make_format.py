"""Makes the file that stands here for the format of today: once for each format that is released.

``python -m tests.core.io.project.formats.make_format`` from the root of the checkout. Files of
older formats are never made again.
"""

import gzip
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from core.given_regions import GivenRegions
from core.io.project import FORMAT, write_project
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from tests.core.io.project.project_cases import IDS, QIS, K, full, made_in

HERE = Path(__file__).parent


def main() -> None:
    """Writes ``formatN.vbas.gz`` beside this script."""
    with TemporaryDirectory() as folder:
        made = made_in(Path(folder))
        refined = BorderRefinement(max_moves=40)
        runs = (
            made.kept(made.run(), 1),
            made.kept(made.run(Scenario(QIS, k=K, site_count=Count(6), refinement=refined)), 2),
            made.kept(
                made.judged(np.repeat([0, 1], len(IDS) // 2), 2, GivenRegions("edit", "Run 1")),
                3,
                kind="edit",
            ),
        )
        path = Path(folder) / f"format{FORMAT}.vbas"
        finish(write_project(full(made, *runs), path))
        (HERE / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
