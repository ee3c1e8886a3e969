package box

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// fixed copies from the printed file the values that no owner's file can replace, not even by
// repeating a part.
func (r *reader) fixed(printed *source.Node) {
	r.fixedNumbers(printed)
	r.fixedTown(printed)
	r.fixedIndustries(printed)
	r.fixedEvents(printed)
	r.fixedPeople(printed)
	for i, n := range r.Items(r.At(printed, "goals", "list"), len(r.Goals), len(r.Goals)) {
		r.Goals[i] = r.goal(n)
	}
}

// word reads a text, one of some words, as the value that the word represents.
func word[T ~uint8](r *reader, n *source.Node, words []string) T { return T(r.Word(n, words...)) }

func (r *reader) id(n *source.Node) string { return r.Field(n, "id").Value() }

// numbersOf reads numbers, as many as the slice has elements.
func (r *reader) numbersOf(numbers []int, list *source.Node) {
	for i, n := range r.Items(list, len(numbers), len(numbers)) {
		numbers[i] = r.Whole(n, 0, mostMarket)
	}
}

// optional returns the number under a key, 0 if there is none.
func (r *reader) optional(n *source.Node, key string) int {
	if n.Get(key) == nil {
		return 0
	}
	return r.Number(n, key, 0, mostMarket)
}

func (r *reader) fixedNumbers(printed *source.Node) {
	for players := 2; players < len(r.Boards); players++ {
		r.Boards[players] = r.Number(r.At(printed, "map", "boards-in-play"), strconv.Itoa(players), 3, 4)
	}
	r.numbersOf(r.RoundsPerEra[:], r.At(printed, "time", "rounds-per-era", "value"))
	cattle := r.At(printed, "start-goods", "ranching-cattle")
	for i, n := range r.Items(r.Field(cattle, "spaces"), len(r.Pairs), len(r.Pairs)) {
		r.Pairs[i] = Pair{Cubes: r.Number(cattle, "cubes", 0, mostMarket), Spaces: r.Whole(n, 0, mostMarket)}
	}
	for level := range r.IndustryCards {
		r.IndustryCards[level] = r.Number(r.At(printed, "industry-cards", "copies-per-level", "value"), strconv.Itoa(level+1), 0,
			mostMarket)
	}
	for i, industry := range IndustryNames {
		r.IndustrySuits[i] = word[Suit](r, r.At(printed, "industry-cards", "suits", "value", industry), suitNames[:])
	}
	for i, rank := range RankNames {
		r.Votes[i] = r.Number(r.At(printed, "votes"), rank, 0, mostGain)
	}
}

func (r *reader) fixedIndustries(printed *source.Node) {
	for i, n := range r.Items(r.At(printed, "basins", "list"), len(r.Basins), len(r.Basins)) {
		r.Basins[i].Name = r.id(n)
	}
	for i, n := range r.Items(r.At(printed, "industry-buildings", "list"), len(r.Works), len(r.Works)) {
		w := &r.Works[i]
		w.Name, w.Industry, w.Level = r.id(n), word[Industry](r, r.Field(n, "industry"), IndustryNames[:]), r.Number(n, "level", 1, 3)
		w.Holds = r.optional(n, "holds")
		if metal := n.Get("metal"); metal != nil {
			w.Metal = r.good(metal, []Good{Gold, Silver})
		}
	}
	for i, n := range r.Items(r.At(printed, "lumbering", "helpers", "list"), len(r.Helpers), len(r.Helpers)) {
		r.Helpers[i].Name, r.Helpers[i].Level = r.id(n), r.Number(n, "level", 1, 3)
		if animal := n.Get("animal"); animal != nil {
			r.Helpers[i].Animal = word[Good](r, animal, GoodNames[:])
		}
	}
	for name, move := range map[string]*LogMove{"drive": &r.Drive, "raft": &r.Raft, "tow": &r.Tow} {
		r.logMove(move, r.At(printed, "lumbering", name))
	}
	r.Panning.Kind = word[DepositKind](r, r.At(printed, "mining", "start", "panning", "kind"), DepositNames[:])
	for i, stable := range []Piece{HorseStable, DonkeyStable, MuleStable, OxStable} {
		n := r.At(printed, "ranching", "stable-yield", r.Work(stable).Name)
		r.Yields[i] = Yield{Animal: word[Good](r, r.Field(n, "animal"), GoodNames[:])}
		for _, good := range r.Field(n, "per").Keys() {
			r.Yields[i].Per[max(0, slices.Index(GoodNames[:], good))] = r.Number(n.Get("per"), good, 1, mostGain)
		}
	}
}

// logMove reads the level of a move of logs, its basins and its requirements. The numbers that an
// owner may replace are read later.
func (r *reader) logMove(m *LogMove, n *source.Node) {
	m.Level, m.Basins = r.Number(n, "level", 1, 3), r.Number(n, "basins", 1, len(r.Basins))
	if logs := r.Field(n, "logs"); m != &r.Raft {
		m.Logs = 0 // all
		if logs.Value() != "all" {
			m.Logs = r.Whole(logs, 1, mostMarket)
		}
	}
	if needs := n.Get("needs"); needs != nil {
		m.Steamboat = r.Word(needs, "steamboat") == 0
	}
}

func (r *reader) fixedTown(printed *source.Node) {
	for i, n := range r.Items(r.At(printed, "public-buildings", "list"), len(r.Publics), len(r.Publics)) {
		b := &r.Publics[i]
		b.Name = r.id(n)
		if use := r.Field(n, "use"); !r.table(use.Field) {
			b.Use = r.effect(use, true, NoEffect, EffectStore)
		}
		if where := n.Get("where"); where != nil {
			b.River = r.Word(where, "river") == 0
		}
	}
	for i, n := range r.Items(r.At(printed, "market-cards", "list"), len(r.Markets), len(r.Markets)) {
		m := &r.Markets[i]
		m.Name, m.Kind = r.id(n), word[MarketKind](r, r.Field(n, "kind"), marketNames[:])
		if m.Kind == MarketTrain {
			m.Train = word[Train](r, r.Field(n, "id"), TrainNames[:])
		}
	}
	for line, name := range LineNames {
		for i, n := range r.Items(r.At(printed, name+"-tiles", "list"), len(r.Tiles[line]), len(r.Tiles[line])) {
			r.Tiles[line][i].Name = r.id(n)
		}
	}
}

func (r *reader) fixedEvents(printed *source.Node) {
	each := r.Number(r.At(printed, "event-deck", "per-era"), "value", 1, len(r.Events))
	for i, n := range r.Items(r.At(printed, "event-deck", "list"), len(r.Events), len(r.Events)) {
		r.Events[i].Name, r.Events[i].Era = r.id(n), i/max(1, each)+1
	}
	spaces := r.Items(r.At(printed, "election-board", "spaces"), len(r.Election), len(r.Election))
	names := make([]string, len(spaces))
	for i, n := range spaces {
		names[i] = r.id(n)
	}
	for i, n := range spaces {
		s := ElectionSpace{Name: names[i], Value: r.Number(n, "value", 1, len(r.Election))}
		for _, field := range r.Items(r.Field(n, "fields"), 1, len(s.Fields)) {
			s.Fields[r.Word(field, FieldNames[:]...)] = true
		}
		for _, next := range r.Items(r.Field(n, "next"), 0, len(s.Next)) {
			s.Next[r.Word(next, names...)] = true
		}
		r.Election[i] = s
	}
}

func (r *reader) fixedPeople(printed *source.Node) {
	for i, n := range r.Items(r.At(printed, "towns", "list"), len(r.Towns), len(r.Towns)) {
		r.Towns[i].Name, r.Towns[i].Suit = r.id(n), word[Suit](r, r.Field(n, "suit"), suitNames[:])
	}
	at := 0
	for rank, name := range RankNames {
		for _, n := range r.Items(r.At(printed, name+"s", "list"), 1, len(r.Characters)-at) {
			r.Characters[at].Name, r.Characters[at].Rank = r.id(n), Rank(rank)
			at++
		}
	}
	if at != len(r.Characters) && r.Err == nil {
		r.Keep(printed.Wrong("has "+strconv.Itoa(at)+" characters", strconv.Itoa(len(r.Characters))))
	}
}
