package dispute

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostTaken is the largest number of decisions that a scenario lists before the disputed one. If there are
// more, the scenario begins at the position after them.
const mostTaken = 60

// Tried is the result of a scenario: the verdict, or the step that failed and the reason.
type Tried struct {
	Step, Failure string
	Verdict       *judge.Verdict
}

// Scenario returns the dispute as a feature file with one scenario that passes. The scenario claims the
// refusal. If the record makes a false claim, the scenario claims the true state of the game instead. Without
// the function Try, the scenario is not run.
func (d *Dispute) Scenario(ctx context.Context) (string, error) {
	record, err := d.whole()
	if err != nil {
		return "", err
	}
	text, err := d.proved(ctx, record, false)
	if err != nil && ctx.Err() == nil && d.Verdict.Upheld { // the automatic moves after it may not end
		text, err = d.proved(ctx, record, true)
	}
	return text, err
}

// proved returns the text of the file after running and judging it. A short text claims only that the decision
// is legal.
func (d *Dispute) proved(ctx context.Context, record *transcript.Transcript, short bool) (string, error) {
	text, err := d.feature(ctx, record, short)
	if err != nil || d.Try == nil {
		return text, err
	}
	tried, err := d.Try(ctx, text)
	switch {
	case err != nil:
		return "", fmt.Errorf("this cannot be written as a scenario: %w", err)
	case tried.Failure != "":
		return "", fmt.Errorf("this cannot be written as a scenario: %s: %s", tried.Step, tried.Failure)
	case !d.says(tried.Verdict):
		return "", errors.New("as a scenario this dispute would get another verdict")
	}
	return text, nil
}

// says reports whether a scenario has the verdict of the dispute. For a false claim, the clauses of the
// decision have to be the same.
func (d *Dispute) says(v *judge.Verdict) bool {
	if !d.isClaim() {
		return d.isSame(v)
	}
	return v.Upheld // its steps claim that the play rests on the clauses
}

// isClaim reports whether the decision is legal and the record's claim about it is false.
func (d *Dispute) isClaim() bool {
	return isKind(d.Verdict, transcript.EffectDiffers, transcript.LegalDiffers, transcript.PositionDiffers, transcript.ResultDiffers,
		transcript.WinnerDiffers, transcript.EarlyEnd, transcript.NoMistake)
}

// isKind reports whether a verdict is of one of the kinds.
func isKind(v *judge.Verdict, kinds ...transcript.Kind) bool {
	return slices.ContainsFunc(kinds, func(k transcript.Kind) bool { return v.Kind == k.String() })
}

// feature returns the text of the file.
func (d *Dispute) feature(ctx context.Context, t *transcript.Transcript, short bool) (string, error) {
	v := d.Verdict
	var b strings.Builder
	name := prose.OneLine(path.Base(t.File))
	fmt.Fprintf(&b, "Feature: %s, a dispute\n\n", d.Entry.Book.Title)
	var tags []string
	for _, c := range d.about() {
		tags = append(tags, "@"+string(c))
	}
	if len(tags) > 0 {
		b.WriteString("  " + strings.Join(tags, " ") + "\n")
	}
	title := fmt.Sprintf("Decision %d of %s", v.Decision, name)
	if v.Decision == 0 {
		title = "The start of " + name
	}
	fmt.Fprintf(&b, "  Scenario: %s\n    Given a %s game of %s\n", title, d.Entry.Book.Title, listed(t.Seats))
	if err := d.begins(ctx, &b, t, t.Decisions[:max(v.Decision-1, 0)]); err != nil {
		return "", err
	}
	d.asks(&b, short)
	return b.String(), nil
}

// about returns the clauses in the tags of the scenario; a legal start has none.
func (d *Dispute) about() []engine.Clause {
	if d.Verdict.Upheld && d.Verdict.Decision == 0 {
		return nil
	}
	return d.grounds()
}

// begins writes the setup of the game, the position, and the decisions before the disputed one.
func (d *Dispute) begins(ctx context.Context, b *strings.Builder, t *transcript.Transcript, before []transcript.Decision) error {
	for _, r := range t.Rulings {
		fmt.Fprintf(b, "    And the ruling %q is %q\n", r.Question, r.Option)
	}
	if d.Components != nil {
		b.WriteString("    And the component file:\n" + quoted(strings.Split(strings.TrimSuffix(string(d.Components), "\n"), "\n")))
	}
	position := t.Position
	mistaken := false
	for _, one := range before {
		mistaken = mistaken || one.Mistake
	}
	if mistaken || len(before) > mostTaken {
		var err error
		if position, err = d.before(ctx, len(before)); err != nil {
			return err
		}
		before = nil
	}
	if position != nil {
		lines, err := broken(position)
		if err != nil {
			return err
		}
		b.WriteString("    And the position:\n" + quoted(lines))
	}
	if len(before) > 0 {
		var lines []string
		for _, one := range before {
			lines = append(lines, one.String())
		}
		b.WriteString("    When these decisions are taken:\n" + quoted(lines))
	}
	return nil
}

// asks writes the steps that are in dispute.
func (d *Dispute) asks(b *strings.Builder, short bool) {
	v := d.Verdict
	switch {
	case isKind(v, transcript.SetupRefused, transcript.SetupUnread):
		fmt.Fprintf(b, "    Then the set-up is refused%s\n", refusal(v))
		return
	case isKind(v, transcript.PositionRefused, transcript.PositionUnread):
		fmt.Fprintf(b, "    Then the position is refused%s\n", refusal(v))
		return
	case isKind(v, transcript.UnknownAction):
		fmt.Fprintf(b, "    %s the word %q is not understood\n", d.waits(b), v.Action)
		return
	case v.Decision == 0:
		b.WriteString("    Then " + start(v.Turn.Actor) + "\n")
		return
	case !v.Upheld && !d.isClaim():
		fmt.Fprintf(b, "    %s %s may not do %q", d.waits(b), v.Actor, v.Action)
		if v.Clause != "" {
			fmt.Fprintf(b, " because of %s", v.Clause)
		}
		if v.Question != "" {
			fmt.Fprintf(b, " and the ruling %q", v.Question)
		}
		b.WriteString("\n")
		return
	case short:
		fmt.Fprintf(b, "    Then %s may do %q\n", v.Actor, v.Action)
		return
	}
	fmt.Fprintf(b, "    When %s does %q\n", v.Actor, v.Action)
	keyword := "Then"
	for _, says := range slices.Concat(d.stands(), d.happens(), d.rests()) {
		fmt.Fprintf(b, "    %s %s\n", keyword, says)
		keyword = "And"
	}
}

// waits adds the step that chance decides, if a player acted when it was chance's turn; without the step, the
// scenario would let chance decide first. It returns the keyword of the next step.
func (d *Dispute) waits(b *strings.Builder) string {
	if d.Verdict.Turn.Actor != "chance" || d.Verdict.Actor == "chance" {
		return "Then"
	}
	b.WriteString("    Then " + start("chance") + "\n")
	return "And"
}

// refusal names the reason why a start is refused: the clause, or the first words of the reason.
func refusal(v *judge.Verdict) string {
	if v.Clause != "" {
		return " because of " + string(v.Clause)
	}
	words, _, _ := strings.Cut(v.Reason, `"`)
	return fmt.Sprintf(" saying %q", strings.TrimSpace(words))
}

// start describes the beginning of a game.
func start(actor string) string {
	switch actor {
	case "":
		return "the game is over"
	case "chance":
		return "chance decides"
	}
	return "the game goes on"
}

// rests states the clauses that the play rests on.
func (d *Dispute) rests() (says []string) {
	for _, c := range d.grounds() {
		says = append(says, "the play rests on "+string(c))
	}
	if says == nil {
		says = []string{prose.Either(d.Verdict.Turn.Actor == "", "the game is over", "the game goes on")}
	}
	return says
}

// happens states the actual effects if the record claims other effects, and denies the claimed ones. A text
// with quotation marks cannot be in a step.
func (d *Dispute) happens() (says []string) {
	if !isKind(d.Verdict, transcript.EffectDiffers) || d.Verdict.Decision == 0 {
		return nil
	}
	var claimed []string
	for _, e := range d.Record.Decisions[d.Verdict.Decision-1].Effects {
		claimed = append(claimed, e.Text)
	}
	var happened []string
	for _, e := range d.Verdict.Effects {
		text := prose.OneLine(e.Text)
		if happened = append(happened, text); !slices.Contains(claimed, text) && !strings.Contains(text, `"`) {
			says = append(says, fmt.Sprintf("it brings about %q", text))
		}
	}
	const most = 3
	says = says[:min(len(says), most)]
	for _, e := range d.Record.Decisions[d.Verdict.Decision-1].Effects {
		if e.Line == d.Verdict.Line && !slices.Contains(happened, e.Text) && !strings.Contains(e.Text, `"`) {
			says = append(says, fmt.Sprintf("it does not bring about %q", e.Text))
		}
	}
	return says
}

// stands states the result of the game, if the record claims a result.
func (d *Dispute) stands() (says []string) {
	v := d.Verdict
	switch v.Kind {
	case transcript.WinnerDiffers.String():
		names := v.Turn.Winners
		switch len(names) {
		case 0:
			return []string{"nobody wins"}
		case 1:
			return []string{names[0] + " wins"}
		}
		return []string{listed(names) + " win together"}
	case transcript.ResultDiffers.String():
		for i, points := range v.Turn.Scores {
			if points >= 0 {
				says = append(says, fmt.Sprintf("%s has %s", d.Record.Seats[i], prose.Count(points, "point")))
			}
		}
	}
	return says
}

// listed joins names with commas and "and".
func listed(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// quoted returns lines as the text argument of a step.
func quoted(lines []string) string {
	const margin = "      "
	text := margin + `"""` + "\n"
	for _, line := range lines {
		text += strings.TrimRight(margin+strings.ReplaceAll(line, `"""`, `\"\"\"`), " ") + "\n"
	}
	return text + margin + `"""` + "\n"
}
