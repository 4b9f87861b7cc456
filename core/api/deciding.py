"""Which geography can be released, as a table."""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from core.api.progress import worked_out
from core.api.scenario import Scenario
from core.api.study import Names, Study, recoded
from core.decision.coarser import CHOSEN, proposed_sets
from core.decision.decide import decide as decide_steps
from core.decision.question import USUAL_KS, USUAL_LIMIT, DecisionQuestion, VariableSet
from core.io.decision_files import decision_frame
from core.io.inputs import recounted, study_for
from core.steps import Step, Steps
from core.study import Study as CountedStudy


def decide(
    study: Study,
    *,
    k: Sequence[int] = USUAL_KS,
    max_suppression: float = USUAL_LIMIT,
    sets: Sequence[Names] | None = None,
    scenario: Scenario | None = None,
    progress: bool = True,
) -> pd.DataFrame:
    """What each level of geography loses, and how many regions lose at most the limit.

    The table of ``vbas decide``; it tells about suppressed records and is for the house only.

    Parameters
    ----------
    study
        Areas and records.
    k
        Smallest class sizes.
    max_suppression
        Largest share of the records that may be lost, 0 to 1.
    sets
        Coarser sets of variables, some of the study's; if not given, some are proposed. ``()``
        asks for those of the study only.
    scenario
        Constraints and seed; the usual ones if not given.
    progress
        Whether a bar is shown.

    Returns
    -------
    DataFrame
        One row for each set of variables, k and level: set, variables, k, level, regions,
        lost_records, lost_percent, limit_percent, within_limit; regions of VBAS's own are the
        level "VBAS regions".

    Raises
    ------
    VbasError
        If there is nothing to decide about, or a column is not there.
    """
    base = (scenario or Scenario()).settings_for(study)
    chosen = study.records.quasi_identifiers
    named = [VariableSet(CHOSEN, chosen)]
    for of in sets or ():
        some = recoded(study, of)
        named.append(VariableSet("+".join(qi.column for qi in some), some))
    ks = tuple(k)
    DecisionQuestion(tuple(named), ks, max_suppression, base)  # refuses what makes no sense
    counted = study_for(base, study.counted)

    def recount(of: VariableSet) -> Steps[CountedStudy]:
        return (yield from recounted(counted, study.records, of.quasi_identifiers))

    def steps() -> Steps[pd.DataFrame]:
        yield Step("proposing variables")
        asked = tuple(named) if sets is not None else proposed_sets(counted, chosen, ks[0])
        question = DecisionQuestion(asked, ks, max_suppression, base)
        inputs = study.loaded.inputs
        return decision_frame(
            (yield from decide_steps(question, counted, recount=recount, inputs=inputs))
        )

    return worked_out(steps(), progress)
