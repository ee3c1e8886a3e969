package rulebook_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

func TestAnswersStartFromTheDefaults(t *testing.T) {
	a, err := tollgate().Answer(nil)
	require.NoError(t, err)
	require.Equal(t, rulebook.Option(1), a.Ask(nil, 0))
	require.Equal(t, rulebook.Option(0), a.Ask(nil, 1))
	require.Empty(t, a.Map())
}

func TestAnswersAreTakenByIDAndByName(t *testing.T) {
	b := tollgate()
	long, err := b.Answer(map[string]string{"TG-R-empty-wagon": "full", "TG-R-night": "open"})
	require.NoError(t, err)
	short, err := b.Answer(map[string]string{"empty-wagon": "full"})
	require.NoError(t, err)
	require.True(t, long.Equal(short), "an answer that is the default is no difference")
	require.Equal(t, map[string]string{"empty-wagon": "full"}, long.Map())
	again, err := b.Answer(long.Map())
	require.NoError(t, err)
	require.Equal(t, long, again)
	other, err := b.Answer(map[string]string{"change": "never"})
	require.NoError(t, err)
	require.False(t, long.Equal(other))
}

func TestAskNotesTheQuestion(t *testing.T) {
	a, err := tollgate().Answer(map[string]string{"change": "never"})
	require.NoError(t, err)
	var rec engine.Record
	require.Equal(t, rulebook.Option(1), a.Ask(&rec, 2))
	require.Equal(t, []engine.Question{2}, rec.Asked())
	require.Zero(t, testing.AllocsPerRun(100, func() { a.Ask(nil, 2); a.Ask(&rec, 2) }))
}

func TestInvalidRulings(t *testing.T) {
	for _, row := range []struct {
		law     string
		rulings map[string]string
		want    string
	}{
		{"a misspelt question gets the nearest", map[string]string{"empty-wagons": "free"},
			`ruling "empty-wagons" is not an open question of Tollgate, did you mean "empty-wagon"? There are: empty-wagon, night, ` +
				`change, lamp`},
		{"so does one with the prefix", map[string]string{"TG-R-nigth": "open"},
			`ruling "TG-R-nigth" is not an open question of Tollgate, did you mean "night"? There are: empty-wagon, night, change, lamp`},
		{"a far word gets the list alone", map[string]string{"weather": "fine"},
			`ruling "weather" is not an open question of Tollgate; there are: empty-wagon, night, change, lamp`},
		{"a misspelt option gets the nearest", map[string]string{"empty-wagon": "helf"},
			`ruling "empty-wagon" has no option "helf", did you mean "half"? There are: free, half, full`},
		{"an empty option is none", map[string]string{"change": ""},
			`ruling "change" has no option ""; there are: always, never`},
		{"a reading in words only is not played", map[string]string{"change": "by-mood"},
			`ruling "change" has the reading "by-mood" in words only, which cannot be played; there are: always, never`},
		{"a fixed question is played at its default", map[string]string{"night": "shut"},
			`ruling "night" cannot be set to "shut", because TG-R-night is not playable: leave it out, or set its default; there are: ` +
				`open`},
		{"the reason why it is fixed is given", map[string]string{"TG-R-lamp": "unlit"},
			`ruling "TG-R-lamp" cannot be set to "unlit", because TG-R-lamp is not playable (Nobody has asked): leave it out, or set ` +
				`its default; there are: lit`},
		{"a question is answered once", map[string]string{"change": "never", "TG-R-change": "never"},
			`ruling "change" answers the same question as ruling "TG-R-change"; there are: change`},
	} {
		t.Run(row.law, func(t *testing.T) {
			given := maps.Clone(row.rulings)
			_, err := tollgate().Answer(row.rulings)
			var ruling *rulebook.RulingError
			require.ErrorAs(t, err, &ruling)
			require.EqualError(t, err, row.want)
			require.Equal(t, given, row.rulings, "what was given is left alone")
		})
	}
}

func TestALongWordCostsNothing(t *testing.T) {
	_, err := tollgate().Answer(map[string]string{strings.Repeat("x", 1<<20): "open"})
	require.Error(t, err)
}

func BenchmarkAsk(b *testing.B) {
	a, err := tollgate().Answer(nil)
	require.NoError(b, err)
	var total rulebook.Option
	b.ReportAllocs()
	for b.Loop() {
		total += a.Ask(nil, 2)
	}
	require.Zero(b, total)
}
