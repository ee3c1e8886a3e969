package dispute

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Claim returns a dispute about the state of a game as a feature file: the decisions, and then the claim. The
// claim is false, so its step fails.
func (d *Dispute) Claim(ctx context.Context) (string, error) {
	t, err := d.whole()
	if err != nil {
		return "", err
	}
	if strings.HasSuffix(d.Verdict.Fact.Claim, ":") {
		return "", errors.New("a claim with a table or a text below it cannot be written as a new scenario; copy the scenario")
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
		return "", errors.New("as a scenario this dispute would get another verdict")
	}
	return b.String(), nil
}

// game returns a dispute about the state of a game as a record. A claim about the winners becomes a line of the
// record; any other claim becomes a comment after the last decision.
func (d *Dispute) game(ctx context.Context) (string, error) {
	t, err := d.whole()
	if err != nil {
		return "", err
	}
	comment := ""
	if winners := d.winners(ctx); winners != nil {
		t.Winner = winners
	} else {
		comment = fmt.Sprintf("# claimed here: %s\n", prose.OneLine(d.Verdict.Fact.Claim))
	}
	text := transcript.Format(t) + comment
	if _, err := transcript.Parse("the record", []byte(text)); err != nil {
		return "", fmt.Errorf("this cannot be written as a record: %w", err)
	}
	return text, nil
}

// winners returns the players who are claimed to have won. It returns nil if the game is not over or the
// dispute is about another claim.
func (d *Dispute) winners(ctx context.Context) *transcript.Winner {
	names, claimed := strings.CutSuffix(d.Verdict.Fact.Claim, " wins")
	if !claimed {
		names, claimed = strings.CutSuffix(d.Verdict.Fact.Claim, " win together")
	}
	if !claimed || !d.over(ctx) {
		return nil
	}
	won := &transcript.Winner{}
	for _, name := range strings.FieldsFunc(strings.ReplaceAll(names, " and ", ", "), func(c rune) bool { return c == ',' || c == ' ' }) {
		if !slices.Contains(d.Record.Seats, name) {
			return nil
		}
		won.Seats = append(won.Seats, name)
	}
	return won
}

// over reports whether the game is over at the end of the record.
func (d *Dispute) over(ctx context.Context) bool {
	game := &engine.Local{Game: d.Entry.Game}
	report, err := transcript.Replay(ctx, d.Record, game, transcript.Options{Files: d.Files, Components: d.Components})
	return err == nil && report.Finding == nil && report.Turn.Actor == ""
}

// Unsaid names, for people, the part of the dispute that a record cannot state; "" if there is none.
func (d *Dispute) Unsaid(ctx context.Context) string {
	if f := d.Verdict.Fact; f == nil || f.Holds || d.winners(ctx) != nil {
		return ""
	}
	return "a record can contain the disputed claim only as a comment"
}
