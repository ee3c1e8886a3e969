package clerk

import (
	"context"
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// pair names one place in each of the two open records, for the view of one seat.
type pair struct {
	Side  string `json:"side"`
	Other string `json:"other"`
	// Here and There are the numbers of decisions before the places.
	Here  int    `json:"here"`
	There int    `json:"there"`
	Seat  string `json:"seat"`
}

// differences returns the paths of the parts that differ between the drawings of two places.
func differences(c *Clerk, _ context.Context, q *Question) (any, error) {
	var asked pair
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	here, there := c.sides[asked.Side], c.sides[asked.Other]
	if here == nil || there == nil {
		return nil, errors.New("no record is open on this side of the desk")
	}
	one, err := here.sight(view{decisions: asked.Here, seat: asked.Seat})
	if err != nil {
		return nil, err
	}
	other, err := there.sight(view{decisions: asked.There, seat: asked.Seat})
	if err != nil {
		return nil, err
	}
	return append([]string{}, part.Changed(one.tree, other.tree)...), nil
}
