import { screen, waitFor, within } from "@testing-library/react";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { expect, test, vi } from "vitest";
import { buildOwner, buildProfile, buildProperty } from "../../testing/answers.ts";
import { respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const sale = { kind: "amount", amountCents: 1_000_000_00 } as const;
const features = { totalArea: 4_000, netOperatingIncome: 65_000, grossRentalIncome: 125_000 };

function buildSale(overrides: Partial<Property> = {}): Property {
  const terms = { sale, lease: null, availableArea: null };
  const declared = overrides.features ?? features;
  return buildProperty({
    ...terms,
    measures: measureListing({ ...terms, features: declared }),
    features: declared,
    ...overrides,
  });
}

/** Opens a listing's page and waits for its calculators. */
async function openCalculators(property: Property, prefix = "") {
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond("POST /v1/property/owner", { json: { owner: buildOwner() } });
  const opened = await openPage(`${prefix}/property/${property.id}`, { as: buildProfile() });
  const name = prefix === "" ? "Calculators" : "Calculatrices";
  return { ...opened, section: within(await screen.findByRole("region", { name })) };
}

/** Which spaces are non-breaking does not matter here. */
const textOf = (element: Element) => element.textContent?.replaceAll(/[\u00A0\u202F]/gu, " ");
const group = (summary: string) => screen.getByText(summary).closest("details") as HTMLElement;

test("ratios are computed from the owner's figures, and each shows its formula", async () => {
  const { section } = await openCalculators(buildSale());
  expect(section.getAllByRole("term").map(textOf)).toEqual(["Price by area", "Cap rate", "Gross rent multiplier"]);
  expect(section.getAllByRole("definition").map(textOf)).toEqual([
    "CA$250.00 / sq ft",
    "Price ÷ total area",
    "6.5%",
    "Net operating income of CA$65,000 ÷ price",
    "8 times",
    "Price ÷ gross rental income of CA$125,000",
  ]);
});

test("changing the price updates the results, and typing makes no calls", async () => {
  const { section, fill } = await openCalculators(buildSale());
  const called = vi.spyOn(globalThis, "fetch");
  const price = section.getByRole("textbox", { name: "Purchase price" });
  expect(price).toHaveValue("1,000,000");
  await fill(price, "1300000");
  expect(textOf(section.getByText("Cap rate").parentElement as HTMLElement)).toContain("5%");
  await fill(section.getByLabelText("Interest rate"), "6");
  await fill(section.getByLabelText("Down payment"), "1000000");
  expect(textOf(group("Mortgage payment"))).toContain("CA$1,919.42 / month");
  expect(called).not.toHaveBeenCalled();
  expect(Object.values(localStorage).join()).not.toContain("1300000");
});

test("each error is shown under its field, and the rest is still computed", async () => {
  const { section, fill, user } = await openCalculators(buildSale());
  await user.click(section.getByText("Mortgage payment"));
  await fill(section.getByLabelText("Interest rate"), "31");
  await fill(section.getByLabelText("Amortization"), "41");
  await fill(section.getByLabelText("Down payment"), "2000000");
  await user.click(section.getByLabelText("Interest rate"));
  for (const words of [
    "Please enter a rate from 0 to 30%, with at most two decimals.",
    "Please enter whole years, from 1 to 40.",
    "Please enter an amount from 0 to the price.",
  ]) {
    expect(await section.findByText(words)).toBeInTheDocument();
  }
  expect(textOf(group("Land transfer tax"))).toContain("CA$32,950");
});

test("the transfer tax names its law and date, by province and city", async () => {
  await openCalculators(buildSale());
  const tax = group("Land transfer tax");
  expect(textOf(tax)).toContain("Toronto Municipal Land Transfer Tax");
  expect(textOf(tax)).toContain("0.5% to CA$55,000, 1% to CA$250,000, 1.5% to CA$400,000, 2% above.");
  expect(textOf(tax)).toContain("Rates as of January 1, 2017");
  expect(within(tax).getByText("Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2")).toHaveAttribute(
    "href",
    "https://www.ontario.ca/laws/statute/90l06",
  );
});

test("a territory has no transfer tax, and a business sold without land has no such calculator", async () => {
  await openCalculators(buildSale({ province: "Yukon", city: "Whitehorse" }));
  expect(textOf(group("Land transfer tax"))).toContain("There is no land transfer tax here.");
  await openCalculators(buildSale({ type: "Sale of Business", subtype: "Food & Beverage" }));
  expect(screen.queryByText("Land transfer tax")).not.toBeInTheDocument();
  expect(textOf(group("Sales tax on the price"))).toContain("HST 13%CA$130,000.00");
});

test("a rent is shown with its sales tax, and a listing without a known price has no calculators", async () => {
  const lease = { kind: "amount", amountCents: 2_500_00, per: "month", basis: "gross", additional: null } as const;
  const terms = { sale: null, lease, availableArea: null };
  const rented = { listingType: "rent", ...terms, features: {} } as const;
  const { section } = await openCalculators(
    buildProperty({ ...rented, measures: measureListing({ ...terms, features: {} }) }),
  );
  expect(textOf(group("Sales tax on the monthly rent"))).toContain("With taxCA$2,825.00");
  expect(section.queryByRole("textbox")).not.toBeInTheDocument();

  const silent = { sale: { kind: "on_request" }, lease: null, availableArea: null } as const;
  const property = buildProperty({ ...silent, measures: measureListing({ ...silent, features: {} }), price: null });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: property.name });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Calculators" })).not.toBeInTheDocument());
});

test("after a change of language, the same figures are written and read in the new language", async () => {
  const { section, fill, user } = await openCalculators(buildSale());
  await fill(section.getByLabelText("Down payment"), "200,000.50");
  await fill(section.getByLabelText("Interest rate"), "5.25");
  expect(textOf(group("Mortgage payment"))).toContain("CA$4,767.34 / month");
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  const shownIn = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value.replaceAll(/\s/gu, " ");
  await screen.findByLabelText("Taux d’intérêt");
  expect(["Prix d’achat", "Mise de fonds", "Taux d’intérêt"].map(shownIn)).toEqual(["1 000 000", "200000,5", "5,25"]);
  expect(textOf(group("Versement hypothécaire"))).toContain("4 767,34 $ / mois");
});

test("the calculators are in French under a French address, with a decimal comma", async () => {
  const quebec = { province: "Quebec", city: "Montreal" };
  const { section, fill } = await openCalculators(buildSale(quebec), "/fr");
  expect(section.getByText("Taux de capitalisation")).toBeVisible();
  expect(textOf(group("Droits de mutation"))).toContain("15 471 $");
  await fill(section.getByLabelText("Taux d’intérêt"), "5,25");
  expect(textOf(group("Versement hypothécaire"))).toMatch(/\d \d{3},\d\d \$ \/ mois/u);
  expect(textOf(group("Taxes de vente sur le prix"))).toContain("TVQ 9,975 %");
});
