package step

import (
	"fmt"
	"strconv"
	"strings"
)

// Parts is a blank for some of the parts of a sum, each with its number, such as "savings 1, brand 9".
func Parts(names ...string) Blank {
	one := `(?:` + strings.Join(names, "|") + `) -?\d{1,6}`
	return One(one+`(?:, `+one+`)*`, names[0]+" 1", names[0]+" 1, "+names[1]+" -2").
		Takes("all of " + strings.Join(names, ", ") + ", or those that are asked about, each with its number and commas between them")
}

// SameParts compares the parts of a sum that a text names with those that there are, in the order of their names.
func SameParts(what, text string, names []string, got []int) error {
	asked := map[string]int{}
	for part := range strings.SplitSeq(text, ", ") {
		i := strings.LastIndexByte(part, ' ')
		n, _ := strconv.Atoi(part[i+1:]) // the blank takes nothing else
		if _, twice := asked[part[:i]]; twice {
			return Errorf("%s is named twice", part[:i])
		}
		asked[part[:i]] = n
	}
	var all []string
	same := true
	for i, name := range names {
		n, is := asked[name]
		same = same && (!is || n == got[i])
		all = append(all, fmt.Sprintf("%s %d", name, got[i]))
	}
	if !same {
		return fmt.Errorf("expected %s to be made of %s, but it is made of %s", what, text, strings.Join(all, ", "))
	}
	return nil
}
