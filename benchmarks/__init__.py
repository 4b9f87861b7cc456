"""Figures of speed, as ratios against a peer or a plain version, measured in one run."""
