package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// stepMutants are those of the laws that look at what a decision moves.
var stepMutants = lawtest.Mutants[state]{
	"FR-INV-17": {
		"the second best wins": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.After.open.whose >= 0 && d.After.step != atOutgoing
		},
			func(d *decision) { d.After.mayor = (d.After.mayor + 1) % d.After.seats() }),
		"nobody has run": where(func(d *decision) bool { return counting(d.Before, d.Action, d.After) },
			func(d *decision) { d.After.frozen = !d.After.frozen }),
		"an assistant has no vote": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.After.step == atPromise &&
				d.Before.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters)
		}, func(d *decision) {
			other := (d.After.open.whose + 1) % d.After.seats()
			d.Before.players[other].hand, d.Before.players[other].cube = 1<<24-1, 0
		}),
		"a tycoon has no vote": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.After.step == atPromise && d.After.open.whose != d.Before.mayor &&
				d.Before.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters)
		}, func(d *decision) {
			d.Before.players[d.Before.mayor].cube = 0
			for i := range d.Before.office {
				d.Before.office[i] = int8(characters - 1 - i)
			}
			d.Before.officers = uint8(len(d.Before.office))
		}),
	},
	"FR-INV-26": {"a sale brings more than it costs": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuy && box.Good(whatOf(d.Action)) == box.Log
	}, func(d *decision) {
		withParts(d.Before, func(c *box.Components) { c.Markets[box.ShipCard].Sells[box.Log] = 99 })
		d.After.table = d.Before.table
	}), "cattle are driven out for more": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuy &&
			box.Good(whatOf(d.Action)) == box.Meat
	}, func(d *decision) {
		withParts(d.Before, func(c *box.Components) { c.Markets[box.RedCard].Sells[box.Cattle] = 99 })
		d.After.table = d.Before.table
	})},
}
