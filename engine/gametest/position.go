package gametest

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// positions checks the documents that are positions, and those that are refused.
func (s *Suite[S]) positions(t *testing.T) {
	for _, document := range append(s.Whole, "{}") {
		state, err := s.load(document)
		require.NoError(t, err, document)
		s.comesBack(t, s.setup(), state)
	}
	for document, clause := range s.Impossible {
		_, err := s.load(document)
		requireClause(t, clause, err, document)
	}
	unreadable := map[string]string{``: "not a JSON document", `[]`: "has to be an object", `{} {}`: "after the document", `{"fase":"turn"}`: "fase"}
	for _, rows := range []map[string]string{unreadable, s.Unreadable} {
		for document, says := range rows {
			_, err := s.load(document)
			require.ErrorContains(t, err, says, document)
		}
	}
}

// comesBack checks that a position's document loads as an equal position, and returns the document.
func (s *Suite[S]) comesBack(t *testing.T, setup engine.Setup, state engine.State) string {
	whole, err := json.Marshal(state.Position())
	require.NoError(t, err)
	again, err := s.Game.Load(setup, whole, nil)
	require.NoError(t, err, string(whole))
	require.True(t, state.Equal(again), string(whole))
	return string(whole)
}

// FuzzLoad loads any document, under any answer to one question. A loaded position has to return
// its document, the game has to continue from it, and the laws must be true after each decision.
func (s *Suite[S]) FuzzLoad(f *testing.F, seats []string, documents ...string) {
	for i, document := range append(documents, "{}") {
		f.Add([]byte(document), uint8(0), uint8(0))
		f.Add([]byte(document), uint8(i), uint8(1))
	}
	laws := s.Game.Laws()
	f.Fuzz(func(t *testing.T, document []byte, question, option uint8) {
		setup := engine.Setup{Seats: seats, Rulings: s.ruling(int(question), int(option))}
		state, err := s.Game.Load(setup, document, nil)
		if err != nil {
			return
		}
		whole := s.comesBack(t, setup, state)
		const long = 150
		rnd, next := play.NewRand(uint64(question)), state.Clone()
		for i := 0; i < long && next.Actor() != engine.Nobody; i++ {
			legal := next.Legal(nil, nil)
			require.NotEmpty(t, legal, whole)
			next.Apply(legal[rnd.IntN(len(legal))], nil)
		}
		const most = 40
		legal := state.Legal(nil, nil)
		for _, a := range legal[:min(most, len(legal))] {
			next := state.Clone()
			require.Nil(t, next.Check(next.Actor(), a, nil))
			next.Apply(a, nil)
			for _, law := range laws {
				require.NoError(t, law.Audit(next), "%s after %s in %s", law.ID, state.Format(a), whole)
				step := engine.Law{Step: law.Step}
				require.NoError(t, step.Hold(state, a, next), "%s by %s in %s", law.ID, state.Format(a), whole)
			}
		}
	})
}

// ruling returns an answer to a question of the book, both chosen by number; nil for a question
// with one answer.
func (s *Suite[S]) ruling(question, option int) map[string]string {
	if len(s.Book.Questions) == 0 {
		return nil
	}
	q := s.Book.Questions[question%len(s.Book.Questions)]
	if q.Fixed {
		return nil
	}
	return map[string]string{q.Name: q.Options[option%len(q.Options)].ID}
}
