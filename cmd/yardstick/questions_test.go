package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// The register says of every question that is not playable why, and that only its default can be set.
func TestTheRegisterSaysWhatCannotBeSet(t *testing.T) {
	for _, entry := range games.All() {
		var out bytes.Buffer
		a := &app{out: bufio.NewWriter(&out)}
		questions, err := witness.Questions(entry.Book)
		require.NoError(t, err)
		a.register(questions)
		require.NoError(t, a.out.Flush())
		said := strings.Join(strings.Fields(out.String()), " ")
		fixed := 0
		for _, q := range entry.Book.Questions {
			if q.Fixed {
				fixed++
				require.NotEmpty(t, q.Why, q.ID)
				require.Contains(t, said, q.ID+" "+q.Asks+" not playable: "+q.Why+" Only the default can be set.")
			}
		}
		require.Equal(t, fixed, strings.Count(said, " not playable: "), entry.Book.Game)
	}
}

// Every answer that can be played is shown by a scenario.
func TestTheRegisterShowsEveryAnswer(t *testing.T) {
	for _, entry := range games.All() {
		out, code := asked(t, "", "rules", entry.Book.Game, "--questions", "--json")
		require.Zero(t, code)
		var said answer.Rules
		require.NoError(t, json.Unmarshal([]byte(out), &said))
		require.Len(t, said.Questions, len(entry.Book.Questions))
		for _, q := range said.Questions {
			if q.NotPlayable != "" {
				continue
			}
			for _, o := range q.Options {
				require.Equal(t, o.Playable, o.Scenario != nil && o.Scenario.Passed, "%s=%s", q.ID, o.ID)
			}
		}
	}
}
