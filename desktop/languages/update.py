"""`python -m desktop.languages.update`: bring every .ts file in step with the tables of sentences.

New sentences are added as unfinished, those that are gone are dropped, translations are kept. English
holds only sentences with a count, for their plural forms.
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from .tables import TABLES
from .translation import FALLBACK, translations_folder

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


def updated(path: Path) -> str:
    """What the file at `path` should hold."""
    language = path.stem.removeprefix("tabellone_")
    known = _known(path)
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for table in TABLES:
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = table.context
        for source in dict.fromkeys(table.texts.values()):
            if language != FALLBACK or "%n" in source:
                context.append(_message(source, known.get((table.context, source))))
    ET.indent(root, "    ")
    return HEAD + ET.tostring(root, encoding="unicode") + "\n"


def _known(path: Path) -> dict[tuple[str, str], ET.Element]:
    if not path.exists():
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): translation
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if (translation := message.find("translation")) is not None
    }


def _message(source: str, translation: ET.Element | None) -> ET.Element:
    message = ET.Element("message")
    if "%n" in source:
        message.set("numerus", "yes")
    ET.SubElement(message, "source").text = source
    if translation is None:
        translation = ET.Element("translation", type="unfinished")
        if "%n" in source:
            ET.SubElement(translation, "numerusform")
            ET.SubElement(translation, "numerusform")
    message.append(translation)
    return message


def main() -> int:
    """Update every language, and say how many sentences wait for a translator."""
    for path in sorted(translations_folder().glob("tabellone_*.ts")):
        path.write_text(updated(path), encoding="utf-8")
        print(path.name, path.read_text("utf-8").count('type="unfinished"'), "unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())
