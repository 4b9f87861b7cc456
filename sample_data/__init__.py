"""The sample study: a fictional province, its areas and its people. Nobody in it is real."""
