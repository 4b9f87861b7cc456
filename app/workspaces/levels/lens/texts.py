"""What the cut-off lens says: coarsenings, parts of Canada, rules, answers."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from core.cutoff.coarsening import Alone, Search
from core.cutoff.design import AS_IS, BAND, COLLAPSE, Coarsening, Design, Variable
from core.cutoff.lens import Reading
from core.cutoff.options import BY_RECORDS
from core.cutoff.rules import FIXED, Rule

_AGE = re.compile(r"\b(age|âge|years?|ans)\b")


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Lens", text, disambiguation, n)


def people(cutoff: float | None, unit: bool = False) -> str:
    """A cut-off in whole people."""
    if cutoff is None:
        return numbers.NOTHING
    if math.isinf(cutoff) or cutoff >= 1e15:
        return numbers.measure(cutoff, tr("people") if unit else "")
    return numbers.count(cutoff, tr("people") if unit else "")


def in_years(variable: Variable) -> bool:
    """Whether the steps of a variable are years, by its name."""
    return bool(_AGE.search(variable.name.casefold().replace("_", " ")))


def way(variable: Variable, how: Coarsening) -> str:
    """What is done to a variable: ``"5-year bands"``."""
    if how.kind == AS_IS:
        return tr("as it is")
    if how.kind == COLLAPSE:
        return tr("collapsed to {n}").format(n=numbers.count(how.amount))
    if how.kind != BAND:
        return tr("dropped")
    if variable.step is not None and in_years(variable):
        return tr("%n-year bands", "", round(variable.step * how.amount))
    if variable.step is None or variable.step == 1:
        return tr("bands of {n}").format(n=numbers.count(how.amount))
    width = numbers.short(variable.step * how.amount)
    return tr("bands {width} wide").format(width=width)


def part_name(part: str) -> str:
    """A part of Canada, short enough to head a column."""
    names = {"western": tr("West"), "central": tr("Central"), "eastern": tr("East")}
    return names.get(part, tr("Anywhere"))


def rule_title(rule: Rule) -> str:
    """What a rule is called; a model with what it goes by."""
    if rule.kind == FIXED:
        return said(rule.title)
    by_combinations = rule.predictor == "maxcombs"
    if rule.name == "croft-2015":
        return tr("Croft 2015, MaxCombs") if by_combinations else tr("Croft 2015, entropy")
    if rule.name in ("el-emam-2009-maxcombs", "el-emam-2009-entropy"):
        return tr("El Emam 2009, MaxCombs") if by_combinations else tr("El Emam 2009, entropy")
    title = said(rule.title)
    by = tr("MaxCombs") if by_combinations else tr("entropy")
    return title if by.casefold() in title.casefold() else f"{title}, {by}"


def rule_tip(of: Reading) -> str:
    """All of a rule: its name, source, note, what it asks for, and how to read that."""
    rule = of.rule
    lines = [rule_title(rule), said(rule.source)]
    for part, cutoff in of.cutoffs.items():
        if cutoff is not None:
            line = tr("{part}: more than {people}")
            lines.append(line.format(part=part_name(part), people=people(cutoff, True)))
    lines += beyond(of)
    lines += [said(text) for text in (rule.scope, rule.note) if text]
    if rule.kind == FIXED:
        lines.append(tr("It is the same whatever variables are released."))
    elif rule.predictor == "entropy":
        lines.append(tr("It goes by the entropy of the records, known once they are counted."))
    return "\n".join(lines)


def beyond(of: Reading) -> list[str]:
    """That cut-offs lie outside of what their models were fitted on."""
    return [str(notice) for said_of in of.beyond.values() for notice in said_of]


def product(design: Design) -> str:
    """``"86 × 2 = 172 combinations"``."""
    total = numbers.count(design.max_combinations)
    if design.max_combinations >= 10**15:
        digits = len(str(design.max_combinations))
        total = tr("a number of {n} digits").format(n=numbers.count(digits))
    unit = tr("combinations")
    factors = [numbers.count(of.used) for of in design.variables if of.used > 1]
    if len(factors) < 2:
        return numbers.count(design.max_combinations, unit)
    return f"{' × '.join(factors)} = {total}\u00a0{unit}"


def ways(design: Design) -> str:
    """What a design does to its variables: ``"age: 5-year bands · sex: dropped"``."""
    line = tr("{variable}: {way}")
    changed = [of for of in design.variables if of.coarsening.kind != AS_IS]
    if not changed:
        return tr("all variables as they are")
    return " · ".join(line.format(variable=of.name, way=way(of, of.coarsening)) for of in changed)


def price(bits: float) -> str:
    """What a coarsening costs."""
    if bits < 0.005:
        return tr("costs nothing")
    return tr("costs {bits} a record").format(bits=numbers.measure(bits, tr("bits")))


def price_tip(search: Search) -> str:
    """Where prices come from."""
    if search.priced_by == BY_RECORDS:
        return tr(
            "Bits of information that each record loses: how much the entropy of the counted "
            "records falls, variable by variable. Where categories are collapsed, the rarest "
            "are taken to be joined."
        )
    return tr(
        "Bits of information that each record loses, as if all categories were equally "
        "frequent: the logarithm of how many fewer there are. Counted records would say it "
        "more exactly."
    )


def standing(search: Search, level: str) -> str:
    """How the level stands now, as a sentence."""
    if math.isnan(search.share):
        return tr("How {level} stand now is not known: the classes have not been counted.").format(
            level=level
        )
    if search.is_enough:
        text = tr("Large enough: {share} of people ({level}). No change is needed.")
    else:
        text = tr("Large enough: {share} of people ({level}).")
    return text.format(share=numbers.percent(search.share), level=level)


def wanted(share: float) -> str:
    """How much of the population has to live above the cut-off."""
    if share == 1.0:
        return tr("everybody")
    return tr("{share} of people").format(share=numbers.percent(share))


def alone(of: Alone) -> str:
    """How far one variable has to be coarsened while the others stay, as a sentence."""
    name, how = of.variable.name, of.coarsening
    if how is None:
        return tr("{name}: not enough even dropped.").format(name=name)
    if how.kind == AS_IS:
        return tr("{name}: may stay as it is.").format(name=name)
    left = numbers.count(of.variable.left_by(how))
    if of.most == 1 or of.variable.left_by(how) == 1:
        return tr("{name}: to be dropped.").format(name=name)
    most = numbers.count(of.most)
    if how.kind == COLLAPSE:
        return tr("{name}: at most {most} categories.").format(name=name, most=most)
    return tr("{name}: at most {most} categories, so {way} ({left}).").format(
        name=name, most=most, way=way(of.variable, how), left=left
    )


def not_reachable(search: Search, level: Callable[[str], str]) -> tuple[str, str]:
    """Why nothing is enough, and what else can be done."""
    found = search.not_reachable
    if found is None:
        return "", ""
    said_why = tr(
        "No coarsening is enough: even without any variable an area would need more than "
        "{cutoff}. {unit} has {people}; then {share} of the people live in units that are large "
        "enough."
    ).format(
        cutoff=people(found.cutoff, True),
        unit=level(found.name),
        people=people(found.people, True),
        share=numbers.percent(found.share),
    )
    remedy = tr(
        "Leave out the smallest units (choose a share below everybody), go up a level, or let "
        "VBAS make regions that are large enough."
    )
    return said_why, remedy
