package step

// The phrases that card games share. Each game gives them a meaning; most both give a fact and ask for it.
var (
	HasHand        = say(`<player>'s hand is <cards>`)
	HoldsCards     = say(`<player> holds <cards>`)
	CountsHand     = say(`<player> has <n> card(s) in hand`)
	DiscardsAre    = say(`the discard pile is <cards>`)
	CountsDiscards = say(`the discard pile has <n> card(s)`)
	TurnNumber     = say(`it is turn <n>`)
	SeesHand       = say(`<player> sees <player>'s hand as <cards>`)
	SeesNotHand    = say(`<player> does not see <player>'s hand`)
	SeesHandSize   = say(`<player> sees that <player> has <n> card(s)`)
	SeesDiscards   = say(`<player> sees the discard pile as <cards>`)
)
