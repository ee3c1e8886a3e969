// Package walktest contains helpers for tests that show that laws notice faults. The program does not use it.
package walktest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Notices plays random games of a game with a fault, and checks only the law that should notice the fault.
// Notices returns nil if the law does so within the number of games and the report contains a readable record.
// Otherwise the error describes the failure.
func Notices(ctx context.Context, on *walk.Subject, laws []walk.Law, id string, walks int) error {
	const budget = 2000 // decisions for shortening, because the record need not be the shortest
	alone := slices.DeleteFunc(slices.Clone(laws), func(l walk.Law) bool { return l.ID != id })
	for number := range uint64(walks) {
		w, err := walk.Run(ctx, on, alone, 1, number, func(*walk.Walk, error) {})
		if err == nil {
			continue
		}
		if w, err = walk.Shrink(ctx, w, err, budget); walk.LawOf(err).ID != id {
			return fmt.Errorf("%s should notice, but instead: %w", id, err)
		}
		_, err = transcript.Parse(id, []byte(w.Record(err)))
		return err
	}
	return errors.Join(ctx.Err(), fmt.Errorf("%s notices nothing in %d walks", id, walks))
}

// EveryLawNotices checks that for each law in a room there is a mutant of the game that breaks it. Each law has
// to notice its mutant within the number of random games.
func EveryLawNotices[M interface {
	Of(g engine.Game) engine.Game
}](t *testing.T, game rulebook.Entry, room walk.Room, walks int, mutants map[string]M) {
	t.Parallel()
	for _, l := range room.Laws {
		if _, ok := mutants[l.ID]; !ok {
			t.Errorf("no mutant shows that %s guards anything", l.ID)
		}
	}
	for id, m := range mutants {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			on := walk.NewSubject(m.Of(game.Game), game.Book, room)
			if err := Notices(t.Context(), on, on.Laws(), id, walks); err != nil {
				t.Error(err)
			}
		})
	}
}
