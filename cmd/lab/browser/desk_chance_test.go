package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

const leftOut = "yardstick 2\ngame yardmaster\nseats ann bob\n" +
	`position {"player":"ann","turn":3,"arrival-yard":["coal-1","oil-1","timber-2","livestock-1"]}` + "\n---\n" +
	"ann: draw deck\nann: buy coal-1 pay coal*1\n"

// A record that leaves out what chance brought is not wrong: the page asks what it was, writes it where it is missing, and
// judges again.
func TestTheDeskAsksWhatChanceBrought(t *testing.T) {
	file := filepath.Join(t.TempDir(), "left-out.yard")
	require.NoError(t, os.WriteFile(file, []byte(leftOut), 0o600))
	at := open(t, saved(t, file))
	at.ready()
	at.shows("#legal h2", "What did chance bring after “ann: draw deck”?")
	at.shows("#ruling", "Choose what chance brought")
	require.Empty(t, at.text("#failed"), "an alert")
	const red = `[...document.querySelectorAll("#desk .bad, #desk .wrong")].filter((e) => e.checkVisibility()).length`
	require.Zero(t, eval[int](at, red))
	require.True(t, eval[bool](at, `document.getElementById("lots") === null`), "lots do not say what happened")
	require.True(t, eval[bool](at, `document.getElementById("mistake").hidden`), "nothing is wrong")
	at.fits()
	at.axe()
	at.picture("desk-asks-chance")

	// From the keyboard: each outcome is a button; the claim stays below what was chosen.
	const text = `JSON.parse(localStorage.getItem("yardstick-desk")).sheet.text`
	const coal = `[...document.querySelectorAll("#legal button")].find((b) => b.title === "draw coal" && b.querySelector("svg"))`
	eval[bool](at, coal+".focus(), true")
	at.do(chromedp.KeyEvent(kb.Enter))
	at.shows("#ruling .headline", "ann")
	at.ready()
	require.Contains(t, eval[string](at, text), "ann: draw deck\nchance: draw coal\nann: buy coal-1 pay coal*1\n")
	at.picture("desk-asked-chance")
	at.do(chromedp.KeyEvent("u"))
	at.shows("#legal h2", "What did chance bring")
	require.Equal(t, leftOut, eval[string](at, text))

	// Two lines are missing; once the first is known, the verdict is the same whatever the second says, and the page still lists it.
	at.record(strings.Replace(leftOut, "ann: buy", "ann: draw deck\nann: buy", 1))
	at.shows("#place", "after decision 1 of 3")
	at.shows("#ruling", "Choose what chance brought")
	at.press("#legal .choices button")
	at.shows("#place", "after decision 3 of 4")
	at.shows("#ruling .headline", "ann may not do")
	at.shows("#legal h2", "What did chance bring after “ann: draw deck”?")
	require.Contains(t, eval[string](at, text), "ann: draw deck\nchance: draw coal\nann: draw deck\nann: buy")
	require.Empty(t, at.text("#failed"))
	at.alone()
}
