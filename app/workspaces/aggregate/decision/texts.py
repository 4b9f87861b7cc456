"""The decision table in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.kit import numbers
from app.kit.level_words import level_name, level_words
from app.kit.small_counts import told
from core.decision.coarser import CHOSEN
from core.decision.question import VariableSet
from core.decision.table import DecisionTable, Key, decimals_apart
from core.quasi_identifiers import QuasiIdentifier
from core.small_counts import ALL_TOLD


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Decision", text)


def set_name(of: VariableSet, chosen: VariableSet) -> str:
    """What a set of variables is called: how it differs from the chosen one."""
    names = ", ".join(map(_variable, of.quasi_identifiers))
    if of.name == CHOSEN:
        return tr("As chosen: {variables}").format(variables=names)
    kept = {qi.column for qi in of.quasi_identifiers}
    left = [qi.column for qi in chosen.quasi_identifiers if qi.column not in kept]
    if left:
        return tr("Without {variable}: {variables}").format(variable=left[0], variables=names)
    return tr("Coarser: {variables}").format(variables=names)


def set_change(of: VariableSet, chosen: VariableSet) -> str:
    """How a coarser set differs from the chosen one, in as few words as there is room for."""
    kept = {qi.column for qi in of.quasi_identifiers}
    left = [qi.column for qi in chosen.quasi_identifiers if qi.column not in kept]
    if left:
        return tr("Without {variable}").format(variable=", ".join(left))
    other = [qi for qi in of.quasi_identifiers if qi not in chosen.quasi_identifiers]
    return ", ".join(map(_variable, other))


def _variable(qi: QuasiIdentifier) -> str:
    if qi.band is None:
        return qi.column
    width = numbers.short(qi.band.width)
    return tr("{column} in {width}s").format(column=qi.column, width=width)


def row_name(table: DecisionTable, row: int) -> str:
    """A level and how many units it has."""
    level = table.levels[row]
    return f"{level_name(level.name)} · {numbers.count(level.n_units)}"


def own_row_name(limit: float) -> str:
    """The row of VBAS's own regions."""
    return tr("VBAS regions, at most {share}").format(share=limit_text(limit))


def limit_text(limit: float) -> str:
    """The limit as it was chosen: "1 %"."""
    return f"{numbers.short(100.0 * limit)}\u00a0%"


def own_cell(table: DecisionTable, key: Key) -> str:
    """How many regions keep to the limit; "≥" where a run may find more."""
    found = table.own.get(key)
    if found is None:
        return numbers.NOTHING if key in table.not_searched else "…"
    if not found.met:
        return tr("none")
    n = numbers.count(found.n_regions)
    return n if found.whole else f"≥\u00a0{n}"


def own_tip(table: DecisionTable, key: Key, least: int = ALL_TOLD) -> str:
    """All that is known of a cell of VBAS's own regions; no count of records below ``least``."""
    if key in table.not_searched:
        return str(table.not_searched[key])
    found = table.own.get(key)
    if found is None:
        return tr("Not searched yet")
    if not found.met and found.loss.within(table.question.limit):
        return tr("Even one region for all has fewer people than the floor.")
    if not found.met:
        return tr("Even one region for all loses {share} of the records.").format(
            share=numbers.percent(found.loss.share)
        )
    said = tr("{regions}: {records} lost ({share}).").format(
        regions=numbers.count(found.n_regions, tr("regions")),
        records=told(found.loss.suppressed, least, tr("records")),
        share=numbers.percent(found.loss.share),
    )
    return said if found.whole else "\n".join((said, tr("Brief search: a run (F5) may find more.")))


def loss_cell(table: DecisionTable, row: int, key: Key) -> str:
    """The share of the records that a level loses in a column, per cent: the heading says so."""
    loss = table.losses.get((row, *key))
    if loss is None:
        return "…"
    limit = table.question.limit
    if 0.9 * limit < loss.share < 1.1 * limit:  # rounded it might seem to keep to it, or not to
        return _apart(loss.share, limit)
    return numbers.percent(loss.share).removesuffix("\u00a0%")


def _apart(share: float, limit: float) -> str:
    """With as many digits as it takes to see on which side of the limit a share is."""
    decimals = decimals_apart(share, limit)
    return QLocale().toString(100.0 * share, "f", decimals)


def two_rules(table: DecisionTable, row: int, key: Key) -> str:
    """The rule of thumb and what is measured, side by side, and which of them counts."""
    share, loss = table.thumb.get((row, key[0])), table.losses.get((row, *key))
    if share is None or loss is None:
        return ""
    return tr(
        "Rule of thumb (El Emam 2009, before records are seen): {above} of the people of {level} "
        "live where more than the cut-off{people} do. Measured at k = {k}: {lost} of these records "
        "are lost. Where records are there, what is measured counts."
    ).format(
        above=numbers.percent(share.of_people),
        level=level_words(table.levels[row].name),
        people=f" ({numbers.count(share.cutoff)})" if share.cutoff is not None else "",
        k=numbers.count(key[1]),
        lost=numbers.percent(loss.share),
    )


def loss_tip(table: DecisionTable, row: int, key: Key, least: int = ALL_TOLD) -> str:
    """All that is known of a cell of a level: what is measured, and by the rule of thumb."""
    said = _measured(table, row, key, least), two_rules(table, row, key)
    return "\n".join(text for text in said if text)


def _measured(table: DecisionTable, row: int, key: Key, least: int) -> str:
    loss = table.losses.get((row, *key))
    if loss is None:
        return tr("Not counted yet")
    return tr("{level}, k = {k}: {lost} of {records} lost").format(
        level=level_words(table.levels[row].name),
        k=numbers.count(key[1]),
        lost=told(loss.suppressed, least),
        records=numbers.count(loss.of_records, tr("records")),
    )


def answer(table: DecisionTable, key: Key) -> str:
    """What can be released in a column: the level that exists, and what VBAS finds."""
    limit, k = limit_text(table.question.limit), numbers.count(key[1])
    finest, own = table.finest_within(key), table.own.get(key)
    if (0, *key) not in table.losses:
        return ""
    if finest is None:
        text = tr("k = {k}, at most {limit} lost: no level that exists will do.")
    else:
        text = tr("k = {k}, at most {limit} lost: {level} will do ({n}).")
    said = text.format(
        k=k,
        limit=limit,
        level="" if finest is None else level_words(finest.name),
        n="" if finest is None else numbers.count(finest.n_units),
    )
    if own is None or not own.met:
        return said
    found = tr("VBAS: {regions}, {share} lost.")
    if not own.whole:
        found = tr("VBAS: at least {regions}, {share} lost.")
    regions = numbers.count(own.n_regions, tr("regions"))
    return f"{said} {found.format(regions=regions, share=numbers.percent(own.loss.share))}"
