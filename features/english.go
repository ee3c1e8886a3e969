package features

import (
	gherkin "github.com/cucumber/gherkin/go/v26"
	messages "github.com/cucumber/messages/go/v21"
)

// english is the one language of scenarios where there is no room for all.
type english struct{}

// GetDialect is nil for every other language, and the parser then says that it does not know it.
func (english) GetDialect(language string) *gherkin.Dialect {
	if language != gherkin.DefaultDialect {
		return nil
	}
	return &gherkin.Dialect{
		Language: language, Name: "English", Native: "English",
		Keywords: map[string][]string{
			"feature": {"Feature", "Business Need", "Ability"}, "rule": {"Rule"}, "background": {"Background"},
			"scenario": {"Example", "Scenario"}, "scenarioOutline": {"Scenario Outline", "Scenario Template"},
			"examples": {"Examples", "Scenarios"},
			"given":    {"* ", "Given "}, "when": {"* ", "When "}, "then": {"* ", "Then "}, "and": {"* ", "And "}, "but": {"* ", "But "},
		},
		KeywordTypes: map[string]messages.StepKeywordType{
			"Given ": messages.StepKeywordType_CONTEXT, "When ": messages.StepKeywordType_ACTION, "Then ": messages.StepKeywordType_OUTCOME,
			"And ": messages.StepKeywordType_CONJUNCTION, "But ": messages.StepKeywordType_CONJUNCTION, "* ": messages.StepKeywordType_UNKNOWN,
		},
	}
}
