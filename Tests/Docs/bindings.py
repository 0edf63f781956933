import numpy
import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    scroller.press(100, 500, time=0)
    times, positions = numpy.linspace(0.01, 1, 1000), numpy.linspace(499, 200, 1000)
    run("bindings-1", numpy=numpy, scrollkit=scrollkit, scroller=scroller, times=times, positions=positions)  # noqa: F821
    assert scroller.tick(1.0).offset.y > 200
