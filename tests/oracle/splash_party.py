"""§3 Splash Party, straight from the rules page."""

from __future__ import annotations

from random import Random

from .table import Json, Next, Refused, Table, has_keys, is_list, is_one_of, is_whole, need

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
RING = 18
OPPOSITE = {"cw": "ccw", "ccw": "cw"}


def spaces_entered(start: int, number: int, direction: str) -> list[int]:
    """The spaces a pawn passes; the last is the space it lands on. §3.2"""
    step = 1 if direction == "cw" else -1
    return [(start + step * count) % RING for count in range(1, number + 1)]


def distance(space: int) -> int:
    """The shorter distance from a space to the diving board. §3.6"""
    return min(space, RING - space)


def undoes(last_move: Json, pawn: Json, direction: str) -> bool:
    """Whether moving this pawn in this direction would undo the last move. §3.3"""
    return bool(last_move is not None and last_move == [pawn, OPPOSITE[direction]])


class SplashParty(Table):
    """A table of Splash Party; a pawn is [colour, number], the rim a list of pawns and Nones."""

    def __init__(self, seats: int, options: dict[str, Json]) -> None:
        need(2 <= seats <= 6, "seats")
        settings: dict[str, Json] = {"memory_aid": False, "standstill": 40}
        for name, value in options.items():
            need(name in settings, "unknown option")
            settings[name] = value
        need(isinstance(settings["memory_aid"], bool), "memory_aid")
        need(is_whole(settings["standstill"], 10, 200), "standstill")
        self.seats = seats
        self.options = settings
        self.position = {
            "phase": "deal",
            "rim": [],
            "pool": [],
            "tokens": [],
            "live": list(range(seats)),
            "mover": 0,
            "lifted": None,
            "last_move": None,
            "falling": [],
            "went_in": False,
            "quiet": 0,
            "may_accuse": False,
            "won": [],
        }

    def next(self) -> Next:
        if self.position["phase"] in ("deal", "fall"):
            return "chance"
        return "over" if self.position["phase"] == "over" else "do"

    def turn_of(self) -> list[int]:
        return [self.position["mover"]]

    # ── chance ──────────────────────────────────────────────────────────────────────────────

    def chance(self, data: Json) -> None:
        if self.position["phase"] == "deal":
            self.deal(data)
            return
        need(has_keys(data, "falls") and is_one_of(data["falls"], ["up", "down"]), "falls")
        self.position["pool"].append([*self.position["falling"].pop(0), data["falls"]])
        if not self.position["falling"]:
            self.after_the_falls()

    def deal(self, data: Json) -> None:
        """§3.1, §3.9: all eighteen pawns, one token a seat, the first player."""
        need(has_keys(data, "ring", "tokens", "first"), "a deal")
        need(is_list(data["ring"], RING), "ring")
        for pawn in data["ring"]:
            need(is_list(pawn, 2) and is_one_of(pawn[0], COLOURS), "pawn")
            need(is_whole(pawn[1], 1, 3), "number")
        all_pawns = sorted([colour, number] for colour in COLOURS for number in (1, 2, 3))
        need(sorted(data["ring"]) == all_pawns, "each pawn once")
        need(is_list(data["tokens"], self.seats), "one token per seat")
        need(all(is_one_of(token, COLOURS) for token in data["tokens"]), "token")
        need(len(set(data["tokens"])) == self.seats, "each token once")
        need(is_whole(data["first"], 0, self.seats - 1), "first")
        self.position["rim"] = [list(pawn) for pawn in data["ring"]]
        self.position["tokens"] = list(data["tokens"])
        self.position["mover"] = data["first"]
        self.position["phase"] = "lift"

    # ── a turn ──────────────────────────────────────────────────────────────────────────────

    def do(self, seat: int, data: Json) -> None:
        assert seat == self.position["mover"]
        phase = self.position["phase"]
        if phase == "lift" and has_keys(data, "lift"):
            self.lift(data["lift"])
        elif phase == "go" and has_keys(data, "go"):
            self.go(data["go"])
        elif phase == "accuse" and has_keys(data, "accuse") and data["accuse"] is None:
            self.end_turn()
        elif phase == "accuse" and has_keys(data, "accuse", "colour"):
            self.accuse(data["accuse"], data["colour"])
        else:
            raise Refused("not this now")

    def lift(self, space: Json) -> None:
        """§3.2: any pawn on the rim."""
        need(is_whole(space, 0, RING - 1), "no such space")
        need(self.position["rim"][space] is not None, "nobody stands there")
        self.position["lifted"] = space
        self.position["phase"] = "go"

    def go(self, direction: Json) -> None:
        """§3.2–3.5: move the pawn by its number; a pawn on that space falls into the pool."""
        need(is_one_of(direction, ["cw", "ccw"]), "cw or ccw")
        rim, start = self.position["rim"], self.position["lifted"]
        pawn = rim[start]
        need(not undoes(self.position["last_move"], pawn, direction), "that undoes the last move")
        way = spaces_entered(start, pawn[1], direction)
        target = way[-1]
        pushed = rim[target]
        rim[start] = None
        rim[target] = pawn
        self.position["last_move"] = [list(pawn), direction]
        self.position["lifted"] = None
        self.position["may_accuse"] = 0 in way
        self.into_the_pool([pushed] if pushed is not None else [])

    def into_the_pool(self, pawns: list[Json]) -> None:
        """§3.4: draw a fall for each of these pawns before anything else happens."""
        self.position["falling"] = pawns
        if pawns:
            self.position["went_in"] = True
            self.position["phase"] = "fall"
        else:
            self.after_the_falls()

    def after_the_falls(self) -> None:
        """§3.4–3.6: eliminate seats, check for the end, offer an accusation or end the turn."""
        for seat in list(self.position["live"]):
            if not self.spaces_of(seat):
                self.position["live"].remove(seat)
        if self.is_decided():
            self.finish()
        elif self.position["may_accuse"] and self.position["mover"] in self.position["live"]:
            self.position["phase"] = "accuse"
            self.position["may_accuse"] = False
        else:
            self.end_turn()

    def accuse(self, suspect: Json, colour: Json) -> None:
        """§3.5: a right accusation eliminates the suspect, a wrong one the accuser."""
        mover = self.position["mover"]
        need(is_whole(suspect, 0, self.seats - 1), "no such seat")
        need(suspect in self.position["live"] and suspect != mover, "not a live opponent")
        need(is_one_of(colour, COLOURS), "no such colour")
        right = self.position["tokens"][suspect] == colour
        loser = suspect if right else mover
        spaces = self.spaces_of(loser)
        pawns = [self.position["rim"][space] for space in spaces]
        for space in spaces:
            self.position["rim"][space] = None
        self.into_the_pool(pawns)

    def end_turn(self) -> None:
        """§3.7–3.8: count quiet turns, then go to the next live seat."""
        self.position["quiet"] = 0 if self.position["went_in"] else self.position["quiet"] + 1
        self.position["went_in"] = False
        self.position["may_accuse"] = False
        if self.position["quiet"] >= self.options["standstill"]:
            self.finish()
            return
        mover = (self.position["mover"] + 1) % self.seats
        while mover not in self.position["live"]:
            mover = (mover + 1) % self.seats
        self.position["mover"] = mover
        self.position["phase"] = "lift"

    # ── the end ─────────────────────────────────────────────────────────────────────────────

    def spaces_of(self, seat: int) -> list[int]:
        """The spaces of this seat's pawns, in ring order."""
        colour, rim = self.position["tokens"][seat], self.position["rim"]
        return [s for s in range(RING) if rim[s] is not None and rim[s][0] == colour]

    def is_decided(self) -> bool:
        """§3.6: whether one live player or two colours (three with two seats) are left."""
        colours = {pawn[0] for pawn in self.position["rim"] if pawn is not None}
        return len(self.position["live"]) == 1 or len(colours) <= (3 if self.seats == 2 else 2)

    def finish(self) -> None:
        """§3.6: the nearest pawn wins, then the higher number, else nobody."""
        live, rim = self.position["live"], self.position["rim"]
        self.position["phase"] = "over"
        self.position["won"] = list(live)
        if len(live) > 1:
            candidates = [(distance(s), -rim[s][1], p) for p in live for s in self.spaces_of(p)]
            nearest, number, _ = min(candidates)
            best = {seat for d, n, seat in candidates if (d, n) == (nearest, number)}
            self.position["won"] = list(best) if len(best) == 1 else []

    def scores(self) -> list[int]:
        return [1 if seat in self.position["won"] else 0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        won: list[int] = self.position["won"]
        return won

    # ── the choices ────────────────────────────────────────────────────────────────────────

    def choices(self, seat: int) -> list[Json]:
        position = self.position
        if position["phase"] == "lift":
            return [{"lift": s} for s in range(RING) if position["rim"][s] is not None]
        if position["phase"] == "go":
            pawn = position["rim"][position["lifted"]]
            ways = [way for way in OPPOSITE if not undoes(position["last_move"], pawn, way)]
            return [{"go": way} for way in ways]
        others = [other for other in position["live"] if other != seat]
        accusations = [{"accuse": other, "colour": c} for other in others for c in COLOURS]
        return [{"accuse": None}, *accusations]

    def pick(self, seat: int, rng: Random) -> Json:
        """A random choice; quiet play and true accusations are likely, to reach every ending."""
        choices = self.choices(seat)
        if self.position["phase"] == "lift" and rng.random() < 0.1 and self.position["last_move"]:
            pawn = self.position["last_move"][0]
            if pawn in self.position["rim"]:
                return {"lift": self.position["rim"].index(pawn)}
        if self.position["phase"] == "go" and self.position["quiet"] and rng.random() < 0.9:
            shy = [choice for choice in choices if not self.would_push(choice["go"])]
            return rng.choice(shy or choices)
        if self.position["phase"] != "accuse" or rng.random() < 0.1:
            return rng.choice(choices)
        if rng.random() < 0.7:
            return {"accuse": None}
        suspect = rng.choice(choices[1:])["accuse"]
        return {"accuse": suspect, "colour": self.position["tokens"][suspect]}

    def would_push(self, direction: str) -> bool:
        """Whether the lifted pawn would land on another pawn in this direction."""
        start = self.position["lifted"]
        target = spaces_entered(start, self.position["rim"][start][1], direction)[-1]
        return self.position["rim"][target] is not None

    def throw(self, rng: Random) -> Json:
        if self.position["phase"] == "fall":
            return {"falls": rng.choice(["up", "down"])}
        pawns = [[colour, number] for colour in COLOURS for number in (1, 2, 3)]
        rng.shuffle(pawns)
        tokens = rng.sample(COLOURS, self.seats)
        return {"ring": pawns, "tokens": tokens, "first": rng.randrange(self.seats)}


def random_options(seats: int, rng: Random) -> dict[str, Json]:
    """Options to try, mostly with a short standstill."""
    assert seats
    options: dict[str, Json] = {}
    if rng.random() < 0.4:
        options["memory_aid"] = rng.random() < 0.8
    if rng.random() < 0.5:
        options["standstill"] = rng.choice([10, 10, 11, 12, 40, 200])
    return options
