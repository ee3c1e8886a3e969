package main

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// enginesOf are the processes that are tried.
type enginesOf struct {
	command []string
	all     []*wire.Engine
}

// engines are started when they are first asked. When the context ends, they end at once, whatever they are being asked, and are not
// started again.
func (c *conformCmd) engines(ctx context.Context) *enginesOf {
	e := &enginesOf{command: c.Command}
	start := process.Dial(c.Command, process.Options{Env: c.Env})
	dial := func() (wire.Conn, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		conn, err := start()
		if err == nil {
			context.AfterFunc(ctx, func() { conn.End(0) })
		}
		return conn, err
	}
	for range c.Workers {
		e.all = append(e.all, &wire.Engine{Dial: dial, Harness: wire.Harness{Name: "yardstick", Version: moduleOf(buildInfo())},
			Limits: wire.Limits{Start: c.Start, Answer: c.Answer}})
	}
	return e
}

func (e *enginesOf) close() {
	for _, one := range e.all {
		one.Close()
	}
}

// offered is what an engine says of itself and of the game.
type offered struct {
	wire.Info
	game wire.Game
}

// hello asks who it is.
func (e *enginesOf) hello(a *app, game string) (o offered, err error) {
	var hello wire.Hello
	a.status.during("starting the engine", func() { hello, err = e.all[0].Hello() })
	if err != nil {
		return o, at(strings.Join(e.command, " "), err)
	}
	var names []string
	for _, g := range hello.Games {
		if g.Game == game {
			return offered{hello.Engine, g}, nil
		}
		names = append(names, g.Game)
	}
	return o, at(strings.Join(e.command, " "), fmt.Errorf("the engine does not play %s; it plays %s", game, strings.Join(names, ", ")))
}

// answers are the answers to open questions that the engine is known to play.
func (o offered) answers() map[string]string {
	all := map[string]string{}
	for name, option := range o.game.Reading {
		if option != wire.Any && option != wire.Unknown {
			all[name] = option
		}
	}
	return all
}

// try runs the trials, and shows how many there are by now.
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
		return fmt.Sprintf("trying the engine: part %d of %d, failed %d", done.Load(), of.Load(), failed.Load())
	}, func() { found, err = conformance.Try(a.ctx, opts) })
	return found, err
}
