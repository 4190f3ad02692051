"""The hall's table of tags: kept after each ball, and never replaced where it cannot be read."""

from pathlib import Path

import pytest

from desktop.settings.ball_tags import BallTags, export_csv, load_ball_tags, save_ball_tags


def test_the_table_is_kept_from_one_day_to_the_next(tmp_path: Path):
    """What was learnt is there tomorrow, with the reads that were for learning."""
    table = BallTags().learnt("T0C", 17).learnt("TAB", 3).after("3F9A", 2)
    save_ball_tags(tmp_path / "new" / "balls.json", table)
    assert load_ball_tags(tmp_path / "new" / "balls.json") == table
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["balls.json"]


def test_without_a_file_the_table_is_empty(tmp_path: Path):
    """The first evening of a hall."""
    assert load_ball_tags(tmp_path / "balls.json") == BallTags()


@pytest.mark.parametrize(
    "content", ['{"tags": {"T0C": ', '{"tags": {"0c": 1}}', '{"tags": {"T0C": -1}}', "[]"]
)
def test_a_damaged_table_is_refused(tmp_path: Path, content: str):
    """It is not taken for an empty one, which would be written over it."""
    path = tmp_path / "balls.json"
    path.write_text(content)
    with pytest.raises(ValueError):  # noqa: PT011
        load_ball_tags(path)


def test_a_ball_has_one_tag_and_a_tag_one_ball():
    """A new tag for a ball, and a new ball for a tag, take the place of the old."""
    table = BallTags().learnt("T0C", 17).learnt("TAB", 17)
    assert table.tags == {"TAB": 17}
    assert table.learnt("TAB", 4).tags == {"TAB": 4}
    assert (table.number_of("TAB"), table.tag_of(17), table.number_of("T0C"), table.tag_of(4)) == (
        17,
        "TAB",
        0,
        "",
    )
    assert table.without(17).tags == {}


def test_reads_for_learning_are_not_missed_by_an_evening():
    """The evening goes on after them; sessions that only one of the two has heard count too."""
    hall = BallTags().after("A", 9).after("B", 3)
    assert hall.heard_with({"A": 4, "C": 7}) == {"A": 9, "B": 3, "C": 7}
    assert hall.heard_with({"A": 12})["A"] == 12


def test_of_many_sessions_the_last_ones_are_remembered():
    """A reader without flash has another one at each power-up."""
    table = BallTags()
    for number in range(1, 30):
        table = table.after(f"{number:X}", 1)
    assert list(table.heard) == [f"{number:X}" for number in range(10, 30)]


def test_the_table_is_written_for_a_spreadsheet(tmp_path: Path):
    """A line a ball, by number."""
    export_csv(tmp_path / "balls.csv", BallTags().learnt("T0C", 17).learnt("TAB", 3))
    assert (tmp_path / "balls.csv").read_text().split() == ["ball,tag", "3,TAB", "17,T0C"]
