import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { expectAccessible, expectNoOverflow } from "./accessible.ts";
import { makeAccount } from "./accounts.ts";
import { dropdown, expect, open, readThrough, signIn, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const WIDTHS = [320, 360, 390, 768, 1440];

async function ready(page: Page, address: string) {
  await open(page, address);
  await expect(page.getByRole("main").locator("h1, h2").filter({ visible: true }).first()).toBeVisible();
  await readThrough(page);
  await expect(page.getByRole("status", { name: /./u })).toHaveCount(0);
}

const RESOURCES = [
  "how-it-works",
  "benefits-by-user",
  "pricing-plans",
  "real-estate-agents",
  "do-it-yourself-save",
  "sell-your-franchise-business",
  "post-or-find-lease-opportunities",
  "confidential-options",
  "learn-hub",
];

const PAGES: readonly (readonly [string, string])[] = [
  ["home", "/"],
  ["log-in", "/login"],
  ["results", "/search-results?type=Office&province=Ontario"],
  ["empty results", "/search-results?keywords=zzqqxx"],
  ["refused search", "/search-results?type=Nonsense"],
  ["listing", "/property/:id"],
  ["listing without pictures", "/property/:bare"],
  ["dashboard", "/account"],
  ["listing not found", "/property/00000000-0000-4000-8000-000000000000"],
  ["page not found", "/nothing-here"],
  ...RESOURCES.map((slug) => [slug, `/resources/${slug}`] as const),
  ["privacy", "/privacy"],
  ["terms", "/terms"],
  ["contact", "/contact"],
];

for (const language of ["en", "fr"] as const) {
  for (const [name, path] of PAGES) {
    test(`${name} (${language}) is accessible in both themes, on phone and desktop, and nowhere too wide`, async ({
      page,
      api,
      watch,
    }) => {
      watch.expectFailing(/\/v1\/property\/|nothing-here$/u);
      if (name !== "log-in") await signIn(page);
      const full = await api.findProperty({}, ({ imageUrls }) => imageUrls.length > 1);
      const bare = await api.find({}, ({ thumbnailUrl }) => thumbnailUrl === null);
      const address = path.replace(":id", full.id).replace(":bare", bare.id);
      await ready(page, language === "fr" ? `/fr${address === "/" ? "" : address}` : address);
      await expectAccessible(page, `${name}, desktop`);
      await page.setViewportSize(PHONE);
      await expectAccessible(page, `${name}, phone`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page, `${name} at ${width}`);
      }
    });
  }
}

test("the dashboards of a member and of a new account are accessible, and nowhere too wide", async ({
  page,
  watch,
}) => {
  // The pictures of a listing that is not active are sent to nobody yet.
  watch.expectFailing(/\/files\/pictures\//u);
  for (const account of [DEMO_ACCOUNTS.pro, await makeAccount()]) {
    await signIn(page, account);
    for (const address of ["/account", "/fr/account"]) {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await ready(page, address);
        await expectAccessible(page, `${address} of ${account.firstName} at ${viewport.width}`);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoOverflow(page, `${address} of ${account.firstName} at 320`);
    }
  }
});

test("the open Resources menu is accessible", async ({ page }) => {
  await ready(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Resources" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "How It Works" })).toBeVisible();
  await expectAccessible(page, "the open menu");
});

test("the open mobile menu is accessible and not too wide", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await ready(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "the open mobile menu");
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoOverflow(page, "the open mobile menu at 320");
});

test("open dropdowns are accessible, with a choice and without results too", async ({ page }) => {
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
  await page.getByRole("option", { name: "Toronto" }).click();
  await city.click();
  await expect(page.getByRole("option", { name: "Reset" })).toBeVisible();
  await expectAccessible(page, "the list with a choice");
  await page.keyboard.press("Escape");

  await page.setViewportSize(PHONE);
  await ready(page, "/search-results");
  await dropdown(page.getByRole("main"), "Sort by").click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "the open order on a phone");
  await expectNoOverflow(page, "the open order on a phone");
});

test("refused and entered keywords are accessible", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await ready(page, "/");
  const field = page.getByRole("search").getByRole("textbox", { name: "Keywords" });
  for (const keyword of ["corner lot", "parking", "a".repeat(21)]) {
    await field.fill(keyword);
    await field.press("Enter");
  }
  await page.getByRole("search").getByRole("button", { name: "Office" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the search card");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page, "the search card at 320");
});

test("the log-in with its messages is accessible", async ({ page, watch }) => {
  watch.expectFailing(/sign-in$/u);
  await ready(page, "/login");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Log In" }).click();
  await expect(main.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "empty fields");
  await main.getByRole("textbox", { name: "Email" }).fill("stranger@vestpocket.example");
  await main.getByRole("textbox", { name: "Password" }).fill("not-the-password");
  await main.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "a wrong password");
});

for (const address of ["/sign-up", "/fr/sign-up"]) {
  test(`every step of ${address} is accessible, with its messages too, and nowhere too wide`, async ({
    page,
    watch,
  }) => {
    watch.expectFailing(/sign-up$/u);
    await page.route(/send-code$/u, (route) => route.fulfill({ json: { msg: "Sent." } }));
    await ready(page, address);
    const field = (name: string) => page.getByRole("main").locator(`[name=${name}]`);
    const next = page.getByRole("main").locator("button[type=submit]");

    async function expectWell(step: string) {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${step} at ${size.width}`);
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page, `${step} at ${width}`);
      }
    }

    await expectWell("the details");
    await next.click();
    await expect(field("firstName")).toHaveAttribute("aria-invalid", "true");
    await expectWell("wrong details");
    for (const [name, text] of [
      ["firstName", "Robin"],
      ["lastName", "Whitford"],
      ["email", "robin.whitford@example.ca"],
      ["password", "harbour-lantern-47"],
      ["confirmation", "harbour-lantern-47"],
    ] as const) {
      await field(name).fill(text);
    }
    await next.click();
    await next.click();
    await expect(field("phoneNumber")).toHaveAttribute("aria-invalid", "true");
    await expectWell("a missing number");
    await field("phoneNumber").fill("4165550143");
    await next.click();
    await expect(field("verificationCode")).toBeFocused();
    await expectWell("the code");
    await field("verificationCode").fill("123456");
    await next.click();
    await expect(field("verificationCode")).toHaveAttribute("aria-invalid", "true");
    await expectWell("a wrong code");
  });
}

test("the open sheet of filters is accessible and not too wide", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize(PHONE);
  await ready(page, "/search-results?type=Office&keywords=parking");
  await page.getByRole("button", { name: /^Filters/u }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show \d/u })).toBeVisible();
  await expectAccessible(page, "the open sheet");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoOverflow(page, `the open sheet at ${width}`);
  }
});

test("the picture viewer is accessible on phone and desktop", async ({ page, api }) => {
  await signIn(page);
  const { id } = await api.findProperty({}, ({ imageUrls }) => imageUrls.length > 1);
  await ready(page, `/property/${id}`);
  await page.getByRole("button", { name: /^Picture 1 of/u }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the viewer at ${size.width}`);
    await expectNoOverflow(page, `the viewer at ${size.width}`);
  }
});

test("everything that is pressed is at least 24 pixels high and wide on a phone", async ({ page, api }) => {
  await signIn(page);
  await page.setViewportSize(PHONE);
  const { id } = await api.findProperty({}, ({ imageUrls }) => imageUrls.length > 1);
  for (const address of [
    "/",
    "/search-results?type=Office&keywords=parking",
    `/property/${id}`,
    "/login",
    "/account",
  ]) {
    await ready(page, address);
    const small = await page.locator("button:visible, a:visible").evaluateAll((all) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const after = getComputedStyle(element, "::after");
          const isGrown = after.position === "absolute" && after.content !== "none";
          return width > 1 && height > 1 && (width < 24 || height < 24) && !isGrown;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(small, address).toEqual([]);
  }
});
