run("readme-1")  # noqa: F821
