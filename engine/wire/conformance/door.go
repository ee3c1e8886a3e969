package conformance

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The size of a test of an engine by default. A smaller run cannot report that an engine conforms.
const (
	// DefaultWalks games at random, of at most DefaultDecisions decisions each.
	DefaultWalks     = 100
	DefaultDecisions = 500
)

// Check runs every trial for the named game on an engine written in Go. The error has a line for each kind of finding; nil means that
// the engine conforms at the level that it offers. Open is called several times, and may be called at the same time.
func Check(game string, open func() (engine.Subject, error)) error {
	report, err := of(context.Background(), game, open)
	if err != nil {
		return err
	}
	var lines []string
	for _, g := range report.Kinds() {
		lines = append(lines, fmt.Sprintf("%s: %s", g.In.Title(), g.Line()))
	}
	if len(lines) == 0 && !report.Conforms() {
		lines = []string{report.unproved()}
	}
	if len(lines) > 0 {
		return errors.New(strings.Join(lines, "\n"))
	}
	return nil
}

// unproved returns the reason why an engine without a failure does not conform.
func (r *Report) unproved() string {
	says := "nothing failed, but no game could be played with the engine"
	if !r.Complete() {
		says = "nothing failed, but not everything was tried"
	}
	if why := r.Why(false); len(why) > 0 {
		says += fmt.Sprintf("; %s not applicable or not run, most often because: %s", prose.Count(r.idle(), "trial"), prose.OneLine(why[0].Why))
	}
	return says
}

// idle counts the trials that were not applicable or not run.
func (r *Report) idle() (n int) {
	for _, reason := range r.Why(false) {
		n += reason.Trials
	}
	return n
}

// test has the methods of *testing.T that a check needs. A program that uses this package need not import testing.
type test[T any] interface {
	Context() context.Context
	Fatal(args ...any)
	Error(args ...any)
	Errorf(format string, args ...any)
	Skip(args ...any)
	Run(name string, f func(t T)) bool
}

// Run is [Check] as separate tests, one for each trial. Run skips the trials that are not applicable. Run
// also fails if [Check] returns an error although no trial failed, as for an engine that plays nothing. T is
// *testing.T.
func Run[T test[T]](t T, game string, open func() (engine.Subject, error)) {
	report, err := of(t.Context(), game, open)
	if err != nil {
		t.Fatal(err)
	}
	for _, trial := range report.Trials {
		t.Run(trial.Title(), func(t T) {
			for _, f := range trial.Findings {
				t.Error(f.Line())
			}
			if trial.More > 0 {
				t.Errorf("and %s more", prose.Count(trial.More, "difference"))
			}
			switch trial.Status {
			case NotApplicable:
				t.Skip(trial.Why)
			case NotRun:
				t.Error("not run: " + trial.Why)
			}
		})
	}
	if len(report.Kinds()) == 0 && !report.Conforms() {
		t.Error(report.unproved())
	}
}

// of tries an engine with everything.
func of(ctx context.Context, game string, open func() (engine.Subject, error)) (*Report, error) {
	entry, err := games.Find(game)
	if err != nil {
		return nil, err
	}
	return Try(ctx, Options{Game: entry, Open: open, Walks: DefaultWalks, Decisions: DefaultDecisions, Workers: runtime.NumCPU()})
}
