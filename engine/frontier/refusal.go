package frontier

import "github.com/yardstick-rules/yardstick/engine"

// refusal is why an action is not legal; allowed says that it is. They are in the order of the rulebook's table: of several, the first is
// cited. What the table does not name comes last.
type refusal uint8

const (
	allowed refusal = iota
	otherRuling
	gameOver
	playerDecides
	chanceAlone
	chanceDecides
	outOfTurn
	notNow
	notDue
	notAmong
	notTarget
	noWorker
	notInIndustry
	levelTooLow
	tooPoor
	inRevolt
	noAnimal
	anothersSite
	noTree
	outOfHelp
	needless
	outOfReach
	basinFull
	noCube
	jammed
	notDriven
	lastBasin
	twoExactly
	raftTooLarge
	noSteamboat
	noJam
	fewerLogs
	noSawmill
	noLogToSaw
	depleted
	noTools
	tooManyDice
	notActive
	notThrown
	beyondDie
	awayFromWater
	fewerCubes
	tooFar
	noPasture
	pastTwo
	metHerd
	onRails
	noHorse
	allDriven
	droveBefore
	noYield
	siteFull
	noPairs
	noDefence
	noRailDrive
	onFire
	usedUp
	notTheOwner
	noPublic
	noGold
	drawsNot
	deckEmpty
	notOnTop
	noFire
	noRevolt
	usedThisRound
	fourHeld
	needsMore
	otherSuit
	notTheMayor
	notInOffice
	officeFull
	officeOpen
	officeFrozen
	secondOfTycoon
	campaignedBefore
	outOfOrder
	noTile
	notFlat
	notShortest
	secondPublic
	secondOfIndustry
	noTileLeft
	awayFromTown
	besideIndustry
	notTownLand
	besideTown
	wrongPlace
	noLogs
	notFree
	notOnCard
	cardClosed
	notInStock
	awayFromLine
	driveFirst
	unreachedByTrain
	justBought
	milkedBefore
	dairyElsewhere
	secondTrain
	anothersTrain
	ontoEnclosure
	cardFull
	enclosureFull
	awayFromFarmstead
	otherPromise
	heldAlready
	notHeldIndustry
	topLevel
	levelFourTaken
	noCardLeft
	offTheSpots
	notDealt
	developedBefore
	noCamp
	noDeposit
	noStable
	dry
	noGrazing
	noEnclosure
	anothersEnclosure
	noCattle
	notHeld
	ownTrainOffMap
	noTent
	refusals
)

// or is the one of two refusals that comes first in the table; allowed comes after all others.
func (r refusal) or(other refusal) refusal {
	if r == allowed || other == allowed {
		return max(r, other)
	}
	return min(r, other)
}

const noQuestion engine.Question = 0xff

// refusalTable gives each refusal its clause, the open question whose answer it rests on, and its reason. Where the clause is "" it
// depends on the action or on what is open. In a reason {detail} stands for what the position has to say to it.
var refusalTable = [refusals]struct {
	clause   engine.Clause
	question engine.Question
	reason   string
}{
	otherRuling:       {"", noQuestion, "that action belongs to another answer to an open question"},
	gameOver:          {Goal07, AskRounds, "the game is over"},
	playerDecides:     {Goal04, noQuestion, "that is for a player to do; {detail}"},
	chanceAlone:       {Goal04, noQuestion, "only chance does that; {detail}"},
	chanceDecides:     {Goal04, noQuestion, "chance decides first: {detail}"},
	outOfTurn:         {Goal04, noQuestion, "it is another player's decision: {detail}"},
	notNow:            {"", noQuestion, "something else is open: {detail}"},
	notDue:            {"", noQuestion, "that is not what comes now: {detail}"},
	notAmong:          {"", noQuestion, "that is not left to come"},
	notTarget:         {"", noQuestion, "{detail}"},
	noWorker:          {Round21, noQuestion, "no worker is left standing{detail}"},
	notInIndustry:     {Round31, noQuestion, "that player has no card of the industry"},
	levelTooLow:       {Round31, noQuestion, "the player's level of the industry is too low"},
	tooPoor:           {Setup07, noQuestion, "the player cannot afford it: {detail}"},
	inRevolt:          {Gen15, noQuestion, "there is revolt"},
	noAnimal:          {Round02, noQuestion, "no such animal is available"},
	anothersSite:      {Round26, AskBlockedWorker, "that belongs to another player"},
	noTree:            {Lum06, noQuestion, "there are not enough trees"},
	outOfHelp:         {Lum26, noQuestion, "that is out of the helper's reach"},
	needless:          {Lum26, noQuestion, "that is within the reach of the camp itself"},
	outOfReach:        {Lum06, noQuestion, "that is out of the camp's reach"},
	basinFull:         {Lum18, noQuestion, "the basin has no room for the logs"},
	noCube:            {Setup12, noQuestion, "the player has no cube left"},
	jammed:            {Round08, noQuestion, "a black worker lies in the basin: clear it first"},
	notDriven:         {Lum09, noQuestion, "a worker moves at most two of the player's own logs into the next basin"},
	lastBasin:         {"", noQuestion, "the river ends with the last basin"},
	twoExactly:        {Lum09, AskDriveNumber, "exactly two logs are driven"},
	raftTooLarge:      {Lum21, AskRaft, "a raft takes fewer logs"},
	noSteamboat:       {Lum31, noQuestion, "no steamboat is on the map"},
	noJam:             {Round07, noQuestion, "there is no black worker there"},
	fewerLogs:         {"", noQuestion, "there are not enough logs"},
	noSawmill:         {Lum25, noQuestion, "the player has no sawmill there"},
	noLogToSaw:        {Lum25, noQuestion, "the player has no log there for the sawmill"},
	depleted:          {Min21, noQuestion, "the deposit is used up"},
	noTools:           {Min12, noQuestion, "every further die takes a tool"},
	tooManyDice:       {Comp20, noQuestion, "there are not enough dice"},
	notActive:         {Min20, noQuestion, "no worker of this round is active there"},
	notThrown:         {Min09, noQuestion, "no die left shows that"},
	beyondDie:         {Min18, noQuestion, "a die shows no such number, or shows it already"},
	awayFromWater:     {Min06, noQuestion, "a new deposit has to be on free land beside water and not beside the town"},
	fewerCubes:        {Min23, noQuestion, "there are not enough cubes at the site"},
	tooFar:            {Ran08, noQuestion, "that is further than a drive goes"},
	noPasture:         {Ran10, noQuestion, "cattle are driven over grass only, to grass without a piece or drought"},
	pastTwo:           {Lum16, noQuestion, "a drive passes one piece at most, over grass"},
	metHerd:           {Ran10, AskForeignHerd, "another player's cattle stand there"},
	onRails:           {Ran10, AskCattleAndTrack, "track lies there"},
	noHorse:           {Start11, AskDriveHorse, "no horse is available"},
	allDriven:         {Ran12, noQuestion, "all of the player's cattle there were driven this round"},
	droveBefore:       {Ran12, AskBreed, "the player has already driven cattle this turn"},
	noYield:           {"", noQuestion, "the player does not have enough animals for that"},
	siteFull:          {Ran30, noQuestion, "there is no room for more animals"},
	noPairs:           {Ran35, noQuestion, "the player does not have enough pairs of a horse and a gun"},
	noDefence:         {Ran37, noQuestion, "that is more pairs of a horse and a gun than the player has or needs"},
	noRailDrive:       {Ran38, AskRailDrive, "a drive by rail ends beside the line of a connected train"},
	onFire:            {Round24, noQuestion, "it is on fire"},
	usedUp:            {Round23, noQuestion, "the housing beside it that does not burn allows no more uses"},
	notTheOwner:       {Round23, AskPublicUse, "only its owner uses it"},
	noPublic:          {Round23, noQuestion, "nothing there is used in that way"},
	noGold:            {Card05, AskGoalBank, "the player has no gold to store"},
	drawsNot:          {Char08, noQuestion, "that character is not drawn there"},
	deckEmpty:         {Char08, noQuestion, "no card of the rank is left"},
	notOnTop:          {Char10, noQuestion, "the card is not on top of any town's pile"},
	noFire:            {Gen16, noQuestion, "there is no fire"},
	noRevolt:          {Gen15, noQuestion, "there is no revolt"},
	usedThisRound:     {Round20, noQuestion, "the card has acted this round, or came this round"},
	fourHeld:          {Char02, AskCharacterLimit, "the player holds four cards"},
	needsMore:         {Char04, noQuestion, "the requirement of the card is not met"},
	otherSuit:         {Char06, noQuestion, "the card goes to the town of its suit"},
	notTheMayor:       {Char18, noQuestion, "only the mayor has tycoons"},
	notInOffice:       {Char18, noQuestion, "the tycoon is not in office"},
	officeFull:        {Char19, noQuestion, "the office is full: swap, or refuse"},
	officeOpen:        {Char20, noQuestion, "there is room in the office: place, or refuse"},
	officeFrozen:      {Elec02, noQuestion, "the last election had no candidate: tycoons stay as they are"},
	secondOfTycoon:    {Char22, noQuestion, "the tycoon holds a building"},
	campaignedBefore:  {Gen04, AskCampaignCount, "a player takes only one step in a turn"},
	outOfOrder:        {Gen04, noQuestion, "a cube starts on a 1 and goes on to a 2 and a 3 that cover its fields"},
	noTile:            {Setup11, AskTileRow, "no tile is face up"},
	notFlat:           {Rail03, noQuestion, "track is laid on free grass and plain next to the end of the line"},
	notShortest:       {Rail02, AskTrackRoute, "that is not on a shortest way to the town"},
	secondPublic:      {Gen18, AskBuildingCount, "a player builds only one public building in a turn"},
	secondOfIndustry:  {"", AskBuildingCount, "a player builds only one building of each industry in a turn"},
	noTileLeft:        {Comp15, noQuestion, "no tile of the building is left"},
	awayFromTown:      {Gen19, noQuestion, "a public building has to be next to the town"},
	besideIndustry:    {Gen20, AskPublicNextToIndustry, "an industry building stands beside it or at its corner"},
	notTownLand:       {Gen19, AskTownTerrain, "it cannot stand on that terrain"},
	besideTown:        {"", noQuestion, "an industry building may not be next to the town"},
	wrongPlace:        {"", noQuestion, "the building has to be {detail}"},
	noLogs:            {Setup03, noQuestion, "the building needs more logs than the player has"},
	notFree:           {Setup03, noQuestion, "the space is not free"},
	notOnCard:         {Gen12, AskMarketAccess, "the card does not deal in that"},
	cardClosed:        {Gen12, AskMarketAccess, "the card is not open"},
	notInStock:        {Gen13, noQuestion, "the player does not have enough of it"},
	awayFromLine:      {Ran18, AskCattleSale, "the train does not reach the cattle"},
	driveFirst:        {Ran18, AskEnclosure, "cattle of an enclosure are driven out first"},
	unreachedByTrain:  {Ran18, AskEnclosure, "the train is neither connected nor beside the enclosure"},
	justBought:        {Ran45, noQuestion, "cattle bought this round are not sold"},
	milkedBefore:      {Ran40, noQuestion, "the cattle have given dairy this round"},
	dairyElsewhere:    {Ran43, noQuestion, "dairy goes to the player's own train only"},
	secondTrain:       {Ran41, noQuestion, "the player has a train of his own"},
	anothersTrain:     {Ran42, noQuestion, "only a player with a train of his own uses that card"},
	ontoEnclosure:     {Ran34, noQuestion, "cattle of the range are not moved into an enclosure"},
	cardFull:          {Lum15, noQuestion, "the player's cards have no room for more animals"},
	enclosureFull:     {Ran30, noQuestion, "there is no room for more animals"},
	awayFromFarmstead: {Ran09, noQuestion, "cattle come to grass beside one of the player's own farmsteads"},
	otherPromise:      {Gen05, noQuestion, "exactly the number under the cube goes to the fields under it"},
	heldAlready:       {Round31, noQuestion, "the player has a card of the industry"},
	notHeldIndustry:   {Round31, noQuestion, "the player has no card of the industry"},
	topLevel:          {Round31, noQuestion, "level IV is the highest"},
	levelFourTaken:    {Comp04, noQuestion, "the level IV card of the industry is taken"},
	noCardLeft:        {Comp03, noQuestion, "no such card is left"},
	offTheSpots:       {"", noQuestion, "{detail}"},
	notDealt:          {Setup15, noQuestion, "that goal was not dealt to the player"},
	developedBefore:   {Gen07, AskDevelopmentCount, "a player builds only one tile in a turn"},
	noCamp:            {Lum05, noQuestion, "there is no camp there"},
	noDeposit:         {Min07, noQuestion, "there is no deposit there"},
	noStable:          {Ran25, noQuestion, "there is no stable there"},
	dry:               {Ran12, AskDrought, "the space is dry"},
	noGrazing:         {Ran10, noQuestion, "cattle are driven over grass only, to grass without a piece or drought"},
	noEnclosure:       {Ran33, noQuestion, "there is no enclosure there"},
	anothersEnclosure: {Round26, noQuestion, "that enclosure is another player's"},
	noCattle:          {"", noQuestion, "the player does not have enough cattle there"},
	notHeld:           {Char02, noQuestion, "the player does not hold the card"},
	ownTrainOffMap:    {Ran09, noQuestion, "the building has to be beside the map"},
	noTent:            {Round34, AskUpgradeHousing, "there is no tent there"},
}
