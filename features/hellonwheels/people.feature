Feature: Cards that hit people
  Vile Men, Con Men, Outlaws and Gamblers hit an opponent, in his hand or in his money. OPT on a card is an opponent, never the
  player himself.

  # ---------------------------------------------------------------- Vile Men

  @worked @HOW-EX-62 @HOW-CARD-09 @HOW-R-partial-effect @HOW-R-opponent-scope
  Scenario: Vile Men discard two of four cards, picked by chance one after the other
    Given a Hell on Wheels game of p1 and p2
    And p1 holds vile-men
    And p2's hand is saloon church irish lawmen
    When p1 does "play vile-men on p2"
    Then chance may do "random saloon#1 from p2" with 1 chance in 4
    And chance may do "random lawmen from p2" with 1 chance in 4
    When chance does "random lawmen from p2"
    Then chance may do "random saloon#1 from p2" with 1 chance in 3
    And chance may not do "random lawmen from p2"
    When chance does "random church#1 from p2"
    Then p2's hand is saloon irish
    And the discard pile is church#1 lawmen vile-men
    And p1's hand is nothing
    And it is p2's turn

  @worked @HOW-EX-62 @HOW-CARD-09 @HOW-R-partial-effect
  Scenario: Vile Men discard the only card of a hand
    Given a Hell on Wheels game of p1 and p2
    And p1 holds vile-men saloon
    And p2's hand is irish
    When p1 does "play vile-men on p2"
    Then chance may do "random irish from p2" with 1 chance in 1
    When chance does "random irish from p2"
    Then p2's hand is nothing
    And the discard pile is irish vile-men
    And it is p1's turn

  @HOW-CARD-09 @HOW-R-no-effect
  Scenario: Vile Men cannot be played without a victim who holds a card
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 holds vile-men
    And p3 holds irish
    Then p1 may do only:
      | play vile-men on p3 |
      | pass                |
    And p1 may not do "play vile-men on p2" because of HOW-CARD-09

  @HOW-CARD-09
  Scenario: Vile Men discard no third card
    Given a Hell on Wheels game of p1 and p2
    And p1 holds vile-men saloon
    And p2's hand is irish miners traders
    When p1 does "play vile-men on p2"
    And chance does "random irish from p2"
    And chance does "random miners from p2"
    Then chance may not do "random traders from p2" because of HOW-OPP-04

  @HOW-CARD-09
  Scenario: Vile Men leave the hands of the other players alone
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 holds vile-men saloon
    And p2's hand is irish miners traders
    And p3's hand is vice anarchy
    When p1 does "play vile-men on p2"
    And chance does "random irish from p2"
    And chance does "random miners from p2"
    Then p2 has 1 card in hand
    And p1's hand is saloon
    And p3's hand is vice anarchy

  # ---------------------------------------------------------------- Con Men

  @worked @HOW-EX-65 @HOW-CARD-12 @HOW-R-partial-effect @HOW-R-opponent-scope
  Scenario: Con Men steal two of three cards, picked by chance
    Given a Hell on Wheels game of p1 and p2
    And p1 holds con-men saloon
    And p2's hand is irish miners lawmen
    When p1 does "play con-men on p2"
    Then chance may do "random miners from p2" with 1 chance in 3
    When chance does "random lawmen from p2"
    Then chance may do "random miners from p2" with 1 chance in 2
    When chance does "random irish from p2"
    Then p1's hand is saloon irish lawmen
    And p2's hand is miners
    And the discard pile is con-men
    And it is p2's turn

  @HOW-CARD-12 @HOW-R-partial-effect
  Scenario: Con Men steal the only card of a hand
    Given a Hell on Wheels game of p1 and p2
    And p1 holds con-men
    And p2's hand is irish
    When p1 does "play con-men on p2"
    Then chance may do "random irish from p2" with 1 chance in 1
    When chance does "random irish from p2"
    Then p1's hand is irish
    And p2's hand is nothing
    And the discard pile is con-men

  @HOW-CARD-12 @HOW-R-no-effect
  Scenario: Con Men cannot be played without a victim who holds a card
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 holds con-men
    And p2 holds irish
    Then p1 may do only:
      | play con-men on p2 |
      | pass               |
    And p1 may not do "play con-men on p3" because of HOW-CARD-12

  @HOW-CARD-12
  Scenario: A stolen card can be played in the same Opportunist Phase
    Given a Hell on Wheels game of p1 and p2
    And p1 holds con-men
    And p2's hand is entrepreneur irish miners
    When p1 does "play con-men on p2"
    And chance does "random entrepreneur from p2"
    And chance does "random irish from p2"
    And p2 does "pass"
    And p1 does "play entrepreneur"
    Then p1 has 25K

  # ---------------------------------------------------------------- Outlaws

  @worked @HOW-EX-67 @HOW-CARD-14
  Scenario: Outlaws cost the victim 5K and bring their player nothing
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 has 3K
    And p1 holds outlaws
    And p2 holds irish
    Then the bank has 17K
    When p1 does "play outlaws on p3"
    Then p3 has 15K
    And p1 has 20K
    And p2 has 3K
    And the bank has 22K
    And outlaws is in the discard pile

  @worked @HOW-EX-67 @HOW-CARD-14 @HOW-R-loss-short
  Scenario Outline: Outlaws take 5K, or all the victim's money if it is less
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 has <before>
    And p1 holds outlaws
    And p3 holds irish
    When p1 does "play outlaws on p2"
    Then p2 has <after>
    And p1 has 20K
    And p3 has 20K

    Examples:
      | before | after |
      | 20K    | 15K   |
      | 6K     | 1K    |
      | 5K     | 0K    |
      | 4K     | 0K    |
      | 3K     | 0K    |
      | 1K     | 0K    |

  @HOW-CARD-14 @HOW-R-loss-short
  Scenario: Outlaws cannot be played on a player without money
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 has 0K
    And p1 holds outlaws
    Then p1 may do only:
      | play outlaws on p3 |
      | pass               |
    And p1 may not do "play outlaws on p2" because of HOW-CARD-14

  @worked @HOW-EX-91 @HOW-CARD-02 @HOW-CARD-14 @HOW-R-loss-short
  Scenario: An OPT card can hit every other player, but never its own player
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 10K
    And p1 holds outlaws
    And p2 holds irish
    And p3 holds miners
    Then p1 may do only:
      | play outlaws on p2 |
      | play outlaws on p3 |
      | pass               |
    And p1 may not do "play outlaws on p1" because of HOW-CARD-02

  # ---------------------------------------------------------------- Gamblers

  @worked @HOW-EX-69 @HOW-CARD-16 @HOW-R-loss-short @HOW-R-opponent-scope
  Scenario Outline: Gamblers bring their player 3K of the victim's money, or all of it if it is less
    Given a Hell on Wheels game of p1 and p2
    And p1 has 20K
    And p2 has <before>
    And p1 holds gamblers
    And p2 holds irish
    When p1 does "play gamblers on p2"
    Then p1 has <player>
    And p2 has <after>
    And the bank has <bank>
    And gamblers is in the discard pile

    Examples:
      | before | player | after | bank |
      | 20K    | 23K    | 17K   | 0K   |
      | 4K     | 23K    | 1K    | 16K  |
      | 3K     | 23K    | 0K    | 17K  |
      | 2K     | 22K    | 0K    | 18K  |
      | 1K     | 21K    | 0K    | 19K  |

  @HOW-CARD-16 @HOW-R-loss-short
  Scenario: Gamblers cannot be played on a player without money
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 has 0K
    And p1 holds gamblers
    Then p1 may do only:
      | play gamblers on p3 |
      | pass                |
    And p1 may not do "play gamblers on p2" because of HOW-CARD-16
