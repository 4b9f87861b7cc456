"""Terms are explained where they stand: cards in tooltips, and by F1."""

from dataclasses import dataclass

import pytest

from app.features.manual.explanation import words_about
from app.features.runs.measure import said
from app.kit.form import Form
from app.kit.glossary import card, terms_in, with_cards
from app.kit.language import FRENCH
from app.kit.widgets import words
from core.glossary import terms
from core.measures import MEASURES


def titles(text):
    return [of.title for of in terms_in(text)]


@pytest.mark.parametrize("term", terms(), ids=lambda of: of.title)
def test_a_term_is_explained_in_two_sentences_with_its_source(term):
    assert term.note.count(". ") == 1
    assert term.note.endswith(".")
    assert term.source
    for word in term.called:
        assert titles(f"The {word} of it.") == [term.title]


def test_the_longest_words_are_taken_and_each_term_once():
    assert titles("Non-uniform entropy (bits), in BITS") == ["Non-uniform entropy", "Bit"]
    assert titles("an orbit, bitsy") == []


def test_jargon_among_the_measures_has_its_card():
    told = {of.name: titles(f"{of.title} ({of.shown_unit})") for of in MEASURES.values()}
    assert told["discernibility"] == ["Discernibility"]
    assert "Bit" in told["non_uniform_entropy_bits_per_record"]
    assert told["compactness_m"] == ["Compactness"]


def test_a_card_stands_once_under_what_is_said_already():
    tip = with_cards("Lost in all.", "Discernibility")
    assert tip.startswith("Lost in all.\n\nDiscernibility: ")
    assert with_cards(tip, "Discernibility") == tip
    assert max(map(len, tip.splitlines())) < 80
    assert with_cards("Lost in all.", "nothing of the kind") == "Lost in all."


def test_labels_explain_their_own_words(qtbot):
    label = words("Entropy of all")
    qtbot.addWidget(label)
    assert "Entropy of the records: " in label.toolTip()
    label.setToolTip("Of the file.")
    assert label.toolTip().startswith("Of the file.\n\n")
    label.setText("People of all")
    assert label.toolTip() == "Of the file."


@dataclass(frozen=True)
class Asked:
    sites: int = 1


def test_fields_of_forms_and_f1_explain_them_too(qtbot, theme):
    form = Form(Asked())
    qtbot.addWidget(form)
    box = form.whole("sites", "Max combinations", "How many.", 1, 9)
    assert box.toolTip().startswith("How many.\n\nMax combinations: ")
    bare = words("")
    qtbot.addWidget(bare)
    bare.setAccessibleName("Discernibility")
    assert words_about(bare).startswith("Discernibility\n\nDiscernibility: The sizes")


def test_in_french(language):
    language.use(FRENCH)
    for term in terms():
        for word in term.called:
            assert [of.title for of in terms_in(said(word))] == [term.title], word
            assert card(term)
