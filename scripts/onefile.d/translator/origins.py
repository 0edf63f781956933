"""Where in the Swift sources a function begins, from the debug information."""
import re


class Origins:
    def __init__(self, metadata):
        self.metadata = metadata

    def of(self, scope):
        """`Physics/Arc.swift:42`, or nothing for functions that the compiler made."""
        text = self.metadata.get(scope, "")
        line = re.search(r"\bline: (\d+)", text)
        file = re.search(r"\bfile: (!\d+)", text)
        if not line or not file or line.group(1) == "0":
            return None
        name = re.search(r'filename: "([^"]*)"', self.metadata.get(file.group(1), ""))
        path = name and re.search(r"Sources/(?:ScrollKitCore/)?(.*\.swift)$", name.group(1))
        return f"{path.group(1)}:{line.group(1)}" if path else None
