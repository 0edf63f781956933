"""Whole numbers and doubles."""
import math
import random
import struct
import unittest

from translation import output, translated, values


def binary(opcode, type, wide="i64"):
    """A function that computes with the low bits of its arguments and extends the result with zeros."""
    narrow = f"%x = trunc {wide} %a to {type}\n %y = trunc {wide} %b to {type}" if type != wide else \
        f"%x = add {wide} %a, 0\n %y = add {wide} %b, 0"
    widen = f"%r = zext {type} %z to {wide}" if type != wide else f"%r = add {wide} %z, 0"
    return f"define {wide} @f({wide} %a, {wide} %b) {{\n {narrow}\n %z = {opcode} {type} %x, %y\n {widen}\n ret {wide} %r\n}}"


F = "uint64_t f(uint64_t a, uint64_t b)"


def signed(value, bits):
    value %= 1 << bits
    return value - (1 << bits) if value >> bits - 1 else value


def as_c(value):
    return f"{value % 2**64}ull"


class WholeNumbers(unittest.TestCase):
    pairs = [(0, 1), (1, 2), (5, 3), (127, 128), (255, 255), (2**31, 2**31 - 1), (2**63, 2**64 - 1), (2**64 - 1, 7)]

    def check(self, opcode, compute, types=(8, 9, 16, 31, 32, 40, 64), pairs=None):
        pairs = pairs or self.pairs
        for bits in types:
            calls = [f"{as_c(a)}, {as_c(b)}" for a, b in pairs]
            expected = [signed(compute(a % 2**bits, b % 2**bits, bits) % 2**bits, 64) for a, b in pairs]
            self.assertEqual(values(binary(opcode, f"i{bits}"), F, *calls), expected, f"{opcode} i{bits}")

    def test_additionSubtractionAndMultiplication_wrap(self):
        self.check("add", lambda a, b, bits: a + b)
        self.check("sub", lambda a, b, bits: a - b)
        self.check("mul", lambda a, b, bits: a * b)

    def test_bits(self):
        self.check("and", lambda a, b, bits: a & b, (5, 64))
        self.check("or", lambda a, b, bits: a | b, (5, 64))
        self.check("xor", lambda a, b, bits: a ^ b, (5, 64))

    def test_shifts(self):
        pairs = [(2**64 - 1, 3), (2**39, 1), (0x55, 2), (2**31 + 5, 4), (128, 7)]
        self.check("shl", lambda a, b, bits: a << b, (8, 9, 32, 40, 64), pairs)
        self.check("lshr", lambda a, b, bits: a >> b, (8, 9, 32, 40, 64), pairs)
        self.check("ashr", lambda a, b, bits: signed(a, bits) >> b, (8, 9, 32, 40, 64), pairs)

    def test_divisions(self):
        pairs = [(7, 2), (100, 7), (2**64 - 7, 2), (200, 3), (2**63, 3)]
        self.check("udiv", lambda a, b, bits: a // b, (8, 16, 40, 64), pairs)
        self.check("urem", lambda a, b, bits: a % b, (8, 16, 40, 64), pairs)
        self.check("sdiv", lambda a, b, bits: int(math.trunc(0) if signed(a, bits) == 0 else
                                                  abs(signed(a, bits)) // b * (1 if signed(a, bits) > 0 else -1)), (8, 40, 64), pairs)
        self.check("srem", lambda a, b, bits: abs(signed(a, bits)) % b * (1 if signed(a, bits) > 0 else -1), (8, 40, 64), pairs)

    def test_complement_andConstants(self):
        ir = "define i64 @f(i64 %a, i64 %b) {\n %x = xor i64 %a, -1\n %y = add i64 %x, -5\n ret i64 %y\n}"
        self.assertEqual(values(ir, F, "0, 0", "9, 0"), [-6, -15])
        ir = "define i64 @f(i64 %a, i64 %b) {\n %x = trunc i64 %a to i1\n %y = xor i1 %x, true\n %z = zext i1 %y to i64\n ret i64 %z\n}"
        self.assertEqual(values(ir, F, "0, 0", "3, 0"), [1, 0])

    def test_aConditionThatTheFirstDecides_computesNoSecond(self):
        for opcode, operator in (("and", "&&"), ("or", "||")):
            ir = (f"define i64 @f(i64 %a, i64 %b) {{\n %x = icmp eq i64 %a, 3\n %y = icmp ult i64 %b, 5\n %z = {opcode} i1 %x, %y\n"
                  " %r = zext i1 %z to i64\n ret i64 %r\n}")
            self.assertIn(f"(a_2 == 3ull) {operator} (b_2 < 5ull)", translated(ir, F))
            both = [int(x and y if opcode == "and" else x or y) for x in (True, False) for y in (True, False)]
            self.assertEqual(values(ir, F, "3, 4", "3, 5", "0, 4", "0, 5"), both)

    def test_comparisons(self):
        compare = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
                   "lt": lambda a, b: a < b, "le": lambda a, b: a <= b}
        for bits in (8, 9, 64):
            for name, holds in compare.items():
                for kind in ("",) if name in ("eq", "ne") else ("s", "u"):
                    ir = binary(f"icmp {kind}{name}", f"i{bits}").replace(f"zext i{bits} %z", "zext i1 %z").replace(
                        "%r = add i64 %z, 0", "%r = zext i1 %z to i64")
                    got = values(ir, F, *(f"{as_c(a)}, {as_c(b)}" for a, b in self.pairs))
                    read = (lambda v: signed(v, bits)) if kind == "s" else (lambda v: v % 2**bits)
                    self.assertEqual(got, [int(holds(read(a), read(b))) for a, b in self.pairs], f"{kind}{name} i{bits}")

    def test_comparisonWithANegativeConstant(self):
        ir = "define i64 @f(i64 %a, i64 %b) {\n %c = icmp slt i64 %a, -5\n %z = zext i1 %c to i64\n ret i64 %z\n}"
        self.assertEqual(values(ir, F, "-6, 0", "-5, 0", "5, 0"), [1, 0, 0])

    def test_signExtension(self):
        for bits in (1, 5, 8, 32):
            ir = f"define i64 @f(i64 %a, i64 %b) {{\n %x = trunc i64 %a to i{bits}\n %y = sext i{bits} %x to i64\n ret i64 %y\n}}"
            self.assertEqual(values(ir, F, "0, 0", f"{2**bits - 1}, 0", f"{2**(bits - 1)}, 0"),
                             [0, -1, -2**(bits - 1)], f"i{bits}")

    def test_select(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %c = icmp ult i64 %a, 10
          %d = icmp ugt i64 %a, 3
          %and = select i1 %c, i1 %d, i1 false
          %or = select i1 %and, i1 true, i1 %d
          %x = select i1 %and, i64 1, i64 2
          %y = select i1 %or, i64 4, i64 %x
          %z = add i64 %x, %y
          ret i64 %z
        }"""
        self.assertEqual(values(ir, F, "0, 0", "5, 0", "20, 0"), [4, 5, 6])

    def test_overflow(self):
        cases = {"sadd": lambda a, b: a + b, "ssub": lambda a, b: a - b, "smul": lambda a, b: a * b,
                 "uadd": lambda a, b: a + b, "usub": lambda a, b: a - b}
        numbers = [0, 1, 2, 2**31 - 1, 2**31, 2**32 - 1, 2**63 - 1, 2**63, 2**64 - 1, 2**32, 46341, 3037000500]
        for bits in (8, 32, 64):
            for name, compute in cases.items():
                if name == "smul" and bits == 8:
                    continue
                ir = f"""define i64 @f(i64 %a, i64 %b) {{
                  %x = {"trunc" if bits < 64 else "bitcast"} i64 %a to i{bits}
                  %y = {"trunc" if bits < 64 else "bitcast"} i64 %b to i{bits}
                  %p = call {{ i{bits}, i1 }} @llvm.{name}.with.overflow.i{bits}(i{bits} %x, i{bits} %y)
                  %v = extractvalue {{ i{bits}, i1 }} %p, 0
                  %o = extractvalue {{ i{bits}, i1 }} %p, 1
                  %w = {"zext" if bits < 64 else "bitcast"} i{bits} %v to i64
                  %i = zext i1 %o to i64
                  %s = shl i64 %w, 1
                  %r = or i64 %s, %i
                  ret i64 %r
                }}
                declare {{ i{bits}, i1 }} @llvm.{name}.with.overflow.i{bits}(i{bits}, i{bits})""".replace(
                    "bitcast i64 %a to i64", "add i64 %a, 0").replace("bitcast i64 %b to i64", "add i64 %b, 0").replace(
                    "bitcast i64 %v to i64", "add i64 %v, 0")
                pairs = [(a, b) for a in numbers for b in numbers]
                read = (lambda v: signed(v, bits)) if name[0] == "s" else (lambda v: v % 2**bits)
                expected = []
                for a, b in pairs:
                    exact = compute(read(a), read(b))
                    expected.append(signed(exact % 2**bits << 1 | (read(exact) != exact), 64))
                self.assertEqual(values(ir, F, *(f"{as_c(a)}, {as_c(b)}" for a, b in pairs)), expected, f"{name} i{bits}")

    def test_intrinsics(self):
        cases = {"smin": lambda a, b, bits: min(signed(a, bits), signed(b, bits)),
                 "smax": lambda a, b, bits: max(signed(a, bits), signed(b, bits)),
                 "umin": lambda a, b, bits: min(a, b), "umax": lambda a, b, bits: max(a, b),
                 "usub.sat": lambda a, b, bits: max(a - b, 0)}
        for name, compute in cases.items():
            for bits in (8, 32, 64) if name[0] == "s" else (8, 9, 32, 40, 64):
                ir = binary("OPCODE", f"i{bits}").replace(f"OPCODE i{bits} %x, %y", f"call i{bits} @llvm.{name}.i{bits}(i{bits} %x, i{bits} %y)")
                self.assertEqual(values(ir, F, *(f"{as_c(a)}, {as_c(b)}" for a, b in self.pairs)),
                                 [signed(compute(a % 2**bits, b % 2**bits, bits) % 2**bits, 64) for a, b in self.pairs],
                                 f"{name} i{bits}")

    def test_rotation_absoluteValue_leadingZeros(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 %b)
          %m = call i64 @llvm.abs.i64(i64 %r, i1 true)
          %z = call i64 @llvm.ctlz.i64(i64 %m, i1 false)
          ret i64 %z
        }
        declare i64 @llvm.fshl.i64(i64, i64, i64)
        declare i64 @llvm.abs.i64(i64, i1)
        declare i64 @llvm.ctlz.i64(i64, i1)"""
        self.assertEqual(values(ir, F, "1, 4", "-2ll, 0", "0, 3", "1, 63"), [59, 62, 64, 0])


D = "double f(double a, double b)"
SPECIAL = [0.0, -0.0, 1.0, -1.5, math.inf, -math.inf, math.nan]


def double(value):
    return "(0.0/0.0)" if value != value else "(1e300*1e300)" if value == math.inf else "(-1e300*1e300)" if value == -math.inf \
        else repr(value)


class Doubles(unittest.TestCase):
    def test_comparisons_ofAllKindsOfNumbers(self):
        order = {"eq": lambda a, b: a == b, "ne": lambda a, b: a < b or a > b, "gt": lambda a, b: a > b,
                 "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b}
        pairs = [(a, b) for a in SPECIAL for b in SPECIAL]
        for constant in (None, "0x7FF0000000000000", "0.000000e+00"):
            predicates = {**{f"o{name}": holds for name, holds in order.items() if name != "ne"},
                          **{f"u{name}": (lambda a, b, h=holds: a != a or b != b or h(a, b)) for name, holds in order.items()},
                          "one": order["ne"], "ord": lambda a, b: a == a and b == b, "uno": lambda a, b: a != a or b != b}
            for name, holds in predicates.items():
                ir = f"define i64 @f(double %a, double %b) {{\n %c = fcmp {name} double %a, {constant or '%b'}\n" \
                     " %z = zext i1 %c to i64\n ret i64 %z\n}"
                got = values(ir, "uint64_t f(double a, double b)", *(f"{double(a)}, {double(b)}" for a, b in pairs))
                second = (lambda b: b) if not constant else (lambda b: math.inf if "7FF" in constant else 0.0)
                self.assertEqual(got, [int(holds(a, second(b))) for a, b in pairs], f"{name} {constant}")

    def test_arithmetic(self):
        ir = """define double @f(double %a, double %b) {
          %s = fadd double %a, %b
          %d = fsub double %s, 2.500000e-01
          %p = fmul double %d, %b
          %q = fdiv double %p, %a
          %n = fneg double %q
          ret double %n
        }"""
        self.assertEqual(values(ir, D, "0.1, 3.7", "-4.0, 0.3"),
                         [-((0.1 + 3.7 - 0.25) * 3.7 / 0.1), -((-4.0 + 0.3 - 0.25) * 0.3 / -4.0)])

    def test_aProductIsRounded_beforeItIsAdded(self):
        ir = "define double @f(double %a, double %b) {\n %p = fmul double %a, %b\n %s = fadd double %p, -1.000000e+00\n ret double %s\n}"
        hidden = "*(volatile double *)&(double){%s}"  # from the compiler, which would compute the result itself
        arguments = f"{hidden % '1.0000000000000002'}, {hidden % '0.9999999999999998'}"
        self.assertEqual(values(ir, D, arguments, compiler=("gcc", "-O2", "-mfma")),
                         [1.0000000000000002 * 0.9999999999999998 - 1.0])

    def test_conversions(self):
        ir = """define double @f(double %a, double %b) {
          %i = fptosi double %a to i64
          %u = uitofp i64 %i to double
          %t = trunc i64 %i to i8
          %s = sitofp i8 %t to double
          %r = fadd double %u, %s
          ret double %r
        }"""
        self.assertEqual(values(ir, D, "3.9, 0", "-1.5, 0", "255.0, 0"), [6.0, 2.0**64 - 1, 254.0])

    def test_signs(self):
        ir = """define double @f(double %a, double %b) {
          %m = call double @llvm.fabs.f64(double %a)
          %c = call double @llvm.copysign.f64(double %m, double %b)
          ret double %c
        }
        declare double @llvm.fabs.f64(double)
        declare double @llvm.copysign.f64(double, double)"""
        for compiler in (("gcc", "-O0"), ("gcc", "-O2"), ("tcc",)):
            got = values(ir, D, "-2.5, 1.0", "2.5, -0.0", compiler=compiler)
            self.assertEqual(got, [2.5, -2.5])

    def test_classes(self):
        ir = """define i64 @f(double %a, double %b) {
          %c = call i1 @llvm.is.fpclass.f64(double %a, i32 MASK)
          %z = zext i1 %c to i64
          ret i64 %z
        }
        declare i1 @llvm.is.fpclass.f64(double, i32)"""
        numbers = ["sk_double(0x7ff0000000000001ull)", "(0.0/0.0)", "-SK_INFINITY", "-1.0", "-1e-310", "-0.0", "0.0", "1e-310",
                   "1.0", "SK_INFINITY"]
        for bit in range(10):
            got = values(ir.replace("MASK", str(1 << bit)), "uint64_t f(double a, double b)", *(f"{each}, 0" for each in numbers))
            self.assertEqual(got, [int(index == bit) for index in range(10)])

    def test_squareRoots_areExactWithEveryCompiler(self):
        dice = random.Random(1)
        numbers = [0.0, 1.0, 2.0, 4.0, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, math.inf]
        numbers += [struct.unpack("<d", struct.pack("<Q", dice.getrandbits(63)))[0] for _ in range(300)]
        numbers = [each for each in numbers if each == each]
        ir = "define double @f(double %a, double %b) {\n %r = call double @llvm.sqrt.f64(double %a)\n ret double %r\n}\n" \
             "declare double @llvm.sqrt.f64(double)"
        for compiler in (("gcc", "-O1"), ("tcc",)):
            self.assertEqual(values(ir, D, *(f"{double(each)}, 0" for each in numbers), compiler=compiler),
                             [math.sqrt(each) for each in numbers], compiler[0])

    def test_theRootOfANegativeNumberIsNaN_andThatOfMinusZeroMinusZero(self):
        ir = "define double @f(double %a, double %b) {\n %r = call double @llvm.sqrt.f64(double %a)\n ret double %r\n}\n" \
             "declare double @llvm.sqrt.f64(double)"
        for compiler in (("gcc", "-O1"), ("tcc",)):
            got = values(ir, D, "-1.0, 0", "-0.0, 0", "0.0 / 0.0, 0", "-1e300 * 1e300, 0", compiler=compiler)
            self.assertTrue(got[0] != got[0] and math.copysign(1, got[1]) == -1 and got[2] != got[2] and got[3] != got[3])

    def test_bitsAndFreeze(self):
        ir = """define i64 @f(double %a, double %b) {
          %x = bitcast double %a to i64
          %y = freeze i64 %x
          %z = bitcast i64 %y to double
          %w = freeze double %z
          %v = bitcast double %w to i64
          ret i64 %v
        }"""
        self.assertEqual(values(ir, "uint64_t f(double a, double b)", "1.0, 0"), [0x3FF0000000000000])

    def test_freezeOfASumWithItsOverflow(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %s = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
          %t = freeze { i64, i1 } %s
          %o = extractvalue { i64, i1 } %t, 1
          %r = select i1 %o, i64 0, i64 1
          ret i64 %r
        }
        declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)"""
        got = values(ir, "uint64_t f(uint64_t a, uint64_t b)", "1, 2", "9223372036854775807, 1")
        self.assertEqual(got, [1, 0])


if __name__ == "__main__":
    unittest.main()
