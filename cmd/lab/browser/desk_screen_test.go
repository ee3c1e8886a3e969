package browser

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// What belongs to one screen or one record stays with it: the table is drawn for the width that the page has now, and an action that is typed
// for one record is not in the field of the next.
func TestTheDeskFollowsTheScreenAndTheRecord(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	at.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile), chromedp.Reload())
	at.ready()
	const widest = `Math.max(...[...document.querySelectorAll("#board svg")].map((s) => s.getBoundingClientRect().width))`
	require.LessOrEqual(t, eval[float64](at, widest), 360.0)
	at.do(chromedp.EmulateViewport(1280, 740))
	at.becomes(widest + ` > 500`)
	at.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile))
	at.becomes(widest + ` <= 360`)

	at.write("#try-what", "load livestock-2")
	at.do(chromedp.Reload())
	at.ready()
	require.Equal(t, "load livestock-2", at.value("#try-what"), "it is still to be tried")
	text, err := os.ReadFile(root + "/golden/frontier/2-players.golden")
	require.NoError(t, err)
	at.press("#open")
	at.becomes(`!!document.getElementById("file")`)
	at.put("frontier.yard", string(text))
	at.shows("#about", "Frontier")
	at.becomes(`document.getElementById("try-what").value === ""`)
	at.alone()
}

// An answer may change what a table shows of an equal position, as wealth is counted: the two are not called the same.
func TestTwoTablesThatDifferAreNotTheSame(t *testing.T) {
	at := open(t, saved(t, root+"/golden/precedents/brand-tie.golden"))
	at.ready()
	see := func(question, answer string) {
		eval[bool](at, `document.querySelector("#questions details").open = true`)
		at.becomes(`document.querySelectorAll("#questions details select").length > 20`)
		at.choose(`#questions details select[aria-label="`+question+`"]`, answer)
		at.becomes(`document.querySelectorAll("#beside .differs").length === 2`)
	}
	see("US-R-morale-penalty", "two-each")
	require.NotContains(t, at.text("#beside"), "Both tables are the same.")
	require.Contains(t, at.text("#otherwise tbody"), "numbers yellow wealth$26$27")
	at.picture("desk-beside-wealth")
	at.axe()
	at.alone()
}
