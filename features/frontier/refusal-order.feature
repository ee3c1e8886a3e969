Feature: Of several reasons the first is given
  Where an attempt breaks several rules, the clause cited is that of the first row of the table of refusals that fits. What an attempt
  costs comes early, and whose building it is comes before what is wrong with the building.

  # ---------------------------------------------------------------- money first

  @FR-SETUP-07
  Scenario Outline: Dice that the player cannot pay for are refused for the money, <besides>
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
  Scenario: Dice that the player cannot pay for, without a tool, are refused for the money
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $1
    And p1 has 0 tools
    Then p1 may not do "pan p6 1" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: Ending a missing revolt without a dollar is refused for the money
    Given a Frontier game of p1 and p2
    And a camp of p2 stands at d6
    And p1 has $0
    Then p1 may not do "quell d6" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A second campaign step by a player without money is refused for the money, not for the limit
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "one-a-turn"
    And p1 has $1
    When p1 does "campaign wealth"
    Then p1 may not do "campaign wealth-safety" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A purchase without money from a closed card is refused for the money
    Given a Frontier game of p1 and p2
    And p1 has $0
    Then p1 may not do "buy tool*1 blue" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A use without money of a building on fire is refused for the money
    Given a Frontier game of p1 and p2
    And a philanthropy of p2 stands at j7
    And j7 has 1 fire piece
    And p1 has $0
    Then p1 may not do "use j7" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: Improving a 6 upwards without money is refused for the money
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $0
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 6"
    Then p1 may not do "improve 6 up" because of FR-SETUP-07

  @FR-SETUP-07
  Scenario: A pile-up that is not there, by a player without the dollar to clear it, is refused for the dollar
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "dollar-clears"
    And p1 has $0
    Then p1 may not do "clear basin-2" because of FR-SETUP-07

  # ---------------------------------------------------------------- revolt, animals, and whose it is

  @FR-GEN-15
  Scenario: A cut with a missing horse at a camp in revolt is refused for the revolt
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has 0 horses on cards
    Then p1 may not do "cut c6 via d6 horse logs" because of FR-GEN-15

  @FR-ROUND-02
  Scenario: Hauling with a missing donkey from another player's deposit is refused for the donkey
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p2 stands at p6
    And p2 has 2 gold at p6
    And p1 has 0 donkeys on cards
    Then p1 may not do "haul p6 donkey" because of FR-ROUND-02
    But p1 may not do "haul p6" because of FR-ROUND-26

  # ---------------------------------------------------------------- trees, deposits and tents

  @FR-LUM-06
  Scenario: A cut where no tree is, out of the reach of the horse too, is refused for the tree
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    Then p1 may not do "cut p6 via d6 horse reach" because of FR-LUM-06

  @FR-SETUP-03
  Scenario: Where no tent stands, a player without a log is refused a house because the log is missing
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
  Scenario: A new tile away from water and next to the town is refused for the water
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
  Scenario: A drive of more logs than lie there into a full basin is refused for the full basin
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-2 holds 6 logs of p2
    Then p1 may not do "drive basin-1 2" because of FR-LUM-18

  @FR-RAN-08
  Scenario: A drive that is too far without a horse is refused for the distance
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 1 cattle at r6
    And p1 has 0 horses on cards
    Then p1 may not do "drive-cattle r6 to o7" because of FR-RAN-08

  @FR-ROUND-31
  Scenario: A sale of dairy at level I to a train that takes none is refused for the level
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    Then p1 may not do "sell dairy*1 red at n7" because of FR-ROUND-31

  @FR-MIN-20
  Scenario: A number that no die shows, on a deposit without a worker, is refused for the deposit
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
  Scenario: Cattle from a card that sells none, without money, are refused for the card
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And p2 has $0
    Then p2 may not do "buy cattle*1 stagecoach at o6" because of FR-GEN-12

  @FR-RAN-43
  Scenario: Dairy sold to the ship is refused for the card, and to a train away from the enclosure for the place
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
