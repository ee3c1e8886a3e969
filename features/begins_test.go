package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// A text is known as scenarios by its first keyword, in any language.
func TestHowAFeatureBegins(t *testing.T) {
	for _, text := range []string{
		"Feature: F", "\n # c\n@a @b\nFeature: F\n", "Ability: Base\n", "Business Need: B", "Scenario Outline: S", "Rule: R", "Examples: E",
		"# language: de\nFunktionalität: F", "# c\n#language:ko\n기능: F", "# language: xx\nanything",
	} {
		require.True(t, features.IsFeature([]byte(text)), text)
	}
	for _, text := range []string{
		"", "# c", "yardstick 2\ngame yardmaster", "Funktionalität: F", "ann: draw deck", "# language: de\nFeature: F", "{", "Features: F",
	} {
		require.False(t, features.IsFeature([]byte(text)), text)
	}
}
