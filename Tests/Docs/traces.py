run("traces-1")  # noqa: F821
