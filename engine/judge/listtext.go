package judge

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// first are the first of a list, at most so many.
func first[T any](list []T, most int) []T { return list[:min(len(list), most)] }

// groupsBy are the items of a list, those of one form together, in the order of their first.
func groupsBy[T any, F comparable](list []T, form func(*T) F) (groups [][]*T) {
	at := map[F]int{}
	for i := range list {
		of := form(&list[i])
		n, known := at[of]
		if !known {
			n, at[of], groups = len(groups), len(groups), append(groups, nil)
		}
		groups[n] = append(groups[n], &list[i])
	}
	return groups
}

// more writes how many more there are, if there are any.
func more(b *strings.Builder, n int, noun, format string) {
	if n > 0 {
		fmt.Fprintf(b, format, prose.Count(n, noun))
	}
}

// shortened is a text of at most so many characters.
func shortened(text string, longest int) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

// named are the names of answers, the first of many.
func named[T fmt.Stringer](answers []T, most int) []string {
	var names []string
	for _, a := range answers {
		names = append(names, a.String())
	}
	return cut(names, most)
}

// cut are the first of some answers, with how many more there are.
func cut(answers []string, most int) []string {
	more := len(answers) - most
	if more < 2 { // which is said in no less room
		return answers
	}
	return append(slices.Clip(first(answers, most)), prose.Count(more, "more answer")+" that --json has")
}

func joined(clauses []engine.Clause, by string) string {
	names := make([]string, len(clauses))
	for i, c := range clauses {
		names[i] = string(c)
	}
	return strings.Join(names, by)
}
