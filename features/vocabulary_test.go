package features

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// vocabularyOf is what a scenario of a game may say.
func vocabularyOf(game string) *vocabulary {
	w, v := &world{}, &vocabulary{}
	w.teach(v)
	nounsOf[game](w).teach(v)
	return v
}

// samples fill a blank in the ways in which people do.
var samples = map[string][]string{
	"player": {"ann", "chance", "nobody"}, "names": {"ann", "ann and bob", "nobody"}, "title": {"Yardmaster"}, "n": {"2"},
	"clause": {"YM-BUY-03"}, "card": {"coal", "pay-1-less", "saloon#1"}, "cards": {"coal", "coal*3 oil-2", "empty", "only oil-1", "saloon#1 irish"}, "side": {"up"},
	"k": {"20", "-104"}, "position": {"Past"}, "type": {"Planned"}, "phase": {"Taxes", "End of The Line", "Past Town"},
	"kind": {"cattle", "hogs"}, "meat": {"beef"}, "party": {"Democrats"}, "market": {"boston", "brooklyn"},
	"houses": {"nothing", "ann", "ann tom ann", "t to tov"}, "square": {"c4"}, "squares": {"c4", "c4 n10"}, "facing": {"e"},
	"placement": {"c4", "n10 rot 90", "c4 rot 270 mirror", "c4 mirror"}, "specialist": {"canned-ham"},
	"mark": {"+2", "-1", "0"}, "building": {"saloon", "general-store"}, "holder": {"ann", "T4"}, "good": {"log", "logs", "silver"}, "metal": {"gold"},
	"animal": {"horse", "oxen"}, "industry": {"mining"}, "level": {"IV"}, "basin": {"basin-2"}, "deposit": {"beach"}, "field": {"wealth"}, "row": {"three"},
	"face": {"bane"}, "character": {"A9", "T4"}, "characters": {"A9", "A9 B5", "nothing", "empty"}, "rank": {"partner"}, "ring": {"gun"}, "tile": {"RR1", "TG2"},
	"tiles": {"RR1", "RR1 TG2"}, "line": {"railroad"}, "train": {"red"}, "goal": {"G5", "G15"}, "event": {"III-2"}, "events": {"I-1 nothing", "IV-1"},
	"severities": {"1", "3 1", "nothing"}, "promises": {"health +1", "health +1, wealth -2"},
	"action": {"buy coal-3 pay coal*3", "swap bob"}, "question": {"tie"}, "option": {"shared"}, "words": {"x"},
}

func TestPhrasesAreToldApart(t *testing.T) {
	for _, e := range games.All() {
		vocabulary := vocabularyOf(e.Name())
		for _, k := range vocabulary.known {
			for _, text := range spoken(k.text) {
				require.Regexp(t, k.re, text)
				for _, other := range vocabulary.known {
					if other.keyword == k.keyword && other.text != k.text {
						require.NotRegexp(t, other.re, text, "%s %q is also %q", k.keyword, k.text, other.text)
					}
				}
			}
		}
	}
}

// spoken are phrases with their blanks filled and their endings and words chosen.
func spoken(text string) []string {
	at := variable.FindStringIndex(text)
	if at == nil {
		return []string{text}
	}
	var texts []string
	for _, rest := range spoken(text[at[1]:]) {
		for _, choice := range choicesOf(text[at[0]:at[1]]) {
			texts = append(texts, text[:at[0]]+choice+rest)
		}
	}
	return texts
}

func choicesOf(part string) []string {
	switch {
	case part == "(s)":
		return []string{"", "s"}
	case part[0] == '<':
		return samples[part[1:len(part)-1]]
	}
	return strings.Split(part, "/")
}

func TestEveryBlankIsKnown(t *testing.T) {
	blank := regexp.MustCompile(`<([a-z]+)>`)
	for _, e := range games.All() {
		for _, k := range vocabularyOf(e.Name()).known {
			for _, m := range blank.FindAllStringSubmatch(k.text, -1) {
				require.Contains(t, blanks, m[1], k.text)
				require.Contains(t, samples, m[1], k.text)
			}
		}
	}
}

func TestEveryGameHasNouns(t *testing.T) {
	for _, e := range games.All() {
		require.Contains(t, nounsOf, e.Name())
	}
}

func TestNearestStep(t *testing.T) {
	vocabulary := vocabularyOf("yardmaster")
	for _, row := range []struct{ keyword, said, meant string }{
		{"Given", "ann's trian is coal-2 coal-1 oil-1", "Given <player>'s train is <cards>"},
		{"Then", "ann's trian is coal-2", "Then <player>'s train is <cards>"},
		{"Given", "ann's sort yard is coal-2", "Given <player>'s sorting yard is <cards>"},
		{"When", `ann plays "swap bob"`, `When <player> does "<action>"`},
		{"Then", `ann cannot do "buy coal-3 pay coal*3" because of YM-BUY-03`, `Then <player> may not do "<action>" because of <clause>`},
		{"Then", "ann has three points", "Then <player> has <n> point(s)"},
		{"Then", "the game is not over", "Then the game is over"},
		{"Given", "the goal was reached", "Given the goal has been reached"},
		{"When", "the setup goes on until chance does \"start ann\"", `When the set-up goes on until chance does "<action>"`},
	} {
		require.Equal(t, "the nearest known step is: "+row.meant, vocabulary.nearest(row.keyword, row.said), row.said)
	}
	require.Equal(t, "it is known as a Then step", vocabulary.nearest("Given", "ann wins"))
	require.NotPanics(t, func() { vocabulary.nearest("", "") })
	require.NotPanics(t, func() { vocabulary.nearest("Then", strings.Repeat("x ", 2000)) })
}

func TestKinds(t *testing.T) {
	for text, want := range map[string][]string{
		"nothing": {}, "empty": {}, "coal": {"coal"}, "coal*2 oil-3": {"coal", "coal", "oil-3"}, "oil coal oil": {"oil", "coal", "oil"},
	} {
		got, err := readList(text)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	for _, text := range []string{"coal*0", "coal*", "coal*x", "coal*-1", "coal*1001", "coal*600 oil*600"} {
		_, err := readList(text)
		require.Error(t, err, text)
	}
	pile, err := cargoWords().pile("oil coal oil")
	require.NoError(t, err)
	require.Equal(t, "coal*1 oil*2 whisky*1", spellPile(map[string]int{"oil": 2, "whisky": 1, "coal": 1, "timber": 0}, yardTypes))
	require.NoError(t, samePile("it", map[string]int{"coal": 1, "oil": 2}, pile, yardTypes))
	require.EqualError(t, samePile("it", nil, pile, yardTypes), "expected it to be nothing, but it is coal*1 oil*2")
}

func TestWordsThatAreNoKinds(t *testing.T) {
	for _, row := range []struct {
		of         words
		text, says string
	}{
		{cargoWords(), "coal 2", `"2" is no cargo card: several of a kind are written with a star, such as coal*2`},
		{cargoWords(), "cole*2", `"cole" is no cargo card: did you mean "coal"?`},
		{railcarWords(), "whisky-barrels", `"whisky-barrels" is no railcar: there are coal-1, `},
		{tokenWords(), "draw-2", `"draw-2" is no exchange rate token: there are coal, livestock, oil, timber, automobile`},
	} {
		_, err := row.of.list(row.text)
		require.ErrorContains(t, err, row.says)
		require.True(t, isUnreadable(err))
	}
	list, err := railcarWords().list("only oil-1", "only")
	require.NoError(t, err)
	require.Equal(t, []string{"only", "oil-1"}, list)
}

func TestChainOfRailcars(t *testing.T) {
	supply := map[string]int{}
	for i, car := range byValue() {
		supply[car] = 4 - i/len(yardTypes)
	}
	for total := 1; total < 90; total++ {
		train, sum := chain(supply, total), 0
		require.NotNil(t, train, total)
		for i, car := range train {
			sum += int(car[len(car)-1] - '0')
			require.True(t, follows(train[:i], car), "%s in %v", car, train)
		}
		require.Equal(t, total, sum)
		rest, short := less(supply, pileOf(train))
		require.Empty(t, short)
		require.NotContains(t, rest, "")
	}
	require.Nil(t, chain(supply, 101), "the box holds a hundred points")
	require.Nil(t, chain(map[string]int{"coal-1": 1, "oil-2": 1}, 3), "they do not fit")
}
