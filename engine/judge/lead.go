package judge

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
)

// mostFirst is the number of lines that a person at a table reads.
const mostFirst = 5

// Lead joins the first line of an answer with the reason and the rules. The reason comes first, unless the sentence
// of the first rule would then end below the first lines.
func Lead(head blocks.Block, why, rules []blocks.Block) blocks.Doc {
	if len(rules) > 0 {
		first := slices.Concat(blocks.Doc{head}, why, rules[:1])
		if strings.Count(first.Text(), "\n") > mostFirst {
			return slices.Concat(blocks.Doc{head}, rules[:1], why, rules[1:])
		}
	}
	return slices.Concat(blocks.Doc{head}, why, rules)
}
