package conformance

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/golden"
)

// Refused is an impossible position: the position of a reference game at some place, with a change.
type Refused struct {
	// Clause is the clause that refuses the position.
	Clause engine.Clause
	// Game is the name of the reference game. After is the number of its decisions before the position, and
	// Change is the change of the position.
	Game   string
	After  int
	Change edit.Patch
	// Start is a start at the impossible position, which is complete.
	Start engine.Start
}

// Name returns a name that is unique among the impossible positions of a game.
func (r *Refused) Name() string { return fmt.Sprintf("%s after %d of %s", r.Clause, r.After, r.Game) }

// RefusedFile is the file of a game's impossible positions, next to its reference games. A line contains the
// clause, the reference game, the number of decisions and the change as a JSON Patch, separated by tabs.
const RefusedFile = "refused.tsv"

// Refusals lists impossible positions of a game, at least one of each kind.
func Refusals(entry games.Entry) ([]Refused, error) {
	text, err := fs.ReadFile(golden.Files, path.Join(entry.Room, RefusedFile))
	if errors.Is(err, fs.ErrNotExist) { // a new game has no such file yet
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	set, err := golden.Open(entry)
	if err != nil {
		return nil, err
	}
	var all []Refused
	number := 0
	for line := range strings.Lines(string(text)) {
		if number++; strings.HasPrefix(line, "#") {
			continue
		}
		r, err := refused(line)
		record := set.Records[r.Game]
		if err == nil && record == nil {
			err = fmt.Errorf("there is no pinned game %q", r.Game)
		}
		if err == nil {
			r.Start, err = r.reach(entry, GameOf(record))
		}
		if err != nil {
			return nil, fmt.Errorf("golden/%s/%s:%d: %w", entry.Room, RefusedFile, number, err)
		}
		all = append(all, r)
	}
	return all, nil
}

// refused reads a line.
func refused(line string) (r Refused, err error) {
	parts := strings.Split(strings.TrimRight(line, "\n"), "\t")
	if len(parts) != 4 {
		return r, fmt.Errorf("a line has a clause, a pinned game, a number of decisions and a change, with tabs between")
	}
	r.Clause, r.Game = engine.Clause(parts[0]), parts[1]
	if r.After, err = strconv.Atoi(parts[2]); err != nil {
		return r, fmt.Errorf("%q is no number of decisions", parts[2])
	}
	if err := json.Unmarshal([]byte(parts[3]), &r.Change); err != nil {
		return r, fmt.Errorf("the change is no JSON Patch: %w", err)
	}
	return r, nil
}

// reach plays the reference game up to the position, and changes the position.
func (r *Refused) reach(entry games.Entry, game lockstep.Game) (engine.Start, error) {
	ours, start := &engine.Local{Game: entry.Game}, game.Start
	if _, err := ours.Start(start); err != nil {
		return start, err
	}
	for _, d := range game.Played[:min(max(r.After, 0), len(game.Played))] {
		if _, err := ours.Play(d.Actor, d.Action); err != nil {
			return start, err
		}
	}
	text, _, err := ours.Position("")
	if err != nil {
		return start, err
	}
	position, err := edit.Read(text)
	if err == nil {
		position, err = r.Change.Apply(position)
	}
	if err != nil {
		return start, err
	}
	if start.Position, err = json.Marshal(position); err == nil {
		start.Position, _ = document.Whole(entry.Game, start.Setup, start.Position, nil)
	}
	return start, err
}

// positionsRefused lists the trials for the impossible positions.
func positionsRefused(opts *Options) ([]job, error) {
	all, err := Refusals(opts.Game)
	if err != nil {
		return nil, err
	}
	var jobs []job
	for i, r := range all {
		name := fmt.Sprintf("%d, %s", i+1, r.Name())
		jobs = append(jobs, job{kind: Positions, name: name, run: func(ctx context.Context, s *seat) error { return s.refuses(ctx, &r) }})
	}
	return jobs, nil
}

// refuses tests whether an engine refuses a position that the game of this module refuses. The clause is not
// compared, because a random change may break several; scenarios test the clauses.
func (s *seat) refuses(ctx context.Context, r *Refused) error {
	s.c.Refuses = true
	if err := s.opts.fits(r.Start.Setup); err != nil {
		return err
	}
	if engine.OfferOf(s.b).Level < engine.Lists {
		return &engine.UnsupportedError{Why: "below level 2, no engine is asked whether a position is legal"}
	}
	err := s.round(ctx, engine.AtLevel(s.b, engine.Lists), func(t *lockstep.Table) error { return t.Open(r.Start) })
	s.c.Cited = []engine.Clause{r.Clause}
	return err
}
