package frontier

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The laws hold in the lands that owners of the game may make of it, too.
func TestLawsHoldInOtherLands(t *testing.T) {
	const games = 48
	other := suite()
	other.Laws.Setup = func(game int, setup *engine.Setup) { setup.Components = []byte(lands[game/2%2]) }
	for game := range games {
		other.Play(t, game, func(d decision) {
			for i := range laws {
				err := laws[i].Hold(d.Before, d.Action, d.After)
				require.NoError(t, err, "%s, after %q in game %d", laws[i].ID, d.Before.Format(d.Action), game)
			}
		})
	}
}

// lands are component files: of a poor land, and of a cheap one, where what takes long to be prepared comes soon.
var lands = [...]string{`
player-kit: {cubes: {value: 20}}
dice: {faces: 4}
map: {trees-per-forest: {value: 1}}
basins: {list: [{id: basin-2, holds: 2}, {id: basin-3, holds: 3}]}
lumbering: {reach: {value: 2}, raft: {logs: 3, price: 1}}
industry-buildings:
  list:
    - {id: farmstead, price: 0, where: land}
    - {id: mining-dam, where: by-water, price: 2, logs: 0}
    - {id: mine-silver, price: 0, logs: 0}
mining:
  grubstake: {tools: 2}
  haul-animals: {donkey: 0, mule: 3}
  tile-level-max: {value: 2}
  deposit-die: {faces: [alluvial, beach, eluvial, aeolian]}
  start: {panning: {reserve: 1, metal: silver}, mine: {level: 1, reserve: 3}, deep: {level: 2, reserve: 2}}
housing: {wooden-house: {uses: 1}}
town-status: {low: {value: -1}, high: {value: 4}}
event-numbers: {rain-faces: {value: 3}, blizzard-animals-per-loss: {value: 2}, panic-per-severity: {value: 9}}
severity-cards: {copies: {value: {1: 2, 2: 4, 3: 10}}}
discs: {boon: {each-player-gains-per-space: 0}, bane: {each-player-pays-per-space: 4}}
`, `
industry-buildings:
  list:
    - {id: sawmill, price: 1, logs: 0}
    - {id: mine-gold, price: 1, logs: 0}
    - {id: deep-silver, price: 1, logs: 0}
    - {id: enclosure, price: 1, logs: 0}
    - {id: horse-stable, price: 1, logs: 0}
    - {id: mule-stable, price: 1, logs: 0}
    - {id: own-train, price: 1}
public-buildings:
  list:
    - {id: newspaper, price: 1, logs: 0}
    - {id: coach-builder, price: 1, logs: 0}
    - {id: steamboat, price: 1, logs: 0}
mining: {start: {panning: {reserve: 2}}}
`}

// enrich lets half of the games begin where they would be after a long time: the players are at level III everywhere and have money and
// goods. What takes long to be prepared is hardly met otherwise.
func enrich(game int, d decision) {
	if game%2 > 0 || d.Before.round > 0 || d.After.round != 1 {
		return
	}
	s := d.After
	for i := range s.seats() {
		p := &s.players[i]
		for k := range p.levels {
			for ; p.levels[k] < 3; p.levels[k]++ {
				s.cards[k][p.levels[k]]--
			}
		}
		p.money, s.bank = p.money+80, s.bank-80
		p.stock[box.Log], p.stock[box.Gold], p.supply = p.stock[box.Log]+5, p.stock[box.Gold]+1, p.supply-8
		p.animals[box.Horse], p.animals[box.Donkey] = p.animals[box.Horse]+1, p.animals[box.Donkey]+1
		p.tools, p.guns = p.tools+5, p.guns+3
		ranchFor(s, i)
	}
	if s.is(nil, AskCharacterLimit, CharacterLimitFourInAll) {
		return
	}
	for card := firstTycoon; s.officers < mostOffice; card++ {
		s.office[s.officers], s.deck = card, s.deck&^(1<<card)
		s.officers++
	}
}

// ranchFor gives a player a farmstead with an enclosure and two cattle in it, where there is room.
func ranchFor(s *state, seat int8) {
	x := unused(s)
	beside := only(x).sides().and(s.table.grass).without(s.occupied()).without(s.town.sides())
	if x == noSpace || beside.empty() || s.players[seat].supply < 2 {
		return
	}
	s.put(x, box.Farmstead, seat)
	fenced := beside.pop()
	s.put(fenced, box.Enclosure, seat)
	s.tiles[fenced].cattle = 2
	s.players[seat].supply -= 2
}

// unused is a free grass space that has nothing beside it.
func unused(s *state) space {
	all := s.table.grass.without(s.occupied()).without(s.town.sides()).without(s.works.around()).without(s.rails.sides())
	return all.pop()
}
