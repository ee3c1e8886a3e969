package dispute

import (
	"context"
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Claim is a dispute about how a game stands as a feature file: the claim after what was decided, which fails as it did.
func (d *Dispute) Claim(ctx context.Context) (string, error) {
	t, err := d.whole()
	if err != nil {
		return "", err
	}
	if strings.HasSuffix(d.Verdict.Fact.Claim, ":") {
		return "", errors.New("a claim that a table or a text follows is not written down again; copy the scenario")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Feature: %s, a dispute\n\n  Scenario: What is claimed in %s:%d\n    Given a %s game of %s\n", d.Entry.Book.Title,
		prose.OneLine(path.Base(t.File)), d.Verdict.Fact.Line, d.Entry.Book.Title, listed(t.Seats))
	if err := d.begins(ctx, &b, t, t.Decisions); err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "    Then %s\n", d.Verdict.Fact.Claim)
	if d.Try == nil {
		return b.String(), nil
	}
	tried, err := d.Try(ctx, b.String())
	switch {
	case err != nil:
		return "", fmt.Errorf("this cannot be written as a scenario: %w", err)
	case tried.Failure != d.Verdict.Fact.Instead:
		return "", errors.New("as a scenario this would be judged otherwise")
	}
	return b.String(), nil
}

// game is the dispute about how a game stands as a record: the game alone, for a record claims nothing of the kind.
func (d *Dispute) game() (string, error) {
	t, err := d.whole()
	if err != nil {
		return "", err
	}
	text := transcript.Format(t)
	if _, err := transcript.Parse("the record", []byte(text)); err != nil {
		return "", fmt.Errorf("this cannot be written as a record: %w", err)
	}
	return text, nil
}
