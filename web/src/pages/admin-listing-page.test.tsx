import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { buildModeratedDetail } from "../testing/moderated.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const READ = "GET /v1/admin/listings/{id}";
const at = { seconds: 1_795_000_000 };

async function openListing(overrides = {}, prefix = "") {
  respond(READ, { json: { listing: buildModeratedDetail(overrides) } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { user } = await openPage(`${prefix}/admin/listings/${UID}`, { as });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { level: 1, name: "Mill with a view" });
  return { user, main };
}

test("a listing's page has its text, figures, orders, reports, notes and audit log", async () => {
  const { main } = await openListing({
    orders: [{ id: UID, receipt: "VP-000007", status: "paid", totalCents: 11_500, at }],
    reports: [{ id: UID, reason: "fraud", outcome: null, at }],
  });
  expect(main.getByText("Three floors of brick.")).toBeVisible();
  expect(main.getByText(/5% of visitors/u)).toBeVisible();
  expect(main.getByText("1 without an answer")).toBeVisible();
  for (const [name, path] of [
    ["Odile Roy", `/admin/users/${UID}`],
    ["VP-000007", `/admin/orders/${UID}`],
    ["Fraud or deception", `/admin/reports/${UID}`],
  ] as const)
    expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  expect(main.getByRole("link", { name: "Actions on this listing" })).toHaveAttribute(
    "href",
    expect.stringContaining("/admin/audit?subject="),
  );
  expect(await main.findByRole("heading", { level: 2, name: "Notes" })).toBeVisible();
});

test("it is removed with a reason, and a removed one is restored", async () => {
  const REMOVE = "POST /v1/admin/listings/{id}/remove";
  respond(REMOVE, { json: { msg: "Removed." } });
  const { user, main } = await openListing();
  await user.click(main.getByRole("button", { name: "Remove…" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Not theirs.");
  respond(READ, { json: { listing: buildModeratedDetail({ status: "removed", removedReason: "Not theirs." }) } });
  await user.click(dialog.getByRole("button", { name: "Remove the listing" }));
  expect(await main.findByRole("button", { name: "Restore…" })).toBeVisible();
  expect(callsTo(REMOVE).map(({ body }) => body)).toEqual([{ reason: "Not theirs." }]);
});

test("one that went with its owner's account is restored with it only, in French too", async () => {
  const { main } = await openListing({ status: "removed", removedWithOwner: true }, "/fr");
  expect(main.queryByRole("button", { name: "Rétablir…" })).not.toBeInTheDocument();
});
