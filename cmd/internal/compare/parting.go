package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Parting reports how long games stay together. Nothing is compared after the parting, as the games differ.
type Parting struct {
	// Games is the number that part in a decision or in its actor, out of Of pairs, or games shown to another program.
	Games int `json:"games"`
	Of    int `json:"of"`
	// Early counts those that part before a player has decided: while the game is being set up.
	Early int `json:"early"`
	// Half is the number of decisions, those of chance included, after which half of them have parted.
	Half int64 `json:"half"`

	// what is the unit of Games: pair or game.
	what string
}

func partingOf(of int, what string, early int, shared *estimate.Numbers) *Parting {
	return &Parting{Games: int(shared.N()), Of: of, Early: early, Half: shared.Quantile(0.5), what: what}
}

// Text describes the parting on one line; "" where nothing parts.
func (p *Parting) Text() string {
	if p == nil || p.Games == 0 {
		return ""
	}
	says := fmt.Sprintf("%d of %s", p.Games, prose.Count(p.Of, p.what))
	half := fmt.Sprintf("half of them after %s at most", prose.Count(int(p.Half), "decision"))
	switch p.Early {
	case 0:
		says += prose.Either(p.Games == 1, " parts", " part") + ", " + half
	case p.Games:
		says += prose.Either(p.Games == 1, " parts", " part") + " while the game is being set up, before a player has decided, " + half
	default:
		says += fmt.Sprintf(" part, %s, %d while the game is being set up, before a player has decided", half, p.Early)
	}
	return says + "; what comes after that is not compared here"
}
