package hellonwheels_test

import (
	"fmt"
	"slices"
)

// auction is the bidding of a Supervisor Phase.
type auction struct {
	bids    []palm
	rolls   []roll
	settled bool
}

type palm struct {
	who       string
	chips     int
	blackmail bool
}

type roll struct {
	who  string
	eyes int
}

// in lists who is still in the game, clockwise from a seat.
func (w *wheels) in(from string) []string {
	at := max(0, slices.Index(w.seats, from))
	var all []string
	for i := range w.seats {
		if seat := w.seats[(at+i)%len(w.seats)]; !w.left[seat] {
			all = append(all, seat)
		}
	}
	return all
}

// settleBids finds the winner once all have bid and rolled.
func (w *wheels) settleBids() {
	if w.settled || len(w.bids) == 0 || len(w.bids) < len(w.in(w.token)) {
		return
	}
	best := 0
	var tied []string
	for _, b := range w.bids {
		if worth := b.worth(); worth > best || tied == nil {
			best, tied = worth, []string{b.who}
		} else if worth == best {
			tied = append(tied, b.who)
		}
	}
	winner := ""
	stays := best == 0 && w.is("bid-all-zero", "token-stays") && w.token != "" && !w.left[w.token]
	if !stays {
		if winner = w.rollOff(tied); winner == "" {
			return
		}
	}
	w.settled = true
	w.payBids(winner)
}

func (b palm) worth() int {
	if b.blackmail {
		return b.chips + 7
	}
	return b.chips
}

// rollOff reads the rolls round by round; "" if they do not yet name one.
func (w *wheels) rollOff(tied []string) string {
	rolls := w.rolls
	for len(tied) > 1 {
		if len(rolls) < len(tied) {
			return ""
		}
		highest := high(rolls[:len(tied)])
		rolls = rolls[len(tied):]
		if len(highest) == 1 || !w.is("bid-reroll", "all-tied-reroll") {
			tied = highest
		}
	}
	return tied[0]
}

// high returns the players with the highest roll of a round.
func high(round []roll) []string {
	best := 0
	var highest []string
	for _, r := range round {
		if r.eyes > best {
			best, highest = r.eyes, nil
		}
		if r.eyes == best {
			highest = append(highest, r.who)
		}
	}
	return highest
}

// payBids has the winner pay, and puts Blackmail where it belongs.
func (w *wheels) payBids(winner string) {
	for _, b := range w.bids {
		if b.who == winner {
			w.payBid(winner, min(b.chips, max(0, w.cash[winner])))
			w.token = winner
		}
		if b.blackmail {
			w.drop(b.who, "blackmail")
			if b.who != winner && !w.is("blackmail-lost", "spent") {
				w.hand[b.who] = append(w.hand[b.who], "blackmail")
			}
		}
	}
	w.shown = ""
}

func (w *wheels) payBid(winner string, k int) {
	w.cash[winner] -= k
	w.note(k, "bid %s %d", winner, k)
	if others := w.in(winner)[1:]; w.is("bid-payee", "others-share") {
		for _, seat := range others {
			w.cash[seat] += k / len(others)
		}
	}
}

// note writes a sum down, unless it is 0.
func (w *wheels) note(k int, form string, parts ...any) {
	if k != 0 {
		w.sums = append(w.sums, fmt.Sprintf(form, parts...))
	}
}
