"""Plugging and unplugging screens while a test runs.

Qt's offscreen platform takes its screens from a JSON file at the start. It can be told new ones later, but
only through C++: its platform integration answers a request for the function `setConfiguration`, which is
called here through ctypes.
"""

import ctypes
import json
from pathlib import Path
from typing import Any

import PySide6
import shiboken6
from PySide6.QtCore import QByteArray, QCoreApplication

LIBRARIES = Path(PySide6.__file__).parent / "Qt" / "lib"
POINTER = ctypes.c_void_p
VTABLE_HEADER = 2 * ctypes.sizeof(POINTER)
MOST_SLOTS = 40
OBJECT_BYTES = 64


def one_screen(width: int = 1280, height: int = 720) -> dict[str, Any]:
    """The operator's screen alone."""
    return screens(("DESK", 0, 0, width, height))


def two_screens() -> dict[str, Any]:
    """The operator's screen, and the hall's beside it."""
    return screens(("DESK", 0, 0, 1280, 720), ("HALL", 1280, 0, 1920, 1080))


def screens(*places: tuple[str, int, int, int, int]) -> dict[str, Any]:
    """Screens by name, place and size."""
    one = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {
        "synchronousWindowSystemEvents": False,
        "windowFrameMargins": False,
        "screens": [
            {"name": name, "x": x, "y": y, "width": width, "height": height} | one
            for name, x, y, width, height in places
        ],
    }


def plug(configuration: dict[str, Any]) -> None:
    """Have exactly these screens from now on."""
    gui = ctypes.CDLL(str(LIBRARIES / "libQt6Gui.so.6"))
    core = ctypes.CDLL(str(LIBRARIES / "libQt6Core.so.6"))
    interface = _call(gui, "_ZN15QGuiApplication23platformNativeInterfaceEv")
    setter = _integration_function(gui, interface, b"setConfiguration")
    json_object = _json_object(core, json.dumps(configuration).encode())
    ctypes.CFUNCTYPE(None, POINTER, POINTER)(setter)(ctypes.addressof(json_object), interface)
    QCoreApplication.processEvents()


def _call(library: ctypes.CDLL, name: str, *arguments: object) -> int:
    function = getattr(library, name)
    function.restype = POINTER
    function.argtypes = [POINTER] * len(arguments)
    return function(*arguments)


def _integration_function(gui: ctypes.CDLL, interface: int, name: bytes) -> int:
    """Ask the platform for a function, through the virtual method that its plugin overrides."""
    base_method = ctypes.cast(
        gui._ZN24QPlatformNativeInterface28nativeResourceForIntegrationERK10QByteArray, POINTER
    )
    base_table = ctypes.addressof(POINTER.in_dll(gui, "_ZTV24QPlatformNativeInterface")) + VTABLE_HEADER
    slots = ctypes.cast(base_table, ctypes.POINTER(POINTER))
    slot = next(i for i in range(MOST_SLOTS) if slots[i] == base_method.value)
    own_table = ctypes.cast(ctypes.cast(interface, ctypes.POINTER(POINTER))[0], ctypes.POINTER(POINTER))
    wanted = QByteArray(name)
    found = ctypes.CFUNCTYPE(POINTER, POINTER, POINTER)(own_table[slot])(
        interface, shiboken6.getCppPointer(wanted)[0]
    )
    assert found, "the offscreen platform has no such function"
    return found


def _json_object(core: ctypes.CDLL, text: bytes) -> ctypes.Array[ctypes.c_char]:
    data = QByteArray(text)
    document = ctypes.create_string_buffer(OBJECT_BYTES)
    made = ctypes.create_string_buffer(OBJECT_BYTES)
    parse = "_ZN13QJsonDocument8fromJsonERK10QByteArrayP15QJsonParseError"
    _call(core, parse, ctypes.addressof(document), shiboken6.getCppPointer(data)[0], None)
    _call(core, "_ZNK13QJsonDocument6objectEv", ctypes.addressof(made), ctypes.addressof(document))
    return made
