import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { answerTo } from "./answers.ts";
import { carouselOf, expect, open, readThrough, signIn, spotlightOf, test } from "./fixtures.ts";
import { named } from "./named.ts";
import { readText, settled } from "./settled.ts";

/** Every English text of the interface that differs in French, without variable parts. */
const ENGLISH_ONLY = readEnglishOnly();

function readEnglishOnly(): Set<string> {
  const texts = ["web", "domain"].flatMap((part) => {
    const french = readCatalogue("fr", part);
    return [...readCatalogue("en", part)].filter(([id, text]) => french.get(id) !== text).map(([, text]) => text);
  });
  return new Set(texts.filter((text) => !/[{<]/u.test(text)));
}

function readCatalogue(language: string, part: string): Map<string, string> {
  const po = readFileSync(new URL(`../locales/${language}/${part}.po`, import.meta.url), "utf8");
  const texts = new Map<string, string>();
  for (const [, context = "", id = "", text = ""] of po.matchAll(
    /^(?:msgctxt (.*)\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gmu,
  )) {
    texts.set(context + unquote(id), unquote(text) || unquote(id));
  }
  return texts;
}

/** '"Log "\n"In"\n' → 'Log In' */
function unquote(lines: string): string {
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as string)
    .join("");
}

/** Everything on the page that a person reads or hears, piece by piece. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title.replace(" · Vestpocket", "")];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest("script, style") === null) {
        texts.push(walker.currentNode.textContent ?? "");
      }
    }
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-roledescription", "content"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.replace(/\s+/gu, " ").trim()).filter((text) => text !== "");
  });
}

async function expectFrench(page: Page, where: string) {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const texts = await settled(() => readTexts(page));
  expect(texts.length).toBeGreaterThan(20);
  expect(
    texts.filter((text) => ENGLISH_ONLY.has(text)),
    `English words on ${where}`,
  ).toEqual([]);
  const parts =
    /\b(?:listings?|Search|Sign Out|Log In|Any (?:city|price|province)|Next|Previous|Reset|Remove|Filters|Show|per month|\/ month|Added|For (?:Sale|Rent)|Loading|Open photo|Page \d+ of|Go to slide|Theme|Close|Change to)\b/u;
  const ours = texts.filter((text) => !titles.has(text) && parts.test(text));
  expect(ours, `English words on ${where}`).toEqual([]);
}

/** Owners' texts appear in their own language. */
const titles = new Set<string>();

async function keepOwnersWords(page: Page) {
  for (const text of await settled(() => page.getByRole("article").locator("a, p").allInnerTexts())) {
    titles.add(text.replace(/\s+/gu, " ").trim());
  }
}

test("in French a visitor searches, logs in, reads a listing and signs out without seeing any of our English words", async ({
  page,
}) => {
  await open(page, "/fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trouver une annonce");
  await readThrough(page);
  await expect(carouselOf(page, "Annonces en vedette")).toBeVisible();
  for (const title of ["Notre choix pour Montréal", "Dernière annonce à Mississauga"]) {
    const card = await spotlightOf(page, title);
    await expect(card).toBeVisible();
  }
  await keepOwnersWords(page);
  await expectFrench(page, "the home page");

  const form = page.getByRole("search");
  await form.getByRole("button", { name: "Bureaux", exact: true }).click();
  await form.locator("button[aria-haspopup='listbox']").first().click();
  await expect(page.getByRole("option", { name: "Colombie-Britannique", exact: true })).toBeVisible();
  await expectFrench(page, "an open dropdown");
  await page.getByRole("combobox").last().fill("quebec");
  await page.getByRole("option", { name: "Québec", exact: true }).click();
  const keywords = form.getByRole("combobox", { name: "Mots-clés", exact: true });
  await keywords.fill("montr");
  await expect(page.getByRole("option", { name: /^Montréal, Québec, [\d\s]+ annonces?$/u })).toBeVisible();
  await expectFrench(page, "suggestions");
  await keywords.fill("");
  await form.getByRole("button", { name: "Rechercher", exact: true }).click();

  await expect(page).toHaveURL(/\/fr\/login\?/u);
  await expectFrench(page, "the log-in");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(main.getByRole("textbox").first()).toHaveAttribute("aria-invalid", "true");
  await expectFrench(page, "the log-in with its errors");
  await main.getByRole("textbox", { name: "Courriel", exact: true }).fill(DEMO_ACCOUNTS.pro.email);
  await main.getByRole("textbox", { name: "Mot de passe", exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole("button", { name: "Se connecter", exact: true }).click();

  await expect(page).toHaveURL("/fr/search-results?type=Office&province=Quebec");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ annonces\s· Québec\s· Bureaux$/u);
  await expect(page.getByRole("article").first()).toBeVisible();
  await keepOwnersWords(page);
  await expectFrench(page, "the results");

  const name = await readText(page.getByRole("article").first().getByRole("heading"));
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  titles.add(name);
  await expect(page.getByRole("complementary").getByText("Offerte par")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const text of await settled(() => page.locator("section p, dd").allInnerTexts())) {
    titles.add(text.replace(/\s+/gu, " ").trim());
  }
  await expectFrench(page, "the listing");

  await page.getByRole("banner").getByRole("button", { name: "Fermer la session", exact: true }).click();
  await expect(page).toHaveURL("/fr");
});

test("the other pages have none of our English words in French", async ({ page, watch }) => {
  for (const text of ["Sign Out", "Keywords", "No results", "Investment Property", "British Columbia"]) {
    expect(ENGLISH_ONLY).toContain(text);
  }
  watch.expectFailing(/./u);
  await signIn(page);
  const rent = named("officeByFootAndYear");
  const bare = named("warehouse");
  for (const [address, where] of [
    ["/fr/rien", "the page that is not found"],
    ["/fr/search-results?keywords=zzqqxx", "empty results"],
    ["/fr/search-results?type=Nonsense&lowerPrice=x", "a search that makes no sense"],
    ["/fr/search-results?page=9999", "a page beyond the last"],
    ["/fr/property/00000000-0000-4000-8000-000000000000", "a listing that does not exist"],
    [`/fr/property/${rent.id}`, "a listing for rent"],
    [`/fr/property/${bare.id}`, "a listing without pictures"],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole("main").locator("h1, h2").first()).toBeVisible();
    await expect(page.getByRole("status", { name: /^.+$/u })).toHaveCount(0);
    for (const text of await settled(() => page.locator("section p, dd, h1").allInnerTexts())) {
      if (address.endsWith(rent.id) || address.endsWith(bare.id)) titles.add(text.replace(/\s+/gu, " ").trim());
    }
    titles.add(rent.name);
    titles.add(bare.name);
    await expectFrench(page, where);
  }
  // A call that fails with a 5xx would be retried for seconds.
  await page.route(/\/v1\/property\/(?:search|getProperty|featured)/u, (route) =>
    route.fulfill({ status: 403, json: {} }),
  );
  for (const [address, where] of [
    ["/fr/search-results", "failed results"],
    [`/fr/property/${rent.id}`, "a failed listing"],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole("button", { name: "Réessayer", exact: true })).toBeVisible();
    await expectFrench(page, where);
  }
  await open(page, "/fr");
  await readThrough(page);
  await expect(page.getByText("2 pièces")).toHaveCount(2);
  await expectFrench(page, "the home page without featured listings");
});

test("prices, dates, numbers and cities are written as in Canadian French", async ({ page, api }) => {
  await signIn(page);
  const listing = named("officeByFootAndYear");
  const property = await api.property(listing.id);
  await open(page, `/fr/property/${listing.id}`);
  await expect(page.getByRole("complementary")).toContainText(
    /\d\s[$]\s\/\s(?:mois|pi²\s\/\smois|an|pi²\s\/\san) (?:net|brut|semi-\u2060brut)/u,
  );
  const added = new Date(property.createdAt.seconds * 1000)
    .toLocaleDateString("fr-CA", { dateStyle: "long", timeZone: "UTC" })
    .replace(/^1(?=\s)/u, "1er");
  await expect(page.getByText(`Ajoutée le ${added}`)).toBeVisible();
  await open(page, "/fr/search-results");
  const { totalResults } = await answerTo(page, {});
  const number = totalResults.toLocaleString("fr").replace(/\s/gu, "\\s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${number} annonces$`, "u"));
  await open(page, "/fr/search-results?city=Montreal");
  const { totalResults: inMontreal } = await answerTo(page, { city: "Montreal" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${inMontreal} annonces\\s· Montréal`, "u"),
  );
  await expect(page.getByRole("article").first()).toContainText("Montréal, Québec");
});
