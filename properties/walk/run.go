package walk

import (
	"context"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// longest is the number of decisions after which a walk is given up. The rules of a game need not end it by then.
const longest = 6000

// Run plays one walk to its end, with players that are random, greedy or seek rare things, and checks the laws all the
// way. The seed and the number determine the walk. The first walks are played under default rulings, one for each
// number of players up to six and one above. Then come those in which every two answers meet, then every three, and
// then answers mixed at random. See is called at the start and after every decision, with the broken law or nil. The
// error is a [*Broken]; a cancelled context ends the walk at once.
func Run(ctx context.Context, on *Subject, laws []Law, seed, number uint64, see func(w *Walk, err error)) (*Walk, error) {
	rnd := rand.New(rand.NewPCG(seed, number))
	setup := on.reading(seed, number, rnd.IntN)
	w, err := Begin(on, setup, nil, 1, laws)
	see(w, err)
	if err == nil {
		err = w.Play(ctx, longest, rnd, see)
	}
	return w, err
}

// Play plays on for at most so many decisions, as [Run] does.
func (w *Walk) Play(ctx context.Context, most int, rnd *rand.Rand, see func(w *Walk, err error)) (err error) {
	company := Company(len(w.Setup.Seats), w.room.Wants, rnd)
	for n := 0; n < most && err == nil && !w.Over() && ctx.Err() == nil; n++ {
		var a engine.Action
		if a, err = w.choose(company, rnd); err == nil {
			err = w.Move(a)
			see(w, err)
		}
	}
	return err
}

// Company seats players of mixed temper. If a game has wants, some seek them.
func Company(n int, wants [][]string, rnd *rand.Rand) []play.Player {
	players := make([]play.Player, n)
	for i := range players {
		switch rnd.IntN(4) {
		case 0:
			players[i] = play.Random{}
		case 1:
			players[i] = &play.Corners{}
		default:
			players[i] = &play.Greedy{}
		}
		if len(wants) > 0 && rnd.IntN(2) == 0 {
			players[i] = eager{wants[rnd.IntN(len(wants))]}
		}
	}
	return players
}

// choose has the actor choose, or chance by its odds. A player that looks ahead may make the game panic.
func (w *Walk) choose(players []play.Player, rnd *rand.Rand) (a engine.Action, err error) {
	defer w.recover(&err)
	if w.Actor < 0 {
		return play.Chance(w.State, w.Legal, rnd), nil
	}
	return players[w.Actor].Choose(w.State, w.Legal, rnd), nil
}
