package knobs_test

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/features"
)

var (
	update  = flag.Bool("update", false, "look for the records that do not hold any more")
	anew    = flag.Bool("anew", false, "look for all of them")
	game    = flag.String("game", "", "of this game alone")
	workers = flag.Int("workers", 2, "how many are looked for at the same time")
	limit   = flag.Duration("for", 0, "look no longer than that: what was not looked for stays as it was")
)

// mostOthers is how many other values of a figure are tried.
const mostOthers = 3

// long is from how many decisions on a scenario is asked for, which says the same in fewer words.
const long = 80

// search looks for the record of every knob.
type search struct {
	knobs.Finder
	reasons []knobs.Reason
	// was is what was found before.
	was   *knobs.Table
	shown map[features.Answer]features.Place
}

// kept is what was found before, if it holds.
func (s *search) kept(ctx context.Context, of string) (knobs.Knob, bool) {
	k := s.before(of)
	return k, k.Of != "" && s.holds(ctx, &k) == nil
}

func (s *search) answer(ctx context.Context, a price.Answer) (knobs.Knob, error) {
	if k, ok := s.kept(ctx, a.String()); ok {
		return k, nil
	}
	k := knobs.Knob{Of: a.String()}
	found, err := s.Find(ctx, &k)
	if err != nil || found && len(k.Played) <= long {
		return k, err
	}
	place, ok := s.shown[features.Answer{Question: s.Entry.Book.Question(a.Question).ID, Option: a.Option}]
	if ok {
		k = knobs.Knob{Of: k.Of, Kind: knobs.Scenario, Says: underAnother, Scenario: filepath.Base(place.File) + ": " + place.Name}
	}
	return k, nil
}

// underAnother is what a scenario says of an answer; another test holds it.
const underAnother = "the scenario is played under the answer, and comes out otherwise under another"

func (s *search) figure(ctx context.Context, field string) (knobs.Knob, error) {
	if k, ok := s.kept(ctx, field); ok {
		return k, nil
	}
	k := knobs.Knob{Of: field}
	others := s.Box.Others(field, mostOthers)
	if others[0].Refused != "" {
		k.Kind, k.Says = knobs.Refused, others[0].Refused
		return k, nil
	}
	if knobs.IsNote(field) {
		k.Sets, k.Kind = others[0].Sets, knobs.Note
		return k, nil
	}
	weak := k
	for _, o := range others {
		k = knobs.Knob{Of: field, Sets: o.Sets}
		found, err := s.Find(ctx, &k)
		if err != nil || found && len(k.Played) <= long {
			return k, err
		}
		if found || weak.Kind == "" && k.Kind != "" {
			weak = k
		}
		if found {
			break
		}
	}
	reason := s.reason(field)
	k = knobs.Knob{Of: field, Sets: others[0].Sets}
	if reason == "" || weak.Kind != "" {
		if found, err := s.scenario(ctx, &k); err != nil || found {
			return k, err
		}
	}
	if weak.Kind == "" {
		weak.Sets, weak.Kind, weak.Says = others[0].Sets, knobs.Silent, reason
	}
	return weak, nil
}

// reason is why a figure matters nowhere, "" if nobody has said.
func (s *search) reason(field string) string {
	for _, r := range s.reasons {
		if r.Fits(field) {
			return r.Says
		}
	}
	return ""
}

// scenario looks for the first scenario that comes out otherwise, and fills it in.
func (s *search) scenario(ctx context.Context, k *knobs.Knob) (bool, error) {
	within, stop := context.WithCancel(ctx)
	defer stop()
	err := s.run(within, k, nil, func(r features.Scenario, opened bool) {
		if k.Kind == "" && opened && otherwise(r) {
			k.Kind, k.Says = knobs.Scenario, says(r)
			k.Scenario = filepath.Base(r.File) + ": " + r.Name
			stop()
		}
	})
	if k.Kind != "" {
		return true, nil
	}
	return false, err
}

// run runs the scenarios of the game with what a knob sets, where they say nothing else, and reports each, and whether its game could be
// opened.
func (s *search) run(ctx context.Context, k *knobs.Knob, only func(string) bool, ran func(features.Scenario, bool)) error {
	other := k.Sides(s.Entry, s.Box)[1]
	last := &owned{refused: true}
	_, err := features.Run(ctx, features.Options{Game: s.Entry.Name(), Only: only, Ran: func(r features.Scenario) { ran(r, !last.refused) },
		Subject: func(string) (engine.Subject, error) {
			last = &owned{Subject: &engine.Local{Game: s.Entry.Game}, box: other.Components}
			return last, nil
		}})
	return err
}

// otherwise reports whether a scenario came out otherwise, and not only says what cannot be.
func otherwise(s features.Scenario) bool {
	return s.Failure != nil && s.Failure.Step != "" && !s.Failure.Unknown
}

// says is the step that fails and why; of a refusal the clause alone, so that neither the words of its reason nor what else is legal there
// make the table stale.
func says(s features.Scenario) string {
	return strings.Join(strings.Fields(s.Failure.Step+": "+whole.ReplaceAllString(s.Failure.Message, "$1")), " ")
}

// whole matches a refusal up to its clause and ruling, and then the rest of the message.
var whole = regexp.MustCompile(`(?s)((?:"|\bit) is refused because of [^\s:]+(?: and the ruling [^\s:]+)?): .*$`)

// owned is an engine with components of its own; refused says that it could not begin with them.
type owned struct {
	engine.Subject
	box     []byte
	refused bool
}

// Start opens a game.
func (o *owned) Start(start engine.Start) (engine.Outcome, error) {
	if start.Components == nil {
		start.Components = o.box
	}
	out, err := o.Subject.Start(start)
	o.refused = o.refused || err != nil
	return out, err
}

func found(t *testing.T, entry games.Entry) *knobs.Table {
	t.Helper()
	s := &search{Finder: knobs.Finder{Entry: entry, Box: boxOf(t, entry)}}
	var err error
	s.reasons, err = knobs.Reasons(entry.Book)
	require.NoError(t, err)
	s.shown, err = features.Shown(entry.Name())
	require.NoError(t, err)
	ctx := t.Context()
	if *limit > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, *limit)
		defer stop()
	}
	var names []string
	var jobs []func() (knobs.Knob, error)
	for _, a := range price.Answers(entry) {
		names = append(names, a.String())
		jobs = append(jobs, func() (knobs.Knob, error) { return s.answer(ctx, a) })
	}
	if s.Box != nil {
		for _, f := range entry.Book.Figures {
			names = append(names, f.Path)
			jobs = append(jobs, func() (knobs.Knob, error) { return s.figure(ctx, f.Path) })
		}
	}
	if was, err := os.ReadFile(filepath.Join("..", entry.Room, knobs.File)); err == nil && !*anew {
		s.was, err = knobs.Parse(string(was))
		require.NoError(t, err)
	}
	table := &knobs.Table{Knobs: make([]knobs.Knob, len(jobs))}
	var wait sync.WaitGroup
	queue := make(chan int)
	for range *workers {
		wait.Go(func() {
			for i := range queue {
				k, err := jobs[i]()
				if err != nil && ctx.Err() != nil {
					k, err = s.before(names[i]), nil
				}
				if err != nil {
					t.Error(err)
				}
				table.Knobs[i] = k
				t.Logf("%d of %d: %s: %s after %d decisions: %s", i+1, len(jobs), k.Of, k.Kind, len(k.Played), k.Says)
			}
		})
	}
	for _, i := range s.order(names) {
		queue <- i
	}
	close(queue)
	wait.Wait()
	table.Knobs = slices.DeleteFunc(table.Knobs, func(k knobs.Knob) bool { return k.Of == "" })
	return table
}

// order has what was never looked for first.
func (s *search) order(names []string) (list []int) {
	for i := range names {
		list = append(list, i)
	}
	slices.SortStableFunc(list, func(i, j int) int {
		return cmp.Compare(len(s.before(names[i]).Of), 0) - cmp.Compare(len(s.before(names[j]).Of), 0)
	})
	return list
}

// before is what was found of something before; without a name if nothing was.
func (s *search) before(of string) knobs.Knob {
	for _, k := range s.was.Of(of) {
		if k.Of == of {
			return k
		}
	}
	return knobs.Knob{}
}

// Every answer and every figure has its record, and both sides differ after it as it says; or it has a scenario that comes out otherwise,
// or it is said why nothing does.
func TestEveryKnobMatters(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if *game != "" && *game != entry.Name() {
				t.Skip("another game")
			}
			if *update {
				file := filepath.Join("..", entry.Room, knobs.File)
				require.NoError(t, os.WriteFile(file, []byte(found(t, entry).Text()), 0o644))
				return
			}
			t.Parallel()
			h := newHolder(t, entry)
			if h.table == nil {
				require.Empty(t, h.names(), "run make knobs GAME=%s", entry.Name())
				return
			}
			var has []string
			scenarios := scenariosOf(t, entry)
			for i := range h.table.Knobs {
				k := &h.table.Knobs[i]
				has = append(has, k.Of)
				if _, name, _ := strings.Cut(k.Scenario, ": "); k.Kind == knobs.Scenario {
					assert.True(t, scenarios[name], "%s: the scenario has another name now: run make knobs GAME=%s", k.Of, entry.Name())
				}
				assert.True(t, k.Kind != knobs.Scenario || !whole.MatchString(k.Says), "%s: a refusal ends with its clause", k.Of)
				if !testing.Short() || i%each == 0 || k.Kind == knobs.Silent {
					assert.NoError(t, h.holds(t.Context(), k), "run make knobs GAME=%s", entry.Name())
				}
			}
			require.Equal(t, h.names(), has, "run make knobs GAME=%s", entry.Name())
			for _, r := range h.reasons {
				require.True(t, slices.ContainsFunc(h.table.Knobs, func(k knobs.Knob) bool { return k.Kind == knobs.Silent && r.Fits(k.Of) }),
					"%s: %s: what it gives a reason for matters", knobs.ReasonsFile, r.Fields)
			}
		})
	}
}

// What holds is kept, and what does not is looked for again: a scenario that has another name now, or comes out otherwise.
func TestWhatDoesNotHoldIsLookedForAgain(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	h := newHolder(t, entry)
	h.was = h.table
	for i := range h.table.Knobs {
		k := h.table.Knobs[i]
		if k.Kind != knobs.Scenario {
			continue
		}
		_, kept := h.kept(t.Context(), k.Of)
		require.True(t, kept, k.Of)
		renamed := k
		renamed.Scenario += ", as it was called"
		h.was = &knobs.Table{Knobs: []knobs.Knob{renamed}}
		_, kept = h.kept(t.Context(), k.Of)
		require.False(t, kept, k.Of)
		return
	}
	require.Fail(t, "no scenario shows a knob")
}

// scenariosOf are the names of the scenarios of a game, none of which is run.
func scenariosOf(t *testing.T, entry games.Entry) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	_, err := features.Run(t.Context(), features.Options{Game: entry.Name(), Only: func(name string) bool {
		names[name] = true
		return false
	}})
	require.NoError(t, err)
	return names
}

// each says that one of so many knobs is looked at in the short form.
const each = 30

// holder holds the knobs of a game to what they say.
type holder struct {
	*search
	table *knobs.Table
}

func newHolder(t *testing.T, entry games.Entry) *holder {
	t.Helper()
	h := &holder{search: &search{Finder: knobs.Finder{Entry: entry, Box: boxOf(t, entry)}}}
	var errs [3]error
	h.table, errs[0] = knobs.Read(entry.Book)
	h.reasons, errs[1] = knobs.Reasons(entry.Book)
	h.shown, errs[2] = features.Shown(entry.Name())
	require.NoError(t, errors.Join(errs[:]...))
	return h
}

// names are the answers and the figures of the game.
func (h *holder) names() (list []string) {
	for _, a := range price.Answers(h.Entry) {
		list = append(list, a.String())
	}
	for _, f := range h.Entry.Book.Figures {
		list = append(list, f.Path)
	}
	return list
}

// holds checks what a knob says.
func (s *search) holds(ctx context.Context, k *knobs.Knob) error {
	var says string
	kind := k.Kind
	switch k.Kind {
	case knobs.Refused:
		says = s.Box.Others(k.Of, 1)[0].Refused
	case knobs.Note:
		if !knobs.IsNote(k.Of) {
			kind = ""
		}
	case knobs.Silent:
		if says = s.reason(k.Of); says == "" {
			return fmt.Errorf("%s: it can be set and matters nowhere, and %s says no reason", k.Of, knobs.ReasonsFile)
		}
	case knobs.Scenario:
		return s.otherwise(ctx, k)
	default:
		var err error
		if kind, says, err = k.Play(s.Entry, s.Box); err != nil {
			return err
		}
	}
	if kind != k.Kind || says != k.Says {
		return fmt.Errorf("%s: %s, %q; the table has %s, %q", k.Of, kind, says, k.Kind, k.Says)
	}
	return nil
}

// otherwise runs the scenario of a knob.
func (s *search) otherwise(ctx context.Context, k *knobs.Knob) error {
	file, name, _ := strings.Cut(k.Scenario, ": ")
	if question, option, answer := strings.Cut(k.Of, "="); answer {
		place, ok := s.shown[features.Answer{Question: s.Entry.Book.Question(question).ID, Option: option}]
		if !ok || place.Name != name || filepath.Base(place.File) != file {
			return fmt.Errorf("%s: it is not %q that shows it any more", k.Of, k.Scenario)
		}
		if k.Says != underAnother {
			return fmt.Errorf("%s: %q; the table has %q", k.Of, underAnother, k.Says)
		}
		return nil
	}
	now := *k
	now.Kind = ""
	err := s.run(ctx, k, func(scenario string) bool { return scenario == name }, func(r features.Scenario, opened bool) {
		if opened && otherwise(r) && filepath.Base(r.File) == file {
			now.Kind, now.Says = knobs.Scenario, says(r)
		}
	})
	switch {
	case err != nil:
	case now.Kind == "":
		err = fmt.Errorf("%s: there is no scenario %q that comes out otherwise", k.Of, k.Scenario)
	case now.Says != k.Says:
		err = fmt.Errorf("%s: %q comes out as %q; the table has %q", k.Of, k.Scenario, now.Says, k.Says)
	}
	return err
}
