package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// openParts reads or writes the parts of Open that are the same in every decision.
func (w *walk) openParts(d *Open) {
	o := &w.open
	w.Within("open")
	form.Number(w.Form, "count", &d.Count, &o.count, form.Bounds{Most: 99})
	form.Number(w.Form, "spaces", &d.Spaces, &o.spaces, form.Bounds{Most: mostLine})
	w.Player("whose", &d.Whose, &o.whose)
	form.Copy(w.Form, &d.Era, &o.era)
	form.Copy(w.Form, &d.Last, &o.last)
	form.Copy(w.Form, &d.Developed, &o.levied)
	form.Copy(w.Form, &d.Campaigned, &o.ran)
	form.Copy(w.Form, &d.Drove, &o.drove)
	form.One(w.Form, "line", &d.Line, &o.track, form.Words(box.LineNames[:]))
	form.One(w.Form, "train", &d.Train, &o.train, form.Words(box.TrainNames[:]))
	form.One(w.Form, "out", &d.Out, &o.swapped, &w.characters)
	form.Set(w.Form, "discs", &d.Discs, &o.discs, form.Words(box.FieldNames[:]))
	w.Within("")
}

// openDocument writes the parts of Open that depend on the decision.
func (s *state) openDocument(d *Open) {
	o := &s.open
	d.Throw, d.Thrown = int(o.throw), bitNumbers(o.doubles)
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
	for i, built := range o.built {
		if built {
			d.Built = append(d.Built, builtWords[i])
		}
	}
}

// openCard names the card, the event or the tile that is open.
func (s *state) openCard(d *Open) {
	o := &s.open
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
