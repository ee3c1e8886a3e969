Feature: Open questions about Civilized cards
  What a type is in the rule that forbids two of one type, and whether the cards of one phase may be spread over several Towns.

  Background:
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase

  # ---------------------------------------------------------------- what is a type?

  @HOW-CIV-11 @HOW-R-civ-type
  Scenario Outline: Whether p2 may play a Church or a School in a Town with p1's Church depends on the answer - <answer>
    Given the ruling "civ-type" is "<answer>"
    And p1 owns church#1 in the Past Town
    And p2's hand is church#2 school#1
    Then "civilize church at past" is <church> for p2
    And "civilize school at past" is <school> for p2

    Examples:
      | answer            | church  | school  |
      | by-name           | illegal | legal   |
      | by-name-and-owner | legal   | legal   |
      | one-per-town      | illegal | illegal |

  @HOW-R-civ-type @HOW-CIV-11
  Scenario: If types count by owner, each owner may have each Civilized card once in a Town
    Given the ruling "civ-type" is "by-name-and-owner"
    And p1 owns church#1 school#1 in the Past Town
    And p2 owns jail#1 in the Past Town
    And p2's hand is church#2 jail#2 irish
    Then p2 may not do "civilize jail at past" because of HOW-CIV-11
    When p2 does "civilize church at past"
    Then p1 owns church#1 school#1 in the Past Town
    And p2 owns church#2 jail#1 in the Past Town

  @HOW-R-civ-type @HOW-CIV-11
  Scenario Outline: If all Civilized cards are one type, any of them closes the Town to others, whoever owns it - <owner>
    Given the ruling "civ-type" is "one-per-town"
    And <owner> owns jail#1 in the Past Town
    And p2's hand is school irish
    Then p2 may not do "civilize school at past" because of HOW-CIV-11 and the ruling "civ-type"
    When p2 does "civilize school at future"
    Then p2 owns school#1 in the Future Town

    Examples:
      | owner |
      | p1    |
      | p2    |

  # ---------------------------------------------------------------- one Town or several?

  @worked @HOW-EX-96 @HOW-R-civ-spread
  Scenario Outline: Whether a School may go to another Town after a Church in the Past depends on the answer - <answer>
    Given the ruling "civ-spread" is "<answer>"
    And the Past Town is benton
    And the Present Town is omaha
    And the Future Town is sidney
    And p1's hand is church school
    When p1 does "civilize church at past"
    Then "civilize school at past" is legal for p1
    And "civilize school at present" is <present> for p1

    Examples:
      | answer        | present |
      | several-towns | legal   |
      | one-town      | illegal |

  @HOW-R-civ-spread @HOW-CIV-06
  Scenario: If the first card fixes the Town, it does so only for its player
    Given the ruling "civ-spread" is "one-town"
    And the Present Town is omaha
    And p1's hand is jail#1 irish
    And p2's hand is church school#1
    When p2 does "civilize church at past"
    Then p2 may not do "civilize school at present" because of HOW-CIV-06 and the ruling "civ-spread"
    And p2 may not do "civilize school at future" because of HOW-CIV-06 and the ruling "civ-spread"
    When p2 does "done"
    Then p1 may do "civilize jail at past"
    And p1 may do "civilize jail at present"
    And p1 may do "civilize jail at future"

  @HOW-R-civ-spread
  Scenario: If the first card fixes the Town, a card of an earlier turn does not count
    Given the ruling "civ-spread" is "one-town"
    And p1 owns church#1 in the Past Town
    And p1's hand is school jail
    Then p1 may do "civilize school at future"
    When p1 does "civilize school at future"
    Then p1 may do only:
      | civilize jail at future |
      | done                    |

  @HOW-R-civ-spread @HOW-R-visit @HOW-CIV-06
  Scenario: If the first card fixes the Town, it also does so in round-by-round play
    Given the ruling "civ-spread" is "one-town"
    And the ruling "visit" is "card-by-card"
    And p1's hand is jail#1 school#2
    And p2's hand is church#1 school#1
    When p2 does "civilize church at past"
    And p1 does "civilize jail at future"
    Then p2 may not do "civilize school at future" because of HOW-CIV-06 and the ruling "civ-spread"
    And p2 may do only:
      | civilize school at past |
      | pass                    |
    When p2 does "pass"
    Then p1 may do only:
      | civilize school at future |
      | pass                      |

  @HOW-R-civ-spread
  Scenario: If the first card fixes the Town, it does not bind the next player
    Given the ruling "civ-spread" is "one-town"
    And p1's hand is jail#1 irish
    And p2's hand is church school#1
    When p2 does "civilize church at past"
    And p2 does "done"
    Then p2 may not do "civilize school at future" because of HOW-CIV-06 and the ruling "civ-spread"
    And p1 may do "civilize jail at future"

  @HOW-CIV-11 @HOW-R-civ-type
  Scenario Outline: In a Town with Churches of two owners, <player> cannot add another
    Given the ruling "civ-type" is "by-name-and-owner"
    And <player> is to act
    And p1 owns church#1 in the Past Town
    And p2 owns church#2 in the Past Town
    And <player> holds jail
    Then <player> may not do "civilize church at past" because of HOW-CIV-11

    Examples:
      | player |
      | p1     |
      | p2     |
