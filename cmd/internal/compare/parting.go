package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Parting reports when the games of the two sides begin to differ. From then on the games are not compared,
// because their decisions differ.
type Parting struct {
	// Games counts the pairs of games whose decisions or actors differ, out of Of pairs. With another program,
	// Games and Of count single games.
	Games int `json:"games"`
	Of    int `json:"of"`
	// Early counts those games that differ before a player has decided, while the game is being set up.
	Early int `json:"early"`
	// Half is the median number of decisions, including those of chance, before games differ.
	Half int64 `json:"half"`

	// what is the unit of Games: pair or game.
	what string
}

func partingOf(of int, what string, early int, shared *estimate.Numbers) *Parting {
	return &Parting{Games: int(shared.N()), Of: of, Early: early, Half: shared.Quantile(0.5), what: what}
}

// Text describes in one line when games begin to differ; "" if none does.
func (p *Parting) Text() string {
	if p == nil || p.Games == 0 {
		return ""
	}
	says := fmt.Sprintf("%d of %s", p.Games, prose.Count(p.Of, p.what))
	half := fmt.Sprintf("half of them after %s at most", prose.Count(int(p.Half), "decision"))
	switch p.Early {
	case 0:
		says += prose.Either(p.Games == 1, " diverges", " diverge") + ", " + half
	case p.Games:
		says += prose.Either(p.Games == 1, " diverges", " diverge") + " during set-up, before a player has decided, " + half
	default:
		says += fmt.Sprintf(" diverge, %s, and %d of them during set-up, before a player has decided", half, p.Early)
	}
	return says + "; the rest of those games is not compared here"
}
