package compare

import (
	"context"

	"github.com/yardstick-rules/yardstick/features"
)

// outcome is the result of a scenario on a side.
type outcome struct {
	says string
	// unread reports an impossible set-up, untried that the other program returned no result for the scenario.
	unread, untried bool
}

// scenarios runs the scenarios of this program on both sides.
func (b *beside) scenarios(ctx context.Context) (*Scenarios, error) {
	return b.files(ctx, b.file)
}

// file runs the scenarios of a file on both sides.
func (b *beside) file(ctx context.Context, file string) (*Scenarios, error) {
	text, err := features.Read(file)
	if err != nil {
		return nil, err
	}
	mine, err := b.Comparison.run(ctx, b.here, file, nil)
	if err != nil {
		return nil, err
	}
	theirs, err := b.theirs(ctx, text)
	if err != nil {
		return nil, err
	}
	found := &Scenarios{All: len(mine.Scenarios)}
	for _, s := range mine.Scenarios {
		var both [2]outcome
		both[b.here], both[b.there] = outcome{says: outcomeOf(s), unread: impossible(s)}, theirs(s.Name)
		if x, y := both[0], both[1]; x.says != y.says {
			differs := scenarioOf(&s, x.says, y.says, x.unread || y.unread)
			differs.Untried = x.untried || y.untried
			found.Differ = append(found.Differ, differs)
		}
	}
	return found, nil
}

// theirs returns the results of a text's scenarios in the other program, by name. The error is ctx.Err().
func (b *beside) theirs(ctx context.Context, text string) (func(name string) outcome, error) {
	list, err := b.other.Scenarios(ctx, text)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	missing := outcome{says: "this side has no such scenario", untried: true}
	if err != nil {
		missing.says = "no answer: " + err.Error()
	}
	outcomes := map[string]outcome{}
	for _, o := range list {
		outcomes[o.Name] = outcome{says: passed}
		if o.Failure != nil {
			outcomes[o.Name] = outcome{says: failed(o.Failure.Step, o.Failure.Message),
				unread: o.Failure.Unknown || features.RefusesPosition(o.Failure.Message)}
		}
	}
	return func(name string) outcome {
		if o, ran := outcomes[name]; ran {
			return o
		}
		return missing
	}, nil
}
