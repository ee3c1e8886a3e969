package wire_test

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/schema"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

func yardmaster(t testing.TB) games.Entry {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry
}

// model is a server of Yardmaster that offers what is asked for.
func model(t testing.TB, offer func(*wire.Game)) *wire.Server {
	game := wire.Model(yardmaster(t))
	if offer != nil {
		offer(&game)
	}
	server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, game)
	server.Roll = play.NewRand(1).IntN
	return server
}

// answers returns the answers of a server, line by line.
func answers(t *testing.T, server *wire.Server, lines ...string) []string {
	t.Helper()
	var said bytes.Buffer
	require.NoError(t, server.Serve(strings.NewReader(strings.Join(lines, "\n")+"\n"), &said))
	return strings.Split(strings.TrimSuffix(said.String(), "\n"), "\n")
}

const (
	hello = `{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":[1,2]}}`
	begin = `{"jsonrpc":"2.0","id":2,"method":"new","params":{"game":"yardmaster","seats":["ann","bob"],"reading":{}}}`
	bye   = `{"jsonrpc":"2.0","id":9,"method":"bye"}`
)

func TestWhatAServerAnswers(t *testing.T) {
	for _, row := range []struct {
		law, line, says string
		offer           func(*wire.Game)
	}{
		{"no answer is out of turn", `{"jsonrpc":"2.0","id":3,"method":"dance"}`, `"code":-32601,"message":"there is no method \"dance\""`, nil},
		{"what is no JSON is said to be none", `{"jsonrpc"`, `"id":null,"error":{"code":-32700,"message":"this line is not JSON"`, nil},
		{"the same name twice is no JSON", `{"id":3,"id":4,"method":"ping"}`, `"code":-32700`, nil},
		{"a list is no request", `[]`, `"code":-32600,"message":"a request is an object with a method, and an id that is a whole number"`, nil},
		{"parameters have their shape", `{"id":3,"method":"new","params":{"game":7}}`,
			`"code":-32602,"message":"the parameters cannot be read: \"/game\" is of the wrong type"`, nil},
		{"a list is no parameters", `{"id":3,"method":"new","params":[]}`, `"the parameters cannot be read"`, nil},
		{"the wrong seat is not understood", `{"id":3,"method":"play","params":{"actor":"eve","action":"done"}}`, `"code":2`, nil},
		{"a clause is left out below level 3", `{"id":3,"method":"play","params":{"actor":"ann","action":"done"}}`, `chance decides first: the arrival yard is laid out","data":{}`,
			func(g *wire.Game) { g.Level = engine.Lists }},
		{"no list is told below level 2", begin, `{"actor":"chance","scores":[0,0],"winners":[]}`, func(g *wire.Game) { g.Level = engine.Scores }},
		{"no score at level 0", begin, `{"actor":"chance"}`, func(g *wire.Game) { g.Level = engine.Plays }},
		{"no effect at level 3", begin, `"odds":[4,3,2,1,4,3,2,1,4,3,2,1,4,3,2,1,4,3,2,1]}`, func(g *wire.Game) { g.Level = engine.Refuses }},
		{"whoever rolls says what", begin, `"rolled":["arrival `, func(g *wire.Game) { g.Chance = wire.Own }},
		{"a position needs an offer", `{"id":3,"method":"position"}`, `"code":4,"message":"this engine does not show the position"`,
			func(g *wire.Game) { g.Offers = []string{} }},
		{"and a view another", `{"id":3,"method":"position","params":{"seat":"ann"}}`, `"code":4,"message":"this engine does not show what a seat sees"`,
			func(g *wire.Game) { g.Offers = []string{wire.OffersPosition} }},
		{"and so has undo", `{"id":3,"method":"undo"}`, `"code":4,"message":"this engine takes nothing back"`, func(g *wire.Game) { g.Offers = []string{} }},
		{"at first there is nothing to take back", `{"id":3,"method":"undo"}`, `"code":-32600,"message":"there is nothing to take back"`, nil},
		{"a reading is played or not supported", strings.Replace(begin, `{}`, `{"tie":"shared"}`, 1), `"code":4,"message":"this engine plays tie=earlier-seat"`,
			func(g *wire.Game) { g.Reading["tie"] = "earlier-seat" }},
		{"a game can begin at a position only if that is offered", strings.Replace(begin, `{}`, `{},"position":{}`, 1),
			`"code":4,"message":"this engine does not begin at a position"`, func(g *wire.Game) { g.Offers = []string{} }},
		{"components are read only if that is offered", strings.Replace(begin, `{}`, `{},"components":"e3b0c44298fc"`, 1),
			`"code":4,"message":"this engine does not have the components e3b0c44298fc"`, nil},
		{"a digest is that of the text", strings.Replace(begin, `{}`, `{},"components":"e3b0c44298fc","components-text":"x"`, 1),
			`"code":-32602,"message":"the digest is not that of the component file"`, nil},
		{"parts that nobody knows are for later versions", `{"jsonrpc":"2.0","id":3,"method":"ping","params":{"later":1},"also":2}`, `"id":3,"result":{}`, nil},
	} {
		t.Run(row.law, func(t *testing.T) {
			said := answers(t, model(t, row.offer), hello, begin, row.line, bye, row.line)
			require.Len(t, said, 4, "nothing is answered after bye")
			require.Contains(t, said[2], row.says)
		})
	}
}

func TestWhatAServerNeedsFirst(t *testing.T) {
	said := answers(t, model(t, nil), begin, strings.Replace(hello, "[1,2]", "[2]", 1), hello, `{"id":3,"method":"play","params":{}}`,
		`{"id":3,"method":"position"}`, `{"id":3,"method":"undo"}`, strings.Replace(begin, "yardmaster", "chess", 1), "")
	require.Contains(t, said[0], `"code":-32600,"message":"say hello first"`)
	require.Contains(t, said[1], `"code":4,"message":"this engine speaks version 1 of the protocol"`)
	require.Contains(t, said[2], `"protocol":1`)
	for _, line := range said[3:6] {
		require.Contains(t, line, `"code":-32600,"message":"no game has begun: ask for a new one first"`)
	}
	require.Contains(t, said[6], `"code":4,"message":"this engine does not play \"chess\""`)
}

func TestARequestThatBreaksOff(t *testing.T) {
	err := model(t, nil).Serve(strings.NewReader(hello[:10]), &bytes.Buffer{})
	require.EqualError(t, err, "the last request breaks off in the middle of a line")
	long := strings.NewReader(strings.Repeat(" ", wire.MaxLine+1))
	require.EqualError(t, model(t, nil).Serve(long, &bytes.Buffer{}), "a line is longer than 16 MB")
}

// What is taken back can be played again.
func TestUndoIsReplay(t *testing.T) {
	turn := func(action string) string {
		return `{"id":3,"method":"play","params":{"actor":"chance","action":"arrival ` + action + `"}}`
	}
	said := answers(t, model(t, nil), hello, begin, turn("coal-3"), turn("coal-2"), `{"id":3,"method":"undo"}`, turn("coal-2"))
	require.Equal(t, said[2], said[4])
	require.Equal(t, said[3], said[5])
}

// The digests on the page are those of records.
func TestTheDigestsOnThePage(t *testing.T) {
	page, err := os.ReadFile("README.md")
	require.NoError(t, err)
	for text, cell := range map[string]string{"": "none", "players: {min: 2}\n": "`players: {min: 2}` and a line feed",
		"players: {min: 2}\r\n": "`players: {min: 2}` and a carriage return and a line feed", "title: Böhm\n": "`title: Böhm` and a line feed, in UTF-8"} {
		require.Contains(t, string(page), "| "+cell+" | `"+transcript.Digest([]byte(text))+"` |")
	}
}

// The schemas beside the games are made from the types that positions are, and every game has one.
func TestPositionSchemasAreUpToDate(t *testing.T) {
	for _, entry := range games.All() {
		folder := os.DirFS("../" + entry.Room)
		text, err := os.ReadFile("../" + entry.Room + "/" + schema.File)
		require.NoError(t, err)
		made, err := schema.Of(folder)
		require.NoError(t, err)
		require.Equal(t, string(made), string(text), "go generate ./engine/%s", entry.Room)
	}
}

// Positions of whole games, and what every seat sees of them, keep the schema of their game.
func TestPositionsKeepTheirSchemas(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			file, err := entry.Book.Files.Open(schema.File)
			require.NoError(t, err)
			defer file.Close()
			document, err := jsonschema.UnmarshalJSON(file)
			require.NoError(t, err)
			compiler := jsonschema.NewCompiler()
			require.NoError(t, compiler.AddResource(schema.File, document))
			compiled, err := compiler.Compile(schema.File)
			require.NoError(t, err)
			keeps := func(document any) error {
				text, err := json.Marshal(document)
				require.NoError(t, err)
				value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
				require.NoError(t, err)
				return compiled.Validate(value)
			}
			require.Error(t, keeps(map[string]int{"dragon": 1}))
			seats := entry.Book.SeatNames(entry.Book.Players.Max)
			state, err := entry.New(engine.Setup{Seats: seats}, nil)
			require.NoError(t, err)
			rnd, n := play.NewRand(1), 0
			for state.Actor() != engine.Nobody && n < 2000 {
				legal := state.Legal(nil, nil)
				state.Apply(legal[rnd.IntN(len(legal))], nil)
				if n++; n%10 == 1 {
					require.NoError(t, keeps(state.Position()))
					require.NoError(t, keeps(state.Observe(engine.Seat(n%len(seats)), nil)))
				}
			}
			require.Greater(t, n, 2)
		})
	}
}

// No option has the name of what an engine can say instead of one, and ids end in the names of questions.
func TestNoOptionIsCalledAnyOrUnknown(t *testing.T) {
	for _, entry := range games.All() {
		for _, q := range entry.Book.Questions {
			for _, o := range q.Options {
				require.NotContains(t, []string{wire.Any, wire.Unknown}, o.ID)
			}
			require.Regexp(t, regexp.MustCompile(`-R-`+regexp.QuoteMeta(q.Name)+`$`), q.ID)
		}
	}
}

// endless is a game in which chance never stops.
type endless struct{ engine.Local }

func (*endless) Turn() (engine.Turn, error) { return engine.Turn{Actor: "chance"}, nil }
func (*endless) Legal() ([]engine.Choice, engine.Outcome, error) {
	return []engine.Choice{{Action: "roll"}}, engine.Outcome{}, nil
}
func (*endless) Play(string, string) (engine.Outcome, error) { return engine.Outcome{}, nil }

func TestChanceThatNeverStops(t *testing.T) {
	server := model(t, func(g *wire.Game) { g.Chance = wire.Own })
	server.Open = func(string) (engine.Subject, error) { return &endless{engine.Local{Game: yardmaster(t).Game}}, nil }
	require.Contains(t, answers(t, server, hello, begin)[1], `"code":5,"message":"chance decides without end"`)
}
