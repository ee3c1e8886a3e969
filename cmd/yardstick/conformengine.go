package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

// enginesOf holds the engine processes of a run.
type enginesOf struct {
	command []string
	open    func() *wire.Engine
	// first is the engine that introduces itself and whose reading is found out. tried holds the engines of the
	// trials, in order.
	first *wire.Engine
	tried []*wire.Engine
}

// engines prepares engine processes; each starts at its first request. If the context ends, they are stopped at
// once, even during a request, and do not start again.
func (c *conformCmd) engines(ctx context.Context, log *traffic) *enginesOf {
	e := &enginesOf{command: c.Command}
	start := process.Dial(c.Command, process.Options{Env: c.Env})
	dial := func() (wire.Conn, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		conn, err := start()
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { conn.End(0) })
		if log != nil {
			return log.hear(conn), nil
		}
		return conn, nil
	}
	e.open = func() *wire.Engine {
		return &wire.Engine{Dial: dial, Harness: wire.Harness{Name: "yardstick", Version: moduleOf(buildInfo())},
			Limits: wire.Limits{Start: c.Start, Answer: c.Answer}}
	}
	e.first = e.open()
	return e
}

// all lists the engines whose output the report includes, in order.
func (e *enginesOf) all() []*wire.Engine { return append([]*wire.Engine{e.first}, e.tried...) }

// noise returns the text outside the protocol of the first engine that has written any.
func (e *enginesOf) noise() string {
	for _, one := range e.all() {
		if noise := one.Noise(); noise != "" {
			return noise
		}
	}
	return ""
}

// buried adds the failures of the engines to answer to the report.
func (e *enginesOf) buried(said *conform.Answer) {
	for _, one := range e.all() {
		for _, f := range one.Failures() {
			said.Died(f.Says, f.Death.Stderr)
		}
		for _, f := range one.Errored() {
			said.Died(f.Happened(), f.Stderr)
		}
	}
}

// offered holds the statements of the engine about itself and the game.
type offered struct {
	wire.Info
	game wire.Game
}

// hello asks the engine to introduce itself, and finds the game among those it offers.
func (e *enginesOf) hello(a *app, book *rulebook.Book) (o offered, err error) {
	var hello wire.Hello
	a.status.during("starting the engine", func() { hello, err = e.first.Hello() })
	switch {
	case a.ctx.Err() != nil:
		return o, a.ctx.Err()
	case err != nil:
		if why := e.hint(err.Error()); why != nil {
			err = why
		} else if hints := e.hints(); len(hints) > 0 {
			err = fmt.Errorf("%w; %s", err, strings.Join(hints, "; "))
		}
		return o, at(strings.Join(e.command, " "), err)
	}
	var names []string
	for _, g := range hello.Games {
		if g.Game == book.Game {
			err := misspelt(g.Reading, book)
			g.Reading = said(g.Reading, book)
			return offered{hello.Engine, g}, err
		}
		names = append(names, g.Game)
	}
	return o, at(strings.Join(e.command, " "), fmt.Errorf("the engine does not play %s; it plays %s", book.Game, strings.Join(names, ", ")))
}

// hint explains in plain words why a command does not start as an engine; nil if the cause is unknown.
func (e *enginesOf) hint(says string) error {
	for i, word := range e.command {
		path := word
		if _, value, ok := strings.Cut(word, "="); ok && strings.HasPrefix(word, "-") {
			path = value
		}
		_, err := os.Stat(path)
		switch {
		case i == 0 && filepath.Base(word) == word: // the system searches for it in the usual folders
			if _, none := exec.LookPath(word); none != nil && err == nil {
				return fmt.Errorf("no such command is on the PATH; start the file of this folder as .%[1]c%[2]s, or with its interpreter, "+
					"such as python3 %[2]s", filepath.Separator, prose.OneLine(word))
			}
		case word == "-m" && strings.Contains(says, "No module named"):
			return errors.New("the engine does not answer: it runs in an empty folder, where Python does not find the module; name its file in place of -m")
		case errors.Is(err, fs.ErrNotExist) && !strings.HasPrefix(path, "-") && filepath.Ext(path) != "" && strings.Contains(says, filepath.Base(path)):
			return fmt.Errorf("there is no file %.200s here; name files from this folder, or by whole paths", prose.OneLine(path))
		}
	}
	return nil
}

// hints explains how to give more time to an engine that answered late.
func (e *enginesOf) hints() (all []string) {
	for _, one := range e.all() {
		for _, f := range one.Failures() {
			longer, flag := "for an answer", "--answer-timeout"
			if f.Asked == "hello" {
				longer, flag = "to start", "--start-timeout"
			}
			says := fmt.Sprintf("if the engine needs longer %s, give it more time with %s", longer, flag)
			if f.Late() && !slices.Contains(all, says) {
				all = append(all, says)
			}
		}
	}
	return all
}

// misspelt refuses answers to questions that the rulebook does not ask, and options that it does not have.
func misspelt(reading map[string]string, book *rulebook.Book) error {
	for _, name := range slices.Sorted(maps.Keys(reading)) {
		option := reading[name]
		i := slices.IndexFunc(book.Questions, func(q rulebook.Question) bool { return q.Name == name })
		if i < 0 {
			var known []string
			for _, q := range book.Questions {
				known = append(known, q.Name)
			}
			return at("hello", fmt.Errorf("%s has no open question %.60q%s", book.Game, prose.OneLine(name), nearest(name, known)))
		}
		known := []string{wire.Any, wire.Unknown}
		for _, o := range book.Questions[i].Options {
			known = append(known, o.ID)
		}
		if !slices.Contains(known, option) {
			return at("hello", fmt.Errorf("the question %s has no option %.60q%s; there are: %s", name, prose.OneLine(option), nearest(option, known),
				strings.Join(known, ", ")))
		}
	}
	return nil
}

// said returns the engine's answers to the open questions that have several options. A missing answer is unknown.
func said(reading map[string]string, book *rulebook.Book) map[string]string {
	all := map[string]string{}
	maps.Copy(all, reading)
	for _, q := range book.Questions {
		if _, says := all[q.Name]; !says && !q.Fixed {
			all[q.Name] = wire.Unknown
		}
	}
	return all
}

// nearest returns the known word that is most similar to a word; "" if none is similar.
func nearest(word string, known []string) string {
	if near, _ := spelling.Suggest(word, known); near != "" {
		return fmt.Sprintf(", did you mean %s?", near)
	}
	return ""
}

// answers returns the answers to open questions that the engine is known to play.
func (o offered) answers() map[string]string {
	all := map[string]string{}
	for name, option := range o.game.Reading {
		if option != wire.Any && option != wire.Unknown {
			all[name] = option
		}
	}
	return all
}

// try runs the trials and shows their progress.
func (c *conformCmd) try(a *app, opts conformance.Options) (found *conformance.Report, err error) {
	var done, of, failed atomic.Int64
	opts.Ran = func(part []conformance.Trial, parts int) {
		done.Add(1)
		of.Store(int64(parts))
		for _, t := range part {
			if t.Status == conformance.Failed {
				failed.Add(1)
			}
		}
	}
	a.status.watch(func() string {
		return fmt.Sprintf("trying the engine: part %d of %d; %s failed", done.Load(), of.Load(), prose.Count(int(failed.Load()), "trial"))
	}, func() { found, err = conformance.Try(a.ctx, opts) })
	return found, err
}
