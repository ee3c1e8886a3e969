package wire

import (
	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine"
)

// request is a line from the harness to the engine.
type request struct {
	JSONRPC string         `json:"jsonrpc"`
	ID      int64          `json:"id"`
	Method  string         `json:"method"`
	Params  jsontext.Value `json:"params,omitzero"`
}

// response is a line from the engine to the harness.
type response struct {
	JSONRPC string         `json:"jsonrpc"`
	ID      *int64         `json:"id"`
	Result  jsontext.Value `json:"result,omitzero"`
	Error   *fault         `json:"error,omitzero"`
}

// The answers that are no result, by their code.
const (
	codeIllegal       = 1
	codeNotUnderstood = 2
	codeRefused       = 3
	codeUnsupported   = 4
	codeErrored       = 5

	codeNotJSON    = -32700
	codeNoRequest  = -32600
	codeNoMethod   = -32601
	codeWrongParam = -32602

	// Codes from leastReserved to mostReserved are those of JSON-RPC.
	leastReserved = -32768
	mostReserved  = -32000
)

// fault is an answer that is no result.
type fault struct {
	Code    int        `json:"code"`
	Message string     `json:"message"`
	Data    *faultData `json:"data,omitzero"`
}

// faultData is what a program can read of such an answer.
type faultData struct {
	Clause   engine.Clause `json:"clause,omitzero"`
	Question string        `json:"question,omitzero"`
	Issue    string        `json:"issue,omitzero"`
	rests
}

// rests is what an answer rests on.
type rests struct {
	Cited []engine.Clause `json:"cited,omitzero"`
	Asked []string        `json:"asked,omitzero"`
}

// Harness is what a harness says of itself in hello.
type Harness struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

type helloParams struct {
	Protocol []int   `json:"protocol"`
	Harness  Harness `json:"harness"`
}

// Hello is what an engine says of itself.
type Hello struct {
	// Protocol is the version that it has chosen.
	Protocol int    `json:"protocol"`
	Engine   Info   `json:"engine"`
	Games    []Game `json:"games"`
}

// Info names an engine. Homepage and Issues are addresses, or "".
type Info struct {
	Name     string `json:"name"`
	Version  string `json:"version"`
	Homepage string `json:"homepage,omitzero"`
	Issues   string `json:"issues,omitzero"`
}

// Game is what an engine offers of a game.
type Game struct {
	Game string `json:"game"`
	// Seats are how many can play, from Min to Max.
	Seats Seats        `json:"seats"`
	Level engine.Level `json:"level"`
	// Chance is [Told] or [Own].
	Chance string `json:"chance"`
	// Offers are further abilities, from [Abilities].
	Offers []string `json:"offers"`
	// Reading says of each open question which option it plays, [Unknown], or [Any]. One that it leaves out is unknown.
	Reading map[string]string `json:"reading,omitzero"`
}

// Seats are how many can play, from Min to Max.
type Seats struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// Who decides what chance decides: the harness, which tells the engine, or the engine itself.
const (
	Told = "told"
	Own  = "own"
)

// What an engine can say of an open question instead of an option.
const (
	Unknown = "?"
	Any     = "*"
)

// What an engine can offer whatever its level: to begin at a position, to show the position, to show it as a seat sees it, to take back a
// decision, and to read an owner's component file.
const (
	OffersStart      = "start"
	OffersPosition   = "position"
	OffersViews      = "views"
	OffersUndo       = "undo"
	OffersComponents = "components"
)

// Abilities lists what an engine can offer whatever its level.
func Abilities() []string {
	return []string{OffersStart, OffersPosition, OffersViews, OffersUndo, OffersComponents}
}

type newParams struct {
	Game    string            `json:"game"`
	Seats   []string          `json:"seats"`
	Reading map[string]string `json:"reading"`
	// Components is the digest of the component file, ComponentsText the file.
	Components     string         `json:"components,omitzero"`
	ComponentsText string         `json:"components-text,omitzero"`
	Position       jsontext.Value `json:"position,omitzero"`
}

type playParams struct {
	Actor  string `json:"actor"`
	Action string `json:"action"`
}

type positionParams struct {
	Seat string `json:"seat,omitzero"`
}

// standing is the result of new, play and undo.
type standing struct {
	Actor   *string         `json:"actor"`
	Scores  []int           `json:"scores,omitzero"`
	Winners []string        `json:"winners,omitzero"`
	Legal   []string        `json:"legal,omitzero"`
	Odds    []int           `json:"odds,omitzero"`
	Rolled  []string        `json:"rolled,omitzero"`
	Effects []engine.Effect `json:"effects,omitzero"`
	rests
	// ListCited and ListAsked are what the list of legal actions rests on.
	ListCited []engine.Clause `json:"list-cited,omitzero"`
	ListAsked []string        `json:"list-asked,omitzero"`
}

// shown is the result of position.
type shown struct {
	Position jsontext.Value `json:"position"`
	rests
}
