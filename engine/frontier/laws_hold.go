package frontier

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// moneyConserved: all money of the players came from the bank, whose account may be below 0.
func moneyConserved(s *state) error {
	sum := int(s.bank)
	for i := range s.seats() {
		k := int(s.players[i].money)
		if k < 0 {
			return fmt.Errorf("%s has %s", s.name(i), prose.Count(k, "dollar"))
		}
		sum += k
	}
	if sum != 0 {
		return fmt.Errorf("the players and the bank hold %s together, and should hold none", prose.Count(sum, "dollar"))
	}
	return nil
}

// tally counts a player's cubes on the table, piece by piece.
type tally struct {
	all     [maxSeats]int
	cattle  [maxSeats]int
	animals [maxSeats][box.Ox + 1]int
}

// countCubes looks at every piece, space and basin once for all players.
func countCubes(s *state) (t tally) {
	for i := range s.seats() {
		p := &s.players[i]
		for _, n := range p.stock {
			t.all[i] += int(n)
		}
		for k, n := range p.animals {
			t.animals[i][k] += int(n)
		}
		for b := range s.logs {
			t.all[i] += int(s.logs[b][i])
		}
		for rest := s.herds[i]; !rest.empty(); {
			t.cattle[i] += int(s.cattle[i][rest.pop()])
		}
	}
	for rest := s.town.or(s.works); !rest.empty(); {
		t.countPiece(&s.tiles[rest.pop()], int(s.seats()))
	}
	for i := range s.seats() {
		t.all[i] += t.cattle[i]
		for _, n := range t.animals[i] {
			t.all[i] += n
		}
	}
	return t
}

// countPiece counts the cubes on a piece: gold of any player on a bank, metal, cattle and animals of its owner.
func (t *tally) countPiece(on *tile, seats int) {
	if on.kind == box.Bank {
		for i := range seats {
			t.all[i] += int(on.gold[i])
		}
	}
	if on.owner < 0 || int(on.owner) >= seats {
		return
	}
	t.all[on.owner] += int(on.cubes)
	if on.kind == box.Enclosure {
		t.cattle[on.owner] += int(on.cattle)
	} else if on.kind >= box.HorseStable && on.kind <= box.OxStable {
		t.animals[on.owner][box.Horse+box.Good(on.kind-box.HorseStable)] += int(on.cattle)
	}
}

func cubesConserved(s *state) error {
	t := countCubes(s)
	for i := range s.seats() {
		out, left := t.all[i], int(s.players[i].supply)
		if out+left != s.table.parts.Cubes {
			return fmt.Errorf("%s has %s on the table and %d in the supply, instead of %d",
				s.name(i), prose.Count(out, "cube"), left, s.table.parts.Cubes)
		}
	}
	return nil
}

func markersOnTheBoard(s *state) error {
	low, high := s.table.parts.StatusLow, s.table.parts.StatusHigh
	for f, n := range s.markers {
		if int(n) < low || int(n) > high {
			return fmt.Errorf("the marker of %s is at %d, and the board goes from %d to %d", box.FieldNames[f], n, low, high)
		}
	}
	return nil
}

func tracksFromZero(s *state) error {
	low := s.table.parts.TrackLow
	for i := range s.seats() {
		if p := &s.players[i]; int(p.political) < low || int(p.investment) < low || p.political > 200 || p.investment > 200 {
			return fmt.Errorf("%s's tracks are at %d and %d, and they begin at %d", s.name(i), p.political, p.investment, low)
		}
	}
	return nil
}

func oneMayor(s *state) error {
	if s.step == atStart {
		if s.mayor >= 0 || s.start >= 0 {
			return errors.New("there is a mayor before the starting player is known")
		}
		return engine.ErrIdle
	}
	if s.mayor < 0 || s.mayor >= s.seats() || s.start < 0 || s.start >= s.seats() {
		return errors.New("nobody at the table is mayor, or nobody started")
	}
	if s.round == 0 && s.mayor != s.start {
		return errors.New("in the set-up the starting player is mayor")
	}
	return nil
}

// handsHold: a player has at most four assistants and partners, and the office has at most five tycoons.
// Answers to the question of the character limit can set other limits.
func handsHold(s *state) error {
	limit, rule := s.table.parts.OwnCharacters, s.table.answers.Ask(nil, AskCharacterLimit)
	seen := false
	for i := range s.seats() {
		hand := s.players[i].hand
		seen = seen || hand != 0
		if hand>>(assistants+partners) != 0 {
			return fmt.Errorf("%s holds a tycoon, who belongs in the mayor's office", s.name(i))
		}
		n, younger, elder := bits.OnesCount64(hand), bits.OnesCount64(hand&(1<<assistants-1)), bits.OnesCount64(hand>>assistants)
		if rule == CharacterLimitFourOfEach {
			n = max(younger, elder)
		}
		if n > limit {
			return fmt.Errorf("%s holds %s, assistants and partners together, and may hold %d", s.name(i), prose.Count(n, "character"), limit)
		}
		if rule == CharacterLimitFourInAll && i == s.mayor && s.step != atOutgoing && s.officers > 0 && n+int(s.officers) > limit {
			return fmt.Errorf("%s holds %s with the office, and may hold %d", s.name(i), prose.Count(n+int(s.officers), "character"), limit)
		}
	}
	if err := officeHolds(s); err != nil {
		return err
	}
	return engine.IdleUnless(seen || s.officers > 0)
}

func officeHolds(s *state) error {
	if int(s.officers) > s.table.parts.Tycoons {
		return fmt.Errorf("the office has %s, and room for %d", prose.Count(s.officers, "tycoon"), s.table.parts.Tycoons)
	}
	for i, card := range s.office {
		if i < int(s.officers) && (card < assistants+partners || card >= characters) {
			return errors.New("somebody in office is not a tycoon")
		}
	}
	return nil
}

// places returns the cards that lie in some place, and those that lie in two places.
func places(s *state) (lie, twice uint64) {
	put := func(cards uint64) { twice, lie = twice|lie&cards, lie|cards }
	put(s.deck)
	for i := range s.seats() {
		put(s.players[i].hand)
	}
	for _, card := range s.office[:min(s.officers, mostOffice)] {
		put(1 << card)
	}
	for i := range s.towns {
		for _, card := range s.towns[i].cards[:s.towns[i].n] {
			put(1 << card)
		}
	}
	switch s.step {
	case atKeep, atOffice, atToTown:
		put(1 << s.open.what)
	case atDismiss:
		put(1 << s.open.swapped)
	}
	return lie, twice
}

func cardsInOnePlace(s *state) error {
	lie, twice := places(s)
	if twice != 0 {
		return fmt.Errorf("%s is in two places", s.table.characters[bits.TrailingZeros64(twice)])
	}
	if lie>>characters != 0 {
		return errors.New("there is a character card that is not in the box")
	}
	for i := range s.towns {
		for _, card := range s.towns[i].cards[:s.towns[i].n] {
			if suit := s.table.parts.Characters[card].Suit; suit != s.table.parts.Towns[i].Suit &&
				(suit == box.SuitRed || suit == box.SuitGold || suit == box.SuitBrown) {
				return fmt.Errorf("%s is in %s, which is of another suit", s.table.characters[card], s.table.parts.Towns[i].Name)
			}
		}
	}
	return nil
}

// noCardLost applies to games from the beginning: a position can be set up without some characters.
func noCardLost(s *state) error {
	if lie, _ := places(s); lie != 1<<characters-1 {
		return fmt.Errorf("%s is nowhere", s.table.characters[bits.TrailingZeros64(^lie)])
	}
	return nil
}

func animalsFindRoom(s *state) error {
	seen := false
	for i := range s.seats() {
		p := &s.players[i]
		cards, n := 0, 0
		for _, level := range p.levels {
			if level > 0 {
				cards++
			}
		}
		for _, k := range p.animals {
			n += int(k)
		}
		seen = seen || n > 0
		if n > cards*s.table.parts.AnimalsPerCard {
			return fmt.Errorf("%s has %s on %s, and a card holds %d", s.name(i), prose.Count(n, "animal"), prose.Count(cards, "Industry card"),
				s.table.parts.AnimalsPerCard)
		}
	}
	for rest := s.town.or(s.works); !rest.empty(); {
		x := rest.pop()
		t, holds := &s.tiles[x], 0
		if t.kind >= box.FirstWork {
			holds = s.table.parts.Work(t.kind).Holds
		}
		seen = seen || t.cattle > 0
		if int(t.cattle) > holds || t.bought+t.dairy > t.cattle || t.bought+t.dairy > 0 && t.kind != box.Enclosure {
			return fmt.Errorf("%s holds %s, %d of them bought and %d milked, and has room for %d", x, prose.Count(t.cattle, "animal"), t.bought,
				t.dairy, holds)
		}
	}
	return engine.IdleUnless(seen)
}

func animalsUsed(s *state) error {
	seen := false
	t := countCubes(s)
	for i := range s.seats() {
		for k, used := range s.players[i].used {
			seen = seen || used > 0
			if int(used) > t.animals[i][k] {
				return fmt.Errorf("%s has used %d of %d %s", s.name(i), used, t.animals[i][k], box.Good(k))
			}
		}
	}
	return engine.IdleUnless(seen)
}

// workersStand: each player has two workers, and one more for each assistant used this round.
func workersStand(s *state) error {
	for i := range s.seats() {
		p := &s.players[i]
		if most := s.table.parts.Workers + bits.OnesCount64(p.spent); int(p.workers) > most {
			return fmt.Errorf("%s has %s standing, and at most %d can", s.name(i), prose.Count(p.workers, "worker"), most)
		}
		if p.spent&^p.hand != 0 || p.spent>>assistants != 0 {
			return fmt.Errorf("%s has used an assistant whom he does not hold", s.name(i))
		}
	}
	return nil
}
