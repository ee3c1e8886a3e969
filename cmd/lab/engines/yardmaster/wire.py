"""The wire: JSON-RPC 2.0, a request a line on standard input, an answer a line on standard output.

engine/wire/README.md describes it. Nothing here knows which game is played.
"""

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Protocol

PROTOCOL = 1
ILLEGAL, NOT_UNDERSTOOD, REFUSED, UNSUPPORTED, ERRORED = 1, 2, 3, 4, 5
NO_JSON, NO_REQUEST, NO_METHOD, NO_PARAMS = -32700, -32600, -32601, -32602
LONGEST_LINE = 16 << 20

Params = Mapping[str, Any]
Result = dict[str, Any]


class Answer(Exception):
    """An answer that is no result."""

    def __init__(self, code: int, message: str, **data: str) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data

    def document(self) -> Result:
        error: Result = {"code": self.code, "message": self.message}
        return error | {"data": self.data} if self.data else error


class Engine(Protocol):
    """What is asked of an engine."""

    def hello(self) -> Result: ...
    def new(self, params: Params) -> Result: ...
    def play(self, actor: str, action: str) -> Result: ...
    def position(self, seat: str | None) -> Result: ...
    def undo(self) -> Result: ...


def serve(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> int:
    """Answers line by line until bye or the end of the input; the result is the exit status."""
    while line := requests.readline(LONGEST_LINE + 1):
        ended, answer = respond(engine, line)
        answers.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
        answers.flush()
        if ended:
            break
    return 0


def respond(engine: Engine, line: bytes) -> tuple[bool, Result]:
    """The answer to one line, and whether it is the last one."""
    number: int | None = None
    try:
        request = read(line)
        if isinstance(request.get("id"), int):
            number = request["id"]
        result = ask(engine, request)
        return request["method"] == "bye", {"jsonrpc": "2.0", "id": number, "result": result}
    except Answer as answer:
        error = answer
    except Exception as fault:  # a fault of this engine is an answer too
        traceback.print_exc()
        error = Answer(ERRORED, f"{type(fault).__name__}: {fault}")
    return False, {"jsonrpc": "2.0", "id": number, "error": error.document()}


def read(line: bytes) -> dict[str, Any]:
    """The request in a line."""
    try:
        request = json.loads(line, object_pairs_hook=without_doubles)
    except (ValueError, RecursionError) as fault:
        raise Answer(NO_JSON, f"this line is no JSON: {fault}") from None
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
        raise Answer(NO_REQUEST, "a request is an object with jsonrpc, id and method")
    return request


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no name comes twice."""
    document = dict(pairs)
    if len(document) < len(pairs):
        raise ValueError("a name comes twice in one object")
    return document


def ask(engine: Engine, request: Mapping[str, Any]) -> Result:
    """Has the engine answer a request."""
    params = request.get("params", {})
    if not isinstance(params, dict):
        raise Answer(NO_PARAMS, "params is an object")
    match request["method"]:
        case "hello":
            if PROTOCOL not in part(params, "protocol", list):
                raise Answer(UNSUPPORTED, f"this engine speaks version {PROTOCOL} of the protocol")
            return {"protocol": PROTOCOL} | engine.hello()
        case "new":
            return engine.new(params)
        case "play":
            return engine.play(part(params, "actor", str), part(params, "action", str))
        case "position":
            return engine.position(part(params, "seat", str) if "seat" in params else None)
        case "undo":
            return engine.undo()
        case "ping" | "bye":
            return {}
        case other:
            raise Answer(NO_METHOD, f"there is no method {other!r}")


def part(params: Params, name: str, kind: Callable[..., Any]) -> Any:
    """A part of params that has to be there."""
    value = params.get(name)
    if not isinstance(value, kind):  # type: ignore[arg-type]
        raise Answer(NO_PARAMS, f"params has no {name} of the kind {kind.__name__}")
    return value
