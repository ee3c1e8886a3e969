package golden_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// A file may end anywhere. Whatever is left of a true record is upheld, perhaps unfinished, or cannot be read because it ends inside the
// header or a decision: it is never overruled. In the short form, the ends of one record of each game are sampled.
func TestABeginningOfARecordIsNeverOverruled(t *testing.T) {
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		if brief(t, entry, name) {
			t.Skip("a sample in the short form")
		}
		text, err := os.ReadFile(entry.Room + "/" + name + pin.Ending)
		require.NoError(t, err)
		record, err := transcript.Parse(name, text)
		require.NoError(t, err)
		told := replayedOf(t, entry, record)
		step := 1 + len(text)*len(text)/ends()
		for end := len(text) - 1; end > 0; end -= step {
			told.ends(t, text[:end])
		}
	})
}

// ends bounds the work on one record: the number of bytes read, twice over.
func ends() int {
	if testing.Short() {
		return 20_000_000
	}
	return 100_000_000
}

// ends judges the beginning of a record.
func (r *replayed) ends(t *testing.T, text []byte) {
	t.Helper()
	line := string(text[strings.LastIndexByte(string(text), '\n')+1:])
	head, _, body := strings.Cut(string(text), "\n---\n")
	record, err := transcript.Parse("x.yard", text)
	if err == nil {
		report := r.judged(t, record)
		if report.Finding == nil {
			return
		}
		require.Equal(t, 2, report.Finding.Kind.Exit(), "%v\n%s", report.Finding, line)
		err = report.Finding
	}
	actor, _, _ := strings.Cut(line, ":")
	cut := line != "" && slices.ContainsFunc(append([]string{"chance"}, r.record.Seats...), func(seat string) bool {
		return strings.HasPrefix(seat, actor)
	})
	require.True(t, !body || cut, "%v\n%s\n%s", err, head, line)
}

// A record that tells some effects of a decision and not all is upheld and unfinished; one that tells them in another order, or something
// else instead of one, is overruled.
func TestEffectsLeftOutAreUnfinished(t *testing.T) {
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		if brief(t, entry, name) {
			t.Skip("a sample in the short form")
		}
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		c := claims{t, record, replayedOf(t, entry, record)}
		random := rand.New(rand.NewPCG(11, uint64(len(record.Decisions))))
		for range 20 {
			c.thinned(random)
		}
		for i, d := range record.Decisions {
			if len(d.Effects) > 2 {
				c.changed(i, random)
			}
		}
	})
}

// thinned leaves effects out all over the record.
func (c claims) thinned(random *rand.Rand) {
	record := *c.record
	record.Decisions = slices.Clone(record.Decisions)
	want := transcript.Unfinished{}
	for i := range record.Decisions {
		d := &record.Decisions[i]
		whole := len(d.Effects)
		d.Effects = slices.DeleteFunc(slices.Clone(d.Effects), func(transcript.Effect) bool { return random.IntN(4) == 0 })
		if n := len(d.Effects); 0 < n && n < whole {
			want.Effects += whole - n
			want.Decisions++
		}
	}
	report := c.judged(c.T, &record)
	require.Nil(c, report.Finding)
	require.Equal(c, want.Decisions > 0, report.Unfinished != nil)
	if want.Decisions > 0 {
		require.Equal(c, want.Effects, report.Unfinished.Effects)
		require.Equal(c, want.Decisions, report.Unfinished.Decisions)
		require.Len(c, report.Unfinished.Lines(), 1)
	}
}

// changed leaves one effect of a decision out and tells another one wrong, or later than it happened.
func (c claims) changed(i int, random *rand.Rand) {
	whole := c.record.Decisions[i]
	d := whole
	at := random.IntN(len(whole.Effects))
	d.Effects = slices.Delete(slices.Clone(whole.Effects), at, at+1)
	wrong := random.IntN(len(d.Effects))
	line := d.Effects[wrong].Line
	d.Effects[wrong].Text += " twice"
	f := c.judged(c.T, c.with(i, d)).Finding
	require.NotNil(c, f)
	require.Equal(c, transcript.EffectDiffers, f.Kind)
	require.Equal(c, line, f.Line)

	d.Effects = slices.Clone(whole.Effects[:len(whole.Effects)-1])
	d.Effects[0], d.Effects[1] = d.Effects[1], d.Effects[0]
	if d.Effects[0].String() == d.Effects[1].String() || slices.ContainsFunc(whole.Effects[2:], func(e transcript.Effect) bool {
		return e.String() == d.Effects[1].String()
	}) {
		return
	}
	f = c.judged(c.T, c.with(i, d)).Finding
	require.NotNil(c, f, "%v", d)
	require.Equal(c, transcript.EffectDiffers, f.Kind)
}
