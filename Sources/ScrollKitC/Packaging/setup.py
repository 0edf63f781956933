"""The Python wheel, made by scripts/package: the module, its type marker and the shared library."""

import os

from setuptools import setup
from setuptools.dist import Distribution
from wheel.bdist_wheel import bdist_wheel


class PlatformWheel(bdist_wheel):
    """A wheel for any Python 3 on one platform: ctypes loads the library."""

    def get_tag(self):
        return "py3", "none", os.environ["SCROLLKIT_PLATFORM"]


class PlatformDistribution(Distribution):
    """Contains a library, so it is not a pure Python package."""

    def has_ext_modules(self):
        return True


with open("README.md", encoding="utf-8") as file:
    readme = file.read()

# docs/links.md, by scripts/package: such as "Issues=https://…".
links = dict(link.split("=", 1) for link in os.environ["SCROLLKIT_LINKS"].split())

setup(
    name="scrollkit",
    version=os.environ["SCROLLKIT_VERSION"],
    description="The scroll engine you embed: input events in, frames and events out",
    long_description=readme,
    long_description_content_type="text/markdown",
    author="The ScrollKit authors",
    author_email=links.pop("Maintainers"),
    url=links.pop("Homepage"),
    project_urls=links,
    license="MIT",
    license_files=["LICENSE"],
    keywords="scroll scrolling physics momentum kinetic bounce snapping gui tui",
    classifiers=[
        "Development Status :: 4 - Beta",
        "Intended Audience :: Developers",
        "License :: OSI Approved :: MIT License",
        "Operating System :: MacOS",
        "Operating System :: Microsoft :: Windows",
        "Operating System :: POSIX :: Linux",
        "Programming Language :: Python :: 3",
        "Programming Language :: Python :: 3 :: Only",
        "Topic :: Multimedia :: Graphics",
        "Topic :: Software Development :: Libraries",
        "Topic :: Software Development :: User Interfaces",
        "Typing :: Typed",
    ],
    python_requires=">=3.9",
    packages=["scrollkit"],
    package_data={"scrollkit": ["py.typed", os.environ["SCROLLKIT_LIBRARY_NAME"]]},
    entry_points={"console_scripts": ["scrollkit-trace = scrollkit.trace_tool:main"]},
    cmdclass={"bdist_wheel": PlatformWheel},
    distclass=PlatformDistribution,
)
