package compare

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Other is another program of this module, as a side. What it cannot read is a [*revision.UnreadError].
type Other interface {
	// Judge has a record judged.
	Judge(ctx context.Context, record string) (*revision.Verdict, error)
	// Places are all places of a record of so many decisions; Slow says, after the first, that the program has to be asked for each, and
	// says no digests.
	Places(ctx context.Context, record string, decisions int) ([]revision.Place, error)
	Slow() bool
	// Position is the whole position at the end of a record.
	Position(ctx context.Context, record string) (json.RawMessage, error)
	// Scenarios runs the scenarios of a text.
	Scenarios(ctx context.Context, text string) ([]revision.Outcome, error)
}

// SideOfOther is another program as a side, with these answers to open questions.
func SideOfOther(given, title string, entry games.Entry, other Other, answers map[string]string) Side {
	if answers == nil {
		answers = map[string]string{}
	}
	return Side{Given: given, Title: title, Answers: answers, entry: entry, other: other}
}

// beside is a comparison of which one side is another program. That program cannot play pairs of games, and is shown games of this one.
type beside struct {
	*Comparison
	// here is the side of this program, there that of the other one.
	here, there int
	other       Other
	// digests says that positions of both programs are written alike, so that their digests can be compared.
	digests bool
}

// beside is the comparison with the other program; nil if both sides are this one's.
func (c *Comparison) beside() *beside {
	for side := range c.Sides {
		if c.Sides[side].other != nil {
			mine := *c
			return &beside{Comparison: &mine, here: 1 - side, there: side, other: c.Sides[side].other}
		}
	}
	return nil
}

// How many games another program is shown if nobody says, and how many if it has to be asked for every place.
const fewGames, slowGames = 100, 5

// run compares with the other program.
func (b *beside) run(ctx context.Context, r *Report) error {
	var err error
	b.during("asking the other program", func() { b.digests, err = b.alike(ctx) })
	if b.Games == 0 {
		if b.Games = fewGames; b.other.Slow() {
			b.Games = slowGames
		}
	}
	if err == nil && !b.PlayAlone {
		b.during("running scenarios", func() { r.Scenarios, err = b.scenarios(ctx) })
		if err == nil {
			differ, _, _ := r.Scenarios.kinds()
			b.told(fmt.Sprintf("scenarios that come out otherwise: %d of %d", len(differ), r.Scenarios.All))
		}
	}
	if err == nil && !b.PlayAlone {
		b.during("playing pinned games", func() { r.Pinned, err = b.pinned(ctx) })
		if err == nil {
			b.told(fmt.Sprintf("pinned games that part: %d of %d", len(r.Pinned.Part), r.Pinned.All))
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

// alike reports whether both programs write positions alike: the documents of the first position have the same parts.
func (b *beside) alike(ctx context.Context) (bool, error) {
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

// form is which parts a document has, whatever is in them.
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
