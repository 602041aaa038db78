import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildOrder, buildProfile, buildSavedCard } from "../../testing/answers.ts";
import { confirmCardPayment } from "../../testing/elements.tsx";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

vi.mock("@stripe/stripe-js/pure", () => import("../../testing/elements.tsx"));
vi.mock("@stripe/react-stripe-js", () => import("../../testing/elements.tsx"));

const ORDER = buildOrder();
const CHECK = "POST /v1/orders/{id}/check";
const CONFIRM = "POST /sandbox/v1/payment_intents/{id}/confirm";
const PAY = { name: "Pay $64.99" };

/** Both ways to pay: the provider's fields, and the sandbox that stands in for it. */
const CARRIERS = [
  ["the provider", "pk_live_1"],
  ["the sandbox", "pk_test_sandbox_1"],
] as const;

async function openPayment(publishableKey: string, savedCard = buildSavedCard()) {
  respond("GET /v1/orders/{id}", { json: { order: ORDER } });
  respond("GET /v1/checkout-session/config", {
    json: { publishableKey, testMode: false, salesTax: null, billing: null, savedCard },
  });
  const payment = { clientSecret: "pi_1_secret_1", stage: "ready", authenticationUrl: null };
  respond("POST /v1/orders/{id}/payment", { json: { order: ORDER, payment } });
  respond(CHECK, { json: { order: ORDER, paymentId: "pi_1" } });
  return openPage(`/create-listing/payment?order=${ORDER.id}`, { as: buildProfile() });
}

beforeEach(() => {
  confirmCardPayment.mockReset();
});

/** What the carrier says when a payment is confirmed, and what it was asked with. */
function carry(says: "succeeded" | "declined") {
  const error = { message: "Your card was declined." };
  confirmCardPayment.mockResolvedValue(says === "succeeded" ? { paymentIntent: { status: says } } : { error });
  respond(CONFIRM, { json: says === "succeeded" ? { status: says } : { error } });
  return () =>
    confirmCardPayment.mock.calls[0]?.[1]?.payment_method ??
    new URLSearchParams(String(callsTo(CONFIRM)[0]?.body)).get("payment_method");
}

describe.each(CARRIERS)("with a saved card, %s", (_carrier, key) => {
  test("is paid with one press, and saves no other", async () => {
    const askedWith = carry("succeeded");
    const { user } = await openPayment(key);
    expect(await screen.findByText("Visa ending in 4242")).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", PAY));
    expect(await screen.findByText("Payment Successful! Redirecting...")).toBeVisible();
    expect(askedWith()).toBe("pm_1");
    expect(callsTo(CHECK)[0]?.body).toEqual({ savesCard: false });
  });

  test("says why the card was declined, and takes another one", async () => {
    carry("declined");
    const { user } = await openPayment(key);
    await user.click(await screen.findByRole("button", PAY));
    expect(await screen.findByText("Your card was declined.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    expect(await screen.findByLabelText("Card number")).toBeVisible();
    expect(screen.queryByText("Your card was declined.")).toBeNull();
  });

  test("is asked for another card at once if it has expired", async () => {
    await openPayment(key, buildSavedCard({ expiresYear: 2020 }));
    expect(await screen.findByLabelText("Card number")).toBeVisible();
  });
});

describe.each(CARRIERS)("with a new card, %s", (_carrier, key) => {
  test.each([false, true])("saves it only if that is ticked: %s", async (isTicked) => {
    carry("succeeded");
    const { user, fill } = await openPayment(key, null as never);
    await fill(await screen.findByLabelText("Card number"), "4242424242424242");
    const [expiry, code] = [screen.queryByLabelText("Expiry"), screen.queryByLabelText("Security code")];
    if (expiry !== null) await fill(expiry, "1240");
    if (code !== null) await fill(code, "123");
    const box = screen.getByRole("checkbox", { name: /^Save this card for next time.+$/u });
    expect(box).not.toBeChecked();
    if (isTicked) await user.click(box);
    await user.click(screen.getByRole("button", PAY));
    await waitFor(() => expect(callsTo(CHECK)[0]?.body).toEqual({ savesCard: isTicked }));
  });
});

describe("the page of orders and receipts", () => {
  const CARD = "DELETE /v1/checkout-session/card";

  async function openBilling(savedCard: unknown) {
    respond("GET /v1/checkout-session/config", {
      json: { publishableKey: "pk_1", testMode: true, salesTax: null, billing: null, savedCard },
    });
    const { user } = await openPage("/account/billing", { as: buildProfile() });
    return { user, card: within(await screen.findByRole("region", { name: "Saved card" })) };
  }

  test("shows the saved card and removes it after a question", async () => {
    respond(CARD, { json: {} });
    const { user, card } = await openBilling(buildSavedCard());
    expect(card.getByText(/^Visa ending in 4242.+expires 12\/99$/u)).toBeVisible();
    await user.click(card.getByRole("button", { name: "Remove card" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove your saved card?" }));
    respond("GET /v1/checkout-session/config", {
      json: { publishableKey: "pk_1", testMode: true, salesTax: null, billing: null, savedCard: null },
    });
    await user.click(question.getByRole("button", { name: "Remove card" }));
    expect(await card.findByText("None. You can save one when you pay.")).toBeVisible();
    expect(callsTo(CARD)).toHaveLength(1);
  });

  test("says that a card has expired, and that one could not be removed", async () => {
    respond(CARD, { status: 503 });
    const { user, card } = await openBilling(buildSavedCard({ expiresYear: 2020 }));
    expect(card.getByText(/^Visa ending in 4242.+expired 12\/20$/u)).toBeVisible();
    await user.click(card.getByRole("button", { name: "Remove card" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove your saved card?" }));
    await user.click(question.getByRole("button", { name: "Remove card" }));
    expect(await card.findByRole("button", { name: "Remove card" })).toBeVisible();
    expect(card.getByText(/^Visa/u)).toBeVisible();
  });
});
