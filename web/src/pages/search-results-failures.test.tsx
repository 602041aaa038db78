import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addCatalogue } from "../platform/catalogues.ts";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

vi.mock("../platform/catalogues.ts", async (load) => {
  const original = await load<typeof import("../platform/catalogues.ts")>();
  return { ...original, addCatalogue: vi.fn(original.addCatalogue) };
});

test("when the words of the measures cannot be loaded, the filters and the results say so and can load them again", async () => {
  const response = {
    properties: [buildCard({ name: "Unmeasured" })],
    totalPages: 1,
    totalResults: 1,
    comparable: { total: 0, without: [{ measure: "totalArea", listings: 1 }] },
    page: 1,
    lastDoc: null,
  };
  respond("POST /v1/property/search", { json: { response } });
  const load = vi.mocked(addCatalogue).getMockImplementation();
  if (load === undefined) throw new Error("The catalogues are not replaced.");
  const failing = new TypeError("The script could not be loaded.");
  vi.mocked(addCatalogue).mockImplementation((name) =>
    name === "listing-fields" ? Promise.reject(failing) : load(name),
  );
  const { user } = await openPage("/search-results?totalArea=900-", { as: buildProfile() });
  const sentence = "What listings are compared by could not be loaded.";
  const filters = within(await screen.findByRole("complementary", { name: "Filters" }));
  expect(await filters.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  vi.mocked(addCatalogue).mockImplementation(load);
  await user.click(filters.getByRole("button", { name: "Try again" }));
  expect(await filters.findByRole("group", { name: /Total Area/u })).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
