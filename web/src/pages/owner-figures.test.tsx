import { screen, waitFor, within } from "@testing-library/react";
import { emptyDay, emptyTotals } from "@vestpocket/domain/visits/figures.rules";
import { expect, test } from "vitest";
import {
  buildListingFigures,
  buildOwnerFigures,
  buildOwnListing,
  buildOwnPage,
  buildProfile,
  buildProperty,
  UID,
} from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const DAYS = "GET /v1/property/{id}/figures/days";

async function openFigures(overrides: Parameters<typeof buildListingFigures>[0] = {}) {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: ID, listingOwner: UID }) } });
  respond(DAYS, { json: { figures: buildListingFigures(overrides) } });
  const page = await openPage(`/property/${ID}?tab=figures`, { as: buildProfile() });
  await screen.findByRole("heading", { name: "From search to signature" });
  return page;
}

test("an owner reads the steps from search to signature, next to similar listings", async () => {
  const run = { ...emptyTotals(), shown: 1200, opened: 60, inquired: 2, requested: 1 };
  await openFigures({ run, medians: { opened: 45, asked: 50, signed: null } });
  const funnel = screen.getByRole("table", { name: "From search to signature" });
  expect(
    within(funnel)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "StepTimesOf the step beforeSimilar listings",
    "Shown in search results1,200––",
    "Opened605%4.5%",
    "Inquiry or access request35%5%",
    "Signed00%–",
  ]);
  const totals = screen.getByRole("table", { name: "All figures" });
  expect(within(totals).getByRole("row", { name: "Shown in search results 1,200" })).toBeVisible();
});

test("a chart marks the days on which something changed, also in its table, and shows another figure or period", async () => {
  const points = [
    { ...emptyDay("2026-11-19"), opened: 4, shown: 90, repriced: true },
    { ...emptyDay("2026-11-20"), opened: 5, shown: 80 },
  ];
  const { user } = await openFigures({ points });
  const chart = screen.getByRole("region", { name: "Opened" });
  await user.click(within(chart).getByRole("button", { name: "Show as table" }));
  expect(within(chart).getByRole("row", { name: "November 19, 2026 ◆ Price changed 4" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Last 90 days" }));
  await waitFor(() => expect(callsTo(DAYS).at(-1)?.address).toContain("days=90"));
});

test("figures say when nothing was counted, and from when similar listings are compared", async () => {
  await openFigures();
  expect(screen.getByText("Nothing was counted in this period.")).toBeVisible();
  expect(screen.getByText(/^Similar listings are compared once six owners/u)).toBeVisible();
});

test("the dashboard of an owner has the figures of all listings, and another one at a press", async () => {
  respond("GET /v1/property/mine", buildOwnPage([buildOwnListing()]));
  const points = [{ ...emptyDay("2026-11-20"), opened: 5, inquired: 2 }];
  const total = { ...emptyTotals(), opened: 5, inquired: 2 };
  respond("GET /v1/property/mine/figures", { json: { figures: buildOwnerFigures({ points, total }) } });
  const { user } = await openPage("/account", { as: buildProfile() });
  const figures = within(await screen.findByRole("region", { name: "My figures" }));
  expect(await figures.findByText("5 in the last 30 days, 0 in the 30 days before.")).toBeVisible();
  await user.click(figures.getByRole("button", { name: "Inquiries" }));
  expect(figures.getByText("2 in the last 30 days, 0 in the 30 days before.")).toBeVisible();
});
