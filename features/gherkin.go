package features

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// block is a background or a scenario with the steps that run: those of its backgrounds first.
type block struct {
	scenario *messages.Scenario // nil for a background
	steps    []*messages.Step   // its own
	before   []*messages.Step   // those of the backgrounds
	tags     int                // that it has from its feature and rule

	description string // its own description, which begins below its line
	line        int64
}

func backgroundBlock(b *messages.Background) block {
	return block{steps: b.Steps, description: b.Description, line: b.Location.Line}
}

func scenarioBlock(s *messages.Scenario, before []*messages.Step, tags int) block {
	return block{scenario: s, steps: s.Steps, before: before, tags: tags, description: s.Description, line: s.Location.Line}
}

// blocks lists the backgrounds and scenarios of a feature and its rules, in order.
func blocks(feature *messages.Feature) []block {
	var all []block
	var background []*messages.Step
	for _, child := range feature.Children {
		switch {
		case child.Background != nil:
			background = append(background, child.Background.Steps...)
			all = append(all, backgroundBlock(child.Background))
		case child.Scenario != nil:
			all = append(all, scenarioBlock(child.Scenario, background, len(feature.Tags)))
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
			all = append(all, backgroundBlock(child.Background))
		case child.Scenario != nil:
			all = append(all, scenarioBlock(child.Scenario, background, tags))
		}
	}
	return all
}

// strayStep returns an error for a description with a line that looks like a step, except for capitals or the
// blank after the first word. The parser would take the line for prose, and the step would be lost. The
// description begins below a line of the file.
func strayStep(dialect *gherkin.Dialect, lines [][]byte, description string, line int64) error {
	left := 0
	for text := range strings.SplitSeq(description, "\n") {
		if strings.TrimSpace(text) != "" {
			left++
		}
	}
	for ; left > 0 && int(line) < len(lines); line++ {
		text := strings.TrimSpace(string(lines[line]))
		if text == "" || text[0] == '#' {
			continue
		}
		left--
		if err := likeStep(dialect, text, false); err != nil {
			return fmt.Errorf("%d: %w", line+1, err)
		}
	}
	return nil
}

// likeStep returns an error for a line that begins with a keyword in other capitals or without the blank after
// it. Where no step can be, "and" and "but" in small letters are ordinary words.
func likeStep(dialect *gherkin.Dialect, text string, step bool) error {
	plain := strings.ToLower(prose.Plain(text))
	for _, kind := range []string{"given", "when", "then", "and", "but"} {
		joins := kind == "and" || kind == "but"
		for _, word := range dialect.Keywords[kind] {
			written, meant := text[:min(len(text), len(word)-1)], strings.TrimSpace(word)
			switch {
			case word == "* " || !strings.HasPrefix(plain, strings.ToLower(word)):
			case written == meant:
				return fmt.Errorf("the blank after %q is not a space: write a space", meant)
			case step || !joins:
				return fmt.Errorf("%q is not a keyword; did you mean %q?", written, meant)
			}
		}
	}
	return nil
}

// wellFormed returns an error for a scenario that has no name or no step, or that would not run. The error
// begins with the line.
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

// texts returns the steps with their tables and doc strings, joined.
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
	// unexpected matches the text that the parser found instead of the expected one.
	unexpected = regexp.MustCompile(`got '\s*(.*?)\s*'$`)
	// decision is a line of a record.
	decision = regexp.MustCompile(`^([\w-]+): ?(\S.*)$`)
	// parserWords replaces the parser's names for expected parts by words that authors of features use.
	parserWords = strings.NewReplacer(
		"#EOF", "the end", "#FeatureLine", "Feature:", "#BackgroundLine", "Background:", "#ScenarioLine", "Scenario:",
		"#RuleLine", "Rule:", "#ExamplesLine", "Examples:", "#StepLine", "a step", "#DocStringSeparator", `"""`,
		"#TableRow", "a table row", "#TagLine", "a tag", "#Comment", "a comment", ", #Empty", "", "#Empty, ", "",
		"#Language, ", "", "#Other, ", "", ", #Other", "",
	)
)

// syntaxError returns the first fault in the Gherkin.
func syntaxError(where string, err error) error {
	m := parserError.FindStringSubmatch(err.Error())
	if m == nil {
		return fmt.Errorf("%s: %w", where, errors.New(strings.ReplaceAll(err.Error(), "\n", " ")))
	}
	if got := unexpected.FindStringSubmatch(m[2]); got != nil {
		if d := decision.FindStringSubmatch(got[1]); d != nil {
			return fmt.Errorf("%s:%s: a decision must be part of a step here; write: When %s does %q", where, m[1], d[1], d[2])
		}
		if err := likeStep(gherkin.DialectsBuiltin().GetDialect(gherkin.DefaultDialect), got[1], true); err != nil {
			return fmt.Errorf("%s:%s: %w", where, m[1], err)
		}
	}
	said := parserWords.Replace(m[2])
	for _, p := range parserSays {
		said = p.says.ReplaceAllString(said, p.plain)
	}
	return fmt.Errorf("%s:%s: this is not a feature file: %s", where, m[1], said)
}

// parserSays holds the parser's sentences and their translations for authors of features.
var parserSays = []struct {
	says  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`^expected: (.*), got '\s*(.*?)\s*'$`), `"$2" does not belong here; what can come here: $1`},
	{regexp.MustCompile(`^unexpected end of file, expected: (.*)$`), "it ends too early; what has to come: $1"},
	{regexp.MustCompile(`^inconsistent cell count within the table$`), "the rows of this table have different numbers of cells"},
	{regexp.MustCompile(`^Language not supported: (.*)$`), "there are no words for the language $1; write in English"},
	{regexp.MustCompile(`^A tag may not contain whitespace$`), "a tag is one word that begins with @; put a space between tags"},
}
