"""Which attributes, flags and attachments of the IR can be dropped.

Those in these sets are promises about a value, a call or a function that the C compiler does not need, or the way in which
arguments are passed between functions of this file. Anything else may change what the code does, and is refused.
"""
from .refusal import Refusal

# Before the type of a function or of a call.
LINKAGE = {
    "private", "internal", "external", "hidden", "protected", "linkonce_odr", "weak_odr", "dso_local", "local_unnamed_addr",
    "unnamed_addr", "ccc", "fastcc", "swiftcc", "tail", "notail",
}

# Of parameters, arguments, results and functions.
VALUE = {
    "noundef", "nonnull", "noalias", "nocapture", "captures", "readonly", "readnone", "writeonly", "dereferenceable",
    "dereferenceable_or_null", "align", "range", "zeroext", "signext", "swiftself", "swifterror", "sret", "immarg", "returned",
    "allocptr", "nofree", "nofpclass", "initializes", "dead_on_return", "allocalign",
}
FUNCTION = {
    "nounwind", "mustprogress", "nofree", "norecurse", "nosync", "willreturn", "memory", "noinline", "alwaysinline",
    "inlinehint", "optsize", "minsize", "noreturn", "cold", "hot", "nocallback", "speculatable", "allockind", "allocsize",
    "sspreq", "sspstrong", "ssp", "uwtable", "nobuiltin", "convergent", "nomerge",
}
# In quotes. Of them, some say how a function was compiled, and nothing about its meaning.
QUOTED = {
    "frame-pointer", "no-trapping-math", "stack-protector-buffer-size", "target-cpu", "target-features", "tune-cpu",
    "alloc-family", "probe-stack", "no-builtins",
}

# Of instructions: broken promises make the result undefined, so the C operation, which wraps, is one of the results.
FLAGS = {"nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "samesign"}

ATTACHMENTS = {
    "!dbg", "!noalias", "!alias.scope", "!range", "!nonnull", "!noundef", "!align", "!tbaa", "!prof", "!dereferenceable",
    "!llvm.loop", "!invariant.load", "!swift.isSwiftInlined", "!unpredictable",
}

REMEDY = "If it does not change the meaning, add it to translator/attributes.py; otherwise translate it."


def check(word, allowed, kind):
    if word not in allowed:
        raise Refusal(f"unknown {kind}: {word}", REMEDY)
