import scrollkit

run("meter-1", scrollkit=scrollkit)  # noqa: F821
