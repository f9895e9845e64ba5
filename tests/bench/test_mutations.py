"""Faults: where they may be put, and that a living function really has them afterwards."""

from __future__ import annotations

from tests.bench.mutations import mutants, mutated, put_in

SOURCE = '''
LIMIT = 3


class Scale:
    """A scale with a limit of 3."""

    def __init__(self):
        self.read = []

    def weigh(self, pounds: int = 5, *, twice=False):
        """Return whether 7 is too much."""
        if twice and pounds > LIMIT or not pounds:
            self.read.append(pounds)
            return pounds + 1
        return 0
'''


def living():
    """Return the class of SOURCE, made anew."""
    names: dict[str, object] = {}
    exec(compile(SOURCE, "scale.py", "exec"), names)
    return names["Scale"]


def test_each_place_of_a_body_gets_its_fault_and_nothing_around_it():
    changes = [(mutant.kind, mutant.lines[0], mutant.change) for mutant in mutants(SOURCE)]
    condition = "twice and pounds > LIMIT or not pounds"
    assert sorted(changes) == [
        ("and/or", 13, "twice and pounds > LIMIT -> twice or pounds > LIMIT"),
        ("and/or", 13, f"{condition} -> (twice and pounds > LIMIT) and (not pounds)"),
        ("comparison", 13, "pounds > LIMIT -> pounds >= LIMIT"),
        ("dropped statement", 9, "self.read = [] -> pass"),
        ("dropped statement", 14, "self.read.append(pounds) -> pass"),
        ("negated condition", 13, f"{condition} -> not ({condition})"),
        ("number", 15, "1 -> 2"),
        ("number", 16, "0 -> 1"),
    ]


def test_a_living_function_has_the_fault_and_no_other_one_has():
    scale = living()
    number = next(mutant for mutant in mutants(SOURCE) if mutant.change == "1 -> 2")
    assert scale().weigh(4, twice=True) == 5
    assert put_in(mutated(SOURCE, number, "scale.py")) == 1
    assert scale().weigh(4, twice=True) == 6
    dropped = next(mutant for mutant in mutants(SOURCE) if "append" in mutant.change)
    put_in(mutated(SOURCE, dropped, "scale.py"))
    weighed = scale()
    assert weighed.weigh(4, twice=True) == 5 and weighed.read == []


def test_a_function_made_anew_elsewhere_is_left_alone():
    assert put_in(mutated(SOURCE, mutants(SOURCE)[0], "another.py")) == 0
