"""Words that several panels of the workspace say."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.features.variables.counting import names_of_runs
from app.features.variables.words import recode_words
from app.frame.session import Session
from app.kit import numbers
from app.kit.language import sentence, stage_words
from app.workspaces.uniqueness.state import tr
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.findings import Examination, Verdict
from core.record_uniqueness.in_words import share_of
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.recodes import Recode

YES, NO = "✓", "✗"


def unit(people: bool) -> str:
    """What is counted."""
    return tr("people") if people else tr("records")


def records_percent(n: int, lattice: Lattice) -> str:
    """Records, or people, and their share: ``"1,203 records (3.4 %)"``."""
    return tr("{records} ({percent})").format(
        records=numbers.count(n, unit(lattice.people)),
        percent=numbers.percent(n / lattice.n_records),
    )


def counted_percent(n: int, of: int) -> str:
    """Records, and below them their share."""
    return f"{numbers.count(n)}\n{numbers.percent(n / of)}"


def share_text(n: int, of: Examination) -> str:
    """A share of the records, never rounded to one of the limits that it is held against."""
    return sentence("{share:%}", {"share": share_of(n, of)})


def verdict_short(of: Verdict, in_sets: int | None = None) -> str:
    """What a file may be, or one with other records in unique sets by the same limits."""
    share = of.share if in_sets is None else in_sets / of.n_records
    if share < of.public_share:
        return tr("{mark} public").format(mark=YES)
    if share <= of.research_share:
        return tr("{mark} research").format(mark=YES)
    return tr("{mark} neither").format(mark=NO)


def verdict_words(of: Verdict) -> str:
    """What the file may be, in a line of its own."""
    if of.public:
        return tr("{mark} Public file").format(mark=YES)
    if of.research:
        return tr("{mark} Research file").format(mark=YES)
    return tr("{mark} Neither research nor public file").format(mark=NO)


def two_digits(x: float) -> str:
    """A weight with two decimals, so that weights can be compared."""
    rounded = round(x, 2) + 0.0  # no minus before nothing
    return QLocale().toString(rounded, "f", 2).replace("-", "−")


def titles_of(of: Examination) -> dict[str, str]:
    """{variable: what it is called as recoded}."""
    names = of.lattice.names
    return {name: stage_words(title) for name, title in zip(names, of.titles, strict=True)}


def recode_in_words(session: Session, variable: CountedVariable, recode: Recode) -> str:
    """What is done to a variable, such as "10-year bands" or "regions of a run"."""
    file = session.area_file
    own = "" if file is None else file.level
    return recode_words(variable, recode, own, names_of_runs(session))
