"""The order in which the blocks of a function are reached: predecessors, dominators, loops."""


class Graph:
    def __init__(self, blocks):
        self.blocks = blocks
        self.entry = next(iter(blocks))
        self.successors = {label: list(dict.fromkeys(successors(block))) for label, block in blocks.items()}
        self.order = self.reverse_postorder()
        self.position = {label: index for index, label in enumerate(self.order)}
        self.predecessors = {label: [] for label in self.order}
        for label in self.order:
            for successor in self.successors[label]:
                self.predecessors[successor].append(label)
        self.dominator = self.dominators()
        self.loops = self.natural_loops()

    def reverse_postorder(self):
        finished, seen = [], {self.entry}
        stack = [(self.entry, iter(self.successors[self.entry]))]
        while stack:
            label, following = stack[-1]
            for successor in following:
                if successor not in seen:
                    seen.add(successor)
                    stack.append((successor, iter(self.successors[successor])))
                    break
            else:
                finished.append(label)
                stack.pop()
        return finished[::-1]

    def dominators(self):
        """For each block, the last one that every path to it passes (Cooper, Harvey and Kennedy)."""
        dominator = {self.entry: self.entry}
        is_changed = True
        while is_changed:
            is_changed = False
            for label in self.order[1:]:
                known = [each for each in self.predecessors[label] if each in dominator]
                found = known[0]
                for other in known[1:]:
                    while found != other:
                        while self.position[found] > self.position[other]:
                            found = dominator[found]
                        while self.position[other] > self.position[found]:
                            other = dominator[other]
                if dominator.get(label) != found:
                    dominator[label] = found
                    is_changed = True
        return dominator

    def dominates(self, first, second):
        while self.position[second] > self.position[first]:
            second = self.dominator[second]
        return first == second

    def natural_loops(self):
        """For each block that begins a loop, the blocks of the loop."""
        loops = {}
        for label in self.order:
            for successor in self.successors[label]:
                if self.dominates(successor, label):
                    body = loops.setdefault(successor, {successor})
                    todo = [label]
                    while todo:
                        each = todo.pop()
                        if each not in body:
                            body.add(each)
                            todo += self.predecessors[each]
        return loops


def successors(block):
    return block[-1].targets
