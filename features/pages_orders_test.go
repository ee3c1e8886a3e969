package features_test

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// order is the order of the elements in words, "" if it is none of those that have a name.
func (l *listed) order() string {
	if l.kept || l.fixed {
		return "counts, see the schema"
	}
	for _, rule := range []struct {
		says string
		less func(a, b string, seats []string) int
	}{
		{"that of the seats", bySeat},
		{"from the lowest number to the highest", func(a, b string, _ []string) int { return byNumber(a, b, false) }},
		{"by letters, and then by number", func(a, b string, _ []string) int { return byNumber(a, b, true) }},
		{"by number, and then by letters", func(a, b string, _ []string) int {
			if letters(a) == "" || letters(b) == "" || number(a) < 0 || number(b) < 0 {
				return 1
			}
			return cmp.Or(cmp.Compare(number(a), number(b)), strings.Compare(letters(a), letters(b)))
		}},
	} {
		holds := true
		for i, list := range l.orders {
			for j := 1; j < len(list); j++ {
				holds = holds && rule.less(list[j-1], list[j], l.seats[i]) <= 0
			}
		}
		if holds {
			return rule.says
		}
	}
	return ""
}

// byNumber is the order of two numbers, or of two words that are letters and a number; what is neither is in no order.
func byNumber(a, b string, lettered bool) int {
	if (letters(a) != "") != lettered || (letters(b) != "") != lettered || number(a) < 0 || number(b) < 0 || strings.Contains(a+b, "#") {
		return 1
	}
	return cmp.Or(strings.Compare(letters(a), letters(b)), cmp.Compare(number(a), number(b)))
}

var digits = regexp.MustCompile(`[0-9]+`)

// number returns the first number in a word, -1 if there is none; letters returns the text before it.
func number(word string) int {
	n, err := strconv.Atoi(digits.FindString(word))
	if err != nil {
		return -1
	}
	return n
}

func letters(word string) string {
	if at := digits.FindStringIndex(word); at != nil {
		return word[:at[0]]
	}
	return word
}

// bySeat is the order of two seats; what is no seat is in no order.
func bySeat(a, b string, seats []string) int {
	x, y := slices.Index(seats, a), slices.Index(seats, b)
	if x < 0 || y < 0 {
		return 1
	}
	return cmp.Compare(x, y)
}

// asOnPage reports whether everything in a list is on the page, in the order in which the page has it.
func (l *listed) asOnPage(p *page) bool {
	for _, list := range l.orders {
		last := -1
		for _, element := range list {
			at := slices.Index(p.values, element)
			if at <= last {
				return false
			}
			last = at
		}
	}
	return true
}

// merged is the order that several lists have in common, element by element; of several alike, such as saloon#1 and saloon#2, the kind.
func merged(lists [][]string) (says string, told bool) {
	after := map[string]map[string]bool{}
	for _, list := range lists {
		for i, element := range list {
			element, _, _ = strings.Cut(element, "#")
			if after[element] == nil {
				after[element] = map[string]bool{}
			}
			for _, before := range list[:i] {
				if before, _, _ = strings.Cut(before, "#"); before != element {
					after[element][before] = true
				}
			}
		}
	}
	var order []string
	for len(after) > 0 {
		next := ""
		for _, element := range slices.Sorted(maps.Keys(after)) {
			switch {
			case len(after[element]) > 0:
			case next != "": // the two are never seen together
				return "", false
			default:
				next = element
			}
		}
		if next == "" {
			return "", false // lists have no order in common
		}
		delete(after, next)
		for _, before := range after {
			delete(before, next)
		}
		order = append(order, "`"+next+"`")
	}
	return strings.Join(order, " "), true
}
