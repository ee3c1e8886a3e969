package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Parting is how far games go together. What comes after they part is not compared: it says what each side makes of another game.
type Parting struct {
	// Games is how many part in a decision or in who decides, of so many pairs, or games that were shown to another program.
	Games int `json:"games"`
	Of    int `json:"of"`
	// Early is how many of them part before a player has decided: while the game is being set up.
	Early int `json:"early"`
	// Half is after how many decisions, those of chance included, half of them have parted.
	Half int64 `json:"half"`

	// what they are: pairs or games.
	what string
}

func partingOf(of int, what string, early int, shared *estimate.Numbers) *Parting {
	return &Parting{Games: int(shared.N()), Of: of, Early: early, Half: shared.Quantile(0.5), what: what}
}

// Text says it on one line; "" where nothing parts.
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
