package properties

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// The shortest games that show what is wrong have 25 decisions: two players are dealt 18 times, three draws are 6, and a turn has to end
// between them. A game that rapid draws for more players may not get quite as short; as drawn it has hundreds.
const (
	shortest    = 18 + 3*2 + 1
	shortEnough = 2 * shortest
)

// The machine finds one card too many at the third draw, and rapid shrinks the game that shows it to next to nothing.
func TestTheMachineShrinks(t *testing.T) {
	t.Parallel()
	on := newSubject(thirdDraw().Of(yardmaster.New()), yardmaster.Book())
	quiet := &quietTB{name: t.Name()}
	t.Cleanup(func() { require.NoError(t, os.RemoveAll(filepath.Join("testdata", "rapid", t.Name()))) }) // rapid keeps what failed
	began := time.Now()
	done := make(chan struct{})
	go func() { // a failing test ends its goroutine
		defer close(done)
		p := property{on: on, held: laws(on), files: []componentFile{{}}}
		p.check(quiet)
	}()
	<-done
	took := time.Since(began)
	require.True(t, quiet.failed, "the machine did not find what is wrong")
	require.Contains(t, quiet.output.String(), "yardstick judge ", "the failure says what to do next")

	left := filepath.Join(os.TempDir(), "yardstick-"+t.Name()+".yard")
	record, err := os.ReadFile(left)
	require.NoError(t, err)
	require.NoError(t, os.Remove(left))
	require.Contains(t, quiet.output.String(), "yardstick 1\n")
	t.Logf("found and shrunk in %v:\n%s", took, record)
	requireLawful(t, record, shortEnough)
	require.Less(t, took, 10*time.Second)
}

// Walks shrink what they find as well.
func TestWalksShrink(t *testing.T) {
	t.Parallel()
	began := time.Now()
	report, err := Walks(t.Context(), thirdDraw().Of(yardmaster.New()), yardmaster.Book(), engine.Setup{}, play.Range{Games: 10}, 1)
	require.NoError(t, err)
	require.NotNil(t, report.Broken)
	require.Equal(t, "YM-INV-11", report.Broken.ID)
	t.Logf("found and shrunk in %v:\n%s", time.Since(began), report.Broken.Record)
	tr := requireLawful(t, []byte(report.Broken.Record), shortest+2)
	require.Len(t, tr.Seats, 2)
	require.Empty(t, tr.Rulings)
}

// requireLawful reads a record as a judge does: up to the broken law it is a lawful game, and no longer than it needs to be.
func requireLawful(t *testing.T, record []byte, most int) *transcript.Transcript {
	t.Helper()
	tr, err := transcript.Parse("shrunk", record)
	require.NoError(t, err)
	require.LessOrEqual(t, len(tr.Decisions), most)
	report, err := transcript.Replay(context.Background(), tr, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	return tr
}

// quietTB is a test whose failure is not reported.
type quietTB struct {
	name   string
	failed bool
	output strings.Builder
}

var _ rapid.TB = (*quietTB)(nil)

func (q *quietTB) Helper()                   {}
func (q *quietTB) Name() string              { return q.name }
func (q *quietTB) Logf(f string, a ...any)   { fmt.Fprintf(&q.output, f+"\n", a...) }
func (q *quietTB) Log(a ...any)              { fmt.Fprintln(&q.output, a...) }
func (q *quietTB) Skipf(string, ...any)      { runtime.Goexit() }
func (q *quietTB) Skip(...any)               { runtime.Goexit() }
func (q *quietTB) SkipNow()                  { runtime.Goexit() }
func (q *quietTB) Errorf(f string, a ...any) { q.Logf(f, a...); q.Fail() }
func (q *quietTB) Error(a ...any)            { q.Log(a...); q.Fail() }
func (q *quietTB) Fatalf(f string, a ...any) { q.Logf(f, a...); q.FailNow() }
func (q *quietTB) Fatal(a ...any)            { q.Log(a...); q.FailNow() }
func (q *quietTB) FailNow()                  { q.Fail(); runtime.Goexit() }
func (q *quietTB) Fail()                     { q.failed = true }
func (q *quietTB) Failed() bool              { return q.failed }
