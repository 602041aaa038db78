import { act, screen, waitFor, within } from "@testing-library/react";
import type { ResumedPayment } from "@vestpocket/domain/orders/orders.schema";
import { expect, test, vi } from "vitest";
import { buildOrder, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ORDER = buildOrder();
const READY: ResumedPayment = { clientSecret: "pi_1_secret_1", stage: "ready", authenticationUrl: null };
const RESUME = "POST /v1/orders/{id}/payment";
const CHECK = "POST /v1/orders/{id}/check";
const CANCEL = "POST /v1/orders/{id}/cancel";
const RENEWED = "This payment was started over. You were not charged. Please check your card, then pay again.";
const CONFIRM = "POST /sandbox/v1/payment_intents/{id}/confirm";

/** Opens a payment's URL, as in another tab: there is no state from the plan page. */
async function openPayment(payment: ResumedPayment | "fails", order = ORDER, language = "") {
  respond("GET /v1/orders/{id}", { json: { order } });
  respond("GET /v1/checkout-session/config", {
    json: { publishableKey: "pk_test_sandbox_1", testMode: true, salesTax: null },
  });
  // Unlike a 503, a 403 is not retried automatically.
  respond(RESUME, payment === "fails" ? { status: 403 } : { json: { order, payment } });
  return openPage(`${language}/create-listing/payment?order=${ORDER.id}`, { as: buildProfile() });
}

test("a payment continues in a tab that has only its URL", async () => {
  await openPayment(READY);
  expect(await screen.findByLabelText("Card number")).toBeVisible();
  expect(screen.getByRole("button", { name: "Pay $64.99" })).toBeVisible();
});

test("nothing is charged if the provider's amount differs from the page's", async () => {
  const { user, fill } = await openPayment(READY);
  const order = { ...ORDER, plan: "Showcase", planCents: 89_99, totalCents: 89_99 };
  respond(CHECK, { json: { order, paymentId: "pi_1" } });
  await fill(await screen.findByLabelText("Card number"), "4242424242424242");
  await fill(screen.getByLabelText("Expiry"), "1234");
  await fill(screen.getByLabelText("Security code"), "123");
  await user.click(screen.getByRole("button", { name: "Pay $64.99" }));
  expect(await screen.findByText(/Please review the new total\./u)).toBeVisible();
  expect(screen.getByRole("button", { name: "Pay $89.99" })).toBeVisible();
  expect(callsTo(CONFIRM)).toHaveLength(0);
});

test.each([
  ["the same", "pi_1", 1],
  ["another", "pi_2", 0],
  ["none", null, 0],
  ["one that a server of the version before does not name", undefined, 1],
])(
  "nothing is confirmed unless the checked order has this page's payment: it has %s",
  async (_, paymentId, confirmed) => {
    const { user, fill } = await openPayment(READY);
    respond(CHECK, { json: { order: ORDER, paymentId } });
    respond(CONFIRM, { json: { error: { message: "Your card was declined." } } });
    await fill(await screen.findByLabelText("Card number"), "4242424242424242");
    await fill(screen.getByLabelText("Expiry"), "1234");
    await fill(screen.getByLabelText("Security code"), "123");
    // What the server answers from now on: the payment was started over with another account's keys.
    respond(RESUME, { json: { order: ORDER, payment: { ...READY, clientSecret: "pi_3_secret_3" } } });
    respond("GET /v1/checkout-session/config", {
      json: { publishableKey: "pk_test_sandbox_2", testMode: true, salesTax: null },
    });
    await user.click(screen.getByRole("button", { name: "Pay $64.99" }));
    expect(await screen.findByText(confirmed === 1 ? "Your card was declined." : RENEWED)).toBeVisible();
    expect(callsTo(CONFIRM)).toHaveLength(confirmed);
    if (confirmed === 1) return;
    respond(CHECK, { json: { order: ORDER, paymentId: "pi_3" } });
    await user.click(screen.getByRole("button", { name: "Pay $64.99" }));
    expect(await screen.findByText("Your card was declined.")).toBeVisible();
    const [call] = callsTo(CONFIRM);
    expect(call?.address).toContain("pi_3");
    expect(new URLSearchParams(String(call?.body)).get("key")).toBe("pk_test_sandbox_2");
  },
);

test.each([
  ["another", "pi_2"],
  ["none", null],
])("nobody is led to the bank for a payment that the checked order does not have: it has %s", async (_, paymentId) => {
  const { user } = await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/" });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await screen.findByText(/^Your bank is waiting/u);
  respond(CHECK, { json: { order: ORDER, paymentId } });
  respond(RESUME, { json: { order: ORDER, payment: { ...READY, clientSecret: "pi_3_secret_3" } } });
  await user.click(screen.getByRole("button", { name: "Continue at your bank" }));
  expect(await screen.findByLabelText("Card number")).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

test("a payment that was made or cancelled elsewhere does not lead to the bank", async () => {
  const { user } = await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/" });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await screen.findByText(/^Your bank is waiting/u);
  respond(CHECK, { json: { order: { ...ORDER, status: "cancelled" }, paymentId: "pi_1" } });
  await user.click(screen.getByRole("button", { name: "Continue at your bank" }));
  expect(await screen.findByText(/cancelled/u)).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

test("a payment that is waiting for the bank can be continued there, in French too", async () => {
  await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/sandbox/authenticate/pi_1" });
  expect(await screen.findByText(/^Your bank is waiting/u)).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue at your bank" })).toBeVisible();
  expect(screen.queryByLabelText("Card number")).toBeNull();
  await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/" }, ORDER, "/fr");
  expect(await screen.findByRole("button", { name: "Continuer chez votre banque" })).toBeVisible();
});

test("a payment that is waiting for the bank can be cancelled, and leads back to the plans", async () => {
  const { user } = await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/" });
  respond(CANCEL, { status: 503, json: { code: "payments.unavailable", msg: "Not now.", error: "Not now." } });
  await user.click(await screen.findByRole("button", { name: "Cancel this payment" }));
  expect(await within(screen.getByRole("main")).findByText("Not now.")).toBeVisible();
  respond(CANCEL, { json: { order: { ...ORDER, status: "cancelled" } } });
  respond("GET /v1/property/getProperty/{id}", { status: 404 });
  respond("GET /v1/orders", { json: { orders: [], page: 1, totalPages: 0, totalResults: 0 } });
  await user.click(screen.getByRole("button", { name: "Cancel this payment" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Choose your plan" })).toBeVisible();
  expect(window.location.search).toBe(`?listing=${ORDER.listing?.id}`);
});

test("a change of network leaves the card form alone, even while the bank asks the buyer", async () => {
  const { user } = await openPayment(READY);
  await user.type(await screen.findByLabelText("Card number"), "4242");
  respond(RESUME, { json: { order: ORDER, payment: { ...READY, stage: "authenticating", authenticationUrl: "/" } } });
  const before = callsTo(RESUME).length;
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await user.type(screen.getByLabelText("Card number"), "4242");
  expect(callsTo(RESUME)).toHaveLength(before);
  expect(screen.getByLabelText("Card number")).toHaveValue("4242 4242");
  expect(screen.queryByText(/^Your bank is waiting/u)).toBeNull();
});

test("the way to the bank is busy until it has led there, and says if it fails", async () => {
  const { user } = await openPayment({ ...READY, stage: "authenticating", authenticationUrl: "/" });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  respond(CHECK, { json: { order: ORDER, paymentId: "pi_1" } });
  const goOn = () => screen.getByRole("button", { name: "Continue at your bank" });
  await screen.findByText(/^Your bank is waiting/u);
  await user.click(goOn());
  expect(goOn()).toHaveAttribute("data-pending");
  expect(screen.getByRole("button", { name: "Cancel this payment" })).toHaveAttribute("aria-disabled", "true");
  await user.click(goOn());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  // Back from the bank's page.
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  assign.mockImplementation(() => {
    throw new Error("The provider's script could not be loaded.");
  });
  await user.click(goOn());
  expect(await screen.findByText("An unexpected error occurred.")).toBeVisible();
  expect(goOn()).not.toHaveAttribute("data-pending");
});

test("a payment that cannot be resumed shows an error, and can be retried", async () => {
  const { user } = await openPayment("fails");
  expect(await screen.findByText("Payment system is not ready. Please refresh.")).toBeVisible();
  respond(RESUME, { json: { order: ORDER, payment: READY } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Card number")).toBeVisible();
});

test("a payment for a listing that can no longer be paid for was cancelled, and leads back to the plans", async () => {
  let order = ORDER;
  const { user } = await openPayment("fails");
  await screen.findByText("Payment system is not ready. Please refresh.");
  respond("GET /v1/orders/{id}", () => ({ json: { order } }));
  respond(RESUME, () => {
    order = buildOrder({ status: "cancelled" });
    return { status: 409, json: { code: "orders.not_payable", msg: "There is nothing to pay for this listing." } };
  });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^This order was cancelled and you were not charged\./u)).toBeVisible();
  expect(screen.getByRole("link", { name: "Choose your plan" })).toHaveAttribute(
    "href",
    `/create-listing/choose-plan?listing=${ORDER.listing?.id}`,
  );
});

test("the card is sent with the buyer's name, email and location, and nothing else about them", async () => {
  const { user, fill } = await openPayment(READY, buildOrder({ province: "Quebec", city: "Montréal" }));
  respond(CHECK, { json: { order: ORDER, paymentId: "pi_1" } });
  respond(CONFIRM, { json: { error: { message: "Your card was declined." } } });
  await fill(await screen.findByLabelText("Card number"), "4242424242424242");
  await fill(screen.getByLabelText("Expiry"), "1234");
  await fill(screen.getByLabelText("Security code"), "123");
  await user.click(screen.getByRole("button", { name: "Pay $64.99" }));
  expect(await screen.findByText("Your card was declined.")).toBeVisible();
  const [call] = callsTo(CONFIRM);
  const billing = [...new URLSearchParams(String(call?.body))].filter(([name]) => name.includes("[billing_details]"));
  const prefix = "payment_method_data[billing_details]";
  expect(Object.fromEntries(billing)).toEqual({
    [`${prefix}[name]`]: ORDER.buyer.name,
    [`${prefix}[email]`]: ORDER.buyer.email,
    [`${prefix}[address][state]`]: "QC",
    [`${prefix}[address][country]`]: "CA",
  });
});
