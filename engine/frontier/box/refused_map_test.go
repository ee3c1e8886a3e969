package box_test

// refusedMaps are files of owners with other maps and basins.
var refusedMaps = []refusal{
	{"a board with too few rows", "map: {board-1: [MMFFFF]}",
		"line 1: map.board-1: has 1 item; allowed: 9"},
	{"a row that is too short", boardRow(1, 1, "MMFFF"),
		`line 1: map.board-1[1]: is the text "MMFFF"; allowed: 6 letters of FGPDMRS`},
	{"a letter that there is not", boardRow(1, 1, "MMFFFX"),
		`line 1: map.board-1[1]: is the text "MMFFFX"; allowed: only the letters FGPDMRS`},
	{"a row that is no text", boardRow(1, 1, "123456"),
		"line 1: map.board-1[1]: is 123456; allowed: 6 letters of FGPDMRS"},
	{"a board that is a text", "map: {board-1: forest}",
		`line 1: map.board-1: is the text "forest"; allowed: a list`},
	{"rows that only some boards have", "map: {rows: 8}",
		"line 1: map.rows: leaves board-1 as it is, with 6 columns and 9 rows; allowed: all four boards in the same size"},
	{"columns that only some boards have",
		"map: {columns-per-board: 5, board-1: [FFFFF, FFFFF, FFFFF, FFFFF, RRRRR, FFFFF, FFFFF, FFFFF, FFFFF]}",
		"line 1: map.columns-per-board: leaves board-2 as it is, with 6 columns and 9 rows; allowed: all four boards in the same size"},
	{"too many rows", "map: {rows: 10}",
		"line 1: map.rows: is 10; allowed: a whole number from 3 to 9"},
	{"no forest by the river", board(1, "FFFFSF", "GGGGSG", "FFFFGG", "GGGGGG"),
		"line 1: map.board-1: leaves 0 such spaces, against what the source says: a first camp stands on forest beside the river on the " +
			"most upstream board, and there are five cards of an industry (printed in FR-START-01, FR-START-02 and FR-COMP-03), so five " +
			"can stand there (derived); allowed: five forest spaces beside the river"},
	{"no room for panning with three players", "map: {" + boardRows(3, map[int]string{4: "SSSSGS", 6: "GSSSSS"}) + "}",
		"line 1: map.board-3: leaves 2 such spaces, against what the source says: a first panning tile lies beside the river on the " +
			"most downstream board (printed in FR-START-04 and FR-START-05), the third with up to three players and the fourth with up " +
			"to five, so as many can lie there (derived); allowed: 3 land spaces beside the river"},
	{"no room for panning with five players", "map: {" + boardRows(4, map[int]string{4: "GGSSSS", 6: "GGSSSS"}) + "}",
		"line 1: map.board-4: leaves 4 such spaces, against what the source says: a first panning tile lies beside the river on the " +
			"most downstream board (printed in FR-START-04 and FR-START-05), the third with up to three players and the fourth with up " +
			"to five, so as many can lie there (derived); allowed: 5 land spaces beside the river"},
	{"no stream", "map: {" + boardRows(1, nil, "S", "G") + ", " + boardRows(3, nil, "S", "G") + ", " + boardRows(4, nil, "S", "G") + "}",
		"line 1: map.board-1: leaves no stream, against what the source says: buildings are placed on streams " +
			"and beside them (printed in FR-LUM-27 and FR-MIN-06); allowed: a stream on one of the boards"},
	{"no desert", "map: {" + boardRows(1, nil, "D", "P") + ", " + boardRows(3, nil, "D", "P") + "}",
		"line 1: map.board-1: leaves no desert, against what the source says: the train is placed on a desert space as far out as " +
			"possible (printed in FR-FOUND-05 and FR-FOUND-06); allowed: a desert space on the first three boards"},
	{"no grass at six spaces", "map: {" + boardRows(3, map[int]string{4: "PPPPPP", 6: "PPPPPG"}) + "}",
		"line 1: map.board-3: leaves no such grass with 3 boards, against what the source says: cattle start on grass beside the river " +
			"at three, six and nine spaces from the train (printed in FR-START-07 and FR-START-08); allowed: grass at these distances " +
			"from a desert furthest from a marked spot"},
	{"no terrain for the town", "map: {terrain: {grass: {town: false}, plain: {town: false}, desert: {town: false}}}",
		"line 1: map.terrain.desert.town: leaves no terrain for them, against what the source says: tents and public buildings are " +
			"placed next to the town (printed in FR-FOUND-04 and FR-GEN-19); allowed: true for one terrain at least"},
	{"a town on water", "map: {terrain: {river: {town: true}}}",
		"line 1: map.terrain.river.town: is true; allowed: false, which is derived: river and stream are water; railroad is laid on " +
			"flat land, which is grass or plain; cattle stand on grass only"},
	{"a town that is a number", "map: {terrain: {forest: {town: 1}}}",
		"line 1: map.terrain.forest.town: is 1; allowed: true or false"},
	{"one marked spot", "map: {founding-spots: {value: [h4]}}",
		"line 1: map.founding-spots.value: marks 1 on the first three boards, against what the source says: the stockpile and the freight station go beside the " +
			"river, on spots that carry a mark (printed in FR-FOUND-01 and FR-FOUND-02); allowed: 2 to 8 of them " +
			"there"},
	{"a marked spot away from the river", "map: {founding-spots: {value: [h4, h3]}}",
		"line 1: map.founding-spots.value: makes h3 no such spot, against what the source says: the stockpile and the freight station " +
			"go beside the river, on spots that carry a mark (printed in FR-FOUND-01 and FR-FOUND-02); allowed: land beside the river"},
	{"a marked spot in the river", "map: {founding-spots: {value: [h4, h5]}}",
		"line 1: map.founding-spots.value: makes h5 no such spot, against what the source says: the stockpile and the freight station " +
			"go beside the river, on spots that carry a mark (printed in FR-FOUND-01 and FR-FOUND-02); allowed: land beside the river"},
	{"all marked spots but one on a board that is not always in play", "map: {founding-spots: {value: [h4, s4]}}",
		"line 1: map.founding-spots.value: marks 1 on the first three boards, against what the source says: the stockpile and the " +
			"freight station go beside the river, on spots that carry a mark (printed in FR-FOUND-01 and FR-FOUND-02); allowed: 2 to 8 " +
			"of them there"},
	{"a marked spot twice", "map: {founding-spots: {value: [h4, h4]}}",
		"line 1: map.founding-spots.value[2]: is h4 again; allowed: each space once"},
	{"a marked spot off the map", "map: {founding-spots: {value: [h4, y4]}}",
		`line 1: map.founding-spots.value[2]: is the text "y4"; allowed: a space from a1 to x9`},
	{"a marked spot that is a number", "map: {founding-spots: {value: [h4, 44]}}",
		"line 1: map.founding-spots.value[2]: is 44; allowed: a space from a1 to x9"},
	{"nine marked spots", "map: {founding-spots: {value: [g4, h4, i4, j4, k4, l4, g6, h6, i6]}}",
		"line 1: map.founding-spots.value: has 9 items; allowed: at most 8"},
	{"a basin on land", "basins: {list: [{id: basin-1, spaces: [a5, b5, c5, c4]}]}",
		"line 1: basins.list.basin-1.spaces: has c4, which is not a river, in basin-1, against what the source says: the river is a row of " +
			"basins, and logs move from one into the next one downstream (printed in FR-LUM-09); allowed: river spaces"},
	{"a board without river under a basin", boardRow(2, 5, "RRRRRG"),
		"line 1: map.board-2: has l5, which is not a river, in basin-4, against what the source says: the river is a row of basins, and " +
			"logs move from one into the next one downstream (printed in FR-LUM-09); allowed: river spaces"},
	{"a space in two basins", "basins: {list: [{id: basin-2, spaces: [c5, d5, e5, f5]}]}",
		"line 1: basins.list.basin-2.spaces: has c5 in basin-1 and in basin-2, against what the source says: the river is a row of " +
			"basins, and logs move from one into the next one downstream (printed in FR-LUM-09); allowed: each space in one basin"},
	{"river in no basin", "basins: {list: [{id: basin-1, spaces: [a5, b5]}]}",
		"line 1: basins.list.basin-1.spaces: leaves c5 in no basin, against what the source says: the river is a row of basins, and " +
			"logs move from one into the next one downstream (printed in FR-LUM-09); allowed: every river space in a basin"},
	{"a basin in two pieces", "basins: {list: [{id: basin-1, spaces: [a5, c5]}, {id: basin-2, spaces: [b5, d5, e5, f5]}]}",
		"line 1: basins.list.basin-1.spaces: basin-1 is in pieces, against what the source says: the river is a row of basins, and logs " +
			"move from one into the next one downstream (printed in FR-LUM-09); allowed: spaces joined by their sides"},
	{"a basin half of which is not always in play",
		"basins: {list: [{id: basin-6, spaces: [p5, q5, r5, s5]}, {id: basin-7, spaces: [t5, u5]}]}",
		"line 1: basins.list.basin-6.spaces: spreads basin-6 over the third board and the fourth; allowed: each basin on the first " +
			"three boards or on the fourth, which is not always in play"},
	{"basins against the stream", "basins: {list: [{id: basin-2, spaces: [g5, h5, i5]}, {id: basin-3, spaces: [d5, e5, f5]}]}",
		"line 1: basins.list.basin-3.spaces: puts basin-3 upstream of basin-2, against what the source says: the river is a row of " +
			"basins, and logs move from one into the next one downstream (printed in FR-LUM-09); allowed: basins in order from upstream"},
	{"basins of a board in the wrong order", "basins: {list: [{id: basin-1, spaces: [d5, e5, f5]}, {id: basin-2, spaces: [a5, b5, c5]}]}",
		"line 1: basins.list.basin-1.spaces: parts basin-3 from basin-2, against what the source says: the river is a row of basins, " +
			"and logs move from one into the next one downstream (printed in FR-LUM-09); allowed: basins that follow each other"},
	{"no space in a basin", "basins: {list: [{id: basin-1, spaces: []}]}",
		"line 1: basins.list.basin-1.spaces: has 0 items; allowed: 1 to 12"},
	{"land that touches two basins",
		"map: {" + boardRows(1, map[int]string{5: "RRRFRR", 6: "FFRRRG"}) +
			"}\nbasins: {list: [{id: basin-2, spaces: [c6, d6, e6, e5, f5]}]}",
		"line 2: basins.list.basin-2.spaces: makes b6 touch basin-1 and basin-2; allowed: land that touches one basin"},
	{"an empty file", "",
		"line 1: the document is empty; allowed: a mapping"},
}
