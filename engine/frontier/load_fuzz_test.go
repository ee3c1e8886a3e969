package frontier_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// What loads is whole: its document loads as the same position, which can be played on.
func FuzzLoad(f *testing.F) {
	for i, doc := range []string{`{}`, `{"round":5,"players":[{"name":"ann","industries":{"mining":2},"characters":["A1","B2"]}],` +
		`"industry":{"b4":{"kind":"camp","owner":"ann"}}}`,
		`{"decision":"die","industry":{"q1":{"kind":"panning","owner":"ann"}},"open":{"site":"q1","throw":3}}`,
		`{"decision":"track","open":{"line":"railroad","tile":"RR5","train":"red","spaces":2},"trains":{"red":{"first":"x9"}}}`,
		`{"decision":"upgrade","round":4,"open":{"era":true,"order":["ann"]}}`,
		`{"decision":"office","mayor":"bob","player":"bob","turn":"ann","open":{"card":"T1","whose":"ann"}}`,
		`{"decision":"camp","round":0,"player":"bob"}`, `{"decision":"deal","round":0,"goals-undealt":["G1"]}`,
		`{"round":13,"decision":"over"}`} {
		f.Add([]byte(doc), uint8(i), uint8(i%3))
	}
	questions := frontier.Book().Questions
	f.Fuzz(func(t *testing.T, doc []byte, question, option uint8) {
		setup := engine.Setup{Seats: []string{"ann", "bob", "cal"}, Rulings: map[string]string{}}
		if q := questions[int(question)%len(questions)]; !q.Fixed {
			setup.Rulings[q.Name] = q.Options[int(option)%len(q.Options)].ID
		}
		s, err := frontier.New().Load(setup, doc, nil)
		if err != nil {
			return
		}
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := frontier.New().Load(setup, whole, nil)
		require.NoError(t, err, string(whole))
		require.True(t, s.Equal(again), string(whole))
		// Whatever was loaded can be played on.
		rnd, walk := rand.New(rand.NewPCG(uint64(question), uint64(option))), s.Clone()
		for i := 0; i < 150 && walk.Actor() != engine.Nobody; i++ {
			list := walk.Legal(nil, nil)
			require.NotEmpty(t, list, string(whole))
			walk.Apply(list[rnd.IntN(len(list))], nil)
		}
		for i, a := range s.Legal(nil, nil) {
			if i > 40 {
				break
			}
			next := s.Clone()
			require.Nil(t, next.Check(next.Actor(), a, nil), s.Format(a))
			next.Apply(a, nil)
			for _, law := range frontier.New().Laws() {
				require.NoError(t, law.Audit(next), "%s after %s in %s", law.ID, s.Format(a), whole)
				step := engine.Law{Step: law.Step}
				require.NoError(t, step.Hold(s, a, next), "%s by %s in %s", law.ID, s.Format(a), whole)
			}
		}
	})
}
