package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// A record that is refused stays where it was typed, to be mended, and so does the way back to the table. What was handed on goes away with
// the game it was of, and with Escape.
func TestARefusedRecordStaysToBeMended(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.press("#begin")
	at.shows("#about", "Yardmaster")
	at.press("#link")
	at.becomes(`document.querySelector("#shared textarea") !== null`)
	eval[bool](at, `document.getElementById("share").open = true`)
	at.do(chromedp.KeyEvent(kb.Escape))
	at.becomes(`!document.getElementById("share").open && document.getElementById("shared").textContent === ""`)
	eval[bool](at, `document.getElementById("share").open = true`)
	at.press("#open")
	at.becomes(`!document.getElementById("share").open`)
	wrong := "yardstick 2\ngame frontier\nseats ann bob\nposition {\"round\":99}\n---\nann: end-turn\n"
	at.becomes(`document.getElementById("paste") !== null && document.getElementById("back") !== null`)
	at.write("#paste", wrong)
	at.press("#look")
	at.shows("#failed", "rounds count from 1 to 13")
	require.Equal(t, wrong, eval[string](at, `document.getElementById("paste").value`))
	at.press("#back")
	at.shows("#about", "Yardmaster")
	require.Empty(t, at.text("#failed"))

	// A page that is opened again shows the start, with a button to go on with the last dispute.
	at.do(chromedp.Navigate(eval[string](at, `location.href`)))
	at.ready()
	at.becomes(`document.getElementById("go-on")?.textContent === "Go on with Yardmaster (p1, p2)"`)
	require.True(t, eval[bool](at, `document.getElementById("desk").hidden`))
	at.fits()
	top := `document.getElementById("game").getBoundingClientRect().top`
	with := eval[float64](at, top)
	require.Equal(t, with, eval[float64](at, `(document.getElementById("go-on").hidden = true, `+top+`)`), "the button moves nothing")
	eval[bool](at, `document.getElementById("go-on").hidden = false, true`)
	require.Equal(t, "go-on", eval[string](at, `[...document.querySelectorAll("#start button, #start label")].find((e) => {
		const [one, other] = [e, document.getElementById("go-on")].map((e) => e.getBoundingClientRect());
		return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
	}).id`), "the button covers nothing that can be tapped")
	at.axe()
	at.picture("desk-phone-go-on")
	at.press("#go-on")
	at.shows("#about", "Yardmaster")
	at.becomes(`!document.getElementById("desk").hidden`)
}

const raided = "yardstick 2\ngame hell-on-wheels\nseats ann bob\n" +
	`position {"phase":"customer","opportunist":"ahead","player":"ann","players":[{"name":"ann","hand":["lawmen"]}],` +
	`"present":{"town":"cheyenne","establishments":{"saloon#3":"bob"}}}` + "\n---\n"

// On a phone, an action that is on no list is put together by touch. The bar says why it is not legal, and leads to the verdict in full.
func TestADisputedActionIsPutTogetherByTouch(t *testing.T) {
	f := &fingers{tab: open(t, saved(t))}
	f.ready()
	f.fits()
	f.put("raid.yard", raided)
	f.becomes(`document.documentElement.dataset.at === "0"`)
	f.tap("#tab-actions")
	f.tap("#kinds > summary")
	f.becomes(`!!document.querySelector("#kinds-inside .choices")`)
	f.picture("desk-phone-kinds")
	require.Equal(t, "true", eval[string](f.tab, `String((all => all.length > 2 && all.every((one, i) => i === 0 || all[i - 1] <= one))([...document.querySelectorAll("#kinds-inside details")].map((one) => one.dataset.verb)) && !document.querySelector("#kinds-inside details[open]"))`), "groups, sorted and closed")
	f.tap(`#kinds-inside [data-kind="raid … discard … at …"]`)
	for _, word := range []string{"lawmen", "saloon", "present"} {
		f.tap(fmt.Sprintf(`#kinds-inside [data-word=%q]`, word))
	}
	f.shows("#kind-text", "raid lawmen discard saloon at present")
	f.picture("desk-phone-kind")
	f.axe()
	f.tap("#kind-ask")
	f.shows("#answer", "Not legal: ann: raid lawmen discard saloon#3 at present")
	f.becomes(inView("#answer"))
	f.shows("#line", "Not legal: an Establishment can be raided at Mayhem 3 or more")
	f.picture("desk-phone-disputed")
	f.tap("#line")
	f.becomes(`document.getElementById("sheet").open`)
	f.shows("#ruling .headline", `overruled: ann may not do "raid lawmen discard saloon#3 at present"`)
	require.LessOrEqual(t, f.taps, 8)

	// Of several pieces that are meant, one is tapped. What is legal is called so.
	f.put("raid.yard", strings.Replace(raided, `"saloon#3":"bob"`, `"saloon#3":"bob","saloon#4":"bob"`, 1))
	f.becomes(`!document.getElementById("sheet").open`)
	f.tap("#tab-actions")
	f.tryAs("ann", "raid lawmen discard saloon at present")
	f.shows("#answer", "can mean several actions")
	f.tap("#answer .choices button")
	f.shows("#line", "Not legal: an Establishment can be raided")
	f.tryAs("ann", "pass")
	f.shows("#line", "Legal: ann: pass")

	// The remedies appear in plain words, not in the spelling of positions.
	f.put("third.yard", "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":3,\"player\":\"ann\",\"yardmaster\":{\"holder\":\"bob\"},\"counters\":{\"actions-used\":2}}\n---\n")
	f.shows("#about", "Yardmaster")
	f.becomes(`document.documentElement.dataset.at === "0"`)
	f.tap("#tab-actions")
	f.tryAs("ann", "draw deck")
	f.tap("#judge-it")
	f.shows("#ruling", "actions allowed in counters")
	require.True(t, eval[bool](f.tab, `document.getElementById("sheet").open`))
	f.alone()
}
