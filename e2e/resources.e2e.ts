import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { COLD, expect, expectNoShifts, open, readThrough, recordShifts, test } from "./fixtures.ts";
import { readSentPages } from "./sent-pages.ts";

const RESOURCES = [
  ["how-it-works", "How It Works"],
  ["benefits-by-user", "Benefits By User"],
  ["pricing-plans", "Pricing & Plans"],
  ["real-estate-agents", "Real Estate Agents"],
  ["do-it-yourself-save", "Do It Yourself & Save"],
  ["sell-your-franchise-business", "Sell Your Franchise Business"],
  ["post-or-find-lease-opportunities", "Post or Find Lease Opportunities"],
  ["confidential-options", "Confidential Options"],
] as const;

test("each resource is sent complete in both languages, and links to others and to the Learn Hub", async ({ page }) => {
  const titles = [...RESOURCES, ["learn-hub", "Learn Hub"]] as const;
  const paths = titles.map(([slug]) => `/resources/${slug}`);
  const english = await readSentPages(page, paths);
  const french = await readSentPages(
    page,
    paths.map((path) => `/fr${path}`),
  );
  for (const { path, status, linkHeader, language, title, meta, main } of [...english, ...french]) {
    expect(status, path).toBe(200);
    expect(language).toBe(path.startsWith("/fr/") ? "fr" : "en");
    expect(linkHeader, path).toContain(`/fr${path.replace(/^\/fr/u, "")}>; rel="alternate"; hreflang="fr"`);
    expect(main.headline, path).toHaveLength(1);
    expect(title).toBe(`${main.headline[0]} · Vestpocket`);
    expect(meta.description?.[0], path).toMatch(/.{40}/u);
    expect(meta, path).not.toHaveProperty("robots");
    expect(main.sections.length, `headings of ${path}`).toBeGreaterThan(1);
    expect(main.text, path).not.toMatch(
      /coming soon|opens later|not all of this is open|lorem|bientôt disponible|ouvrira plus tard/iu,
    );
  }
  for (const [at, [slug, title]] of titles.entries()) {
    expect(english[at]?.main.headline).toEqual([title]);
    expect(english[at]?.main.text, title).not.toBe(french[at]?.main.text);
    if (slug === "learn-hub") continue;
    const beside = english[at]?.main.linksBeside ?? [];
    expect(beside.length, title).toBeGreaterThan(1);
    expect(beside, "not to itself").not.toContain(title);
    expect(beside, title).toContainEqual(expect.stringContaining("Visit The Learn Hub"));
  }
});

test("the Learn Hub leads to every other resource", async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Visit The Learn Hub", exact: true }).click();
  await expect(page).toHaveURL("/resources/learn-hub");
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(cards).toHaveText(RESOURCES.map(([, title]) => title));
  for (const [at, [slug]] of RESOURCES.entries()) {
    await expect(cards.nth(at)).toHaveAttribute("href", `/resources/${slug}`);
  }
  await cards.last().click();
  await expect(page).toHaveURL("/resources/confidential-options");
  await expect(page.getByRole("heading", { level: 1, name: "Confidential Options", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/resources/learn-hub");
});

test("Pricing & Plans names the prices that will be charged", async ({ page }) => {
  await open(page, "/resources/pricing-plans");
  const table = page.getByRole("table");
  for (const { label, cents, days } of PLAN_PRICES) {
    await expect(
      table.getByRole("columnheader", { name: `${label.message} $${cents / 100}`, exact: true }),
    ).toBeVisible();
    await expect(table.getByRole("row").filter({ hasText: /^Duration/u })).toContainText(`${days} days`);
  }
  for (const { cents } of ADD_ON_PRICES) {
    await expect(
      page
        .getByRole("main")
        .getByText(`$${cents / 100}`)
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole("main").getByText("$29.99").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("$240")).toBeVisible();
  await expect(page.getByRole("main").getByText("$480")).toBeVisible();
});

test("nothing on the page of a resource moves while it loads", { tag: COLD }, async ({ page }) => {
  await page.addInitScript(recordShifts);
  for (const address of ["/resources/how-it-works", "/resources/learn-hub", "/fr/resources/pricing-plans"]) {
    await open(page, address);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await readThrough(page);
    await expectNoShifts(page, address);
  }
});
