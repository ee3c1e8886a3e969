Feature: Events that strike the land
  Logs lost and piled up in the river, rain and blizzards that turn the deposits, drought, losses of animals, and rustlers.

  # ---------------------------------------------------------------- logs

  @worked @FR-EX-44 @FR-ROUND-06
  Scenario: Two logs are lost in the most downstream basin, and the mayor chooses whose log is lost first
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-1 holds 1 log of p2
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p1 may do only:
      | lose-log P1 |
      | lose-log P2 |
    When p1 does "lose-log P1"
    And chance does "event II-1"
    Then basin-2 holds 0 logs of p1
    And basin-2 holds 0 logs of p2
    And basin-1 holds 1 log of p2
    And it is p1's turn

  @FR-ROUND-06
  Scenario: If a basin becomes empty, further logs are lost from the next basin upstream
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-1 holds 2 logs of p2
    And basin-2 holds 1 log of p1
    And p1 has 3 logs in stock
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event II-1"
    Then basin-2 holds 0 logs of p1
    And basin-1 holds 1 log of p2
    And p1 has 3 logs in stock

  @FR-ROUND-06
  Scenario: On four boards the most downstream basin is the eighth
    Given a Frontier game of p1, p2, p3 and p4
    And it is p4's turn
    And basin-6 holds 1 log of p1
    And basin-8 holds 1 log of p2
    And the upcoming event is I-1
    When p4 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-8 holds 0 logs of p2
    And basin-6 holds 1 log of p1

  @worked @FR-EX-46 @FR-ROUND-07
  Scenario: A pile-up puts a black worker into a basin with logs, which the mayor chooses
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-1 holds 1 log of p2
    And basin-2 holds 2 logs of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may do only:
      | pile-up basin-1 |
      | pile-up basin-2 |
    And p1 may not do "pile-up basin-4" because of FR-ROUND-07
    When p1 does "pile-up basin-2"
    And chance does "event III-1"
    Then a black worker lies in basin-2
    And no black worker lies in basin-1

  @FR-ROUND-15
  Scenario: A basin with a black worker does not get a second one
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    And the upcoming event is II-1
    When p2 does "end-turn"
    And chance does "event III-1"
    Then it is p1's turn
    And a black worker lies in basin-2

  # ---------------------------------------------------------------- rain and drought

  @worked @FR-EX-49 @FR-MIN-04
  Scenario Outline: <kind> turns a deposit from face <before> back to face <after>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is on face <before>
    And it is p2's turn
    And the upcoming event is <event>
    When p2 does "end-turn"
    And chance does "event <next>"
    Then p6 is on face <after>
    And p1 has 0 gold at p6
    And p6 has a reserve of 4

    Examples:
      | kind       | event | before | after | next |
      | heavy rain | I-2   | 0      | 3     | II-1 |
      | heavy rain | I-2   | 2      | 1     | II-1 |
      | a blizzard | III-2 | 0      | 3     | IV-1 |
      | a blizzard | III-2 | 3      | 2     | IV-1 |

  @FR-MIN-04
  Scenario: A depleted deposit is not turned back
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is depleted
    And p6 is on face 2
    And it is p2's turn
    And the upcoming event is I-2
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p6 is on face 2

  @worked @FR-EX-49 @FR-SETUP-08
  Scenario: Heavy rain takes all drought pieces away
    Given a Frontier game of p1 and p2
    And o6 has drought
    And r6 has drought
    And it is p2's turn
    And the upcoming event is I-2
    When p2 does "end-turn"
    And chance does "event II-1"
    Then o6 has no drought
    And r6 has no drought

  @FR-SETUP-08
  Scenario: Drought comes to grass spaces that the mayor chooses
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And a wind-pump of p2 stands at p7
    And p2 has 2 cattle at q8
    And r6 has drought
    And it is p2's turn
    And the upcoming event is II-3
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p1 may do "drought l6"
    And p1 may do "drought r8"
    But p1 may not do "drought r6" because of FR-SETUP-08
    And p1 may not do "drought p7" because of FR-SETUP-08
    And p1 may not do "drought p6" because of FR-SETUP-08
    And p1 may not do "drought q6" because of FR-SETUP-08
    And p1 may not do "drought i6" because of FR-SETUP-08
    When p1 does "drought l6"
    And p1 does "drought r8"
    And chance does "event III-1"
    Then l6 has drought
    And r8 has drought
    And p2 has 2 cattle at q8

  # ---------------------------------------------------------------- a blizzard

  @worked @FR-EX-49 @FR-ROUND-05
  Scenario: A blizzard takes two of seven cattle and two horses, which the owner chooses
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 3 cattle at n7
    And p2 has 4 cattle at o6
    And p2 has 2 horses on cards
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p2 may do only:
      | lose cattle n7  |
      | lose cattle o6  |
      | lose horse card |
    And p2 may not do "lose ox card" because of FR-ROUND-05
    And p1 may not do "lose cattle o6" because of FR-ROUND-05
    When p2 does "lose horse card"
    And p2 does "lose cattle n7"
    And chance does "event IV-1"
    Then p2 has 1 horse on cards
    And p2 has 2 cattle at n7
    And p2 has 4 cattle at o6
    And it is p1's turn

  @FR-ROUND-05
  Scenario: The owner may choose to lose the only cattle of an enclosure
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And p2 has 3 cattle at o6
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p2 may do only:
      | lose cattle n7 |
      | lose cattle o6 |

  @worked @FR-EX-49 @FR-ROUND-05
  Scenario Outline: A player with <cattle> cattle and <horses> horses loses <lost> in a blizzard
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And p2 has <cattle> cattle at o6
    And p2 has <horses> horses on cards
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    And chance decides <chance>
    Then "lose cattle o6" is <verdict> for p2

    Examples: one of four, rounded down
      | cattle | horses | lost    | verdict | chance  |
      | 3      | 0      | nothing | illegal | 1 time  |
      | 1      | 2      | nothing | illegal | 1 time  |
      | 4      | 0      | one     | legal   | 0 times |
      | 2      | 2      | one     | legal   | 0 times |

  @FR-ROUND-05 @FR-SETUP-12
  Scenario: The cube of a lost animal goes back to the supply and can be used again
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 26 logs in stock
    And p1 has 4 cattle at r6
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    And p1 does "lose cattle r6"
    And chance does "event IV-1"
    Then p1 has 1 cube in supply
    When p1 does "breed r6"
    Then p1 has 4 cattle at r6
    And p1 may not do "breed r6" because of FR-SETUP-12

  @FR-ROUND-05
  Scenario: In a blizzard each player in order chooses his own losses
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 4 cattle at r6
    And p2 has 4 cattle at o6
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p1 may only do "lose cattle r6"
    When p1 does "lose cattle r6"
    Then p2 may only do "lose cattle o6"

  @FR-ROUND-05
  Scenario: In a blizzard the player with the first turn of the round loses animals first
    Given a Frontier game of p1, p2 and p3
    And the ruling "turn-order" is "mayor-first"
    And p2 is mayor
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p3 is in ranching at level I
    And p1 has 4 cattle at r6
    And p2 has 4 cattle at o6
    And p3 has 4 cattle at r8
    And it is p1's turn
    And the upcoming event is III-2
    When p1 does "end-turn"
    Then p2 may only do "lose cattle o6"
    When p2 does "lose cattle o6"
    Then p3 may only do "lose cattle r8"
    When p3 does "lose cattle r8"
    Then p1 may only do "lose cattle r6"

  # ---------------------------------------------------------------- rustlers

  @FR-RAN-37
  Scenario: Rustlers - a rancher of level III with guns and no horse cannot defend
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And p2 has 2 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p2 may only do "lose cattle o6"

  @FR-ROUND-05
  Scenario: A blizzard cannot take an animal from an empty stable
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And p2 has 1 horse on cards
    And a farmstead of p2 stands at o7
    And an ox-stable of p2 stands at n7
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p2 may not do "lose ox n7" because of FR-ROUND-05
    But p2 may do "lose horse card"

  @FR-ROUND-05
  Scenario: A blizzard can take from a stable only the kind of animal that stands in it
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And a farmstead of p2 stands at o7
    And an ox-stable of p2 stands at n7
    And n7 holds 1 ox
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p2 may do only:
      | lose cattle o6 |
      | lose ox n7     |
    And p2 may not do "lose horse n7" because of FR-ROUND-05
    When p2 does "lose ox n7"
    And chance does "event IV-1"
    Then n7 holds 0 oxen

  @worked @FR-EX-51 @FR-RAN-37
  Scenario: Against rustlers, one horse and one gun together save one of two cattle
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And p2 has 1 horse on cards
    And p2 has 2 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p2 may do only:
      | defend 0 |
      | defend 1 |
    And p2 may not do "defend 2" because of FR-RAN-37
    When p2 does "defend 1"
    Then p2 may only do "lose cattle o6"
    When p2 does "lose cattle o6"
    And chance does "event IV-1"
    Then p2 has 2 cattle at o6
    And p2 has 1 gun
    And p2 has 0 available horses
    And p2 has 1 horse on cards

  @worked @FR-EX-51 @FR-RAN-37
  Scenario: Rustlers - a rancher of level II loses two cattle and cannot defend
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level II
    And p2 has 3 cattle at o6
    And p2 has 1 horse on cards
    And p2 has 2 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p2 may only do "lose cattle o6"
    When p2 does "lose cattle o6"
    And p2 does "lose cattle o6"
    And chance does "event IV-1"
    Then p2 has 1 cattle at o6
    And p2 has 2 guns

  @FR-RAN-37
  Scenario: Rustlers - a rancher of level III without a gun loses two cattle and cannot defend
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And p2 has 1 horse on cards
    And p2 has 0 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p2 may only do "lose cattle o6"

  @FR-RAN-37
  Scenario: Rustlers take no more cattle than there are, and nothing from a player without cattle
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 3"
    Then p2 may only do "lose cattle o6"
    When p2 does "lose cattle o6"
    And chance does "event IV-1"
    Then p2 has 0 cattle at o6
    And it is p1's turn

  @FR-RAN-37
  Scenario: Rustlers - with enough pairs of horse and gun all cattle are saved
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level III
    And p2 has 3 cattle at o6
    And p2 has 3 horses on cards
    And p2 has 3 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p2 may not do "defend 3" because of FR-RAN-37
    When p2 does "defend 2"
    And chance decides 1 time
    Then p2 has 3 cattle at o6
    And p2 has 1 gun
    And p2 has 1 available horse
    And it is p1's turn

  @FR-ROUND-07
  Scenario: A pile-up cannot come to a basin that already has a black worker
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-1 holds 1 log of p2
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may only do "pile-up basin-1"
    And p1 may not do "pile-up basin-2" because of FR-ROUND-07

  @FR-ROUND-07
  Scenario: A pile-up may come to the last basin of the river
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-1 holds 1 log of p1
    And basin-6 holds 1 log of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may do only:
      | pile-up basin-1 |
      | pile-up basin-6 |

  @FR-ROUND-06
  Scenario: A lost log gives its cube back
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the ruling "severity" is "fixed-one"
    And p1 has 29 logs in stock
    And basin-2 holds 1 log of p1
    And p1 has $10
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "event II-1"
    Then basin-2 holds 0 logs of p1
    And p1 may do "buy horse*1 ship"

  @FR-ROUND-05
  Scenario: A blizzard takes one animal of a stable and leaves the others
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a donkey-stable of p2 stands at n7
    And n7 holds 3 donkeys
    And p2 has 1 cattle at o6
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    And p2 does "lose donkey n7"
    And chance does "event IV-1"
    Then n7 holds 2 donkeys

  @FR-ROUND-06
  Scenario: The mayor can name only a player who has logs in the basin that loses a log
    Given a Frontier game of p1, p2 and p3
    And it is p3's turn
    And p1 is in lumbering at level III
    And a log-boom of p1 stands at e5
    And basin-2 holds 1 log of p1
    And basin-1 holds 1 log of p1
    And basin-1 holds 1 log of p3
    And the upcoming event is I-1
    When p3 does "end-turn"
    And chance does "severity 1"
    Then p1 may do only:
      | lose-log P1 |
      | lose-log P3 |
    And p1 may not do "lose-log P2" because of FR-ROUND-06

  @FR-SETUP-08
  Scenario: A drought of severity one comes to only one space
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is II-3
    When p2 does "end-turn"
    And chance does "severity 1"
    And p1 does "drought o6"
    Then chance decides
    When chance does "event III-1"
    Then o6 has drought

  @FR-ROUND-05
  Scenario: The first player, not the mayor, is the first to lose animals
    Given a Frontier game of p1 and p2
    And p2 is mayor
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 4 cattle at r6
    And p2 has 4 cattle at o6
    And it is p2's turn
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p1 may only do "lose cattle r6"
    When p1 does "lose cattle r6"
    Then p2 may only do "lose cattle o6"

  @FR-ROUND-06
  Scenario: Logs are lost from the last basin of the river first
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-5 holds 1 log of p2
    And basin-6 holds 1 log of p1
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-6 holds 0 logs of p1
    And basin-5 holds 1 log of p2

  @FR-ROUND-05
  Scenario: In a blizzard every player loses once, and the round goes on
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 has 8 cattle at o6
    And p2 has 4 cattle at l6
    And the upcoming event is III-2
    When p2 does "end-turn"
    And p1 does "lose cattle o6"
    And p1 does "lose cattle o6"
    And p2 does "lose cattle l6"
    And chance does "event IV-1"
    Then p1 has 6 cattle at o6
    And p2 has 3 cattle at l6
    And p1 may do "end-turn"

  @FR-ROUND-05
  Scenario: A blizzard takes no cattle out of an empty enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level II
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 0 cattle at n7
    And p1 has 4 cattle at o6
    And the upcoming event is III-2
    When p2 does "end-turn"
    Then p1 may only do "lose cattle o6"
