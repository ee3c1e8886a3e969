package yardmaster

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// attempt is an action that somebody proposes, word by word, and the position in which he does.
type attempt struct {
	doc   *yardmaster.Position
	text  string
	words []string
	// due says that it is the owner's decision, and that he proposes it. me is the owner; his says that the proposal is by him, and
	// player that it is a player's.
	due, his, player bool
	me               *yardmaster.Player
}

type row = walk.Row[*attempt]

// byPlayers are the first words of what players do; chance draws too, one card that it names.
var byPlayers = []string{"draw", "buy", "swap", "play", "take", "load", "done", "sort", "insert", "attach"}

// attemptsAt lays out the proposals of a position, under the default answers and components.
func attemptsAt(w *walk.Walk) (func(by engine.Seat, text string) *attempt, error) {
	doc := w.Position().(*yardmaster.Position)
	if len(w.Setup.Rulings) > 0 || w.Setup.Components != nil || doc.Phase == "set-up" {
		return nil, nil
	}
	i := max(0, slices.IndexFunc(doc.Players, func(p yardmaster.Player) bool { return p.Name == doc.Player }))
	return func(by engine.Seat, text string) *attempt {
		a := &attempt{doc: doc, text: text, words: strings.Fields(text), me: &doc.Players[i]}
		a.player = by >= 0 && slices.Contains(byPlayers, a.words[0])
		a.his, a.due = by == engine.Seat(i), by == w.Actor && by == engine.Seat(i)
		if a.words[0] == "draw" && !slices.Contains([]string{"deck", "discard"}, a.word(1)) {
			a.player = false
		}
		return a
	}, nil
}

// word is a word, "" beyond the last.
func (a *attempt) word(i int) string {
	if i < len(a.words) {
		return a.words[i]
	}
	return ""
}

// does reports whether the owner does something, by its first word, at a decision point.
func (a *attempt) does(phase string, verbs ...string) bool {
	return a.due && a.player && a.doc.Phase == phase && slices.Contains(verbs, a.words[0])
}

// when is a row that cites one clause.
func when(says string, clause engine.Clause, fits func(a *attempt) bool) row {
	return walk.Refused(says, clause, fits)
}

// refusals are the rows of the table in their order. Nobody declines a swap or keeps a token on a turn of his own, so these rows are
// exceptions of that about other players' turns. What the table does not name is left to the engine.
func refusals() []row {
	return slices.Concat(whoRows(), []row{
		when("a purchase with cards that are named, under a ruling", walk.Untold, func(a *attempt) bool {
			return a.does("turn", "buy") && slices.Contains(a.words, "using")
		}),
	}, buyRows(), otherRows(), []row{when("anything else", walk.Untold, func(*attempt) bool { return true })})
}

// whoRows are about whose decision it is, which is open, and whether an action is left.
func whoRows() []row {
	return []row{
		when("anything after the game is over", yardmaster.Win01, func(a *attempt) bool { return a.doc.Phase == "over" }),
		when("declining a swap", yardmaster.Swap06, func(a *attempt) bool { return a.text == "decline swap" }),
		when("keeping the Yardmaster token", yardmaster.Role05, func(a *attempt) bool { return a.text == "keep yardmaster" }),
		{Attempt: "an action on another player's turn", Cites: func(a *attempt) engine.Clause {
			switch {
			case a.his || !a.player:
				return ""
			case a.words[0] == "play":
				return yardmaster.Bonus09
			}
			return yardmaster.End06
		}},
		{Attempt: "anything of another form than the open choice during Draw 2 or Take 1 Discarded", Cites: func(a *attempt) engine.Clause {
			switch {
			case !a.due || !a.player:
			case a.doc.Phase == "draw-two" && a.text != "draw deck" && a.text != "draw discard":
				return yardmaster.Card02
			case a.doc.Phase == "take-one" && a.words[0] != "take":
				return yardmaster.Card08
			}
			return ""
		}},
		{Attempt: "draw, buy or swap with no action left", Cites: func(a *attempt) engine.Clause {
			yard := a.doc.Yardmaster
			switch {
			case !a.does("turn", "draw", "buy", "swap") || a.doc.Counters.Used < a.doc.Counters.Allowed:
				return ""
			case yard.Holder == a.me.Name && yard.Side == "up":
				return yardmaster.Role02
			case yard.Holder == a.me.Name:
				return yardmaster.Role07
			}
			return yardmaster.Turn01
		}},
		when("draw discard, pile empty", yardmaster.Draw04, func(a *attempt) bool {
			return a.draws("discard") && len(a.doc.DiscardPile) == 0
		}),
		when("draw discard, bonus card on top", yardmaster.Draw05, func(a *attempt) bool {
			return a.draws("discard") && !typed(a.doc.DiscardPile[len(a.doc.DiscardPile)-1])
		}),
		when("draw deck, pile empty", yardmaster.Draw02, func(a *attempt) bool { return a.draws("deck") && a.deckEmpty() }),
	}
}

func (a *attempt) draws(source string) bool {
	return a.does("turn", "draw") && a.text == "draw "+source
}

func (a *attempt) deckEmpty() bool {
	for _, n := range a.doc.CargoDrawPile {
		if n > 0 {
			return false
		}
	}
	return true
}

// typed reports whether a card has a type, and is no bonus card.
func typed(card string) bool { return slices.Contains(types[:], card) }

// otherRows are about railcars, tokens and bonus cards.
func otherRows() []row {
	return []row{
		when("sending a fitting purchase to the sorting yard", yardmaster.Load06, func(a *attempt) bool {
			return a.does("turn", "sort") && a.fits()
		}),
		{Attempt: "adding a railcar that does not fit", Cites: func(a *attempt) engine.Clause {
			switch {
			case a.does("turn", "attach") && !a.fits():
				return yardmaster.Load02
			case !a.does("turn", "load") || a.fits() || a.me.SortingYard[a.word(1)] == 0:
				return ""
			case a.doc.Counters.Moved:
				return yardmaster.Yard08
			}
			return yardmaster.Yard03
		}},
		when("adding a railcar anywhere but at the end, or moving a loaded one", yardmaster.Load03, func(a *attempt) bool {
			return a.does("turn", "insert")
		}),
		when("load of a railcar that is not in the own sorting yard", yardmaster.Yard03, func(a *attempt) bool {
			return a.does("turn", "load") && a.me.SortingYard[a.word(1)] == 0
		}),
		when("load before anything was loaded this turn", yardmaster.Yard04, func(a *attempt) bool {
			return a.does("turn", "load") && !a.doc.Counters.Loaded
		}),
		when("swapping with oneself or with a player who does not exist", yardmaster.Swap02, func(a *attempt) bool {
			return a.does("turn", "swap") && !strings.HasPrefix(a.word(1), "center-") && !a.another(a.word(1))
		}),
		{Attempt: "swapping for a token that is not in the centre", Cites: func(a *attempt) engine.Clause {
			kind, centre := strings.CutPrefix(a.word(1), "center-")
			switch {
			case !a.does("turn", "swap") || !centre || slices.Contains(a.doc.Centre, kind):
				return ""
			case len(a.doc.Players) == 5:
				return yardmaster.Swap04
			}
			return yardmaster.Swap03
		}},
		when("playing a card that is not in hand", yardmaster.Bonus08, func(a *attempt) bool {
			return a.does("turn", "play") && a.me.Hand[a.word(1)] == 0
		}),
		when("playing a waiting card", yardmaster.Bonus06, func(a *attempt) bool {
			c := a.doc.Counters
			return a.does("turn", "play") && a.me.Hand[a.word(1)] <= c.Waiting[a.word(1)]+c.Taken[a.word(1)]
		}),
		when("taking a card that is not in the discard pile", yardmaster.Card08, func(a *attempt) bool {
			return a.does("take-one", "take") && !slices.Contains(a.doc.DiscardPile, a.word(1))
		}),
		{Attempt: "at draw-two a source that is not open", Cites: func(a *attempt) engine.Clause {
			under := len(a.doc.DiscardPile) - 2
			switch {
			case !a.does("draw-two", "draw"):
			case a.text == "draw deck" && a.deckEmpty():
				return yardmaster.Draw02
			case a.text == "draw discard" && (under < 0 || !typed(a.doc.DiscardPile[under])):
				return yardmaster.Card03
			}
			return ""
		}},
		when("taking back the card just played", yardmaster.Card08, func(a *attempt) bool {
			pile := a.doc.DiscardPile
			return a.does("take-one", "take") && pile[len(pile)-1] == a.word(1) && !slices.Contains(pile[:len(pile)-1], a.word(1))
		}),
	}
}

// fits reports whether a railcar fits the last one of the train.
func (a *attempt) fits() bool {
	if len(a.me.Train) == 0 {
		return true
	}
	kind, value, _ := strings.Cut(a.word(1), "-")
	lastKind, lastValue, _ := strings.Cut(a.me.Train[len(a.me.Train)-1], "-")
	return kind == lastKind || value == lastValue
}

// another reports whether a name is that of another player.
func (a *attempt) another(name string) bool {
	return name != a.me.Name && slices.ContainsFunc(a.doc.Players, func(p yardmaster.Player) bool { return p.Name == name })
}
