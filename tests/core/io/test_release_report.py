"""Reports of a release: what the recipient may know and no more; all of it for the custodian."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import geopandas as gpd
import numpy as np
import pandas as pd
import pyreadstat
import pytest
import shapely

from core.errors import Notice
from core.io.inputs import load_study
from core.io.release_ledger import list_decisions
from core.io.release_pack.of_run import ToRelease, kept_inside, release_result
from core.io.release_pack.source import Tried
from core.io.release_pack.terms import Terms
from core.io.release_pack.texts import dictionary_of, risk_of
from core.io.release_report.custodian import _signed
from core.io.release_report.html import html_of
from core.io.release_report.maps import map_of, neighbour_hues, ramp
from core.io.release_report.pdf import pdf_of
from core.io.release_report.recipient import report_of
from core.io.release_report.spoken import words_of
from core.io.release_report.values import Document, Listing, Section
from core.io.sample import sample_scenario
from core.pipeline import execute
from core.presets import presets
from core.steps import finish
from tests.core.io.packs import areas, source


def _document(of):
    return report_of(of, risk_of(of), dictionary_of(of)["columns"])


class _Words(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.said, self._style = [], False
        self.feed(text)

    def handle_starttag(self, tag, _):
        self._style = tag == "style"

    def handle_data(self, data):
        if not self._style and data.strip():
            self.said.append(data.strip())


def _page(of, language="en"):
    return html_of(_document(of), words_of(language), language)


def test_page_is_well_formed_has_headings_tables_and_named_pictures():
    with_areas = source()
    shapes = np.asarray(areas().geometry.array, dtype=object)
    with_areas = replace(with_areas, regions=replace(with_areas.regions, areas=shapes))
    page = _page(with_areas)
    root = ElementTree.fromstring(re.sub(r"<meta [^>]*>|<!DOCTYPE html>", "", page))
    assert root.get("lang") == "en"
    assert len(root.findall(".//h1")) == 1
    assert len(root.findall(".//h2")) == 5
    ids = {of.get("id") for of in root.iter() if of.get("id")}
    pictures = root.findall(".//svg")
    assert len(pictures) == 2
    for of in (*pictures, *root.findall(".//section")):
        assert of.get("aria-labelledby") in ids
    assert [len(of.findall("path")) for of in pictures] == [16, 4]
    for of in root.findall(".//table"):
        assert of.find("caption") is not None
        assert all(head.get("scope") == "col" for head in of.findall("thead//th"))
        assert all(head.get("scope") == "row" for head in of.findall("tbody//th"))


def test_recipient_is_told_nothing_that_the_pack_does_not_tell():
    said = " ".join(_Words(_page(replace(source(), tried=(Tried("secret", 7, 9, 2, 0.5),)))).said)
    assert "secret" not in said
    assert "left out (" not in said
    assert "132 records in 4 regions made of 16 areas, protected with k = 3." in said


def test_small_regions_are_not_counted():
    few = source()
    few = replace(few, records=few.records.slice(0, 2))
    assert "region with records holds" not in _page(few)
    alike = replace(few, records=source().records.slice(0, 12))
    assert "Every region with records holds 12 of them." in _page(alike)
    assert "A region with records holds 24 to 42 of them" in _page(source())


def test_french_numbers_and_known_texts(monkeypatch):
    monkeypatch.setattr(
        "core.io.release_report.spoken._french", lambda: {"{n:,} records": "{n:,} dossiers"}
    )
    say = words_of("fr")
    assert say("{n:,} records", {"n": 1234}) == "1\u00a0234 dossiers"
    assert say("{share:.1%}", {"share": 0.125}) == "12,5\u00a0%"
    assert words_of("en")("{n:,} records", {"n": 1234}) == "1,234 records"


def test_what_stands_in_texts_cannot_become_markup():
    bad = "<script>alert(1)</script>"
    report = Document(Notice("{x}", x=bad), Notice("y"), (Section(Notice("z"), (bad,)),), "r", {})
    page = html_of(report, words_of("en"), "en")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_pdf_is_the_same_bytes_vector_and_selectable():
    one, other = (pdf_of(_document(source()), words_of("en"), "en") for _ in range(2))
    assert one == other
    assert b"/Subtype /Image" not in one
    assert b"(Records for research: how they are protected)" in one
    assert b"/Outlines" in one


def test_all_text_of_a_pdf_and_its_pictures_are_tagged():
    made = pdf_of(_document(source()), words_of("en"), "en")
    kinds = [of.decode() for of in re.findall(rb"/S /(\w+)\n/Type /StructElem", made)]
    assert kinds[:4] == ["Document", "H1", "P", "H2"]
    assert kinds.count("H1") == 1
    assert {"Table", "TR", "TH", "TD", "Figure", "Caption", "H3"} <= set(kinds)
    figures = [of for of in made.split(b"endobj") if b"/S /Figure" in of]
    assert figures
    assert all(re.search(rb"/Alt \(\w[^)]+", of) for of in figures)
    pages = re.findall(rb"stream\n(.*?)\nendstream", made, re.DOTALL)
    for page in pages:
        numbers = [int(of) for of in re.findall(rb"/MCID (\d+)>> BDC", page)]
        assert numbers == list(range(len(numbers)))
        unmarked = re.sub(rb"BDC.*?EMC", b"", page, flags=re.DOTALL)
        assert b"Tj" not in unmarked
    marks = sum(page.count(b"BDC") for page in pages)
    assert marks == sum(len(of.split(b"]")[0].split()) // 3 for of in _marks_of_pages(made))
    assert b"/MarkInfo" in made


def _marks_of_pages(made):
    """The references of each page's marks to their elements, in the tree's own list."""
    return re.search(rb"/Nums \[(.*?)\]\n?>>", made, re.DOTALL)[1].split(b"[")[1:]


def test_lines_of_a_listing_stay_lines_in_print():
    section = Section(Notice("z"), (Listing('k = 5\nname = "x"'),))
    report = Document(Notice("x"), Notice("y"), (section,), "custodian", {})
    written = pdf_of(report, words_of("en"), "en")
    assert b"(k = 5) Tj" in written
    assert b'(name = "x") Tj' in written


def test_maps_keep_order_holes_and_borders():
    outer = shapely.box(0, 0, 10, 10).difference(shapely.box(4, 4, 6, 6))
    shapes = np.array([shapely.box(4, 4, 6, 6), outer], dtype=object)
    made = map_of(shapes, ["#111111", "#222222"], Notice("x"))
    assert [of.fill for of in made.shapes] == ["#222222", "#111111"]
    assert len(made.shapes[0].rings) == 2
    assert made.shapes[0].rings[0].max() == made.width
    row = np.array([shapely.box(i, 0, i + 1, 1) for i in range(9)], dtype=object)
    hues = neighbour_hues(row)
    assert all(a != b for a, b in pairwise(hues))
    assert ramp(np.array([0.0, 0.2]))[1] == "#1e3c70"
    assert ramp(np.zeros(2)) == ["#fdf5d6"] * 2


@pytest.fixture(scope="module")
def released(tmp_path_factory):
    saved = sample_scenario()
    loaded = finish(load_study(saved.areas, saved.records, saved.levels))
    run = finish(execute(saved.scenario, loaded.study, inputs=loaded.inputs))
    study, area_file, records = loaded.study, loaded.area_file, saved.records
    folder = tmp_path_factory.mktemp("released")
    asked = ToRelease(
        run, study, area_file, records, {}, tried=(Tried("Other run", 11, 12, 345, 0.001),)
    )
    finish(release_result(asked, folder / "ledger", folder / "pack", Terms()))
    return run, folder


def test_custodian_is_told_what_was_lost_tried_and_checked(released):
    run, folder = released
    inside = kept_inside(folder / "pack")
    page = (inside / "internal/report.en.html").read_text("utf-8")
    words = " ".join(_Words(page).said)
    lost = run.evaluation.suppressed_records
    assert f"{lost:,} of " in words
    assert "Other run" in words
    assert "not for release" in words
    assert "before, by area" in words
    assert "Records left out by age" in words
    assert 'name = "balanced-density"' in words or "balanced" in words
    told = (inside / "manifest.json").read_text("utf-8")
    assert "internal/report.fr.pdf" in told
    given = (folder / "pack/report.en.html").read_text("utf-8")
    assert "Other run" not in given
    assert 'data-for="recipient"' in given


def test_custodian_sees_who_decided_what_also_refusals(released, tmp_path):
    _, folder = released
    log = (folder / "ledger/decisions.jsonl").read_text("utf-8")
    (signed,) = list_decisions(folder / "ledger", json.loads(log)["records"])
    refused = {**signed, "by": "Dr. No", "decision": "refused"}
    words = " ".join(_Words(html_of(_signed_page([refused, signed]), words_of("en"), "en")).said)
    assert words.index("Who decided") < words.index(signed["when"]) < words.index("Dr. No")
    page = (kept_inside(folder / "pack") / "internal/report.en.html").read_text("utf-8")
    assert signed["when"] in page
    assert signed["when"] not in (folder / "pack/report.en.html").read_text("utf-8")
    (tmp_path / "decisions.jsonl").write_text(log + log.replace("released", "refused") + '{"by')
    assert len(list_decisions(tmp_path, signed["records"])) == 2
    assert not list_decisions(tmp_path, "other")


def _signed_page(decided):
    return Document(Notice("x"), Notice("y"), (_signed(decided),), "custodian", {})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_of_tables_are_whole_in_print(language):
    """Also those of the narrow columns of presets."""
    of = replace(source(), risk=presets()[:3])
    written = pdf_of(_document(of), words_of(language), language)
    head = {"en": (b"(Allowed)", b"(Answer)"), "fr": (b"(Permis)", b"(R\xe9ponse)")}[language]
    assert all(word in written for word in head)


def test_lost_records_of_the_report_are_those_of_the_run(released):
    run, folder = released
    page = (kept_inside(folder / "pack") / "internal/report.en.html").read_text("utf-8")
    (table,) = re.findall(r"Records left out by sex</caption>.*?</table>", page, re.DOTALL)
    cells = re.findall(r"<td>([\d,]+)</td><td>([\d,]+)</td>", table)
    assert sum(int(lost.replace(",", "")) for lost, _ in cells) == run.evaluation.suppressed_records


def test_pack_of_the_sample_opens_in_pandas_and_geopandas(released):
    _, folder = released
    pack = folder / "pack"
    parquet = pd.read_parquet(pack / "records/records.parquet")
    texts = pd.read_csv(pack / "records/records.csv", dtype={"age": str})
    assert texts.astype(str).equals(parquet.astype(str))
    stata = pd.read_stata(pack / "records/records.dta")
    spss, _ = pyreadstat.read_sav(str(pack / "records/records.sav"), apply_value_formats=True)
    for of in (stata, spss):
        assert of["sex"].astype(str).tolist() == parquet["sex"].tolist()
        assert of["region_id"].astype(int).tolist() == parquet["region_id"].tolist()
    shapes = [
        gpd.read_file(pack / f"regions/regions.{ending}") for ending in ("gpkg", "shp", "geojson")
    ]
    shapes.append(gpd.read_parquet(pack / "regions/regions.parquet"))
    for of in shapes:
        assert sorted(of["region_id"].astype(int)) == sorted(shapes[0]["region_id"])
        assert of.geometry.is_valid.all()
    crosswalk = pd.read_csv(pack / "regions/crosswalk.csv", dtype={"area_id": str})
    assert set(parquet["region_id"]) <= set(crosswalk["region_id"]) == set(shapes[0]["region_id"])
