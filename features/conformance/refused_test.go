package conformance_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features/conformance"
	"github.com/yardstick-rules/yardstick/golden"
)

// With a number, impossible positions are looked for with so many changes of each position that pinned games come to.
var refused = flag.Int("refused", 0, "how many changes of each position to try, to find impossible positions of further kinds")

// found is an impossible position, and what kind it is.
type found struct {
	clause, kind, game, change string
	after                      int
}

func (f found) line() string {
	return fmt.Sprintf("%s\t%s\t%d\t%s\n", f.clause, f.game, f.after, f.change)
}

// search looks for the simplest impossible positions of each kind.
type search struct {
	entry  games.Entry
	words  edit.Words
	spoken map[string]bool
	best   map[string]found
}

// kind is the clause with the reason, without what names things.
func (s *search) kind(v *engine.Violation) string {
	words := strings.Fields(v.Reason)
	for i, word := range words {
		bare := strings.Trim(word, ":,.;'s$")
		if strings.ContainsAny(word, "0123456789") || s.spoken[bare] || s.spoken[strings.TrimSuffix(bare, "'s")] {
			words[i] = "_"
		}
	}
	return string(v.Clause) + " " + strings.Join(slices.Compact(words), " ")
}

// speak notes the words of a document.
func (s *search) speak(v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, part := range v {
			s.spoken[name] = true
			s.speak(part)
		}
	case []any:
		for _, part := range v {
			s.speak(part)
		}
	case string:
		s.spoken[v] = true
	}
}

// refuse notes a change if the position is refused with it, whole too.
func (s *search) refuse(setup engine.Setup, position any, f found, change edit.Patch) {
	changed, err := change.Apply(position)
	if err != nil {
		return
	}
	text, err := json.Marshal(changed)
	if err != nil {
		return
	}
	_, err = s.entry.Load(setup, text, nil)
	var v *engine.Violation
	if !errors.As(err, &v) {
		return
	}
	f.clause, f.kind = string(v.Clause), s.kind(v)
	patch, _ := json.Marshal(change)
	f.change = string(patch)
	if had, has := s.best[f.kind]; has && (had.game != f.game || len(had.change) <= len(f.change)) {
		return
	}
	_, whole := document.Whole(s.entry.Game, setup, text, nil)
	if whole || !slices.ContainsFunc(change, func(e edit.Edit) bool { return e.Op == edit.Remove }) {
		s.best[f.kind] = f
	}
}

// TestImpossiblePositionsAreFound looks for them, and adds to the files what they lack.
func TestImpossiblePositionsAreFound(t *testing.T) {
	if *refused == 0 {
		t.Skip("minutes: make refused looks for impossible positions of kinds that are not listed")
	}
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			set, err := golden.Open(entry)
			require.NoError(t, err)
			s := &search{entry: entry, spoken: map[string]bool{}, best: map[string]found{}}
			had, err := conformance.Refusals(entry)
			if err != nil {
				t.Logf("all are looked for anew: %v", err)
			}
			for _, r := range had {
				_, err := entry.Load(r.Start.Setup, r.Start.Position, nil)
				var v *engine.Violation
				if errors.As(err, &v) && v.Clause == r.Clause {
					patch, _ := json.Marshal(r.Change)
					s.best[s.kind(v)] = found{string(v.Clause), s.kind(v), r.Game, string(patch), r.After}
				}
			}
			names := set.Pinned.Names()
			slices.SortStableFunc(names, func(a, b string) int {
				return cmp.Compare(len(set.Records[a].Rulings), len(set.Records[b].Rulings))
			})
			for _, learn := range []bool{true, false} {
				for n, name := range names {
					s.game(t, name, set.Records[name], uint64(n), learn)
				}
			}
			s.write(t)
		})
	}
}

// game tries changes of the positions of a game, or learns what is said in them.
func (s *search) game(t *testing.T, name string, record *transcript.Transcript, seed uint64, learn bool) {
	const every = 9
	l, start, decisions := &engine.Local{Game: s.entry.Game}, record.Start(), len(record.Decisions)
	_, err := l.Start(start)
	require.NoError(t, err)
	rnd := rand.New(rand.NewPCG(seed, uint64(*refused)))
	for i := range decisions + 1 {
		if i%every == 0 || i >= decisions-1 || i < 40 {
			text, _, err := l.Position("")
			require.NoError(t, err)
			position, err := edit.Read(text)
			require.NoError(t, err)
			if learn {
				s.words.Learn(position)
				s.speak(position)
			}
			for n := 0; n < *refused && !learn; n++ {
				var change edit.Patch
				changed := position
				for range 1 + n*3 / *refused {
					e, _ := s.words.Random(changed, rnd.IntN)
					if next, err := e.Apply(changed); err == nil {
						changed, change = next, append(change, e)
					}
				}
				s.refuse(start.Setup, position, found{game: name, after: i}, change)
			}
		}
		if i < decisions {
			_, err := l.Play(record.Decisions[i].Actor, record.Decisions[i].Action)
			require.NoError(t, err)
		}
	}
}

// write writes the file, by clause; of the kinds of one clause a few.
func (s *search) write(t *testing.T) {
	const most = 4
	count := map[string]int{}
	var lines []string
	for _, kind := range slices.Sorted(maps.Keys(s.best)) {
		f := s.best[kind]
		if count[f.clause]++; count[f.clause] <= most {
			lines = append(lines, f.line())
			t.Log(kind)
		}
	}
	file := filepath.Join("..", "..", "golden", s.entry.Room, conformance.RefusedFile)
	require.NoError(t, os.WriteFile(file, []byte("# clause\tpinned game\tdecisions\tchange\n"+strings.Join(lines, "")), 0o666))
}

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
			page, err := os.ReadFile(filepath.Join("..", "..", "engine", entry.Room, "ENGINE.md"))
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
	require.Equal(t, []conformance.Reason{{Why: "below level 2 nobody is asked whether a position is legal", Trials: len(report.Trials)}}, report.Why())
}

// stripped says no more than who decides.
type stripped struct{ engine.Local }

func (*stripped) Offer() engine.Offer { return engine.Offer{Level: engine.Plays, Start: true} }
