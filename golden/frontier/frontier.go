// Package frontier contains the list of Frontier's reference games: the records with the purpose of each, and
// their common goals. The tests of the package compute the scores a second time, from the decisions alone.
package frontier

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Frontier and the goals that they have to reach together.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2, 3, 4, 5}, Ends: ends, Unreached: unreached}
}

// records holds the reference games of Frontier by name, with the purpose of each.
var records = map[string]string{
	"first-round": "Set-up and the first round of two players as the rulebook's decision model has it worked by hand, and the " +
		"fire that begins the second; it stops in round 2.",
	"2-players":             "A whole game of two, every question at its default.",
	"3-players":             "A whole game of three, every question at its default.",
	"4-players":             "A whole game of four, every question at its default.",
	"5-players":             "A whole game of five, every question at its default.",
	"late-every-level-four": "From round 10 of three players with much built: every industry is brought to level IV.",
	"other-answers-01": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"assistant-ring=free-choice, building-count=any-number, cattle-sale=station-only, disc-next=mayors-choice, " +
		"enclosure=drive-first, event-supply=three-per-era, goal-own=in-town, improve=any-number, market-access=always-open, " +
		"promise=fixed-spaces, rail-drive=to-the-line, severity=fixed-one, stock-arrival=worker-carries, turn-order=mayor-first, " +
		"upgrade-housing=mayor-one.",
	"other-answers-02": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"campaign-cost=level-reached, character-limit=four-of-each, disc-next=next-upcoming, drive-horse=worker-only, " +
		"goal-titles=first-come, last-era=election-only, public-use=owner-only, rounds=twelve-equal, status-up=uses-only.",
	"other-answers-03": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"building-track=no-point, building-worker=worker, cattle-sale=railhead-only, drive-direction=eight-ways, drive-herd=whole-herd, " +
		"election-winner=campaign-only, goal-single=two, turn-order=rotating, tycoon-office=discarded.",
	"other-answers-04": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"campaign-count=one-a-turn, final-election=kept-ever, goal-titles=second-at-twenty, mine-place=also-free-land, " +
		"public-next-to-industry=town-may-grow, rail-drive=any-grass, rounds=twelve-cut, upgrade-housing=each-buys-one.",
	"other-answers-05": "A whole game of three, many questions answered otherwise: here for assistants-dealt=none, depletion=never, " +
		"election-winner=characters-only, event-chooser=chance, log-owner=any, pile-up=dollar-clears, public-use=worker-or-dollar.",
	"other-answers-06": "A whole game of two, many questions answered otherwise: here for add-industry=with-site, " +
		"assistants-dealt=two, depletion=reserve-optional, drive-number=exactly-two, log-owner=own, promise-penalty=two, " +
		"turning=one-face-each.",
	"other-answers-07": "A whole game of four, many questions answered otherwise: here for add-industry=full-setup, " +
		"disc-meaning=no-effect, drive-length=one, output-place=straight-to-stock, start-money=not-lumbering, trains=all-at-founding.",
	"other-answers-08": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"ranch-adjacent=own-structures, track-when=on-arrival.",
	"other-answers-09": "A whole game of three, many questions answered otherwise: here for dice-count=one-per-worker, " +
		"event-chooser=owners, port=steamboat.",
	"other-answers-10": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"breed=nobody-drove, development-count=one-a-turn, housing-capacity=one-each.",
	"other-answers-11": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"tile-row=six-of-nine.",
	"other-answers-12": "A whole game of five, many questions answered otherwise: here for character-limit=four-in-all, " +
		"limit-of-three=uses, tile-row=five-and-stock.",
	"other-answers-13": "From round 10 of three players with much built, many questions answered otherwise: here for " +
		"skip-building=any.",
	"other-answers-14": "From round 10 of three players with much built, many questions answered otherwise: here for a stable of " +
		"donkeys.",
	"other-answers-15": "From round 10 of three players with much built, many questions answered otherwise: here for the action " +
		"no-deposit.",
	"other-answers-16": "A whole game of three, many questions answered otherwise: here for limit-of-three=copies.",
	"answers-on-the-range": "From a position: a worker for a revolt, none for free cattle, a wooden house at a farmstead's corner, track that " +
		"goes on although it is shut in, uses counted over a turn, and herds that keep off dry grass, track and each other.",
	"answers-at-an-election": "From a position: a promise finds no space ahead, the mayor names all before anybody acts, and rustlers " +
		"take two cattle in all.",
	"dollars-decide":    "From a position: a drive over plain, and a tie at the end that the dollars decide.",
	"shut-in-and-level": "From a position, every question at its default: a line that is shut in gets no track, and $17 and $10 are level.",
}

// ends are the ways in which a game of Frontier ends.
var ends = map[string][]string{
	"by points":                         {"the game is over; ", "[FR-SCORE-08 FR-GOAL-08"},
	"with everything equal":             {"win together with"},
	"after twelve rounds":               {"ruling rounds=twelve-equal", "the game is over; "},
	"with the last promises not judged": {"ruling last-era=election-only", "the game is over; "},
}

// unreached are options that no record can show: none.
var unreached = map[string]string{}
