"""The pages of the manual: every link, picture and control that they name is there."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from functools import cache

import pytest

from app.features.manual.pages import PAGE_OF, PAGES, page_of, text_of, title_of
from resources import path

LANGUAGES = ("en", "fr")
BOTH = [(page, language) for language in LANGUAGES for page in PAGES]
LINK, PICTURE = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)"), re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
BOLD, HEADING = re.compile(r"\*\*(.+?)\*\*", re.DOTALL), re.compile(r"^(#+) ", re.MULTILINE)


def as_shown(text):
    """A text of the program as it is read: without mnemonics and keys."""
    return text.replace("&", "").partition("\t")[0]


@cache
def translations():
    """{English: the French of it}, of all texts of the program."""
    found = {}
    tree = ElementTree.parse(path("translations/vbas_fr.ts"))
    for message in tree.iter("message"):
        french = "".join(message.find("translation").itertext())
        found.setdefault(as_shown(message.findtext("source")), set()).add(as_shown(french))
    return found


def named(page, language):
    """The controls that a page names, links taken off, in order."""
    return [
        LINK.sub(lambda of: of[0][1:].partition("]")[0], of)
        for of in BOLD.findall(text_of(page, language))
    ]


@pytest.mark.parametrize(("page", "language"), BOTH)
def test_links_and_pictures_lead_somewhere(page, language):
    text = text_of(page, language)
    for link in LINK.findall(text):
        assert link.removesuffix(".md") in PAGES, link
        assert link.endswith(".md")
    for words, picture in PICTURE.findall(text):
        assert words, f"{picture}: nothing for those who cannot see it"
        assert path(f"manual/{language}").joinpath(picture).is_file(), picture
    assert text.count("](") == len(LINK.findall(text)) + len(PICTURE.findall(text))


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_have_the_same_parts(page):
    english, french = (text_of(page, language) for language in LANGUAGES)
    for part in (HEADING, LINK, re.compile(r"^(?:- |\d\. )", re.MULTILINE)):
        assert part.findall(english) == part.findall(french)
    pictures = [of for _, of in PICTURE.findall(english)]
    own = [of.replace("/en/", "/fr/") for of in pictures]
    assert own == [of for _, of in PICTURE.findall(french)]


@pytest.mark.parametrize("page", PAGES)
def test_every_control_that_is_named_is_in_the_program(page):
    english, french = named(page, "en"), named(page, "fr")
    unknown = [text for text in english if text not in translations()]
    assert not unknown
    assert len(english) == len(french)
    meant = [text for text in english if not translations()[text] & set(french)]
    assert not meant, "named in English only"
    said = set().union(*(translations()[text] for text in english), ())
    assert set(french) <= said, "named in French only"


@pytest.mark.parametrize(("page", "language"), BOTH)
def test_a_page_is_short_and_begins_with_its_title(page, language):
    text = text_of(page, language)
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1
    assert title_of(page, language)
    assert len(text.split()) < 600


def test_titles_differ_and_nothing_lies_about():
    for language in LANGUAGES:
        assert len({title_of(page, language) for page in PAGES}) == len(PAGES)
        files = {of.name for of in path(f"manual/{language}").iterdir()}
        assert files == {f"{page}.md" for page in PAGES}
        used = {of for page in PAGES for _, of in PICTURE.findall(text_of(page, language))}
        pictures = path(f"manual/pictures/{language}").iterdir()
        assert used == {f"../pictures/{language}/{of.name}" for of in pictures}


def test_pictures_are_small_and_fit_a_page():
    for picture in (of for at in path("manual/pictures").iterdir() for of in at.iterdir()):
        data = picture.read_bytes()
        width, _, depth, colours = struct.unpack(">IIBB", data[16:26])
        assert data.startswith(b"\x89PNG")
        assert (depth, colours) == (8, 3), f"{picture.name} has no palette"
        assert width <= 640
        assert len(data) <= 65_000, picture.name


def test_every_page_is_found_from_another():
    linked = {
        link.removesuffix(".md") for page in PAGES for link in LINK.findall(text_of(page, "en"))
    }
    assert linked | {PAGES[0], "presenting"} >= set(PAGES)


def test_the_page_of_a_control_is_that_of_the_innermost_part():
    assert page_of(["", "scenario.placement", "aggregate.scenario", "aggregate"]) == "searches"
    assert page_of(["button", "aggregate.decision", "aggregate"]) == "geography"
    assert page_of(["", "", "cells"]) == "cells"
    assert page_of([]) == PAGES[0]
    assert set(PAGE_OF.values()) <= set(PAGES)
