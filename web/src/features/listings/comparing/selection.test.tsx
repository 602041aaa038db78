import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "@vestpocket/domain/shared/paths";
import { expect, test } from "vitest";
import { leaveSession } from "../../../platform/session.ts";
import { buildCard, buildOwner, buildProfile, buildProperty } from "../../../testing/answers.ts";
import { respond } from "../../../testing/server.ts";
import { openPage } from "../../../testing/site.tsx";

const names = ["One", "Two", "Three", "Four", "Five"];
const cards = names.map((name) => buildCard({ name }));
const toggle = (name: string) => screen.findByRole("button", { name: `Compare ${name}` });
const tray = () => screen.queryByRole("region", { name: "Comparison" });

async function openResults() {
  const results = { properties: cards, totalPages: 1, totalResults: cards.length, page: 1, lastDoc: null };
  respond("POST /v1/property/search", { json: { response: results } });
  return openPage("/search-results", { as: buildProfile() });
}

test("listings selected in the results are counted aloud and compared in the order of selection", async () => {
  const { user } = await openResults();
  await toggle("One");
  expect(tray()).not.toBeInTheDocument();
  await user.click(await toggle("Two"));
  expect(await toggle("Two")).toHaveAttribute("aria-pressed", "true");
  await user.click(await toggle("One"));
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said).toContain("2 listings to compare");
  await waitFor(() => expect(tray()).toBeInTheDocument());
  const link = within(tray() as HTMLElement).getByRole("link", { name: "Compare" });
  expect(link).toHaveAttribute("href", paths.compare([cards[1]?.id ?? "", cards[0]?.id ?? ""]));
  await user.click(await toggle("Two"));
  expect(await toggle("Two")).toHaveAttribute("aria-pressed", "false");
  await user.click(screen.getByRole("button", { name: "Clear the comparison" }));
  await waitFor(() => expect(tray()).not.toBeInTheDocument());
});

test("a fifth listing is rejected, with the reason", async () => {
  const { user } = await openResults();
  for (const name of names) await user.click(await toggle(name));
  expect(await screen.findByText(/^You can compare up to 4 listings\./u)).toBeVisible();
  expect(await toggle("Five")).toHaveAttribute("aria-pressed", "false");
  expect(tray()).toHaveTextContent("4 listings to compare");
});

test("the selection persists from page to page and is cleared at sign-out", async () => {
  const { user } = await openResults();
  await user.click(await toggle("One"));
  const kept = () => Object.keys(localStorage).filter((key) => key.includes("compared"));
  expect(kept()).toHaveLength(1);

  const [card] = cards;
  const property = buildProperty({ id: card?.id ?? "", name: "One" });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond("POST /v1/property/owner", { json: { owner: buildOwner() } });
  await user.click(screen.getByRole("link", { name: "One" }));
  expect(await toggle("One")).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(tray()).toHaveTextContent("1 listing to compare"));

  leaveSession();
  expect(kept()).toEqual([]);
});
