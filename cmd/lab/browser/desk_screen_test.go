package browser

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// What belongs to one screen or one record stays with it: the table is drawn for the width that the page has now,
// and an action that is typed for one record is not in the field of the next.
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

// inView reports whether an element is on the screen as a whole.
func inView(selector string) string {
	return `(() => { const box = document.querySelector("` + selector + `").getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; })()`
}

// On a phone the first line of the verdict stays at the bottom and opens the rest as a sheet, by keys and for screen readers too; on a wide
// screen the verdict stays beside a table that is scrolled.
func TestTheVerdictStaysInView(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	at.fits()
	const toTheEnd = `scrollTo(0, document.documentElement.scrollHeight), scrollY > 0`
	at.becomes(toTheEnd) // the table is drawn for the new width in a moment
	require.Contains(t, at.named("#line"), `overruled: ann may not do "load livestock-2"`)
	at.becomes(inView("#line"))
	at.picture("phone-bar")
	inset := int64(30)
	_, err := chromedp.Call(at.ctx, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{Insets: &emulation.SafeAreaInsets{Bottom: &inset}})
	require.NoError(t, err)
	at.becomes(`innerHeight - document.getElementById("steps").getBoundingClientRect().bottom >= 30`)

	// The sheet, from the keyboard: it takes the focus, hides what is behind it, and gives the focus back.
	eval[bool](at, `document.getElementById("line").focus(), true`)
	at.do(chromedp.KeyEvent(kb.Enter))
	at.becomes(`document.activeElement.id === "verdict-title" && document.getElementById("sheet").matches(":modal")`)
	require.Equal(t, "The verdict", at.named("#sheet"))
	require.Empty(t, eval[[]string](at, wider))
	at.do(chromedp.KeyEvent(kb.ArrowLeft))
	require.Equal(t, "after decision 39 of 40", at.text("#place"), "keys of the page behind do nothing")
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("phone-sheet-" + scheme)
	}
	at.do(chromedp.KeyEvent(kb.Escape))
	at.becomes(`document.activeElement.id === "line" && !document.getElementById("sheet").open`)

	// Tabs by their keys, which do not step.
	eval[bool](at, `document.getElementById("tab-table").focus(), true`)
	for _, name := range []string{"actions", "questions", "history", "table"} {
		at.do(chromedp.KeyEvent(kb.ArrowRight))
		at.becomes(`document.activeElement.id === "tab-` + name + `" && document.getElementById("panel-` + name + `").checkVisibility()`)
		require.Equal(t, 1, eval[int](at, `document.querySelectorAll("[role=tabpanel]:not([hidden])").length`))
		at.axe()
		at.picture("phone-" + name)
	}
	require.Equal(t, "after decision 39 of 40", at.text("#place"))

	// A sheet that is open when the phone is turned becomes the side of the table.
	at.press("#line")
	at.do(chromedp.EmulateViewport(1280, 740))
	at.becomes(`!document.getElementById("sheet").open && !!document.querySelector("#side #ruling")`)
	require.True(t, eval[bool](at, toTheEnd))
	at.becomes(inView("#ruling .headline"))
	at.becomes(inView("#tab-actions"))
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("wide-" + scheme)
	}
	at.alone()
}

// tall are the heights of a page on a phone, by its tabs, with what can be closed as the page closes it.
const tall = `[...document.querySelectorAll("[role=tab]"), null].map((tab) => { tab?.click(); return document.documentElement.scrollHeight; })`

// No page of a game is longer than three screens of a phone, with its map and with all other sections as the page closes them.
func TestNoPageIsOverThreeScreens(t *testing.T) {
	for _, name := range []string{"yardmaster/5-players", "hellonwheels/13-players", "stockyards/5-players", "frontier/5-players"} {
		t.Run(name, func(t *testing.T) {
			at := open(t, saved(t, root+"/golden/"+name+".golden"))
			at.ready()
			at.fits()
			at.becomes(`[...document.querySelectorAll("#board svg")].every((s) => Number(s.getAttribute("width")) <= 360)`)
			require.Zero(t, eval[int](at, `document.querySelectorAll("#board .closed [data-place=a1]").length`), "a map is open")
			last := eval[int](at, `Number(document.getElementById("slider").max)`)
			for _, place := range []int{0, last / 3, last * 2 / 3, last} {
				at.to(place)
				for _, high := range eval[[]int](at, tall) {
					require.LessOrEqual(t, high, 3*740, "after %d", place)
				}
			}
			at.alone()
		})
	}
}

// A comma stays on the line of the clause that it follows.
func TestACommaStaysWithItsClause(t *testing.T) {
	at := open(t, saved(t, root+"/golden/hellonwheels/4-players.golden"))
	at.ready()
	for _, wide := range []int64{360, 400, 1280} {
		at.do(chromedp.EmulateViewport(wide, 740))
		at.press("#line")
		require.Empty(t, eval[[]string](at, `[...document.querySelectorAll("#ruling .cite")].filter((cite) => {
			let next = cite.nextSibling;
			while (next?.data === "") next = next.nextSibling;
			const range = document.createRange();
			if (!cite.checkVisibility() || next?.nodeType !== Node.TEXT_NODE || !/^[,.;:)]/.test(next.data)) return false;
			range.setStart(next, 0);
			range.setEnd(next, 1);
			return range.getBoundingClientRect().top > cite.getBoundingClientRect().bottom - 2;
		}).map((cite) => cite.textContent)`), "%d", wide)
	}
	at.alone()
}

// The first screen asks for the game, with a picture of each, for the players by name, and for what happened. Only players who have a record
// see the text box for it. The disputes decided before follow.
func TestTheFirstScreenAsksThreeThings(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.fits()
	require.False(t, eval[bool](at, `document.getElementById("paste").checkVisibility()`), "the text of a record is not the first thing")
	at.becomes(`document.querySelectorAll("#game .thumb svg").length === 4`)
	for _, wide := range []int64{360, 1280} {
		at.do(chromedp.EmulateViewport(wide, 740))
		require.LessOrEqual(t, eval[int](at, `document.documentElement.scrollHeight`), 3*740)
		for _, scheme := range []string{"light", "dark"} {
			at.theme(scheme)
			at.axe()
			at.picture(fmt.Sprintf("first-%d-%s", wide, scheme))
		}
	}
	for game, row := range map[string]struct{ seats, asked string }{
		"yardmaster":       {"seats zoe-quist bob", "May a railcar leave the sorting yard before anything is bought?"},
		"hell-on-wheels":   {"seats zoe-quist bob", "Who is Mayor in a tie?"},
		"union-stockyards": {"seats yellow blue", "Does a corner connect?"},
		"frontier":         {"seats zoe-quist bob", "May cattle be driven past two buildings?"},
	} {
		at.press("#game [value=" + game + "]")
		at.shows("#precedents", row.asked)
		at.write("#seats", "Zoë  Quist, bob")
		at.shows("#seats-hint", "Zoë Quist is ")
		at.press("#begin")
		const kept = `JSON.parse(localStorage.getItem("yardstick-desk"))?.sheet?.text`
		at.becomes(`!!` + kept + `?.includes("game ` + game + `")`)
		at.shows("#try-who", "Zoë Quist (")
		record := eval[string](at, kept)
		require.Contains(t, record, row.seats+"\n")
		require.Contains(t, record, `"Zoë Quist"`)
		at.press("#open")
		at.becomes(`document.getElementById("desk").hidden && document.activeElement.value === "` + game + `"`)
	}
	at.press("#record > summary")
	at.becomes(`document.getElementById("paste").checkVisibility()`)
	at.axe()
	at.picture("first-record")
	at.alone()
}

// The sheet of a legal action shows the verdict and the sentences of its rules without scrolling, the rare ones before those of every
// action; a game that is over shows who has won.
func TestTheSheetShowsTheSentencesOfALegalAction(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.fits()
	for name, row := range map[string]struct{ record, says string }{
		"token": {`yardmaster` + "\nseats ann bob\n" + `position {"turn":3,"player":"ann","players":[{"name":"ann","token":"livestock","hand":{"coal":1,"livestock":4}},{"name":"bob"}],"arrival-yard":["coal-3","oil-1","coal-1","timber-2"]}` + "\n---\nann: buy coal-3 pay livestock*4 coal*1\n",
			"The number of uses of a token is unlimited."},
		"cash": {`union-stockyards` + "\nseats yellow blue\n" + `position {"decision":"placement","year":1,"player":"yellow","players":[{"name":"yellow","cash":0},{"name":"blue"}]}` + "\n---\nyellow: slaughter cattle\n",
			"no cash on hand is needed to slaughter"},
	} {
		at.record("yardstick 1\ngame " + row.record)
		at.shows("#ruling .headline", "upheld: ")
		at.ready()
		at.press("#line")
		at.picture("sheet-" + name)
		at.becomes(inView("#ruling .headline"))
		at.becomes(inView("#ruling blockquote"))
		at.becomes(inView("#ruling .also > ul"))
		require.Contains(t, at.text("#ruling .also > ul"), row.says)
		for _, scheme := range []string{"light", "dark"} {
			at.theme(scheme)
			at.axe()
			at.picture("sheet-" + name + "-" + scheme)
		}
		at.press("#sheet-close")
	}
	at.record("yardstick 1\ngame frontier\nseats ada bo\n" + `position {"decision":"over","players":[{"name":"ada","political":8,"investment":9,"money":29},{"name":"bo","political":9,"investment":8,"money":9}]}` + "\n---\n")
	at.shows("#line", "the game is over: ada has won")
	at.press("#line")
	at.becomes(inView("#ruling .headline"))
	at.becomes(inView("#ruling blockquote"))
	at.picture("sheet-over")
	at.alone()
}

// Words between hyphens are found in the list of actions. What somebody has looked for is not kept for the next player.
func TestTheListOfActionsIsNarrowed(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.record("yardstick 1\ngame union-stockyards\nseats yellow blue\n" + `position {"decision":"placement","year":1,"player":"yellow"}` + "\n---\n")
	at.becomes(`!!document.getElementById("narrow")`)
	at.write("#narrow", "land")
	at.shows("#choices", "buy-land at ")
	require.NotContains(t, at.text("#choices"), "slaughter")
	at.tryAs("yellow", "slaughter hogs")
	at.shows("#legal h2", "What blue may do")
	require.Empty(t, at.value("#narrow"))
	at.shows("#choices", "slaughter")
	at.alone()
}
