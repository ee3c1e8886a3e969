package golden_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// reach is what the pinned games of one game come to together.
type reach struct {
	entry   games.Entry
	records []*transcript.Transcript
}

func reachOf(t *testing.T, game string) reach {
	entry, err := games.Find(game)
	require.NoError(t, err)
	r := reach{entry: entry}
	for name := range pinned[game].records {
		r.records = append(r.records, read(t, game+"/"+name+".golden"))
	}
	return r
}

// Whole games of every number of players that matters are played to their end.
func TestEveryNumberOfPlayersIsPlayed(t *testing.T) {
	for game, pin := range pinned {
		r := reachOf(t, game)
		for _, n := range pin.players {
			require.True(t, slices.ContainsFunc(r.records, func(record *transcript.Transcript) bool {
				return len(record.Seats) == n && record.Winner != nil && len(record.Rulings) == 0
			}), "no whole game of %d players", n)
		}
	}
}

// Every kind of action is taken somewhere.
func TestEveryVerbIsUsed(t *testing.T) {
	for game := range pinned {
		r := reachOf(t, game)
		used := map[engine.Verb]bool{}
		for _, record := range r.records {
			state := opened(t, r.entry, record)
			for _, d := range record.Decisions {
				a, err := state.Parse(d.Action)
				require.NoError(t, err)
				used[state.Verb(a)] = true
				state.Apply(a, nil)
			}
		}
		for v, name := range r.entry.Verbs() {
			require.True(t, used[engine.Verb(v)], "no golden has the action %q", name)
		}
	}
}

func opened(t *testing.T, game engine.Game, record *transcript.Transcript) engine.State {
	start := record.Start()
	state, err := game.New(start.Setup, nil)
	if start.Position != nil {
		state, err = game.Load(start.Setup, start.Position, nil)
	}
	require.NoError(t, err)
	return state
}

// Every way in which a game ends is reached.
func TestEveryEndIsReached(t *testing.T) {
	for game, pin := range pinned {
		r := reachOf(t, game)
		for end, says := range pin.ends {
			require.True(t, slices.ContainsFunc(r.records, func(record *transcript.Transcript) bool {
				text := transcript.Format(record)
				return !slices.ContainsFunc(says, func(s string) bool { return !strings.Contains(text, s) })
			}), "no golden of %s ends %s", game, end)
		}
	}
}

// An option is reached where a record under it is wrong under another option of the same question. Questions of which only the default can
// be played have nothing to reach.
func TestEveryOptionMatters(t *testing.T) {
	for game := range pinned {
		r := reachOf(t, game)
		for q := range r.entry.Book.Questions {
			question := &r.entry.Book.Questions[q]
			if question.Fixed {
				continue
			}
			for _, option := range question.Options {
				key := question.ID + "=" + option.ID
				matters := slices.ContainsFunc(r.records, func(record *transcript.Transcript) bool {
					return inForce(record, question) == option.ID && bites(t, r.entry.Game, record, question, option.ID)
				})
				if why, excused := pinned[game].unreached[key]; excused {
					require.False(t, matters, "%s is excused (%s) and yet matters", key, why)
					continue
				}
				require.True(t, matters, "no golden would go otherwise without %s", key)
			}
		}
	}
}

// inForce is the option of a question in a record.
func inForce(record *transcript.Transcript, q *rulebook.Question) string {
	for _, ruling := range record.Rulings {
		if ruling.Question == q.Name {
			return ruling.Option
		}
	}
	return q.Options[q.Default].ID
}

// bites reports whether a record is wrong under some other option.
func bites(t *testing.T, game engine.Game, record *transcript.Transcript, q *rulebook.Question, option string) bool {
	for _, other := range q.Options {
		if other.ID == option {
			continue
		}
		changed := *record
		changed.Rulings = slices.DeleteFunc(slices.Clone(record.Rulings), func(r transcript.Ruling) bool { return r.Question == q.Name })
		changed.Rulings = append(changed.Rulings, transcript.Ruling{Question: q.Name, Option: other.ID})
		report, err := transcript.Replay(context.Background(), &changed, &engine.Local{Game: game}, transcript.Options{})
		require.NoError(t, err)
		if report.Finding != nil {
			return true
		}
	}
	return false
}

// Every clause that any effect of the game can carry is carried by one. The list is the clauses that effects carry on thousands
// of seeded walks; what the goldens lack has to be played.
func TestEveryEffectIsSeen(t *testing.T) {
	for game := range pinned {
		r := reachOf(t, game)
		seen := map[engine.Clause]bool{}
		for _, record := range r.records {
			for _, d := range record.Decisions {
				for _, e := range d.Effects {
					for _, c := range e.Clauses {
						seen[c] = true
					}
				}
			}
		}
		for clause := range effectClauses(t, r.entry) {
			require.True(t, seen[clause], "no golden has an effect that rests on %s", clause)
		}
	}
}
