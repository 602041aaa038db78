import { screen, within } from "@testing-library/react";
import type { MarketHealth } from "@vestpocket/domain/metrics/market-health.schema";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { expect, test } from "vitest";
import { buildProfile, buildWaiting } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

/** Sign-ups of two days, following two days before them. */
const buildSignUps = (points: [number, number], former: [number, number]): Metrics["signUps"] => ({
  unit: "day",
  total: points[0] + points[1],
  points: [
    { day: "2026-11-19", signUps: points[0] },
    { day: "2026-11-20", signUps: points[1] },
  ],
  former: {
    total: former[0] + former[1],
    points: [
      { day: "2026-11-17", signUps: former[0] },
      { day: "2026-11-18", signUps: former[1] },
    ],
  },
});

const NO_REVENUE = { plansCents: 0, membershipsCents: 0, taxCents: 0, points: [] };
const NO_SEARCHES = { searches: 0, misses: 0, points: [] };

const MARKET: MarketHealth = {
  ...{ activeListings: 40, askedListings: 10, visits: 50, inquiries: 10, unanswered: 3, replySeconds: 18_000 },
  ...{ drafts: 8, paidDrafts: 6, renewals: 2, ended: 1 },
  categories: [{ type: "Office", inquiries: 7, listings: 20 }],
  cities: [{ city: "Montreal", province: "Quebec", inquiries: 5, listings: 9 }],
};

async function openOverview(
  signUps: Metrics["signUps"],
  {
    prefix = "",
    top = [],
    alerts = { listings: 0, reached: 0, medianSeconds: null, p95Seconds: null },
  }: { prefix?: string; top?: Metrics["searches"]["top"]; alerts?: Metrics["alerts"] } = {},
) {
  const figures: Metrics = {
    listings: [],
    members: 0,
    inquiries: 0,
    alerts,
    signUps,
    revenue: { unit: "week", ...NO_REVENUE, former: NO_REVENUE },
    searches: { unit: "day", ...NO_SEARCHES, former: NO_SEARCHES, top },
  };
  respond("GET /v1/auth/session", {
    json: { session: { isAdministrator: true, administratorRole: "full", needsSecondFactor: false } },
  });
  respond("GET /v1/admin/figures", { json: { figures } });
  respond("GET /v1/admin/figures/market", { json: { market: MARKET } });
  const opened = await openPage(`${prefix}/admin`, {
    as: buildProfile({ role: "administrator", hasSecondFactor: true }),
  });
  const name = prefix === "" ? "Sign-ups" : "Nouveaux comptes";
  return { ...opened, chart: within(await screen.findByRole("region", { name })) };
}

test.each([
  [[2, 4], [1, 3], "50% more than in the previous period."],
  [[1, 2], [3, 1], "25% less than in the previous period."],
  [[1, 2], [2, 1], "Same as in the previous period."],
  [[1, 2], [0, 0], "None in the previous period."],
  [[0, 0], [0, 4], "100% less than in the previous period."],
] as [[number, number], [number, number], string][])(
  "%j after %j is shown in words: %s",
  async (points, former, sentence) => {
    const { chart } = await openOverview(buildSignUps(points, former));
    expect(chart.getByText(sentence)).toBeVisible();
  },
);

test("a chart and its table show each point next to that of the previous period", async () => {
  const { user, chart } = await openOverview(buildSignUps([2, 4], [1, 3]));
  expect(chart.getByText("Previous period")).toBeVisible();
  expect(chart.getAllByRole("option").map((point) => point.getAttribute("aria-label"))).toEqual([
    "November 19, 2026: Sign-ups 2. November 17, 2026: Sign-ups 1",
    "November 20, 2026, so far: Sign-ups 4. November 18, 2026: Sign-ups 3",
  ]);
  await user.click(chart.getByRole("button", { name: "Show as table" }));
  const rows = within(chart.getByRole("table", { name: "Sign-ups" }))
    .getAllByRole("row")
    .slice(1);
  expect(
    rows.map((row) => [...row.children].map((cell) => [...cell.childNodes].map((each) => each.textContent))),
  ).toEqual([
    [
      ["November 19, 2026", "Before: November 17, 2026"],
      ["2", "1"],
    ],
    [
      ["November 20, 2026, so far", "Before: November 18, 2026"],
      ["4", "3"],
    ],
  ]);
});

test("the comparison is in French on the French page", async () => {
  const { chart } = await openOverview(buildSignUps([2, 4], [1, 3]), { prefix: "/fr" });
  expect(chart.getByText(/^50\s%\sde plus que pendant la période précédente\.$/u)).toBeVisible();
});

test("a search without results is described with all its filters", async () => {
  const filters = { type: "Office", bounds: { capRate: { min: 5 }, totalArea: { max: 1_200 } }, zoning: "c3" };
  await openOverview(buildSignUps([1, 1], [1, 1]), { top: [{ filters, times: 7 }] });
  const missed = within(await screen.findByRole("region", { name: "Searches with no results" }));
  const link = await missed.findByRole("link", { name: /^Office\s· Total Area: .+$/u });
  expect(link).toHaveTextContent("Office");
  expect(link).toHaveTextContent(/Cap Rate/u);
  expect(link).toHaveTextContent("Zoning: c3");
  expect(link).toHaveAttribute("href", "/search-results?type=Office&capRate=5-&totalArea=-1200&zoning=c3");
});

test("/ goes to the search, and chart points keep their own keys", async () => {
  const { user } = await openOverview(buildSignUps([2, 4], [1, 3]));
  expect(screen.getAllByRole("listbox").length).toBeGreaterThan(0);
  await user.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search the admin area" })).toHaveFocus();
});

test("what costs money if nobody acts is said first, with the deadline", async () => {
  const waiting = buildWaiting({
    disputes: 2,
    failedRefunds: 1,
    answerBy: { seconds: Date.UTC(2099, 11, 4, 12) / 1_000 },
  });
  respond("GET /v1/admin/figures/waiting", { json: { waiting } });
  await openOverview(buildSignUps([0, 0], [0, 0]));
  expect(await screen.findByRole("link", { name: /^2 disputed payments to answer.*$/u })).toHaveAttribute(
    "href",
    "/admin/orders?status=to_answer",
  );
  expect(screen.getByText(/Respond by December 4, 2099, or the money is lost\./u)).toBeVisible();
  expect(screen.getByRole("link", { name: /^1 refund failed.*$/u })).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Orders 3 waiting$/u })[0]).toBeVisible();
});

test("what needs doing comes first, in order of urgency, each with its rows and how long it waits", async () => {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1000);
  const waiting = buildWaiting({
    ...{
      tickets: 2,
      oldestTicket: { seconds: now - 3 * day },
      reports: 1,
      oldestReport: { seconds: now },
      licences: 4,
    },
    ...{ disputes: 1, answerBy: { seconds: now + 2 * day + 60 } },
  });
  respond("GET /v1/admin/figures/waiting", { json: { waiting } });
  await openOverview(buildSignUps([1, 2], [1, 2]));
  const todo = within(screen.getByRole("region", { name: "To do" }));
  const rows = todo.getAllByRole("link");
  expect(rows.map((row) => row.getAttribute("href"))).toEqual([
    "/admin/orders?status=to_answer",
    "/admin/reports",
    "/admin/tickets?sort=oldest",
    "/admin/users?licence=waiting",
  ]);
  expect(rows[0]).toHaveTextContent(/1 disputed payment to answer.*2 days left\.$/u);
  expect(rows[1]).toHaveTextContent(/The oldest came today\.$/u);
  expect(rows[2]).toHaveTextContent(/2 tickets to answer.*The oldest has waited 3 days\.$/u);
});

test("supply and demand are shares and times, and lead to the listings behind them", async () => {
  await openOverview(buildSignUps([1, 2], [1, 2]));
  const market = within(await screen.findByRole("region", { name: "Supply and demand, last 30 days" }));
  const figureOf = async (name: string) =>
    (await market.findByRole("link", { name })).closest("div")?.querySelector("dd")?.textContent;
  expect(await figureOf("Listings with an inquiry")).toBe("25%");
  expect(await figureOf("Visits that led to an inquiry")).toBe("20%");
  expect(await figureOf("Median time to a reply")).toBe("5 hours");
  expect(await figureOf("Listings created that were paid")).toBe("75%");
  expect(market.getByRole("link", { name: "Montreal" })).toHaveAttribute(
    "href",
    "/admin/listings?status=active&city=Montreal",
  );
});

test.each([
  [{ listings: 0, reached: 0, medianSeconds: null, p95Seconds: null }, ["–", "–", "–"]],
  [{ listings: 8, reached: 5, medianSeconds: 20, p95Seconds: 7_100 }, ["63%", "1 min", "118 min"]],
  [{ listings: 1, reached: 1, medianSeconds: 72_000, p95Seconds: 260_000 }, ["100%", "20 hr", "3 days"]],
] as const)(
  "of new listings, %j is shown as the share that reached a buyer, and how soon",
  async (alerts, expected) => {
    await openOverview(buildSignUps([0, 0], [0, 0]), { alerts });
    const region = screen.getByRole("region", { name: "Alerts about new listings" });
    const values = [...region.querySelectorAll("dt + dd")].map((value) => value.textContent);
    expect(values).toEqual(expected);
  },
);
