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
	spaceTaken
	spaceTakenByOwn
	slaughteredBefore
	noAnimal
	tooPoor
	tooPoorForLand
	cannotPayLoss
	cannotPayTrade
	lossNotAllowed
	landOutside
	outsideGrid
	landOnPiece
	onPiece
	onViaduct
	onPlantSite
	landOnLand
	landTurned
	notTurnedSo
	notConnected
	topOfDeck
	notOffered
	noHouse
	marketFull
	noLandCard
	noToken
	noSecondHouse
	twoInNewYork
	newYorkFull
	bothHouses
	noStriker
	noStrikeToBreak
	noViaduct
	notNewYork
	notRepublican
	notDemocratic
	otherCard
	marketHasWild
	choosesMarket
	choosesSpecialist
	choosesParty
	placesPlant
	notNow
	passes
	noWorker
	outOfTurn
	siteTaken
	siteClosed
	refusals
)

const noQuestion engine.Question = 0xff

// refusalTable gives each refusal its clause, the open question whose answer it rests on, and its reason. Where the clause is "" it
// depends on the action. In a reason {detail} stands for what the position has to say to it, {action} for the action refused.
var refusalTable = [refusals]struct {
	clause   engine.Clause
	question engine.Question
	reason   string
}{
	gameOver:          {Score01, noQuestion, "the game is over"},
	playerDecides:     {Place02, noQuestion, "that is for a player to do; {detail}"},
	notDue:            {"", noQuestion, "that is not what comes now: {detail}"},
	notAmong:          {"", noQuestion, "that card is not among those that can come now"},
	chanceAlone:       {"", noQuestion, "only chance does that, in a line of its own: chance: {action}"},
	chanceDecides:     {"", noQuestion, "chance decides first: {detail}"},
	spaceTaken:        {Place11, noQuestion, "every space of that action has a worker on it"},
	spaceTakenByOwn:   {Place12, noQuestion, "every space of that action has a worker on it, and one's own blocks it as well"},
	slaughteredBefore: {Place15, noQuestion, "each player slaughters a kind once a year"},
	noAnimal:          {Place17, noQuestion, "there is no such animal in the Yards"},
	tooPoor:           {Place19, noQuestion, "the space costs {detail}"},
	tooPoorForLand:    {Build35, noQuestion, "the land under the piece costs {detail}"},
	cannotPayLoss:     {Money07, AskNegativeSlaughterCash, "the margin is negative and the loss, {detail}, cannot be paid"},
	cannotPayTrade:    {Money07, AskFuturesLoss, "the margin is negative and the loss, {detail}, cannot be paid behind the price of the card"},
	lossNotAllowed:    {Y207, AskFuturesLoss, "a kind with a negative margin cannot be chosen"},
	landOutside:       {Land04, noQuestion, "a land card lies wholly inside the borders of Packingtown"},
	outsideGrid:       {"", noQuestion, "it lies wholly inside the borders of Packingtown"},
	landOnPiece:       {Land05, noQuestion, "a building, a plant or a viaduct stands there"},
	onPiece:           {"", noQuestion, "a building, a plant or a viaduct stands there"},
	onViaduct:         {"", AskBuildOver, "a viaduct stands there"},
	onPlantSite:       {"", AskUnusedPlantSites, "the squares of unused start locations stay empty"},
	landOnLand:        {Land06, noQuestion, "a land card lies there"},
	landTurned:        {Land03, AskLandOrientation, "the long side of a land card runs from east to west"},
	notTurnedSo:       {Build06, AskPieceFlip, "the piece is not laid in this way: another turn stands for the same squares, or the piece may not be turned over"},
	notConnected:      {"", noQuestion, "it has to be connected to the player's own plant, edge to edge"},
	topOfDeck:         {Build02, noQuestion, "the card on top of the deck is not on offer yet"},
	notOffered:        {Build01, noQuestion, "the card is not in the offering: {detail}"},
	noHouse:           {Branch08, noQuestion, "no branch house is left on the mat"},
	marketFull:        {Branch09, noQuestion, "the market has not so many free spaces"},
	noLandCard:        {Land12, noQuestion, "no land card is left on the mat"},
	noToken:           {Place09, AskTokenRequired, "the player has no low morale token to discard, and the whole action has to be carried out"},
	twoInNewYork:      {Y411, noQuestion, "exactly two branch houses are established with this card, and only one is left on the mat"},
	newYorkFull:       {Y411, noQuestion, "exactly two branch houses are established with this card, and Brooklyn and Bronx together have fewer than two free spaces"},
	noSecondHouse:     {Place09, AskTwoBranchesPartial, "only one branch house is left on the mat, and the whole action has to be carried out"},
	bothHouses:        {Place09, AskTwoBranchesPartial, "two branch houses are established with this action"},
	noStriker:         {Place09, noQuestion, "the last workers of the year cannot hire again: no striker is left"},
	noStrikeToBreak:   {Place09, AskStrikebreakerNoStrike, "there is no strike, and so no striker to take back"},
	noViaduct:         {Place09, AskViaductSupply, "no viaduct is left in the supply"},
	notNewYork:        {Y409, noQuestion, "both houses go to Brooklyn or Bronx"},
	notRepublican:     {Twobr01, noQuestion, "that is open only while the Republicans are in office"},
	notDemocratic:     {Eight01, noQuestion, "that is open only while the Democrats are in office"},
	otherCard:         {Yact01, noQuestion, "the year card in force is {detail}"},
	marketHasWild:     {Build24, noQuestion, "that market has a wild token already"},
	choosesMarket:     {Build23, noQuestion, "a wild token is sent to a market first: say wild and a market"},
	choosesSpecialist: {Build30, AskSpecialistsPerBuild, "one of the specialist cards that are complete is chosen: say specialist and a card"},
	choosesParty:      {Elect04, noQuestion, "the party in office is chosen: say party democratic or party republican"},
	placesPlant:       {Final10, noQuestion, "the slaughter plants are placed first: say plant and a location"},
	notNow:            {"", noQuestion, "that is not decided now; {detail}"},
	passes:            {Place08, noQuestion, "nobody passes who has a worker left; contract work is always open"},
	noWorker:          {Worker03, noQuestion, "that player has no worker left to place; {detail}"},
	outOfTurn:         {"", noQuestion, "it is another player's turn: {detail}"},
	siteTaken:         {Final11, noQuestion, "a plant stands there already"},
	siteClosed:        {Final12, noQuestion, "that location is not open with so many players: {detail}"},
}
