package engines

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/adapters"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// moment is the state of a game, with the decision taken there.
type moment struct {
	Actor   string         `json:"actor"`
	Scores  []int          `json:"scores"`
	Winners []string       `json:"winners"`
	Legal   map[string]int `json:"legal"`
	action  string
}

// aGame is a game of ann and bob.
func aGame(t *testing.T) (moments []moment) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	local, rnd := &engine.Local{Game: entry.Game}, rand.New(rand.NewPCG(1, 1))
	_, err = local.Start(engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}})
	require.NoError(t, err)
	for len(moments) < 1000 {
		turn, err := local.Turn()
		require.NoError(t, err)
		legal, _, err := local.Legal()
		require.NoError(t, err)
		now := moment{turn.Actor, append([]int{}, turn.Scores...), append([]string{}, turn.Winners...), map[string]int{}, ""}
		for _, choice := range legal {
			now.Legal[choice.Action] = choice.Weight
		}
		if turn.Actor == "" {
			return append(moments, now)
		}
		now.action = legal[rnd.IntN(len(legal))].Action
		_, err = local.Play(turn.Actor, now.action)
		require.NoError(t, err)
		moments = append(moments, now)
	}
	require.Fail(t, "the game does not end")
	return nil
}

// fence matches the lines above and below the part to be filled in.
var fence = regexp.MustCompile(`(?ms)^(#{80}|/{80})\n.*\n(#{80}|/{80})\n`)

// filled is a frame with something filled in, as a file of its name in a folder beside the game.
func filled(t *testing.T, language, by, name string, game []moment) string {
	frame, err := adapters.Frame(language)
	require.NoError(t, err)
	filler, err := os.ReadFile(by)
	require.NoError(t, err)
	require.Len(t, fence.FindAllString(frame, -1), 1)
	folder := t.TempDir()
	text := fence.ReplaceAllLiteralString(frame, string(filler))
	require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	moments, err := json.Marshal(game)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "adapter.json"), moments, 0o600))
	return filepath.Join(folder, name)
}

func TestAFilledInFramePlaysAGame(t *testing.T) {
	game := aGame(t)
	t.Run("python", func(t *testing.T) {
		script := filled(t, "python", "testdata/byheart.py", "adapter.py", game)
		playsBy(t, run(t, interpreter(t, "python3"), script), game)
	})
	t.Run("typescript", func(t *testing.T) {
		if testing.Short() {
			t.Skip("needs node, and a compiler from elsewhere: make test-all")
		}
		script := filled(t, "typescript", "testdata/byheart.ts", "adapter.ts", game)
		playsBy(t, run(t, interpreter(t, "node"), compiled(t, script)), game)
	})
}

// compiled is a script in TypeScript after the compiler has found nothing wrong with it.
func compiled(t *testing.T, script string) string {
	compiler, err := filepath.Abs("../../../bin/typescript/node_modules/typescript/bin/tsc")
	require.NoError(t, err)
	if _, err := os.Stat(compiler); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("the TypeScript compiler is missing; make typescript installs it")
		}
		t.Skip("the TypeScript compiler is missing: make typescript installs it")
	}
	said, err := exec.Command(interpreter(t, "node"), compiler, "--strict", "--target", "es2022", script).CombinedOutput()
	require.NoError(t, err, string(said))
	return script[:len(script)-len("ts")] + "js"
}

// playsBy holds an engine to a game, and to what it answers when that is not what is played.
func playsBy(t *testing.T, engine *pipe, game []moment) {
	type object = map[string]any
	ask := func(method string, params object) object {
		line, err := json.Marshal(object{"jsonrpc": "2.0", "id": 7, "method": method, "params": params})
		require.NoError(t, err)
		answer := engine.ask(t, string(line))
		require.Equal(t, 7.0, answer["id"])
		return answer
	}
	code := func(method string, params object) any {
		fault, _ := ask(method, params)["error"].(object)
		return fault["code"]
	}
	ask("hello", object{"protocol": []int{1}})
	require.Equal(t, -32600.0, code("play", object{"actor": "ann", "action": "done"}), "no game has begun")
	require.Equal(t, -32600.0, code("undo", object{}), "no game has begun")
	require.Equal(t, -32601.0, code("dance", object{}))
	fault, _ := engine.ask(t, "{")["error"].(object)
	require.Equal(t, -32700.0, fault["code"])
	require.Equal(t, 3.0, code("new", object{"game": "yardmaster", "seats": []string{"ann"}, "reading": object{}}))
	require.Equal(t, 4.0, code("new", object{"game": "chess", "seats": []string{"ann", "bob"}, "reading": object{}}))
	answer := ask("new", object{"game": "yardmaster", "seats": []string{"ann", "bob"}, "reading": object{}})
	require.Equal(t, 1.0, code("play", object{"actor": "ann", "action": "done"}))
	require.Equal(t, 2.0, code("play", object{"actor": "eve", "action": "done"}))
	require.Equal(t, 4.0, code("position", object{}))
	require.Equal(t, -32600.0, code("undo", object{}), "nothing was played")
	for i, now := range game {
		require.Equal(t, told(result(t, now)), told(answer), "after %d decisions", i)
		if now.Actor != "" {
			after := ask("play", object{"actor": now.Actor, "action": now.action})
			if i < 20 { // undo plays the game anew
				require.Equal(t, told(answer), told(ask("undo", object{})), "after %d decisions, one taken back", i)
				require.Equal(t, told(after), told(ask("play", object{"actor": now.Actor, "action": now.action})))
			}
			answer = after
		}
	}
	require.NotEmpty(t, game[len(game)-1].Winners)
	require.Equal(t, object{}, ask("bye", object{})["result"])
}

// result returns the answer of an engine at level 2 at a moment.
func result(t *testing.T, now moment) (answer map[string]any) {
	said := map[string]any{"actor": now.Actor, "scores": now.Scores, "winners": now.Winners}
	legal, odds := []string{}, []int{}
	for action, weight := range now.Legal {
		legal, odds = append(legal, action), append(odds, weight)
	}
	if said["legal"] = legal; now.Actor == "chance" {
		said["odds"] = odds
	}
	text, err := json.Marshal(map[string]any{"result": said})
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &answer))
	return answer
}

// What is still to be filled in is said to be that, and not an engine that plays.
func TestAnEmptyFrameSaysSo(t *testing.T) {
	frame, err := adapters.Frame("python")
	require.NoError(t, err)
	script := filepath.Join(t.TempDir(), "adapter.py")
	require.NoError(t, os.WriteFile(script, []byte(frame), 0o600))
	engine := run(t, interpreter(t, "python3"), script)
	answer := engine.ask(t, `{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"yardmaster","seats":["ann","bob"],"reading":{}}}`)
	require.Equal(t, map[string]any{"code": 4.0, "message": "Game is still to be filled in", "data": map[string]any{}}, answer["error"])
	_, err = adapters.Frame("cobol")
	require.EqualError(t, err, `there is no adapter in "cobol"; there are: python, typescript`)
}
