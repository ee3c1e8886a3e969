package features

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v21"
)

// block is a background or a scenario with the steps that run: those of its backgrounds first.
type block struct {
	scenario *messages.Scenario // nil for a background
	steps    []*messages.Step   // its own
	before   []*messages.Step   // those of the backgrounds
	tags     int                // that it has from its feature and rule
}

// blocks are the backgrounds and scenarios of a feature and its rules, in order.
func blocks(feature *messages.Feature) []block {
	var all []block
	var background []*messages.Step
	for _, child := range feature.Children {
		switch {
		case child.Background != nil:
			background = append(background, child.Background.Steps...)
			all = append(all, block{steps: child.Background.Steps})
		case child.Scenario != nil:
			all = append(all, block{scenario: child.Scenario, steps: child.Scenario.Steps, before: background, tags: len(feature.Tags)})
		case child.Rule != nil:
			all = append(all, ruleBlocks(child.Rule, background, len(feature.Tags)+len(child.Rule.Tags))...)
		}
	}
	return all
}

func ruleBlocks(rule *messages.Rule, background []*messages.Step, tags int) []block {
	var all []block
	background = append([]*messages.Step{}, background...)
	for _, child := range rule.Children {
		switch {
		case child.Background != nil:
			background = append(background, child.Background.Steps...)
			all = append(all, block{steps: child.Background.Steps})
		case child.Scenario != nil:
			all = append(all, block{scenario: child.Scenario, steps: child.Scenario.Steps, before: background, tags: tags})
		}
	}
	return all
}

// wellFormed refuses a scenario that has no name or no step, or that would not run. The error begins with the line.
func wellFormed(scenario *messages.Scenario) error {
	line := scenario.Location.Line
	switch {
	case strings.TrimSpace(scenario.Name) == "":
		return fmt.Errorf("%d: the scenario has no name", line)
	case len(scenario.Steps) == 0:
		return fmt.Errorf("%d: scenario %q has no steps", line, scenario.Name)
	case len(scenario.Examples) == 0 && slices.Contains([]string{"Scenario Outline", "Scenario Template"}, scenario.Keyword):
		return fmt.Errorf("%d: scenario outline %q has no examples", line, scenario.Name)
	}
	for _, table := range scenario.Examples {
		if len(table.TableBody) == 0 {
			return fmt.Errorf("%d: this table of examples has no row", table.Location.Line)
		}
	}
	return nil
}

// expanded is the size of a scenario in bytes with every row of an outline filled in. A cell that names a column is refused,
// because filling in might then never end.
func expanded(b block) (int, error) {
	text := texts(b.steps)
	fixed := len(text) + len(texts(b.before))
	if len(b.scenario.Examples) == 0 {
		return fixed, nil
	}
	size := 0
	for _, table := range b.scenario.Examples {
		if table.TableHeader == nil {
			continue
		}
		var named []int // how often the steps name each column
		for _, cell := range table.TableHeader.Cells {
			named = append(named, strings.Count(text+b.scenario.Name, "<"+cell.Value+">"))
		}
		for _, row := range table.TableBody {
			size += fixed
			for i, cell := range row.Cells {
				if strings.ContainsAny(cell.Value, "<>") {
					return 0, fmt.Errorf("%d: the cell %.40q: a cell is filled in as it is and must not name a column",
						row.Location.Line, cell.Value)
				}
				size += named[i] * len(cell.Value)
			}
		}
	}
	return size, nil
}

// texts are the steps with their tables and doc strings, joined.
func texts(steps []*messages.Step) string {
	var all strings.Builder
	for _, step := range steps {
		all.WriteString(step.Text)
		if step.DocString != nil {
			all.WriteString(step.DocString.MediaType + step.DocString.Content)
		}
		if step.DataTable == nil {
			continue
		}
		for _, row := range step.DataTable.Rows {
			for _, cell := range row.Cells {
				all.WriteString(cell.Value)
			}
		}
	}
	return all.String()
}

var (
	parserError = regexp.MustCompile(`(?m)^\((\d+):\d+\): (.*)$`)
	// parserWords replace the parser's names for what it expects by those that authors of features use.
	parserWords = strings.NewReplacer(
		"#EOF", "the end", "#FeatureLine", "Feature:", "#BackgroundLine", "Background:", "#ScenarioLine", "Scenario:",
		"#RuleLine", "Rule:", "#ExamplesLine", "Examples:", "#StepLine", "a step", "#DocStringSeparator", `"""`,
		"#TableRow", "a table row", "#TagLine", "a tag", "#Comment", "a comment", ", #Empty", "", "#Empty, ", "",
		"#Language, ", "", "#Other, ", "", ", #Other", "",
	)
)

// syntaxError is the first thing that is not Gherkin.
func syntaxError(where string, err error) error {
	m := parserError.FindStringSubmatch(err.Error())
	if m == nil {
		return fmt.Errorf("%s: %w", where, errors.New(strings.ReplaceAll(err.Error(), "\n", " ")))
	}
	said := parserWords.Replace(m[2])
	for _, p := range parserSays {
		said = p.says.ReplaceAllString(said, p.plain)
	}
	return fmt.Errorf("%s:%s: this is not a feature file: %s", where, m[1], said)
}

// parserSays are the parser's sentences, and the same for authors of features.
var parserSays = []struct {
	says  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`^expected: (.*), got '\s*(.*?)\s*'$`), `"$2" does not belong here; what can come here: $1`},
	{regexp.MustCompile(`^unexpected end of file, expected: (.*)$`), "it ends too early; what has to come: $1"},
	{regexp.MustCompile(`^inconsistent cell count within the table$`), "the rows of this table have different numbers of cells"},
	{regexp.MustCompile(`^Language not supported: (.*)$`), "there are no words for the language $1; write in English"},
	{regexp.MustCompile(`^A tag may not contain whitespace$`), "a tag is one word that begins with @; divide tags with a blank"},
}
