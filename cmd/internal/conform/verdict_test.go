package conform_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// whole returns a complete report on an engine that offers a part of the trials.
func whole(t *testing.T, entry games.Entry, in func(engine.Subject) engine.Subject, offer engine.Offer) *conform.Answer {
	t.Helper()
	found, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Walks: 4, Decisions: 80, Workers: 2,
		Open: func() (engine.Subject, error) { return &offered{in(&engine.Local{Game: entry.Game}), offer}, nil }})
	require.NoError(t, err)
	found.Whole = true // the other walks are left out here for the time that they take
	said := conform.Of(found, entry.Book, nil)
	said.Engine = "mine"
	return said
}

// offered is an engine with a limited offer.
type offered struct {
	engine.Subject
	offer engine.Offer
}

func (o *offered) Offer() engine.Offer { return o.offer }

// Start refuses a position that is not offered.
func (o *offered) Start(start engine.Start) (engine.Outcome, error) {
	if start.Position != nil && !o.offer.Start {
		return engine.Outcome{}, &engine.UnsupportedError{Why: "it does not begin at a position"}
	}
	return o.Subject.Start(start)
}

// Position refuses a view that is not offered.
func (o *offered) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	if seat == "" && !o.offer.Position || seat != "" && !o.offer.Views {
		return nil, engine.Outcome{}, &engine.UnsupportedError{Why: "it does not show such a position"}
	}
	return o.Subject.Position(seat)
}

func headline(said *conform.Answer) string {
	line, _, _ := strings.Cut(said.Doc().Text(), "\n")
	return line
}

// everything is the whole offer that an engine behind a pipe can make.
var everything = engine.Offer{Level: engine.Cites, Start: true, Position: true, Views: true}

// TestOfferingLessImprovesNoHeadline: an engine that offers everything and is right passes, and the first line has its
// level and the share of trials. An engine that is wrong, or offers less, never passes, and the report claims no level
// for trials that were not run.
func TestOfferingLessImprovesNoHeadline(t *testing.T) {
	if testing.Short() {
		t.Skip("engines are tried whole")
	}
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	right := func(s engine.Subject) engine.Subject { return s }
	said := whole(t, entry, right, everything)
	assert.Regexp(t, `^passed: mine conforms to Yardmaster at level 4; tried: [0-9]+ of [0-9]+ trials \(100 %\)$`, headline(said))
	shown, err := wrong.Find("shown", nil)
	require.NoError(t, err)
	all := map[string]*conform.Answer{"right": said, "shown": whole(t, entry, shown.In, everything)}
	for name, in := range map[string]func(engine.Subject) engine.Subject{"right": right, "shown": shown.In} {
		tried := all[name].Tried()
		for _, offer := range []engine.Offer{{Level: engine.Lists}, {Level: engine.Cites, Start: true, Position: true},
			{Level: engine.Lists, Start: true, Position: true, Views: true}, {Level: engine.Plays, Start: true}} {
			less := whole(t, entry, in, offer)
			first := headline(less)
			assert.NotRegexp(t, `^passed|conforms to`, first, "%s %+v", name, offer)
			assert.Regexp(t, `; tried: [0-9]+ of [0-9]+ trials \([0-9]+ %\)$`, first, "%s %+v", name, offer)
			assert.Less(t, less.Tried().Tried, tried.Tried, "%s %+v", name, offer)
			assert.Equal(t, less.Tried().Of, tried.Of, "%s %+v", name, offer)
			assert.Equal(t, less.Tried().Of-less.Tried().Tried, sum(less), "the reasons add up: %s %+v", name, offer)
		}
	}
	assert.Regexp(t, `^partial: mine passed everything that it offers, level 2 of 4; tried: [0-9]{3} of [0-9]{4} trials \((1?[0-9]) %\)$`,
		headline(whole(t, entry, right, engine.Offer{Level: engine.Lists})))
}

// sum counts the trials in the notes that give the reasons for trials not run.
func sum(said *conform.Answer) (n int) {
	for _, reason := range said.Reasons() {
		count, _, _ := strings.Cut(reason, ":")
		trials, _ := strconv.Atoi(count)
		n += trials
	}
	return n
}

// careless begins at impossible positions, or fails to answer there, each time in other words.
type careless struct {
	engine.Subject
	errs bool
	n    int
}

func (c *careless) Start(start engine.Start) (engine.Outcome, error) {
	out, err := c.Subject.Start(start)
	var v *engine.Violation
	if !errors.As(err, &v) || start.Position == nil {
		return out, err
	}
	if c.n++; c.errs {
		return engine.Outcome{}, &wire.ErroredError{Words: fmt.Sprintf("KeyError: %q in step %d of %s", start.Seats, c.n, v.Clause)}
	}
	start.Position = nil
	return c.Subject.Start(start)
}

// TestPlayingAndRefusingAreJudgedApart: an engine that plays well and does not refuse impossible positions conforms at
// every level in one line and at none in the other. Its silence there is no failure at level 0, and one finding, in any
// words.
func TestPlayingAndRefusingAreJudgedApart(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is tried whole, twice")
	}
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, errs := range []bool{false, true} {
		said := whole(t, entry, func(s engine.Subject) engine.Subject { return &careless{Subject: s, errs: errs} }, everything)
		assert.Equal(t, engine.Cites, said.Level)
		assert.Regexp(t, `^failed: mine plays Yardmaster at level 4, and does not refuse [0-9]+ of [0-9]+ impossible positions; tried: `, headline(said))
		assert.Equal(t, said.Playing.Of, said.Playing.Passed)
		assert.Contains(t, said.Doc().Text(), fmt.Sprintf("\n  plays    %[1]d of %[1]d trials; level 4 of 4\n", said.Playing.Of))
		assert.Contains(t, said.Doc().Text(), fmt.Sprintf("\n  refuses  0 of %d impossible positions\n", said.Refusing.Of))
		for _, f := range said.Found {
			assert.Equal(t, engine.Lists, f.Level, f.Line())
			assert.True(t, f.Impossible, f.Line())
		}
		if errs {
			require.Len(t, said.Found, 1)
			assert.Equal(t, "fails to answer at an impossible position", said.Found[0].Does())
		}
	}
}
