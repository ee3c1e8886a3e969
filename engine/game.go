package engine

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Game is one rulebook made executable: it creates states and lists its laws. A Game has no state of its own and may
// be used from many goroutines.
type Game interface {
	// Name returns the game's name as it is spelled in records, such as "yardmaster".
	Name() string
	// Verbs lists the kinds of actions that can be legal, by [Verb]. "draw deck" is one kind, "buy" another.
	Verbs() []string
	// Questions lists the ids of the open questions, by [Question].
	Questions() []string
	// Laws lists the statements that are true in every game under every answer.
	Laws() []Law
	// New opens a game at its first decision. If the rulebook forbids the setup (a sixth player), the error is a
	// [*Violation]. If the setup cannot be read (an unknown answer), it is any other error.
	New(setup Setup, rec *Record) (State, error)
	// Load opens a game at a position, a JSON document in the game's own form. The game fills in missing parts
	// lawfully from the supply. If the position breaks conservation or a bound, the error is a [*Violation]. If it
	// cannot be read, it is any other error.
	Load(setup Setup, position []byte, rec *Record) (State, error)
}

// Setup contains the inputs of New and Load: players, answers to open questions, and components.
type Setup struct {
	// Seats are the players' names in clockwise order. Each name matches [a-z][a-z0-9-]* and differs from the others.
	// Some games have colours as seats and accept no other names.
	Seats []string `json:"seats"`
	// Rulings contains the answers to open questions: the id of the answer by the id of the question, without its
	// prefix ("yard-timing": "any-time"). Questions that are not in the map keep their default.
	Rulings map[string]string `json:"rulings,omitempty"`
	// Components is the text of an owner's component file; nil for the game's own components.
	Components []byte `json:"components,omitempty"`
}

// CheckSeats checks that the players' names are well formed and all different. A game can reserve words that mean
// something else in its records. A reserved word that ends in a hyphen reserves all names that begin with it.
func (s Setup) CheckSeats(reserved ...string) error {
	for i, name := range s.Seats {
		switch {
		case !seatName.MatchString(name):
			return fmt.Errorf("seat %q: a name is lower-case letters, digits and hyphens, and begins with a letter", name)
		case name == "chance" || slices.ContainsFunc(reserved, func(word string) bool {
			return name == word || strings.HasSuffix(word, "-") && strings.HasPrefix(name, word)
		}):
			return fmt.Errorf("seat %q: that word has a meaning of its own in a record; choose another name", name)
		case slices.Contains(s.Seats[:i], name):
			return fmt.Errorf("seat %q appears twice: every player needs a name of their own", name)
		}
	}
	return nil
}

var seatName = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// Seat identifies an actor: a player by his place at the table, clockwise from 0, or [Chance] or [Nobody].
type Seat int8

const (
	// Chance decides shuffles, deals, draws and dice. In records, its name is "chance".
	Chance Seat = -1
	// Nobody is the actor when the game is over.
	Nobody Seat = -2
)

// Action is one decision, which its game packs into 64 bits; 0 is never an action. Equal actions are the same
// decision. Code outside the game uses only the notation of an action.
type Action uint64

// Verb is the kind of an action, as an index in its game's Verbs.
type Verb uint8

// State is a position in a game together with its rules. A State is a pointer to a flat value. Only one goroutine at
// a time may use a State.
type State interface {
	Rules
	Notation
	Document
	Value
}

// Rules is the part of a State that lists, judges and carries out decisions, and reports scores and winners.
type Rules interface {
	// Actor returns the seat that decides now: a player, [Chance], or [Nobody] when the game is over.
	Actor() Seat
	// Legal appends every legal action of the actor. The order is fixed, but it is not part of the rules. When the
	// game is over, Legal appends nothing.
	Legal(dst []Action, rec *Record) []Action
	// Check judges an action that a seat proposes. It returns nil if the action is legal, else the violation with the
	// clause that forbids the action.
	Check(by Seat, a Action, rec *Record) *Violation
	// Apply carries out an action of the actor that Check accepts. For any other action, the effect is undefined.
	Apply(a Action, rec *Record)
	// Odds returns the probability of a legal action of chance as weight in total, both at least 1. The weights of
	// all legal outcomes add up to total. For a player's action, Odds returns 0, 0.
	Odds(a Action) (weight, total int)
	// Scores appends every seat's score, in the game's own unit (points, dollars, K).
	Scores(dst []int) []int
	// Winners returns the set of seats that have won. The set is empty while the game goes on, and if nobody has won.
	Winners() Seats
}

// Counter is a state that can report the parts of a score.
type Counter interface {
	// Count records one effect with the parts of a seat's present score and their clauses.
	Count(seat Seat, rec *Record)
}

// Notation is the spelling of actions. Each action has exactly one spelling.
type Notation interface {
	// Verb returns the action's kind.
	Verb(a Action) Verb
	// Format spells an action.
	Format(a Action) string
	// Parse reads a spelling. It accepts every string that Format can produce, whether the action is legal now or
	// not, and nothing else. The error states what was expected. If a text means one action in another spelling, the
	// error is or wraps a [*MisspellingError].
	Parse(text string) (Action, error)
	// Seen spells an action before it is applied, in a seat's view. Parts that are hidden from the seat become "?".
	Seen(by Seat, a Action) string
}

// Document returns the position in the form for people and other programs.
type Document interface {
	// Position returns the whole position: a pointer to the game's JSON-tagged struct, from which Load makes an equal
	// state.
	Position() any
	// Observe returns the same document without the parts hidden from the seat. For Chance, it returns the view of an
	// onlooker.
	Observe(seat Seat, rec *Record) any
	// Phase returns the kind of the current decision, in a word of the game such as "refill", or "over" at the end.
	Phase() string
}

// Value copies and compares states as plain values.
type Value interface {
	// Clone returns a copy that shares no changeable data with the original.
	Clone() State
	// Assign makes the receiver equal to from, a state of the same game. It allocates nothing.
	Assign(from State)
	// Equal reports whether both states are the same position under the same setup.
	Equal(other State) bool
	// Alike reports whether both states are the same position, even if answers or figures differ.
	Alike(other State) bool
	// Resample replaces the parts hidden from the seat by other lawful parts, chosen with random(n) in 0 ≤ r < n.
	Resample(seat Seat, random func(n int) int)
}

// Seats is a set of up to 16 seats, bit i for seat i.
type Seats uint16

// Has reports whether the seat is in the set.
func (s Seats) Has(seat Seat) bool { return seat >= 0 && s&(1<<seat) != 0 }

// With returns the set with the seat added.
func (s Seats) With(seat Seat) Seats { return s | 1<<seat }

// Names lists the players of the set, clockwise; seats are the names of all players.
func (s Seats) Names(seats []string) []string {
	var names []string
	for i, name := range seats {
		if s.Has(Seat(i)) {
			names = append(names, name)
		}
	}
	return names
}

// Name returns a player's name; seats are the names of all players. Name returns "" for [Chance]
// and [Nobody].
func (s Seat) Name(seats []string) string {
	if s < 0 {
		return ""
	}
	return seats[s]
}

// Title contains the name, verbs, questions and laws of a game. A game embeds it.
type Title struct {
	name             string
	verbs, questions []string
	laws             []Law
}

// NewTitle returns the title of a game with its name, verbs, questions and laws (see [Game]). None of these may
// change later.
func NewTitle(name string, verbs, questions []string, laws []Law) Title {
	return Title{name, verbs, questions, laws}
}

// Name returns the game's name.
func (t Title) Name() string { return t.name }

// Verbs lists the kinds of actions.
func (t Title) Verbs() []string { return slices.Clone(t.verbs) }

// Questions lists the ids of the open questions.
func (t Title) Questions() []string { return t.questions }

// Laws lists the laws of the game.
func (t Title) Laws() []Law { return t.laws }
