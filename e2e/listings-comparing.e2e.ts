import { namedListingId } from "@vestpocket/demo/listings/dated-listing";
import { NAMED_LISTINGS } from "@vestpocket/demo/listings/named-listings";
import { expectReflow, expectWellInBothLanguages } from "./accessible.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { PHONE } from "./viewports.ts";

const { officeByFootAndYear, officeByFootAndMonth, officeByMonth, officeByYear } = NAMED_LISTINGS;
const OFFICES = [officeByFootAndYear, officeByFootAndMonth, officeByMonth, officeByYear];

test("a tenant selects four offices whose rents are quoted in four ways, compares what differs, and prints it", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/search-results?province=Manitoba&city=Winnipeg&type=Office&listingType=rent");
  const tray = page.getByRole("region", { name: "Comparison", exact: true });
  const table = page.getByRole("table");
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  const cells = (name: string) => row(name).getByRole("cell");

  await test.step("the tray counts what is selected and leads to the comparison", async () => {
    for (const { title } of OFFICES) {
      await page.getByRole("button", { name: `Compare ${title}`, exact: true }).click();
    }
    await expect(tray).toContainText("4 listings to compare");
    await tray.getByRole("link", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${OFFICES.map(namedListingId).join(",")}`);
  });

  await test.step("the four rents stand in one unit, net and gross apart, and what is missing is said", async () => {
    await expect(table.getByRole("columnheader")).toHaveText(OFFICES.map(({ title }) => title));
    await expect(cells("Rent, as quoted")).toHaveText([
      /sq\sft\s\/\syear\snet/u,
      /sq\sft\s\/\smonth\sgross/u,
      /\/\smonth\sgross/u,
      /\/\syear\snet/u,
    ]);
    await expect(cells("Gross rent per month")).toHaveText([/4,408\.33/u, /2,500/u, /3,150/u, "Not stated"]);
    await expect(cells("Net rent per month")).toHaveText([/1,725/u, "Not stated", "Not stated", /3,750/u]);
    await expect(cells("Private Offices")).toHaveText(["6", "1", "3", "9"]);
    await expect(cells("Location")).toHaveCount(4);
  });

  await test.step("only what differs is shown when that is asked for, and the address keeps it", async () => {
    await page.getByRole("button", { name: "Differences only", exact: true }).click();
    await expect(page).toHaveURL(/&differences=only$/u);
    await expect(row("Location")).toHaveCount(0);
    await expect(cells("Gross rent per month")).toHaveCount(4);
    await page.reload();
    await expect(row("Location")).toHaveCount(0);
    await page.getByRole("button", { name: "Differences only", exact: true }).click();
    await expect(row("Location")).toHaveCount(1);
  });

  await test.step("a listing that is removed can be added back", async () => {
    await page.getByRole("button", { name: `Remove from comparison: ${officeByMonth.title}`, exact: true }).click();
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await page.getByRole("button", { name: "Add it back", exact: true }).click();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
  });

  await test.step("it prints in landscape on two sheets at most, without what is around it", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(table.getByRole("img")).toHaveCount(0);
    const sheets = async () => {
      const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/u.exec(text) ?? []).map(Number);
      const count = text.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
      return { isShort: count === 1 || count === 2, isLandscape: width > height };
    };
    await expect.poll(sheets).toEqual({ isShort: true, isLandscape: true });
    await page.emulateMedia({ media: null });
  });

  await expectWellInBothLanguages(page, "the comparison");
  await page.setViewportSize(PHONE);
  await expectReflow(page, "the comparison");
});
