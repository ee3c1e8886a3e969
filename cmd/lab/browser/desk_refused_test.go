package browser

import (
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
}
