package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadOpen reads what is under way.
func (l *loader) loadOpen() error {
	d := l.doc.Open
	if l.step == atOver {
		return l.loadEnd()
	}
	if d == nil {
		d = &Open{}
	}
	o := &l.open
	var err error
	if o.count, err = number("open: count", d.Count, 0, 99); err != nil {
		return err
	}
	if o.throw, err = number("open: throw", d.Throw+d.Severity, 0, 99); err != nil {
		return err
	}
	if o.spaces, err = number("open: spaces", d.Spaces, 0, mostLine); err != nil {
		return err
	}
	if o.whose, err = l.maybeSeat("open: whose", d.Whose, none); err != nil {
		return err
	}
	o.free, o.era, o.last, o.levied, o.ran, o.drove = d.Free || d.Raised, d.Era ||
		l.step >= atOutgoing, d.Last, d.Developed, d.Campaigned, d.Drove
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
	if d.Line != "" {
		if o.track, err = word("open: line", d.Line, box.LineNames[:]); err != nil {
			return err
		}
	}
	if d.Train != "" {
		if o.train, err = word("open: train", d.Train, box.TrainNames[:]); err != nil {
			return err
		}
	}
	if d.Tile != "" {
		if o.track < 0 {
			return fmt.Errorf("open: line: say which line the tile %s is of", d.Tile)
		}
		if o.what, err = word("open: tile", d.Tile, namesOf(l.table.parts.Tiles[o.track][:],
			func(t *box.Tile) string { return t.Name })); err != nil {
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
		o.what, err = word("open: card", d.Card, namesOf(l.table.parts.Events[:], func(e *box.Event) string { return e.Name }))
	default:
		o.what, err = l.take("open: card", d.Card)
		if err == nil {
			o.rank = int8(rankOf(o.what))
		}
	}
	if err != nil {
		return err
	}
	if d.Rank != "" {
		if o.rank, err = word("open: rank", d.Rank, box.RankNames[:]); err != nil {
			return err
		}
	}
	if d.Out != "" {
		o.swapped, err = l.take("open: out", d.Out)
	}
	return err
}

// loadProgress reads how far a turn or an end of an era has come.
func (l *loader) loadProgress(d *Open) error {
	o := &l.open
	for _, name := range d.Discs {
		f, err := word("open: discs", name, box.FieldNames[:])
		if err != nil {
			return err
		}
		o.discs |= 1 << f
	}
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
	for _, name := range l.doc.Winners {
		seat, err := l.seatOf("winners", name)
		if err != nil {
			return err
		}
		l.winners = l.winners.With(engine.Seat(seat))
	}
	if l.winners == 0 {
		l.finish(l.rec)
	}
	l.seat, l.turn = none, none
	return nil
}
