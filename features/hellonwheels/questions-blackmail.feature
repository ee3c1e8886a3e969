Feature: Open question: when Blackmail is played
  In the palm, unseen, or in the open: in the Opportunist Phase before the bids, where it lies apart until the bid is settled.

  # ---------------------------------------------------------------- in the palm

  @HOW-R-blackmail-timing @HOW-CARD-21
  Scenario: If Blackmail is put into the palm, nobody knows of it before the bids are revealed
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "in-the-palm"
    And it is the Opportunist Phase before the Supervisor Phase
    And p1 holds blackmail
    Then p1 may only do "pass"
    When p1 does "pass"
    And p1 does "bid 1 with blackmail"
    Then p2 does not see p1's bid
    When p2 does "bid 3"
    And p1 draws 6 cards
    Then p1 is Supervisor
    And p1 has 19K
    And blackmail is in the discard pile

  # ---------------------------------------------------------------- in the open

  @HOW-CARD-21 @HOW-OPP-01 @HOW-R-blackmail-timing
  Scenario: If Blackmail is played in the open, p2 sees the card and bids 9K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And p1's hand is blackmail
    And it is the Opportunist Phase after the End of The Line Phase
    Then p1 may do only:
      | play blackmail |
      | pass           |
    When p1 does "play blackmail"
    Then it is the Supervisor Phase
    And blackmail is apart
    And p1's hand is nothing
    And p2 sees the last decision as "play blackmail"
    When p1 does "bid 1 with blackmail"
    And p2 does "bid 9"
    Then p2 is Supervisor
    And p2 has 11K
    And p1 has 20K
    And p1's hand is blackmail

  @HOW-R-blackmail-timing
  Scenario: A Blackmail that was played in the open and wins is discarded after the bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And it is the Supervisor Phase
    And p1 has played Blackmail
    When p1 does "bid 1 with blackmail"
    And p2 does "bid 7"
    And p1 draws 6 cards
    Then p1 is Supervisor
    And p1 has 19K
    And blackmail is in the discard pile

  @HOW-CARD-21 @HOW-R-blackmail-timing
  Scenario: A player who has played Blackmail in the open must bid with it, and nobody else can
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And it is the Supervisor Phase
    And p1 has 1K
    And p2 has 1K
    And p1 has played Blackmail
    Then p1 may do only:
      | bid 0 with blackmail |
      | bid 1 with blackmail |
    And p1 may not do "bid 1" because of HOW-CARD-21
    When p1 does "bid 0 with blackmail"
    Then p2 may do only:
      | bid 0 |
      | bid 1 |

  @HOW-CARD-21 @HOW-R-blackmail-timing @HOW-R-window-count
  Scenario Outline: If there are two Opportunist Phases between turns, Blackmail is played in the open only in the second
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "window-count" is "two-between"
    And p1's hand is blackmail
    And it is the Opportunist Phase <which> Phase
    Then "play blackmail" is <verdict> for p1

    Examples:
      | which                     | verdict |
      | after the End of The Line | illegal |
      | before the Supervisor     | legal   |
      | after the Supervisor      | illegal |
      | before the Railroad       | illegal |

  @HOW-R-blackmail-timing @HOW-R-game-end
  Scenario: Blackmail cannot be played in the open in the Opportunist Phase that ends the game
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "game-end" is "finish-phase"
    And it is turn 9
    And p1's hand is blackmail
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1 may only do "pass"
    And p1 may not do "play blackmail"

  @HOW-OPP-06 @HOW-R-blackmail-timing @HOW-R-free-cards
  Scenario Outline: If cards cost 1K to play, Blackmail in the open costs 1K too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "free-cards" is "one-k"
    And p1 has <money>
    And p1's hand is blackmail
    And it is the Opportunist Phase after the End of The Line Phase
    Then "play blackmail" is <verdict> for p1

    Examples:
      | money | verdict |
      | 0K    | illegal |
      | 1K    | legal   |

  @HOW-R-blackmail-timing @HOW-R-free-cards
  Scenario: The price of Blackmail in the open goes to the bank before the bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "free-cards" is "one-k"
    And p1 has 2K
    And p1's hand is blackmail
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "play blackmail"
    Then p1 has 1K
    And the bank has 19K
    And p1 may do only:
      | bid 0 with blackmail |
      | bid 1 with blackmail |

  @HOW-CARD-21 @HOW-R-blackmail-timing
  Scenario: Blackmail that was not played in the open cannot be put into the palm
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And it is the Opportunist Phase before the Supervisor Phase
    And p1 has 1K
    And p1 holds blackmail
    When p1 does "pass"
    Then p1 may do only:
      | bid 0 |
      | bid 1 |
    And p1 may not do "bid 1 with blackmail" because of HOW-CARD-21 and the ruling "blackmail-timing"

  @HOW-R-blackmail-timing
  Scenario Outline: Blackmail can be played in the open only in the Opportunist Phase before the bids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And it is the Opportunist Phase after the <phase> Phase
    And p1 holds blackmail
    Then p1 may only do "pass"
    And p1 may not do "play blackmail" because of HOW-CARD-21 and the ruling "blackmail-timing"

    Examples:
      | phase       |
      | Supervisor  |
      | Railroad    |
      | Customer    |
      | Future Town |

  @HOW-R-blackmail-timing
  Scenario: Blackmail that was played in the open cannot be taken by Vile Men or Con Men
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And it is the Opportunist Phase before the Supervisor Phase
    And p1 holds blackmail
    And p2 holds vile-men con-men
    When p1 does "play blackmail"
    Then p2 may only do "pass"
    And p2 may not do "play vile-men on p1" because of HOW-CARD-09
    And p2 may not do "play con-men on p1" because of HOW-CARD-12

  @HOW-R-blackmail-timing @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario: Blackmail dealt in set-up may be played in the open before turn 1 if there is a Supervisor
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "first-supervisor" is "seat-one"
    And the ruling "opening-hand" is "three"
    When the set-up goes on until chance may do "draw blackmail for p1"
    And chance does "draw blackmail for p1"
    And the set-up is finished
    Then p1 may do only:
      | play blackmail |
      | pass           |
    When p1 does "play blackmail"
    Then blackmail is apart
    And p1 has 20K
    When everybody passes
    Then it is the Supervisor Phase
    And p1 may do "bid 3 with blackmail"
    But p1 may not do "bid 3"

  @HOW-R-blackmail-timing @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario: Blackmail dealt in set-up stays in the hand before turn 1 if nobody is Supervisor
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "opening-hand" is "three"
    When the set-up goes on until chance may do "draw blackmail for p1"
    And chance does "draw blackmail for p1"
    And the set-up is finished
    Then it is the Supervisor Phase
    And p1 may do "bid 3"
    But p1 may not do "bid 3 with blackmail"

  @HOW-R-blackmail-timing @HOW-R-no-effect
  Scenario: If cards may fizzle, Blackmail in the open still cannot be played at another time
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "no-effect" is "may-fizzle"
    And p1 holds blackmail gamblers
    And p2 has 0K
    Then p1 may do only:
      | play gamblers |
      | pass          |

  @HOW-R-blackmail-timing @HOW-R-limit-recheck
  Scenario: Blackmail that was played in the open does not count in the hand when the hand limit applies again
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "limit-recheck" is "recheck"
    And it is the Opportunist Phase after the End of The Line Phase
    And p1 holds blackmail con-men saloon
    And p2 holds irish miners vice
    When p1 does "play blackmail"
    And p2 does "pass"
    And p1 does "play con-men on p2"
    And chance does "random irish from p2"
    And chance does "random miners from p2"
    And everybody passes
    Then it is the Supervisor Phase
    And p1 has 3 cards in hand

  @HOW-CARD-21 @HOW-R-blackmail-timing @HOW-R-game-end
  Scenario: If the game is played out, Blackmail in the open can serve for turn 10
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-timing" is "window-before"
    And the ruling "game-end" is "play-out"
    And it is turn 9
    And p1's hand is blackmail
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 may do only:
      | play blackmail |
      | pass           |
    When p1 does "play blackmail"
    Then it is turn 10
    And it is the Supervisor Phase
    And p1 may do "bid 3 with blackmail"
