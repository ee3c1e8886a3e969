package yardmaster

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// tray holds the exchange rate tokens that have no place yet, a bit for each type.
type tray uint8

// take finds a token by its name, for a place that the error names (YM-XCH-01).
func (t *tray) take(where, name string) (kind, error) {
	k, ok := parseKind(name)
	if !ok {
		return 0, fmt.Errorf("%s: %w", where, notToken(name))
	}
	if *t&(1<<k) == 0 {
		return 0, &engine.Violation{Clause: Xch01, Reason: fmt.Sprintf("%s: there is one %s token, and it is elsewhere", where, k)}
	}
	*t &^= 1 << k
	return k, nil
}

// first takes the first token that is left; the tray must not be empty.
func (t *tray) first() kind {
	for k := range kind(kinds) {
		if *t&(1<<k) != 0 {
			*t &^= 1 << k
			return k
		}
	}
	return noToken
}

// loadTokens lays out the exchange rate tokens; a player whose token is not named gets the first that is left, and the rest is the centre
// (YM-SETUP-08).
func (l *loader) loadTokens() error {
	left := tray(1<<kinds - 1)
	for _, d := range l.doc.Players {
		if d.Token == "" {
			continue
		}
		k, err := left.take(d.Name+"'s token", d.Token)
		if err != nil {
			return err
		}
		seat, _ := l.table.seat(d.Name)
		l.players[seat].token = k
	}
	for _, name := range l.doc.Centre {
		k, err := left.take("centre", name)
		if err != nil {
			return err
		}
		l.centre |= 1 << k
	}
	if l.doc.Phase != "set-up" {
		for i := range l.seats() {
			if l.players[i].token == noToken {
				l.players[i].token = left.first()
			}
		}
	}
	if l.doc.Centre != nil && left != 0 {
		return &engine.Violation{Clause: Setup08, Reason: "an exchange rate token is neither with a player nor in the centre"}
	}
	l.centre |= uint8(left)
	l.rec.CiteAll(Swap05, Xch01)
	return nil
}
