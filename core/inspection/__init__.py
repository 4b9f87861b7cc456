"""What a run costs and whom: by region, by value, by class size, by area. Pure functions."""
