Feature: Open questions about set-up
  Who is Supervisor before the first bid, whether cards are dealt before the first turn, and what happens at the position where no
  Town lies: each answer in the smallest position that tells them apart.

  # ---------------------------------------------------------------- who is the first Supervisor?

  @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario: If nobody is Supervisor yet, nobody can play a card before the first bid, even with a full hand
    Given a Hell on Wheels game of p1 and p2
    And the ruling "first-supervisor" is "nobody"
    And the ruling "opening-hand" is "six"
    When the set-up goes on until chance does "draw entrepreneur for p2"
    And the set-up is finished
    Then nobody is Supervisor
    And it is the Supervisor Phase
    And it is p1's turn
    And p2 may not do "play entrepreneur" because of HOW-OPP-09
    And p2 has 20K

  @HOW-R-first-supervisor
  Scenario: Chance may name the first Supervisor, each seat as likely as the next
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "first-supervisor" is "chance-seat"
    When the set-up goes on until chance may do "supervisor p1"
    Then chance may do "supervisor p1" with 1 chance in 3
    And chance may do "supervisor p2" with 1 chance in 3
    And chance may do "supervisor p3" with 1 chance in 3
    And the Present Town is julesberg
    And the Future Town is benton
    When chance does "supervisor p2"
    Then p2 is Supervisor
    And it is the Supervisor Phase
    And it is p1's turn

  @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario: Chance names the first Supervisor before the cards are dealt
    Given a Hell on Wheels game of p1 and p2
    And the ruling "first-supervisor" is "chance-seat"
    And the ruling "opening-hand" is "three"
    When the set-up goes on until chance does "supervisor p2"
    Then chance may do "draw saloon#1 for p1" with 1 chance in 82

  @HOW-R-first-supervisor
  Scenario: With the answer seat-one, the first seat is the first Supervisor, without a decision
    Given a Hell on Wheels game of p1 and p2
    And the ruling "first-supervisor" is "seat-one"
    When chance does "town benton to present"
    And chance does "town cheyenne to future"
    Then p1 is Supervisor
    And it is the Supervisor Phase
    And it is p1's turn

  @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario Outline: If there is a Supervisor from the start, an Entrepreneur from set-up can be played before the first bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "first-supervisor" is "<answer>"
    And the ruling "opening-hand" is "<dealt>"
    When the set-up goes on until chance does "draw entrepreneur for p2"
    And the set-up is finished
    Then p1 is Supervisor
    And it is the Opportunist Phase before the Supervisor Phase
    And it is p1's turn
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then p2 has 25K
    When everybody passes
    Then it is the Supervisor Phase
    And it is turn 1

    Examples:
      | answer      | dealt |
      | chance-seat | three |
      | chance-seat | six   |
      | seat-one    | three |
      | seat-one    | six   |

  # ---------------------------------------------------------------- cards before the first turn?

  @HOW-R-opening-hand @HOW-SETUP-06
  Scenario: If opening hands are empty, everybody has six cards after the Railroad Phase of turn 1
    Given a Hell on Wheels game of p1 and p2
    And the ruling "opening-hand" is "empty"
    When the set-up is finished
    Then p1's hand is nothing
    And p2's hand is nothing
    When p1 does "bid 0"
    And p2 does "bid 1"
    And p2 draws 6 cards
    And p2 does "pass"
    And p1 draws 6 cards
    And p1 does "pass"
    Then p1 has 6 cards in hand
    And p2 has 6 cards in hand
    And the deck has 70 cards

  @HOW-SETUP-06 @HOW-R-opening-hand
  Scenario Outline: Cards dealt in set-up come on top of the six cards of turn 1
    Given a Hell on Wheels game of p1 and p2
    And the ruling "opening-hand" is "<answer>"
    When the set-up is finished
    Then p1 has <dealt> cards in hand
    And p2 has <dealt> cards in hand
    And everybody has 20K
    When p1 does "bid 0"
    And p2 does "bid 1"
    And everybody passes
    And p2 draws 6 cards
    And p2 does "pass"
    And p1 draws 6 cards
    And p1 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    And p1 has <hand> cards in hand
    And p2 has <hand> cards in hand
    And the deck has <deck> cards

    Examples:
      | answer | dealt | hand | deck |
      | three  | 3     | 9    | 64   |
      | six    | 6     | 12   | 58   |

  @HOW-R-opening-hand
  Scenario: The opening hands are dealt one player after the other, even if the six cards are dealt in rounds
    Given a Hell on Wheels game of p1 and p2
    And the ruling "opening-hand" is "three"
    And the ruling "draw-manner" is "in-rounds"
    When the set-up goes on until chance does "draw irish for p1"
    Then chance may do "draw scots for p1" with 1 chance in 81
    But chance may not do "draw scots for p2"
    When chance does "draw scots for p1"
    And chance does "draw vice for p1"
    Then chance may do "draw miners for p2" with 1 chance in 79
    But chance may not do "draw miners for p1"

  # ---------------------------------------------------------------- what happens where no Town lies?

  # Benton and Sidney are Spontaneous: neither in the Present nor in the Future is there a place for a Church.
  @HOW-R-empty-position
  Scenario: Nothing can be played to a position without a Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "nothing"
    When these decisions are taken:
      """
      chance: town benton to present
      chance: town sidney to future
      p1: bid 1
      p2: bid 0
      chance: draw church#1 for p1
      chance: draw irish for p1
      chance: draw vice for p1
      chance: draw saloon#1 for p1
      """
    And p1 draws 2 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    And everybody passes
    And p2 does "pass"
    Then it is the Civilized Phase
    And p1 may only do "pass"
    And p1 may not do "civilize church at past" because of HOW-CIV-03
    When p1 does "pass"
    And everybody passes
    And everybody passes
    And p2 does "pass"
    Then it is the Establishment Phase
    And p1 may do "build saloon at present"
    And p1 may do "build saloon at future"
    But p1 may not do "build saloon at past" because of HOW-EST-03
    When p1 does "pass"
    And everybody passes
    And p2 does "pass"
    Then it is the Customer Phase
    And p1 may do "customer irish at present"
    But p1 may not do "customer irish at past" because of HOW-CUST-03
    And p1 may not do "mayhem vice at past" because of HOW-CUST-03

  @HOW-SETUP-05 @HOW-R-empty-position
  Scenario: If a third Town is laid out, set-up draws one for the Past as well
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    When chance does "town benton to present"
    And chance does "town sidney to future"
    Then chance may do "town laramie to past" with 1 chance in 8
    But chance may not do "town benton to past"
    When chance does "town laramie to past"
    Then the Past Town is laramie
    And the Town deck has 7 Towns
    And it is p1's turn

  @HOW-R-empty-position
  Scenario: If a third Town is laid out, cards can be played to the Past in turn 1
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    When these decisions are taken:
      """
      chance: town benton to present
      chance: town sidney to future
      chance: town laramie to past
      p1: bid 1
      p2: bid 0
      chance: draw church#1 for p1
      """
    And p1 draws 5 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    And everybody passes
    And p2 does "pass"
    Then it is the Civilized Phase
    And p1 may do only:
      | civilize church at past |
      | pass                    |
    When p1 does "civilize church at past"
    Then p1 has 18K
    And p1 owns church#1 in the Past Town
    When p1 does "done"
    And everybody passes
    And everybody passes
    And p2 does "pass"
    Then it is the Establishment Phase
    And p1 may do only:
      | build saloon at past    |
      | build saloon at present |
      | build saloon at future  |
      | pass                    |

  @HOW-R-empty-position @HOW-R-mayor-none
  Scenario: A position without a Town has no Mayor, no payout and no cards to discard
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "nothing"
    And the ruling "mayor-none" is "supervisor"
    And it is turn 1
    And everybody has 5K
    And p2 owns saloon#1 in the Present Town
    And p1's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 10K
    And p2 has 0K
    When the Past Town Phase is played
    Then p1 has 10K
    And p2 has 0K
    When the Present Town Phase is played
    Then p2 has 20K
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the discard pile is empty
    And the Towns out of the game are nothing
