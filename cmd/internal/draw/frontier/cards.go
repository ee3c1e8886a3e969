package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// effect describes the effect of a use, a tile, a town or a tycoon, or "" if there is none.
func (d drawing) effect(e box.Effect) string {
	text := ""
	switch e.Kind {
	case box.EffectGain:
		text = gains(e.Good, e.Amount)
	case box.EffectStatus:
		text = e.Field.String() + "+1"
	case box.EffectDraw:
		text = "draw " + withArticle(e.Rank.String())
	case box.EffectCampaign:
		text = "a campaign step"
	case box.EffectStore:
		text = "store a gold"
	case box.EffectDonate:
		text = "a donation"
	case box.EffectFree:
		text = fmt.Sprintf("a free %s tile", e.Line)
	case box.EffectBuild:
		text = "build " + withArticle(d.parts.Public(e.Building).Name)
	case box.EffectDevelop:
		text = fmt.Sprintf("develop the %s for $%d less", e.Line, e.Amount)
	}
	if e.Cost > 0 {
		text += fmt.Sprintf(" for $%d", e.Cost)
	}
	return text
}

// withArticle returns a noun with its article.
func withArticle(noun string) string {
	if strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

// gains writes an amount of a good.
func gains(good box.Good, n int) string {
	if good == box.Money {
		return fmt.Sprintf("+$%d", n)
	}
	return fmt.Sprintf("%s+%d", good, n)
}

// passive returns a passive ability.
func passive(p box.Passive) string {
	switch p.Kind {
	case box.PassiveIncome:
		return fmt.Sprintf("income $%d", p.Amount)
	case box.PassiveSellBonus:
		return fmt.Sprintf("$%d more for each %s sold", p.Amount, p.Good)
	case box.PassiveDiscount:
		return fmt.Sprintf("%s $%d cheaper", p.Discount, p.Amount)
	}
	return "no passive ability"
}

// character returns a card with its suit and its gain; the ring of an assistant shows its step in brackets.
func (d drawing) character(name string, ring int) string {
	i := slices.IndexFunc(d.parts.Characters[:], func(c box.Character) bool { return c.Name == name })
	if i < 0 {
		return name
	}
	c := &d.parts.Characters[i]
	gives := passive(c.Passive)
	switch {
	case c.Rank == box.RankAssistant:
		var steps []string
		for step, gives := range c.Ring[:c.RingSize] {
			text := gives.String()
			if step == ring {
				text = "[" + text + "]"
			}
			steps = append(steps, text)
		}
		gives = strings.Join(steps, " ")
	case c.Rank == box.RankTycoon:
		if active := d.effect(c.Active); active != "" {
			gives += "; " + active
		}
	}
	return fmt.Sprintf("%s %s (%s)", name, c.Suit, gives)
}

// eventCard returns an event with its kind.
func (d drawing) eventCard(name string) string {
	for i := range d.parts.Events {
		e := &d.parts.Events[i]
		if e.Name != name {
			continue
		}
		if e.Kind == box.StatusDown {
			return fmt.Sprintf("%s %s, %s", name, e.Kind, e.Field)
		}
		return fmt.Sprintf("%s %s", name, e.Kind)
	}
	return name
}

// tile returns a development tile with its price and its effect.
func (d drawing) tile(line int, name string) string {
	for i := range d.parts.Tiles[line] {
		t := &d.parts.Tiles[line][i]
		if t.Name != name {
			continue
		}
		var brings []string
		if t.Spaces > 0 {
			brings = append(brings, fmt.Sprintf("%s of the %s train", prose.Count(t.Spaces, "space"), t.Train))
		}
		if effect := d.effect(t.Effect); effect != "" {
			brings = append(brings, effect)
		}
		return fmt.Sprintf("%s for $%d%s", name, t.Price, bracketed(brings))
	}
	return name
}

// goal returns a goal card with the things that it counts.
func (d drawing) goal(name string) string {
	i := slices.IndexFunc(d.parts.Goals[:], func(g box.Goal) bool { return g.Name == name })
	if i < 0 {
		return name
	}
	g := &d.parts.Goals[i]
	var parts []string
	if g.Reach > 0 {
		parts = append(parts, fmt.Sprintf("%s, the %s track at %d for %d points", g.Title, g.Track, g.Reach, g.Points))
	}
	if counted := d.counted(g); counted != "" {
		parts = append(parts, fmt.Sprintf("%d points each for at most %d of %s", d.parts.GoalPoints, g.Most, counted))
	}
	if g.MoneyPer > 0 {
		parts = append(parts, fmt.Sprintf("%s for each $%d up to $%d", prose.Count(g.MoneyPoints, "point"), g.MoneyPer, g.MoneyUpTo))
	}
	if g.LevelFour > 0 {
		parts = append(parts, fmt.Sprintf("%d for a level IV card", g.LevelFour))
	}
	if p := g.Industry; p.Most > 0 {
		parts = append(parts, fmt.Sprintf("at most %d points: %d for each enclosure, %d for each head of cattle, %d for each deposit and 1 for every %d logs",
			p.Most, p.Enclosure, p.Cattle, p.Deposit, p.LogsPerPoint))
	}
	if g.And.Number > 0 {
		parts = append(parts, fmt.Sprintf("%d each for %s*%d%s", d.parts.GoalPoints,
			d.parts.Public(g.And.Kind).Name, g.And.Number, d.where(g.And)))
	}
	if g.BankWithGold {
		parts = append(parts, fmt.Sprintf("%d for an own bank with own gold", d.parts.GoalPoints))
	}
	return name + ": " + strings.Join(parts, "; ")
}

// counted lists the things that a goal card counts.
func (d drawing) counted(g *box.Goal) string {
	parts := d.publics(g.Count.Publics)
	for _, row := range []struct {
		counts bool
		what   string
	}{
		{g.Count.Safety, "safety buildings"},
		{g.Count.Railroad, "railroad tiles"},
		{g.Count.Telegraph, "telegraph tiles"},
		{g.Count.Donations, "donations"},
	} {
		if row.counts {
			parts = append(parts, row.what)
		}
	}
	text := strings.Join(parts, ", ")
	if g.Count.ByHousing {
		text += " next to housing"
	}
	return text
}

// publics returns the public buildings of a set.
func (d drawing) publics(set box.PublicSet) []string {
	var names []string
	for i := range d.parts.Publics {
		if set.Has(box.FirstPublic + box.Piece(i)) {
			names = append(names, d.parts.Publics[i].Name)
		}
	}
	return names
}

// where returns the place that a further condition asks for.
func (d drawing) where(f box.Further) string {
	switch {
	case f.ByTown:
		return " next to the town"
	case f.ByHousing:
		return " next to housing"
	case f.OnRiver:
		return " on the river"
	case f.By != 0:
		return " next to a " + strings.Join(d.publics(f.By), " or ")
	}
	return ""
}
