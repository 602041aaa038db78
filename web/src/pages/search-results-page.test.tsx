import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { dropdown } from "../testing/dropdown.ts";
import { expectHeldWithFocus } from "../testing/held-button.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SEARCH = "POST /v1/property/search";

/** Ten listings of a search that finds `totalResults`, at the requested page. */
function respondToSearch(totalResults = 25) {
  respond(SEARCH, ({ body }) => {
    const { page = 1 } = body as { page?: number };
    const properties = Array.from({ length: Math.min(10, totalResults) }, (_, at) =>
      buildCard({ name: `Listing ${(page - 1) * 10 + at + 1}` }),
    );
    const totalPages = Math.ceil(totalResults / 10);
    return { json: { response: { properties, totalPages, totalResults, page, lastDoc: null } } };
  });
}

async function openResults(address: string) {
  const { user, fill } = await openPage(address, { as: buildProfile() });
  const panel = await screen.findByRole("complementary", { name: "Filters" });
  return { user, fill, panel, filters: within(panel), main: within(screen.getByRole("main")) };
}

const address = () => window.location.pathname + window.location.search;
const asked = () => callsTo(SEARCH).map(({ body }) => body as Record<string, unknown>);
const pageLinks = () => screen.getByRole("navigation", { name: "Pages" }).textContent;

test("each filter can be removed above the results, and the focus goes to their heading", async () => {
  respondToSearch();
  const { user, main } = await openResults("/search-results?type=Office&province=Ontario&listingType=sale");
  await main.findByText("Listing 1");
  const chips = () => within(main.getByRole("list", { name: "Filters" }));
  expect(chips().getAllByRole("button", { name: /^Remove .+$/u })).toHaveLength(3);
  await user.click(chips().getByRole("button", { name: "Remove For Sale" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&province=Ontario"));
  expect(main.getByRole("heading", { level: 1 })).toHaveFocus();
  await user.click(chips().getByRole("button", { name: "Remove Ontario" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office"));
  await waitFor(() => expect(asked().at(-1)).toEqual({ type: "Office", page: 1, limit: 10 }));
});

test("for a frequent word, the page says that there are more listings than were counted", async () => {
  const response = { properties: [buildCard({ name: "Listing 1" })], totalPages: 1_000, totalResults: 10_000, page: 1 };
  respond(SEARCH, { json: { response: { ...response, totalIsAtLeast: true, lastDoc: null } } });
  const { main } = await openResults("/search-results?keywords=the");
  expect(await main.findByRole("heading", { level: 1, name: "More than 10,000 listings · “the”" })).toBeVisible();
  // In the heading, and in the status.
  await waitFor(() => expect(main.getAllByText("More than 10,000 listings")).toHaveLength(2));
});

test("the results that are shown stay counted when they cannot be loaded again", async () => {
  respondToSearch();
  const { user, main } = await openResults("/search-results");
  expect(await main.findByRole("heading", { level: 1, name: "25 listings" })).toBeVisible();
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  respond(SEARCH, refused);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(main.getByText("Listing 1")).toBeVisible();
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(/^25 annonces/u);
});

test("a row says how long ago its owner confirmed it", async () => {
  const now = Math.floor(Date.now() / 1000);
  const properties = [0, 4, 41].map((days) => buildCard({ confirmedAt: { seconds: now - days * 86_400 } }));
  respond(SEARCH, { json: { response: { properties, totalPages: 1, totalResults: 3, page: 1, lastDoc: null } } });
  const { main } = await openResults("/search-results");
  expect(await main.findByText("Confirmed today")).toBeVisible();
  expect(main.getByText("Confirmed 4 days ago")).toBeVisible();
  expect(main.getByText("Last confirmed 41 days ago")).toBeVisible();
});

test("a row shows who listed it and when", async () => {
  const seconds = Math.floor(Date.now() / 1000);
  const properties = [
    buildCard({ agent: { name: "Zoé Roy", brokerageName: "Quai Inc." }, createdAt: { seconds: seconds - 3 * 86_400 } }),
    buildCard({
      agent: { name: "Zoé Roy", brokerageName: null },
      createdAt: { seconds: Date.UTC(2025, 10, 3) / 1000 },
    }),
    buildCard({ agent: null, postedAs: "owner", createdAt: { seconds } }),
  ];
  respond(SEARCH, { json: { response: { properties, totalPages: 1, totalResults: 3, page: 1, lastDoc: null } } });
  const { main } = await openResults("/search-results");
  const added = await main.findByText("Added 3 days ago");
  const line = (date: HTMLElement) => date.closest("p");
  expect(line(added)).toHaveTextContent(/Listed by Zoé Roy, Quai Inc\..*Added 3 days ago/u);
  expect(line(main.getByText("Added November 3, 2025"))).toHaveTextContent(/Listed by Zoé Roy.*Added/u);
  expect(line(main.getByText("Added now"))).toHaveTextContent(/Listed by owner.*Added now/u);
});

test.each([
  ["that all rows have", "", [true, true]],
  ["that does not decide the order", "?sort=newest", [true, false]],
])("no row shows a boost %s", async (_, query, priorities) => {
  const properties = priorities.map((priority) => buildCard({ boosts: { exposure: false, priority } }));
  respond(SEARCH, { json: { response: { properties, totalPages: 1, totalResults: 2, page: 1, lastDoc: null } } });
  const { main } = await openResults(`/search-results${query}`);
  expect(await main.findAllByRole("article")).toHaveLength(2);
  expect(main.queryByText("Priority")).not.toBeInTheDocument();
});

const fact = (key: string, text: string, metricText: string | null = null) =>
  ({ key, group: "building", unit: null, label: key, text, metricText }) as const;
const factsOf = (row: HTMLElement) =>
  within(within(row).getByRole("list", { name: "Facts" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a row shows first what the search compares by, each value once, and all of them", async () => {
  const facts = [fact("Rooms", "17"), fact("Occupancy Rate", "78%"), fact("Units", "4")];
  const capRate = { key: "capRate", label: "Cap Rate", text: "6.5%", metricText: null };
  const perArea = { key: "salePerSqft", label: "", text: "CA$100.00 / sq ft", metricText: "CA$1,076.39 / m²" };
  const many = ["a", "b", "c", "d"].map((key) => ({ ...capRate, key, label: key }));
  const properties = ["one", "two", "three"].map((id) => buildCard({ id, facts }));
  const compared = {
    one: [capRate, { ...capRate, key: "Units", label: "Units", text: "4" }],
    two: [perArea],
    three: many,
  };
  const paging = { totalPages: 1, totalResults: 3, page: 1, lastDoc: null };
  respond(SEARCH, { json: { response: { properties, compared, ...paging } } });
  const { main } = await openResults("/search-results?sort=capRate-desc");
  expect((await main.findAllByRole("article")).map(factsOf)).toEqual([
    ["Cap Rate 6.5%", "Units 4", "Rooms 17"],
    ["CA$100.00 / sq ft", "Rooms 17", "Occupancy Rate 78%"],
    ["a 6.5%", "b 6.5%", "c 6.5%", "d 6.5%"],
  ]);
});

test("a row shows three facts and at most one boost, and the short filters come before the categories", async () => {
  const facts = [
    fact("Total area", "12,100 sq ft", "1,124.1 m²"),
    fact("% of Retail Area", "55%"),
    fact("Power", "600 A"),
  ];
  const properties = [buildCard({ facts, boosts: { exposure: true, priority: true } }), buildCard()];
  respond(SEARCH, { json: { response: { properties, totalPages: 1, totalResults: 2, page: 1, lastDoc: null } } });
  const { filters, main } = await openResults("/search-results");
  const [first] = await main.findAllByRole("article");
  const row = within(first as HTMLElement);
  expect(factsOf(first as HTMLElement)).toEqual(["Total area 12,100 sq ft", "55% of Retail Area", "Power 600 A"]);
  expect(row.getByText("Priority")).toBeVisible();
  expect(row.queryByText("Featured")).not.toBeInTheDocument();
  const names = filters.getAllByRole("group").map((group) => group.querySelector("legend, summary")?.textContent);
  expect(names).toEqual([
    "Listing type",
    "Price range",
    "Keywords",
    "Size, income and more",
    "Province",
    "City",
    "Category",
    "Listed by",
  ]);
});

test("changing a filter goes back to the first page", async () => {
  respondToSearch(90);
  const { user, filters, main } = await openResults("/search-results?province=Ontario&page=4");
  await main.findByText("Listing 31");
  await user.click(filters.getByRole("button", { name: "Office" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&province=Ontario"));
  await main.findByText("Listing 1");
});

test.each([
  [1, "Previous12…1,234Next"],
  [50, "Previous1…495051…1,234Next"],
  [1234, "Previous1…1,2331,234Next"],
])("the page numbers at page %i of 1,234 are %s", async (page, links) => {
  respondToSearch(12_340);
  const { main } = await openResults(`/search-results?page=${page}`);
  await main.findByText(`Listing ${(page - 1) * 10 + 1}`);
  expect(pageLinks()?.replaceAll(/\s/gu, "")).toBe(links);
});

test("pages that cannot be requested directly are reached by cursor from their neighbours, forward and back", async () => {
  const cursorOf = (page: number) => `after ${page}`;
  respond(SEARCH, ({ body }) => {
    const { page = 1, lastDoc } = body as { page?: number; lastDoc?: string };
    if (page > 10_000 && lastDoc !== cursorOf(page - 1)) {
      return { status: 400, json: { msg: "Too far down.", fields: { page: "Too far down." } } };
    }
    const properties = [buildCard({ name: `Listing of page ${page}` })];
    const paging = { totalPages: 20_000, totalResults: 200_000, page, lastDoc: cursorOf(page) };
    return { json: { response: { properties, ...paging } } };
  });
  const { user, main } = await openResults("/search-results?page=10000");
  await main.findByText("Listing of page 10000");
  expect(pageLinks()).toBe("Previous1…9,99910,00010,001…Next");
  for (const page of [10_001, 10_002]) {
    await user.click(main.getByRole("link", { name: "Next page" }));
    await main.findByText(`Listing of page ${page}`);
  }
  expect(pageLinks()).toBe("Previous1…10,00010,00110,00210,003…Next");
  // Late enough that the page is read again.
  const later = Date.now() + 60_000;
  const now = vi.spyOn(Date, "now").mockReturnValue(later);
  await user.click(main.getByRole("link", { name: "Previous page" }));
  await main.findByText("Listing of page 10001");
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 10_001, lastDoc: cursorOf(10_000) }));
  now.mockRestore();
  const again = await openResults("/search-results?page=15000");
  expect(await again.main.findByText("Too far down.")).toBeVisible();
  expect(again.main.getByRole("link", { name: "Go to first page" })).toHaveAttribute("href", "/search-results");
});

test("a page past the end of the results says so, and links to the first", async () => {
  respond(SEARCH, {
    json: { response: { properties: [], totalPages: 3, totalResults: 25, page: 500, lastDoc: null } },
  });
  const { main } = await openResults("/search-results?type=Office&page=500");
  expect(await main.findByText("This page is past the end of the results.")).toBeVisible();
  expect(main.getByRole("link", { name: "Go to first page" })).toHaveAttribute("href", "/search-results?type=Office");
});

test("a search without results says so, and its filters can be cleared", async () => {
  respondToSearch(0);
  const { user, main } = await openResults("/search-results?type=Office&keywords=zzqqxx");
  expect(await main.findByText("No matching results found.")).toBeVisible();
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(/^0 listings/u);
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  await user.click(main.getByRole("button", { name: "Clear all filters" }));
  await waitFor(() => expect(address()).toBe("/search-results"));
});

test("the keyword rules apply next to the results too", async () => {
  respondToSearch();
  const { user, fill, filters } = await openResults("/search-results");
  const field = filters.getByRole("combobox", { name: "Keywords" });
  for (const [keyword, sentence] of [
    ["a".repeat(21), "Keywords must be 20 characters or fewer."],
    ["a b c d e", "You can only add up to 4 words per keyword."],
  ] as const) {
    await fill(field, keyword);
    await user.type(field, "{Enter}");
    expect(window.alert).toHaveBeenLastCalledWith(sentence);
    expect(field).toHaveAccessibleDescription(sentence);
  }
  expect(address()).toBe("/search-results");
});

test("a keyword that is typed in the sheet but not entered counts, and keeps the sheet open if it breaks a rule", async () => {
  respondToSearch();
  const { user, fill, main } = await openResults("/search-results?type=Office");
  await user.click(main.getByRole("button", { name: "Filters 1" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  const field = await sheet.findByRole("combobox", { name: "Keywords" });
  const show = () => user.click(sheet.getByRole("button", { name: "Show 25 listings" }));
  await fill(field, "a b c d e");
  await show();
  const sentence = "You can only add up to 4 words per keyword.";
  expect(window.alert).toHaveBeenLastCalledWith(sentence);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(address()).toBe("/search-results?type=Office");
  await fill(field, "dock");
  await show();
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&keywords=dock"));
  expect(screen.queryByRole("dialog", { name: "Filters" })).not.toBeInTheDocument();
});

test("the sheet counts the listings with a keyword that is typed but not entered, once typing pauses", async () => {
  respond(SEARCH, ({ body }) => {
    const { keywords = [] } = body as { keywords?: readonly string[] };
    const totalResults = keywords.includes("dock") ? 3 : 25;
    return { json: { response: { properties: [], totalPages: 1, totalResults, page: 1, lastDoc: null } } };
  });
  const { user, fill, main } = await openResults("/search-results?keywords=crane");
  await user.click(main.getByRole("button", { name: "Filters 1" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  const field = await sheet.findByRole("combobox", { name: "Keywords" });
  expect(await sheet.findByRole("button", { name: "Show 25 listings" })).toBeVisible();
  const before = asked().length;
  for (const value of ["do", "dock"]) fireEvent.change(field, { target: { value } });
  expect(await sheet.findByRole("button", { name: "Show 3 listings" })).toBeVisible();
  expect(asked().slice(before)).toEqual([{ keywords: ["crane", "dock"], page: 1, limit: 1, isAside: true }]);
  await fill(field, "a b c d e");
  expect(await sheet.findByRole("button", { name: "Show listings" })).toBeVisible();
  await fill(field, "");
  expect(await sheet.findByRole("button", { name: "Show 25 listings" })).toBeVisible();
});

test("bounds that are typed in the sheet are counted once typing pauses, and wrong ones keep the sheet open", async () => {
  respond(SEARCH, ({ body }) => {
    const { lowerPrice } = body as { lowerPrice?: number };
    const totalResults = lowerPrice === 400_000 ? 3 : 25;
    return { json: { response: { properties: [], totalPages: 1, totalResults, page: 1, lastDoc: null } } };
  });
  const { user, fill, main } = await openResults("/search-results?type=Office");
  await user.click(main.getByRole("button", { name: "Filters 1" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  const [lowest, highest] = [
    await sheet.findByRole("textbox", { name: "Price: lowest" }),
    sheet.getByRole("textbox", { name: "Price: highest" }),
  ];
  expect(await sheet.findByRole("button", { name: "Show 25 listings" })).toBeVisible();
  await user.type(lowest, "400000");
  expect(await sheet.findByRole("button", { name: "Show 3 listings" })).toBeVisible();
  expect(lowest).toHaveFocus();
  expect(lowest).toHaveValue("400000");
  await user.clear(lowest);
  expect(await sheet.findByRole("button", { name: "Show 25 listings" })).toBeVisible();

  await fill(highest, "abc");
  await user.click(await sheet.findByRole("button", { name: "Show listings" }));
  expect(highest).toHaveAccessibleDescription("Please enter a whole number.");
  expect(highest).toHaveFocus();
  await fill(lowest, "8");
  await fill(highest, "6");
  await user.click(sheet.getByRole("button", { name: "Show listings" }));
  expect(lowest).toHaveAccessibleDescription("The lowest value cannot be above the highest.");
  expect([lowest, highest].map((field) => (field as HTMLInputElement).value)).toEqual(["8", "6"]);
  expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(address()).toBe("/search-results?type=Office");

  await user.click(sheet.getByRole("button", { name: "Clear all" }));
  expect(sheet.getByRole("textbox", { name: "Price: lowest" })).toHaveValue("");
  await fill(sheet.getByRole("textbox", { name: "Price: lowest" }), "400000");
  await user.click(await sheet.findByRole("button", { name: "Show 3 listings" }));
  await waitFor(() => expect(address()).toBe("/search-results?lowerPrice=400000"));
  expect(screen.queryByRole("dialog", { name: "Filters" })).not.toBeInTheDocument();
});

test("closing the sheet or clearing all its filters drops a keyword that was only typed", async () => {
  respondToSearch();
  const { user, fill, main } = await openResults("/search-results");
  const open = async () => {
    await user.click(main.getByRole("button", { name: "Filters" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    return { sheet, field: await sheet.findByRole("combobox", { name: "Keywords" }) };
  };
  const first = await open();
  await fill(first.field, "dock");
  const clear = first.sheet.getByRole("button", { name: "Clear all" });
  await user.click(clear);
  expect(first.field).toHaveValue("");
  expectHeldWithFocus(clear);
  await fill(first.field, "crane");
  await user.click(first.sheet.getByRole("button", { name: "Close" }));
  const again = await open();
  expect(again.field).toHaveValue("");
  expect(address()).toBe("/search-results");
});

test.each([
  ["type=Nonsense", { type: "Unknown category." }],
  ["subtype=Nonsense", { subtype: "Unknown subtype." }],
  ["province=Atlantis", { province: "Unknown province." }],
  ["listingType=gift", { listingType: "Unknown." }],
  ["lowerPrice=abc", { lowerPrice: "Not a number." }],
  ["upperPrice=99999999999", { upperPrice: "Too much." }],
  [`keywords=${"a".repeat(21)}`, { keywords: "Keywords must be 20 characters or fewer." }],
])(
  "a filter in the address that makes no sense is named beside its control, and can be reset: %s",
  async (query, fields) => {
    respond(SEARCH, { status: 400, json: { msg: "Bad request.", fields } });
    const { user, filters, main } = await openResults(`/search-results?${query}`);
    expect(await main.findByText("Failed to fetch listings. Please try again later.")).toBeVisible();
    const [[name, sentence] = ["", ""]] = Object.entries(fields);
    const group = filters.getByText(sentence).closest("fieldset") as HTMLElement;
    expect(asked()[0]).toHaveProperty(name);
    expect(address()).toBe(`/search-results?${query}`);
    respondToSearch();
    await user.click(within(group).getByRole("button", { name: /^Reset: .+$/u }));
    await waitFor(() => expect(address()).toBe("/search-results"));
    expect(await main.findByText("Listing 1")).toBeVisible();
  },
);

test("names in the URL match in any case and spelling, and an invalid page or order is the default", async () => {
  respondToSearch();
  const { panel, main } = await openResults(
    "/search-results?type=investment%20property&province=QUEBEC&city=montréal&page=-3&sort=best",
  );
  await main.findByText("Listing 1");
  const found = { type: "Investment Properties", province: "Quebec", city: "Montreal", page: 1, limit: 10 };
  expect(asked()).toEqual([found]);
  expect(dropdown(panel, "City")).toHaveTextContent("Montreal");
});

test.each([
  ["answers with an error", { status: 500, json: undefined }, "Unknown error searching properties"],
  ["cannot be reached", "offline", "Vestpocket cannot be reached. Check your connection."],
] as const)(
  "when the server %s, the results show an error, keep the filters, and can be retried",
  async (_what, answer, detail) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    respond(SEARCH, answer);
    const query = "?type=Office&province=Ontario&keywords=parking&page=2";
    const { user, panel, filters, main } = await openResults(`/search-results${query}`);
    await vi.advanceTimersByTimeAsync(5_000);
    const alert = within(await main.findByRole("alert"));
    expect(alert.getByText("Failed to fetch listings. Please try again later.")).toBeVisible();
    expect(alert.getByText(detail)).toBeVisible();
    expect(filters.getByRole("button", { name: "Office" })).toHaveAttribute("aria-pressed", "true");
    expect(dropdown(panel, "Province")).toHaveTextContent("Ontario");
    respondToSearch();
    await user.click(alert.getByRole("button", { name: "Try again" }));
    expect(await main.findByText("Listing 11")).toBeVisible();
    expect(address()).toBe(`/search-results${query}`);
    expect(main.queryByRole("alert")).not.toBeInTheDocument();
  },
);

test.each([
  [{ status: 429, json: { msg: "Not so fast." } }, "Not so fast."],
  [
    { status: 429, json: { msg: "Not so fast." }, headers: { "retry-after": "120" } },
    /Not so fast\. You can continue at \S+\s[AP]M\./u,
  ],
  [{ status: 418, json: {} }, "Client error searching properties"],
])("a search that the server rejects shows its message, or the page's own: %j", async (answer, detail) => {
  respond(SEARCH, answer);
  const { main } = await openResults("/search-results?type=Office");
  const alert = await main.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to fetch listings. Please try again later.");
  expect(alert).toHaveTextContent(detail);
});
