package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

// asks is a function of the page that asks the engine in a worker of its own, as the page does.
const asks = `(() => {
	const worker = new Worker("worker.js"), waiting = new Map();
	let number = 0;
	const ready = new Promise((done, fail) => {
		worker.onmessage = ({data}) => {
			if (data.ready) done();
			if (data.broken) fail(new Error(data.broken));
			const asked = data.text !== undefined && waiting.get(data.id);
			if (asked) data.ok ? asked.done(data.text) : asked.fail(new Error(data.text));
		};
	});
	worker.postMessage({start: {url: new URL("built/engine.wasm.gz", document.baseURI).href}});
	globalThis.asked = async (method, params) => {
		await ready;
		return new Promise((done, fail) => {
			waiting.set(++number, {done, fail});
			worker.postMessage({id: number, method, params: JSON.stringify(params)});
		});
	};
	return true;
})()`

// door is one of the ways to a verdict on a precedent, as JSON.
type door func(t *testing.T, name string, text []byte) []byte

// Every precedent gets the same verdict, value for value, from the Go API, from the program, in the page, where the engine is WebAssembly,
// and from a judge who has the game played by another process, yardstick serve. What a verdict says of who judged, and its words for people
// beside the values, are left out.
func TestFourDoorsGiveOneVerdict(t *testing.T) {
	names, err := filepath.Glob(root + "/golden/precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	doors := map[string]door{"program": terminal, "page": inPage(t), "served engine": overPipe(t)}
	for _, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		want := verdict(t, judged(t, name, text, judge.Options{}))
		for through, ask := range doors {
			require.JSONEq(t, want, verdict(t, ask(t, name, text)), "%s: %s", through, name)
		}
	}
}

// judged is the verdict of the Go API.
func judged(t *testing.T, name string, text []byte, opts judge.Options) []byte {
	t.Helper()
	record, err := transcript.Parse(name, text)
	require.NoError(t, err)
	opts.Others = judge.Singles
	opts.Game, err = record.Of(games.Find)
	require.NoError(t, err)
	v, err := judge.Judge(t.Context(), record, opts)
	require.NoError(t, err)
	said, err := json.Marshal(v)
	require.NoError(t, err)
	return said
}

// terminal asks the program, as somebody at a terminal does.
func terminal(t *testing.T, name string, _ []byte) []byte {
	t.Helper()
	said, err := exec.Command(program, "judge", name, "--other-answers", "1", "--json").Output()
	if err != nil { // overruled
		require.IsType(t, &exec.ExitError{}, err)
	}
	return said
}

// inPage asks the engine of the page.
func inPage(t *testing.T) door {
	t.Helper()
	at, _, _ := served(t)
	at.ready()
	eval[bool](at, asks)
	return func(t *testing.T, name string, text []byte) []byte {
		t.Helper()
		record, err := json.Marshal(map[string]any{"name": name, "text": string(text)})
		require.NoError(t, err)
		eval[string](at, fmt.Sprintf(`asked("open", %s)`, record))
		return []byte(eval[string](at, `asked("judge", {others: 1})`))
	}
}

// overPipe judges over the engine behind yardstick serve, a process of its own.
func overPipe(t *testing.T) door {
	t.Helper()
	const patience = time.Minute
	e := &wire.Engine{Dial: process.Dial([]string{program, "serve"}, process.Options{}), Limits: wire.Limits{Start: patience, Answer: patience}}
	t.Cleanup(e.Close)
	return func(t *testing.T, name string, text []byte) []byte {
		t.Helper()
		return judged(t, name, text, judge.Options{Subject: func(engine.Game) (engine.Subject, error) { return e, nil }})
	}
}

// verdict is a verdict without what is not of the judge: its words for people, which program gave it, and what repeats it.
func verdict(t *testing.T, text []byte) string {
	t.Helper()
	var values map[string]any
	require.NoError(t, json.Unmarshal(text, &values), "%s", text)
	for _, name := range []string{"answer", "markdown", "sentences", "program", "command"} {
		delete(values, name)
	}
	require.Contains(t, values, "upheld")
	again, err := json.Marshal(values)
	require.NoError(t, err)
	return string(again)
}
