package frontier

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// moneyMoves: every payment and every income, and nothing else.
func moneyMoves(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		if w, k := want.players[i].money, after.players[i].money; w != k {
			return fmt.Errorf("%s has %d dollars, and should have %d", before.name(i), k, w)
		}
	}
	if want.bank != after.bank {
		return fmt.Errorf("the bank is at %d, and should be at %d", after.bank, want.bank)
	}
	return nil
}

// stockMoves: goods, tools, guns, donations, the own train, and the cubes left.
func stockMoves(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.stock != p.stock || w.tools != p.tools || w.guns != p.guns {
			was, is := w.stock, p.stock // copies, made only here: what an error shows is allocated
			return fmt.Errorf("%s has %v in stock, %d tools and %d guns, and should have %v, %d and %d", before.name(i), is, p.tools, p.guns, was, w.tools, w.guns)
		}
		if w.supply != p.supply || w.donations != p.donations || w.ownTrain != p.ownTrain {
			return fmt.Errorf("%s has %d cubes left, %d donations and an own train: %t, and should have %d, %d and %t",
				before.name(i), p.supply, p.donations, p.ownTrain, w.supply, w.donations, w.ownTrain)
		}
	}
	return nil
}

// logsMove: trees become logs, and logs go down the river.
func logsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if want.trees != after.trees {
		for x, n := range want.trees {
			if after.trees[x] != n {
				return fmt.Errorf("%d trees stand on %s, and should be %d", after.trees[x], space(x), n)
			}
		}
	}
	for b := range want.logs {
		if w, n := want.logs[b], after.logs[b]; w != n {
			return fmt.Errorf("in %s lie %v logs of the players, and should lie %v", basinText(int8(b)), n, w)
		}
	}
	if want.jams != after.jams || want.stock != after.stock {
		return errors.New("a black worker lies or goes where he should not")
	}
	return nil
}

// sitesMove: what deposits are and give.
func sitesMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for rest := want.works.and(after.works); !rest.empty(); {
		x := rest.pop()
		w, t := &want.tiles[x], &after.tiles[x]
		if w.deposit != t.deposit || w.metal != t.metal || w.level != t.level || w.face != t.face {
			return fmt.Errorf("the deposit on %s is at level %d and face %d, and should be at %d and %d", x, t.level, t.face, w.level, w.face)
		}
		if w.reserve != t.reserve || w.cubes != t.cubes || w.done != t.done {
			return fmt.Errorf("the deposit on %s has a reserve of %d and %d cubes, and should have %d and %d", x, t.reserve, t.cubes, w.reserve, w.cubes)
		}
		if w.active != t.active || w.thrown != t.thrown && after.turn >= 0 {
			return fmt.Errorf("the workers and throws noted on %s are others than they should be", x)
		}
	}
	return nil
}

// herdsMove: cattle and animals, and which of them were used.
func herdsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		for rest := want.herds[i].or(after.herds[i]); !rest.empty(); {
			x := rest.pop()
			if w, n := want.cattle[i][x], after.cattle[i][x]; w != n || want.driven[i][x] != after.driven[i][x] {
				return fmt.Errorf("%s has %d cattle on %s, %d of them driven, and should have %d and %d",
					before.name(i), n, x, after.driven[i][x], w, want.driven[i][x])
			}
		}
		w, p := &want.players[i], &after.players[i]
		if w.animals != p.animals || w.used != p.used {
			had, has, done, did := w.animals, p.animals, w.used, p.used
			return fmt.Errorf("%s has animals %v on cards and has used %v, and should have %v and %v", before.name(i), has, did, had, done)
		}
	}
	for rest := want.works.and(after.works); !rest.empty(); {
		x := rest.pop()
		if w, t := &want.tiles[x], &after.tiles[x]; w.cattle != t.cattle || w.bought != t.bought || w.dairy != t.dairy {
			return fmt.Errorf("on %s are %d animals, %d bought and %d milked, and should be %d, %d and %d",
				x, t.cattle, t.bought, t.dairy, w.cattle, w.bought, w.dairy)
		}
	}
	return nil
}

// mapKept: pieces stand where a decision puts them and stay there, with their owners, damage, uses and gold.
func mapKept(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if want.town != after.town || want.works != after.works {
		return errors.New("other pieces stand on the map than should")
	}
	for rest := want.town.or(want.works); !rest.empty(); {
		x := rest.pop()
		w, t := &want.tiles[x], &after.tiles[x]
		if w.kind != t.kind || w.owner != t.owner || w.tycoon != t.tycoon {
			return fmt.Errorf("on %s stands another piece than should, or somebody else's", x)
		}
		if w.damage != t.damage || w.uses != t.uses || w.gold != t.gold {
			return fmt.Errorf("on %s lie %d pieces of fire or revolt, and it has been used %d times; it should be %d and %d", x, t.damage, t.uses, w.damage, w.uses)
		}
	}
	if want.tilesUp != after.tilesUp || want.cards != after.cards {
		return errors.New("the tiles of public buildings or the Industry cards left are others than should be")
	}
	if want.drought != after.drought {
		return errors.New("drought lies where it should not, or does not where it should")
	}
	return nil
}

// linesGrow: track, and the tiles of railroad and telegraph.
func linesGrow(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range want.trains {
		w, t := &want.trains[i], &after.trains[i]
		if w.first != t.first || w.laid != t.laid || w.connected != t.connected || w.credit != t.credit || w.track != t.track {
			return fmt.Errorf("the %s train has %d track tiles and %d to come, connected: %t, and should have %d and %d, %t",
				box.TrainNames[i], t.laid, t.credit, t.connected, w.laid, w.credit, w.connected)
		}
	}
	if want.rails != after.rails || want.heads != after.heads {
		return errors.New("track lies where it should not")
	}
	for d := range want.lines {
		if want.lines[d] != after.lines[d] {
			return fmt.Errorf("the tiles of the %s are built, face up or waiting otherwise than they should be", box.LineNames[d])
		}
	}
	return nil
}

// cardsMove: characters in hands, office, deck and piles, their rings, and who has acted.
func cardsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.hand != p.hand || w.spent != p.spent {
			return fmt.Errorf("%s holds other characters, or has used others, than he should", before.name(i))
		}
		if w.levels != p.levels || w.goal != p.goal || w.dealt != p.dealt {
			return fmt.Errorf("%s has other Industry or goal cards than he should", before.name(i))
		}
	}
	if want.deck != after.deck || want.towns != after.towns || want.office != after.office || want.officers != after.officers {
		return errors.New("the deck, the piles or the office have other characters than they should")
	}
	if want.rings != after.rings || want.acted != after.acted || want.frozen != after.frozen {
		return errors.New("a ring, the tycoons who have acted, or whether there was a candidate is otherwise than it should be")
	}
	return nil
}

// pointsMove: scoring tracks, town status, promises, election cubes, the mayor.
func pointsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.political != p.political || w.investment != p.investment || w.first10 != p.first10 {
			return fmt.Errorf("%s is at %d and %d, and should be at %d and %d", before.name(i), p.political, p.investment, w.political, w.investment)
		}
		if w.cube != p.cube || w.final != p.final || w.kept != p.kept {
			return fmt.Errorf("%s's election cube, final points or promises kept are others than they should be", before.name(i))
		}
	}
	if w, m := want.markers, after.markers; w != m {
		return fmt.Errorf("the town status is %v, and should be %v", m, w)
	}
	if want.mayor != after.mayor {
		return errors.New("somebody else should be mayor")
	}
	if want.promised != after.promised || want.promises != after.promises {
		return errors.New("other promises are marked than should be")
	}
	return nil
}

// eventsMove: the row of events, the discs, severity and goal cards left.
func eventsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if w, e := want.events, after.events; w != e {
		return fmt.Errorf("the row of events is %v, and should be %v", e, w)
	}
	if w, n := want.discs, after.discs; w != n || want.bane != after.bane {
		return fmt.Errorf("the discs lie on %v, and should lie on %v, or another side is up", n, w)
	}
	if want.undrawn != after.undrawn || want.severity != after.severity || want.goals != after.goals && after.step <= atKeepGoal {
		return errors.New("other events, severity or goal cards are left than should be")
	}
	return nil
}

// workersMove: a worker action lays one worker down, and step 1 stands up two.
func workersMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		if w, n := want.players[i].workers, after.players[i].workers; w != n {
			return fmt.Errorf("%s has %d workers standing, and should have %d", before.name(i), n, w)
		}
	}
	return nil
}

// turnGoesRound: what is decided next, and by whom, and what it has to know.
func turnGoesRound(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if want.step != after.step || want.seat != after.seat || want.turn != after.turn {
		return fmt.Errorf("the decision is %s of player %d in the turn of %d, and should be %s of %d in the turn of %d",
			decisionIDs[after.step], after.seat, after.turn, decisionIDs[want.step], want.seat, want.turn)
	}
	if want.round != after.round || want.era != after.era || want.leads != after.leads || want.start != after.start {
		return fmt.Errorf("it is round %d of era %d and player %d is first, and it should be round %d of era %d with %d",
			after.round, after.era, after.leads, want.round, want.era, want.leads)
	}
	if want.winners != after.winners {
		return errors.New("others should have won")
	}
	if what := astray(&want.open, &after.open, after.step); what != "" {
		return errors.New("what is under way is not what it should be: " + what)
	}
	return nil
}

// astray says what of the things under way is wrong, of those that the decision needs.
func astray(w, o *open, at step) string {
	switch {
	case at >= atTurn && at <= atToTown && (w.built != o.built || w.levied != o.levied || w.ran != o.ran || w.drove != o.drove):
		return "what was done in this turn"
	case (at == atDie || at == atAssign || at == atNewDeposit) && w.dice != o.dice:
		return "the dice"
	case (at == atDie || at == atDepositDie) && w.site != o.site:
		return "the site"
	case at == atDie && (w.throw != o.throw || w.doubles != o.doubles || w.free != o.free):
		return "the throw"
	case (at == atTrain || at == atTrack || at == atReveal) && (w.track != o.track || w.what != o.what):
		return "the tile"
	case (at == atTrain || at == atTrack) && (w.train != o.train || w.spaces != o.spaces):
		return "the train"
	case (at == atKeep || at == atOffice || at == atToTown) && w.what != o.what, at == atDismiss && w.swapped != o.swapped, at == atCard && w.rank != o.rank:
		return "the card"
	case (at >= atCard && at <= atToTown && at != atDismiss && at != atOffice || at == atOutgoing) && w.whose != o.whose:
		return "whose it is"
	}
	return further(w, o, at)
}

// further says it of the set-up, the events and the end of an era.
func further(w, o *open, at step) string {
	switch {
	case at >= atSeverity && at <= atLose && w.what != o.what:
		return "the event"
	case (at == atTents || at == atAssistants || at == atCattle || at > atSeverity && at <= atLose || at == atHouse) && w.count != o.count:
		return "how many are to come"
	case (at == atDefend || at == atLose) && w.throw != o.throw:
		return "the severity"
	case at == atFirstTrain && w.train != o.train:
		return "the train"
	case (at == atNewEvent || at == atDiscMove) && w.discs != o.discs:
		return "the discs to be moved"
	case (at == atNext || at == atUpgrade || at == atHouse) && (w.done != o.done || w.order != o.order):
		return "who has had his upgrade"
	case at >= atOutgoing && at < atOver && (w.era != o.era || at == atOutgoing && w.last != o.last):
		return "which election it is"
	}
	return ""
}
