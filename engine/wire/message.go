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

// The codes of answers that are not results.
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

	// Codes from leastReserved to mostReserved belong to JSON-RPC.
	leastReserved = -32768
	mostReserved  = -32000
)

// fault is an answer that is not a result.
type fault struct {
	Code    int        `json:"code"`
	Message string     `json:"message"`
	Data    *faultData `json:"data,omitzero"`
}

// faultData is the part of a fault that programs read.
type faultData struct {
	Clause   engine.Clause `json:"clause,omitzero"`
	Question string        `json:"question,omitzero"`
	Issue    string        `json:"issue,omitzero"`
	rests
}

// rests lists the clauses and questions behind an answer.
type rests struct {
	Cited []engine.Clause `json:"cited,omitzero"`
	Asked []string        `json:"asked,omitzero"`
}

// Harness identifies a harness in the hello message.
type Harness struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

type helloParams struct {
	Protocol []int   `json:"protocol"`
	Harness  Harness `json:"harness"`
}

// Hello is the engine's description of itself.
type Hello struct {
	// Protocol is the version that the engine has chosen.
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

// Game lists the parts of a game that an engine offers.
type Game struct {
	Game string `json:"game"`
	// Seats gives the possible numbers of players, from Min to Max.
	Seats Seats        `json:"seats"`
	Level engine.Level `json:"level"`
	// Chance is [Told] or [Own].
	Chance string `json:"chance"`
	// Offers are further abilities, from [Abilities].
	Offers []string `json:"offers"`
	// Reading contains the option that the engine plays for each open question, [Unknown] (the
	// default), or [Any].
	Reading map[string]string `json:"reading,omitzero"`
}

// Seats gives the possible numbers of players, from Min to Max.
type Seats struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// The source of chance outcomes: the harness, which sends them to the engine, or the engine itself.
const (
	Told = "told"
	Own  = "own"
)

// The values that an engine can give for an open question in place of an option.
const (
	Unknown = "?"
	Any     = "*"
)

// The abilities that an engine can offer at any level. It can begin at a position, show the
// position, show a seat's view, take back a decision, or read an owner's component file.
const (
	OffersStart      = "start"
	OffersPosition   = "position"
	OffersViews      = "views"
	OffersUndo       = "undo"
	OffersComponents = "components"
)

// Abilities lists the abilities that an engine can offer at any level.
func Abilities() []string {
	return []string{OffersStart, OffersPosition, OffersViews, OffersUndo, OffersComponents}
}

type newParams struct {
	Game    string            `json:"game"`
	Seats   []string          `json:"seats"`
	Reading map[string]string `json:"reading"`
	// Components is the digest of the component file, and ComponentsText is its text.
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
	// ListCited and ListAsked are the clauses and questions behind the list of legal actions.
	ListCited []engine.Clause `json:"list-cited,omitzero"`
	ListAsked []string        `json:"list-asked,omitzero"`
}

// shown is the result of position.
type shown struct {
	Position jsontext.Value `json:"position"`
	rests
}
