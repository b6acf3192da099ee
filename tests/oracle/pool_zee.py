"""§2 Pool-zee, straight from the rules page."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations, pairwise
from random import Random

from .table import Json, Next, Refused, Table, frozen, has_keys, is_list, is_one_of, is_whole, need

UPPER = ["aces", "twos", "threes", "fours", "fives", "sixes"]
LOWER = [
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "pool_zee",
    "chance",
]
RULES: dict[str, Json] = {  # §2.3–2.6; §2.13: house rules may override these
    "full_house": 25,
    "small_straight": 30,
    "large_straight": 40,
    "pool_zee": 50,
    "bonus": 35,
    "bonus_from": 63,
    "check": 100,
    "without": [],
}


def ordinary(box: str, dice: list[int], house: dict[str, Json] = RULES) -> int:
    """The points of these dice in a box, without the joker rule. §2.3"""
    counts = sorted(dice.count(face) for face in set(dice))
    if box in UPPER:
        number = UPPER.index(box) + 1
        return number * dice.count(number)
    if box == "three_of_a_kind":
        return sum(dice) if max(counts) >= 3 else 0
    if box == "four_of_a_kind":
        return sum(dice) if max(counts) >= 4 else 0
    if box == "full_house":
        return house["full_house"] if counts == [2, 3] else 0
    if box == "small_straight":
        runs = [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}]
        return house["small_straight"] if any(run <= set(dice) for run in runs) else 0
    if box == "large_straight":
        return house["large_straight"] if set(dice) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}) else 0
    if box == "pool_zee":
        return house["pool_zee"] if counts == [5] else 0
    return sum(dice)


def as_joker(box: str, dice: list[int], house: dict[str, Json] = RULES) -> int:
    """The points of five of a kind as a joker in a box. §2.5"""
    if box in ("full_house", "small_straight", "large_straight"):
        worth: int = house[box]
        return worth
    return ordinary(box, dice, house)


def possible(
    card: dict[str, int], dice: list[int], joker: str, house: dict[str, Json] = RULES
) -> dict[str, int]:
    """Each box that may be chosen on this card, and its points. §2.3–2.5, §2.11"""
    free = [box for box in UPPER + LOWER if box not in card and box not in house["without"]]
    five_of_a_kind = len(set(dice)) == 1
    if not five_of_a_kind or "pool_zee" not in card or joker == "none":
        return {box: ordinary(box, dice, house) for box in free}
    own = UPPER[dice[0] - 1]
    if joker == "free":
        if own not in free:
            return {box: as_joker(box, dice, house) for box in free}
        return {box: ordinary(box, dice, house) for box in free}
    if own in free:
        return {own: ordinary(own, dice, house)}
    free_lower = [box for box in free if box in LOWER]
    if free_lower:
        return {box: as_joker(box, dice, house) for box in free_lower}
    return dict.fromkeys(free, 0)


def earns_check(card: dict[str, int], dice: list[int], joker: str) -> bool:
    """Whether scoring these dice earns a bonus check. §2.6"""
    return joker != "none" and len(set(dice)) == 1 and card.get("pool_zee", 0) > 0


def card_total(card: dict[str, int], checks: int, house: dict[str, Json] = RULES) -> int:
    """The total of one column: the boxes, the bonus and the checks. §2.3, §2.6"""
    upper = sum(card.get(box, 0) for box in UPPER)
    bonus: int = house["bonus"] if upper >= house["bonus_from"] else 0
    check: int = house["check"]
    return sum(card.values()) + bonus + check * checks


def sub_multisets(dice: list[int]) -> list[list[int]]:
    """Every distinct choice of fewer than five of the dice."""
    found = {tuple(sorted(some)) for size in range(5) for some in combinations(dice, size)}
    return [list(some) for some in sorted(found)]


class PoolZee(Table):
    """A table of Pool-zee; a team is a list of seats, by default one seat each."""

    def __init__(self, seats: int, options: dict[str, Json]) -> None:
        need(1 <= seats <= 10, "seats")
        alone = [[seat] for seat in range(seats)]
        settings: dict[str, Json] = {"games": 1, "opening": True, "teams": None, "joker": "forced"}
        settings |= RULES
        for name, value in options.items():
            need(name in settings, "unknown option")
            settings[name] = value
        need(is_whole(settings["games"], 1, 6), "games")
        need(isinstance(settings["opening"], bool), "opening")
        need(is_one_of(settings["joker"], ["forced", "free", "none"]), "joker")
        check_house(settings)
        if settings["teams"] is None:  # §0: a default may be written out
            settings["teams"] = alone
        else:
            check_teams(settings["teams"], seats)
        self.seats = seats
        self.options = settings
        self.position = {
            "phase": "chance",
            "contenders": list(range(seats)) if settings["opening"] and seats > 1 else [],
            "totals": [],
            "first": 0,
            "game": 0,
            "seat": 0,
            "throws": 0,
            "held": [],
            "dice": [],
            "cards": [[{} for _ in range(settings["games"])] for _ in self.options["teams"]],
            "checks": [[0] * settings["games"] for _ in self.options["teams"]],
        }

    def team_of(self, seat: int) -> int:
        """The number of the team this seat plays for."""
        return [seat in team for team in self.options["teams"]].index(True)

    def card_of(self, seat: int) -> dict[str, int]:
        """The column of this seat in the current game. §2.7"""
        card: dict[str, int] = self.position["cards"][self.team_of(seat)][self.position["game"]]
        return card

    def next(self) -> Next:
        phase: Next = self.position["phase"]
        return phase

    def turn_of(self) -> list[int]:
        return [self.position["seat"]]

    def expected_dice(self) -> int:
        """The number of dice in the next throw."""
        return 5 if self.position["contenders"] else 5 - len(self.position["held"])

    def chance(self, data: Json) -> None:
        need(has_keys(data, "dice") and is_list(data["dice"], self.expected_dice()), "dice")
        need(all(is_whole(value, 1, 6) for value in data["dice"]), "faces")
        if self.position["contenders"]:
            self.opening_throw(sum(data["dice"]))
            return
        self.position["dice"] = self.position["held"] + list(data["dice"])
        self.position["held"] = []
        self.position["throws"] += 1
        self.position["phase"] = "do"

    def opening_throw(self, total: int) -> None:
        """§2.2: every seat throws, then the tied seats again, until one is highest."""
        contenders, totals = self.position["contenders"], self.position["totals"]
        totals.append(total)
        if len(totals) < len(contenders):
            return
        pairs = zip(contenders, totals, strict=True)
        tied = [seat for seat, its_total in pairs if its_total == max(totals)]
        self.position["totals"] = []
        self.position["contenders"] = tied
        if len(tied) == 1:
            self.position["contenders"] = []
            self.position["first"] = self.position["seat"] = tied[0]

    def do(self, seat: int, data: Json) -> None:
        if has_keys(data, "hold"):
            self.hold(data["hold"])
        elif has_keys(data, "score"):
            self.score(seat, data["score"])
        else:
            raise Refused("neither hold nor score")

    def hold(self, values: Json) -> None:
        """§2.9: hold these values and throw the rest again."""
        need(self.position["throws"] < 3, "three throws were made")
        need(is_list(values) and all(is_whole(value, 1, 6) for value in values), "values")
        need(len(values) < 5, "holding all five is no action")
        for face in range(1, 7):
            need(values.count(face) <= self.position["dice"].count(face), "no such dice")
        self.position["held"] = sorted(values)
        self.position["dice"] = []
        self.position["phase"] = "chance"

    def score(self, seat: int, box: Json) -> None:
        """§2.3–2.6: fill a box; the next seat throws."""
        need(is_one_of(box, UPPER + LOWER), "no such box")
        card, dice, joker = self.card_of(seat), self.position["dice"], self.options["joker"]
        boxes = possible(card, dice, joker, self.options)
        need(box in boxes, "this box cannot be chosen")
        if earns_check(card, dice, joker):
            self.position["checks"][self.team_of(seat)][self.position["game"]] += 1
        card[box] = boxes[box]
        self.position.update(dice=[], throws=0, phase="chance")
        self.pass_on()

    def pass_on(self) -> None:
        """§2.2, §2.7: go to the next seat with a free box, else to the next game, else end."""
        for step in range(1, self.seats + 1):
            seat = (self.position["seat"] + step) % self.seats
            if len(self.card_of(seat)) < 13 - len(self.options["without"]):
                self.position["seat"] = seat
                return
        if self.position["game"] + 1 < self.options["games"]:
            self.position["game"] += 1
            first = self.position["first"] + self.position["game"]
            self.position["seat"] = first % self.seats
        else:
            self.position["phase"] = "over"

    def scores(self) -> list[int]:
        totals = [
            sum(card_total(card, checks, self.options) for card, checks in zip(*pair, strict=True))
            for pair in zip(self.position["cards"], self.position["checks"], strict=True)
        ]
        return [totals[self.team_of(seat)] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def choices(self, seat: int) -> list[Json]:
        dice = self.position["dice"]
        boxes = possible(self.card_of(seat), dice, self.options["joker"], self.options)
        holds = sub_multisets(dice) if self.position["throws"] < 3 else []
        return [{"score": box} for box in boxes] + [{"hold": values} for values in holds]

    def pick(self, seat: int, rng: Random) -> Json:
        """A random choice, mostly a score so that games stay short; held values in any order."""
        scores = [choice for choice in self.choices(seat) if "score" in choice]
        holds = [choice for choice in self.choices(seat) if "hold" in choice]
        if holds and rng.random() < 0.3:
            values = list(rng.choice(holds)["hold"])
            rng.shuffle(values)
            return {"hold": values}
        if {"score": "pool_zee"} in scores and len(set(self.position["dice"])) == 1:
            return {"score": "pool_zee"}
        return rng.choice(scores)

    def throw(self, rng: Random) -> Json:
        """A throw, with many fives of a kind and many ties in the opening."""
        number = self.expected_dice()
        if rng.random() < 0.4:
            face = (self.position["held"] or [rng.randint(1, 6)])[0]
            return {"dice": [face] * number}
        if rng.random() < 0.1:
            return {"dice": rng.sample([1, 2, 3, 4, 5], number)}
        return {"dice": [rng.randint(1, 6) for _ in range(number)]}

    def key(self) -> Hashable:
        """The position without the order of the dice."""
        return frozen({**self.position, "dice": sorted(self.position["dice"])})


def check_teams(teams: Json, seats: int) -> None:
    """§2.7: two or more teams, every seat in exactly one."""
    need(is_list(teams) and len(teams) >= 2, "two or more teams")
    need(all(is_list(team) and team for team in teams), "a team is a list of seats")
    members = [seat for team in teams for seat in team]
    need(all(is_whole(seat, 0, seats - 1) for seat in members), "no such seat")
    need(sorted(members) == list(range(seats)), "every seat in exactly one team")


LIMITS = {  # §2.13
    "full_house": (5, 100),
    "small_straight": (5, 100),
    "large_straight": (5, 100),
    "pool_zee": (5, 200),
    "bonus": (0, 200),
    "bonus_from": (21, 105),
    "check": (0, 300),
}


def check_house(settings: dict[str, Json]) -> None:
    """§2.13: check the limits of all values, and the boxes left out."""
    for name, (low, high) in LIMITS.items():
        need(is_whole(settings[name], low, high), name)
    missing = settings["without"]
    need(is_list(missing) and all(isinstance(box, str) for box in missing), "a list of boxes")
    need(set(missing) <= set(UPPER + LOWER) - {"pool_zee"}, "no such box")
    need(len(set(missing)) == len(missing), "a box twice")


def random_house(rng: Random) -> dict[str, Json]:
    """Random house rules."""
    house: dict[str, Json] = {
        name: rng.randint(*limits) for name, limits in LIMITS.items() if rng.random() < 0.4
    }
    if rng.random() < 0.5:
        missing = [box for box in UPPER + LOWER if box != "pool_zee"]
        house["without"] = rng.sample(missing, rng.randint(1, len(missing)))
    return house


def random_options(seats: int, rng: Random) -> dict[str, Json]:
    """Options to try: all house rules, equal and unequal teams."""
    options: dict[str, Json] = {}
    if rng.random() < 0.4:
        options["opening"] = rng.random() < 0.3
    if rng.random() < 0.5:
        options["joker"] = rng.choice(["forced", "free", "free", "none"])
    if rng.random() < 0.4:
        options |= random_house(rng)
    if rng.random() < 0.3:
        options["games"] = rng.choice([1, 2, 3]) if seats < 5 else rng.choice([1, 2])
    if seats >= 2 and rng.random() < 0.4:
        order = rng.sample(range(seats), seats)
        cuts = sorted(rng.sample(range(1, seats), rng.randint(1, seats - 1)))
        bounds = [0, *cuts, seats]
        options["teams"] = [order[a:b] for a, b in pairwise(bounds)]
    return options
