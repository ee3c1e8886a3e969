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
