package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// refusal is why an action is not legal; allowed is none. The rows are in the order in which they apply.
type refusal uint8

const (
	allowed refusal = iota
	gameOver
	declined
	kept
	playerDecides
	notDue
	anotherIsDealt
	notFirstSeat
	notInPile
	chanceAlone
	notYourTurnToPlay
	notYourTurn
	chanceDecides
	drawTwoOpen
	drawTwoBoth
	drawTwoForm
	takeOneOpen
	owesDiscount
	owesExchange
	noActionLeftYardmaster
	noActionLeftFaceDown
	noActionLeft
	drawsOne
	deckEmpty
	drawTwoClosed
	discardsEmpty
	bonusOnTop
	notInArrivalYard
	discountNotWaiting
	exchangeNotWaiting
	usesNotChosen
	usesNotChosenExchange
	notInHandToPay
	paysBonus
	paysOtherThanRemembered
	paysOtherType
	exchangesOwnType
	exchangeSpent
	oddExchange
	secondPair
	tokenWithPayLess
	wrongPrice
	mustLoad
	onlyAtTheEnd
	misfit
	loadsByItself
	notInSortingYard
	chainMisfit
	yardMisfit
	nothingLoaded
	swapsWithSelf
	emptyCentre
	notInCentre
	notInHand
	waitsTaken
	waits
	turnIsOver
	stacked
	noEffect
	noPurchaseForDiscount
	noPurchaseForExchange
	nothingToTake
	notInDiscards
	takesBonus
	takesItself
	takesRepeat
	mustAct
	refusals
)

const noQuestion engine.Question = 0xff

// refusalTable gives each refusal its clause, the open question whose answer it rests on, and its reason. In a reason {detail} stands
// for what the position adds to it, {action} for the action refused.
var refusalTable = [refusals]struct {
	clause   engine.Clause
	question engine.Question
	reason   string
}{
	gameOver:               {Win01, noQuestion, "the game is over"},
	declined:               {Swap06, noQuestion, "nobody is asked in a swap, so nobody can decline one"},
	kept:                   {Role05, noQuestion, "nobody keeps the Yardmaster token for more than one turn"},
	playerDecides:          {End06, noQuestion, "that is for a player to do; {detail}"},
	notDue:                 {"", noQuestion, "that is not what comes now: {detail}"},
	anotherIsDealt:         {"", noQuestion, "a record deals seat by seat, and it is another player's turn to be dealt to: {detail}"},
	notFirstSeat:           {Setup13, AskStartPlayer, "the player of the first seat begins"},
	notInPile:              {"", noQuestion, "no such card is left in the pile that chance draws from"},
	chanceAlone:            {"", noQuestion, "only chance does that, in a line of its own: chance: {action}"},
	notYourTurnToPlay:      {Bonus09, noQuestion, "bonus cards are played on one's own turn only; it is the turn of {detail}"},
	notYourTurn:            {End06, noQuestion, "it is the turn of {detail}"},
	chanceDecides:          {"", noQuestion, "chance decides first: {detail}"},
	drawTwoOpen:            {Card02, noQuestion, "the two cards of Draw 2 are drawn first"},
	drawTwoBoth:            {Card02, AskDrawTwoBoth, "both cards of Draw 2 are drawn"},
	drawTwoForm:            {Card02, AskDrawTwoSequence, "the cards of Draw 2 are not chosen this way"},
	takeOneOpen:            {Card08, noQuestion, "Take 1 Discarded is finished first: one card of the discard pile is taken"},
	owesDiscount:           {Card04, AskPurchaseBonusTiming, "the Pay 1 Less just played is for a purchase made at once"},
	owesExchange:           {Card11, AskPurchaseBonusTiming, "the Exchange 1:1 just played is for a purchase made at once"},
	noActionLeftYardmaster: {Role02, noQuestion, "all {detail} of this turn are used, the Yardmaster's extra one included"},
	noActionLeftFaceDown:   {Role07, noQuestion, "all {detail} of this turn are used; the Yardmaster token is face down and gives none"},
	noActionLeft:           {Turn01, noQuestion, "all {detail} of this turn are used"},
	drawsOne:               {Draw01, noQuestion, "a draw action brings exactly one card; two, or none, are named for a Draw 2 only"},
	deckEmpty:              {Draw02, AskCargoRunsOut, "the cargo draw pile is empty"},
	drawTwoClosed:          {Card03, AskDrawTwoDiscard, "no card of the discard pile is open to Draw 2 now (YM-DRAW-05)"},
	discardsEmpty:          {Draw04, noQuestion, "the discard pile is empty"},
	bonusOnTop:             {Draw05, noQuestion, "a bonus card is on top of the discard pile"},
	notInArrivalYard:       {Buy02, noQuestion, "that railcar is not in the arrival yard"},
	discountNotWaiting:     {Card05, AskPurchaseBonusTiming, "not that many Pay 1 Less wait for a purchase, or the railcar is worth less"},
	exchangeNotWaiting:     {Card12, AskPurchaseBonusTiming, "no Exchange 1:1 waits for a purchase"},
	usesNotChosen:          {Card05, AskPurchaseBonusTiming, "the cards for a purchase are not chosen: all that wait serve the next one"},
	usesNotChosenExchange:  {Card12, AskPurchaseBonusTiming, "the cards for a purchase are not chosen: all that wait serve the next one"},
	notInHandToPay:         {Buy03, noQuestion, "the payment has cards that are not in hand"},
	paysBonus:              {Buy04, noQuestion, "a bonus card pays for nothing"},
	paysOtherThanRemembered: {Xch02, AskOneToOneToken,
		"only the railcar's own type and the type of the token with which Exchange 1:1 was played pay for it"},
	paysOtherType:    {Xch02, noQuestion, "only the railcar's own type and the type of one's own exchange rate token pay for it"},
	exchangesOwnType: {Xch03, noQuestion, "the token gives nothing for a railcar of its own type; the price is {detail}"},
	exchangeSpent: {Card12, noQuestion,
		"the Exchange 1:1 has served its one purchase, and exchanged cards count in pairs again; the price is {detail}"},
	oddExchange:      {Xch02, noQuestion, "exchanged cards count in pairs; the price is {detail}"},
	secondPair:       {Xch02, AskExchangeCount, "the token is used once in a purchase"},
	tokenWithPayLess: {Card04, AskPayLessWithToken, "with Pay 1 Less the rest of the price is of the railcar's own type"},
	wrongPrice:       {Buy04, noQuestion, "the price is {detail}"},
	mustLoad:         {Load06, noQuestion, "a bought railcar that fits is loaded; it may not be sent to the sorting yard"},
	onlyAtTheEnd:     {Load03, noQuestion, "a railcar joins a train at the end of the line only, and stays where it is"},
	misfit:           {Load02, noQuestion, "that railcar shares neither type nor value with the last one of the train"},
	loadsByItself:    {Load05, noQuestion, "a bought railcar that fits is loaded at once, with no decision; load is for the sorting yard"},
	notInSortingYard: {Yard03, noQuestion, "that railcar is not in the player's sorting yard"},
	chainMisfit:      {Yard08, noQuestion, "each railcar moved has to fit the last one at that moment, now {detail}"},
	yardMisfit:       {Yard03, noQuestion, "that railcar shares neither type nor value with the last one of the train, {detail}"},
	nothingLoaded: {Yard04, AskYardTiming,
		"the sorting yard is looked through when a railcar is added to the train, and that has to come first"},
	swapsWithSelf:         {Swap02, noQuestion, "a swap needs another player"},
	emptyCentre:           {Swap04, noQuestion, "with five players there is no token in the centre"},
	notInCentre:           {Swap03, noQuestion, "that token is not in the centre"},
	notInHand:             {Bonus08, noQuestion, "that bonus card is not in hand"},
	waitsTaken:            {Bonus06, AskTakeThenPlay, "that bonus card was taken this turn and waits for its owner's next one"},
	waits:                 {Bonus06, noQuestion, "that bonus card was drawn with no action left and waits for its owner's next turn"},
	turnIsOver:            {Bonus11, AskBonusAfterLastAction, "no bonus card is played after the last action"},
	stacked:               {Bonus07, AskBonusStack, "a bonus card already waits for the purchase"},
	noEffect:              {Bonus08, AskEmptyBonusPlay, "that bonus card would have no effect now"},
	noPurchaseForDiscount: {Card04, AskPurchaseBonusTiming, "even with it, nothing could be bought at once"},
	noPurchaseForExchange: {Card11, AskPurchaseBonusTiming, "even with it, nothing could be bought at once"},
	nothingToTake:         {Card08, noQuestion, "a card is taken only with Take 1 Discarded"},
	notInDiscards:         {Card08, noQuestion, "that card is not in the discard pile"},
	takesBonus:            {Card09, AskTakeBonus, "a bonus card does not leave the discard pile"},
	takesItself:           {Card08, AskTakeItself, "the Take 1 Discarded being carried out is not among the cards searched"},
	takesRepeat:           {Card09, AskTakeRepeat, "that copy was played this turn"},
	mustAct:               {Turn01, AskTakeAllActions, "the turn does not end while an action is left"},
}

// chanceClauses are the clauses by which chance decides each kind of thing.
var chanceClauses = [firstPlayerVerb]engine.Clause{
	vArrival: Setup05, vToken: Setup07, vDeal: Setup10, vFirstDiscard: Setup12, vStart: Setup13, vDraw: Draw02, vRefill: Buy07,
}

// dueVerb is what chance has to decide now, or noVerb.
func (s *state) dueVerb() verb {
	switch s.phase {
	case atArrival, atToken, atDeal, atFirstDiscard, atStart:
		return vArrival + verb(s.phase)
	case atDrawn:
		return vDraw
	case atRefill:
		return vRefill
	}
	return noVerb
}
