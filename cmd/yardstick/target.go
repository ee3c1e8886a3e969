package main

import (
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/output"
)

// target is where a command writes. Every command with -o has it.
type target struct {
	Output string `short:"o" placeholder:"FILE" completion-predictor:"file" help:"Write there; without it, to standard output. A file that exists is refused."`
	Force  bool   `help:"Replace the file or link that -o names."`
}

// open checks that the file can be written; it returns nil for standard output.
func (t *target) open() (*output.File, error) {
	switch {
	case t.Output == "" && t.Force:
		return nil, at("--force", errors.New("there is nothing to replace; name a file with -o"))
	case t.Output == "":
		return nil, nil
	}
	to, err := output.Open(t.Output, t.Force)
	if err != nil {
		return nil, at(t.Output, err)
	}
	return to, nil
}
