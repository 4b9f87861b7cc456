"""What a column is likely to be, by its name alone: English, French and the names of surveys."""

from __future__ import annotations

import re
from typing import Final

AREA_ID: Final = "area id"
WEIGHT: Final = "weight"
DIRECT_IDENTIFIER: Final = "direct identifier"
LIKELY: Final = "quasi-identifier"

_KINDS: Final = {
    DIRECT_IDENTIFIER: re.compile(
        r"(first|last|given|sur|family|full|middle|maiden).?name|^name$|^nom|prenom|phone|e.?mail"
        r"|address|health.?card|^hcn|^sin$|^ssn|^mrn|passport|patient.?id|person.?id|record.?id"
        r"|^id$"
    ),
    AREA_ID: re.compile(
        r"^(da|ada|fsa|ct|csd|cd|cfsa)(_?(u?id|code))?$|(da|fsa|ct|csd|cd|adi)uid?$|dguid|adidu"
        r"|area.?id|postal|^pc(ode)?$|zip"
    ),
    WEIGHT: re.compile(r"weight|^w(ght|t|ts|gt)|wts_|_wt$|poids"),
    LIKELY: re.compile(
        r"^age|agegr|^sex|gender|genre|birth|^dob|marst|marital|ethn|vismin|religion|lang|educ"
        r"|school|hdgree|income|totinc|abo(id|r)|immig|citizen|occup|race|province|^prov|^pr$"
        r"|lfact|hhsize"
    ),
}


def looks_by_name(name: str) -> str | None:
    """The first of `DIRECT_IDENTIFIER`, `AREA_ID`, `WEIGHT` and `LIKELY` that a name is like."""
    lower = name.lower()
    return next((kind for kind, pattern in _KINDS.items() if pattern.search(lower)), None)


AGE, SEX, RACE, YEAR, GEOGRAPHY, DISEASE = (
    *("age", "sex", "race or ethnicity", "year of the event", "geography", "disease"),
)
_ALWAYS: Final = {
    AGE: re.compile(r"(^|_)age|^agegr|birth|^dob|naissance"),
    SEX: re.compile(r"(^|_)sex|gender|genre"),
    RACE: re.compile(r"race|ethn|vismin|visible.?minor|indigen|autochton"),
    YEAR: re.compile(r"year|^annee|^année|(^|_)(yr|yyyy)(_|$)|date"),
    GEOGRAPHY: re.compile(r"^area|region|province|^prov|^pr$|county|registry|district|^geo"),
    DISEASE: re.compile(r"(^|_)site|disease|maladie|cancer|tumou?r"),
}


def always_looked_at(name: str) -> str | None:
    """Which of the variables that are always looked at (Howe et al. 2007) a name is like.

    Geography and diseases are also told by codes of areas and diagnoses.
    """
    lower = name.lower()
    if looks_by_name(name) == AREA_ID:
        return GEOGRAPHY
    if names_codes(name):
        return DISEASE
    return next((kind for kind, pattern in _ALWAYS.items() if pattern.search(lower)), None)


_CODES: Final = re.compile(
    r"diag|(^|_)d(x|p)(_|\d|$)|icd|(^|_)(cmg|drg|cim)|case.?mix|proc(ed|_|\d|$)|interven|cci(_|$)"
    r"|cause.?of.?death|(^|_)atc(_|\d|$)|(^|_)(cpt|hcpcs|opcs)|operation|morpholog"
)


def names_codes(name: str) -> bool:
    """Whether a column is likely to hold codes of diagnoses, procedures or drugs, by its name.

    Such codes begin with their chapter: ``"J18.9"`` is of J and of J1.
    """
    return _CODES.search(name.lower()) is not None
