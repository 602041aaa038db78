import { screen, waitFor, within } from "@testing-library/react";
import { CATEGORIES, CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import { findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { choose, dropdown, readOptions } from "../../testing/dropdown.ts";
import { respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

async function openSearch(options: Parameters<typeof openPage>[1] = {}) {
  respond("GET /v1/views/recent", { json: { properties: [] } });
  respond("POST /v1/property/search", {
    json: { response: { properties: [], totalPages: 0, totalResults: 0, cursor: null } },
  });
  const { user, fill } = await openPage("/", options);
  await screen.findByRole("heading", { level: 1, name: "Search For A Listing" });
  const form = document.querySelector("search");
  if (form === null) throw new Error("The home page has no search.");
  const card = within(form as HTMLElement);
  const keywords = card.getByRole("combobox", { name: "Keywords" });
  return {
    user,
    card,
    keywords,
    alert: vi.mocked(window.alert),
    async typeKeyword(keyword: string) {
      await fill(keywords, keyword);
      await user.type(keywords, "{Enter}");
    },
    chips: () => card.queryAllByRole("button", { name: /^Remove .+$/u }),
    pick: (label: string) => () => dropdown(form as HTMLElement, label),
    search: () => user.click(card.getByRole("button", { name: "Search" })),
  };
}

const listOptions = () => [...document.querySelectorAll("[role=option]")].map((each) => each.textContent);

test("sale or rent comes before the price and decides its ranges", async () => {
  const { user, card, pick, search } = await openSearch();
  const rent = card.getByRole("button", { name: "For Rent" });
  await choose(user, pick("Price range"), "$0–$100,000");
  await user.click(rent);
  await waitFor(pick("Rent range"));
  await choose(user, pick("Rent range"), "$1,000–$2,500 /\u00A0month");
  expect(card.queryByRole("button", { name: /^Price range.*$/u })).not.toBeInTheDocument();
  await search();
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(
      "/login?next=%2Fsearch-results%3FrentMonthGross%3D1000-2500%26listingType%3Drent",
    ),
  );
});

test("at most one category is chosen, and pressing it again clears it", async () => {
  const { user, card } = await openSearch();
  const pressed = () => card.queryAllByRole("button", { pressed: true }).map((each) => each.textContent);
  expect(pressed()).toEqual([]);
  for (const { slug } of CATEGORIES) {
    const { message } = CATEGORY_LABELS[slug];
    await user.click(card.getByRole("button", { name: message }));
    expect(pressed()).toEqual([message]);
  }
  const { slug } = CATEGORIES.at(-1) ?? CATEGORIES[0];
  await user.click(card.getByRole("button", { name: CATEGORY_LABELS[slug].message }));
  expect(pressed()).toEqual([]);
});

test("keywords are added with Enter, trimmed, without duplicates, and removed by their x", async () => {
  const { user, card, keywords, alert, typeKeyword, chips } = await openSearch();
  await typeKeyword("  corner lot  ");
  expect(keywords).toHaveValue("");
  for (const keyword of ["parking", "corner lot", "   ", ""]) await typeKeyword(keyword);
  expect(chips()).toHaveLength(2);
  // Enter adds; it does not search.
  expect(window.location.pathname).toBe("/");
  await user.click(card.getByRole("button", { name: "Remove corner lot" }));
  expect(chips().map((each) => each.getAttribute("aria-label"))).toEqual(["Remove parking"]);
  expect(alert).not.toHaveBeenCalled();
});

test("a keyword that breaks a rule is rejected with an alert, and the rule stays readable under the field", async () => {
  const { keywords, alert, typeKeyword, chips } = await openSearch();
  for (const [keyword, sentence] of [
    ["a".repeat(21), "Keywords must be 20 characters or fewer."],
    ["a b c d e", "You can only add up to 4 words per keyword."],
    ["one two three four five six", "Keywords must be 20 characters or fewer."],
  ] as const) {
    await typeKeyword(keyword);
    expect(alert).toHaveBeenLastCalledWith(sentence);
    expect(keywords).toHaveAccessibleDescription(sentence);
    expect(keywords).toHaveValue(keyword);
    expect(chips()).toHaveLength(0);
  }
  expect(alert).toHaveBeenCalledTimes(3);
  for (const keyword of ["a".repeat(20), "a b c d", "three", "four", "five"]) await typeKeyword(keyword);
  expect(chips()).toHaveLength(5);
  expect(keywords).toHaveAccessibleDescription("");
  expect(alert).toHaveBeenCalledTimes(3);

  await typeKeyword("six");
  expect(alert).toHaveBeenLastCalledWith("You can only add up to 5 keywords.");
  expect(keywords).toHaveAccessibleDescription("You can only add up to 5 keywords.");
  expect(chips()).toHaveLength(5);
  // A keyword that is already there does not count as a sixth.
  await typeKeyword("five");
  expect(alert).toHaveBeenCalledTimes(4);
});

test("a city sets its province, and a province clears the city and shortens the list of cities", async () => {
  const { user, pick } = await openSearch();
  const [city, province] = [pick("City"), pick("Province")];
  const all = PROVINCES.flatMap(({ cities }) => cities);
  expect(await readOptions(user, city)).toHaveLength(all.length);
  expect(await readOptions(user, province)).toEqual(PROVINCES.map(({ name }) => name));

  await choose(user, city, "Halifax");
  expect(city()).toHaveTextContent("Halifax");
  expect(province()).toHaveTextContent("Nova Scotia");
  const citiesOf = (name: string) =>
    findProvince(name)
      ?.cities.map((each) => each.name)
      .toSorted();
  const offered = (await readOptions(user, city)).filter((each) => each !== "Reset");
  expect(offered.toSorted()).toEqual(citiesOf("Nova Scotia"));

  await choose(user, province, "Alberta");
  expect(city()).toHaveTextContent("Any city");
  expect((await readOptions(user, city)).toSorted()).toEqual(citiesOf("Alberta"));
  await choose(user, province, "Reset");
  expect(province()).toHaveTextContent("Any province");
  expect(await readOptions(user, city)).toHaveLength(all.length);
});

test("Lloydminster is offered once in each of its two provinces, and sets the one that was chosen", async () => {
  const { user, pick, search } = await openSearch({ as: buildProfile() });
  const [city, province] = [pick("City"), pick("Province")];
  await choose(user, city, "Lloydminster, AB");
  expect(province()).toHaveTextContent("Alberta");
  await choose(user, province, "Reset");
  await choose(user, city, "Lloydminster, SK");
  expect(province()).toHaveTextContent("Saskatchewan");
  expect(city()).toHaveTextContent("Lloydminster");
  await search();
  await waitFor(() => expect(window.location.pathname).toBe("/search-results"));
  expect(window.location.search).toBe("?province=Saskatchewan&city=Lloydminster");
});

test("a dropdown filters while typing, says when nothing matches, and clears its search when it closes", async () => {
  const { user, pick } = await openSearch();
  const city = pick("City");
  await user.click(city());
  const box = await screen.findByRole("combobox", { name: "Search" });
  await user.type(box, "montr");
  await waitFor(() => expect(listOptions()).toEqual(["Montreal"]));
  await user.clear(box);
  await user.type(box, "zzzz");
  expect(await screen.findByText("No results")).toBeInTheDocument();
  expect(listOptions()).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Search" })).not.toBeInTheDocument());
  await user.click(city());
  expect(await screen.findByRole("combobox", { name: "Search" })).toHaveValue("");
  expect(screen.getByText("Abbotsford")).toBeInTheDocument();
});

test("a dropdown offers Reset only if something is chosen", async () => {
  const { user, pick } = await openSearch();
  const province = pick("Province");
  expect(await readOptions(user, province)).not.toContain("Reset");
  await choose(user, province, "Yukon");
  expect((await readOptions(user, province))[0]).toBe("Reset");
  await choose(user, province, "Reset");
  expect(province()).toHaveTextContent("Any province");
  expect(await readOptions(user, province)).not.toContain("Reset");
});

test("the price ranges are the specified ones, and Any Price clears both bounds", async () => {
  const { user, pick, search } = await openSearch({ as: buildProfile() });
  const price = pick("Price range");
  expect(await readOptions(user, price)).toEqual([
    "Any Price",
    "$0–$100,000",
    "$100,000–$200,000",
    "$200,000–$400,000",
    "$400,000–$600,000",
    "$600,000–$800,000",
    "$800,000–$1,000,000",
    "$1,000,000+",
  ]);
  await choose(user, price, "$1,000,000+");
  expect(price()).toHaveTextContent("$1,000,000+");
  await choose(user, price, "Any Price");
  expect(price()).toHaveTextContent("Any Price");
  await search();
  await waitFor(() => expect(window.location.pathname).toBe("/search-results"));
  expect(window.location.search).toBe("");
});

test("the highest price range has no upper bound in the results URL", async () => {
  const { user, pick, search } = await openSearch({ as: buildProfile() });
  await choose(user, pick("Price range"), "$1,000,000+");
  await search();
  await waitFor(() => expect(window.location.search).toBe("?lowerPrice=1000000"));
});

test("every choice becomes part of the results URL, keywords one by one, and empty values are left out", async () => {
  const { user, card, pick, typeKeyword, search } = await openSearch({ as: buildProfile() });
  await user.click(card.getByRole("button", { name: "Sale Of Business" }));
  await choose(user, pick("City"), "Toronto");
  await choose(user, pick("Price range"), "$0–$100,000");
  await typeKeyword("loading dock");
  await typeKeyword("brick & beam");
  await search();
  await waitFor(() => expect(window.location.pathname).toBe("/search-results"));
  expect([...new URLSearchParams(window.location.search)]).toEqual([
    ["type", "Sale of Business"],
    ["province", "Ontario"],
    ["city", "Toronto"],
    ["lowerPrice", "0"],
    ["upperPrice", "100000"],
    ["keywords", "loading dock"],
    ["keywords", "brick & beam"],
  ]);
});

test("a visitor's search is stored as the page to open after the log-in", async () => {
  const { user, card, typeKeyword, search } = await openSearch();
  await user.click(card.getByRole("button", { name: "Industrial" }));
  await typeKeyword("crane");
  await search();
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  const next = new URLSearchParams(window.location.search).get("next");
  expect(next).toBe("/search-results?type=Industrial&keywords=crane");
});
