package conform_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// report returns the file of a run on three clauses: a scenario about the first, and a random game about the second.
func report(version, edition, offered, level, scenario, walk, clauses string) string {
	return `{"game":"yardmaster","edition":"` + edition + `","engine":"mine","version":"` + version + `","complete":true,"offered":` + offered + `,"level":` +
		level + `,"seed":1,"decisions":9,"trials":[{"kind":"scenario","name":"s",` + scenario + `},{"kind":"walk","name":"1",` + walk + `}],"clauses":[` + clauses + `]}`
}

const (
	passed    = `"status":"passed"`
	notRun    = `"status":"not run"`
	both      = `{"id":"YM-OBJ-01","passed":1,"failed":[0,0,0,0,0]},{"id":"YM-OBJ-03","passed":1,"failed":[0,0,0,0,0]}`
	firstOnly = `{"id":"YM-OBJ-01","passed":1,"failed":[0,0,0,0,0]},{"id":"YM-OBJ-03","passed":0,"failed":[0,0,0,0,0]}`
	second2   = `{"id":"YM-OBJ-01","passed":1,"failed":[0,0,0,0,0]},{"id":"YM-OBJ-03","passed":0,"failed":[0,0,1,0,0]}`
	failed2   = `"status":"failed","findings":[{"kind":"missing","level":2,"decision":{"actor":"ann","action":"done"},"a":"legal","b":"not listed","clauses":["YM-OBJ-03"]}]`
)

// TestAChangeIsReal: a difference between two reports is real if a trial that both ran, at a level that both offer, has
// different results. It is something else if the trial was not run, the level was not asked, or the rulebook differs.
func TestAChangeIsReal(t *testing.T) {
	edition := yardmaster.Book().Edition() // its sentences are shown
	first := report("1", edition, "4", "4", passed, passed, both)
	for name, row := range map[string]struct {
		second string
		change conform.Change
		says   string
	}{
		"nothing differs":        {report("2", edition, "4", "4", passed, passed, both), conform.Alike, "nothing changes, in 2 reports"},
		"the same trial fails":   {report("2", edition, "4", "1", passed, failed2, second2), conform.Real, "YM-OBJ-03 passes (1) fails at level 2 (1)"},
		"it was not run":         {report("2", edition, "4", "4", passed, notRun, firstOnly), conform.Tried, "YM-OBJ-03 passes (1) not touched"},
		"another edition":        {report("2", "000000000000", "4", "1", passed, failed2, second2), conform.Rulebook, "another edition of the rulebook, 000000000000"},
		"not asked at the level": {report("2", edition, "1", "1", passed, failed2, second2), conform.Tried, "YM-OBJ-03 passes (1) fails at level 2 (1)"},
		"another seed":           {strings.Replace(report("2", edition, "4", "1", passed, failed2, second2), `"seed":1`, `"seed":2`, 1), conform.Tried, "other walks"},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := conform.MatrixOf(runs(t, first, row.second))
			require.NoError(t, err)
			var change conform.Change
			for _, r := range m.Rows {
				if r.Clause == "YM-OBJ-03" {
					change = r.Change
				} else {
					assert.NotEqual(t, conform.Real, r.Change)
				}
			}
			assert.Equal(t, row.change, change)
			text := strings.Join(strings.Fields(m.Doc("yardstick").Text()), " ")
			assert.Contains(t, text, row.says)
			blockstest.SameWords(t, m.Doc("yardstick"))
			if change == conform.Real {
				assert.Contains(t, text, "YM-OBJ-03, b: does not list a legal action, ann: done, in walk 1; the rulebook: legal; the engine: not listed")
				assert.Contains(t, prose.Clean(m.Doc("yardstick").Markdown()), "| YM-OBJ-03 | passes (1) | fails at level 2 (1) |")
				assert.Equal(t, engine.Clause("YM-OBJ-03"), m.Rows[0].Clause, "real changes come first")
				assert.NotEmpty(t, m.Rows[0].Says)
			}
		})
	}
}

func runs(t *testing.T, texts ...string) (all []*conform.Run) {
	for i, text := range texts {
		run, err := conform.ReadRun(conform.Letter(i)+".json", []byte(text))
		require.NoError(t, err)
		all = append(all, run)
	}
	return all
}

// TestWhatIsNoReport: a file that is no report is refused in words, and reports of two games are not compared.
func TestWhatIsNoReport(t *testing.T) {
	good := report("1", "x", "4", "4", passed, passed, both)
	for text, says := range map[string]string{
		"":               "this is no report of an engine: ",
		"[]":             "this is no report of an engine: ",
		"{}":             "this is no report of an engine: conform -o writes one if the name ends in .json",
		`{"conforms":1}`: "this is no report of an engine: ",
		strings.Replace(good, `"offered":4`, `"offered":9`, 1):                                "its levels are not valid: it offers level 9 and reaches level 4",
		strings.Replace(good, "YM-OBJ-03", "YM-OBJ-01", 1):                                    `clause "YM-OBJ-01" is listed twice`,
		strings.Replace(good, passed, strings.Replace(failed2, `level":2`, `level":7`, 1), 1): "scenario s: there is no level 7",
	} {
		_, err := conform.ReadRun("x.json", []byte(text))
		require.ErrorContains(t, err, says, text)
	}
	_, err := conform.MatrixOf(runs(t, good, strings.Replace(good, "yardmaster", "frontier", 1)))
	require.EqualError(t, err, `b.json: this is about "frontier", but a.json is about "yardmaster"; compare reports of one game`)
}

// TestAReportObeysNobody: the content of a report's file is shown as text only.
func TestAReportObeysNobody(t *testing.T) {
	hostile := strings.NewReplacer(`"mine"`, `"<b>\u001b[2J|x|"`, "not listed", `\u001b]0;x\u0007<img>`).Replace(report("2", "x", "4", "1", passed, failed2, second2))
	m, err := conform.MatrixOf(runs(t, report("1", "x", "4", "4", passed, passed, both), hostile))
	require.NoError(t, err)
	for _, text := range []string{m.Doc("yardstick").Text(), prose.Clean(m.Doc("yardstick").Markdown())} {
		assert.NotContains(t, text, "\x1b")
	}
	assert.NotContains(t, prose.Clean(m.Doc("yardstick").Markdown()), "<b>")
}
