"""What bands and groups make of the values of a file, in the words of the window."""

from __future__ import annotations

from collections.abc import Sequence

from core.errors import Notice
from core.io.records.place import Place
from core.io.records.preview import category_counts
from core.quasi_identifiers import QuasiIdentifier
from core.site_preview import recode_counts
from core.steps import Steps


def grouped_notices(path: Place, qis: Sequence[QuasiIdentifier]) -> Steps[tuple[Notice, ...]]:
    """``"marital: 6 values grouped to 3"``, for each variable whose bands or groups join values.

    Values are those of the file, without codes for missing.

    Raises
    ------
    VbasError
        As `category_counts`.
    """
    said = []
    for qi in qis:
        if not qi.groups and qi.band is None:
            continue
        found = yield from category_counts(path, QuasiIdentifier(qi.column))
        values = dict(zip(found.labels, found.counts, strict=True))
        n = len(set(values) - set(qi.missing))
        m = recode_counts(values, found.n_missing, qi).n_categories
        if m < n:
            text = "{column}: {n} values grouped to {m}"
            said.append(Notice(text, column=qi.column, n=n, m=m))
    return tuple(said)
