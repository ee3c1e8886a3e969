package properties

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Often is the number of times that a law should apply, so that its check is evidence.
const Often = 100

// further is the largest number of extra games played until every law has applied that often. few is the number
// played at a time.
const further, few = 96, 8

// PlayOn plays further games with the same arguments as the games of the report. PlayOn checks only laws that
// have applied less than [Often] and give no reason. PlayOn stops when these laws have applied often enough, or
// after 96 games. Only the results of these laws and the number of further games change in the report. The
// error is ctx.Err().
func (r *Report) PlayOn(ctx context.Context, game engine.Game, book *rulebook.Book, under engine.Setup, seed uint64) error {
	on := newSubject(game, book)
	on.Under(under)
	for r.Broken == nil && r.Further < further {
		seldom := r.seldom(laws(on))
		if len(seldom) == 0 {
			return nil
		}
		more, err := hold(ctx, on, seldom, play.Range{First: uint64(r.Walks + r.Further), Games: few}, seed)
		r.addLaws(more)
		if err != nil {
			return err
		}
	}
	return nil
}

// seldom lists the laws that have to apply more often.
func (r *Report) seldom(all []walk.Law) (laws []walk.Law) {
	for i, held := range r.Laws {
		if held.Applied < Often && held.Why == "" {
			laws = append(laws, all[i])
		}
	}
	return laws
}

// addLaws adds the results for some of the laws.
func (r *Report) addLaws(more Report) {
	r.Further += more.Walks
	r.Broken = more.Broken
	next := 0
	for i := range r.Laws {
		if next < len(more.Laws) && r.Laws[i].ID == more.Laws[next].ID {
			r.Laws[i].Times += more.Laws[next].Times
			r.Laws[i].Applied += more.Laws[next].Applied
			next++
		}
	}
}
