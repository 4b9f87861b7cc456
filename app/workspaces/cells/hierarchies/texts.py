"""What the panel of hierarchies says."""

from __future__ import annotations

from collections.abc import Sequence

from app.kit import numbers
from app.workspaces.cells.texts import tr
from core.hierarchies.looked_at import HierarchyFacts

_SHOWN = 12
"""So many values are named; of more it is said how many there are."""


def source_words(source: str) -> str:
    """Where a hierarchy comes from: a file by its name, what was made here in words."""
    for start, words in (
        ("bands of ", tr("Made of bands of {what}.")),
        ("prefixes of ", tr("Made of the first {what} characters.")),
        ("columns ", tr("Made of the columns {what}.")),
    ):
        if source.startswith(start):
            return words.format(what=source.removeprefix(start))
    if source == "by hand":
        return tr("Made by hand.")
    return tr("From {file}.").format(file=source) if source else ""


def column_words(name: str, n_levels: int) -> str:
    """A column in the chooser, with its levels if it has any."""
    if not n_levels:
        return name
    levels = tr("%n levels", "", n_levels)
    return f"{name} · {levels}"


def facts_why(facts: HierarchyFacts, k: int) -> str:
    """The sentence below the levels: from where on no category is too rare by itself."""
    for level in facts.levels:
        if not level.below_k:
            if not level.name:
                return tr("No value is rarer than k = {k} records.").format(k=k)
            return tr("From level “{level}” on, no category is rarer than k = {k} records.").format(
                level=level.name, k=k
            )
    return tr(
        "At every level some categories are rarer than k = {k} records: they cannot be released "
        "as they are."
    ).format(k=k)


def order_words(facts: HierarchyFacts) -> tuple[str, str]:
    """What is to be said where levels are not in order: a sentence, and what follows of it."""
    for before, level in zip(facts.levels, facts.levels[1:], strict=False):
        if not level.in_order:
            found = tr(
                "Labels of “{finer}” that stand under several of “{coarser}”: {labels}."
            ).format(
                finer=before.name or tr("the column itself"),
                coarser=level.name,
                labels=named(level.crossing),
            )
            return found, tr(
                "Both levels are protected by combinations of their own. Give each of them one "
                "label at the coarser level if that is not meant."
            )
    return "", ""


def unknown_words(facts: HierarchyFacts) -> tuple[str, str]:
    """What is to be said of values that the hierarchy does not name."""
    if not facts.unknown:
        return "", ""
    found = tr("Values that are not in the hierarchy ({records}): {values}.").format(
        records=numbers.count(facts.unknown_records, tr("records")), values=named(facts.unknown)
    )
    return found, tr("At coarser levels these values stay what they are, each a category.")


def named(values: Sequence[str]) -> str:
    """The first of some values, and how many more there are."""
    some = ", ".join(values[:_SHOWN])
    more = len(values) - _SHOWN
    if more <= 0:
        return some
    return tr("{some} and {n} more").format(some=some, n=numbers.count(more))


def such_as(labels: Sequence[str]) -> str:
    """A few of the labels, each once."""
    some: dict[str, None] = {}
    for label in labels:
        some[label] = None
        if len(some) == _SHOWN:
            break
    return tr("Such as: {labels}").format(labels=", ".join(some))
