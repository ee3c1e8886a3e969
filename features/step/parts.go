package step

import (
	"fmt"
	"strconv"
	"strings"
)

// Parts returns a blank for some of the parts of a sum, each with its number, such as "savings 1, brand 9".
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
	var wanted, there, all []string
	for i, name := range names {
		is := fmt.Sprintf("%s %d", name, got[i])
		if n, named := asked[name]; named && n != got[i] {
			wanted, there = append(wanted, fmt.Sprintf("%s %d", name, n)), append(there, is)
		}
		all = append(all, is)
	}
	if wanted != nil {
		return fmt.Errorf("expected %s in %s, but it is %s; all of it: %s", strings.Join(wanted, ", "), what, strings.Join(there, ", "),
			strings.Join(all, ", "))
	}
	return nil
}
