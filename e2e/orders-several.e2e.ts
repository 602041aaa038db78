import { expectWell, expectWellInBothLanguages } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { CARDS, fillCard, next, payButton, planOf, saveDraft } from "./payments.ts";

const TITLES = ["Corner shop", "Brick warehouse", "Small office", "Garage with a yard", "Two storeys"];

test("a broker pays for several drafts with one payment, and gets one receipt", async ({ page }) => {
  const broker = await makePoster();
  const ids: string[] = [];
  for (const title of TITLES) ids.push((await saveDraft(page, broker, { title })).propertyId);
  await signIn(page, broker);

  await test.step("one plan for all, another for one of them", async () => {
    await open(page, `/create-listing/choose-plan?listing=${ids.join(",")}`);
    await planOf(page, "Basic").check();
    const summary = page.getByRole("region", { name: "Your order", exact: true });
    await expect(summary).toContainText("$324.95");
    await page.getByRole("button", { name: /^Plan of Corner shop\b.*$/u }).click();
    await page.getByRole("option", { name: "Showcase", exact: true }).click();
    await expect(summary).toContainText("$349.95");
    await expectWell(page, "plans of several listings");
  });

  await test.step("the payment and the receipt list each of them", async () => {
    await next(page).click();
    const summary = page.getByRole("region", { name: "Your order", exact: true });
    await expect(summary).toContainText("$349.95");
    for (const title of TITLES) await expect(summary).toContainText(title);
    await page.reload();
    await fillCard(page, CARDS.good);
    await payButton(page).click();
    await expect(page.getByText("5 listings are now live.")).toBeVisible();
    await page.getByRole("link", { name: "Receipt", exact: true }).click();
    const receipt = page.getByRole("article", { name: /^Receipt VP-\d+$/u });
    for (const title of TITLES) await expect(receipt).toContainText(title);
    await expect(receipt).toContainText("$349.95");
    await expectWellInBothLanguages(page, "the receipt of several listings");
  });

  const readMail = async () =>
    (await readOutbox(broker.email)).find(({ subject }) => subject === "Your 5 listings are live")?.text ?? "";
  await expect.poll(readMail).toContain("$349.95");
});
