package frontier

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// longAction reads the actions with several parts.
func (r *reader) longAction(v verb) engine.Action {
	switch v {
	case vLose:
		what := int8(box.Horse) + r.one("animal", box.GoodNames[box.Horse:box.Cattle+1])
		if what != int8(box.Cattle) && len(r.words) == 1 && r.words[0] == "card" {
			r.word()
			return naming(v, what)
		}
		return act(v, what, none, r.space(), noSpace, 0)
	case vCut:
		f := r.space()
		r.literal("via")
		return withForm(act(v, none, none, f, r.space(), 0), r.form(helperTexts[:]))
	case vDrive, vRaft:
		return r.drive(v)
	case vSaw:
		x := r.space()
		if len(r.words) == 1 && r.words[0] == "stock" {
			r.word()
			return at(v, x)
		}
		return act(v, r.basin(), none, x, noSpace, 0)
	case vPan:
		x := r.space()
		return act(v, none, none, x, noSpace, r.number(0, 99))
	case vHaul:
		return withForm(at(v, r.space()), r.form(haulTexts[:]))
	case vAssign:
		n := r.number(1, box.MostFaces)
		return act(v, none, none, r.space(), noSpace, n)
	case vImprove:
		return r.improve()
	case vDriveCattle, vRailDrive:
		x := r.space()
		r.literal("to")
		return act(v, none, none, x, r.space(), 0)
	case vRustle:
		n := r.number(1, 99)
		r.literal("at")
		return act(v, none, none, r.space(), noSpace, n)
	case vUse:
		return r.use()
	case vAssist:
		card := r.character()
		if r.more() {
			return act(v, card, r.one("gift", box.RingNames[:]), noSpace, noSpace, 0)
		}
		return naming(v, card)
	case vTycoon:
		return r.tycoon()
	case vBuild:
		k := r.building()
		return act(v, int8(k), none, r.maybeAt(), noSpace, 0)
	case vSell, vBuy:
		return r.trade(v)
	case vPromise:
		return r.promise()
	}
	return of(v)
}

// form reads the rest as one of the forms of an action; "" is the first.
func (r *reader) form(texts []string) uint8 {
	rest := ""
	for r.more() {
		rest += " " + r.word()
	}
	i := slices.Index(texts, rest)
	if i < 0 {
		r.fail("%q: write nothing here, or one of%s", strings.TrimSpace(rest), strings.Join(texts[1:], ","))
		return 0
	}
	return uint8(i)
}

// maybeAt reads "at" and a space, or nothing.
func (r *reader) maybeAt() space {
	if !r.more() {
		return noSpace
	}
	r.literal("at")
	return r.space()
}

// tycoon reads a tycoon, and a space if he is one who builds.
func (r *reader) tycoon() engine.Action {
	card := r.character()
	if r.more() && r.s.table.parts.Characters[card].Active.Kind != box.EffectBuild {
		r.fail("%s builds nothing, and acts on no space", r.s.table.characters[card])
		return 0
	}
	return act(vTycoon, card, none, r.maybeAt(), noSpace, 0)
}

func (r *reader) building() box.Piece {
	w := r.word()
	for k := box.FirstPublic; k < box.Pieces; k++ {
		if r.s.kindName(k) == w {
			return k
		}
	}
	r.fail("there is no building %q", w)
	return box.FirstPublic
}

func (r *reader) improve() engine.Action {
	v := r.number(1, box.MostFaces)
	w, form := v, oneStep
	switch word := r.word(); word {
	case "up":
		w++
	case "down":
		w--
	case "to":
		w, form = r.number(1, box.MostFaces), toNumber
	default:
		r.fail("%q: write up or down", word)
	}
	return withForm(act(vImprove, int8(w), none, noSpace, noSpace, v), form)
}

// drive reads a number of own logs, or whose logs go.
func (r *reader) drive(v verb) engine.Action {
	b := r.basin()
	if len(r.words) == 1 && !strings.Contains(r.words[0], "=") {
		return act(v, b, none, noSpace, noSpace, r.number(1, 7))
	}
	n, last := shares{}, int8(-1)
	for r.more() {
		name, k, _ := strings.Cut(r.word(), "=")
		i := int8(slices.IndexFunc([]int8{0, 1, 2, 3, 4}, func(i int8) bool { return i < r.s.seats() && seatText(i) == name }))
		count, err := strconv.Atoi(k)
		if i <= last || err != nil || count < 1 || count > 7 || strconv.Itoa(count) != k {
			r.fail("%q: write players by seat, each once, with the number of their logs, such as P1=1 P2=1", name+"="+k)
			return 0
		}
		n[i], last = uint8(count), i
	}
	if last < 0 {
		r.fail("say how many logs, such as drive basin-1 2")
	}
	return moving(v, b, n)
}

// use reads a building and what is drawn or run for.
func (r *reader) use() engine.Action {
	x, form := r.space(), byWorker
	if n := len(r.words); n > 0 && r.words[n-1] == "dollar" {
		form, r.words = byDollar, r.words[:n-1]
	}
	a := at(vUse, x)
	if r.more() {
		spaces := namesOf(r.s.table.parts.Election[:], func(e *box.ElectionSpace) string { return e.Name })
		switch {
		case r.words[0] == "deck":
			r.word()
			a = act(vUse, none, drawing, x, noSpace, 0)
		case slices.Contains(spaces, r.words[0]):
			a = act(vUse, r.election(), running, x, noSpace, 0)
		default:
			a = act(vUse, r.character(), drawing, x, noSpace, 0)
		}
	}
	return withForm(a, form)
}

// trade reads goods, a market card and, for cattle, meat and dairy, a space.
func (r *reader) trade(v verb) engine.Action {
	name, k, _ := strings.Cut(r.word(), "*")
	g := slices.Index(box.GoodNames[:], name)
	n, err := strconv.Atoi(k)
	if g < int(box.Log) || err != nil || n < 1 || n > mostTraded || strconv.Itoa(n) != k {
		r.fail("%q: write a good and a number, such as log*2", name+"*"+k)
		return 0
	}
	m := r.one("market card", namesOf(r.s.table.parts.Markets[:], func(m *box.Market) string { return m.Name }))
	x := r.maybeAt()
	if (x != noSpace) != (box.Good(g) >= box.Cattle) {
		r.fail("cattle, meat and dairy are traded at a space, other goods are not")
	}
	return act(v, int8(g), m, x, noSpace, n)
}

func (r *reader) promise() engine.Action {
	var n [box.Fields]int8
	last := -1
	for r.more() {
		name, k, _ := strings.Cut(r.word(), "=")
		f := slices.Index(box.FieldNames[:], name)
		count, err := strconv.Atoi(k)
		if f <= last || err != nil || count < 1 || count > 3 || strconv.Itoa(count) != k {
			r.fail("%q: write fields in the order health, wealth, safety with 1 to 3 each, such as wealth=1 safety=1", name+"="+k)
			return 0
		}
		n[f], last = int8(count), f
	}
	if last < 0 {
		r.fail("say what is promised, such as promise wealth=1")
	}
	return promising(n)
}
