"""What is asked of the uniqueness of records, as a command of the shell and as Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.baselines import AREAS
from core.errors import VbasError
from core.io.as_python import study_call
from core.io.copied_sources import REGIONS_IN, CopiedSources
from core.io.python_text import Written
from core.io.shell_text import (
    categories_file,
    in_quotes,
    joined,
    names_text,
    number_text,
    said_by,
)
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import MOST_AT_ONCE, Question
from core.record_uniqueness.recodes import AS_IS, BAND, GROUPS, LEVEL, Recode
from core.record_uniqueness.table import FINEST
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE

Limits = tuple[float, float]
"""Shares of records in unique record sets that are allowed: research, public."""
_USUAL: Limits = (RESEARCH_SHARE, PUBLIC_SHARE)


def uniqueness_command(
    of: CopiedSources,
    question: Question,
    distinct: DistinctRecords,
    limits: Limits = _USUAL,
    out: str = "uniqueness",
) -> str:
    """The text of a shell that answers a question and writes the tables to ``out``.

    ``distinct`` are the records as they were counted: they say in which steps bands are.

    Raises
    ------
    VbasError
        If a command cannot ask this.
    """
    steps = {name: distinct.variable(name).step for name in question.variables}
    words, qis = uniqueness_words(of, question, limits, steps, out)
    first, categories = categories_file(qis, out)
    run = of.runs.get(_level(of, question) or "")
    before = "" if run is None else f"{run(REGIONS_IN.format(out=out))} &&\n"
    return first + before + joined(["vbas", "uniqueness", *words, *categories, "--out", out])


def uniqueness_words(
    of: CopiedSources,
    question: Question,
    limits: Limits,
    steps: Mapping[str, float | None],
    out: str = "uniqueness",
) -> tuple[list[str], list[QuasiIdentifier]]:
    """The options of a command that answers a question, but for recoded columns, and these.

    ``steps`` are {variable: in which steps its categories are, if they are even}.

    Raises
    ------
    VbasError
        If a command cannot ask this.
    """
    columns, by_place = _columns(of, question)
    level = _level(of, question) if by_place else None
    recodes = [
        recode_text(recode, steps.get(name))
        for name in columns
        if (recode := question.recode_of(name)).kind != AS_IS
    ]
    runs = f"{REGIONS_IN.format(out=out)}/internal/assignment.csv" if level in of.runs else None
    said = {
        "variables": names_text(question.variables),
        "set-size": question.set_size,
        "recode": "; ".join(recodes) or None,
        "leave-out-rare": ",".join(
            f"{in_quotes(rare.variable, ',=')}={rare.records}" for rare in question.rare_asked
        )
        or None,
        "level": level if runs is None else None,
        "regions": runs,
        "exclude-missing": of.records.exclude_missing,
        "research": None if limits[0] == RESEARCH_SHARE else limits[0],
        "public": None if limits[1] == PUBLIC_SHARE else limits[1],
        "insist": len(question.variables) > MOST_AT_ONCE,
    }
    place = of.of_geography(() if level is None else (level,)) if by_place else []
    qis = [qi for qi in of.records.quasi_identifiers if qi.column in columns]
    return [*of.of_records(), *place, *said_by(said)], qis


def uniqueness_python(
    of: CopiedSources, question: Question, limits: Limits = _USUAL, out: str = "uniqueness"
) -> str:
    """A script that answers a question and writes the tables to ``out``.

    Raises
    ------
    VbasError
        If `core.api.uniqueness` cannot ask this.
    """
    columns, by_place = _columns(of, question)
    level = _level(of, question) if by_place else None
    areas = of.needed_areas()
    for name in columns:
        if question.recode_of(name).kind != AS_IS:
            raise VbasError(
                "In Python, the variable {name} cannot be made coarser in the question.",
                "Copy the command.",
                name=name,
            )
    if level in of.runs or len(question.variables) > MOST_AT_ONCE:
        raise VbasError(
            "In Python, neither the regions of a run nor more than {most} variables can be asked "
            "about in one text.",
            "Copy the command.",
            most=MOST_AT_ONCE,
        )
    qis = [qi for qi in of.records.quasi_identifiers if qi.column in columns]
    in_order = tuple(sorted(qis, key=lambda qi: columns.index(qi.column)))
    written = Written()
    levels = {name: source for name, source in of.levels.items() if name == level}
    study = study_call(written, areas, replace(of.records, quasi_identifiers=in_order), levels)
    told = {
        "geography": None if by_place else False,
        "level": level,
        "set_size": question.set_size,
        "leave_out_rare": {rare.variable: rare.records for rare in question.rare_asked} or None,
        "research": None if limits[0] == RESEARCH_SHARE else limits[0],
        "public": None if limits[1] == PUBLIC_SHARE else limits[1],
    }
    said = {name: value for name, value in told.items() if value is not None}
    asked = written.call("uniqueness", (), said, first="study")
    lines = [f"study = {study}", f"found = {asked}", f"found.save({out!r})"]
    return written.script(lines, ("Study", "uniqueness"))


def recode_text(recode: Recode, step: float | None) -> str:
    """A recode as ``--recode`` takes it; ``step`` is that of the categories, if they are even.

    Raises
    ------
    VbasError
        If its groups were made by hand.
    """
    if recode.kind == GROUPS:
        raise VbasError(
            "The categories of {name} were grouped by hand for this question: a text would list "
            "them.",
            "Group them in the scenario instead, where the recoding of a column is kept.",
            name=recode.variable,
        )
    name = in_quotes(recode.variable, ";:")
    if recode.kind == LEVEL:
        return f"{name}:{LEVEL}={recode.level}"
    amount: float = recode.amount
    if recode.kind == BAND and step is not None:
        amount = float(f"{recode.amount * step:.12g}")
    whole = amount == int(amount)
    return f"{name}:{recode.kind}={int(amount) if whole else number_text(amount)}"


def _columns(of: CopiedSources, question: Question) -> tuple[list[str], bool]:
    """The columns of the file that are asked about, and whether geography is."""
    by_place = of.geography is not None and of.geography in question.variables
    columns = [name for name in question.variables if name != of.geography]
    if by_place:
        of.check_geography()
    if not columns:
        raise VbasError(
            "Geography is the only variable: a text cannot ask about it alone.",
            "Choose a column of the records, too.",
        )
    others = [qi.column for qi in of.records.quasi_identifiers if qi.column not in columns]
    if not by_place and of.geography is not None:
        others.append(of.geography)
    if of.records.exclude_missing and others:
        raise VbasError(
            "Records that lack a value of {others} are left out, although this is not asked about: "
            "a text would count them.",
            "Ask about these variables too, or count records with missing values.",
            others=", ".join(others),
        )
    return columns, by_place


def _level(of: CopiedSources, question: Question) -> str | None:
    """The level of geography; None for the areas themselves."""
    recode = question.recode_of(of.geography or "")
    if recode.kind not in (AS_IS, LEVEL):
        raise VbasError(
            "Where records are is made coarser by hand here, not by a level: a text cannot say it.",
            "Choose a level of geography.",
        )
    level = recode.level if recode.kind == LEVEL else ""
    return None if level in ("", AREAS, FINEST) else level
