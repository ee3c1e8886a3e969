package judge_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// judgedOf judges a record of the game that the options name, or of the one with its name.
func judgedOf(ctx context.Context, t *transcript.Transcript, opts judge.Options) (v *judge.Verdict, err error) {
	if opts.Game.Game == nil {
		if opts.Game, err = t.Of(games.Find); err != nil {
			return nil, err
		}
	}
	return judge.Judge(ctx, t, opts)
}

// Nobody guesses the game.
func TestAGameIsNeeded(t *testing.T) {
	_, err := judge.Judge(t.Context(), parse(t, disputed+"ann: done\n"), judge.Options{})
	require.EqualError(t, err, "judging a record: the options have no game; find it with its method Of")
}
