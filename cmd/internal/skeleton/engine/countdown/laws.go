package countdown

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
)

// laws are the invariants. They count for themselves and call no rule, so that a wrong rule cannot excuse itself. A position that
// breaks a law is refused with the law's first clause.
var laws = []engine.Law{
	{ID: "CD-INV-01", Says: "no more counters are taken than there are",
		Clauses: []engine.Clause{Turn01}, Position: open.At(enough)},
}

func enough(p *Position) error {
	if n := int(p.Counters[0]) + int(p.Counters[1]); n > counters {
		return fmt.Errorf("counters taken: %d, of %d", n, counters)
	}
	return nil
}
