package reading_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

const club = "game: yardmaster\ntitle: The Tuesday club\nnote: |\n  as agreed\n  in March\nanswers:\n" +
	"  yard-timing: any-time\n  YM-R-tie: shared\n"

func read(t *testing.T, text string) *reading.Reading {
	t.Helper()
	r, err := reading.Read("club.reading.yaml", []byte(text), nil, games.All())
	require.NoError(t, err)
	return r
}

func TestAReadingSaysWhatIsPlayed(t *testing.T) {
	r := read(t, club)
	require.Equal(t, "yardmaster", r.Entry.Name())
	require.Equal(t, []string{"The Tuesday club", "as agreed in March"}, []string{r.Title, r.Note})
	require.Equal(t, []string{"tie=shared", "yard-timing=any-time"}, r.List())
	setup := r.Setup([]string{"ann", "bob"})
	_, err := r.Entry.New(setup, nil)
	require.NoError(t, err)
	setup.Rulings["tie"] = "x"
	require.Equal(t, "shared", r.Answers["tie"], "a set-up shares nothing with the reading")

	require.NoError(t, r.Rule([]string{"tie=earlier-seat", "YM-R-hand-count=secret"}))
	require.Equal(t, []string{"hand-count=secret", "tie=earlier-seat", "yard-timing=any-time"}, r.List(), "by hand goes over the file")
}

// What is wrong with a file is said with its line, and what would be right.
func TestWhatIsWrongIsSaidWithItsLine(t *testing.T) {
	const head = "game: yardmaster\n"
	for _, row := range []struct{ text, says string }{
		{"answers: {}\n", `1: the reading does not say of which game it is; allowed: a line such as "game: yardmaster"`},
		{"game: yardmastr\n", `1: game: is the text "yardmastr", did you mean "yardmaster"?; allowed: ` + list()},
		{"game: 7\n", `1: game: is 7; allowed: ` + list()},
		{"- a\n", `1: is a list; allowed: a mapping of game, title, note, components, answers`},
		{head + "answer: {}\n", `2: answer: is not a field here; allowed: game, title, note, components, answers`},
		{head + "Answers: {}\n", `2: Answers: is not a field here; allowed: game, title, note, components, answers`},
		{head + "answers: [tie]\n", `2: answers: is a list; allowed: a mapping of questions, each with its answer`},
		{head + "answers:\n  tie: [shared]\n", `3: answers.tie: is a list; allowed: the name of an option`},
		{head + "answers:\n  tie:\n", `3: answers.tie: is nothing; allowed: the name of an option`},
		{head + "answers:\n  hand-cont: secret\n",
			`3: ruling "hand-cont" is not an open question of Yardmaster, did you mean "hand-count"? There are: ` + questions(t, "yardmaster")},
		{head + "answers:\n  tie: share\n",
			`3: ruling "tie" has no option "share", did you mean "shared"? There are: shared, earlier-seat`},
		{head + "answers:\n  tie: shared\n  tie: shared\n", `4: answers.tie: is given twice; allowed: each field once`},
		{head + "answers:\n  tie: shared\n  YM-R-tie: shared\n",
			`4: answers.YM-R-tie: answers the same question as line 3; allowed: each question once`},
		{head + "title: {a: b}\n", `2: title: is a mapping; allowed: text`},
		{head + "note: [a]\n", `2: note: is a list; allowed: text`},
		{head + "title: " + strings.Repeat("ä", 61) + "\n", `2: title: has 61 letters; allowed: at most 60; put the rest into note`},
		{head + "components: box.yaml\n",
			`2: components: is the text "box.yaml", but this reading has no folder; allowed: a reading without a component file`},
	} {
		_, err := reading.Read("club.reading.yaml", []byte(row.text), nil, games.All())
		require.EqualError(t, err, "club.reading.yaml:"+row.says)
		var wrong *source.Error
		require.ErrorAs(t, err, &wrong)
	}
}

func list() string {
	var names []string
	for _, e := range games.All() {
		names = append(names, e.Name())
	}
	return strings.Join(names, ", ")
}

func questions(t *testing.T, game string) string {
	t.Helper()
	entry, err := games.Find(game)
	require.NoError(t, err)
	var names []string
	for _, q := range entry.Book.Questions {
		names = append(names, q.Name)
	}
	return strings.Join(names, ", ")
}

// An option that exists in words only, or that no engine can play, is told so.
func TestWhatCannotBePlayedIsRefused(t *testing.T) {
	for _, entry := range games.All() {
		for i := range entry.Book.Questions {
			q := &entry.Book.Questions[i]
			for o, option := range append(slices.Clone(q.Options), q.Told...) {
				text := fmt.Sprintf("game: %s\nanswers:\n  %s: %s\n", entry.Name(), q.Name, option.ID)
				r, err := reading.Read("x", []byte(text), nil, games.All())
				if playable := o < len(q.Options) && (!q.Fixed || rulebook.Option(o) == q.Default); playable {
					require.NoError(t, err, text)
					require.Equal(t, []string{q.Name + "=" + option.ID}, r.List())
					continue
				}
				require.ErrorContains(t, err, "x:3: ruling ", text)
				require.Regexp(t, "cannot be played|is not playable", err.Error())
				require.Error(t, reading.Of(entry).Rule([]string{q.Name + "=" + option.ID}))
			}
		}
	}
}

func TestRulingsByHand(t *testing.T) {
	for says, written := range map[string][]string{
		`"tie" is not a ruling; write question=option`:                                               {"tie"},
		`"tie" is answered twice; leave one of them out`:                                             {"tie=shared", "tie=shared"},
		`ruling "tie" answers the same question as ruling "YM-R-tie"; there are: tie`:                {"tie=shared", "YM-R-tie=shared"},
		`ruling "tie" has no option "share", did you mean "shared"? There are: shared, earlier-seat`: {"tie=share"},
	} {
		r := read(t, club)
		require.EqualError(t, r.Rule(written), says)
		require.Equal(t, []string{"tie=shared", "yard-timing=any-time"}, r.List(), "nothing is half-done")
	}
}

// The file that is begun with can be read, answers nothing, and answers a question once its line is no comment any more.
func TestTheTemplateIsAReading(t *testing.T) {
	for _, entry := range games.All() {
		text := reading.Template(entry.Book)
		require.Empty(t, read(t, text).List())
		for i := range entry.Book.Questions {
			q := &entry.Book.Questions[i]
			answer := q.Name + ": " + q.Options[q.Default].ID
			require.Equal(t, 1, strings.Count(text, "\n  # "+answer+"\n"), answer)
			for _, o := range q.Options {
				require.Contains(t, text, "\n  #   "+o.ID+": ")
			}
			text = strings.Replace(text, "\n  # "+answer+"\n", "\n  "+answer+"\n", 1)
		}
		require.Len(t, read(t, text).List(), len(entry.Book.Questions))
		for _, option := range told(entry.Book) {
			require.Contains(t, text, "\n  #   "+option.ID+" (in words only): ")
		}
	}
}

func told(book *rulebook.Book) (options []rulebook.Reading) {
	for _, q := range book.Questions {
		options = append(options, q.Told...)
	}
	return options
}

func TestTheTemplateSaysWhatToDo(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	head, rest, _ := strings.Cut(reading.Template(entry.Book), "\nanswers:\n")
	const says = "# A reading of Frontier: the answers under which somebody plays it. Take the # from the line of a " +
		"question to answer it; the others keep the answer that a record gives, or else the default, which is shown."
	paragraph, keys, _ := strings.Cut(head, "\ngame: ")
	require.Equal(t, says, strings.ReplaceAll(paragraph, "\n# ", " "))
	require.Equal(t, "frontier\n# title: The Tuesday club\n# note: as agreed in March\n# components: box.yaml", keys)
	require.Contains(t, rest, "\n  # Only the default can be played. ")
}

// A component file is in the folder of the reading or below it, and nothing leads out of there.
func TestAComponentFileStaysInItsFolder(t *testing.T) {
	folder := t.TempDir()
	inside := filepath.Join(folder, "club")
	require.NoError(t, os.MkdirAll(filepath.Join(inside, "box"), 0o700))
	box := []byte("parameters:\n  - {id: hand-at-start, value: 6, from: printed}\n")
	for _, file := range []string{filepath.Join(folder, "out.yaml"), filepath.Join(inside, "box", "in.yaml")} {
		require.NoError(t, os.WriteFile(file, box, 0o600))
	}
	require.NoError(t, os.WriteFile(filepath.Join(inside, "wrong.yaml"), []byte("dragons: 3\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(inside, "long.yaml"), make([]byte, reading.MaxComponents+1), 0o600))
	require.NoError(t, os.Symlink(filepath.Join("..", "out.yaml"), filepath.Join(inside, "link.yaml")))
	root, err := os.OpenRoot(inside)
	require.NoError(t, err)
	defer root.Close()
	with := func(path string) (*reading.Reading, error) {
		return reading.Read("club/club.reading.yaml", []byte("game: yardmaster\ncomponents: "+path+"\n"), root.FS(), games.All())
	}
	r, err := with("box/in.yaml")
	require.NoError(t, err)
	require.Equal(t, box, r.Components)
	for path, says := range map[string]string{
		"../out.yaml": `is the text "../out.yaml"`, "box/../box/in.yaml": "is the text", "/etc/passwd": "is the text", ".": "is the text",
		"link.yaml": "path escapes from parent", "nowhere.yaml": `names the file "nowhere.yaml": there is no such file`, "box": "this is a folder",
		"long.yaml": "the file is longer than 1024 KiB",
	} {
		_, err := with(path)
		require.ErrorContains(t, err, "club/club.reading.yaml:2: components: ", path)
		require.ErrorContains(t, err, says)
		require.ErrorContains(t, err, "; allowed: the path of a file in the folder of the reading or below it, from there")
	}
	_, err = with("wrong.yaml")
	require.ErrorContains(t, err, "club/wrong.yaml:1: dragons: ")
}

const settled = "railcars:\n  cards:\n    - {id: coal-1, type: coal, value: 1, copies: 3, from: printed}\n" +
	"    - {id: coal-4, type: coal, value: 4, copies: 2, from: printed}\n"

// What the component file settles is no question any more.
func TestAnAnswerToWhatTheBoxSettles(t *testing.T) {
	const text = "game: yardmaster\ncomponents: box.yaml\nanswers:\n  tie: shared\n  railcar-values: three-three-two-two\n"
	_, err := reading.Read("x", []byte(text), fstest.MapFS{"box.yaml": {Data: []byte(settled)}}, games.All())
	require.ErrorContains(t, err, "x:5: ruling railcar-values: the component file names the railcars")
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	r := reading.Of(entry)
	require.NoError(t, r.Box("box.yaml", []byte(settled)))
	require.NoError(t, r.Rule([]string{"railcar-values=three-three-two-two"}))
	require.ErrorContains(t, r.Closed(), "ruling railcar-values: the component file names the railcars")
	require.ErrorContains(t, r.Box("box.yaml", []byte("dragons: 3\n")), "box.yaml:1: dragons: is not a field here")
}

// Over a record, a reading goes over the header question by question, and marks made under other answers are no claim.
func TestAReadingGoesOverARecord(t *testing.T) {
	const text = "yardstick 1\ngame yardmaster\nseats ann bob\nruling tie=earlier-seat\nruling hand-count=secret\n---\n= 1 0123456789ab\n" +
		"chance: start ann\n= 1 0123456789ab\n"
	record, err := transcript.Parse("x.yard", []byte(text))
	require.NoError(t, err)
	over, changes := read(t, club).Over(record)
	require.Equal(t, []reading.Change{{"tie", "shared", "earlier-seat"}, {"yard-timing", "any-time", "same-turn"}}, changes)
	require.Equal(t, map[string]string{"yard-timing": "any-time", "tie": "shared", "hand-count": "secret"}, over.Start().Rulings)
	require.Nil(t, over.Opening)
	require.Nil(t, over.Decisions[0].Mark)
	require.Equal(t, text, transcript.Format(record), "the record itself stays as it is")

	over, changes = read(t, "game: yardmaster\nanswers:\n  tie: earlier-seat\n").Over(record)
	require.Empty(t, changes)
	require.Equal(t, text, transcript.Format(over), "the same answers keep the marks")
}

// What cannot be played because of an answer by hand is told at the header, which has no line for it.
func TestAnAnswerThatTheTableForbids(t *testing.T) {
	var found bool
	for _, entry := range games.All() {
		for _, q := range entry.Book.Questions {
			for _, o := range q.Options {
				r := reading.Of(entry)
				seats := entry.Book.SeatNames(entry.Book.Players.Max)
				if r.Rule([]string{q.Name + "=" + o.ID}) != nil {
					continue
				}
				if _, err := entry.New(r.Setup(seats), nil); err == nil {
					continue
				}
				found = true
				over, _ := r.Over(&transcript.Transcript{File: "x.yard", Game: entry.Name(), Seats: seats, At: transcript.Lines{Game: 2, Seats: 3}})
				report, err := transcript.Replay(t.Context(), over, &engine.Local{Game: entry.Game}, transcript.Options{})
				require.NoError(t, err)
				require.Equal(t, 3, report.Finding.Line, "%v", report.Finding)
			}
		}
	}
	require.True(t, found, "no answer forbids a table")
}

// The readings that are shipped can be read, and a game played under each begins.
func TestShippedReadings(t *testing.T) {
	folder := os.DirFS(filepath.Join("..", "..", "docs", "readings"))
	names, err := fs.Glob(folder, "*.reading.yaml")
	require.NoError(t, err)
	require.Len(t, names, 2)
	for _, name := range names {
		text, err := fs.ReadFile(folder, name)
		require.NoError(t, err)
		r, err := reading.Read(name, text, folder, games.All())
		require.NoError(t, err)
		require.NotEmpty(t, r.Title)
		require.NotEmpty(t, r.List())
		_, err = r.Entry.New(r.Setup(r.Entry.Book.SeatNames(2)), nil)
		require.NoError(t, err)
	}
}
