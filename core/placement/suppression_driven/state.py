"""Opening a search and taking it on, temperature by temperature."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.ground import mean_scale
from core.ledger.account import Ledger, open_ledger
from core.metrics import compactness
from core.placement.base import Task
from core.placement.site_search.ground import Sites, ground_of, scratch_for
from core.placement.site_search.kernels import measure_radius
from core.placement.suppression_driven import hunt as places
from core.placement.suppression_driven.hunt import Hunt
from core.placement.suppression_driven.kernels import search
from core.search.annealing import Price
from core.voronoi import nearest_site


class State:
    """Sites that move over the ledger of their regions.

    Parameters
    ----------
    task
        The study.
    sites
        (s, 2) metres, where they begin.
    seed
        64 bits of chance.
    per_km, per_bit
        Records one would give for a kilometre to the regions' own centres, for a bit; None to let
        it be no worse than at the beginning.
    hold_compactness
        Per cent by which metres to the sites (Eq. 20) may rise; None for any.
    """

    def __init__(
        self,
        task: Task,
        sites: NDArray[np.float64],
        seed: int,
        per_km: float | None,
        per_bit: float | None,
        hold_compactness: float | None = None,
    ) -> None:
        self._task, self._held = task, hold_compactness is not None
        points, s = task.study.areas.points, len(sites)
        self._ground, self._scratch = ground_of(points), scratch_for(len(points), s)
        self.ledger, self._sites = self._opened(np.array(sites, np.float64))
        self._hunt = _new_hunt(self._sites, len(points), task.study.counts.n_classes, seed)
        self._add_up()
        sums, n, k = self._hunt.sums, len(points), task.k
        metres, bits = float(sums[places.DISTANCE]), float(sums[places.BITS])
        records = max(1.0, float(task.study.counts.n_records))
        per_m = None if per_km is None else per_km / 1000.0 / mean_scale(task.study.areas.scale)
        self._per_m = Price(per_m, metres, 0.005 * metres, 2.0 * k * n / max(metres, 1e-300))
        self._per_bit = Price(per_bit, bits, 0.0005 * bits, k * n / records)
        self._per_site_m = Price(0.0, 0.0, 1.0, 0.0)
        if hold_compactness is not None:
            metres = float(sums[places.TO_SITES])
            most, first = metres * (1.0 + hold_compactness / 100.0), k * n / max(metres, 1e-300)
            self._per_site_m = Price(None, most, 0.005 * metres, 2.0 * first)
        rules = self._hunt.rules
        rules[places.MOST_M], rules[places.MOST_BITS] = self._per_m.limit, self._per_bit.limit
        rules[places.MOST_SITE_M] = self._per_site_m.limit
        rules[places.WORTH_M] = self._per_m.given or 0.0
        rules[places.WORTH_BIT] = self._per_bit.given or 0.0
        self._hunt.sums[places.BEST] = self.score()

    def _opened(self, sites: NDArray[np.float64]) -> tuple[Ledger, Sites]:
        task, s = self._task, len(sites)
        labels = nearest_site(task.study.areas.points, sites)
        ledger = open_ledger(task.study, labels, s, task.k, task.population)
        moving = Sites(np.array(sites[:, 0]), np.array(sites[:, 1]), np.zeros(s))
        for region in range(s):
            measure_radius(ledger.book, moving, region)
        return ledger, moving

    def _add_up(self) -> None:
        """Sets the sums anew, so that no error of rounding grows."""
        totals, sums = self.ledger.totals(), self._hunt.sums
        sums[places.LOST], sums[places.DISTANCE] = totals.suppressed, totals.distance_m
        sums[places.BITS] = totals.bits + self.ledger.area_bits
        if self._held:
            points, labels = self._task.study.areas.points, self.ledger.book.labels
            sums[places.TO_SITES] = compactness(points, labels, self.sites())

    def advance(self, heat: float, candidates: int) -> None:
        """Searches at one temperature (in units of k) up to so many candidates in all."""
        hunt, rules = self._hunt, self._hunt.rules
        self._add_up()
        self._per_m.follow(float(hunt.sums[places.DISTANCE]))
        self._per_bit.follow(float(hunt.sums[places.BITS]))
        self._per_site_m.follow(float(hunt.sums[places.TO_SITES]))
        rules[places.PER_SITE_M] = self._per_site_m.value
        rules[places.HEAT] = heat * self._task.k
        rules[places.PER_M], rules[places.PER_BIT] = self._per_m.value, self._per_bit.value
        k = self._task.k
        search(self.ledger.book, self._ground, self._sites, self._scratch, hunt, k, candidates)

    def return_to_best(self) -> None:
        """Goes back to the best sites found."""
        best = np.column_stack([self._hunt.best_x, self._hunt.best_y])
        self.ledger, self._sites = self._opened(best)
        self._add_up()

    def sites(self) -> NDArray[np.float64]:
        """(s, 2) metres, a copy."""
        return np.column_stack([self._sites.x, self._sites.y])

    def count(self, place: int) -> int:
        """What is counted there, such as `hunt.CANDIDATES`."""
        return int(self._hunt.counts[place])

    @property
    def best(self) -> float:
        """Score of the best state."""
        return float(self._hunt.sums[places.BEST])

    def score(self) -> float:
        """Suppressed records, and what geography is worth where that was given."""
        sums, rules = self._hunt.sums, self._hunt.rules
        score = sums[places.LOST] + rules[places.WORTH_M] * sums[places.DISTANCE]
        return float(score + rules[places.WORTH_BIT] * sums[places.BITS])

    def measures(self) -> tuple[float, float, float, float]:
        """Score, suppressed records, metres and bits of the state as it is."""
        sums = self._hunt.sums
        bits = float(sums[places.BITS]) - self.ledger.area_bits
        return self.score(), float(sums[places.LOST]), float(sums[places.DISTANCE]), bits


def _new_hunt(sites: Sites, n_areas: int, n_classes: int, seed: int) -> Hunt:
    return Hunt(
        chance=np.array([seed], np.uint64),
        counts=np.zeros(3, np.int64),
        sums=np.zeros(5),
        rules=np.zeros(9),
        best_x=sites.x.copy(),
        best_y=sites.y.copy(),
        fresh=np.zeros((len(sites.x), 3)),
        going=np.full(n_areas, -1, np.int32),
        sizes=np.zeros(n_classes, np.int32),
    )
