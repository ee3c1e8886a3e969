Feature: Cards that move other cards
  Desperados lead up to three Mayhem cards, Ladies of the Evening up to three Customers from one Town to another. Hangers On
  carry up to two Establishments one Town forward, towards the railhead. What is moved keeps its owner.

  # ---------------------------------------------------------------- Desperados

  @worked @HOW-EX-66 @HOW-CARD-13 @HOW-CARD-22 @HOW-R-move-sources
  Scenario: Desperados move three of four Mayhem cards from Benton to Cheyenne
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is benton
    And the Present Town is cheyenne
    And murders anarchy vice alcohol lie in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds desperados
    And p2 holds irish
    When p1 does "play desperados from past to present moving murders, anarchy, vice"
    Then the Past Town has saloon#1 alcohol
    And the Present Town has saloon#2 murders anarchy vice
    And nobody owns murders anarchy vice in the Present Town
    And the discard pile is desperados
    When everybody passes
    Then p1 has 40K
    When everybody passes
    Then p2 has 55K

  @HOW-CARD-13
  Scenario: Desperados move one, two or three cards from one Town to one other Town
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy lie in the Past Town
    And p1 holds desperados
    Then p1 may do only:
      | play desperados from past to present moving anarchy       |
      | play desperados from past to present moving vice          |
      | play desperados from past to present moving anarchy, vice |
      | play desperados from past to future moving anarchy        |
      | play desperados from past to future moving vice           |
      | play desperados from past to future moving anarchy, vice  |
      | pass                                                      |

  @HOW-CARD-13
  Scenario: Desperados move at most three cards
    Given a Hell on Wheels game of p1 and p2
    And murders anarchy vice alcohol lie in the Past Town
    And p1 holds desperados
    Then p1 may do "play desperados from past to future moving murders, anarchy, alcohol"
    But p1 may not do "play desperados from past to future moving murders, anarchy, vice, alcohol" because of HOW-CARD-13

  @HOW-CARD-13
  Scenario Outline: Desperados can move cards backward, forward and past a Town
    Given a Hell on Wheels game of p1 and p2
    And vice lies in the <source> Town
    And p1 holds desperados
    And p2 holds irish
    When p1 does "play desperados from <from> to <to> moving vice"
    Then the <source> Town has nothing
    And the <goal> Town has vice

    Examples:
      | source  | from    | goal    | to      |
      | Past    | past    | Present | present |
      | Past    | past    | Future  | future  |
      | Present | present | Past    | past    |
      | Present | present | Future  | future  |
      | Future  | future  | Past    | past    |
      | Future  | future  | Present | present |

  @HOW-CARD-13
  Scenario Outline: Desperados cannot move cards within one Town, cards of another type or cards that do not lie there
    Given a Hell on Wheels game of p1 and p2
    And vice irish lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds desperados
    Then p1 may not do "play desperados from <move>" because of HOW-CARD-13
    But p1 may do "play desperados from present to past moving vice"

    Examples:
      | move                            |
      | present to present moving vice  |
      | present to past moving irish    |
      | present to past moving saloon#1 |
      | future to past moving vice      |
      | present to past moving anarchy  |

  @HOW-CARD-13
  Scenario: Desperados cannot move cards to a position without a Town
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And vice lies in the Present Town
    And p1 holds desperados
    Then p1 may do only:
      | play desperados from present to future moving vice |
      | pass                                               |
    And p1 may not do "play desperados from present to past moving vice" because of HOW-CARD-13 and the ruling "empty-position"

  @HOW-CARD-13
  Scenario: The cards that Desperados move are named in card order
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy lie in the Past Town
    And p1 holds desperados
    Then p1 may do "play desperados from past to present moving anarchy, vice"
    But the word "play desperados from past to present moving vice, anarchy" is not understood
    And the word "play desperados from past to present moving vice, anarchy" is not understood, did they mean "play desperados from past to present moving anarchy, vice"

  # ---------------------------------------------------------------- Ladies of the Evening

  @worked @HOW-EX-68 @HOW-CARD-15 @HOW-CARD-22 @HOW-R-move-sources
  Scenario: Ladies of the Evening move two Customers, which raises one payout by 10K and lowers another by 10K
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And irish miners lie in the Future Town
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Future Town
    And p1 holds ladies-of-the-evening
    And p2 holds traders
    When p1 does "play ladies-of-the-evening from future to present moving irish, miners"
    Then the Present Town has saloon#1 irish miners
    And the Future Town has saloon#2
    And nobody owns irish miners in the Present Town
    And the discard pile is ladies-of-the-evening
    When everybody passes
    Then p1 has 50K
    When everybody passes
    Then p2 has 30K

  @HOW-CARD-15
  Scenario: Ladies of the Evening move one, two or three cards from one Town to one other Town
    Given a Hell on Wheels game of p1 and p2
    And irish miners lie in the Future Town
    And p1 holds ladies-of-the-evening
    Then p1 may do only:
      | play ladies-of-the-evening from future to past moving irish            |
      | play ladies-of-the-evening from future to past moving miners           |
      | play ladies-of-the-evening from future to past moving irish, miners    |
      | play ladies-of-the-evening from future to present moving irish         |
      | play ladies-of-the-evening from future to present moving miners        |
      | play ladies-of-the-evening from future to present moving irish, miners |
      | pass                                                                   |

  @HOW-CARD-15
  Scenario: Ladies of the Evening move at most three cards
    Given a Hell on Wheels game of p1 and p2
    And irish workers miners traders lie in the Past Town
    And p1 holds ladies-of-the-evening
    Then p1 may do "play ladies-of-the-evening from past to future moving irish, workers, traders"
    But p1 may not do "play ladies-of-the-evening from past to future moving irish, workers, miners, traders" because of HOW-CARD-15

  @HOW-CARD-15
  Scenario Outline: Ladies of the Evening cannot move cards within one Town, cards of another type or cards that do not lie there
    Given a Hell on Wheels game of p1 and p2
    And vice irish lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds ladies-of-the-evening
    Then p1 may not do "play ladies-of-the-evening from <move>" because of HOW-CARD-15
    But p1 may do "play ladies-of-the-evening from present to past moving irish"

    Examples:
      | move                            |
      | present to present moving irish |
      | present to past moving vice     |
      | present to past moving saloon#1 |
      | past to future moving irish     |
      | present to past moving miners   |

  @HOW-CARD-15
  Scenario: Ladies of the Evening cannot move cards to a position without a Town
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And irish lies in the Future Town
    And p1 holds ladies-of-the-evening
    Then p1 may do only:
      | play ladies-of-the-evening from future to present moving irish |
      | pass                                                           |
    And p1 may not do "play ladies-of-the-evening from future to past moving irish" because of HOW-CARD-15

  # ---------------------------------------------------------------- Hangers On

  @worked @HOW-EX-71 @HOW-CARD-18 @HOW-CARD-22 @HOW-R-hangers-direction @HOW-R-hangers-owner @HOW-R-hangers-sources
  Scenario: Hangers On move one house of the Past and one of the Present one Town forward
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 in the Past Town
    And p2 owns brothel#1 in the Present Town
    And p1 holds hangers-on
    And p2 holds irish
    When p1 does "play hangers-on moving saloon#1, brothel#1"
    Then the Past Town has nothing
    And p1 owns saloon#1 in the Present Town
    And p2 owns brothel#1 in the Future Town
    And the Present Town has saloon#1
    And the Future Town has brothel#1
    And the discard pile is hangers-on

  @HOW-CARD-18
  Scenario: Hangers On move one or two houses, but none from the Future Town
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 church#1 in the Present Town
    And p2 owns brothel#1 in the Future Town
    And irish vice lie in the Present Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving saloon#1           |
      | play hangers-on moving saloon#2           |
      | play hangers-on moving saloon#1, saloon#2 |
      | pass                                      |

  @HOW-CARD-18
  Scenario: Hangers On move at most two houses
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 saloon#2 brothel#1 in the Past Town
    And p1 holds hangers-on
    Then p1 may do "play hangers-on moving saloon#1, brothel#1"
    But p1 may not do "play hangers-on moving saloon#1, saloon#2, brothel#1" because of HOW-CARD-18

  @HOW-CARD-18
  Scenario Outline: Hangers On cannot move a house in the Future, a card of another type or a house that is not there
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 church#1 in the Past Town
    And p2 owns brothel#1 in the Future Town
    And irish vice lie in the Past Town
    And p1 holds hangers-on
    Then p1 may not do "play hangers-on moving <cards>" because of HOW-CARD-18
    But p1 may do "play hangers-on moving saloon#1"

    Examples:
      | cards               |
      | brothel#1           |
      | saloon#1, brothel#1 |
      | church#1            |
      | irish               |
      | vice                |
      | saloon#2            |

  @HOW-CARD-18 @HOW-CARD-22
  Scenario: Hangers On save a house from the Town that is about to leave, and it earns in its new Town
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Past Town Phase
    And p2 owns saloon#1 in the Past Town
    And p1 holds hangers-on
    And p2 holds irish
    When p1 does "play hangers-on moving saloon#1"
    And p2 does "pass"
    Then everybody has 20K
    When p2 does "pass"
    Then p2 has 40K
