"""Fits the models that are our own and writes them to ``resources/coefficients``.

``python -m setup.fit_own_models`` (a few minutes): threshold models and suppression models, by
the program's own calibration, on the synthesized records of `setup.synthesized_areas`. The files
come out byte for byte the same; ``--check`` writes nothing and says whether they would.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import tomli_w

from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSettings
from core.calibration.suppression_rate import fit_suppression
from core.calibration.threshold_fit import fit_thresholds
from core.coded_records import CodedRecords
from core.steps import Step, finish
from setup.synthesized_areas import N_AREAS, records, sets_of_variables

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "coefficients"
KS = (3, 5, 11, 20)
LARGEST_SAMPLE, STEP = 200_000, 1_000

_LIMITS = (
    "In these records variables are independent within an area (but for age), which makes more "
    "different people, and more unique ones, than life does."
)
_HEAD = (
    "# Made by python -m setup.fit_own_models: do not edit. Our own models, not published ones.\n"
    "# {formula}\n"
)
_THRESHOLDS = (
    "ln(p / (1 - p)) = b0 + ln_population * ln(people) + ln_max_combinations * ln(max "
    "combinations); p = chance that more than so many per cent of the people of an area are unique."
)
_SUPPRESSION = (
    "ln(records of a region) = b0 + ln_odds * ln(share / (1 - share)) + slope * predictor + ln_k "
    "* ln(k); share = part of the records suppressed."
)


def threshold_text(of: CodedRecords) -> str:
    """The file of the threshold models."""
    models = sets_of_variables(of)
    fit = finish(fit_thresholds(of, models), _told)
    citation = (
        f"VBAS's own, not published figures: fitted by the program's own calibration on "
        f"{of.n_records:,} synthesized records in {N_AREAS} made-up areas of the size of FSAs, "
        f"for {len(models)} sets of variables; tested on areas and sets that a fit had not seen "
        f"(10 x 10 folds). {_LIMITS}"
    )
    said = {"title": "VBAS own, synthesized", "citation": citation}
    return _text(_THRESHOLDS, {**said, **fit.as_tables()})


def suppression_text(of: CodedRecords) -> str:
    """The file of the suppression models."""
    settings = CalibrationSettings(
        models=sets_of_variables(of), step=STEP, most=LARGEST_SAMPLE, ks=KS
    )
    done = finish(calibrate(of, settings), _told)
    fit = fit_suppression(done)
    citation = (
        f"VBAS's own, not published figures: fitted by the program's own calibration on nested "
        f"samples of up to {LARGEST_SAMPLE:,} of {of.n_records:,} synthesized records, for "
        f"{len(settings.models)} sets of variables and k = {', '.join(map(str, KS))}. {_LIMITS}"
    )
    said = {"title": "VBAS own, synthesized", "citation": citation}
    return _text(_SUPPRESSION, {**said, **fit.as_tables()})


def _text(formula: str, tables: dict[str, Any]) -> str:
    return _HEAD.format(formula=formula) + tomli_w.dumps(tables)


def _told(step: Step) -> None:
    if step.total:
        sys.stdout.write(f"\r{step.stage}: {step.done:,.0f} of {step.total:,.0f} ")


def main() -> int:
    """Writes both files, or says which would change."""
    of = records()
    texts = {
        "vbas-suppression.toml": suppression_text(of),
        "vbas-thresholds.toml": threshold_text(of),
    }
    sys.stdout.write("\n")
    changed = 0
    for name, text in texts.items():
        path = FOLDER / name
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        changed += not same
        sys.stdout.write(f"{name}: {'the same' if same else 'changed'}\n")
        if not same and "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8", newline="\n")
    return min(changed, 1) if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
