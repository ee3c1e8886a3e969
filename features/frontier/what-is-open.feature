Feature: Nothing but the open choice
  Inside a pan, a draw, an event, a development, a founding or the end of an era there is one choice to make. Whatever else is attempted is
  refused because of the clause of that step.

  # ---------------------------------------------------------------- the set-up

  @FR-SETUP-17
  Scenario: First the starting player is drawn
    Given a Frontier game of p1 and p2
    Then chance may not do "die 1" because of FR-SETUP-17
    When chance does "start P1"
    Then chance may not do "die 1" because of FR-SETUP-10

  @FR-SETUP-10
  Scenario: A railroad tile and then a telegraph tile are turned up
    Given a Frontier game of p1 and p2
    When chance does "start P1"
    Then chance may not do "reveal telegraph TG1" because of FR-SETUP-10
    When chance does "reveal railroad RR1"
    Then chance may not do "reveal railroad RR2" because of FR-SETUP-10
    When chance does "reveal telegraph TG1"
    Then chance may not do "reveal telegraph TG2" because of FR-SETUP-20

  @FR-SETUP-20 @FR-SETUP-24
  Scenario: Four events are laid out, and three discs on them
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "event I-1"
    Then chance may not do "goal G1" because of FR-SETUP-20
    When the set-up goes on until chance may do "disc health three"
    Then chance may not do "goal G1" because of FR-SETUP-24

  @FR-SETUP-13
  Scenario: All players choose their industry
    Given a Frontier game of p1 and p2
    When these decisions are taken:
      """
      chance: start P1
      chance: reveal railroad RR1
      chance: reveal telegraph TG1
      chance: event I-1
      chance: event I-2
      chance: event I-3
      chance: event I-4
      chance: disc health three
      chance: disc wealth six
      chance: disc safety nine
      """
    Then p1 may not do "end-turn" because of FR-SETUP-13
    When p1 does "industry mining"
    And p2 does "industry mining"
    Then chance may not do "assistant A1" because of FR-SETUP-15
    When chance does "goal G1"
    And chance does "goal G2"
    And chance does "goal G3"
    Then p1 may not do "end-turn" because of FR-SETUP-15

  @FR-FOUND-07
  Scenario: The town is founded, piece by piece, before anybody takes a turn
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the town is still to be founded
    Then p1 may not do "end-turn" because of FR-FOUND-01
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      p1: train red r9
      """
    Then p1 may not do "end-turn" because of FR-START-01
    But p1 may do "camp d6"

  # ---------------------------------------------------------------- a pan

  @FR-MIN-20
  Scenario: During a pan only decisions about the dice are legal
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    Then chance may not do "severity 1" because of FR-MIN-08
    When chance does "die 1"
    And chance does "die 4"
    Then p1 may not do "end-turn" because of FR-MIN-20
    When p1 does "assign 1 p6"
    Then p1 may not do "end-turn" because of FR-MIN-22
    But p1 may do "new-deposit q6"

  @FR-MIN-26
  Scenario: After a mine is built the die for its deposit comes first
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    When p1 does "build mine-gold at p6"
    Then chance may not do "die 1" because of FR-MIN-26
    But chance may do "deposit-die 1"

  # ---------------------------------------------------------------- a draw

  @FR-CHAR-03
  Scenario: During a draw only decisions about the drawn card are legal
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    Then chance may not do "die 1" because of FR-CHAR-08
    When chance does "card A5"
    Then p1 may not do "end-turn" because of FR-CHAR-04

  @FR-CHAR-03
  Scenario: When a tycoon is drawn, only decisions about the office are legal
    Given a Frontier game of p1 and p2
    And the office holds T1 T2 T3 T4 T5
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T6"
    Then p1 may not do "end-turn" because of FR-MAYOR-04
    When p1 does "swap T6 for T1"
    Then p1 may not do "end-turn" because of FR-CHAR-20
    But p1 may do "dismiss T1 red-town"

  # ---------------------------------------------------------------- an event

  @FR-ROUND-15
  Scenario Outline: While <event> is carried out, only its targets can be chosen
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2
    And the upcoming event is <event>
    When p2 does "end-turn"
    Then chance may not do "die 1" because of FR-ROUND-15
    When chance does "severity 1"
    Then p1 may not do "end-turn" because of <clause>

    Examples:
      | event | clause      |
      | I-1   | FR-ROUND-06 |
      | I-3   | FR-ROUND-09 |
      | II-2  | FR-ROUND-10 |
      | II-3  | FR-SETUP-08 |

  @FR-ROUND-15
  Scenario: During a pile-up only the mayor can decide, by choosing the basin
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And basin-2 holds 1 log of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may not do "end-turn" because of FR-ROUND-07
    When p1 does "pile-up basin-2"
    Then chance may not do "die 1" because of FR-ROUND-17
    When chance does "event III-1"
    Then p1 may do "end-turn"

  @FR-ROUND-15
  Scenario: When rustlers come, the player who loses cattle decides whether to defend and what to lose
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level III
    And p1 has 1 horse on cards
    And p1 has 1 gun
    And p1 has 2 cattle at o6
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p1 may not do "end-turn" because of FR-RAN-37
    When p1 does "defend 0"
    Then p1 may not do "end-turn" because of FR-ROUND-05
    But p1 may do "lose cattle o6"

  @FR-ROUND-15 @FR-ROUND-18
  Scenario: If the mayor lays the discs, this comes before the first turn
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "mayors-choice"
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 may not do "end-turn" because of FR-ROUND-18
    But p1 may do "disc health nine"

  # ---------------------------------------------------------------- a development

  @FR-GEN-07
  Scenario: Inside a development the mayor lays track and chance turns the next tile up
    Given a Frontier game of p1 and p2
    And RR6 is face up
    And the blue train is not on the map
    And p1 has $4
    When p1 does "develop railroad"
    Then p1 may not do "end-turn" because of FR-GEN-10
    When p1 does "train blue f9"
    Then p1 may not do "end-turn" because of FR-RAIL-01

  @FR-GEN-07
  Scenario: Inside a development chance turns up a tile of the same track
    Given a Frontier game of p1 and p2
    And TG1 is face up
    And p1 has $3
    When p1 does "develop telegraph"
    Then chance may not do "die 1" because of FR-GEN-09
    And chance may not do "reveal telegraph TG1" because of FR-SETUP-10
    But chance may do "reveal telegraph TG2"

  # ---------------------------------------------------------------- the end of an era

  @FR-ROUND-27
  Scenario: At the end of an era only promises, names and Industry cards can be decided
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may not do "end-turn" because of FR-ELEC-05
    When p1 does "promise wealth=1"
    Then p1 may not do "end-turn" because of FR-ROUND-32
    When p1 does "next P1"
    Then p1 may not do "end-turn" because of FR-ROUND-31

  @FR-ROUND-27
  Scenario: At the end of an era the first building of an added industry comes before any turn
    Given a Frontier game of p1 and p2
    And the ruling "add-industry" is "with-site"
    And it is round 4
    And it is p2's turn
    And p1 is in mining at level I
    And p1's election cube is on wealth
    When p2 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P1"
    And p1 does "add lumbering"
    Then p1 may not do "end-turn" because of FR-ROUND-31
    But p1 may do "camp d6"

  @FR-ROUND-27 @FR-R-upgrade-housing
  Scenario: If the mayor upgrades one tent, this comes before any turn
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "mayor-one"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    When p2 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    Then p1 may not do "end-turn" because of FR-ROUND-34
    But p1 may do "house i6"
