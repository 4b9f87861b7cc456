"""One question put to the records: every combination counted, and what the counts say."""

from __future__ import annotations

import math
import time
from typing import Final

import numpy as np

from core.background import in_background
from core.errors import VbasError
from core.record_uniqueness.choices import entropy_of
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.rare import RARE_GROUPS, asked_of
from core.record_uniqueness.table import class_table, n_categories, recoded_of, titles
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE, omissions, verdict
from core.record_uniqueness.weights import weights
from core.steps import Steps

_LEAVING_OUT: Final = "leaving out rare values"


def examine(
    distinct: DistinctRecords,
    question: Question,
    *,
    research_share: float = RESEARCH_SHARE,
    public_share: float = PUBLIC_SHARE,
) -> Steps[Examination | None]:
    """Counts every combination of a question and says what comes out (Howe et al. 2007, RU).

    Parameters
    ----------
    distinct
        The records, counted over all variables that the question names.
    question
        Which variables, how recoded, and the size of a unique record set.
    research_share, public_share
        Largest shares of records in unique record sets: at most, and less than, this.

    Returns
    -------
    A generator of `core.steps.Step` whose snapshots are the `Lattice` so far. It returns the
    `Examination`; None if it was stopped before all was counted: without all combinations there is
    neither a verdict nor weights, and the last snapshot tells all that is known.

    Raises
    ------
    VbasError
        If no variable is chosen, a variable or category is not there, or there are no records.
    """
    if not distinct.n_records:
        raise VbasError(
            "There are no records to examine.",
            "Choose a file with records, or count them again without leaving so many out.",
        )
    started = time.perf_counter()
    distinct = yield from in_background(_LEAVING_OUT, lambda: asked_of(distinct, question))
    table = class_table(distinct, question, fewest=True)
    lattice = yield from every_combination(table, question.set_size)
    if not lattice.complete:
        return None
    seconds = time.perf_counter() - started
    return examination_of(
        distinct,
        question,
        lattice,
        seconds=seconds,
        research_share=research_share,
        public_share=public_share,
    )


def examination_of(
    distinct: DistinctRecords,
    question: Question,
    lattice: Lattice,
    *,
    seconds: float = 0.0,
    research_share: float = RESEARCH_SHARE,
    public_share: float = PUBLIC_SHARE,
) -> Examination:
    """What the complete counts of a question say; parameters as of `examine`."""
    distinct = asked_of(distinct, question)
    return Examination(
        question=question,
        n_categories=n_categories(distinct, question),
        titles=titles(distinct, question),
        lattice=lattice,
        weights=weights(lattice),
        verdict=verdict(lattice, research_share, public_share),
        omissions=omissions(lattice),
        seconds=seconds,
        bits=information(distinct, question),
        left_out=distinct.left_out.get(RARE_GROUPS, 0),
    )


def information(distinct: DistinctRecords, question: Question) -> float:
    """Entropies of the variables of a question as recoded, added up; bits per record."""
    bits = []
    for name in question.variables:
        lookup = recoded_of(distinct, question.recode_of(name)).lookup
        records = np.bincount(lookup, distinct.records(name))
        bits.append(entropy_of(records.astype(np.int64)))
    return math.fsum(bits)
