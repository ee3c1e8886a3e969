package copyist_test

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// fair is the fair copy of a record.
func fair(t *testing.T, text string, effects bool) (string, error) {
	t.Helper()
	c, err := copyist.Open("x.yard", []byte(text))
	if err != nil {
		return "", err
	}
	return c.Fair(t.Context(), effects)
}

func copied(t *testing.T, text string, effects bool) string {
	t.Helper()
	copied, err := fair(t, text, effects)
	require.NoError(t, err)
	return copied
}

const opening = `position {"turn":7,"player":"ann","arrival-yard":["oil-3"],"players":[{"name":"ann","train":["coal-2"],` +
	`"sorting-yard":{"coal-4":1},"hand":{"oil":3}},{"name":"bob"}]}` + "\n---\n"

const head = "yardstick 1\ngame yardmaster\nseats ann bob\nruling yard-timing=any-time\n" + opening

// What is typed by hand comes out in the spelling of the game; remarks and empty lines stay where they are.
func TestARecordTypedByHand(t *testing.T) {
	typed := "# at the table\nYardstick 1\ngame  Yardmaster  # the game\nseats Ann Bob\nRuling YM-R-Yard-Timing = any-time\n" + opening +
		"Ann:  LOAD coal-4        # before anything was bought\n\n# she buys\n  ann:buy oil-3 pay 3 oil\nchance: refill Livestock-1\nAnn : done\n"
	want := "# at the table\nyardstick 1\ngame yardmaster   # the game\nseats ann bob\nruling yard-timing=any-time\n" + opening +
		"ann: load coal-4         # before anything was bought\n\n# she buys\nann: buy oil-3 pay oil*3\nchance: refill livestock-1\nann: done\n"
	require.Equal(t, want, copied(t, typed, false))
	require.Equal(t, want, copied(t, want, false), "a fair copy is its own fair copy")
}

// With effects, everything that happened is told, and how the game came out.
func TestWhatHappenedIsTold(t *testing.T) {
	require.Regexp(t, "^"+regexp.QuoteMeta(head+"ann: load coal-4 # now\n"+
		"  > coal-4 joins ann's train, 6 points             [YM-YARD-03 YM-OBJ-06 YM-WIN-03 YM-LOAD-03]\n")+"= [0-9]+ [0-9a-f]{12}\n# a remark\n$",
		copied(t, head+"ann: load coal-4 # now\n# a remark\n", true))
	_, err := fair(t, head+"ann: load coal-4\n  > coal-4 joins ann's train, 7 points\n", true)
	var f *transcript.Finding
	require.ErrorAs(t, err, &f, "a false claim is not written over")
	require.Equal(t, transcript.EffectDiffers, f.Kind)
	_, err = fair(t, head+"ann: load coal-3\n", true)
	require.ErrorAs(t, err, &f)
	require.Equal(t, transcript.IllegalAction, f.Kind)
}

// With effects a remark stays between the lines that it was between: claims and marks keep their places.
func TestRemarksStayWhereTheyWere(t *testing.T) {
	const typed = head + "ann: load coal-4\n# so far\n  > coal-4 joins ann's train, 6 points # six\n# look:\n= 7 MARK\n# her action\n" +
		"ann: buy oil-3 pay oil*3\n# paid\n  > ann buys oil-3\n# into the yard\nchance: refill livestock-1\n"
	marked := typed
	for _, line := range strings.Split(copied(t, head+"ann: load coal-4\n", true), "\n") {
		if strings.HasPrefix(line, "= ") {
			marked = strings.Replace(typed, "= 7 MARK", line, 1)
		}
	}
	var kept []string
	for line := range strings.Lines(copied(t, marked, true)) {
		said, comment := transcript.Comment(strings.TrimSuffix(line, "\n"))
		if said = strings.TrimSpace(said); strings.HasPrefix(said, "=") {
			said = "="
		} else if text, _, cut := strings.Cut(said, " [YM"); cut {
			said = strings.TrimSpace(text)
		}
		kept = append(kept, strings.TrimSpace(said+" "+comment))
	}
	require.Equal(t, []string{"ann: load coal-4", "# so far", "> coal-4 joins ann's train, 6 points # six", "# look:", "=", "# her action",
		"ann: buy oil-3 pay oil*3", "> ann discards oil*3", "# paid", "> ann buys oil-3"}, kept[6:16])
}

// Pinned games are their own fair copies; without what they claim, and in capitals, they come out as they were.
func TestPinnedGamesAreFairCopies(t *testing.T) {
	names, err := fs.Glob(golden.Files, "*/*.golden")
	require.NoError(t, err)
	for i, name := range names {
		if testing.Short() && i%8 > 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			data, err := fs.ReadFile(golden.Files, name)
			require.NoError(t, err)
			text := string(data)
			require.Equal(t, text, copied(t, text, false))
			if path.Dir(name) == "precedents" {
				return
			}
			require.Equal(t, text, copied(t, text, true))
			if bare := claimless(text); !strings.Contains(text, "from-a-position") && strings.Count(text, "\n= ") == marks(text) {
				require.Equal(t, text, copied(t, bare, true))
			}
		})
	}
}

// marks returns the number of marks that a recorder writes into a record.
func marks(text string) int {
	t, err := transcript.Parse("", []byte(text))
	if err != nil {
		return -1
	}
	n := len(t.Decisions)
	if n%transcript.MarkEvery == 0 {
		return n / transcript.MarkEvery
	}
	return n/transcript.MarkEvery + 1
}

// claimless is a record without effects, marks and tail, its decisions in capitals.
func claimless(text string) string {
	var b strings.Builder
	rules := 0
	for line := range strings.Lines(text) {
		said := strings.TrimSpace(line)
		if said == "---" {
			rules++
		}
		switch {
		case rules > 1, rules == 1 && said != "" && strings.Contains(">=", said[:1]):
		case rules == 1 && said != "" && said[0] != '#':
			b.WriteString("  " + strings.ToUpper(line))
		default:
			b.WriteString(line)
		}
	}
	return b.String()
}

func TestWhatCannotBeCopied(t *testing.T) {
	const payment = "yardstick 1\ngame yardmaster\nseats ann bob\n" + `position {"turn":7,"player":"ann","arrival-yard":["coal-4"],` +
		`"players":[{"name":"ann","token":"livestock","hand":{"coal":3,"livestock":2}},{"name":"bob"}]}` + "\n---\n"
	for _, row := range []struct{ text, says string }{
		{"", `x.yard:1: the file is empty; a record begins with the line "yardstick 2"`},
		{"yardstick 1\ngame chess\nseats ann bob\n---\n", `x.yard:2: unknown game "chess"`},
		{"yardstick 1\ngame yardmaster\nseats ann\n---\n", `x.yard:3: YM-OBJ-01: 1 player`},
		{head + "Zoë: done\n", `x.yard:7: nobody called "Zoë" plays here; the seats are ann, bob, chance`},
		{head + "anne: done\n", `x.yard:7: nobody called "anne" plays here; the seats are ann, bob, chance; did you mean "ann"?`},
		{head + "ann: lode coal-4\n", `x.yard:7: "lode coal-4" is not an action: `},
		{head + "ann: fly to the moon\n", `x.yard:7: "fly to the moon" is not an action: `},
		{head + "what now\n", `x.yard:7: `},
		{head + "ann: done\n  > turn 8: bob has 3", ``},
		{payment + "ann: pay coal*3 livestock*2 buy coal-4\n", `x.yard:6: "pay coal*3 livestock*2 buy coal-4" can mean "buy coal-4 pay livestock*2 coal*3" or ` +
			`"buy coal-4 pay coal*3 livestock*2"; write the one that is meant`},
	} {
		copied, err := fair(t, row.text, false)
		if row.says == "" {
			require.NoError(t, err, copied)
			continue
		}
		require.ErrorContains(t, err, row.says)
		require.NotContains(t, err.Error(), "\n")
	}
}

// After a decision that the rulebook forbids nobody knows what is legal; what is spelt as in the game is copied, and after a mistake the game
// goes on.
func TestADecisionThatIsForbiddenIsCopied(t *testing.T) {
	require.Equal(t, head+"ann: load coal-3\nbob: draw deck\n", copied(t, head+"Ann: Load coal-3\nbob:   draw Deck\n", false))
	second := strings.Replace(head, "yardstick 1", "yardstick 2", 1)
	second = strings.Replace(second, "seats ann bob\n", "seats ann bob\nplayer ann \"Ann Böhm\"\n", 1)
	position := strings.TrimSuffix(opening, "\n---\n") + "\n"
	require.Equal(t, second+"! ann: load coal-3\n"+position+"ann: load coal-4\n",
		copied(t, second+"!Ann Böhm: load coal-3\n"+position+"ANN BÖHM: Load Coal 4\n", false))
}

// The words of a position too are written as the game spells them; what is no word of the game stays, for the judge to refuse.
func TestAPositionTypedByHand(t *testing.T) {
	for _, row := range []struct{ game, typed, want string }{
		{"hell-on-wheels", `{"phase":"Supervisor","player":"Ann","present":{"town":"Grand Island","establishments":{"Saloon#1":"Ann"}}} # ours`,
			`{"phase":"supervisor","player":"ann","present":{"town":"grand-island","establishments":{"saloon#1":"ann"}}} # ours`},
		{"yardmaster", `{"discard-pile":["Oil","Draw 2"],"players":[{"name":"Ann","hand":{"Coal":2}}]}`,
			`{"discard-pile":["oil","draw-2"],"players":[{"name":"ann","hand":{"coal":2}}]}`},
		{"frontier", `{"mayor":"Ann","office":["T1"]}`, `{"mayor":"ann","office":["T1"]}`},
	} {
		head := "yardstick 2\ngame " + row.game + "\nseats ann bob\nposition "
		require.Equal(t, head+row.want+"\n---\n", copied(t, head+row.typed+"\n---\n", false))
	}
	_, err := fair(t, "yardstick 2\ngame hell-on-wheels\nseats ann bob\nposition {\"present\":{\"town\":\"Paris\"}}\n---\n", false)
	require.ErrorContains(t, err, `"Paris" is not one of`)
}
