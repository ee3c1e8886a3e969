package features_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// bench judges what scenarios are about while they run.
type bench struct {
	lines  map[string][]string // of the files
	amiss  []string
	bare   []string // those whose verdict has no clause
	judged int
	// edition is that of the game.
	edition string
}

// hear judges what a scenario is about, and notes where the verdict is not what the step that asks expects. In the short
// form it judges the first and about every third of the others.
func (b *bench) hear(s features.Scenario) {
	if testing.Short() && b.judged > 0 && s.Line%3 != 0 {
		return
	}
	where := fmt.Sprintf("%s:%d", s.File, s.Line)
	if s.Dispute == nil {
		b.amiss = append(b.amiss, where+": it is about nothing")
		return
	}
	record, err := s.Dispute.Transcript(s.File)
	if err != nil {
		b.amiss = append(b.amiss, where+": "+err.Error())
		return
	}
	v, err := judge.Judge(context.Background(), record, judge.Options{Any: true, Quick: true, Others: judge.Alone,
		Components: s.Dispute.Start.Components, Game: s.Dispute.Entry, Edition: b.edition})
	if err != nil {
		b.amiss = append(b.amiss, where+": "+err.Error())
		return
	}
	b.judged++
	if v.Clause == "" && len(v.Clauses) == 0 && len(v.Cited) == 0 && !isUnread(v) {
		b.bare = append(b.bare, where+" "+v.Kind+" "+v.Action)
	}
	if said := b.line(s.File, v.Line); !agrees(v, said) {
		b.amiss = append(b.amiss, fmt.Sprintf("%s: %q, and the verdict: %+v", where, said, v.Answer().Text()))
	}
}

// isUnread reports whether a verdict is about something that means nothing, which no rule is asked about.
func isUnread(v *judge.Verdict) bool {
	return v.Kind == transcript.UnknownAction.String() || v.Kind == transcript.SetupUnread.String()
}

func (b *bench) line(file string, number int) string {
	if b.lines[file] == nil {
		text, err := features.Read(strings.TrimPrefix(file, "features/"))
		if err != nil {
			return err.Error()
		}
		b.lines[file] = strings.Split(text, "\n")
	}
	if number < 1 {
		return ""
	}
	return strings.TrimSpace(b.lines[file][number-1])
}

var (
	saysRefused = regexp.MustCompile(`\bmay not\b|\bis illegal\b`)
	saysClause  = regexp.MustCompile(`(?:may not|refused) .*because of ([A-Z]+-[A-Z0-9]+-\d+)`)
	saysLegal   = regexp.MustCompile(`\bmay do\b|\bmay only do\b|\bis legal for\b|\bdoes "|\bdecisions are taken`)
)

// agrees reports whether a verdict agrees with the step that asks for it.
func agrees(v *judge.Verdict, says string) bool {
	if m := saysClause.FindStringSubmatch(says); m != nil && !strings.Contains(says, "<") {
		return !v.Upheld && string(v.Clause) == m[1]
	}
	switch {
	case saysRefused.MatchString(says):
		return !v.Upheld
	case saysLegal.MatchString(says):
		return v.Upheld
	}
	return true
}

// The verdict on every scenario agrees with its last step about a decision, and rests on a clause. Texts that are no
// action and impossible set-ups are left out.
func TestScenariosAreJudged(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			covered(t, e.Book)
			b := benches[e.Name()]
			require.NotZero(t, b.judged)
			require.Empty(t, b.amiss)
			t.Logf("%d judged", b.judged)
			require.Empty(t, b.bare)
		})
	}
}
