package frontier

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// loadRange reads trees, drought and the cattle on the range.
func (l *loader) loadRange() error {
	for _, name := range keys(l.doc.Trees) {
		x, err := l.onMap("trees", name)
		if err != nil {
			return err
		}
		if !l.table.forest.has(x) {
			return fmt.Errorf("trees: %s is not a forest", name)
		}
		if l.trees[x], err = number("trees: "+name, l.doc.Trees[name], 0, l.table.parts.TreesPerForest); err != nil {
			return err
		}
	}
	var err error
	if l.drought, err = l.spaceList("drought", l.doc.Drought); err != nil {
		return err
	}
	if !l.drought.without(l.table.grass).empty() {
		return &engine.Violation{Clause: Setup08, Question: book.Questions[AskDrought].ID, Reason: "drought lies on grass"}
	}
	if err := l.loadHerds("cattle", l.doc.Cattle, &l.cattle); err != nil {
		return err
	}
	if err := l.loadHerds("driven", l.doc.Driven, &l.driven); err != nil {
		return err
	}
	for i := range l.seats() {
		for x := range l.cattle[i] {
			if l.driven[i][x] > l.cattle[i][x] {
				return fmt.Errorf("driven: more cattle were driven to %s than are there", space(x))
			}
			if l.cattle[i][x] > 0 {
				l.herds[i].add(space(x))
			}
		}
		if astray := l.herds[i].without(l.table.grass.without(l.pieces())); !astray.empty() {
			return &engine.Violation{Clause: Ran10, Reason: fmt.Sprintf("cattle stand on grass without a piece, and those of %s stand on %s",
				l.name(int8(i)), strings.Join(astray.names(), ", "))}
		}
	}
	return nil
}

func (l *loader) loadHerds(where string, herds map[string]map[string]int, into *[maxSeats][spaces]uint8) error {
	for _, name := range keys(herds) {
		x, err := l.onMap(where, name)
		if err != nil {
			return err
		}
		for _, who := range keys(herds[name]) {
			seat, err := l.seatOf(where+": "+name, who)
			if err != nil {
				return err
			}
			if into[seat][x], err = number(where+": "+name, herds[name][who], 0, l.table.parts.Cubes); err != nil {
				return err
			}
		}
	}
	return nil
}

// loadRiver reads the logs in basins and the black workers.
func (l *loader) loadRiver() error {
	var names []string
	for b := range l.table.basins {
		names = append(names, basinText(b))
	}
	for _, name := range keys(l.doc.Logs) {
		b, err := word("logs", name, names)
		if err != nil {
			return err
		}
		for _, who := range keys(l.doc.Logs[name]) {
			seat, err := l.seatOf("logs: "+name, who)
			if err != nil {
				return err
			}
			if l.logs[b][seat], err = number("logs: "+name, l.doc.Logs[name][who], 0, 99); err != nil {
				return err
			}
		}
		if l.logsIn(b) > l.table.parts.Basins[b].Holds || l.logsIn(b) > 0 && l.ashore(b, l.rec) {
			return &engine.Violation{Clause: Lum18, Reason: fmt.Sprintf("%s holds %s, and logs in the stock basin go ashore", name,
				plural(l.table.parts.Basins[b].Holds, "log"))}
		}
	}
	for _, name := range l.doc.Jams {
		b, err := word("black-workers", name, names)
		if err != nil {
			return err
		}
		l.jams |= 1 << b
	}
	return nil
}
