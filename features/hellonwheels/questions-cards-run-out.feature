Feature: Open question: what if the cards run out in the Railroad Phase
  Deck and discard pile are both empty and a card is due: drawing stops, or hands are cut to three and the pile is shuffled.

  # Eight players: seven hold nine cards each, 17 Mayhem cards lie on the board, and p8, who holds nothing, is the last to draw.
  @HOW-R-cards-run-out
  Scenario: If only two cards are left, the eighth player draws two, and drawing stops
    Given a Hell on Wheels game of 8 players
    And the ruling "cards-run-out" is "stop"
    And the deck is saloon#1 saloon#2
    And the discard pile is empty
    And the Present Town has 17 Mayhem cards
    And p1's hand is saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4
    And p2's hand is gambling-house#5 gambling-house#6 brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 church#1 church#2
    And p3's hand is school#1 school#2 jail#1 jail#2 post-office#1 post-office#2 town-hall#1 town-hall#2 tracklayers
    And p4's hand is irish construction-crews workers scots mexicans civil-war-vets blacks scandinavians railroaders
    And p5's hand is miners traders migrants young-men townsfolk supervisor general-dodge jack-casement vigilantes
    And p6's hand is law-and-order lawmen lynchings rr-boss marshall vile-men indian-attack arsonist con-men
    And p7's hand is desperados outlaws ladies-of-the-evening gamblers entrepreneur hangers-on scoundrels claim-jumpers blackmail
    And it is the Railroad Phase and p8 is to act
    When p8 draws 2 cards
    Then p8's hand is saloon#1 saloon#2
    And p1 has 9 cards in hand
    And the deck is empty
    And the discard pile is empty
    And it is the Opportunist Phase after the Railroad Phase

  @HOW-EOL-06 @HOW-R-cards-run-out
  Scenario: The eighth player draws the last two cards, and four more after all hands are reduced to three
    Given a Hell on Wheels game of 8 players
    And the ruling "cards-run-out" is "cull-hands"
    And the deck is saloon#1 saloon#2
    And the discard pile is empty
    And the Present Town has 17 Mayhem cards
    And p1's hand is saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4
    And p2's hand is gambling-house#5 gambling-house#6 brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 church#1 church#2
    And p3's hand is school#1 school#2 jail#1 jail#2 post-office#1 post-office#2 town-hall#1 town-hall#2 tracklayers
    And p4's hand is irish construction-crews workers scots mexicans civil-war-vets blacks scandinavians railroaders
    And p5's hand is miners traders migrants young-men townsfolk supervisor general-dodge jack-casement vigilantes
    And p6's hand is law-and-order lawmen lynchings rr-boss marshall vile-men indian-attack arsonist con-men
    And p7's hand is desperados outlaws ladies-of-the-evening gamblers entrepreneur hangers-on scoundrels claim-jumpers blackmail
    And it is the Railroad Phase and p8 is to act
    When p8 draws 2 cards
    Then it is p1's turn
    And p8 has 2 cards in hand
    And the deck is empty
    And p1 may not do "pass"
    When these decisions are taken:
      """
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p1: discard gambling-house
      p2: discard gambling-house
      p2: discard gambling-house
      p2: discard brothel
      p2: discard brothel
      p2: discard brothel
      p2: discard brothel
      p3: discard school
      p3: discard school
      p3: discard jail
      p3: discard jail
      p3: discard post-office
      p3: discard post-office
      p4: discard irish
      p4: discard construction-crews
      p4: discard workers
      p4: discard scots
      p4: discard mexicans
      p4: discard civil-war-vets
      p5: discard miners
      p5: discard traders
      p5: discard migrants
      p5: discard young-men
      p5: discard townsfolk
      p5: discard supervisor
      p6: discard law-and-order
      p6: discard lawmen
      p6: discard lynchings
      p6: discard rr-boss
      p6: discard marshall
      p6: discard vile-men
      p7: discard desperados
      p7: discard outlaws
      p7: discard ladies-of-the-evening
      p7: discard gamblers
      p7: discard entrepreneur
      p7: discard hangers-on
      """
    And p8 draws 4 cards
    Then it is p8's turn
    And p8 has 6 cards in hand
    And p1 has 3 cards in hand
    And p7 has 3 cards in hand
    And the deck has 38 cards
    And the discard pile is empty

  # p1 holds five cards by then and p2 the 77 others: two and 74 cards go, five of them are drawn.
  @HOW-EOL-07 @HOW-R-cards-run-out @HOW-R-limit-choice
  Scenario: If hands are reduced for want of cards, the hand of the drawing player is reduced too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "limit-choice" is "random"
    And p1 holds irish scots miners traders
    And the deck is vice
    And the discard pile is empty
    And it is the Railroad Phase
    When chance does "draw vice for p1"
    Then chance may do "random vice from p1" with 1 chance in 5
    When chance does "random irish from p1"
    And chance does "random scots from p1"
    And chance does "random saloon#1 from p2"
    And chance does "random saloon#2 from p2"
    And chance does "random saloon#3 from p2"
    And chance does "random saloon#4 from p2"
    And chance does "random saloon#5 from p2"
    And chance does "random saloon#6 from p2"
    And chance does "random saloon#7 from p2"
    And chance does "random gambling-house#1 from p2"
    And chance does "random gambling-house#2 from p2"
    And chance does "random gambling-house#3 from p2"
    And chance does "random gambling-house#4 from p2"
    And chance does "random gambling-house#5 from p2"
    And chance does "random gambling-house#6 from p2"
    And chance does "random brothel#1 from p2"
    And chance does "random brothel#2 from p2"
    And chance does "random brothel#3 from p2"
    And chance does "random brothel#4 from p2"
    And chance does "random brothel#5 from p2"
    And chance does "random church#1 from p2"
    And chance does "random church#2 from p2"
    And chance does "random school#1 from p2"
    And chance does "random school#2 from p2"
    And chance does "random jail#1 from p2"
    And chance does "random jail#2 from p2"
    And chance does "random post-office#1 from p2"
    And chance does "random post-office#2 from p2"
    And chance does "random town-hall#1 from p2"
    And chance does "random town-hall#2 from p2"
    And chance does "random tracklayers from p2"
    And chance does "random construction-crews from p2"
    And chance does "random workers from p2"
    And chance does "random mexicans from p2"
    And chance does "random civil-war-vets from p2"
    And chance does "random blacks from p2"
    And chance does "random scandinavians from p2"
    And chance does "random railroaders from p2"
    And chance does "random migrants from p2"
    And chance does "random young-men from p2"
    And chance does "random townsfolk from p2"
    And chance does "random prostitution from p2"
    And chance does "random rowdiness from p2"
    And chance does "random depravity from p2"
    And chance does "random drunkenness from p2"
    And chance does "random murders from p2"
    And chance does "random rampant-crime from p2"
    And chance does "random drinking from p2"
    And chance does "random gambling from p2"
    And chance does "random shootings from p2"
    And chance does "random anarchy from p2"
    And chance does "random boomtown from p2"
    And chance does "random lawlessness from p2"
    And chance does "random rough-and-tumble from p2"
    And chance does "random alcohol from p2"
    And chance does "random ungovernable from p2"
    And chance does "random harass-settlers from p2"
    And chance does "random supervisor from p2"
    And chance does "random general-dodge from p2"
    And chance does "random jack-casement from p2"
    And chance does "random vigilantes from p2"
    And chance does "random law-and-order from p2"
    And chance does "random lawmen from p2"
    And chance does "random lynchings from p2"
    And chance does "random rr-boss from p2"
    And chance does "random marshall from p2"
    And chance does "random vile-men from p2"
    And chance does "random indian-attack from p2"
    And chance does "random arsonist from p2"
    And chance does "random con-men from p2"
    And chance does "random desperados from p2"
    And chance does "random outlaws from p2"
    And chance does "random ladies-of-the-evening from p2"
    And chance does "random gamblers from p2"
    And chance does "random entrepreneur from p2"
    And chance does "random hangers-on from p2"
    And p1 draws 5 cards
    Then p1 has 8 cards in hand
    And p2 has 3 cards in hand
    And the deck has 71 cards

  @HOW-R-cards-run-out @HOW-R-unstated-order
  Scenario: Hands reduced for want of cards are reduced in Supervisor Order, whoever is drawing
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "unstated-order" is "seat-order"
    And p2 is Supervisor
    And p1 holds irish scots miners traders
    And the deck is vice
    And the discard pile is empty
    And it is the Railroad Phase
    When chance does "draw vice for p1"
    Then it is p2's turn
    And p1's hand is irish scots miners traders vice
    And p2 may do "discard blackmail"

  @HOW-R-cards-run-out
  Scenario: Hands are not reduced to provide an extra card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And p2 is Supervisor
    And p1 holds irish scots miners traders
    And the deck is vice
    And the discard pile is empty
    And it is the Railroad Phase
    And p1 has drawn six cards
    When p1 does "draw extra"
    And chance does "draw vice for p1"
    Then it is the Opportunist Phase after the Railroad Phase
    And p1's hand is irish scots miners traders vice
    And p2 has 77 cards in hand
    And p1 has 18K

  # All 60 cards of the board lie on it, and the 22 others are one in the deck and three each in seven hands.
  @HOW-R-cards-run-out
  Scenario: If no hand has more than three cards, none can be reduced, and drawing stops
    Given a Hell on Wheels game of 8 players
    And the ruling "cards-run-out" is "cull-hands"
    And p1 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town
    And p1 owns church#2 school#2 jail#2 post-office#2 town-hall#2 in the Future Town
    And p1 owns saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4 gambling-house#5 gambling-house#6 brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 in the Present Town
    And the Present Town has 17 Mayhem cards
    And the Future Town has 15 Customers
    And p1's hand is supervisor general-dodge jack-casement
    And p2's hand is vigilantes law-and-order lawmen
    And p3's hand is lynchings rr-boss marshall
    And p4's hand is vile-men indian-attack arsonist
    And p5's hand is con-men desperados outlaws
    And p6's hand is ladies-of-the-evening gamblers entrepreneur
    And p7's hand is hangers-on scoundrels claim-jumpers
    And the deck is blackmail
    And the discard pile is empty
    And it is the Railroad Phase and p8 is to act
    When chance does "draw blackmail for p8"
    Then p8's hand is blackmail
    And p1 has 3 cards in hand
    And it is the Opportunist Phase after the Railroad Phase

  # Deck and pile are empty from the start: p7 discards his fourth card, p8 draws it, is above three himself, discards one, draws
  # it, and so on until he has drawn six times.
  @HOW-R-cards-run-out @HOW-R-limit-choice
  Scenario: Hands are reduced again each time the cards run out
    Given a Hell on Wheels game of 8 players
    And the ruling "cards-run-out" is "cull-hands"
    And the ruling "limit-choice" is "random"
    And p1 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town
    And p1 owns church#2 school#2 jail#2 post-office#2 town-hall#2 in the Future Town
    And p1 owns saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 gambling-house#1 gambling-house#2 gambling-house#3 gambling-house#4 gambling-house#5 gambling-house#6 brothel#1 brothel#2 brothel#3 brothel#4 brothel#5 in the Present Town
    And the Present Town has 17 Mayhem cards
    And the Future Town has 15 Customers
    And p1's hand is supervisor general-dodge jack-casement
    And p2's hand is vigilantes law-and-order lawmen
    And p3's hand is lynchings rr-boss marshall
    And p4's hand is vile-men indian-attack arsonist
    And p5's hand is con-men desperados outlaws
    And p7's hand is ladies-of-the-evening gamblers entrepreneur hangers-on
    And p8's hand is scoundrels claim-jumpers blackmail
    And the deck is empty
    And the discard pile is empty
    And it is the Railroad Phase and p8 is to act
    Then chance may do "random ladies-of-the-evening from p7" with 1 chance in 4
    When chance does "random ladies-of-the-evening from p7"
    And chance does "draw ladies-of-the-evening for p8"
    Then chance may do "random ladies-of-the-evening from p8" with 1 chance in 4
    When chance does "random ladies-of-the-evening from p8"
    And chance does "draw ladies-of-the-evening for p8"
    And chance does "random ladies-of-the-evening from p8"
    And chance does "draw ladies-of-the-evening for p8"
    And chance does "random ladies-of-the-evening from p8"
    And chance does "draw ladies-of-the-evening for p8"
    And chance does "random ladies-of-the-evening from p8"
    And chance does "draw ladies-of-the-evening for p8"
    And chance does "random ladies-of-the-evening from p8"
    And chance does "draw ladies-of-the-evening for p8"
    Then p7 has 3 cards in hand
    And p8 has 4 cards in hand
    And the deck is empty
    And it is the Opportunist Phase after the Railroad Phase

  @HOW-R-limit-choice @HOW-R-cards-run-out
  Scenario: If hands are reduced for want of cards, each owner picks the discards
    Given a Hell on Wheels game of p1 and p2
    And the ruling "cards-run-out" is "cull-hands"
    And p1 is Supervisor
    And the deck is empty
    And the discard pile is empty
    And p1's hand is vice anarchy murders alcohol
    And it is the Railroad Phase
    Then p1 may do only:
      | discard vice    |
      | discard anarchy |
      | discard murders |
      | discard alcohol |
    When p1 does "discard alcohol"
    Then it is p2's turn
    And p2 may do "discard saloon"

  @HOW-R-limit-choice @HOW-R-cards-run-out
  Scenario: With the answer random, chance picks the discards when hands are reduced for want of cards
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "random"
    And the ruling "cards-run-out" is "cull-hands"
    And p1 is Supervisor
    And the deck is empty
    And the discard pile is empty
    And p1's hand is vice anarchy murders alcohol
    And it is the Railroad Phase
    Then chance may do "random alcohol from p1" with 1 chance in 4
    When chance does "random alcohol from p1"
    Then chance may do "random saloon#1 from p2" with 1 chance in 78
