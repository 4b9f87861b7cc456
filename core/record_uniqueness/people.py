"""What is said of records, said of people: where a column tells whose records they are."""

from __future__ import annotations

from typing import Final

from core.errors import N_, Notice

_OF_PEOPLE: Final = {
    "{sets:,} of {records:,} records ({share:%}) are in unique record sets: each is the "
    "only one with its values in all variables.": N_(
        "{sets:,} of {records:,} people ({share:%}) are in unique record sets: each is the only "
        "one with these values in all variables."
    ),
    "{sets:,} of {records:,} records ({share:%}) are in unique record sets: at most "
    "{size:,} records have the same values in all variables.": N_(
        "{sets:,} of {records:,} people ({share:%}) are in unique record sets: at most {size:,} "
        "people have the same values in all variables."
    ),
    "{unique:,} of {records:,} records ({share:%}) are unique: no other has the same values.": N_(
        "{unique:,} of {records:,} people ({share:%}) are unique: nobody else has the same values."
    ),
    "The variable {name} weighs most: where it is known, the share of unique records is "
    "about {times:,} times as large.": N_(
        "The variable {name} weighs most: where it is known, the share of unique people is about "
        "{times:,} times as large."
    ),
    "The variable {name} weighs most: where it is known, the share of unique records is "
    "about {times:,} times as large. Collapse it first.": N_(
        "The variable {name} weighs most: where it is known, the share of unique people is about "
        "{times:,} times as large. Collapse it first."
    ),
    "The weights are those of ln(share of unique records) on which variables are known, "
    "over the combinations with a unique record, {used:,} of {all:,}; R² {r_squared:.3f}.": N_(
        "The weights are those of ln(share of unique people) on which variables are known, over "
        "the combinations with a unique person, {used:,} of {all:,}; R² {r_squared:.3f}."
    ),
    "No weights: no combination of variables has a unique record.": N_(
        "No weights: no combination of variables has a unique person."
    ),
    "No weights: the combinations with a unique record ({used:,} of {all:,}) do not tell "
    "the variables apart.": N_(
        "No weights: the combinations with a unique person ({used:,} of {all:,}) do not tell the "
        "variables apart."
    ),
    "No variable weighs anything: all combinations with a unique record ({used:,} of "
    "{all:,}) have the same share of them.": N_(
        "No variable weighs anything: all combinations with a unique person ({used:,} of {all:,}) "
        "have the same share of them."
    ),
    "No variable left out by itself takes a record out of unique record sets.": N_(
        "No variable left out by itself takes a person out of unique record sets."
    ),
    "Leaving out the variable {name} helps most: {sets:,} of {records:,} records ({share:%}) "
    "would be left in unique record sets.": N_(
        "Leaving out the variable {name} helps most: {sets:,} of {records:,} people ({share:%}) "
        "would be left in unique record sets."
    ),
    "{n:,} ({left_out:,} of the file left out)": N_(
        "{n:,} ({left_out:,} records of the file left out)"
    ),
    "Records": N_("People"),
    "at most {n:,} records": N_("at most {n:,} people"),
    "Of all records: dark, unique ({unique:%}); dark and light, in unique record sets "
    "({sets:%}); marks at {public:%} and {research:%}.": N_(
        "Of all people: dark, unique ({unique:%}); dark and light, in unique record sets "
        "({sets:%}); marks at {public:%} and {research:%}."
    ),
    "Unique records": N_("Unique people"),
    "Most unique records, by number of variables known": N_(
        "Most unique people, by number of variables known"
    ),
    "Smallest combinations that single records out": N_(
        "Smallest combinations that single people out"
    ),
    "Records that are unique in this combination and in no part of it.": N_(
        "People who are unique in this combination and in no part of it."
    ),
    "Every combination of the variables was counted. A record is unique where no other has "
    "the same values; a unique record set is a class of at most {n:,} records. A missing "
    "value counts as a value of its own. Weights: least squares of ln(unique records / all "
    "records) on which variables are in the combination.": N_(
        "Every combination of the variables was counted. A person is unique who is alone in a "
        "class with one of their records; a unique record set is a class of at most {n:,} people, "
        "each counted once however many records they have. A missing value counts as a value of "
        "its own. Weights: least squares of ln(unique people / all people) on which variables are "
        "in the combination."
    ),
}


def counted_in(people: bool, notice: Notice) -> Notice:
    """A text about records, about people where these are counted."""
    template = _OF_PEOPLE.get(notice.template) if people else None
    return notice if template is None else Notice(template, **notice.values)
