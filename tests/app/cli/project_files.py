"""A project on disk with runs of several kinds, for the commands that read it."""

from __future__ import annotations

import numpy as np

from core.given_regions import GivenRegions
from core.io.project import write_project
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from tests.core.io.project.project_cases import IDS, QIS, K, Made, full, made_in

REFINED = Scenario(QIS, k=K, site_count=Count(6), refinement=BorderRefinement(max_moves=40))


def project_in(folder) -> tuple[Made, object]:
    """(study, project file) of a folder: a plain run, a refined one, an edited one."""
    made = made_in(folder / "study")
    halves = np.repeat([0, 1], len(IDS) // 2)
    runs = (
        made.kept(made.run(), 1),
        made.kept(made.run(REFINED), 2, name="Refined, 6"),
        made.kept(made.judged(halves, 2, GivenRegions("edit", "Run 1")), 3, kind="edited"),
    )
    path = folder / "work.vbas"
    finish(write_project(full(made, *runs), path))
    return made, path
