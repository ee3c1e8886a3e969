package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// record puts a text on the desk as somebody does who types it.
func (at *tab) record(text string) {
	at.t.Helper()
	at.press("#open")
	at.becomes(`!!document.getElementById("paste")`)
	at.write("#paste", text)
	at.press("#look")
	at.ready()
}

// says are the values of a document that are words for people, by the names that they have there.
func says(value any, name string, of map[string]bool) (all []string) {
	switch is := value.(type) {
	case string:
		if of[name] {
			all = append(all, is)
		}
	case []any:
		for _, element := range is {
			all = append(all, says(element, name, of)...)
		}
	case map[string]any:
		for member, part := range is {
			all = append(all, says(part, member, of)...)
		}
	}
	return all
}

// unspelt takes the spelling of positions out of a text, which help on the page is without.
var unspelt = strings.NewReplacer("-", " ", ".", " ", `"`, "")

// repeats are the texts of a verdict, longer than a few words, that are there more than once.
const repeats = `(() => {
	const all = [...document.querySelectorAll("#ruling :is(p, td, blockquote), #decision .wrong p")].filter((e) => !e.querySelector("p, td, blockquote"));
	const texts = all.map((e) => [e.textContent.trim(), e.localName === "blockquote"]).filter(([text]) => text.length > 30);
	return texts.filter(([text], i) => texts.some(([other, isQuoted], k) => k !== i && (isQuoted ? other === text : other.includes(text)))).map(([text]) => text);
})()`

// wider are the parts of a verdict that a phone would have to scroll sideways.
const wider = `[...document.querySelectorAll("#ruling *, #beside *")].filter((e) => e.checkVisibility() && !e.closest("svg, pre, .scrolls") && e.getBoundingClientRect().right > innerWidth).map((e) => e.outerHTML.slice(0, 200))`

// The verdict on every precedent is in parts and not in one text: the words of judge --json, nothing twice, every clause one that opens, and
// on a phone nothing to be scrolled sideways.
func TestTheVerdictIsInParts(t *testing.T) {
	names, err := filepath.Glob(root + "/golden/precedents/*.golden")
	require.NoError(t, err)
	at := open(t, saved(t))
	at.ready()
	at.fits()
	for i, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		at.press("#open")
		at.becomes(`!!document.getElementById("file")`)
		at.put(filepath.Base(name), string(text))
		at.shows("#about", filepath.Base(name))
		at.becomes(`document.getElementById("busy").textContent === "" && !!document.querySelector("#more")`)
		var verdict map[string]any
		require.NoError(t, json.Unmarshal(terminal(t, name, text), &verdict))
		eval[bool](at, `document.querySelectorAll("#ruling .unfold").forEach((b) => b.click()), true`)
		shown := strings.ToLower(at.text("#ruling"))
		for _, says := range said(verdict) {
			require.Contains(t, unspelt.Replace(shown), unspelt.Replace(strings.ToLower(says)), name)
		}
		require.NotContains(t, shown, "undefined", name)
		require.Empty(t, eval[[]string](at, repeats), name)
		require.Zero(t, eval[int](at, `document.querySelectorAll("#ruling pre").length`), "no block of text")
		at.press("#line")
		require.Empty(t, eval[[]string](at, wider), name)
		for id := range strings.FieldsSeq(eval[string](at, `(() => { const s = document.getElementById("ruling").cloneNode(true); s.querySelectorAll(".cite, code").forEach((e) => e.remove()); return s.textContent.match(/\b[A-Z]{2,3}-[A-Z]+-\d\d\b/g)?.join(" ") ?? ""; })()`)) {
			t.Errorf("%s: %s does not open", name, id)
		}
		if i%8 == 0 {
			at.picture("desk-phone-verdict-" + filepath.Base(name))
			at.axe()
		}
		at.press("#sheet-close")
	}
	at.alone()
}

// said are the words of a verdict that the desk shows: why, by which clauses, what it depends on, what would be legal.
func said(verdict map[string]any) []string {
	var shown []any
	for _, part := range []string{"reason", "clause-says", "clauses", "besides", "akin", "mistakes", "remedy"} {
		shown = append(shown, map[string]any{part: verdict[part]})
	}
	if others, is := verdict["other-answers"].(map[string]any); is {
		for _, h := range others["hinges"].([]any) { // one that changes the reason alone is named
			if h := h.(map[string]any); h["upheld"] != verdict["upheld"] {
				shown = append(shown, h)
			}
		}
	}
	return says(shown, "", map[string]bool{"reason": true, "clause-says": true, "says": true, "means": true, "asks": true, "in-force-says": true})
}

const payday = `yardstick 2
game hell-on-wheels
seats ann bob cy
position {"turn":2,"phase":"present-town","present":{"town":"benton","establishments":{"saloon#1":"ann","saloon#2":"bob","gambling-house#1":"bob"}}}
---
`

// From a position at which nobody decides the game goes on by itself: the desk says so, and judges what happened; another answer is seen
// beside it with every number marked that is not the same, by more than colour.
func TestAPositionThatGoesOnByItself(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.do(chromedp.EmulateViewport(1200, 1600))
	at.record(payday)
	at.shows("#went-on", "so the game went on")
	at.shows("#decision .effects", "the Present Town makes 25K")
	at.shows("#ruling .headline", "no decision yet: the game can begin here")
	require.Equal(t, "headline", eval[string](at, `document.querySelector("#ruling .headline").className`), "neither green nor red")
	require.Regexp(t, `^rule: HOW-(PRES|FUT|EOL|TURN|MON)-\d\d `, at.text("#ruling .rule"), "what happened comes before the set-up")
	at.becomes(`document.getElementById("ruling").textContent.includes("score ann is 30, not 32")`)
	at.picture("desk-payday")
	at.press("#ruling .note > p .see")
	at.shows("#otherwise", "players ann cash3230")
	at.shows("#otherwise", "players bob cash5750")
	marked := eval[[]string](at, `[...document.querySelectorAll("#beside .differs text")].filter((e) => getComputedStyle(e).textDecorationLine.includes("underline")).map((e) => e.textContent)`)
	for _, cash := range []string{"32K", "30K", "57K", "50K", "-49K", "-40K", "makes 15K", "makes 10K"} {
		require.Contains(t, fmt.Sprint(marked), cash)
	}
	eval[bool](at, `document.getElementById("beside").scrollIntoView(), true`)
	at.picture("desk-payday-beside")
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
	}
	at.fits()
	require.Empty(t, eval[[]string](at, wider))
	at.picture("desk-phone-payday-beside")

	// Once something is decided the start can still be judged; a scenario and a picture of it are those of the start.
	at.press("#dismiss")
	at.press("#lots")
	at.shows("#place", "after decision ")
	at.press("#first")
	at.shows("#place", "before the first")
	at.press("#judge")
	at.shows("#ruling .headline", "no decision yet: the game can begin here")
	at.press("#save-svg")
	at.becomes(`document.documentElement.dataset.saved === "table.svg"`)

	// Where a game begins nothing has been decided, which is not a decision that changed nothing.
	at.record("yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":3,\"player\":\"ann\"}\n---\n")
	at.shows("#decision", "Nothing has been decided yet.")
	require.NotContains(t, at.text("#decision"), "changed nothing")
	require.Empty(t, at.text("#went-on"))
	at.alone()
}

// People are called by their names wherever the desk says something of them, and by their seats where that has to be typed.
func TestPeopleAreCalledByTheirNames(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.record("yardstick 2\ngame yardmaster\nseats ann bob\nplayer ann \"Zoë <i>Quist</i>\"\nposition {\"turn\":3,\"player\":\"ann\"}\n---\nann: draw deck\nchance: draw oil\nann: load coal-4\n")
	at.shows("#ruling .headline", `may not do "load coal-4"`)
	at.becomes(`document.getElementById("busy").textContent === ""`)
	at.to(2)
	at.shows("#decision .effects", "Zoë <i>Quist</i>")
	require.NotRegexp(t, `\bann\b`, at.text("#decision .effects"))
	require.Zero(t, eval[int](at, `document.querySelectorAll("main i").length`))
	at.tryAs("bob", "draw deck")
	at.shows("#answer .bad", "Zoë")
	at.shows("#legal h2", "What Zoë <i>Quist</i> may do")
	at.shows("#legal button", "draw")
	at.do(chromedp.Reload())
	at.ready()
	at.shows("#decision .effects", "Zoë")
	at.alone()
}
