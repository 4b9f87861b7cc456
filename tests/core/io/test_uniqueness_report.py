"""The report as a file: HTML that is safe, PDF that is one page, both in any language."""

import re
import zlib
from html.parser import HTMLParser

import numpy as np
import pytest
from fpdf import encryption

from core.errors import VbasError, in_english
from core.io.uniqueness_report import ROWS, write_html, write_pdf
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import COLLAPSE, Recode
from core.record_uniqueness.report import report_of
from core.record_uniqueness.verdict import omissions, verdict
from core.record_uniqueness.weights import weights
from tests.core.record_uniqueness.examinations import examined, random_records
from tests.core.record_uniqueness.lattices import combinations, lattice_of

VOID = {"meta", "rect", "path"}
MM = 72 / 25.4


class Page(HTMLParser):
    """The words of a page and its tags; fails where a tag is closed that is not open."""

    def __init__(self, text):
        super().__init__()
        self.words, self.tags, self.open = [], set(), []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        assert not any(name.startswith("on") or name in ("src", "href") for name, _ in attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open and data.strip():
            self.words.append(data.strip())


def report(**more):
    distinct = random_records()
    tried = (examined(distinct), examined(distinct, None, Recode("region", COLLAPSE, 4)))
    told = {"file": "cases.csv", "date": "2026-11-22", "tried": tried} | more
    return report_of(tried[1], **told)


def large(n=12, name="a variable with a rather long name, number {i}"):
    """Many variables, everything unique in some combination, and a long history."""
    names = tuple(name.format(i=i) for i in range(n))
    rng = np.random.default_rng(1)
    rows = []
    for c in combinations(names):
        unique = int(rng.integers(1, 1000 * len(c)))
        rows.append((2 * unique, unique, 2 * unique, unique))
    lattice = lattice_of(names, 5, 1_000_000, rows)
    lattice = type(lattice)(
        names, 5, 1_000_000, lattice.masks, lattice.counted, lattice.classes, lattice.unique,
        lattice.in_sets, lattice.set_classes, lattice.unique // 2,
    )  # fmt: skip
    found = weights(lattice), verdict(lattice), omissions(lattice)
    of = Examination(Question(names), (9,) * n, names, lattice, *found)
    return report_of(of, file="f" * 300 + ".csv", date="2026-11-22", tried=(of,) * 40)


def drawn(path):
    """All drawing of a PDF, as bytes; the number of its pages."""
    data = path.read_bytes()
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    return b"\n".join(zlib.decompress(s) for s in streams[:1]), len(
        re.findall(rb"/Type /Page\b(?!s)", data)
    )


def words_of(path):
    """The texts of a PDF, by line of its drawing."""
    shown = re.findall(rb"\(((?:\\.|[^\\()])*)\) Tj", drawn(path)[0])
    return [re.sub(rb"\\(.)", rb"\1", text).decode("cp1252") for text in shown]


def test_html_holds_the_tables_and_nothing_from_elsewhere(tmp_path):
    write_html(tmp_path / "report.html", report())
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert "script" not in page.tags
    assert "http" not in text
    assert "url(" not in text
    for words in ("Record uniqueness", "cases.csv", "One variable left out", "What was tried"):
        assert words in page.words
    assert "region: 30 to 4 categories" in page.words
    assert f"Records in unique record sets: {report().verdict.in_sets:,} of 500" in " ".join(
        page.words
    )
    assert '<html lang="en">' in text


@pytest.mark.parametrize(("n", "cut"), [(2, 1), (12, 2), (15, 5)])
def test_html_has_as_many_rows_as_a_page_has_room_for(tmp_path, n, cut):
    write_html(tmp_path / "r.html", large(n))
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    rows = text.count("<tr><td")
    assert rows <= 2 * ROWS  # at most two tables stand side by side
    assert text.count('<tr class="more">') == cut
    assert f"and {40 - 8} more" in text


def test_names_are_escaped(tmp_path):
    nasty = "<script>alert('a')</script> & \"b\" {c}"
    of = examined(random_records(200, **{nasty: 5, "sex": 2}))
    write_html(tmp_path / "r.html", report_of(of, file=nasty, date="<b>", tried=(of, of)))
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    page = Page(text)
    assert "script" not in page.tags
    assert "b" not in page.tags
    assert nasty in page.words


def test_the_library_keeps_nobody_who_imports_it():
    """Without the library for encryption it keeps the error, and with it every frame it rose by."""
    assert getattr(encryption.import_error, "__traceback__", None) is None


def test_pdf_is_one_page_with_the_numbers(tmp_path):
    write_pdf(tmp_path / "report.pdf", report())
    words = words_of(tmp_path / "report.pdf")
    assert drawn(tmp_path / "report.pdf")[1] == 1
    joined = " ".join(words)
    assert "Record uniqueness" in words
    assert f"Records in unique record sets: {report().verdict.in_sets:,} of 500" in joined
    assert "region: 30 to 4 categories" in words
    assert "and" not in [w.split(" ")[0] for w in words if w.endswith(" more")]  # all shown


@pytest.mark.parametrize("n", [1, 2, 12])
def test_however_many_variables_all_is_on_the_page(tmp_path, n):
    write_pdf(tmp_path / "report.pdf", large(n))
    drawing, pages = drawn(tmp_path / "report.pdf")
    assert pages == 1
    places = [(float(x), float(y)) for x, y in re.findall(rb"BT ([\d.-]+) ([\d.-]+) Td", drawing)]
    assert len(places) > 30
    assert min(y for _, y in places) > 9 * MM
    assert max(y for _, y in places) < 290 * MM
    assert min(x for x, _ in places) > 13 * MM
    words = words_of(tmp_path / "report.pdf")
    assert any("Howe" in text for text in words)  # the last lines too
    if n == 12:
        assert any(re.fullmatch(r"and \d+ more", text) for text in words)


def test_the_same_report_is_the_same_file(tmp_path):
    for name in ("a", "b"):
        write_pdf(tmp_path / f"{name}.pdf", report())
        write_html(tmp_path / f"{name}.html", report())
    for kind in ("pdf", "html"):
        assert (tmp_path / f"a.{kind}").read_bytes() == (tmp_path / f"b.{kind}").read_bytes()
    assert b"D:20261122000000" in (tmp_path / "a.pdf").read_bytes()
    write_pdf(tmp_path / "c.pdf", report(date="yesterday"))
    assert drawn(tmp_path / "c.pdf")[1] == 1


def test_french_letters_and_signs(tmp_path):
    def say(template, values):
        text = in_english(template, values)
        return text.replace("Record uniqueness", "Unicité – œuvre, « été », 5\u202f000 ≤ 2 €")

    write_pdf(tmp_path / "r.pdf", report(file="données.csv"), say, language="fr")
    words = words_of(tmp_path / "r.pdf")
    assert "Unicité – œuvre, « été », 5\u00a0000 <= 2 €" in words
    assert "données.csv" in words
    assert b"(fr)" in (tmp_path / "r.pdf").read_bytes()
    write_html(tmp_path / "r.html", report(file="données.csv"), say, language="fr")
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "<h1>Unicité – œuvre, « été », 5\u202f000 ≤ 2 €</h1>" in text


def test_letters_that_the_fonts_lack_do_not_stop_the_pdf(tmp_path):
    of = examined(random_records(200, **{"płeć": 5, "ᐊᐃ": 3}))
    write_pdf(tmp_path / "r.pdf", report_of(of, file="a\tb\n.csv", date="2026-11-22"))
    words = words_of(tmp_path / "r.pdf")
    assert "p?ec" in words
    assert "??" in words


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "taken").mkdir()
    for write in (write_html, write_pdf):
        with pytest.raises(VbasError, match="taken"):
            write(tmp_path / "taken", report())
    assert list(tmp_path.iterdir()) == [tmp_path / "taken"]
