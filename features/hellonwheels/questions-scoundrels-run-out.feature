Feature: Open question: what if the cards run out under Scoundrels
  Scoundrels have begun to draw, and deck and discard pile are empty: they stop, or hands are cut to three and they go on.

  @HOW-CARD-19 @HOW-R-cards-run-out @HOW-R-limit-choice
  Scenario: If cards run out during Scoundrels, all hands are reduced to three, the drawing player's too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And p1 holds scoundrels saloon church jail school
    And the deck is irish
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    Then p1 may do only:
      | discard saloon |
      | discard church |
      | discard school |
      | discard jail   |
      | discard irish  |
    When p1 does "discard saloon"
    Then p1 may do "discard irish"
    When p1 does "discard irish"
    Then it is p2's turn
    And p2 may not do "pass"
    And p1's hand is church school jail

  @HOW-EOL-06 @HOW-R-cards-run-out @HOW-R-limit-choice @HOW-CARD-19
  Scenario: If cards run out during Scoundrels, they go on drawing from the cards just discarded
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "limit-choice" is "random"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance decides 79 times
    Then p1 has 3 cards in hand
    And p2 has 3 cards in hand
    And the deck has 75 cards
    And the discard pile is scoundrels
    And it is p2's turn

  @HOW-R-cards-run-out @HOW-CARD-19
  Scenario: If cards run out during Scoundrels and nobody holds more than three cards, the drawing stops
    Given a Hell on Wheels game of 7 players
    And the ruling "cards-run-out" is "cull-hands"
    And the Past Town has 17 Mayhem cards
    And the Present Town has 15 Customers
    And p2 owns saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 in the Present Town
    And p3 owns gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4 gambling-house#5 gambling-house#6 in the Present Town
    And p4 owns brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 in the Present Town
    And p5 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town
    And p6 owns church#2 school#2 jail#2 post-office#2 town-hall#2 in the Present Town
    And p1's hand is scoundrels supervisor general-dodge
    And p2's hand is jack-casement vigilantes law-and-order
    And p3's hand is lawmen lynchings rr-boss
    And p4's hand is marshall vile-men indian-attack
    And p5's hand is arsonist con-men desperados
    And p6's hand is outlaws ladies-of-the-evening gamblers
    And p7's hand is hangers-on claim-jumpers blackmail
    And the deck is entrepreneur
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw entrepreneur for p1"
    Then it is p2's turn
    And p1's hand is supervisor general-dodge entrepreneur
    And the discard pile is scoundrels

  @HOW-R-cards-run-out @HOW-CARD-19
  Scenario: If cards run out during Scoundrels and one hand is above three, it is reduced again for each further card
    Given a Hell on Wheels game of 7 players
    And the ruling "cards-run-out" is "cull-hands"
    And the Past Town has 17 Mayhem cards
    And the Present Town has 15 Customers
    And p2 owns saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 in the Present Town
    And p3 owns gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4 gambling-house#5 gambling-house#6 in the Present Town
    And p4 owns brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 in the Present Town
    And p5 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town
    And p6 owns church#2 school#2 jail#2 post-office#2 town-hall#2 in the Present Town
    And p1's hand is scoundrels supervisor general-dodge jack-casement
    And p2's hand is vigilantes law-and-order lawmen
    And p3's hand is lynchings rr-boss marshall
    And p4's hand is vile-men indian-attack arsonist
    And p5's hand is con-men desperados outlaws
    And p6's hand is ladies-of-the-evening gamblers hangers-on
    And p7's hand is claim-jumpers blackmail
    And the deck is entrepreneur
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw entrepreneur for p1"
    And p1 does "discard general-dodge"
    Then chance may do "draw general-dodge for p1" with 1 chance in 1
    When chance does "draw general-dodge for p1"
    And p1 does "discard supervisor"
    Then chance may do "draw supervisor for p1" with 1 chance in 1
    When chance does "draw supervisor for p1"
    Then it is p2's turn
    And p1's hand is supervisor general-dodge jack-casement entrepreneur

  @HOW-R-cards-run-out @HOW-CARD-19
  Scenario: If cards run out during Scoundrels, their player draws the card that another player had to discard
    Given a Hell on Wheels game of 7 players
    And the ruling "cards-run-out" is "cull-hands"
    And the Past Town has 17 Mayhem cards
    And the Present Town has 15 Customers
    And p2 owns saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 in the Present Town
    And p3 owns gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4 gambling-house#5 gambling-house#6 in the Present Town
    And p4 owns brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 in the Present Town
    And p5 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town
    And p6 owns church#2 school#2 jail#2 post-office#2 town-hall#2 in the Present Town
    And p1's hand is scoundrels supervisor general-dodge
    And p2's hand is vigilantes law-and-order lawmen jack-casement
    And p3's hand is lynchings rr-boss marshall
    And p4's hand is vile-men indian-attack arsonist
    And p5's hand is con-men desperados outlaws
    And p6's hand is ladies-of-the-evening gamblers hangers-on
    And p7's hand is claim-jumpers blackmail
    And the deck is entrepreneur
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw entrepreneur for p1"
    And p2 does "discard lawmen"
    Then chance may do "draw lawmen for p1" with 1 chance in 1
    When chance does "draw lawmen for p1"
    And p1 does "discard supervisor"
    Then chance may do "draw supervisor for p1" with 1 chance in 1
    When chance does "draw supervisor for p1"
    Then it is p2's turn
    And p1's hand is supervisor general-dodge entrepreneur lawmen
    And p2's hand is vigilantes law-and-order jack-casement

  @HOW-R-cards-run-out @HOW-R-unstated-order
  Scenario: Hands are reduced for Scoundrels in Supervisor Order, even with the answer seat-order
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "unstated-order" is "seat-order"
    And p2 is Supervisor
    And p1 is to act
    And p1 holds scoundrels saloon church jail school
    And the deck is irish
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    Then it is p2's turn
    And p2 may not do "pass"
    And p1 may not do "discard irish"

  @HOW-R-cards-run-out @HOW-R-limit-choice
  Scenario: If chance picks, hands are reduced for Scoundrels beginning with the Supervisor's hand
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "limit-choice" is "random"
    And p1 holds scoundrels saloon church jail school
    And the deck is irish
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    Then chance may do "random irish from p1" with 1 chance in 5
    When chance does "random irish from p1"
    Then chance may do "random jail#1 from p1" with 1 chance in 4

  @HOW-CARD-19 @HOW-R-cards-run-out
  Scenario Outline: Scoundrels need a card in deck or discard pile, under each answer to cards that run out
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "<answer>"
    And p1 holds scoundrels irish scots miners traders
    And the deck is empty
    And the discard pile is empty
    Then "play scoundrels" is illegal for p1
    And p1 may do "pass"

    Examples:
      | answer     |
      | stop       |
      | cull-hands |
