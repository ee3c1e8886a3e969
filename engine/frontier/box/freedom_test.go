package box_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// bound are numbers that nobody has printed and that still cannot be both one more and one less, with what holds them. What is held by
// a range is at the end of what the program holds, or counts something of which there cannot be less than nothing or, where it is an
// amount, less than one.
var bound = []struct{ under, by string }{
	{"start-goods.assistants", "the ruling assistants-dealt"},
	{"mining.improve.step", "the ruling improve"},
	{"promise-points.broken", "the ruling promise-penalty"},
	{"scoring.track-low", "the ruling promise-penalty"},
	{"election-board.spaces.", "the open question election-board"},
	{"public-buildings.list.town-hall.use.campaign", "allowed: 1"}, // a step, which is what a campaign is
	{"dice.faces", "a deposit-die with as many"},
	{"map.columns-per-board", "all four boards in the same size"},
	{"map.rows", "all four boards in the same size"},
	{"mining.grubstake.tools", "FR-MIN-12"},
	{"mining.tile-level-max", "starts a deep tile at level 3 of 2"},
	{"ranching.none-left-surcharge", "FR-RAN-46"},
	{"level-4.points-per-character", "FR-CHAR-26"},
	{"housing.tent.uses", "FR-ROUND-23"},
	{"town-status.high", "FR-ELEC-06"},
	{"event-numbers.rain-faces", "FR-MIN-04"},
	{"severity-cards.copies", "FR-COMP-07"},
	{"market-cards.list.refrigerated.sells-for.dairy", "FR-RAN-43"},
	{"market-cards.", "buying and selling gains nothing (FR-GEN-14)"},
	{"partners.", "buying and selling gains nothing (FR-GEN-14)"},
	{"partners.list.B4.passive.amount", "so that it costs something (FR-MIN-18)"},
	{"", "allowed: a whole number from "},
}

// What the rulebook does not print an owner may say otherwise: each number that is assumed, or only public, can be one more or one less,
// unless it is listed above with what holds it.
func TestWhatNobodyPrintsIsFree(t *testing.T) {
	tried := 0
	figures := frontier.Book().Figures
	for _, f := range figures {
		n, err := strconv.Atoi(f.Value)
		if err != nil || f.From != "assumed" && f.From != "public" || strings.Contains(f.Path, "[") {
			continue
		}
		tried++
		for _, m := range []int{n + 1, n - 1} {
			_, err := frontier.ReadComponents(engine.Setup{Components: []byte(ownersFile(figures, f.Path, m))})
			if err == nil {
				continue
			}
			i := slices.IndexFunc(bound, func(b struct{ under, by string }) bool {
				return strings.HasPrefix(f.Path, b.under) && strings.Contains(err.Error(), b.by)
			})
			require.GreaterOrEqual(t, i, 0, err)
			atEnd := strings.Contains(err.Error(), fmt.Sprintf("from %d to", n)) || strings.Contains(err.Error(), fmt.Sprintf(" to %d", n))
			require.True(t, bound[i].under != "" || atEnd, err)
		}
	}
	require.Greater(t, tried, 200)
}

// ownersFile is an owner's file of one number, with what stands beside it in a table that is replaced whole.
func ownersFile(figures []rulebook.Figure, path string, n int) string {
	at := strings.LastIndex(path, ".")
	text := fmt.Sprintf("%s: %d", path[at+1:], n)
	keys := strings.Split(path[:at], ".")
	if last := keys[len(keys)-1]; slices.Contains([]string{"use", "effect", "reward", "passive", "active"}, last) {
		for _, f := range figures {
			if key, ok := strings.CutPrefix(f.Path, path[:at+1]); ok && f.Path != path {
				text += fmt.Sprintf(", %s: %s", key, f.Value)
			}
		}
	}
	text = "{" + text + "}"
	for i := len(keys) - 1; i >= 0; i-- {
		if i > 0 && (keys[i-1] == "list" || keys[i-1] == "spaces" && keys[0] == "election-board") {
			text = fmt.Sprintf("[{id: %s, %s]", keys[i], strings.TrimPrefix(text, "{"))
			continue
		}
		text = fmt.Sprintf("{%s: %s}", keys[i], text)
	}
	return text
}
