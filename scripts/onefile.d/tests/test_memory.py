"""Loads, stores, addresses, data and calls."""
import unittest

from translation import OPTIMISED, output, translated, values as with_tcc

F = "uint64_t f(uint64_t a, uint64_t b)"


def values(*arguments, **options):
    """The results, which are the same with gcc and tcc."""
    if options:
        return with_tcc(*arguments, **options)
    results = with_tcc(*arguments)
    assert results == with_tcc(*arguments, compiler=OPTIMISED)
    return results


class Memory(unittest.TestCase):
    def test_everyWidth_alignedAndNot(self):
        for bits in (1, 8, 16, 24, 32, 40, 48, 56, 64):
            for offset, alignment in ((0, 8), (1, 1)):
                ir = f"""define i64 @f(i64 %a, i64 %b) {{
                  %m = alloca [16 x i8], align 8
                  %p = getelementptr inbounds i8, ptr %m, i64 {offset}
                  %x = {"trunc i64 %a to" if bits < 64 else "add"} i{bits}{"" if bits < 64 else " %a, 0"}
                  store i{bits} %x, ptr %p, align {alignment}
                  %y = load i{bits}, ptr %p, align {alignment}
                  %z = {"zext" if bits < 64 else "add"} i{bits} %y{" to i64" if bits < 64 else ", 0"}
                  ret i64 %z
                }}"""
                self.assertEqual(values(ir, F, "0x123456789abcdef, 0", compiler=("gcc", "-O1", "-fsanitize=undefined,address")),
                                 [0x123456789ABCDEF % 2**bits], f"i{bits} at {offset}")
                self.assertEqual(values(ir, F, "0x123456789abcdef, 0", compiler=("tcc",)), [0x123456789ABCDEF % 2**bits])

    def test_aWideLoadThatIsTruncated_readsItsLowestBytes(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %m = alloca [64 x i8], align 8
          store i64 %a, ptr %m, align 8
          %x = load i512, ptr %m, align 1, !dbg !1
          %y = trunc i512 %x to i32, !dbg !1
          %z = zext i32 %y to i64
          ret i64 %z
        }"""
        self.assertEqual(values(ir, F, "0x123456789abcdef, 0"), [0x89ABCDEF])

    def test_aLoadBeforeAStore_readsTheOldValue(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %m = alloca i64, align 8
          store i64 %a, ptr %m, align 8
          %x = load i64, ptr %m, align 8
          %y = add i64 %x, 1
          store i64 %b, ptr %m, align 8
          %z = load i64, ptr %m, align 8
          %s = sub i64 %y, %z
          ret i64 %s
        }"""
        self.assertEqual(values(ir, F, "10, 4"), [7])

    def test_aNumberThatIsStoredWhereItWasLoaded_isUnchanged(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %m = alloca double, align 8
          store double 0x4004000000000000, ptr %m, align 8
          %x = load double, ptr %m, align 8
          store double %x, ptr %m, align 8
          %y = load double, ptr %m, align 8
          %z = fptoui double %y to i64
          ret i64 %z
        }"""
        self.assertEqual(values(ir, F, "0, 0"), [2])

    def test_addresses(self):
        ir = """%pair = type <{ i8, [3 x i16], double }>
        define i64 @f(i64 %a, i64 %b) {
          %m = alloca [4 x %pair], align 8
          %p = getelementptr inbounds [4 x %pair], ptr %m, i64 0, i64 %a, i32 1, i64 %b
          %i = ptrtoint ptr %p to i64
          %o = ptrtoint ptr %m to i64
          %d = sub i64 %i, %o
          ret i64 %d
        }"""
        self.assertEqual(values(ir, F, "0, 0", "2, 1"), [1, 33])

    def test_addressesBehindAndBefore(self):
        ir = """define i64 @f(i64 %a, i64 %b) {
          %m = inttoptr i64 %a to ptr
          %i = trunc i64 %b to i32
          %p = getelementptr i64, ptr %m, i32 %i
          %q = getelementptr i8, ptr %p, i64 -3
          %r = ptrtoint ptr %q to i64
          ret i64 %r
        }"""
        self.assertEqual(values(ir, F, "1000, 2", "1000, -2", "0, 1", compiler=("gcc", "-O1", "-fsanitize=undefined")),
                         [1013, 981, 5])

    def test_copies(self):
        ir = """@text = private constant [6 x i8] c"hello\\00"
        define i64 @f(i64 %a, i64 %b) {
          %m = alloca [8 x i8], align 8
          call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 8, i1 false)
          call void @llvm.memcpy.p0.p0.i64(ptr align 8 %m, ptr @text, i64 6, i1 false)
          %p = getelementptr i8, ptr %m, i64 1
          call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %m, i64 6, i1 false)
          %n = call i64 @strlen(ptr %m)
          %x = load i8, ptr %p, align 1
          %y = zext i8 %x to i64
          %z = add i64 %n, %y
          ret i64 %z
        }
        declare i64 @strlen(ptr)
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"""
        self.assertEqual(values(ir, F, "0, 0"), [6 + ord("h")])

    def test_data(self):
        ir = """%T = type <{ i64, double, i8 }>
        @number = internal global i64 5
        @numbers = private constant [3 x i32] [i32 1, i32 -2, i32 3], align 4
        @mixed = private constant %T <{ i64 7, double 2.500000e+00, i8 9 }>, align 8
        @pointers = private constant [2 x ptr] [ptr @number, ptr @other]
        @other = internal alias i64, ptr @number
        @empty = internal global [2 x double] zeroinitializer, align 8
        define i64 @f(i64 %a, i64 %b) {
          %p = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @pointers, i64 0, i64 1), align 8
          %n = load i64, ptr %p, align 8
          %m = add i64 %n, 1
          store i64 %m, ptr @number, align 8
          %x = load i32, ptr getelementptr inbounds (i8, ptr @numbers, i64 4), align 4
          %y = sext i32 %x to i64
          %d = load double, ptr getelementptr inbounds (%T, ptr @mixed, i32 0, i32 1), align 8
          %e = load double, ptr @empty, align 8
          %g = fadd double %d, %e
          %h = fmul double %g, 1.000000e+03
          %i = fptosi double %h to i64
          %j = load i8, ptr getelementptr inbounds (i8, ptr @mixed, i64 16), align 8
          %k = zext i8 %j to i64
          %r = add i64 %n, %y
          %s = add i64 %r, %i
          %t = add i64 %s, %k
          ret i64 %t
        }"""
        self.assertEqual(values(ir, F, "0, 0", "0, 0"), [2512, 2513])

    def test_structsAsResults(self):
        ir = """define internal { double, i64, i1 } @three(i64 %a) {
          %d = uitofp i64 %a to double
          %c = icmp ugt i64 %a, 5
          %x = insertvalue { double, i64, i1 } undef, double %d, 0
          %y = insertvalue { double, i64, i1 } %x, i64 %a, 1
          %z = insertvalue { double, i64, i1 } %y, i1 %c, 2
          ret { double, i64, i1 } %z
        }
        define i64 @f(i64 %a, i64 %b) {
          %r = call { double, i64, i1 } @three(i64 %a)
          %s = insertvalue { double, i64, i1 } %r, i64 %b, 1
          %d = extractvalue { double, i64, i1 } %s, 0
          %i = fptosi double %d to i64
          %j = extractvalue { double, i64, i1 } %s, 1
          %k = extractvalue { double, i64, i1 } %s, 2
          %l = zext i1 %k to i64
          %m = add i64 %i, %j
          %n = add i64 %m, %l
          ret i64 %n
        }"""
        self.assertEqual(values(ir, F, "3, 100", "6, 100"), [103, 107])

    def test_callsThroughPointers_givePlainFunctionsAContext(self):
        ir = """define internal i64 @plain(i64 %x) {
          %y = add i64 %x, 1
          ret i64 %y
        }
        define internal i64 @closure(i64 %x, ptr %context) {
          %n = load i64, ptr %context, align 8
          %y = mul i64 %x, %n
          ret i64 %y
        }
        define internal i64 @apply(ptr %function, i64 %x, ptr %context) {
          %r = call swiftcc i64 %function(i64 %x, ptr swiftself %context)
          ret i64 %r
        }
        define i64 @f(i64 %a, i64 %b) {
          %m = alloca i64, align 8
          store i64 %b, ptr %m, align 8
          %p = call i64 @apply(ptr @plain, i64 %a, ptr null)
          %q = call i64 @apply(ptr @closure, i64 %p, ptr %m)
          %d = call i64 @plain(i64 %q)
          ret i64 %d
        }"""
        self.assertEqual(values(ir, F, "4, 10"), [51])

    def test_aValueThatIsMadeOnce(self):
        ir = """@token = internal global i64 0, align 8
        @value = internal global i64 0, align 8
        define i64 @f(i64 %a, i64 %b) {
          %t = load atomic i64, ptr @token acquire, align 8
          %c = icmp slt i64 %t, 0
          br i1 %c, label %end, label %make
        make:
          %x = cmpxchg ptr @token, i64 0, i64 1 monotonic monotonic, align 8
          %y = extractvalue { i64, i1 } %x, 1
          br i1 %y, label %first, label %end
        first:
          store i64 %a, ptr @value, align 8
          store atomic i64 -1, ptr @token release, align 8
          br label %end
        end:
          %v = load i64, ptr @value, align 8
          ret i64 %v
        }"""
        for compiler in (("gcc", "-O1"), ("tcc",)):
            self.assertEqual(values(ir, F, "4, 0", "9, 0", compiler=compiler), [4, 4])

    def test_bitsThatAreChangedInPlace_areNotUninitialised(self):
        ir = """define internal void @tag(ptr %p) {
          %q = getelementptr i8, ptr %p, i64 8
          %x = load i64, ptr %q, align 8
          %y = and i64 %x, 7
          %z = or i64 %y, 8
          store i64 %z, ptr %q, align 8
          ret void
        }
        define i64 @f(i64 %a, i64 %b) {
          %m = alloca [3 x i64], align 8
          %q = getelementptr i8, ptr %m, i64 8
          call void @tag(ptr %q)
          %p = getelementptr i8, ptr %m, i64 16
          %x = load i64, ptr %p, align 8
          %y = lshr i64 %x, 3
          ret i64 %y
        }"""
        self.assertEqual(values(ir, F, "0, 0", compiler=("gcc", "-O2", "-Wall", "-Werror")), [1])
        text = translated(ir, F)
        self.assertIn("SK_VOLATILE64", text)
        self.assertIn("ST64(m + 16, 0);", text)

    def test_pointersOfTheInterface_mayBeNumbersInTheModule(self):
        ir = """define ptr @f(i64 %a, i32 %b) {
          %p = inttoptr i64 %a to ptr
          %x = zext i32 %b to i64
          %q = getelementptr i8, ptr %p, i64 %x
          ret ptr %q
        }"""
        self.assertEqual(output(ir, 'printf("%d\\n", (char *)f((void *)16, 3u) == (char *)19);',
                                "void *f(const void *a, uint32_t b)"), ["1"])

    def test_onlyWhatTheExportsReachIsTranslated(self):
        ir = "define i64 @f(i64 %a, i64 %b) {\n ret i64 %a\n}\ndefine i64 @unused() {\n fence seq_cst\n ret i64 0\n}"
        self.assertNotIn("unused", translated(ir, F))

    def test_originsOfFunctions(self):
        ir = """define i64 @f(i64 %a, i64 %b) !dbg !1 {
          ret i64 %a, !dbg !3
        }
        !1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 42, type: !4)
        !2 = !DIFile(filename: "Sources/ScrollKitCore/Physics/Arc.swift", directory: ".")
        !3 = !DILocation(line: 43, scope: !1)"""
        self.assertIn("/* Physics/Arc.swift:42 */", translated(ir, F))


if __name__ == "__main__":
    unittest.main()
