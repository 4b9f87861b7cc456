"""The one incremental account of regions: what a change costs, without counting anew."""
