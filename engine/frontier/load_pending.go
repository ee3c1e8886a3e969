package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadOpen reads the part Open of the document.
func (l *loader) loadOpen() error {
	d := l.doc.Open
	if l.step == atOver {
		return l.loadEnd()
	}
	if d == nil {
		d = &Open{}
	}
	l.openParts(d)
	if err := l.Err(); err != nil {
		return err
	}
	o := &l.open
	var err error
	if o.throw, err = number("open: throw", d.Throw+d.Severity, 0, 99); err != nil {
		return err
	}
	o.free, o.era = d.Free || d.Raised, d.Era || l.step >= atOutgoing
	for _, v := range d.Thrown {
		if v < 1 || v > l.table.parts.DieFaces {
			return fmt.Errorf("open: thrown: a die shows 1 to %d", l.table.parts.DieFaces)
		}
		o.doubles |= 1 << (v - 1)
	}
	for v := range o.dice {
		if o.dice[v], err = number("open: dice", d.Dice[fmt.Sprint(v+1)], 0, l.table.parts.Dice); err != nil {
			return err
		}
	}
	for _, step := range []func(*Open) error{l.loadDevelopment, l.loadCard, l.loadProgress} {
		if err := step(d); err != nil {
			return err
		}
	}
	if err := l.fits(); err != nil {
		return err
	}
	return l.belongs()
}

func (l *loader) loadDevelopment(d *Open) error {
	o := &l.open
	var err error
	if d.Site != "" {
		if o.site, err = l.onMap("open: site", d.Site); err != nil {
			return err
		}
	}
	if d.Tile != "" {
		if o.track < 0 {
			return fmt.Errorf("open: line: say which line the tile %s is of", d.Tile)
		}
		if o.what, err = word("open: tile", d.Tile, l.table.names.tiles[o.track]); err != nil {
			return err
		}
	}
	return nil
}

// loadCard reads the character drawn, the event under way and the tycoon swapped out.
func (l *loader) loadCard(d *Open) error {
	o := &l.open
	var err error
	switch {
	case d.Card == "":
	case l.step >= atSeverity && l.step <= atLose:
		o.what, err = word("open: card", d.Card, l.table.names.events)
	default:
		form.One(l.Form, "open: card", &d.Card, &o.what, &l.characters)
		if err = l.Err(); err == nil {
			o.rank = int8(rankOf(o.what))
		}
	}
	if err != nil {
		return err
	}
	form.One(l.Form, "open: rank", &d.Rank, &o.rank, form.Words(box.RankNames[:]))
	return l.Err()
}

// loadProgress reads the progress of a turn or of an end of an era.
func (l *loader) loadProgress(d *Open) error {
	o := &l.open
	for _, name := range d.Built {
		i, err := word("open: built", name, builtWords[:])
		if err != nil {
			return err
		}
		o.built[i] = true
	}
	if len(d.Order) > int(l.seats()) {
		return fmt.Errorf("open: order: it names more players than there are")
	}
	for i, name := range d.Order {
		seat, err := l.seatOf("open: order", name)
		if err != nil {
			return err
		}
		if o.done.Has(engine.Seat(seat)) {
			return fmt.Errorf("open: order: %s appears twice", name)
		}
		o.order[i], o.done = seat, o.done.With(engine.Seat(seat))
	}
	return nil
}

var builtWords = [...]string{"lumbering", "mining", "ranching", "public"}

// loadEnd reads the winners of a game that is over.
func (l *loader) loadEnd() error {
	l.Players("winners", &l.doc.Winners, &l.winners)
	if err := l.Err(); err != nil {
		return err
	}
	if l.winners == 0 {
		l.finish(l.rec)
	}
	l.seat, l.turn = none, none
	return nil
}
