Feature: Open questions about events
  What discs do and where they go, what severity cards do, and who chooses what an event strikes.

  # ---------------------------------------------------------------- what does a disc do?

  @FR-R-disc-meaning @FR-ROUND-04
  Scenario Outline: Whether the wealth disc on the upcoming card pays with wealth at +2 depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "disc-meaning" is "<answer>"
    And it is p2's turn
    And the upcoming event is I-2
    And the wealth disc lies on upcoming, boon side up
    And the wealth marker is at +2
    And p1's investment track is 1
    And p1 has $4
    And p2 has $4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<first>
    And p2 has $<second>
    And the wealth disc lies on nine, bane side up

    Examples: it turns over and moves under either answer
      | answer        | first | second |
      | boon-and-bane | 7     | 6      |
      | no-effect     | 5     | 4      |

  # ---------------------------------------------------------------- where does it go?

  @FR-R-disc-next @FR-ROUND-18
  Scenario Outline: The answer decides where the health disc goes after its card is carried out: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "<answer>"
    And it is round 1
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the health disc lies on <space>, bane side up
    And it is p1's turn

    Examples: it acts again in round 6, or in round 3
      | answer        | space    |
      | newest-card   | nine     |
      | next-upcoming | upcoming |

  @FR-R-disc-next @FR-ROUND-18
  Scenario: With the answer mayors-choice, the mayor lays the disc on any card without a disc
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "mayors-choice"
    And it is round 1
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    And the wealth disc lies on six, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 may do only:
      | disc health upcoming |
      | disc health six      |
      | disc health nine     |
    And p1 may not do "disc health three" because of FR-ROUND-18
    And p2 may not do "disc health six" because of FR-ROUND-18
    When p1 does "disc health six"
    Then the health disc lies on six, bane side up
    And the wealth disc lies on three, boon side up
    And it is p1's turn

  @FR-R-disc-next
  Scenario: By the default answer the mayor cannot lay a disc
    Given a Frontier game of p1 and p2
    And it is p1's turn
    Then p1 may not do "disc health six" because of FR-ROUND-18 and the ruling "disc-next"

  @FR-R-disc-next @FR-ROUND-18
  Scenario: If discs go to the next upcoming card, a disc may join another disc there
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "next-upcoming"
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    And the wealth disc lies on three, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the health disc lies on upcoming, bane side up
    And the wealth disc lies on upcoming, boon side up

  @FR-R-disc-next @FR-ROUND-18
  Scenario: If discs go to the next upcoming card and there is none, the disc leaves the game
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "next-upcoming"
    And the ruling "event-supply" is "three-per-era"
    And it is round 12
    And it is p2's turn
    And the events are IV-3 nothing nothing nothing
    And the health disc lies on upcoming, boon side up
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event IV-1"
    Then the health disc is out of the game
    And it is p1's turn

  # ---------------------------------------------------------------- what do severity cards do?

  @FR-COMP-07 @FR-R-severity @FR-ROUND-09
  Scenario: If severity is drawn, a 3 brings three fire pieces
    Given a Frontier game of p1 and p2
    And the ruling "severity" is "drawn-when-asked"
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    Then chance may do "severity 3" with 3 chances in 16
    When chance does "severity 3"
    And p1 does "burn i6"
    And p1 does "burn i6"
    And p1 does "burn j6"
    And chance does "event II-1"
    Then i6 has 2 fire pieces
    And j6 has 1 fire piece
    And the severity cards used are 3

  @FR-R-severity @FR-COMP-07 @FR-ROUND-09
  Scenario: If severity is fixed at one, no card is drawn and one fire piece is placed
    Given a Frontier game of p1 and p2
    And the ruling "severity" is "fixed-one"
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    Then p1 may do only:
      | burn i6 |
      | burn j6 |
    When p1 does "burn i6"
    And chance does "event II-1"
    Then i6 has 1 fire piece
    And it is p1's turn
    And the severity cards used are nothing

  # ---------------------------------------------------------------- who chooses?

  @FR-R-event-chooser @FR-ROUND-10
  Scenario Outline: The answer decides who chooses P1's camp or P2's farmstead for a revolt - <who>
    Given a Frontier game of p1 and p2
    And the ruling "event-chooser" is "<answer>"
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a camp of p1 stands at d6
    And a farmstead of p2 stands at o7
    And it is p2's turn
    And the upcoming event is II-2
    When p2 does "end-turn"
    And chance does "severity 1"
    Then "revolt d6" is legal for <who>
    And "revolt o7" is <other> for <who>

    Examples: the mayor anything, chance anything, the first player in order his own
      | answer | who    | other   |
      | mayor  | p1     | legal   |
      | chance | chance | legal   |
      | owners | p1     | illegal |

  @FR-R-event-chooser
  Scenario: If chance chooses the targets, each has the same chance
    Given a Frontier game of p1 and p2
    And the ruling "event-chooser" is "chance"
    And a saloon of p2 stands at j7
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 1"
    Then chance may do "burn i6" with 1 chance in 3
    And chance may do "burn j7" with 1 chance in 3

  @FR-R-event-chooser
  Scenario: If the owners choose, each in turn strikes an own building until the severity is reached
    Given a Frontier game of p1 and p2
    And the ruling "event-chooser" is "owners"
    And a saloon of p1 stands at i7
    And a saloon of p2 stands at j7
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 3"
    Then p1 may only do "burn i7"
    When p1 does "burn i7"
    Then p2 may only do "burn j7"
    When p2 does "burn j7"
    And p1 does "burn i7"
    And chance does "event II-1"
    Then i7 has 2 fire pieces
    And j7 has 1 fire piece
    And it is p1's turn

  @FR-R-event-chooser
  Scenario: If the owners choose, a player with no building to burn is passed over
    Given a Frontier game of p1, p2 and p3
    And the ruling "event-chooser" is "owners"
    And a saloon of p1 stands at i7
    And a saloon of p3 stands at k7
    And it is p3's turn
    And the upcoming event is I-3
    When p3 does "end-turn"
    And chance does "severity 3"
    And p1 does "burn i7"
    Then p3 may only do "burn k7"
    When p3 does "burn k7"
    Then p1 may only do "burn i7"

  @FR-R-event-chooser
  Scenario: If three owners choose, they strike in the order of their turns, and then the first one again
    Given a Frontier game of p1, p2 and p3
    And the ruling "event-chooser" is "owners"
    And a saloon of p1 stands at i7
    And a saloon of p2 stands at j7
    And a saloon of p3 stands at k7
    And it is p3's turn
    And the upcoming event is I-3
    When p3 does "end-turn"
    And chance does "severity 3"
    Then p1 may only do "burn i7"
    When p1 does "burn i7"
    Then p2 may only do "burn j7"
    When p2 does "burn j7"
    Then p3 may only do "burn k7"

  @FR-R-event-chooser
  Scenario: If the owners choose, buildings without an owner are spared
    Given a Frontier game of p1 and p2
    And the ruling "event-chooser" is "owners"
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event II-1"
    Then it is p1's turn
    And i6 has 0 fire pieces
    And j6 has 0 fire pieces
    And p1 may do "end-turn"

  @FR-R-event-chooser
  Scenario: If the owners choose the targets, the mayor still chooses the lost logs
    Given a Frontier game of p1 and p2
    And the ruling "event-chooser" is "owners"
    And p2 is mayor
    And it is p2's turn
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p2 may do only:
      | lose-log P1 |
      | lose-log P2 |

  @FR-R-disc-next @FR-ROUND-18
  Scenario: Two discs on the card that was carried out are both turned over
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "next-upcoming"
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    And the safety disc lies on upcoming, bane side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the health disc lies on upcoming, bane side up
    And the safety disc lies on upcoming, boon side up

  @FR-R-disc-next @FR-ROUND-18
  Scenario: If the mayor places the disc, the first player cannot place it
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "mayors-choice"
    And p2 is mayor
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 may not do "disc health nine" because of FR-ROUND-18
    But p2 may do "disc health nine"

  @FR-R-severity @FR-ROUND-09
  Scenario: If severity is fixed at one, there is no second fire
    Given a Frontier game of p1 and p2
    And the ruling "severity" is "fixed-one"
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    And p1 does "burn i6"
    And chance does "event II-1"
    Then j6 has 0 fire pieces
    And p1 may do "end-turn"

  @FR-R-disc-next @FR-ROUND-18
  Scenario Outline: If the mayor lays the discs, only the disc that has acted is laid - <field>
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "mayors-choice"
    And it is p2's turn
    And the upcoming event is I-2
    And the <field> disc lies on upcoming, boon side up
    And the health disc lies on six, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    And p1 does "disc <field> six"
    Then the <field> disc lies on six, bane side up
    And the health disc lies on three, boon side up
    And p1 may do "end-turn"

    Examples:
      | field  |
      | wealth |
      | safety |

  @FR-R-disc-next @FR-ROUND-18
  Scenario: If the mayor lays the discs and every card has one, the disc that has acted leaves the game
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "mayors-choice"
    And the ruling "event-supply" is "three-per-era"
    And it is p2's turn
    And the events are IV-1 IV-3 IV-4 nothing
    And the health disc lies on upcoming, boon side up
    And the wealth disc lies on three, boon side up
    And the safety disc lies on six, boon side up
    When p2 does "end-turn"
    Then the health disc is out of the game
    And the wealth disc lies on upcoming, boon side up
    And the safety disc lies on three, boon side up
    And it is p1's turn
