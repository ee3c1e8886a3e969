package yardmaster

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

func (y *nouns) giveWaiting(player string, n int, card string) error {
	if _, err := y.countFor(player); err != nil {
		return err
	}
	if err := (step.Words{What: "bonus card", Kinds: bonus}).Known(card); err != nil {
		if railcarWords().Known(card) == nil {
			return step.Errorf("a railcar waits in a sorting yard, and a waiting card is a bonus card: write, for example, %s's sorting yard is %s", player, card)
		}
		return err
	}
	if y.waiting == nil {
		y.waiting = map[string]int{}
	}
	y.waiting[card] = n
	return nil
}

func (y *nouns) givePlayed(n int, card string) error {
	c, err := y.counters()
	if err != nil {
		return err
	}
	switch card {
	case "pay-1-less":
		c.Discount = n
	case "exchange-1-1":
		y.oneToOne = n
	default:
		return fmt.Errorf("%s does not wait for a purchase: pay-1-less and exchange-1-1 do", card)
	}
	return nil
}

// layWaiting lays out the waiting cards. They are bonus cards in hand that may not be played yet, even if no step named
// them in the hand, and Exchange 1:1 played with its player's token.
func (y *nouns) layWaiting() error {
	if len(y.waiting) > 0 {
		p, err := y.player(y.owner())
		if err != nil {
			return err
		}
		if p.Hand == nil {
			p.Hand = map[string]int{}
		}
		for card, n := range y.waiting {
			p.Hand[card] = max(p.Hand[card], n)
		}
		y.doc.Counters.Waiting = y.waiting
	}
	if y.oneToOne == 0 {
		return nil
	}
	token, err := y.tokenOf(y.owner())
	if err != nil {
		return err
	}
	y.doc.Counters.OneToOne = slices.Repeat([]string{token}, min(y.oneToOne, step.MostCopies))
	return nil
}

// tokenOf returns the exchange rate token of a player, even if no step named it.
func (y *nouns) tokenOf(player string) (string, error) {
	doc := yardmaster.Position{Centre: y.doc.Centre}
	for _, p := range y.doc.Players {
		doc.Players = append(doc.Players, yardmaster.Player{Name: p.Name, Token: p.Token})
	}
	raw, err := json.Marshal(doc)
	if err != nil {
		return "", err
	}
	state, err := y.Entry.Load(y.Setup, raw, nil)
	if err != nil {
		return "", fmt.Errorf("the tokens are misplaced: %w", err)
	}
	seat, err := y.Seat(player)
	if err != nil {
		return "", err
	}
	return state.Position().(*yardmaster.Position).Players[seat].Token, nil
}
