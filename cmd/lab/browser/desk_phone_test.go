package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A whole game is recorded on a phone as it is played: actions are chosen from the list, by where they happen, or typed. What is saved is the
// record, and nothing has to be scrolled sideways on the way.
func TestAWholeGameIsRecordedOnAPhone(t *testing.T) {
	record := root + "/golden/stockyards/2-players.golden"
	text, err := exec.Command(program, "legal", record, "--every", "--json").Output()
	require.NoError(t, err)
	var want struct {
		Places []struct {
			Digest string `json:"digest"`
		} `json:"places"`
	}
	require.NoError(t, json.Unmarshal(text, &want))
	at := open(t, saved(t))
	at.ready()
	at.fits()
	eval[bool](at, `(() => {
		document.querySelector("#game [value=union-stockyards]").click();
		document.getElementById("seats").value = "yellow blue";
		document.getElementById("begin").click();
		return true;
	})()`)
	at.becomes(`document.documentElement.dataset.at === "0"`)
	decisions := decisionsOf(t, record)
	require.Len(t, decisions, len(want.Places)-1)
	by := map[string]int{}
	for i, d := range decisions {
		// As fingers do: a button that can be seen, else a place of the table and a button there, else the keyboard.
		by[eval[string](at, fmt.Sprintf(`(([who, what]) => {
			const tap = (within) => {
				const found = [...document.querySelectorAll(within + " button")].find((b) => (b.title || b.textContent) === what && b.checkVisibility());
				found?.click();
				return !!found;
			};
			const show = (tab) => document.getElementById("tab-" + tab).click();
			show("table");
			if (%d %% 3 === 0) for (const word of what.split(/[ ,]+/)) {
				const place = document.querySelector('#board .place[data-place="' + CSS.escape(word) + '"]');
				if (!place) continue;
				place.dispatchEvent(new MouseEvent("click", {bubbles: true}));
				if (tap("#here")) return "place";
			}
			show("actions");
			if (%[1]d %% 3 === 1 && tap("#choices")) return "list";
			document.getElementById("try-who").value = who;
			document.getElementById("try-what").value = what;
			document.getElementById("try").requestSubmit();
			return "typed";
		})(%s)`, i, d))]++
		at.becomes(fmt.Sprintf(`document.documentElement.dataset.at === "%d"`, i+1))
		require.LessOrEqual(t, eval[int](at, "document.documentElement.scrollWidth"), 360, "after %d", i+1)
	}
	require.Equal(t, want.Places[len(decisions)].Digest, eval[string](at, `document.documentElement.dataset.digest`))
	require.Len(t, by, 3, "in every way: %v", by)
	at.shows("#legal h2", "The game is over.")
	at.picture("desk-phone-recorded")
	at.axe()

	// The record that is kept is the one that was pinned, and is there after a reload.
	kept := eval[string](at, `JSON.parse(localStorage.getItem("yardstick-desk")).sheet.text`)
	file := filepath.Join(t.TempDir(), "recorded.yard")
	require.NoError(t, os.WriteFile(file, []byte(kept), 0o600))
	require.Equal(t, decisions, decisionsOf(t, file))
	at.alone()
}

// decisionsOf are the decisions of a record, each as JSON: who, what.
func decisionsOf(t *testing.T, file string) []string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	_, played, found := strings.Cut(string(text), "\n---\n")
	require.True(t, found)
	var list []string
	for line := range strings.Lines(played) {
		who, what, isDecision := strings.Cut(strings.TrimSpace(line), ": ")
		if !isDecision || strings.HasPrefix(line, " ") || strings.HasPrefix(line, "#") {
			continue
		}
		pair, err := json.Marshal([]string{who, strings.TrimSpace(what)})
		require.NoError(t, err)
		list = append(list, string(pair))
	}
	return list
}
