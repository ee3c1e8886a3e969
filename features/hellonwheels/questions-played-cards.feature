Feature: Open questions about the price and the end of a played card
  Whether cards without a printed price cost 1K, where a played Raid or Opportunist card goes, and when.

  # ---------------------------------------------------------------- the price of cards without a price

  @HOW-OPP-06 @HOW-R-free-cards
  Scenario: Raid and Opportunist cards cost 1K each, to the bank
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And vice lies in the Present Town
    And p1 holds lawmen irish
    And p2 holds gamblers miners
    When p1 does "raid lawmen discard vice at present"
    Then p1 has 19K
    And the bank has 1K
    When p2 does "play gamblers on p1"
    Then p1 has 16K
    And p2 has 22K
    And the bank has 2K

  @HOW-R-free-cards
  Scenario: If Entrepreneur costs 1K, it must be paid before it works, so its 5K cannot pay for it
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And p1 has 0K
    And vice lies in the Present Town
    And p1 holds entrepreneur lawmen
    Then p1 may only do "pass"
    And p1 may not do "play entrepreneur" because of HOW-OPP-06 and the ruling "free-cards"
    And p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-06 and the ruling "free-cards"

  @HOW-R-free-cards
  Scenario: If Entrepreneur costs 1K, a player with 1K has 5K after playing it
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And p1 has 1K
    And p1 holds entrepreneur irish
    When p1 does "play entrepreneur"
    Then p1 has 5K

  @HOW-R-free-cards @HOW-R-credit
  Scenario: If cards cost 1K and there is credit, Customers and Raids are played on debt
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And the ruling "credit" is "credit"
    And it is the Customer Phase and p1 is to act
    And p1 has 0K
    And vice lies in the Past Town
    And p1 holds irish lawmen saloon
    When p1 does "customer irish at present"
    Then p1 has -1K
    When p1 does "done"
    And p1 does "raid lawmen discard vice at past"
    Then p1 has -2K

  @HOW-R-free-cards @HOW-R-opponent-scope
  Scenario: If cards cost 1K and hit every opponent, the price is paid once
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "free-cards" is "one-k"
    And the ruling "opponent-scope" is "every-opponent"
    And p1 has 1K
    And p1 holds gamblers irish
    When p1 does "play gamblers"
    Then p1 has 6K
    And p2 has 17K
    And p3 has 17K

  # ---------------------------------------------------------------- where a played card goes

  @HOW-R-spent-cards @HOW-RAID-01
  Scenario: A played Raid goes to the discard pile
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "discard-pile"
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard vice at present"
    Then the discard pile is vice lawmen

  @HOW-RAID-01 @HOW-OPP-06 @HOW-R-spent-cards
  Scenario: If played cards leave the game, a Raid leaves it, but the card that it discards does not
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard vice at present"
    Then the discard pile is vice
    And lawmen is out of the game

  @HOW-R-spent-cards @HOW-CARD-09
  Scenario: If played cards leave the game, a Raid card that Vile Men discard from a hand stays in the game
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And p1 holds vile-men irish
    And p2 holds lawmen entrepreneur
    When p1 does "play vile-men on p2"
    And chance does "random lawmen from p2"
    And chance does "random entrepreneur from p2"
    Then the discard pile is lawmen entrepreneur
    And vile-men is out of the game

  @HOW-EOL-07 @HOW-R-spent-cards
  Scenario: If played cards leave the game, a Raid card discarded for the hand limit stays in the game
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And the hand limit is due
    And p1 holds saloon irish vice lawmen
    When p1 does "discard lawmen"
    Then lawmen is in the discard pile

  @HOW-R-spent-cards @HOW-RR-02
  Scenario: A card that has left the game is not shuffled into the deck
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And vice lies in the Present Town
    And the deck is empty
    And the discard pile is empty
    And p1 holds lawmen scoundrels
    When p1 does "raid lawmen discard vice at present"
    And p2 does "pass"
    And p1 does "play scoundrels"
    Then chance may do "draw vice for p1" with 1 chance in 1
    When chance does "draw vice for p1"
    Then p1's hand is vice
    And the discard pile is empty

  @HOW-R-spent-cards @HOW-R-blackmail-lost
  Scenario: If played cards leave the game, a spent Blackmail that lost the bid leaves it
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And the ruling "blackmail-lost" is "spent"
    And it is the Supervisor Phase
    And p1 holds blackmail
    And p2 holds irish
    When p1 does "bid 0 with blackmail"
    And p2 does "bid 9"
    Then p2 is Supervisor
    And blackmail is out of the game
    And p1's hand is nothing

  @HOW-R-spent-cards @HOW-R-no-effect
  Scenario: If played cards leave the game and may fizzle, a card without effect leaves the game too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And the ruling "no-effect" is "may-fizzle"
    And p1 holds indian-attack irish
    When p1 does "play indian-attack"
    Then indian-attack is out of the game
    And the discard pile is empty

  @HOW-R-spent-when
  Scenario Outline: If cards are put away before their effect, a card is in the discard pile after its effect - <card>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And p1 holds <card> saloon
    And p2's hand is irish scots miners
    When p1 does "play <card> on p2"
    And chance does "random irish from p2"
    And chance does "random scots from p2"
    Then <card> is in the discard pile

    Examples:
      | card     |
      | vile-men |
      | con-men  |

  @HOW-RAID-01
  Scenario: If cards are put away before their effect, a Raid lies in the discard pile with the card it discarded
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard vice at present"
    Then the discard pile is vice lawmen

  @HOW-R-spent-when @HOW-R-discard-open
  Scenario: If cards are put away before their effect, each player sees only own cards in a closed discard pile
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "spent-when" is "before-effect"
    And the ruling "discard-open" is "closed"
    And p2 holds gamblers irish
    And p1 holds vice
    When p1 does "pass"
    And p2 does "play gamblers on p3"
    Then p2 sees gamblers of the 1 card in the discard pile
    And p1 sees nothing of the 1 card in the discard pile

  @HOW-R-free-cards
  Scenario Outline: If cards cost 1K, only the player's own money counts - <p1>K and <p2>K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And p1 is Supervisor
    And p1 has <p1>K
    And p2 has <p2>K
    And p1's hand is irish
    And p2's hand is entrepreneur
    When p1 does "pass"
    Then "play entrepreneur" is <verdict> for p2

    Examples:
      | p1 | p2 | verdict |
      | 5  | 0  | illegal |
      | 0  | 1  | legal   |

  @HOW-R-free-cards @HOW-OPP-06
  Scenario: If cards cost 1K, the Supervisor's money pays for nobody else's card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And p1 is Supervisor
    And p2 has 0K
    And p1's hand is irish
    And p2's hand is entrepreneur
    When p1 does "pass"
    Then p2 may not do "play entrepreneur" because of HOW-OPP-06 and the ruling "free-cards"
