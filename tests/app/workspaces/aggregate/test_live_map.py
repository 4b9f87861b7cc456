"""Trails of sites, and what decides the colours of a state."""

import numpy as np

from app.features.replay.search_words import measures_sentence, search_sentence
from app.map.live_map import Trails, moved
from core.search.film import SearchSnapshot


def places(*xy):
    return np.array(xy, dtype=float)


def test_only_sites_that_moved_have_a_line():
    before, after = places((0, 0), (5, 5)), places((1, 0), (5, 5))
    assert moved(before, after).tolist() == [[0, 0, 1, 0]]
    assert moved(after, after) is None


def test_a_trail_holds_the_last_few_moves_newest_first():
    trails = Trails()
    assert trails.follow(places((0, 0))) == ()
    for x in range(1, 10):
        lines = trails.follow(places((x, 0)))
    assert [line[0].tolist() for line in lines[:2]] == [[8, 0, 9, 0], [7, 0, 8, 0]]
    assert len(lines) == 6
    assert len(trails.follow(places((9, 0)))) == 6


def test_other_sites_leave_no_trail():
    trails = Trails()
    trails.follow(places((0, 0)))
    trails.follow(places((1, 0)))
    assert trails.follow(places((1, 0), (2, 0))) == ()
    assert trails.follow(None) == ()


def snapshot(figures, history=()):
    rows = np.array(history, dtype=float).reshape(-1, 5)
    none = np.zeros(0, dtype=np.int32)
    return SearchSnapshot(None, none, "suppression", np.zeros(0), rows, figures)


def plain(text):
    return text.replace("\u00a0", " ")


def test_a_search_in_words():
    history = [(1204, 2.0, 12300, 5e6, 1e6)]
    said = search_sentence(snapshot({"pass": 3.0, "moves": 1204.0}, history))
    assert plain(said) == "pass 3 · 1,204 moves · 12,300 records would be lost"
    assert plain(search_sentence(snapshot({"round": 2.0}, history))).startswith("round 2 · 1,204")
    assert search_sentence(snapshot({})) == ""


def test_measures_of_a_step_in_words():
    measures = {"suppressed_records": 1.0, "alpha": 2.0, "regions_at_alpha": 3.0, "bits": 2.4}
    assert plain(measures_sentence(measures)) == (
        "1 record would be lost · 3 regions at anonymity 2 · geography lost: 2.40 bits per record"
    )
    assert plain(measures_sentence(measures, 5)) == (
        "< 5 records would be lost · 3 regions at anonymity < 5 · "
        "geography lost: 2.40 bits per record"
    )
    assert plain(measures_sentence({"compactness_m": 12.34})) == "12.3 km to own centre"
    assert measures_sentence({}) == ""
