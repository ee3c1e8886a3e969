package frontier_test

import (
	"slices"
	"strings"
)

// onRiver enters what is done with logs.
func (b *books) onRiver(name string, who *settler, words []string) bool {
	switch words[0] {
	case "cut":
		b.cut(name, who, words)
	case "drive":
		b.float(named(words[1]), 1, b.load(name, words[2:]))
	case "raft":
		who.money -= 2
		b.float(named(words[1]), 2, b.load(name, words[2:]))
	case "tow":
		all := b.logs[named(words[1])]
		if b.is("log-owner", "own") {
			all = map[string]int{name: all[name]}
		}
		b.float(named(words[1]), 2, all)
	case "clear":
		b.black[named(words[1])] = false
		if b.is("pile-up", "dollar-clears") {
			who.money--
		}
	case "saw":
		if words[2] == "stock" {
			who.logs--
		} else {
			b.logs[named(words[2])][name]--
		}
	case "lift":
		b.logs[b.stock][name]--
		who.logs++
	default:
		return b.strike(words)
	}
	return true
}

// strike enters what an event strikes; fire, revolt and drought change nothing that is counted here.
func (b *books) strike(words []string) bool {
	switch words[0] {
	case "pile-up":
		b.black[named(words[1])] = true
	case "lose-log":
		b.loseLog(b.seat(words[1]))
	case "burn", "revolt", "drought":
	default:
		return false
	}
	return true
}

// cut fells trees; the logs go into the basin of the camp, or to the stockpile that lies there.
func (b *books) cut(name string, who *settler, words []string) {
	forest, river := words[1], basin(words[3])
	if slices.Contains(words, "steam") {
		who.money -= 3
	}
	left, felled := treesPerForest, 1
	if n, counted := b.trees[forest]; counted {
		left = n
	}
	if words[len(words)-1] == "logs" {
		felled = min(1+helpers[words[4]], left)
		if !b.onStock(river) {
			felled = min(felled, 6-sum(b.logs[river]))
		}
	}
	b.trees[forest] = left - felled
	b.float(river, 0, map[string]int{name: felled})
}

// onStock reports whether logs that come to a basin are put on the stockpile at once.
func (b *books) onStock(river int) bool {
	return river == b.stock && !b.is("stock-arrival", "worker-carries")
}

// load are the logs that a move takes along: so many own ones, or, where anybody's may be, "P1=1 P2=1".
func (b *books) load(name string, words []string) map[string]int {
	logs := map[string]int{}
	for _, w := range words {
		if p, n, others := strings.Cut(w, "="); others {
			logs[b.seat(p)] = number(n)
		} else {
			logs[name] = number(w)
		}
	}
	return logs
}

// float takes logs out of a basin and some basins down: not beyond the stockpile, a black worker or the last basin. Logs that were felled
// just now come from no basin.
func (b *books) float(from, down int, logs map[string]int) {
	to := from
	for range down {
		to++
		if to == b.stock || b.black[to] || to == len(b.logs)-1 {
			break
		}
	}
	for owner, n := range logs {
		if down > 0 {
			b.logs[from][owner] -= n
		}
		if b.onStock(to) {
			b.people[owner].logs += n
		} else {
			b.logs[to][owner] += n
		}
	}
}

// settleLogs takes the logs that are lost without anybody deciding whose: always from the lowest basin that has any.
func (b *books) settleLogs() {
	for b.losing > 0 {
		owners := b.owners(b.lowest())
		if len(owners) == 0 {
			b.losing = 0
		}
		if len(owners) != 1 {
			return
		}
		b.loseLog(owners[0])
	}
}

func (b *books) loseLog(owner string) {
	b.logs[b.lowest()][owner]--
	b.losing--
}

// lowest is the lowest basin with logs and without a log boom; -1 if there is none.
func (b *books) lowest() int {
	for i := len(b.logs) - 1; i >= 0; i-- {
		if len(b.owners(i)) > 0 && !b.boomed(i) {
			return i
		}
	}
	return -1
}

func (b *books) boomed(river int) bool {
	for at, s := range b.sites {
		if s.kind == "log-boom" && at[1:] == "5" && basin(at) == river {
			return true
		}
	}
	return false
}

// owners are the players who have logs in a basin.
func (b *books) owners(river int) []string {
	if river < 0 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(b.seats), func(s string) bool { return b.logs[river][s] == 0 })
}

func sum(logs map[string]int) int {
	n := 0
	for _, k := range logs {
		n += k
	}
	return n
}
