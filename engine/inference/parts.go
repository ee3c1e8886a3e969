package inference

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// part is a part of the position in the view of a seat; the seat is "" for the whole position.
type part struct{ seat, path string }

func (p part) compare(q part) int {
	return cmp.Or(strings.Compare(p.seat, q.seat), strings.Compare(p.path, q.path))
}

// parts returns hashes of the parts of the position that a subject shows. It skips hidden and empty
// parts.
func parts(of engine.Subject, offer engine.Offer, seats []string) (map[part]uint64, []engine.Outcome) {
	var who []string
	if offer.Position {
		who = append(who, "")
	}
	if offer.Views {
		who = append(append(who, seats...), chance)
	}
	found := map[part]uint64{}
	var rests []engine.Outcome
	for _, seat := range who {
		text, out, err := of.Position(seat)
		var whole any
		if err != nil || json.Unmarshal(text, &whole) != nil {
			continue
		}
		out.Asked = slices.Clone(out.Asked)
		rests = append(rests, out)
		spread(found, part{seat: seat}, whole)
	}
	return found, rests
}

// spread notes a value of a document, and all values inside it.
func spread(found map[part]uint64, at part, value any) {
	if document.Nothing(value) { // an engine may leave it out
		return
	}
	inner := func(name, value any) { spread(found, part{at.seat, fmt.Sprintf("%s/%v", at.path, name)}, value) }
	switch value := value.(type) {
	case map[string]any:
		for name, v := range value {
			inner(name, v)
		}
	case []any:
		if _, objects := value[0].(map[string]any); !objects {
			found[at] = number(fmt.Sprint(value))
			return
		}
		for i, v := range value {
			inner(i, v)
		}
	default:
		found[at] = number(fmt.Sprint(value))
	}
}

// shown returns a run with the parts of its final position.
func (f *finder) shown(p *probe, a answers) *run {
	r := f.kit.run(p, a, f.lists())
	if r.seen || len(r.moments) == 0 {
		return r
	}
	r.seen, r.shown = true, len(r.asked)
	again := &run{}
	ours, err := f.kit.play(p, a, again, f.lists())
	if err != nil {
		return r
	}
	found, rests := parts(ours, engine.Offer{Position: true, Views: true}, p.Start.Seats)
	r.parts = found
	for _, out := range rests {
		r.use(f.kit, a, out)
	}
	return r
}
