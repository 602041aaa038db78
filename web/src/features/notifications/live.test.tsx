import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const UNREAD = "GET /v1/notifications/unread";
const INQUIRIES = "GET /v1/inquiries/unread";

/** The server's stream, written by the test; every other call is answered as usual. */
function serveStream() {
  const { fetch } = globalThis;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = () =>
    new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) =>
    path === "/v1/notifications/stream" ? new Response(body()) : fetch(path, init),
  );
  return (unread: number) =>
    act(async () =>
      controller?.enqueue(new TextEncoder().encode(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`)),
    );
}

test("when somebody writes, the bell and the counts of the page change without a reload, and nothing is polled", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const tell = serveStream();
  respond("GET /v1/notifications", { json: { notifications: [], unread: 0, next: null } });
  await openPage("/account/notifications", { as: buildProfile() });
  await screen.findByRole("button", { name: "Notifications" });
  await screen.findByText("No notifications yet.");
  await tell(0);
  respond(INQUIRIES, { json: { unread: { received: 1, sent: 0 } } });
  await tell(1);
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  expect(await screen.findByText("You have a new notification.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText("1", { exact: true }).length).toBeGreaterThan(1));
  const calls = callsTo(UNREAD).length;
  await vi.advanceTimersByTimeAsync(70_000);
  expect(callsTo(UNREAD)).toHaveLength(calls);
});

test("without a stream the counts are polled each minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond("GET /v1/notifications", { json: { notifications: [], unread: 0, next: null } });
  await openPage("/account/notifications", { as: buildProfile() });
  await screen.findByRole("button", { name: "Notifications" });
  respond(UNREAD, { json: { unread: 2 } });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
});
