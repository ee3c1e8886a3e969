package answer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// courseOf returns the course of a pinned record.
func courseOf(t *testing.T, name string) *answer.Course {
	t.Helper()
	text, err := golden.Files.ReadFile(name)
	require.NoError(t, err)
	record, err := transcript.Parse(name, text)
	require.NoError(t, err)
	c := answer.Case{Transcript: record}
	c.Entry, err = record.Of(games.Find)
	require.NoError(t, err)
	course, err := c.Course(t.Context())
	require.NoError(t, err)
	return course
}

// A place in a course equals the place after a replay, with the effects of the record's last decision.
func TestEveryPlaceOfACourse(t *testing.T) {
	for _, name := range []string{"yardmaster/2-players.golden", "hellonwheels/3-players.golden", "frontier/first-round.golden",
		"stockyards/2-players.golden", "precedents/sorting-yard.golden", "precedents/scoundrels-after-the-limit.golden"} {
		t.Run(name, func(t *testing.T) {
			course := courseOf(t, name)
			step := max(1, course.Report.Decisions/15)
			for n := 0; n <= course.Report.Decisions; n += step {
				here, out, err := course.Place(n)
				require.NoError(t, err)
				part, err := course.At(n)
				require.NoError(t, err)
				there, err := part.Replay(t.Context())
				require.NoError(t, err)
				a, err := here.Show("")
				require.NoError(t, err)
				b, err := there.Show("")
				require.NoError(t, err)
				require.JSONEq(t, string(b.Position), string(a.Position))
				b.Unfinished = nil // of the record, not of the place
				require.Equal(t, b.Standing, a.Standing, n)
				if n > 0 && len(course.Decisions[n-1].Effects) > 0 {
					require.Equal(t, course.Decisions[n-1].Effects[0].Text, out.Effects[0].Text)
				}
			}
		})
	}
}

// A course goes to the first error of the record, past mistakes that were let stand.
func TestACourseEndsWhereTheRecordGoesWrong(t *testing.T) {
	course := courseOf(t, "precedents/sorting-yard.golden")
	require.Equal(t, 39, course.Report.Decisions)
	_, _, err := course.Place(40)
	require.EqualError(t, err, "precedents/sorting-yard.golden: there is no place after decision 40; choose a number from 0 to 39")
	place, _, err := course.Place(39)
	require.NoError(t, err)
	list, err := place.Legal()
	require.NoError(t, err)
	require.Equal(t, []string{"draw deck", "draw discard", "swap", "swap center", "swap center", "swap center", "done"}, place.Verbs(list.Legal))
	v, err := place.Refusal("ann", "load livestock-2")
	require.NoError(t, err)
	require.EqualValues(t, "YM-YARD-04", v.Clause)
	v, err = place.Refusal("ann", "done")
	require.NoError(t, err)
	require.Nil(t, v)
	_, err = place.Refusal("ann", "jump")
	require.Error(t, err)

	mistaken, err := transcript.Parse("m.yard", []byte("yardstick 2\ngame yardmaster\nseats ann bob\nposition {\"turn\":3,\"player\":\"ann\"}\n---\n"+
		"ann: draw deck\nchance: draw oil\n! ann: load coal-4\nposition {\"turn\":5,\"player\":\"ann\"}\nann: draw deck\n"))
	require.NoError(t, err)
	c := answer.Case{Transcript: mistaken}
	c.Entry, err = mistaken.Of(games.Find)
	require.NoError(t, err)
	all, err := c.Course(t.Context())
	require.NoError(t, err)
	require.Equal(t, 4, all.Report.Decisions)
	after, out, err := all.Place(3)
	require.NoError(t, err)
	require.Empty(t, out.Effects)
	said, err := after.Show("")
	require.NoError(t, err)
	require.Contains(t, string(said.Position), `"turn":5`)
	require.NotEmpty(t, said.Filled)

	nowhere, err := transcript.Parse("n.yard", []byte("yardstick 1\ngame yardmaster\nseats ann\n---\n"))
	require.NoError(t, err)
	c.Transcript = nowhere
	var finding *transcript.Finding
	_, err = c.Course(t.Context())
	require.ErrorAs(t, err, &finding)
}
