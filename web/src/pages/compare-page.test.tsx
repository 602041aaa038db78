import { screen, waitFor, within } from "@testing-library/react";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { expect, test, vi } from "vitest";
import { buildProfile, buildProperty } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const COMPARE = "POST /v1/property/compare";
const buildOffice = (overrides: Partial<Property> = {}) =>
  buildProperty({ type: "Office", subtype: "Professional Office", ...overrides });

/** Opens the comparison of these listings; null is one that no longer exists. */
async function openComparison(listings: readonly (Property | null)[], address = (path: string) => path) {
  const all = listings.map((property) => ({ id: property?.id ?? crypto.randomUUID(), property }));
  respond(COMPARE, ({ body }) => {
    const { ids } = body as { ids: readonly string[] };
    return { json: { compared: ids.flatMap((id) => all.find((each) => each.id === id) ?? []) } };
  });
  const ids = all.map(({ id }) => id);
  const opened = await openPage(address(paths.compare(ids)), { as: buildProfile() });
  return { ...opened, ids };
}

/** Which spaces are non-breaking does not matter here. */
const textOf = (element: Element) => element.textContent?.replaceAll("\u00A0", " ");
const readRow = async (name: string | RegExp) =>
  within((await screen.findByRole("rowheader", { name })).closest("tr") as HTMLElement)
    .getAllByRole("cell")
    .map(textOf);
const rowNames = () => screen.getAllByRole("rowheader").map(textOf);

test("listings are side by side in the order of the URL, with each owner's facts", async () => {
  const first = buildOffice({ name: "First", features: { totalArea: 2_000, zoning: "CR" } });
  const second = buildOffice({ name: "Second", city: "Ottawa", features: { totalArea: 3_500 } });
  await openComparison([second, first]);
  const table = await screen.findByRole("table", { name: "2 listings side by side" });
  expect(within(table).getAllByRole("columnheader").map(textOf)).toEqual(["Second", "First"]);
  expect(within(table).getByRole("link", { name: "First" })).toHaveAttribute("href", paths.property(first.id));
  expect(await readRow("Location")).toEqual(["Ottawa, Ontario", "Toronto, Ontario"]);
  expect(await readRow("Zoning")).toEqual(["Not stated", "CR"]);
  expect(await readRow("Asking price")).toEqual(["CA$850,000", "CA$850,000"]);
  expect(rowNames()).not.toContain("Rent, as quoted");
});

test("rents that are quoted in four ways are compared by the same measures, net and gross apart", async () => {
  const features = { totalArea: 1_000 };
  const leases = [
    { amountCents: 20_00, per: "sqft_year", basis: "net", additional: { amountCents: 10_00, per: "sqft_year" } },
    { amountCents: 2_500_00, per: "month", basis: "gross", additional: null },
    { amountCents: 1_50, per: "sqft_month", basis: "net", additional: null },
    { amountCents: 36_000_00, per: "year", basis: "semi_gross", additional: null },
  ] as const;
  const offices = leases.map((lease) => {
    const terms = { sale: null, lease: { kind: "amount", ...lease }, availableArea: null } as const;
    return buildOffice({
      listingType: "rent",
      features,
      ...terms,
      measures: measureListing({ ...terms, features }),
    });
  });
  await openComparison(offices);
  const none = "Not stated";
  expect(await readRow("Gross rent per month")).toEqual([
    "CA$2,500 / month gross",
    "CA$2,500 / month gross",
    none,
    none,
  ]);
  expect(await readRow("Net rent per month")).toEqual([
    expect.stringContaining("1,666.67"),
    none,
    "CA$1,500 / month net",
    none,
  ]);
  expect((await readRow("Rent, as quoted"))[3]).toBe("CA$36,000 / year semi-\u2060gross");
});

test("for listings of several categories, shared facts come first", async () => {
  const office = buildOffice({ features: { privateOffices: 6, approxAge: "New" } });
  const shop = buildProperty({ features: { totalArea: 900 } });
  await openComparison([office, shop]);
  await screen.findByRole("table");
  const building = screen.getByRole("rowheader", { name: "Building" }).closest("tbody") as HTMLElement;
  const names = within(building).getAllByRole("rowheader").map(textOf);
  expect(names).toEqual(["Building", "Approx. Age", "Total Area", "Private Offices"]);
});

test("only the differences are shown if the reader or the URL asks for it", async () => {
  const offices = ["CR", "IC"].map((zoning) => buildOffice({ features: { zoning, totalArea: 2_000 } }));
  const { user } = await openComparison(offices);
  await screen.findByRole("table");
  await user.click(screen.getByRole("button", { name: "Differences only", pressed: false }));
  await waitFor(() => expect(rowNames()).not.toContain("Location"));
  expect(rowNames()).toContain("Zoning");
  expect(window.location.search).toContain("differences=only");
  await user.click(screen.getByRole("button", { name: "Differences only", pressed: true }));
  await waitFor(() => expect(rowNames()).toContain("Location"));
  expect(callsTo(COMPARE)).toHaveLength(1);

  await openComparison([buildOffice(), buildOffice()], (path) => `${path}&differences=only`);
  expect(await screen.findByText("These listings match on everything their owners state.")).toBeVisible();
});

test("a listing can be removed and added back; the address follows, and the focus is not lost", async () => {
  const offices = ["First", "Second", "Third"].map((name) => buildOffice({ name }));
  const { user, ids } = await openComparison(offices);
  await user.click(await screen.findByRole("button", { name: "Remove from comparison: Second" }));
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(2));
  expect(window.location.search).toBe(`?ids=${ids[0]},${ids[2]}`);
  expect(screen.getByText("Removed from the comparison: Second")).toBeVisible();
  const back = screen.getByRole("button", { name: "Add it back" });
  expect(back).toHaveFocus();
  await user.click(back);
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(3));
  expect(screen.queryByText("Removed from the comparison: Second")).not.toBeInTheDocument();
});

test("a comparison of one listing says so, and an empty one explains how to select some", async () => {
  const { user } = await openComparison([buildOffice({ name: "Alone" })]);
  expect(await screen.findByText(/^You have selected one listing\./u)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove from comparison: Alone" }));
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet." })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add it back" }));
  expect(await screen.findByRole("columnheader", { name: "Alone" })).toBeVisible();
});

test("listings that no longer exist are counted, and the others are compared", async () => {
  await openComparison([null, buildOffice({ name: "Left" }), null]);
  expect(await screen.findByText("2 of these listings do not exist or are no longer available.")).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Left" })).toBeVisible();

  await openComparison([null]);
  expect(await screen.findByText("1 of these listings does not exist or is no longer available.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Nothing to compare yet." })).toBeVisible();
});

test("when listings cannot be loaded, the page shows an error and can reload them", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(COMPARE, { status: 500 });
  const office = buildOffice({ name: "Late" });
  const { user } = await openPage(paths.compare([office.id]), { as: buildProfile() });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole("heading", { name: "These listings could not be loaded." })).toBeVisible();
  respond(COMPARE, { json: { compared: [{ id: office.id, property: office }] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("columnheader", { name: "Late" })).toBeVisible();
});

test("the comparison is in French under its French address", async () => {
  await openComparison([buildOffice({ features: { totalArea: 2_000 } }), buildOffice()], (path) => `/fr${path}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Comparer des annonces" })).toBeVisible();
  expect((await readRow("Offre"))[0]).toBe("À vendre");
  expect(screen.getAllByText("Non précisé")[0]).toBeVisible();
});
