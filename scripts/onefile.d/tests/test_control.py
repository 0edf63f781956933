"""Blocks, loops, switches and phis."""
import unittest

from translation import OPTIMISED, translated, values as with_tcc

F = "uint64_t f(uint64_t a, uint64_t b)"


def values(*arguments, **options):
    """The results, which are the same with gcc and tcc."""
    if options:
        return with_tcc(*arguments, **options)
    results = with_tcc(*arguments)
    assert results == with_tcc(*arguments, compiler=OPTIMISED)
    return results


class Control(unittest.TestCase):
    def test_aLoop(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %j, %loop ]
          %s = phi i64 [ 0, %entry ], [ %t, %loop ]
          %t = add i64 %s, %i
          %j = add i64 %i, 1
          %c = icmp ult i64 %j, %a
          br i1 %c, label %loop, label %end
        end:
          ret i64 %t
        }"""
        self.assertEqual(values(ir, F, "1, 0", "5, 0"), [0, 10])
        self.assertNotIn("goto", translated(ir, F))

    def test_phisThatExchangeTheirValues(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
        entry:
          br label %loop
        loop:
          %x = phi i64 [ 1, %entry ], [ %y, %loop ]
          %y = phi i64 [ 2, %entry ], [ %x, %loop ]
          %z = phi i64 [ 0, %entry ], [ %x, %loop ]
          %i = phi i64 [ 0, %entry ], [ %j, %loop ]
          %j = add i64 %i, 1
          %c = icmp ult i64 %j, %a
          br i1 %c, label %loop, label %end
        end:
          %p = mul i64 %x, 100
          %q = mul i64 %y, 10
          %r = add i64 %p, %q
          %s = add i64 %r, %z
          ret i64 %s
        }"""
        self.assertEqual(values(ir, F, "1, 0", "2, 0", "3, 0"), [120, 211, 122])

    def test_nestedLoops_leftFromTheInnerOne(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
        entry:
          br label %outer
        outer:
          %i = phi i64 [ 0, %entry ], [ %i2, %next ]
          br label %inner
        inner:
          %j = phi i64 [ 0, %outer ], [ %j2, %more ]
          %p = mul i64 %i, %j
          %found = icmp eq i64 %p, %a
          br i1 %found, label %end, label %more
        more:
          %j2 = add i64 %j, 1
          %c = icmp ult i64 %j2, 10
          br i1 %c, label %inner, label %next
        next:
          %i2 = add i64 %i, 1
          %d = icmp ult i64 %i2, 10
          br i1 %d, label %outer, label %none
        none:
          ret i64 -1
        end:
          %h = mul i64 %i, 10
          %r = add i64 %h, %j
          ret i64 %r
        }"""
        self.assertEqual(values(ir, F, "0, 0", "42, 0", "11, 0"), [0, 67, -1])

    def test_aSwitchInALoop(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %j, %again ]
          %s = phi i64 [ 0, %entry ], [ %n, %again ]
          switch i64 %i, label %again0 [
            i64 0, label %again1
            i64 3, label %again1
            i64 7, label %end
          ]
        again0:
          br label %again
        again1:
          %u = add i64 %s, 100
          br label %again
        again:
          %v = phi i64 [ %s, %again0 ], [ %u, %again1 ]
          %n = add i64 %v, 1
          %j = add i64 %i, 1
          %c = icmp ult i64 %j, %a
          br i1 %c, label %loop, label %end
        end:
          %r = phi i64 [ %s, %loop ], [ %n, %again ]
          ret i64 %r
        }"""
        self.assertEqual(values(ir, F, "1, 0", "5, 0", "50, 0"), [101, 205, 207])

    def test_aLoopWithTwoEntries(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
        entry:
          %c = icmp eq i64 %b, 0
          br i1 %c, label %one, label %two
        one:
          %x = phi i64 [ %a, %entry ], [ %z, %two ]
          %y = add i64 %x, 1
          br label %two
        two:
          %w = phi i64 [ %a, %entry ], [ %y, %one ]
          %z = mul i64 %w, 2
          %d = icmp ult i64 %z, 100
          br i1 %d, label %one, label %end
        end:
          ret i64 %z
        }"""
        self.assertEqual(values(ir, F, "1, 0", "1, 1"), [190, 126])

    def test_manyNestedBlocks(self):
        blocks = "".join(f"""
        b{i}:
          %c{i} = icmp eq i64 %a, {i}
          br i1 %c{i}, label %found{i}, label %b{i + 1}
        found{i}:
          br label %end""" for i in range(80))
        phis = ", ".join(f"[ {i * 3}, %found{i} ]" for i in range(80))
        ir = f"""define i64 @f(i64 %a, i64 %b) {{
          br label %b0{blocks}
        b80:
          br label %end
        end:
          %r = phi i64 [ 7, %b80 ], {phis}
          ret i64 %r
        }}"""
        self.assertEqual(values(ir, F, "0, 0", "79, 0", "80, 0"), [0, 237, 7])

    def test_aBranchWhoseWaysAreEqual(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %c = icmp eq i64 %a, 0
          br i1 %c, label %x, label %y
        x:
          br label %y
        y:
          ret i64 %b
        }"""
        self.assertEqual(values(ir, F, "0, 5", "1, 6"), [5, 6])

    def test_trap(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %c = icmp eq i64 %a, 0
          br i1 %c, label %x, label %y
        x:
          call void @llvm.trap()
          unreachable
        y:
          ret i64 %b
        }
        declare void @llvm.trap()"""
        self.assertEqual(values(ir, F, "1, 6"), [6])
        self.assertIn("SK_TRAP()", translated(ir, F))


if __name__ == "__main__":
    unittest.main()
