package engine

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Game is one rulebook made executable: the factory of its states and the list of its laws. A Game holds no state of its
// own and may be used from many goroutines.
type Game interface {
	// Name is the game's name as a transcript spells it, such as "yardmaster".
	Name() string
	// Verbs lists the kinds of actions that can be legal, by [Verb]; "draw deck" is one, "buy" another.
	Verbs() []string
	// Questions lists the ids of the open questions, by [Question].
	Questions() []string
	// Laws lists what holds in every game under every ruling.
	Laws() []Law
	// New opens a game at its first decision. What the rulebook forbids at set-up (a sixth player) is a
	// [*Violation]; what cannot be read (an unknown ruling) is any other error.
	New(setup Setup, rec *Record) (State, error)
	// Load opens a game at a position, a JSON document of the game's own shape. Parts left out are filled lawfully
	// from the supply. What breaks conservation or a bound is a [*Violation]; what cannot be read is any other error.
	Load(setup Setup, position []byte, rec *Record) (State, error)
}

// Setup holds the inputs of New and Load: players, answers to open questions, and components.
type Setup struct {
	// Seats are the players' names in clockwise order, each matching [a-z][a-z0-9-]* and different. A game whose seats are colours
	// takes those only.
	Seats []string `json:"seats"`
	// Rulings answers open questions: option by question, the question without its prefix ("yard-timing": "any-time").
	// Questions that are not named keep their default.
	Rulings map[string]string `json:"rulings,omitempty"`
	// Components is the text of an owner's component file; nil for the game's own.
	Components []byte `json:"components,omitempty"`
}

// CheckSeats checks that the players' names are well formed and all different. Words that mean something else in a game's records can be
// reserved; a word that ends in a hyphen reserves all names that begin with it.
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

// Seat identifies an actor: a player's place at the table from 0, clockwise, or [Chance] or [Nobody].
type Seat int8

const (
	// Chance decides shuffles, deals, draws and dice. Transcripts spell it "chance".
	Chance Seat = -1
	// Nobody decides any more: the game is over.
	Nobody Seat = -2
)

// Action is one decision, packed into 64 bits by the game it belongs to; 0 is never an action. Equal actions are the same
// decision. Outside the game only its notation is seen.
type Action uint64

// Verb is the number of an action's kind in its game's Verbs.
type Verb uint8

// State is a position in a game together with its rules. A State is a pointer to a flat value; one State belongs to one
// goroutine at a time.
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
	// Legal appends every action the actor may choose, in a fixed order that is no promise of the rules.
	// It appends nothing when the game is over.
	Legal(dst []Action, rec *Record) []Action
	// Check judges an action proposed by a seat: nil, or the violation with the clause that forbids it.
	Check(by Seat, a Action, rec *Record) *Violation
	// Apply carries out an action of the actor that Check accepts. For any other its effect is undefined.
	Apply(a Action, rec *Record)
	// Odds returns the probability of a legal action of chance as weight in total, both at least 1.
	// The weights of all legal outcomes sum to total. For a player's action it returns 0, 0.
	Odds(a Action) (weight, total int)
	// Scores appends every seat's score, in the game's own unit (points, dollars, K).
	Scores(dst []int) []int
	// Winners is the set of seats that have won; empty while the game goes on, and when nobody has won.
	Winners() Seats
}

// Counter is a state that can report how a score is made up.
type Counter interface {
	// Count records, as one effect with its clauses, the parts of a seat's present score.
	Count(seat Seat, rec *Record)
}

// Notation is the spelling of actions. Each action has exactly one.
type Notation interface {
	// Verb is the action's kind.
	Verb(a Action) Verb
	// Format spells an action.
	Format(a Action) string
	// Parse reads a spelling. It accepts every string that Format can produce, whether the action is legal now or not,
	// and nothing else; the error says what was expected, and for a text that means one action in another spelling
	// it is a [*MisspellingError], perhaps wrapped.
	Parse(text string) (Action, error)
	// Seen spells an action about to be applied in a seat's view, with "?" for the parts hidden from that seat.
	Seen(by Seat, a Action) string
}

// Document is the position as people and other programs read it.
type Document interface {
	// Position is the whole position: a pointer to the game's JSON-tagged struct, from which Load makes an equal state.
	Position() any
	// Observe returns the same document without the parts hidden from the seat; for Chance, the view of an onlooker.
	Observe(seat Seat, rec *Record) any
	// Phase names the current kind of decision, in a word of the game such as "refill", or "over" at the end.
	Phase() string
}

// Value is the state as a plain value.
type Value interface {
	// Clone is a copy that shares nothing that changes.
	Clone() State
	// Assign makes the receiver equal to from, a state of the same game. It allocates nothing.
	Assign(from State)
	// Equal reports whether both are the same position under the same setup.
	Equal(other State) bool
	// Alike reports whether both are the same position, even under other answers or figures.
	Alike(other State) bool
	// Resample replaces the parts hidden from the seat by others, equally lawful, chosen with random(n) in 0 ≤ r < n.
	Resample(seat Seat, random func(n int) int)
}

// Seats is a set of up to 16 seats, bit i for seat i.
type Seats uint16

// Has reports whether the seat is in the set.
func (s Seats) Has(seat Seat) bool { return seat >= 0 && s&(1<<seat) != 0 }

// With is the set with the seat added.
func (s Seats) With(seat Seat) Seats { return s | 1<<seat }

// Names lists the players of the set, clockwise, by the names of all seats.
func (s Seats) Names(seats []string) []string {
	var names []string
	for i, name := range seats {
		if s.Has(Seat(i)) {
			names = append(names, name)
		}
	}
	return names
}

// Name is a player's name among those of all seats; "" for [Chance] and [Nobody].
func (s Seat) Name(seats []string) string {
	if s < 0 {
		return ""
	}
	return seats[s]
}

// Title holds the name, verbs, questions and laws of a game. A game embeds it.
type Title struct {
	name             string
	verbs, questions []string
	laws             []Law
}

// NewTitle is the title of a game by its name, verbs, questions and laws (see [Game]), none of which may change afterwards.
func NewTitle(name string, verbs, questions []string, laws []Law) Title {
	return Title{name, verbs, questions, laws}
}

// Name is the game's name.
func (t Title) Name() string { return t.name }

// Verbs lists the kinds of actions.
func (t Title) Verbs() []string { return slices.Clone(t.verbs) }

// Questions lists the ids of the open questions.
func (t Title) Questions() []string { return t.questions }

// Laws lists what always holds.
func (t Title) Laws() []Law { return t.laws }
