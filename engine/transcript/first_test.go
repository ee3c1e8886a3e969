package transcript_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func TestFirstDifference(t *testing.T) {
	a := parse(t, countingRecord)
	a.File = "a.yard"
	for name, row := range map[string]struct{ text, want string }{
		"another seat": {with("seats ann bob", "seats ann bea"),
			"the headers differ\n  a.yard:3: seats ann bob\n  x.yard:3: seats ann bea"},
		"one more ruling": {with("---", "ruling overshoot=any\n---"),
			"the headers differ\n  a.yard: (no such line)\n  x.yard:4: ruling overshoot=any"},
		"one more position": {with("---", "position {}\n---"), "the headers differ\n  a.yard: (no such line)\n  x.yard:4: position {}"},
		"another decision, below another effect": {with("> ann adds 3         [CT-ADD-01]", "bob: add 2"),
			"the records differ after 2 decisions\n  a.yard:9: bob: add 3\n  x.yard:7: bob: add 2"},
		"one decision fewer": {with("bob: add 3", "# nothing"),
			"the records differ after 2 decisions\n  a.yard:9: bob: add 3\n  x.yard:10: ann: add 3"},
		"an end too soon": {with("bob: add 3",
			"---\nwinner ann\n#")[:len("yardstick 1")+len("\ngame counting\nseats ann bob\n---\nchance: roll 1*1\nann: add 3\n")],
			"the records differ after 2 decisions\n  a.yard:9: bob: add 3\n  x.yard: (no such line)"},
		"an effect": {with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", ""),
			"the records differ after 2 decisions\n  a.yard:8: > the total is 4                                 [CT-ADD-02 " +
				"CT-GOAL-01]\n  x.yard: (no such line)"},
		"a mark": {with("bob: add 3", "= 3 0123456789ab\nbob: add 3"),
			"the records differ after 2 decisions\n  a.yard: (no such line)\n  x.yard:9: = 3 0123456789ab"},
		"the first mark": {with("---", "---\n= 3 0123456789ab"),
			"the records differ after 0 decisions\n  a.yard: (no such line)\n  x.yard:5: = 3 0123456789ab"},
		"the winner": {with("winner ann", "winner none"),
			"the records differ after 4 decisions\n  a.yard:13: winner ann\n  x.yard:13: winner none"},
	} {
		t.Run(name, func(t *testing.T) {
			d, differs := transcript.First(a, parse(t, row.text))
			require.True(t, differs)
			require.Equal(t, row.want, d.String())
		})
	}
}

func TestEqualRecordsDoNotDiffer(t *testing.T) {
	a := parse(t, with("---", "ruling b=c\nruling a=d\n---"))
	b := parse(t, "# the same\n"+with("---", "ruling a=d\n\nruling b=c\n---"))
	_, differs := transcript.First(a, b)
	require.False(t, differs)
}
