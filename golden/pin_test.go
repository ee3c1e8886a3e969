package golden_test

// pin is what is pinned of a game and what its records have to reach together.
type pin struct {
	// records are the pinned records by name, with what each is there to show. The text heads the file.
	records map[string]string
	// players are the numbers of players of whom a whole game at default rulings is pinned.
	players []int
	// ends are the ways in which a game ends, as the lines of its record tell it.
	ends map[string][]string
	// unreached says why an option of a question, by its id, is in force in no record that would go otherwise without it.
	unreached map[string]string
}

// pinned are the games whose records are pinned, by the folder of the same name.
var pinned = map[string]pin{
	"yardmaster":       {yardmasterGames, []int{2, 3, 4, 5}, yardmasterEnds, yardmasterUnreached},
	"union-stockyards": {stockyardsGames, []int{2, 3, 4, 5}, stockyardsEnds, stockyardsUnreached},
	"frontier":         {frontierGames, []int{2, 3, 4, 5}, frontierEnds, frontierUnreached},
	"hell-on-wheels":   {hellOnWheelsGames, []int{2, 3, 4, 6, 13}, hellOnWheelsEnds, hellOnWheelsUnreached},
}
