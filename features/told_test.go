package features_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// telling changes what a game tells of a decision or an attempt.
type telling func(actor, action string, out *engine.Outcome, err error) error

// retold is a game that is as it was but for what it tells of a decision.
type retold struct {
	engine.Local
	tells telling
}

func (r *retold) Play(actor, action string) (engine.Outcome, error) {
	out, err := r.Local.Play(actor, action)
	if r.tells != nil {
		err = r.tells(actor, action, &out, err)
	}
	return out, err
}

// What a decision no longer tells fails no scenario and is missed in all of them together, though other decisions still tell it: a clause
// cited, an effect, the words of a refusal and a clause that they name. One more scenario changes nothing. In the short form
// [TestRefusalsAreUpToDate] shows that nothing is missed where nothing is dropped.
func TestADroppedCitationIsMissed(t *testing.T) {
	for says, tells := range map[string]telling{
		"": nil,
		" decisions cite YM-BONUS-04, but before ": func(_, action string, out *engine.Outcome, err error) error {
			if strings.HasPrefix(action, "take ") {
				out.Cited = slices.DeleteFunc(slices.Clone(out.Cited), func(c engine.Clause) bool { return c == "YM-BONUS-04" })
			}
			return err
		},
		" answers with these words are left: ": func(actor, action string, out *engine.Outcome, err error) error {
			if actor == "ann" && strings.HasPrefix(action, "buy ") {
				buys := func(e engine.Effect) bool { return strings.Contains(e.Text, " buys ") }
				out.Effects = slices.DeleteFunc(slices.Clone(out.Effects), buys)
			}
			return err
		},
		" are left: \"YM-ROLE-07": func(_, action string, _ *engine.Outcome, err error) error {
			return refusedOtherwise(err, action != "buy coal-1 pay coal*1", "all 2 actions of this turn are used", "none is left")
		},
		" refusals cite YM-DRAW-05, but before ": func(_, action string, _ *engine.Outcome, err error) error {
			return refusedOtherwise(err, action != "draw deck discard", " (YM-DRAW-05)", "")
		},
	} {
		if says != "" || !testing.Short() {
			t.Run(says, func(t *testing.T) { missed(t, says, tells) })
		}
	}
}

// refusedOtherwise is a refusal with other words in its reason; any other error stays.
func refusedOtherwise(err error, here bool, words, others string) error {
	v := new(engine.Violation)
	if !here || !errors.As(err, &v) {
		return err
	}
	changed := *v
	changed.Reason = strings.ReplaceAll(v.Reason, words, others)
	return &changed
}

func missed(t *testing.T, says string, tells telling) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	told := &features.Told{}
	opts := features.Options{Game: entry.Name(), Ran: told.Ran, Subject: func(string) (engine.Subject, error) {
		return told.Of(&retold{engine.Local{Game: entry.Game}, tells}), nil
	}}
	report, err := features.Run(t.Context(), opts)
	require.NoError(t, err)
	if report.Failed() != nil {
		t.Skip("scenarios fail: see TestScenarios")
	}
	one := opts
	one.Files, one.Line = features.Files(entry.Name())[:1], report.Scenarios[0].Line
	for range 2 {
		if err := told.Same(entry); says != "" {
			require.ErrorContains(t, err, says)
		} else {
			require.NoError(t, err)
		}
		_, err = features.Run(t.Context(), one)
		require.NoError(t, err)
	}
}
