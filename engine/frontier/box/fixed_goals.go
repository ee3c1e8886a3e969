package box

import "github.com/yardstick-rules/yardstick/engine/rulebook/source"

// goal reads a goal card.
func (r *reader) goal(n *source.Node) Goal {
	g := Goal{Name: r.id(n), Title: n.Get("title").Value()}
	if reach := n.Get("reach"); reach != nil {
		g.Track = word[ScoringTrack](r, r.Field(reach, "track"), ScoringNames[:])
		g.Reach, g.Points = r.Number(reach, "value", 1, mostMarket), r.Number(n, "points", 1, mostMarket)
	}
	if count := n.Get("count"); count != nil {
		g.Most, g.Count = r.Number(n, "most", 1, mostGain), r.count(count)
		g.Count.ByHousing = n.Get("counted-connected-to") != nil
	}
	if and := n.Get("and"); and != nil {
		if g.BankWithGold = and.Get("bank-with-own-gold") != nil; !g.BankWithGold {
			g.And = r.further(and)
		}
	}
	if money := n.Get("money"); money != nil {
		g.MoneyPer, g.MoneyPoints, g.MoneyUpTo = r.optional(money, "per"), r.optional(money, "points"), r.optional(money, "up-to")
	}
	if industry := n.Get("industry"); industry != nil {
		g.LevelFour = r.optional(n, "level-4-card")
		g.Industry = IndustryPoints{Most: r.optional(industry, "most"), Enclosure: r.optional(industry, "enclosure"),
			Cattle:  r.optional(industry, "cattle"),
			Deposit: r.optional(industry, "deposit"), LogsPerPoint: r.optional(industry, "logs-per-point")}
	}
	return g
}

// count reads the things that a goal counts.
func (r *reader) count(list *source.Node) (c Count) {
	special := map[string]*bool{"class-safety": &c.Safety, "railroad-tile": &c.Railroad, "telegraph-tile": &c.Telegraph,
		"donation": &c.Donations}
	for _, n := range r.Items(list, 1, mostGain) {
		if counts := special[n.Value()]; counts != nil {
			*counts = true
		} else {
			c.Publics |= r.public(n).alone()
		}
	}
	return c
}

// public returns the public building with a name.
func (r *reader) public(n *source.Node) Piece {
	return FirstPublic + Piece(r.Word(n, r.publicNames()...))
}

// alone returns the set of one public building.
func (p Piece) alone() PublicSet { return 1 << p }

// further reads the further condition of a goal.
func (r *reader) further(and *source.Node) Further {
	f := Further{Kind: r.public(r.Field(and, "building")), Number: r.Number(and, "number", 1, mostGain)}
	if by := and.Get("connected-to"); by != nil {
		for _, n := range r.Items(by, 1, mostGain) {
			switch n.Value() {
			case "town":
				f.ByTown = true
			case "housing":
				f.ByHousing = true
			default:
				f.By |= r.public(n).alone()
			}
		}
	}
	if place := and.Get("place"); place != nil {
		f.OnRiver = r.Word(place, "main-river") == 0
	}
	return f
}
