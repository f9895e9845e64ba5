"""``python3 -m tests``: the whole suite, on a Python that need have nothing installed.

Uses the same set-up as a first start of the game, with the test extra. Words after it go to
pytest: ``python3 -m tests tests/game -k seed``. Readable by old Pythons for the same reason as
main.py.
"""

import os
import subprocess
import sys

import main

WORKERS = "2"
MEMORY = "/dev/shm"  # where Linux keeps files in memory


def run(words):
    """Run pytest with ``words`` in a prepared Python and return its exit code."""
    refusal = main.too_old(sys.version_info)
    if refusal:
        sys.stderr.write(refusal + "\n")
        return 2
    from scenes.app.first_run import prepare

    try:
        python = prepare.prepare(None, extras=("test",)) or sys.executable
    except prepare.SetUpFailed:
        return 1
    environment = dict(os.environ)
    # No test opens a window or sounds a loudspeaker, whatever the machine has.
    environment.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    # What one process of the many has compiled, the next need not.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if os.path.isdir(MEMORY):
        # Matches are flushed to the disk with every move: that need not be a real one here.
        environment.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)
    main_folder = os.path.dirname(os.path.abspath(main.__file__))
    command = [str(python), "-m", "pytest", "-n", WORKERS, "--dist", "loadgroup"] + words
    return subprocess.call(command, cwd=main_folder, env=environment)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
