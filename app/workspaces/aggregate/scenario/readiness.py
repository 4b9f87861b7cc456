"""Whether a scenario can be run, and what a counted study says of its number of regions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.session import Draft, Opened
from app.kit import numbers
from core.errors import VbasError
from core.io.areas import AreaFile
from core.pipeline import population_of
from core.site_count import Predictors, predictors_of
from core.site_preview import SitePreview
from core.study import Study


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("ScenarioPanel", text)


def why_not(
    area_file: AreaFile | None, records: Opened | None, draft: Draft, preview: SitePreview
) -> str:
    """Why the scenario cannot be run, in one sentence; "" if it can."""
    if area_file is None:
        return tr("Open areas first")
    if records is None:
        return tr("Open records first")
    if not draft.area_column:
        return tr("Choose the area column of the records (step 1)")
    if not draft.scenario.quasi_identifiers:
        return tr("Choose at least one variable (step 2)")
    n, k = records.preview.n_rows, draft.scenario.k
    if k > n:
        return tr("k is {k}, but there are only {n}: choose a smaller k").format(
            k=numbers.count(k), n=numbers.count(n, tr("records"))
        )
    if preview.problem is not None:
        return f"{preview.problem.message} {preview.problem.hint}".strip()
    return ""


class StudyPredictors:
    """What the number of regions is predicted from, worked out once for each population basis."""

    def __init__(self, study: Study | None) -> None:
        self._study = study
        self._known: dict[str, Predictors] = {}

    def predictors(self, basis: str) -> Predictors | None:
        """The predictors on a basis; None without a study, or if nobody lives in its areas."""
        if self._study is None:
            return None
        if basis not in self._known:
            try:
                population = population_of(self._study, basis)
            except VbasError:
                return None
            self._known[basis] = predictors_of(self._study, population)
        return self._known[basis]
