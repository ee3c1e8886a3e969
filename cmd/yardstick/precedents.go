package main

import (
	"fmt"
	"os"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/judge"
)

// compared compares a verdict with the precedents in the folder of --precedents; nil without the flag.
func (c *judgeCmd) compared(a *app, r *record, v *judge.Verdict) (*answer.Precedents, error) {
	if c.Precedents == "" {
		return nil, nil
	}
	folder, err := os.OpenRoot(c.Precedents)
	if err != nil {
		return nil, at(c.Precedents, fmt.Errorf("the folder of precedents cannot be opened; check its name: %w", err))
	}
	defer folder.Close()
	var said *answer.Precedents
	a.status.during("judging precedents again", func() { said, err = r.Compare(a.ctx, v, folder.FS(), c.Precedents) })
	if err != nil && a.ctx.Err() == nil {
		err = at("", err)
	}
	return said, err
}
