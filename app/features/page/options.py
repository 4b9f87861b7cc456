"""How a page is laid out, as the user chose it; remembered from start to start."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from app.kit.settings import Settings

KEY: Final = "page"
A4: Final = "A4"
LETTER: Final = "Letter"
PAPERS: Final = {A4: (210.0, 297.0), LETTER: (215.9, 279.4)}
"""Width and height of each paper when upright, millimetres."""


@dataclass(frozen=True)
class PageOptions:
    """What stands on a page.

    Attributes
    ----------
    paper
        One of `PAPERS`.
    landscape
        Whether the long side lies below.
    sentence
        Whether the one sentence of the run is written under the title.
    measures
        Whether the main measures stand beside or below the map.
    sources
        Whether file names, date, version, seed and k are written at the foot.
    """

    paper: str = A4
    landscape: bool = True
    sentence: bool = True
    measures: bool = False
    sources: bool = True

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of the page, millimetres."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)


def load_options(settings: Settings) -> PageOptions:
    """What was chosen last; what makes no sense is replaced by the defaults."""
    try:
        kept = json.loads(settings.kept.get(KEY, "{}"))
    except ValueError:
        kept = {}
    options = PageOptions()
    for about in fields(PageOptions):
        value = kept.get(about.name) if isinstance(kept, dict) else None
        if type(value) is type(getattr(options, about.name)):
            options = replace(options, **{about.name: value})  # type: ignore[arg-type]
    return options if options.paper in PAPERS else replace(options, paper=A4)


def keep_options(settings: Settings, options: PageOptions) -> None:
    """Remembers what was chosen."""
    settings.kept[KEY] = json.dumps(asdict(options))
