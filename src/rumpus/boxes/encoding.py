"""What a text that is not UTF-8 seems to be, so that whoever saved it knows what to change."""

import re
from typing import Final

UTF_16: Final = "UTF-16"
BEYOND_ASCII: Final = re.compile(rb"[\x80-\xff]+")
WORD: Final = 3  # letters one after the other
CZECH: Final = frozenset("áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“”‚‘’–—…«»·×§ \u00a0")
UKRAINIAN: Final = frozenset(
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯыэёъЫЭЁЪ„“”‚‘’–—…«»·× \u00a0№"
)


def is_utf_16(content: bytes) -> bool:
    """By its mark, or because every other byte is nothing."""
    return content.startswith((b"\xff\xfe", b"\xfe\xff")) or content.count(0) * 3 > len(content) > 0


def guess_encoding(content: bytes) -> str:
    """Of what is not UTF-8; empty, if it looks like no text at all. Ukrainian has whole words of letters that ASCII
    lacks, Czech now and then one."""
    if is_utf_16(content):
        return UTF_16
    runs = BEYOND_ASCII.findall(content)
    beyond = b"".join(runs)
    if set(beyond.decode("cp1251", errors="replace")) <= UKRAINIAN and max(map(len, runs)) >= WORD:
        return "Windows-1251"
    return "Windows-1250" if set(beyond.decode("cp1250", errors="replace")) <= CZECH else ""
