package judge

import (
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// named notes what people are called.
func (v *Verdict) named(t *transcript.Transcript) {
	for _, p := range t.Players {
		if v.Players == nil {
			v.Players = map[string]string{}
		}
		v.Players[p.Seat] = p.Name
	}
}

// called says who is called what.
func (v *Verdict) called(b *strings.Builder) {
	if len(v.Players) == 0 {
		return
	}
	var all []string
	for _, seat := range slices.Sorted(maps.Keys(v.Players)) {
		all = append(all, seat+" is "+v.Players[seat])
	}
	b.WriteString(prose.Wrap("  ", strings.Join(all, ", ")))
}

// drift says that a record was written under another edition of the rulebook. That alone changes no verdict; but what is wrong then may be
// a change of the rulebook and not a mistake of the players.
func (v *Verdict) drift(b *strings.Builder) {
	if v.WrittenUnder == "" || v.WrittenUnder == v.Edition {
		return
	}
	text := "the record was written under edition " + v.WrittenUnder
	if v.Upheld {
		text += ", and stands under this one"
	} else {
		text += ": what is wrong may be a change of the rulebook, and no mistake of the players"
	}
	b.WriteString(prose.Wrap("  ", text))
}
