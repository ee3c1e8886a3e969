package main

import (
	"errors"
	"fmt"
)

// on plays the record of --from on.
func (c *playCmd) on(a *app) error {
	switch {
	case c.Seats != nil || c.Players != nil:
		return at("--from", errors.New("the record has its players: leave out --seats and --players"))
	case c.Interactive:
		return at("--from", errors.New("leave out --interactive; yardstick record keeps a record on at the terminal"))
	}
	r, err := a.record(c.From, &c.under)
	if err != nil {
		return err
	}
	if c.Game != "" && c.Game != r.Entry.Name() {
		return at(c.From, fmt.Errorf("it is a record of %s, not of %s: leave out the game", r.Entry.Name(), c.Game))
	}
	p, err := r.Party(a.ctx, c.Player, c.Seed)
	if err != nil {
		return err
	}
	c.before = r.Transcript
	if err := c.named(r.Start()); err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	if err := p.Play(a.ctx); err != nil {
		return err
	}
	return c.write(a, p, to)
}
