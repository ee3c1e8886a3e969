package features_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// heard holds the actions that scenarios send to the engine of a game, and whether each was carried out.
type heard struct {
	mu  sync.Mutex
	all map[string]bool
}

// hearings holds the actions sent while the scenarios of these runs are played, by game.
var hearings = func() map[string]*heard {
	all := map[string]*heard{}
	for _, e := range games.All() {
		all[e.Name()] = &heard{all: map[string]bool{}}
	}
	return all
}()

// of is an engine that behaves like the other; what it is asked to play is kept.
func (h *heard) of(subject engine.Subject) engine.Subject { return &hearing{subject, h} }

type hearing struct {
	engine.Subject
	by *heard
}

func (s *hearing) Play(actor, action string) (engine.Outcome, error) {
	out, err := s.Subject.Play(actor, action)
	if v := new(engine.Violation); err == nil || errors.As(err, &v) {
		s.by.mu.Lock()
		defer s.by.mu.Unlock()
		s.by.all[action] = s.by.all[action] || err == nil
	}
	return out, err
}

// TestEveryActionHasAFormOnThePage: what is played in pinned games and scenarios, tried in scenarios, and legal in random games is of one
// form, and each form is that of an action that was legal somewhere, or tried if no rule allows it.
func TestEveryActionHasAFormOnThePage(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			p := pageOf(t, e)
			pinned, err := golden.Open(e)
			require.NoError(t, err)
			for _, record := range pinned.Records {
				for _, d := range record.Decisions {
					p.met(t, d.Action, d.Actor == "chance", true)
				}
			}
			covered(t, e.Book)
			for action, legal := range hearings[e.Name()].all {
				f := p.met(t, action, false, false)
				f.legal = f.legal || legal
			}
			p.playouts(t)
			for _, f := range p.forms {
				assert.Equal(t, f.by != "nobody", f.legal, "%s, by %s, was legal somewhere", f.spelling, f.by)
				assert.True(t, f.tried, "%s was never tried", f.spelling)
			}
		})
	}
}

// met notes an action, and that it was legal.
func (p *page) met(t *testing.T, action string, byChance, legal bool) *form {
	t.Helper()
	f, err := p.of(action)
	if !assert.NoError(t, err) {
		return &form{} // the next may be missing as well
	}
	f.tried = true
	if legal {
		f.legal = true
		require.True(t, f.by == "either" || byChance == (f.by == "chance"), "who decides %q, which is %s", action, f.spelling)
	}
	return f
}

// playouts are random games under mixed answers at tables of every size, in which the lists and the weights of chance are compared with
// the page.
func (p *page) playouts(t *testing.T) {
	const plays, most = 24, 700
	weighed := map[string]int{}
	for n := range uint64(plays) {
		rnd := play.NewRand(n)
		size := p.entry.Book.Players.Min + int(n)%(min(p.entry.Book.Players.Max, walk.Crowd)-p.entry.Book.Players.Min+1)
		setup := walk.Mixed(p.entry.Game, p.entry.Book, size, rnd.IntN)
		s, err := p.entry.New(setup, nil)
		require.NoError(t, err)
		for range most {
			legal := s.Legal(nil, nil)
			if len(legal) == 0 {
				break
			}
			for i, a := range legal {
				if i > 100 && rnd.IntN(len(legal)) > 100 {
					continue
				}
				f := p.met(t, s.Format(a), s.Actor() == engine.Chance, true)
				const enough = 30
				if i == 0 && s.Actor() == engine.Chance && f.spelling != "" && weighed[f.spelling] < enough {
					weighed[f.spelling]++
					assert.NoError(t, p.weigh(s, f, legal), "%s under %v", f.spelling, setup.Rulings)
				}
			}
			if s.Actor() == engine.Chance {
				s.Apply(play.Chance(s, legal, rnd), nil)
			} else {
				s.Apply(legal[rnd.IntN(len(legal))], nil)
			}
		}
	}
	for spelling := range p.chance {
		assert.True(t, slices.ContainsFunc(p.forms, func(f *form) bool { return f.spelling == spelling && f.by != "player" }), spelling)
	}
}

// weigh compares the weights of what chance may bring with what the page says: "equal"; or the copies in a part of the position, which the
// last word of the action names; or numbers of cards that are written out, less those in a part of the position.
func (p *page) weigh(s engine.State, f *form, legal []engine.Action) error {
	says, ok := p.chance[f.spelling]
	if !ok {
		return errors.New("the page has no row for this decision of chance")
	}
	weights := map[string]int{}
	total := 0
	for _, a := range legal {
		w, of := s.Odds(a)
		text := s.Format(a)
		weights[text[strings.LastIndex(text, " ")+1:]] += w
		total = of
	}
	part := coded(says)
	switch {
	case says == "equal":
		for text, w := range weights {
			if w*len(weights) != total {
				return fmt.Errorf("%s has weight %d in %d, and the page says equal", text, w, total)
			}
		}
		return nil
	case strings.HasPrefix(says, "copies in "):
		copies, err := copiesIn(s, part[0])
		if err == nil && !maps.Equal(copies, weights) {
			err = fmt.Errorf("the weights are %v, and the copies in %s %v", weights, part[0], copies)
		}
		return err
	}
	used, err := copiesIn(s, part[0])
	for text, w := range weights {
		if !slices.Contains(part, text+": "+strconv.Itoa(w+used[text])) {
			return fmt.Errorf("%s has weight %d in %d, which %q does not say", text, w, total, says)
		}
	}
	return err
}

// copiesIn counts the pieces of a pile in a position, by name. The path is of names with points between them; PLAYER stands for whoever
// is on turn.
func copiesIn(s engine.State, path string) (map[string]int, error) {
	text, err := json.Marshal(s.Position())
	if err != nil {
		return nil, err
	}
	var at any
	if err := json.Unmarshal(text, &at); err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(path, ".") {
		parts, _ := at.(map[string]any)
		at = parts[name]
	}
	copies := map[string]int{}
	switch pile := at.(type) {
	case map[string]any:
		for name, n := range pile {
			number, _ := n.(float64)
			copies[name] = int(number)
		}
	case nil: // an empty pile may be left out
	case []any:
		for _, name := range pile {
			copies[fmt.Sprint(name)]++
		}
	default:
		return nil, fmt.Errorf("the position has no pile %s", path)
	}
	return copies, nil
}
