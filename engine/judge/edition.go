package judge

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

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
