"""Bots that are programs in any language; each question and each answer is one line of JSON.

`cmd:./mybot --fast` names one by its command. It runs for one game at one seat and exits at the end
of its input. It is killed if it does not exit, or if it exceeds the answer timeout.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any

from bellyflop.core import AnyGame, BadNotation, BadSetup

from . import Bot

PREFIX = "cmd:"
MOST_LEGAL = 1000  # the most actions that a question lists
_LONGEST_ANSWER = 100_000  # bytes
_GRACE = 1.0  # seconds to exit in after the game
_SHOWN = 120  # characters of an answer or of stderr in a message


class ProgramFailed(Exception):
    """The program cannot continue, or its answer is invalid; the message says why."""


class ProgramBot(Bot[Any, Any]):
    """Asks a program; each question holds everything its seat has seen since the last one."""

    def __init__(
        self, command: Sequence[str], game: AnyGame, seat: int, rng: Random, seconds: float
    ) -> None:
        self._game, self._seconds = game, seconds
        about = {"game": game.about.id, "seats": game.seats, "options": game.options}
        self._about = {**about, "seat": seat, "seed": rng.getrandbits(32)}
        self._unheard: list[object] = []
        self._unseen: list[object] = []
        self._program = _Program(command)
        weakref.finalize(self, self._program.end)

    def hear(self, news: Sequence[object]) -> None:
        self._unheard += map(self._game.write_news, news)

    def observe(self, view: object) -> None:
        self._unseen.append(self._game.write_view(view))

    def choose(self, view: object, legal: Sequence[object]) -> object:
        """The action the program takes, or ProgramFailed."""
        write = self._game.write_action
        listed = [write(action) for action in legal] if len(legal) <= MOST_LEGAL else None
        question = {
            **self._about,
            "happened": self._unheard,
            "seen": self._unseen,
            "view": self._game.write_view(view),
            "legal": listed,
        }
        answer = self._program.ask(json.dumps(question), self._seconds)
        self._unheard, self._unseen = [], []
        return self._action(answer, legal)

    def _action(self, answer: str, legal: Sequence[object]) -> object:
        shown = answer if len(answer) <= _SHOWN else f"{answer[: _SHOWN - 3]}..."
        try:
            said = json.loads(answer)
        except (ValueError, RecursionError):
            raise ProgramFailed(f"it answered {shown!r}, which is not JSON") from None
        match said:
            case {"choose": int(place)} if not isinstance(place, bool):
                if 0 <= place < len(legal):
                    return legal[place]
                raise ProgramFailed(f"it chose number {place} of {len(legal)} legal actions")
            case {"do": do}:
                try:
                    return self._game.read_action(do)
                except BadNotation as error:
                    why = str(error).rstrip(".")
                    raise ProgramFailed(f"it answered {shown}: {why}") from error
        raise ProgramFailed(f'it answered {shown}, which has neither "choose" nor "do"')


class _Program:
    """A running program, and a thread that reads its answers so that `ask` can time out."""

    def __init__(self, command: Sequence[str]) -> None:
        from tempfile import TemporaryFile  # only needed to start a program

        self._errors = TemporaryFile()  # noqa: SIM115 - as long as the program
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # so that its children can be killed with it
            )
        except OSError as error:
            self._errors.close()
            raise BadSetup(f"{command[0]} cannot be started: {error.strerror}.") from error
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        talk = _talk, self._process, self._questions, self._answers
        self._thread = Thread(target=talk[0], args=talk[1:], daemon=True)
        self._thread.start()

    def ask(self, question: str, seconds: float) -> str:
        """The line it answers, or ProgramFailed."""
        self._questions.put(f"{question}\n".encode())
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            self._kill()
            raise ProgramFailed(f"it said nothing for {seconds:g} s and was ended") from None
        if not answer:
            raise ProgramFailed(f"it ended{self._last_words()}")
        if not answer.endswith(b"\n"):
            self._kill()
            raise ProgramFailed("its answer is not one line of a reasonable length")
        return answer.decode("utf-8", "replace").strip()

    def _last_words(self) -> str:
        """The last line of its stderr, worded for the end of a message."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f", saying {lines[-1][:_SHOWN]!r}" if lines else ", saying nothing"

    def end(self) -> None:
        """Close its input, and kill it if that does not end it."""
        self._questions.put(None)
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._kill()
        self._thread.join(_GRACE)
        self._errors.close()

    def _kill(self) -> None:
        """Kill it, with its whole process group where the system has them."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()


def _talk(
    process: subprocess.Popen[bytes],
    questions: SimpleQueue[bytes | None],
    answers: SimpleQueue[bytes],
) -> None:
    """Pass on questions and answers until the question None; the answer b"" means it has ended."""
    asks, tells = _pipes(process)
    with tells, contextlib.suppress(OSError), asks:
        while (question := questions.get()) is not None:
            try:
                asks.write(question)
                asks.flush()
                answers.put(tells.readline(_LONGEST_ANSWER))
            except OSError:  # its input is closed
                answers.put(b"")


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def is_program(name: str) -> bool:
    """Whether this names a program."""
    return name.startswith(PREFIX)


def program_bot(name: str) -> Callable[[AnyGame, int, Random, float], ProgramBot]:
    """A factory for the bot that asks this program, or BadSetup if there is none.

    A name from the network or from a record must never get here: only names typed on this machine
    may.
    """
    import shlex  # only needed to name a program
    import shutil

    try:
        command = shlex.split(name.removeprefix(PREFIX), posix=os.name == "posix")
    except ValueError as error:
        raise BadSetup(f"{name} is not a command: {error}.") from error
    if not command:
        raise BadSetup(f"{name} names no program; it must be like cmd:./mybot --fast.")
    if shutil.which(command[0]) is None:
        raise BadSetup(f"there is no program {command[0]} that can be run.")

    def make(game: AnyGame, seat: int, rng: Random, seconds: float) -> ProgramBot:
        return ProgramBot(command, game, seat, rng, seconds)

    return make
