Feature: Buying public buildings
  A public building is bought for dollars and logs, one a turn, and stands next to the town and away from industry. It gives its owner
  a point at once.

  # ---------------------------------------------------------------- one building

  @worked @FR-EX-64 @FR-GEN-18 @FR-GEN-19 @FR-GEN-01 @FR-GOAL-09 @FR-TRACK-02
  Scenario: A doctor costs its price and a log, gives a political point and health, and needs no worker
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has 2 logs in stock
    And p1 has 2 standing workers
    When p1 does "build doctor at i7"
    Then a doctor of p1 stands at i7
    And p1 has $5
    And p1 has 1 log in stock
    And p1's political track is 1
    And p1's investment track is 0
    And the health marker is at +1
    And p1 has 2 standing workers
    And 2 doctor tiles are left
    And p1 may not do "build well at j7" because of FR-GEN-18 and the ruling "building-count"

  @FR-GEN-18
  Scenario: A player can buy one public building a turn, and another in the next
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p1 has $9
    When p1 does "build well at i7"
    Then p1 may not do "build well at j7" because of FR-GEN-18 and the ruling "building-count"
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then p1 may do "build well at j7"

  @FR-GEN-18
  Scenario: A public building and an industry building may be bought in one turn
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has $9
    When p1 does "build well at i7"
    Then p1 may do "build camp at d6"
    When p1 does "build camp at d6"
    Then p1 has $4
    And p1 may not do "build camp at c6" because of FR-LUM-02 and the ruling "building-count"

  @FR-SETUP-03
  Scenario Outline: A player without enough logs cannot buy the building: <building>
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has <short> logs in stock
    Then p1 may not do "build <building> at i7" because of FR-SETUP-03
    But p1 may do "build well at i7"

    Examples: one log short
      | building     | short |
      | saloon       | 0     |
      | wooden-house | 0     |
      | bank         | 1     |
      | town-hall    | 1     |

  @FR-COMP-15
  Scenario: There are only three saloons
    Given a Frontier game of p1 and p2
    And a saloon of p1 stands at i7
    And a saloon of p2 stands at j7
    And p1 has $9
    And p1 has 2 logs in stock
    Then 1 saloon tile is left
    When p1 does "build saloon at k7"
    Then 0 saloon tiles are left
    When p1 does "end-turn"
    Then p2 may not do "build saloon at h7" because of FR-COMP-15

  @FR-COMP-15
  Scenario: There are only three philanthropies
    Given a Frontier game of p1 and p2
    And a philanthropy of p1 stands at i7
    And a philanthropy of p2 stands at j7
    And a philanthropy of p2 stands at k7
    And p1 has $9
    And p1 has 2 logs in stock
    Then p1 may not do "build philanthropy at h7" because of FR-COMP-15
    But p1 may do "build church at h7"

  # ---------------------------------------------------------------- next to the town

  @FR-GEN-19
  Scenario: A public building may stand next to any town piece
    Given a Frontier game of p1 and p2
    And p1 has $2
    And p1 has 0 logs in stock
    Then p1 may do "build well at g6"
    And p1 may do "build well at h4"
    And p1 may do "build well at h7"
    And p1 may do "build well at i7"
    And p1 may do "build well at j7"
    And p1 may do "build well at k7"
    And p1 may do "build well at l6"
    But p1 may not do "build well at i8" because of FR-GEN-19
    And p1 may not do "build well at g7" because of FR-GEN-19
    And p1 may not do "build well at l7" because of FR-GEN-19
    And p1 may not do "build well at f6" because of FR-GEN-19

  @FR-GEN-19
  Scenario: A public building must touch the town at a side, and extends the town
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p1 has $9
    Then p1 may not do "build well at i8" because of FR-GEN-19
    When p1 does "build well at i7"
    And p1 does "end-turn"
    Then p2 may do "build well at i8"

  @FR-GEN-19
  Scenario: Track does not belong to the town
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7
    And p1 has $9
    Then p1 may not do "build well at p7" because of FR-GEN-19

  @FR-GEN-19
  Scenario: A public building may stand on grass, plain and desert, but not on forest
    Given a Frontier game of p1 and p2
    And the tents stand at h4 h3
    And a well of p2 stands at g9
    And p1 has $9
    Then p1 may do "build well at g4"
    And p1 may do "build well at i3"
    And p1 may do "build well at f9"
    But p1 may not do "build well at g3" because of FR-GEN-19 and the ruling "town-terrain"

  @FR-GEN-19
  Scenario: Only a steamboat lies on the river, and a steamboat lies nowhere else
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has 2 logs in stock
    Then p1 may do "build steamboat at g5"
    And p1 may do "build steamboat at i5"
    And p1 may do "build steamboat at j5"
    And p1 may do "build steamboat at k5"
    But p1 may not do "build steamboat at l5" because of FR-GEN-19
    And p1 may not do "build steamboat at i7" because of FR-CARD-11 and the ruling "town-terrain"
    And p1 may not do "build well at i5" because of FR-GEN-19 and the ruling "town-terrain"

  @FR-SETUP-03
  Scenario: A public building needs a space without piece, cattle and track
    Given a Frontier game of p1 and p2
    And p2 has 2 cattle at g6
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1 has $9
    Then p1 may not do "build well at i6" because of FR-SETUP-03
    And p1 may not do "build well at g6" because of FR-SETUP-03
    And p1 may not do "build well at l6" because of FR-SETUP-03
    But p1 may do "build well at k7"

  @FR-GEN-19
  Scenario: A public building may stand on drought
    Given a Frontier game of p1 and p2
    And g6 has drought
    And p1 has $9
    Then p1 may do "build well at g6"

  # ---------------------------------------------------------------- away from industry

  @worked @FR-EX-65 @FR-GEN-19 @FR-GEN-20
  Scenario: A public building cannot stand beside a farmstead
    Given a Frontier game of p1 and p2
    And the tents stand at h7
    And p2 is in ranching at level I
    And a farmstead of p2 stands at i8
    And p1 has $9
    And p1 has 2 logs in stock
    Then p1 may not do "build saloon at i7" because of FR-GEN-20
    And p1 may do "build saloon at i6"
    And p1 may do "build saloon at g7"
    But p1 may not do "build saloon at g8" because of FR-GEN-19

  @worked @FR-EX-65 @FR-RAN-05
  Scenario: An industry building cannot stand beside the town, but may stand at its corners
    Given a Frontier game of p1 and p2
    And the tents stand at h7
    And p2 is in ranching at level I
    And a farmstead of p2 stands at i8
    And it is p2's turn
    And p2 has $9
    Then p2 may not do "build wind-pump at i7" because of FR-RAN-05
    But p2 may do "build wind-pump at j8"

  @FR-GEN-20
  Scenario Outline: A public building at <space> is refused, as it touches the farmstead on <farmstead> at a <touch>
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at <farmstead>
    And p1 has $9
    Then p1 may not do "build well at <space>" because of FR-GEN-20
    But p1 may do "build well at <other>"

    Examples: the other place is out of its touch
      | farmstead | space | touch  | other |
      | i8        | i7    | side   | k7    |
      | h8        | i7    | corner | j7    |
      | j8        | i7    | corner | h7    |
      | l7        | l6    | side   | j7    |
      | l7        | k7    | side   | j7    |
      | f7        | g6    | corner | h7    |

  @FR-GEN-20
  Scenario: A farmstead below the freight station closes two spaces to public buildings, at its side and at its corner
    Given a Frontier game of p1 and p2
    And the position:
      """
      {
        "round": 5,
        "decision": "turn",
        "player": "p2",
        "turn": "p2",
        "starting-player": "p1",
        "first": "p1",
        "mayor": "p1",
        "town": {
          "h5": {"kind": "bridge"},
          "h6": {"kind": "stockpile"},
          "i6": {"kind": "tent"},
          "j6": {"kind": "tent"},
          "k6": {"kind": "freight"}
        },
        "industry": {"d6": {"kind": "camp", "owner": "p1"}, "k8": {"kind": "farmstead", "owner": "p2"}},
        "players": [
          {"name": "p1", "industries": {"lumbering": 1}, "money": 4, "workers": 2},
          {"name": "p2", "industries": {"ranching": 1}, "money": 8, "workers": 2}
        ]
      }
      """
    Then p2 may not do "build well at k7" because of FR-GEN-20
    And p2 may not do "build well at j7" because of FR-GEN-20
    But p2 may do "build well at l6"
    When p2 does "build well at i7"
    Then a well of p2 stands at i7

  @FR-GEN-20
  Scenario: A public building cannot stand beside own industry buildings or depleted deposits
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at m6
    And m6 is depleted
    And p1 has $9
    Then p1 may not do "build well at l6" because of FR-GEN-20
    But p1 may do "build well at k7"

  @FR-GEN-20
  Scenario: A steamboat cannot lie beside a camp on the river bank
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at f4
    And p1 has $9
    And p1 has 2 logs in stock
    Then p1 may not do "build steamboat at g5" because of FR-GEN-20
    But p1 may do "build steamboat at i5"

  @FR-SETUP-03
  Scenario: The logs paid for a building give their cubes back
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 30 logs in stock
    And p1 has $20
    Then p1 may not do "buy horse*1 ship" because of FR-SETUP-12
    When p1 does "build general-store at i7"
    Then p1 may do "buy horse*1 ship"

  @FR-GEN-18
  Scenario: A player who has built a bank this turn cannot build another public building
    Given a Frontier game of p1 and p2
    And p1 has $20
    And p1 has built a bank this turn
    Then p1 may not do "build general-store at i7" because of FR-GEN-18
