"""What a recode is called in the findings, as in the panel of variables."""

from __future__ import annotations

from app.features.variables.counting import key_of_run, runs_of
from app.features.variables.words import recode_words
from app.frame.session import Session
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.recodes import Recode


class RecodeWords:
    """Says what is done to a variable, such as "10-year bands" or "regions of a run"."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __call__(self, variable: CountedVariable, recode: Recode) -> str:
        """The words, in the user's language."""
        file = self._session.area_file
        runs = {key_of_run(of.number): of.name for of in runs_of(self._session)}
        return recode_words(variable, recode, "" if file is None else file.level, runs)
