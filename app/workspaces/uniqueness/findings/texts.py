"""What the findings say, in the user's language."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale

from app.kit import numbers
from app.kit.language import sentence
from app.workspaces.uniqueness.explorer.texts import unit
from core.record_uniqueness.findings import Examination, Verdict
from core.record_uniqueness.in_words import (
    Limit,
    omission_words,
    share_of,
    verdict_words,
    weights_words,
)
from core.record_uniqueness.lattice import Lattice

YES, NO = "✓", "✗"


def tr(text: str, plural: str = "", n: int = -1) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Uniqueness", text, plural, n)


def records_percent(n: int, lattice: Lattice) -> str:
    """Records, or people, and their share: ``"1,203 records (3.4 %)"``."""
    return tr("{records} ({percent})").format(
        records=numbers.count(n, unit(lattice.people)),
        percent=numbers.percent(n / lattice.n_records),
    )


# The verdict


def sets_words(people: bool) -> str:
    """What the large share is a share of."""
    if people:
        return tr("of the people are in unique record sets")
    return tr("of the records are in unique record sets")


def research_words(of: Verdict) -> str:
    """Whether it will do as a research file."""
    limit = _limit(of.research_share)
    if of.research:
        return tr("{mark} Research file: yes (at most {limit})").format(mark=YES, limit=limit)
    return tr("{mark} Research file: no (at most {limit})").format(mark=NO, limit=limit)


def public_words(of: Verdict) -> str:
    """Whether it will do as a public file."""
    limit = _limit(of.public_share)
    if of.public:
        return tr("{mark} Public file: yes (under {limit})").format(mark=YES, limit=limit)
    return tr("{mark} Public file: no (under {limit})").format(mark=NO, limit=limit)


def _limit(share: float) -> str:
    """A share that is allowed, as it was given."""
    return sentence("{share:%}", {"share": Limit(share)})


def verdict_of(of: Verdict) -> str:
    """What the file may be, in a word."""
    return verdict_short(of.in_sets, of.n_records, of.research_share, of.public_share)


def verdict_short(in_sets: int, n_records: int, research: float, public: float) -> str:
    """What a file with so many records in unique sets may be."""
    share = in_sets / n_records
    if share < public:
        return tr("{mark} public").format(mark=YES)
    if share <= research:
        return tr("{mark} research").format(mark=YES)
    return tr("{mark} neither").format(mark=NO)


def share_text(n: int, of: Examination) -> str:
    """A share of the records, never rounded to one of the limits that it is held against."""
    return sentence("{share:%}", {"share": share_of(n, of)})


def denominators(of: Examination) -> str:
    """How much of what the share is, and how many are unique."""
    share, _, unique, _ = verdict_words(of)
    return f"{share} {unique}"


def otherwise(of: Examination) -> str:
    """The two other shares that one could mean."""
    return str(verdict_words(of)[3])


def verdict_long(of: Verdict) -> str:
    """What the file may be."""
    if of.public:
        return tr("{mark} Public file").format(mark=YES)
    if of.research:
        return tr("{mark} Research file").format(mark=YES)
    return tr("{mark} Neither research nor public file").format(mark=NO)


def points(difference: float) -> str:
    """A difference of two shares, in points of a percent: ``"−13.2 points"``."""
    size = abs(100 * difference)
    text = QLocale().toString(size, "f", 1 if size >= 10 else 2)
    if size < 0.005 and difference:
        text = f"<\u00a0{QLocale().toString(0.01, 'f', 2)}"
    return numbers.signed(tr("{n}\u00a0points").format(n=text), difference)


# While counting


def progress_words(lattice: Lattice) -> str:
    """How far the counting is."""
    return tr("{done} of {all}").format(
        done=numbers.count(int(lattice.counted.sum())),
        all=numbers.count(len(lattice), tr("combinations")),
    )


def known_words(lattice: Lattice) -> str:
    """What can be said before all combinations are counted."""
    if not lattice.counted.any():
        return tr("Nothing is counted yet.")
    most = int(lattice.in_sets.argmax())  # what is not counted is 0
    share = records_percent(int(lattice.in_sets[most]), lattice)
    if lattice.counted[lattice.full]:
        return tr("Of all variables together {share} are in unique record sets.").format(
            share=share
        )
    return tr("So far at most {share} are in unique record sets: by {variables}.").format(
        share=share, variables=", ".join(lattice.names_of(most))
    )


# Weights and omission


def weights_why(of: Examination) -> str:
    """Which variable weighs most, or why there are no weights."""
    why = str(weights_words(of)[0])
    if of.weights.used and not of.weights.estimable and len(of.weights.names) > 1:
        more = tr("More variables may tell: add a column at the left.")
        return f"{why} {more}"
    return why


def weights_method(of: Examination, shares: bool) -> str:
    """From how many combinations the weights are, what their errors and ``shares`` are."""
    lines = [str(notice) for notice in weights_words(of)[1:]]
    if of.weights.estimable and all(math.isnan(e) for e in of.weights.standard_errors):
        lines.append(tr("There are too few combinations for standard errors."))
    elif of.weights.estimable:
        lines.append(tr("± is the standard error."))
    if shares:
        lines.append(shares_why())
    return " ".join(lines)


def omission_why(of: Examination) -> str:
    """What leaving out one variable would do."""
    return " ".join(str(notice) for notice in omission_words(of))


def shares_why() -> str:
    """What the percentages beside the weights are."""
    return tr(
        "The percentages share out the unique record sets among the variables (Shapley): "
        "together 100 %."
    )


def weight_text(weight: float, error: float) -> str:
    """A weight with its error: ``"1.23 ± 0.04"``."""
    if math.isnan(weight):
        return numbers.NOTHING
    if math.isnan(error):
        return two_digits(weight)
    return tr("{weight} ± {error}").format(weight=two_digits(weight), error=two_digits(error))


def two_digits(x: float) -> str:
    """A weight with two decimals, so that weights can be compared."""
    rounded = round(x, 2) + 0.0  # no minus before nothing
    return QLocale().toString(rounded, "f", 2).replace("-", "−")
