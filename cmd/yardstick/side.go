package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// A side that begins with one of these words is a program to build or an engine to run. Only the command line
// can name such a side.
const (
	gitSide    = "git:"
	folderSide = "dir:"
	engineSide = "engine:"
)

// A side that begins with this word is an edition of the rulebook that this program plays.
const editionSide = "edition:"

// engineOf starts the engine of a side. The caller closes it, also after an error.
func (c *compareCmd) engineOf(a *app, q *compare.Comparison, i int, flag, given string) (*enginesOf, error) {
	words := strings.Fields(strings.TrimPrefix(given, engineSide))
	if len(words) == 0 {
		return nil, at(flag, errors.New("name the command that starts the engine, such as \"engine:python3 engine.py\""))
	}
	run := (&conformCmd{Command: words, Start: c.Start, Answer: c.Answer}).engines(a.ctx, nil)
	hello, err := run.hello(a, q.Entry.Book)
	if err != nil {
		return run, at(flag, err)
	}
	taken := func(n int) bool { return hello.game.Seats.Min <= n && n <= hello.game.Seats.Max }
	for _, n := range q.Tables {
		if !taken(n) {
			q.Untaken = append(q.Untaken, n)
		}
	}
	q.Tables = slices.DeleteFunc(q.Tables, func(n int) bool { return !taken(n) })
	if len(q.Tables) == 0 || len(c.Seats) > 0 && len(q.Untaken) > 0 {
		return run, at(flag, fmt.Errorf("%s takes %d to %d players; choose with --table numbers of players that both sides take", hello.Name,
			hello.game.Seats.Min, hello.game.Seats.Max))
	}
	q.Sides[i] = compare.SideOfEngine(given, strings.TrimSpace(prose.OneLine(hello.Name+" "+hello.Version)), q.Entry, run.first, hello.answers())
	return run, nil
}

// closers holds the functions to call at the end.
type closers []func()

func (c closers) Close() {
	for _, end := range c {
		end()
	}
}

func isProgram(given string) bool {
	return strings.HasPrefix(given, gitSide) || strings.HasPrefix(given, folderSide)
}

// sides reads both sides. One side may be another program, which is built; each may be an engine, which is
// started. The caller closes them, also after an error.
func (c *compareCmd) sides(a *app, q *compare.Comparison) (opened closers, err error) {
	if isEngine(c.A) || isEngine(c.B) {
		return c.engineSides(a, q)
	}
	other, err := c.programSides(a, q, [2]string{"--a", "--b"})
	if other != nil {
		opened = append(opened, func() { other.Close() })
	}
	return opened, err
}

func isEngine(given string) bool { return strings.HasPrefix(given, engineSide) }

// engineSides reads both sides if at least one is an engine.
func (c *compareCmd) engineSides(a *app, q *compare.Comparison) (opened closers, err error) {
	switch err := inTime(c.Start, c.Answer); {
	case err != nil:
		return nil, err
	case c.Players != "random":
		return nil, at("--bots", errors.New("with an engine, all games are played at random; leave this flag out"))
	case c.Workers != 0:
		return nil, at("--workers", errors.New("with an engine, games are played one after the other; leave this flag out"))
	}
	both := [2]string{c.A, c.B}
	for i, flag := range []string{"--a", "--b"} { // the cheap sides first
		switch {
		case isEngine(both[i]):
		case isProgram(both[i]):
			return nil, at(flag, errors.New("an engine can be compared with a reading or another engine, but a revision only with a reading"))
		default:
			r, err := sideOf(q.Entry, flag, both[i])
			if err != nil {
				return nil, err
			}
			q.Sides[i] = compare.SideOf(both[i], r)
		}
	}
	for i, flag := range []string{"--a", "--b"} {
		if isEngine(both[i]) {
			run, err := c.engineOf(a, q, i, flag, both[i])
			if run != nil {
				opened = append(opened, func() {
					if a.ctx.Err() == nil { // otherwise it has ended
						run.first.Close()
					}
				})
			}
			if err != nil {
				return opened, err
			}
		}
	}
	return opened, nil
}

// programSides reads both sides if one may be another program of this module. The names of the sides are for errors.
func (c *compareCmd) programSides(a *app, q *compare.Comparison, names [2]string) (other *revision.Program, err error) {
	if isProgram(c.A) && isProgram(c.B) {
		return nil, at("--b", errors.New("only one side can be another revision or checkout: leave out --a, or write --a default"))
	}
	if err := inTime(c.Start, c.Answer); err != nil {
		return nil, err
	}
	both := [2]string{c.A, c.B}
	for i, flag := range names { // the cheap sides first
		if isProgram(both[i]) {
			continue
		}
		r, err := sideOf(q.Entry, flag, both[i])
		if err != nil {
			return nil, err
		}
		q.Sides[i] = compare.SideOf(both[i], r)
	}
	for i, flag := range names {
		if !isProgram(both[i]) {
			continue
		}
		a.status.during("building "+both[i], func() { other, err = built(a.ctx, both[i]) })
		if err != nil {
			return nil, at(flag+" "+both[i], err)
		}
		a.stale(both[i])
		title := "another program"
		if other.Commit != "" {
			const short = 12
			title = "commit " + other.Commit[:short]
		}
		q.Sides[i] = compare.SideOfOther(both[i], title, q.Entry, other, nil)
	}
	return other, nil
}

// stale warns if rules in this checkout have changed since this program was built, because it compares the
// older rules.
func (a *app) stale(given string) {
	own, err := os.Executable()
	if err != nil || !strings.HasPrefix(given, gitSide) {
		return
	}
	built, err := os.Stat(own)
	if err != nil {
		return
	}
	if file := revision.Changed(a.ctx, built.ModTime()); file != "" {
		a.complain(fmt.Sprintf("%s is newer than this program, so the comparison uses old rules for the other side: "+
			"run make build and use bin/yardstick, or compare with dir:.", file))
	}
}

// built builds the program of a side.
func built(ctx context.Context, given string) (*revision.Program, error) {
	if rev, ok := strings.CutPrefix(given, gitSide); ok {
		return revision.At(ctx, rev)
	}
	return revision.In(ctx, strings.TrimPrefix(given, folderSide))
}

// sideOf reads a side that this program plays: default, answers, the file of a reading, or a component file.
func sideOf(entry games.Entry, flag, given string) (*reading.Reading, error) {
	_, missing := os.Stat(given)
	switch {
	case given == "default":
		return reading.Of(entry), nil
	case given == "":
		return nil, at(flag, errors.New("the side is empty; write default, question=option, or name a file"))
	case missing != nil && strings.HasPrefix(given, editionSide):
		r := reading.Of(entry)
		if err := (&under{Edition: strings.TrimPrefix(given, editionSide)}).edition(entry, r); err != nil {
			return nil, at(flag, err)
		}
		return r, nil
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
