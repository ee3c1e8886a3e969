package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/features"
)

// chosen reads the flag for a single game or scenario to test, if it is given.
func (c *conformCmd) chosen(o *conformance.Options) error {
	flag := "--game"
	if c.Witness != "" {
		flag = "--replay"
	}
	if c.Walk != nil {
		o.Walk = *c.Walk
	}
	switch {
	case c.Witness == "" && c.Walk == nil:
		return nil
	case c.Witness != "" && c.Walk != nil:
		return at("--game", errors.New("--replay names a game too, but this run plays only one game; leave one of the two flags out"))
	case len(c.Only) > 0:
		return at("--only", errors.New(flag+" plays one game and runs no other trial; leave out --only"))
	case c.Known != "" || c.WriteKnown != "":
		return at(flag, errors.New("known deviations belong to a whole run: leave out --baseline and --write-baseline"))
	case c.Witness == "":
		return nil
	}
	if n := operandOf(c.Witness); n.kind == isScenarios {
		return c.scenario(o, n.file, n.line)
	}
	text, err := readFile(c.Witness, transcript.MaxBytes)
	if err != nil {
		return at(c.Witness, numbered(c.Witness, err))
	}
	record, err := transcript.Parse(c.Witness, text)
	if err != nil {
		return err
	}
	game := conformance.GameOf(record)
	if game.Start.Game != o.Game.Name() {
		return at(c.Witness, fmt.Errorf("this is a game of %s, but the command names %s", game.Start.Game, o.Game.Name()))
	}
	o.Witness = &game
	return nil
}

// scenario reads the scenarios of a single test: those of a file, or a scenario of this program by its name in
// reports.
func (c *conformCmd) scenario(o *conformance.Options, file string, line int) error {
	o.Scenario = &conformance.Script{File: file, Line: line}
	text, err := readFile(file, transcript.MaxBytes)
	if err == nil {
		o.Scenario.Text = text
		return nil
	}
	own := strings.TrimPrefix(file, "features/")
	if slices.Contains(features.Files(o.Game.Name()), own) {
		o.Scenario.File = own
		return nil
	}
	return at(file, err)
}

// traffic logs the messages to and from all engines, one per line, and escapes control characters.
type traffic struct {
	mu   sync.Mutex
	to   *output.Writer
	left int
	err  error
}

// mostTraffic is the largest size of the log, in bytes.
const mostTraffic = 1 << 30

// traffic opens the file of --log; nil without the flag.
func (c *conformCmd) traffic() (*traffic, error) {
	if c.Log == "" {
		return nil, nil
	}
	file, err := output.Open(c.Log, c.Force)
	if err != nil {
		return nil, at(c.Log, err)
	}
	to, err := file.Writer()
	if err != nil {
		return nil, at(c.Log, err)
	}
	return &traffic{to: to, left: mostTraffic}, nil
}

// write adds a line to the log.
func (t *traffic) write(sign string, line []byte) {
	text := sign + prose.OneLine(string(line)) + "\n"
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.err != nil || t.left < len(text) {
		return
	}
	t.left -= len(text)
	_, t.err = io.WriteString(t.to, text)
}

// keep completes the log file.
func (t *traffic) keep() error {
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.err != nil {
		t.to.Drop()
		return t.err
	}
	return t.to.Keep()
}

// hear returns a connection whose lines go to the log.
func (t *traffic) hear(conn wire.Conn) wire.Conn { return &overheard{Conn: conn, log: t} }

type overheard struct {
	wire.Conn
	log           *traffic
	asked, answer half
}

// half holds the unfinished last line of one direction of the traffic.
type half []byte

func (h *half) add(log *traffic, sign string, text []byte) {
	for {
		line, rest, ended := bytes.Cut(text, []byte("\n"))
		if room := wire.MaxLine - len(*h); len(line) > room {
			line = line[:max(room, 0)]
		}
		*h = append(*h, line...)
		if !ended {
			return
		}
		log.write(sign, *h)
		*h, text = (*h)[:0], rest
	}
}

// Read reads from the engine.
func (h *overheard) Read(b []byte) (int, error) {
	n, err := h.Conn.Read(b)
	h.answer.add(h.log, "← ", b[:n])
	if err != nil && len(h.answer) > 0 {
		h.log.write("← ", h.answer)
		h.answer = nil
	}
	return n, err
}

// Stderr returns the engine's standard error so far.
func (h *overheard) Stderr() string {
	if teller, tells := h.Conn.(interface{ Stderr() string }); tells {
		return teller.Stderr()
	}
	return ""
}

// Write writes to the engine.
func (h *overheard) Write(b []byte) (int, error) {
	h.asked.add(h.log, "→ ", b)
	return h.Conn.Write(b)
}
