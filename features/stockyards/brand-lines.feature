Feature: Lines of the brand track that raise several meat values
  A line raises one or more meat values. The rulebook's drawing is lost, so the lines of the component file raise one each; those of an
  owner's board may raise more.

  @US-BRAND-02
  Scenario Outline: A line may raise several meat values at once - <action>
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      brand-track: {thresholds: [{enter: 2, beef: 1, pork: 1}, {enter: 4, beef: 2}, {enter: 7, beef: 2, pork: 3, lamb: 1}]}
      """
    And it is blue's turn
    And brand <from> holds blue
    When blue does "<action>"
    Then the brand of blue is 7
    And blue's beef is 18
    And blue's pork is 9
    And blue's lamb is 7

    Examples: from beef 16, pork 6 and lamb 6
      | action             | from |
      | advertise chicago  | 6    |
      | advertise national | 5    |

  @US-Y3-12
  Scenario: 1906 takes back every meat value of the line
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      brand-track: {thresholds: [{enter: 2, beef: 1, pork: 1}, {enter: 4, beef: 2}, {enter: 7, beef: 2, pork: 3, lamb: 1}]}
      """
    And year 3 begins
    And brand 7 holds blue
    And blue's beef is 20
    And blue's pork is 10
    And blue's lamb is 10
    When chance does "reveal-year y1906-brand-back"
    Then the brand of blue is 6
    And blue's beef is 18
    And blue's pork is 7
    And blue's lamb is 9

  @US-Y4-03
  Scenario: 1907 gives every meat value of the line
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      brand-track: {thresholds: [{enter: 2, beef: 1, pork: 1}, {enter: 4, beef: 2}, {enter: 7, beef: 2, pork: 3, lamb: 1}]}
      """
    And year 4 begins
    And brand 6 holds blue
    And blue's beef is 20
    And blue's pork is 10
    And blue's lamb is 10
    When chance does "reveal-year y1907-brand-ahead"
    Then the brand of blue is 7
    And blue's beef is 22
    And blue's pork is 13
    And blue's lamb is 11

  @US-R-1906-clamped-gain
  Scenario Outline: 1906 takes back a gain that was cut short at beef <beef>, pork <pork> and lamb <lamb> - <answer>
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      brand-track: {thresholds: [{enter: 2, beef: 1, pork: 1}, {enter: 4, beef: 2}, {enter: 7, beef: 2, pork: 3, lamb: 1}]}
      """
    And the ruling "1906-clamped-gain" is "<answer>"
    And it is year 2
    And brand 6 holds blue
    And blue's beef is <beef>
    And blue's pork is <pork>
    And blue's lamb is <lamb>
    And blue places the last worker of the year
    When blue does "advertise chicago"
    And chance does "reveal-year y1906-brand-back"
    Then blue's beef is <beef after>
    And blue's pork is <pork after>
    And blue's lamb is <lamb after>

    Examples: the tracks of beef, pork and lamb end at 32, 20 and 18; each meat loses its own
      | answer               | beef | pork | lamb | beef after | pork after | lamb after |
      | lose-printed         | 31   | 19   | 10   | 30         | 17         | 10         |
      | lose-what-was-gained | 31   | 19   | 10   | 31         | 19         | 10         |
      | lose-printed         | 30   | 20   | 18   | 30         | 17         | 17         |
      | lose-what-was-gained | 30   | 20   | 18   | 30         | 20         | 18         |
      | lose-what-was-gained | 20   | 18   | 17   | 20         | 18         | 17         |

  @US-Y3-12
  Scenario Outline: 1906 takes back the gain of a line only if the trackers started before that line - start on <start>
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      brand-track: {thresholds: [{enter: 2, beef: 1}, {enter: 3, beef: 2}]}
      setup: {starting-brand: {value: <start>}}
      """
    And year 3 begins
    And brand 3 holds yellow, blue
    And blue's beef is 20
    When chance does "reveal-year y1906-brand-back"
    Then the brand of blue is 2
    And blue's beef is <after>

    Examples: blue is on space 3, just past the line of beef 2
      | start | after |
      | 3     | 20    |
      | 2     | 18    |
