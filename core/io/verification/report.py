"""The reports of a pack: what they hold, that they ask for nothing, and are of these records."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, Final

from core.errors import Notice
from core.io.verification.checks import Check
from core.io.verification.opened import Pack, UnreadableError

_LANGUAGES: Final = ("en", "fr")
_TAGS: Final = frozenset(
    {
        *("html", "head", "meta", "title", "style", "body", "main", "section", "h1", "h2", "p"),
        *("div", "figure", "figcaption", "svg", "path"),
        *("table", "caption", "thead", "tbody", "tr", "th", "td"),
    }
)
_VOID: Final = frozenset({"meta"})
_WORDS: Final = frozenset(
    {
        *("lang", "charset", "name", "content", "id", "class", "role", "aria-labelledby", "scope"),
        *("viewbox", "d", "fill", "fill-rule", "stroke", "stroke-width"),
        *("data-for", "data-records", "data-k", "data-regions"),
    }
)
_FETCHES: Final = re.compile(r"url\s*\(|@import|expression", re.IGNORECASE)
_PDF_DOES: Final = re.compile(
    rb"/(JavaScript|JS|AA|Launch|URI|EmbeddedFile|Filespec|GoToR|SubmitForm|RichMedia)\b"
    rb"|/OpenAction (?!\[\d+ 0 R /FitH null\]\s)"
)
_PDF_TIME: Final = b"/CreationDate (D:19700101000000Z"
_MOST: Final = 256 << 20


class _Page(HTMLParser):
    """What a page holds: its language, its facts, and what must not be in it."""

    def __init__(self) -> None:
        super().__init__()
        self.language, self.heading = "", ""
        self.facts: dict[str, str | None] = {}
        self.wrong: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag, with what it says."""
        if tag not in _TAGS:
            self.wrong.append(f"<{tag}>")
        self.wrong += [name for name, _ in attrs if name not in _WORDS]
        told = dict(attrs)
        if tag == "html":
            self.language = told.get("lang") or ""
        elif tag == "body":
            self.facts = {name: of for name, of in attrs if name.startswith("data-")}
        elif tag == "svg" and (told.get("role") != "img" or not told.get("aria-labelledby")):
            self.wrong.append("a picture without a name")
        if tag not in _VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that is closed at once."""
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Closes the last one that is open."""
        if not self._open or self._open.pop() != tag:
            self.wrong.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Words."""
        if self._open and self._open[-1] == "h1":
            self.heading += data
        if self._open and self._open[-1] == "style" and _FETCHES.search(data):
            self.wrong.append("a style that fetches")

    def handle_comment(self, data: str) -> None:
        """None is allowed: nobody would see what it tells."""
        del data
        self.wrong.append("a comment")

    def close(self) -> None:
        """Nothing may be left open."""
        super().close()
        self.wrong += [f"<{of}> is open" for of in self._open]


def check_report(pack: Pack) -> Check:
    """Whether the reports are whole, of these records, for the recipient, and do nothing."""
    wrong: list[str] = []
    for language in _LANGUAGES:
        wrong += _page(pack, f"report.{language}.html", language)
        wrong += _pdf(pack, f"report.{language}.pdf", language)
    text = Notice("Not as a report of this pack must be: {names}.", names="; ".join(wrong))
    fine = Notice("The reports are of these records, and do and fetch nothing.")
    return Check("report", not wrong, text if wrong else fine, {"found": wrong})


def _page(pack: Pack, name: str, language: str) -> list[str]:
    path = pack.path(name)
    if path.stat().st_size > _MOST:
        raise UnreadableError(name)
    page = _Page()
    try:
        page.feed(path.read_text(encoding="utf-8"))
        page.close()
    except (ValueError, AssertionError) as error:
        raise UnreadableError(name) from error
    manifest: dict[str, Any] = pack.manifest
    regions = manifest.get("regions") or {}
    facts = {
        "data-for": "recipient",
        "data-records": str(pack.records.num_rows),
        "data-k": str(manifest.get("k")),
        "data-regions": str(regions.get("n", 0)),
    }
    wrong = list(page.wrong)
    if page.language != language:
        wrong.append("its language")
    if page.facts != facts:
        wrong.append("numbers of other records")
    if not page.heading.strip():
        wrong.append("no heading")
    return [f"{name}: {of}" for of in wrong]


def _pdf(pack: Pack, name: str, language: str) -> list[str]:
    path = pack.path(name)
    if path.stat().st_size > _MOST:
        raise UnreadableError(name)
    data = path.read_bytes()
    wrong = []
    if not data.startswith(b"%PDF-1.") or not data.endswith(b"%%EOF\n"):
        wrong.append("no whole PDF")
    if _PDF_DOES.search(data):
        wrong.append("it does or fetches something")
    if data.count(b"/CreationDate") != 1 or _PDF_TIME not in data:
        wrong.append("a time")
    if b"/Lang (%s)" % language.encode() not in data:
        wrong.append("its language")
    if b"/FlateDecode" in data:
        wrong.append("what it says cannot be read")
    return [f"{name}: {of}" for of in wrong]
