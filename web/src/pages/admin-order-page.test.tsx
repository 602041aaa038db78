import { screen, within } from "@testing-library/react";
import type { AdminOrderDetails, OrderEvent } from "@vestpocket/domain/orders/order-administration.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const NOON = { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 };
const ORDER = "01900000-0000-7000-8000-000000000009";

const buildEvent = (overrides: Partial<OrderEvent>): OrderEvent => ({
  ...{ id: crypto.randomUUID(), at: NOON, action: "orders.pay", cents: 64_99, reason: null, outcome: null },
  actor: null,
  ...overrides,
});

const OTHER = "01900000-0000-7000-8000-000000000077";

const order = {
  ...{
    id: ORDER,
    number: "VP-000123",
    kind: "listing",
    status: "disputed",
    listing: null,
    plan: "Basic",
    addOns: [],
    days: 60,
    boosts: [],
  },
  ...{ planCents: 64_99, subtotalCents: 64_99, discountCents: 0, taxes: [], totalCents: 64_99, refundedCents: 0 },
  ...{ notes: [], billedTo: null },
  ...{ province: null, city: null, createdAt: NOON, paidAt: NOON, updatedAt: NOON, paidWith: null, seller: null },
  ...{ buyer: { uid: UID, name: "Amélie Tremblay", email: "amelie@example.ca" }, dispute: null, intentId: null },
  ...{ isUndelivered: false, hasFailedRefund: false, invoiceId: null, quotes: [], discountCode: null },
  ...{ isPaymentKnown: true, payment: null },
  events: [
    buildEvent({ actor: { uid: UID, name: "Amélie Tremblay" } }),
    buildEvent({ action: "orders.refund", actor: { uid: UID, name: null }, cents: 20_00, reason: "duplicate" }),
    buildEvent({ action: "orders.disputed", reason: "product_not_received" }),
    buildEvent({ action: "orders.disputed", reason: "of_a_new_kind" }),
    buildEvent({ action: "orders.dispute_settled", outcome: "lost" }),
    buildEvent({ action: "memberships.end", cents: null }),
    buildEvent({ action: "orders.of_an_earlier_version", cents: null }),
  ],
} as unknown as AdminOrderDetails;

test.each([
  [
    "/admin",
    [
      /^Order paid · \$64\.99Amélie Tremblay · Nov/u,
      /^Refund requested · \$20\.00 · Paid twiceDeleted account · Nov/u,
      /^Payment disputed by the bank · \$64\.99 · Not receivedAutomatically · Nov/u,
      /· of_a_new_kindAutomatically/u,
      /^Dispute lost · \$64\.99Automatically/u,
      /^Agent Pro endedAutomatically/u,
      /^orders\.of_an_earlier_versionAutomatically/u,
    ],
  ],
  [
    "/fr/admin",
    [
      /^Commande payée · /u,
      /^Remboursement demandé · 20,00.* · Payé en doubleCompte supprimé · /u,
      / · Non reçuAutomatiquement · 20 nov\./u,
      /· of_a_new_kind/u,
      /^Contestation perdue · /u,
      /^Agent Pro .*Automatiquement/u,
      /^orders\.of_an_earlier_version/u,
    ],
  ],
])("%s: an order's history shows what happened, the amount, why, by whom and when", async (admin, lines) => {
  respond("GET /v1/admin/orders/{id}", { json: { order } });
  respond("GET /v1/admin/notes", { json: { notes: [] } });
  await openPage(`${admin}/orders/${ORDER}`, { as: buildProfile({ role: "administrator", hasSecondFactor: true }) });
  const events = within(await screen.findByRole("region", { name: /^(?:Events|Événements)$/u }));
  const shown = events.getAllByRole("listitem");
  expect(shown).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) expect(shown[at]).toHaveTextContent(line);
});

const payable = {
  ...order,
  ...{ status: "paid", intentId: "pi_1", lines: [], refundsUpToCents: 40_00, waitingRefund: null, events: [] },
} as unknown as AdminOrderDetails;
const waiting = {
  ...{
    id: OTHER,
    kind: "refund",
    asker: { uid: OTHER, name: "Luc Gagnon" },
    subject: { id: ORDER, name: "VP-000123" },
  },
  ...{ cents: 64_99, reason: "Posted twice", askedAt: NOON, expiresAt: NOON, isOwn: false },
} as const;

test("a refund over the operator's amount asks for the reason that a second administrator reads", async () => {
  respond("GET /v1/admin/orders/{id}", { json: { order: payable } });
  const REFUND = "POST /v1/admin/orders/{id}/refund";
  respond(REFUND, { json: { order: { ...payable, waitingRefund: { ...waiting, isOwn: true } } } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { user, fill } = await openPage(`/admin/orders/${ORDER}`, { as });
  await user.click(await screen.findByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByRole("button", { name: "Ask for approval" })).toBeVisible();
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  await fill(amount, "40");
  await user.tab();
  expect(dialog.getByRole("button", { name: "Refund" })).toBeVisible();
  await fill(amount, "40.01");
  await user.tab();
  await fill(dialog.getByRole("textbox", { name: "Why, for the administrator who approves it" }), "Posted twice");
  await user.click(dialog.getByRole("button", { name: "Ask for approval" }));
  expect(await screen.findByText(/^Another administrator has to approve this/u)).toBeVisible();
  expect(callsTo(REFUND)[0]?.body).toMatchObject({ amountCents: 40_01, refundedCents: 0, note: "Posted twice" });
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
});

test("a refund that waits is approved by another administrator after a question", async () => {
  respond("GET /v1/admin/orders/{id}", { json: { order: { ...payable, waitingRefund: waiting } } });
  const APPROVE = "POST /v1/admin/approvals/{id}/approve";
  respond(APPROVE, { json: { msg: "Approved and done." } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { user } = await openPage(`/admin/orders/${ORDER}`, { as });
  expect(await screen.findByText("Reason: Posted twice")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("The refund is made at once. This cannot be undone.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approved and done.")).toBeVisible();
  expect(callsTo(APPROVE)).toHaveLength(1);
});

test("a note being written about one order does not appear on another's page", async () => {
  respond("GET /v1/admin/orders/{id}", ({ address }) => {
    const id = address.split("/").at(-1) ?? "";
    return { json: { order: { ...order, id, number: id === ORDER ? "VP-000123" : "VP-000124" } } };
  });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { fill } = await openPage(`/admin/orders/${ORDER}`, { as });
  await screen.findByRole("heading", { level: 1, name: "VP-000123" });
  const field = () => screen.findByRole("textbox", { name: "New note" });
  await field();
  jumpTo(`/admin/orders/${UID}`);
  await screen.findByRole("heading", { level: 1, name: "VP-000124" });
  await fill(await field(), "About the second");
  jumpTo(`/admin/orders/${ORDER}`);
  await screen.findByRole("heading", { level: 1, name: "VP-000123" });
  expect(await field()).toHaveValue("");
});
