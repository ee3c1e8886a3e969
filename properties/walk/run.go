package walk

import (
	"context"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// longest is the number of decisions after which a walk is given up, because the rules may never end it.
const longest = 6000

// Run plays one walk to its end and checks the laws all the way. The players are random, greedy, or seek rare
// actions. The seed and the number determine the walk. The first walks have the default answers, with each
// number of players up to six and one above. In the next walks every two and every three answers occur
// together; later walks have random answers. The function see is called at the start and after every
// decision, with the broken law or nil. The error is a [*Broken]. If the context is cancelled, the walk ends
// at once.
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

// Play continues the walk as [Run] does. The argument most is the largest number of decisions.
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

// Company returns n players of different kinds. If a game has wants, some players seek them.
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

// choose returns the decision of the actor's player, or of chance by its odds. A player that looks ahead may
// make the game panic.
func (w *Walk) choose(players []play.Player, rnd *rand.Rand) (a engine.Action, err error) {
	defer w.recover(&err)
	if w.Actor < 0 {
		return play.Chance(w.State, w.Legal, rnd), nil
	}
	return players[w.Actor].Choose(w.State, w.Legal, rnd), nil
}
