package dispute

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Precedent returns the dispute as a record with a comment. The comment states the issue, the clauses and
// questions that the dispute rests on, and the verdict.
func (d *Dispute) Precedent(ctx context.Context) (string, error) {
	issue := strings.TrimSpace(prose.OneLine(d.Issue))
	switch {
	case issue == "":
		return "", errors.New("a precedent states its issue; give the words with --issue")
	case strings.ContainsAny(issue, "[]"):
		return "", errors.New("the words of --issue contain a bracket; leave it out, because Yardstick puts clauses and questions in brackets after the words")
	}
	text, err := d.Again(ctx)
	if err != nil {
		return "", err
	}
	ids := d.ids()
	if len(ids) == 0 {
		return "", errors.New("the verdict rests on no clause and no open question, so no other verdict can be compared with it")
	}
	text = fmt.Sprintf("# at issue: %s [%s]\n# decided: %s\n%s", issue, strings.Join(ids, " "),
		prose.Either(d.Verdict.Upheld, "upheld", "overruled"), text)
	p, err := precedent.Parse("the precedent", []byte(text), games.Find)
	if err == nil {
		err = p.Again(ctx, nil, d.Components)
	}
	if err != nil {
		return "", fmt.Errorf("this is no precedent: %w", err)
	}
	return text, nil
}

// ids lists the clauses of the dispute, the open question of a refusal, and the questions whose answers would
// change the verdict.
func (d *Dispute) ids() []string {
	var ids []string
	for _, c := range d.grounds() {
		ids = append(ids, string(c))
	}
	if q := d.Verdict.Question; q != "" {
		ids = append(ids, q)
	}
	for _, h := range d.Verdict.Hinges() {
		for _, a := range h.Answers {
			if !slices.Contains(ids, a.Question) {
				ids = append(ids, a.Question)
			}
		}
	}
	return ids
}
