import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { expectWellInBothLanguages, goOn } from "./accessible.ts";
import { choose, dropdown, expect, expectQuery, open, readThrough, signIn, test } from "./fixtures.ts";
import { readText, settled } from "./settled.ts";

const NOBODY = "/agent/00000000-0000-4000-8000-000000000000";

const nameField = (page: Page): Locator => page.getByRole("searchbox", { name: "Name", exact: true });
const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
const names = (page: Page): Locator => cards(page).getByRole("heading");
const count = (page: Page, words: RegExp): Locator => page.getByRole("status").filter({ hasText: words });

async function openProfile(page: Page, searchQuery: string): Promise<void> {
  await open(page, `/agents?searchQuery=${searchQuery}`);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/agent\/[0-9a-f-]{36}$/u);
}

test("an agent is found as the name is typed, in any case and without accents", async ({ page }) => {
  await signIn(page);
  await open(page, "/agents");
  await expect(count(page, /^\d\d agents$/u)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await nameField(page).click();
  await page.keyboard.type("eLODIE", { delay: 20 });
  await expect(names(page)).toHaveText(["Élodie Bélanger"]);
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(" BEL", { delay: 20 });
  await expect(count(page, /^1 agent$/u)).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expect(page).toHaveURL("/agents?searchQuery=eLODIE+BEL");

  await page.reload();
  await expect(nameField(page)).toHaveValue("eLODIE BEL");
  await expect(names(page)).toHaveText(["Élodie Bélanger"]);
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(nameField(page)).toHaveValue("");
  await expect(page).toHaveURL("/agents");
  await expect(cards(page)).toHaveCount(12);
});

test("every choice in the directory is in the URL, and Back goes through the choices, not the letters", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/agents");
  await choose(page, "Province", "Quebec");
  await expect(page).toHaveURL("/agents?province=Quebec");
  await expect(cards(page).filter({ hasNotText: ", Quebec" })).toHaveCount(0);
  await choose(page, "City", "Montreal");
  await expect(page).toHaveURL("/agents?province=Quebec&city=Montreal");
  await nameField(page).fill("zzzz");
  await expect(page.getByRole("heading", { name: "No agents match your filters.", exact: true })).toBeVisible();
  await nameField(page).fill("belanger");
  await expect(names(page)).toHaveText(["Élodie Bélanger"]);
  await expectQuery(page, [
    ["province", "Quebec"],
    ["city", "Montreal"],
    ["searchQuery", "belanger"],
  ]);
  await cards(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Élodie Bélanger");
  await page.goBack();
  await expect(nameField(page)).toHaveValue("belanger");
  await expect(dropdown(page, "City")).toContainText("Montreal");
  await page.goBack();
  await expect(page).toHaveURL("/agents?province=Quebec");
  await expect(nameField(page)).toHaveValue("");
  await expect(dropdown(page, "City")).toContainText("Any city");
  await page.goBack();
  await expect(page).toHaveURL("/agents");
});

test("the directory is read page by page, with each agent once", async ({ page }) => {
  await signIn(page);
  // Someone who joins in between shifts the others.
  await expect(async () => {
    await open(page, "/agents");
    await expect(cards(page)).toHaveCount(12);
    const first = await settled(() => names(page).allTextContents());
    await page
      .getByRole("navigation", { name: "Pages", exact: true })
      .getByRole("link", { name: "Next page", exact: true })
      .click();
    await expect(page).toHaveURL("/agents?page=2");
    await expect(names(page).first()).not.toHaveText(first[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const second = await settled(() => names(page).allTextContents());
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  }).toPass();
  await nameField(page).fill("a");
  await expect(page).toHaveURL("/agents?searchQuery=a");
  await open(page, "/agents?page=500");
  await expect(page.getByText("This page is past the end of the results.")).toBeVisible();
  await page.getByRole("link", { name: "Go to first page", exact: true }).click();
  await expect(page).toHaveURL("/agents");
});

test("an agent's profile says who they are, how to reach them and what they offer", async ({ page }) => {
  await signIn(page);
  await openProfile(page, "elodie+belanger");
  const main = page.getByRole("main");
  await expect(main.getByText("Verified Agent")).toBeVisible();
  await expect(main.getByText(/^Licence checked \w+ \d+, \d{4}$/u)).toBeVisible();
  await expect(main.getByText(/\(OACIQ\), licence \d{7} \(All property\), checked on \w+ \d+, \d{4}$/u)).toBeVisible();
  await expect(main.getByText("Montreal, Quebec")).toBeVisible();
  await expect(main.getByText("Member: Quebec Professional Association of Real Estate Brokers")).toBeVisible();
  await expect(main.getByText("ÉB", { exact: true })).toBeVisible();
  const email = await readText(main.getByRole("link", { name: /^\S+@\S+$/u }));
  await expect(main.getByRole("link", { name: /^\S+@\S+$/u })).toHaveAttribute("href", `mailto:${email}`);
  await expect(main.getByRole("link", { name: "Send an Email", exact: true })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
  await expect(main.getByRole("link", { name: /^\(\d{3}\) 555-01\d\d$/u })).toHaveAttribute("href", /^tel:\+1\d{10}$/u);
  await expect(main.getByText("No active listings at the moment.")).toBeVisible();
  await expect(page).toHaveTitle("Élodie Bélanger · Vestpocket");

  await openProfile(page, "desrosiers+genevieve");
  await expect(main.getByText("Licence not checked", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  const first = await readText(names(page).first());
  await main.getByRole("link", { name: "Next page", exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/u);
  await expect(names(page).first()).not.toHaveText(first);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/property\//u);
  await page.getByRole("complementary").getByRole("link", { name: "Geneviève Desrosiers", exact: true }).click();
  await expect(page).toHaveURL(/\/agent\//u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geneviève Desrosiers");
  await page.getByRole("link", { name: "All agents", exact: true }).click();
  await expect(page).toHaveURL("/agents");
});

test("a member opens their own profile from their membership", async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.pro);
  await open(page, "/account/agent-pro");
  await page.getByRole("link", { name: "See your profile in the directory", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geneviève Desrosiers");
});

test("the directory and its profiles are accessible and fit every width in both languages", async ({
  page,
  api,
  watch,
}) => {
  watch.expectFailing(/\/v1\/users\/agents\//u);
  await signIn(page);
  const verified = await api.findAgent("elodie belanger");
  const member = await api.findAgent("desrosiers genevieve");
  await open(page, "/agents");
  for (const address of ["/agents", "/agents?searchQuery=zzzz", verified, member, NOBODY]) {
    await goOn(page, address);
    await readThrough(page);
    await expectWellInBothLanguages(page, address);
  }
});
