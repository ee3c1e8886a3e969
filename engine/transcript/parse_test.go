package transcript_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func parse(t *testing.T, text string) *transcript.Transcript {
	t.Helper()
	record, err := transcript.Parse("x.yard", []byte(text))
	require.NoError(t, err)
	return record
}

func TestParseReadsEveryPart(t *testing.T) {
	record := parse(t, `# a comment

 yardstick	1 # another
seats ann b-2
game counting
ruling overshoot = any
components 0123456789ab
position { "total": 3, "note": "a # in it" } # a table
--- # the decisions
= 3 ba9876543210
ann:add 2 # well
  b-2 :  take saloon#3	#no
	> b-2 takes [a card] # of 5   [ CT-ADD-01  CT-ADD-02 ]
>b-2 smiles # not a clause
= 12 00000000000f
---
winner none
result b-2 0, ann -3
`)
	require.Equal(t, &transcript.Transcript{
		File: "x.yard", Version: 1, Game: "counting", Seats: []string{"ann", "b-2"},
		Rulings:    []transcript.Ruling{{Line: 6, Question: "overshoot", Option: "any"}},
		Components: "0123456789ab", Position: []byte(`{"total":3,"note":"a # in it"}`),
		Opening: &transcript.Mark{Line: 10, Legal: 3, Digest: "ba9876543210"},
		Decisions: []transcript.Decision{
			{Line: 11, Actor: "ann", Action: "add 2"},
			{Line: 12, Actor: "b-2", Action: "take saloon#3", Effects: []transcript.Effect{
				{Line: 13, Effect: engine.Effect{Text: "b-2 takes [a card] # of 5", Clauses: []engine.Clause{"CT-ADD-01", "CT-ADD-02"}}},
				{Line: 14, Effect: engine.Effect{Text: "b-2 smiles"}},
			}, Mark: &transcript.Mark{Line: 15, Legal: 12, Digest: "00000000000f"}},
		},
		Winner: &transcript.Winner{Line: 17},
		Result: &transcript.Result{Line: 18, Scores: []transcript.Score{{Seat: "b-2", Points: 0}, {Seat: "ann", Points: -3}}},
		At:     transcript.Lines{Game: 5, Seats: 4, Components: 7, Position: 8},
	}, record)
}

func TestARecordMayStopAnywhere(t *testing.T) {
	for end := range strings.Count(countingRecord, "\n") - 2 {
		text := strings.Join(strings.SplitAfter(countingRecord, "\n")[:3+end], "")
		require.LessOrEqual(t, len(parse(t, text).Decisions), 4)
		open := parse(t, strings.TrimSuffix(text, "\n"))
		require.Equal(t, 3+end, open.Last.Line)
		open.Last = nil
		require.Equal(t, parse(t, text), open, "the last line feed does not matter to a line that is whole")
	}
}

func TestLinesMayEndAsOnWindows(t *testing.T) {
	require.Equal(t, parse(t, countingRecord), parse(t, strings.ReplaceAll(countingRecord, "\n", "\r\n")))
}

func TestInvalidRecords(t *testing.T) {
	long := strings.Repeat("a", transcript.MaxLine)
	seats := make([]string, transcript.MaxSeats+1)
	for i := range seats {
		seats[i] = fmt.Sprintf("p%d", i)
	}
	for name, row := range map[string]struct{ text, want string }{
		"empty file": {"", `x.yard:1: the file is empty; a record begins with the line "yardstick 2"`},
		"comments alone": {"# one\n\n# two\n",
			`x.yard:3: the file has nothing but comments; a record begins with the line "yardstick 2"`},
		"binary": {"\x7fELF\x02\x01\x00", `x.yard:1: the file is not text: byte 0x7f at column 1; a record is plain UTF-8 text`},
		"binary further on": {"yardstick 1\ngame \x00",
			`x.yard:2: the file is not text: byte 0x00 at column 6; a record is plain UTF-8 text`},
		"not UTF-8": {"yardstick 1\n# caf\xe9\n", `x.yard:2: the file is not UTF-8 text; save it as UTF-8`},
		"byte order mark": {"\xef\xbb\xbf" + countingRecord,
			`x.yard:1: the file begins with a byte order mark; save it as UTF-8 without one`},
		"UTF-16": {"\xff\xfey\x00a\x00", `x.yard:1: the file is UTF-16 text; save it as UTF-8 without a byte order mark`},
		"old Macintosh": {"yardstick 1\rgame counting\r",
			`x.yard:1: there is a carriage return inside the line; end every line with a line feed`},
		"another text":  {"Dear referee,\n", `x.yard:1: "Dear referee," does not begin a record; the first line is "yardstick 2"`},
		"wrong version": {"yardstick 3\n", `x.yard:1: version "3" of the format is not supported; this program reads "yardstick 1" and "yardstick 2"`},
		"no version":    {"yardstick\n", `x.yard:1: version "" of the format is not supported; this program reads "yardstick 1" and "yardstick 2"`},
		"version twice": {with("game counting", "yardstick 1"),
			`x.yard:2: "yardstick" appears here and on line 1; leave one of them out`},
		"long line": {with("ann: add 3", "ann: "+long),
			`x.yard:6: the line is longer than 64 KiB; a record has one short decision per line`},
		"long position": {with("---", "position {"+strings.Repeat(" ", transcript.MaxPosition)+"}"),
			`x.yard:4: the line is longer than 1024 KiB; a record has one short decision per line`},
		"result colon": {with("---", "---\n---\nresult: ann 18, bob 11"), `x.yard:6: write "result" without the colon`},
		"winner nobody": {with("---", "---\n---\nwinner nobody"),
			`x.yard:6: "nobody" is not a seat; if nobody has won, write "winner none"`},
		"long file": {strings.Repeat("#\n", transcript.MaxBytes/2+1),
			`x.yard:1: the file is longer than 16 MiB; a record of one game is much shorter`},
		"many lines": {strings.Repeat("\n", transcript.MaxLines+1),
			`x.yard:1000001: the file has more than 1000000 lines; a record of one game is much shorter`},

		"no game": {with("game counting", ""),
			`x.yard:4: the header does not name the game; add a line such as "game yardmaster"`},
		"no game, the end": {"yardstick 1\n", `x.yard:1: the header does not name the game; add a line such as "game yardmaster"`},
		"no seats": {with("seats ann bob", ""),
			`x.yard:4: the header does not name the seats; add a line such as "seats ann bob"`},
		"game twice":  {with("seats ann bob", "game counting"), `x.yard:3: "game" appears here and on line 2; leave one of them out`},
		"seats twice": {with("---", "seats ann bob"), `x.yard:4: "seats" appears here and on line 3; leave one of them out`},
		"ruling twice": {with("---", "ruling a=b\nruling a=c"),
			`x.yard:5: "ruling a" appears here and on line 4; leave one of them out`},
		"game in capitals": {with("game counting", "game Counting"),
			`x.yard:2: "Counting" is not the name of a game; write one name in lower case, such as "game yardmaster"; did you mean "counting"?`},
		"empty seats": {with("seats ann bob", "seats"),
			`x.yard:3: the line names no seats; name them clockwise, such as "seats ann bob"`},
		"seat in capitals": {with("seats ann bob", "seats Ann bob"),
			`x.yard:3: "Ann" is not the name of a seat; use lower-case letters, digits and hyphens, a letter first; did you mean "ann"?`},
		"seat chance": {with("seats ann bob", "seats ann chance"),
			`x.yard:3: a seat cannot be called "chance", the word has a meaning of its own; choose another name`},
		"seat twice": {with("seats ann bob", "seats ann bob ann"),
			`x.yard:3: two seats are called "ann"; give every seat a name of its own`},
		"many seats": {with("seats ann bob", "seats "+strings.Join(seats, " ")),
			`x.yard:3: there are 100 seats; a record has at most 99`},
		"ruling without =": {with("---", "ruling overshoot any"),
			`x.yard:4: "overshoot any" is not a ruling; write "ruling question=option"`},
		"ruling's prefix": {with("---", "ruling CT-R-overshoot=any"),
			`x.yard:4: "CT-R-overshoot" is written without its prefix in a record; write "overshoot=any"`},
		"ruling's capitals": {with("---", "ruling overshoot=Any"),
			`x.yard:4: "Any" is not the name of a question or an option; write "ruling question=option" in lower case`},
		"components": {with("---", "components 12"),
			`x.yard:4: "12" is not the digest of a component file; write the first 12 hexadecimal digits of its SHA-256, in lower case`},
		"no position": {with("---", "position"),
			`x.yard:4: the line names no position; write "position FILE" or the document itself, on one line`},
		"broken position": {with("---", `position {"total": 1,}`),
			`x.yard:4: the position is not JSON: there is a comma before the closing brace, at character 13 of ` +
				`it; the whole document has to be on this one line`},
		"position's rest": {with("---", `position {"total":`),
			`x.yard:4: the position is not JSON: it ends too early: a quotation mark, a bracket or a brace is not closed, at character 9 of it; the whole document has to be on ` +
				`this one line`},
		"misspelt key": {with("seats ann bob", "seat ann bob"), `x.yard:3: "seat" is not a line of a header; did you mean "seats"?`},
		"unknown key": {with("seats ann bob", "weather fine"),
			`x.yard:3: "weather" is not a line of a header; a header has game, seats, player, edition, ruling, components, position`},
		"decision too soon": {with("---", "ann: add 3"),
			`x.yard:4: there is a decision in the header; put the line "---" before the first decision`},
		"short rule": {with("---", "--"), `x.yard:4: "--" is not a dividing line; write "---"`},
		"result too soon": {with("---", "result ann 1, bob 2"),
			`x.yard:4: "result" belongs after the decisions; put a line "---" before them and another before "result"`},

		"no colon":    {with("ann: add 3", "ann add 3"), `x.yard:6: a decision needs a colon after its actor; write "ann: add 3"`},
		"no decision": {with("ann: add 3", "ann"), `x.yard:6: "ann" is not a decision; write "actor: action", the actor one of ann, bob and chance, the action as yardstick legal lists it`},
		"nothing decided": {with("ann: add 3", "ann: # nothing"),
			`x.yard:6: "ann" decides nothing; a decision is written "actor: action"`},
		"actor in capitals": {with("ann: add 3", "Ann: add 3"),
			`x.yard:6: "Ann" is not the name of a seat; a decision is written "actor: action", the actor in lower case; ` +
				`did you mean "ann"?`},
		"header too late": {with("ann: add 3", "ruling overshoot=any"),
			`x.yard:6: "ruling" belongs to the header; put it before the first line "---"`},
		"result undivided": {with("bob: add 3", "result ann 10, bob 0"),
			`x.yard:9: "result" is among the decisions; put a line "---" before it`},
		"long rule": {with("bob: add 3", "----"), `x.yard:9: "----" is not a dividing line; write "---"`},
		"effect of nothing": {with("chance: roll 1*1", "> ann smiles"),
			`x.yard:5: an effect belongs below the decision that caused it; put it there or leave it out`},
		"effect after mark": {with("> ann adds 3         [CT-ADD-01]", "= 3 0123456789ab"),
			`x.yard:8: an effect belongs below the decision that caused it; put it there or leave it out`},
		"empty effect": {with("> ann adds 3         [CT-ADD-01]", ">  [CT-ADD-01]"),
			`x.yard:7: the effect says nothing; write "> text [CLAUSE CLAUSE]"`},
		"mark without count": {with("bob: add 3", "= 0123456789ab"),
			`x.yard:9: "= 0123456789ab" is not a mark; write "= LEGAL DIGEST", the number of legal actions and 12 hexadecimal digits`},
		"mark's digest": {with("bob: add 3", "= 3 0123456789AB"),
			`x.yard:9: "= 3 0123456789AB" is not a mark; write "= LEGAL DIGEST", the number of legal actions and 12 hexadecimal digits`},
		"two marks": {with("bob: add 3", "= 3 0123456789ab\n= 3 0123456789ab"),
			`x.yard:10: there is a mark here and on line 9; leave one of them out`},

		"third rule": {with("winner ann", "---"),
			`x.yard:13: this is the third line "---"; a record has a header, decisions and a tail`},
		"after the end": {with("winner ann", "ann: add 1"),
			`x.yard:13: "ann: add 1" comes after the end; only "result" and "winner" come after the second line "---"`},
		"two results": {with("winner ann", "result ann 10, bob 0"),
			`x.yard:13: "result" appears here and on line 12; leave one of them out`},
		"two winners": {with("winner ann", "winner ann\nwinner bob"),
			`x.yard:14: "winner" appears here and on line 13; leave one of them out`},
		"result of nobody": {with("result ann 10, bob 0", "result"),
			`x.yard:12: "" is not a score; write every seat with its score, such as "result ann 18, bob 11"`},
		"result's comma": {with("result ann 10, bob 0", "result ann 10 bob 0"),
			`x.yard:12: "ann 10 bob 0" is not a score; write every seat with its score, such as "result ann 18, bob 11"`},
		"score in words": {with("result ann 10, bob 0", "result ann ten, bob 0"),
			`x.yard:12: "ten" is not a score; write a whole number`},
		"score's spelling": {with("result ann 10, bob 0", "result ann 010, bob 0"),
			`x.yard:12: "010" is not a score; write a whole number`},
		"score out of range": {with("result ann 10, bob 0", "result ann 10000000000, bob 0"),
			`x.yard:12: "10000000000" is not a score; write a whole number`},
		"two scores": {with("result ann 10, bob 0", "result ann 10, ann 0"),
			`x.yard:12: "ann" has two scores; leave one of them out`},
		"winner of nobody": {with("winner ann", "winner"),
			`x.yard:13: the line names no winner; write the seats that won, or "winner none"`},
		"winner and none": {with("winner ann", "winner ann none"),
			`x.yard:13: "none" excludes every seat; write the seats that won, or "winner none"`},
		"winner twice": {with("winner ann", "winner ann ann"), `x.yard:13: "ann" is named twice; leave one of them out`},
		"winner in capitals": {with("winner ann", "winner ANN"),
			`x.yard:13: "ANN" is not the name of a seat; use lower-case letters, digits and hyphens, a letter first; did you mean "ann"?`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := transcript.Parse("x.yard", []byte(row.text))
			require.EqualError(t, err, row.want)
			var syntax *transcript.SyntaxError
			require.ErrorAs(t, err, &syntax)
		})
	}
}

func TestALongLineIsQuotedInPart(t *testing.T) {
	_, err := transcript.Parse("x.yard", []byte(strings.Repeat("é", 1000)))
	require.EqualError(t, err, `x.yard:1: "`+strings.Repeat("é", 40)+`…" does not begin a record; the first line is "yardstick 2"`)
}

func TestReadPlain(t *testing.T) {
	files := fstest.MapFS{
		"game.yard": {Data: []byte(countingRecord)},
		"pipe.yard": {Mode: os.ModeNamedPipe},
		"long.yard": {Data: bytes.Repeat([]byte{'#'}, transcript.MaxBytes+1)},
		"sub/a":     {Data: []byte("yardstick 3\n")},
	}
	text, err := transcript.ReadPlain(files, "game.yard", transcript.MaxBytes)
	require.NoError(t, err)
	require.Equal(t, countingRecord, string(text))
	for path, want := range map[string]string{
		"no.yard":   "there is no such file; check its name and folder",
		"sub":       "this is a folder; name a file in it",
		"pipe.yard": "this is not a regular file; copy its contents into one",
		"long.yard": "the file is longer than 16384 KiB",
		"../a":      "there is no such file; check its name and folder",
	} {
		_, err := transcript.ReadPlain(files, path, transcript.MaxBytes)
		require.EqualError(t, err, want)
	}
}

// FuzzParse: any bytes give a record or one clear line, and a record is written so that it is read back the same.
func FuzzParse(f *testing.F) {
	fragment, err := os.ReadFile("testdata/fragment.yard")
	require.NoError(f, err)
	f.Add(fragment)
	f.Add([]byte(countingRecord))
	f.Add([]byte("yardstick 1\ngame a\nseats b\nruling c=d\ncomponents 0123456789ab\nposition {\"a\":[1, 2]}\n---\n= 0 0123456789ab\nb: " +
		"c\n> d # [e] [F-1]\n> g []\n---\nwinner none\n"))
	f.Add([]byte("yardstick 1\r\ngame a\r\nseats b\r\nposition c#d/e f\r\n---\r\nb: c # d\r\n---\r\nresult b -1\r\n"))
	f.Add([]byte("yardstick 1\ngame a\nseats b\n---\nb:#c\n"))
	f.Add([]byte("\xef\xbb\xbfyardstick 1"))
	f.Add([]byte(second))
	f.Add([]byte("yardstick 1\ngame a\nseats a\n---\na: b\n>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		record, err := transcript.Parse("x.yard", data)
		if err != nil {
			var syntax *transcript.SyntaxError
			require.True(t, errors.As(err, &syntax))
			require.NotContains(t, err.Error(), "\n")
			return
		}
		text := transcript.Format(record)
		again, err := transcript.Parse("x.yard", []byte(text))
		require.NoError(t, err, text)
		require.Equal(t, text, transcript.Format(again))
		require.Equal(t, unnumbered(record), unnumbered(again))
	})
}

// unnumbered is a record without its line numbers, and without the last line that a file may end inside.
func unnumbered(t *transcript.Transcript) *transcript.Transcript {
	bare := *t
	bare.At, bare.Last = transcript.Lines{}, nil
	bare.Players = nil
	for _, p := range t.Players {
		p.Line = 0
		bare.Players = append(bare.Players, p)
	}
	bare.Rulings = nil
	for _, r := range t.Rulings {
		r.Line = 0
		bare.Rulings = append(bare.Rulings, r)
	}
	bare.Opening = unnumberedMark(t.Opening)
	bare.Decisions = nil
	for _, d := range t.Decisions {
		d.Line, d.At, d.Mark = 0, 0, unnumberedMark(d.Mark)
		effects := d.Effects
		d.Effects = nil
		for _, e := range effects {
			if e.Text == "" {
				continue // the file ended there
			}
			e.Line = 0
			d.Effects = append(d.Effects, e)
		}
		bare.Decisions = append(bare.Decisions, d)
	}
	if t.Result != nil {
		bare.Result = &transcript.Result{Scores: t.Result.Scores}
	}
	if t.Winner != nil {
		bare.Winner = &transcript.Winner{Seats: t.Winner.Seats}
	}
	return &bare
}

func unnumberedMark(m *transcript.Mark) *transcript.Mark {
	if m == nil {
		return nil
	}
	return &transcript.Mark{Legal: m.Legal, Digest: m.Digest}
}
