import { act, screen, waitFor, within } from "@testing-library/react";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { expect, test, vi } from "vitest";
import { buildAgent, buildMembership, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const NOON = { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 };

async function openMembership(address: string, overrides: Partial<Membership>) {
  const membership: Membership = {
    isSubscribed: true,
    isRenewing: false,
    paidThrough: NOON,
    endsAtPeriodEnd: false,
    hasPortal: true,
    hasFailedRenewal: false,
    unpaidInvoice: null,
    agentDetails: null,
    ...overrides,
  };
  respond("GET /v1/users/membership", { json: { membership } });
  const { user } = await openPage(address, { as: buildProfile({ isSubscribed: membership.isSubscribed }) });
  return { user, panel: within(await screen.findByRole("region", { name: /^(?:Your membership|Votre adhésion)$/u })) };
}

test("a membership being renewed says so, and cancelling it then ends it without a charge", async () => {
  const { user, panel } = await openMembership("/account/agent-pro", { isRenewing: true });
  expect(panel.getByText(/^It was paid until November 20, 2026\. Its renewal is being processed/u)).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Cancel membership" }));
  expect(await screen.findByText("Your membership will end now, and its renewal will not be charged.")).toBeVisible();
});

test("a membership that has ended meanwhile is shown as it is now, and so is the profile in the directory", async () => {
  const { uid } = buildProfile();
  const AGENT = "GET /v1/users/agents/{id}";
  respond(AGENT, { json: { agent: buildAgent({ id: uid, firstName: "Odile", lastName: "Roy" }) } });
  respond("GET /v1/users/agents/{id}/listings", { json: { properties: [], page: 1, totalPages: 0, totalResults: 0 } });
  const { user } = await openMembership("/account/agent-pro", { isRenewing: true });
  jumpTo(`/agent/${uid}`);
  await screen.findByRole("heading", { level: 1, name: "Odile Roy" });
  jumpTo("/account/agent-pro");
  await user.click(await screen.findByRole("button", { name: "Cancel membership" }));
  respond("POST /v1/checkout-session/cancel-subscription", {
    status: 409,
    json: { code: "memberships.not_a_member", msg: "You are not a member." },
  });
  respond("GET /v1/users/membership", { json: { membership: buildMembership() } });
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel membership" }));
  expect(await screen.findByText("You are not a member.")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Upgrade" })).toBeVisible();
  jumpTo(`/agent/${uid}`);
  await waitFor(() => expect(callsTo(AGENT)).toHaveLength(2));
});

test("the form of a membership can be sent again after Back from the provider's page", async () => {
  const place = { province: "Ontario", city: "Toronto" };
  const agentDetails = { brokerageName: "Quai Inc.", ...place, isRealEstateMember: false, realEstateBoard: null };
  respond("GET /v1/users/membership", { json: { membership: buildMembership({ agentDetails }) } });
  respond("GET /v1/checkout-session/config", {
    json: { publishableKey: "pk_test_sandbox_1", testMode: true, salesTax: null },
  });
  respond("POST /v1/checkout-session/generate-session", { json: { checkoutUrl: "https://checkout.stripe.com/c/1" } });
  const assigned = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { user } = await openPage("/account/agent-pro-form", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  const upgrade = () => main.getByRole("button", { name: "Save & Upgrade" });
  await user.click(await main.findByRole("button", { name: "Save & Upgrade" }));
  await waitFor(() => expect(assigned).toHaveBeenCalled());
  await waitFor(() => expect(upgrade()).toHaveAttribute("data-pending"));
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(upgrade()).not.toHaveAttribute("data-pending");
});

test("a membership being renewed says so in French", async () => {
  const { panel } = await openMembership("/fr/account/agent-pro", { isRenewing: true });
  expect(panel.getByText(/Son renouvellement est en cours de traitement/u)).toBeVisible();
});
