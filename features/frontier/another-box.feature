Feature: Another box
  An owner may bring a component file with other numbers where the rulebook prints none. Each number then does its own work and no other's,
  also where the file of this game happens to have the same number twice.

  @FR-MIN-09
  Scenario: If dice have eight faces, an eight turns the tile all the way round twice
    Given a Frontier game of p1 and p2
    And the component file:
      """
      dice: {faces: 8}
      mining: {deposit-die: {faces: [alluvial, alluvial, beach, beach, eluvial, eluvial, aeolian, aeolian]}}
      """
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $9
    When p1 does "pan p6 0"
    Then chance may do "die 8" with 1 chance in 8
    When chance does "die 8"
    And chance does "die 7"
    Then p1 may do only:
      | assign 7 p6    |
      | assign 8 p6    |
      | improve 7 down |
      | improve 7 up   |
      | improve 8 down |
      | stop           |
    When p1 does "assign 8 p6"
    Then p6 is on face 0

  @FR-CHAR-31
  Scenario: If a panic takes $3 in an owner's box, a bank lowers the loss to $1
    Given a Frontier game of p1 and p2
    And the component file:
      """
      event-numbers: {panic-per-severity: {value: 3}}
      """
    And it is p2's turn
    And a bank of p1 stands at i7
    And p1 has $9
    And p2 has $9
    And the upcoming event is III-3
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event IV-1"
    Then p1 has $8
    And p2 has $6

  @FR-MIN-10
  Scenario: If deposits rise to level 2 only, doubles raise them no further
    Given a Frontier game of p1 and p2
    And the component file:
      """
      mining: {tile-level-max: {value: 2}, start: {deep: {level: 2}}}
      """
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level 2
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 3"
    Then p6 is at level 2

  @FR-LUM-06 @FR-LUM-07
  Scenario: If a camp reaches two steps in an owner's box, cutting there brings one log
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {reach: {value: 2}}
      """
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    When p1 does "cut b6 via d6"
    Then basin-2 holds 1 log of p1
    And p1 may not do "cut a6 via d6" because of FR-LUM-06

  @FR-CHAR-26
  Scenario: An owner's box may make a level IV card worth three points for each character
    Given a Frontier game of p1 and p2
    And the component file:
      """
      level-4: {points-per-character: 3}
      """
    And it is round 13
    And it is p2's turn
    And p1's goal is G8
    And p2's goal is G5
    And p1 has $0
    And p1 is in lumbering at level IV
    And p1 holds A9 A10
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 6, money 0, final election 0

  @FR-ROUND-23
  Scenario: An owner's box may let a tent allow two uses
    Given a Frontier game of p1 and p2
    And the component file:
      """
      housing: {tent: {uses: 2}}
      """
    And a saloon of p2 stands at j7
    When p1 does "use j7"
    And p1 does "use j7"
    Then p1 has $8
    And p1 has 0 standing workers

  @FR-ROUND-03
  Scenario Outline: An owner's box may set what a space of the town status pays and costs - <side>
    Given a Frontier game of p1 and p2
    And the component file:
      """
      discs: {boon: {each-player-gains-per-space: 2}, bane: {each-player-pays-per-space: 3}}
      """
    And it is p2's turn
    And the upcoming event is I-2
    And the wealth disc lies on upcoming, <side> side up
    And the wealth marker is at <marker>
    And p1 has $9
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<money>

    Examples:
      | side | marker | money |
      | boon | +2     | 13    |
      | bane | -2     | 3     |

  @FR-COMP-10
  Scenario: An owner's box may set one disc to start with its bane side up
    Given a Frontier game of p1 and p2
    And the component file:
      """
      discs: {list: [{id: wealth, up: bane}]}
      """
    When the set-up goes on until chance may do "disc health three"
    And chance does "disc health three"
    And chance does "disc wealth six"
    And chance does "disc safety nine"
    Then the health disc lies on three, boon side up
    And the wealth disc lies on six, bane side up
    And the safety disc lies on nine, boon side up

  @FR-MIN-04
  Scenario: An owner's box may let rain turn deposits two faces back
    Given a Frontier game of p1 and p2
    And the component file:
      """
      event-numbers: {rain-faces: {value: 2}}
      """
    And it is p2's turn
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is on face 3
    And the upcoming event is I-2
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p6 is on face 1

  @FR-ROUND-14
  Scenario: If rain turns deposits two faces in an owner's box, safety falls by one space
    Given a Frontier game of p1 and p2
    And the component file:
      """
      event-numbers: {rain-faces: {value: 2}}
      """
    And it is p2's turn
    And the upcoming event is I-4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the safety marker is at -1
