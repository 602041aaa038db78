import { screen, waitFor, within } from "@testing-library/react";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import type { RenewalView } from "@vestpocket/domain/orders/renewals.schema";
import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import { describe, expect, test } from "vitest";
import { buildProfile, buildProperty, buildSavedCard } from "../../testing/answers.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const SET = "POST /v1/renewals";
const ID = "01900000-0000-7000-8000-00000000000a";
const NOW = Math.floor(Date.now() / 1000);
const BOX = { name: /^Renew this listing automatically.+$/u };

const buildRenewal = (overrides: Partial<RenewalView> = {}): RenewalView => ({
  ...{ listing: { id: ID, title: "Corner shop" }, plan: "Basic", totalCents: null, problem: null },
  ...{ endsAt: { seconds: NOW + 30 * DAY_SECONDS }, chargesAt: { seconds: NOW + 29 * DAY_SECONDS } },
  ...overrides,
});

async function openPlans({ savedCard = buildSavedCard() as PaymentConfig["savedCard"], days = 30 } = {}) {
  const profile = buildProfile();
  const property = buildProperty({ id: ID, status: "active", listingOwner: profile.uid });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const run = { plan: "Basic", boosts: ["priority"], expiresAt: { seconds: NOW + days * DAY_SECONDS + 60 } };
  respond("GET /v1/property/{id}/run", { json: { run } });
  respond("GET /v1/checkout-session/config", {
    json: {
      ...{ publishableKey: "pk_test_sandbox_1", testMode: true, savedCard },
      salesTax: { hasQst: true, pst: [] },
      billing: { province: "Ontario", city: "Toronto", company: null, address: null, taxNumber: null },
    },
  });
  const { user } = await openPage(`/create-listing/choose-plan?listing=${ID}&purpose=renew`, { as: profile });
  return { user, card: within(await screen.findByRole("region", { name: "Automatic renewal" })) };
}

describe("automatic renewal of a live listing", () => {
  test("is off at first; it says the price with tax, the card and how to stop before it is turned on", async () => {
    respond(SET, { json: { renewals: [buildRenewal()] } });
    const { user, card } = await openPlans();
    const box = card.getByRole("checkbox", BOX);
    expect(box).not.toBeChecked();
    // $64.99 and $29.95 with 13 % HST.
    expect(
      card.getByText(/^On .+, we charge \$107\.28 and add 60 days after .+\. Taxes are included\..+4242\.$/u),
    ).toBeVisible();
    expect(
      card.getByText(/^We tell you 14 days and 3 days before\. You can stop it here, free of charge,/u),
    ).toBeVisible();
    await user.click(box);
    await waitFor(() => expect(callsTo(SET)[0]?.body).toEqual({ listingId: ID, isOn: true }));
    expect(await card.findByRole("checkbox", { ...BOX, checked: true })).toBeVisible();
  });

  test.each([
    ["without a saved card", { savedCard: null }, /^To renew automatically, save a card with your next payment/u],
    [
      "with a card that expires before",
      { savedCard: buildSavedCard({ expiresYear: 2020 }) },
      /^To renew automatically/u,
    ],
    ["in its last two days", { days: 1 }, /^Your listing ends too soon to renew automatically\./u],
  ])("is not offered %s", async (_when, given, says) => {
    const { card } = await openPlans(given);
    expect(card.getByText(says)).toBeVisible();
    expect(card.queryByRole("checkbox")).toBeNull();
  });
});

describe("the page of orders and receipts", () => {
  test("says when each listing renews and what is wrong, and stops it", async () => {
    const other = { id: "01900000-0000-7000-8000-00000000000b", title: "Loft" };
    const renewals = [buildRenewal({ problem: "no_card" }), buildRenewal({ listing: other })];
    respond("GET /v1/renewals", { json: { renewals } });
    respond(SET, { json: { renewals: renewals.slice(1) } });
    const { user } = await openPage("/account/billing", { as: buildProfile() });
    const list = within(await screen.findByRole("region", { name: "Automatic renewals" }));
    expect(list.getAllByText(/^Renews on .+$/u)).toHaveLength(2);
    expect(
      list.getByText(/^You have no saved card\. Without a card that pays, the listing ends on .+\.$/u),
    ).toBeVisible();
    await user.click(list.getByRole("button", { name: "Stop renewing Corner shop" }));
    await waitFor(() => expect(list.queryByText("Corner shop")).toBeNull());
    expect(callsTo(SET)[0]?.body).toEqual({ listingId: ID, isOn: false });
  });
});
