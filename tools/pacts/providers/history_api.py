"""A history API that passes its contract, written with Python's standard library alone.

Run it with `TOKEN=… python3 history_api.py [port] [--provider-states]`.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from typing import Any

Json = dict[str, Any]
Answer = tuple[int, Json | None]


@dataclass
class Account:
    """The data of one applicant: the changes, oldest first, and the last seen change."""

    changes: list[Json] = field(default_factory=list)
    seen_until: str | None = None
    token_is_refused: bool = False
    link: str | None = None

    def history(self) -> Json:
        """All data, in the format of every response."""
        return {"changes": self.changes, "seenUntil": self.seen_until}

    def write(self, change: Json) -> None:
        """Add a change, unless it exists already or another request was faster."""
        subject = ("scheme", "entryYear", "subject")
        known = [c["id"] for c in self.changes if all(c[n] == change[n] for n in subject)]
        last_id = known[-1] if known else None
        if change["id"] not in known and change["previousId"] == last_id:
            self.changes.append({n: change[n] for n in change if n != "previousId"})

    def see(self, until: str) -> None:
        """Move the mark forward, never back; an unknown id changes nothing."""
        ids = [change["id"] for change in self.changes]
        seen = ids.index(self.seen_until) if self.seen_until in ids else -1
        if until in ids[seen + 1:]:
            self.seen_until = until


def put_changes(account: Account, body: Json) -> Answer:
    for change in body["changes"]:
        account.write(change)
    return 200, account.history()


def put_seen(account: Account, body: Json) -> Answer:
    account.see(body["until"])
    return 200, account.history()


def get_history(account: Account, _: Json) -> Answer:
    return 200, account.history()


def delete_history(account: Account, _: Json) -> Answer:
    account.changes, account.seen_until = [], None
    return 204, None


def statuses_of_link(account: Account, _: Json) -> Answer:
    """The status after the last change to each application and choice, without names."""
    last = {(c["scheme"], c["entryYear"], c["subject"]): c for c in account.changes}
    return 200, {
        "statuses": [
            {
                "scheme": c["scheme"],
                "entryYear": c["entryYear"],
                "isChoice": c["choice"] is not None,
                "status": c["to"],
            }
            for c in last.values()
        ]
    }


OF_LINK = "POST /api/v1/calendar-links/statuses"

ROUTES: dict[str, Callable[[Account, Json], Answer]] = {
    "PUT /api/v1/status-history/changes": put_changes,
    "PUT /api/v1/status-history/seen": put_seen,
    "GET /api/v1/status-history": get_history,
    "DELETE /api/v1/status-history": delete_history,
}


def keep_history(account: Account, params: Json) -> None:
    account.changes, account.seen_until = params["changes"], params["seenUntil"]


def refuse_token(account: Account, _: Json) -> None:
    account.token_is_refused = True


def put_link(account: Account, params: Json) -> None:
    account.link = params["token"]


STATES: dict[str, Callable[[Account, Json], None]] = {
    "": lambda _, __: None,
    "a status history is kept": keep_history,
    "a calendar link is there": put_link,
    "the access token is not accepted": refuse_token,
}


def error(status: int, code: str, message: str) -> Answer:
    """An error with one plain sentence that may be shown to the applicant."""
    return status, {"code": code, "message": message}


class Service(ThreadingHTTPServer):
    """The accounts by token, in memory only."""

    def __init__(self, port: int, token: str, has_states: bool) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.accounts = {f"Bearer {token}": Account()}
        self.has_states = has_states
        self.lock = Lock()

    def answer(self, request: str, authorization: str, body: Json) -> Answer:
        """Handle a request such as `GET /things`."""
        account = self.accounts.get(authorization)
        if self.has_states and account and request == "POST /_pact/provider-states":
            return self.change_state(authorization, body)
        if request == OF_LINK:
            return self.answer_link(body)
        if account is None or account.token_is_refused:
            return error(401, "tokenRefused", "Sign in again.")
        if request not in ROUTES:
            return error(404, "notFound", "There is nothing here.")
        return ROUTES[request](account, body)

    def answer_link(self, body: Json) -> Answer:
        """Handle a request from another calendar, which has a link and no session."""
        owners = [a for a in self.accounts.values() if a.link == body["token"]]
        if not owners:
            return error(404, "unknownLink", "There is no such calendar link.")
        return statuses_of_link(owners[0], body)

    def change_state(self, authorization: str, body: Json) -> Answer:
        """Set up a provider state for the account of the token, or clear the account."""
        if body["state"] not in STATES:
            return error(422, "unknownState", "There is no such state.")
        if body["action"] == "teardown":
            self.accounts[authorization] = Account()
        else:
            STATES[body["state"]](self.accounts[authorization], body["params"])
        return 200, {}


class Handler(BaseHTTPRequestHandler):
    """HTTP around the service."""

    server: Service

    def handle_request(self) -> None:
        """Read the body, call the service, write the response as JSON."""
        sent = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        request = f"{self.command} {self.path.partition('?')[0]}"
        try:
            with self.server.lock:
                status, body = self.server.answer(
                    request, self.headers.get("Authorization", ""), json.loads(sent or "{}")
                )
        except (KeyError, TypeError, ValueError):
            status, body = error(400, "notUnderstood", "The request cannot be read.")
        self.send_response(status)
        if body is not None:
            self.send_header("Content-Type", "application/json")
        self.end_headers()
        if body is not None:
            self.wfile.write(json.dumps(body).encode())

    do_GET = do_PUT = do_POST = do_DELETE = handle_request

    def log_message(self, *_: object) -> None:
        """Log nothing."""


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("port", type=int, nargs="?", default=8080)
    parser.add_argument("--provider-states", action="store_true", help="for test builds only")
    options = parser.parse_args()
    with Service(options.port, os.environ["TOKEN"], options.provider_states) as service:
        print(f"ready http://127.0.0.1:{service.server_port}", flush=True)
        service.serve_forever()
