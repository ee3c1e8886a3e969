package dispute_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute/court"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

const root = "../../.."

// judged is a record of the module with its verdict on a decision, 0 for the last.
func judged(t *testing.T, file string, decision int) *dispute.Dispute {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, file))
	require.NoError(t, err)
	record, err := transcript.Parse(file, text)
	require.NoError(t, err)
	return of(t, record, judge.Options{Decision: decision, Others: judge.Alone, Quick: true})
}

func of(t *testing.T, record *transcript.Transcript, opts judge.Options) *dispute.Dispute {
	t.Helper()
	entry, err := record.Of(games.Find)
	require.NoError(t, err)
	opts.Game = entry
	v, err := judge.Judge(t.Context(), record, opts)
	require.NoError(t, err)
	ends, err := judge.Disputed(record, opts, v)
	require.NoError(t, err)
	return &dispute.Dispute{Record: ends, Entry: entry, Verdict: v, Issue: "May she?", Try: court.Try}
}

// Every precedent is written as a scenario, as a record and as a precedent, each of which has its verdict.
func TestPrecedentsAreWrittenDown(t *testing.T) {
	files, err := filepath.Glob(root + "/golden/precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			d := judged(t, filepath.Join("golden/precedents", filepath.Base(file)), 0)
			for _, ending := range []string{".feature", ".yard"} {
				text, err := d.Text(t.Context(), ending)
				require.NoError(t, err)
				require.NotEmpty(t, text)
			}
		})
	}
}

// Decisions of whole games are written, lawful ones and ones that are not.
func TestDecisionsOfGamesAreWrittenDown(t *testing.T) {
	for _, e := range games.All() {
		files, err := filepath.Glob(filepath.Join(root, "golden", e.Room, "*.golden"))
		require.NoError(t, err)
		for _, file := range files[:min(len(files), 1)] {
			name := filepath.Join("golden", e.Room, filepath.Base(file))
			t.Run(name, func(t *testing.T) { sampled(t, name) })
		}
	}
}

func sampled(t *testing.T, file string) {
	whole := judged(t, file, 0)
	n := len(whole.Record.Decisions)
	for _, at := range []int{1, n / 3, n} {
		d := judged(t, file, max(at, 1))
		for _, ending := range []string{".feature", ".yard"} {
			_, err := d.Text(t.Context(), ending)
			require.NoError(t, err, "decision %d, %s", at, ending)
		}
	}
	seat := whole.Record.Seats[0]
	d := of(t, whole.Record, judge.Options{Try: "chance: " + whole.Record.Decisions[0].Action, Others: judge.Alone, Quick: true})
	require.False(t, d.Verdict.Upheld, seat)
	for _, ending := range []string{".feature", ".yard"} {
		_, err := d.Text(t.Context(), ending)
		require.NoError(t, err, ending)
	}
}

// What somebody does while chance has yet to decide is refused as a scenario too, though it is legal once chance has.
func TestActionsBeforeChanceAreWrittenDown(t *testing.T) {
	all, ran := 0, 0
	for _, e := range games.All() {
		files, err := filepath.Glob(filepath.Join(root, "golden", e.Room, "*.golden"))
		require.NoError(t, err)
		t.Run(e.Name(), func(t *testing.T) {
			whole := judged(t, filepath.Join("golden", e.Room, filepath.Base(files[0])), 0)
			tried := 0
			decisions := whole.Record.Decisions
			for n := len(decisions) - 2; n > 0 && tried < 3; n-- { // the last time is in a round that is under way
				if decisions[n].Actor != "chance" || decisions[n+1].Actor == "chance" {
					continue
				}
				tried++
				after := n
				d := of(t, whole.Record, judge.Options{Try: decisions[n+1].String(), After: &after, Others: judge.Alone, Quick: true, Any: true})
				require.False(t, d.Verdict.Upheld)
				text, err := d.Text(t.Context(), ".feature")
				require.NoError(t, err, "%s after %d decisions", decisions[n+1], n)
				require.Contains(t, text, "Then chance decides\n")
			}
			all += tried
			ran++
		})
	}
	require.True(t, all > 0 || ran < len(games.All()), "chance decides in one of the games, at least")
}

// Every scenario that is about a decision is written as a record and as a scenario; in the short form every fortieth.
func TestScenariosAreWrittenDown(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			n, wrong := 0, []string{}
			bench := witness.Court{Options: features.Options{Game: e.Name()}, Others: judge.Alone, Quick: true, Keep: true}
			bench.Only = func(string) bool { n++; return n%100 == 1 || !testing.Short() }
			said, err := bench.Judge(t.Context())
			require.NoError(t, err)
			require.NotEmpty(t, said.Scenarios)
			for i := range said.Scenarios {
				wrong = append(wrong, writes(t.Context(), &said.Scenarios[i])...)
			}
			require.Empty(t, wrong)
		})
	}
}

// writes says what is wrong with a scenario that is written down again.
func writes(ctx context.Context, s *witness.Judged) (wrong []string) {
	d := dispute.Dispute{Record: s.Case.Transcript, Entry: s.Case.Entry, Components: s.Case.Components, Verdict: s.Verdict, Try: court.Try}
	for _, ending := range []string{".yard", ".feature"} {
		if ending == ".yard" && s.Verdict.Kind == transcript.MissingChance.String() {
			continue // a record that leaves out what chance brought claims nothing
		}
		_, err := d.Text(ctx, ending)
		begins := ending == ".yard" && slices.Contains(unplayed, s.Verdict.Kind)
		if begins != (err != nil) || err != nil && !strings.Contains(err.Error(), "be written as a record: ") {
			wrong = append(wrong, fmt.Sprintf("%s:%d %s: %s: %v", s.File, s.Line, ending, s.Verdict.Kind, err))
		}
	}
	return wrong
}

// unplayed are the kinds of what a scenario can be about and a record cannot.
var unplayed = []string{transcript.SetupRefused.String(), transcript.SetupUnread.String(), transcript.PositionRefused.String(),
	transcript.PositionUnread.String(), transcript.UnknownAction.String()}
