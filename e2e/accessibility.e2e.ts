import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDark,
  expectReflow,
  expectWell,
  expectWellInBothLanguages,
  goOn,
} from "./accessible.ts";
import { makeAccount } from "./accounts.ts";
import { dropdown, expect, open, readThrough, signIn, test } from "./fixtures.ts";
import { named } from "./named.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

async function ready(page: Page, address: string, go = open) {
  await go(page, address);
  await readThrough(page);
  await expect(page.getByRole("status", { name: /^.+$/u })).toHaveCount(0);
}

/** Paths without their language; `:id` is a listing with pictures, `:bare` one without. */
const PAGES = {
  "home and information": ["/", "/privacy", "/terms", "/contact", "/accessibility", "/nothing-here", "/login"],
  resource: [
    "how-it-works",
    "benefits-by-user",
    "pricing-plans",
    "real-estate-agents",
    "do-it-yourself-save",
    "sell-your-franchise-business",
    "post-or-find-lease-opportunities",
    "confidential-options",
    "learn-hub",
  ].map((slug) => `/resources/${slug}`),
  "search and listing": [
    "/search-results?type=Office&province=Ontario",
    "/search-results?keywords=zzqqxx",
    "/search-results?type=Nonsense",
    "/property/:id",
    "/property/:bare",
    "/property/00000000-0000-4000-8000-000000000000",
  ],
} as const;

/** The pages with the most colors. */
const COLORFUL: readonly string[] = [
  "/",
  "/resources/pricing-plans",
  "/search-results?type=Office&province=Ontario",
  "/property/:id",
];
/** Pages whose links are meant to be pressed, not read within a text. */
const PRESSED: readonly string[] = ["/", "/search-results?type=Office&province=Ontario", "/property/:id"];

/** On a phone every button and link is at least 24 pixels high and wide. */
async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const readSmall = () =>
    page.locator("button:visible, a:visible").evaluateAll((all) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const after = getComputedStyle(element, "::after");
          const isGrown = after.position === "absolute" && after.content !== "none";
          return width > 1 && height > 1 && (width < 24 || height < 24) && !isGrown;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  await expect.poll(readSmall, { message: where }).toEqual([]);
}

const addressOf = (path: string) =>
  path.replace(":id", named("officeByFootAndYear").id).replace(":bare", named("warehouse").id);

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`the ${kind} pages are accessible in both languages and themes, by touch, and at every width`, async ({
    page,
    watch,
  }) => {
    watch.expectFailing(/\/v1\/property\/|nothing-here$/u);
    if (kind === "search and listing") await signIn(page);
    for (const path of paths) {
      await page.setViewportSize(DESKTOP);
      await ready(page, addressOf(path), path === paths[0] ? open : goOn);
      await expectWellInBothLanguages(page, path, async (language) => {
        if (language === "fr" && PRESSED.includes(path)) await expectLargeTargets(page, path);
        if (language === "en" && COLORFUL.includes(path)) await expectReadableInDark(page, path);
        await expectReflow(page, `${path} (${language})`);
      });
    }
  });
}

test("the dashboards of a member and of a new account are accessible and fit every width in both languages", async ({
  page,
  watch,
}) => {
  // Pictures of an inactive listing are sent to nobody.
  watch.expectFailing(/\/files\/pictures\//u);
  const long = "W".repeat(60);
  for (const account of [DEMO_ACCOUNTS.pro, await makeAccount({ firstName: long, lastName: long })]) {
    await signIn(page, account);
    await page.setViewportSize(DESKTOP);
    await ready(page, "/account");
    await expect(page.getByRole("main").getByText(`${account.firstName} ${account.lastName}`)).toBeVisible();
    await expectWellInBothLanguages(page, `the dashboard of ${account.firstName.slice(0, 8)}`, async (language) => {
      if (account === DEMO_ACCOUNTS.pro) return;
      if (language === "fr") await expectLargeTargets(page, "the dashboard");
      else await expectReadableInDark(page, "the dashboard");
      await expectReflow(page, `the dashboard (${language})`);
    });
  }
});

test("open menus, entered keywords and the messages of the log-in are accessible", async ({ page, watch }) => {
  watch.expectFailing(/sign-in$/u);
  await test.step("menus", async () => {
    await ready(page, "/contact");
    await page.getByRole("banner").getByRole("button", { name: "Resources", exact: true }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "How It Works", exact: true })).toBeVisible();
    await expectAccessible(page, "the open menu");
    await page.keyboard.press("Escape");
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Menu", exact: true })).toBeVisible();
    await expectWell(page, "the open mobile menu");
  });
  await test.step("keywords", async () => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.setViewportSize(DESKTOP);
    await ready(page, "/");
    const field = page.getByRole("search").getByRole("combobox", { name: "Keywords", exact: true });
    for (const keyword of ["corner lot", "parking", "a".repeat(21)]) {
      await field.fill(keyword);
      await field.press("Enter");
    }
    await page.getByRole("search").getByRole("button", { name: "Office", exact: true }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "the search card");
    await expectNoOverflow(page, "the search card");
  });
  await test.step("log-in", async () => {
    await ready(page, "/login");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(main.getByRole("textbox", { name: "Email", exact: true })).toHaveAttribute("aria-invalid", "true");
    await main.getByRole("textbox", { name: "Email", exact: true }).fill("stranger@vestpocket.example");
    await main.getByRole("textbox", { name: "Password", exact: true }).fill("not-the-password");
    await main.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "a wrong password");
  });
});

test("open dropdowns, the sheet of filters and the picture viewer are accessible", async ({ page }) => {
  await signIn(page);
  await ready(page, "/");
  const city = dropdown(page.getByRole("search"), "City");
  await city.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "the open list of cities");
  await page.keyboard.type("zzz");
  await expect(page.getByText("No results")).toBeVisible();
  await expectAccessible(page, "the list without results");
  await page.keyboard.press("Escape");
  await city.click();
  await page.getByRole("option", { name: "Toronto", exact: true }).click();
  await city.click();
  await expect(page.getByRole("option", { name: "Reset", exact: true })).toBeVisible();
  await expectAccessible(page, "the list with a choice");
  await page.keyboard.press("Escape");

  await page.setViewportSize(PHONE);
  await ready(page, "/search-results");
  await dropdown(page.getByRole("main"), "Sort by").click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "the open order on a phone");
  await expectNoOverflow(page, "the open order on a phone");
  await test.step("the sheet of filters", async () => {
    await page.setViewportSize(PHONE);
    await ready(page, "/search-results?type=Office&keywords=parking");
    await page.getByRole("button", { name: /^Filters(?: \d+)?$/u }).click();
    await expect(page.getByRole("dialog", { name: "Filters", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Show [\d,]+ listings?$/u })).toBeVisible();
    await expectWell(page, "the open sheet");
  });
  await test.step("the picture viewer", async () => {
    await page.setViewportSize(DESKTOP);
    await ready(page, `/property/${named("officeByFootAndYear").id}`);
    await page.getByRole("button", { name: /^Open photo 1 of \d+$/u }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectWell(page, "the viewer");
  });
});

test("every step of the sign-up is accessible and fits every width in both languages, with its messages too", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/sign-up$/u);
  await page.route(/send-code$/u, (route) => route.fulfill({ json: { msg: "Sent." } }));
  await ready(page, "/sign-up");
  const main = page.getByRole("main");
  const field = (name: string) => main.locator(`[name=${name}]`);
  const next = main.locator("button[type=submit]");
  await next.click();
  await expect(field("firstName")).toHaveAttribute("aria-invalid", "true");
  await expectWellInBothLanguages(page, "wrong details", (each) => expectReflow(page, `the steps (${each})`));
  for (const [name, text] of [
    ["firstName", "Robin"],
    ["lastName", "Whitford"],
    ["email", "robin.whitford@example.ca"],
    ["password", "harbour-lantern-47"],
    ["confirmation", "harbour-lantern-47"],
  ] as const) {
    await field(name).fill(text);
  }
  await field("agrees").check();
  await next.click();
  await next.click();
  await expect(field("phoneNumber")).toHaveAttribute("aria-invalid", "true");
  await expectWellInBothLanguages(page, "a missing number");
  // Of Quebec, where the French version comes first.
  await field("phoneNumber").fill("5145550143");
  await next.click();
  await expect(field("verificationCode")).toBeFocused();
  await field("verificationCode").fill("123456");
  await next.click();
  await expect(field("isFrenchGiven")).toHaveAttribute("aria-invalid", "true");
  await expectWell(page, "the French version first");
  await field("isFrenchGiven").check();
  await next.click();
  await expect(field("verificationCode")).toHaveAttribute("aria-invalid", "true");
  await expectWellInBothLanguages(page, "a wrong code");
});
