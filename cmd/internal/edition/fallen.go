package edition

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// precedents lists the precedents that stand in the older edition and fall in the newer one.
func (q *Question) precedents(ctx context.Context) ([]Fallen, error) {
	fallen := []Fallen{}
	if q.Old.reading == nil || q.New.reading == nil {
		return fallen, nil
	}
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return nil, err
	}
	all, _, err := precedent.Folder(folder, "golden/precedents", q.find)
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		if p.Entry.Book.Game != q.Entry.Book.Game || again(ctx, p, q.Old, folder) != nil {
			continue
		}
		if err := again(ctx, p, q.New, folder); err != nil && ctx.Err() == nil {
			fallen = append(fallen, Fallen{p.File, p.Issue + " " + q.why(ctx, p, err, folder)})
		}
	}
	return fallen, nil
}

// why returns the reason why a precedent falls. If the record stops before its last decision, nothing is known about the decision.
func (q *Question) why(ctx context.Context, p *precedent.Precedent, err error, folder fs.FS) string {
	record, _ := q.New.reading.Over(p.Transcript)
	report, unread := transcript.Replay(ctx, record, &engine.Local{Game: q.Entry.Game}, transcript.Options{Files: folder})
	if unread != nil || report.Decisions+1 < len(record.Decisions) {
		return fmt.Sprintf("The record cannot be replayed under %s, so the decision cannot be judged there.", q.New.Name)
	}
	wrong := new(transcript.SyntaxError)
	if errors.As(err, &wrong) {
		return "Falls: " + wrong.Msg + "."
	}
	return "Falls: " + err.Error() + "."
}

// find returns the game of the question, or another one by its name.
func (q *Question) find(game string) (games.Entry, error) {
	if game == q.Entry.Book.Game {
		return q.Entry, nil
	}
	return games.Find(game)
}

// again judges a precedent under an edition.
func again(ctx context.Context, p *precedent.Precedent, e *Edition, folder fs.FS) error {
	under := *p
	under.Transcript, _ = e.reading.Over(p.Transcript)
	return under.Again(ctx, folder, nil)
}

// answers lists the answers to open questions that lose their ground: the newer edition does not have the question or the
// answer, or does not have a clause on which the question depends.
func (q *Question) answers() []Fallen {
	fallen := []Fallen{}
	for i := range q.Old.Questions {
		was := &q.Old.Questions[i]
		if was.WhyOpen == rulebook.ByEdition {
			continue
		}
		for _, says := range lost(was, q.Old, q.New) {
			fallen = append(fallen, Fallen{was.ID, says})
		}
	}
	return fallen
}

// lost lists the reasons why answers to a question fall.
func lost(was *rulebook.Question, old, is *Edition) (reasons []string) {
	i := slices.IndexFunc(is.Questions, func(q rulebook.Question) bool { return q.ID == was.ID })
	if i < 0 {
		return []string{"the question is settled or gone: " + strings.Join(strings.Fields(was.Asks), " ")}
	}
	now := &is.Questions[i]
	for _, o := range was.Options {
		if !slices.ContainsFunc(now.Options, func(n rulebook.Reading) bool { return n.ID == o.ID }) {
			reasons = append(reasons, fmt.Sprintf("%s can no longer be answered: %s", o.ID, o.Says))
		}
	}
	if a, b := was.Options[was.Default].ID, now.Options[now.Default].ID; a != b {
		reasons = append(reasons, fmt.Sprintf("the default is %s instead of %s", b, a))
	}
	for _, id := range was.Clauses {
		if old.clause(string(id)) != nil && is.clause(string(id)) == nil {
			reasons = append(reasons, fmt.Sprintf("it depends on %s, which %s does not have", id, is.Name))
		}
	}
	return reasons
}
