package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachSites adds the steps that set up and check deposits.
func (n *nouns) teachSites(v *step.Vocabulary) {
	v.Given(siteLevel, n.giveSite(func(s *frontier.Site, k int) { s.Level = k }))
	v.Given(siteFace, n.giveSite(func(s *frontier.Site, k int) { s.Face = k }))
	v.Given(reserve, n.giveSite(func(s *frontier.Site, k int) { s.Reserve = k }))
	v.Given(depleted, func(at string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Depleted, s.Reserve = true, 0 })(at, 0)
	})
	v.Given(undepleted, func(at string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Depleted = false })(at, 0)
	})
	v.Given(siteKind, func(at, kind string) error { return n.giveSite(func(s *frontier.Site, _ int) { s.Kind = kind })(at, 0) })
	v.Given(siteMetal, func(at, metal string) error {
		return n.giveSite(func(s *frontier.Site, _ int) { s.Metal = metal })(at, 0)
	})
	v.Given(siteCubes, n.giveCubes)
	v.Then(siteLevel, n.siteIs("level", func(s *frontier.Site) int { return s.Level }))
	v.Then(siteFace, n.siteIs("face", func(s *frontier.Site) int { return s.Face }))
	v.Then(reserve, n.siteIs("reserve", func(s *frontier.Site) int { return s.Reserve }))
	v.Then(depleted, func(at string) error { return n.depleted(at, true) })
	v.Then(undepleted, func(at string) error { return n.depleted(at, false) })
	v.Then(siteKind, n.siteWord("kind", func(s *frontier.Site) string { return s.Kind }))
	v.Then(siteMetal, n.siteWord("metal", func(s *frontier.Site) string { return s.Metal }))
	v.Then(siteCubes, n.cubesAre)
}

// newSite returns a deposit as it is placed (FR-START-05, FR-MIN-26), or nil for a building without a
// deposit.
func (n *nouns) newSite(kind string) *frontier.Site {
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

func (n *nouns) giveSite(change func(*frontier.Site, int)) func(string, int) error {
	return func(at string, k int) error {
		if err := n.placing(); err != nil {
			return err
		}
		work := n.doc.Works[at]
		if work == nil || work.Deposit == nil {
			return fmt.Errorf("no deposit stands at %s: say before which one does, such as: a panning of %s stands at %s",
				at, n.Setup.Seats[0], at)
		}
		change(work.Deposit, k)
		return nil
	}
}

// giveCubes lays found cubes onto a deposit, which has to be of the player and the metal.
func (n *nouns) giveCubes(name string, k int, metal, at string) error {
	if err := n.giveSite(func(s *frontier.Site, _ int) { s.Cubes = k })(at, 0); err != nil {
		return err
	}
	return n.fitsSite(n.doc.Works[at], name, metal, at)
}

func (n *nouns) fitsSite(work *frontier.WorkPiece, name, metal, at string) error {
	if err := n.IsPlayer(name); err != nil {
		return err
	}
	if work.Owner != name || work.Deposit.Metal != metal {
		return fmt.Errorf("the deposit at %s is of %s and gives %s", at, work.Owner, work.Deposit.Metal)
	}
	return nil
}

// site returns the deposit on a space.
func (n *nouns) site(at string) (*frontier.WorkPiece, error) {
	p, err := n.now()
	if err != nil {
		return nil, err
	}
	if work := p.Works[at]; work != nil && work.Deposit != nil {
		return work, nil
	}
	return nil, fmt.Errorf("expected a deposit at %s, but there stands %s", at, whatStands(p, at))
}

func (n *nouns) siteIs(what string, of func(*frontier.Site) int) func(string, int) error {
	return func(at string, expected int) error {
		work, err := n.site(at)
		if err != nil {
			return err
		}
		return step.Equal("the "+what+" of "+at, expected, of(work.Deposit))
	}
}

func (n *nouns) siteWord(what string, of func(*frontier.Site) string) func(string, string) error {
	return func(at, expected string) error {
		work, err := n.site(at)
		if err == nil && of(work.Deposit) != expected {
			return fmt.Errorf("expected the %s of %s to be %s, but it is %s", what, at, expected, of(work.Deposit))
		}
		return err
	}
}

func (n *nouns) depleted(at string, expected bool) error {
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

func (n *nouns) cubesAre(name string, expected int, metal, at string) error {
	work, err := n.site(at)
	if err != nil {
		return err
	}
	if err := n.fitsSite(work, name, metal, at); err != nil {
		return err
	}
	return step.Equal("the number of "+metal+" cubes at "+at, expected, work.Deposit.Cubes)
}
