package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// named returns the name by which a screen reader announces an element.
func (at *tab) named(selector string) string {
	at.t.Helper()
	found, err := chromedp.Call(at.ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: fmt.Sprintf("document.querySelector(%q)", selector)})
	require.NoError(at.t, err)
	require.NotEmpty(at.t, found.Result.ObjectID, selector)
	one := false
	tree, err := chromedp.Call(at.ctx, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{ObjectID: found.Result.ObjectID, FetchRelatives: &one})
	require.NoError(at.t, err)
	require.Len(at.t, tree.Nodes, 1, selector)
	require.NotNil(at.t, tree.Nodes[0].Name, selector)
	var name string
	require.NoError(at.t, json.Unmarshal(tree.Nodes[0].Name.Value, &name))
	return name
}

// put puts a file on the desk, as somebody does who chooses it.
func (at *tab) put(name, text string) {
	at.t.Helper()
	quoted, err := json.Marshal([]string{name, text})
	require.NoError(at.t, err)
	eval[bool](at, fmt.Sprintf(`(() => {
		const [name, text] = %s, files = new DataTransfer(), input = document.getElementById("file");
		files.items.add(new File([text], name));
		input.files = files.files;
		input.dispatchEvent(new Event("change"));
		return true;
	})()`, quoted))
}

// What can be chosen on a table has a name for those who do not see it, at every size of every game, in both themes: while actions are
// chosen, not only when all is over.
func TestEveryTableIsForEverybody(t *testing.T) {
	for _, game := range []string{"yardmaster", "hellonwheels", "stockyards", "frontier"} {
		records, err := filepath.Glob(root + "/golden/" + game + "/*-players.golden")
		require.NoError(t, err)
		ran, choices, maps := 0, 0, false
		for _, record := range records {
			t.Run(game+"/"+filepath.Base(record), func(t *testing.T) {
				ran++
				text, err := os.ReadFile(record)
				require.NoError(t, err)
				at := open(t, saved(t))
				at.ready()
				at.put(filepath.Base(record), string(text))
				at.becomes(`document.getElementById("slider")?.max > 0 && document.getElementById("busy").textContent === ""`)
				most, best := 0, eval[int](at, `Number(document.getElementById("slider").max)`)
				for last := best; last > 0 && most == 0; last = last * 2 / 3 {
					for i := range 6 {
						n := last * (i + 1) / 7
						at.to(n)
						if here := eval[int](at, `document.querySelectorAll("#board .place").length`); here > most {
							most, best = here, n
						}
					}
				}
				choices += most
				at.to(best)
				if eval[bool](at, `!!document.querySelector("#maps")`) {
					at.press("#maps > summary")
					at.becomes(`document.querySelectorAll("#maps td").length > 70`)
					require.True(t, eval[bool](at, `[...document.querySelectorAll("#maps table")].every(t => t.rows.length > 3 && t.caption.textContent)`))
					maps = true
				}
				for _, scheme := range []string{"light", "dark"} {
					at.theme(scheme)
					at.axe()
				}
				at.fits()
				at.picture("desk-phone-" + game + "-" + filepath.Base(record))
				at.alone()
			})
		}
		if ran == len(records) && !t.Failed() {
			require.Positive(t, choices, "in %s nothing on the table can be chosen", game)
			require.Equal(t, game == "stockyards" || game == "frontier", maps, "the maps of %s are tables too", game)
		}
	}
}
