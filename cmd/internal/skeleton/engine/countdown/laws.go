package countdown

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
)

// laws are statements that are always true. They count the counters themselves and call no rule, so that they
// notice a wrong rule. The game refuses a position that breaks a law, and cites the law's first clause.
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
