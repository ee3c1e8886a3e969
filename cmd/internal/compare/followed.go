package compare

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Followed reports on games of one side that were played again in another program, the other side. The games
// were compared decision by decision, as long as both sides allowed the same actions and reached the same
// positions.
type Followed struct {
	// Side is the side that the games are from and Games is their number. Players names the kinds of players,
	// and Seed is the seed.
	Side    string `json:"side"`
	Games   int    `json:"games"`
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	// Part is the share of the games in which the sides differ.
	Part estimate.Estimate `json:"part"`
	// Unseen is a bound on events that no game showed: an event that occurs in this share of games is seen in
	// 95 of 100 such runs.
	Unseen float64 `json:"unseen"`
	// Positions reports that whole positions were compared, not only the effects of each decision.
	Positions bool `json:"positions"`
	// Slow reports that the other program is too old to list the legal actions of a whole record at once.
	Slow bool `json:"slow,omitempty"`
	// Hurried reports that the time for the search for shorter games ran out.
	Hurried bool `json:"hurried,omitempty"`
}

// sum adds up the compared games.
type sum struct {
	tables int
	tally  *pairs.Tally
	part   estimate.Share
	// early counts the games that differ before the first decision of a player. shared holds the number of
	// decisions before each first difference.
	early  int
	shared estimate.Numbers
	// best is the game in which each difference shows best.
	best map[pairs.Difference]*track
}

// shown is one compared game with its differences.
type shown struct {
	track *track
	gaps  []gap
	err   error
}

// play plays games on this side and again in the other program. The sum does not depend on the number of workers.
func (b *beside) play(ctx context.Context) *sum {
	all := &sum{tables: len(b.Tables), best: map[pairs.Difference]*track{},
		tally: &pairs.Tally{Met: map[pairs.Place]bool{}, Apart: map[string]bool{}, Differences: map[pairs.Difference]*pairs.Sum{}}}
	number := uint64(0)
	_ = play.Many(ctx, play.Range{Games: b.Games, Workers: b.Workers}, func() func(context.Context, uint64) shown {
		var runner play.Runner
		return func(ctx context.Context, number uint64) shown {
			t := b.game(&runner, number)
			gaps, err := b.follow(ctx, t)
			return shown{t, gaps, err}
		}
	}, func(s shown) bool {
		if s.err == nil {
			all.add(number, s)
			number++
		}
		return s.err == nil
	}) // the caller asks the context
	return all
}

// game plays a game on this side.
func (b *beside) game(runner *play.Runner, number uint64) *track {
	tables := uint64(len(b.Tables))
	start := b.start(b.Entry.Book.SeatNames(b.Tables[number%tables]))
	setup := b.Sides[b.here].side().Setup(start.Seats)
	state, err := b.Entry.New(setup, nil)
	if err != nil {
		return b.lay(start, nil)
	}
	var decisions []transcript.Decision
	players := b.Cast.Players(len(start.Seats), number/tables)
	_, _ = runner.Game(state, players, play.NewRand(b.Seed+number), 0, func(a engine.Action) {
		decisions = append(decisions, transcript.Decision{Actor: name(state.Actor(), start.Seats), Action: state.Format(a)})
	}) // a game without an end is compared up to the limit
	return b.lay(start, decisions)
}

func name(seat engine.Seat, seats []string) string {
	if seat == engine.Chance {
		return "chance"
	}
	return seat.Name(seats)
}

// add adds a game.
func (s *sum) add(number uint64, game shown) {
	s.part.Count(len(game.gaps) > 0)
	s.meet(game.track)
	seen := map[pairs.Difference]bool{}
	table := int(number) % s.tables
	for _, g := range game.gaps {
		if g.Kind == pairs.Narrower || g.Kind == pairs.Wider {
			s.tally.Met[pairs.Place{Phase: g.Phase, Verb: g.Verb}] = true
		}
		if seen[g.Difference] {
			continue // only the first one counts: a later one is never direct if the first is not
		}
		seen[g.Difference] = true
		found := pairs.Found{Difference: g.Difference, Number: number, Table: table, At: g.at, Direct: g.direct}
		if s.tally.Add(found).Best == found {
			s.best[g.Difference] = game.track
		}
	}
}

// meet notes the verbs of a game that were compared, and those that were not.
func (s *sum) meet(t *track) {
	for i := range t.spots {
		here := &t.spots[i]
		for _, verb := range here.verbs {
			if i < t.compared {
				s.tally.Met[pairs.Place{Phase: here.phase, Verb: verb}] = true
			} else {
				s.tally.Apart[verb] = true
			}
		}
	}
	if t.compared == len(t.spots) {
		return
	}
	shared := max(0, t.compared-1)
	s.shared.Add(shared)
	if !slices.ContainsFunc(t.decisions[:shared], player) {
		s.early++
	}
}

// followed returns the report on the compared games.
func (b *beside) followed(all *sum) *Followed {
	games := int(all.part.Of)
	return &Followed{Side: [...]string{"a", "b"}[b.here], Games: games, Players: b.Cast.Name, Seed: b.Seed, Part: all.part.Estimate(),
		Unseen: unseen(games), Positions: b.digests, Slow: b.other.Slow()}
}

// Text describes the games that were compared.
func (f *Followed) Text() string {
	other := map[string]string{"a": "b", "b": "a"}[f.Side]
	return "side " + other + " is another program, which cannot play pairs of games; instead, it followed " + prose.Count(f.Games, "game") + " of " +
		f.Players + " players on side " + f.Side + ", each up to the first difference"
}

// Says describes the games that were compared, and the share that differs.
func (f *Followed) Says() string { return f.Text() + differ(f.Games, f.Part, f.Unseen) }

// differ describes the share of games in which the sides differ; "" without games.
func differ(games int, part estimate.Estimate, unseen float64) string {
	if games == 0 {
		return ""
	}
	return "; the sides differ in " + percent(part) + " of games; " + rarest(unseen, "games")
}

// notes lists the limits of the comparison.
func (f *Followed) notes() (all []string) {
	if f.Games > 0 && !f.Positions {
		all = append(all, "the other program writes positions in another form, so only effects, scores and lists of legal actions were compared")
	}
	if f.Games > 0 && f.Hurried {
		all = append(all, "the search for shorter games ran out of time; --looking gives it more")
	}
	if f.Games > 0 && f.Slow {
		all = append(all, "the other program is too old for legal --every, so Yardstick started it again for every place of every game, about a minute per game; "+
			"name a later revision, or fewer games with --games")
	}
	return all
}
