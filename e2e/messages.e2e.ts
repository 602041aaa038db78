import { expectLoadedWell, openAsAdministrator } from "./administrators.ts";
import { expect, open, test } from "./fixtures.ts";

const MESSAGES = /\/v1\/admin\/messages/u;

test("an administrator resends failed messages, one at a time and all at once", async ({ page }) => {
  await openAsAdministrator(page, "/admin/messages");
  await expect(page.getByText("No failed messages.")).toBeVisible();
  // No message fails here, so these come from the test.
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
  const table = page.getByRole("table", { name: "Failed messages", exact: true });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table).toContainText("550 5.1.1 mailbox unavailable");
  await expectLoadedWell(page, "messages");
  await page.getByRole("button", { name: "Send again to luc@example.ca", exact: true }).click();
  await expect(page.getByText("The message will be sent again.")).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(3);
  await page.getByRole("button", { name: "Resend these 2 messages", exact: true }).click();
  await expect(page.getByText("2 messages will be sent again.")).toBeVisible();
  await expect(page.getByText("No failed messages.")).toBeVisible();
  await page.unroute(MESSAGES);
  await open(page, "/fr/admin/messages");
  await expect(page.getByText("Aucun message en échec.")).toBeVisible();
  await expectLoadedWell(page, "messages in French");
});
