package yardmaster

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/notation"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// Verb returns the action's kind. The verbs that are legal under no answer have the last numbers, and the game's list of
// Verbs leaves them out.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// spellings are the rows of the verbs. Other code spells purchases.
var spellings = [verbs]string{
	vArrival: "arrival CAR", vToken: "token PLAYER TYPE", vDeal: "deal PLAYER CARD", vFirstDiscard: "first-discard CARD",
	vStart: "start PLAYER", vDraw: "draw CARD", vRefill: "refill CAR",
	vDrawDeck: "draw deck", vDrawDiscard: "draw discard",
	vDrawDeckDeck: "draw deck deck", vDrawDeckDiscard: "draw deck discard", vDrawDiscardDiscard: "draw discard discard",
	vDrawNothing: "draw nothing",
	vBuy:         "buy", vSwap: "swap PLAYER", vSwapCentre: "swap center-TYPE",
	vPlayDraw2: "play draw-2", vPlayPay1Less: "play pay-1-less", vPlayTake1Discarded: "play take-1-discarded",
	vPlayPlus1Action: "play plus-1-action", vPlayExchange11: "play exchange-1-1",
	vTake: "take CARD", vLoad: "load CAR", vDone: "done",
	vSort: "sort CAR", vInsert: "insert CAR", vAttach: "attach CAR", vDecline: "decline swap", vKeep: "keep yardmaster",
}

// blanks explains the words in capitals in spellings. The players' names are list 0.
var blanks = map[string]notation.Blank{
	"PLAYER": {At: []int{seatShift}, Bits: 3, Refuse: noPlayer},
	"CAR":    {At: []int{carShift}, Bits: 5, Words: box.CarNames[:], Refuse: func(name string, _ []string) error { return notRailcar(name) }},
	"CARD":   {At: []int{cardShift}, Bits: 4, Words: box.CardNames[:], Refuse: notOneOf("a cargo card")},
	"TYPE":   {At: []int{cardShift}, Bits: 4, Words: box.CardNames[:kinds], Refuse: notOneOf("an exchange rate token")},
	"BONUS":  {Bits: 5, At: []int{0}, Words: box.CardNames[kinds:], Plus: int(vPlayDraw2), Refuse: notOneOf("a bonus card")},
}

var grammar = notation.New(carShift, blanks, spellings[:], errors.New("an action begins with draw, buy, swap, play, take, load, sort or done; "+
	"a decision of chance with arrival, token, deal, first-discard, start, draw or refill")).Row(0, "play BONUS")

// verbNames are the beginnings of the spellings of the verbs.
var verbNames = grammar.Verbs()

// Format spells an action.
func (s *state) Format(a engine.Action) string {
	if verbOf(a) == vBuy {
		return formatBuy(a)
	}
	return grammar.Format(a, s.table.seats)
}

func formatBuy(a engine.Action) string {
	b := make([]byte, 0, 64)
	b = append(b, "buy "...)
	b = append(b, carOf(a).String()...)
	b = append(b, " pay "...)
	b = appendPayment(b, paymentOf(a))
	if payLessOf(a) > 0 || oneToOneOf(a) {
		b = append(b, " using"...)
		if n := payLessOf(a); n > 0 {
			b = append(b, " pay-1-less*"...)
			b = strconv.AppendInt(b, int64(n), 10)
		}
		if oneToOneOf(a) {
			b = append(b, " exchange-1-1*1"...)
		}
	}
	return string(b)
}

func appendPayment(b []byte, p payment) []byte {
	if p == 0 {
		return append(b, "nothing"...)
	}
	for gap := ""; p != 0; gap = " " {
		c, rest := p.split()
		n := 1
		for rest != 0 && card(rest&15)-1 == c {
			rest >>= 4
			n++
		}
		b = append(b, gap...)
		b = append(b, box.CardNames[c]...)
		b = append(b, '*')
		b = strconv.AppendInt(b, int64(n), 10)
		p = rest
	}
	return b
}

// Seen spells an action as a seat sees it. Nobody sees a dealt card, and only its drawer sees a drawn card.
// Everybody sees a taken card, unless the discard pile is closed (YM-SETUP-20, YM-R-discard-view).
func (s *state) Seen(by engine.Seat, a engine.Action) string {
	switch v := verbOf(a); {
	case v == vDeal:
		return "deal " + s.table.seats[seatOf(a)] + " ?"
	case v == vDraw && by != s.owner():
		return "draw ?"
	case v == vTake && by != s.owner() && !s.pileOpen(nil):
		if at, _ := s.find(cardOf(a), nil); at == int(s.discards)-1 {
			return s.Format(a) // everybody saw the top card
		}
		return "take ?"
	}
	return s.Format(a)
}

// Parse reads the spelling of an action. The rulebook itself forbids a swap with a player who is not at the table,
// so this error is a violation (YM-SWAP-02).
func (s *state) Parse(text string) (engine.Action, error) {
	head, rest, _ := strings.Cut(text, " ")
	if head == "buy" {
		return parseBuy(rest)
	}
	a, err := grammar.Read(text, s.table.seats)
	switch {
	case err == nil:
		return a, nil
	case head == "draw":
		return 0, errors.New("write draw deck or draw discard; chance turns a card, such as draw coal")
	case head == "swap" && !strings.HasPrefix(rest, "center-"):
		return 0, s.notSwapped(rest)
	case head == "go" || head == "end" || head == "pass" || head == "stop":
		return 0, errors.New("a turn ends with done")
	}
	return 0, err
}

func notRailcar(name string) error {
	if name == "" {
		return errors.New("name a railcar: a type and a value from 1 to 4, such as coal-3")
	}
	return fmt.Errorf("%q is not a railcar: a railcar is a type and a value from 1 to 4, such as coal-3", name)
}

func notCard(name string) error { return blanks["CARD"].Refuse(name, blanks["CARD"].Words) }

// notOneOf returns a function that refuses a wrong or missing name, and lists the right names. The noun what
// includes its article.
func notOneOf(what string) func(string, []string) error {
	return func(name string, names []string) error {
		if name == "" {
			return fmt.Errorf("name %s: one of %s", what, strings.Join(names, ", "))
		}
		return fmt.Errorf("%q is not %s: one of %s", name, what, strings.Join(names, ", "))
	}
}

func (s *state) noPlayer(name string) error { return noPlayer(name, s.table.seats) }

func noPlayer(name string, seats []string) error {
	if name == "" {
		return fmt.Errorf("name a player: one of %s", strings.Join(seats, ", "))
	}
	return fmt.Errorf("nobody called %q plays here: the players are %s", name, strings.Join(seats, ", "))
}

var seatName = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// notSwapped distinguishes a misspelt token of the centre from a player who is not at the table.
func (s *state) notSwapped(who string) error {
	near, meant := meantCentre(who)
	switch {
	case meant:
		return fmt.Errorf("a swap for a token in the centre names it: %s", near)
	case seatName.MatchString(who):
		return &engine.Violation{Clause: Swap02, Action: "swap " + who, Reason: s.noPlayer(who).Error()}
	}
	return s.noPlayer(who)
}

// meantCentre returns the spelling of a swap with the centre that a text may have meant.
func meantCentre(who string) (near string, meant bool) {
	name := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(who, "centre"), "center"), "-")
	if k, ok := parseKind(name); ok {
		return "swap center-" + k.String(), true
	}
	return "swap center-TYPE", name != who || who == "deck" || who == "discard"
}

func parseBuy(text string) (engine.Action, error) {
	name, rest, _ := strings.Cut(text, " ")
	c, ok := parseCar(name)
	if !ok {
		return 0, notRailcar(name)
	}
	paid, ok := strings.CutPrefix(rest, "pay ")
	if !ok {
		return 0, fmt.Errorf("after the railcar, say what is paid: buy %s pay TYPE*NUMBER, or pay nothing", name)
	}
	paid, uses, using := strings.Cut(paid, " using ")
	p, err := parsePayment(paid)
	if err != nil {
		return 0, err
	}
	payLess, one := 0, false
	if using {
		if payLess, one, err = parseUses(uses); err != nil {
			return 0, err
		}
	}
	return buy(c, payLess, one, p), nil
}

func parsePayment(text string) (payment, error) {
	if text == "nothing" {
		return 0, nil
	}
	var p payment
	total, last := 0, noCard
	for run := range strings.SplitSeq(text, " ") {
		name, number, _ := strings.Cut(run, "*")
		c, ok := parseCard(name)
		if !ok {
			return 0, notCard(name)
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || strconv.Itoa(n) != number {
			return 0, fmt.Errorf("%q has no number: write %s*NUMBER with a number from 1", run, name)
		}
		if c == last {
			return 0, fmt.Errorf("%q: neighbouring cards of one type are written as one run", text)
		}
		if total+n > maxPayment {
			return 0, fmt.Errorf("%q is more than the %d cards that any payment can have", text, maxPayment)
		}
		for range n {
			p = p.add(total, c)
			total++
		}
		last = c
	}
	return p, nil
}

var usesForm = regexp.MustCompile(`^(?:pay-1-less\*([1-4]))?( ?)(exchange-1-1\*1)?$`)

func parseUses(text string) (payLess int, one bool, err error) {
	m := usesForm.FindStringSubmatch(text)
	if m == nil || text == "" || (m[2] == " ") != (m[1] != "" && m[3] != "") {
		return 0, false, fmt.Errorf("%q is not a list of bonus cards: write using pay-1-less*NUMBER, exchange-1-1*1, or both in this order",
			text)
	}
	if m[1] != "" {
		payLess = int(m[1][0] - '0')
	}
	return payLess, m[3] != "", nil
}
