package properties

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// What a position leaves out is filled in; what it says, and be it nothing, it says: of every part of every position that a game reaches,
// and of a position that says nothing else, an empty list and a zero are refused or kept, and null is refused as no value.
func TestWhatAPositionSaysIsKept(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Game.Name(), func(t *testing.T) {
			t.Parallel()
			s := said{on: newSubject(entry.Game, entry.Book), tried: map[string]bool{}}
			walks := uint64(40)
			if testing.Short() {
				walks = 5
			}
			for seed := range walks {
				rnd := rand.New(rand.NewPCG(seed, 1))
				w := reach(s.on, seed, int(seed)*int(seed), rnd)
				s.try(t, w)
			}
			require.NotZero(t, s.kept)
			require.NotZero(t, s.refused)
			require.Empty(t, s.breaches, strings.Join(s.breaches, "\n"))
		})
	}
}

// said counts what became of parts that say nothing.
type said struct {
	on            *walk.Subject
	tried         map[string]bool
	kept, refused int
	breaches      []string
	// listsPlayers says that a position lists its players by name.
	listsPlayers bool
}

// slot is a part of a position: the steps to it, its name with a star for what is a name in the game or a number, its type, and whether it
// is an element of a list.
type slot struct {
	steps   []string
	name    string
	of      reflect.Type
	counted bool
}

func (p slot) String() string { return p.name }

// try tries every part of a position: in the whole position, and alone.
func (s *said) try(t *testing.T, w *walk.Walk) {
	document, err := edit.Read(w.Document())
	require.NoError(t, err)
	root := reflect.TypeOf(w.State.Position()).Elem()
	all := slots(slot{of: root}, document)
	s.listsPlayers = slices.ContainsFunc(all, func(p slot) bool { return p.name == "/players/*/name" })
	for _, p := range all {
		for _, value := range nothings(p.of, p.counted) {
			whole, err := put(document, p, value)
			require.NoError(t, err)
			s.load(w.Setup, p, value, whole)
			if alone := s.alone(w.Setup, p, value); alone != nil {
				s.load(w.Setup, p, value, alone)
			}
		}
	}
}

// slots are the parts that a position could have, those that it leaves out too.
func slots(at slot, value any) (found []slot) {
	of := at.of
	if of.Kind() == reflect.Pointer {
		at.of = of.Elem()
		return slots(at, value)
	}
	step := func(name string, inner reflect.Type, value any) {
		p := slot{append(slices.Clone(at.steps), name), at.name + "/" + name, inner, of.Kind() == reflect.Slice}
		if of.Kind() != reflect.Struct {
			p.name = at.name + "/*"
		}
		found = append(found, p)
		found = append(found, slots(p, value)...)
	}
	object, _ := value.(map[string]any)
	switch of.Kind() {
	case reflect.Struct:
		if at.steps != nil && object == nil {
			return nil
		}
		for i := range of.NumField() {
			name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			step(name, of.Field(i).Type, object[name])
		}
	case reflect.Map:
		for _, name := range some(slices.Sorted(maps.Keys(object))) {
			step(name, of.Elem(), object[name])
		}
	case reflect.Slice:
		list, _ := value.([]any)
		for i := range some(list) {
			step(strconv.Itoa(i), of.Elem(), list[i])
		}
	}
	return found
}

// some are the first elements of a list: the others are no different.
func some[T any](list []T) []T { return list[:min(2, len(list))] }

// nothings are the values of a type that say nothing, null first. An empty word that is no element of a list is as if left out.
func nothings(of reflect.Type, counted bool) []any {
	switch of.Kind() {
	case reflect.Pointer:
		return nothings(of.Elem(), counted)
	case reflect.Struct, reflect.Map:
		return []any{nil, map[string]any{}}
	case reflect.Slice:
		return []any{nil, []any{}}
	case reflect.String:
		if !counted {
			return []any{nil}
		}
		return []any{nil, ""}
	case reflect.Bool:
		return []any{nil, false}
	}
	return []any{nil, json.Number("0")}
}

// put is a document with another value of a part.
func put(document any, p slot, value any) (any, error) {
	path := "/" + strings.Join(p.steps, "/")
	change := edit.Edit{Op: edit.Replace, Path: path, Value: value}
	if at, err := lookup(document, p.steps); err != nil || at == nil {
		change.Op = edit.Add
	}
	return change.Apply(document)
}

func lookup(document any, steps []string) (any, error) {
	for _, step := range steps {
		switch in := document.(type) {
		case map[string]any:
			document = in[step]
		case []any:
			i, _ := strconv.Atoi(step)
			if i >= len(in) {
				return nil, fmt.Errorf("no %s", step)
			}
			document = in[i]
		default:
			return nil, nil
		}
	}
	return document, nil
}

// alone is a position of which only the part is said; nil for parts of parts.
func (s *said) alone(setup engine.Setup, p slot, value any) any {
	document := map[string]any{}
	players := make([]any, len(setup.Seats))
	for i, name := range setup.Seats {
		players[i] = map[string]any{"name": name}
	}
	if s.listsPlayers {
		document["players"] = players
	}
	switch {
	case len(p.steps) == 1:
		document[p.steps[0]] = value
	case len(p.steps) == 3 && s.listsPlayers && p.steps[0] == "players":
		i, _ := strconv.Atoi(p.steps[1])
		players[i].(map[string]any)[p.steps[2]] = value
	default:
		return nil
	}
	return document
}

// load notes what becomes of a document in which a part says nothing.
func (s *said) load(setup engine.Setup, p slot, value, document any) {
	text := walk.Text(document)
	loaded, err := s.on.Game.Load(setup, text, nil)
	key := p.steps[len(p.steps)-1]
	if p.counted {
		key = "[" // elements are counted from 1
	}
	switch {
	case err != nil && value == nil && !strings.Contains(err.Error(), key):
		s.breach("%s: null is taken", p)
	case err != nil:
		s.refused++
	case value == nil:
		s.breach("%s: null is taken", p)
	default:
		read, _ := edit.Read(walk.Text(loaded.Position()))
		now, _ := lookup(read, p.steps)
		if says(value, now, p) {
			s.kept++
			return
		}
		s.breach("%s: %s is another", p, walk.Text(value))
	}
}

// says reports whether a value of a position says the same as one that says nothing. An object of parts is filled in part by part, and
// one under a name of the game may be left out where all its parts are.
func says(nothing, now any, p slot) bool {
	of := p.of
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	if of.Kind() == reflect.Struct {
		return now != nil || strings.HasSuffix(p.name, "/*")
	}
	return now == nil || reflect.DeepEqual(nothing, now) || of.Kind() == reflect.Map && allNothing(now)
}

// allNothing reports whether an object says of each of its names that there is nothing.
func allNothing(object any) bool {
	for _, value := range object.(map[string]any) {
		if value != json.Number("0") {
			return false
		}
	}
	return true
}

func (s *said) breach(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !s.tried[text] {
		s.tried[text] = true
		s.breaches = append(s.breaches, text)
	}
}
