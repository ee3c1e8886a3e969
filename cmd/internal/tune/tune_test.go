package tune_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/tune"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

const forms = `write one of these, > in place of < for a lower limit: first within N of even, seats within N of even, decisions mean < N, ` +
	`decisions p95 < N, turns mean < N, turns p95 < N, margin < N, score spread < N; for example "first within 2 of even"`

// The error about a want lists the wants that exist, or names the fault.
func TestWantsThatAreRefused(t *testing.T) {
	for written, says := range map[string]string{
		"":                            `"" cannot be wanted; ` + forms,
		"fun > 3":                     `"fun > 3" cannot be wanted; ` + forms,
		"decisions":                   `"decisions" cannot be wanted; ` + forms,
		"first":                       `"first" limits nothing; write "first within N of even" with a number for N`,
		"first < 2":                   `"first < 2" limits nothing; write "first within N of even" with a number for N`,
		"margin within 2 of even":     `"margin within 2 of even" limits nothing; write "margin < N" with a number for N`,
		"decisions p95 < many":        `"decisions p95 < many": the limit "many" is not a number above 0 and up to 1000000000`,
		"first within 101 of even":    `"first within 101 of even": the limit "101" is not a number above 0 and up to 100`,
		"first within 0 of even":      `"first within 0 of even": the limit "0" is not a number above 0 and up to 100`,
		"score spread < NaN":          `"score spread < NaN": the limit "NaN" is not a number above 0 and up to 1000000000`,
		"margin < 5|margin<6":         `"margin < 6" is a second limit of the same figure; leave one out`,
		"margin > 2|margin < 5|x\x1b": `"x\x1b" cannot be wanted; ` + forms,
	} {
		_, err := tune.WantsOf(strings.Split(written, "|"))
		require.EqualError(t, err, says)
	}
	_, err := tune.WantsOf(nil)
	require.EqualError(t, err, "name a condition on the games; "+forms)
	wants, err := tune.WantsOf([]string{"decisions  p95<250", "decisions p95 > 100"})
	require.NoError(t, err)
	require.Equal(t, []string{"decisions p95 < 250", "decisions p95 > 100"}, []string{wants[0].Text, wants[1].Text})
}

const where = "yardstick rules yardmaster --questions lists the questions, and yardstick rules yardmaster FIELD the figures of a field"

// The error about a parameter names the nearest one, the answers, or the values that the game allows.
func TestParametersThatAreRefused(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for written, says := range map[string]string{
		"hand-at-strat=3": `"hand-at-strat": Yardmaster has neither such an open question nor such a figure, did you mean "hand-at-start"?; ` + where,
		"tie=never":       `"tie": ruling "tie" has no option "never"; there are: shared, earlier-seat`,
		"tie=shared":      `"tie": no answer differs from the present one, shared; name another`,
		"tie=":            `"tie": no answer differs from the present one, shared; name another`,
		"tie|tie":         `"tie" varies twice; write all its values in one flag`,
		"hand-at-start=3|parameters.hand-at-start.value=4": `"parameters.hand-at-start.value" varies twice; write all its values in one flag`,
		"hand-at-start=5": `"hand-at-start": no value differs from the present one, 5; name another`,
		"hand-at-start": `"hand-at-start": "" is not a list of values; write a range such as 0..8, or a list such as 3,5,7, ` +
			`of at most 1000 whole numbers`,
		"hand-at-start=7..3":       `"hand-at-start": "7..3" is not a list of values; write a range such as 0..8, or a list such as 3,5,7, of at most 1000 whole numbers`,
		"hand-at-start=0..1000000": `"hand-at-start": "0..1000000" is not a list of values; write a range such as 0..8, or a list such as 3,5,7, of at most 1000 whole numbers`,
		"hand-at-start=03":         `"hand-at-start": "03" is not a list of values; write a range such as 0..8, or a list such as 3,5,7, of at most 1000 whole numbers`,
		"hand-at-start=3..20": `"hand-at-start": the game refuses 11: parameters.hand-at-start.value is 11; ` +
			`allowed: a whole number from 0 to 10`,
		"discards-at-start=2": `"discards-at-start": the game refuses 2: parameters.discards-at-start.value is 2; allowed: 1, which the rules fix`,
		"price=3":             `"price": the figure railcars.price.value is not a whole number, but "as many cargo cards of its type as its v"; vary another`,
		"goal=3": `"goal": the name belongs to 8 figures; name one by its path, such as point-goal.rows[1].goal, point-goal.rows[2].goal, ` +
			`point-goal.rows[3].goal, point-goal.rows[4].goal, after-set-up.rows[1].goal`,
	} {
		_, err := tune.ParametersOf(reading.Of(entry), strings.Split(written, "|"))
		require.EqualError(t, err, says, written)
	}
	_, err = tune.ParametersOf(reading.Of(entry), nil)
	require.EqualError(t, err, "name an open question or a figure of the components; "+where)

	own := reading.Of(entry)
	require.NoError(t, own.Box("box.yaml", []byte("parameters: [{id: hand-at-start, value: 6}]\n")))
	_, err = tune.ParametersOf(own, []string{"hand-at-start=3"})
	require.EqualError(t, err, `"hand-at-start": a figure varies only in the game's own components; leave out --components, or vary only questions`)
}

// A question of which only the default can be played does not vary.
func TestAFixedQuestionIsRefused(t *testing.T) {
	found := 0
	for _, entry := range games.All() {
		for _, q := range entry.Book.Questions {
			if !q.Fixed {
				continue
			}
			found++
			_, err := tune.ParametersOf(reading.Of(entry), []string{q.Name})
			require.ErrorContains(t, err, `": only its default can be played (`)
			require.ErrorContains(t, err, "); vary another")
		}
	}
	require.Positive(t, found)
}

// The present answer is that of the reading, and an answer that departs from the rulebook is marked.
func TestTheReadingIsThePresentRules(t *testing.T) {
	q := ask(t, 2000, 1, nil, []string{"tie"}, "decisions mean < 9000")
	require.NoError(t, q.Reading.Rule([]string{"point-goal=reversed"}))
	var err error
	q.Parameters, err = tune.ParametersOf(q.Reading, []string{"point-goal"})
	require.NoError(t, err)
	said := run(t, q)
	require.Equal(t, 0, *said.Found)
	require.True(t, said.Curves[0].Points[0].Now)
	require.Equal(t, "reversed", said.Curves[0].Points[0].Value)
	require.Equal(t, "departs from the rulebook: rulebook", said.Curves[0].Points[0].Departs)
}

// The answer depends on the seed and the budget, not on the number of workers.
func TestWorkersDoNotChangeTheAnswer(t *testing.T) {
	var texts []string
	for _, workers := range []int{1, 3, 8} {
		q := ask(t, 1500, 5, nil, []string{"two-player-token", "hand-at-start=3..7"}, "first within 3 of even", "decisions p95 < 400")
		q.Workers = workers
		said := run(t, q)
		text, err := json.Marshal(said)
		require.NoError(t, err)
		texts = append(texts, string(text)+said.Doc().Text())
	}
	require.Equal(t, texts[0], texts[1])
	require.Equal(t, texts[0], texts[2])
}

// The short answer has 25 lines at most, however much varies, and begins with the verdict.
func TestTheShortAnswerIsShort(t *testing.T) {
	said := run(t, ask(t, 26_000, 1, func(map[string]string, int) float64 { return 0.5 }, []string{"tie", "yard-timing", "two-player-token", "win-timing", "hand-at-start=3..7"},
		"seats within 1 of even", "score spread > 30", "turns p95 < 100"))
	text := said.Doc().Short()
	require.LessOrEqual(t, strings.Count(text, "\n"), 25)
	require.Regexp(t, `^(none )?found: `, text)
	require.Contains(t, text, "\nfresh games: ")
	require.Contains(t, said.Doc().Text(), "\nhand-at-start: each value alone, the rest as now\n")
}

// Too many candidates and too few games are refused, with the numbers that would do.
func TestTooManyCandidatesAndTooFewGames(t *testing.T) {
	q := ask(t, 100, 1, nil, []string{"hand-at-start=3..7"}, "margin < 5")
	_, err := q.Run(t.Context())
	require.EqualError(t, err, "100 games are too few for 4 candidates; give 300 or more, or vary fewer values")
	q.Parameters = append(q.Parameters, tune.Parameter{Name: "x", Values: make([]string, 1000)})
	_, err = q.Run(t.Context())
	require.EqualError(t, err, "more than 4000 candidates result from all values together; vary fewer parameters, or list fewer values")
}

// A value that the game allows alone may be refused together with another, or an answer by the component file. Such
// candidates do not play, and a note gives the reason.
func TestCandidatesThatCannotBePlayed(t *testing.T) {
	q := ask(t, 2000, 1, nil, []string{"railcar-values"}, "margin < 500")
	require.NoError(t, q.Reading.Box("box.yaml", []byte("railcars:\n  cards:\n    - {id: coal-1, type: coal, value: 1, copies: 3}\n"+
		"    - {id: coal-4, type: coal, value: 4, copies: 2}\n")))
	_, err := q.Run(t.Context())
	require.ErrorContains(t, err, "ruling railcar-values: the component file names the railcars")

	said := run(t, ask(t, 3000, 1, func(rulings map[string]string, hand int) float64 {
		return map[bool]float64{true: -1, false: 0.3}[hand == 7 && rulings["tie"] == "earlier-seat"]
	}, []string{"tie", "hand-at-start=6,7"}, "first within 9 of even"))
	require.Equal(t, []tune.Refused{{Change: "tie=earlier-seat, hand-at-start=7 (departs from print: 5)",
		Reason: "a table of 3: these values exclude each other"}}, said.Refused)
	require.Contains(t, said.Doc().Text(), "\nnote: 1 of 5 candidates cannot be played, such as tie=earlier-seat, ")

	_, err = ask(t, 3000, 1, func(rulings map[string]string, _ int) float64 {
		return map[bool]float64{true: -1, false: 0.3}[rulings["tie"] == "earlier-seat"]
	}, []string{"tie"}, "first within 9 of even").Run(t.Context())
	require.EqualError(t, err, "the game allows no candidate: tie=earlier-seat: a table of 3: these values exclude each other")
}

// Games that do not end say nothing about the wants.
func TestCandidatesWhoseGamesDoNotEnd(t *testing.T) {
	q := ask(t, 300, 1, nil, []string{"hand-at-start=6"}, "decisions mean < 9000")
	q.Entry.Game = endless{q.Entry.Game}
	said := run(t, q)
	require.Nil(t, said.Found)
	require.Nil(t, said.Nearest)
	require.Contains(t, said.Doc().Text(), "none found: too few games end\n")
	require.Contains(t, said.Doc().Text(), "endless")
}

// A run that is stopped reports its results until then. A race that is not over names the nearest candidate only.
func TestAStoppedRunSaysWhatIsKnown(t *testing.T) {
	for _, row := range []struct {
		at   string
		says string
	}{
		{"round", "none found: stopped before the comparison; in the race, "},
		{"fresh", "\nnote: stopped before the end: "},
	} {
		ctx, stop := context.WithCancel(t.Context())
		q := ask(t, 1_000_000, 1, nil, []string{"yard-timing", "tie"}, "first within 2 of even")
		if row.at == "fresh" {
			q.Games = 3000
		}
		go func() {
			for ctx.Err() == nil {
				if strings.Contains(q.Doing(), row.at) && !strings.Contains(q.Doing(), "game 0 ") {
					stop()
				}
			}
		}()
		said, err := q.Run(ctx)
		stop()
		require.NoError(t, err)
		require.True(t, said.Stopped)
		require.Contains(t, said.Doc().Short(), row.says)
	}
}
