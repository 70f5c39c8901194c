## Why not: rules that an answer breaks (see also play.en.ftl)

illegal-no-army-there = You have no army there: { $place } (p. 21).
illegal-needs-leadership = That needs an army with Leadership (a token, or a character with Leadership): { $place } has none (p. 21, 22).
illegal-needs-units = That needs an army with at least one of these units: { $units }; { $place } has none (p. 22).
illegal-no-way = This army cannot do that now: { $place }. It has nowhere to go, nobody to attack, or has moved already (p. 22).
illegal-recruit-elsewhere = You have turned up a token there already: { $place }. The second one must lie in another region (p. 24).
illegal-no-token-there = None of your recruitment tokens lies there: { $place } (p. 24).
illegal-recruit-barred = Nobody can be recruited there now: { $place } (p. 24, 33).
illegal-rally-elsewhere = This army has rallied already: { $place }. The second one must be another (p. 25).
illegal-not-damaged = This army has no damage to recover from: { $place } (p. 25).
illegal-maneuver-used = You have played this card already: { $card }. It comes back to your hand with Regroup (p. 27).
illegal-story-in-combat = Story cards have no combat effect: { $card } (p. 14).
illegal-maneuver-not-here = No such unit of yours takes part in this battle: { $card } (p. 26).
illegal-retreat-needs-regroup = Retreat only in a round in which you played Regroup; otherwise you can only rout (p. 29).
illegal-rout-not-needed = You may retreat this round, so you need not rout; Beorn never does (p. 29, 33).
illegal-substitute-group = Only units of the token's group that are still in the supply can take its place: { $unit } is none (p. 24).
illegal-token-home = Such a token cannot be laid there: { $place }. It needs a settlement you control (or a mustering region of the Shadow) without an enemy army (p. 24).
illegal-no-entry-there = { $character } cannot enter play there: { $place } (p. 18).
illegal-too-far = { $character } moves at most { $steps } regions: { $place } is too far (p. 19).
