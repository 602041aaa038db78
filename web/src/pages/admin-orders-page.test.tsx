import { screen, within } from "@testing-library/react";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { expect, test } from "vitest";
import { buildProfile, buildWaiting, UID } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const NOON = { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 };

function buildAdminOrder(overrides: Partial<AdminOrder>): AdminOrder {
  return {
    id: crypto.randomUUID(),
    number: "VP-000123",
    kind: "listing",
    status: "paid",
    listing: { id: UID, title: "Brick storefront" },
    plan: "Basic",
    addOns: [],
    planCents: 64_99,
    subtotalCents: 64_99,
    discountCents: 0,
    taxes: [],
    totalCents: 64_99,
    refundedCents: 0,
    notes: [],
    billedTo: null,
    province: null,
    city: null,
    createdAt: NOON,
    paidAt: NOON,
    buyer: { uid: UID, name: "Amélie Tremblay", email: "amelie@example.ca" },
    isUndelivered: false,
    hasFailedRefund: false,
    dispute: null,
    ...overrides,
  } as AdminOrder;
}

const dispute = (status: NonNullable<AdminOrder["dispute"]>["status"]) => ({
  id: "du_1",
  status,
  cents: 64_99,
  reason: "fraudulent",
  dueBy: NOON,
});

test.each([
  ["/admin/orders", ["Bank inquiry", "Dispute won", "Refund failed"]],
  ["/fr/admin/orders", ["Demande de la banque", "Contestation gagnée", "Échec du remboursement"]],
])("%s marks inquiries, disputes and refunds that came back", async (address, marks) => {
  const orders = [
    buildAdminOrder({ dispute: dispute("warning_needs_response") }),
    buildAdminOrder({ dispute: dispute("won") }),
    buildAdminOrder({ hasFailedRefund: true }),
  ];
  respond("GET /v1/auth/session", {
    json: { session: { isAdministrator: true, administratorRole: "full", needsSecondFactor: false } },
  });
  respond("GET /v1/admin/figures/waiting", { json: { waiting: buildWaiting() } });
  respond("GET /v1/admin/orders", { json: { orders, page: 1, totalPages: 1, totalResults: 3 } });
  await openPage(address, { as: buildProfile({ role: "administrator", hasSecondFactor: true }) });
  const table = within(await screen.findByRole("table"));
  for (const mark of marks) expect(table.getByText(mark)).toBeVisible();
});
