package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// The words before a side that is another program of this module. It is built and run, so that nothing but the command line names one.
const (
	gitSide    = "git:"
	folderSide = "dir:"
)

func isProgram(given string) bool {
	return strings.HasPrefix(given, gitSide) || strings.HasPrefix(given, folderSide)
}

// sides reads both sides. One of them may be another program, which is built; the caller closes it, also with an error.
func (c *compareCmd) sides(a *app, q *compare.Comparison) (other *revision.Program, err error) {
	if isProgram(c.A) && isProgram(c.B) {
		return nil, at("--b", errors.New("one side has to be of this program: leave out --a, or write default"))
	}
	both := [2]string{c.A, c.B}
	for i, flag := range []string{"--a", "--b"} { // first what costs nothing
		if isProgram(both[i]) {
			continue
		}
		r, err := sideOf(q.Entry, flag, both[i])
		if err != nil {
			return nil, err
		}
		q.Sides[i] = compare.SideOf(both[i], r)
	}
	for i, flag := range []string{"--a", "--b"} {
		if !isProgram(both[i]) {
			continue
		}
		a.status.during("building "+both[i], func() { other, err = built(a.ctx, both[i]) })
		if err != nil {
			return nil, at(flag+" "+both[i], err)
		}
		title := "another program"
		if other.Commit != "" {
			const short = 12
			title = "commit " + other.Commit[:short]
		}
		q.Sides[i] = compare.SideOfOther(both[i], title, q.Entry, other, nil)
	}
	return other, nil
}

// built builds the program of a side.
func built(ctx context.Context, given string) (*revision.Program, error) {
	if rev, ok := strings.CutPrefix(given, gitSide); ok {
		return revision.At(ctx, rev)
	}
	return revision.In(ctx, strings.TrimPrefix(given, folderSide))
}

// sideOf reads a side of this program: default, answers, the file of a reading, or a component file.
func sideOf(entry games.Entry, flag, given string) (*reading.Reading, error) {
	_, missing := os.Stat(given)
	switch {
	case given == "default":
		return reading.Of(entry), nil
	case given == "":
		return nil, at(flag, errors.New("it is empty; write default, question=option, or name a file"))
	case missing != nil && strings.Contains(given, "="):
		r := reading.Of(entry)
		if err := r.Rule(strings.Split(given, ",")); err != nil {
			return nil, at(flag, err)
		}
		return r, nil
	case missing != nil:
		return nil, at(flag, fmt.Errorf("%.60q is not a file; write default, question=option, or name a file", given))
	}
	text, err := readFile(given, reading.MaxComponents)
	if err != nil {
		return nil, at(given, err)
	}
	if reading.Looks(text) {
		return (&under{Reading: given}).of(entry)
	}
	return (&under{Components: given}).of(entry)
}
