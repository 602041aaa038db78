import type { Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { makeAccount } from "./accounts.ts";
import { COLD, carouselOf, expect, expectNoShifts, open, readThrough, recordShifts, signIn, test } from "./fixtures.ts";
import { named } from "./named.ts";
import { publish } from "./payments.ts";
import { readToken } from "./posting.ts";
import { readText } from "./settled.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

const main = (page: Page) => page.getByRole("main");
const recent = (page: Page) => page.getByRole("region", { name: "Recently viewed", exact: true });

/**
 * Requests listings one after another, and opens the last: the server has then counted the visits, and the browser
 * knows.
 */
async function visit(page: Page, { email }: NewAccount, listings: readonly { id: string; name: string }[]) {
  const headers = { authorization: `Bearer ${await readToken(page, email)}` };
  for (const { id } of listings.slice(0, -1)) {
    const answer = await page.request.get(`/v1/property/getProperty/${id}`, { headers });
    expect(answer.status()).toBe(200);
  }
  const last = listings.at(-1);
  await open(page, `/property/${last?.id}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(last?.name ?? "");
}

test("recently visited listings come first on the home page and among the favourites, until cleared", async ({
  page,
}) => {
  const properties = [named("garage"), named("bakery"), named("storefront")];
  const account = await makeAccount();
  await signIn(page, account);
  await visit(page, account, properties);
  const names = properties.map(({ name }) => name).toReversed();
  await open(page, "/account/favourites");
  await expect(recent(page).getByRole("heading", { level: 3 })).toHaveText(names);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(recent(page).getByRole("heading", { level: 3 })).toHaveText(names);
  await recent(page)
    .getByRole("link", { name: names[0] ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(`/property/${properties[2]?.id}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
  await page.goBack();
  await recent(page).getByRole("button", { name: "Clear recently viewed", exact: true }).click();
  await expect(page.getByText("Recently viewed listings cleared.")).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await page.reload();
  await readThrough(page);
  await expect(recent(page)).toHaveCount(0);
});

test("recently viewed listings shift nothing on the home page, at the first visit and the next", { tag: COLD }, async ({
  page,
}) => {
  const properties = [named("garage"), named("bakery")];
  await page.addInitScript(recordShifts);
  for (const size of [PHONE, DESKTOP, { width: 1440, height: 2400 }]) {
    await page.setViewportSize(size);
    const account = await makeAccount();
    await signIn(page, account);
    await visit(page, account, properties);
    for (const time of ["the first", "the next"]) {
      await open(page, "/");
      await readThrough(page);
      await expect(carouselOf(page)).toBeVisible();
      if (size.height < 2000 || time === "the next") await expect(recent(page)).toBeVisible();
      await expectNoShifts(page, `${time} at ${size.width} by ${size.height}`);
    }
  }
});

test("a listing's owner sees how many people visited it, and nobody else does", async ({ page, browser }) => {
  const title = "Corner store with two entrances";
  const { account, propertyId } = await publish(page, { title });
  const address = `/property/${propertyId}`;
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await signIn(visitor, await makeAccount());
  await visitor.goto(address);
  await expect(main(visitor).getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(visitor).getByText(/(?:person|people) viewed/u)).toHaveCount(0);
  // A visit is stored before it is shown.
  await visitor.goto("/account/favourites");
  await expect(recent(visitor)).toBeVisible();
  await context.close();

  await signIn(page, account);
  await open(page, address);
  const bar = page.getByRole("region", { name: "Your listing", exact: true });
  await expect(bar.getByText("1 person viewed", { exact: true })).toBeVisible();
  const said = await readText(bar.getByText(/viewed$/u));
  await open(page, "/account/my-listings");
  await expect(main(page).getByRole("article").filter({ hasText: said })).toHaveCount(1);
});
