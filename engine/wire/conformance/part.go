package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// mostInPart is the largest number of trials in a part. Parts are not smaller, because starting an engine takes
// time. A file of scenarios is a separate part.
const mostInPart = 10

// mostFailures is the number of times that the engine may fail to answer before no further trial is run.
const mostFailures = wire.MaxRestarts

// part is a list of jobs that run one after the other on one engine.
type part struct {
	jobs   []job
	trials []Trial
	// tried is the engine; err is the reason why there is none.
	tried engine.Subject
	err   error
	done  bool
}

// parts divides the jobs into parts; each part has jobs of one kind.
func parts(jobs []job) (all []*part) {
	for _, j := range jobs {
		n := len(all) - 1
		if n < 0 || j.parts != nil || all[n].jobs[0].kind != j.kind || len(all[n].jobs) == mostInPart {
			all = append(all, &part{})
			n++
		}
		all[n].jobs = append(all[n].jobs, j)
	}
	return all
}

// run runs the jobs on a new engine.
func (p *part) run(ctx context.Context, opts *Options) {
	p.trials = nil
	if p.tried, p.err = opts.open(); p.err != nil {
		return
	}
	defer shut(p.tried)
	for _, j := range p.jobs {
		p.trials = append(p.trials, runJob(ctx, opts, p.tried, j)...)
	}
}

// unrun lists the trials of a part that is not run.
func (p *part) unrun(why string) (all []Trial) {
	for i := range p.jobs {
		all = append(all, p.jobs[i].unrun(why)...)
	}
	return all
}

// failures lists the times that the engine failed to answer and had to be restarted.
func (p *part) failures() []*wire.Failure {
	if restarted, ok := bare(p.tried).(interface{ Failures() []*wire.Failure }); ok {
		return restarted.Failures()
	}
	return nil
}

// late reports whether the engine failed to answer in time.
func (p *part) late() bool {
	return slices.ContainsFunc(p.failures(), func(f *wire.Failure) bool { return f.Late() })
}

// gaveUp returns the reason why no further trial is run.
func gaveUp(failed int, last string) string {
	return fmt.Sprintf("%v: it has failed %s, the last time because it %s", engine.ErrNotRun, prose.Count(failed, "time"), last)
}

// shut stops an engine that can be stopped.
func shut(b engine.Subject) {
	if closer, ok := bare(b).(interface{ Close() }); ok {
		closer.Close()
	}
}

// bare returns an engine as [Options.Open] returned it.
func bare(b engine.Subject) engine.Subject {
	if u, ok := b.(*untold); ok {
		return u.Subject
	}
	return b
}

// runJob runs a job. If the engine fails to answer, that is a finding. A trial gets a reason if the engine does
// not offer what it needs, or if it can no longer be run.
func runJob(ctx context.Context, opts *Options, b engine.Subject, j job) []Trial {
	s := &seat{opts: opts, b: b, c: Trial{Kind: j.kind, Name: j.name, Status: Passed}}
	err := ctx.Err()
	if err == nil {
		err = j.run(ctx, s)
	}
	var unsupported *engine.UnsupportedError
	var aside *asideError
	var side *lockstep.SideError
	switch {
	case ctx.Err() != nil && err != nil:
		return j.stopped(s.c)
	case err == nil && s.more != nil:
		return s.more
	case err == nil:
	case errors.As(err, &aside):
		s.c.Status, s.c.Why, s.c.Aside = NotApplicable, aside.why, true
	case errors.As(err, &unsupported) && s.c.Status == Passed:
		s.c.Status, s.c.Why = NotApplicable, unsupported.Why
	case s.c.Status == Passed || s.c.Status == ByConvention:
		if errors.As(err, &side) && side.B { // the reader of a report knows only one engine
			err = side.Cause
		}
		s.c.Status, s.c.Why = NotRun, err.Error()
	}
	return append(s.more, s.c)
}

// stopped returns the trials of an interrupted job, with the findings so far.
func (j *job) stopped(c Trial) []Trial {
	if j.parts == nil && c.Status == Failed {
		return []Trial{c}
	}
	return j.unrun("the run was stopped before its end")
}

// unrun lists the trials of a job that does not run, with the reason.
func (j *job) unrun(why string) (all []Trial) {
	names := []string{j.name}
	if j.parts != nil {
		if scenarios, err := j.parts(); err == nil {
			names = scenarios
		}
	}
	for _, name := range names {
		all = append(all, Trial{Kind: j.kind, Name: name, Status: NotRun, Why: why})
	}
	return all
}
