package process_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/yardstick-rules/yardstick/engine"
)

// The test program is every hostile engine too: it starts itself with the name of what it does.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "engine" {
		pretend(os.Args[2])
		return
	}
	flag.Parse()
	if err := flag.Set("test.parallel", "8"); err != nil { // most engines wait, and most of them as long as they are let
		panic(err)
	}
	os.Exit(m.Run())
}

const helloResult = `{"protocol":1,"engine":{"name":"hostile","version":"1"},"games":[{"game":"whist","seats":{"min":2,"max":4},"level":2,` +
	`"chance":"told","offers":["start","position"],"reading":{"yard":"a","tie":"?"}}]}`

const stands = `{"actor":"ann","scores":[0,0],"winners":[],"legal":["pass"]}`

func result(id int64, text string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":%s}`, id, text)
}

// pretend is an engine that greets as it should, begins a game as it should unless the deed is done then, and does the deed when it is asked
// to play.
func pretend(name string) {
	switch name {
	case "sleep":
		forever()
	case "model 2", "model 4":
		if serve(engine.Level(name[len(name)-1]-'0')) != nil {
			os.Exit(1)
		}
		return
	}
	do := deeds[strings.TrimPrefix(name, "new ")]
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		var asked struct {
			ID     int64
			Method string
		}
		if json.Unmarshal([]byte(line), &asked) != nil {
			os.Exit(7)
		}
		switch {
		case asked.Method == "hello":
			fmt.Println(result(asked.ID, helloResult))
		case asked.Method == "bye":
			fmt.Println(result(asked.ID, `{}`))
			return
		case asked.Method == "play" || strings.HasPrefix(name, "new "):
			do(asked.ID, in)
		case asked.Method == "ping":
			fmt.Println(result(asked.ID, `{}`))
		default:
			fmt.Println(result(asked.ID, stands))
		}
	}
}

func forever() { time.Sleep(time.Hour) }

func say(text string) func(int64, *bufio.Reader) {
	return func(id int64, _ *bufio.Reader) { fmt.Println(strings.ReplaceAll(text, "ID", fmt.Sprint(id))) }
}

// answer answers with a result.
func answer(text string) func(int64, *bufio.Reader) {
	return func(id int64, _ *bufio.Reader) { fmt.Println(result(id, text)) }
}

// listing returns a standing with the given list of legal actions.
func listing(list string) string { return strings.Replace(stands, `"pass"`, list, 1) }

// child starts itself as something that goes on, in its own session or not.
func child(own bool) {
	c := exec.Command(os.Args[0], "engine", "sleep")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	c.SysProcAttr = session(own)
	if err := c.Start(); err != nil {
		os.Exit(8)
	}
}

var deeds = map[string]func(id int64, in *bufio.Reader){
	"good":          answer(stands),
	"silent":        func(int64, *bufio.Reader) { forever() },
	"stops reading": func(int64, *bufio.Reader) { forever() },
	"no line feed": func(id int64, in *bufio.Reader) {
		for {
			fmt.Print(result(id, stands)) // as long as it is asked, a ping too
			if line, err := in.ReadString('\n'); err != nil || line == "" {
				return
			}
		}
	},
	"byte order mark": say("\ufeff" + `{"jsonrpc":"2.0","id":ID,"result":` + stands + `}`),
	"pretty":          say("{\n  \"jsonrpc\": \"2.0\",\n  \"id\": ID,\n  \"result\": " + stands + "\n}"),
	"slow":            func(id int64, in *bufio.Reader) { in.ReadBytes('\n'); answer(stands)(id, nil) }, // once it has heard the ping
	"skips":           func(int64, *bufio.Reader) {},
	"exits":           func(int64, *bufio.Reader) { fmt.Fprintln(os.Stderr, "out of \x1b[31msteam"); os.Exit(3) },
	"breaks off":      func(int64, *bufio.Reader) { fmt.Print(`{"jsonrpc":"2.0","id":`); os.Exit(0) },
	"endless line":    func(int64, *bufio.Reader) { endless("xxxxxxxxxxxxxxxx") },
	"endless answer":  func(int64, *bufio.Reader) { fmt.Print(`{"jsonrpc":"2.0","a":"`); endless("xxxxxxxxxxxxxxxx") },
	"endless lines":   func(int64, *bufio.Reader) { endless(strings.Repeat("hello?", 100_000) + "\n") },
	"chatter": func(int64, *bufio.Reader) {
		for {
			fmt.Println("hello, is anybody there?")
			time.Sleep(time.Millisecond)
		}
	},
	"empty lines": func(int64, *bufio.Reader) {
		for {
			fmt.Println()
			time.Sleep(time.Millisecond)
		}
	},
	"flood of errors": func(id int64, _ *bufio.Reader) {
		for range 40_000 {
			fmt.Fprintln(os.Stderr, "oh no", strings.Repeat("o", 60))
		}
		answer(stands)(id, nil)
	},
	"noise":                  func(id int64, _ *bufio.Reader) { fmt.Println("loading \x1b[2J…"); answer(stands)(id, nil) },
	"half":                   say(`{"jsonrpc":"2.0","id":ID`),
	"deep":                   say(`{"jsonrpc":"2.0","id":ID,"result":` + strings.Repeat("[", 1_000_000)),
	"huge":                   say(`{"jsonrpc":"2.0","id":ID,"result":{"actor":"ann","scores":[1e999,0],"winners":[],"legal":[]}}`),
	"million":                answer(listing(strings.Repeat(`"",`, 1_000_000) + `""`)),
	"wrong id":               say(`{"jsonrpc":"2.0","id":99,"result":{}}`),
	"old id":                 say(`{"jsonrpc":"2.0","id":1,"result":{}}`),
	"no id":                  say(`{"jsonrpc":"2.0","result":{}}`),
	"no json":                say(`{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}`),
	"both":                   say(`{"jsonrpc":"2.0","id":ID,"result":{},"error":{"code":1,"message":"no"}}`),
	"neither":                say(`{"jsonrpc":"2.0","id":ID}`),
	"version 1":              say(`{"id":ID,"result":{}}`),
	"twice":                  answer(`{"actor":"ann","actor":"bob","scores":[0,0],"winners":[],"legal":["pass"]}`),
	"nobody":                 answer(strings.Replace(stands, "ann", "eve", 1)),
	"no turn":                answer(`{"scores":[0,0],"winners":[],"legal":["pass"]}`),
	"no list":                answer(`{"actor":"ann","scores":[0,0],"winners":[]}`),
	"no scores":              answer(`{"actor":"ann","winners":[],"legal":["pass"]}`),
	"no odds":                answer(strings.Replace(stands, "ann", "chance", 1)),
	"escapes":                answer(listing(`"\u001b[2Jpass"`)),
	"rolls":                  answer(strings.Replace(stands, `"legal"`, `"rolled":["6"],"legal"`, 1)),
	"twofold":                func(id int64, _ *bufio.Reader) { answer(stands)(id, nil); answer(stands)(id, nil) },
	"ahead":                  func(id int64, _ *bufio.Reader) { answer(stands)(id, nil); answer(stands)(id+1, nil) },
	"errors":                 say(`{"jsonrpc":"2.0","id":ID,"error":{"code":5,"message":"out of \u001b[31msteam"}}`),
	"illegal":                say(`{"jsonrpc":"2.0","id":ID,"error":{"code":1,"message":"no","data":{"clause":"W-1"}}}`),
	"strange":                say(`{"jsonrpc":"2.0","id":ID,"error":{"code":2,"message":"what"}}`),
	"cannot":                 say(`{"jsonrpc":"2.0","id":ID,"error":{"code":4,"message":"not yet","data":{"issue":"https://x/1"}}}`),
	"leaves a child":         func(int64, *bufio.Reader) { child(false); os.Exit(3) },
	"leaves a child far":     func(int64, *bufio.Reader) { child(true); os.Exit(3) },
	"has a child, is silent": func(int64, *bufio.Reader) { child(false); child(true); forever() },
}

func endless(text string) {
	out := bufio.NewWriterSize(os.Stdout, 1<<20)
	for {
		if _, err := out.WriteString(text); err != nil {
			os.Exit(1)
		}
	}
}
