package features

// The phrases that games of cards share; each game reads them for its own table. Most can be given and asked for.
var (
	hasHand        = say(`<player>'s hand is <cards>`)
	holdsCards     = say(`<player> holds <cards>`)
	countsHand     = say(`<player> has <n> card(s) in hand`)
	discardsAre    = say(`the discard pile is <cards>`)
	countsDiscards = say(`the discard pile has <n> card(s)`)
	turnNumber     = say(`it is turn <n>`)
	seesHand       = say(`<player> sees <player>'s hand as <cards>`)
	seesNotHand    = say(`<player> does not see <player>'s hand`)
	seesHandSize   = say(`<player> sees that <player> has <n> card(s)`)
	seesDiscards   = say(`<player> sees the discard pile as <cards>`)
)
