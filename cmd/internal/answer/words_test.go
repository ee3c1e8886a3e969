package answer_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func TestNarrowFindsWhatIsMeant(t *testing.T) {
	texts := []string{
		"play desperados from past to present moving anarchy", "play desperados from past to present moving anarchy, vice",
		"play desperados from past to future moving vice", "raid lawmen discard vice at past", "pass",
	}
	for line, want := range map[string][]int{
		"play":                 {0, 1, 2},
		"Play Desp":            {0, 1, 2},
		"desperados future":    {2},
		"vice":                 {1, 2, 3},
		"anarchy vice":         {1},
		"vice, anarchy":        {1},
		"vice past":            {3},
		"pa":                   {4},
		"present past anarchy": {0, 1},
		"dragon":               nil,
		"":                     nil,
		" , ":                  nil,
		"pass pass":            {4},
	} {
		require.Equal(t, want, answer.Narrow(line, texts), "%q", line)
	}
	require.True(t, slices.Equal(answer.Narrow("play", nil), nil))
}

// If a list shows only its common beginning, the possible next words are shown.
func TestTheWordsAhead(t *testing.T) {
	squares := []string{"build shed at b1", "build shed at a10", "build shed at a10 mirror", "build shed at a9", "build shed at c1"}
	require.Equal(t, []string{"a9", "a10", "b1", "c1"}, answer.Ahead(transcript.Outline(squares, 1), squares))
	require.Equal(t, []string{"barn", "shed"},
		answer.Ahead(transcript.Outline([]string{"build shed", "build barn"}, 1), []string{"build shed", "build barn"}))
	for _, texts := range [][]string{
		squares[:1],
		{"bid 0", "bid 1", "bid 2"},
		{"pass", "pass"},
	} {
		require.Empty(t, answer.Ahead(transcript.Outline(texts, 1), texts), texts)
	}
	require.Empty(t, answer.Ahead(transcript.Outline(squares, len(squares)), squares))
}

// An unfinished word matches the texts that begin with it, but no longer number.
func TestBegun(t *testing.T) {
	texts := []string{"swap center-timber", "swap lee", "bid 12", "bid 20", "done"}
	for line, want := range map[string][]int{
		"swap center-t": {0}, "SW L": {1}, "swap": {0, 1}, "bid 1": nil, "bid": {2, 3}, "d": {4}, "lee": nil, "": nil, "swap lee swap": nil,
	} {
		require.Equal(t, want, answer.Begun(line, texts), line)
	}
}
