package properties

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// A game is longer than the 30 steps that rapid takes on average, so that fewer games are played; and what rapid has not shrunk in a
// second is shrunk better after it has given up. The flags of rapid override this.
func TestMain(m *testing.M) {
	flag.Parse()
	usually("rapid.checks", "RAPID_CHECKS", "40")
	usually("rapid.steps", "RAPID_STEPS", "100")
	usually("rapid.shrinktime", "RAPID_SHRINKTIME", "1s")
	if os.Getenv("CI") != "" { // the same walks for every change: other seeds are for a person's machine
		usually("rapid.seed", "RAPID_SEED", "1")
	}
	os.Exit(m.Run())
}

// usually sets a flag that neither the command line nor the environment has set.
func usually(name, variable, value string) {
	_, given := os.LookupEnv(variable)
	flag.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	if given {
		return
	}
	if err := flag.Set(name, value); err != nil {
		panic(err)
	}
}

// Every law of every game, on walks that rapid draws and shrinks.
func TestEveryGameKeepsItsLaws(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			on := newSubject(entry.Game, entry.Book)
			p := property{on: on, held: laws(on), files: componentFiles(t, entry.Room)}
			p.check(t)
		})
	}
}

// componentFile is an owner's component file; the zero one stands for the components of the game.
type componentFile struct {
	name string
	data []byte
}

// componentFiles are the game's own components and the owners' files in the testdata of its room.
func componentFiles(t testing.TB, room string) []componentFile {
	t.Helper()
	files := []componentFile{{}}
	found, err := filepath.Glob(filepath.Join(room, "testdata", "*.yaml"))
	require.NoError(t, err)
	for _, name := range found {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		files = append(files, componentFile{name, data})
	}
	return files
}

// machine walks through a game by decisions that rapid draws. There is one rapid action for each verb of the game, chance's included; its
// argument is an index into the legal actions of that verb. So the same draws make a shorter game too.
type machine struct {
	*walk.Walk
	file componentFile
	err  error
	// skipped counts the verbs drawn in vain since the last decision.
	skipped int
}

// property is that walks keep laws, under the components of the game and those of its owners.
type property struct {
	on    *walk.Subject
	held  []walk.Law
	files []componentFile
	// last is the last walk that broke a law: once rapid is done, the one that it has shrunk.
	last *machine
}

// check looks for a walk that breaks a law. It fails with the shortest one as a record.
func (p *property) check(t rapid.TB) {
	defer func() {
		if p.last != nil {
			t.Logf("%s", p.last.report(t.Name()))
		}
	}()
	rapid.Check(t, p.walk)
}

// walk is one walk. Once a law is broken the others are left out: a game is shrunk faster under one law, and does not end up as the
// shortest game that breaks another one.
func (p *property) walk(t *rapid.T) {
	m := &machine{file: drawComponents(t, p.files)}
	setup := drawSetup(t, p.on)
	setup.Components = m.file.data
	opening := rapid.SliceOfN(rapid.IntRange(0, 59), longest, longest).Draw(t, "opening")
	m.Walk, m.err = walk.Begin(p.on, setup, nil, drawEffort(t), p.held)
	defer func() {
		if m.err == nil {
			return
		}
		if p.last = m; walk.LawOf(m.err).Watch != nil {
			p.held = []walk.Law{walk.LawOf(m.err)}
		}
	}()
	m.check(t)
	m.open(t, opening)
	actions := map[string]func(*rapid.T){"": m.check}
	for v, name := range p.on.Game.Verbs() {
		actions[name] = func(t *rapid.T) { m.decide(t, engine.Verb(v), name) }
	}
	t.Repeat(actions)
}

// drawComponents draws an owner's component file once in a while. That costs time: a file is read whenever a position is loaded.
func drawComponents(t *rapid.T, files []componentFile) componentFile {
	const seldom = 10
	i := rapid.IntRange(1, seldom).Draw(t, "components")
	return files[max(0, i-1-seldom+len(files))]
}

// drawEffort draws how much is tried in every position. Shrinking ends with a thorough walk; otherwise about one in a hundred is thorough:
// rapid draws a 0 more often than one would think, so it takes two. In the long form every law is checked in every position.
func drawEffort(t *rapid.T) int {
	haste := rapid.SliceOfN(rapid.IntRange(0, 30), 2, 2).Draw(t, "haste")
	switch {
	case haste[0]+haste[1] == 0:
		return walk.Thorough
	case !testing.Short():
		return sparing
	}
	return 1
}

// drawSetup draws the number of players, and some answers that are not the default.
func drawSetup(t *rapid.T, on *walk.Subject) engine.Setup {
	least, most := on.Book.Players.Min, on.Book.Players.Max
	n := rapid.IntRange(least, min(walk.Crowd, most)).Draw(t, "players")
	if most > walk.Crowd && rapid.IntRange(0, 9).Draw(t, "crowd") == 9 {
		n = rapid.IntRange(walk.Crowd+1, most).Draw(t, "players")
	}
	setup := engine.Setup{Seats: walk.Names(on.Book, n), Rulings: map[string]string{}}
	const deviations = 12
	var questions []int
	if open := len(on.Book.Questions); open > 0 {
		questions = rapid.SliceOfN(rapid.IntRange(0, open-1), 0, deviations).Draw(t, "questions")
	}
	for _, i := range questions {
		q := &on.Book.Questions[i]
		if !q.Fixed {
			walk.Deviate(setup.Rulings, q, rapid.IntRange(0, len(q.Options)-1).Draw(t, q.Name))
		}
	}
	walk.Admit(on.Game, on.Book, setup)
	return setup
}

// longest is the length of the longest opening that is drawn; in a longer one, the rest is always the first outcome.
const longest = 40

// open carries out what chance decides before the first player does. The order of verbs is fixed there, so none is drawn;
// and everything is drawn at once, so that a table with fewer players is dealt from the same draws.
func (m *machine) open(t *rapid.T, opening []int) {
	const endless = 500
	for m.Actor == engine.Chance && !m.Over() && len(m.Played) < endless {
		i := 0
		if n := len(m.Played); n < len(opening) {
			i = opening[n] % len(m.Legal)
		}
		m.play(i)
		m.check(t)
	}
}

// decide carries out one legal action of a verb. If only one verb is legal, it is taken whichever was drawn: a decision of
// chance is due, for instance. After the end nothing more happens.
func (m *machine) decide(t *rapid.T, v engine.Verb, name string) {
	if m.Over() {
		return
	}
	var of []int
	forced := true
	for i, a := range m.Legal {
		if m.State.Verb(a) == v {
			of = append(of, i)
		}
		forced = forced && m.State.Verb(a) == m.State.Verb(m.Legal[0])
	}
	const patience = 30 // rapid's own is 100, and it then gives the whole test up
	switch {
	case forced || len(of) == 0 && m.skipped == patience:
		m.play(rapid.IntRange(0, len(m.Legal)-1).Draw(t, "any"))
	case len(of) == 0:
		m.skipped++
		t.Skip("nothing of this verb is legal")
	default:
		m.play(of[rapid.IntRange(0, len(of)-1).Draw(t, name)])
	}
}

func (m *machine) play(i int) {
	m.skipped = 0
	m.err = m.Move(m.Legal[i])
}

// check fails if a law is broken. All failures come from here, or rapid would take them for different ones and not shrink.
func (m *machine) check(t *rapid.T) {
	if m.err != nil {
		t.Fatalf("%v", m.err)
	}
}

// report shrinks further what rapid has left, writes it to a file as a record, and says what to do with that.
func (m *machine) report(test string) string {
	w, err := walk.Shrink(context.Background(), m.Walk, m.err, shrinking)
	record := w.Record(err)
	name := "yardstick-" + strings.NewReplacer("/", "-", "\\", "-").Replace(test) + ".yard"
	path := filepath.Join(os.TempDir(), name)
	advice := "to have it judged: yardstick judge " + path
	if m.file.name != "" {
		advice += " --components properties/" + filepath.ToSlash(m.file.name)
	}
	if err := os.WriteFile(path, []byte(record), 0o644); err != nil {
		advice = err.Error()
	}
	return fmt.Sprintf("%v\n%s\n%s", err, record, advice)
}
