package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// openDocument is what is under way, nil where nothing is.
func (s *state) openDocument() *Open {
	o := &s.open
	d := &Open{
		Count: int(o.count), Whose: s.nameOf(o.whose), Throw: int(o.throw), Thrown: bitNumbers(o.doubles), Spaces: int(o.spaces),
		Era: o.era, Last: o.last, Developed: o.levied, Campaigned: o.ran, Drove: o.drove,
	}
	if s.step == atDie || s.step == atAssign || s.step == atNewDeposit {
		d.Raised = o.free
	} else {
		d.Free = o.free
	}
	if s.step == atDefend || s.step == atLose {
		d.Severity, d.Throw = d.Throw, 0
	}
	s.openCard(d)
	if s.step == atCard {
		d.Rank = box.RankNames[o.rank]
	}
	for i := range s.seats() {
		if o.done.Has(engine.Seat(i)) {
			d.Order = append(d.Order, s.name(o.order[len(d.Order)]))
		}
	}
	if o.site != noSpace {
		d.Site = o.site.String()
	}
	for n, k := range o.dice {
		if k > 0 {
			if d.Dice == nil {
				d.Dice = map[string]int{}
			}
			d.Dice[strconv.Itoa(n+1)] = int(k)
		}
	}
	if o.track >= 0 {
		d.Line = box.LineNames[o.track]
	}
	if o.train >= 0 {
		d.Train = box.TrainNames[o.train]
	}
	for f := range box.Fields {
		if o.discs>>f&1 != 0 {
			d.Discs = append(d.Discs, box.FieldNames[f])
		}
	}
	for i, built := range o.built {
		if built {
			d.Built = append(d.Built, builtWords[i])
		}
	}
	return d
}

// openCard names the card, the event or the tile that is open.
func (s *state) openCard(d *Open) {
	o := &s.open
	if o.swapped >= 0 {
		d.Out = s.table.characters[o.swapped]
	}
	switch {
	case o.what < 0:
	case s.step >= atSeverity && s.step <= atLose:
		d.Card = s.table.parts.Events[o.what].Name
	case s.step == atTrain || s.step == atTrack || s.step == atReveal:
		d.Tile = s.table.tileName(box.Line(o.track), o.what)
	case s.step == atKeep || s.step == atOffice || s.step == atToTown:
		d.Card = s.table.characters[o.what]
	}
}
