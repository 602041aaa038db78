import { screen, within } from "@testing-library/react";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LISTING = "0198a0aa-0000-7000-8000-000000000001";

function buildEntry(overrides: Partial<AuditEntryView>): AuditEntryView {
  return {
    id: crypto.randomUUID(),
    at: { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 },
    actorId: UID,
    actorName: "Amélie Tremblay",
    action: "listings.remove",
    subjectKind: "listing",
    subjectId: LISTING,
    subjectName: "Brick storefront",
    details: { listings: 2 },
    address: "192.0.2.7",
    ...overrides,
  };
}

const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });

function respondWith(audit: AuditEntryView[]) {
  respond("GET /v1/admin/audit", { json: { audit, page: 1, totalPages: 1, totalResults: audit.length } });
}

test.each([
  ["/admin/audit", "Removed a listing", "Listing", "As recorded"],
  ["/fr/admin/audit", "A retiré une annonce", "Annonce", "Tel qu’enregistré"],
])(
  "%s shows in words what was done, with links to the actor and the target",
  async (address, action, kind, recorded) => {
    respondWith([buildEntry({})]);
    const { user } = await openPage(address, { as: administrator });
    const row = within(await screen.findByRole("row", { name: new RegExp(`^${action} .+$`, "u") }));
    const prefix = address.startsWith("/fr") ? "/fr" : "";
    expect(row.getByRole("link", { name: "Amélie Tremblay" })).toHaveAttribute("href", `${prefix}/admin/users/${UID}`);
    expect(row.getByRole("link", { name: "Brick storefront" })).toHaveAttribute(
      "href",
      `${prefix}/admin/listings/${LISTING}`,
    );
    expect(row.getByText(kind, { exact: true })).toBeVisible();
    await user.click(row.getByText(recorded));
    for (const raw of ["listings.remove", UID, `listing ${LISTING}`, "listings: 2", "192.0.2.7"])
      expect(row.getByText(raw)).toBeVisible();
  },
);

test("deleted subjects are labeled as such, and an action of an earlier version shows its code", async () => {
  respondWith([
    buildEntry({ actorName: null, action: "accounts.deleted", subjectKind: "account", subjectName: null }),
    buildEntry({
      actorId: null,
      actorName: null,
      action: "sessions.forgotten",
      subjectKind: "listing",
      subjectName: null,
    }),
  ]);
  await openPage("/admin/audit", { as: administrator });
  const deleted = within(await screen.findByRole("row", { name: /^Deleted their account .+$/u }));
  expect(deleted.getAllByText("Deleted account")).toHaveLength(2);
  const older = within(screen.getByRole("row", { name: /^sessions\.forgotten .+$/u }));
  expect(older.getByText("Visitor or system")).toBeVisible();
  expect(older.getByText("Deleted listing")).toBeVisible();
});

test("the actions to filter by are in words", async () => {
  respondWith([buildEntry({})]);
  const { user } = await openPage("/admin/audit", { as: administrator });
  await screen.findByRole("table");
  await choose(user, () => dropdown(document.body, "Action"), "Refund failed");
  await expect.poll(() => callsTo("GET /v1/admin/audit").at(-1)?.address).toContain("action=orders.refund_failed");
});
