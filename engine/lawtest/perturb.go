package lawtest

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// perturbation changes one place of the position before a decision or after it.
type perturbation struct {
	*place
	before bool
	hash   uint64
	// tried is the number of times that the perturbation was tried.
	tried int
	// asked is the number of times that the search checked whether anything notices the
	// perturbation. Open is the number of times that neither a law noticed it, nor the loading of a document
	// that shows it.
	asked, open int
}

// says names the perturbation, such as "players.cash +1" or "before: used -1".
func (p *perturbation) says() string {
	says := p.name + " " + p.change.says
	if p.before {
		return "before: " + says
	}
	return says
}

// perturbations returns all perturbations of a position of type S.
func perturbations[S any]() (all []*perturbation) {
	for _, before := range []bool{false, true} {
		for _, place := range placesOf(reflect.TypeFor[S](), "", nil) {
			p := &perturbation{place: place, before: before}
			h := fnv.New64a()
			h.Write([]byte(p.says()))
			p.hash = h.Sum64()
			all = append(all, p)
		}
	}
	return all
}

// due reports whether the perturbation is tried at a decision. It is tried at intervals, so that a
// new field does not affect the others.
func (p *perturbation) due(decision uint64) bool {
	const every = 64
	return (p.hash+decision)%every == 0
}

// perturb tries a perturbation at a decision, if it is due there, and counts the laws that notice it.
func (t *Trials[S]) perturb(p *perturbation, d Decision[S]) {
	if !p.due(t.decisions) {
		return
	}
	wrong, ok := t.perturbed(p, d)
	if !ok {
		return
	}
	p.tried++
	noticed := false
	for i := range t.laws {
		if p.before && t.laws[i].Step == nil {
			continue // the law would check the correct position
		}
		if says := notices(&t.laws[i], wrong); says != "" {
			t.kills[i].add(says)
			noticed = true
		}
	}
	const every = 8 // loading takes long
	if p.before || !p.change.near || t.Loads == nil || p.tried%every != 1 {
		return
	}
	p.asked++
	if !noticed && shows(any(d.After).(engine.State), any(wrong.After).(engine.State), t.Loads) {
		p.open++
	}
}

// perturbed returns a decision with one field changed, in the buffers for mutants.
func (t *Trials[S]) perturbed(p *perturbation, d Decision[S]) (wrong Decision[S], ok bool) {
	t.was, t.is = *d.Before, *d.After
	side := &t.is
	if p.before {
		side = &t.was
	}
	rnd := rand.New(rand.NewPCG(p.hash, t.decisions))
	return Decision[S]{&t.was, &t.is, d.Action}, p.perturb(reflect.ValueOf(side).Elem(), rnd)
}

// ground is a perturbation that a law has to notice at least once, because it breaks a clause that
// the law cites.
type ground struct {
	perturbation
	law *engine.Law
	// says is the name in the grounds, such as "cash +1 by buy". by is the beginning of the
	// decisions after which the perturbation is tried.
	says, by string
	noticed  bool
}

// ground returns the perturbation that grounds name; nil if there is none.
func (t *Trials[S]) ground(l *engine.Law, says string) *ground {
	name, by, _ := strings.Cut(says, " by ")
	for _, p := range t.perturbations {
		if p.says() == name {
			own := *p.place
			return &ground{perturbation: perturbation{place: &own, before: p.before, hash: p.hash}, law: l, says: says, by: by}
		}
	}
	return nil
}

// breaks tries a perturbation at a decision, unless the law has already noticed it.
func (t *Trials[S]) breaks(g *ground, d Decision[S]) {
	if g.noticed || g.by != "" && !strings.HasPrefix(d.before().Format(d.Action)+" ", g.by+" ") {
		return
	}
	if wrong, ok := t.perturbed(&g.perturbation, d); ok {
		g.noticed = notices(g.law, wrong) != ""
	}
}

// notices returns the fault that a law finds; "" if there is none. A panic on an impossible
// position does not count.
func notices[S any](l *engine.Law, d Decision[S]) (says string) {
	defer func() {
		if recover() != nil {
			says = ""
		}
	}()
	if err := d.hold(l); err != nil {
		return err.Error()
	}
	return ""
}

// shows reports whether the document of a wrong position differs from that of the right one, and
// loads.
func shows(right, wrong engine.State, loads func(position any) bool) (yes bool) {
	defer func() {
		if recover() != nil {
			yes = false
		}
	}()
	document := wrong.Position()
	return !reflect.DeepEqual(document, right.Position()) && loads(document)
}

// Kills counts the perturbations that a law has noticed, and the different messages of the law. If
// one part of a law stops noticing, other parts may keep the count up, but there are fewer
// messages.
type Kills struct {
	Times int
	Words map[string]bool
}

func (k *Kills) add(says string) {
	if k.Words == nil {
		k.Words = map[string]bool{}
	}
	k.Times++
	k.Words[says] = true
}

// Kills returns the results of each law, by its id.
func (t *Trials[S]) Kills() map[string]Kills {
	kills := map[string]Kills{}
	for i := range t.laws {
		kills[t.laws[i].ID] = t.kills[i]
	}
	return kills
}

// Open returns the sorted names of the fields whose changes are mostly not noticed. In more than
// half of at least twenty positions, neither a law nor loading the document notices the change.
func (t *Trials[S]) Open() []string {
	asked, open := map[string]int{}, map[string]int{}
	for _, p := range t.perturbations {
		asked[p.name] += p.asked
		open[p.name] += p.open
	}
	const some = 20
	maps.DeleteFunc(open, func(name string, n int) bool { return asked[name] < some || 2*n <= asked[name] })
	return slices.Sorted(maps.Keys(open))
}
