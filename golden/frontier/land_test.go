package frontier_test

import "strings"

// land holds the map outside the town: the river with its logs, trees, and the sites of the industries.
type land struct {
	sites map[string]*site // by space
	trees map[string]int
	logs  []map[string]int // by basin and owner
	black []bool
	stock int // the basin of the stockpile
	dice
}

// site is an industry building; a deposit has a tile that is turned.
type site struct {
	kind, owner string
	soil        string
	level, face int
	reserve     int
}

// treesPerForest are the trees of a forest that nobody has felled one of.
const treesPerForest = 4

func newLand(players int) land {
	basins := 6
	if players > 3 {
		basins = 8
	}
	l := land{sites: map[string]*site{}, trees: map[string]int{}, logs: make([]map[string]int, basins), black: make([]bool, basins)}
	for i := range l.logs {
		l.logs[i] = map[string]int{}
	}
	l.earlier = map[string][]int{}
	return l
}

// basin is the basin that a space of a bank or of the river belongs to: three columns each.
func basin(space string) int { return int(space[0]-'a') / 3 }

// named is the basin with a name such as basin-2.
func named(name string) int { return number(strings.TrimPrefix(name, "basin-")) - 1 }

// found puts an industry building down.
func (b *books) found(name, kind, at string) {
	s := &site{kind: kind, owner: name, soil: "alluvial"}
	switch {
	case kind == "panning":
		s.level, s.reserve = 1, 4
	case strings.HasPrefix(kind, "mine-"):
		s.level, s.reserve = 2, 6
	case strings.HasPrefix(kind, "deep-"):
		s.level, s.reserve = 3, 8
	case kind == "dam" && at[1:] == "5":
		b.black[basin(at)] = false
	}
	b.fresh = at
	b.sites[at] = s
}

// onLand enters what is done at the sites of the industries; it reports whether the decision is of this kind.
func (b *books) onLand(name string, who *settler, words []string) bool {
	switch words[0] {
	case "camp", "panning", "farmstead":
		b.found(name, words[0], words[1])
	case "new-deposit":
		b.found(name, "panning", words[1])
	case "cattle":
		who.cattle += 2
	case "breed":
		who.cattle++
	case "lose":
		if words[1] == "cattle" {
			who.cattle--
		}
	case "rustle":
		who.cattle += 2 * number(words[1])
	case "drive-cattle", "rail-drive", "stable", "haul", "defend", "stop", "no-deposit", "douse":
	case "pan":
		who.money -= 2 * number(words[2])
		b.pan(words[1], number(words[2]), b.is("dice-count", "one-per-worker"))
	case "assign":
		b.assign(number(words[1]), b.sites[words[2]])
	case "improve":
		who.money -= who.less(5, "B4", 2)
	default:
		return b.onRiver(name, who, words)
	}
	return true
}
