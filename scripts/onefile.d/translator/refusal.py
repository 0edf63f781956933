"""What the translator does not know stops it."""


class Refusal(Exception):
    """A construct that has no translation: what it is, where it stands, and what to do."""

    def __init__(self, what, remedy, where=None):
        super().__init__(what)
        self.what = what
        self.remedy = remedy
        self.where = where

    def at(self, where):
        """The same refusal with its place, unless it has one."""
        return self if self.where else Refusal(self.what, self.remedy, where)

    def __str__(self):
        return f"{self.where or 'in the module'}: {self.what}\n  {self.remedy}"
