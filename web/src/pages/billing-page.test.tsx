import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { buildMembership, buildProfile } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/orders";
const NONE = { orders: [], page: 1, totalPages: 0, totalResults: 0 };

async function openBilling(address = "/account/billing") {
  const opened = await openPage(address, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Billing & Payment" });
  return { ...opened, main: within(screen.getByRole("main")) };
}

test("while orders load, a screen reader announces it, and then that there are none", async () => {
  const { handler, release } = hold({ json: NONE });
  respond(LIST, handler);
  const { main } = await openBilling();
  expect(await main.findByRole("status", { name: "Loading…" })).toBeVisible();
  release();
  expect(await main.findByRole("heading", { level: 2, name: "No orders yet." })).toBeVisible();
  expect(main.queryByRole("status", { name: "Loading…" })).not.toBeInTheDocument();
});

test("a page past the end of the orders links to the first", async () => {
  respond(LIST, { json: { orders: [], page: 9, totalPages: 1, totalResults: 1 } });
  const { main } = await openBilling("/account/billing?page=9");
  expect(await main.findByText("This page is past the end of the results.")).toBeVisible();
  expect(main.getByRole("link", { name: "Go to first page" })).toBeVisible();
});

test("when another page cannot be loaded, the list shows an error instead of the previous page", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(LIST, ({ address }) =>
    new URL(address, window.location.origin).searchParams.get("page") === "2"
      ? { status: 500 }
      : { json: { ...NONE, totalPages: 2, totalResults: 11 } },
  );
  const { user, main } = await openBilling();
  await user.click(await main.findByRole("link", { name: "Page 2" }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await main.findByText("Your orders could not be loaded.")).toBeVisible();
  respond(LIST, { json: NONE });
  await user.click(main.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(main.getByText("No orders yet.")).toBeVisible());
});

describe("the card and invoices", () => {
  const PORTAL = "POST /v1/checkout-session/open-portal";

  test("are managed at the payment provider, and a foreign page is rejected", async () => {
    respond("GET /v1/users/membership", { json: { membership: buildMembership({ hasPortal: true }) } });
    respond(PORTAL, { json: { portalUrl: "https://billing.stripe.com.evil.example/p" } });
    const { user, main } = await openBilling();
    await user.click(await main.findByRole("button", { name: "Manage card and invoices" }));
    expect(await screen.findByText("An error occurred. Please try again.")).toBeVisible();
    expect(callsTo(PORTAL)).toMatchObject([{ body: {} }]);
  });

  test("are linked after a failed renewal, next to the form for another card", async () => {
    const membership = buildMembership({ hasPortal: true, hasFailedRenewal: true });
    respond("GET /v1/users/membership", { json: { membership } });
    respond(PORTAL, { status: 503 });
    const { user, main } = await openBilling();
    expect(await main.findByText(/could not be renewed because your card was declined/u)).toBeVisible();
    await user.click(main.getByRole("button", { name: "Replace your card" }));
    await waitFor(() => expect(callsTo(PORTAL)).toMatchObject([{ body: { start: "card" } }]));
  });

  test.each([
    ["", /because your bank needs you to confirm the payment/u, "Confirm the payment", "Manage card and invoices"],
    ["/fr", /parce que votre banque vous demande/u, "Confirmer le paiement", "Gérer la carte et les factures"],
  ])("lead to the bank's challenge about a renewal: %s", async (language, says, confirm, manage) => {
    const unpaidInvoice = { url: "https://invoice.stripe.com.evil.example/i", bankAsks: true };
    const membership = buildMembership({ hasPortal: true, hasFailedRenewal: true, unpaidInvoice });
    respond("GET /v1/users/membership", { json: { membership } });
    respond(LIST, { json: NONE });
    const { user } = await openPage(`${language}/account/billing`, { as: buildProfile() });
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole("button", { name: manage })).toBeVisible();
    await user.click(screen.getByRole("button", { name: confirm }));
    expect(await screen.findByText(/An error occurred|Une erreur/u)).toBeVisible();
  });

  test("are offered with the invoice's page after a declined renewal", async () => {
    const unpaidInvoice = { url: "https://invoice.stripe.com/i/1", bankAsks: false };
    const membership = buildMembership({ hasPortal: true, hasFailedRenewal: true, unpaidInvoice });
    respond("GET /v1/users/membership", { json: { membership } });
    const { main } = await openBilling();
    expect(await main.findByRole("button", { name: "Pay the invoice" })).toBeVisible();
    expect(main.getByRole("button", { name: "Replace your card" })).toBeVisible();
  });

  test("are not offered to someone who never paid at the provider", async () => {
    const { main } = await openBilling();
    expect(await main.findByText("No orders yet.")).toBeVisible();
    expect(main.queryByRole("button", { name: "Manage card and invoices" })).not.toBeInTheDocument();
  });
});
