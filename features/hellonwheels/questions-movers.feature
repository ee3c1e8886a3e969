Feature: Open questions about cards that move others
  From several Towns or to several, which way is forward, and whose houses go: each answer in the smallest position that tells them
  apart.

  # ---------------------------------------------------------------- from several Towns, to several Towns

  @HOW-R-move-sources @HOW-CARD-13
  Scenario: If cards move from one Town only, cards of two Towns cannot move together
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "one-to-one"
    And anarchy lies in the Past Town
    And vice lies in the Present Town
    And p1 holds desperados
    Then p1 may do only:
      | play desperados from past to present moving anarchy |
      | play desperados from past to future moving anarchy  |
      | play desperados from present to past moving vice    |
      | play desperados from present to future moving vice  |
      | pass                                                |
    And p1 may not do "play desperados from past to future moving anarchy, vice" because of HOW-CARD-13

  @HOW-R-move-sources @HOW-CARD-13
  Scenario: If cards move from any Towns, cards of two Towns can move to the third
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "any-to-one"
    And anarchy lies in the Past Town
    And vice lies in the Present Town
    And p1 holds desperados irish
    Then p1 may do only:
      | play desperados to past moving vice            |
      | play desperados to present moving anarchy      |
      | play desperados to future moving anarchy       |
      | play desperados to future moving vice          |
      | play desperados to future moving anarchy, vice |
      | pass                                           |
    And p1 may not do "play desperados to present moving anarchy, vice" because of HOW-CARD-13
    When p1 does "play desperados to future moving anarchy, vice"
    Then the Past Town has nothing
    And the Present Town has nothing
    And the Future Town has anarchy vice

  @HOW-R-move-sources @HOW-CARD-13
  Scenario Outline: Whatever the answer to move-sources, no card can be moved to a position without a Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "<answer>"
    And it is turn 1
    And vice lies in the Present Town
    And p1 holds desperados
    Then p1 may do only:
      | play desperados <future> |
      | pass                     |
    And p1 may not do "play desperados <past>" because of HOW-CARD-13

    Examples:
      | answer        | future                | past                |
      | any-to-one    | to future moving vice | to past moving vice |
      | each-anywhere | moving vice to future | moving vice to past |

  @HOW-R-move-sources @HOW-CARD-13
  Scenario: If each card may move anywhere, one card goes to the Present and another to the Future
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "each-anywhere"
    And anarchy lies in the Past Town
    And vice lies in the Present Town
    And p1 holds desperados irish
    Then p1 may do only:
      | play desperados moving anarchy to present                 |
      | play desperados moving anarchy to future                  |
      | play desperados moving vice to past                       |
      | play desperados moving vice to future                     |
      | play desperados moving anarchy to present, vice to past   |
      | play desperados moving anarchy to present, vice to future |
      | play desperados moving anarchy to future, vice to past    |
      | play desperados moving anarchy to future, vice to future  |
      | pass                                                      |
    And p1 may not do "play desperados moving anarchy to past" because of HOW-CARD-13
    When p1 does "play desperados moving anarchy to present, vice to future"
    Then the Past Town has nothing
    And the Present Town has anarchy
    And the Future Town has vice

  @HOW-R-move-sources @HOW-CARD-15
  Scenario: If cards move from any Towns to one Town, Ladies of the Evening gather three Customers of two Towns
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "any-to-one"
    And irish miners lie in the Past Town
    And traders migrants lie in the Present Town
    And p1 holds ladies-of-the-evening scots
    Then p1 may not do "play ladies-of-the-evening to future moving irish, miners, traders, migrants" because of HOW-CARD-15
    When p1 does "play ladies-of-the-evening to future moving irish, miners, migrants"
    Then the Future Town has irish miners migrants
    And the Present Town has traders
    And the Past Town has nothing

  @HOW-R-move-sources @HOW-CARD-15
  Scenario: If each card may move anywhere, Ladies of the Evening send three Customers three ways
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "each-anywhere"
    And irish miners traders migrants lie in the Present Town
    And p1 holds ladies-of-the-evening scots
    Then p1 may not do "play ladies-of-the-evening moving irish to past, miners to past, traders to past, migrants to past" because of HOW-CARD-15
    When p1 does "play ladies-of-the-evening moving irish to past, miners to future, traders to past"
    Then the Past Town has irish traders
    And the Present Town has migrants
    And the Future Town has miners

  @HOW-R-move-sources @HOW-CARD-13
  Scenario Outline: Under each answer to move-sources, at most three Mayhem cards move
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "<answer>"
    And murders anarchy lie in the Past Town
    And vice alcohol lie in the Present Town
    And p1 holds desperados
    Then p1 may do "play desperados <three>"
    But p1 may not do "play desperados <four>" because of HOW-CARD-13

    Examples:
      | answer        | three                                                   | four                                                                       |
      | any-to-one    | to future moving murders, anarchy, vice                 | to future moving murders, anarchy, vice, alcohol                           |
      | each-anywhere | moving murders to future, vice to past, alcohol to past | moving murders to future, anarchy to future, vice to past, alcohol to past |

  # ---------------------------------------------------------------- which way is forward

  @HOW-R-hangers-direction @HOW-CARD-18
  Scenario: If forward is toward the Future, a Saloon of the Present goes to the Future Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-direction" is "toward-future"
    And p1 owns saloon#1 in the Present Town
    And p1 holds hangers-on irish
    When p1 does "play hangers-on moving saloon#1"
    Then p1 owns saloon#1 in the Future Town

  @HOW-R-hangers-direction @HOW-CARD-18
  Scenario: If forward is toward the Past, a Saloon of the Present goes to the Past Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-direction" is "toward-past"
    And p1 owns saloon#1 in the Present Town
    And p1 holds hangers-on irish
    When p1 does "play hangers-on moving saloon#1"
    Then p1 owns saloon#1 in the Past Town

  @HOW-R-hangers-direction @HOW-CARD-18
  Scenario: If forward is toward the Past, a house of the Future goes to the Present Town, but a house of the Past stays
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-direction" is "toward-past"
    And p1 owns saloon#1 in the Past Town
    And p1 owns brothel#1 in the Future Town
    And p1 holds hangers-on irish
    Then p1 may do only:
      | play hangers-on moving brothel#1 |
      | pass                             |
    And p1 may not do "play hangers-on moving saloon#1" because of HOW-CARD-18
    When p1 does "play hangers-on moving brothel#1"
    Then p1 owns brothel#1 in the Present Town

  @HOW-R-hangers-direction @HOW-CARD-18
  Scenario: If forward is toward the Past, a house of the Present cannot move in turn 1, as no Past Town lies there
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-direction" is "toward-past"
    And it is turn 1
    And p1 owns saloon#1 in the Present Town
    And p1 owns brothel#1 in the Future Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving brothel#1 |
      | pass                             |
    And p1 may not do "play hangers-on moving saloon#1" because of HOW-CARD-18

  # ---------------------------------------------------------------- whose houses Hangers On move

  @HOW-R-hangers-owner @HOW-CARD-18 @HOW-CARD-22
  Scenario: If anybody's house may be moved, Hangers On of p1 can move a Saloon of p2
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-owner" is "any-owner"
    And p2 owns saloon#1 in the Past Town
    And p1 holds hangers-on irish
    When p1 does "play hangers-on moving saloon#1"
    Then p2 owns saloon#1 in the Present Town

  @HOW-R-hangers-owner @HOW-CARD-18
  Scenario: If only own houses may be moved, p1 can only pass when p2 has the only Saloon
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-owner" is "own-only"
    And p2 owns saloon#1 in the Past Town
    And p1 holds hangers-on
    Then p1 may only do "pass"
    And p1 may not do "play hangers-on moving saloon#1" because of HOW-CARD-18 and the ruling "hangers-owner"

  @HOW-R-hangers-owner @HOW-CARD-18
  Scenario: If only own houses may be moved, a pair cannot contain another player's house
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-owner" is "own-only"
    And p1 owns saloon#1 brothel#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving saloon#1            |
      | play hangers-on moving brothel#1           |
      | play hangers-on moving saloon#1, brothel#1 |
      | pass                                       |
    And p1 may not do "play hangers-on moving saloon#1, saloon#2" because of HOW-CARD-18 and the ruling "hangers-owner"

  @HOW-R-hangers-owner @HOW-CARD-18
  Scenario: If only own houses may be moved, the houses of the card's player can move, not the Supervisor's
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-owner" is "own-only"
    And p1 is Supervisor
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p2 holds hangers-on
    Then p2 may do only:
      | play hangers-on moving saloon#2 |
      | pass                            |
    And p2 may not do "play hangers-on moving saloon#1" because of HOW-CARD-18 and the ruling "hangers-owner"

  # ---------------------------------------------------------------- from one Town or two

  @HOW-R-hangers-sources @HOW-CARD-18
  Scenario: If houses of any Towns may move, a house of the Past and one of the Present move together
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-sources" is "any-towns"
    And p1 owns saloon#1 in the Past Town
    And p1 owns brothel#1 in the Present Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving saloon#1            |
      | play hangers-on moving brothel#1           |
      | play hangers-on moving saloon#1, brothel#1 |
      | pass                                       |

  @HOW-R-hangers-sources @HOW-CARD-18
  Scenario: If only houses of one Town may move, Past and Present houses cannot move together
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-sources" is "same-town"
    And p1 owns saloon#1 in the Past Town
    And p1 owns brothel#1 in the Present Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving saloon#1  |
      | play hangers-on moving brothel#1 |
      | pass                             |
    And p1 may not do "play hangers-on moving saloon#1, brothel#1" because of HOW-CARD-18 and the ruling "hangers-sources"

  @HOW-R-hangers-sources @HOW-CARD-18
  Scenario: If only houses of the same Town may move, two houses of the Past move together
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-sources" is "same-town"
    And p1 owns saloon#1 in the Past Town
    And p2 owns brothel#1 in the Past Town
    And p1 holds hangers-on irish
    When p1 does "play hangers-on moving saloon#1, brothel#1"
    Then p1 owns saloon#1 in the Present Town
    And p2 owns brothel#1 in the Present Town

  # ---------------------------------------------------------------- where two of these meet

  @HOW-R-hangers-direction @HOW-R-hangers-sources
  Scenario: If houses of one Town move toward the Past, two Future houses can move together
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-direction" is "toward-past"
    And the ruling "hangers-sources" is "same-town"
    And p1 owns saloon#1 brothel#1 in the Future Town
    And p1 owns saloon#2 in the Present Town
    And p1 holds hangers-on irish
    Then p1 may do only:
      | play hangers-on moving saloon#1            |
      | play hangers-on moving saloon#2            |
      | play hangers-on moving brothel#1           |
      | play hangers-on moving saloon#1, brothel#1 |
      | pass                                       |
    When p1 does "play hangers-on moving saloon#1, brothel#1"
    Then p1 owns saloon#1 saloon#2 brothel#1 in the Present Town

  @HOW-R-hangers-owner @HOW-R-hangers-sources
  Scenario: If only own houses of one Town may move, other pairs of houses cannot move
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hangers-owner" is "own-only"
    And the ruling "hangers-sources" is "same-town"
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p1 owns brothel#1 in the Present Town
    And p1 holds hangers-on
    Then p1 may do only:
      | play hangers-on moving saloon#1  |
      | play hangers-on moving brothel#1 |
      | pass                             |

  # ---------------------------------------------------------------- from the Future too, and what is not there

  @HOW-R-move-sources
  Scenario Outline: A card can move out of each of the three Towns under each answer - <answer>, <position>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "<answer>"
    And vice lies in the <position> Town
    And p1 holds desperados
    Then p1 may do only:
      | play desperados <one>   |
      | play desperados <other> |
      | pass                    |

    @HOW-CARD-13
    Examples:
      | answer        | position | one                              | other                              |
      | one-to-one    | Past     | from past to present moving vice | from past to future moving vice    |
      | one-to-one    | Present  | from present to past moving vice | from present to future moving vice |
      | one-to-one    | Future   | from future to past moving vice  | from future to present moving vice |
      | any-to-one    | Past     | to present moving vice           | to future moving vice              |
      | any-to-one    | Present  | to past moving vice              | to future moving vice              |
      | any-to-one    | Future   | to past moving vice              | to present moving vice             |
      | each-anywhere | Past     | moving vice to present           | moving vice to future              |
      | each-anywhere | Present  | moving vice to past              | moving vice to future              |
      | each-anywhere | Future   | moving vice to past              | moving vice to present             |

  @HOW-R-move-sources @HOW-CARD-13
  Scenario Outline: Desperados cannot move a Mayhem card that lies in no Town, under any answer - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "<answer>"
    And vice lies in the Present Town
    And p1 holds desperados
    Then p1 may not do "play desperados <missing>" because of HOW-CARD-13
    But p1 may do "play desperados <lying>"

    Examples:
      | answer        | missing                   | lying               |
      | any-to-one    | to future moving anarchy  | to past moving vice |
      | each-anywhere | moving anarchy to future  | moving vice to past |
      | any-to-one    | to past moving anarchy    | to past moving vice |
      | each-anywhere | moving anarchy to present | moving vice to past |

  @HOW-R-move-sources @HOW-CARD-13
  Scenario Outline: Desperados must be written in the form of the answer to move-sources - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "move-sources" is "<answer>"
    And vice lies in the Present Town
    And p1 holds desperados
    Then p1 may do "play desperados <so>"
    But p1 may not do "play desperados <or>" because of HOW-CARD-13 and the ruling "move-sources"
    And p1 may not do "play desperados <or so>" because of HOW-CARD-13 and the ruling "move-sources"

    Examples:
      | answer        | so                               | or                               | or so               |
      | one-to-one    | from present to past moving vice | to past moving vice              | moving vice to past |
      | any-to-one    | to past moving vice              | from present to past moving vice | moving vice to past |
      | each-anywhere | moving vice to past              | from present to past moving vice | to past moving vice |
