"""Findings in other languages: words of ours are translated, longer ones have room."""

import pytest
from examined import examined

from app.theme import Theme
from app.workspaces.uniqueness.findings.advice_view import AdviceView
from app.workspaces.uniqueness.findings.weights_view import WeightsView
