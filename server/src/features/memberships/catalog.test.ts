import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToJoin, buildMembershipDeps, getMembership, payCheckout } from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { toWantedRate } from "./tax-rates.rules.ts";
import { getTaxRates } from "./tax-rates.usecases.ts";
import { getYearPrice, YEAR_PRICE_KEY } from "./year-price.usecases.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp(TAXED, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

const { ask }: Pick<TestApp["payments"], "ask"> = { ask: (request) => site.payments.ask(request) };

describe("the price of a year", () => {
  const listPrices = () => ask((stripe) => stripe.prices.list({ product: "agent_pro", limit: 100 }));

  test("is created once and found again by its lookup key", async () => {
    const deps = buildMembershipDeps(site);
    const ids = await Promise.all(Array.from({ length: 5 }, () => getYearPrice(deps, 240_00)));
    expect(new Set([...ids, await getYearPrice(buildMembershipDeps(site), 240_00)]).size).toBe(1);
    expect((await listPrices()).data).toMatchObject([
      { id: ids[0], lookup_key: YEAR_PRICE_KEY, unit_amount: 240_00, currency: "cad", tax_behavior: "exclusive" },
    ]);
  });

  test("that changes, and changes back within a day, creates a new price and moves the lookup key", async () => {
    const deps = buildMembershipDeps(site);
    const first = await getYearPrice(deps, 240_00);
    const second = await getYearPrice(deps, 250_00);
    const third = await getYearPrice(deps, 240_00);
    expect(new Set([first, second, third]).size).toBe(3);
    const { data } = await listPrices();
    expect(data.filter(({ lookup_key: key }) => key !== null)).toMatchObject([{ id: third, unit_amount: 240_00 }]);
    // Existing subscribers keep their price.
    expect(data.map(({ active }) => active)).toEqual([true, true, true]);
  });

  test("that was archived is recreated, and its product restored", async () => {
    const deps = buildMembershipDeps(site);
    const archived = await getYearPrice(deps, 240_00);
    await ask((stripe) => stripe.prices.update(archived, { active: false }));
    await ask((stripe) => stripe.products.update("agent_pro", { active: false }));
    const present = await getYearPrice(deps, 240_00);
    expect(present).not.toBe(archived);
    expect(await ask((stripe) => stripe.products.retrieve("agent_pro"))).toMatchObject({ active: true });
  });

  test("can be created after a failure that the provider stores under its key", async () => {
    const deps = buildMembershipDeps(site);
    const failing = { ...deps, payments: { ...site.payments, ask: failOnCreation() } };
    await expect(getYearPrice(failing, 260_00)).rejects.toThrow();
    expect(await getYearPrice(deps, 260_00)).toMatch(/^price_/u);
    expect(await getYearPrice(deps, 240_00)).toMatch(/^price_/u);
  });
});

/** Makes the creation of a price fail, which follows the list and the product's creation and update. */
function failOnCreation(): TestApp["payments"]["ask"] {
  let asked = 0;
  return (request) => {
    asked += 1;
    if (asked === 4) site.sandbox.faults.inject({ path: "/v1/prices", kind: "400-kept" });
    return site.payments.ask(request);
  };
}

describe("a tax rate", () => {
  const GST = toWantedRate({ tax: "GST", rate: 5_000, cents: 0 }, "Quebec");
  const QST = toWantedRate({ tax: "QST", rate: 9_975, cents: 0 }, "Quebec");
  const ALBERTAN = toWantedRate({ tax: "GST", rate: 5_000, cents: 0 }, "Alberta");

  test("is created once for each jurisdiction and percentage", async () => {
    const deps = buildMembershipDeps(site);
    const [gst, qst] = await getTaxRates(deps, [GST, QST]);
    expect(await getTaxRates(buildMembershipDeps(site), [QST, ALBERTAN])).toEqual([qst, gst]);
    const rate = await ask((stripe) => stripe.taxRates.retrieve(String(qst)));
    const expected = { percentage: 9.975, inclusive: false, jurisdiction: "Quebec", display_name: "QST/TVQ" };
    expect(rate).toMatchObject(expected);
  });

  test("that was archived is replaced, however often", async () => {
    const deps = buildMembershipDeps(site);
    const seen = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const [id = ""] = await getTaxRates(deps, [GST]);
      seen.add(id);
      await ask((stripe) => stripe.taxRates.update(id, { active: false }));
    }
    expect(seen.size).toBe(3);
  });
});

test("the checkout shows one price, with the taxes as rates, in both languages", async () => {
  const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const { checkoutUrl } = (await askToJoin(site, token, { province: "Quebec", city: "Montreal" })).body;
  const session = await ask((stripe) =>
    stripe.checkout.sessions.retrieve(checkoutUrl.split("/").at(-1), { expand: ["line_items"] }),
  );
  expect(session).toMatchObject({
    amount_subtotal: 240_00,
    amount_total: 275_94,
    total_details: { amount_tax: 35_94 },
  });
  expect(session.line_items?.data).toMatchObject([{ description: "Agent Pro", amount_tax: 35_94 }]);
  const { host, port } = site.sandbox;
  const page = await fetch(`http://${host}:${port}${checkoutUrl.replace(`${site.config.publicUrl}/sandbox`, "")}`);
  const text = await page.text();
  for (const shown of ["GST/TPS (5%)", "QST/TVQ (9.975%)", "$12.00", "$23.94", "$275.94"])
    expect(text).toContain(shown);
  await payCheckout(site, checkoutUrl);
  expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true });
});
