package step

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

var numerals = []string{"", "I", "II", "III", "IV"}

func roman(values []string) bool { return slices.Contains(values, "II") }

// whole reports whether the pattern of a blank matches a text from end to end.
func (b Blank) whole(text string) bool {
	re, err := regexp.Compile("^(?:" + b.pattern + ")$")
	return err == nil && re.MatchString(text)
}

// one reports whether a text is one of the things in a blank.
func (b Blank) one(text string) bool {
	return slices.ContainsFunc(b.each, func(pattern string) bool { return Blank{pattern: pattern}.whole(text) })
}

// fill converts a person's text in a blank to the form that the step expects; false if the blank does not
// accept the text. The words around the blank show the kind of thing and the unit of money.
func (b Blank) fill(part, around, text string) (string, bool) {
	var spellings []string
	switch {
	case part == "<n>" || part == "<k>" || part == "<mark>":
		n, ok := readNumber(text, strings.HasSuffix(around, ">K"))
		if !ok {
			return "", false
		}
		spellings = []string{n, strings.TrimPrefix(n, "+")}
	case b.people:
		return people(text), true
	case part == "<title>":
		_, ok := titled(text)
		return text, ok
	case around[0] == '"':
		return text, true
	case b.list:
		if part == "<cards>" {
			text = idle.ReplaceAllString(text, "")
		}
		return b.fillList(text)
	default:
		spellings = b.spellings(text)
	}
	for _, s := range spellings {
		if b.whole(s) {
			return s, true
		}
	}
	return "", false
}

// spellings lists the possible spellings of a person's text in steps, the likeliest first.
func (b Blank) spellings(text string) []string {
	lower := strings.ToLower(text)
	hyphened := strings.ReplaceAll(lower, " ", "-")
	all := []string{text, lower, hyphened, strings.ToUpper(text)}
	for _, v := range b.values() {
		if fold(v) == fold(text) {
			all = append(all, v)
		}
	}
	if n, err := strconv.Atoi(text); err == nil && n > 0 && n < len(numerals) {
		all = append(all, numerals[n])
	}
	return all
}

// fold returns a word without capitals, blanks and plural.
func fold(word string) string { return singular(strings.ReplaceAll(strings.ToLower(word), " ", "-")) }

var divider = regexp.MustCompile(`(?i),? (?:and|&) |, ?`)

// fillList reads several things, with commas, "and" or only blanks between them, and returns them as a step
// writes them.
func (b Blank) fillList(text string) (string, bool) {
	head := ""
	if after, ok := strings.CutPrefix(text, "only "); ok {
		head, text = "only ", after
	}
	m := many.FindStringSubmatch(text)
	numbered := m != nil && isNumber(m[1])
	if b.named && !numbered {
		text = after.ReplaceAllString(text, "") // "pay 1 less card"
	}
	items := divider.Split(text, -1)
	divided := len(items) > 1
	switch {
	case divided:
	case b.whole(text):
		return head + text, true // with blanks alone between the things
	case b.named && strings.Contains(text, " "): // one thing whose name has two words, or two things, unless a number says how many
		lower := strings.ToLower(text)
		return head + lower, (numbered || strings.ContainsAny(lower, "123456789")) && b.whole(lower)
	default:
		items = strings.Fields(text)
	}
	for i, item := range items {
		if divided || b.named {
			item = counted(item)
		}
		items[i] = item
		for _, s := range b.spellings(item) {
			if b.one(s) {
				items[i] = s
				break
			}
		}
	}
	list := strings.Join(items, " ")
	return head + list, b.whole(list)
}

var (
	// idle matches words before a list that do not change its meaning.
	idle   = regexp.MustCompile(`(?i)^(?:(?:the|an?|now|currently|still) )+`)
	before = regexp.MustCompile(`(?i)^(?:the|an?) `)
	after  = regexp.MustCompile(`(?i) cards?$`)
	many   = regexp.MustCompile(`^(\d+|[a-z]+) (.+)$`)
)

// counted returns an item of a list with its number after it, as in coal*3, without its article.
func counted(item string) string {
	item = after.ReplaceAllString(before.ReplaceAllString(strings.TrimSpace(item), ""), "")
	m := many.FindStringSubmatch(item)
	if m == nil {
		return item
	}
	n := m[1]
	if d := spelling.Figure(n); d != "" {
		n = d
	}
	if _, err := strconv.Atoi(n); err != nil {
		return item
	}
	return strings.ReplaceAll(m[2], " ", "-") + "*" + n
}

// people returns the names of players in the form of steps, such as "ann, bob and cid".
func people(text string) string {
	text = plainText(text)
	if text == strings.ToLower(text) && !strings.Contains(text, ", and ") {
		return text
	}
	names := divider.Split(strings.ToLower(text), -1)
	if last := len(names) - 1; last > 0 {
		return strings.Join(names[:last], ", ") + " and " + names[last]
	}
	return names[0]
}

// money matches the words after an amount that name it as money.
var money = regexp.MustCompile(coins + `$`)

// readNumber reads a number or an amount of money, in thousands if thousands is set.
func readNumber(text string, thousands bool) (string, bool) {
	text = money.ReplaceAllString(strings.ToLower(text), "")
	_, kilo := strings.CutSuffix(text, "k")
	text = strings.NewReplacer("$", "", "k", "", ",", "", " ", "").Replace(text)
	switch d := spelling.Figure(text); {
	case d != "":
		text = d
	case text == "no":
		text = "0"
	}
	n, err := strconv.Atoi(text)
	switch {
	case err != nil || n > 1_000_000_000:
		return "", false
	case kilo && !thousands:
		return strconv.Itoa(n * 1000), true
	case thousands && !kilo:
		return strconv.Itoa(n / 1000), n%1000 == 0
	}
	return text, true
}

// singular returns a word of a sentence without the comma after it and the s of the plural.
func singular(word string) string { return spelling.Singular(strings.TrimRight(word, ",")) }
