package hellonwheels

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// loadCards places the RR cards: first the cards named as one copy, then the bare names in hands.
// The rest is the deck.
func (l *loader) loadCards() error {
	for at, t := range l.townDocuments() {
		if t == nil {
			continue
		}
		if err := l.loadTown(position(at), t); err != nil {
			return err
		}
	}
	if err := l.loadApart(); err != nil {
		return err
	}
	given, kept := l.doc.Deck != nil, set{}
	l.pileParts()
	l.cards("deck", &l.doc.Deck, &kept)
	if err := l.Err(); err != nil {
		return err
	}
	if err := l.loadHands(); err != nil {
		return err
	}
	if given && !l.deck.empty() {
		return &engine.Violation{Clause: Deck04, Reason: fmt.Sprintf("the position lacks %s of the 82, %s among them",
			plural(l.deck.size(), "card"), l.deck.first())}
	}
	l.deck = l.deck.or(kept)
	if !l.removed.empty() && !l.is(l.rec, AskSpentCards, SpentCardsOutOfGame) {
		return &engine.Violation{Clause: Opp06, Question: book.Questions[AskSpentCards].ID, Reason: "no RR card leaves the game"}
	}
	return l.loadPutBy()
}

// claim takes a card out of the cards that have no place yet.
func (w *walk) claim(where, text string) (instance, error) {
	c, err := parseCard(text)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", where, err)
	}
	if !w.deck.has(c) {
		return 0, &engine.Violation{Clause: Deck04, Reason: fmt.Sprintf("%s: %s is in two places", where, c)}
	}
	w.deck.drop(c)
	return c, nil
}

// loadTown attaches cards to a Town (HOW-MON-04, HOW-MON-05).
func (l *loader) loadTown(at position, t *Town) error {
	where := positionNames[at]
	for i, owned := range []map[string]string{t.Establishments, t.Civilized} {
		for _, text := range slices.Sorted(maps.Keys(owned)) {
			c, err := l.claim(where, text)
			if err != nil {
				return err
			}
			if c.class().Establishment() != (i == 0) || c >= ownable {
				return fmt.Errorf("%s: %s is %s and has no place there", where, c, classNames[c.class()])
			}
			seat, err := l.seatOf(where+": "+text, owned[text])
			if err != nil {
				return err
			}
			l.board[at].add(c)
			l.owner[c] = uint8(seat) + 1
		}
	}
	for i, texts := range [][]string{t.Customers, t.Mayhem} {
		cards := set{}
		l.cards(where, &texts, &cards)
		if err := l.Err(); err != nil {
			return err
		}
		if of := [...]box.Class{box.Customer, box.Mayhem}[i]; cards.of(of) != cards {
			return fmt.Errorf("%s: %s is %s and has no place there", where, cards.without(list.masks[of]).first(),
				classNames[cards.without(list.masks[of]).first().class()])
		}
		l.board[at] = l.board[at].or(cards)
	}
	return nil
}

// loadApart reads the cards that lie apart: a card that takes effect, and a Blackmail that waits
// for the bid.
func (l *loader) loadApart() error {
	if name := l.doc.Blackmailer; name != "" {
		seat, err := l.seatOf("blackmailer", name)
		if err != nil {
			return err
		}
		if !l.is(l.rec, AskBlackmailTiming, BlackmailTimingWindowBefore) {
			return &engine.Violation{Clause: Card21, Question: book.Questions[AskBlackmailTiming].ID,
				Reason: "Blackmail is not played before the bid: it is put into the palm"}
		}
		l.deck.drop(blackmail)
		l.blackmailer = uint8(seat) + 1
	}
	e := l.doc.Effect
	if e == nil {
		return nil
	}
	by, err := l.seatOf("effect", e.By)
	if err != nil {
		return err
	}
	c, err := parseCard(e.Card)
	if err != nil {
		return fmt.Errorf("effect: %w", err)
	}
	most := map[verb]int{vVileMen: l.table.parts.VileMen, vConMen: l.table.parts.ConMen, vScoundrels: l.table.parts.Scoundrels}
	if c < firstOpportunist || most[playVerb(c)] == 0 || e.Left < 1 || e.Left > most[playVerb(c)] {
		return fmt.Errorf("effect: it is of vile-men, con-men or scoundrels, with at least 1 card left and no more than the card says")
	}
	l.work, l.by, l.left = uint8(c)+1, by, uint8(e.Left)
	if l.Players("effect: next", &e.Next, &l.next); l.OK() && l.is(l.rec, AskSpentWhen, SpentWhenAfterEffect) {
		_, err = l.claim("effect", e.Card)
		l.Fail(err)
	}
	return l.Err()
}

// loadHands reads the hands. A bare name of several copies means the lowest copy that has no other
// place.
func (l *loader) loadHands() error {
	type bare struct {
		seat int8
		name name
	}
	var later []bare
	for _, p := range l.doc.Players {
		seat, _ := l.table.seat(p.Name)
		for _, text := range p.Hand {
			if n, ok := parseName(text); ok && defaultComponents.CardCopies[n] > 1 {
				later = append(later, bare{seat, n})
				continue
			}
			c, err := l.claim(p.Name+"'s hand", text)
			if err != nil {
				return err
			}
			l.hands[seat].add(c)
		}
	}
	for _, b := range later {
		left := l.deck.and(list.named[b.name])
		if left.empty() {
			return &engine.Violation{Clause: Deck04, Reason: fmt.Sprintf("%s's hand: no copy of %s is left", l.name(b.seat), b.name)}
		}
		l.deck.drop(left.first())
		l.hands[b.seat].add(left.first())
	}
	return nil
}

// loadPutBy reads the players who have put cards into a closed discard pile.
func (l *loader) loadPutBy() error {
	if len(l.doc.PutBy) > 0 && !l.pileClosed(l.rec) {
		return fmt.Errorf("put-by: it is kept only under the ruling discard-open: closed")
	}
	for _, text := range slices.Sorted(maps.Keys(l.doc.PutBy)) {
		c, err := parseCard(text)
		if err != nil {
			return fmt.Errorf("put-by: %w", err)
		}
		seat, err := l.seatOf("put-by", l.doc.PutBy[text])
		if err != nil {
			return err
		}
		if !l.pile.has(c) {
			return fmt.Errorf("put-by: %s is not in the discard pile", c)
		}
		l.putBy[c] = uint8(seat) + 1
	}
	return nil
}
