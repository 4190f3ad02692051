"""Whether there is a display, and whether Qt has the system libraries that it needs. Imports no Qt."""

import ctypes
import importlib.util
import os
import re
import sys
from pathlib import Path

PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libz.so.1": "zlib1g",
}
"""The Debian and Ubuntu package of each library that Qt loads from the system."""

NEEDS_NO_X = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs", "wayland")


class MissingLibraryError(ImportError):
    """System libraries cannot be loaded: all that are missing, and the packages that bring those known."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        named = re.findall(r"(lib[\w+.-]+\.so[\w.]*): cannot open", said)
        missing = [library for library in PACKAGES if not _loads(library)] if named else []
        self.libraries = tuple(dict.fromkeys((*named, *missing)))
        self.packages = tuple(dict.fromkeys(PACKAGES[lib] for lib in self.libraries if lib in PACKAGES))


def has_display(environment: dict[str, str] | None = None) -> bool:
    """Whether a window could open. Raises MissingLibraryError."""
    env = dict(os.environ if environment is None else environment)
    if sys.platform != "linux" or env.get("QT_QPA_PLATFORM", "").split(":")[0] in NEEDS_NO_X:
        return True
    if env.get("WAYLAND_DISPLAY"):
        return True
    return bool(env.get("DISPLAY")) and _x_server_answers(env["DISPLAY"])


def check_libraries() -> None:
    """Load what Qt's windows need, so that a missing library is an error and not an abort. Raises
    MissingLibraryError.
    """
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        raise MissingLibraryError(str(error)) from None
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if sys.platform == "linux" and os.environ.get("DISPLAY") and platform in ("", "xcb"):
        _load(str(_qt_folder() / "plugins" / "platforms" / "libqxcb.so"))


def _x_server_answers(display: str) -> bool:
    xcb = _load("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not broken


def _load(library: str) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(library)
    except OSError as error:
        raise MissingLibraryError(str(error)) from None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _qt_folder() -> Path:
    spec = importlib.util.find_spec("PySide6")
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "Qt"
