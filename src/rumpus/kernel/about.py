"""What options, questions and events are about, as data for programs: their texts are for people and records."""

from msgspec import Struct


class AnyAbout(Struct, omit_defaults=True):
    """A game adds what its options, questions and events speak of: a place, a Thing, a card, a direction."""

    verb: str = ""  # of an option, such as `jump`: `option-<kind of the question>-<verb>` is its sentence
    group: str = ""  # where a verb has many options, those that stand together: `options-<verb>` is their heading
