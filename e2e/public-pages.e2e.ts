import type { Page } from "@playwright/test";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { localPath, paths, splitPath } from "@vestpocket/domain/shared/paths";
import { expect, open, test } from "./fixtures.ts";
import { readSentPages } from "./sent-pages.ts";

/** The sitemap's contents: every public page in both languages, without the site's origin. */
async function listPublicPages(page: Page): Promise<string[]> {
  const { origin } = new URL((await page.request.get("/")).url());
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url ?? "");
  return urls.map((url) => {
    expect(url.startsWith(`${origin}/`), url).toBe(true);
    return url.slice(origin.length);
  });
}

test("the sitemap lists the public pages in both languages, robots.txt links to it, and shared links have a picture", async ({
  page,
}) => {
  const listed = await listPublicPages(page);
  const expected = [
    paths.home(),
    paths.signUp(),
    paths.privacy(),
    paths.terms(),
    paths.contact(),
    paths.accessibility(),
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
  for (const language of ["en", "fr"]) {
    const answer = await page.request.get(`/og-cover-${language}.png`);
    const picture = await answer.body();
    expect(answer.headers()["content-type"]).toBe("image/png");
    // Where a PNG stores its size.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(120_000);
  }
});

test("every public page is sent with its own title, description and sharing data, and no broken link", async ({
  page,
  baseURL,
}) => {
  const listed = await listPublicPages(page);
  const sent = await readSentPages(page, listed);
  for (const { path, status, linkHeader, title, meta, canonical, structuredData, fieldsDrawnAnew } of sent) {
    const { language } = splitPath(path);
    expect.soft(status, path).toBe(200);
    expect.soft(fieldsDrawnAnew, `${path}: what is typed would be lost`).toEqual([]);
    expect.soft(linkHeader, path).toContain('hreflang="x-default"');
    expect.soft(meta.description?.[0]?.length, `${path}: the description`).toBeGreaterThan(30);
    expect.soft(canonical, path).toEqual([`${baseURL}${path}`]);
    expect.soft(meta, path).toMatchObject({
      "og:title": [title.replace(/ · Vestpocket$/u, "")],
      "og:description": meta.description,
      "og:url": [`${baseURL}${path}`],
      "og:locale": [`${language}_CA`],
      "og:image": [`${baseURL}/og-cover-${language}.png`],
      "twitter:card": ["summary_large_image"],
    });
    for (const data of structuredData) expect.soft(data["@context"], path).toBe("https://schema.org");
  }
  expect(new Set(sent.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(sent.map(({ meta }) => meta.description?.[0])).size).toBe(listed.length);

  // Not those that lead to other sites, mailboxes and phones.
  const addresses = [...new Set(sent.flatMap(({ links }) => links))].filter((link) => link.startsWith(`${baseURL}/`));
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    const answer = await page.request.get(address, { headers: { accept: "text/html" } });
    expect.soft(answer.status(), address).toBe(200);
  }
});

test("search engines can read the site's owner, its prices, and each page's place", async ({ page }) => {
  const [home, pricing, resource] = await readSentPages(page, [
    "/",
    "/resources/pricing-plans",
    "/fr/resources/how-it-works",
  ]);
  expect(home?.structuredData[0]).toMatchObject({
    "@type": "WebSite",
    publisher: { "@type": "Organization", name: "Vestpocket" },
  });
  const prices = pricing?.structuredData
    .filter((each) => each["@type"] === "Product")
    .map((each) => (each.offers as { price: string; priceCurrency: string }).price);
  expect(prices).toEqual(
    [...PLAN_PRICES.map(({ cents }) => cents), AGENT_PRO_YEAR_CENTS].map((c) => (c / 100).toFixed(2)),
  );
  const crumbs = resource?.structuredData.find((each) => each["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toHaveLength(3);
});

test("the browse pages are sent with their figures, only under their canonical URL, and are in a separate sitemap", async ({
  page,
  baseURL,
}) => {
  const [canada, quebec] = await readSentPages(page, ["/browse", "/fr/browse/QU%C3%89BEC"]);
  expect(canada).toMatchObject({
    status: 200,
    canonical: [`${baseURL}/browse`],
    main: { headline: ["Commercial pocket listings in Canada"], sections: ["By province"] },
  });
  expect(quebec).toMatchObject({
    status: 200,
    language: "fr",
    canonical: [`${baseURL}/fr/browse/quebec`],
    main: { headline: ["Annonces commerciales hors marché au Québec"] },
  });
  expect(quebec?.linkHeader).toContain(`<${baseURL}/browse/quebec>; rel="alternate"; hreflang="en"`);
  const sitemap = await (await page.request.get("/sitemap-browse.xml")).text();
  for (const { links } of [canada, quebec].filter((each) => each !== undefined)) {
    const below = links.filter((link) => link.includes("/browse/"));
    expect(below.length).toBeGreaterThan(3);
    for (const link of below) expect(sitemap).toContain(`<loc>${link}</loc>`);
  }
  const missing = await page.request.get("/browse/texas", { headers: { accept: "text/html" } });
  expect(missing.status()).toBe(404);
});

test("a page's sharing data appears once, and follows the reader within the site", async ({ page, baseURL }) => {
  await open(page, "/resources/how-it-works");
  const footer = page.getByRole("contentinfo");
  for (const [name, path, headline] of [
    ["Privacy", paths.privacy(), "Privacy"],
    ["Terms", paths.terms(), "Terms of use"],
    ["Contact", paths.contact(), "Contact"],
    ["Accessibility", paths.accessibility(), "Accessibility"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  }
});

test("pages for signed-in users are excluded from search engines and sharing", async ({ page }) => {
  await open(page, "/search-results");
  await expect(page).toHaveURL(/\/login/u);
  await open(page, "/reset-password");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
