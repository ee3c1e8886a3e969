package compare_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// foreign is a faulty engine: it sells nothing, counts a point too many for a player, and dies at a bonus card.
type foreign struct {
	engine.Local
	sells, counts, dies bool
	// quiet lists nothing, and gone is the number of games after which the engine does not start again, 0 for never.
	quiet         bool
	gone, started int
	// stop, if not nil, is called at the third game, and the engine has ended then.
	stop func()
}

func (f *foreign) Offer() engine.Offer {
	if f.quiet {
		return engine.Offer{Level: engine.Plays}
	}
	return engine.Offer{Level: engine.Lists, Position: true}
}

func (f *foreign) Start(start engine.Start) (engine.Outcome, error) {
	if f.started++; f.gone > 0 && f.started > f.gone {
		return engine.Outcome{}, engine.ErrNotRun
	}
	if f.stop != nil && f.started == 3 {
		f.stop()
		return engine.Outcome{}, engine.ErrFailed
	}
	return f.Local.Start(start)
}

func (f *foreign) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := f.Local.Legal()
	return slices.DeleteFunc(legal, func(c engine.Choice) bool { return !f.sells && strings.HasPrefix(c.Action, "buy ") }), out, err
}

func (f *foreign) Turn() (engine.Turn, error) {
	turn, err := f.Local.Turn()
	if turn.Scores = slices.Clone(turn.Scores); !f.counts && len(turn.Scores) > 0 && turn.Scores[0] > 0 {
		turn.Scores[0]++
	}
	return turn, err
}

func (f *foreign) Play(actor, action string) (engine.Outcome, error) {
	if f.dies && strings.HasPrefix(action, "play ") {
		return engine.Outcome{}, engine.ErrFailed
	}
	return f.Local.Play(actor, action)
}

// dueled compares two engines, or an engine with a reading if b is nil.
func dueled(t *testing.T, a, b *foreign) *compare.Report {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	sides := [2]compare.Side{compare.SideOf("default", reading.Of(entry)), compare.SideOf("default", reading.Of(entry))}
	for i, f := range []*foreign{a, b} {
		if f != nil {
			f.Local.Game = entry.Game
			sides[i] = compare.SideOfEngine("engine:mine", "mine 1", entry, f, nil)
		}
	}
	c := &compare.Comparison{Entry: entry, Sides: sides, Games: 12, Tables: []int{2, 3}, Seed: 1, PlayAlone: true}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	if b != nil && b.stop != nil {
		b.stop = stop
	}
	said, err := c.Run(ctx)
	require.NoError(t, err)
	return said
}

func right() *foreign { return &foreign{sells: true, counts: true} }

// Engines that play alike are reported as equal, with the parts that were not compared.
func TestEnginesThatAgree(t *testing.T) {
	said := dueled(t, right(), right())
	assert.Empty(t, said.Found())
	require.NotNil(t, said.Lockstep)
	assert.Equal(t, 12, said.Lockstep.Games)
	assert.Greater(t, said.Lockstep.Decisions, 1000)
	text := flat(said)
	assert.Contains(t, text, "12 games played at random on both sides")
	assert.Nil(t, said.Scenarios, "nobody asked for them")
	assert.NotContains(t, said.NeverMet, "draw deck")
	assert.NotContains(t, said.NeverMet, "swap center", "whose object follows a hyphen")
}

// A short game shows an action that only one engine lists, from either side, against an engine or a reading.
func TestEnginesThatDiffer(t *testing.T) {
	for name, row := range map[string]struct {
		a, b *foreign
		kind pairs.Kind
		says string
	}{
		"two engines":             {right(), &foreign{counts: true}, pairs.Narrower, "only a allows"},
		"the other way":           {&foreign{counts: true}, right(), pairs.Wider, "a refuses: not listed as legal, although the action is carried out"},
		"a reading and an engine": {nil, &foreign{counts: true}, pairs.Narrower, "only a allows"},
		"scores":                  {right(), &foreign{sells: true}, pairs.Score, "a: ["},
	} {
		t.Run(name, func(t *testing.T) {
			said := dueled(t, row.a, row.b)
			found := said.Found()
			i := slices.IndexFunc(found, func(d compare.Difference) bool { return d.Kind == row.kind })
			require.GreaterOrEqual(t, i, 0, flat(said))
			assert.Less(t, found[i].Decisions, 60, "it was made short")
			assert.NotContains(t, flat(said), "in 12 pairs", "engines play games")
			assert.Contains(t, flat(said), row.says)
			assert.Positive(t, said.Lockstep.Part.Value)
			files, err := said.Records(t.Context())
			require.NoError(t, err)
			require.Len(t, files, len(found))
			_, err = said.Features(t.Context())
			require.NoError(t, err)
			assert.LessOrEqual(t, strings.Count(said.Markdown("yardstick"), "\n"), compare.MostLines)
		})
	}
}

// An engine that fails to answer ends its game, and is reported.
func TestAnEngineThatDies(t *testing.T) {
	said := dueled(t, right(), &foreign{sells: true, counts: true, dies: true})
	require.Len(t, said.Lockstep.Failed, 1)
	assert.Contains(t, flat(said), " fails to answer b: ")
	assert.Regexp(t, "^side b, .*, differs from side a, .*, in .*1 kind of failure to answer ", flat(said))
	assert.Positive(t, said.Lockstep.Part.Value)
}

// Games that were not run are not reported as equal.
func TestAnEngineThatIsNotStartedAgain(t *testing.T) {
	said := dueled(t, right(), &foreign{sells: true, counts: true, gone: 5})
	assert.True(t, said.Stopped)
	assert.Equal(t, 5, said.Lockstep.Games)
	assert.Contains(t, flat(said), "The comparison was stopped early")
	assert.Contains(t, flat(said), "fails to answer b: the engine is not started again")
	assert.Contains(t, flat(said), "5 games played at random on both sides")
}

// The legal actions of an engine that lists nothing are not compared.
func TestAnEngineThatListsNothing(t *testing.T) {
	said := dueled(t, right(), &foreign{sells: true, counts: true, quiet: true})
	assert.Empty(t, said.Direction)
	assert.Empty(t, said.NeverMet)
	assert.Contains(t, flat(said), "not compared legal actions: side b is at level 0 and does not list them")
	assert.NotContains(t, flat(said), " of decision, which --json lists")
}

// An engine that ends because a person stops the comparison has not failed.
func TestAComparisonOfEnginesIsStopped(t *testing.T) {
	said := dueled(t, right(), &foreign{sells: true, counts: true, stop: func() {}})
	assert.True(t, said.Stopped)
	assert.Equal(t, 2, said.Lockstep.Games)
	assert.Empty(t, said.Lockstep.Failed)
	assert.Zero(t, said.Lockstep.Part.Value)
}

// timed is an engine that allows loading from the sorting yard at any time, unless the start of a game overrides it.
type timed struct{ engine.Local }

func (e *timed) Start(start engine.Start) (engine.Outcome, error) {
	rulings := map[string]string{"yard-timing": "any-time"}
	maps.Copy(rulings, start.Rulings)
	start.Rulings = rulings
	return e.Local.Start(start)
}

// An engine gets the results of the reading that it plays, and no questions beyond its offer.
func TestTheSuiteOnEngines(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is run four times")
	}
	read := run(t, question(t, "yardmaster", 2, nil, []string{"yard-timing=any-time"}))
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	duel := func(a, b engine.Subject) *compare.Report {
		t.Helper()
		sides := [2]compare.Side{compare.SideOf("default", reading.Of(entry)), compare.SideOfEngine("engine:b", "b", entry, b, nil)}
		if a != nil {
			sides[0] = compare.SideOfEngine("engine:a", "a", entry, a, nil)
		}
		said, err := (&compare.Comparison{Entry: entry, Sides: sides, Games: 1, Tables: []int{2}, Seed: 1}).Run(t.Context())
		require.NoError(t, err)
		return said
	}
	b := &timed{engine.Local{Game: entry.Game}}
	said := duel(&engine.Local{Game: entry.Game}, b)
	require.Equal(t, read.Scenarios, said.Scenarios)
	require.NotEmpty(t, read.Pinned.Part)
	require.Equal(t, read.Pinned.All, said.Pinned.All)
	require.Len(t, said.Pinned.Part, len(read.Pinned.Part))
	for i, p := range said.Pinned.Part {
		other := read.Pinned.Part[i]
		require.Equal(t, []any{other.File, other.Line, other.Decision, other.Action}, []any{p.File, p.Line, p.Decision, p.Action})
	}
	dies := &foreign{sells: true, counts: true, dies: true}
	dies.Local.Game = entry.Game
	said = duel(nil, dies) // the engine lists legal actions, and refuses without a clause
	require.NotEmpty(t, said.Pinned.Part)
	require.Equal(t, compare.Ground{Says: "fails to answer"}, said.Pinned.Part[0].B)
	require.Contains(t, said.Pinned.Part[0].Action, "play ")
	require.Contains(t, flat(said), " scenarios: one side lacks an ability that they need")
	for _, s := range said.Scenarios.Differ {
		require.Contains(t, s.B, engine.ErrFailed.Error(), s.Name)
	}
}
