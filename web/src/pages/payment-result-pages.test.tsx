import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildOrder, buildProfile, buildProperty } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ORDER = "GET /v1/orders/{id}";
const CHECK = "POST /v1/orders/{id}/check";

/** Opens a result page and lets its delays pass. */
async function openResult(address: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openPage(address, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await vi.advanceTimersByTimeAsync(8_000);
  return { user, main };
}

test("an unpaid order shows no success whatever the URL says, and can be checked again", async () => {
  const order = buildOrder();
  respond(ORDER, { json: { order } });
  respond(CHECK, { json: { order, paymentId: null } });
  const { user, main } = await openResult(`/success-payment?order=${order.id}&redirect_status=succeeded`);
  expect(await main.findByRole("heading", { name: "Your payment is being confirmed" })).toBeVisible();
  expect(main.getByText(/^We have not received this payment yet\./u)).toBeVisible();
  expect(main.queryByText("Payment Succeeded!")).not.toBeInTheDocument();
  expect(main.getByRole("link", { name: "Complete payment" })).toHaveAttribute(
    "href",
    `/create-listing/payment?order=${order.id}`,
  );
  const before = callsTo(CHECK).length;
  await user.click(main.getByRole("button", { name: "Check again" }));
  await waitFor(() => expect(callsTo(CHECK).length).toBeGreaterThan(before));
  expect(main.queryByText("Payment Succeeded!")).not.toBeInTheDocument();
});

test("an unpaid order that the check cancels, since its listing cannot be paid for, is shown as cancelled", async () => {
  let order = buildOrder();
  respond(ORDER, () => ({ json: { order } }));
  respond(CHECK, () => {
    order = buildOrder({ status: "cancelled" });
    return { status: 409, json: { code: "orders.not_payable", msg: "There is nothing to pay for this listing." } };
  });
  const { main } = await openResult(`/success-payment?order=${order.id}`);
  expect(await main.findByRole("heading", { name: "This payment was cancelled" })).toBeVisible();
});

test("a paid order shows its success, its prices and its receipt", async () => {
  const order = buildOrder({ status: "paid", number: "VP-100001", paidAt: { seconds: 1_795_186_800 } });
  respond(ORDER, { json: { order } });
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty() } });
  const { main } = await openResult(`/success-payment?order=${order.id}`);
  expect(await main.findByRole("heading", { name: "Payment Succeeded!" })).toBeVisible();
  expect(main.queryByText("Next for your confidential details")).not.toBeInTheDocument();
  expect(main.getByRole("link", { name: "Receipt" })).toHaveAttribute("href", `/account/billing/${order.id}`);
  expect(main.getByRole("link", { name: "View listing" })).toHaveAttribute("href", `/property/${order.listing?.id}`);
});

test.each([
  [
    "",
    "Your payment will be refunded",
    /^We received \$64\.99 for your listing .+, but it could no longer be published/u,
  ],
  [
    "/fr",
    "Votre paiement sera remboursé",
    /^Nous avons reçu 64,99\s\$ pour votre annonce .+ ne pouvait plus être publiée/u,
  ],
])("a payment whose listing could not be published shows no success on %s/", async (prefix, title, words) => {
  const order = buildOrder({ status: "paid", isUndelivered: true, number: "VP-1", paidAt: { seconds: 1_795_186_800 } });
  respond(ORDER, { json: { order } });
  const { main } = await openResult(`${prefix}/success-payment?order=${order.id}`);
  expect(await main.findByRole("heading", { name: title })).toBeVisible();
  expect(main.getByRole("alert")).toHaveTextContent(words);
  expect(main.queryByText(/is now live|est maintenant en ligne/u)).not.toBeInTheDocument();
});

test.each(["/success-payment", `/success-payment?order=${crypto.randomUUID()}`])(
  "a payment that does not exist is not found at %s",
  async (address) => {
    respond(ORDER, { status: 404, json: { msg: "" } });
    const { main } = await openResult(address);
    expect(await main.findByText("This payment could not be found.")).toBeVisible();
  },
);

test("a confidential listing that is live leads to its NDA and its deal room", async () => {
  const order = buildOrder({ status: "paid" });
  const id = order.listing?.id ?? "";
  const choices = { levels: { netOperatingIncome: "nda" }, banded: [], teaser: "off", visitorCard: "public" } as const;
  const property = { ...buildProperty({ id, revealed: ["netOperatingIncome"] }), choices };
  respond(ORDER, { json: { order } });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const { main } = await openResult(`/success-payment?order=${order.id}`);
  expect(await main.findByRole("heading", { name: "Next for your confidential details" })).toBeVisible();
  expect(main.getByText(/^There is no NDA yet, so only people you approve see them\./u)).toBeVisible();
  expect(main.getByRole("link", { name: "Choose an NDA" })).toHaveAttribute("href", `/property/${id}?tab=access`);
  expect(main.getByRole("link", { name: "Open the deal room" })).toHaveAttribute("href", `/property/${id}?tab=room`);
});

test("a failed payment without an order leads home", async () => {
  const { main } = await openResult("/failure-payment");
  expect(await main.findByRole("heading", { name: "Payment failed" })).toBeVisible();
  expect(main.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/");
});

test("a failed payment says that the card was not charged, and leads back to its payment", async () => {
  const order = buildOrder();
  respond(ORDER, { json: { order } });
  const { main } = await openResult(`/failure-payment?order=${order.id}`);
  expect(await main.findByText(/Your card was not charged\./u)).toBeVisible();
  expect(main.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    `/create-listing/payment?order=${order.id}`,
  );
});
