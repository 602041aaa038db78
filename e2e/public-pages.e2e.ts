import type { Page } from "@playwright/test";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { localPath, paths, splitPath } from "@vestpocket/domain/shared/paths";
import { expect, open, test } from "./fixtures.ts";

interface StructuredData {
  readonly "@context": string;
  readonly "@type": string;
  readonly [member: string]: unknown;
}

/** What the sitemap lists: every public page in both languages, without the site's address. */
async function listPublicPages(page: Page): Promise<string[]> {
  const { origin } = new URL((await page.request.get("/")).url());
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url ?? "");
  return urls.map((url) => {
    expect(url.startsWith(`${origin}/`), url).toBe(true);
    return url.slice(origin.length);
  });
}

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute("content");

async function readStructuredData(page: Page): Promise<StructuredData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as StructuredData);
}

test("the sitemap lists the public pages in both languages, and robots are led to it", async ({ page }) => {
  const listed = await listPublicPages(page);
  const expected = [
    paths.home(),
    paths.signUp(),
    paths.privacy(),
    paths.terms(),
    paths.contact(),
    paths.resource("learn-hub"),
    paths.resource("pricing-plans"),
  ];
  for (const path of expected) {
    expect(listed).toContain(path);
    expect(listed).toContain(localPath("fr", path));
  }
  expect(listed.filter((path) => /account|search-results|property|agent\/|reset-password/u.test(path))).toEqual([]);
  const robots = await (await page.request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/mu);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page has a title and a description of its own, and says how it is to be shared", async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    const listed = await listPublicPages(page);
    for (const path of listed) {
      const { language } = splitPath(path);
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers().link).toContain('hreflang="x-default"');
      const title = await page.title();
      const description = (await content(page, 'meta[name="description"]')) ?? "";
      expect.soft(description.length, `${path}: the description`).toBeGreaterThan(30);
      seen.titles.add(title);
      seen.descriptions.add(description);

      await expect.soft(page.locator('head link[rel="canonical"]'), path).toHaveAttribute("href", `${baseURL}${path}`);
      expect.soft(`${await content(page, 'meta[property="og:title"]')} · Vestpocket`, path).toBe(title);
      expect.soft(await content(page, 'meta[property="og:description"]'), path).toBe(description);
      expect.soft(await content(page, 'meta[property="og:url"]'), path).toBe(`${baseURL}${path}`);
      expect.soft(await content(page, 'meta[property="og:locale"]'), path).toBe(`${language}_CA`);
      expect.soft(await content(page, 'meta[property="og:image"]'), path).toBe(`${baseURL}/og-cover-${language}.png`);
      expect.soft(await content(page, 'meta[name="twitter:card"]'), path).toBe("summary_large_image");
      for (const data of await readStructuredData(page)) expect(data["@context"]).toBe("https://schema.org");
    }
    expect(seen.titles.size).toBe(listed.length);
    expect(seen.descriptions.size).toBe(listed.length);
  });

  test("no link of a public page leads nowhere", async ({ page }) => {
    test.slow();
    const addresses = new Set<string>();
    for (const path of await listPublicPages(page)) {
      await page.goto(path);
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).href.replace(/#.*/u, "")));
      for (const link of links) addresses.add(link);
    }
    expect(addresses.size).toBeGreaterThan(40);
    for (const address of addresses) {
      const answer = await page.request.get(address, { headers: { accept: "text/html" } });
      expect.soft(answer.status(), address).toBe(200);
    }
  });

  test("the picture beside a shared link is a picture of the size that is said", async ({ page }) => {
    for (const language of ["en", "fr"]) {
      const answer = await page.request.get(`/og-cover-${language}.png`);
      const picture = await answer.body();
      expect(answer.headers()["content-type"]).toBe("image/png");
      // Where a PNG says how large it is.
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(120_000);
    }
  });

  test("search engines read whose site it is, what is sold for how much, and where a page stands", async ({ page }) => {
    await page.goto("/");
    const [site] = await readStructuredData(page);
    expect(site).toMatchObject({ "@type": "WebSite", publisher: { "@type": "Organization", name: "Vestpocket" } });

    await page.goto("/resources/pricing-plans");
    const data = await readStructuredData(page);
    const prices = data
      .filter((each) => each["@type"] === "Product")
      .map((each) => (each.offers as { price: string; priceCurrency: string }).price);
    expect(prices).toEqual(
      [...PLAN_PRICES.map(({ cents }) => cents), AGENT_PRO_YEAR_CENTS].map((c) => (c / 100).toFixed(2)),
    );

    await page.goto("/fr/resources/how-it-works");
    const crumbs = (await readStructuredData(page)).find((each) => each["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toHaveLength(3);
  });
});

test("what is said for sharing stands once, and follows where one goes within the site", async ({ page, baseURL }) => {
  await open(page, "/resources/how-it-works");
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Privacy", paths.privacy()],
    ["Terms", paths.terms()],
    ["Contact", paths.contact()],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  }
});

test("pages for signed-in people are kept from search engines and from sharing", async ({ page }) => {
  await open(page, "/search-results");
  await expect(page).toHaveURL(/\/login/u);
  await open(page, "/reset-password");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
