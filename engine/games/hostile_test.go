package games_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// reader reads one kind of document.
type reader struct {
	name string
	read func(text string) error
	// good is a document that it accepts, fine the hostile one that means nothing bad to it, if any.
	good, fine string
}

// readers are all that read JSON, and all that read YAML.
func readers(t *testing.T) (inJSON, inYAML []reader) {
	for _, entry := range games.All() {
		seats := entry.Book.SeatNames(2)
		if seats == nil {
			seats = []string{"ann", "bob"}
		}
		setup := engine.Setup{Seats: seats}
		words, good := partOf(t, entry, setup)
		inJSON = append(inJSON,
			reader{name: "position of " + entry.Name(), read: func(text string) error {
				_, err := entry.Load(setup, []byte(words.Replace(text)), nil)
				return err
			}, good: good},
			reader{name: "record of " + entry.Name(), read: func(text string) error {
				return replayed(t, entry, seats, words.Replace(text), nil)
			}, good: good},
			reader{name: "position file of " + entry.Name(), read: func(text string) error {
				return replayed(t, entry, seats, "at.json", fstest.MapFS{"at.json": {Data: []byte(words.Replace(text))}})
			}, good: good})
		if componentFile, ok := componentFile(t, entry, setup); ok {
			inYAML = append(inYAML, componentFile)
		}
	}
	inYAML = append(inYAML, readingOf(games.All()[0]))
	book := games.All()[0].Book
	for _, file := range []string{"clauses.yaml", "rulings.yaml"} {
		good, err := fs.ReadFile(book.Files, file)
		require.NoError(t, err)
		inYAML = append(inYAML, reader{name: file, read: func(text string) error {
			_, err := source.Load(over{book.Files, file, text})
			return err
		}, good: string(good)})
	}
	return inJSON, inYAML
}

// partOf is a part of a game's position that holds others, in the place of the players, and a document that is right.
func partOf(t *testing.T, entry games.Entry, setup engine.Setup) (words *strings.Replacer, good string) {
	opening, err := entry.New(setup, nil)
	require.NoError(t, err)
	whole, err := json.Marshal(opening.Position())
	require.NoError(t, err)
	var parts map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(whole, &parts))
	maps.DeleteFunc(parts, func(_ string, value json.RawMessage) bool { return !strings.ContainsRune("[{", rune(value[0])) })
	key := "players"
	if parts[key] == nil {
		key = slices.Sorted(maps.Keys(parts))[0]
	}
	return instead(key), string(whole)
}

// instead puts a word in the place of players, in every case.
func instead(key string) *strings.Replacer {
	return strings.NewReplacer("players", key, "Players", strings.ToUpper(key[:1])+key[1:], "PLAYERS", strings.ToUpper(key),
		"playerſ", key+"ſ", "\\u0070layers", fmt.Sprintf("\\u%04x%s", key[0], key[1:]))
}

// componentFile reads an owner's file of a game, in which a record of that game takes the place of the players. A game may have none.
func componentFile(t *testing.T, entry games.Entry, setup engine.Setup) (reader, bool) {
	data, err := fs.ReadFile(entry.Book.Files, "components.yaml")
	if errors.Is(err, fs.ErrNotExist) {
		return reader{}, false
	}
	require.NoError(t, err)
	printed, err := source.Parse(data, 1<<20)
	require.NoError(t, err)
	i := slices.IndexFunc(printed.Keys(), func(key string) bool { return printed.Get(key).Kind == source.Record })
	key := printed.Keys()[i]
	words := instead(key)
	return reader{name: "component file of " + entry.Name(), read: func(text string) error {
		setup.Components = []byte(words.Replace(text))
		_, err := entry.New(setup, nil)
		return err
	}, good: "players: {}"}, true
}

// readingOf reads the reading of a game, in which the answers take the place of the players. It may answer nothing.
func readingOf(entry games.Entry) reader {
	words := instead("answers")
	return reader{name: "reading of " + entry.Name(), read: func(text string) error {
		if said := words.Replace(text); said != text {
			text = strings.TrimSuffix(said, "\n") + "\ngame: " + entry.Name() + "\n"
		}
		_, err := reading.Read("hostile.reading.yaml", []byte(text), nil, games.All())
		return err
	}, good: "players: {}", fine: "null"}
}

// replayed is the error of a record that begins at a position.
func replayed(t *testing.T, entry games.Entry, seats []string, position string, files fs.FS) error {
	text := fmt.Sprintf("yardstick 1\ngame %s\nseats %s\nposition %s\n---\n", entry.Name(), strings.Join(seats, " "), position)
	record, err := transcript.Parse("hostile.yard", []byte(text))
	if err != nil {
		return err
	}
	report, err := transcript.Replay(t.Context(), record, &engine.Local{Game: entry.Game}, transcript.Options{Files: files})
	if err == nil && report.Finding != nil {
		return report.Finding
	}
	return err
}

// over is a folder in which one file says something else.
type over struct {
	fs.FS
	file, text string
}

// ReadFile implements [fs.ReadFileFS].
func (o over) ReadFile(name string) ([]byte, error) {
	if name == o.file {
		return []byte(o.text), nil
	}
	return fs.ReadFile(o.FS, name)
}

// hostileJSON is no document of any reader; each has a part of its own in the place of players.
var hostileJSON = map[string]string{
	"a part twice":            `{"players":[],"players":[]}`,
	"a part twice, escaped":   `{"players":[],"\u0070layers":[]}`,
	"another case":            `{"Players":[]}`,
	"another case after it":   `{"players":[],"PLAYERS":[]}`,
	"a long s":                `{"playerſ":[]}`,
	"another case inside":     `{"players":[{"Name":"x"}]}`,
	"a part twice inside":     `{"players":[{"name":"x","name":"y"}]}`,
	"an unknown part":         `{"colour":1}`,
	"a byte order mark":       "\ufeff{}",
	"two byte order marks":    "\ufeff\ufeff{}",
	"UTF-16":                  "\xff\xfe{\x00}\x00",
	"not UTF-8":               "{\"players\":[{\"name\":\"\xff\"}]}",
	"a lone surrogate":        `{"players":[{"name":"\ud800"}]}`,
	"a raw control character": "{\"players\":[{\"name\":\"\x1b[2J\"}]}",
	"an escaped one":          `{"players":[{"name":"\u001b[2J\u202e"}]}`,
	"NUL":                     "{}\x00",
	"deep lists":              strings.Repeat("[", 100_000),
	"deep lists in a part":    `{"players":` + strings.Repeat("[", 100_000),
	"closed deep lists":       `{"players":` + strings.Repeat("[", 9_000) + strings.Repeat("]", 9_000) + "}",
	"deep objects":            strings.Repeat(`{"players":`, 50_000),
	"a huge number":           `{"players":[{"name":1e999}]}`,
	"NaN":                     `{"players":NaN}`,
	"infinity":                `{"players":-Infinity}`,
	"text for a list":         `{"players":"ann"}`,
	"a number for a list":     `{"players":3}`,
	"an object for a list":    `{"players":{"ann":{}}}`,
	"null in a list":          `{"players":[null]}`,
	"null for all":            `null`,
	"a list for all":          `[]`,
	"text for all":            `"players"`,
	"a comment":               `{/* nobody */"players":[]}`,
	"a comma too many":        `{"players":[],}`,
	"single quotation marks":  `{'players':[]}`,
	"no quotation marks":      `{players:[]}`,
	"text after it":           `{"players":[]} or so`,
	"two documents":           `{"players":[]}{"players":[]}`,
	"a bracket after it":      `{"players":[]}]`,
	"nothing closed":          `{"players":[`,
	"more than a megabyte":    `{"players":[` + strings.Repeat(" ", 1<<20) + `]}`,
	"an endless name":         `{"` + strings.Repeat("p", 900_000) + `":1}`,
	"endless players":         `{"players":[` + strings.Repeat(`{"name":"x"},`, 60_000) + `{"name":"x"}]}`,
}

// hostileYAML is no document of any reader.
var hostileYAML = map[string]string{
	"nothing":               "",
	"nothing but a comment": "# nothing\n",
	"a key twice":           "players: {}\nplayers: {}\n",
	"a key twice, quoted":   "players: {}\n\"players\": {}\n",
	"another case":          "Players: {}\n",
	"a long s":              "playerſ: {}\n",
	"a byte order mark":     "\ufeffplayers: {}\nplayers: {}\n",
	"not UTF-8":             "players: \xff\n",
	"UTF-16":                "\xff\xfep\x00",
	"NUL":                   "players: {}\x00\n",
	"a control character":   "\"\\e[2J\u202e\": {}\n",
	"an anchor":             "a: &a {}\nb: *a\n",
	"an anchor bomb":        bomb(),
	"a merge key":           "a: &a {b: 1}\n<<: *a\n",
	"a merge of itself":     "a: &a\n  <<: *a\n",
	"a tag":                 "players: !!binary aGVsbG8=\n",
	"a directive":           "%YAML 1.2\n---\nplayers: {}\n",
	"a complex key":         "? [a, b]\n: 1\n",
	"two documents":         "players: {}\n---\nplayers: {}\n",
	"text after it":         "players: {}\n...\nor so\n",
	"deep flow lists":       "players: " + strings.Repeat("[", 9_000),
	"deep flow records":     strings.Repeat("{a: ", 5_000),
	"deep blocks":           blocks(400),
	"deep dashes":           strings.Repeat("- ", 9_000) + "a\n",
	"a huge number":         "players: 1e999\n",
	"a longer number":       "players: " + strings.Repeat("9", 9_999) + "\n",
	"NaN":                   "players: .nan\n",
	"null":                  "players: ~\n",
	"null for all":          "~\n",
	"a list for all":        "- players\n",
	"text for all":          "players\n",
	"a number for a record": "players: 3\n",
	"nothing closed":        "players: {min: [\n",
	"a tab":                 "players:\n\tmin: 2\n",
	"more than a megabyte":  "players: {}\n" + strings.Repeat("#\n", 1<<19),
	"many keys":             keyed(60_000),
	"many keys in brackets": "players: {" + strings.ReplaceAll(keyed(60_000), "\n", ", ") + "}\n",
}

// bomb would be ten to the ninth words if it were unfolded.
func bomb() string {
	var b strings.Builder
	b.WriteString("a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n")
	for i := 1; i < 9; i++ {
		fmt.Fprintf(&b, "a%d: &a%d [%s]\n", i, i, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*a%d,", i-1), 10), ","))
	}
	return b.String()
}

func blocks(depth int) string {
	var b strings.Builder
	for i := range depth {
		b.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	return b.String()
}

func keyed(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "k%d: 1\n", i)
	}
	return b.String()
}

// Every reader refuses every hostile document of its kind in words that fit on one line and say nothing raw, in little time and
// 200 MB; and it reads the document from which the hostile ones differ.
func TestReadersRefuseHostileDocuments(t *testing.T) {
	inJSON, inYAML := readers(t)
	for _, kind := range []struct {
		readers []reader
		hostile map[string]string
	}{{inJSON, hostileJSON}, {inYAML, hostileYAML}} {
		for _, r := range kind.readers {
			require.NoError(t, r.read(r.good), "%s reads what is right", r.name)
			for name, text := range kind.hostile {
				if strings.HasPrefix(r.name, "record of ") && strings.Contains(text, "\n") {
					continue // a record has its position on one line
				}
				if name == r.fine {
					require.NoError(t, r.read(text), "%s, %s", r.name, name)
					continue
				}
				refused(t, r, name, text)
			}
		}
	}
}

func refused(t *testing.T, r reader, name, text string) {
	const longest, most, widest = 10 * time.Second, 200 << 20, 20_000
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	err := r.read(text)
	took := time.Since(start)
	runtime.ReadMemStats(&after)
	require.Error(t, err, "%s accepts %s", r.name, name)
	says := err.Error()
	require.NotEmpty(t, says, "%s, %s", r.name, name)
	require.Less(t, len(says), widest, "%s, %s: %.300s", r.name, name, says)
	require.True(t, utf8.ValidString(says), "%s, %s: %q", r.name, name, says)
	require.False(t, strings.ContainsFunc(strings.ReplaceAll(says, "\n", " "), func(c rune) bool {
		return !unicode.IsPrint(c) && c != ' '
	}), "%s, %s: %q", r.name, name, says)
	require.Less(t, took, longest, "%s, %s", r.name, name)
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(most), "%s, %s", r.name, name)
}
