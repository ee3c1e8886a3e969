package hellonwheels_test

import (
	"slices"
	"strings"
)

// taxes are the bills of a Taxes Phase that is under way.
type taxes struct {
	// open are the bills that are still to be paid, in order; a Town's are written when it comes to it.
	open []bill
	// next are the Towns that are still to come.
	next      []string
	houses    int // to be given up before the first bill is paid
	paid, got map[string]int
	short     []string
}

type bill struct{ at, payer, mayor string }

func (w *wheels) beginTaxes() {
	w.taxes = taxes{next: []string{"past", "present", "future"}, paid: map[string]int{}, got: map[string]int{}}
	w.collect()
}

// collect continues until all is paid or houses have to be given up.
func (w *wheels) collect() {
	for len(w.open) > 0 || len(w.next) > 0 {
		if len(w.open) == 0 {
			w.write(w.next[0])
			w.next = w.next[1:]
			continue
		}
		if w.houses = w.bill(w.open[0]); w.houses > 0 {
			return
		}
		w.open = w.open[1:]
	}
	for _, seat := range w.seats {
		w.cash[seat] += w.got[seat] - w.paid[seat]
	}
	for _, seat := range w.short {
		w.leave(seat)
	}
}

// write makes out the bills of a Town.
func (w *wheels) write(at string) {
	t := w.towns[at]
	if t == nil {
		return
	}
	mayor := w.mayor(t)
	for _, seat := range w.unstated() {
		if mayor != "" && seat != mayor {
			w.open = append(w.open, bill{at, seat, mayor})
		}
	}
}

// mayor returns the player with most Civilized cards, in a tie the first in Supervisor Order.
func (w *wheels) mayor(t *town) string {
	best, most := "", 0
	for _, seat := range w.in(w.token) {
		n := 0
		for _, owner := range t.civilized {
			if owner == seat {
				n++
			}
		}
		if n > most || best == "" && w.is("mayor-none", "supervisor") {
			best, most = seat, n
		}
	}
	return best
}

// unstated is the order of the phases that name none.
func (w *wheels) unstated() []string {
	switch w.ruling["unstated-order"] {
	case "seat-order":
		return w.in(w.seats[0])
	case "reverse-order":
		at := slices.Index(w.seats, w.token)
		right := slices.Concat(w.seats[at:], w.seats[:at])
		slices.Reverse(right)
		right = slices.DeleteFunc(right, func(seat string) bool { return w.left[seat] })
		if w.is("reverse-order", "right-then-clockwise") {
			return w.in(right[0])
		}
		return right
	}
	return w.in(w.token)
}

// owned counts the houses of a player in a Town.
func (w *wheels) owned(at, seat string) int {
	n := 0
	for _, owner := range w.towns[at].houses {
		if owner == seat {
			n++
		}
	}
	return n
}

// bill pays one bill, or says how many houses have to go first.
func (w *wheels) bill(b bill) int {
	due := 5 * w.owned(b.at, b.payer)
	has := max(0, w.cash[b.payer]-w.paid[b.payer])
	if due <= has || w.is("tax-short", "debt") {
		w.payTax(b, due)
		return 0
	}
	if w.is("elimination", "out-when-short") {
		w.payTax(b, has)
		if w.is("tax-sequence", "all-at-once") {
			w.short = append(w.short, b.payer)
		} else {
			w.leave(b.payer)
		}
		return 0
	}
	if w.is("tax-short", "gives-up-houses") {
		return due/5 - has/5
	}
	w.payTax(b, has)
	return 0
}

func (w *wheels) payTax(b bill, k int) {
	w.note(k, "tax %s %d %s", b.payer, k, b.mayor)
	if w.is("tax-sequence", "all-at-once") {
		w.paid[b.payer] += k
		w.got[b.mayor] += k
		return
	}
	w.cash[b.payer] -= k
	w.cash[b.mayor] += k
}

// houseGone follows a house that was given up; after the last one the bill is paid for the rest.
func (w *wheels) houseGone(who string) {
	if w.houses--; w.houses == 0 && len(w.open) > 0 && w.open[0].payer == who {
		w.collect()
	}
}

// leave takes a player out of the game with all cards.
func (w *wheels) leave(seat string) {
	w.left[seat], w.hand[seat] = true, nil
	for _, t := range w.standing() {
		for _, cards := range []map[string]string{t.houses, t.civilized} {
			for card, owner := range cards {
				if owner == seat {
					delete(cards, card)
				}
			}
		}
	}
}

// payOut pays the houses of a Town.
func (w *wheels) payOut(at string) {
	t := w.towns[at]
	if t == nil {
		return
	}
	level := len(t.mayhem)
	if !w.is("modifier-payout", "cards-only") {
		level += townShift[t.name]
		if !w.is("mayhem-floor", "allow-negative") {
			level = max(0, level)
		}
	}
	total := townBase[at] + 5*len(t.customers) + 5*level
	there := map[string][]string{}
	for card, owner := range t.houses {
		kind, _, _ := strings.Cut(card, "#")
		there[kind] = append(there[kind], owner)
	}
	w.note(total, "total %s %d", at, total)
	for _, kind := range kinds {
		if owners := there[kind]; len(owners) > 0 {
			share := total / len(owners)
			w.note(share, "share %s %d", kind, share)
			for _, owner := range owners {
				w.cash[owner] += share
			}
		}
	}
}
