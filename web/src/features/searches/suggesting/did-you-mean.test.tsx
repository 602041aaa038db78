import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile } from "../../../testing/answers.ts";
import { callsTo, respond } from "../../../testing/server.ts";
import { openPage } from "../../../testing/site.tsx";

const CORRECTIONS = "POST /v1/suggestions/corrections";

/** Searches that find this many listings, by their keywords. */
function respondToSearches(totals: Readonly<Record<string, number>>) {
  respond("POST /v1/property/search", ({ body }) => {
    const { keywords = [] } = body as { keywords?: string[] };
    const totalResults = totals[keywords.join()] ?? 0;
    const properties = totalResults === 0 ? [] : [buildCard({ name: "Found" })];
    return { json: { response: { properties, totalPages: totalResults, totalResults, page: 1, lastDoc: null } } };
  });
}

const openResults = (address: string) => openPage(address, { as: buildProfile() });
const address = () => window.location.pathname + window.location.search;

test("a search without results offers the same search with corrected keywords, and its result count", async () => {
  respondToSearches({ "warehouse,loading dock": 1_204 });
  respond(CORRECTIONS, { json: { keywords: ["warehouse", "loading dock"] } });
  const { user } = await openResults(
    "/search-results?province=Ontario&keywords=warehuose&keywords=loding+dock&sort=newest",
  );
  const link = await screen.findByRole("link", { name: "warehouse, loading dock" });
  expect(link.parentElement).toHaveTextContent("Did you mean warehouse, loading dock? 1,204 listings");
  expect(callsTo(CORRECTIONS)[0]?.body).toEqual({ keywords: ["warehuose", "loding dock"] });
  const corrected = "/search-results?province=Ontario&keywords=warehouse&keywords=loading+dock&sort=newest";
  expect(link).toHaveAttribute("href", corrected);
  await user.click(link);
  await screen.findByText("Found");
  expect(address()).toBe(corrected);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test("no correction is offered without one, without results for it, or if that is unknown", async () => {
  respondToSearches({});
  const empty = () => screen.findByText("No matching results found.");
  for (const answer of [{ json: { keywords: ["warehouse"] } }, { json: { keywords: null } }, { status: 400 }]) {
    respond(CORRECTIONS, answer);
    const before = callsTo(CORRECTIONS).length;
    await openResults("/search-results?keywords=warehuose");
    await empty();
    await waitFor(() => expect(callsTo(CORRECTIONS)).toHaveLength(before + 1));
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  }
});

test("a search without keywords, or with results, requests no correction", async () => {
  respondToSearches({ warehouse: 1 });
  await openResults("/search-results?keywords=warehouse");
  await screen.findByText("Found");
  await openResults("/search-results?type=Office");
  await screen.findByText("No matching results found.");
  expect(callsTo(CORRECTIONS)).toEqual([]);
});

test("a search in French requests corrections in French", async () => {
  respondToSearches({ entrepôt: 2 });
  respond(CORRECTIONS, { json: { keywords: ["entrepôt"] } });
  await openResults("/fr/search-results?keywords=entrepo");
  const link = await screen.findByRole("link", { name: "entrepôt" });
  expect(link.parentElement).toHaveTextContent("Vouliez-vous dire entrepôt? 2 annonces");
  expect(callsTo(CORRECTIONS)[0]?.headers.get("accept-language")).toBe("fr");
});
