Feature: Industry cards
  A player may only do what an Industry card of his allows. At the end of an era he adds an industry at level I, raises one he has by a
  level, or passes. Lower levels stay possible.

  # ---------------------------------------------------------------- how many there are

  @worked @FR-EX-36 @FR-TITLE-03 @FR-COMP-03 @FR-COMP-04
  Scenario: There are 48 Industry cards - in each of three industries five of each level I to III and one of level IV
    Given a Frontier game of p1 and p2
    Then there are 48 Industry cards in the game
    And 5 lumbering cards of level I are left
    And 5 mining cards of level II are left
    And 5 ranching cards of level III are left
    And 1 lumbering card of level IV is left
    And 1 mining card of level IV is left
    And 1 ranching card of level IV is left

  @FR-COMP-03
  Scenario: Each Industry card taken is one less for the others
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p2 is in mining at level I
    Then 4 mining cards of level II are left

  # ---------------------------------------------------------------- add or upgrade

  @FR-ROUND-31
  Scenario Outline: At the end of an era, lumbering is raised from level <level> to level <next>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level <level>
    And p2 is in mining at level I
    And it is round 7
    And it is p2's turn
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "upgrade lumbering"
    Then p1 is in lumbering at level <next>
    And p1 has $4

    Examples:
      | level | next |
      | I     | II   |
      | II    | III  |
      | III   | IV   |

  @FR-ROUND-31
  Scenario: A player cannot raise level IV or an industry not held, and cannot add an industry already held
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level IV
    And p2 is in mining at level I
    And it is round 10
    And it is p2's turn
    When p2 does "end-turn"
    And p1 does "next P1"
    Then p1 may not do "upgrade lumbering" because of FR-ROUND-31
    And p1 may not do "upgrade mining" because of FR-ROUND-31
    And p1 may not do "add lumbering" because of FR-ROUND-31
    But p1 may do "add mining"
    And p1 may do "add ranching"
    And p1 may do "pass"

  @FR-COMP-04
  Scenario: Each industry has one level IV card, so a second player cannot get it
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p2 is in lumbering at level III
    And it is round 10
    And it is p2's turn
    When p2 does "end-turn"
    And p1 does "next P2"
    And p2 does "upgrade lumbering"
    Then p2 is in lumbering at level IV
    And p1 may not do "upgrade lumbering" because of FR-COMP-04
    But p1 may do "add mining"

  @FR-ROUND-31
  Scenario: A player with two industries can raise only one of them
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 is in mining at level I
    And p2 is in ranching at level I
    And it is round 4
    And it is p2's turn
    When p2 does "end-turn"
    And p1 does "next P1"
    Then p1 may do only:
      | add ranching      |
      | upgrade lumbering |
      | upgrade mining    |
      | pass              |
    When p1 does "upgrade mining"
    Then p1 is in mining at level II
    And p1 is in lumbering at level I
    And p2 may do "pass"

  @FR-ROUND-31
  Scenario: The work of lower levels stays possible at a higher level
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And basin-1 holds 2 logs of p1
    And p1 has $4
    Then p1 may do "drive basin-1 2"
    And p1 may do "raft basin-1 2"
    And p1 may do "build camp at d6"

  # ---------------------------------------------------------------- what a card allows

  @FR-ROUND-31
  Scenario Outline: Without an Industry card of <industry> a player cannot do <action>
    Given a Frontier game of p1 and p2
    And p1 is in <own> at level I
    And p1 is not in <industry>
    And p1 has $9
    Then p1 may not do "<action>" because of FR-ROUND-31

    Examples:
      | own       | industry  | action                |
      | mining    | lumbering | build camp at d6      |
      | lumbering | mining    | build panning at p6   |
      | lumbering | ranching  | build farmstead at o7 |

  @FR-ROUND-31
  Scenario Outline: A level <level> lumbering card does not allow "<action>"
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level <level>
    And p1 has $20
    And p1 has 4 logs in stock
    And basin-1 holds 2 logs of p1
    Then p1 may not do "<action>" because of FR-ROUND-31

    Examples:
      | level | action              |
      | I     | build sawmill at f7 |
      | I     | raft basin-1 2      |
      | I     | build dam at e5     |
      | II    | build dam at e5     |
      | II    | tow basin-1         |

  @FR-ROUND-31
  Scenario Outline: A level <level> ranching card does not allow "<action>"
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level <level>
    And p1 has $20
    And p1 has 4 logs in stock
    And a farmstead of p1 stands at o7
    Then p1 may not do "<action>" because of FR-ROUND-31
    But p1 may do "build wind-pump at n7"

    Examples:
      | level | action                   |
      | I     | build enclosure at n7    |
      | I     | build horse-stable at n7 |
      | II    | build own-train          |

  @FR-ROUND-31
  Scenario: An added industry brings its card, and its first building is bought
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And p1 has $4
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: add mining
      p2: pass
      """
    Then p1 has $4
    And p1 may do "build panning at p6"
    When p1 does "build panning at p6"
    Then p1 has $1
    And a panning of p1 stands at p6

  # ---------------------------------------------------------------- what an added industry brings (a switch)

  @FR-R-add-industry @FR-ROUND-31
  Scenario: With the answer card-only, an added industry brings no pieces onto the map
    Given a Frontier game of p1 and p2
    And the ruling "add-industry" is "card-only"
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And it is round 4
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "add ranching"
    Then p2 may do "pass"
    And p1 has 0 horses on cards
    And p1 has 30 cubes in supply
    And p1 may not do "farmstead o7"

  @FR-ROUND-31 @FR-R-add-industry
  Scenario: With the answer with-site, an added industry brings its first building free
    Given a Frontier game of p1 and p2
    And the ruling "add-industry" is "with-site"
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And p1 has $0
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "add ranching"
    Then p1 may do "farmstead o7"
    And "farmstead k7" is illegal for p1
    And "farmstead d6" is illegal for p1
    When p1 does "farmstead o7"
    Then a farmstead of p1 stands at o7
    And p1 has $0
    And p1 has 0 horses on cards
    And p1 has 30 cubes in supply
    And p2 may do "pass"

  @FR-R-add-industry
  Scenario Outline: With the answer with-site, a player who adds <industry> may place a <building> wherever it could be built
    Given a Frontier game of p1 and p2
    And the ruling "add-industry" is "with-site"
    And p1 is in ranching at level I
    And it is round 4
    And it is p2's turn
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "add <industry>"
    Then p1 may do "<building> <near>"
    And p1 may do "<building> <far>"
    And "<building> <wrong>" is illegal for p1

    Examples: a panning tile not only on the last board
      | industry  | building | near | far | wrong |
      | lumbering | camp     | d6   | a4  | d7    |
      | mining    | panning  | p6   | a6  | p8    |

  @FR-ROUND-31 @FR-R-add-industry
  Scenario: With the full set-up, an added ranching brings six cattle, a farmstead and two horses
    Given a Frontier game of p1 and p2
    And the ruling "add-industry" is "full-setup"
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And the red line is r9
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: add ranching
      p1: cattle r6
      p1: cattle o6
      p1: cattle l6
      p1: farmstead o7
      """
    Then p1 has 2 cattle at r6
    And p1 has 2 cattle at o6
    And p1 has 2 cattle at l6
    And a farmstead of p1 stands at o7
    And p1 has 2 horses on cards
    And p1 has 22 cubes in supply
    And p1 has $4
    And p2 may do "pass"

  @FR-LUM-03
  Scenario: Another player's partner does not lower the price of an industry building
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in lumbering at level I
    And p1 is in ranching at level I
    And p1 holds B2
    And p2 has $4
    When p2 does "build camp at d6"
    Then p2 has $1

  @FR-COMP-03
  Scenario: The fifth player can still take a card of an industry that four players have
    Given a Frontier game of p1, p2, p3, p4 and p5
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And p3 is in mining at level I
    And p4 is in mining at level I
    And p5 is in mining at level I
    And it is round 4
    And it is p5's turn
    And p1's election cube is on wealth
    When p5 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P1"
    And p1 does "add mining"
    Then p1 is in mining at level I
    And 0 mining cards of level I are left

  @FR-COMP-03
  Scenario: The fifth player can still take a level II card of an industry that four players have
    Given a Frontier game of p1, p2, p3, p4 and p5
    And p1 is in mining at level I
    And p2 is in mining at level II
    And p3 is in mining at level II
    And p4 is in mining at level II
    And p5 is in mining at level II
    And it is round 4
    And it is p5's turn
    And p1's election cube is on wealth
    When p5 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P1"
    And p1 does "upgrade mining"
    Then p1 is in mining at level II
    And 0 mining cards of level II are left

  @FR-R-add-industry @FR-START-11
  Scenario: With the answer full-setup and no free grass by the river, added ranching brings only the horses
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-1: [MMFFFF, MFFFSF, FFFFSF, FFFFSF, RRRRRR, FFFFPP, FFFGGP, MFFGPP, MMFPPD]
        board-2: [FFPPPM, FPPPPP, FGPPPG, PPPPPP, RRRRRR, PPPPPG, GPPPGG, PPPPGG, PPPPPP]
        board-3: [MMPSPM, MPGSGG, PGGSGG, PPPSPP, RRRRRR, PPGPPG, GGPGGG, PPPGGG, PPPPGD]
      """
    And the ruling "add-industry" is "full-setup"
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a farmstead of p2 stands at r6
    And a farmstead of p2 stands at o6
    And a saloon of p2 stands at l6
    And p1 has 0 horses on cards
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And the red line is r9
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: add ranching
      """
    Then p1 has 2 horses on cards
    And p2 may do "pass"
