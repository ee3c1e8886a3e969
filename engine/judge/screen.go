package judge

// screen is how many lines a common verdict takes at most, with the line that says what was judged and the command that repeats it.
const screen = 40

// room is how much of each part of a verdict is shown to a person; JSON has all.
type room struct {
	// effects are those that the decision brought about, set those that make a claim true or false under other answers.
	effects, set int
	// legal are actions, or groups of them.
	legal int
	// sentences are clauses with what they say, ids clauses after those.
	sentences, ids int
	// answers are those in force, consulted the open questions that the decision consults.
	answers, consulted int
	// hinges are outcomes under other answers, sets the sets of answers with one outcome, settled outcomes by other accounts of the game,
	// reason the characters of the reason for one.
	hinges, sets, settled, reason int
	// asked are questions that the verdict depends on: argued of them with their answers and the argument for the default, whose words have
	// up to one characters if it is the only one and several if not; the others with where to read them.
	asked, argued, one, several int
	// ends are endings under other answers, written ways to write the decision, parted and named other answers of each kind, impossible
	// the reasons why answers cannot be given.
	ends, written, parted, named, impossible int
	// unplayed are answers in words only, with so many characters of what they say.
	unplayed, told int
}

// rooms are tried in turn until a verdict fits a screen. What stands beside the verdict goes first, and the reasons for it last.
var rooms = []room{
	{effects: 10, set: 6, legal: 20, sentences: 3, ids: 8, answers: 12, consulted: 40,
		hinges: 8, sets: 8, settled: 4, reason: 160, asked: 8, argued: 8, one: 1000, several: 1000,
		ends: 2, written: 3, parted: 4, named: 6, impossible: 2, unplayed: 3, told: 400},
	{effects: 10, set: 6, legal: 20, sentences: 3, ids: 8, answers: 12, consulted: 40,
		hinges: 3, sets: 4, settled: 2, reason: 160, asked: 4, argued: 1, one: 700, several: 170,
		ends: 2, written: 3, parted: 4, named: 6, impossible: 2, unplayed: 3, told: 400},
	{effects: 10, set: 6, legal: 20, sentences: 3, ids: 8, answers: 12, consulted: 12,
		hinges: 3, sets: 4, settled: 1, reason: 160, asked: 4, argued: 1, one: 700, several: 170,
		ends: 1, written: 1, parted: 2, named: 1, impossible: 1, unplayed: 2, told: 250},
	{effects: 8, set: 4, legal: 15, sentences: 3, ids: 4, answers: 6, consulted: 6,
		hinges: 3, sets: 3, settled: 1, reason: 120, asked: 3, argued: 1, one: 400, several: 120,
		ends: 1, written: 1, parted: 1, named: 1, impossible: 1, unplayed: 2, told: 160},
	{effects: 6, set: 3, legal: 10, sentences: 3, ids: 4, answers: 4, consulted: 4,
		hinges: 2, sets: 2, settled: 1, reason: 80, asked: 2, argued: 1, one: 200, several: 80,
		ends: 1, written: 1, parted: 1, named: 1, impossible: 1, unplayed: 2, told: 80},
	{effects: 4, set: 2, legal: 8, sentences: 2, ids: 2, answers: 3, consulted: 3,
		hinges: 2, sets: 2, settled: 1, reason: 80, asked: 2, argued: 1, one: 80, several: 80,
		ends: 1, written: 1, parted: 1, named: 1, impossible: 1, unplayed: 1, told: 80},
	{effects: 3, set: 2, legal: 8, sentences: 2, ids: 2, answers: 3, consulted: 3,
		hinges: 2, sets: 2, settled: 1, reason: 80, asked: 1, argued: 1, one: 80, several: 80,
		ends: 1, written: 1, parted: 1, named: 1, impossible: 1, unplayed: 1, told: 80},
}

// whole is the room of what is not cut, however much of the rest is shown.
var whole = rooms[0]
