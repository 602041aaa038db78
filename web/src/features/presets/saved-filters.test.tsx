import { screen, waitFor, within } from "@testing-library/react";
import type { Preset } from "@vestpocket/domain/presets/presets.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { keepPageInert } from "../../testing/inert-page.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const PRESETS = "GET /v1/admin/presets";
const SAVE = "POST /v1/admin/presets";
const PAID: Preset = { id: "01900000-0000-7000-8000-0000000000aa", name: "Paid", query: "from=2026-01-01&status=paid" };

/** Opens the list of orders, with these filters saved. */
async function openOrders(query: string, presets: Preset[] = [PAID]) {
  respond("GET /v1/admin/orders", { json: { orders: [], page: 1, totalPages: 0, totalResults: 0 } });
  respond(PRESETS, { json: { presets } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const opened = await openPage(`/admin/orders${query}`, { as });
  return { ...opened, saved: within(await screen.findByRole("region", { name: "Saved filters" })) };
}

test("saved filters set the URL, and pressing them again clears it", async () => {
  const { user, saved } = await openOrders("?page=2");
  const chip = await saved.findByRole("button", { name: "Paid" });
  expect(chip).toHaveAttribute("aria-pressed", "false");
  await user.click(chip);
  expect(window.location.search).toBe("?from=2026-01-01&status=paid");
  expect(screen.getByLabelText("From (UTC)")).toHaveValue("2026-01-01");
  expect(chip).toHaveAttribute("aria-pressed", "true");
  await user.click(chip);
  expect(window.location.search).toBe("");
});

test("the filters in the URL are recognized in any order, on any page", async () => {
  const { saved } = await openOrders("?status=paid&page=3&from=2026-01-01");
  expect(await saved.findByRole("button", { name: "Paid" })).toHaveAttribute("aria-pressed", "true");
});

test("filters, once there are any, are saved under a name that is not taken", async () => {
  const { user, saved } = await openOrders("");
  expect(await saved.findByRole("button", { name: "Save these filters" })).toHaveAttribute("aria-disabled", "true");
  const filtered = await openOrders("?status=refunded");
  await filtered.user.click(await filtered.saved.findByRole("button", { name: "Save these filters" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Please name the filters.")).toBeVisible();
  respond(SAVE, { status: 409, json: { code: "presets.name_taken", msg: "This name is taken." } });
  await user.type(dialog.getByRole("textbox", { name: "Name" }), " Refunded ");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This name is taken.")).toBeVisible();
  respond(SAVE, { json: { msg: "Filters saved." } });
  const refunded = { ...PAID, name: "Refunded", query: "status=refunded" };
  respond(PRESETS, { json: { presets: [refunded] } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await filtered.saved.findByRole("button", { name: "Refunded" })).toHaveAttribute("aria-pressed", "true");
  expect(callsTo(SAVE).at(-1)?.body).toEqual({ list: "orders", name: "Refunded", query: "status=refunded" });
});

test("saved filters that match the list are renamed and deleted", async () => {
  const { user, saved } = await openOrders(`?${PAID.query}`);
  const rename = "POST /v1/admin/presets/{id}/rename";
  respond(rename, { json: { msg: "Filters renamed." } });
  await user.click(await saved.findByRole("button", { name: "Rename Paid" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rename the saved filters" }));
  await user.clear(dialog.getByRole("textbox", { name: "Name" }));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Paid this year");
  respond(PRESETS, { json: { presets: [{ ...PAID, name: "Paid this year" }] } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await saved.findByRole("button", { name: "Paid this year" })).toBeVisible();
  expect(callsTo(rename).map(({ body }) => body)).toEqual([{ name: "Paid this year" }]);

  respond("POST /v1/admin/presets/{id}/delete", { json: { msg: "Saved filters deleted." } });
  await user.click(saved.getByRole("button", { name: "Delete Paid this year" }));
  const confirmation = within(await screen.findByRole("dialog", { name: "Delete the saved filters?" }));
  respond(PRESETS, { json: { presets: [] } });
  keepPageInert();
  await user.click(confirmation.getByRole("button", { name: "Delete" }));
  expect(await saved.findByRole("button", { name: "Save these filters" })).toBeVisible();
  expect(window.location.search).toBe(`?${PAID.query}`);
  await waitFor(() => expect(screen.getByRole("region", { name: "Saved filters" })).toHaveFocus());
});
