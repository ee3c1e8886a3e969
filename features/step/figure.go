package step

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// figured is a number of a text as people write it, with the signs of money.
var figured = regexp.MustCompile(`(?i)^([+-]?)(\$?)([+-]?)(\d[\d,]*?)(k?[,;:]?)$`)

// sentence is a plain text that has numbers.
type sentence struct {
	words []string
	at    []int // the places of its numbers, outside of quotes
}

func sentenceOf(text string) sentence {
	s := sentence{words: strings.Fields(plainText(text))}
	quotes := 0
	for i, word := range s.words {
		if quotes%2 == 0 && figured.MatchString(word) {
			s.at = append(s.at, i)
		}
		quotes += strings.Count(word, `"`)
	}
	return s
}

// with returns the text with one figure for the number at a place, and the other figure for all other numbers.
// "" leaves a number unchanged.
func (s sentence) with(at int, one, other string) string {
	words := append([]string(nil), s.words...)
	for _, i := range s.at {
		figure := other
		if i == at {
			figure = one
		}
		if figure != "" {
			words[i] = figured.ReplaceAllString(words[i], "${2}"+figure+"${5}")
		}
	}
	return strings.Join(words, " ")
}

// OutOfBounds describes the number that keeps a text from being a step because it is too large or too small,
// with its bounds. OutOfBounds returns "" if there is no such number.
func (v *Vocabulary) OutOfBounds(keyword, text string) string {
	if len(text) > longestSentence {
		return ""
	}
	s := sentenceOf(text)
	for _, small := range []string{"1", "1000"} { // thousands, for blanks that count in them
		if len(s.at) == 0 || len(v.Read(keyword, s.with(-1, "", small))) == 0 {
			continue
		}
		for _, i := range s.at {
			if len(v.Read(keyword, s.with(i, "", small))) == 0 {
				return v.bounded(keyword, s, i, small)
			}
		}
	}
	return ""
}

// bounded describes the bounds of a number that is too large or too small at its place.
func (v *Vocabulary) bounded(keyword string, s sentence, at int, small string) string {
	one, other := v.Read(keyword, s.with(at, small, small)), v.Read(keyword, s.with(at, "2"+small[1:], small))
	if len(other) == 0 || one[0].Step != other[0].Step {
		return ""
	}
	d := v.Definitions[one[0].Step]
	for i, slot := range d.slots() {
		numeric := slot.name == "n" || slot.name == "k" || slot.name == "mark"
		if !numeric || one[0].Fill[i] == other[0].Fill[i] {
			continue
		}
		least, most := d.blanks[slot.name].bounds()
		size, bound := "", 0
		switch n := valueOf(s.words[at], strings.HasSuffix(slot.word, ">K")); {
		case n > most:
			size, bound = "large, and at most", most
		case n < least:
			size, bound = "small, and at least", least
		default:
			return ""
		}
		stands := strings.Replace(strings.TrimRight(slot.word, ",:"), "<"+slot.name+">", strconv.Itoa(bound), 1)
		return fmt.Sprintf("%.40q is too %s %s may stand there; the step is: %s %s", strings.TrimRight(s.words[at], ",;:"), size, stands,
			d.Keyword, d.text)
	}
	return ""
}

// bounds returns the smallest and the largest number that a blank takes.
func (b Blank) bounds() (least, most int) {
	for n := 9; n < 1_000_000_000 && b.whole(strconv.Itoa(n)); n = 10*n + 9 {
		most = n
		if b.whole(strconv.Itoa(-n)) {
			least = -n
		}
	}
	return least, most
}

// valueOf returns a number in a person's spelling, in thousands if thousands is set. A number too long to read
// is larger than any bound.
func valueOf(word string, thousands bool) int {
	const beyond = 1_000_000_000_000_000
	m := figured.FindStringSubmatch(word)
	n, err := strconv.Atoi(strings.ReplaceAll(m[4], ",", ""))
	if err != nil || n > beyond {
		n = beyond
	}
	kilo := strings.HasPrefix(strings.ToLower(m[5]), "k")
	switch {
	case kilo && !thousands:
		n *= 1000
	case thousands && !kilo:
		n /= 1000
	}
	if m[1]+m[3] == "-" {
		return -n
	}
	return n
}

// Parts returns a blank for parts of a sum with their numbers, such as "savings 1, brand 9".
func Parts(names ...string) Blank {
	one := `(?:` + strings.Join(names, "|") + `) -?\d{1,6}`
	return One(one+`(?:, `+one+`)*`, names[0]+" 1", names[0]+" 1, "+names[1]+" -2").
		Takes("all of " + strings.Join(names, ", ") + ", or those that are asked about, each with its number and commas between them")
}

// SameParts compares the parts of a sum in a text with the actual numbers, in the order of names.
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
