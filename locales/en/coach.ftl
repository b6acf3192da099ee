# What the coach says of every game; the notes on one game are in games/<id>.ftl.
coach-hints = Hints
coach-hints-note = ask the coach when it is your turn
coach-hint = Ask for a hint
coach-hint-close = Close the hint
coach-hint-coming = The coach is thinking.

## Review
coach-review = Review
coach-review-open = Review the game
coach-review-note = what was best, and how lucky
coach-review-thinking = The coach thinks it all through.
coach-review-done = { $done } of { $of } players done
coach-whose = Whose game?
coach-accuracy = { $name }: { $accuracy } of 100
coach-accuracy-short = { $accuracy } of 100
coach-accuracy-means = 100 is the best play there is, 0 a blind pick every time.
coach-verdict-best = Not a drop spilled.
coach-verdict-good = A clean dive.
coach-verdict-fair = Good strokes, with some splashing.
coach-verdict-more = There is more in this pool.
coach-no-choice = These dice lay on a real table, so the coach cannot judge the crosses.
coach-account = How it came about
coach-expected = Best play usually gets
coach-chance-first = Chance to win at the start
coach-luck = Luck
coach-choices = Choices
coach-choice-cost = A turn’s choices cost, on average
coach-others = The others
coach-result = It came to
coach-unit-points = in points
coach-unit-chance = in chances to win
coach-estimated = An estimate: give or take a little.
coach-turns = Turn by turn
coach-turns-story = The best choice in { $best } of { $turns } turns.
coach-turns-means = Each bar shows how much better it was than a blind pick.
coach-end-turns = Your { $turns } choices
coach-end-rating = That is { $accuracy } of 100 (between { $low } and { $high }).
coach-end-kind = The dice were kind: about { $points ->
    [one] 1 point
   *[other] { $points } points
} luckier than usual.
coach-end-cool = The dice were cool: about { $points ->
    [one] 1 point
   *[other] { $points } points
} below usual. Not your fault.
coach-turn = Turn { $turn }
coach-turn-told = Turn { $turn }: { $got } of { $possible }
coach-legend-best = ★ best
coach-legend-yours = played
coach-legend-possible = was possible
coach-throws = How lucky each throw was
coach-throws-story = Kindest in turn { $kind } ({ $most }), meanest in turn { $mean } ({ $least }).
coach-throws-none = The dice took no sides.
coach-throw-told = Turn { $turn }: { $gained }
coach-legend-lucky = lucky
coach-legend-unlucky = unlucky
coach-costly = What cost most
coach-costly-none = Nothing to mend: every choice was the best there was.
coach-played = Played
coach-best = Best
coach-cost = costs { $cost }
coach-cost-about = costs about { $cost } (± { $error } at most)
coach-cup-held = The dice were { $dice }
