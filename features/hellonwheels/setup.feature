Feature: Set-up
  20K each, the two decks shuffled, one Town in the Present and one in the Future, and no cards dealt. The first thing that anybody
  decides is a bid for Supervisor.

  # ---------------------------------------------------------------- money, Towns and cards

  @worked @HOW-EX-16 @HOW-SETUP-01 @HOW-SETUP-03 @HOW-SETUP-04 @HOW-SETUP-05 @HOW-SETUP-06 @HOW-POS-01
  Scenario: The opening layout has Benton in the Present, Cheyenne in the Future and an empty Past
    Given a Hell on Wheels game of p1 and p2
    When these decisions are taken:
      """
      chance: town benton to present
      chance: town cheyenne to future
      """
    Then the Present Town is benton
    And the Future Town is cheyenne
    And the Past position is empty
    And the Town deck has 8 Towns
    And the Towns out of the game are nothing
    And the deck has 82 cards
    And saloon#1 is in the deck
    And the discard pile is empty
    And p1's hand is nothing
    And p2's hand is nothing

  @HOW-SETUP-01
  Scenario Outline: Both decks are shuffled, so any Town and any card may come first
    Given a Hell on Wheels game of p1 and p2
    Then chance may do "town <first town> to present" with 1 chance in 10
    When the set-up is finished
    And p1 does "bid 1"
    And p2 does "bid 0"
    Then chance may do "draw <first card> for p1" with 1 chance in 82

    Examples: the first and the last in the lists
      | first town | first card |
      | julesberg  | saloon#1   |
      | omaha      | blackmail  |

  @worked @HOW-EX-02 @HOW-SETUP-02
  Scenario Outline: Everybody begins with 20K
    Given a Hell on Wheels game of <players> players
    When the set-up is finished
    Then everybody has 20K
    And p<players> has 20K
    And the bank has 0K

    Examples: 40K, 60K, 80K, 100K, 120K and 260K in all
      | players |
      | 2       |
      | 3       |
      | 4       |
      | 5       |
      | 6       |
      | 13      |

  @HOW-SETUP-03 @HOW-SETUP-04
  Scenario: The first Town drawn goes to the Present, the second to the Future
    Given a Hell on Wheels game of p1 and p2
    Then chance may do "town omaha to present" with 1 chance in 10
    But chance may not do "town omaha to future"
    When chance does "town omaha to present"
    Then the Present Town is omaha
    And the Future position is empty
    And chance may do "town sidney to future" with 1 chance in 9
    But chance may not do "town sidney to present"

  @HOW-SETUP-05
  Scenario: Set-up draws two Towns and no third
    Given a Hell on Wheels game of p1 and p2
    When chance does "town omaha to present"
    And chance does "town sidney to future"
    Then the Past position is empty
    And it is p1's turn

  @HOW-SETUP-06
  Scenario Outline: Set-up deals no cards to the players
    Given a Hell on Wheels game of <players> players
    When the set-up is finished
    Then p1's hand is nothing
    And p<players>'s hand is nothing
    And the deck has 82 cards

    Examples:
      | players |
      | 2       |
      | 13      |

  # ---------------------------------------------------------------- the first decision

  @worked @HOW-EX-84 @HOW-SUP-01 @HOW-OPP-01 @HOW-ORD-01 @HOW-R-first-supervisor @HOW-R-opening-hand
  Scenario: The first decision of a game is the bid of p1
    Given a Hell on Wheels game of p1, p2 and p3
    When the set-up is finished
    Then nobody is Supervisor
    And it is turn 1
    And it is the Supervisor Phase
    And it is p1's turn
    And p1 may do "bid 0"
    And p1 may do "bid 20"
