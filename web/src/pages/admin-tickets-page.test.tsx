import { screen, waitFor, within } from "@testing-library/react";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { expectHeld } from "../testing/held-button.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const CLOSE = "POST /v1/admin/tickets/close";

const buildRow = (subject: string, number: string, status: TicketRow["status"] = "open"): TicketRow => ({
  ...{ id: crypto.randomUUID(), number, type: "bug", subject, status },
  ...{ priority: null, assignee: null, createdAt: { seconds: 1_780_000_000 } },
  ...{ requester: { name: null, email: "odile@example.ca" }, repliedAt: null, firstAnsweredAt: null, closedAt: null },
});

const rows = [
  buildRow("Broken", "TK-ABC234"),
  buildRow("Slow", "TK-ABC235"),
  buildRow("Settled", "TK-ABC236", "closed"),
];

async function openTickets(address: string) {
  respond("GET /v1/admin/tickets", { json: { tickets: rows, page: 1, totalPages: 1, totalResults: rows.length } });
  const { user } = await openPage(address, { as: buildProfile({ role: "administrator", hasSecondFactor: true }) });
  return { user, table: within(await screen.findByRole("table")) };
}

test("selected tickets are closed after a preview, with or without a reason, and what is waiting is counted again", async () => {
  const { user, table } = await openTickets("/admin/tickets");
  await user.click(table.getByRole("checkbox", { name: "Select TK-ABC236" }));
  const bar = within(screen.getByRole("region", { name: "Selected tickets" }));
  expectHeld(bar.getByRole("button", { name: "Close…" }));
  await user.click(bar.getByRole("button", { name: "Select all on this page" }));
  await user.click(bar.getByRole("button", { name: "Close…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Close 2 tickets?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Broken${DOT}TK-ABC234`,
    `Slow${DOT}TK-ABC235`,
    `Settled${DOT}already closed`,
  ]);
  const [broken, slow] = rows.map(({ id }) => id);
  respond(CLOSE, {
    json: {
      results: [
        { id: broken, outcome: "done" },
        { id: slow, outcome: "wrong_status" },
      ],
    },
  });
  await user.click(dialog.getByRole("button", { name: "Close the tickets" }));
  expect(await screen.findByText("Tickets closed: 1")).toBeVisible();
  expect(screen.getByText("Not closed because they had changed: 1")).toBeVisible();
  expect(callsTo(CLOSE)[0]?.body).toEqual({ ids: [broken, slow], reason: "" });
  await waitFor(() => expect(callsTo("GET /v1/admin/figures/waiting")).toHaveLength(2));
});

test("a single selected ticket is described in the singular, in French too", async () => {
  const { user, table } = await openTickets("/fr/admin/tickets");
  await user.click(table.getByRole("checkbox", { name: "Sélectionner TK-ABC234" }));
  await user.click(screen.getByRole("button", { name: "Fermer…" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Fermer 1 demande\?$/u }));
  expect(dialog.getByRole("button", { name: "Fermer la demande" })).toBeVisible();
});
