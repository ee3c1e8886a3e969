package witness_test

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// A person at a table reads the first five lines of an answer. For every form of a refusal, these contain the whole
// sentence that decides, whether a record, a right scenario or a wrong one is judged.
func TestFirstLinesContainTheSentenceThatDecides(t *testing.T) {
	forms, lost := 0, 0
	for _, entry := range games.All() {
		rows, err := fs.ReadFile(os.DirFS("../../../features"), path.Join(entry.Room, features.RefusalsFile))
		if err != nil {
			continue // the game hides nothing and has no such file
		}
		for row := range strings.Lines(string(rows)) {
			cells := strings.Split(strings.TrimSpace(row), "\t")
			clause := entry.Book.Clause(cells[0])
			if clause == nil || len(cells) < 5 {
				continue
			}
			for form, answer := range refused(clause.ID, clause.Says, clause.At, cells[2], cells[3]) {
				forms++
				first := strings.SplitN(answer.Short(), "\n", 6)
				if !strings.Contains(oneLine(strings.Join(first[:min(5, len(first))], " ")), oneLine(clause.Says)) {
					lost++
					t.Logf("%s: %s\n%s", form, clause.ID, strings.Join(first[:5], "\n"))
				}
			}
		}
	}
	require.Greater(t, forms, 2000)
	require.Zero(t, lost)
}

// The first five lines of an answer about a scenario quote a clause that the scenario is tagged with, at least as often as today: in two
// answers of three. The suite's authors wrote the tags, and judge does not read them.
func TestFirstLinesQuoteTheClauseOfATag(t *testing.T) {
	if testing.Short() {
		t.Skip("judges every scenario: make test-all")
	}
	for _, entry := range games.All() {
		files, err := fs.Glob(os.DirFS("../../../features"), path.Join(entry.Room, "*.feature"))
		require.NoError(t, err)
		court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: os.DirFS("../../../features"), Files: files}}
		ruling, err := court.Judge(t.Context())
		require.NoError(t, err)
		quoted, all := 0, 0
		for _, s := range ruling.Scenarios {
			first := strings.SplitN((&witness.Ruling{Scenarios: []witness.Judged{s}}).Suite().Answer.Short(), "\n", 6)
			says := oneLine(strings.Join(first[:min(5, len(first))], " "))
			tagged := func(tag string) *rulebook.Clause { return entry.Book.Clause(strings.TrimPrefix(tag, "@")) }
			if s.Verdict == nil || !slices.ContainsFunc(s.Scenario.Tags, func(tag string) bool { return tagged(tag) != nil }) {
				continue
			}
			all++
			if slices.ContainsFunc(s.Scenario.Tags, func(tag string) bool {
				clause := tagged(tag)
				return clause != nil && strings.Contains(says, oneLine(clause.Says))
			}) {
				quoted++
			}
		}
		t.Logf("%s: %d of %d", entry.Room, quoted, all)
		require.Greater(t, all, 1000, entry.Room)
		require.Greater(t, quoted, all*59/100, entry.Room)
	}
}

// refused returns the answers about a refused action: to a record, to a scenario that claims the refusal, and to one
// that claims the opposite.
func refused(id engine.Clause, says, at, action, reason string) map[string]blocks.Doc {
	v := &judge.Verdict{}
	v.File, v.Line, v.Decision, v.Kind = "dispute.feature", 8, 4, transcript.IllegalAction.String()
	v.Actor, v.Action, v.Reason = "ann", action, reason
	v.Clause, v.ClauseSays, v.ClauseAt = id, says, at
	v.Cited = []verdict.Clause{{ID: id, Says: says, At: at}}
	claim := func(failure *features.Failure) blocks.Doc {
		scenario := features.Scenario{File: v.File, Line: 2, Name: "may she do it", Failure: failure}
		one := witness.Judged{Scenario: scenario, Verdict: v, Held: 1}
		return (&witness.Ruling{Scenarios: []witness.Judged{one}}).Suite().Answer
	}
	return map[string]blocks.Doc{
		"record": v.Answer(), "right": claim(nil),
		"wrong": claim(&features.Failure{Line: 8, Step: "ann may do it", Message: "-"}),
	}
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
