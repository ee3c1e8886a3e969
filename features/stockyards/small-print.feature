Feature: Small print
  Questions that look open and are not: the rulebook answers each of them. One scenario a question, in the order of the rulebook.

  # ---------------------------------------------------------------- placing workers

  @US-PLACE-08 @US-PLACE-14
  Scenario: May I pass? No - contract work is always open, however many workers stand on it
    Given a Union Stockyards game of yellow and blue
    And yellow has $0
    When yellow does "contract"
    And blue does "contract"
    Then yellow may not do "pass" because of US-PLACE-08
    When yellow does "contract"
    Then yellow has $2

  @US-STRIKE-04 @US-RETRIEVE-02
  Scenario: Does a lower spirit bring the strikers back? No - they stay for this year and return with the others
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the union spirit is 3
    When chance does "reveal-year y1892-reduce-wages"
    Then the union spirit is 4
    When yellow does "wage-increase"
    Then the union spirit is 2
    And 3 workers stand on the picket line
    And blue has 3 workers to place
    When the other workers are placed
    And chance does "reveal-year y1900-more-livestock"
    Then it is year 3
    And there is no strike
    And 0 workers stand on the picket line
    And blue has 4 workers to place

  @US-PLACE-10 @US-BRAND-07
  Scenario: May I advertise on the last space? Yes - the tracker goes on top of the stack there
    Given a Union Stockyards game of yellow, blue and green
    And brand 12 holds yellow, blue
    When yellow does "advertise chicago"
    Then brand 12 holds blue, yellow
    And yellow's beef is 16

  @US-SLAUGHTER-05
  Scenario Outline: May I slaughter at a margin of 0 or less? Yes - if the loss can be paid
    Given a Union Stockyards game of yellow, blue and green
    And the hogs price is <price>
    And yellow has $<cash>
    When yellow does "slaughter hogs"
    Then yellow has $<left>
    And the Yards hold 2 hogs

    Examples: at pork 6
      | price | cash | left |
      | 7     | 1    | 0    |
      | 9     | 4    | 1    |

  Scenario: A player without cash may slaughter at a margin of 0, but not at a negative margin
    Given a Union Stockyards game of yellow, blue and green
    And the prices are cattle 14, hogs 6, sheep 7
    And yellow has $0
    Then yellow may do "slaughter hogs"
    But yellow may not do "slaughter sheep" because of US-MONEY-07 and the ruling "negative-slaughter-cash"

  # ---------------------------------------------------------------- building

  @US-BUILD-19 @US-BUILD-20
  Scenario: Do other players' buildings give the efficiency bonus? Yes - each neighbour of the colour once
    Given a Union Stockyards game of yellow, blue and green
    And green has curing-room at f4 rot 90
    And the offering is lard-refinery canning-factory chill-room wool-house
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building hair-factory"
    Then yellow has 2 savings
    And green has 3 savings

  Scenario: Do other players' buildings of another colour give the efficiency bonus? No
    Given a Union Stockyards game of yellow, blue and green
    And green has tallow-house at f4 rot 90
    And the offering is lard-refinery canning-factory chill-room wool-house
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building hair-factory"
    Then yellow has 1 savings

  @US-BUILD-13
  Scenario: Do other players' plants connect me? Yes - as soon as my own cluster reaches them
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e3 f3 g3
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then yellow may do "build curing-room at i5"
    And yellow may do "viaduct at i6"

  @US-BUILD-09
  Scenario: Another player's plant that my cluster does not reach connects nothing
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e3 f3
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then yellow may not do "build curing-room at i5" because of US-BUILD-09
    And yellow may not do "viaduct at i6" because of US-VIADUCT-04

  @US-BUILD-30
  Scenario: Does a second player who completes the same set get the specialist? No - there is only one of each
    Given a Union Stockyards game of yellow, blue and green
    And yellow has lard-refinery at e2
    And blue has tallow-house at l10
    And the offering is butterine-factory soap-factory glue-works bone-house
    When yellow does "build butterine-factory at b4"
    And chance does "reveal-building canning-factory"
    Then yellow has the specialists toilet-soap
    And the brand of yellow is 3
    When blue does "build soap-factory at k6"
    And chance does "reveal-building chill-room"
    Then blue has the cards tallow-house soap-factory
    And blue has the specialists nothing
    And the brand of blue is 2
    And yellow has the specialists toilet-soap

  @US-BUILD-21 @US-BUILD-26
  Scenario: May I leave a railroad token where it is? No - it moves, though only another player profits
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And brooklyn has yellow
    And the offering is lard-refinery canning-factory curing-room chill-room
    When blue does "build curing-room at j8 rot 90"
    And chance does "reveal-building wool-house"
    Then the token rail-brooklyn lies in brooklyn
    And brooklyn has 1 railroad connection
    And the token rail-wild-1 lies beside the grid
    And it is green's turn

  @US-BUILD-24
  Scenario: Can a market get both wild tokens? No - the second one goes elsewhere
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And green has lard-refinery at h2 rot 270
    And green has tannery at g7
    When green does "viaduct at f10"
    And green does "wild philadelphia"
    And yellow does "contract"
    And blue does "contract"
    And green does "viaduct at i1"
    Then green may not do "wild philadelphia" because of US-BUILD-24
    When green does "wild boston"
    Then the token rail-wild-2 lies in philadelphia
    And the token rail-wild-1 lies in boston

  @US-BUILD-14 @US-BUILD-15 @US-BUILD-16
  Scenario: Who is paid when I build across several land cards? Each owner for their own squares, the Bank for the rest
    Given a Union Stockyards game of yellow, blue and green
    And green owns the land at a4 facing e
    And blue owns the land at c6 facing e
    And the offering is lard-refinery canning-factory curing-room chill-room
    When yellow does "build canning-factory at b4"
    And chance does "reveal-building wool-house"
    Then yellow has $6
    And green has $12
    And blue has $11
    And the Bank has $1 more than at the start

  @US-BUILD-17 @US-BUILD-18
  Scenario: Does a building on my own land cost anything? No
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    And yellow has $0
    And the offering is lard-refinery canning-factory curing-room chill-room
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $0
    And yellow's piece lard-refinery covers e2 e3 f3
    And e2 e3 f3 are yellow's land

  @US-VIADUCT-04 @US-VIADUCT-05 @US-VIADUCT-09
  Scenario: Does a viaduct need a connection and does it cost something? Yes to both - and it gives no bonus
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at b4
    Then yellow may not do "viaduct at e5" because of US-VIADUCT-04
    When yellow does "viaduct at d5"
    Then yellow has $9
    And yellow has 1 savings
    And a viaduct stands at d5

  Scenario: What if the building deck is empty? There is nothing to refill with, and the offering shrinks
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    And the building deck is empty
    When yellow does "build lard-refinery at e2"
    Then it is blue's turn
    And the offering is canning-factory curing-room chill-room
    And the deck shows nothing on top

  # ---------------------------------------------------------------- the end of a year

  @US-PRICE-01 @US-PRICE-02 @US-PRICE-04
  Scenario: What if two kinds tie for fewest and the third has most? Two prices rise by 3 and one falls by 2
    Given a Union Stockyards game of yellow, blue and green
    And yellow places the last worker of the year
    And the prices are cattle 16, hogs 8, sheep 8
    And the Yards hold 1 cattle, 1 hogs, 2 sheep
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 19, hogs 11, sheep 6

  @US-PRICE-03
  Scenario: What if no animals are left at all? All kinds are equal - each price rises by 1
    Given a Union Stockyards game of yellow, blue and green
    And yellow places the last worker of the year
    And the prices are cattle 15, hogs 9, sheep 7
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 16, hogs 10, sheep 8

  @US-PRICE-06
  Scenario: Does the price of the kind between fewest and most move? No
    Given a Union Stockyards game of yellow, blue and green
    And yellow places the last worker of the year
    And the prices are cattle 15, hogs 9, sheep 9
    And the Yards hold 1 cattle, 2 hogs, 3 sheep
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 18, hogs 9, sheep 7

  @US-ELECT-01 @US-ELECT-02
  Scenario: What if nobody campaigned? The first player and the party stay
    Given a Union Stockyards game of yellow, blue and green
    And green is first player
    And the Democrats are in office
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then green is first player
    And it is green's turn
    And the Democrats are in office

  @US-ELECT-06 @US-ELECT-07
  Scenario: When does a new party matter? In the next year - the party space of this year is over
    Given a Union Stockyards game of yellow and blue
    And the Republicans are in office
    And yellow has 1 worker to place
    And blue has 1 worker to place
    When yellow does "campaign"
    Then blue may do "branches bronx brooklyn"
    But blue may not do "eight-hour-day" because of US-EIGHT-01
    When blue does "contract"
    Then yellow may do only:
      | party democratic |
      | party republican |
    When yellow does "party democratic"
    And chance does "reveal-year y1892-reduce-wages"
    Then yellow may do "eight-hour-day"
    But yellow may not do "branches bronx brooklyn" because of US-TWOBR-01

  # ---------------------------------------------------------------- year cards

  @US-YACT-02
  Scenario: How many workers fit on a year card? One - also with five players
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And the year card is y1886-spread-rumors
    When yellow does "year-card spread-rumors"
    Then blue may not do "year-card spread-rumors" because of US-PLACE-11
    When blue does "contract"
    And green does "contract"
    And orange does "contract"
    Then purple may not do "year-card spread-rumors" because of US-PLACE-11

  @US-Y4-11
  Scenario: Can a player with one house left use the New York card? No - it takes exactly two houses
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And yellow has 1 house on the mat
    And manhattan has yellow yellow yellow yellow yellow
    Then yellow may not do "year-card new-york-branches bronx bronx" because of US-Y4-11
    But yellow may do "branch bronx"

  @US-YEAR-04
  Scenario: Do raised prices bring more animals this year? No - arrivals come before the card
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 15, hogs 9, sheep 6
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    When chance does "reveal-year y1894-prices-up"
    Then the prices are cattle 16, hogs 10, sheep 7
    And the Yards hold 1 cattle, 2 hogs, 1 sheep

  @US-Y2-09
  Scenario: Do I need the animal in the Yards for futures? No
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the Yards hold 3 cattle, 3 hogs, 0 sheep
    And the sheep price is 4
    When yellow does "year-card futures-trading sheep"
    Then yellow has $11

  # ---------------------------------------------------------------- the end of the game

  @US-SCORE-09
  Scenario: Are all brand trackers at 0 ranked? Yes - by the stack, and the last in turn order leads at the start
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is year 6 and yellow places the last worker of the year
    When yellow does "contract"
    Then the wealth of orange is made of savings 4, cash 10, margins 2, brand 9, houses 0, cards 0, tokens -3
    And the wealth of green is made of savings 3, cash 10, margins 2, brand 6, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 3, houses 0, cards 0, tokens -3
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 0, houses 0, cards 0, tokens -3

  @US-SCORE-08
  Scenario: Does the second of two players get a brand bonus? No
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And brand 12 holds yellow
    And brand 11 holds blue
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand 5, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 0, houses 0, cards 0, tokens -3

  @US-SCORE-05
  Scenario: May wealth be negative, and may savings fall at the end? Yes - the rule against it applies only during play
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has $0
    And yellow's beef is 14
    And yellow's pork is 4
    And yellow's lamb is 4
    And yellow has 9 low morale tokens
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 1, margins -4, brand 3, houses 0, cards 0, tokens -27
    And yellow has -26 wealth
    And green wins
