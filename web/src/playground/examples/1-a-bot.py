# Pool-zee: a bot of your own meets one of ours
from random import Random

from bellyflop import Match, load_game
from bellyflop.bots import Bot
from bellyflop.games import bot_for


class Magpie(Bot):
    """Writes as soon as 20 points lie there, else holds what shows most often."""

    def choose(self, view, legal):
        best = max(legal, key=lambda action: game.points(view, 0, action) or 0)
        if (game.points(view, 0, best) or 0) >= 20 or not view.rolls_left:
            return best
        face = max(view.dice, key=view.dice.count)
        most = (face,) * view.dice.count(face)
        return next((action for action in legal if getattr(action, "dice", ()) == most), best)


game, rng = load_game("pool-zee", seats=2), Random(7)
match, bots = Match(game), [Magpie(), bot_for(game, "paddler", 1, rng)]
match.draw(rng)
while not match.over:
    show(match)
    (seat,) = match.awaiting.seats
    match.do(seat, bots[seat].choose(game.view(match.state, seat), game.legal(match.state, seat)))
    match.draw(rng)
show(match)
print("Magpie, paddler:", match.replayed().scores)
