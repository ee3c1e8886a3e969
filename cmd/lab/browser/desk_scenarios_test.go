package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

const scenarios = `Feature: Two disputes

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  Scenario: she draws a card
    Given ann holds oil*1
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is oil*1 timber*1

  Scenario: she loads a railcar that is not there
    When ann does "draw deck"
    Then ann may do "load coal-4"
`

// A file of scenarios is played in the page, without a network, and the game of each is put on the table.
func TestScenariosAtTheDesk(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.put("mine.feature", scenarios)
	at.shows("#played h2", "mine.feature: 1 of 2 scenarios are true")
	require.Regexp(t, `she loads a railcar that is not there line 13: is not true, in line 15: .*load coal-4`, at.text("#played li"))
	at.picture("desk-scenarios")
	at.axe()
	at.fits()
	at.do(chromedp.EmulateViewport(1200, 1200))
	at.press("#played li:nth-child(2) button")
	at.shows("#scenario-note", "The scenario “she draws a card” is true")
	at.shows("#about", "mine-7.yard")
	at.shows("#place", "after decision 2 of 2")
	at.press("#undo")
	at.becomes(`!document.getElementById("start").hidden`)
	at.put("mine.feature", scenarios)
	at.shows("#played h2", "1 of 2")
	at.press("#played li button")
	at.shows("#ruling .headline", `may not do "load coal-4"`)
	at.axe()

	// The scenarios that show a clause are played where they are looked up.
	at.press("#ruling .cite")
	at.shows("#clause-inside", "scenarios show it")
	name := eval[string](at, `document.querySelector("#clause details.scenario summary").textContent`)
	eval[bool](at, `document.querySelector("#clause details.scenario").open = true`)
	at.press("#clause details.scenario .play")
	at.shows("#scenario-note", fmt.Sprintf("The scenario “%s” is true", name))
	at.picture("desk-scenario")

	// What cannot be read says so, and what is on the desk stays there.
	eval[bool](at, `document.dispatchEvent(new CustomEvent("scenario", {detail: {name: "odd.feature", text: "Feature: <b>odd</b>\n  Scenario: a\n    Given b\n    nonsense"}}))`)
	at.shows("#failed", "odd.feature:4: this is not a feature file")
	at.shows("#scenario-note", name)
	at.press("#open")
	at.becomes(`!!document.getElementById("file")`)
	at.put("french.feature", "# language: fr\nFonctionnalité: a\n")
	at.shows("#failed", "french.feature:2: the feature has no scenario")
	at.press("#open")
	at.becomes(`!!document.getElementById("file")`)
	at.put("strange.feature", "# language: xx\nFeature: a\n")
	at.shows("#failed", "strange.feature:1: this is not a feature file: there are no words for the language xx; write in English")
	at.alone()
}

// Every scenario that is tagged with a clause is found under it, by its text.
func TestTheScenariosOfAClause(t *testing.T) {
	files, err := filepath.Glob(root + "/features/*/*.feature")
	require.NoError(t, err)
	count := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		count += len(regexp.MustCompile(`(?m)^\s*@.*\bYM-YARD-04\b`).FindAll(text, -1))
	}
	require.Greater(t, count, 1)
	at := open(t, saved(t, dispute))
	at.ready()
	at.press("#ruling .rule .cite")
	at.shows("#clause-inside", fmt.Sprintf("%d scenarios show it", count))
	require.Equal(t, count, eval[int](at, `document.querySelectorAll("#clause details.scenario").length`))
	require.Regexp(t, `^Scenario.*: .*\n  (Given|When|Then|And|But) `, at.text("#clause details.scenario pre"))
}

// A scenario of every game's own files is played in the page as the program plays it.
func TestEveryGameHasScenariosInThePage(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	for game, file := range map[string]string{"yardmaster": "draw", "hellonwheels": "money", "stockyards": "land", "frontier": "felling"} {
		text, err := os.ReadFile(fmt.Sprintf("%s/features/%s/%s.feature", root, game, file))
		require.NoError(t, err)
		at.press("#open")
		at.becomes(`!!document.getElementById("file")`)
		at.put(file+".feature", string(text))
		at.becomes(fmt.Sprintf(`/^%s.feature: (\d+) of \1 scenarios/.test(document.querySelector("#played h2")?.textContent)`, file))
	}
	at.alone()
}
