package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/golden"
)

// found is an impossible position, with its kind.
type found struct {
	clause, kind, game, change string
	after                      int
}

func (f found) line() string {
	return fmt.Sprintf("%s\t%s\t%d\t%s\n", f.clause, f.game, f.after, f.change)
}

// search looks for the simplest impossible positions of each kind.
type search struct {
	entry games.Entry
	// tries is the number of changes of each position that are tried.
	tries  int
	words  edit.Words
	spoken map[string]bool
	// listed holds the positions of the file that their clauses still refuse. known holds their kinds, and best
	// holds the other positions found.
	listed []found
	known  map[string]bool
	best   map[string]found
}

// kind returns the clause with the reason, without names and numbers.
func (s *search) kind(v *engine.Violation) string {
	words := strings.Fields(v.Reason)
	for i, word := range words {
		bare := strings.Trim(word, ":,.;'s$")
		if strings.ContainsAny(word, "0123456789") || s.spoken[bare] || s.spoken[strings.TrimSuffix(bare, "'s")] {
			words[i] = "_"
		}
	}
	return string(v.Clause) + " " + strings.Join(slices.Compact(words), " ")
}

// speak notes the words of a document.
func (s *search) speak(v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, part := range v {
			s.spoken[name] = true
			s.speak(part)
		}
	case []any:
		for _, part := range v {
			s.speak(part)
		}
	case string:
		s.spoken[v] = true
	}
}

// refuse notes a change if the game refuses the position with it, and the whole position too.
func (s *search) refuse(setup engine.Setup, position any, f found, change edit.Patch) {
	changed, err := change.Apply(position)
	if err != nil {
		return
	}
	text, err := json.Marshal(changed)
	if err != nil {
		return
	}
	_, err = s.entry.Load(setup, text, nil)
	var v *engine.Violation
	if !errors.As(err, &v) {
		return
	}
	f.clause, f.kind = string(v.Clause), s.kind(v)
	if s.known[f.kind] {
		return
	}
	patch, _ := json.Marshal(change)
	f.change = string(patch)
	if had, has := s.best[f.kind]; has && (had.game != f.game || len(had.change) <= len(f.change)) {
		return
	}
	_, whole := document.Whole(s.entry.Game, setup, text, nil)
	if whole || !slices.ContainsFunc(change, func(e edit.Edit) bool { return e.Op == edit.Remove }) {
		s.best[f.kind] = f
	}
}

// positions looks for impossible positions in the reference games of a game, and keeps those that are listed
// and still refused.
func (s *search) positions(out io.Writer) error {
	set, err := golden.Open(s.entry)
	if err != nil {
		return err
	}
	names := set.Pinned.Names()
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Compare(len(set.Records[a].Rulings), len(set.Records[b].Rulings))
	})
	for _, learn := range []bool{true, false} {
		if !learn {
			s.keep(out) // its kinds leave out the words that were learned
		}
		for n, name := range names {
			if err := s.game(name, set.Records[name], uint64(n), learn); err != nil {
				return fmt.Errorf("golden/%s/%s: %w", s.entry.Room, name, err)
			}
		}
	}
	return nil
}

// keep notes the positions that are listed and still refused by their clauses.
func (s *search) keep(out io.Writer) {
	had, err := conformance.Refusals(s.entry)
	if err != nil {
		fmt.Fprintf(out, "all are looked for anew: %v\n", err)
	}
	for _, r := range had {
		_, err := s.entry.Load(r.Start.Setup, r.Start.Position, nil)
		var v *engine.Violation
		if errors.As(err, &v) && v.Clause == r.Clause {
			patch, _ := json.Marshal(r.Change)
			s.listed = append(s.listed, found{string(v.Clause), s.kind(v), r.Game, string(patch), r.After})
			s.known[s.kind(v)] = true
		}
	}
}

// game tries changes of the positions of a game or, with learn, learns the words in them.
func (s *search) game(name string, record *transcript.Transcript, seed uint64, learn bool) error {
	const every = 9
	l, start, decisions := &engine.Local{Game: s.entry.Game}, record.Start(), len(record.Decisions)
	if _, err := l.Start(start); err != nil {
		return err
	}
	rnd := rand.New(rand.NewPCG(seed, uint64(s.tries)))
	for i := range decisions + 1 {
		if i%every == 0 || i >= decisions-1 || i < 40 {
			position, err := positionOf(l)
			if err != nil {
				return err
			}
			if learn {
				s.words.Learn(position)
				s.speak(position)
			} else {
				s.change(start.Setup, position, found{game: name, after: i}, rnd)
			}
		}
		if i < decisions {
			if _, err := l.Play(record.Decisions[i].Actor, record.Decisions[i].Action); err != nil {
				return err
			}
		}
	}
	return nil
}

// positionOf returns the position of a game.
func positionOf(l *engine.Local) (any, error) {
	text, _, err := l.Position("")
	if err != nil {
		return nil, err
	}
	return edit.Read(text)
}

// change tries changes of a position, one to three edits each.
func (s *search) change(setup engine.Setup, position any, f found, rnd *rand.Rand) {
	for n := range s.tries {
		var change edit.Patch
		changed := position
		for range 1 + n*3/s.tries {
			e, _ := edittest.Random(&s.words, changed, rnd.IntN)
			if next, err := e.Apply(changed); err == nil {
				changed, change = next, append(change, e)
			}
		}
		s.refuse(setup, position, f, change)
	}
}

// write writes the file below root, by clause: the listed positions, and then a few of the other kinds.
func (s *search) write(root string, out io.Writer) error {
	const most = 4
	all, count := s.listed, map[string]int{}
	for _, f := range s.listed {
		count[f.clause]++
	}
	for _, kind := range slices.Sorted(maps.Keys(s.best)) {
		f := s.best[kind]
		if count[f.clause]++; count[f.clause] <= most {
			all = append(all, f)
			fmt.Fprintln(out, kind)
		}
	}
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(a.clause, b.clause) })
	var lines strings.Builder
	for _, f := range all {
		lines.WriteString(f.line())
	}
	file := filepath.Join(root, "golden", s.entry.Room, conformance.RefusedFile)
	return os.WriteFile(file, []byte("# clause\tpinned game\tdecisions\tchange\n"+lines.String()), 0o666)
}
