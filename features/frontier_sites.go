package features

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// teachSites adds what sets up and asks for deposits.
func (n *frontNouns) teachSites(v *vocabulary) {
	v.given(frontSiteLevel, n.giveSite(func(s *frontier.Site, k int) { s.Level = k }))
	v.given(frontSiteFace, n.giveSite(func(s *frontier.Site, k int) { s.Face = k }))
	v.given(frontReserve, n.giveSite(func(s *frontier.Site, k int) { s.Reserve = k }))
	v.given(frontDepleted, func(at string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Depleted, s.Reserve = true, 0 })(at, 0)
	})
	v.given(frontUndepleted, func(at string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Depleted = false })(at, 0)
	})
	v.given(frontSiteKind, func(at, kind string) error { return n.giveSite(func(s *frontier.Site, _ int) { s.Kind = kind })(at, 0) })
	v.given(frontSiteMetal, func(at, metal string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Metal = metal })(at, 0)
	})
	v.given(frontSiteCubes, n.giveCubes)
	v.then(frontSiteLevel, n.siteIs("level", func(s *frontier.Site) int { return s.Level }))
	v.then(frontSiteFace, n.siteIs("face", func(s *frontier.Site) int { return s.Face }))
	v.then(frontReserve, n.siteIs("reserve", func(s *frontier.Site) int { return s.Reserve }))
	v.then(frontDepleted, func(at string) error { return n.depleted(at, true) })
	v.then(frontUndepleted, func(at string) error { return n.depleted(at, false) })
	v.then(frontSiteKind, n.siteWord("kind", func(s *frontier.Site) string { return s.Kind }))
	v.then(frontSiteMetal, n.siteWord("metal", func(s *frontier.Site) string { return s.Metal }))
	v.then(frontSiteCubes, n.cubesAre)
}

// newSite is a deposit as it is placed (FR-START-05, FR-MIN-26), nil for a building that is none.
func (n *frontNouns) newSite(kind string) *frontier.Site {
	parts := n.parts()
	i := slices.Index(n.workNames(), kind)
	metal, from := parts.Works[i].Metal, &parts.Mine
	switch {
	case kind == "panning":
		from, metal = &parts.Panning, parts.Panning.Metal
	case metal == box.NoGood:
		return nil
	case parts.Works[i].Level == len(parts.Output[0]):
		from = &parts.Deep
	}
	return &frontier.Site{Kind: from.Kind.String(), Metal: metal.String(), Level: from.Level, Reserve: from.Reserve}
}

func (n *frontNouns) giveSite(change func(*frontier.Site, int)) func(string, int) error {
	return func(at string, k int) error {
		if err := n.placing(); err != nil {
			return err
		}
		work := n.doc.Works[at]
		if work == nil || work.Deposit == nil {
			return fmt.Errorf("no deposit stands at %s: say before which one does, such as: a panning of %s stands at %s", at, n.setup.Seats[0], at)
		}
		change(work.Deposit, k)
		return nil
	}
}

// giveCubes lays found cubes onto a deposit, which has to be of the player and the metal.
func (n *frontNouns) giveCubes(name string, k int, metal, at string) error {
	if err := n.giveSite(func(s *frontier.Site, _ int) { s.Cubes = k })(at, 0); err != nil {
		return err
	}
	return n.fitsSite(n.doc.Works[at], name, metal, at)
}

func (n *frontNouns) fitsSite(work *frontier.WorkPiece, name, metal, at string) error {
	if err := n.isPlayer(name); err != nil {
		return err
	}
	if work.Owner != name || work.Deposit.Metal != metal {
		return fmt.Errorf("the deposit at %s is of %s and gives %s", at, work.Owner, work.Deposit.Metal)
	}
	return nil
}

// site is the deposit somewhere on the table.
func (n *frontNouns) site(at string) (*frontier.WorkPiece, error) {
	p, err := n.table()
	if err != nil {
		return nil, err
	}
	if work := p.Works[at]; work != nil && work.Deposit != nil {
		return work, nil
	}
	return nil, fmt.Errorf("expected a deposit at %s, but there stands %s", at, whatStands(p, at))
}

func (n *frontNouns) siteIs(what string, of func(*frontier.Site) int) func(string, int) error {
	return func(at string, expected int) error {
		work, err := n.site(at)
		if err != nil {
			return err
		}
		return equal("the "+what+" of "+at, expected, of(work.Deposit))
	}
}

func (n *frontNouns) siteWord(what string, of func(*frontier.Site) string) func(string, string) error {
	return func(at, expected string) error {
		work, err := n.site(at)
		if err == nil && of(work.Deposit) != expected {
			return fmt.Errorf("expected the %s of %s to be %s, but it is %s", what, at, expected, of(work.Deposit))
		}
		return err
	}
}

func (n *frontNouns) depleted(at string, expected bool) error {
	work, err := n.site(at)
	switch {
	case err != nil:
		return err
	case expected && !work.Deposit.Depleted:
		return fmt.Errorf("expected %s to be depleted, but it has a reserve of %d", at, work.Deposit.Reserve)
	case !expected && work.Deposit.Depleted:
		return fmt.Errorf("expected %s not to be depleted, but it is", at)
	}
	return nil
}

func (n *frontNouns) cubesAre(name string, expected int, metal, at string) error {
	work, err := n.site(at)
	if err != nil {
		return err
	}
	if err := n.fitsSite(work, name, metal, at); err != nil {
		return err
	}
	return equal("the number of "+metal+" cubes at "+at, expected, work.Deposit.Cubes)
}
