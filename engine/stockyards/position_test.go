package stockyards_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"yellow", "blue", "green"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return stockyards.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentBeginsTheFirstYear(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*stockyards.Position)
	require.Equal(t, "reveal-year", p.Decision)
	require.Equal(t, 1, p.Year)
	require.Equal(t, map[string]int{"cattle": 3, "hogs": 3, "sheep": 3}, p.Yards)
	require.Equal(t, "northwest", p.Players[0].Plant)
	require.Equal(t, []string{"curing-room", "canning-factory", "chill-room", "lard-refinery"}, p.Offering)
}

func TestAWholeDocumentComesBack(t *testing.T) {
	s, err := load(`{"player":"blue","year":3,"year-card":"y1904-hire-strikebreaker","strike":true,"strikebreaker":"yellow",
		"spaces":{"year-card":["yellow"],"build":["green"],"contract":["blue"]},"slaughtered":{"cattle":["green"]},
		"markets":{"brooklyn":{"houses":["blue","green"],"tokens":["rail-brooklyn","rail-wild-1"]}},"viaducts":["e2"],
		"players":[{"name":"yellow","buildings":{"lard-refinery":"f2"},"land":["a5 facing s"]},{"name":"blue","brand":3,"cash":7}]}`)
	require.NoError(t, err)
	whole, err := json.Marshal(s.Position())
	require.NoError(t, err)
	again, err := load(string(whole))
	require.NoError(t, err)
	require.True(t, s.Equal(again))
}

// Each row breaks one thing; the answer names the clause.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	for doc, clause := range map[string]engine.Clause{
		`{"prices":{"cattle":99}}`:                                                                                  stockyards.Bound01,
		`{"yards":{"hogs":7}}`:                                                                                      stockyards.Cmp09,
		`{"spirit":6}`:                                                                                              stockyards.Bound04,
		`{"players":[{"name":"yellow","cash":-1}]}`:                                                                 stockyards.Money07,
		`{"players":[{"name":"yellow","beef":40}]}`:                                                                 stockyards.Bound02,
		`{"players":[{"name":"yellow","brand":13}]}`:                                                                stockyards.Bound03,
		`{"decision":"first-player","players":[{"name":"blue","brand":2}]}`:                                         stockyards.Final04,
		`{"decision":"reveal-building","players":[{"name":"yellow","savings":0}]}`:                                  stockyards.Final03,
		`{"players":[{"name":"yellow","plant":"southwest"}]}`:                                                       stockyards.Final12,
		`{"players":[{"name":"yellow","plant":"centre"},{"name":"blue","plant":"centre"}]}`:                         stockyards.Final11,
		`{"players":[{"name":"yellow","buildings":{"curing-room":"m1"}}]}`:                                          stockyards.Build07,
		`{"players":[{"name":"yellow","buildings":{"curing-room":"b2"}}]}`:                                          stockyards.Build08,
		`{"players":[{"name":"yellow","land":["m10 facing e"]}]}`:                                                   stockyards.Land04,
		`{"players":[{"name":"yellow","land":["g2 facing e","h2 facing e"]}]}`:                                      stockyards.Land06,
		`{"players":[{"name":"yellow","land":["e5 facing e"]}]}`:                                                    stockyards.Land05,
		`{"players":[{"name":"yellow","land-cards":4}]}`:                                                            stockyards.Player04,
		`{"players":[{"name":"yellow","houses":5}]}`:                                                                stockyards.Player06,
		`{"players":[{"name":"yellow","workers":3}],"player":"yellow"}`:                                             stockyards.Player07,
		`{"players":[{"name":"yellow","specialists":["canned-ham"]},{"name":"blue","specialists":["canned-ham"]}]}`: stockyards.Cmp04,
		`{"offering":["curing-room","curing-room"]}`:                                                                stockyards.Cmp03,
		`{"offering":["curing-room","canning-factory","chill-room","lard-refinery","tallow-house"]}`:                stockyards.Setup11,
		`{"specialists":[]}`: stockyards.Setup13,
		`{"markets":{"bronx":{"houses":["yellow","yellow","yellow"]}}}`:  stockyards.Branch09,
		`{"markets":{"bronx":{"tokens":["rail-boston"]}}}`:               stockyards.Build22,
		`{"markets":{"bronx":{"tokens":["rail-wild-1","rail-wild-2"]}}}`: stockyards.Build24,
		`{"railroad-tokens":[]}`:                                         stockyards.Cmp14,
		`{"spaces":{"campaign":["yellow","blue"]},"player":"green"}`:     stockyards.Place11,
		`{"year-card":"y1900-more-livestock"}`:                           stockyards.Setup17,
		`{"year-cards":["y1900-more-livestock"]}`:                        stockyards.Setup17,
		`{"strikebreaker":"blue","player":"blue"}`:                       stockyards.Y305,
		`{"bank":5}`: stockyards.Setup24,
		`{"players":[{"name":"yellow","buildings":{"curing-room":"a10"}}]}`: stockyards.Build09,
		`{"players":[{"name":"yellow","savings":0}]}`:                       stockyards.Final03,
		`{"viaducts":["n1"]}`:                    stockyards.Viaduct04,
		`{"low-morale-supply":5}`:                stockyards.Cmp15,
		`{"decision":"plant","player":"yellow"}`: stockyards.Final10,
		// The top card of the deck is in view.
		`{"decision":"placement","deck":{"A":["canning-factory","chill-room","lard-refinery","tallow-house","wool-house"]},
			"offering":["curing-room"]}`: stockyards.Setup12,
		// The last in turn order places a plant first; somebody before has none yet.
		`{"decision":"plant","players":[{"name":"yellow","plant":"northwest"},{"name":"blue"}]}`: stockyards.Final10,
		// The top of the deck comes into view after the last card of the offering.
		`{"decision":"reveal-building","deck-top":"tallow-house"}`: stockyards.Setup12,
		`{"decision":"over","year":6,"winners":["yellow"]}`:        stockyards.Score15,
	} {
		_, err := load(doc)
		var v *engine.Violation
		require.ErrorAs(t, err, &v, doc)
		require.Equal(t, clause, v.Clause, "%s: %v", doc, err)
		require.NotEmpty(t, v.Reason)
	}
}

// Each row cannot be read; no clause is broken by a misspelling.
func TestUnreadablePositionsSayWhere(t *testing.T) {
	for doc, says := range map[string]string{
		``:                        "not a JSON document",
		`{} {}`:                   "after the document",
		`{"yeer":1}`:              "yeer",
		`{"deck":{}}`:             "deck-top",
		`{"offering":[]}`:         "US-BUILD-33: offering: it has 0 cards of 4, and the deck has cards: the next one fills an empty space at once",
		`{"prices":{}}`:           "prices: it is empty in the document",
		`{"railroad-tokens":[]}`:  "railroad-tokens: rail-boston lies beside the grid or in a market",
		`{"unfinished":{}}`:       "unfinished: there is none in the position made of the document: leave it out",
		`{"year":1,"year":2}`:     "appears twice",
		`{"year":7}`:              "years count from 1 to 6",
		`{"year":-1}`:             "years count from 1 to 6",
		`{"decision":"dance"}`:    "not one of first-player",
		`{"player":"zoe"}`:        "zoe",
		`{"first-player":"zoe"}`:  "zoe",
		`{"party":"whig"}`:        "not one of democratic",
		`{"prices":{"geese":3}}`:  "not one of cattle",
		`{"yards":{"geese":3}}`:   "not one of cattle",
		`{"yards":{"cattle":-3}}`: "yards: cattle: -3 is below 0, and so no number of animals",
		`{"spaces":{"porch":["yellow"]},"player":"blue"}`:                           "porch",
		`{"slaughtered":{"cattle":["yellow","yellow"]}}`:                            "appears twice",
		`{"viaducts":["z9"]}`:                                                       "is not a square",
		`{"markets":{"york":{}}}`:                                                   "not one of boston",
		`{"brand-order":["yellow"]}`:                                                "name every player, 3 in all",
		`{"players":[{"name":"yellow"},{"name":"yellow"}]}`:                         "twice",
		`{"players":[{"name":"yellow","savings":-2}]}`:                              "savings",
		`{"players":[{"name":"yellow","buildings":{"barn":"a1"}}]}`:                 "barn",
		`{"players":[{"name":"yellow","buildings":{"curing-room":"x"}}]}`:           "is not a square",
		`{"players":[{"name":"yellow","land":["a1"]}]}`:                             "facing",
		`{"players":[{"name":"yellow","cut-off":{"2":{"beef":1}}}]}`:                "lose-what-was-gained",
		`{"decision":"wild","player":"yellow"}`:                                     "needs player and what was built",
		`{"decision":"wild","player":"yellow","unfinished":{"card":"curing-room"}}`: "has not built",
		`{"decision":"specialist","player":"yellow","unfinished":{}}`:               "nothing is open",
		`{"decision":"party"}`:                                                      "nobody has campaigned",
		`{"decision":"over","year":5}`:                                              "only after year 6",
		`{"Year":1}`:                                                                `there is no part called "Year"`,
		`{"winners":["yellow"]}`:                                                    `winners: it is ["yellow"] in the document`,
		`{"offering":["curing-room","canning-factory","chill-room","lard-refinery"],"deck-top":"tallow-house","deck":{"A":["glue-works"]}}`: `deck: A: it is ["glue-works"] in the document`,
		`{"decision":"first-player","brand-order":["blue","yellow","green"]}`:                                                               "brand-order: it is",
		`{"spaces":{"build":["yellow"]}}`:                        "needs what is to be decided",
		`{"players":[{"name":"yellow","land":["e5 facing e"]}]}`: "US-LAND-05: e5 facing e lies on a plant, which was there first",
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says, doc)
	}
}

// What a brand line did not give is kept meat by meat, under one ruling (US-R-1906-clamped-gain).
func TestWhatALineDidNotGive(t *testing.T) {
	for cut, says := range map[string]string{
		`{"7":{"beef":1}}`:                "",
		`{"7":{"beef":2},"2":{}}`:         "",
		`{"3":{"beef":1}}`:                "the space after a brand line",
		`{"7":{"beef":3}}`:                "the line raises it by 2",
		`{"7":{"beef":0}}`:                "leave out a meat",
		`{"7":{"beef":1,"pork":1}}`:       "pork: 1: the line raises it by 0",
		`{"7":{"beef":1,"mutton":1}}`:     "not one of beef, pork, lamb",
		`{"7":1}`:                         "has to be an object",
		`{"7":{"beef":1},"7":{"beef":1}}`: "appears twice",
	} {
		s, err := load(`{"year":2,"players":[{"name":"blue","brand":7,"cut-off":`+cut+`}]}`, "1906-clamped-gain", "lose-what-was-gained")
		if says != "" {
			require.ErrorContains(t, err, says, cut)
			continue
		}
		require.NoError(t, err, cut)
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := load(string(whole), "1906-clamped-gain", "lose-what-was-gained")
		require.NoError(t, err)
		require.True(t, s.Equal(again), cut)
	}
}

func FuzzLoad(f *testing.F) {
	for i, doc := range []string{`{}`,
		`{"player":"blue","year":3,"year-card":"y1904-hire-strikebreaker","strike":true,"strikebreaker":"yellow",
			"spaces":{"year-card":["yellow"]}}`,
		`{"decision":"wild","player":"blue","unfinished":{"card":"curing-room","wild":["rail-wild-1"]},"offering":["hair-factory"],
			"players":[{"name":"blue","buildings":{"curing-room":"h1"}}]}`,
		`{"decision":"plant","offering":["curing-room"]}`, `{"year":6,"decision":"party","spaces":{"campaign":["green"]}}`,
		`{"decision":"reveal-building","player":"yellow","deck":{}}`,
		`{"player":"yellow","markets":{"brooklyn":{"houses":["blue"],"tokens":["rail-wild-1"]}},"viaducts":["e2"],
			"players":[{"name":"yellow","land":["a5 facing s"]}]}`} {
		f.Add([]byte(doc), uint8(i), uint8(i%3))
	}
	questions := stockyards.Book().Questions
	f.Fuzz(func(t *testing.T, doc []byte, question, option uint8) {
		q := questions[int(question)%len(questions)]
		setup := engine.Setup{Seats: []string{"yellow", "blue", "green"},
			Rulings: map[string]string{q.Name: q.Options[int(option)%len(q.Options)].ID}}
		s, err := stockyards.New().Load(setup, doc, nil)
		if err != nil {
			return
		}
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := stockyards.New().Load(setup, whole, nil)
		require.NoError(t, err, string(whole))
		require.True(t, s.Equal(again), string(whole))
		for i, a := range s.Legal(nil, nil) {
			if i > 40 {
				break
			}
			next := s.Clone()
			require.Nil(t, next.Check(next.Actor(), a, nil))
			next.Apply(a, nil)
			for _, law := range stockyards.New().Laws() {
				require.NoError(t, law.Audit(next), "%s after %s in %s", law.ID, s.Format(a), whole)
				step := engine.Law{Step: law.Step}
				require.NoError(t, step.Hold(s, a, next), "%s by %s in %s", law.ID, s.Format(a), whole)
			}
		}
	})
}
