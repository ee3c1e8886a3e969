package features_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// listed holds the contents of a list in positions of pinned games, in all its places.
type listed struct {
	// kept says that the game takes its elements in another order and leaves them so, fixed that it refuses them so.
	kept, fixed bool
	// orders are the lists seen, with the seats of their games.
	orders [][]string
	seats  [][]string
}

// everyOf is the number of decisions between two positions of a pinned game that are checked.
const everyOf = 23

// eachPosition shows positions of pinned games, whole and as everybody sees them.
func eachPosition(t *testing.T, p *page, show func(setup engine.Setup, whole any, views []any)) {
	t.Helper()
	set := pinnedOf(t, p.entry)
	for _, name := range set.Pinned.Names() {
		record, ours := set.Records[name], &engine.Local{Game: p.entry.Game}
		_, err := ours.Start(record.Start())
		require.NoError(t, err)
		read := func(seat string) (document any) {
			text, _, err := ours.Position(seat)
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(text, &document))
			return document
		}
		for i, d := range record.Decisions {
			if _, err := ours.Play(d.Actor, d.Action); err != nil {
				break // what is attempted there is refused
			}
			if i%everyOf == 0 {
				var views []any
				for _, seat := range append(slices.Clone(record.Seats), "chance") {
					views = append(views, read(seat))
				}
				show(record.Start().Setup, read(""), views)
			}
		}
	}
}

// parts shows every part of a document with its place, in which the numbers of elements and names that objects go by are left open; set
// exchanges it.
func parts(document any, at string, show func(at string, part any, set func(any))) {
	switch of := document.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(of)) {
			part := of[name]
			where := strings.TrimPrefix(at+"/"+named.ReplaceAllString(name, "*"), "/")
			show(where, part, func(other any) { of[name] = other })
			parts(part, where, show)
		}
	case []any:
		for _, element := range of {
			parts(element, at+"/*", show)
		}
	}
}

// named are names of spaces, which differ from position to position.
var named = regexp.MustCompile(`^[a-z][0-9]+$`)

// texts are the elements of a list as words; objects go by their names. It is nil for other lists.
func texts(list []any) (all []string) {
	for _, element := range list {
		switch of := element.(type) {
		case string:
			all = append(all, of)
		case float64:
			all = append(all, strconv.Itoa(int(of)))
		case map[string]any:
			name, is := of["name"].(string)
			if !is {
				name, is = of["tile"].(string)
			}
			if !is {
				return nil
			}
			all = append(all, name)
		default:
			return nil
		}
	}
	return all
}

// listsOn lists the lists of a position, each with the order of its elements.
func listsOn(t *testing.T, p *page) string {
	all := map[string]*listed{}
	eachPosition(t, p, func(setup engine.Setup, whole any, _ []any) {
		parts(whole, "", func(at string, part any, set func(any)) {
			list, is := part.([]any)
			if !is || len(list) < 2 || len(list) == 2 && fmt.Sprint(list[0]) == fmt.Sprint(list[1]) {
				return
			}
			if all[at] == nil {
				all[at] = &listed{}
			}
			all[at].look(p, setup, whole, list, set)
		})
	})
	says := map[string]string{}
	var open []string // in an order of their own
	for _, at := range slices.Sorted(maps.Keys(all)) {
		if says[at] = all[at].order(); says[at] == "" {
			open = append(open, at)
		}
	}
	for i, at := range open {
		alike := slices.IndexFunc(open[:i], func(other string) bool { return all[at].shares(all[other]) })
		order, told := ownOrder(all, at, open)
		switch says[at] = order; {
		case alike >= 0:
			says[at] = "as in `" + open[alike] + "`"
		case !told:
			require.True(t, all[at].asOnPage(p), "%s: the positions do not tell in which order %s is", p.file, at)
			says[at] = "that of the words above"
		}
	}
	if len(says) == 0 {
		return "A position has no list of several elements.\n"
	}
	state, err := p.entry.New(engine.Setup{Seats: walk.Names(p.entry.Book, p.entry.Book.Players.Min)}, nil)
	require.NoError(t, err)
	var b strings.Builder
	b.WriteString("| list | order of its elements |\n| --- | --- |\n")
	for _, row := range together(says, reflect.TypeOf(state.Position())) {
		fmt.Fprintf(&b, "| `%s` | %s |\n", row[0], row[1])
	}
	return b.String()
}

// together are the lists with what is said of them; those under names that differ are one if the same is said of all.
func together(says map[string]string, of reflect.Type) (rows [][2]string) {
	under := map[string]map[string]bool{}
	for at, order := range says {
		wide := widely(at, of)
		if under[wide] == nil {
			under[wide] = map[string]bool{}
		}
		under[wide][order] = true
	}
	for _, at := range slices.Sorted(maps.Keys(says)) {
		row := [2]string{at, says[at]}
		if wide := widely(at, of); len(under[wide]) == 1 {
			row[0] = wide
		}
		if !slices.Contains(rows, row) {
			rows = append(rows, row)
		}
	}
	return rows
}

// widely is a place with a star for each name in an object of names.
func widely(at string, of reflect.Type) string {
	steps := strings.Split(at, "/")
	for i, step := range steps {
		for of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		switch of.Kind() {
		case reflect.Map:
			steps[i] = "*"
			of = of.Elem()
		case reflect.Slice:
			of = of.Elem()
		case reflect.Struct:
			for field := range of.NumField() {
				if name, _, _ := strings.Cut(of.Field(field).Tag.Get("json"), ","); name == step {
					of = of.Field(field).Type
					break
				}
			}
		}
	}
	return strings.Join(steps, "/")
}

// shares reports whether something stands in both lists.
func (l *listed) shares(other *listed) bool {
	for _, list := range l.orders {
		for _, element := range list {
			if slices.ContainsFunc(other.orders, func(o []string) bool { return slices.Contains(o, element) }) {
				return true
			}
		}
	}
	return false
}

// ownOrder is the order of a list that all have which share something with it.
func ownOrder(all map[string]*listed, at string, open []string) (order string, told bool) {
	var lists [][]string
	for _, other := range open {
		if all[other].shares(all[at]) {
			lists = append(lists, all[other].orders...)
		}
	}
	return merged(lists)
}

// look notes a list, and what the game does to it if it is turned round.
func (l *listed) look(p *page, setup engine.Setup, whole any, list []any, set func(any)) {
	l.orders, l.seats = append(l.orders, texts(list)), append(l.seats, setup.Seats)
	const most = 30
	if len(l.orders) > most {
		return
	}
	turned := slices.Clone(list)
	slices.Reverse(turned)
	set(turned)
	text, _ := json.Marshal(whole)
	set(list)
	plain, _ := json.Marshal(whole)
	if string(text) == string(plain) {
		return
	}
	state, err := p.entry.Load(setup, text, nil)
	if err != nil {
		l.fixed = true
		return
	}
	var again any
	now, _ := json.Marshal(state.Position())
	_ = json.Unmarshal(now, &again)
	now, _ = json.Marshal(again)
	l.kept = l.kept || string(now) != string(plain)
}

// viewsOn lists the parts that only a view has.
func viewsOn(t *testing.T, p *page) string {
	whole, seen := map[string]bool{}, map[string]bool{}
	eachPosition(t, p, func(_ engine.Setup, position any, views []any) {
		parts(position, "", func(at string, _ any, _ func(any)) { whole[at] = true })
		for _, view := range views {
			parts(view, "", func(at string, _ any, _ func(any)) { seen[at] = true })
		}
	})
	var only []string
	for _, at := range slices.Sorted(maps.Keys(seen)) {
		if !whole[at] {
			only = append(only, "`"+at+"`")
		}
	}
	if only == nil {
		return "No part is in views alone.\n"
	}
	return "Only views have " + strings.Join(only, ", ") + "; leave them out of a whole position.\n"
}
