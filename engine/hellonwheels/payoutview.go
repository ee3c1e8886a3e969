package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// Prospect contains the results of a payout, of taxes and of a Raid in a Town on the board, if they happened now.
// Money is in whole K.
type Prospect struct {
	// Type is spontaneous, planned or existing (HOW-TOWN-02). Level is the Mayhem level (HOW-TOWN-06, HOW-TOWN-07,
	// HOW-TOWN-08), which can be below 0 under an answer to HOW-R-mayhem-floor.
	Type  string
	Level int
	// Total is the payout of the Town for each kind of Establishment (HOW-PAST-01, HOW-PRES-01, HOW-FUT-01). Pays
	// lists the payments to the kinds that the Town has, in the order of payment.
	Total int
	Pays  []Pay
	// Mayor is the player who would be Mayor (HOW-TAX-02, HOW-TAX-03); "" for nobody, and before there is a
	// Supervisor.
	Mayor string
	// RaidLevel is compared with Threshold. Establishments can be raided if RaidLevel is not below Threshold
	// (HOW-RAID-03).
	RaidLevel, Threshold int
}

// Pay is the payment to the Establishments of one kind in a Town.
type Pay struct {
	// Kind is the kind's name as on the cards. Houses is the number of Establishments of the kind, at least 1.
	Kind   string
	Houses int
	// Total is divided among the houses, and Share is the part of each. The remainder stays in the bank.
	Total, Share int
}

// Prospects returns the prospects of the Past, the Present and the Future Town under a game's setup; nil for a
// position without a Town. The position may be a player's view. The error is about a setup that cannot be read, or
// about a name that the game does not have.
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

// prospect calls the rules of the game.
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
