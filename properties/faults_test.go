package properties

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// fault is an edit for which alone a position is refused, with the clause.
type fault struct {
	edit.Edit
	clause engine.Clause
}

// refusedFor is the clause with which the position after some edits is refused, "" if it is not, or not understood.
func (e *editor) refusedFor(setup engine.Setup, base any, edits ...edit.Edit) (engine.Clause, error) {
	for _, change := range edits {
		var err error
		if base, err = change.Apply(base); err != nil {
			return "", nil
		}
	}
	_, err := e.on.Game.Load(setup, walk.Text(base), nil)
	var v *engine.Violation
	if errors.As(err, &v) {
		return v.Clause, err
	}
	return "", err
}

// faults are a few edits of a position, each of another place, for each of which alone it is refused.
func (e *editor) faults(setup engine.Setup, base any, rnd *rand.Rand) (all []fault) {
	const tries, most = 60, 12
	for range tries {
		change, ok := edittest.Random(&e.words, base, rnd.IntN)
		if !ok || len(all) == most || slices.ContainsFunc(all, func(f fault) bool { return touch(f.Edit, change) }) {
			continue
		}
		if clause, _ := e.refusedFor(setup, base, change); clause != "" {
			all = append(all, fault{change, clause})
		}
	}
	return all
}

// touch reports whether two edits are of one place, or of places of which one is in the other.
func touch(a, b edit.Edit) bool {
	for _, x := range []string{a.Path, cmp.Or(a.From, a.Path)} {
		for _, y := range []string{b.Path, cmp.Or(b.From, b.Path)} {
			if strings.HasPrefix(x+"/", y+"/") || strings.HasPrefix(y+"/", x+"/") {
				return true
			}
		}
	}
	return false
}

// A position with two faults is refused with the clause of one of them, as the pages for makers of engines say. A few pairs together break
// a rule that neither breaks alone, such as a card that both put in one place.
func TestTwoFaultsAreRefusedForOneOfThem(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			e := newEditor(newSubject(entry.Game, entry.Book))
			wanted, oneIn := 1000, 200
			if testing.Short() {
				wanted = 50
			}
			pairs, another := 0, []string{}
			const most = 400 // a small game has fewer pairs
			for seed := uint64(0); pairs < wanted && seed < most; seed++ {
				rnd := rand.New(rand.NewPCG(seed, 9))
				w := reach(e.on, seed, rnd.IntN(300), rnd)
				base, err := edit.Read(w.Document())
				require.NoError(t, err)
				faults := e.faults(w.Setup, base, rnd)
				for i, a := range faults {
					for _, b := range faults[:i] {
						clause, err := e.refusedFor(w.Setup, base, a.Edit, b.Edit)
						if clause == "" || a.clause == b.clause {
							continue
						}
						pairs++
						if clause != a.clause && clause != b.clause {
							another = append(another, fmt.Sprintf("%v %v: %s and %s, together %v", a.Edit, b.Edit, a.clause, b.clause, err))
						}
					}
				}
			}
			require.True(t, pairs >= wanted || len(entry.Book.Clauses) < 50, "%d pairs are too few to say anything", pairs)
			require.LessOrEqual(t, len(another), pairs/oneIn, another)
		})
	}
}
