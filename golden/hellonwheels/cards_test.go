package hellonwheels_test

import (
	"slices"
	"strings"
)

// play follows an Opportunist card by the words after its name; without words it may have had no effect.
func (w *wheels) play(who, card string, words []string) {
	switch card {
	case "indian-attack", "arsonist":
		if len(words) > 0 {
			w.remove(words[1])
		}
	case "claim-jumpers":
		if len(words) > 0 {
			w.towns[words[3]].houses[words[1]] = who
		}
	case "desperados", "ladies-of-the-evening":
		w.move(words)
	case "hangers-on":
		w.hangOn(words)
	case "blackmail":
		w.shown = who
	case "entrepreneur":
		w.cash[who] += 5
	case "outlaws":
		if len(words) > 0 {
			w.cash[words[1]] -= w.loss(words[1], 5)
		}
	case "gamblers", "con-men":
		for _, victim := range w.victims(who, words) {
			w.rob(who, card, victim)
		}
	}
}

// victims returns the players who are hit: the one named, or every opponent under that reading.
func (w *wheels) victims(who string, words []string) []string {
	if len(words) > 0 {
		return words[1:2]
	}
	var all []string
	for _, seat := range w.seats {
		if seat != who && !w.left[seat] && w.is("opponent-scope", "every-opponent") {
			all = append(all, seat)
		}
	}
	return all
}

func (w *wheels) rob(who, card, victim string) {
	if card == "con-men" {
		has := len(w.hand[victim])
		if has == 1 && w.is("partial-effect", "all-or-nothing") {
			has = 0
		}
		w.thief, w.stolen[victim] = who, min(2, has)
		return
	}
	k := w.loss(victim, 3)
	if k < 3 && w.is("loss-short", "full-sum-only") {
		k = 0
	}
	w.cash[victim] -= k
	w.cash[who] += k
}

// loss returns the part of a sum that a victim pays.
func (w *wheels) loss(victim string, k int) int {
	if w.is("loss-short", "debt") {
		return k
	}
	return min(k, max(0, w.cash[victim]))
}

// move follows Desperados and Ladies of the Evening in all their spellings.
func (w *wheels) move(words []string) {
	all := map[string]string{}
	moving := slices.Index(words, "moving")
	if moving < 0 {
		return
	}
	for _, part := range strings.Split(strings.Join(words[moving+1:], " "), ", ") {
		card, to, each := strings.Cut(part, " to ")
		if !each {
			to = words[moving-1]
		}
		all[card] = to
	}
	for card, to := range all {
		people := slices.ContainsFunc(w.standing(), func(t *town) bool { return slices.Contains(t.customers, card) })
		w.remove(card)
		if people {
			w.towns[to].customers = append(w.towns[to].customers, card)
		} else {
			w.towns[to].mayhem = append(w.towns[to].mayhem, card)
		}
	}
}

// standing are the Towns on the board.
func (w *wheels) standing() []*town {
	var all []*town
	for _, at := range [...]string{"past", "present", "future"} {
		if w.towns[at] != nil {
			all = append(all, w.towns[at])
		}
	}
	return all
}

// hangOn moves houses one position on.
func (w *wheels) hangOn(words []string) {
	on := map[string]string{"past": "present", "present": "future"}
	if w.is("hangers-direction", "toward-past") {
		on = map[string]string{"future": "present", "present": "past"}
	}
	for _, card := range strings.Split(strings.TrimPrefix(strings.Join(words, " "), "moving "), ", ") {
		for from, t := range w.towns {
			if owner, lies := t.houses[card]; lies {
				delete(t.houses, card)
				w.towns[on[from]].houses[card] = owner
				break
			}
		}
	}
}
