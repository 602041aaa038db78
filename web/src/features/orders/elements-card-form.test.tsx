import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { buildOrder, buildProfile } from "../../testing/answers.ts";
import { loadStripe } from "../../testing/elements.tsx";
import { respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

vi.mock("@stripe/stripe-js/pure", () => import("../../testing/elements.tsx"));
vi.mock("@stripe/react-stripe-js", () => import("../../testing/elements.tsx"));

const ORDER = buildOrder();

/** Sets what the server answers from now on. */
function respondWith({ publishableKey, clientSecret }: { publishableKey: string; clientSecret: string }): void {
  respond("GET /v1/orders/{id}", { json: { order: ORDER } });
  respond("GET /v1/checkout-session/config", { json: { publishableKey, testMode: false, salesTax: null } });
  respond("POST /v1/orders/{id}/payment", {
    json: { order: ORDER, payment: { clientSecret, stage: "ready", authenticationUrl: null } },
  });
}

beforeEach(() => void loadStripe.mockClear());

const open = () => openPage(`/create-listing/payment?order=${ORDER.id}`, { as: buildProfile() });

test("the provider's fields are opened again with the key of the account that the payment was started over at", async () => {
  respondWith({ publishableKey: "pk_live_1", clientSecret: "pi_1_secret_1" });
  const { user, fill } = await open();
  await fill(await screen.findByLabelText("Card number"), "4242 4242");
  respondWith({ publishableKey: "pk_live_2", clientSecret: "pi_2_secret_2" });
  respond("POST /v1/orders/{id}/check", { json: { order: ORDER, paymentId: null } });
  await user.click(screen.getByRole("button", { name: "Pay $64.99" }));
  expect(await screen.findByText(/^This payment was started over\./u)).toBeVisible();
  expect(await screen.findByLabelText("Card number")).toHaveValue("");
  expect(loadStripe.mock.calls).toEqual([
    ["pk_live_1", { locale: "en" }],
    ["pk_live_2", { locale: "en" }],
  ]);
});

test("changing the language keeps the card entered in the provider's fields", async () => {
  respondWith({ publishableKey: "pk_live_1", clientSecret: "pi_1_secret_1" });
  const { user, fill } = await open();
  const fields = await screen.findByLabelText("Card number");
  await fill(fields, "4242 4242");
  const [french] = screen.getAllByRole("link", { name: "FR, Français" });
  if (french !== undefined) await user.click(french);
  await waitFor(() => expect(window.location.pathname).toBe("/fr/create-listing/payment"));
  expect(await screen.findByRole("button", { name: "Payer 64,99 $" })).toBeVisible();
  expect(screen.getByLabelText("Card number")).toHaveValue("4242 4242");
  expect(loadStripe.mock.calls).toEqual([["pk_live_1", { locale: "en" }]]);
});
