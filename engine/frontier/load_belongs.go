package frontier

import "fmt"

// belongs refuses open parts that do not belong to the decision.
func (l *loader) belongs() error {
	o, kept := &l.open, l.kept()
	for _, part := range []struct {
		name string
		same bool
	}{
		{"count", o.count == kept.count}, {"whose", o.whose == kept.whose}, {"card", o.what == kept.what},
		{"out", o.swapped == kept.swapped},
		{"rank", o.rank == kept.rank}, {"site", o.site == kept.site}, {"dice", o.dice == kept.dice}, {"throw", o.throw == kept.throw},
		{"thrown", o.doubles == kept.doubles}, {"line", o.track == kept.track}, {"train", o.train == kept.train},
		{"spaces", o.spaces == kept.spaces},
		{"free", o.free == kept.free}, {"discs", o.discs == kept.discs}, {"order", o.done == kept.done && o.order == kept.order},
		{"era", o.era == kept.era}, {"last", o.last == kept.last}, {"built", o.built == kept.built}, {"developed", o.levied == kept.levied},
		{"campaigned", o.ran == kept.ran}, {"drove", o.drove == kept.drove},
	} {
		if !part.same {
			return fmt.Errorf("open: %s: it does not belong to the decision %s; leave it out", part.name, decisionIDs[l.step])
		}
	}
	return nil
}

// kept returns the open parts that the decision needs.
func (l *loader) kept() open {
	o, k := &l.open, nothingOpen
	switch at := l.step; {
	case at == atAssistants, at == atTents, at == atCattle:
		k.count = o.count
	case at == atFirstTrain:
		k.train = o.train
	case at >= atSeverity && at <= atLose:
		k.what, k.count, k.throw, k.whose = o.what, o.count, o.throw, o.whose
	case at == atNewEvent, at == atDiscMove:
		k.discs = o.discs
	case at >= atTurn && at <= atToTown:
		k.built, k.levied, k.ran, k.drove = o.built, o.levied, o.ran, o.drove
		l.keptInTurn(&k)
	}
	if l.step >= atOutgoing || l.step <= atFarmstead {
		l.keptInEra(&k)
	}
	return k
}

// keptInTurn keeps the parts that a pan, a development or a draw needs.
func (l *loader) keptInTurn(k *open) {
	o := &l.open
	switch at := l.step; at {
	case atDie:
		k.site, k.throw, k.doubles, k.dice, k.free = o.site, o.throw, o.doubles, o.dice, o.free
	case atAssign, atNewDeposit:
		k.site, k.dice = o.site, o.dice
	case atDepositDie:
		k.site = o.site
	case atTrain, atTrack, atReveal:
		k.track, k.what, k.train, k.spaces = o.track, o.what, o.train, o.spaces
	case atCard, atKeep, atOffice, atToTown:
		k.what, k.rank, k.whose = o.what, o.rank, o.whose
	case atDismiss:
		k.swapped, k.whose = o.swapped, o.whose
	}
}

// keptInEra keeps the parts that an end of an era needs.
func (l *loader) keptInEra(k *open) {
	o := &l.open
	k.era, k.last = o.era, o.last
	switch at := l.step; {
	case at == atOutgoing, at == atPromise:
		k.whose = o.whose
	case at == atHouse:
		k.count, k.done, k.order = o.count, o.done, o.order
	case at >= atNext, o.era:
		k.done, k.order, k.free = o.done, o.order, o.free
	}
}
