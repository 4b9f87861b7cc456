"""The rows of the list of variables, out of what is known."""

from __future__ import annotations

from collections.abc import Mapping

from app.features.variables import words
from app.features.variables.counting import Wanted
from app.kit import numbers
from app.kit.language import sentence
from app.workspaces.uniqueness.variables import texts
from app.workspaces.uniqueness.variables.checks import Checks
from app.workspaces.uniqueness.variables.facts import Facts
from app.workspaces.uniqueness.variables.shown import Choice, VariableShown
from core.io.records import ColumnPreview, RecordPreview
from core.record_uniqueness.cautions import by_name
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode


def rows_of(
    wanted: Wanted,
    question: Question,
    preview: RecordPreview,
    facts: Facts | None,
    checks: Checks | None,
    runs: Mapping[str, str],
) -> tuple[VariableShown, ...]:
    """The rows, in their order.

    Parameters
    ----------
    wanted, question
        What there is to count, and what is asked.
    preview
        What is known of the columns without counting.
    facts, checks, runs
        What is known once they are counted, None before; {level of geography: name of the run}.
    """
    said = {of.variable: str(of) for of in (checks.cautions if checks is not None else ())}
    added = {of.column for of in wanted.columns}
    about = {of.name: of for of in preview.columns}
    rows = []
    for name in wanted.names:
        known = None if facts is None else facts.of.get(name)
        rows.append(
            VariableShown(
                name,
                words.name_words(name) if name == wanted.geography else name,
                name in question.variables,
                _choices(wanted, name, facts, runs),
                question.recode_of(name),
                None if known is None else known.entropy,
                _hint(wanted, name, about.get(name)) if known is None else "",
                said.get(name, "") or _by_name(name, wanted),
                name in added,
            )
        )
    return tuple(rows)


def _hint(wanted: Wanted, name: str, column: ColumnPreview | None) -> str:
    """What is known of a variable that is not counted yet."""
    if column is not None and column.n_distinct is not None:
        values = words.values(column.n_distinct)
        return texts.tr("{values} in the file, not counted yet").format(values=values)
    if name == wanted.geography and wanted.file.areas is not None:
        return numbers.count(len(wanted.file.areas.layer), texts.tr("areas"))
    return ""


def _by_name(name: str, wanted: Wanted) -> str:
    """What its name says against a variable, whether it is ticked or not."""
    caution = by_name(name) if name != wanted.geography else None
    return "" if caution is None else sentence(caution.template, caution.values)


def _choices(
    wanted: Wanted, name: str, facts: Facts | None, runs: Mapping[str, str]
) -> tuple[Choice, ...]:
    known = facts.of.get(name) if facts is not None else None
    areas = wanted.file.areas
    own = "" if areas is None or name != wanted.geography else areas.level
    if known is None:
        as_is = words.areas_words(own) if name == wanted.geography else texts.tr("as it is")
        return (Choice(Recode(name), as_is),)
    return tuple(
        Choice(
            of.recode,
            words.recode_words(known.variable, of.recode, own, runs),
            of.categories,
            of.price,
        )
        for of in known.choices
    )
