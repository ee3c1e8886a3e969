// An engine that Yardstick can test. Fill in what is between the two lines of slashes; the rest speaks the protocol.
//
// Begin at level 0, where a game is played to its end: the methods of Game up to play. Then raise the level in OFFER and fill in the
// next ones. What is asked and answered is described in engine/wire/README.md of Yardstick, every action in the notation of records
// (yardstick play GAME shows some), the open questions of a rulebook in yardstick rules GAME --questions.
//
// It needs no package but the compiler:  npx -p typescript tsc --strict --target es2022 adapter.ts && node adapter.js

/** An answer that is no result. */
class Answer extends Error {
  constructor(readonly code: number, message: string, readonly data: { clause?: string; question?: string } = {}) {
    super(message);
  }
}

/** The action is one of the game, and not allowed now. From level 3 the clause that forbids it is in data. */
const illegal = (why: string, data = {}) => new Answer(1, why, data);
/** The text is no action of the game, or there is no such seat. */
const notUnderstood = (why: string) => new Answer(2, why);
/** The set-up breaks a rule. */
const refused = (why: string, data = {}) => new Answer(3, why, data);
/** This engine does not do that. */
const unsupported = (why: string) => new Answer(4, why);

/** The request is out of place: nothing to play on, nothing to take back. */
const misplaced = (why: string) => new Answer(-32600, why);
/** There is no such request. */
const noMethod = (why: string) => new Answer(-32601, why);

////////////////////////////////////////////////////////////////////////////////

const ENGINE = { name: "my engine", version: "0" };

const OFFER = {
  game: "yardmaster",
  seats: { min: 2, max: 5 },
  level: 0,
  chance: "told", // or "own": you roll the dice, and say what in rolled
  offers: ["undo"], // more: "start" and "position", see below; "undo" plays the game anew, which needs nothing of yours
  // By open question: the option that you play, "*" if you play whichever you are told in reading, "?" if you do not know. A question that
  // is not here is as one with "?", and conform finds out what you play: with {} all of them. yardstick rules yardmaster --questions lists
  // the questions.
  reading: {} as Record<string, string>,
};

/** A game under way. */
class Game {
  /**
   * Begins with set-up. A question that is not in reading has the rulebook's default. What is refused throws an Answer. If you offer
   * "start", it may have to begin at a position, a document as yardstick schema position-yardmaster describes it.
   */
  constructor(readonly seats: string[], readonly reading: Record<string, string>, position?: object) {
    throw unsupported("Game is still to be filled in");
  }

  /** The seat that decides, "chance", or "" when the game is over. */
  actor(): string {
    throw new Error("actor is still to be filled in");
  }

  /** Carries out a decision. What is refused throws an Answer and changes nothing. */
  play(actor: string, action: string): void {
    throw new Error("play is still to be filled in");
  }

  /** Level 1: the scores, in the order of the seats. */
  scores(): number[] {
    throw new Error("scores is still to be filled in");
  }

  /** Level 1: who has won; nobody while the game goes on. */
  winners(): string[] {
    throw new Error("winners is still to be filled in");
  }

  /** Level 2: every legal action of the actor; the weight of each if chance decides, else any number. */
  legal(): Map<string, number> {
    throw new Error("legal is still to be filled in");
  }

  /** If you offer "position": the whole position as a document; if you offer "views", also what a seat sees, or "chance", an onlooker. */
  position(seat?: string): object {
    throw new Error("position is still to be filled in");
  }

  /** If chance is "own": what chance has decided since the last decision of a seat, in order. */
  rolled(): string[] {
    throw new Error("rolled is still to be filled in");
  }
}

////////////////////////////////////////////////////////////////////////////////

let game: Game | undefined;
let begin: () => Game;
let played: [string, string][] = []; // what undo plays anew

/** The result of a request. */
function respond(method: string, params: any): object {
  switch (method) {
    case "hello":
      return { protocol: 1, engine: ENGINE, games: [OFFER] };
    case "new":
      if (params.game !== OFFER.game || "components" in params) {
        throw unsupported(`this engine plays ${OFFER.game}, with the game's own components`);
      }
      if ("position" in params && !OFFER.offers.includes("start")) throw unsupported("this engine begins with set-up");
      game = undefined;
      begin = () => new Game(params.seats, params.reading, params.position);
      game = begin();
      played = [];
      return standing(game);
    case "play":
      under(game).play(params.actor, params.action);
      played.push([params.actor, params.action]);
      return standing(under(game));
    case "position":
      if (!OFFER.offers.includes("seat" in params ? "views" : "position")) throw unsupported("this engine does not show such a position");
      return { position: under(game).position(params.seat) };
    case "undo":
      under(game);
      return undo();
    case "ping":
    case "bye":
      return {};
  }
  throw noMethod(`there is no method ${method}`);
}

/** The game under way. */
function under(game: Game | undefined): Game {
  if (!game) throw misplaced("no game has begun: ask for a new one first");
  return game;
}

/** Takes back the last decision, by playing the others anew: what chance decided by itself would come otherwise. */
function undo(): object {
  if (!OFFER.offers.includes("undo") || OFFER.chance === "own") throw unsupported("this engine takes nothing back");
  if (played.length === 0) throw misplaced("there is nothing to take back");
  played.pop();
  game = begin();
  for (const [actor, action] of played) game.play(actor, action);
  return standing(game);
}

/** How the game stands, as far as the level goes. */
function standing(game: Game): object {
  const actor = game.actor();
  const legal = OFFER.level >= 2 && actor ? game.legal() : new Map<string, number>();
  return {
    actor,
    ...(OFFER.level >= 1 && { scores: game.scores(), winners: game.winners() }),
    ...(OFFER.level >= 2 && { legal: [...legal.keys()] }),
    ...(OFFER.level >= 2 && actor === "chance" && { odds: [...legal.values()] }),
    ...(OFFER.chance === "own" && { rolled: game.rolled() }),
  };
}

/** The answer to a line, and whether it is the last one. */
function answer(line: string): [string, boolean] {
  let id: number | null = null, method = "", params: any;
  try {
    ({ id, method, params } = JSON.parse(line));
  } catch {
    return [JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32700, message: "this line is not JSON" } }), false];
  }
  try {
    return [JSON.stringify({ jsonrpc: "2.0", id, result: respond(method, params ?? {}) }), method === "bye"];
  } catch (why) {
    const error = why instanceof Answer ? { code: why.code, message: why.message, data: why.data } : { code: 5, message: String(why) };
    return [JSON.stringify({ jsonrpc: "2.0", id, error }), method === "bye"];
  }
}

// As node has them; its types would be a package.
const { stdin, stdout, exit } = (globalThis as any).process;

let heard = "";
stdin.setEncoding("utf8");
stdin.on("data", (text: string) => {
  const lines = (heard + text).split("\n");
  heard = lines.pop()!;
  for (const line of lines) {
    const [said, last] = answer(line);
    stdout.write(said + "\n", last ? () => exit(0) : undefined);
  }
});
