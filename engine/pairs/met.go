package pairs

// meet notes the verbs of the legal actions in a phase.
func (w *worker) meet(g *game) {
	met := w.met[g.phase]
	if met == nil {
		met = new([256]bool)
		w.met[g.phase] = met
	}
	for _, a := range g.legal {
		if v := g.s.Verb(a); !met[v] {
			met[v] = true
			w.pair.met = append(w.pair.met, Place{g.phase, w.verbs[v]})
		}
	}
}

// leave notes the verbs that are legal after the two games have parted.
func (w *worker) leave(g *game) {
	for _, a := range g.legal {
		if v := g.s.Verb(a); !w.gone[v] {
			w.gone[v] = true
			w.pair.apart = append(w.pair.apart, w.verbs[v])
		}
	}
}
