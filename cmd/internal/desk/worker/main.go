//go:build js && wasm

// Program worker is the engine of the referee's desk, compiled to WebAssembly. Program worker runs in a web
// worker of the browser, so that the page never freezes. The page calls two functions, yardstickAsk and
// yardstickCancel; the worker calls yardstickReady when it is ready.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"syscall/js"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk/clerk"
)

// enough is the number of bytes of memory above which garbage is collected. It is small because a phone has
// little memory.
const enough = 96 << 20

func main() {
	debug.SetMemoryLimit(enough)
	d := &desk{running: map[int]context.CancelFunc{}}
	// While this sleeps, the browser delivers the messages of the page.
	d.clerk.Pause = func() { time.Sleep(time.Millisecond) }
	js.Global().Set("yardstickAsk", js.FuncOf(d.ask))
	js.Global().Set("yardstickCancel", js.FuncOf(d.cancel))
	js.Global().Call("yardstickReady")
	select {}
}

// desk connects the page with the engine. All of it runs in one thread.
type desk struct {
	clerk   clerk.Clerk
	running map[int]context.CancelFunc
}

// ask takes a number, a method, its parameters as JSON, and two functions. The first receives success or
// failure, with the answer or the error. The second receives the number of replays so far.
func (d *desk) ask(_ js.Value, args []js.Value) any {
	id, method, params, answer, progress := args[0].Int(), args[1].String(), args[2].String(), args[3], args[4]
	ctx, stop := context.WithCancel(context.Background())
	d.running[id] = stop
	go func() {
		defer delete(d.running, id)
		defer stop()
		text, err := d.answer(ctx, clerk.Question{Method: method, Params: json.RawMessage(params),
			Progress: func(replays int) { progress.Invoke(replays) }})
		if err != nil {
			answer.Invoke(false, err.Error())
			return
		}
		answer.Invoke(true, string(text))
	}()
	return nil
}

// answer never panics: it shows a panic as an error, and the desk goes on.
func (d *desk) answer(ctx context.Context, q clerk.Question) (text []byte, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("the engine is broken, please report it: %v", broken)
		}
	}()
	text, err = d.clerk.Ask(ctx, q)
	if errors.Is(err, context.Canceled) {
		err = errors.New("cancelled")
	}
	return text, err
}

// cancel stops the request with a number.
func (d *desk) cancel(_ js.Value, args []js.Value) any {
	if stop, ok := d.running[args[0].Int()]; ok {
		stop()
	}
	return nil
}
