import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible, expectWell, PHONE } from "./accessible.ts";
import { readOutbox } from "./accounts.ts";
import { makeAdministrator, openAdministration } from "./administrators.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { beginWithDraft, CARDS, fillCard, goToPayment, payButton } from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const MESSAGES = /\/v1\/admin\/messages/u;

/** The page is accessible and fits every width; in French it is checked on a phone. */
async function expectLoadedWell(page: Page, where: string) {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.setViewportSize(new URL(page.url()).pathname.startsWith("/fr/") ? PHONE : DESKTOP);
  await expectWell(page, where);
  await page.setViewportSize(DESKTOP);
}

function chart(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

async function payForListing(page: Page): Promise<{ email: string; title: string }> {
  const title = `Brick storefront ${Date.now()}`;
  const { account, propertyId } = await beginWithDraft(page, { title });
  await goToPayment(page, propertyId, "Basic");
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
  return { email: account.email, title };
}

test("for who is no administrator there are neither orders nor messages nor figures", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\/admin\/figures\/waiting/u);
  await signIn(page);
  for (const address of ["/admin", "/admin/orders", "/admin/messages"]) {
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
  }
});

// One journey, since an authenticator's code confirms one session only.
test("an administrator reads the figures, sends money back, and has messages sent again", async ({ page, watch }) => {
  test.setTimeout(240_000);
  watch.expectFailing(/\/v1\/admin\/figures\/waiting/u);
  const { email, title } = await payForListing(page);
  await openAdministration(page, await makeAdministrator(page));
  await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();

  await test.step("figures and charts of a period", async () => {
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Active listings/u })).toHaveAttribute(
      "href",
      "/admin/listings?status=active",
    );
    await expect(main.getByRole("link", { name: /^Revenue/u })).toContainText(/\$\d/u);
    const signUps = chart(page, "Sign-ups").getByRole("listbox", { name: "Sign-ups" });
    await expect(signUps.getByRole("option")).toHaveCount(30);
    // The keyboard walks the points, and what is looked at stands in words.
    await signUps.getByRole("option").last().focus();
    await expect(signUps.getByRole("option").last()).toHaveAccessibleName(/, so far: Sign-ups \d+$/u);
    await page.keyboard.press("ArrowLeft");
    await expect(signUps.getByRole("option").nth(28)).toBeFocused();
    await expect(signUps.getByRole("option").nth(28)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(signUps.getByRole("option").first()).toBeFocused();

    await page.getByRole("button", { name: "Last 12 months" }).click();
    await expect(page).toHaveURL(/\/admin\?days=365$/u);
    await expect(signUps.getByRole("option")).toHaveCount(53);
    await page.reload();
    await expect(page.getByRole("button", { name: "Last 12 months" })).toHaveAttribute("aria-pressed", "true");
    await chart(page, "Revenue").getByRole("button", { name: "Show as table" }).click();
    const table = chart(page, "Revenue").getByRole("table", { name: "Revenue" });
    await expect(table.getByRole("columnheader")).toHaveText(["Month", "Plans", "Memberships"]);
    await expect(table.getByRole("row").last()).toContainText(/\$\d/u);
    await expectLoadedWell(page, "overview");
    await open(page, "/fr/admin?days=90");
    await expect(page.getByRole("heading", { name: "Aperçu", level: 1 })).toBeVisible();
    await expect(chart(page, "Revenus").getByRole("listbox")).toBeVisible();
    await expectLoadedWell(page, "overview in French");
  });

  await test.step("an order is looked up and refunded", async () => {
    await open(page, "/admin/orders");
    await page.getByLabel("Find an order").fill(title.toUpperCase());
    await expect(page).toHaveURL(/searchQuery=BRICK/u);
    const row = page.getByRole("table", { name: "Orders" }).getByRole("row").nth(1);
    await expect(row).toContainText(email);
    await expect(row).toContainText("$64.99");
    await expect(page.getByText("1 result", { exact: true })).toBeVisible();
    await expectLoadedWell(page, "orders");
    await choose(page, "Status", "Refunded");
    await expect(page.getByText("No orders match.")).toBeVisible();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByLabel("Find an order").fill(email);
    await expect(page.getByText("1 result", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: /^VP-\d{6}$/u }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^VP-\d{6}$/u);
    await expect(page.getByRole("region", { name: "Payment", exact: true })).toContainText("•••• 4242");
    await expect(page.getByRole("region", { name: "Events" })).toContainText("orders.pay");
    await expectLoadedWell(page, "order");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Refund this order?" });
    const amount = dialog.getByLabel("Amount");
    await expect(amount).toHaveValue("64.99");
    await amount.fill("65");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(amount).toHaveAccessibleDescription(/You can refund up to \$64\.99\./u);
    await expectAccessible(page, "refund");
    await amount.fill("10");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(page.getByText("$10 was refunded to the buyer.")).toBeVisible();
    await expect(page.getByText("Partly refunded")).toBeVisible();

    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(amount).toHaveValue("54.99");
    await dialog.getByRole("radio", { name: "Paid twice" }).check();
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
    const refunds = page.getByRole("table", { name: "Refunds" });
    await expect(refunds.getByRole("row")).toHaveCount(3);
    await expect(refunds.getByRole("row").last()).toContainText("$54.99");
    const mails = (await readOutbox(email)).filter(({ subject }) => /refund/iu.test(subject ?? ""));
    expect(mails).toHaveLength(2);
    const path = new URL(page.url()).pathname;
    await open(page, `/fr${path}`);
    await expect(page.getByText("Remboursée", { exact: true })).toBeVisible();
    await expectLoadedWell(page, "order in French");
  });

  await test.step("failed messages are sent again, one by one and all", async () => {
    await open(page, "/admin/messages");
    await expect(page.getByText("No failed messages.")).toBeVisible();
    // Nothing fails where nothing is carried away: what the server would tell is told here.
    const failed = ["amelie@example.ca", "luc@example.ca", "zoe@example.ca"].map((to, index) => ({
      id: `01900000-0000-7000-8000-00000000000${index}`,
      channel: "email",
      to,
      language: "en",
      attempts: 5,
      lastError: "550 5.1.1 mailbox unavailable",
      createdAt: { seconds: 1_790_000_000 },
      failedAt: { seconds: 1_790_000_600 },
    }));
    await page.route(MESSAGES, async (route) => {
      const [, id] = /messages\/([\w-]+)\/retry$/u.exec(route.request().url()) ?? [];
      if (id === undefined) {
        const totalResults = failed.length;
        await route.fulfill({
          json: { messages: failed, page: 1, totalPages: Math.min(1, totalResults), totalResults },
        });
        return;
      }
      failed.splice(
        failed.findIndex((message) => message.id === id),
        1,
      );
      await route.fulfill({ json: { msg: "The message will be sent again." } });
    });
    await page.reload();
    const table = page.getByRole("table", { name: "Failed messages" });
    await expect(table.getByRole("row")).toHaveCount(4);
    await expect(table).toContainText("550 5.1.1 mailbox unavailable");
    await expectLoadedWell(page, "messages");
    await page.getByRole("button", { name: "Send again to luc@example.ca" }).click();
    await expect(page.getByText("The message will be sent again.")).toBeVisible();
    await expect(table.getByRole("row")).toHaveCount(3);
    await page.getByRole("button", { name: "Resend these 2 messages" }).click();
    await expect(page.getByText("2 messages will be sent again.")).toBeVisible();
    await expect(page.getByText("No failed messages.")).toBeVisible();
    await page.unroute(MESSAGES);
    await open(page, "/fr/admin/messages");
    await expect(page.getByText("Aucun message en échec.")).toBeVisible();
    await expectLoadedWell(page, "messages in French");
  });
});
