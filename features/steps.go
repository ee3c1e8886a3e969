package features

import (
	"cmp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Step is a sentence that the scenarios of a game can use.
type Step struct {
	// Keyword is Given, When or Then.
	Keyword string `json:"keyword"`
	// Phrase is the sentence with its blanks, such as "<player> has <n> card(s) in hand".
	Phrase string `json:"phrase"`
	// Follows is the kind of argument that has to follow the step, "text" or "table"; "" for no argument.
	Follows string `json:"follows,omitempty"`
	// Blanks lists the variable parts, in the order of the phrase.
	Blanks []StepBlank `json:"blanks,omitempty"`
	// Example is the most common use of the step in the game's own scenarios, or of the same sentence under
	// another keyword. It is nil if there is none.
	Example *StepUse `json:"example,omitempty"`
	// Uses counts the game's own scenarios that use the step.
	Uses int `json:"uses"`
	// Clauses lists the clauses in the tags of those scenarios, in the order of the book.
	Clauses []string `json:"clauses,omitempty"`
	// Shared reports that every game has the step.
	Shared bool `json:"shared,omitempty"`

	said step.Phrase
}

// Begun reports whether a text is the beginning of the sentence, as [step.Phrase.Begun] does.
func (s *Step) Begun(text string) (values []string, said int, ok bool) { return s.said.Begun(text) }

// StepBlank is a blank of a step with its common values.
type StepBlank struct {
	step.Taken
	// Seen lists the most common values in the game's own scenarios, for a blank that takes names of things.
	Seen []string `json:"seen,omitempty"`
}

// StepUse is one use of a step: its text and its place.
type StepUse struct {
	Text string `json:"text"`
	File string `json:"file"`
	Line int    `json:"line"`
}

// Steps lists all sentences of a game: first those that every game has, then its own. The error reports a game
// that does not exist.
func Steps(game string) ([]Step, error) {
	entry, err := games.Find(game)
	if err != nil {
		return nil, err
	}
	opts, err := complete(Options{Game: game})
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	said := saidIn(docs)
	var steps []Step
	shared := map[string]bool{}
	for _, d := range vocabulary(games.Entry{}).Definitions {
		shared[d.Keyword+d.String()] = true
	}
	for _, d := range vocabulary(entry).Definitions {
		s := said.stepOf(entry, d)
		s.Shared = shared[d.Keyword+d.String()]
		steps = append(steps, s)
	}
	return steps, nil
}

// vocabulary returns the steps that a scenario of a game can use.
func vocabulary(entry games.Entry) *step.Vocabulary {
	v := &step.Vocabulary{}
	step.New(nil).TeachAll(v, nounsOf(entry.Room))
	return v
}

// saying is a text in scenarios, with its first use.
type saying struct {
	first     StepUse
	scenarios int
	tags      map[string]bool
}

// sayings holds the steps of scenarios by keyword and text, in the order of the files.
type sayings map[string][]*saying

// saidIn collects the steps in the scenarios of documents. Each row of an outline counts as a scenario.
func saidIn(docs []*document) sayings {
	said, known := sayings{}, map[[2]string]*saying{}
	for _, doc := range docs {
		for _, p := range doc.pickles {
			for _, s := range p.Steps {
				keyword := keywords[s.Type]
				one := known[[2]string{keyword, s.Text}]
				if one == nil {
					one = &saying{first: StepUse{s.Text, doc.where, doc.places[s.AstNodeIds[0]].line}, tags: map[string]bool{}}
					known[[2]string{keyword, s.Text}] = one
					said[keyword] = append(said[keyword], one)
				}
				one.use(p)
			}
		}
	}
	return said
}

// use records a scenario with the text.
func (s *saying) use(p *messages.Pickle) {
	s.scenarios++
	for _, tag := range p.Tags {
		s.tags[strings.TrimPrefix(tag.Name, "@")] = true
	}
}

// stepOf returns a step with its uses in the scenarios.
func (said sayings) stepOf(entry games.Entry, d step.Definition) Step {
	s := Step{Keyword: d.Keyword, Phrase: d.String(), Follows: d.Follows(), said: d.Phrase}
	uses := said.of(d)
	for _, one := range uses {
		s.Uses += one.scenarios
	}
	for i, taken := range d.Taken() {
		s.Blanks = append(s.Blanks, StepBlank{taken, seen(d, i, taken, uses)})
	}
	if shown := said.shown(d, uses); len(shown) > 0 {
		s.Example = &slices.MinFunc(shown, typical).first
	}
	for _, c := range entry.Book.Clauses {
		if slices.ContainsFunc(uses, func(one *saying) bool { return one.tags[string(c.ID)] }) {
			s.Clauses = append(s.Clauses, string(c.ID))
		}
	}
	return s
}

// of lists the uses of a step.
func (said sayings) of(d step.Definition) []*saying {
	var uses []*saying
	for _, one := range said[d.Keyword] {
		if d.Matches(one.first.Text) {
			uses = append(uses, one)
		}
	}
	return uses
}

// shown lists the uses of a step. If it has none, shown lists those of the same sentence under another keyword.
func (said sayings) shown(d step.Definition, uses []*saying) []*saying {
	for _, keyword := range []string{"Given", "When", "Then"} {
		if len(uses) == 0 && keyword != d.Keyword {
			other := d
			other.Keyword = keyword
			uses = said.of(other)
		}
	}
	return uses
}

// typical orders texts: one that names something comes first, then the more common one, then the shorter one.
// So a new scenario seldom changes the first.
func typical(a, b *saying) int {
	x, y := a.first.Text, b.first.Text
	return cmp.Or(none(x)-none(y), b.scenarios-a.scenarios, len(x)-len(y), strings.Compare(x, y))
}

// none returns 1 for a text that reports the absence of things, 0 for any other.
func none(text string) int {
	if strings.HasSuffix(text, " nothing") || strings.HasSuffix(text, " empty") {
		return 1
	}
	return 0
}

// seen lists the values that fill a blank most often, the most common first.
func seen(d step.Definition, blank int, taken step.Taken, uses []*saying) []string {
	const most = 5
	if !taken.Open {
		return nil
	}
	count := map[string]int{}
	var words []string
	for _, one := range uses {
		word := d.Pattern().FindStringSubmatch(one.first.Text)[blank+1]
		if count[word] == 0 {
			words = append(words, word)
		}
		count[word] += one.scenarios
	}
	slices.SortFunc(words, func(a, b string) int {
		return cmp.Or(count[b]-count[a], len(a)-len(b), strings.Compare(a, b))
	})
	return words[:min(len(words), most)]
}
