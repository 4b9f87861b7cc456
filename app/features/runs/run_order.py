"""Which runs the list shows, and in which order."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from app.features.runs.measures_in_words import placement_title
from app.features.runs.run_words import approach_words, own_centre_m
from app.frame.session import BASELINE, CALCULATED, EDITED, IMPORTED, RunEntry

NEWEST, NAME, LOST, REGIONS = "newest", "name", "lost", "regions"
COMPACT, GEOGRAPHY, STARRED = "compact", "geography", "starred"
ALL_KINDS = ""
KINDS = (ALL_KINDS, CALCULATED, BASELINE, IMPORTED, EDITED)

_K = re.compile(r"\bk\s*=?\s*(\d+)\b", re.IGNORECASE)

_KEYS: dict[str, Callable[[RunEntry], Any]] = {
    NEWEST: lambda entry: 0,
    NAME: lambda entry: _natural(entry.name),
    LOST: lambda entry: entry.run.evaluation.suppression_rate,
    REGIONS: lambda entry: -entry.run.evaluation.n_regions,
    COMPACT: own_centre_m,
    GEOGRAPHY: lambda entry: entry.run.evaluation.non_uniform_entropy_bits_per_record,
    STARRED: lambda entry: not entry.starred,
}
ORDERS = tuple(_KEYS)


@dataclass(frozen=True)
class Arrangement:
    """What of the list is shown, and how.

    Attributes
    ----------
    order
        One of `ORDERS`; among equals the newest comes first, today's practice last.
    kind
        One of `KINDS`.
    starred
        Only runs with a star.
    text
        Words that must stand in name or approach; "k 5" asks for that k.
    """

    order: str = NEWEST
    kind: str = ALL_KINDS
    starred: bool = False
    text: str = ""

    @property
    def hides(self) -> bool:
        """Whether some run might not be shown."""
        return bool(self.kind or self.starred or self.text.strip())

    def to_text(self) -> str:
        """All but the search words, to be remembered."""
        kept = asdict(self)
        del kept["text"]
        return json.dumps(kept)

    @classmethod
    def from_text(cls, text: str) -> Arrangement:
        """What was remembered; the usual one if that makes no sense."""
        try:
            kept = json.loads(text)
            made = cls(str(kept["order"]), str(kept["kind"]), bool(kept["starred"]))
        except (ValueError, KeyError, TypeError):
            return cls()
        return made if made.order in ORDERS and made.kind in KINDS else cls()


def arranged(entries: Iterable[RunEntry], how: Arrangement) -> list[RunEntry]:
    """The runs to show, in order."""
    shown = [entry for entry in entries if _is_wanted(entry, how)]
    shown.sort(key=_newest_first)
    shown.sort(key=_KEYS[how.order])
    return shown


def _is_wanted(entry: RunEntry, how: Arrangement) -> bool:
    if how.kind and entry.kind != how.kind:
        return False
    if how.starred and not entry.starred:
        return False
    asked = {int(k) for k in _K.findall(how.text)}
    if asked and entry.run.scenario.k not in asked:
        return False
    where = f"{entry.name} {placement_title(entry)} {approach_words(entry)}".casefold()
    return all(word in where for word in _K.sub(" ", how.text).casefold().split())


def _newest_first(entry: RunEntry) -> tuple[bool, int]:
    """Today's practice last, in the order of making: what is usual comes first."""
    today = entry.kind == BASELINE
    return today, entry.number if today else -entry.number


def _natural(name: str) -> list[tuple[int, int, str]]:
    """Sorts "Run 2" before "Run 10"."""
    parts = re.split(r"(\d+)", name.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts]
