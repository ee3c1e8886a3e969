package box

import "github.com/yardstick-rules/yardstick/engine/rulebook/source"

// Read reads a component file: YAML in the form of the printed file. Parts that the file leaves out are as in base.
// Values that are assumed or public may be replaced, within bounds. Values that are printed or derived, ids, and
// values that a question decides must stay. The map and its basins must agree with each other, every turn must end,
// and everything must agree with the rulebook. An error is a [*source.Error] with line, field and allowed values. An
// error that contradicts the rulebook names the fact and its clauses.
func Read(printed *source.Printed, base *Components, data []byte) (*Components, error) {
	root, err := printed.Root()
	if err != nil {
		return nil, err
	}
	o := overlay{printed}
	given, err := printed.Read(source.Overlay{Varies: o.limits, Words: o.words, Tables: o.table, Fixed: o.whyFixed}, data)
	if err != nil {
		return nil, err
	}
	c := *base
	r := &reader{Components: &c, Filler: source.Filler{Given: given, Alone: *base == Components{}}, overlay: o, base: base}
	for _, step := range []func(){func() { r.fixed(root) }, r.read, r.check} {
		if step(); r.Err != nil {
			return nil, r.Err
		}
	}
	return &c, nil
}

// reader turns the values of an owner's file into components, by the field of the printed file. It keeps the first
// error.
type reader struct {
	*Components
	source.Filler
	overlay
	base *Components
}

func (r *reader) read() {
	for _, n := range ownersNumbers {
		if n.of != nil {
			r.Set(n.of(r.Components), n.field)
		}
	}
	for field, number := range r.plainNumbers() {
		r.Set(number, field)
	}
	for _, read := range []func(){r.readMap, r.readIndustries, r.readTown, r.readMarkets, r.readTiles, r.readEvents, r.readCharacters} {
		if r.Err == nil {
			read()
		}
	}
}

// plainNumbers are the single numbers that no owner replaces, by their fields.
func (c *Components) plainNumbers() map[string]*int {
	return map[string]*int{
		"player-kit.workers.value":                        &c.Workers,
		"player-kit.promise-cubes.value":                  &c.PromiseCubes,
		"start-goods.money.value":                         &c.StartMoney,
		"start-goods.logs-on-stockpile.value":             &c.StartLogs,
		"start-goods.ranching-horses.value":               &c.StartHorses,
		"start-goods.assistants.value":                    &c.StartAssistants,
		"start-goods.goal-cards-dealt.value":              &c.GoalsDealt,
		"town-status.start.value":                         &c.StatusStart,
		"dice.count":                                      &c.Dice,
		"industry-cards.animals-per-card.value":           &c.AnimalsPerCard,
		"lumbering.logs-per-cut.value":                    &c.LogsPerCut,
		"lumbering.saw.level":                             &c.SawLevel,
		"mining.dice-per-pan.value":                       &c.DicePerPan,
		"mining.grubstake.price":                          &c.GrubstakePrice,
		"mining.improve.price":                            &c.ImprovePrice,
		"mining.haul.cubes":                               &c.HaulCubes,
		"ranching.drive-spaces.value":                     &c.DriveSpaces,
		"ranching.skip-buildings.value":                   &c.SkipBuildings,
		"ranching.breed.value":                            &c.Breed,
		"ranching.rustle.cattle":                          &c.RustleCattle,
		"public-buildings.copies.value":                   &c.Copies,
		"fire-and-revolt.fire-removed-per-worker.value":   &c.FirePerWorker,
		"fire-and-revolt.price-per-revolt.value":          &c.PricePerRevolt,
		"fire-and-revolt.most-pieces-on-a-building.value": &c.MostDamage,
		"development.tiles-laid-out.value":                &c.TilesLaidOut,
		"development.points-per-tile.value":               &c.PointsPerTile,
		"event-numbers.status-down-spaces.value":          &c.StatusDownSpaces,
		"election-board.step-price.value":                 &c.StepPrice,
		"promise-points.kept":                             &c.PromiseKept,
		"character-limits.own":                            &c.OwnCharacters,
		"character-limits.tycoons":                        &c.Tycoons,
		"goals.limit":                                     &c.GoalLimit,
		"goals.points-per-condition":                      &c.GoalPoints,
		"titles.at":                                       &c.TitleAt,
		"scoring.money-per-point.value":                   &c.MoneyPerPoint,
		"scoring.track-low.value":                         &c.TrackLow,
		"promise-points.broken":                           &c.PromiseBroken,
	}
}
