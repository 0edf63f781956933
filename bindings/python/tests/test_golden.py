"""The golden cases, which every language runs."""

from __future__ import annotations

import pathlib

import pytest

import golden

CASES = pathlib.Path(__file__).parents[3] / "Tests/Fixtures/golden/cases.txt"


@pytest.mark.parametrize(("name", "statements"), golden.read(CASES), ids=lambda value: value if type(value) is str else "")
def test_case(name: str, statements: list[tuple[int, golden.Words]]) -> None:
    case = golden.Case(name)
    for line, words in statements:
        try:
            case.run(words)
        except golden.Mismatch as mismatch:
            pytest.fail(f"{CASES.name}:{line}: {mismatch}")
    case.close()
