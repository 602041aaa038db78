import { screen, waitFor, within } from "@testing-library/react";
import type { UserRow } from "@vestpocket/domain/accounts/administration.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { expectHeld } from "../testing/held-button.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const DISABLE = "POST /v1/admin/users/disable";

const buildRow = (firstName: string, overrides: Partial<UserRow> = {}): UserRow => ({
  ...{ uid: crypto.randomUUID(), firstName, lastName: "Roy", email: `${firstName.toLowerCase()}@example.ca` },
  ...{ role: "member", disabled: false, isSubscribed: false, isAgent: false, isVerified: false, listings: 0 },
  createdAt: { seconds: 1_780_000_000 },
  ...overrides,
});

test("selected people are disabled for one reason, but not the administrator or those already disabled", async () => {
  const odile = buildRow("Odile");
  const users = [odile, buildRow("Luc", { disabled: true }), buildRow("Amélie", { uid: UID, role: "administrator" })];
  respond("GET /v1/admin/users", { json: { users, page: 1, totalPages: 1, totalResults: users.length } });
  const { user } = await openPage("/admin/users", {
    as: buildProfile({ uid: UID, role: "administrator", hasSecondFactor: true }),
  });
  const table = within(await screen.findByRole("table"));
  await user.click(table.getByRole("checkbox", { name: "Select Amélie Roy" }));
  const bar = within(screen.getByRole("region", { name: "Selected users" }));
  expectHeld(bar.getByRole("button", { name: "Disable…" }));
  await user.click(bar.getByRole("button", { name: "Select all on this page" }));
  await user.click(bar.getByRole("button", { name: "Disable…" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disable 1 account?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Odile Roy${DOT}odile@example.ca`,
    `Luc Roy${DOT}already disabled`,
    `Amélie Roy${DOT}your own account`,
  ]);
  await user.click(dialog.getByRole("button", { name: "Disable the account" }));
  expect(dialog.getByText("Please give a reason.")).toBeVisible();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Not a person.");
  await user.type(dialog.getByRole("textbox", { name: "Reason for the person (optional)" }), "You have two.");
  respond(DISABLE, { json: { results: [{ id: odile.uid, outcome: "done" }] } });
  await user.click(dialog.getByRole("button", { name: "Disable the account" }));
  expect(await screen.findByText("Accounts disabled: 1")).toBeVisible();
  expect(callsTo(DISABLE)[0]?.body).toEqual({
    ids: [odile.uid],
    reason: "Not a person.",
    publicReason: "You have two.",
  });
  await waitFor(() => expect(callsTo("GET /v1/admin/figures/waiting")).toHaveLength(2));
});
