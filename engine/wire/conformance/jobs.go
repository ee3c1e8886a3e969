package conformance

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// precedents lists the trials for the precedents of the game.
func precedents(opts *Options) ([]job, error) {
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return nil, err
	}
	all, _, err := precedent.Folder(folder, "golden/precedents", games.Find)
	if err != nil {
		return nil, err
	}
	var jobs []job
	for _, p := range all {
		if p.Game == opts.Game.Name() {
			jobs = append(jobs, record(opts, Precedents, path.Base(p.File), p.Transcript))
		}
	}
	return jobs, nil
}

// pinned lists the trials for the reference games.
func pinned(opts *Options) ([]job, error) {
	set, err := golden.Open(opts.Game)
	if err != nil {
		return nil, err
	}
	var jobs []job
	for _, name := range set.Pinned.Names() {
		jobs = append(jobs, record(opts, Games, name, set.Records[name]))
	}
	return jobs, nil
}

// GameOf returns the start and all decisions of a record.
func GameOf(t *transcript.Transcript) lockstep.Game {
	game := lockstep.Game{Start: t.Start()}
	for _, d := range t.Decisions {
		game.Played = append(game.Played, lockstep.Decision{Actor: d.Actor, Action: d.Action})
	}
	return game
}

// record returns a trial that plays a record.
func record(opts *Options, kind Kind, name string, t *transcript.Transcript) job {
	game := GameOf(t)
	return job{kind: kind, name: name, run: func(ctx context.Context, s *seat) error {
		if err := s.opts.fits(game.Start.Setup); err != nil {
			return err
		}
		return s.replay(ctx, lockstep.Game{Start: s.opts.complete(game.Start), Played: game.Played})
	}}
}

// complete returns a start whose position the game of this module has completed, so that all engines start from
// the same position.
func (o *Options) complete(start engine.Start) engine.Start {
	if start.Position != nil {
		start.Position, _ = document.Whole(o.Game.Game, start.Setup, start.Position, nil)
	}
	return start
}

// asideError is the reason why a trial does not apply to an engine with these answers and components.
type asideError struct{ why string }

func (e *asideError) Error() string { return e.why }

// fits returns an [*asideError] if the answers of a set-up differ from those that the engine plays.
func (o *Options) fits(setup engine.Setup) error {
	if !bytes.Equal(setup.Components, o.Components) {
		return &asideError{"the run uses other components"}
	}
	for _, name := range slices.Sorted(maps.Keys(o.Reading)) { // always in the same order
		played := o.Reading[name]
		q := o.Game.Book.Question(o.Game.Book.Prefix + "-R-" + name)
		if q == nil {
			continue
		}
		asked, ok := setup.Rulings[name]
		if !ok {
			asked = q.Options[q.Default].ID
		}
		if asked != played {
			if why := o.guess(name); why != nil {
				return why
			}
			return &asideError{fmt.Sprintf("the engine plays %s=%s, but the trial is under %s", name, played, asked)}
		}
	}
	return nil
}

// guess returns an error if the engine's answer to a question is unknown, nil if it is known.
func (o *Options) guess(question string) error {
	if !slices.Contains(o.Guessed, question) {
		return nil
	}
	return &engine.UnsupportedError{Why: "it could not be asked which answer to " + question + " it plays"}
}

// walks lists the trials for random games.
func walks(opts *Options) ([]job, error) {
	var jobs []job
	for n := range opts.Walks {
		jobs = append(jobs, opts.oneWalk(n))
	}
	return jobs, nil
}

// oneWalk returns the trial for a random game by its number, from 0.
func (o *Options) oneWalk(n int) job {
	return job{kind: Walks, name: fmt.Sprint(n + 1), run: func(ctx context.Context, s *seat) error { return s.walk(ctx, uint64(n)) }}
}

// walk plays a random game. Every second game has random answers, and of each four games the last two begin at
// a position.
func (s *seat) walk(ctx context.Context, number uint64) error {
	source := rand.NewPCG(s.opts.Seed, number)
	rnd := rand.New(source)
	book := s.opts.Game.Book
	fewest, most := s.opts.players()
	players := fewest + rnd.IntN(most-fewest+1)
	setup := engine.Setup{Seats: walk.Names(book, players)}
	if number%2 == 1 {
		setup = walk.Mixed(s.opts.Game.Game, book, players, rnd.IntN)
	}
	setup.Rulings, setup.Components = s.opts.rulings(setup.Rulings), s.opts.Components
	start := engine.Start{Game: s.opts.Game.Name(), Setup: setup}
	if number%4 >= 2 {
		if err := s.reach(&start, rnd); err != nil {
			return err
		}
	}
	return s.duel(ctx, func(t *lockstep.Table) error {
		again := *source // every round plays the same game
		return t.Walk(ctx, start, rand.New(&again), s.opts.Decisions)
	})
}

// players returns the smallest and the largest number of players in a random game.
func (o *Options) players() (fewest, most int) {
	all := o.Game.Book.Players
	fewest, most = max(o.Players.Min, all.Min), min(cmp.Or(o.Players.Max, all.Max), all.Max)
	if fewest > most { // if no number fits both, each trial reports that
		return all.Min, all.Max
	}
	return fewest, most
}

// rulings returns answers without the defaults, and with the answers that the engine plays in their place.
func (o *Options) rulings(mixed map[string]string) map[string]string {
	all := map[string]string{}
	for _, q := range o.Game.Book.Questions {
		option, settled := o.Reading[q.Name]
		if !settled {
			option = mixed[q.Name]
		}
		if option != "" && option != q.Options[q.Default].ID {
			all[q.Name] = option
		}
	}
	return all
}

// reach replaces a start by a position that the game of this module reaches from there.
func (s *seat) reach(start *engine.Start, rnd *rand.Rand) error {
	ours := &engine.Local{Game: s.opts.Game.Game}
	if _, err := ours.Start(*start); err != nil {
		return nil // then both sides refuse it
	}
	for range rnd.IntN(200) {
		turn, err := ours.Turn()
		if err != nil {
			return err
		}
		legal, _, err := ours.Legal()
		if err != nil || len(legal) == 0 {
			return err
		}
		if _, err := ours.Play(turn.Actor, legal[rnd.IntN(len(legal))].Action); err != nil {
			return err
		}
	}
	document, _, err := ours.Position("")
	start.Position = slices.Clone(document)
	return err
}
