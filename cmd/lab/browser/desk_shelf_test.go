package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// A page that is opened again is as it was left, with the tab and the sections that were open.
func TestTheDeskResumesWhereItWas(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	at.fits()
	at.press("#board figure:last-child .fold")
	at.press("#board figure:first-child .fold")
	at.press("#tab-history")
	at.do(chromedp.Reload())
	at.ready()
	at.becomes(`document.getElementById("panel-history").checkVisibility()`)
	require.Equal(t, "true", eval[string](at, `document.querySelector("#board figure:last-child .fold").getAttribute("aria-expanded")`))
	require.Equal(t, "false", eval[string](at, `document.querySelector("#board figure:first-child .fold").getAttribute("aria-expanded")`))
	at.alone()
}

// Several disputes are kept by name, none over another unasked; all are handed on in one file, and come back from it.
func TestDisputesAreKeptByName(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	at.fits()
	eval[bool](at, hands)
	keep := func(name string) {
		eval[bool](at, `document.getElementById("share").open = true`)
		if name != "" {
			at.write("#shelf-name", name)
		}
		eval[bool](at, `document.getElementById("shelf-form").requestSubmit(), true`)
	}
	keep("Table 4: sorting yard")
	at.shows("#shelf-form", "Kept in this browser as “Table 4: sorting yard”")
	at.picture("shelf-menu")
	require.True(t, eval[bool](at, `[...document.querySelectorAll("#share .menu *")].every((e) => e.getBoundingClientRect().right <= 360)`), "all is on the screen")
	at.axe()
	at.record("yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":3,\"player\":\"ann\"}\n---\n")
	keep("Table 4: sorting yard")
	at.shows("#shelf-form", "Press Keep again to replace it")
	keep("<b>Table 7</b>")
	at.shows("#shelf-form", "as “<b>Table 7</b>”")
	keep("")
	at.shows("#shelf-form", "as “<b>Table 7</b>”")

	at.press("#open")
	const listed = `[...document.querySelectorAll("#shelf li button:first-child")].map((b) => b.textContent).join("; ")`
	at.becomes(listed + ` === "Table 4: sorting yard; <b>Table 7</b>"`)
	for _, scheme := range []string{"dark", "light"} {
		at.theme(scheme)
		at.axe()
		at.picture("shelf-" + scheme)
	}
	require.LessOrEqual(t, eval[int](at, "document.documentElement.scrollWidth"), 360)
	at.press("#shelf-save")
	at.becomes(`!!globalThis.handed["disputes.json"]`)
	all := eval[string](at, `globalThis.handed["disputes.json"]`)
	at.press("#shelf .drop")
	at.becomes(listed + ` === "<b>Table 7</b>"`)

	// From the file both come back, beside those that are there.
	at.put("disputes.json", all)
	at.becomes(listed + ` === "<b>Table 7</b>; Table 4: sorting yard; <b>Table 7</b> (2)"`)
	at.put("broken.json", `{"yardstick-disputes": 1, "disputes": 7}`)
	at.shows("#failed", "This file of disputes cannot be read.")
	at.do(chromedp.Reload())
	at.ready()
	at.press("#open")
	at.becomes(`document.querySelectorAll("#shelf li").length === 3`)
	at.press("#shelf li:nth-child(2) button")
	at.shows("#about", "sorting-yard.golden")
	at.shows("#place", fmt.Sprintf("after decision %d of 40", 39))
	at.alone()
}
