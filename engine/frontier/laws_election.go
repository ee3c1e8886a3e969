package frontier

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// counting reports whether a decision ends an era or the game, so that an election is held.
func counting(before *state, a engine.Action, after *state) bool {
	if verbOf(a) != vEndTurn {
		return false
	}
	return after.step == atOver || after.step == atOutgoing || after.step == atPromise || after.step == atNext
}

// mayorStays: the mayor changes only in an election, or just after it if the old mayor has
// dismissed his office.
func mayorStays(before *state, a engine.Action, after *state) error {
	if before.mayor == after.mayor || verbOf(a) == vStart || before.step == atOutgoing {
		return nil
	}
	if !counting(before, a, after) {
		return fmt.Errorf("%s becomes mayor without an election", after.name(after.mayor))
	}
	if before.players[after.mayor].cube < 0 {
		return fmt.Errorf("%s becomes mayor, and was no candidate", after.name(after.mayor))
	}
	return nil
}

// votesWin: no player has more votes than the winner, and a candidate has at least one vote.
func votesWin(before *state, a engine.Action, after *state) error {
	if !counting(before, a, after) {
		return engine.ErrIdle
	}
	s := *before // promises are judged first, and their points count in a tie
	for i := range s.seats() {
		s.players[i].political = after.players[i].political
	}
	winner := voted(&s)
	if after.frozen != (winner < 0) {
		return errors.New("there was a candidate and nobody has won, or nobody has run and there is a winner")
	}
	if winner < 0 {
		return engine.ErrIdle
	}
	if after.step != atOutgoing && after.mayor != winner || after.step != atOver && after.open.whose != winner {
		return fmt.Errorf("%s has the most votes and has not won", s.name(winner))
	}
	if n := votesOf(&s, winner); n < 1 && s.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters) {
		return fmt.Errorf("a candidate has %s", prose.Count(n, "vote"))
	}
	return nil
}

// promisesGiven: the winner promises his number, on fields under his cube. Promises are removed
// when they are judged.
func promisesGiven(before *state, a engine.Action, after *state) error {
	if verbOf(a) != vPromise {
		if after.promised != before.promised && after.promised != [box.Fields]uint8{} {
			return errors.New("promises come without an election")
		}
		return engine.ErrIdle
	}
	e, n := &before.table.parts.Election[before.players[before.seat].cube], 0
	for f, k := range after.promised {
		if n += int(k); k > 0 && !e.Fields[f] {
			return fmt.Errorf("%s is promised, and the cube does not cover it", box.FieldNames[f])
		}
	}
	if due := promisesDue(before, a, e.Value); n != due {
		return fmt.Errorf("the cubes mark %s, and the number is %d", prose.Count(n, "promise"), due)
	}
	return nil
}

// promisesDue returns the number of cubes to be marked. It is value, or under an answer only the number of
// cubes with a space ahead of their marker.
func promisesDue(before *state, a engine.Action, value int) int {
	if before.is(nil, AskPromiseEnd, PromiseEndLastSpace) || before.is(nil, AskPromise, PromiseFixedSpaces) {
		return value
	}
	due := 0
	for f, marker := range before.markers {
		due += min(numberOf(a)>>(4*f)&15, before.table.parts.StatusHigh-int(marker))
	}
	return due
}

// voted returns the winner of an election, -1 without candidates.
func voted(s *state) int8 {
	best, votes := none, 0
	for i := range s.seats() {
		seat := (s.leads + i) % s.seats()
		if s.players[seat].cube < 0 {
			continue
		}
		n := votesOf(s, seat)
		if best < 0 || n > votes || n == votes && preferred(s, seat, best) {
			best, votes = seat, n
		}
	}
	return best
}

// votesOf counts the votes of a candidate: his number, his characters, and a mayor's tycoons.
func votesOf(s *state, seat int8) int {
	rule, p, worth := s.table.answers.Ask(nil, AskElectionWinner), &s.players[seat], &s.table.parts.Votes
	n := 0
	if rule != ElectionWinnerCharactersOnly {
		n = s.table.parts.Election[p.cube].Value
	}
	if rule == ElectionWinnerCampaignOnly {
		return n
	}
	n += bits.OnesCount64(p.hand&cardsOf(box.RankAssistant)) * worth[box.RankAssistant]
	n += bits.OnesCount64(p.hand&cardsOf(box.RankPartner)) * worth[box.RankPartner]
	if seat == s.mayor {
		n += int(s.officers) * worth[box.RankTycoon]
	}
	return n
}

// preferred breaks a tie: the political track, then a cube that covers health, wealth or safety.
func preferred(s *state, a, b int8) bool {
	p, q := &s.players[a], &s.players[b]
	if p.political != q.political {
		return p.political > q.political
	}
	for f := range box.Fields {
		here, there := s.table.parts.Election[p.cube].Fields[f], s.table.parts.Election[q.cube].Fields[f]
		if here != there {
			return here
		}
	}
	return false
}

// cardsOf returns the cards of a rank.
func cardsOf(rank box.Rank) uint64 {
	switch rank {
	case box.RankAssistant:
		return 1<<assistants - 1
	case box.RankPartner:
		return 1<<(assistants+partners) - 1<<assistants
	}
	return 1<<characters - 1<<(assistants+partners)
}
