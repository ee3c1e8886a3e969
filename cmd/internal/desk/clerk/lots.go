package clerk

import (
	"context"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostLots is the number of decisions of chance drawn at once; a set-up takes fewer than two hundred.
const mostLots = 1000

// drawn is a record with the decisions of chance that were added.
type drawn struct {
	Text string `json:"text"`
	// Drawn is the number of decisions of chance that were added.
	Drawn int `json:"drawn"`
}

// drawing names the place at which chance decides, and the seed.
type drawing struct {
	After int    `json:"after"`
	Seed  uint64 `json:"seed"`
}

// lots adds decisions of chance to the record at a place, drawn by their odds, until a player decides or the
// game ends. It removes the later decisions. The seed comes from the page, because only the page has a source
// of chance.
func lots(s *side, ctx context.Context, asked *drawing) (any, error) {
	place, _, err := s.Place(asked.After)
	if err != nil {
		return nil, err
	}
	outcomes, err := place.Lots(ctx, rand.New(rand.NewPCG(asked.Seed, 0)), mostLots)
	if err != nil {
		return nil, err
	}
	more := make([]transcript.Decision, len(outcomes))
	for i, action := range outcomes {
		more[i] = transcript.Decision{Actor: "chance", Action: action}
	}
	return &drawn{s.with(asked.After, more...), len(more)}, nil
}
