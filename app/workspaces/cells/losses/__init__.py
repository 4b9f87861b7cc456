"""Who lost values: missingness, associations, on the map."""
