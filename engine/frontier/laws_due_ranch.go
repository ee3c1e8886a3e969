package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// ranch are drives, breeding, stables and free cattle.
func (d *due) ranch(v verb, a engine.Action) {
	x, y, n, parts := spaceOf(a), secondOf(a), numberOf(a), d.table.parts
	switch v {
	case vDriveCattle, vRailDrive:
		d.herd(x, y)
		if v == vRailDrive || !d.under(AskDriveHorse, DriveHorseWorkerOnly) {
			d.me().used[box.Horse]++
		}
		if v == vRailDrive {
			return
		}
	case vBreed:
		if t := &d.tiles[x]; t.kind == box.Enclosure {
			n = min(parts.Breed, int(d.me().supply), parts.Work(box.Enclosure).Holds-int(t.cattle))
			t.cattle += uint8(n)
			d.me().supply -= uint8(n)
		} else {
			d.graze(x, min(parts.Breed, int(d.me().supply)))
		}
	case vStable:
		t := &d.tiles[x]
		n = min(yields(d.by(), t.kind), parts.Work(t.kind).Holds-int(t.cattle), int(d.me().supply))
		t.cattle += uint8(n)
		d.me().supply -= uint8(n)
	case vRustle:
		d.me().used[box.Horse] += uint8(n)
		d.me().guns -= uint16(n)
		d.graze(x, min(n*parts.RustleCattle, int(d.me().supply)))
	}
	d.layDown()
}

// herd drives one cattle, or under a ruling all of a space.
func (d *due) herd(x, y space) {
	n, whole := uint8(1), d.under(AskDriveHerd, DriveHerdWholeHerd)
	if d.works.has(x) {
		if whole {
			n = d.tiles[x].cattle
		}
		d.leaveEnclosure(x, n)
	} else {
		if whole {
			n = d.cattle[d.seat][x]
		}
		d.leaveRange(x, n)
	}
	d.cattle[d.seat][y] += n
	d.driven[d.seat][y] += n
	d.herds[d.seat].add(y)
	d.open.drove = true
}

// leaveRange takes cattle off a range space, first those that were driven there.
func (d *due) leaveRange(x space, n uint8) {
	d.cattle[d.seat][x] -= n
	d.driven[d.seat][x] -= min(n, d.driven[d.seat][x])
	if d.cattle[d.seat][x] == 0 {
		d.herds[d.seat].remove(x)
	}
}

// leaveEnclosure takes cattle out: first those that can be sold, then those used as dairy, then those bought this round.
func (d *due) leaveEnclosure(x space, n uint8) {
	t := &d.tiles[x]
	used := n - min(n, t.cattle-t.dairy-t.bought)
	t.cattle -= n
	milk := min(used, t.dairy)
	t.dairy -= milk
	t.bought -= used - milk
}

// yields is what a stable gives: one for so many of each animal that it asks for.
func yields(s *state, k box.Piece) int {
	t, n := countCubes(s), 1<<10
	for g, per := range s.table.parts.Yield(k).Per {
		if per == 0 {
			continue
		}
		if box.Good(g) == box.Cattle {
			n = min(n, t.cattle[s.seat]/per)
		} else {
			n = min(n, t.animals[s.seat][g]/per)
		}
	}
	return n
}
