"""All combinations as a picture, as a table and on the map."""
