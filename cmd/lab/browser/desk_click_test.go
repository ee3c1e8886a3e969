package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// tryAs types an action for somebody.
func (at *tab) tryAs(actor, action string) {
	at.t.Helper()
	quoted, err := json.Marshal([]string{actor, action})
	require.NoError(at.t, err)
	eval[bool](at, fmt.Sprintf(`(([who, what]) => {
		document.getElementById("try-who").value = who;
		document.getElementById("try-what").value = what;
		document.getElementById("try").requestSubmit();
		return true;
	})(%s)`, quoted))
}

// On a phone an action of every game is tried by tapping where it happens and choosing there; one that is not legal says why, with the
// clause, and is taken back or let stand; each seat sees what the program shows it; and all of it is undone.
func TestEveryGameIsPlayedOnAPhone(t *testing.T) {
	for _, game := range []string{"yardmaster", "hellonwheels", "stockyards", "frontier"} {
		t.Run(game, func(t *testing.T) {
			record := root + "/golden/" + game + "/3-players.golden"
			text, err := os.ReadFile(record)
			require.NoError(t, err)
			at := open(t, saved(t))
			at.ready()
			at.put("game.yard", string(text))
			at.becomes(`document.getElementById("slider")?.max > 0 && document.getElementById("busy").textContent === ""`)
			at.fits()
			last := eval[int](at, `Number(document.getElementById("slider").max)`)
			n := last / 3
			for at.to(n); eval[int](at, `document.querySelectorAll("#board .place").length`) == 0; at.to(n) {
				n++
			}

			// With everybody's eyes.
			for _, seat := range eval[[]string](at, `[...document.getElementById("seat").options].map((o) => o.value)`) {
				at.choose("#seat", seat)
				at.becomes(fmt.Sprintf(`document.getElementById("seat").value === %q`, seat))
				command := []string{"show", record, "--at", fmt.Sprint(n)}
				if seat != "" {
					command = append(command, "--seat", seat)
				}
				said, err := run(command...)
				require.NoError(t, err)
				_, want, _ := strings.Cut(string(said), "\n") // which names the file
				at.becomes(fmt.Sprintf(`%s.includes(document.querySelector("#table .drawing").textContent.trimEnd().replaceAll(/ +$/gm, ""))`, quoted(t, want)))
			}
			at.choose("#seat", "")
			at.becomes(`JSON.parse(localStorage.getItem("yardstick-desk")).seat === "" && document.querySelectorAll("#board .place").length > 0`)

			// A place that is clicked has its actions, and one of them is done.
			eval[bool](at, `document.querySelectorAll("#board .fold[aria-expanded=false]").forEach((b) => b.click()), true`)
			place := eval[string](at, `(() => { const p = [...document.querySelectorAll("#board .place")].find((e) => e.checkVisibility()); p.dispatchEvent(new MouseEvent("click", {bubbles: true})); return p.dataset.place; })()`)
			at.shows("#here-title", "with "+place)
			at.becomes(`document.activeElement.id === "here-title" && document.querySelector("#here button").checkVisibility()`)
			choice := eval[string](at, `document.querySelector("#here button").textContent`)
			require.Contains(t, strings.FieldsFunc(strings.ToLower(choice), func(c rune) bool { return strings.ContainsRune(" ,*", c) }), strings.ToLower(place))
			at.picture("desk-click-" + game)
			at.press("#here button")
			at.shows("#place", fmt.Sprintf("after decision %d of %[1]d", n+1))
			at.shows("#decision h2", ": "+choice)
			at.shows("#live", "The action is legal; it is now in the record.")
			at.do(chromedp.KeyEvent("u"))
			at.shows("#place", fmt.Sprintf("after decision %d of %d", n, last))

			// Of what was played elsewhere, something that is not legal here.
			actor := eval[string](at, `document.getElementById("try-who").value`)
			illegal := at.illegal(t, record, actor)
			at.picture("desk-illegal-" + game)
			at.axe()
			at.press("#take-back")
			require.Empty(t, at.text("#answer"))
			require.Empty(t, at.value("#try-what"))
			at.tryAs(actor, illegal)
			at.shows("#answer", "Not legal")
			at.press("#let-stand")
			at.shows("#place", fmt.Sprintf("after decision %d of %[1]d", n+1))
			at.shows("#decision", "a mistake that the players let stand")
			eval[bool](at, `document.activeElement.blur(), true`)
			at.do(chromedp.KeyEvent(kb.Home))
			at.shows("#place", "before the first")
			at.do(chromedp.KeyEvent("m"))
			at.shows("#place", fmt.Sprintf("after decision %d of", n))
			at.do(chromedp.KeyEvent("u"))
			at.shows("#place", fmt.Sprintf("after decision %d of %d", n, last))
			at.alone()
		})
	}
}

// illegal tries what somebody has done elsewhere in a record until something is refused by a clause.
func (at *tab) illegal(t *testing.T, record, actor string) string {
	t.Helper()
	for _, d := range decisionsOf(t, record) {
		var pair [2]string
		require.NoError(t, json.Unmarshal([]byte(d), &pair))
		if pair[0] != actor || eval[bool](at, fmt.Sprintf(`[...document.querySelectorAll("#actions option")].some((o) => o.value === %q)`, pair[1])) {
			continue
		}
		before := at.text("#place")
		at.tryAs(actor, pair[1])
		at.becomes(`document.getElementById("answer").textContent !== "" || document.getElementById("place").textContent !== ` + quoted(t, before))
		if at.text("#answer") == "" { // it was legal, and not among the first on the list
			at.press("#undo")
			at.shows("#place", before)
			continue
		}
		if strings.HasPrefix(at.text("#answer"), "Not legal") && eval[bool](at, `!!document.querySelector("#answer .bad .cite")`) {
			return pair[1]
		}
		at.press("#take-back")
	}
	t.Fatal("everything is legal")
	return ""
}

// quoted is a text as the page's script writes it.
func quoted(t *testing.T, text string) string {
	t.Helper()
	is, err := json.Marshal(text)
	require.NoError(t, err)
	return string(is)
}
