package features

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/cucumber/godog"
)

// phrase is one step of the vocabulary: as people read it, and as the pattern that reads it.
type phrase struct {
	text string
	re   *regexp.Regexp
}

// blanks are the parts of a phrase that vary, by the word that stands between angle brackets.
var blanks = map[string]string{
	"player": `([a-z][a-z0-9-]*)`, "names": `(.+)`, "title": `(.+?)`,
	"n": `(\d{1,6})`, "clause": `([A-Z]+-[A-Z0-9]+-\d+)`,
	"card": `([a-z0-9#-]+)`, "cards": `([a-z0-9*#-]+(?: [a-z0-9*#-]+)*)`, "side": `(up|down)`,
	"k": `(-?\d{1,6})`, "position": `(Past|Present|Future)`, "type": `(Spontaneous|Planned|Existing)`,
	"phase": `(Supervisor|Railroad|Civilized|Taxes|Establishment|Customer|Past Town|Present Town|Future Town|End of The Line)`,
	"kind":  `(cattle|hogs|sheep)`, "meat": `(beef|pork|lamb)`, "party": `(Republicans|Democrats)`,
	"market": `(boston|bronx|manhattan|brooklyn|philadelphia)`, "houses": `(` + houseOwner + `(?: ` + houseOwner + `)*)`,
	"square": `([a-z]\d{1,2})`, "squares": `([a-z]\d{1,2}(?: [a-z]\d{1,2})*)`, "facing": `(e|s)`,
	"placement": `([a-z]\d{1,2}(?: rot \d{1,3})?(?: mirror)?)`, "specialist": `(canned-ham|toilet-soap|leather-goods|bone-buttons|medicines)`,
	"mark": `([+-]?\d{1,3})`, "building": `([a-z]+(?:-[a-z]+)*)`, "holder": `([a-z][a-z0-9-]*|T\d)`, "good": `(logs?|lumber|gold|silver)`,
	"metal": `(gold|silver)`, "animal": `(horses?|donkeys?|mules?|ox|oxen)`, "industry": `(lumbering|mining|ranching)`, "level": `(I|II|III|IV)`,
	"basin": `(basin-\d)`, "deposit": `(alluvial|beach|eluvial|aeolian)`, "field": `(health|wealth|safety)`, "row": `(upcoming|three|six|nine)`,
	"face": `(boon|bane)`, "character": `([ABT]\d{1,2})`, "characters": `(` + characterList + `|nothing|empty)`, "rank": `(assistant|partner|tycoon)`,
	"ring": `(worker|tool|gun)`, "tile": `((?:RR|TG)\d)`, "tiles": `((?:RR|TG)\d(?: (?:RR|TG)\d)*)`, "line": `(railroad|telegraph)`, "train": `(red|blue)`,
	"goal": `(G\d{1,2})`, "event": `((?:I{1,3}|IV)-\d)`, "events": `((?:` + eventOrNone + `)(?: (?:` + eventOrNone + `))*)`,
	"severities": `(\d(?: \d)*|nothing)`, "promises": `(` + promised + `(?:, ` + promised + `)*)`,
	"action": `([^"]*)`, "question": `([^"]*)`, "option": `([^"]*)`, "words": `([^"]*)`,
}

// houseOwner is a name that is not the beginning of a token.
const houseOwner = `(?:(?:[a-su-z]|t[a-np-z0-9-]|to[a-jl-z0-9-])[a-z0-9-]*|to?)`

// Parts of lists that Frontier reads.
const (
	characterList = `[ABT]\d{1,2}(?: [ABT]\d{1,2})*`
	eventOrNone   = `(?:I{1,3}|IV)-\d|nothing`
	promised      = `(?:health|wealth|safety) [+-]?\d`
)

var variable = regexp.MustCompile(`<[a-z]+>|\(s\)|[a-z]+/[a-z]+`)

// say makes a phrase. <blank> is one of blanks, (s) an ending that may be missing, a/b either of two words.
func say(text string) phrase {
	pattern, end := "^", 0
	for _, at := range variable.FindAllStringIndex(text, -1) {
		pattern += regexp.QuoteMeta(text[end:at[0]])
		switch part := text[at[0]:at[1]]; {
		case part == "(s)":
			pattern += "s?"
		case part[0] == '<':
			pattern += blanks[part[1:len(part)-1]]
		default:
			pattern += "(?:" + strings.Replace(part, "/", "|", 1) + ")"
		}
		end = at[1]
	}
	return phrase{text, regexp.MustCompile(pattern + regexp.QuoteMeta(text[end:]) + "$")}
}

// vocabulary is where phrases meet what they do, for one scenario. Without a scenario it only lists the phrases.
type vocabulary struct {
	scenario *godog.ScenarioContext
	known    []known
}

type known struct {
	keyword string
	phrase
}

func (v *vocabulary) given(p phrase, do any) {
	v.known = append(v.known, known{"Given", p})
	if v.scenario != nil {
		v.scenario.Given(p.re, do)
	}
}

func (v *vocabulary) when(p phrase, do any) {
	v.known = append(v.known, known{"When", p})
	if v.scenario != nil {
		v.scenario.When(p.re, do)
	}
}

func (v *vocabulary) then(p phrase, do any) {
	v.known = append(v.known, known{"Then", p})
	if v.scenario != nil {
		v.scenario.Then(p.re, do)
	}
}

// nearest says which step was perhaps meant by a text that is none. One that begins with another word than Given, When or Then
// as said is farther away.
func (v *vocabulary) nearest(keyword, text string) string {
	best, least := "", 0.0
	for _, k := range v.known {
		if k.re.MatchString(text) {
			return fmt.Sprintf("it is known as a %s step", k.keyword)
		}
		d := k.distance(text)
		if k.keyword != keyword {
			d += 2
		}
		if best == "" || d < least {
			best, least = k.keyword+" "+k.text, d
		}
	}
	return "the nearest known step is: " + best
}

// distance is how much has to change before a text is a case of the phrase, in words; a blank fits any word.
func (p phrase) distance(text string) float64 {
	const longest = 40 // words; no phrase is as long
	want, got := strings.Fields(p.text), strings.Fields(text)
	got = got[:min(len(got), longest)]
	row := make([]float64, len(got)+1)
	for j := range row {
		row[j] = float64(j)
	}
	for _, w := range want {
		diagonal := row[0]
		row[0]++
		for j, g := range got {
			skipped := 1.0 // a word of the text that the phrase does not have
			if w == "<cards>" || w == "<names>" || w == "<squares>" || w == "<houses>" || strings.HasPrefix(w, `"<`) {
				skipped = 0.4
			}
			d := min(row[j+1]+1, row[j]+skipped, diagonal+wordDistance(w, g))
			diagonal, row[j+1] = row[j+1], d
		}
	}
	return row[len(got)]
}

// wordDistance is 0 for the same word and 1 for quite another one; a word that fits a blank is near.
func wordDistance(want, got string) float64 {
	const longest = 40 // letters; beyond it a word is no misspelling
	if one, counted := strings.CutSuffix(want, "(s)"); counted {
		want = one
		got = strings.TrimSuffix(got, "s")
	}
	switch {
	case want == got:
		return 0
	case want == "<n>" && strings.Trim(got, "0123456789") != "":
		return 0.8
	case want == "<cards>" && strings.Contains(got, `"`), len(got) > longest:
		return 1
	case strings.HasPrefix(want, "<") && strings.HasSuffix(want, ">"):
		return 0.5
	case strings.Contains(want, "<") && strings.HasSuffix(got, want[strings.LastIndexByte(want, '>')+1:]):
		return 0.1
	}
	return float64(levenshtein.ComputeDistance(want, got)) / float64(max(len(want), len(got)))
}
