// Package clerk answers the requests of the referee's desk page in JSON. The package gives the answers of the
// commands, as with --json, and the data that only the page needs. The package needs no files and no browser,
// so tests can use it.
package clerk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// Clerk answers the requests of one page. A clerk keeps the open records: one, or two that the page compares
// side by side.
type Clerk struct {
	// Pause lets the page run for a moment. Long work calls Pause at short intervals; nil if no page waits.
	Pause func()

	sides map[string]*side
}

// side is an open record, up to its first error.
type side struct {
	*answer.Course
	// text is the record as it was opened, without the reading that overrides its answers.
	text string
	// readings lists the lines of the record that were read as if they were spelled differently.
	readings []copyist.Reading
	// sights are the places that were drawn, the latest first. before are the sights of the record that was
	// open here earlier. They can be reused, because one more decision changes little on the table.
	sights, before []*sight
}

// Question is a request of the page: a method and its parameters. If Progress is not nil, the clerk calls it
// during long work with the number of replays so far.
type Question struct {
	Method   string
	Params   json.RawMessage
	Progress func(parts int)
}

// method answers one method of the page.
type method func(*Clerk, context.Context, *Question) (any, error)

var methods = map[string]method{
	"games": theGames, "begin": begin, "open": open, "close": closeSide, "rules": rules, "questions": questions, "fmt": format,
	"scenarios": playScenarios, "show": about(show), "legal": about(legal), "judge": about(judged), "decide": about(decide),
	"form": about(formOf), "offer": about(offer), "build": about(build), "write": about(written), "picture": about(drawnWhole), "lots": about(lots),
	"kinds": about(kindsOf), "beside": differences,
}

// about returns a method that answers requests about the record on one side of the desk.
func about[T any](do func(s *side, ctx context.Context, asked *T) (any, error)) method {
	return func(c *Clerk, ctx context.Context, q *Question) (any, error) {
		var on struct {
			Side string `json:"side"`
		}
		asked := new(T)
		if err := errors.Join(q.read(&on), q.read(asked)); err != nil {
			return nil, err
		}
		s := c.sides[on.Side]
		if s == nil {
			return nil, errors.New("no record is open on this side of the desk")
		}
		return do(s, ctx, asked)
	}
}

// Ask answers a request with JSON. The error is a text for people of one or more lines, and suggests the next step.
func (c *Clerk) Ask(ctx context.Context, q Question) ([]byte, error) {
	do, ok := methods[q.Method]
	if !ok {
		return nil, fmt.Errorf("the desk has no answer to %q", q.Method)
	}
	value, err := do(c, &pausing{Context: ctx, pause: c.Pause, did: q.Progress, last: time.Now()}, &q)
	if err != nil {
		return nil, err
	}
	return json.Marshal(value)
}

// read reads the parameters of a question.
func (q *Question) read(into any) error {
	if err := json.Unmarshal(q.Params, into); err != nil {
		return fmt.Errorf("%s: the question cannot be read: %w", q.Method, err)
	}
	return nil
}

// pausing is a context that lets the page run at intervals. Each part of long work, such as each decision of
// a replay, calls its method Err, and pausing counts these calls.
type pausing struct {
	context.Context
	pause func()
	did   func(parts int)
	parts int
	last  time.Time
}

// Err returns the error of the context. If the page has not run for a while, Err first lets it run.
func (p *pausing) Err() error {
	const long = 20 * time.Millisecond
	if p.parts++; p.did != nil {
		p.did(p.parts)
	}
	if p.pause != nil && time.Since(p.last) > long {
		p.pause()
		p.last = time.Now()
	}
	return p.Context.Err()
}

func theGames(*Clerk, context.Context, *Question) (any, error) {
	type game struct {
		answer.Game
		Edition string `json:"edition"`
		// Seats lists the names of the seats at the largest table. Fixed reports that players cannot choose
		// other names.
		Seats []string `json:"seats"`
		Fixed bool     `json:"fixed"`
	}
	list := []game{}
	for i, g := range answer.Games() {
		book := games.All()[i].Book
		list = append(list, game{g, book.Edition(), book.SeatNames(book.Players.Max), len(book.Seats) > 0})
	}
	return list, nil
}
