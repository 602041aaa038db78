import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const STOP = "POST /v1/admin/mail-streams/{stream}/stop";
const RELEASE = "POST /v1/admin/suppressions/{id}/release";
const AT = { seconds: 1_780_000_000 };

function respondWith(stop: { reason: string; since: { seconds: number } } | null) {
  const state = { stream: "alerts" as const, stop, waiting: 2, oldestAt: AT };
  const day = { stream: "alerts" as const, day: "2026-05-28", sent: 1200, delivered: 1180, bounced: 12, complained: 1 };
  respond("GET /v1/admin/mail-streams", { json: { streams: [state], days: [{ ...day, unsubscribed: 3 }] } });
  const address = { id: "a", address: "luc@example.ca", reason: "unknown_mailbox" as const, source: "smtp" as const };
  respond("GET /v1/admin/suppressions", {
    json: { page: 1, totalPages: 1, totalResults: 1, suppressions: [{ ...address, since: AT }] },
  });
}

async function open(page = "streams") {
  const { user } = await openPage(`/admin/${page}`, { as: buildProfile({ role: "administrator" }) });
  return { user, main: within(await screen.findByRole("main")) };
}

test("administrators see each day's figures, and stop a stream with a reason", async () => {
  respondWith(null);
  respond(STOP, { json: { msg: "The stream is stopped." } });
  const { user, main } = await open();
  const row = (await main.findByText("2026-05-28")).closest("tr") as HTMLElement;
  expect(within(row).getByText("1,200")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Stop Alerts" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.type(dialog.getByLabelText("Reason"), "Wrong prices");
  await user.click(dialog.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(callsTo(STOP).map(({ body }) => body)).toEqual([{ reason: "Wrong prices" }]));
});

test("administrators release an address", async () => {
  respondWith(null);
  respond(RELEASE, { json: { msg: "The address gets our email again." } });
  const { user, main } = await open("suppressions");
  await user.click(await main.findByRole("button", { name: "Release luc@example.ca" }));
  await waitFor(() => expect(callsTo(RELEASE)).toHaveLength(1));
});

test("a stopped stream says since when and why, and can be started again", async () => {
  respondWith({ reason: "Wrong prices", since: AT });
  respond("POST /v1/admin/mail-streams/{stream}/start", { json: { msg: "The stream runs again." } });
  const { user, main } = await open();
  expect(await main.findByText(/^Stopped since .*: Wrong prices 2 emails wait\.$/u)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Start Alerts again" }));
  await waitFor(() => expect(callsTo("POST /v1/admin/mail-streams/{stream}/start")).toHaveLength(1));
});
