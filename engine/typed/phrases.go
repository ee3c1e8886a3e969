package typed

import (
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Speaker is a state whose game declares the phrases that people use for its actions.
type Speaker interface {
	// Said returns the table of phrases. A line contains a spelling with blanks in capitals, " | ", and the ways to
	// say it, separated by commas. A way is a list of words in any order, or - for none. Further prepositions may
	// follow a blank, as in SPACE/from. The lines "chance", "player" and "either" name the actor of the following
	// lines. A line "ignore" lists words without meaning. A line "word" lists a word, = and its synonyms. A blank and
	// = is followed by the words that fill it, or by "runs" or "list" and another blank.
	Said() string
	// Words returns the words that can fill a blank, none for a number.
	Words(blank string) []string
}

// phrases is the parsed table of a game.
type phrases struct {
	rows    []row
	ignore  map[string]bool
	alias   map[string]string
	classes map[string]*class
	known   map[string]bool // stems
}

// row is one spelling and the ways to say it.
type row struct {
	chance, player bool
	counting       bool // some blank takes a number
	parts          []part
	tail           string
	ways           [][]string
	own            map[string]bool // words that the text may contain in addition
}

// part is a blank with the text before it, and the prepositions that go with it.
type part struct {
	before string
	preps  []string
	blank  string
	*class
}

// class describes the words that fill a blank.
type class struct {
	number     bool
	runs, list *class
	// fills are the words by their first stem.
	fills map[string][]fill
}

// fill is a word that fills a blank. A base is the word without the number of a copy.
type fill struct {
	stems []string
	word  string
	base  bool
}

var blank = regexp.MustCompile(`([A-Z]+)((?:/[a-z]+)*)`)

// phrasesOf parses the table of a game.
func phrasesOf(s Speaker) *phrases {
	p := &phrases{ignore: map[string]bool{}, alias: map[string]string{}, classes: map[string]*class{}, known: map[string]bool{}}
	chance, player := false, true
	for line := range strings.Lines(s.Said()) {
		line = strings.TrimSpace(line)
		head, rest, _ := strings.Cut(line, " ")
		key, value, defines := strings.Cut(line, " = ")
		switch {
		case line == "" || line[0] == '#':
		case line == "chance", line == "player", line == "either":
			chance, player = line != "player", line != "chance"
		case head == "ignore":
			p.learn(p.ignore, stems(rest)...)
		case head == "word" && defines:
			for _, other := range strings.Fields(value) {
				p.alias[spelling.Stem(other)] = spelling.Stem(key[len("word "):])
				p.known[spelling.Stem(other)] = true
			}
		case defines:
			p.define(s, key, value)
		default:
			p.row(s, line, chance, player)
		}
	}
	return p
}

func (p *phrases) learn(in map[string]bool, words ...string) {
	for _, w := range words {
		in[w], p.known[w] = true, true
	}
}

// define parses the words that fill a blank.
func (p *phrases) define(s Speaker, name, value string) {
	head, of, _ := strings.Cut(value, " ")
	switch head {
	case "runs":
		p.classes[name] = &class{runs: p.class(s, of)}
	case "list":
		p.classes[name] = &class{list: p.class(s, of)}
	default:
		p.classes[name] = p.filled(strings.Split(value, ", "))
	}
}

func (p *phrases) class(s Speaker, name string) *class {
	if p.classes[name] == nil {
		p.classes[name] = p.filled(s.Words(name))
	}
	return p.classes[name]
}

// filled returns the class of a blank that the given words fill.
func (p *phrases) filled(words []string) *class {
	c := &class{number: words == nil, fills: map[string][]fill{}}
	for _, w := range words {
		name, _, copied := strings.Cut(w, "#")
		c.add(fill{stems: p.stems(w), word: w})
		if copied {
			c.add(fill{stems: p.stems(name), word: w, base: true})
		}
		p.learn(map[string]bool{}, p.stems(w)...)
	}
	return c
}

func (c *class) add(f fill) {
	if len(f.stems) > 0 {
		c.fills[f.stems[0]] = append(c.fills[f.stems[0]], f)
	}
}

// stems returns the words of a text without their endings; synonyms are replaced by the word of the game.
func (p *phrases) stems(text string) []string {
	all := stems(text)
	for i := range all {
		all[i] = p.is(all[i])
	}
	return all
}

func (p *phrases) is(stem string) string {
	if other := p.alias[stem]; other != "" {
		return other
	}
	return stem
}

// row parses a spelling and the ways to say it.
func (p *phrases) row(s Speaker, line string, chance, player bool) {
	text, ways, _ := strings.Cut(line, " | ")
	r := row{chance: chance, player: player, own: map[string]bool{}}
	at := 0
	for _, m := range blank.FindAllStringSubmatchIndex(text, -1) {
		b := part{before: text[at:m[0]], blank: text[m[2]:m[3]], class: p.class(s, text[m[2]:m[3]])}
		if words := strings.Fields(b.before); len(words) > 0 {
			b.preps = append(b.preps, words[len(words)-1])
		}
		b.preps = append(b.preps, strings.Split(text[m[4]:m[5]], "/")...)
		r.parts, at = append(r.parts, b), m[1]
		r.counting = r.counting || b.number || b.runs != nil
		p.learn(r.own, p.stems(b.before)...)
	}
	r.tail = text[at:]
	p.learn(r.own, p.stems(r.tail)...)
	if ways == "" {
		ways = r.spelling(nil)
		if len(r.parts) > 0 {
			ways = r.parts[0].before
		}
	}
	for way := range strings.SplitSeq(ways, ", ") {
		words := p.stems(way)
		p.learn(r.own, words...)
		r.ways = append(r.ways, words)
	}
	p.rows = append(p.rows, r)
}

// spelling returns the row with its blanks filled; an open blank appears as its name.
func (r *row) spelling(filled []string) string {
	var b strings.Builder
	for i := range r.parts {
		if r.counts(i, filled) {
			continue
		}
		b.WriteString(r.parts[i].before)
		if i < len(filled) && filled[i] != "" {
			b.WriteString(filled[i])
		} else {
			b.WriteString(r.parts[i].blank)
		}
	}
	return b.String() + r.tail
}

// counts reports whether a blank is the number of a run, and the text of the blank before it already contains the
// number.
func (r *row) counts(i int, filled []string) bool {
	return r.parts[i].before == "*" && i > 0 && i <= len(filled) && filled[i-1] != ""
}
