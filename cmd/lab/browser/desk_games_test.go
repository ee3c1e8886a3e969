package browser

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// to steps to a place and waits until it is drawn.
func (at *tab) to(decisions int) {
	at.t.Helper()
	eval[bool](at, fmt.Sprintf(`(() => { const s = document.getElementById("slider"); s.value = %d; s.dispatchEvent(new Event("input")); return true; })()`, decisions))
	at.becomes(fmt.Sprintf(`document.documentElement.dataset.at === "%d"`, decisions))
}

// On a wide screen a record of each game is stepped to its end without a complaint; at twenty places the position is the program's, and the
// verdict is on the screen.
func TestEveryGameIsSteppedToItsEnd(t *testing.T) {
	for _, name := range []string{"yardmaster/2-players", "hellonwheels/2-players", "stockyards/2-players", "frontier/2-players"} {
		t.Run(name, func(t *testing.T) {
			record := root + "/golden/" + name + ".golden"
			text, err := exec.Command(program, "legal", record, "--every", "--json").Output()
			require.NoError(t, err)
			var want struct {
				Places []struct {
					Digest string `json:"digest"`
				} `json:"places"`
			}
			require.NoError(t, json.Unmarshal(text, &want))
			at := open(t, saved(t, record, "--at", "0"))
			at.ready()
			at.do(chromedp.EmulateViewport(1280, 740))
			last := len(want.Places) - 1
			for i := range 20 {
				n := last * i / 19
				at.to(n)
				require.Equal(t, want.Places[n].Digest, eval[string](at, `document.documentElement.dataset.digest`), "after %d", n)
			}
			worked := at.worked()
			at.steps(20)
			require.Less(t, (at.worked()-worked)/20, 0.15, "seconds of computing for a step: a third of it on a quiet machine")
			at.press("#judge")
			at.shows("#ruling .headline", "upheld: ")
			at.ready()
			eval[bool](at, `scrollTo(0, document.documentElement.scrollHeight), true`)
			at.becomes(inView("#ruling .headline"))
			drawn := eval[string](at, board)
			at.do(chromedp.Reload())
			at.ready()
			require.Equal(t, eval[string](at, board), drawn, "what was drawn change by change is what is drawn at once")
			at.picture("desk-" + filepath.Dir(name))
			at.axe()
			at.fits()
			at.picture("desk-phone-" + filepath.Dir(name))
			at.alone()
		})
	}
}

// board is the table as it is drawn: its elements with their attributes in alphabetical order, and texts.
const board = `(() => {
	const say = (n) => n.nodeType === Node.TEXT_NODE ? n.data : "<" + n.localName + " " +
		[...n.attributes].filter((a) => a.value !== "").map((a) => a.name + "=" + a.value).sort().join(" ") + ">" + [...n.childNodes].map(say).join("") + "</>";
	return say(document.getElementById("board"));
})()`

// worked is for how many seconds the page has computed, its engine and the drawing of it included.
func (at *tab) worked() float64 {
	at.t.Helper()
	_, err := chromedp.Call(at.ctx, performance.Enable, performance.EnableParams{})
	require.NoError(at.t, err)
	got, err := chromedp.Call(at.ctx, performance.GetMetrics, cdp.Empty{})
	require.NoError(at.t, err)
	i := slices.IndexFunc(got.Metrics, func(m *performance.Metric) bool { return m.Name == "ProcessTime" })
	require.GreaterOrEqual(at.t, i, 0)
	return got.Metrics[i].Value
}

// A step with its drawing takes 50 ms on the largest table of every game where the browser has the processors to itself: nine of ten do.
func TestAStepOnTheLargestTables(t *testing.T) {
	for _, name := range []string{"yardmaster/5-players", "hellonwheels/13-players", "stockyards/5-players", "frontier/5-players"} {
		t.Run(name, func(t *testing.T) {
			at := open(t, saved(t, root+"/golden/"+name+".golden"))
			at.ready()
			took := at.steps(100)
			t.Logf("half of the steps in %.0f ms, nine of ten in %.0f", took[50], took[90])
			require.Less(t, took[50], 500.0, "milliseconds, on a busy machine")
		})
	}
}

// steps returns the times of steps back, drawing included, in milliseconds, the shortest first.
func (at *tab) steps(count int) []float64 {
	at.t.Helper()
	return eval[[]float64](at, fmt.Sprintf(`(async () => {
		const took = [];
		for (let i = 0; i < %d; i++) {
			const began = performance.now();
			document.getElementById("previous").click();
			const to = String(Math.max(0, Number(document.documentElement.dataset.at) - 1));
			while (document.documentElement.dataset.at !== to) await new Promise((done) => {
				const seen = new MutationObserver(() => { seen.disconnect(); done(); });
				seen.observe(document.documentElement, {attributes: true});
			});
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
			took.push(performance.now() - began);
		}
		return took.sort((a, b) => a - b);
	})()`, count))
}

// Whatever is put on the desk is answered kindly, and never taken for a page.
func TestHostileRecordsAtTheDesk(t *testing.T) {
	header := "yardstick 2\ngame yardmaster\nseats ann bob\nplayer ann \"<script>alert(1)</script>\"\n"
	long := header + `position {"turn":3,"player":"ann"}` + "\n---\n" + strings.Repeat("ann: done\nbob: done\n", 50_000)
	for law, row := range map[string]struct{ text, selector, shows string }{
		"no record":                    {"<html><script>alert(1)</script>", "#failed", "<html><script>"},
		"an escape sequence":           {"yardstick 1\ngame \x1b]0;x\ayardmaster\n", "#failed", "hostile.yard:2"},
		"a name that is markup":        {header + "---\n", "#seat", "<script>alert(1)</script> (ann)"},
		"ten megabytes":                {strings.Repeat("x", 10<<20), "#failed", "hostile.yard:1"},
		"a hundred thousand decisions": {long, "#place", "after decision 100000 of 100000"},
	} {
		t.Run(law, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "hostile.yard")
			require.NoError(t, os.WriteFile(file, []byte(row.text), 0o600))
			at := open(t, saved(t))
			at.ready()
			at.put("hostile.yard", row.text)
			at.shows(row.selector, row.shows)
			require.Zero(t, eval[int](at, `document.querySelectorAll("main script").length`))
			at.alone()
		})
	}
}

// served is the desk as the program serves it, and where.
func served(t *testing.T, args ...string) (at *tab, address string, serve *exec.Cmd) {
	t.Helper()
	serve = exec.CommandContext(t.Context(), program, append([]string{"desk"}, args...)...)
	out, err := serve.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, serve.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	address = regexp.MustCompile(`http://127\.0\.0\.1:\d+/[A-Z0-9]+/`).FindString(line)
	require.NotEmpty(t, address, line)
	return openAt(t, address), address, serve
}

// The desk that is served asks its own server for its parts and nobody for anything else.
func TestTheDeskIsServedToABrowser(t *testing.T) {
	at, address, serve := served(t, dispute)
	at.ready()
	at.shows("#ruling .headline", `overruled: ann may not do "load livestock-2"`)
	at.press("#ruling .rule .cite")
	at.shows("#clause-inside", "scenarios show it")
	at.mu.Lock()
	defer at.mu.Unlock()
	for _, r := range at.requests {
		require.True(t, strings.HasPrefix(r, address), r)
	}
	require.Empty(t, at.console)
	require.NoError(t, serve.Process.Signal(os.Interrupt))
	require.NoError(t, serve.Wait(), "it has ended as it was asked to")
}
