package judge

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// TestWhatMakesAnotherVerdict: upheld or not, the line, the clause; not the words.
func TestWhatMakesAnotherVerdict(t *testing.T) {
	at := func(line int, clause engine.Clause, reason string) *transcript.Finding {
		return &transcript.Finding{Line: line, Kind: transcript.IllegalAction, Violation: &engine.Violation{Clause: clause, Reason: reason}}
	}
	for name, row := range map[string]struct {
		here, other *transcript.Finding
		want        bool
	}{
		"both upheld":              {nil, nil, false},
		"upheld here only":         {nil, at(7, "A-01", "no"), true},
		"upheld there only":        {at(7, "A-01", "no"), nil, true},
		"other words":              {at(7, "A-01", "no"), at(7, "A-01", "never"), false},
		"another line":             {at(7, "A-01", "no"), at(8, "A-01", "no"), true},
		"another clause":           {at(7, "A-01", "no"), at(7, "A-02", "no"), true},
		"an answer that is closed": {at(7, "A-01", "no"), &transcript.Finding{Line: 4, Kind: transcript.SetupUnread}, false},
		"a closed one, upheld":     {nil, &transcript.Finding{Line: 4, Kind: transcript.SetupUnread}, false},
		"a set-up refused":         {nil, &transcript.Finding{Line: 3, Kind: transcript.SetupRefused}, true},
	} {
		require.Equal(t, row.want, differs(row.here, row.other), name)
	}
}
