"""What a map of areas shows: layers, values, fields, colours, as values without a window."""
