"""The quasi-identifier models of a calibration as a table (El Emam et al. 2009)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import LEFT, RIGHT, ModelCurve
from core.errors import N_
from core.tables.base import COUNT, NUMBER, SHARE, TEXT, YES, Column, Table

MODELS = "models"


def models_table(curves: Sequence[ModelCurve]) -> Table:
    """One row for each curve; keys are their places."""
    columns = (
        Column(
            "model",
            N_("Model"),
            np.array([model_name(of.columns) for of in curves], dtype=object),
            TEXT,
            help=N_("The quasi-identifiers that are taken together."),
        ),
        Column(
            "cutoff",
            N_("Cut-off"),
            np.array([of.cutoff for of in curves], dtype=np.float64),
            COUNT,
            N_("records"),
            N_("Size beyond which the share of unique records hardly falls any more."),
        ),
        *_ends(curves),
        Column(
            "max_combinations",
            N_("Max combinations"),
            np.array([float(of.max_combinations) for of in curves], dtype=np.float64),
            COUNT,
            help=N_("Product of the numbers of response categories."),
        ),
        Column(
            "entropy",
            N_("Entropy"),
            np.array([of.entropy for of in curves], dtype=np.float64),
            NUMBER,
            N_("nats"),
            N_("Of the classes of all records that are looked at."),
        ),
        *_measured(curves),
    )
    return Table(MODELS, columns, np.arange(len(curves), dtype=np.intp))


def _ends(curves: Sequence[ModelCurve]) -> tuple[Column, Column]:
    """Whether a cut-off is an end of the sizes, so that it is only known to lie beyond."""
    return (
        Column(
            "at_smallest_size",
            N_("At the smallest size"),
            np.array([of.censored == LEFT for of in curves], dtype=bool),
            YES,
            help=N_("The cut-off is this size or less: it is censored from below."),
        ),
        Column(
            "at_largest_size",
            N_("At the largest size"),
            np.array([of.censored == RIGHT for of in curves], dtype=bool),
            YES,
            help=N_("The cut-off is this size or more: it is censored from above."),
        ),
    )


def _measured(curves: Sequence[ModelCurve]) -> tuple[Column, ...]:
    """Delta scores and what the fits left out."""
    fitted = [np.nan if of.delta is None else of.delta for of in curves]
    return (
        Column(
            "delta",
            N_("Delta score"),
            np.array(fitted, dtype=np.float64),
            SHARE,
            help=N_("Share of unique records that the fitted curve has at the cut-off."),
        ),
        Column(
            "delta_observed",
            N_("Unique at the cut-off"),
            np.array([of.delta_observed for of in curves], dtype=np.float64),
            SHARE,
            help=N_("The measured share of unique records at the cut-off."),
        ),
        Column(
            "sizes_dropped",
            N_("Sizes left out"),
            np.array([float(of.sizes_dropped) for of in curves], dtype=np.float64),
            COUNT,
            help=N_("Sample sizes without unique records, which the fit of the curve leaves out."),
        ),
    )
