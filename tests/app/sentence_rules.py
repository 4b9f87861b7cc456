"""What no sentence may say, by the rules under "Sentences" in CONTRIBUTING.md."""

from __future__ import annotations

import re
from collections.abc import Iterable

_GROUP = "[,\u00a0\u202f ]"
_NUMBER = rf"\d{{1,3}}(?:{_GROUP}\d{{3}})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?"
_UNIT = "(?:\u00a0[^\\W\\d]+²?|\u00a0%)?"
_MANY_ENGLISH = (
    "regions|records|people|areas|sites|classes|combinations|moves|bits|nats|faults|units|runs|"
    "candidates|persons|numbers|times"
)
_MANY_FRENCH = (
    "régions|enregistrements|personnes|aires|sites|classes|combinaisons|déplacements|bits|nats|"
    "unités|exécutions|candidats"
)
_MOST_PERCENT = 1000.0

_RULES = {
    "what a field should hold is missing": re.compile(r"[{}]|\bNone\b|\bFalse\b|\bTrue\b"),
    "this is no number": re.compile(r"\b(?:nan|inf)\b|∞|\d[eE][+-]?\d", re.IGNORECASE),
    "less than nothing": re.compile(r"[-−±](?:<[\u00a0 ])?0(?:[.,]0+)?(?![.,\d])"),
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)|[;:,]\.|\.[;:,](?!\d)"),
    "two blanks": re.compile(r"[ \u00a0]{2}|[ ][,.](?!\d)"),
    "empty brackets": re.compile(r"\(\s*\)"),
    "one of many": re.compile(rf"(?<![\d.,])(?<!\d[\u00a0\u202f])1[ \u00a0](?:{_MANY_ENGLISH})\b"),
    "one of many in French": re.compile(
        rf"(?<![\d.,])(?<!\d[\u00a0\u202f])[01][ \u00a0](?:{_MANY_FRENCH})\b"
    ),
    "holds while nothing is kept": re.compile(
        "holds · 0\u00a0%|respecté · 0\u00a0%|holds · 0 %", re.IGNORECASE
    ),
}
_IN_FRENCH = ("one of many in French",)
_SAME_TWICE = re.compile(
    rf"(?P<a>{_NUMBER})(?P<unit>{_UNIT})[^.;,\d]{{0,40}}?"
    r"(?:instead of|rather than|than|became|→|au lieu de|plutôt que|contre|sont devenus)"
    rf"[ \u00a0](?P<b>{_NUMBER})(?P<other>{_UNIT})"
)
_PERCENT = re.compile(rf"({_NUMBER})[\u00a0 ]?%")


def faults(text: str, *, french: bool = False) -> list[str]:
    """What is wrong with a sentence; nothing for most."""
    found = [
        said
        for said, rule in _RULES.items()
        if (french or said not in _IN_FRENCH) and rule.search(text)
    ]
    found += [
        f"the same on both sides: {match[0]}"
        for match in _SAME_TWICE.finditer(text)
        if (match["a"], match["unit"]) == (match["b"], match["other"])
    ]
    found += [
        f"too many per cent: {match[0]}"
        for match in _PERCENT.finditer(text)
        if _value(match[1], french) > _MOST_PERCENT
    ]
    return found


def refuse(texts: Iterable[tuple[str, str]], french: bool = False) -> None:
    """Fails with every sentence that breaks a rule; texts with where they stand."""
    wrong = {}
    for where, text in texts:
        if found := faults(text, french=french):
            wrong[f"{where}: {text}"] = found
    assert not wrong, "\n".join(f"{text}\n    {found}" for text, found in wrong.items())


def _value(number: str, french: bool) -> float:
    plain = re.sub("[\u00a0\u202f ]", "", number)
    plain = plain.replace(",", ".") if french else plain.replace(",", "")
    return float(plain)
