package witness_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// elsewhere are the disputes whose verdict is about another decision than the one in dispute, because the table lacks what it needs, or
// rests on an open question.
var elsewhere = map[string]string{"hellonwheels-09.feature": "ann holds no saloon", "frontier-10.feature": "the book plays 12 rounds, and 13"}

// TestDisputesAreReadAsTheyAreWritten: of the disputes that referees wrote who had not seen the steps, a number is read at the first
// attempt, and the verdict on each of these is theirs.
func TestDisputesAreReadAsTheyAreWritten(t *testing.T) {
	for _, row := range []struct {
		file              string
		disputes, atLeast int
	}{
		{"testdata/disputes.txtar", 48, 38}, // 6 before names, several things in a sentence and more verbs were read
		{"testdata/fresh.txtar", 24, 24},    // 8 as they were written; 16 once the classes of the other 48 were read
		{"testdata/spoken.txtar", 8, 7},     // 1 as they were written; the eighth has four fires in a square that takes three
		{"testdata/seventh.txtar", 8, 6},    // 2 as they were written; the others do not name cards, and score a finished game
		{"testdata/eighth.txtar", 8, 7},     // 4 as they were written; the other begins a turn, and the book asks whether that is a round
		{"testdata/ninth.txtar", 8, 5},      // 0 as they were written; the others lay land by no square, draw no tycoon and count promises
		{"testdata/table.txtar", 16, 13},    // 8 as they were written; the others name no square, or a part that no step gives
	} {
		disputes, err := txtar.ParseFile(row.file)
		require.NoError(t, err)
		require.Len(t, disputes.Files, row.disputes, row.file)
		read := 0
		for _, d := range disputes.Files {
			if readRightly(t, d) {
				read++
			}
		}
		t.Logf("%s: %d read at the first attempt", row.file, read)
		require.GreaterOrEqual(t, read, row.atLeast, row.file)
	}
}

// readRightly reports whether a dispute is read whole. The verdict is the one in the title of its file then.
func readRightly(t *testing.T, d txtar.File) bool {
	t.Helper()
	name, expected, _ := strings.Cut(d.Name, " ")
	folder := fstest.MapFS{name: {Data: d.Data}}
	said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{name}}, Quick: true}).Judge(t.Context())
	require.NoError(t, err, name)
	if said.Error != "" || said.Scenarios[0].Verdict == nil {
		return false
	}
	if elsewhere[name] == "" {
		require.Equal(t, expected == "upheld", said.Upheld, "%s: %v", name, said.Scenarios[0].Verdict.Line)
	}
	return true
}

// TestWhatAScenarioSaysBesidesIsNotLost: a right claim with another clause is told from a wrong one, and a line that is not read is named
// and does not keep the other answers from being tried.
func TestWhatAScenarioSaysBesidesIsNotLost(t *testing.T) {
	const poor = "a Frontier game of billy and kate\n And it is billy's turn\n And billy has $0\n Then billy may not do \"campaign safety\""
	const rounds = "a Frontier game of billy and jane\n And it is round 12\n And it is billy's turn\n When everybody ends the turn\n" +
		" Then the game is over\n And billy "
	const saloon = "a Frontier game of ann and ben\n And ann's saloon is at j6\n "
	const bought = "a Yardmaster game of Ann and Bea\n And it is Ann's turn\n And Ann's train is oil 2\n And the arrival yard shows oil 3\n" +
		" And Ann holds three oil\n When Ann buys the oil 3 with three oil\n Then "
	for i, row := range []struct{ law, steps, says string }{
		{"an action with two pronouns of one player", bought + "she may not put the oil 3 in her sorting yard", "a bought railcar that fits is loaded"},
		{"an error offers the actions of the player, not of chance", bought + "Ann may not swallow the oil 3", "the legal actions begin with draw, swap, done; legal steps"},
		{"the clause of the price is a clause of the refusal", poor + " because of FR-GEN-03", "upheld: "},
		{"another clause", poor + " because of FR-GEN-04", `billy may not do "campaign safety", as the step states, but not because of FR-GEN-04`},
		{"a sentence names the other clause", poor + " because of FR-GEN-04", "Line 6 is right that the decision is not legal, but names another clause than the one that decides: "},
		{"another clause is not the opposite", poor + " because of FR-GEN-04", "to name the clause that decides, write: Then billy may not do"},
		{"another clause is underlined", poor + " because of FR-GEN-04", "another clause decides"},
		{"the opposite names the clause that the refusal names", strings.Replace(poor, "not do", "do", 1),
			"to claim the opposite, write: Then billy may not do \"campaign safety\" because of FR-GEN-03"},
		{"people on colours keep their names", "a Union Stockyards game of Tom and Kate\n And Kate has $3\n Then Kate has $4", "expected Kate's cash in dollars to be 4, but it is 3"},
		{"people on colours keep their names", "a Union Stockyards game of Tom and Kate\n And Kate has $3\n Then Kate has $4", "blue is Kate"},
		{"a name that is a word of the game is a person", "a Union Stockyards game of Cash and Will\n And Cash has $3 in cash\n" +
			" And it is Cash's turn\n When Cash does contract work\n Then Cash has $5 in cash", "expected Cash's cash in dollars to be 5, but it is 4"},
		{"a phase that ends for want of cards is no secret", "a Hell on Wheels game of ann and ben\n And it is the Establishment Phase\n" +
			" Then it is turn 9", "nobody holds a card, so the Establishment Phase ends at once"},
		{"the note names a ranching player without a horse", "a Frontier game of Ann and Ben\n And it is Ben's turn\n And Ben has 2 cattle at r6\n" +
			" Then Ben may do \"drive-cattle r6 to q6\"", "are assumed: ben has no horses"},
		{"final margins come with their prices", "a Union Stockyards game of Ann and Ben\n And the cattle price is 15\n And Ann's beef is 19\n" +
			" When the game ends\n Then the final margins of Ann are 99", "the margins are at the prices cattle "},
		{"a railcar that waits is in a sorting yard", "a Yardmaster game of ann and bob\n And it is ann's turn\n And ann has 1 waiting coal-4\n" +
			" Then ann has 3 points", "write, for example, ann's sorting yard is coal-4"},
		{"a payout names the type of its Town", "a Hell on Wheels game of Kate and Tom\n And Corinne is the Present Town\n" +
			" And there is 1 mayhem card in Corinne\n And Kate has a saloon in Corinne\n When the Present Town pays out\n Then Kate has 1K",
			"Corinne is an Existing Town: Mayhem counts as 0 there, with 1 Mayhem card"},
		{"a building stands for its square", saloon + "And the saloon has two fires\n Then the saloon has two fires", "upheld from the start: "},
		{"the note names the square", saloon + "And the saloon has two fires\n Then ann has $4", `"the saloon has two fires", is read as "j6 has two fire pieces"`},
		{"of two buildings the error lists the squares", saloon + "And ben's saloon is at i6\n And the saloon has two fires\n Then ann has $4",
			"the saloon may be the one at i6 or j6: write the square"},
		{"a building that no step puts up replaces a tent", "a Frontier game of ann and ben\n And the general store has 3 fire damage\n" +
			" And it is ann's turn\n When ann places her worker on the general store to put out the fire\n Then the general store has no fire damage",
			`is read as "a general-store stands at j6 and j6 has 3 fire pieces"`},
		{"of no building the error asks where it stands", "a Frontier game of ann and ben\n And ben's sawmill has a revolt\n Then ann has $4",
			"no step puts up ben's sawmill: name its place, or the square"},
		{"a player's building replaces a tent", "a Frontier game of ann and ben\n And ben's bank has a fire\n Then ann has $4",
			`is read as "a bank of ben stands at j6 and j6 has 1 fire pieces"`},
		{"an industry building brings its industry", "a Frontier game of ann and ben\n And there is a revolt on ben's mine\n Then ann has $4",
			`is read as "ben is in mining at level I and a panning of ben stands at p6 and p6 has 1 revolt pieces"`},
		{"a refusal for the moment is no green verdict", "a Frontier game of ann and ben\n And it is ben's turn\n Then ben may not do \"keep T1\"",
			"upheld for now: "},
		{"a refusal for the moment tells what was not judged", "a Frontier game of ann and ben\n And it is ben's turn\n Then ben may not do \"keep T1\"",
			"it is the turn of ben. Whether it is legal when it is due was not judged"},
		{"a refusal that holds at any moment", "a Frontier game of ann and ben\n And it is ben's turn\n And ben has $0\n Then ben may not do \"campaign safety\"",
			"upheld: "},
		{"an obligation leaves no other action", bought + "Ann must draw from the deck", "also legal: draw discard"},
		{"an impossible table is named before the action that it leaves unread", "a Frontier game of ann and ben\n And the general store has 4 fire damage\n" +
			" When ann dances on the general store\n Then the general store has no fire damage", "3 pieces of fire at most"},
		{"an impossible table is named in its own words, with the sentence and the other answer", "a Frontier game of ann and ben\n" +
			" And the saloon has 4 fires\n Then ann has $4", `town: the saloon at j6: FR-GEN-22 with FR-R-limit-of-three: a building has 3 ` +
			`pieces of fire at most; the rulebook (FR-GEN-22, in our words): Something is limited to three on every building. This depends on ` +
			`the open question FR-R-limit-of-three; for another answer, add the step: And the ruling "limit-of-three" is "uses"`},
		{"a decision in the past", "a Hell on Wheels game of ann and ben\n And it is the Establishment Phase\n And ann holds a saloon and a brothel\n" +
			" And it is ann's turn\n When ann has built a saloon in the Present Town\n Then ann owns a saloon in the Present Town", "upheld: "},
		{"a building of the past is owned", "a Hell on Wheels game of ann and ben\n And ann has built a saloon in the Present Town\n" +
			" Then ann owns a saloon in the Present Town", `is read as "ann owns a saloon in the Present Town"`},
		{"an action that says too much names the word", "a Hell on Wheels game of ann and ben\n And ann holds Hangers On\n" +
			" And it is the Opportunist Phase before the Establishment Phase\n And ann has a saloon in the Present Town\n" +
			" When ann plays Hangers On and moves her saloon to the Past Town\n Then ann has 20K", `has no place for "past"`},
		{"logs lie where the stockpile is not", "a Frontier game of ann and ben\n And ann is in Lumbering\n And ann has two logs in basin 3\n" +
			" Then ann has two logs in basin 3", "upheld from the start: "},
		{"who is last in a round", "a Frontier game of ann and ben\n And it is round 13\n And it is ann's turn\n And ann is the last player of the round\n" +
			" When ann ends her turn\n Then the game is over", "upheld: "},
		{"nobody is asked in a swap", "a Yardmaster game of ann and ben\n And it is ann's turn\n When ann swaps tokens with ben\n And ben refuses\n" +
			" Then it is ann's turn", "nobody is asked in a swap, so nobody can decline one"},
		{"a year is played to its end", "a Union Stockyards game of ann and ben\n And year 2 begins\n When year 2 is over\n Then it is year 3", "upheld: "},
		{"an action that leaves a part open is any such action", "a Frontier game of Nora and Sam\n And it is Sam's turn\n And Sam has no money\n" +
			" Then Sam may move on the election board", "sam may not do \"campaign health\""},
		{"a pronoun is the player of the sentence before", "a Yardmaster game of Nora and Sam\n And Nora has a coal 3 on her train\n" +
			" And there is a coal 4 in her sorting yard\n Then Nora has 7 points", "expected nora's points to be 7, but it is 3"},
		{"a thing by its owner", "a Hell on Wheels game of ann and ben\n And it is the Opportunist Phase after the Customer Phase\n" +
			" And ann holds Arsonist\n And ann has a saloon in the Present Town\n And ben has a saloon in the Present Town\n And it is ann's turn\n" +
			" When ann plays Arsonist on ben's saloon\n Then ben has 1K", "is read as \"play arsonist on saloon#2 at present\""},
		{"a later claim is tried under other answers", "a Hell on Wheels game of ann, bob and cal\n And ann has 50K\n And the Town deck is omaha\n" +
			" And the End of The Line Phase comes next\n When the End of The Line Phase is played\n Then the Town deck has 0 Towns\n And the game goes on",
			"OVERRULED last-town-drawn"},
		{"an answer under which an earlier line is wrong is named", "a Yardmaster game of ann, bob and cal\n And it is ann's turn\n And ann's hand is draw-2\n" +
			" And coal is on top of the discard pile\n And timber is on top of the cargo draw pile\n When ann does \"play draw-2\"\n" +
			" And ann does \"draw discard\"\n And ann does \"draw deck\"\n Then ann's hand is coal*1 timber*1",
			"with YM-R-draw-two-discard=blocked"},
		{"a line after a wrong one is read", rounds + "gets a prize", `line 8, "billy gets a prize", is not read: there is no such step`},
		{"a line that is not read hides no answer", rounds + "gets a prize", "this claim depends on how your table answers rounds"},
		{"a later claim hides no answer", rounds + "has 99 points", "this claim depends on how your table answers rounds"},
	} {
		if testing.Short() && i%3 != 0 {
			continue
		}
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Singles, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		require.Contains(t, strings.Join(strings.Fields(said.Suite().Answer.Text()), " "), row.says, row.law)
	}
}

// TestClaimsRestOnTheSentenceThatDecides: a claim of a kind that the game lists leads with the clause that decides it.
func TestClaimsRestOnTheSentenceThatDecides(t *testing.T) {
	const cars = "Kate and Tom play Yardmaster\n And Kate's train is coal 4, coal 3 and oil 3\n And Kate has a timber 4 in her sorting yard\n Then Kate "
	const pays = "a Hell on Wheels game of Kate and Tom\n And Corinne is the Present Town\n And Sidney is the Past Town\n" +
		" And there are 2 customers and 1 mayhem card in Corinne\n And Kate has a saloon in Corinne\n And Kate has a saloon in Sidney\n"
	const billy = "a Frontier game of Billy and Jane\n And it is round 13\n And Billy has $17\n And it is Billy's turn\n When everybody ends the turn\n Then "
	const year = "a Union Stockyards game of Kate, Tom and Jim\n And year 2 begins\n And the prices are cattle 15, hogs 9, sheep 7\n" +
		" And the Yards hold 1 cattle, 2 hogs, 3 sheep\n When chance does \"reveal-year y1893-fair-exhibit\"\n Then "
	for _, row := range []struct {
		steps string
		rests engine.Clause
	}{
		{cars + "has 14 points", "YM-WIN-03"},
		{cars + "has 10 points", "YM-WIN-03"},
		{pays + "When the Present Town pays out\n Then Kate has 60K", "HOW-PRES-01"},
		{pays + "When the Past Town pays out\n Then Kate has 60K", "HOW-PAST-01"},
		{cars + "wins", "YM-WIN-01"},
		{billy + "the score of Billy is made of money 2", "FR-SCORE-04"},
		{strings.Replace(billy, "13", "12", 1) + "Billy wins", "FR-GOAL-07"},
		{"a Hell on Wheels game of Jim and Rosa\n And Jim holds Irish\n Then the game is over", "HOW-END-01"},
		{year + "the supply has 3 hogs", "US-ARRIVE-01"},
		{cars + "has 4 actions left", "YM-TURN-01"},
	} {
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Alone, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		v := said.Scenarios[0].Verdict
		require.NotNil(t, v, "%s: %v", row.steps, said.Error)
		require.Equal(t, row.rests, slices.Concat(v.Clauses, v.Cited)[0].ID, row.steps)
	}
}

// A claim about the end of a year is judged before the next year card is drawn, which could change what it is about.
func TestTheEndOfAYearWaitsForNoCard(t *testing.T) {
	const text = "Feature: x\n  Scenario: y\n    Given a Union Stockyards game of Ann and Ben\n    And there are 0 cattle, 2 hogs and 2 sheep in the yards\n" +
		"    And the price of hogs is 9\n    When the year ends\n    Then the price of hogs is 7\n"
	court := &witness.Court{Options: features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}, Files: []string{"x.feature"}}}
	said, err := court.Judge(t.Context())
	require.NoError(t, err)
	require.Empty(t, said.Error)
	require.True(t, said.Upheld)
	require.Nil(t, said.Scenarios[0].Drawn)
}

// The first five lines of an answer quote the sentence that decides the dispute, as the referee named it.
func TestDisputesLeadWithTheSentenceThatDecides(t *testing.T) {
	leads := map[string]engine.Clause{"yardmaster-s01.feature": "YM-DRAW-05", "yardmaster-s02.feature": "YM-XCH-02",
		"hellonwheels-s03.feature": "HOW-RAID-03", "hellonwheels-s04.feature": "HOW-TAX-03", "stockyards-s05.feature": "US-PLACE-09",
		"stockyards-s06.feature": "US-PRICE-05", "frontier-s08.feature": "FR-GEN-01"}
	for _, of := range []string{"hellonwheels-t07.feature HOW-RR-05", "frontier-t15.feature FR-GEN-15", "yardmaster-t01.feature YM-LOAD-06",
		"yardmaster-t04.feature YM-BONUS-06", "frontier-t16.feature FR-ROUND-24", "stockyards-t09.feature US-PLACE-15"} {
		name, clause, _ := strings.Cut(of, " ")
		leads[name] = engine.Clause(clause)
	}
	disputes, err := txtar.ParseFile("testdata/spoken.txtar")
	require.NoError(t, err)
	written, err := txtar.ParseFile("testdata/table.txtar")
	require.NoError(t, err)
	for i, d := range slices.Concat(disputes.Files, written.Files) {
		name, _, _ := strings.Cut(d.Name, " ")
		if leads[name] == "" || testing.Short() && i%3 != 0 {
			continue
		}
		folder := fstest.MapFS{name: {Data: d.Data}}
		said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{name}}}).Judge(t.Context())
		require.NoError(t, err, name)
		first := strings.SplitN(said.Suite().Answer.Short(), "\n", 6)
		entry, err := games.Find(said.Scenarios[0].Verdict.Game)
		require.NoError(t, err)
		require.Contains(t, oneLine(strings.Join(first[:5], " ")), oneLine(entry.Book.Clause(string(leads[name])).Says), name)
	}
}
