package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// pieceSigns are the pieces on the map: small letters for the town, capitals for industry.
var pieceSigns = map[string]string{
	"stockpile": "st", "freight": "fr", "bridge": "br", "tent": "te", "wooden-house": "wh",
	"bank": "ba", "general-store": "gs", "hardware-store": "hs", "saloon": "sa", "brothel": "bo", "blacksmith": "bs", "gunsmith": "gu",
	"tailor": "ta", "newspaper": "np", "coach-builder": "cb", "steamboat": "sb", "town-hall": "th", "schoolhouse": "sc",
	"philanthropy": "ph", "doctor": "do", "church": "ch", "well": "we", "sheriff": "sh", "jail": "ja",
	"camp": "CA", "sawmill": "SM", "dam": "DA", "log-boom": "LB", "panning": "PA", "mine-gold": "MG", "mine-silver": "MS",
	"deep-gold": "DG", "deep-silver": "DS", "mining-dam": "MD", "canal": "CN", "farmstead": "FA", "wind-pump": "WP", "enclosure": "EN",
	"horse-stable": "HO", "donkey-stable": "DO", "mule-stable": "MU", "ox-stable": "OX",
}

func pieceSign(kind string) string {
	if sign, known := pieceSigns[kind]; known {
		return sign
	}
	return "??"
}

// groundSigns explains the upper line of a space.
func (d drawing) groundSigns() string {
	text := "F forest with its trees, G grass, P plain, D desert, M mountain, R river with the number of its basin, S stream"
	for _, row := range []struct {
		there bool
		says  string
	}{
		{d.founding(), signSpot + " marked spot"},
		{len(d.Drought) > 0, signDry + " drought on grass"},
		{d.hasDamage(), signDamage + " fire or revolt"},
		{len(d.Jams) > 0, signJam + " black worker in the basin"},
		{d.hasTrack(), d.trackSigns()},
	} {
		if row.there {
			text += ", " + row.says
		}
	}
	return text
}

func (d drawing) hasDamage() bool {
	for _, piece := range d.Town {
		if piece != nil && piece.Fire > 0 {
			return true
		}
	}
	for _, work := range d.Works {
		if work != nil && work.Revolt > 0 {
			return true
		}
	}
	return false
}

func (d drawing) hasTrack() bool {
	for _, line := range d.Trains {
		if line != nil && len(line.Track) > 0 {
			return true
		}
	}
	return false
}

// trackSigns returns the signs of the trains that have track.
func (d drawing) trackSigns() string {
	var signs []string
	for _, train := range box.TrainNames {
		if line := d.Trains[train]; line != nil && len(line.Track) > 0 {
			signs = append(signs, fmt.Sprintf("%s%s track of the %s train", signTrack, train[:1], train))
		}
	}
	return strings.Join(signs, ", ")
}

// pieceSigns explains the lower line of a space.
func (d drawing) pieceSigns(c *landCells) string {
	owned, tycoons := false, false
	for _, piece := range d.Town {
		if piece != nil {
			owned, tycoons = owned || piece.Owner != "", tycoons || piece.Tycoon != ""
		}
	}
	for _, work := range d.Works {
		owned = owned || work != nil
	}
	var signs []string
	for _, kind := range d.inOrder(d.kinds()) {
		signs = append(signs, pieceSign(kind)+" "+kind)
	}
	for _, row := range []struct {
		there bool
		says  string
	}{
		{owned, "the number after a piece is its owner's, 1 for P1"},
		{tycoons, signTycoon + " a tycoon's"},
		{c.has(signCattle), "2" + signCattle + "1 2 cattle of P1"},
		{c.has(signLogs), "2" + signLogs + "1 2 logs of P1"},
		{c.has(signSeveral), signSeveral + " of several players"},
		{len(d.Trains) > 0, "red and blue: where a train begins"},
	} {
		if row.there {
			signs = append(signs, row.says)
		}
	}
	if len(signs) == 0 {
		return "nothing yet"
	}
	return strings.Join(signs, ", ")
}

// inOrder returns kinds of pieces in the order of the component file, those of the founding first.
func (d drawing) inOrder(kinds map[string]bool) []string {
	known := []string{"stockpile", "freight", "bridge", "tent"}
	for i := range d.parts.Publics {
		known = append(known, d.parts.Publics[i].Name)
	}
	for i := range d.parts.Works {
		known = append(known, d.parts.Works[i].Name)
	}
	order := func(kind string) int {
		if i := slices.Index(known, kind); i >= 0 {
			return i
		}
		return len(known)
	}
	return slices.SortedStableFunc(slices.Values(sortedKeys(kinds)), func(a, b string) int { return order(a) - order(b) })
}

// has reports whether cubes of a sort are drawn: a number with the sign after it.
func (c *landCells) has(sign string) bool {
	for column := range c.at {
		for row := range c.at[column] {
			below := c.at[column][row].below
			if below != "" && below[0] >= '0' && below[0] <= '9' && strings.Contains(below, sign) {
				return true
			}
		}
	}
	return false
}
