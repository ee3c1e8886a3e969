package judge_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// spoiler makes disputes of which it is known that a change of the position settles them.
type spoiler struct {
	entry games.Entry
	words edit.Words
	rnd   *rand.Rand
}

func newSpoiler(t *testing.T, entry games.Entry) *spoiler {
	t.Helper()
	s := &spoiler{entry: entry, rnd: rand.New(rand.NewPCG(1, 2))}
	const learned = 6
	for range learned {
		_, state := s.reach(t)
		s.words.Learn(position(t, state))
	}
	return s
}

// reach plays a game for some decisions.
func (s *spoiler) reach(t *testing.T) (engine.Setup, engine.State) {
	t.Helper()
	const longest = 300
	players := s.entry.Book.Players
	setup := engine.Setup{Seats: s.entry.Book.SeatNames(players.Min + s.rnd.IntN(players.Max-players.Min+1))}
	state, err := s.entry.Game.New(setup, nil)
	require.NoError(t, err)
	var player play.Corners
	for range s.rnd.IntN(longest) {
		legal := state.Legal(nil, nil)
		a := engine.Action(0)
		if len(legal) > 0 {
			a = player.Choose(state, legal, s.rnd)
		}
		next := state.Clone()
		if next.Apply(a, nil); a == 0 || next.Actor() == engine.Nobody {
			break
		}
		state = next
	}
	return setup, state
}

func position(t *testing.T, state engine.State) any {
	t.Helper()
	text, err := json.Marshal(state.Position())
	require.NoError(t, err)
	document, err := edit.Read(text)
	require.NoError(t, err)
	return document
}

// dispute is a record of one decision that was legal before one edit of the position, and what undoes the edit; nil if none was found. An
// edit is passed over if more than two edits undo it, or much has to be written; and mostly if it changes who decides, as there are many
// of those.
func (s *spoiler) dispute(t *testing.T) (record *transcript.Transcript, back edit.Patch) {
	t.Helper()
	setup, state := s.reach(t)
	legal := state.Legal(nil, nil)
	action, actor := legal[s.rnd.IntN(len(legal))], "chance"
	if state.Actor() >= 0 {
		actor = setup.Seats[state.Actor()]
	}
	document := position(t, state)
	const tries, mostEdits, largest, oneIn = 40, 2, 12, 4
	for range tries {
		change, ok := edittest.Random(&s.words, document, s.rnd.IntN)
		if !ok {
			return nil, nil
		}
		spoilt, err := change.Apply(document)
		if err != nil {
			continue
		}
		text, err := json.Marshal(spoilt)
		require.NoError(t, err)
		other, err := s.entry.Game.Load(setup, text, nil)
		if err != nil || other.Check(state.Actor(), action, nil) == nil || other.Actor() != state.Actor() && s.rnd.IntN(oneIn) > 0 {
			continue
		}
		now := position(t, other)
		if back = edit.Diff(now, document); len(back) > mostEdits || back.Size(now) > largest {
			continue
		}
		text, err = json.Marshal(now)
		require.NoError(t, err)
		return one(t, engine.Start{Game: s.entry.Game.Name(), Setup: setup, Position: text}, actor+": "+state.Format(action)), back
	}
	return nil, nil
}

// one is a record of a few decisions.
func one(t *testing.T, start engine.Start, decisions ...string) *transcript.Transcript {
	t.Helper()
	record, err := transcript.New(start)
	require.NoError(t, err)
	for _, decision := range decisions {
		record, err = record.With(decision)
		require.NoError(t, err, decision)
	}
	return record
}

// Where one small change of the position makes a decision illegal, a change is found that makes it legal again, mostly, in every
// game. What is reported is true.
func TestAChangeIsFoundWhereThereIsOne(t *testing.T) {
	disputes, atLeast := 20, 15
	if testing.Short() {
		disputes, atLeast = 2, 1 // of few, one more or less says little
	}
	for _, entry := range games.All() {
		if testing.Short() && entry.Game.Name() == "union-stockyards" {
			continue // where the fewest are found, so that most are tried
		}
		t.Run(entry.Game.Name(), func(t *testing.T) {
			s := newSpoiler(t, entry)
			found, of, tried := 0, 0, 0
			const attempts = 8
			for range disputes * attempts {
				record, back := s.dispute(t)
				if record == nil {
					continue
				}
				v, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Singles})
				require.NoError(t, err)
				requireTrue(t, record, v)
				tried += v.Remedy.Tried
				if len(v.Remedy.Changes) > 0 {
					found++
				} else {
					t.Logf("none found for %s: %s (%s), which %v makes legal", v.Actor, v.Action, v.Reason, back)
				}
				if of++; of == disputes {
					break
				}
			}
			t.Logf("found for %d of %d, %d positions tried", found, of, tried)
			require.GreaterOrEqual(t, found*disputes, of*atLeast)
		})
	}
}

// requireTrue plays what a verdict says would be legal.
func requireTrue(t *testing.T, record *transcript.Transcript, v *judge.Verdict) {
	t.Helper()
	r := v.Remedy
	require.NotNil(t, r)
	disputed := v.Actor + ": " + v.Action
	upheld := func(record *transcript.Transcript, decisions ...string) {
		t.Helper()
		for _, decision := range decisions {
			var err error
			record, err = record.With(decision)
			require.NoError(t, err)
		}
		subject := &engine.Local{Game: find(t, v.Game).Game}
		report, err := transcript.Replay(t.Context(), record, subject, transcript.Options{IgnoreMarks: true, Files: pinned})
		require.NoError(t, err)
		require.Nil(t, report.Finding, "%v", decisions)
	}
	cut := func(n int) *transcript.Transcript {
		cut, err := record.Cut(n)
		require.NoError(t, err)
		return cut
	}
	for _, near := range r.Nearest {
		require.Contains(t, v.Legal, near.Action)
	}
	if r.By != "" {
		upheld(cut(v.Decision-1), r.By+": "+v.Action)
	}
	if r.Before != nil {
		require.Less(t, r.Before.Decision, v.Decision)
		upheld(cut(r.Before.Decision-1), disputed)
	}
	for _, step := range r.After {
		var decisions []string
		for _, d := range step {
			decisions = append(decisions, d.Actor+": "+d.Action)
		}
		upheld(cut(v.Decision-1), append(decisions, disputed)...)
	}
	subject := &engine.Local{Game: find(t, v.Game).Game}
	_, err := transcript.Replay(t.Context(), cut(v.Decision-1), subject, transcript.Options{IgnoreMarks: true, Files: pinned})
	require.NoError(t, err)
	text, _, err := subject.Position("")
	require.NoError(t, err)
	document, err := edit.Read(text)
	require.NoError(t, err)
	at := func(patch edit.Patch) *transcript.Transcript {
		start := record.Start()
		changed, err := patch.Apply(document)
		require.NoError(t, err)
		start.Position, err = json.Marshal(changed)
		require.NoError(t, err)
		return one(t, start)
	}
	if r.Then != nil {
		disputed, err := at(r.Then.Patch).With(disputed)
		require.NoError(t, err)
		report, err := transcript.Replay(t.Context(), disputed, subject, transcript.Options{IgnoreMarks: true, Files: pinned})
		require.NoError(t, err)
		require.NotNil(t, report.Finding)
		require.Equal(t, r.Then.Reason, report.Finding.Refusal().Reason)
		require.NotEqual(t, v.Reason, r.Then.Reason)
	}
	for _, change := range r.Changes {
		upheld(at(change.Patch), disputed)
		switch turn, is := strings.CutPrefix(change.Says, "it were "); {
		case is && strings.HasSuffix(turn, "'s turn"):
			require.Equal(t, v.Actor+"'s turn", turn)
			require.NotEqual(t, v.Actor, v.Turn.Actor)
		default: // the schema has the words for a yes or no
			whole := strings.Split(strings.ReplaceAll(change.Patch.Says(document), "in the position ", ""), ", and ")
			switches := slices.ContainsFunc(change.Patch, func(e edit.Edit) bool {
				_, is := edit.Patch{e}.Switch(document)
				return is
			})
			for said := range strings.SplitSeq(strings.ReplaceAll(change.Says, "in the position ", ""), ", and ") {
				require.True(t, slices.Contains(whole, said) || switches, "%q of %v", said, whole)
			}
		}
	}
}

var pinned = os.DirFS("../../golden")

func find(t *testing.T, game string) games.Entry {
	t.Helper()
	entry, err := games.Find(game)
	require.NoError(t, err)
	return entry
}

// What a verdict says of decisions in real games is true: of every precedent that the rules refuse, and of decisions of pinned games that
// are tried too early.
func TestWhatWouldMakeItLegalIsTrue(t *testing.T) {
	files, err := fs.Glob(pinned, "*/*.golden")
	require.NoError(t, err)
	const early, every = 3, 97
	judged := map[string]int{}
	for n, file := range files {
		record := recordIn(t, pinned, file)
		try := func(opts judge.Options) {
			opts.Files = pinned
			v, err := judgedOf(t.Context(), record, opts)
			var f *transcript.Finding
			if errors.As(err, &f) && f.Kind == transcript.MissingChance {
				return // tried where chance decides, and what it brings matters
			}
			require.NoError(t, err)
			if v.Remedy != nil && v.LeftOut == nil {
				judged[v.Game]++
				shown := record
				if opts.After != nil {
					shown, err = record.Cut(*opts.After)
					require.NoError(t, err)
				}
				requireTrue(t, shown, v)
			}
		}
		if strings.HasPrefix(file, "precedents/") {
			try(judge.Options{Others: judge.Singles})
			continue
		}
		const oneIn = 60
		if testing.Short() && n%oneIn != 0 || len(record.Decisions) <= early {
			continue
		}
		for at := n % (len(record.Decisions) - early); at < len(record.Decisions)-early; at += every {
			try(judge.Options{Others: judge.Alone, Try: record.Decisions[at+early].String(), After: &at})
		}
	}
	t.Log(judged)
	const known = 4 // a game that is new has one pinned game, of which this may judge none
	require.GreaterOrEqual(t, len(judged), known)
}
