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
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// shortest is the length of the shortest game in which two players draw three cards from the deck: set-up has 18 decisions, three draws
// have 6, and a turn has to end between them. Somewhat longer is short enough.
const (
	shortest    = 18 + 3*2 + 1
	shortEnough = shortest + 2
)

// The machine finds a card too many on the third draw, and rapid shrinks the game that shows it to next to nothing.
func TestTheMachineShrinks(t *testing.T) {
	t.Parallel()
	g := bend(thirdDraw())
	quiet := &quietTB{name: t.Name()}
	t.Cleanup(func() { require.NoError(t, os.RemoveAll(filepath.Join("testdata", "rapid", t.Name()))) })
	began := time.Now()
	done := make(chan struct{})
	go func() { // the test that fails ends its goroutine
		defer close(done)
		p := property{on: newSubject(g, yardmaster.Book()), held: laws(g), files: []componentFile{{}}}
		p.check(quiet)
	}()
	<-done
	took := time.Since(began)
	require.True(t, quiet.failed, "the machine did not find the fault")
	require.Contains(t, quiet.output.String(), "yardstick judge ", "the failure says what to do next")

	record, err := os.ReadFile(filepath.Join(os.TempDir(), "yardstick-"+t.Name()+".yard"))
	require.NoError(t, err)
	require.Contains(t, quiet.output.String(), "yardstick 1\n")
	t.Logf("found and shrunk in %v:\n%s", took, record)
	requireShort(t, record)
	require.Less(t, took, 10*time.Second)
}

// Walks shrink what they find as well.
func TestWalksShrink(t *testing.T) {
	t.Parallel()
	began := time.Now()
	report, err := Walks(t.Context(), bend(thirdDraw()), yardmaster.Book(), 10, 1)
	require.NoError(t, err)
	require.NotNil(t, report.Broken)
	require.Equal(t, "YM-INV-11", report.Broken.ID)
	t.Logf("found and shrunk in %v:\n%s", time.Since(began), report.Broken.Record)
	requireShort(t, []byte(report.Broken.Record))
}

// requireShort reads a record as a judge does, and looks at its length.
func requireShort(t *testing.T, record []byte) {
	t.Helper()
	tr, err := transcript.Parse("shrunk", record)
	require.NoError(t, err)
	require.LessOrEqual(t, len(tr.Decisions), shortEnough)
	require.Len(t, tr.Seats, 2)
	require.Empty(t, tr.Rulings)
	report, err := transcript.Replay(context.Background(), tr, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding, "up to the broken law the record is a lawful game")
}

// quietTB is a test that may fail without anybody being told.
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
