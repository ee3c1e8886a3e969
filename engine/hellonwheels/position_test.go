package hellonwheels_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"p1", "p2"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return hellonwheels.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentIsALawfulTable(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*hellonwheels.Position)
	require.Equal(t, "bid", p.Decision)
	require.Equal(t, 2, p.Turn)
	require.Equal(t, "p1", p.Supervisor)
	require.Equal(t, "cheyenne", p.Past.Name)
	require.Len(t, p.Deck, 82)
	require.Len(t, p.TownDeck, 7)
	require.Equal(t, 0, *p.Bank)
}

func TestABareNameIsTheLowestCopyThatLiesNowhere(t *testing.T) {
	s, err := load(`{"phase":"establishment","past":{"establishments":{"saloon#1":"p2"}},
		"players":[{"name":"p1","hand":["saloon","saloon#2","saloon"]}]}`)
	require.NoError(t, err)
	require.Equal(t, []string{"saloon#2", "saloon#3", "saloon#4"}, s.Position().(*hellonwheels.Position).Players[0].Hand)
}

// A document without a decision is at the beginning of its phase, and what happens by itself is done.
func TestAPhaseBegins(t *testing.T) {
	s, err := load(`{"phase":"past-town","past":{"establishments":{"saloon#1":"p2"}},"players":[{"name":"p1","hand":["lawmen"]}]}`)
	require.NoError(t, err)
	p := s.Position().(*hellonwheels.Position)
	require.Equal(t, 30, *p.Players[1].Cash)
	require.Equal(t, "behind", p.Opportunist)
}

// Each row breaks one thing; the answer names the clause.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	for doc, clause := range map[string]engine.Clause{
		`{"players":[{"name":"p1","hand":["irish"]},{"name":"p2","hand":["irish"]}]}`: hellonwheels.Deck04,
		`{"players":[{"name":"p1","hand":["church","church","church"]}]}`:             hellonwheels.Deck04,
		`{"deck":["irish"]}`: hellonwheels.Deck04,
		`{"past":{"town":"omaha"},"present":{"town":"omaha"}}`: hellonwheels.Town01,
		`{"town-deck":["omaha","omaha"]}`:                      hellonwheels.Town01,
		`{"turn":1,"past":{"customers":["irish"]}}`:            hellonwheels.Pos02,
		`{"turn":3,"towns-out":["omaha","sidney"]}`:            hellonwheels.Eol05,
		`{"bank":5}`:                            hellonwheels.Setup02,
		`{"players":[{"name":"p1","cash":-1}]}`: hellonwheels.Mon01,
		`{"present":{"town":"benton","civilized":{"church#1":"p1"}}}`:                                                 hellonwheels.Civ06,
		`{"past":{"civilized":{"church#1":"p1","church#2":"p2"}}}`:                                                    hellonwheels.Civ11,
		`{"removed":["lawmen"]}`:                                                                                      hellonwheels.Opp06,
		`{"blackmailer":"p1"}`:                                                                                        hellonwheels.Card21,
		`{"players":[{"name":"p1","left":true}]}`:                                                                     hellonwheels.Aim04,
		`{"player":"p2","players":[{"name":"p1","cash":4,"bid":{"chips":5}}]}`:                                        hellonwheels.Sup03,
		`{"player":"p2","players":[{"name":"p1","bid":{"chips":5,"blackmail":true}}]}`:                                hellonwheels.Card21,
		`{"phase":"end-of-the-line","decision":"over","turn":9,"winners":["p2"],"players":[{"name":"p1","cash":30}]}`: hellonwheels.Aim04,
		// The money that the bank can have paid is bounded, whoever has it.
		`{"players":[{"name":"p1","cash":3000}]}`: hellonwheels.Setup02,
		// Whoever draws has bought nothing yet.
		`{"phase":"railroad","supervisor":"p2","drawing":{"cards":3,"earlier":{"p2":1}}}`:               hellonwheels.Rr03,
		`{"phase":"railroad","supervisor":"p2","player":"p2","drawing":{"cards":3,"earlier":{"p1":1}}}`: hellonwheels.Rr03,
		`{"phase":"railroad","supervisor":"p2","player":"p2","drawing":{"cards":3,"buying":true}}`:      hellonwheels.Rr03,
		// Nobody is passed over with more cards than the limit.
		`{"phase":"end-of-the-line","supervisor":"p1","player":"p2","players":[{"name":"p1","hand":["irish","vice","saloon","church"]},
			{"name":"p2","hand":["workers","scots","blacks","miners"]}]}`: hellonwheels.Eol06,
		// Set-up lays the Towns out before cards are dealt, and no Town leaves the game in it.
		`{"phase":"set-up","decision":"town","future":{"town":"omaha"}}`:                         hellonwheels.Setup05,
		`{"phase":"set-up","decision":"town","present":{"town":"omaha"},"towns-out":["benton"]}`: hellonwheels.Eol05,
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
		``:                       "not a JSON document",
		`[]`:                     "position",
		`{} {}`:                  "after the document",
		`{"turn":1,"turn":2}`:    "appears twice",
		`{"fase":"turn"}`:        "fase",
		`{"phase":"tea"}`:        "not one of set-up",
		`{"opportunist":"amid"}`: "not one of ahead",
		`{"decision":"visit"}`:   `visit is not decided at "phase":"supervisor", but at "phase":"civilized" or "phase":"establishment"`,
		`{"decision":"play"}`:    `play is not decided at "phase":"supervisor", but at "opportunist":"ahead" or "opportunist":"behind"`,
		`{"decision":"bid","phase":"taxes","opportunist":"behind"}`:           `at "phase":"taxes","opportunist":"behind", but at "phase":"supervisor"`,
		`{"decision":"card-draw"}`:                                            "none: name the supervisor, and the effect for which chance draws or picks cards",
		`{"decision":"dance"}`:                                                "not one of town",
		`{"turn":"x"}`:                                                        "turn",
		`{"turn":-1}`:                                                         "turn",
		`{"turn":12}`:                                                         "turn",
		`{"phase":"set-up","opportunist":"behind"}`:                           "no Opportunist Phases",
		`{"player":"zoe"}`:                                                    "zoe",
		`{"supervisor":"zoe"}`:                                                "zoe",
		`{"players":[{"name":"zoe"}]}`:                                        "zoe",
		`{"players":[{"name":"p1"},{"name":"p1"}]}`:                           "twice",
		`{"players":[{"name":"p1","cards":5}]}`:                               "a seat's view",
		`{"deck-left":3}`:                                                     "a seat's view",
		`{"players":[{"name":"p1","cash":99999}]}`:                            "20000K",
		`{"players":[{"name":"p1","hand":["gold"]}]}`:                         "there is no card",
		`{"past":{"town":"boston"}}`:                                          "boston",
		`{"past":{"establishments":{"irish":"p1"}}}`:                          "has no place there",
		`{"past":{"establishments":{"saloon#1":"zoe"}}}`:                      "zoe",
		`{"past":{"customers":["vice"]}}`:                                     "has no place there",
		`{"passes":1}`:                                                        "Opportunist Phase",
		`{"phase":"customer","opportunist":"behind","passes":2}`:              "Opportunist Phase is over",
		`{"phase":"customer","opportunist":"behind","shut-out":["p1"]}`:       "nobody is shut out",
		`{"turn":0}`:                                                          "turn: it is 0 in the document, but 2",
		`{"drawing":{"cards":3}}`:                                             "Railroad Phase",
		`{"phase":"railroad","drawing":{"cards":9}}`:                          "at most 6",
		`{"rolling":{"tied":["p1","p2"]}}`:                                    "the decision is roll or winner-roll",
		`{"decision":"roll","rolling":{"tied":["p1","p2"],"rolls":{"p1":7}}}`: "a die shows 1 to 6",
		`{"decision":"roll","rolling":{"tied":["p1","p2"]}}`:                  "has not bid",
		`{"effect":{"card":"lawmen","by":"p1","left":1}}`:                     "of vile-men, con-men or scoundrels",
		`{"effect":{"card":"con-men","by":"p1","left":3}}`:                    "of vile-men, con-men or scoundrels",
		`{"phase":"customer","opportunist":"behind","decision":"play","player":"p1",
			"effect":{"card":"con-men","by":"p1","left":2}}`: "takes effect only while",
		`{"phase":"taxes","decision":"give-up","player":"p1"}`: "which Town is taxed",
		`{"cull":"p1"}`:             "cards-run-out",
		`{"put-by":{"irish":"p1"}}`: "discard-open",
		`{"players":[{"name":"p1","civilized-at":"past"}]}`:                     "civ-spread",
		`{"phase":"establishment","players":[{"name":"p1","bid":{"chips":1}}]}`: "Supervisor Phase",
		`{"phase":"set-up","decision":"deal","drawing":{"earlier":{"p1":1}}}`:   "drawing: buying, earlier",
		`{"Phase":"taxes"}`:          `there is no part called "Phase"`,
		`{"past":{"TOWN":"benton"}}`: `there is no part called "TOWN"`,
		`{"winners":["p1"]}`:         `winners: it is ["p1"] in the document, but left out in the position`,
		`{"phase":"customer","player":"p1","played":true,"players":[{"name":"p2","hand":["irish"]}]}`: "played: it is true in the document",
		`{"phase":"customer","opportunist":"behind","decision":"random-card","player":"p2","effect":{"card":"con-men","by":"p1","left":2,
			"next":["p1"]},"players":[{"name":"p1","hand":["irish"]},{"name":"p2","hand":["vice"]}]}`: "effect: p1 has no cards, or none that p1",
		`{"phase":"taxes","opportunist":"behind","decision":"play","player":"p1","played":true,"players":[{"name":"p1","hand":["vice"]}]}`: "played:",
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says, doc)
	}
}

func FuzzLoad(f *testing.F) {
	seeds := []string{`{}`,
		`{"phase":"customer","opportunist":"behind","decision":"random-card","player":"p2",
			"effect":{"card":"con-men","by":"p1","left":2},"players":[{"name":"p2","hand":["irish","vice"]}]}`,
		`{"phase":"taxes","decision":"give-up","player":"p2","taxes":{"at":"past","give-up":1},
			"past":{"civilized":{"church#1":"p1"},"establishments":{"saloon#1":"p2"}},"players":[{"name":"p2","cash":3}]}`,
		`{"decision":"roll","player":"p1","rolling":{"tied":["p1","p2"]},
			"players":[{"name":"p1","bid":{"chips":2}},{"name":"p2","bid":{"chips":2}},{"name":"p3","bid":{"chips":0}}]}`,
		`{"phase":"railroad","player":"p1","drawing":{"cards":6,"buying":true,"bought":1,"earlier":{"p3":2}}}`,
		`{"phase":"end-of-the-line","player":"p2","players":[{"name":"p2","hand":["irish","vice","saloon","church"]}]}`}
	for _, doc := range seeds {
		f.Add([]byte(doc), uint8(0), uint8(0))
		f.Add([]byte(doc), uint8(43), uint8(1))
	}
	questions := hellonwheels.Book().Questions
	f.Fuzz(func(t *testing.T, doc []byte, question, option uint8) {
		q := questions[int(question)%len(questions)]
		setup := engine.Setup{Seats: []string{"p1", "p2", "p3"},
			Rulings: map[string]string{q.Name: q.Options[int(option)%len(q.Options)].ID}}
		s, err := hellonwheels.New().Load(setup, doc, nil)
		if err != nil {
			return
		}
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := hellonwheels.New().Load(setup, whole, nil)
		require.NoError(t, err, string(whole))
		require.True(t, s.Equal(again), string(whole))
		for i, a := range s.Legal(nil, nil) {
			if i > 40 {
				break
			}
			next := s.Clone()
			require.Nil(t, next.Check(next.Actor(), a, nil))
			next.Apply(a, nil)
			for _, law := range hellonwheels.New().Laws() {
				require.NoError(t, law.Audit(next), "%s after %s in %s", law.ID, s.Format(a), whole)
				step := engine.Law{Step: law.Step}
				require.NoError(t, step.Hold(s, a, next), "%s by %s in %s", law.ID, s.Format(a), whole)
			}
		}
	})
}

// A refusal names what the player needs to know where neither the turn nor the phase is what went wrong.
func TestRefusalsSayWhatIsWrong(t *testing.T) {
	for name, row := range map[string]struct {
		doc, actor, action, clause, reason string
	}{
		"a victim does not choose while chance picks": {
			`{"phase":"supervisor","opportunist":"ahead","player":"p2","decision":"random-card",
				"effect":{"by":"p1","card":"vile-men","left":2},"players":[{"name":"p2","hand":["saloon","jail"]}]}`,
			"p2", "discard jail", "HOW-CARD-09", "chance decides first: a card is picked from the hand of p2"},
		"who holds no card writes no pass": {
			`{"phase":"civilized","player":"p2","players":[{"name":"p2","hand":["church"]}]}`,
			"p1", "pass", "HOW-CIV-01", "who holds no card is not asked, and no pass is written"},
		"who has no money for a card writes no pass": {
			`{"phase":"railroad","player":"p2","decision":"draw","players":[{"name":"p1","cash":0,"hand":["church"]},{"name":"p2","cash":9}]}`,
			"p1", "pass", "HOW-RR-01", "who cannot pay for a card is not asked, and no pass is written"},
		"who is not tied does not roll": {
			`{"phase":"supervisor","player":"p1","decision":"roll",
				"players":[{"name":"p1","bid":{"chips":2}},{"name":"p2","bid":{"chips":2}},{"name":"p3","bid":{"chips":1}}],
				"rolling":{"tied":["p1","p2"]}}`,
			"chance", "roll 5 for p3", "HOW-SUP-05", "only tied players roll; p1 rolls"},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := hellonwheels.New().Load(engine.Setup{Seats: []string{"p1", "p2", "p3"}}, []byte(row.doc), nil)
			require.NoError(t, err)
			v := refusalOf(t, s, row.actor, row.action)
			require.Equal(t, engine.Clause(row.clause), v.Clause, v.Reason)
			require.Contains(t, v.Reason, row.reason)
		})
	}
}

// refusalOf is why a seat may not do what it says.
func refusalOf(t *testing.T, s engine.State, actor, action string) *engine.Violation {
	t.Helper()
	by := engine.Chance
	if actor != "chance" {
		by = engine.Seat(actor[1] - '1')
	}
	a, err := s.Parse(action)
	require.NoError(t, err)
	v := s.Check(by, a, nil)
	require.NotNil(t, v, "%s is legal", action)
	return v
}

// Only what may come next has odds, and each outcome the same.
func TestWhatIsNotDueHasNoOdds(t *testing.T) {
	s, err := hellonwheels.New().New(engine.Setup{Seats: []string{"ann", "bob"}}, nil)
	require.NoError(t, err)
	legal := s.Legal(nil, nil)
	weight, total := s.Odds(legal[0])
	require.Equal(t, []int{1, len(legal)}, []int{weight, total})
	for _, words := range []string{"roll 6 for ann", "draw irish for ann"} {
		a, err := s.Parse(words)
		require.NoError(t, err)
		weight, total = s.Odds(a)
		require.Zero(t, weight+total, words)
	}
}
