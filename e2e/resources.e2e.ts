import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { expect, expectNoShifts, open, readThrough, recordShifts, test } from "./fixtures.ts";
import { readText } from "./settled.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

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

test("each resource is a page of its own in both languages, and links to others and to the Learn Hub", async ({
  page,
}) => {
  for (const [slug, title] of [...RESOURCES, ["learn-hub", "Learn Hub"]] as const) {
    const texts: string[] = [];
    for (const [prefix, language] of [
      ["", "en"],
      ["/fr", "fr"],
    ] as const) {
      await open(page, `${prefix}/resources/${slug}`);
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      await expect(heading).toHaveCount(1);
      if (language === "en") await expect(heading).toHaveText(title);
      const name = await readText(heading);
      await expect(page).toHaveTitle(`${name} · Vestpocket`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40}/u);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
      const text = await readText(page.getByRole("main"));
      expect(text).not.toMatch(
        /coming soon|opens later|not all of this is open|lorem|bientôt disponible|ouvrira plus tard/iu,
      );
      texts.push(text);
      if (slug === "learn-hub" || language === "fr") continue;
      const more = page.getByRole("main").getByRole("complementary");
      await expect(more.getByRole("link").nth(1)).toBeVisible();
      await expect(more.getByRole("link", { name: title, exact: true }), "not to itself").toHaveCount(0);
      await expect(more.getByRole("link", { name: "Visit The Learn Hub" })).toBeVisible();
    }
    expect(texts[0], title).not.toBe(texts[1]);
  }
});

test("the Learn Hub leads to every other resource", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Visit The Learn Hub" }).click();
  await expect(page).toHaveURL("/resources/learn-hub");
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(cards).toHaveText(RESOURCES.map(([, title]) => title));
  for (const [at, [slug, title]] of RESOURCES.entries()) {
    await cards.nth(at).click();
    await expect(page).toHaveURL(`/resources/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/resources/learn-hub");
  }
});

test("Pricing & Plans names the prices that will be charged", async ({ page }) => {
  await open(page, "/resources/pricing-plans");
  const table = page.getByRole("table");
  for (const { label, cents, days } of PLAN_PRICES) {
    await expect(
      table.getByRole("columnheader", { name: `${label.message} $${cents / 100}`, exact: true }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Duration/u })).toContainText(`${days} days`);
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every resource is complete without scripts, in both languages", async ({ page }) => {
    for (const prefix of ["", "/fr"]) {
      for (const slug of [...RESOURCES.map(([each]) => each), "learn-hub"]) {
        const answer = await page.goto(`${prefix}/resources/${slug}`);
        expect(answer?.headers().link).toContain(`/fr/resources/${slug}>; rel="alternate"; hreflang="fr"`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(/./u);
        const headings = page.getByRole("main").getByRole("heading", { level: 2 });
        const body = headings.and(page.locator(":not(aside *)"));
        await expect.soft(body.nth(1), `headings of ${prefix}/resources/${slug}`).toBeVisible();
      }
    }
  });
});

test("nothing on the page of a resource moves while it loads", async ({ page }) => {
  await page.addInitScript(recordShifts);
  for (const address of ["/resources/how-it-works", "/resources/learn-hub", "/fr/resources/pricing-plans"]) {
    await open(page, address);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await readThrough(page);
    await expectNoShifts(page, address);
  }
});
