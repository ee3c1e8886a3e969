Feature: Open questions about Opportunist Phases
  How many there are between two phases, who may act again in one, and how many cards may be played at a time: each answer in the
  smallest position that tells them apart, and then where two of them meet.

  # ---------------------------------------------------------------- one or two between two phases

  @HOW-OPP-01 @HOW-OPP-02 @HOW-R-window-count
  Scenario: If there is one Opportunist Phase between two phases, the Customer Phase begins after two passes
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-count" is "one-between"
    And it is the Opportunist Phase after the Establishment Phase
    And p1 holds outlaws
    And p2 holds irish
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Customer Phase
    And it is p2's turn

  @HOW-R-window-count @HOW-OPP-01
  Scenario: If there are two Opportunist Phases, a player who passed in the first may play in the second
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-count" is "two-between"
    And it is the Opportunist Phase after the Establishment Phase
    And p1 holds outlaws irish
    And p2 holds miners
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Opportunist Phase before the Customer Phase
    And it is p1's turn
    When p1 does "play outlaws on p2"
    Then p2 has 15K
    When p2 does "pass"
    And p1 does "pass"
    Then it is the Customer Phase

  @HOW-OPP-01 @HOW-OPP-04 @HOW-R-window-count
  Scenario: The second of two Opportunist Phases begins anew with the Supervisor, and no pass is counted yet
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "window-count" is "two-between"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds entrepreneur miners
    And p3 holds traders
    When these decisions are taken:
      """
      p1: pass
      p2: play entrepreneur
      p3: pass
      p1: pass
      p2: pass
      """
    Then it is the Opportunist Phase before the Civilized Phase
    And it is p1's turn
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Opportunist Phase before the Civilized Phase
    And it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase

  @HOW-R-window-count @HOW-OPP-01 @HOW-OPP-02 @HOW-TAX-04
  Scenario: If there are two Opportunist Phases, one follows the Civilized Phase, one precedes the Taxes, one follows them
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-count" is "two-between"
    And it is the Opportunist Phase after the Civilized Phase
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p1 holds irish
    When p1 does "pass"
    Then it is the Opportunist Phase before the Taxes Phase
    And p2 has 20K
    When p1 does "pass"
    Then it is the Opportunist Phase after the Taxes Phase
    And p2 has 15K
    When p1 does "pass"
    Then it is the Opportunist Phase before the Establishment Phase
    When p1 does "pass"
    Then it is the Establishment Phase

  @HOW-OPP-01 @HOW-OPP-02 @HOW-R-window-count
  Scenario: If there are two Opportunist Phases, there are also two between two turns
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-count" is "two-between"
    And it is the Opportunist Phase after the End of The Line Phase
    And p1 holds irish
    When p1 does "pass"
    Then it is the Opportunist Phase before the Supervisor Phase
    When p1 does "pass"
    Then it is the Supervisor Phase

  # ---------------------------------------------------------------- play after a pass

  @HOW-R-window-pass @HOW-OPP-07
  Scenario: If a pass is not final, a player who has passed may play when asked again
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pass" is "until-all-pass-in-a-row"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers
    And p2 holds entrepreneur irish
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then p2 has 25K
    And it is p1's turn
    When p1 does "play gamblers on p2"
    Then p1 has 23K
    And p2 has 22K
    When p2 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-04 @HOW-R-window-pass
  Scenario: If a pass is final, a player who has passed is out, and the other goes on alone
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pass" is "pass-is-final"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers
    And p2 holds entrepreneur outlaws irish
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then it is p2's turn
    And p1 may not do "play gamblers on p2" because of HOW-OPP-07 and the ruling "window-pass"
    When p2 does "play outlaws on p1"
    Then it is p2's turn
    When p2 does "pass"
    Then it is the Civilized Phase
    And p1 has 15K
    And p2 has 25K

  @HOW-OPP-07 @HOW-R-window-pass
  Scenario: If a pass is final, the phase ends when all have passed, even if not in a row
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "window-pass" is "pass-is-final"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds entrepreneur irish
    And p2 holds miners
    And p3 holds outlaws traders
    When p1 does "play entrepreneur"
    And p2 does "pass"
    And p3 does "play outlaws on p1"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase

  @HOW-R-window-pass
  Scenario: If a pass is final, a player whose hand is empty on the own turn is out as well
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "window-pass" is "pass-is-final"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds entrepreneur
    And p3 holds outlaws traders
    When p1 does "play entrepreneur"
    Then it is p3's turn
    When p3 does "play outlaws on p1"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase

  # ---------------------------------------------------------------- one card or several

  @HOW-R-window-pace @HOW-OPP-06
  Scenario: If one card is played at a time, the opponent can act between two Raids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pace" is "one-card"
    And vice anarchy murders lie in the Present Town
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds lawmen marshall
    And p2 holds vigilantes
    When p1 does "raid lawmen discard saloon#2 at present"
    Then it is p2's turn
    When p2 does "raid vigilantes discard saloon#1 at present"
    Then the Present Town has vice anarchy murders

  @HOW-R-window-pace @HOW-OPP-06
  Scenario: If any number of cards may be played, the opponent cannot act between two Raids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pace" is "any-number"
    And vice anarchy murders lie in the Present Town
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds lawmen marshall
    And p2 holds vigilantes
    When p1 does "raid lawmen discard saloon#2 at present"
    Then it is p1's turn
    When p1 does "raid marshall discard vice at present"
    Then it is p2's turn
    And p2 may not do "raid vigilantes discard saloon#1 at present" because of HOW-RAID-03
    But p2 may do "raid vigilantes discard murders at present"

  @HOW-R-window-pace
  Scenario: If any number of cards may be played, a pass after played cards counts like any other pass
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pace" is "any-number"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds entrepreneur irish
    And p2 holds miners
    When p1 does "play entrepreneur"
    And p1 does "pass"
    And p2 does "pass"
    Then it is the Civilized Phase

  @HOW-R-window-pace
  Scenario: If any number of cards may be played, a card restarts the count of passes
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "window-pace" is "any-number"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds entrepreneur miners
    And p3 holds traders
    When p1 does "pass"
    And p2 does "play entrepreneur"
    And p2 does "pass"
    And p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  @HOW-R-window-pace
  Scenario: If any number of cards may be played, playing the last card of a hand counts as a pass
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "window-pace" is "any-number"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds entrepreneur
    And p3 holds traders
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  # ---------------------------------------------------------------- where two of these meet

  @HOW-R-window-pass @HOW-R-window-pace
  Scenario: If a pass is final and any number of cards may be played, each player plays cards and passes once
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pass" is "pass-is-final"
    And the ruling "window-pace" is "any-number"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers irish
    And p2 holds entrepreneur miners
    When p1 does "play gamblers on p2"
    Then it is p1's turn
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then it is p2's turn
    When p2 does "pass"
    Then it is the Civilized Phase
    And p1 has 23K
    And p2 has 22K

  @HOW-R-window-pass @HOW-R-window-pace
  Scenario: If a pass is final and any number of cards may be played, the last card is the pass
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pass" is "pass-is-final"
    And the ruling "window-pace" is "any-number"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers
    And p2 holds entrepreneur miners
    When p1 does "play gamblers on p2"
    Then it is p2's turn
    When p2 does "play entrepreneur"
    And p2 does "pass"
    Then it is the Civilized Phase

  @HOW-R-window-pass @HOW-R-window-count
  Scenario: If a pass is final and there are two Opportunist Phases, everybody may play again in the second
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pass" is "pass-is-final"
    And the ruling "window-count" is "two-between"
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers irish
    And p2 holds miners
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Opportunist Phase before the Civilized Phase
    And p1 may do "play gamblers on p2"

  @HOW-R-window-pace @HOW-CARD-19
  Scenario: If any number of cards may be played, a player whose last card is Scoundrels plays on
    Given a Hell on Wheels game of p1 and p2
    And the ruling "window-pace" is "any-number"
    And p1 holds scoundrels
    And p2 holds irish
    When p1 does "play scoundrels"
    And chance does "draw entrepreneur for p1"
    And chance does "draw miners for p1"
    And chance does "draw vice for p1"
    Then it is p1's turn
    When p1 does "play entrepreneur"
    Then p1 has 25K
    And it is p1's turn
