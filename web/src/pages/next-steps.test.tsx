import { screen, waitFor, within } from "@testing-library/react";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import { NEXT_STEPS } from "@vestpocket/domain/next-steps/next-steps.terms";
import { expect, test } from "vitest";
import { buildOwnListing, buildOwnPage, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const DISMISS = "POST /v1/property/{id}/next-steps/dismiss";
const step = (overrides: Partial<ListedStep> = {}): ListedStep => ({
  kind: "photo",
  count: 0,
  listing: { id: ID, name: "Bakery with two ovens", language: "en" },
  ...overrides,
});

const findCard = async () => {
  const heading = await screen.findByRole("heading", { level: 2, name: "Best next step" });
  return within(heading.closest("section") ?? heading);
};

test.each([
  ["answer", 3, "Somebody has waited 3 days for your answer.", "Write a reply", `/account/inquiries?listing=${ID}`],
  ["renew", 2, "The listing ends in 2 days.", "Renew", `/create-listing/choose-plan?listing=${ID}`],
  ["photo", 0, "The listing has no photo.", "Add a photo", `/create-listing?edit=${ID}`],
  [
    "rent",
    0,
    "Searches cannot compare the rent: its area or additional rent is missing.",
    "Complete the rent",
    `/create-listing?edit=${ID}`,
  ],
  [
    "french",
    0,
    "The listing is in Quebec and has no French text.",
    "Add the French text",
    `/create-listing?edit=${ID}`,
  ],
  [
    "attention",
    40,
    "40 visits and no inquiry: show members more, or review the price.",
    "Edit the listing",
    `/create-listing?edit=${ID}`,
  ],
] as const)("the dashboard says what to do next: %s", async (kind, count, sentence, action, path) => {
  respond("GET /v1/property/mine", buildOwnPage([buildOwnListing()]));
  respond("GET /v1/next-steps", { json: { steps: [step({ kind, count })] } });
  await openPage("/account", { as: buildProfile() });
  const card = await findCard();
  expect(await card.findByText(sentence)).toBeVisible();
  expect(card.getByRole("link", { name: action })).toHaveAttribute("href", path);
  expect(NEXT_STEPS).toContain(kind);
});

test("an owner dismisses a step of a listing, and is told when there is nothing to improve", async () => {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: ID, listingOwner: UID }) } });
  respond("GET /v1/property/{id}/next-steps", { json: { steps: [step()] } });
  respond(DISMISS, { json: { msg: "Dismissed for this listing." } });
  const { user } = await openPage(`/property/${ID}?tab=figures`, { as: buildProfile() });
  const card = await findCard();
  const press = await card.findByRole("button", { name: "Dismiss" });
  respond("GET /v1/property/{id}/next-steps", { json: { steps: [] } });
  await user.click(press);
  await waitFor(() => expect(callsTo(DISMISS)).toMatchObject([{ body: { kind: "photo" } }]));
  expect(await card.findByText("Nothing to improve right now.")).toBeVisible();
});
