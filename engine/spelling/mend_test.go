package spelling_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Words that are nearly known are mended, where they stand; what is known, short, or like nothing stays.
func TestMend(t *testing.T) {
	known := []string{`{"sorting-yard":{"livestock-3":1},"player":"ann"}`, "buy coal-1 pay coal*1", "load livestock-3", "done"}
	for text, want := range map[string]string{
		"load livestok-2":       "load livestock-2",
		"by coal-1 pay caol*1":  "by coal-1 pay coal*1", // two letters may be anything
		"Load livestock-2":      "load livestock-2",
		"load livestock-9":      "load livestock-9",
		"laod livestock-3 now":  "load livestock-3 now",
		"lode livestock-3":      "lode livestock-3", // it may be done as well
		"sing a song of lances": "sing a song of lances",
		"":                      "",
	} {
		require.Equal(t, want, spelling.Mend(text, known), text)
	}
}
