Feature: Of several reasons the first is given
  Where an attempt breaks several rules, the clause cited is that of the first row of the table of refusals that fits. What an attempt
  costs comes early, and whose building it is comes before what is wrong with the building.

  # ---------------------------------------------------------------- money first

  @FR-SETUP-07
  Scenario Outline: Further dice <besides> are refused for lack of money
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of <owner> stands at p6
    And p6 <state>
    And p1 has $1
    And p1 has <tools> tools
    Then p1 may not do "pan p6 1" because of FR-SETUP-07
    But p1 may not do "pan p6 0" because of <clause>

    Examples:
      | besides                | owner | state              | tools | clause      |
      | on another's deposit   | p2    | is on face 0       | 2     | FR-ROUND-26 |
      | on a depleted deposit  | p1    | is depleted        | 2     | FR-MIN-21   |
      | on a deposit in revolt | p1    | has 1 revolt piece | 2     | FR-GEN-15   |

  @FR-SETUP-07
  Scenario: Further dice with neither a tool nor enough money are refused for lack of money
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $1
    And p1 has 0 tools
    Then p1 may not do "pan p6 1" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: Quelling a revolt where there is none, without a dollar, is refused for lack of money
    Given a Frontier game of p1 and p2
    And a camp of p2 stands at d6
    And p1 has $0
    Then p1 may not do "quell d6" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A second campaign step without money is first refused for lack of money
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "one-a-turn"
    And p1 has $1
    When p1 does "campaign wealth"
    Then p1 may not do "campaign wealth-safety" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A purchase from a closed card without money is refused for lack of money
    Given a Frontier game of p1 and p2
    And p1 has $0
    Then p1 may not do "buy tool*1 blue" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A use of a burning building without money is refused for lack of money
    Given a Frontier game of p1 and p2
    And a philanthropy of p2 stands at j7
    And j7 has 1 fire piece
    And p1 has $0
    Then p1 may not do "use j7" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: Improving a 6 upwards without money is refused for lack of money
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $0
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 6"
    Then p1 may not do "improve 6 up" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: Clearing a missing pile-up without a dollar is refused for lack of money
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "dollar-clears"
    And p1 has $0
    Then p1 may not do "clear basin-2" because of FR-SETUP-07

  # ---------------------------------------------------------------- revolt, animals, and whose it is

  @FR-GEN-15
  Scenario: Cutting with a missing horse at a camp in revolt is refused because of the revolt
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has 0 horses on cards
    Then p1 may not do "cut c6 via d6 horse logs" because of FR-GEN-15

  @FR-ROUND-02
  Scenario: Hauling another player's cubes with a missing donkey is refused for lack of a donkey
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p2 stands at p6
    And p2 has 2 gold at p6
    And p1 has 0 donkeys on cards
    Then p1 may not do "haul p6 donkey" because of FR-ROUND-02
    But p1 may not do "haul p6" because of FR-ROUND-26

  # ---------------------------------------------------------------- trees, deposits and tents

  @FR-LUM-06
  Scenario: A cut without a tree, beyond the horse's reach, is refused for lack of a tree
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    Then p1 may not do "cut p6 via d6 horse reach" because of FR-LUM-06

  @FR-SETUP-03
  Scenario: Where no tent stands, a house without a log is refused for lack of a log
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "each-buys-one"
    And it is round 4
    And it is p2's turn
    And p1 has $2
    And p1 has 0 logs in stock
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    Then p1 may not do "house l6" because of FR-SETUP-03

  @FR-MIN-06
  Scenario: A new tile beside the town is refused first because it is away from water
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may not do "new-deposit h5" because of FR-MIN-06
    But p1 may not do "new-deposit h4" because of FR-MIN-16

  # ---------------------------------------------------------------- logs and cattle

  @FR-LUM-18
  Scenario: Driving too many logs into a full basin is refused because the basin is full
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-2 holds 6 logs of p2
    Then p1 may not do "drive basin-1 2" because of FR-LUM-18

  @FR-RAN-08
  Scenario: A drive that is too far, without a horse, is refused because of the distance
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 1 cattle at r6
    And p1 has 0 horses on cards
    Then p1 may not do "drive-cattle r6 to o7" because of FR-RAN-08

  @FR-ROUND-31
  Scenario: Dairy at level I for a train that takes none is refused because of the level
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    Then p1 may not do "sell dairy*1 red at n7" because of FR-ROUND-31

  @FR-MIN-20
  Scenario: A number not thrown, on a deposit without a worker, is refused because of the deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 6"
    Then p1 may not do "assign 1 q6" because of FR-MIN-20
    But p1 may not do "assign 1 p6" because of FR-MIN-09

  # ---------------------------------------------------------------- answers that are not in force

  @FR-R-stock-arrival @FR-LUM-09
  Scenario: An action that only another answer allows is refused for that answer first, even after the game
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the game is over
    And p2 may not do "lift" because of FR-LUM-09 and the ruling "stock-arrival"

  # ---------------------------------------------------------------- cards that do not deal in it

  @FR-GEN-12
  Scenario: Cattle from a card that sells none, without money, are refused because of the card
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And p2 has $0
    Then p2 may not do "buy cattle*1 stagecoach at o6" because of FR-GEN-12

  @FR-RAN-43
  Scenario: Dairy for the ship is refused because of the card, for a distant train because of the place
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9
    Then p2 may not do "sell dairy*1 ship at n7" because of FR-RAN-43
    And p2 may not do "sell dairy*1 red at n7" because of FR-RAN-18
    And p2 may not do "sell dairy*1 refrigerated at n7" because of FR-RAN-18
