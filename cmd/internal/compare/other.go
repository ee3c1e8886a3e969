package compare

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Other is another program of this module that plays one side. For an input that the program cannot read, the
// error is a [*revision.UnreadError].
type Other interface {
	// Judge returns the verdict on a record.
	Judge(ctx context.Context, record string) (*revision.Verdict, error)
	// Places returns the places of a record with the given number of decisions. After the first call, Slow
	// reports whether the program must run once for each place and reports no digests.
	Places(ctx context.Context, record string, decisions int) ([]revision.Place, error)
	Slow() bool
	// Position returns the whole position at the end of a record.
	Position(ctx context.Context, record string) (json.RawMessage, error)
	// Scenarios runs the scenarios of a text.
	Scenarios(ctx context.Context, text string) ([]revision.Outcome, error)
}

// SideOfOther returns the side that another program plays, with these answers to open questions.
func SideOfOther(given, title string, entry games.Entry, other Other, answers map[string]string) Side {
	if answers == nil {
		answers = map[string]string{}
	}
	return Side{Given: given, Title: title, Answers: answers, entry: entry, other: other}
}

// beside is a comparison in which another program plays one side. As the program does not play pairs of games,
// it is given the games of this side to judge.
type beside struct {
	*Comparison
	// here is the index of this program's side, and there is that of the other program's side.
	here, there int
	other       Other
	// digests reports that both programs write positions in the same form, so that their digests can be compared.
	digests bool
}

// withOther returns the comparison with the other program; nil if this program plays both sides.
func (c *Comparison) withOther() *beside {
	for side := range c.Sides {
		if c.Sides[side].other != nil {
			mine := *c
			return &beside{Comparison: &mine, here: 1 - side, there: side, other: c.Sides[side].other}
		}
	}
	return nil
}

// The default numbers of games for another program: for a fast one, and for one that must run once for each place.
const fewGames, slowGames = 100, 5

// run compares this program with the other one.
func (b *beside) run(ctx context.Context, r *Report) error {
	var err error
	b.during("asking the other program", func() { b.digests, err = b.sameParts(ctx) })
	if b.Games == 0 {
		if b.Games = fewGames; b.other.Slow() {
			b.Games = slowGames
		}
	}
	if err == nil && !b.PlayAlone {
		b.during("running scenarios", func() { r.Scenarios, err = b.scenarios(ctx) })
		if err == nil {
			differ, _, _ := r.Scenarios.kinds()
			b.told(fmt.Sprintf("scenarios with different results: %d of %d", len(differ), r.Scenarios.All))
		}
	}
	if err == nil && !b.PlayAlone {
		b.during("playing reference games", func() { r.Pinned, err = b.pinned(ctx) })
		if err == nil {
			b.told(fmt.Sprintf("reference games that differ: %d of %d", len(r.Pinned.Part), r.Pinned.All))
		}
	}
	var all *sum
	b.during("playing", func() { all = b.play(ctx) })
	r.Followed = b.followed(all)
	if err == nil {
		b.told(fmt.Sprintf("kinds of difference in %s: %d", prose.Count(r.Followed.Games, "game"), len(all.tally.Differences)))
		b.during("looking for short games", func() { r.witnesses, r.Followed.Hurried, err = b.shortest(ctx, all) })
	}
	r.Stopped = ctx.Err() != nil
	r.direct(b.Entry, all.tally, b.Tables)
	r.Parting = partingOf(int(all.part.Of), "game", all.early, &all.shared)
	if r.Stopped {
		return nil
	}
	return err
}

// sameParts reports whether both programs write the first position with the same parts, so that digests can be compared.
func (b *beside) sameParts(ctx context.Context) (bool, error) {
	seats := b.Entry.Book.SeatNames(b.Tables[0])
	t := b.lay(b.start(seats), nil)
	if len(t.spots) == 0 {
		return false, nil
	}
	if _, err := b.other.Places(ctx, b.text(t, 0, none), 0); ctx.Err() != nil {
		return false, err
	}
	theirs, err := b.other.Position(ctx, b.text(t, 0, none))
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	return err == nil && form(t.spots[0].position) == form(theirs), nil
}

// form lists the names of the parts of a document, without their values.
func form(document json.RawMessage) string {
	var parts map[string]json.RawMessage
	if json.Unmarshal(document, &parts) != nil {
		return ""
	}
	for name := range parts {
		parts[name] = json.RawMessage("0")
	}
	text, err := json.Marshal(parts) // in the order of the names
	if err != nil {
		return ""
	}
	return string(text)
}
