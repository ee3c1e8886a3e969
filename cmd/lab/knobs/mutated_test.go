package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// mutations is the number of files tried for each game, shortly that in the short form.
const (
	mutations = 2500
	shortly   = 20
)

// What is read can be played: a component file and a reading that are accepted never make a game fail, at whatever table, nor break a
// law.
func TestWhatIsReadCanBePlayed(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			box, err := newBox(entry)
			require.NoError(t, err)
			m := &mutants{entry: entry, box: box}
			for n := range m.files() {
				m.try(t, uint64(n))
			}
			t.Logf("%d files: %d were read, %d decisions played, %d games did not end", m.files(), m.read, m.decisions, m.endless)
			require.Greater(t, 2*m.read, m.files(), "most files are read")
		})
	}
}

type mutants struct {
	entry                    games.Entry
	box                      *box
	read, decisions, endless int
}

func (m *mutants) files() int {
	if testing.Short() {
		return shortly
	}
	return mutations
}

// try writes the file with a number, has it read, and plays under it if it is.
func (m *mutants) try(t *testing.T, number uint64) {
	t.Helper()
	const most = 5
	rnd := rand.New(rand.NewPCG(number, 14))
	files := fstest.MapFS{}
	text := "game: " + m.entry.Name() + "\n"
	var sets []knobs.Set
	if m.box != nil {
		var box []byte
		box, sets = m.box.mutated(1+rnd.IntN(most), rnd.IntN)
		files["box.yaml"] = &fstest.MapFile{Data: spoilt(box, rnd)}
		text += "components: box.yaml\n"
	}
	text += m.answers(rnd)
	r, err := reading.Read("mutant.reading.yaml", []byte(text), files, games.All())
	if err != nil {
		return
	}
	m.read++
	assert.NoError(t, m.play(r, rnd), "file %d: %v\n%s", number, sets, text)
}

// spoilt leaves out a letter, once in a while.
func spoilt(text []byte, rnd *rand.Rand) []byte {
	if rnd.IntN(16) > 0 {
		return text
	}
	i := rnd.IntN(len(text))
	return append(append([]byte{}, text[:i]...), text[i+1:]...)
}

// answers answers some questions.
func (m *mutants) answers(rnd *rand.Rand) string {
	var b strings.Builder
	for _, q := range m.entry.Book.Questions {
		if !q.Fixed && rnd.IntN(6) == 0 {
			fmt.Fprintf(&b, "  %s: %s\n", q.Name, q.Options[rnd.IntN(len(q.Options))].ID)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "answers:\n" + b.String()
}

// play plays a game under a reading, at a table of some size.
func (m *mutants) play(r *reading.Reading, rnd *rand.Rand) (err error) {
	players := m.entry.Book.Players
	seats := m.entry.Book.SeatNames(players.Min + rnd.IntN(players.Max-players.Min+1))
	played := 0
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic after %d decisions of %v: %v", played, seats, p)
		}
	}()
	s, err := m.entry.New(r.Setup(seats), nil)
	var forbidden *engine.Violation
	if errors.As(err, &forbidden) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("%d players: %w", len(seats), err)
	}
	cast, err := play.CastOf([]string{"random", "corners"}[rnd.IntN(2)])
	if err != nil {
		return err
	}
	before, laws := s.Clone(), m.entry.Laws()
	if err := hold(laws, nil, 0, s); err != nil {
		return err
	}
	deciders := cast.Players(len(seats), 0)
	play.Begin(deciders)
	const limit = 3000
	var legal []engine.Action
	for ; s.Actor() != engine.Nobody; played++ {
		if played == limit {
			m.endless++
			return nil
		}
		legal = s.Legal(legal[:0], nil)
		if len(legal) == 0 {
			return fmt.Errorf("after %d decisions of %v: %w", played, seats, &play.StuckError{Actor: s.Actor()})
		}
		var a engine.Action
		if actor := s.Actor(); actor == engine.Chance {
			a = play.Chance(s, legal, rnd)
		} else {
			a = deciders[actor].Choose(s, legal, rnd)
		}
		before.Assign(s)
		s.Apply(a, nil)
		m.decisions++
		if rnd.IntN(8) == 0 || s.Actor() == engine.Nobody {
			if err := hold(laws, before, a, s); err != nil {
				return fmt.Errorf("decision %d of %v, %s: %w", played+1, seats, before.Format(a), err)
			}
		}
	}
	return nil
}

// hold checks the laws of a game.
func hold(laws []engine.Law, before engine.State, a engine.Action, after engine.State) error {
	for i := range laws {
		if err := laws[i].Hold(before, a, after); err != nil {
			return fmt.Errorf("%s: %w", laws[i].ID, err)
		}
	}
	return nil
}

// mutated is a component file with so many values changed at random, and what it sets. What the game refuses is left out again more often
// than not. Random(n) is from 0 to n-1.
func (b *box) mutated(values int, random func(n int) int) ([]byte, []knobs.Set) {
	figures := b.book.Figures
	var sets []knobs.Set
	for range values {
		n := b.Nodes[figures[random(len(figures))].Path]
		if isNote(n.Field) || slices.ContainsFunc(sets, func(s knobs.Set) bool { return s.Field == n.Field }) {
			continue
		}
		more := append(slices.Clone(sets), knobs.Set{Field: n.Field, Value: b.any(n, random)})
		if repaired, wrong := b.repaired(more); wrong == nil || random(8) == 0 {
			sets = repaired
		}
	}
	text, _ := b.File(sets)
	return text, sets
}

var fromTo = regexp.MustCompile(`a whole number from (-?\d+) to (-?\d+)$`)

// any is some other value; of a number often one that the reader says it takes, the ends of its range first.
func (b *box) any(n *source.Node, random func(n int) int) string {
	if n.Kind == source.Number && random(3) > 0 {
		_, wrong := b.File([]knobs.Set{{Field: n.Field, Value: "1000000"}})
		if wrong == nil {
			return "1000000"
		}
		if m := fromTo.FindStringSubmatch(wrong.Allowed); m != nil {
			least, _ := strconv.Atoi(m[1])
			most, _ := strconv.Atoi(m[2])
			return strconv.Itoa([]int{least, most, least + random(most-least+1)}[random(3)])
		}
	}
	list := b.values(n)
	if len(list) == 0 {
		return written(n)
	}
	return list[random(len(list))]
}
