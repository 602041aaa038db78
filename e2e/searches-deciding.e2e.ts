import { namedListingId } from "@vestpocket/demo/listings/dated-listing";
import { NAMED_LISTINGS, NAMED_PROVINCE } from "@vestpocket/demo/listings/named-listings";
import { choose, expect, open, readThrough, signIn, test, untilAlive } from "./fixtures.ts";
import { rowsOf } from "./results.ts";
import { PHONE } from "./viewports.ts";

test.describe("at a desk", () => {
  test("a buyer of a business finds it by its cash flow, and its price multiple stays on the page", async ({
    page,
  }) => {
    const { bakery, garage } = NAMED_LISTINGS;
    const main = page.getByRole("main");
    await signIn(page);
    await open(page, `/search-results?type=Sale+of+Business&province=${NAMED_PROVINCE}`);

    await test.step("what earns less is gone, what states no cash flow comes after and is counted", async () => {
      const lowest = page.getByLabel("Cash Flow: lowest", { exact: true });
      await lowest.fill("91000");
      await lowest.press("Enter");
      await expect(page).toHaveURL(/[?&]cashFlow=91000-(?:&|$)/u);
      await choose(main, "Sort by", "Highest first: Cash Flow");
      await expect(page).toHaveURL(/[?&]sort=cashFlow-desc(?:&|$)/u);
      const names = rowsOf(page).getByRole("heading");
      await expect(names, "the highest first").toContainText([bakery.title, garage.title]);
    });

    await test.step("a higher bound leaves out the garage, and another page load keeps it", async () => {
      const lowest = page.getByLabel("Cash Flow: lowest", { exact: true });
      await lowest.fill("100000");
      await lowest.press("Enter");
      await expect(rowsOf(page).getByRole("heading").filter({ hasText: garage.title })).toHaveCount(0);
      await page.reload();
      await untilAlive(page);
      await expect(page.getByLabel("Cash Flow: lowest", { exact: true })).toHaveValue("100,000");
      await expect(rowsOf(page).getByRole("heading").filter({ hasText: bakery.title })).toHaveCount(1);
    });

    await test.step("the calculators say what they follow from, and send nothing", async () => {
      await rowsOf(page).getByRole("link", { name: bakery.title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/property/${namedListingId(bakery)}`, "u"));
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(bakery.title);
      const calculators = page.getByRole("region", { name: "Calculators", exact: true });
      await readThrough(page);
      await expect(calculators).toContainText("2.71 times");
      await expect(calculators).toContainText("CA$118,000");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.postData() ?? "");
      });
      await calculators.getByText("Mortgage payment", { exact: true }).click();
      const rate = calculators.getByLabel("Interest rate", { exact: true });
      await rate.fill("6.35");
      await rate.press("Tab");
      await expect(calculators).toContainText(/a month pays off CA\$240,000/u);
      expect(sent.join()).not.toContain("6.35");
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a reader in French finds two offices by their rent, compares them, and prints the comparison", async ({
    page,
  }) => {
    const { officeByFootAndYear, officeByMonth } = NAMED_LISTINGS;
    const titles = [officeByFootAndYear.otherTitle, officeByMonth.title];
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await signIn(page);
    await open(page, "/fr/search-results?province=Manitoba&city=Winnipeg");

    await test.step("kind, offer and rent are chosen in the sheet, in French", async () => {
      await page.getByRole("button", { name: /^Filtres(?: \d+)?$/u }).tap();
      const sheet = page.getByRole("dialog", { name: "Filtres", exact: true });
      await sheet.getByRole("button", { name: "Bureaux", exact: true }).tap();
      await sheet.getByRole("button", { name: "À louer", exact: true }).tap();
      await sheet.getByLabel("Loyer : minimum", { exact: true }).fill("3000");
      await sheet.getByLabel("Loyer : maximum", { exact: true }).fill("4500,50");
      await sheet.getByLabel("Loyer : maximum", { exact: true }).press("Enter");
      await sheet.getByRole("button", { name: /^Voir [\d\s]+ annonces?$/u }).tap();
      await expect(page).toHaveURL(/[?&]rentMonthGross=3000-4500\.5(?:&|$)/u);
    });

    await test.step("both languages are found, and the one that is missing is marked", async () => {
      for (const title of titles) {
        await page.getByRole("button", { name: `Comparer ${title}`, exact: true }).tap();
      }
      const tray = page.getByRole("region", { name: "Comparaison", exact: true });
      await expect(tray).toContainText("2 annonces à comparer");
      await tray.getByRole("link", { name: "Comparer", exact: true }).tap();
    });

    await test.step("the comparison says in French what each rent is by the month", async () => {
      const table = page.getByRole("table");
      await expect(table.getByRole("columnheader")).toHaveText(titles);
      const gross = table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: "Loyer brut par mois", exact: true }) });
      await expect(gross.getByRole("cell")).toHaveText([/4\s408,33/u, /3\s150/u]);
    });

    await test.step("it is printed from its own button, without what is around it", async () => {
      await page.getByRole("button", { name: "Imprimer", exact: true }).tap();
      await expect(page.locator("html")).toHaveAttribute("data-printed");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("table")).toContainText("Loyer brut par mois");
      const sheets = async () =>
        (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/gu);
      await expect.poll(sheets).toHaveLength(1);
    });
  });
});
