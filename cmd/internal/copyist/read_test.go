package copyist_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

func alone(*transcript.Transcript, games.Entry) (fs.FS, []byte, error) { return nil, nil, nil }

// read is a record as the commands read it: as it is written, and where that goes wrong, as it was typed.
func read(t *testing.T, name string, text []byte) (*transcript.Transcript, []copyist.Reading, error) {
	s := &copyist.Source{Name: name, Text: text, Folder: alone}
	record, err := s.Read(t.Context())
	if err != nil {
		return nil, nil, err
	}
	entry, err := record.Of(games.Find)
	if err != nil {
		return record, nil, nil
	}
	report, err := transcript.Replay(t.Context(), record, &engine.Local{Game: entry.Game}, transcript.Options{})
	require.NoError(t, err)
	if again := s.Again(t.Context(), report.Finding); again != nil {
		record = again
	}
	return record, s.Readings, nil
}

// A record is read as it was typed, line by line, and says so.
func TestARecordIsReadAsItWasTyped(t *testing.T) {
	for _, row := range []struct{ name, text, decisions, notes string }{
		{"another verb of the book", "yardstick 2\ngame hell-on-wheels\nseats ann bob\n" +
			`position {"phase":"civilized","player":"bob","players":[{"name":"bob","hand":["church#1"]}]}` + "\n---\nbob: build church at future\n",
			"bob: civilize church at future\n", `line 6, "bob: build church at future", is read as "bob: civilize church at future"` + "\n"},
		{"quoted in a forum", "\ufeff> Yardstick 1\n> game Union Stockyards\n> seats Ann, Bob\n> position {“decision”:“placement”,\"first-player\":\"ann\"}\n" +
			"> ---\n> ```\n> > Ann: slaughters a hog\n> T2 – Bob opens a branch house in Brooklyn\n",
			"yellow: slaughter hogs\nblue: branch brooklyn\n",
			`line 2, "game Union Stockyards", is read as "game union-stockyards"` + "\n" +
				`line 3, "seats Ann, Bob", is read as "seats yellow blue"` + "\n" +
				`line 4, "position {“decision”:“placement”,\"first-player\":\"ann\"}", is read as ` +
				`"position {\"decision\":\"placement\",\"first-player\":\"yellow\"}"` + "\n" +
				"2 more lines are read with corrected spelling; yardstick fmt -d shows all corrections\n"},
		{"pieces by their names", "yardstick 1\ngame hell-on-wheels\nseats ann bob\n" +
			`position {"phase":"civilized","player":"Bob","present":{"town":"grand-island","establishments":{"saloon":"Ann","saloon#1":"bob"}},` +
			`"players":[{"name":"bob","hand":["jail"]}]}` + "\n---\nbob: Pass\n",
			"bob: pass\n", `line 4, "position {\"phase\":\"civilized\",\"player\":\"Bob\",\"present\":{\"town\":\"grand-island\",` +
				`\"establishments\":{\"saloon\":\"Ann\",\"saloon#1\":\"bob\"}},\"players\":[{\"name\":\"bob\",\"hand\":[\"jail\"]}]}", is read as ` +
				`"position {\"phase\":\"civilized\",\"player\":\"bob\",\"present\":{\"town\":\"grand-island\",` +
				`\"establishments\":{\"saloon#2\":\"ann\",\"saloon#1\":\"bob\"}},\"players\":[{\"name\":\"bob\",\"hand\":[\"jail\"]}]}"` + "\n"},
		{"an effect is no quotation", head + "Ann: loads coal 4\n  > coal-4 joins ann's train, 6 points\n",
			"ann: load coal-4\n", `line 7, "Ann: loads coal 4", is read as "ann: load coal-4"` + "\n"},
		{"as it is written", head + "ann: load coal-3\n", "ann: load coal-3\n", ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			record, readings, err := read(t, "x.yard", []byte(row.text))
			require.NoError(t, err)
			decisions, notes := "", ""
			for _, d := range record.Decisions {
				decisions += d.String() + "\n"
			}
			for _, note := range copyist.Notes(readings, 0) {
				notes += note + "\n"
			}
			require.Equal(t, row.decisions, decisions)
			require.Equal(t, row.notes, notes)
		})
	}
}

// What cannot be read, or only in several ways, is told with its line; what comes before it is read.
func TestARecordIsReadAsFarAsItCanBe(t *testing.T) {
	record, readings, err := read(t, "x.yard", []byte(head+"Ann loads coal 4\nann: buys oil-3\n"))
	require.NoError(t, err)
	require.Equal(t, "ann: load coal-4", record.Decisions[0].String())
	require.Len(t, readings, 1)
	_, _, err = read(t, "x.yard", []byte(head+"Ann loads coal 4\nnobody knows\n"))
	require.ErrorContains(t, err, `x.yard:8: "nobody knows" is not a decision`)
}

// A record that is written as records are is read byte for byte, whatever its rules say of it.
func TestPinnedGamesAreReadAsTheyAreWritten(t *testing.T) {
	names, err := fs.Glob(golden.Files, "*/*.golden")
	require.NoError(t, err)
	for i, name := range names {
		if testing.Short() && i%9 > 0 {
			continue
		}
		data, err := fs.ReadFile(golden.Files, name)
		require.NoError(t, err)
		want, err := transcript.Parse(name, data)
		require.NoError(t, err)
		record, readings, err := read(t, name, data)
		require.NoError(t, err)
		require.Empty(t, readings, name)
		require.Equal(t, want, record)
	}
}

// Any text is read or refused, and no line of it goes astray.
func FuzzRead(f *testing.F) {
	for _, text := range []string{head + "Ann: loads coal 4\n", "> yardstick 2\n> game frontier\n> seats a, b\n> ---\n> > a: build\n",
		"yardstick 1\ngame union-stockyards\nseats ann bob\nplayer ann \"A\"\n---\n", "```\nyardstick 1\n", "yardstick 1\ngame yardmaster\nseats a,\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		record, readings, err := read(t, "x.yard", []byte(text))
		require.True(t, (record == nil) == (err != nil))
		for _, r := range readings {
			require.NotZero(t, r.Line)
		}
	})
}
