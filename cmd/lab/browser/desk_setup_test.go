package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// write writes into a field of the page.
func (at *tab) write(field, text string) {
	at.t.Helper()
	require.True(at.t, eval[bool](at, fmt.Sprintf(`(() => {
		const input = document.querySelector(%q);
		input.value = %q;
		for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, {bubbles: true}));
		return true;
	})()`, field, text)))
}

// fingers set up a table, and count their taps.
type fingers struct {
	*tab
	game string
	taps int
}

// settled waits until all that was touched is done.
func (f *fingers) settled() {
	f.t.Helper()
	f.becomes(`document.getElementById("table").getAttribute("aria-busy") !== "true"`)
	f.ready()
}

// tap touches what a person sees; a section that is folded is opened first.
func (f *fingers) tap(selector string) {
	f.t.Helper()
	f.becomes(fmt.Sprintf(`!!document.querySelector(%q)`, selector))
	f.taps += eval[int](f.tab, fmt.Sprintf(`(() => {
		const part = document.querySelector(%q), closed = part.closest("figure.closed");
		closed?.querySelector(".fold").click();
		if (!part.checkVisibility()) throw new Error("it is not seen");
		part.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
		return closed ? 2 : 1;
	})()`, selector))
	f.settled()
}

// offered waits until the words of a part have come once more.
func (f *fingers) offered() {
	f.t.Helper()
	f.becomes(`document.getElementById("part-inside").getAttribute("aria-busy") !== "true"`)
}

// touch touches a part of the drawing, which is ready for it.
func (f *fingers) touch(part string) {
	f.t.Helper()
	f.tap(fmt.Sprintf(`#board [data-part=%q]`, part))
	f.becomes(`document.getElementById("part").open`)
}

// choose chooses a word of the sentence about the clock of the game: one tap opens the list, one chooses.
func (f *fingers) choose(part, word string) {
	f.t.Helper()
	f.becomes(fmt.Sprintf(`!!document.querySelector('#clock [data-at=%q] [value=%q]')`, part, word))
	f.write(fmt.Sprintf(`#clock [data-at=%q]`, part), word)
	f.taps += 2
	f.settled()
}

// done closes the part that is open.
func (f *fingers) done() {
	f.t.Helper()
	f.tap("#part-done")
}

// begin opens a table in the middle of a game on a phone.
func inTheMiddle(t *testing.T, game string) *fingers {
	t.Helper()
	f := &fingers{tab: open(t, saved(t)), game: game}
	f.ready()
	f.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile))
	f.tap(fmt.Sprintf("#game [value=%s]", game))
	f.write("#seats", "ann, bob")
	f.tap("#middle")
	f.shows("#edit", "The table is right")
	f.becomes(`!!document.querySelector("#board [data-touch]") && !!document.querySelector("#clock [data-at]")`)
	return f
}

// ended looks at the table once more: nothing is cut off, everything can be used by everybody, and a part of the position is as it was set.
func (f *fingers) ended(most int, parts map[string]string) {
	f.t.Helper()
	for part, want := range parts {
		require.JSONEq(f.t, want, eval[string](f.tab, fmt.Sprintf(`JSON.stringify(%s.reduce((value, name) => value?.[name], JSON.parse((document.getElementById("set-text").open = true, document.getElementById("set-text").dispatchEvent(new Event("toggle")), document.getElementById("set-json").value))))`, part)), part)
	}
	f.t.Logf("%d taps", f.taps)
	require.LessOrEqual(f.t, f.taps, most, "taps")
	for _, wide := range []int64{360, 1280} {
		f.do(chromedp.EmulateViewport(wide, 740))
		for _, scheme := range []string{"dark", "light"} {
			f.theme(scheme)
			f.axe()
			f.picture(fmt.Sprintf("setup-%s-%d-%s", f.game, wide, scheme))
		}
		require.LessOrEqual(f.t, eval[int64](f.tab, "document.documentElement.scrollWidth"), wide)
	}
	f.alone()
}

// Ann has railcars of two colours in her train and 3 oil cards in hand; it is Bob's turn, with two actions left. A hand that cannot be is
// refused where it is made, and a reload loses nothing.
func TestYardmasterIsSetUpByTouch(t *testing.T) {
	f := inTheMiddle(t, "yardmaster")
	f.touch("player-1/train")
	f.picture("setup-yardmaster-train")
	f.tap(`[data-at="players/0/train + coal-1"]`)
	f.tap(`[data-at="players/0/train + oil-1"]`)
	f.done()
	f.touch("player-1/hand")
	for range 3 {
		f.tap(`[data-at="players/0/hand/oil +"]`)
	}
	f.axe()
	f.picture("setup-yardmaster-hand")
	f.done()
	f.choose("player", "bob")
	f.tap(`#clock [data-at="counters/actions-used +"]`) // of three, since he has the Yardmaster token
	taps := f.taps
	f.touch("player-2/hand")
	f.becomes(`!!document.querySelector('#part [data-at="players/1/hand/oil"]')`)
	f.write(`#part [data-at="players/1/hand/oil"]`, "11")
	f.shows("#part .set-says", "Refused:")
	require.Equal(t, "0", eval[string](f.tab, `document.querySelector('#part [data-at="players/1/hand/oil"]').value`))
	f.picture("setup-yardmaster-refused")
	f.done()
	f.do(chromedp.Reload())
	f.ready()
	f.becomes(`document.querySelector('#clock b[data-at="counters/actions-used"]')?.textContent === "1" && !!document.querySelector("#board [data-touch]")`)
	f.taps = taps
	f.ended(15, map[string]string{`["players", 0, "train"]`: `["coal-1", "oil-1"]`, `["players", 0, "hand"]`: `{"oil": 3}`, `["player"]`: `"bob"`,
		`["counters"]`: `{"actions-allowed": 3, "actions-used": 1}`, `["cargo-draw-pile", "oil"]`: `9`})

	// The whole position can be had as text; what is wrong there is refused, and what is typed outlasts a reload.
	f.write("#set-json", `{"player": "carl"}`)
	f.press("#set-put")
	f.shows("#setting .set-says", `nobody called "carl" plays here`)
	f.do(chromedp.Reload())
	f.ready()
	f.press("#set-text > summary")
	f.becomes(`document.getElementById("set-json").value === '{"player": "carl"}'`)
	f.write("#set-json", "")

	// What was set is taken back step by step, and the action is tried at this table.
	f.press("#undo")
	f.becomes(`document.querySelector('#clock b[data-at="counters/actions-used"]')?.textContent === "0"`)
	f.press("#undo")
	f.becomes(`document.querySelector('#clock [data-at="player"]')?.value === "ann"`)
	f.press("#edit")
	f.becomes(`!document.querySelector("#board [data-touch]")`)
	f.shows("#legal h2", "What ann may do")
}

// Two Towns have cards, and players have cash.
func TestHellOnWheelsIsSetUpByTouch(t *testing.T) {
	f := inTheMiddle(t, "hell-on-wheels")
	f.choose("phase", "establishment")
	f.shows("#goes-on", "At this table no player has a decision yet.")
	for i := range 2 {
		f.touch(fmt.Sprintf("players/player-%d/name", i+1))
		f.tap(fmt.Sprintf(`#part [data-at="players/%d/hand + brothel"]`, i))
		f.done()
	}
	require.Equal(t, "establishment", f.value(`#clock [data-at="phase"]`), "the phase that was chosen stays")
	f.becomes(`document.getElementById("goes-on").textContent === ""`)
	f.becomes(`((e) => e.value ?? e.textContent)(document.querySelector('#clock [data-at="player"]')) === "bob"`) // at the right of ann
	f.touch("middle/Supervisor")
	f.tap(`#part [data-at="supervisor bob"]`)
	f.done()
	f.shows("#followed", "player from bob to ann")
	f.picture("setup-hellonwheels-followed")
	f.touch("towns/past/saloon")
	f.tap(`[data-at="past/establishments + saloon"]`)
	f.tap(`[data-at="past/customers + irish"]`)
	f.offered()
	f.tap(`[data-at="past/customers + irish"]`) // once more at the same place: there is one alone
	f.shows("#part .set-says", "The game has no more of irish.")
	f.picture("setup-hellonwheels-town")
	f.tap(`[data-at="past/mayhem + murders"]`) // far down: it stays where the finger is
	f.becomes(`!!document.querySelector('[data-at="past/mayhem 0"]')`)
	eval[bool](f.tab, `document.getElementById("part").scrollTop = 1e5, true`)
	low := eval[float64](f.tab, `document.getElementById("part").scrollTop`)
	require.Positive(t, low)
	eval[bool](f.tab, `document.querySelector('[data-at="past/mayhem + anarchy"]').focus({preventScroll: true}), true`)
	f.tap(`[data-at="past/mayhem + anarchy"]`)
	f.becomes(`!!document.querySelector('[data-at="past/mayhem 1"]')`)
	f.offered()
	require.InDelta(t, low, eval[float64](f.tab, `document.getElementById("part").scrollTop`), 100)
	f.done()
	f.touch("towns/present/customers")
	f.tap(`[data-at="present/customers + workers"]`)
	f.done()
	f.touch("players/player-1/cash")
	f.becomes(`!!document.querySelector('#part [data-at="players/0/cash"]')`)
	f.write(`#part [data-at="players/0/cash"]`, "35")
	f.settled()
	f.taps += 3 // into the field, and two figures
	f.done()
	f.choose("opportunist", "ahead") // the Opportunist Phase before the Establishment Phase
	f.choose("opportunist", "")
	f.ended(34, map[string]string{`["phase"]`: `"establishment"`, `["past", "establishments"]`: `{"saloon#1": "ann"}`, `["past", "customers"]`: `["irish"]`,
		`["present", "customers"]`: `["workers"]`, `["players", 0, "cash"]`: `35`})
}

// It is year 3, and three workers are placed.
func TestUnionStockyardsIsSetUpByTouch(t *testing.T) {
	f := inTheMiddle(t, "union-stockyards")
	require.Equal(t, "ann is yellowbob is blue", f.text("#who"))
	require.NotContains(t, f.text("#clock"), "decision")
	f.tap(`#clock [data-at="year +"]`)
	f.tap(`#clock [data-at="year +"]`)
	f.choose("decision", "placement")
	f.touch("spaces/actions/build")
	f.tap(`[data-at="spaces/build + yellow"]`)
	f.tap(`[data-at="spaces/build + blue"]`)
	f.picture("setup-stockyards-build")
	f.done()
	f.touch("spaces/actions/campaign")
	f.tap(`[data-at="spaces/campaign + yellow"]`)
	f.done()
	f.touch("tracks/Yards")
	f.tap(`[data-at="slaughtered cattle"]`)
	f.tap(`[data-at="slaughtered/cattle + yellow"]`)
	f.picture("setup-stockyards-slaughtered")
	f.done()
	f.touch("packingtown/d6")
	f.tap(`[data-at="players/1/land + d6 facing e"]`)
	f.offered()
	f.shows(`#part [data-at="players/1/land 0"]`, "d6 facing e")
	f.picture("setup-stockyards-land")
	f.done()
	f.ended(23, map[string]string{`["slaughtered", "cattle"]`: `["yellow"]`, `["players", 1, "land"]`: `["d6 facing e"]`, `["players", 1, "land-cards"]`: `4`, `["year"]`: `3`, `["decision"]`: `"placement"`, `["spaces"]`: `{"build": ["yellow", "blue"], "campaign": ["yellow"]}`})
}

// A building with a fire lies on a square of Frontier.
func TestFrontierIsSetUpByTouch(t *testing.T) {
	f := inTheMiddle(t, "frontier")
	f.touch("map/g7")
	f.shows("#part-title", "g7")
	f.tap(`[data-at="town/g7/kind saloon"]`)
	f.tap(`[data-at="town/g7/owner ann"]`)
	f.tap(`[data-at="town/g7/fire +"]`)
	f.picture("setup-frontier-square")
	f.done()
	f.touch("map/c6")
	f.tap(`[data-at="industry/c6/kind camp"]`)
	f.tap(`[data-at="industry/c6/owner bob"]`)
	f.picture("setup-frontier-camp")
	f.done()
	f.touch("lines/railroad-tiles")
	f.tap(`[data-at="railroad/built + RR1"]`)
	f.offered()
	f.write(`[data-at="railroad/built/0/by"]`, "bob")
	f.settled()
	f.offered()
	f.picture("setup-frontier-tile")
	f.axe()
	f.done()
	f.ended(16, map[string]string{`["railroad", "built", 0]`: `{"tile": "RR1", "by": "bob"}`, `["industry", "c6"]`: `{"kind": "camp", "owner": "bob"}`, `["town", "g7"]`: `{"kind": "saloon", "owner": "ann", "fire": 1}`})
}
