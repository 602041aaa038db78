import { randomUUID } from "node:crypto";
import { AUDIT_ACTIONS } from "@vestpocket/domain/audit/audit.actions";
import { expectAccessible, switchTo } from "./accessible.ts";
import { readOutbox } from "./accounts.ts";
import { expectLoadedWell, openAsAdministrator } from "./administrators.ts";
import { choose, expect, test } from "./fixtures.ts";
import { publish } from "./payments.ts";

test("an administrator finds an order by its title and its buyer, and refunds it in two parts", async ({ page }) => {
  const title = `Brick storefront ${randomUUID()}`;
  const { account } = await publish(page, { title });
  const { email } = account;
  await openAsAdministrator(page, "/admin/orders");
  await page.getByLabel("Find an order", { exact: true }).fill(title.toUpperCase());
  await expect(page).toHaveURL(/searchQuery=BRICK/u);
  const row = page.getByRole("table", { name: "Orders", exact: true }).getByRole("row").nth(1);
  await expect(row).toContainText(email);
  await expect(row).toContainText("$64.99");
  await expect(page.getByText("1 result", { exact: true })).toBeVisible();
  await expectLoadedWell(page, "orders");
  await choose(page, "Status", "Refunded");
  await expect(page.getByText("No orders match.")).toBeVisible();
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByLabel("Find an order", { exact: true }).fill(email);
  await expect(page.getByText("1 result", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^VP-\d{6}$/u }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^VP-\d{6}$/u);
  await expect(page.getByRole("region", { name: "Payment", exact: true })).toContainText("Visa ending in 4242");
  await expect(page.getByRole("region", { name: "Events", exact: true })).toContainText(
    AUDIT_ACTIONS["orders.pay"].message,
  );
  await expectLoadedWell(page, "order");
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Refund this order?", exact: true });
  const amount = dialog.getByLabel("Amount", { exact: true });
  await expect(amount).toHaveValue("64.99");
  await amount.fill("65");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(amount).toHaveAccessibleDescription(/You can refund up to \$64\.99\./u);
  await expectAccessible(page, "refund");
  await amount.fill("10");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("$10 was refunded to the buyer.")).toBeVisible();
  await expect(page.getByText("Partly refunded")).toBeVisible();

  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(amount).toHaveValue("54.99");
  await dialog.getByRole("radio", { name: "Paid twice", exact: true }).check();
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
  const refunds = page.getByRole("table", { name: "Refunds", exact: true });
  await expect(refunds.getByRole("row")).toHaveCount(3);
  await expect(refunds.getByRole("row").last()).toContainText("$54.99");
  await expect
    .poll(async () => (await readOutbox(email)).filter(({ subject }) => /refund/iu.test(subject ?? "")))
    .toHaveLength(2);
  await switchTo(page, "fr");
  await expect(page.getByText("Remboursée", { exact: true }).first()).toBeVisible();
  await expectLoadedWell(page, "order in French");
});
