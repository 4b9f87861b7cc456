"""The risk of a pack: its statement against the records, and what each chosen preset allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.errors import Notice, Phrase
from core.io.verification.checks import Check
from core.io.verification.classes import classes_in
from core.io.verification.opened import Pack


def check_risk(pack: Pack) -> list[Check]:
    """Whether risk.json is what the records say; one check a preset of the manifest."""
    sets: list[list[str]] = [list(of) for of in pack.manifest["combinations"]]
    every = [name for name, role in pack.roles.items() if role != "outcome"]
    if every not in sets:
        sets.append(every)
    counted = [_counted(pack, of) for of in sets]
    told = pack.json("risk.json")
    wrong = [
        " + ".join(of["columns"])
        for of, said in zip(counted, told["sets"], strict=True)
        if any(said.get(name) != value for name, value in of.items())
    ]
    presets = pack.manifest.get("risk", [])
    if told.get("presets", []) != presets:
        wrong.append("presets")
    text = Notice(
        "The statement of risk is not that of the records: {names}.", names="; ".join(wrong)
    )
    fine = Notice("The statement of risk is what the records say.")
    checks = [Check("statement", not wrong, text if wrong else fine, {"found": wrong})]
    return checks + [_preset(of, counted) for of in presets]


def is_preset(of: Any) -> bool:
    """Whether it is what a manifest says of a preset."""
    texts = ("preset", "title", "source", "date")
    if not isinstance(of, dict) or not all(isinstance(of.get(name), str) for name in texts):
        return False
    k, tau = of.get("k"), of.get("tau")
    number = isinstance(k, int) and not isinstance(k, bool) and k >= 1
    return number and (tau is None or isinstance(tau, float))


def _counted(pack: Pack, columns: Sequence[str]) -> dict[str, Any]:
    """Risks of those who know these columns; a blank is a value, and nothing shown is nobody."""
    sizes = (of := classes_in(pack, columns)).sizes[of.shown]
    n = int(sizes.sum())
    least = int(sizes.min()) if n else None
    return {
        "columns": list(columns),
        "classes": len(sizes),
        "smallest_class": least,
        "strict_maximum": 1 / least if least else 0.0,
        "strict_average": len(sizes) / n if n else 0.0,
    }


def _preset(preset: dict[str, Any], counted: Sequence[dict[str, Any]]) -> Check:
    """The worst of all sets of columns against what a preset allows."""
    there = [of["smallest_class"] for of in counted if of["smallest_class"]]
    least = min(there, default=None)
    average = max((of["strict_average"] for of in counted), default=0.0)
    holds = least is None or least >= preset["k"]
    highest = 1 / least if least else 0.0
    figures = {**preset, "smallest_class": least, "maximum": highest, "average": average}
    said = {
        **figures,
        "allowed": 1 / preset["k"],
        "date": preset["date"] or "-",
        "title": Phrase(preset["title"]),
        "source": Phrase(preset["source"]),
    }
    text = (
        "{title} ({source}, {date}) allows a risk of 1 in {k:,}. Strict maximum, of prosecutor and "
        "journalist: {maximum:.2%}; strict average, a marketer's too: {average:.2%}."
    )
    if not holds:
        text = (
            "{title} ({source}, {date}) allows a risk of 1 in {k:,}, {allowed:.2%}. Strict "
            "maximum, of prosecutor and journalist: {maximum:.2%}, as the smallest class has "
            "{smallest_class:,}; strict average, a marketer's too: {average:.2%}. Make the result "
            "with k of {k:,}, or accept it with a reason."
        )
    return Check("risk", holds, Notice(text, **said), figures)
