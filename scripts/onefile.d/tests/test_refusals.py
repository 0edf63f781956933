"""What has no translation stops the translator, with what it is, where it stands and what to do."""
import unittest

from translation import LAYOUT, translated
from translator.refusal import Refusal

F = "uint64_t f(uint64_t a, uint64_t b)"


class Refusals(unittest.TestCase):
    def refused(self, text, what, *prototypes, layout=LAYOUT):
        with self.assertRaises(Refusal) as caught:
            translated(text, *(prototypes or (F,)), layout=layout)
        self.assertIn(what, caught.exception.what)
        self.assertTrue(caught.exception.remedy)

    def line(self, line, what):
        self.refused(f"define i64 @f(i64 %a, i64 %b) {{\n  %m = alloca i64, align 8\n  {line}\n  ret i64 %a\n}}", what)

    def test_instructions(self):
        self.line("fence seq_cst", "unknown instruction: fence")
        self.line("%x = frem double 1.000000e+00, 2.000000e+00", "unknown instruction: frem")
        self.line("%x = va_arg ptr %m, i32", "unknown instruction: va_arg")
        self.line("%x = invoke i64 @f(i64 %a, i64 %b) to label %y unwind label %z", "unknown instruction: invoke")
        self.line("%x = musttail call i64 @f(i64 %a, i64 %b)", "unknown instruction: musttail")
        self.line("%x = atomicrmw add ptr %m, i64 1 seq_cst, align 8", "atomicrmw add")

    def test_types(self):
        self.line("%x = load <2 x i64>, ptr %m, align 8", "unknown type: <")
        self.line("%x = load float, ptr %m, align 4", "unknown type: float")
        self.line("%x = load i128, ptr %m, align 8", "unknown type: i128")
        self.line("%x = load %unknown, ptr %m, align 8", "%unknown is not defined")
        self.line("store i20 5, ptr %m, align 4", "in memory")

    def test_flagsThatChangeResults(self):
        self.line("%x = fadd fast double 1.000000e+00, 2.000000e+00", "unknown flag: fast")
        self.line("%x = fmul contract double 1.000000e+00, 2.000000e+00", "unknown flag: contract")
        self.line("%x = fneg nnan double 1.000000e+00", "unknown flag: nnan")

    def test_memory(self):
        self.line("%x = load volatile i64, ptr %m, align 8", "volatile")
        self.line("store volatile i64 0, ptr %m, align 8", "volatile")
        self.line("%x = alloca i64, i64 %a, align 8", "alloca of a number")
        self.line("%x = alloca i64, align 64\n  store i64 0, ptr %x, align 8", "aligned to 64")
        self.line("%x = load atomic i64, ptr %m syncscope, align 8", "unknown memory ordering")
        self.line("call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %m, i64 8, i1 true)\n  ret i64 0\n}\n"
                  "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine i64 @g(i64 %a) {", "volatile memcpy")

    def test_calls(self):
        self.line('call void asm sideeffect "nop", ""()', "assembler")
        self.line('%x = call i64 @g(i64 1) [ "deopt"(i32 1) ]\n}\ndefine i64 @g(i64 %x) {', "attribute of a call")
        self.line("%x = call i64 @llvm.bitreverse.i64(i64 %a)\n  store i64 %x, ptr %m, align 8\n  ret i64 %x\n}\n"
                  "declare i64 @llvm.bitreverse.i64(i64)\ndefine i64 @g(i64 %a) {", "unknown intrinsic: @llvm.bitreverse.i64")
        self.line("%x = call i64 @getpid()\n  ret i64 %x\n}\ndeclare i64 @getpid()\ndefine i64 @g(i64 %a) {", "getpid")
        self.line("%x = call i64 @nowhere()", "@nowhere is used and not defined")
        self.line("%x = call i64 @g(ptr byval(i64) %m)\n  ret i64 %x\n}\ndefine i64 @g(ptr %p) {", "attribute of a value: byval")
        self.line("%x = call swifttailcc i64 @g()\n}\ndefine i64 @g() {", "attribute of a call: swifttailcc")

    def test_aFunctionWhoseAddressIsTaken_andThatNoCallFits(self):
        self.refused("""define internal double @g(double %x) {
          ret double %x
        }
        define i64 @f(i64 %a, i64 %b) {
          %p = ptrtoint ptr @g to i64
          ret i64 %p
        }""", "no call through a pointer")

    def test_aggregates(self):
        self.line("%x = extractvalue { { i64, i64 }, i64 } undef, 0, 1", "several indices")
        self.line("%x = extractvalue [2 x i64] undef, 0", "of an array")
        self.line("%x = freeze ptr %m\n  store ptr %x, ptr %m, align 8", "freeze of")

    def test_attributes(self):
        self.refused("define i64 @f(ptr byval(i64) %a, i64 %b) {\n ret i64 %b\n}", "attribute of a parameter: byval")
        self.refused("define i64 @f(i64 inreg %a, i64 %b) {\n ret i64 %b\n}", "attribute of a parameter: inreg")
        self.refused("attributes #0 = { strictfp }\ndefine i64 @f(i64 %a, i64 %b) #0 {\n ret i64 %b\n}", "strictfp")
        self.refused('attributes #0 = { "denormal-fp-math"="preserve-sign" }', "denormal-fp-math")
        self.refused("define i64 @f(i64 %a, i64 %b) presplitcoroutine {\n ret i64 %b\n}", "presplitcoroutine")
        self.line("store i64 0, ptr %m, align 8, !nontemporal !1", "attachment: !nontemporal")

    def test_theModule(self):
        self.refused("module asm \"nop\"", "unknown line")
        self.refused("@x = thread_local global i64 0\ndefine i64 @f(i64 %a, i64 %b) {\n %x = load i64, ptr @x, align 8\n ret i64 %x\n}",
                     "unknown kind of data: thread_local")
        self.refused("", "f is in the interface and not in the module")

    def test_targets(self):
        self.refused("", "not little endian", layout='target datalayout = "E-m:e-i64:64-n32:64"')
        self.refused("", "unknown data layout", layout='target datalayout = "e-m:e-p:32:32-f64:32:64-n8:16:32"')
        self.refused("", "no target datalayout", layout="")

    def test_theInterface(self):
        self.refused("define i64 @f(i64 %a) {\n ret i64 %a\n}", "1 parameters in the module")
        self.refused("define i32 @f(i64 %a, i64 %b) {\n ret i32 0\n}", "the result is uint64_t")
        self.refused("define i64 @f(double %a, i64 %b) {\n ret i64 %b\n}", "a is uint64_t")
        self.refused("define i64 @f(i64 %a, i64 %b) {\n ret i64 %b\n}", "a is double", "uint64_t f(double a, uint64_t b)")


if __name__ == "__main__":
    unittest.main()
