package wire

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// MaxRestarts is the number of times that a failed engine is started again.
const MaxRestarts = 10

// Engine is a [Client] that starts its engine when a game begins, and again after the engine has failed, at most
// [MaxRestarts] times. After that, every game ends in an error that wraps [engine.ErrNotRun]. A game in which the
// engine fails is lost: every further call returns the failure.
type Engine struct {
	// Dial starts the engine.
	Dial    func() (Conn, error)
	Harness Harness
	Limits  Limits

	client   *Client
	lost     error // the reason why there is no client
	starts   int
	failures []*Failure
	errored  []*ErroredError
	noise    string       // of clients that have failed
	offer    engine.Offer // the last offer of these clients
}

var (
	_ engine.Subject = (*Engine)(nil)
	_ engine.Limited = (*Engine)(nil)
	_ engine.Undoer  = (*Engine)(nil)
)

// Hello starts the engine, unless it is running, and returns its description of itself.
func (e *Engine) Hello() (Hello, error) {
	if err := e.run(); err != nil {
		return Hello{}, err
	}
	return e.client.hello, nil
}

// run starts the engine, unless it is running.
func (e *Engine) run() error {
	if e.client != nil && e.client.Failed() == nil {
		return nil
	}
	if e.client != nil {
		e.noise, e.offer = e.client.Noise(), e.client.Offer()
	}
	if e.starts > MaxRestarts {
		return fmt.Errorf("%w: it has failed %s, the last time because it %s", engine.ErrNotRun,
			prose.Count(len(e.failures), "time"), e.last())
	}
	e.starts++
	e.client = nil
	conn, err := e.Dial()
	if err != nil {
		return e.fail(&Failure{Kind: NotStarted, Says: "cannot be started: " + clean(err.Error()), Death: Death{Status: -1}})
	}
	client, err := Greet(conn, e.Harness, e.Limits)
	if err != nil {
		return e.fail(err)
	}
	e.client = client
	return nil
}

// fail notes a failure.
func (e *Engine) fail(err error) error {
	var failed *Failure
	if errors.As(err, &failed) {
		if n := len(e.failures); n == 0 || e.failures[n-1] != failed {
			e.failures = append(e.failures, failed)
		}
	} else {
		e.failures = append(e.failures, &Failure{Kind: Garbled, Asked: "hello", Says: "does not answer hello: " + clean(err.Error())})
	}
	e.lost = err
	return err
}

func (e *Engine) last() string { return e.failures[len(e.failures)-1].Says }

// The number of answers kept that report an error in the engine, and the number of those that are kept together with
// standard error.
const (
	mostErrored = 1000
	mostWhole   = 20
)

// Errored lists the first answers in which the engine reported an error in itself.
func (e *Engine) Errored() []*ErroredError { return e.errored }

// Failures lists the failures of the engine so far.
func (e *Engine) Failures() []*Failure { return e.failures }

// Noise returns the last lines on standard output that were not answers.
func (e *Engine) Noise() string {
	if e.client == nil || e.client.Noise() == "" {
		return e.noise
	}
	return e.client.Noise()
}

// Close sends the goodbye message and stops the engine.
func (e *Engine) Close() { e.leave(func(c *Client) { c.Close() }) }

// Stop stops the engine at once.
func (e *Engine) Stop() { e.leave(func(c *Client) { c.speech.end(0) }) }

// leave ends the client with take, if the engine runs.
func (e *Engine) leave(take func(*Client)) {
	if e.client != nil {
		e.noise, e.offer = e.Noise(), e.client.Offer()
		take(e.client)
		e.client, e.lost = nil, engine.ErrNotStarted
	}
}
