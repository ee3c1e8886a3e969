package conformance_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

var (
	positionsOn = regexp.MustCompile(`(?ms)^## Positions\n(.*?)(?:^## |\z)`)
	refusedWith = regexp.MustCompile(`(?m)^\| ([A-Z0-9 -]+-[0-9]+) \|`)
)

// TestEveryKindOfImpossiblePositionIsPut: each clause with which a page for makers of engines says that a position is refused refuses one
// of those that engines are tried with.
func TestEveryKindOfImpossiblePositionIsPut(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if testing.Short() && entry.Name() != "yardmaster" {
				t.Skip("a second")
			}
			all, err := conformance.Refusals(entry)
			require.NoError(t, err)
			put, who := map[engine.Clause]bool{}, ofSetUp(entry)
			for _, r := range all {
				_, err := entry.Load(r.Start.Setup, r.Start.Position, nil)
				var v *engine.Violation
				require.ErrorAs(t, err, &v, r.Name())
				assert.Equal(t, r.Clause, v.Clause, r.Name())
				put[r.Clause] = true
			}
			page, err := os.ReadFile(filepath.Join("..", "..", entry.Room, "ENGINE.md"))
			require.NoError(t, err)
			for _, row := range refusedWith.FindAllStringSubmatch(positionsOn.FindStringSubmatch(string(page))[1], -1) {
				for _, clause := range strings.Fields(row[1]) {
					assert.True(t, put[engine.Clause(clause)] || unput[clause] != "" || who[engine.Clause(clause)],
						"no trial puts a position that %s forbids", clause)
					assert.False(t, put[engine.Clause(clause)] && unput[clause] != "", "%s is put", clause)
				}
			}
		})
	}
}

// ofSetUp are the clauses that refuse too few players, too many, and names that are none of the game's: no position says who plays.
func ofSetUp(entry games.Entry) map[engine.Clause]bool {
	least, refuse := entry.Book.Players.Min, map[engine.Clause]bool{}
	many := make([]string, entry.Book.Players.Max+1)
	for i := range many {
		many[i] = fmt.Sprintf("p%d", i+1)
	}
	for _, seats := range [][]string{entry.Book.SeatNames(least)[:least-1], many, many[:least]} {
		var v *engine.Violation
		if _, err := entry.New(engine.Setup{Seats: seats}, nil); errors.As(err, &v) {
			refuse[v.Clause] = true
		}
	}
	return refuse
}

// unput are clauses of which no position can be put, with the reason.
var unput = map[string]string{
	"YM-WIN-03":    "a position does not say the scores",
	"US-SCORE-07":  "a position does not say the scores",
	"FR-SCORE-02":  "a position does not say the scores",
	"US-BOUND-05":  "each track has a clause of its own, which is judged before",
	"US-BRAND-04":  "what is no stack cannot be read",
	"US-SUPPLY-04": "it is about figures of the box",
	"FR-MAYOR-02":  "a track below its start cannot be read",
	"FR-COMP-03":   "there are enough cards for as many as may play",
	"FR-LUM-06":    "trees off forests, and drought off grass, are refused before by other clauses",
	"HOW-OPP-04":   "none has been found",
	"HOW-CIV-11":   "none has been found",
}

// anywhere begins at positions whatever they are, as if they were the set-up.
type anywhere struct{ engine.Local }

func (a *anywhere) Offer() engine.Offer { return engine.Offer{Level: engine.Lists, Start: true} }

func (a *anywhere) Start(start engine.Start) (engine.Outcome, error) {
	out, err := a.Local.Start(start)
	var v *engine.Violation
	if errors.As(err, &v) {
		start.Position = nil
		return a.Local.Start(start)
	}
	return out, err
}

// TestWhoAcceptsImpossiblePositionsIsFound: each is a finding of its own trial, on the clause; the rules of this module refuse all of them.
func TestWhoAcceptsImpossiblePositionsIsFound(t *testing.T) {
	entry := yardmaster(t)
	for _, accepts := range []bool{true, false} {
		opts := options(entry, func() (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
		if accepts {
			opts.Open = func() (engine.Subject, error) { return &anywhere{engine.Local{Game: entry.Game}}, nil }
		}
		opts.Kinds = []conformance.Kind{conformance.Positions}
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		require.NotEmpty(t, report.Trials)
		for _, trial := range report.Trials {
			require.Equal(t, accepts, trial.Status == conformance.Failed, trial.Title())
		}
		require.False(t, report.Played(), "no game was played")
	}
	opts := options(entry, func() (engine.Subject, error) { return &stripped{engine.Local{Game: entry.Game}}, nil })
	opts.Kinds = []conformance.Kind{conformance.Positions}
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	require.Equal(t, []conformance.Reason{{Why: "below level 2, no engine is asked whether a position is legal", Trials: len(report.Trials)}}, report.Why(false))
}

// stripped says no more than who decides.
type stripped struct{ engine.Local }

func (*stripped) Offer() engine.Offer { return engine.Offer{Level: engine.Plays, Start: true} }
