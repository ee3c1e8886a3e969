package properties

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Every two answers of every game meet in a game in which every law is checked; make meet plays until every three have.
func TestAnswersMeet(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes")
	}
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			const answers, seed = 2, 1
			on := newSubject(entry.Game, entry.Book)
			report, err := hold(t.Context(), on, laws(on), play.Range{Games: on.Planned(seed, answers)}, seed)
			require.NoError(t, err)
			if broken := report.Broken; broken != nil {
				t.Fatalf("%s, %s: %s\n%s", broken.ID, broken.Says, broken.Problem, broken.Record)
			}
			c := report.Combinations(answers)
			t.Logf("%d walks, %d decisions: of %d combinations %d were played, %d used", report.Walks, report.Decisions, c.Possible, c.Met, c.Used)
			require.Equal(t, c.Possible, c.Met)
			if c.Possible > 0 { // a game without questions is walked through once
				require.NoError(t, idle(report.Laws))
			}
		})
	}
}

// idle says which laws had too seldom something to hold, and which do not any more.
func idle(laws []Held) error {
	const many = 1000
	var all []error
	for _, l := range laws {
		switch {
		case l.Applied < Often && l.Why == "":
			all = append(all, fmt.Errorf("%s had something to hold %d times of %d, and does not say why", l.ID, l.Applied, l.Times))
		case l.Applied > many && l.Why != "":
			all = append(all, fmt.Errorf("%s had something to hold %d times: it is not true any more that %s", l.ID, l.Applied, l.Why))
		}
	}
	return errors.Join(all...)
}

// Laws about what is rare in a game say so, in the words that check prints.
func TestLawsSayWhyTheyAreIdle(t *testing.T) {
	said := map[string]string{}
	for _, entry := range games.All() {
		for _, l := range laws(newSubject(entry.Game, entry.Book)) {
			if l.Seldom != "" {
				said[l.ID] = l.Seldom
			}
		}
	}
	require.Subset(t, said, map[string]string{
		"HOW-INV-36":         "a game ends once",
		"US-INV-27":          "a game ends once",
		"FR-INV-30":          "a game ends once",
		"FR-INV-17":          "a game has three or four elections",
		"FR-INV-26":          "little is bought that can be sold again",
		"FR-INV-18":          "promises are made after an election, and a game has three or four",
		"HOW-INV-23":         "few Towns ever have the Mayhem that puts an Establishment within reach of a Raid",
		"YM-INV-15":          "the goal is reached once a game",
		"YM-INV-27":          "a game ends once",
		"unseen-looks-alike": "nothing is hidden in the game",
		"FR-INV-24-track":    "few decisions lay track",
	})
}

// A law that looks through what is not there has nothing to hold: at the start no railcar is on a train, no card on the board.
func TestLawsAreIdleOnAnEmptyTable(t *testing.T) {
	idle := []string{
		"YM-INV-03", "YM-INV-07", "YM-INV-08", "YM-INV-15", "YM-INV-27", "HOW-INV-07", "HOW-INV-08", "HOW-INV-09", "HOW-INV-14",
		"US-INV-08", "US-INV-14", "FR-INV-08", "FR-INV-09", "FR-INV-10", "FR-INV-11", "FR-INV-12-line", "FR-INV-13", "FR-INV-14",
		"FR-INV-15", "FR-INV-18", "FR-INV-21", "FR-INV-22", "FR-INV-27",
	}
	found := map[string]error{}
	for _, entry := range games.All() {
		s, err := entry.New(engine.Setup{Seats: entry.Book.SeatNames(entry.Book.Players.Min)}, nil)
		require.NoError(t, err)
		for _, l := range entry.Laws() {
			if l.Position != nil {
				found[l.ID] = l.Position(s)
			}
		}
	}
	for _, id := range idle {
		require.Equal(t, engine.ErrIdle, found[id], id)
	}
}

// The readings that walks are played under have every two answers of every game in them, and every answer with every number of players
// of which there are many games.
func TestReadingsMeet(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			const seed = 5
			on := walk.NewSubject(entry.Game, entry.Book, walk.Room{})
			met := map[[2]string]bool{}
			walks := on.Planned(seed, 2)
			for number := range uint64(walks) {
				setup, planned := on.Reading(seed, number)
				require.True(t, planned)
				answers := []string{fmt.Sprint(len(setup.Seats), " players")}
				for _, q := range walk.Open(entry.Book) {
					answers = append(answers, q.Name+"="+optionOf(q, setup))
				}
				for i, a := range answers {
					for _, b := range answers[:i] {
						met[[2]string{b, a}] = true
					}
				}
			}
			need := func(a, b string) {
				if !met[[2]string{a, b}] {
					t.Errorf("%s and %s do not meet in %d walks", a, b, walks)
				}
			}
			for i, q := range walk.Open(entry.Book) {
				for _, o := range q.Options {
					a := q.Name + "=" + o.ID
					for n := entry.Book.Players.Min; n <= min(walk.Crowd, entry.Book.Players.Max); n++ {
						need(fmt.Sprint(n, " players"), a)
					}
					for _, other := range walk.Open(entry.Book)[:i] {
						for _, p := range other.Options {
							need(other.Name+"="+p.ID, a)
						}
					}
				}
			}
			t.Logf("%d walks", walks)
		})
	}
}

// optionOf is the answer to a question by its id.
func optionOf(q *rulebook.Question, setup engine.Setup) string {
	if option, named := setup.Rulings[q.Name]; named {
		return option
	}
	return q.Options[q.Default].ID
}
