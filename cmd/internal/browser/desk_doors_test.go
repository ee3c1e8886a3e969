package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
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

// Every precedent gets the same verdict in the page, where the engine is WebAssembly, as from the program, value for value but for what
// repeats it; that the program gives that of the Go API the tests of the desk's clerk hold.
func TestPageAndProgramGiveOneVerdict(t *testing.T) {
	names, err := filepath.Glob(root + "/golden/precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	at, _, _ := served(t)
	at.ready()
	eval[bool](at, asks)
	for _, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		record, err := json.Marshal(map[string]any{"name": name, "text": string(text)})
		require.NoError(t, err)
		eval[string](at, fmt.Sprintf(`asked("open", %s)`, record))
		page := verdict(t, []byte(eval[string](at, `asked("judge", {others: 1})`)))
		said, err := exec.Command(program, "judge", name, "--other-answers", "1", "--json").Output()
		if err != nil { // overruled
			require.IsType(t, &exec.ExitError{}, err)
		}
		require.JSONEq(t, string(verdict(t, said)), string(page), name)
	}
}

// verdict is a verdict without what is not of the judge: its words for people, which program gave it, and what repeats it.
func verdict(t *testing.T, text []byte) []byte {
	t.Helper()
	var values map[string]any
	require.NoError(t, json.Unmarshal(text, &values), "%s", text)
	for _, name := range []string{"text", "program", "command"} {
		delete(values, name)
	}
	require.Contains(t, values, "upheld")
	again, err := json.Marshal(values)
	require.NoError(t, err)
	return again
}
