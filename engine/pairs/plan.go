package pairs

import (
	"context"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Side contains the game and the setup for one of the two games of a pair.
type Side struct {
	Game engine.Game
	// Rulings are the answers to open questions. Components is an owner's component file, as in
	// [engine.Setup].
	Rulings    map[string]string
	Components []byte
}

// Setup returns the setup of the side's game with the given seats.
func (s Side) Setup(seats []string) engine.Setup {
	return engine.Setup{Seats: seats, Rulings: s.Rulings, Components: s.Components}
}

// Plan describes the pairs to play. A Plan must not change after Open.
type Plan struct {
	// Sides are A and B. Both games have the same verbs and pack their actions in the same way.
	Sides [2]Side
	// Tables are the seats of each table. Pairs use the tables in turn.
	Tables [][]string
	// Cast names the kinds of players. The zero Cast means random players.
	Cast play.Cast
	// Seed is the seed of chance and of the players.
	Seed uint64
	// Known returns a pair of another plan that has the same game on side A, or nil. A pair then takes the result of that
	// game from there in place of playing the game again. Known may be nil.
	Known func(number uint64) *Pair
	// Limit is the number of decisions after which a game counts as endless; 0 is [play.DefaultLimit].
	Limit int

	starts  [2][]engine.State
	refused [2][]*engine.Violation
}

// Open opens the first positions of a plan; call it before any other method. Open returns an error
// if a set-up cannot be read. If the rules refuse a set-up, [Plan.Refusal] returns the reason.
func (p *Plan) Open() error {
	for side := range p.Sides {
		p.starts[side], p.refused[side] = nil, nil
		for _, seats := range p.Tables {
			s, err := p.Sides[side].Game.New(p.Sides[side].Setup(seats), nil)
			var refusal *engine.Violation
			if err != nil && !errors.As(err, &refusal) {
				return fmt.Errorf("the set-up of side %s: %w", [...]string{"a", "b"}[side], err)
			}
			if err != nil {
				s = nil
			}
			p.starts[side] = append(p.starts[side], s)
			p.refused[side] = append(p.refused[side], refusal)
		}
	}
	return nil
}

// Refusal returns the reason why a side, 0 or 1, refuses a table; nil if it accepts the table.
func (p *Plan) Refusal(side, table int) *engine.Violation { return p.refused[side][table] }

// place describes the game of a pair: table, deal, seats and players.
type place struct {
	table int
	// seed is the seed of the deal and the deciders. first is the seat of the first decider. turn selects the
	// order of the kinds of players.
	seed  uint64
	first int
	turn  int
}

// at returns the place for a number. Tables take turns, and a table repeats a deal for each of its
// seats.
func (p *Plan) at(number uint64) place {
	tables := uint64(len(p.Tables))
	table := number % tables
	seats := uint64(len(p.Tables[table]))
	round := number / tables
	deal := round / seats
	return place{table: int(table), seed: mix(mix(p.Seed, table), deal), first: int(round % seats), turn: int(deal % uint64(p.turns()))}
}

func (p *Plan) turns() int { return max(1, p.Cast.Turns()) }

func (p *Plan) limit() int {
	if p.Limit > 0 {
		return p.Limit
	}
	return play.DefaultLimit
}

// spelled reports whether actions have to be compared by their spelling.
func (p *Plan) spelled() bool { return string(p.Sides[0].Components) != string(p.Sides[1].Components) }

// worker returns a worker with the memory to play one pair after another.
func (p *Plan) worker() *worker {
	w := &worker{plan: p, met: map[string]*[256]bool{}, verbs: p.Sides[0].Game.Verbs()}
	for side := range w.game {
		w.game[side] = p.game(side)
	}
	return w
}

// game returns a game of one side, with the memory to play it.
func (p *Plan) game(side int) game {
	g := game{spelled: p.spelled()}
	g.rnd, g.source = source()
	for table, seats := range p.Tables {
		g.start = append(g.start, clone(p.starts[side][table]))
		g.names = append(g.names, map[engine.Action]uint64{})
		var turns [][]play.Player
		for turn := range p.turns() {
			turns = append(turns, p.players(len(seats), turn))
		}
		g.cast = append(g.cast, turns)
	}
	return g
}

func clone(s engine.State) engine.State {
	if s == nil {
		return nil
	}
	return s.Clone()
}

func (p *Plan) players(seats, turn int) []play.Player {
	if p.Cast.Turns() > 0 {
		return p.Cast.Players(seats, uint64(turn))
	}
	players := make([]play.Player, seats)
	for i := range players {
		players[i] = play.Random{}
	}
	return players
}

// Play plays pairs and adds them up. The same range of the same plan has the same sum for any
// number of workers. If the context ends, Play returns its error, and the sum covers the pairs
// played so far, from the first on.
func (p *Plan) Play(ctx context.Context, pairs play.Range) (*Tally, error) {
	t := p.tally()
	err := play.Many(ctx, pairs, func() func(context.Context, uint64) *Pair {
		w := p.worker()
		return func(_ context.Context, number uint64) *Pair { return w.play(number) }
	}, func(pair *Pair) bool {
		t.add(pair)
		return true
	})
	t.end()
	return t, err
}

// Pair plays the pair with a number.
func (p *Plan) Pair(number uint64) *Pair { return p.Pairs()(number) }

// Pairs returns a function that plays one pair after another, with memory of its own.
func (p *Plan) Pairs() func(number uint64) *Pair { return p.worker().play }
