package frontier

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// Load opens a game at a position. Parts that are left out are as on a table before any event. Then
// Load checks every law about positions, and refuses a position that breaks a law. The refusal cites the
// first broken clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	l := &loader{&walk{Form: form.Read(nil), doc: &Position{}, rec: rec}}
	load := document.Loader[*state]{Document: l.doc, State: &l.state, Empty: empty, Laws: laws, Stuck: l.stuck, Means: l.fullForest}
	load.Fill = []func() error{
		l.loadClock, l.early, l.loadTown, l.loadTrains, l.loadWorks, l.loadRange, l.loadRiver, l.loadRows, l.loadCharacters, l.loadPlayers,
		l.loadOffice, l.loadEvents, l.loadDiscs, l.Step(l.markerPart), l.loadPromises, l.loadOpen, l.balance, l.derived,
		func() error { l.restsOn(rec); return nil },
	}
	return load.Load(setup, text, rec)
}

// fullForest reports whether a part gives a forest all its trees; a position leaves such a part
// out.
func (l *loader) fullForest(where string, given, read any) bool {
	return strings.HasPrefix(where, "trees: ") && read == nil && given == float64(l.table.parts.TreesPerForest)
}

// loader makes a state from a document.
type loader struct{ *walk }

func (l *loader) seatOf(where, name string) (int8, error) {
	seat, err := document.Seat(where, name, l.table.seats)
	return int8(seat), err
}

// maybeSeat reads a player that may be left out.
func (l *loader) maybeSeat(where, name string, otherwise int8) (int8, error) {
	if name == "" {
		return otherwise, nil
	}
	return l.seatOf(where, name)
}

// word finds a word among those that a part can have.
func word(where, text string, words []string) (int8, error) {
	i, err := document.Word(where, text, words)
	return int8(i), err
}

// number checks a number against its bounds.
func number(where string, n, least, most int) (uint8, error) {
	held, err := document.Number(where, n, least, most)
	return uint8(held), err
}

// onMap reads a space of the boards in play.
func (l *loader) onMap(where, text string) (space, error) {
	x, ok := parseSpace(text)
	if !ok || !l.table.land.or(l.table.river).or(l.table.stream).has(x) {
		return noSpace, fmt.Errorf("%s: %q is not a space of the boards in play; write a column letter and a row number, such as e4", where, text)
	}
	return x, nil
}

// spaceList reads several spaces.
func (l *loader) spaceList(where string, names []string) (area, error) {
	a := area{}
	for _, name := range names {
		x, err := l.onMap(where, name)
		if err != nil {
			return a, err
		}
		a.add(x)
	}
	return a, nil
}

// keys returns the keys of a map in order, so that the first fault is always the same.
func keys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// loadClock reads the round, the decision and its player, and the starting player.
func (l *loader) loadClock() error {
	d := l.doc
	if d.Decision == "" {
		d.Decision = decisionIDs[atTurn]
	}
	i, err := word("decision", d.Decision, decisionIDs[:])
	if err != nil {
		return err
	}
	l.step = step(i)
	l.Seats, l.characters = l.table.seats, form.Supply{Words: l.table.characters[:], Short: l.take}
	last := 0
	for _, n := range l.lengths(l.rec) {
		last += n
	}
	settingUp := l.step <= atFarmstead && !(d.Open != nil && d.Open.Era)
	if d.Round == 0 && l.step == atOver {
		d.Round = last
	} else if d.Round == 0 && !settingUp {
		d.Round = 2
	}
	if l.step >= atPromise && l.step != atOver && d.Round == last {
		return fmt.Errorf("round: after round %d nothing is left to decide but the final scoring", last)
	}
	if d.Round == last+1 {
		return &engine.Violation{Clause: Goal07, Question: book.Questions[AskRounds].ID,
			Reason: fmt.Sprintf("round: the game ends after round %d", last)}
	}
	if settingUp != (d.Round == 0) || d.Round < 0 || d.Round > last {
		return fmt.Errorf("round: %d: rounds count from 1 to %d, and set-up is round 0", d.Round, last)
	}
	l.round = uint8(d.Round)
	l.era = l.eraOf(d.Round)
	if l.step >= atOutgoing && l.step != atOver && l.roundsLeft() > 0 {
		return fmt.Errorf("round: no era ends with round %d, and the decision %s belongs to the end of one", l.round, d.Decision)
	}
	if l.step == atStart {
		return nil
	}
	if l.start, err = l.maybeSeat("starting-player", d.Start, 0); err != nil {
		return err
	}
	if l.mayor, err = l.maybeSeat("mayor", d.Mayor, l.start); err != nil {
		return err
	}
	if l.leads, err = l.maybeSeat("first", d.First, l.firstOf()); err != nil {
		return err
	}
	return l.loadActor()
}

// roundsLeft returns the number of rounds left in the era.
func (l *loader) roundsLeft() int {
	last := 0
	for _, n := range l.lengths(l.rec) {
		if last += n; int(l.round) <= last {
			break
		}
	}
	return last - int(l.round)
}

// early refuses parts that belong to a later time than the set-up.
func (l *loader) early() error {
	if l.step >= atCamp {
		return nil
	}
	d := l.doc
	for _, part := range []struct {
		where string
		n     int
		since step
	}{{"industry", len(d.Works), atCamp}, {"cattle", len(d.Cattle), atCamp}, {"logs", len(d.Logs), atCamp}, {"trains", len(d.Trains),
		atFirstTrain}} {
		if part.n > 0 && l.step < part.since {
			return fmt.Errorf("%s: the set-up has not got that far; leave it out", part.where)
		}
	}
	since := map[string]step{l.pieceName(box.Stockpile): atFreight, l.pieceName(box.Freight): atBridge, l.pieceName(box.Bridge): atTents,
		l.pieceName(box.Tent): atTents}
	for _, name := range keys(d.Town) {
		if p := d.Town[name]; p != nil && (since[p.Kind] == 0 || l.step < since[p.Kind]) {
			return fmt.Errorf("town: %s: the set-up has not got that far; leave the %s out", name, p.Kind)
		}
	}
	return nil
}

// eraOf returns the era of a round, 0 for the set-up.
func (l *loader) eraOf(round int) uint8 {
	last := 0
	for i, n := range l.lengths(l.rec) {
		if last += n; round <= last && round > 0 {
			return uint8(i + 1)
		}
	}
	return 0
}

// firstOf returns the first player in the order of the round, by the answer to the question of the
// order.
func (l *loader) firstOf() int8 {
	switch l.ask(l.rec, AskTurnOrder) {
	case TurnOrderMayorFirst:
		return l.mayor
	case TurnOrderRotating:
		if l.round > 0 {
			return (l.start + int8(l.round) - 1) % l.seats()
		}
	}
	return l.start
}

// loadActor reads the players who have the turn and the decision.
func (l *loader) loadActor() error {
	var err error
	inTurn := l.step >= atTurn && l.step <= atToTown
	if l.turn, err = l.maybeSeat("turn", l.doc.Turn, none); err != nil {
		return err
	}
	if l.turn >= 0 && !inTurn {
		return fmt.Errorf("turn: nobody's turn is under way at the decision %s; leave it out", decisionIDs[l.step])
	}
	if l.seat, err = l.maybeSeat("player", l.doc.Player, none); err != nil {
		return err
	}
	if l.chances() && l.seat >= 0 {
		return fmt.Errorf("player: %s: chance makes the decision %s; leave the player out", l.doc.Player, decisionIDs[l.step])
	}
	if inTurn && l.turn < 0 {
		l.turn = l.inOrder(0)
		if l.seat >= 0 {
			l.turn = l.seat
		}
	}
	if l.seat < 0 && !l.chances() && l.step != atOver {
		l.seat = l.inOrder(0)
		if inTurn {
			l.seat = l.turn
		}
	}
	return nil
}

// chances reports whether chance decides, and not on behalf of a player.
func (l *loader) chances() bool {
	return l.chooses() && l.chooser(l.rec) < 0 || l.step == atFirstTile || l.step == atFirstEvents || l.step == atDiscs ||
		l.step == atSeverity || l.step == atNewEvent || l.step == atReveal || l.step == atCard
}

// chooses reports whether the targets of an event are chosen.
func (l *loader) chooses() bool { return l.step >= atLoseLog && l.step <= atDrought }

// loadPromises reads the promises.
func (l *loader) loadPromises() error {
	low, high := l.table.parts.StatusLow, l.table.parts.StatusHigh
	for _, name := range keys(l.doc.Promises) {
		f, err := word("promises", name, box.FieldNames[:])
		if err != nil {
			return err
		}
		at := l.doc.Promises[name]
		if len(at) > len(l.promises[f]) {
			return &engine.Violation{Clause: Elec06, Reason: fmt.Sprintf("promises: there are only %s to mark them",
				plural(l.table.parts.PromiseCubes, "cube"))}
		}
		for i, n := range at {
			if n < low || n > high {
				return &engine.Violation{Clause: Setup09, Reason: fmt.Sprintf("promises: %s is between %d and %d", name, low, high)}
			}
			l.promises[f][i] = int8(n)
		}
		l.promised[f] = uint8(len(at))
	}
	return nil
}
