"""Which geography can be released: the page where one starts."""
