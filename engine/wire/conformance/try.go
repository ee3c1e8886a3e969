package conformance

import (
	"context"
	"slices"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
)

// Try runs the trials of an engine. The error reports a fault in a file of this module, or an engine that
// cannot be opened. If the context ends, Try reports the remaining trials as not run.
func Try(ctx context.Context, opts Options) (*Report, error) {
	jobs, err := plan(&opts)
	if err != nil {
		return nil, err
	}
	first, err := opts.open()
	if err != nil {
		return nil, err
	}
	defer shut(first)
	r := &run{opts: &opts, parts: parts(jobs)}
	r.all(ctx)
	suite, err := Suite(opts.Game)
	if err != nil {
		return nil, err
	}
	report := &Report{Game: opts.Game.Name(), Edition: opts.Game.Book.Edition(), Suite: suite,
		Offer: engine.OfferOf(first), Reading: opts.Reading,
		Seed: opts.Seed, Decisions: opts.Decisions, Whole: opts.Whole()}
	if report.Trials, err = r.trials(); err != nil {
		return nil, err
	}
	report.shrink(ctx, opts.Game, first)
	report.sum(opts.Game.Book)
	return report, nil
}

// open opens an engine.
func (o *Options) open() (engine.Subject, error) {
	b, err := o.Open()
	if err == nil && len(o.Untold) > 0 {
		b = &untold{b, o}
	}
	return b, err
}

// run holds the parts of the trials. Workers take them in order, and each part has an engine of its own, so that no
// part changes another's findings. Once the engine has failed too often, the run gives up the remaining parts in their
// order.
type run struct {
	opts  *Options
	parts []*part
	// alone is a lock: a part that holds it runs while all others wait.
	alone sync.RWMutex

	mu sync.Mutex
	// done is the number of parts run so far without a gap before them, and failed is the number of engine
	// failures in these parts.
	done, failed int
}

// all runs the parts, as many at the same time as there are workers.
func (r *run) all(ctx context.Context) {
	next := make(chan *part)
	var workers sync.WaitGroup
	for range max(r.opts.Workers, 1) {
		workers.Go(func() {
			for p := range next {
				r.one(ctx, p)
			}
		})
	}
	for _, p := range r.parts {
		if r.spent() {
			break
		}
		next <- p
	}
	close(next)
	workers.Wait()
}

// one runs a part. If the engine did not answer in time, other parts may have slowed it down. In this case,
// one runs the part again while no other part runs.
func (r *run) one(ctx context.Context, p *part) {
	r.alone.RLock()
	p.run(ctx, r.opts)
	r.alone.RUnlock()
	if r.opts.Workers > 1 && p.late() && ctx.Err() == nil {
		r.alone.Lock()
		p.run(ctx, r.opts)
		r.alone.Unlock()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	p.done = true
	for r.done < len(r.parts) && r.parts[r.done].done {
		r.failed += len(r.parts[r.done].failures())
		r.done++
	}
	if r.opts.Ran != nil {
		r.opts.Ran(p.trials, len(r.parts))
	}
}

// spent reports whether the engine has failed too often in the parts that are done.
func (r *run) spent() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed >= mostFailures
}

// trials lists the trials of all parts, in order. A part before which the engine has failed too often counts as not
// run, even if it has been.
func (r *run) trials() (all []Trial, err error) {
	var last string
	failed := 0
	for _, p := range r.parts {
		if failed >= mostFailures {
			all = append(all, p.unrun(gaveUp(failed, last))...)
			continue
		}
		if p.err != nil {
			return nil, p.err
		}
		if failures := p.failures(); len(failures) > 0 {
			failed += len(failures)
			last = failures[len(failures)-1].Says
		}
		if r.opts.Tried != nil {
			r.opts.Tried(bare(p.tried))
		}
		all = append(all, p.trials...)
	}
	return slices.Clip(all), nil
}
