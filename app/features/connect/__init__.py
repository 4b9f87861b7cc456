"""Records and areas that stay in a database: the Connect page, passwords, last connections."""
