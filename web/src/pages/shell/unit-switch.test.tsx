import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { expect, test, vi } from "vitest";
import { buildCard, buildOwner, buildProfile, buildProperty } from "../../testing/answers.ts";
import { choose, dropdown } from "../../testing/dropdown.ts";
import { walkTo } from "../../testing/listing-form.ts";
import { respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const features = { totalArea: 1_000, clearHeightFeet: 24 };
const lease = {
  kind: "amount",
  amountCents: 20_00,
  per: "sqft_year",
  basis: "net",
  additional: { amountCents: 10_00, per: "sqft_year" },
} as const;
const terms = { sale: null, lease, availableArea: { from: 900_00, to: 1_000_00 } };
const asked = { ...terms, price: 2_500, measures: measureListing({ ...terms, features }) };

const switchOf = (name: RegExp) => screen.getAllByRole("button", { name })[0] as HTMLElement;
const chooseMetric = (user: UserEvent) => user.click(switchOf(/^Areas in sq ft\. Change to: m²$/u));
const main = () => screen.getByRole("main");

async function openListing() {
  const property = buildProperty({ ...asked, listingType: "rent", features });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond("POST /v1/property/owner", { json: { owner: buildOwner() } });
  const opened = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: property.name });
  return opened;
}

test("metric units apply to a whole listing, next to what its owner entered, until changed back", async () => {
  const { user } = await openListing();
  expect(main()).toHaveTextContent("CA$20.00 / sq ft / year net");
  await chooseMetric(user);
  expect(main()).toHaveTextContent("CA$215.28 / m² / year net");
  expect(main()).toHaveTextContent("+ CA$107.64 additional rent");
  expect(main()).toHaveTextContent("Quoted as CA$20.00 / sq ft / year net + CA$10.00 additional rent");
  expect(main()).toHaveTextContent("83.6–92.9 m² (900–1,000 sq ft) available");
  expect(main()).toHaveTextContent("92.9 m² (1,000 sq ft)");
  expect(main()).toHaveTextContent("7.32 m (24 ft)");
  await user.click(switchOf(/^Areas in m²\. Change to: sq ft$/u));
  expect(main()).toHaveTextContent("CA$20.00 / sq ft / year net");
  expect(main()).not.toHaveTextContent("m²");
});

test("the chosen units are stored, and apply in French", async () => {
  const { user } = await openListing();
  await chooseMetric(user);
  expect(localStorage.getItem("vestpocket.units")).toBe("metric");
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  // The figures are in French at once, the words once their texts have loaded.
  await waitFor(() => expect(main()).toHaveTextContent("De 83,6 à 92,9 m² (De 900 à 1 000 pi²) disponibles"));
  expect(main()).toHaveTextContent("215,28 $ / m² / an net");
  expect(switchOf(/^Superficies en m²/u)).toBeVisible();
});

test("a browser without storage keeps the choice for this page", async () => {
  const { user } = await openListing();
  const refuse = () => {
    throw new Error("refused");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  await chooseMetric(user);
  expect(main()).toHaveTextContent("CA$215.28 / m² / year net");
});

test("results show areas and rents in the chosen units", async () => {
  const fact = { key: "totalArea", group: "building", unit: "sqft", label: "Total Area" } as const;
  const facts = [{ ...fact, text: "1,000 sq ft", metricText: "92.9 m²" }];
  const properties = [buildCard({ ...asked, listingType: "rent", facts })];
  const response = { properties, totalPages: 1, totalResults: 1, page: 1, lastDoc: null };
  respond("POST /v1/property/search", { json: { response } });
  const { user } = await openPage("/search-results", { as: buildProfile() });
  const row = await screen.findByRole("article");
  expect(row).toHaveTextContent("1,000 sq ft");
  await chooseMetric(user);
  expect(row).toHaveTextContent("92.9 m²");
  expect(row).toHaveTextContent("CA$215.28 / m² / year net");
  expect(row).toHaveTextContent("≈ CA$2,250 / month all-\u2060in");
  expect(row).not.toHaveTextContent("sq ft");
});

test("owners enter square feet, and see the value in the chosen units", async () => {
  const { user, fill } = await openPage("/create-listing", { as: buildProfile() });
  await user.click(await screen.findByRole("radio", { name: "Office" }));
  await user.click(await screen.findByRole("radio", { name: "Professional Office" }));
  await walkTo(user, "Price and size");
  await user.click(await screen.findByRole("radio", { name: "For Rent" }));
  await chooseMetric(user);
  const form = within(main());
  const smallest = await form.findByRole("textbox", { name: "Smallest space" });
  expect(smallest).toHaveAccessibleDescription(/not the total area/u);
  await fill(smallest, "900");
  expect(smallest).toHaveAccessibleDescription(/^In metric units: 83\.6\sm²$/u);
  const area = form.getByLabelText("Total Area (sq ft)");
  await fill(area, "1000");
  expect(area).toHaveAccessibleDescription(/^In metric units: 92\.9\sm²$/u);
  await fill(form.getByRole("textbox", { name: "Rent" }), "20");
  await choose(user, () => dropdown(main(), "Rent per"), "Square foot, per year");
  expect(form.getByRole("textbox", { name: "Rent" })).toHaveAccessibleDescription(
    /^Shown as CA\$215\.28\s\/\sm²\s\/\syear gross \(CA\$20\.00\s\/\ssq\sft\s\/\syear gross\)$/u,
  );
});
