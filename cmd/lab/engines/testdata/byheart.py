# An engine that knows one game by heart: what the test writes beside it.
with open(__file__.replace(".py", ".json")) as file:
    MOMENTS = json.load(file)

ENGINE = {"name": "by heart", "version": "1"}
OFFER = {"game": "yardmaster", "seats": {"min": 2, "max": 5}, "level": 2, "chance": "told", "offers": ["undo"]}


class Game:
    def __init__(self, seats, reading):
        if len(seats) < 2:
            raise Refused("there are two players or more")
        self.at = 0

    @property
    def now(self):
        return MOMENTS[self.at]

    def actor(self):
        return self.now["actor"]

    def play(self, actor, action):
        if actor not in ("ann", "bob", "chance"):
            raise NotUnderstood("there is no such seat")
        if actor != self.actor() or action not in self.legal():
            raise Illegal("this comes otherwise")
        self.at += 1

    def scores(self):
        return self.now["scores"]

    def winners(self):
        return self.now["winners"]

    def legal(self):
        return self.now["legal"]


