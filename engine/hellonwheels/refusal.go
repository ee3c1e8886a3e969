package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// refusal is why an action is not legal; allowed is none.
type refusal uint8

const (
	allowed refusal = iota
	gameOver
	playerDecides
	notDue
	notTied
	anothersChance
	notAmong
	chanceOnly
	hasLeft
	overbid
	otherClass
	closedToCivilized
	sameType
	sameTypeRuled
	onePerTown
	oneTownOnly
	tooPoorToPlay
	tooPoorForCustomer
	noTownThere
	outsideWindow
	otherClassInWindow
	discardsTooMany
	otherExtraForm
	tooManyExtras
	nothingToBuy
	tooPoorForExtra
	boughtAlready
	chanceDecides
	bidsInSeatOrder
	visitShut
	visitOver
	notYourVisit
	windowShut
	notYourWindow
	notYourTax
	notYourTurn
	discardsNow
	bidsElsewhere
	buysElsewhere
	givesUpElsewhere
	mustBid
	playsElsewhere
	blackmailNotShown
	noBlackmail
	blackmailLies
	blackmailAlone
	bidsNothing
	notHeld
	neverDone
	saysDone
	saysPass
	owesHouse
	notGivenUp
	keepsTooMany
	notHeldToDiscard
	hitsSelf
	raidsOther
	raidsTooSoonRuled
	raidsTooSoon
	movesTooMany
	claimsOwn
	notHeldToPlay
	blackmailInPalm
	blackmailElsewhere
	tooPoorForFree
	notTheSupervisor
	raidsNothing
	nobodyToHit
	hitsEverybody
	emptyVictim
	tooFewInHand
	pennilessVictim
	tooPoorVictim
	notThere
	otherTarget
	otherMoveForm
	movesOther
	movesFromElsewhere
	movesNowhere
	noTownToMoveTo
	movesNoHouse
	noWayForward
	movesOthersHouse
	nothingToDraw
	tooFewToDraw
	movesNone
	mustAim
	twoTowns
	refusals
)

const noQuestion engine.Question = 0xff

// refusalTable gives each refusal its clause, the open question whose answer it rests on, and its reason. Where the clause is "" it
// depends on the phase, or it is that of the card played. In a reason {detail} is replaced by what the position adds to it, {card} by the
// card named first, {action} by the action refused.
var refusalTable = [refusals]struct {
	clause   engine.Clause
	question engine.Question
	reason   string
}{
	gameOver:           {End01, noQuestion, "the game is over"},
	playerDecides:      {"", noQuestion, "that is for a player to do; {detail}"},
	notDue:             {"", noQuestion, "that is not what comes now: {detail}"},
	notTied:            {Sup05, noQuestion, "only tied players roll; {detail}"},
	anothersChance:     {"", noQuestion, "it is another player's turn: {detail}"},
	notAmong:           {"", noQuestion, "chance cannot bring that now"},
	chanceOnly:         {"", noQuestion, "only chance does that, in a line of its own: chance: {action}"},
	hasLeft:            {Aim04, AskElimination, "that player could not pay a tax and has left the game"},
	overbid:            {Sup03, noQuestion, "the bid is too high: {detail} is the most"},
	otherClass:         {"", noQuestion, "{card} is {detail}"},
	closedToCivilized:  {Civ06, noQuestion, "Civilized cards go to the Past, a Planned Future and Existing Towns, not to {detail}"},
	sameType:           {Civ11, noQuestion, "the Town has {card} already"},
	sameTypeRuled:      {Civ11, AskCivType, "the Town has {card} already"},
	onePerTown:         {Civ11, AskCivType, "the Town has a Civilized card already, and all are of one type"},
	oneTownOnly:        {Civ06, AskCivSpread, "this player's Civilized cards of this phase all go to one Town, {detail}"},
	tooPoorToPlay:      {"", AskCredit, "playing it costs {detail}"},
	tooPoorForCustomer: {Cust06, AskFreeCards, "playing it costs 1K, and the player has {detail}"},
	noTownThere:        {"", noQuestion, "there is no Town there"},
	outsideWindow:      {Opp09, noQuestion, "Raid and Opportunist cards are played in Opportunist Phases only; {detail}"},
	otherClassInWindow: {Opp05, noQuestion, "only Raid and Opportunist cards are played in an Opportunist Phase"},
	discardsTooMany:    {Eol08, noQuestion, "nobody discards below the hand limit: {detail}"},
	otherExtraForm:     {Rr03, AskExtraDrawLook, "extra cards are not bought in this way: say {detail}"},
	tooManyExtras:      {Rr03, noQuestion, "no more than {detail} can be bought in a turn"},
	nothingToBuy:       {Rr02, AskCardsRunOut, "not enough cards are left in the deck and the discard pile"},
	tooPoorForExtra:    {"", AskCredit, "the price is {detail}"},
	boughtAlready:      {Rr07, noQuestion, "that player has stopped buying in this turn; {detail}"},
	chanceDecides:      {"", noQuestion, "chance decides first: {detail}"},
	bidsInSeatOrder:    {Sup02, noQuestion, "all bid at the same time, and a record asks seat by seat: {detail}"},
	visitShut:          {"", AskVisit, "that player has passed in this phase; {detail}"},
	visitOver:          {"", noQuestion, "that player has passed or is done in this phase; {detail}"},
	notYourVisit:       {"", AskReverseOrder, "players act in Reverse Order here: {detail}"},
	windowShut:         {Opp04, AskWindowPass, "that player has passed, and a pass is final; {detail}"},
	notYourWindow:      {Opp04, noQuestion, "players act in Supervisor Order here: {detail}"},
	notYourTax:         {Tax04, AskTaxShort, "another player owes a tax: {detail}"},
	notYourTurn:        {Ord06, AskUnstatedOrder, "another player comes first: {detail}"},
	discardsNow:        {Eol09, noQuestion, "the hand limit belongs to the End of The Line Phase: until then larger hands are allowed"},
	bidsElsewhere:      {Sup01, noQuestion, "players bid in the Supervisor Phase; {detail}"},
	buysElsewhere:      {Rr03, noQuestion, "extra cards are bought in the Railroad Phase, right after the player's six; {detail}"},
	givesUpElsewhere:   {Tax04, AskTaxShort, "no house is given up now; {detail}"},
	mustBid:            {Sup01, noQuestion, "every player bids: say bid and a number of K, such as bid 0"},
	playsElsewhere:     {"", noQuestion, "that is not played in this phase; {detail}"},
	blackmailNotShown:  {Card21, AskBlackmailTiming, "Blackmail has to be played in the Opportunist Phase before the bid, and was not"},
	noBlackmail:        {Card21, noQuestion, "Blackmail is not in that player's hand"},
	blackmailLies:      {Card21, AskBlackmailTiming, "Blackmail has been played and counts in this bid: say bid K with blackmail"},
	blackmailAlone:     {Card21, AskBlackmailValue, "Blackmail is a bid of its own, without chips: bid 0 with blackmail"},
	bidsNothing:        {Sup03, AskBidZero, "a player who has money bids 1K or more"},
	notHeld:            {"", noQuestion, "{card} is not in hand"},
	neverDone:          {"", AskVisit, "cards are played one at a time here, and a player who wants no more says pass"},
	saysDone:           {"", noQuestion, "a visit in which something was done ends with done"},
	saysPass:           {"", noQuestion, "a player who has done nothing says pass"},
	owesHouse:          {Tax04, AskTaxShort, "the tax cannot be paid in full: a house has to be given up first; {detail}"},
	notGivenUp:         {Tax04, AskTaxShort, "the player gives up an Establishment of his own in the Town being taxed; {detail}"},
	keepsTooMany:       {Eol06, noQuestion, "the hand is above the limit by {detail}: say discard and a card"},
	notHeldToDiscard:   {Eol07, noQuestion, "{card} is not in hand"},
	hitsSelf:           {Card02, noQuestion, "the card is for an opponent"},
	raidsOther:         {Raid06, noQuestion, "a Raid is aimed at a Mayhem card or an Establishment"},
	raidsTooSoonRuled:  {Raid03, AskModifierRaid, "an Establishment can be raided at Mayhem {detail}"},
	raidsTooSoon:       {Raid03, noQuestion, "an Establishment can be raided at Mayhem {detail}"},
	movesTooMany:       {"", noQuestion, "the card moves {detail} at most"},
	claimsOwn:          {Card20, AskClaimOwn, "that Establishment is the player's own"},
	notHeldToPlay:      {Opp06, noQuestion, "{card} is not in hand"},
	blackmailInPalm:    {Card21, AskBlackmailTiming, "Blackmail is not played but put into the palm with the chips: bid K with blackmail"},
	blackmailElsewhere: {Card21, AskBlackmailTiming, "Blackmail is played only in the Opportunist Phase right before a Supervisor Phase"},
	tooPoorForFree:     {Opp06, AskFreeCards, "playing it costs 1K, and the player has {detail}"},
	notTheSupervisor:   {Card07, AskRaidNames, "only the Supervisor may play the Raid card of that name"},
	raidsNothing:       {"", noQuestion, "that card is not there"},
	nobodyToHit:        {"", AskNoEffect, "there is nobody for the card to hit"},
	hitsEverybody:      {"", AskOpponentScope, "the card hits every opponent, and none is named"},
	emptyVictim:        {"", AskNoEffect, "that player has no card in hand"},
	tooFewInHand:       {"", AskPartialEffect, "that player has too few cards in hand"},
	pennilessVictim:    {"", AskLossShort, "that player has no money"},
	tooPoorVictim:      {"", AskLossShort, "that player does not have the full sum, {detail}"},
	notThere:           {"", noQuestion, "that card is not there"},
	otherTarget:        {"", noQuestion, "the card is aimed at {detail}"},
	otherMoveForm:      {"", AskMoveSources, "the card is not played in this way: say {detail}"},
	movesOther:         {"", noQuestion, "the card moves {detail} only"},
	movesFromElsewhere: {"", noQuestion, "one of the cards named is not there"},
	movesNowhere:       {"", noQuestion, "a card moves to a Town other than its own"},
	noTownToMoveTo:     {"", AskEmptyPosition, "there is no Town where the cards would go"},
	movesNoHouse:       {"", noQuestion, "Hangers On move Establishments on the board"},
	noWayForward:       {"", AskHangersDirection, "there is no Town one position {detail}"},
	movesOthersHouse:   {"", AskHangersOwner, "only the player's own Establishments are moved"},
	nothingToDraw:      {Card19, AskNoEffect, "there is no card to draw"},
	tooFewToDraw:       {Card19, AskPartialEffect, "there are not enough cards to draw"},
	movesNone:          {"", AskUpToNone, "say which cards move: at least one does"},
	mustAim:            {"", AskNoEffect, "say what the card is aimed at: it is played without effect only where it can have none"},
	twoTowns:           {"", AskHangersSources, "both Establishments have to be in the same Town"},
}
