package frontier_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// document is a position in the middle of a turn, as far as the books need it.
type document struct {
	Round       int
	Turn, First string
	Start       string `json:"starting-player"`
	Mayor       string
	Status      map[class]int `json:"town-status"`
	Promises    map[class][]int
	Trees       map[string]int
	Town        map[string]struct{ Kind, Owner, Tycoon string }
	Industry    map[string]struct {
		Kind, Owner string
		Animals     int
		Deposit     *struct {
			Kind                 string
			Level, Face, Reserve int
		}
	}
	Cattle              map[string]map[string]int
	Logs                map[string]map[string]int
	Railroad, Telegraph struct {
		Up    string `json:"face-up"`
		Built []struct{ Tile, By string }
	}
	Office  []string
	Events  map[string]string
	Discs   map[class]string
	Banes   []class
	Players []struct {
		Name                         string
		Industries                   map[string]int
		Money, Political, Investment int
		Stock                        map[string]int
		Characters                   []string
		Goal                         string
		Cube                         string `json:"election-cube"`
		Kept                         int    `json:"promises-kept"`
	}
}

// read begins with a position.
func (b *books) read(t *testing.T, position json.RawMessage) {
	var doc document
	require.NoError(t, json.Unmarshal(position, &doc))
	b.round, b.step, b.start, b.first, b.mayor = doc.Round, "turns", doc.Start, doc.First, doc.Mayor
	b.ended = slices.Index(b.from(b.first), doc.Turn)
	b.row, b.discs, b.office, b.trees, b.markers = doc.Events, doc.Discs, doc.Office, doc.Trees, doc.Status
	for _, field := range doc.Banes {
		b.bane[field] = true
	}
	for field, cubes := range doc.Promises {
		for _, space := range cubes {
			b.promised = append(b.promised, promise{field, space})
		}
	}
	for _, p := range doc.Players {
		b.people[p.Name] = &settler{money: p.Money, political: p.Political, investment: p.Investment, logs: p.Stock["log"], kept: p.Kept,
			industries: p.Industries, cards: p.Characters, goal: p.Goal, campaign: p.Cube}
	}
	b.readMap(&doc)
}

// readMap reads the map.
func (b *books) readMap(doc *document) {
	for at, p := range doc.Town {
		b.pieces[at] = &piece{kind: p.Kind, owner: p.Owner, tycoon: p.Tycoon}
		if p.Kind == "stockpile" {
			b.stock = basin(at)
		}
	}
	for at, i := range doc.Industry {
		s := &site{kind: i.Kind, owner: i.Owner}
		if d := i.Deposit; d != nil {
			s.soil, s.level, s.face, s.reserve = d.Kind, d.Level, d.Face, d.Reserve
		}
		b.sites[at] = s
		if i.Kind == "enclosure" {
			b.people[i.Owner].cattle += i.Animals
		}
	}
	for _, herd := range doc.Cattle {
		for name, n := range herd {
			b.people[name].cattle += n
		}
	}
	for name, logs := range doc.Logs {
		b.logs[named(name)] = logs
	}
	for _, t := range doc.Railroad.Built {
		b.lines["railroad"].built = append(b.lines["railroad"].built, mark{t.Tile, t.By, true})
	}
	for _, t := range doc.Telegraph.Built {
		b.lines["telegraph"].built = append(b.lines["telegraph"].built, mark{t.Tile, t.By, true})
	}
	b.lines["railroad"].up, b.lines["telegraph"].up = doc.Railroad.Up, doc.Telegraph.Up
}
