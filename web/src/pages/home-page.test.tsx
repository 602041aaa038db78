import { act, screen, waitFor, within } from "@testing-library/react";
import { CATEGORIES, CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { HOME_CITIES } from "@vestpocket/domain/places/places.schema";
import { expect, test, vi } from "vitest";
import { buildCard, buildProfile, buildTodo } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const FEATURED = "POST /v1/property/featured";

type Refusal = 1 | 2 | 3 | 7 | "throws" | "missing";

async function openHome({ visited = [] }: { visited?: ListingCard[] } = {}) {
  respond("GET /v1/views/recent", { json: { properties: visited } });
  // Signing out at the end of a test clears its featured listings.
  const { user } = await openPage("/", { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Search For A Listing" });
  return { user, main: within(screen.getByRole("main")) };
}

/** A browser whose location is unavailable. */
function stubLocation(reason: Refusal) {
  const getCurrentPosition = vi.fn((_found: unknown, failed: (error: { code: number }) => void, _options: unknown) => {
    if (reason === "throws") throw new TypeError("broken");
    failed({ code: Number(reason) });
  });
  const geolocation = reason === "missing" ? undefined : { getCurrentPosition };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
  return getCurrentPosition;
}

const hrefs = (links: HTMLElement[]) => links.map((each) => each.getAttribute("href"));
const texts = (elements: HTMLElement[]) => elements.map((each) => each.textContent);

test("pending tasks come first for a signed-in person, as one line of links", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  respond("GET /v1/property/todo", {
    json: { todo: buildTodo({ unread: { received: 0, sent: 2 }, ending: 1, unpaid: 3, drafts: 1 }) },
  });
  const { main } = await openHome();
  const line = within(await main.findByRole("navigation", { name: "To do" }));
  expect(line.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["2 unread conversations", "/account/inquiries?box=sent"],
    ["1 listing expires soon", "/account/my-listings?status=ending"],
    ["3 listings to pay for", "/account/my-listings?status=draft"],
    ["1 unfinished draft", "/account/my-listings"],
  ]);
  const first = main.getAllByRole("link")[0];
  expect(first).toHaveTextContent("2 unread conversations");
});

test("nothing is shown if there are no pending tasks", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  const { main } = await openHome();
  await waitFor(() => expect(callsTo("GET /v1/property/todo")).toHaveLength(1));
  expect(main.queryByRole("navigation", { name: "To do" })).toBeNull();
});

test("recently viewed listings appear only below the viewport, whatever an observer reported earlier", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  const reports: (() => void)[] = [];
  const Observer = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      reports.push(() => notify([{ isIntersecting: false }]));
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", Observer);
  const top = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  const { main } = await openHome({ visited: [buildCard()] });
  await waitFor(() => expect(callsTo("GET /v1/views/recent")).toHaveLength(1));
  const recent = () => main.queryByRole("region", { name: "Recently viewed" });
  const report = () =>
    act(() => {
      for (const notify of reports) notify();
    });

  top.mockReturnValue(new DOMRect(0, -300));
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(3));
  report();
  expect(recent()).toBeNull();
  top.mockReturnValue(new DOMRect(0, window.innerHeight + 1));
  report();
  expect(recent()).toBeVisible();
});

test("the home page has the search, featured listings, two cities, explanations and the Agent Pro offer", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  const { main } = await openHome();
  expect(document.title).toBe("Commercial Pocket Listings · Vestpocket");
  const form = within(document.querySelector("search") as HTMLElement);
  expect(texts(within(form.getByRole("list", { name: "Category" })).getAllByRole("button"))).toEqual(
    CATEGORIES.map(({ slug }) => CATEGORY_LABELS[slug].message),
  );
  expect(form.getByRole("combobox", { name: "Keywords" })).toBeVisible();
  expect(main.getByRole("heading", { name: "Popular Searches" })).toBeVisible();
  expect(texts(main.getAllByRole("heading", { level: 2 }))).toEqual(
    expect.arrayContaining([
      "Browse Our Featured Listings",
      "Our Pick For Montreal",
      "Latest Listing In Mississauga",
      "Commercial Real Estate Explained",
      "Join AgentPro - $240/year",
    ]),
  );
  const banner = main.getByRole("region", { name: "Join AgentPro - $240/year" });
  await waitFor(() => expect(banner.querySelector("s")).toHaveTextContent("$480/year"));
  expect(hrefs(within(banner).getAllByRole("link"))).toEqual(["/account/agent-pro"]);
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "Visit The Learn Hub" })).toHaveAttribute("href", "/resources/learn-hub");
  expect(footer.getByText("© Vestpocket")).toBeVisible();
  expect(footer.getByText(/never shared or sold without your consent/u)).toBeVisible();
});

test("the home page explains commercial real estate in four groups of links", async () => {
  respond(FEATURED, { json: { properties: [] } });
  const { main } = await openHome();
  const explained = within(main.getByRole("region", { name: "Commercial Real Estate Explained" }));
  expect(texts(explained.getAllByRole("heading", { level: 3 }))).toEqual([
    "Learn & Get Started",
    "Real Estate Agents",
    "Buyers & Sellers",
    "Tenants & Landlords",
  ]);
  expect(texts(explained.getAllByRole("link"))).toEqual([
    "How It Works",
    "Benefits By User",
    "Pricing & Plans",
    "Real Estate Agents",
    "Do It Yourself & Save",
    "Sell Your Franchise Business",
    "Post or Find Lease Opportunities",
    "Confidential Options",
  ]);
  expect(explained.getByRole("link", { name: "Pricing & Plans" })).toHaveAttribute("href", "/resources/pricing-plans");
});

test("popular searches and the cities of the home page link to their results", async () => {
  respond(FEATURED, { json: { properties: [] } });
  const { main } = await openHome();
  for (const [name, address] of [
    ["Commercial", "/search-results?type=Commercial"],
    ["Mississauga", "/search-results?city=Mississauga"],
    ["$400k - $600k", "/search-results?lowerPrice=400000&upperPrice=600000"],
  ] as const) {
    expect(hrefs(main.getAllByRole("link", { name }))).toContain(address);
  }
  const cities = main.getAllByRole("link").filter((link) => link.querySelector("img") !== null);
  expect(texts(cities)).toEqual(["All Cities", ...HOME_CITIES]);
  expect(hrefs(cities)).toEqual(["/search-results", ...HOME_CITIES.map((city) => `/search-results?city=${city}`)]);
});

test("when featured listings cannot be loaded, the home page shows a calm message and the two cities show samples", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(FEATURED, { status: 500, json: { msg: "broken" } });
  const { main } = await openHome();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await main.findByText("No featured listings available")).toBeVisible();
  expect(main.queryByText("broken")).not.toBeInTheDocument();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
  for (const [city, offer] of [
    ["Our Pick For Montreal", "For Sale"],
    ["Latest Listing In Mississauga", "For Rent"],
  ] as const) {
    const card = within(main.getByRole("region", { name: city }));
    expect(await card.findByText("Sample")).toBeVisible();
    expect(card.getByText(offer)).toBeVisible();
    for (const fact of ["2 Rooms", "Hydro", "2500 sq ft"]) expect(card.getByText(fact)).toBeVisible();
    // A sample is not a link.
    expect(card.queryByRole("link")).not.toBeInTheDocument();
  }
});

test("the home page says when there are no featured listings", async () => {
  respond(FEATURED, { json: { properties: [] } });
  const { main } = await openHome();
  expect(await main.findByText("No featured listings available")).toBeVisible();
});

test("while the visitor is located the heading says so, and the browser may take ten seconds or use a minute-old position", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  let refuse = () => {};
  const ask = vi.fn((_found: unknown, failed: (error: { code: number }) => void, _options: unknown) => {
    refuse = () => failed({ code: 3 });
  });
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition: ask } });
  const { user, main } = await openHome();
  const button = await main.findByRole("button", { name: "Use my location" });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(await main.findByRole("heading", { name: "Loading listings for your area..." })).toBeVisible();
  expect(main.getByRole("button", { name: "Use my location" })).toHaveAttribute("aria-disabled", "true");
  expect(ask.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
  refuse();
  expect(await main.findByText("Location request timed out. Showing default properties.")).toBeVisible();
  expect(main.getByRole("heading", { name: "Browse Our Featured Listings" })).toBeVisible();
  expect(main.getByRole("button", { name: "Use my location" })).toBeEnabled();
});

test.each<[Refusal, string]>([
  [
    1,
    "Location access was denied. Enable it in your browser settings to see nearby properties, or continue with default properties.",
  ],
  [2, "Location information is unavailable. Showing default properties."],
  [3, "Location request timed out. Showing default properties."],
  [7, "An unexpected error occurred while fetching location. Showing default properties."],
  ["throws", "Error fetching location. Showing default properties."],
  ["missing", "Geolocation is not supported by your browser. Showing default properties."],
])(
  "when the location is unavailable (%s), the home page says why and shows the default listings",
  async (reason, sentence) => {
    respond(FEATURED, { json: { properties: [buildCard({ name: "Brick storefront" })] } });
    stubLocation(reason);
    const { user, main } = await openHome();
    const button = await main.findByRole("button", { name: "Use my location" });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await main.findByText(sentence)).toBeVisible();
    expect((await main.findAllByText("Brick storefront")).length).toBeGreaterThan(0);
    for (const { body } of callsTo(FEATURED)) expect(body).not.toHaveProperty("lat");
  },
);

test("the home page shows no regular price of Agent Pro unless the operator confirms it", async () => {
  respond(FEATURED, { json: { properties: [buildCard()] } });
  respond("GET /v1/memberships/offer", { json: { ordinary: null } });
  const { main } = await openHome();
  await waitFor(() => expect(callsTo("GET /v1/memberships/offer")).toHaveLength(1));
  expect(main.getByText("Plus tax. Cancel at any time.")).toBeVisible();
  expect(document.querySelector("s")).toBeNull();
});
