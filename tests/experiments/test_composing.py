"""Whatever somebody types into the form, what is written of it can be read, and says the same."""

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from rumpus.experiments.composing import compose
from rumpus.table.wire.lab_messages import AskedClaim, Designing

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


@given(
    title=texts,
    question=texts,
    boxes=st.lists(texts, min_size=1, max_size=4),
    options=st.dictionaries(texts, texts, max_size=2),
)
def test_a_form_is_written_as_toml(title: str, question: str, boxes: list[str], options: dict[str, str]) -> None:
    ask = AskedClaim(question, "turns", "above", 0.5)
    written = tomllib.loads(compose(Designing(question, "worms", boxes, [2], "fair", 7, options, [ask], title)))
    assert (written["title"], written["question"], written["asks"][0]["above"]) == (
        title or list(dict.fromkeys(boxes))[-1],
        question,
        0.5,
    )
    assert written["options"] == ({**options, "box": boxes[0]} if len(set(boxes)) == 1 else options)
    assert written["sweep"].get("box", [boxes[0]]) == list(dict.fromkeys(boxes))


def test_each_of_several_boxes_is_asked_about_by_its_name() -> None:
    ask = AskedClaim("As long?", "turns", "as_in", 2)
    written = tomllib.loads(compose(Designing("?", "worms", ["standard", "yard", "den"], [2], "fair", 7, {}, [ask])))
    asked = [(one["question"], one["cell"], one["as_in"]) for one in written["asks"]]
    assert asked == [
        ("As long? (yard)", "box=yard", "box=standard"),
        ("As long? (den)", "box=den", "box=standard"),
    ]


def test_of_several_numbers_of_players_the_question_says_which_in_its_authors_words() -> None:
    ask = AskedClaim("Stejně dlouho?", "turns", "as_in", 2)
    called = {"yard": "Dvůr", "den": "Doupě", "2": "2 hráči", "4": "4 hráči"}
    design = Designing("?", "worms", ["standard", "den"], [2, 4], "fair", 7, {}, [ask], called=called)
    asked = [one["question"] for one in tomllib.loads(compose(design))["asks"]]
    assert asked == ["Stejně dlouho? (2 hráči)", "Stejně dlouho? (4 hráči)"]
    design.boxes.append("yard")
    asked = [one["question"] for one in tomllib.loads(compose(design))["asks"]]
    assert asked[:2] == ["Stejně dlouho? (Doupě, 2 hráči)", "Stejně dlouho? (Dvůr, 2 hráči)"]


def test_where_all_sorts_of_bots_play_quick_ones_are_asked_about() -> None:
    ask = AskedClaim("Longer?", "turns", "more_than", 0)
    written = tomllib.loads(compose(Designing("?", "worms", ["standard", "yard"], [2], "robust", 7, {}, [ask])))
    (asked,) = written["asks"]
    assert (asked["cell"], asked["more_than"]) == ("box=yard bots=quick", "box=standard bots=quick")
