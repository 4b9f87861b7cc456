"""Tables of PostgreSQL: counted where they are; only counts come here."""
