import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { buildOrder, buildProfile } from "../../testing/answers.ts";
import { respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const { loadStripe } = vi.hoisted(() => ({ loadStripe: vi.fn(async () => ({})) }));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe }));
vi.mock("@stripe/react-stripe-js", () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  CardElement: () => <input aria-label="The provider's fields" />,
  useStripe: () => null,
  useElements: () => null,
}));

test("changing the language keeps the card entered in the provider's fields", async () => {
  const order = buildOrder();
  respond("GET /v1/orders/{id}", { json: { order } });
  respond("GET /v1/checkout-session/config", {
    json: { publishableKey: "pk_live_1", testMode: false, salesTax: null },
  });
  respond("POST /v1/orders/{id}/payment", {
    json: { order, payment: { clientSecret: "pi_1_secret_1", stage: "ready", authenticationUrl: null } },
  });
  const { user, fill } = await openPage(`/create-listing/payment?order=${order.id}`, { as: buildProfile() });
  const fields = await screen.findByLabelText("The provider's fields");
  await fill(fields, "4242 4242");
  const [french] = screen.getAllByRole("link", { name: "FR, Français" });
  if (french !== undefined) await user.click(french);
  await waitFor(() => expect(window.location.pathname).toBe("/fr/create-listing/payment"));
  expect(await screen.findByRole("button", { name: /^Payer/u })).toBeVisible();
  expect(screen.getByLabelText("The provider's fields")).toHaveValue("4242 4242");
  expect(loadStripe.mock.calls).toEqual([["pk_live_1", { locale: "en" }]]);
});
