package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// names are the checks that are asked, in order.
func names(t *testing.T, s suite, asked map[string]bool) []string {
	t.Helper()
	var begun []string
	require.NoError(t, s(asked, ran{
		begins: func(name string) { begun = append(begun, name) },
		ended: func(name string, _ []string, err error) bool {
			require.NoError(t, err, name)
			require.Equal(t, begun[len(begun)-1], name)
			return true
		},
	}))
	return begun
}

func TestChecksHoldWithoutAMutant(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for layer, asked := range map[string][]string{
		"goldens": {"yardmaster/2-players.golden"}, "invariants": {"walk 0", "walk 9"}, "walks": {"walk 1"},
		"scenarios": {"yardmaster/buy.feature: One purchase buys one railcar", "yardmaster/buy.feature: Buying a second railcar uses a second action"},
	} {
		s, err := layers[layer](entry)
		require.NoError(t, err)
		wanted := map[string]bool{}
		for _, name := range asked {
			wanted[name] = true
		}
		require.Equal(t, asked, names(t, s, wanted))
	}
}

func TestAllScenariosAreAsked(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	s, err := scenarios(entry)
	require.NoError(t, err)
	begun := names(t, s, nil)
	require.Greater(t, len(begun), 300)
	seen := map[string]bool{}
	for _, name := range begun {
		require.False(t, seen[name], name)
		seen[name] = true
	}
}

// A game says the same every time; one that drops a citation from its lists says something else.
func TestEchoes(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	heard := func(entry games.Entry) string {
		h := &listener{sum: sha256.New()}
		for seed := range uint64(2) {
			require.NoError(t, h.walk(entry, seed))
		}
		return hex.EncodeToString(h.sum.Sum(nil))
	}
	require.Equal(t, heard(entry), heard(entry))
	h := &listener{sum: sha256.New()}
	subject := &overheard{engine.Local{Game: entry.Game}, h}
	start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: []string{"ann", "bob"}}}
	_, err = subject.Start(start)
	require.NoError(t, err)
	sums := map[string]bool{hex.EncodeToString(h.sum.Sum(nil)): true}
	for _, asks := range []func(){
		func() { _, _, _ = subject.Legal() }, func() { _, _ = subject.Play("ann", "swap bob") }, func() { _, _, _ = subject.Position("ann") },
	} {
		asks()
		sums[hex.EncodeToString(h.sum.Sum(nil))] = true
	}
	require.Len(t, sums, 4, "every answer is heard")
}

func TestWhatDoesNotHoldIsTold(t *testing.T) {
	broken := func() error { return errors.New("ann has 3 points") }
	s := each([]check{{"fine", func() error { return nil }}, {"wrongly", broken}, {"later", broken}, {"not asked", broken}})
	asked := `{"name": "fine", "limit": 60} {"name": "wrongly", "limit": 60} {"name": "later", "limit": 60}`
	first := `{"name":"fine"}` + "\n" + `{"name":"wrongly"}` + "\n" + `{"name":"wrongly","how":"ann has 3 points"}` + "\n"
	var out bytes.Buffer
	require.NoError(t, hold(s, strings.NewReader(asked), &out, false))
	require.Equal(t, first, out.String())
	out.Reset()
	require.NoError(t, hold(s, strings.NewReader(asked), &out, true))
	require.Equal(t, first+`{"name":"later"}`+"\n"+`{"name":"later","how":"ann has 3 points"}`+"\n", out.String())
}

// A check that waits for a processor is not ended, however long it takes; one that computes is.
func TestOnlyTheTimeOfProcessorsCounts(t *testing.T) {
	const limit = 100 * time.Millisecond
	ended := ""
	w := &watch{spent: spent, end: func(why string) { ended = why }}
	w.begin("waits", limit)
	time.Sleep(3 * limit)
	w.check()
	require.Empty(t, ended)
	w.begin("computes", limit)
	for from := spent(); spent() <= from+limit; {
		_ = sha256.Sum256([]byte("computes"))
	}
	w.check()
	require.Equal(t, "computes: too long or too much memory", ended)
}

func TestAQuestionThatIsWrong(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"hold"}, "write reach or hold, a game and a layer, or echo and a game"},
		{[]string{"hold", "whist", "goldens"}, `unknown game "whist"`},
		{[]string{"hold", "yardmaster", "luck"}, `unknown layer "luck"`},
		{[]string{"reach", "yardmaster", "goldens"}, "this program has no mutants"},
	} {
		require.ErrorContains(t, run(row.args, strings.NewReader(""), &bytes.Buffer{}), row.says)
	}
}
