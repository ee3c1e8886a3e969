package stockyards

import "github.com/yardstick-rules/yardstick/engine"

// refusal is why an action is not legal; allowed is none.
type refusal uint8

const (
	allowed refusal = iota
	gameOver
	playerDecides
	notDue
	notAmong
	chanceAlone
	chanceDecides
	anothersChoice
	placesPlant
	siteTaken
	siteClosed
	choosesMarket
	marketHasWild
	choosesSpecialist
	choosesParty
	spaceTaken
	spaceTakenByOwn
	notTurnedSo
	slaughteredBefore
	noAnimal
	tooPoor
	tooPoorForLand
	cannotPayLoss
	lossNotAllowed
	cannotPayTrade
	landTurned
	landOutside
	outsideGrid
	landOnPiece
	onPiece
	onViaduct
	onPlantSite
	landOnLand
	notConnected
	topOfDeck
	notOffered
	noHouse
	marketFull
	noLandCard
	noToken
	twoInNewYork
	newYorkFull
	noSecondHouse
	bothHouses
	noStriker
	noStrikeToBreak
	noViaduct
	notRepublican
	notDemocratic
	otherCard
	notNewYork
	notNow
	passes
	noWorker
	outOfTurn
	refusals
)

const noQuestion engine.Question = 0xff

// refusalTable gives each refusal its clause, the open question whose answer it rests on, and its reason. Where the clause is "" it
// depends on the action. In a reason {detail} is replaced by what the position adds to it, {action} by the action refused.
var refusalTable = [refusals]struct {
	clause   engine.Clause
	question engine.Question
	reason   string
}{
	gameOver:        {Score01, noQuestion, "the game is over"},
	playerDecides:   {Place02, noQuestion, "that is for a player to decide: {detail}"},
	notDue:          {"", noQuestion, "that is not to be decided now: {detail}"},
	notAmong:        {"", noQuestion, "that card is not one of those that can come up now"},
	chanceAlone:     {"", noQuestion, "only chance decides that, on a line of its own: chance: {action}"},
	chanceDecides:   {"", noQuestion, "chance decides first: {detail}"},
	spaceTaken:      {Place11, noQuestion, "every space of that action is taken"},
	spaceTakenByOwn: {Place12, noQuestion, "every space of that action is taken; the player's own worker blocks it as well"},
	notTurnedSo: {Build06, AskPieceFlip,
		"the piece is not laid that way: another turn covers the same squares, or the piece may not be turned over"},
	slaughteredBefore: {Place15, noQuestion, "a player may slaughter each kind only once a year"},
	noAnimal:          {Place17, noQuestion, "there is no animal of that kind in the Yards"},
	tooPoor:           {Place19, noQuestion, "the space costs {detail}"},
	tooPoorForLand:    {Build35, noQuestion, "the land under the piece costs {detail}"},
	cannotPayLoss:     {Money07, AskNegativeSlaughterCash, "the margin is negative, and the player cannot pay the loss of {detail}"},
	lossNotAllowed:    {Y207, AskFuturesLoss, "a kind with a negative margin may not be chosen"},
	cannotPayTrade: {Money07, AskFuturesLoss,
		"the margin is negative, and after the price of the card the player cannot pay the loss of {detail}"},
	landTurned:   {Land03, AskLandOrientation, "the long side of a land card runs from east to west"},
	landOutside:  {Land04, noQuestion, "a land card has to lie wholly inside the borders of Packingtown"},
	outsideGrid:  {"", noQuestion, "it has to lie wholly inside the borders of Packingtown"},
	landOnPiece:  {Land05, noQuestion, "a building, a plant or a viaduct stands there"},
	onPiece:      {"", noQuestion, "a building, a plant or a viaduct stands there"},
	onViaduct:    {"", AskBuildOver, "a viaduct stands there"},
	onPlantSite:  {"", AskUnusedPlantSites, "the squares of unused start locations stay empty"},
	landOnLand:   {Land06, noQuestion, "a land card lies there"},
	notConnected: {"", noQuestion, "it has to be connected to the player's own plant, {detail}"},
	topOfDeck:    {Build02, noQuestion, "the card on top of the deck is not on offer yet"},
	notOffered:   {Build01, noQuestion, "the card is not in the offering, {detail}"},
	noHouse:      {Branch08, noQuestion, "no branch house is left on the mat"},
	marketFull:   {Branch09, noQuestion, "the market does not have enough free spaces"},
	noLandCard:   {Land12, noQuestion, "no land card is left on the mat"},
	noToken:      {Place09, AskTokenRequired, "the player has no low morale token to discard, and the whole action has to be carried out"},
	twoInNewYork: {Y411, noQuestion, "this card establishes exactly two branch houses, and only one is left on the mat"},
	newYorkFull: {Y411, noQuestion,
		"this card establishes exactly two branch houses, and Brooklyn and Bronx together have fewer than two free spaces"},
	noSecondHouse: {Place09, AskTwoBranchesPartial,
		"only one branch house is left on the mat, and the whole action has to be carried out"},
	bothHouses:      {Place09, AskTwoBranchesPartial, "this action establishes two branch houses"},
	noStriker:       {Place09, noQuestion, "the last workers of the year may not hire again: no striker is left"},
	noStrikeToBreak: {Place09, AskStrikebreakerNoStrike, "there is no strike, and so no striker to take back"},
	noViaduct:       {Place09, AskViaductSupply, "no viaduct is left in the supply"},
	notRepublican:   {Twobr01, noQuestion, "that is open only while the Republicans are in office"},
	notDemocratic:   {Eight01, noQuestion, "that is open only while the Democrats are in office"},
	otherCard:       {Yact01, noQuestion, "the year card in force is {detail}"},
	notNewYork:      {Y409, noQuestion, "both houses have to go to Brooklyn or Bronx"},
	notNow:          {"", noQuestion, "that is not to be decided now: {detail}"},
	passes:          {Place08, noQuestion, "a player with a worker left may not pass; contract work is always open"},
	noWorker:        {Worker03, noQuestion, "that player has no worker left to place: {detail}"},
	anothersChoice:  {"", noQuestion, "it is another player's turn: {detail}"},
	outOfTurn:       {"", noQuestion, "it is another player's turn: {detail}"},
	placesPlant:     {Final10, noQuestion, "the slaughter plants are placed first: write plant and a location"},
	choosesMarket:   {Build23, noQuestion, "a wild token is sent to a market first: write wild and a market"},
	marketHasWild:   {Build24, noQuestion, "that market has a wild token already"},
	choosesSpecialist: {Build30, AskSpecialistsPerBuild,
		"one of the completed specialist cards is chosen first: write specialist and a card"},
	choosesParty: {Elect04, noQuestion, "the party in office is chosen first: write party democratic or party republican"},
	siteTaken:    {Final11, noQuestion, "there is a plant already"},
	siteClosed:   {Final12, noQuestion, "that location is not open with this number of players; these are: {detail}"},
}
