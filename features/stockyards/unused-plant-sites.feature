Feature: Start locations without a plant
  With three or four players some start locations stay empty. Their squares are ordinary land unless the ruling "reserved" keeps
  them clear of land cards, buildings and viaducts.

  # ---------------------------------------------------------------- buying land there

  @US-R-unused-plant-sites
  Scenario Outline: Whether three players may buy land on an unused start location depends on the ruling - <option>, <land>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "<option>"
    And it is yellow's turn
    Then "buy-land at <land>" is <verdict> for yellow

    Examples: the northeast location is k2 l2 m2 k3 l3 m3
      | option        | land        | verdict |
      | ordinary-land | k2 facing e | legal   |
      | reserved      | k2 facing e | illegal |
      | ordinary-land | i2 facing e | legal   |
      | reserved      | i2 facing e | illegal |
      | reserved      | h2 facing e | legal   |
      | reserved      | k4 facing e | legal   |

    Examples: the southwest location is b8 c8 d8 b9 c9 d9
      | option        | land        | verdict |
      | ordinary-land | c9 facing e | legal   |
      | reserved      | c9 facing e | illegal |
      | reserved      | e9 facing e | legal   |
      | reserved      | b6 facing e | legal   |
      | reserved      | b7 facing e | illegal |

  @US-FINAL-12 @US-R-unused-plant-sites
  Scenario: With the ruling "reserved" the refusal of land on an unused start location cites that ruling
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "reserved"
    And it is yellow's turn
    Then yellow may not do "buy-land at k2 facing e" because of US-FINAL-12 and the ruling "unused-plant-sites"

  @US-R-unused-plant-sites
  Scenario Outline: Whether four players may buy land in the centre depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "unused-plant-sites" is "<option>"
    And it is yellow's turn
    Then "buy-land at g4 facing s" is <verdict> for yellow
    And "buy-land at g1 facing s" is legal for yellow

    Examples:
      | option        | verdict |
      | ordinary-land | legal   |
      | reserved      | illegal |

  # ---------------------------------------------------------------- building there

  @US-R-unused-plant-sites
  Scenario Outline: Whether a building may cover the unused southwest location depends on the ruling - <option>, <squares>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "<option>"
    And a viaduct stands at b4 b5 b6
    Then "build curing-room at <squares>" is <verdict> for yellow

    Examples:
      | option        | squares   | verdict |
      | ordinary-land | b7 rot 90 | legal   |
      | reserved      | b7 rot 90 | illegal |
      | ordinary-land | b7        | legal   |
      | reserved      | b7        | legal   |

  @US-FINAL-12 @US-R-unused-plant-sites
  Scenario: With the ruling "reserved" no building covers a start location that nobody uses
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "reserved"
    And a viaduct stands at b4 b5 b6
    Then yellow may not do "build curing-room at b7 rot 90" because of US-FINAL-12 and the ruling "unused-plant-sites"

  # ---------------------------------------------------------------- a viaduct there

  @US-R-unused-plant-sites
  Scenario Outline: Whether a viaduct may cover the unused southwest location depends on the ruling - <option>, <square>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "<option>"
    And a viaduct stands at b4 b5 b6 b7
    Then "viaduct at <square>" is <verdict> for yellow

    Examples:
      | option        | square | verdict |
      | ordinary-land | b8     | legal   |
      | reserved      | b8     | illegal |
      | ordinary-land | c7     | legal   |
      | reserved      | c7     | legal   |

  @US-FINAL-12 @US-R-unused-plant-sites
  Scenario: With the ruling "reserved" no viaduct stands on a start location that nobody uses
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "reserved"
    And a viaduct stands at b4 b5 b6 b7
    Then yellow may not do "viaduct at b8" because of US-FINAL-12 and the ruling "unused-plant-sites"

  Scenario Outline: With two players both start locations are used, and the ruling changes nothing - <option>
    Given a Union Stockyards game of yellow and blue
    And the ruling "unused-plant-sites" is "<option>"
    And it is yellow's turn
    Then yellow has 19 ways to build curing-room

    Examples:
      | option        |
      | ordinary-land |
      | reserved      |
