package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Every reason why a question can be open has its place in the register, so that no question is left out of it.
func TestEveryReasonIsUrgentOrNot(t *testing.T) {
	require.ElementsMatch(t, rulebook.Reasons(), urgency[:])
}

// The register says of every question that is not playable why, and that only its default can be set.
func TestTheRegisterSaysWhatCannotBeSet(t *testing.T) {
	for _, entry := range games.All() {
		var out bytes.Buffer
		a := &app{out: bufio.NewWriter(&out)}
		rulesOf(entry.Book, byUrgency(entry.Book)).register(a)
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

// Questions stand from what the book contradicts itself about to what can be read in two ways.
func TestTheRegisterBeginsWithTheMostConsequential(t *testing.T) {
	for _, entry := range games.All() {
		list := byUrgency(entry.Book).Questions
		require.Len(t, list, len(entry.Book.Questions))
		require.True(t, slices.IsSortedFunc(list, func(a, b *rulebook.Question) int {
			return slices.Index(urgency[:], a.WhyOpen) - slices.Index(urgency[:], b.WhyOpen)
		}), entry.Book.Game)
	}
}

// Every answer that can be played is shown by a scenario.
func TestTheRegisterShowsEveryAnswer(t *testing.T) {
	for _, entry := range games.All() {
		out, code := asked(t, "", "rules", entry.Book.Game, "--questions", "--json")
		require.Zero(t, code)
		var said rules
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
