package main

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

const (
	byReason = "reason"
	byPrice  = "price"
)

// ordered returns an error for flags about effects that have no meaning.
func (c *rulesCmd) ordered() error {
	switch {
	case c.Sort != byReason && c.Sort != byPrice:
		return at("--sort", fmt.Errorf("%.20q is not an order; write %s or %s", c.Sort, byReason, byPrice))
	case !c.Questions && (c.Sort != byReason || c.Pairs):
		return at(prose.Either(c.Pairs, "--pairs", "--sort"), errors.New("this flag orders or extends the list of --questions; add --questions"))
	}
	return nil
}
