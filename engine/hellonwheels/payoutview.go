package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// Prospect is what a Town on the board would come to if its payout, its taxes or a Raid were now. Money is in whole K.
type Prospect struct {
	// Type is spontaneous, planned or existing (HOW-TOWN-02); Level the Mayhem level (HOW-TOWN-06, HOW-TOWN-07, HOW-TOWN-08), which
	// HOW-R-mayhem-floor may let be below 0.
	Type  string
	Level int
	// Total is what the Town makes for each kind of Establishment (HOW-PAST-01, HOW-PRES-01, HOW-FUT-01), and Pays what each kind gets
	// that it has, in the order in which they are paid.
	Total int
	Pays  []Pay
	// Mayor is who would be Mayor (HOW-TAX-02, HOW-TAX-03); "" for nobody, and before there is a Supervisor.
	Mayor string
	// RaidLevel is compared with Threshold: Establishments can be raided unless it is below (HOW-RAID-03).
	RaidLevel, Threshold int
}

// Pay is what the Establishments of one kind in a Town would be paid.
type Pay struct {
	// Kind is the kind's name as cards spell it, Houses how many of it there are, at least 1.
	Kind   string
	Houses int
	// Total is shared by them, Share is for each, and what is left stays in the bank.
	Total, Share int
}

// Prospects are those of the Past, the Present and the Future Town, nil where none lies, under a game's setup. The position may be a
// player's view. The error is a setup that cannot be read, or a document that names what the game does not have.
func (p *Position) Prospects(setup engine.Setup) ([3]*Prospect, error) {
	var all [3]*Prospect
	s, err := empty(setup, nil)
	if err != nil {
		return all, err
	}
	l := loader{&walk{Form: form.Read(setup.Seats), state: s, doc: p}}
	if err := l.loadBoard(); err != nil {
		return all, err
	}
	for at := range positions {
		if l.hasTown(at) {
			all[at] = l.prospect(at)
		}
	}
	return all, nil
}

// prospect asks the rules themselves.
func (s *state) prospect(at position) *Prospect {
	p := &Prospect{
		Type: townTypeNames[s.kind(at)], Level: s.level(at), Total: s.total(at, nil),
		RaidLevel: s.raidLevel(at, nil), Threshold: s.table.threshold,
	}
	if s.is(nil, AskMayhemFloor, MayhemFloorFloorAtZero) {
		p.Level, p.RaidLevel = max(0, p.Level), max(0, p.RaidLevel)
	}
	for _, kind := range houseKinds {
		if houses := s.board[at].of(kind); !houses.empty() {
			n := houses.size()
			p.Pays = append(p.Pays, Pay{Kind: houses.first().name().String(), Houses: n, Total: p.Total, Share: p.Total / n})
		}
	}
	if s.supervisor >= 0 {
		if mayor, ok := s.mayor(at, nil); ok {
			p.Mayor = s.name(mayor)
		}
	}
	return p
}
