"""Motions: numbers of things on the table that change over time.

A timeline belongs to a scene and dies with it. It is told how much time has passed and never
reads a clock. Speed and reduced motion come from :class:`sprites.paint.theme.Motion`.

What takes over from what: a motion added later is the newer one. From the moment it begins, it
alone moves its attributes, starting from where things are; older motions of the same attributes
that would begin then or later are dropped. Other attributes go on undisturbed.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from heapq import heappop, heappush

from sprites.paint import theme

FADES = frozenset({"alpha", "glow", "dimmed"})
"""Attributes that still change gradually when motion is reduced."""


def _bounce(share: float) -> float:
    """Fall to the table, spring up a little (6 %) and lie still."""
    if share < 0.64:
        return (share / 0.64) ** 2
    rest = (share - 0.64) / 0.36
    return 1 - 0.24 * rest * (1 - rest)


EASINGS: dict[str, Callable[[float], float]] = {
    "linear": lambda share: share,
    "in": lambda share: share**3,
    "out": lambda share: 1 - (1 - share) ** 3,
    "in-out": lambda share: share * share * (3 - 2 * share),
    "bounce": _bounce,
}
"""How far a motion has come (0 … 1) after a share of its time. All end exactly at 1."""


def _hump(share: float) -> float:
    return 4 * share * (1 - share)


def _swing(share: float) -> float:
    return math.sin(2 * math.pi * share)


_Detour = tuple[float, Callable[[float], float]]
"""How far from the straight way, and when: 0 at both ends."""


def _detours(
    moved: Mapping[str, float], humps: Mapping[str, float], swings: Mapping[str, float]
) -> dict[str, list[_Detour]]:
    """Return the detours by attribute; raises ValueError for one of what is not moved."""
    detours: dict[str, list[_Detour]] = {}
    for reaches, shape in ((humps, _hump), (swings, _swing)):
        for name, reach in reaches.items():
            if name not in moved:
                raise ValueError(f"{name} makes a detour but is not moved")
            detours.setdefault(name, []).append((reach, shape))
    return detours


class _Motion:
    """One running or waiting change of some attributes of one thing."""

    __slots__ = ("begin", "detours", "ease", "end", "goals", "order", "starts", "target")

    def __init__(
        self, target: object, begin: float, end: float, ease: Callable[[float], float],
        goals: dict[str, float], detours: dict[str, list[_Detour]], order: int,
    ) -> None:
        self.target = target
        self.begin = begin
        self.end = end
        self.ease = ease
        self.goals = goals
        self.detours = detours
        self.order = order
        self.starts: dict[str, float] = {}

    def show(self, now: float) -> None:
        """Set the attributes to where they are at ``now``."""
        if now >= self.end:
            for name, goal in self.goals.items():
                setattr(self.target, name, goal)
            return
        share = (now - self.begin) / (self.end - self.begin)
        eased = self.ease(share)
        for name, goal in self.goals.items():
            start = self.starts[name]
            value = start + (goal - start) * eased
            for reach, shape in self.detours.get(name, ()):
                value += reach * shape(share)
            setattr(self.target, name, value)


_BEGIN, _END, _CALL = range(3)
_Entry = tuple[float, int, int, _Motion | Callable[[], object]]
"""When, a number that breaks ties in the order of adding, what, and the motion or action."""


class Timeline:
    """Runs motions and calls, at the speed and in the manner that ``motion`` says."""

    def __init__(self, motion: theme.Motion | None = None) -> None:
        self.motion = motion or theme.Motion()
        """Replaced when the settings change; it counts for what is added from then on."""
        self._now = 0.0
        self._order = 0
        self._agenda: list[_Entry] = []
        self._landing: deque[_Entry] = deque()
        self._running: dict[int, _Motion] = {}
        self._movers: dict[tuple[int, str], list[_Motion]] = {}
        self._calls = 0
        self._updating = False

    # Adding

    def to(
        self,
        target: object,
        seconds: float,
        *,
        delay: float = 0.0,
        ease: str = "out",
        humps: Mapping[str, float] | None = None,
        swings: Mapping[str, float] | None = None,
        **attributes: float,
    ) -> None:
        """Move attributes of ``target`` to the given values.

        ``seconds`` and ``delay`` are at normal speed. ``humps`` adds, to an attribute that is
        moved, a hill of that height in between: a lift while flying, the arc of a thrown disk.
        ``swings`` adds a hill and then as deep a valley.
        Nothing changes before the next :meth:`update` or :meth:`finish`.

        Raises ValueError for an unknown ease, a negative time or a detour of what is not moved,
        AttributeError for an attribute that the target lacks.
        """
        if ease not in EASINGS:
            raise ValueError(f"no ease {ease!r}; there are {', '.join(EASINGS)}")
        for time in (seconds, delay):
            if not 0 <= time < math.inf:
                raise ValueError(f"a motion's time is a number of seconds, not {time!r}")
        detours = _detours(attributes, humps or {}, swings or {})
        for name in attributes:
            getattr(target, name)
        begin = self._now + self.motion.seconds(delay)
        fades = {name: goal for name, goal in attributes.items() if name in FADES}
        travels = {name: goal for name, goal in attributes.items() if name not in FADES}
        curve = EASINGS[ease]
        if travels:
            end = begin + self.motion.travel(seconds)
            self._add(_Motion(target, begin, end, curve, travels, detours, self._tick()))
        if fades:
            end = begin + self.motion.seconds(seconds)
            self._add(_Motion(target, begin, end, curve, fades, detours, self._tick()))

    def call(self, delay: float, action: Callable[[], object]) -> None:
        """Call ``action`` after ``delay`` seconds (at normal speed), never from within this call.

        An action that raises stops nothing: the error comes out of :meth:`update` or
        :meth:`finish` after everything else that was due has been done.
        """
        if not 0 <= delay < math.inf:
            raise ValueError(f"a delay is a number of seconds, not {delay!r}")
        self._push(self._now + self.motion.seconds(delay), _CALL, action)
        self._calls += 1

    def track(self, delay: float = 0.0) -> Track:
        """Return a track: motions one after another, the first after ``delay`` seconds."""
        return Track(self, delay)

    def stop(self, target: object) -> None:
        """Leave ``target`` where it is: drop all its motions, begun or not. Calls stay."""
        for key in [key for key in self._movers if key[0] == id(target)]:
            for mover in list(self._movers[key]):
                self._give_up(mover, key[1])

    def clear(self) -> None:
        """Drop everything; nothing moves, nothing is called."""
        self._agenda.clear()
        self._landing.clear()
        self._running.clear()
        self._movers.clear()
        self._calls = 0

    # Running

    @property
    def moving(self) -> bool:
        """Whether anything runs or waits."""
        return bool(self._movers or self._calls)

    @property
    def sleep(self) -> float:
        """Seconds until something changes: 0 while things move, infinite when nothing waits."""
        if self._running:
            return 0.0
        while self._agenda and _is_over(self._agenda[0]):
            heappop(self._agenda)
        return max(0.0, self._agenda[0][0] - self._now) if self._agenda else math.inf

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass; with 0, what is due now begins, lands and is called.

        However long ``dt`` is, all happens in its order, as if it had been many short ones; what
        a call adds begins at the moment of that call. Raises ValueError for a time that is
        negative or not finite, RuntimeError when called from within one of its own calls; and
        whatever calls raised (one as it was, several as an ExceptionGroup).
        """
        if not 0 <= dt < math.inf:
            raise ValueError(f"time passes by a number of seconds, not {dt!r}")
        if self._updating:
            raise RuntimeError("a timeline cannot be updated by its own call")
        target = self._now + dt
        failures: list[Exception] = []
        self._updating = True
        try:
            while self._agenda and self._agenda[0][0] <= target:
                entry = heappop(self._agenda)
                self._now = max(self._now, entry[0])
                self._perform(entry, self._now, failures)
            self._now = target
            for mover in list(self._running.values()):
                mover.show(target)
        finally:
            self._updating = False
        _raise(failures)

    def finish(self) -> None:
        """Land at once all that runs or waits, and make its calls, in their order.

        What these calls add is new: it is not landed but begins afterwards, so that finishing
        one act never plays the next one unseen. May be used from within a call. Raises what
        calls raised, like :meth:`update`.
        """
        self._landing.extend(sorted(self._agenda))
        self._agenda.clear()
        failures: list[Exception] = []
        while self._landing:
            entry = self._landing.popleft()
            self._perform(entry, entry[0], failures)
        _raise(failures)

    # Within

    def _tick(self) -> int:
        self._order += 1
        return self._order

    def _push(
        self, time: float, what: int, payload: _Motion | Callable[[], object]
    ) -> None:
        heappush(self._agenda, (time, self._tick(), what, payload))

    def _add(self, motion: _Motion) -> None:
        for name in motion.goals:
            movers = self._movers.setdefault((id(motion.target), name), [])
            for older in list(movers):
                if older.begin >= motion.begin:
                    self._give_up(older, name)
            # Giving up the last mover drops the list, so it is looked up again.
            self._movers.setdefault((id(motion.target), name), []).append(motion)
        self._push(motion.begin, _BEGIN, motion)
        self._push(motion.end, _END, motion)

    def _give_up(self, motion: _Motion, name: str) -> None:
        """Take one attribute from a motion; without any left it is over.

        Its entries stay on the agenda and mean nothing any more: cheaper than looking for them.
        """
        del motion.goals[name]
        key = (id(motion.target), name)
        movers = self._movers[key]
        movers.remove(motion)
        if not movers:
            del self._movers[key]
        if not motion.goals:
            self._running.pop(motion.order, None)

    def _perform(self, entry: _Entry, time: float, failures: list[Exception]) -> None:
        _, _, what, payload = entry
        if _is_over(entry):
            return
        if isinstance(payload, _Motion):
            if what == _BEGIN:
                self._begin(payload, time)
                return
            payload.show(math.inf)
            for name in list(payload.goals):
                self._give_up(payload, name)
        else:
            self._calls -= 1
            for mover in list(self._running.values()):
                mover.show(time)
            try:
                payload()
            except Exception as failure:
                failures.append(failure)

    def _begin(self, motion: _Motion, time: float) -> None:
        for name in motion.goals:
            for other in list(self._movers[id(motion.target), name]):
                if other.order < motion.order:
                    other.show(time)
                    self._give_up(other, name)
            motion.starts[name] = getattr(motion.target, name)
        self._running[motion.order] = motion


class Track:
    """Motions one after another on a timeline; its times are at normal speed."""

    def __init__(self, timeline: Timeline, delay: float = 0.0) -> None:
        self._timeline = timeline
        self._begin = delay
        self.end = delay
        """Seconds from now until all that was added so far is over."""

    def to(
        self,
        target: object,
        seconds: float,
        *,
        delay: float = 0.0,
        ease: str = "out",
        humps: Mapping[str, float] | None = None,
        swings: Mapping[str, float] | None = None,
        **attributes: float,
    ) -> Track:
        """Add a motion (as :meth:`Timeline.to`) that begins when all before it is over."""
        self._begin = self.end
        return self.also(
            target, seconds, delay=delay, ease=ease, humps=humps, swings=swings, **attributes
        )

    def also(
        self,
        target: object,
        seconds: float,
        *,
        delay: float = 0.0,
        ease: str = "out",
        humps: Mapping[str, float] | None = None,
        swings: Mapping[str, float] | None = None,
        **attributes: float,
    ) -> Track:
        """Add a motion beside the one before, beginning with it or ``delay`` seconds later."""
        self._timeline.to(
            target, seconds, delay=self._begin + delay, ease=ease, humps=humps, swings=swings,
            **attributes,
        )
        self.end = max(self.end, self._begin + delay + seconds)
        return self

    def call(self, action: Callable[[], object]) -> Track:
        """Call ``action`` when all before it is over."""
        self._timeline.call(self.end, action)
        return self

    def wait(self, seconds: float) -> Track:
        """Let time pass before what comes next."""
        self.end += seconds
        self._begin = self.end
        return self


def _is_over(entry: _Entry) -> bool:
    """Whether an entry belongs to a motion that has given up all its attributes."""
    return isinstance(entry[3], _Motion) and not entry[3].goals


def _raise(failures: list[Exception]) -> None:
    if len(failures) == 1:
        raise failures[0]
    if failures:
        raise ExceptionGroup("several calls of a timeline failed", failures)
