dofile("bindings-1.lua")
