package golden_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// brief reports whether a record is left to the long form of the tests: all but the shortest whole game of each.
func brief(t *testing.T, entry games.Entry, name string) bool {
	t.Helper()
	return testing.Short() && name != map[string]string{
		"yardmaster": "2-players-deck-and-discard", "hellonwheels": "worked-turns", "stockyards": "2-players-brand-decides",
		"frontier": "other-answers-08",
	}[entry.Room]
}

// A record with one false claim is overruled at that line, and the finding rests on the clauses of what it should have said: no clause of
// another effect, and none of several alone.
func TestAFalseClaimIsToldByTheClausesOfTheTruth(t *testing.T) {
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		c := claims{t, record, replayedOf(t, entry, record)}
		require.Nil(t, c.judged(t, record).Finding)
		c.tail()
		if brief(t, entry, name) {
			return // of the decisions a sample in the short form
		}
		for i := range record.Decisions {
			c.effects(i)
			c.mark(i)
		}
	})
}

// claims corrupts one claim of a record at a time.
type claims struct {
	*testing.T
	record *transcript.Transcript
	*replayed
}

// with is the record with another account of a decision.
func (c claims) with(i int, d transcript.Decision) *transcript.Transcript {
	changed := *c.record
	changed.Decisions = slices.Clone(changed.Decisions)
	changed.Decisions[i] = d
	return &changed
}

func (c claims) effects(i int) {
	for n, e := range c.record.Decisions[i].Effects {
		c.effect(i, n, digits(e.Text), e.Clauses, e.Clauses)
		for at := range e.Clauses {
			if len(e.Clauses) > 1 {
				c.effect(i, n, e.Text, slices.Delete(slices.Clone(e.Clauses), at, at+1), e.Clauses[at:at+1])
			}
		}
	}
}

// effect claims something else as one effect of a decision and expects the clauses.
func (c claims) effect(i, n int, text string, cites, want []engine.Clause) {
	d := c.record.Decisions[i]
	d.Effects = slices.Clone(d.Effects)
	d.Effects[n].Effect = engine.Effect{Text: text, Clauses: cites}
	f := c.judged(c.T, c.with(i, d)).Finding
	require.NotNil(c, f, "%v: %s", d, text)
	require.Equal(c, transcript.EffectDiffers, f.Kind, f.Error())
	require.Equal(c, d.Effects[n].Line, f.Line, f.Error())
	require.Equal(c, d.String(), f.Actor+": "+f.Action)
	c.rests(f, want)
}

// rests expects the clauses: all of them, and as the one that the verdict rests on none unless it is the only one.
func (c claims) rests(f *transcript.Finding, want []engine.Clause) {
	require.Equal(c, want, f.Clauses(), f.Error())
	alone := engine.Clause("")
	if len(want) == 1 {
		alone = want[0]
	}
	require.Equal(c, alone, f.Refusal().Clause, f.Error())
}

// digits is a text with another number in it, the last if it has several, or with another word after it.
func digits(text string) string {
	at := strings.LastIndexAny(text, "0123456789")
	if at < 0 {
		return text + " twice"
	}
	other := byte('0' + (text[at]-'0'+1)%10)
	return text[:at] + string(other) + text[at+1:]
}

func (c claims) mark(i int) {
	d := c.record.Decisions[i]
	if d.Mark == nil {
		return
	}
	legal, digest := *d.Mark, *d.Mark
	legal.Legal++
	digest.Digest = digits("00000000000" + digest.Digest[:1])
	for kind, mark := range map[transcript.Kind]*transcript.Mark{transcript.LegalDiffers: &legal, transcript.PositionDiffers: &digest} {
		d.Mark = mark
		f := c.judged(c.T, c.with(i, d)).Finding
		require.NotNil(c, f)
		require.Equal(c, kind, f.Kind, f.Error())
		require.Equal(c, mark.Line, f.Line)
		require.Equal(c, d.String(), f.Actor+": "+f.Action)
		c.rests(f, nil)
	}
}

func (c claims) tail() {
	changed := *c.record
	if changed.Result != nil {
		for i, s := range changed.Result.Scores {
			wrong := *changed.Result
			wrong.Scores = slices.Clone(wrong.Scores)
			wrong.Scores[i].Points++
			changed.Result = &wrong
			f := c.judged(c.T, &changed).Finding
			require.NotNil(c, f)
			require.Equal(c, transcript.ResultDiffers, f.Kind, f.Error())
			require.Equal(c, wrong.Line, f.Line)
			if said := c.scored(s); said != nil {
				c.rests(f, said)
			} else {
				require.True(c, slices.ContainsFunc(c.happened[len(c.happened)-1], func(e engine.Effect) bool {
					return slices.Equal(e.Clauses, f.Clauses())
				}), f.Error())
			}
			changed.Result = c.record.Result
		}
	}
	if changed.Winner != nil {
		other := transcript.Winner{Line: changed.Winner.Line}
		for _, seat := range c.record.Seats {
			if !slices.Contains(changed.Winner.Seats, seat) {
				other.Seats = append(other.Seats, seat)
			}
		}
		if len(other.Seats) == 0 && len(changed.Winner.Seats) == 0 {
			other.Seats = c.record.Seats
		}
		changed.Winner = &other
		f := c.judged(c.T, &changed).Finding
		require.NotNil(c, f)
		require.Equal(c, transcript.WinnerDiffers, f.Kind, f.Error())
		require.Equal(c, other.Line, f.Line)
		last := c.happened[len(c.happened)-1]
		c.rests(f, last[len(last)-1].Clauses)
	}
}

// scored are the clauses of the effect in which games say the score, if it is among those of the last decision, else those of the last if it
// says that the game is over; nil where a game says it otherwise.
func (c claims) scored(s transcript.Score) []engine.Clause {
	last := c.happened[len(c.happened)-1]
	for _, e := range last {
		for _, says := range []string{
			fmt.Sprintf("joins %s's train, %d point", s.Seat, s.Points),
			fmt.Sprintf("%s has %d point", s.Seat, s.Points),
			strings.Replace(fmt.Sprintf("%s's wealth is $%d:", s.Seat, s.Points), "$-", "-$", 1),
		} {
			if strings.Contains(e.Text, says) {
				return e.Clauses
			}
		}
	}
	if end := last[len(last)-1]; strings.Contains(end.Text, "over") {
		return end.Clauses
	}
	return nil
}
