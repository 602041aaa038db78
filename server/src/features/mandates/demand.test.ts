import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "../../testing/account-journeys.ts";
import { addAgent } from "../../testing/agents.ts";
import { openMandates } from "../../testing/mandates.ts";

const PLACE = { province: "Ontario", city: "Hamilton" };
const RETAIL = { type: "Commercial", ...PLACE, listingType: "sale" } as const;

describe("the demand for a draft", () => {
  let site: Awaited<ReturnType<typeof openMandates>>;
  beforeAll(async () => {
    site = await openMandates();
  });
  afterAll(() => site.site.close());

  /** An owner with a draft in a city of its own, so that tests do not count each other's people. */
  async function openDraft(city: string, price: number | null = 650_000) {
    const owner = await site.addSeeker();
    const draft = async (cents = price) =>
      (
        await site.site.addListings([
          {
            ...RETAIL,
            ownerId: owner.uid,
            city,
            price: cents,
            status: "draft",
            publishedAt: null,
            expiresAt: null,
            plan: null,
          },
        ])
      )[0] as string;
    const ask = async (id: string, token?: string) =>
      (await site.site.call("POST", `/v1/property/${id}/demand`, { token: token ?? (await site.signIn(owner)) })).body;
    const seek = (mandate: object = {}) => ({
      targets: [{ type: "Commercial", province: "Ontario", city }],
      ...mandate,
    });
    return { owner, draft, ask, seek };
  }

  async function addSeekers(count: number, mandate: object) {
    for (let at = 0; at < count; at += 1) await site.add(await site.addSeeker(), mandate);
  }

  test("is a band of the distinct confirmed accounts whose mandates and saved searches fit", async () => {
    const { draft, ask, seek } = await openDraft("London");
    await addSeekers(3, seek({ wanted: { upperPrice: 700_000 } }));
    const id = await draft();
    expect(await ask(id)).toEqual({
      band: "under5",
      type: "Commercial",
      province: "Ontario",
      city: "London",
      isPriced: true,
    });
    const saver = await site.addSeeker();
    await site.save(saver, { type: "Commercial", city: "London", province: "Ontario" }, { cadence: "off" });
    await site.add(saver, seek());
    await site.add(saver, seek());
    // Counted are neither other budgets, tracks, categories and places, nor those who look everywhere, paused or unconfirmed.
    await addSeekers(1, seek({ wanted: { upperPrice: 400_000 } }));
    await addSeekers(1, seek({ track: "rent" }));
    await addSeekers(1, { targets: [{ type: "Office", province: "Ontario", city: "London" }] });
    await addSeekers(1, { targets: [{ type: "Commercial" }] });
    await site.save(await site.addSeeker(), { city: "London" }, { cadence: "off" });
    const paused = await site.addSeeker();
    const mandate = await site.add(paused, seek());
    await site.call("POST", `/${mandate}/answer`, { token: paused.token, body: { answer: "pause" } });
    await site.add(await site.addSeeker({ phoneVerifiedAt: null }), seek());
    expect((await ask(await draft())).band).toBe("under5");
    await addSeekers(1, seek());
    expect((await ask(await draft())).band).toBe("from5");
  });

  test("leaves out the owner, their brokerage, and who used the site from a network of theirs", async () => {
    const city = "Guelph";
    const { owner, draft, ask, seek } = await openDraft(city);
    await addSeekers(4, seek());
    await site.add(owner, seek());
    await site.query(
      `INSERT INTO agents (account_id, brokerage_name, province, city, is_real_estate_member, created_at)
        VALUES ($1, 'Sudbury Ridge Realty', 'Ontario', 'Guelph', false, now())`,
      [owner.uid],
    );
    const colleague = await addAgent(site.site, {
      brokerageName: " sudbury ridge REALTY",
      phoneVerifiedAt: site.site.clock.now(),
    });
    await site.add({ token: await site.signIn(colleague) }, seek());
    const address = inventAddress();
    const neighbour = await site.addSeeker();
    await site.add(neighbour, seek());
    for (const each of [owner, neighbour]) await site.signIn(each, address);
    expect((await ask(await draft())).band).toBe("under5");
    await addSeekers(1, seek());
    expect((await ask(await draft())).band).toBe("from5");
  });

  test("stays the same all day under 100 probes, whoever comes and whatever is changed meanwhile", async () => {
    const { owner, draft, ask, seek } = await openDraft("Kingston");
    await addSeekers(4, seek());
    const id = await draft();
    const bands = new Set<string>();
    for (let probe = 0; probe < 10; probe += 1) {
      if (probe === 1) await addSeekers(1, seek());
      if (probe % 3 === 2) await site.add(owner, seek());
      await site.query("UPDATE listings SET price = $2 WHERE id = $1", [id, 500_000 + probe * 19_999]);
      const token = await site.signIn(owner);
      for (const { band } of await Promise.all(Array.from({ length: 10 }, () => ask(id, token)))) bands.add(band);
    }
    expect([...bands]).toEqual(["under5"]);
    site.site.clock.advance(DAY_MS);
    expect((await ask(id)).band).toBe("from5");
  });

  test("prices within a step ask for the same: a budget's edge is not found by moving the price", async () => {
    const { draft, ask, seek } = await openDraft("Barrie");
    await addSeekers(5, seek({ wanted: { upperPrice: 612_345 } }));
    const bands = [];
    for (const price of [612_345, 612_346, 699_999]) bands.push((await ask(await draft(price))).band);
    expect(bands).toEqual(["from5", "from5", "from5"]);
    site.site.clock.advance(DAY_MS);
    expect((await ask(await draft(700_000))).band).toBe("under5");
  });

  test("at most three listings a day and account, deleted ones too", async () => {
    const { draft, ask } = await openDraft("Windsor");
    for (let at = 0; at < 3; at += 1) {
      const id = await draft();
      expect((await ask(id)).band).toBe("under5");
      await site.query("DELETE FROM listings WHERE id = $1", [id]);
    }
    const fourth = await draft();
    expect((await ask(fourth)).band).toBeNull();
    site.site.clock.advance(DAY_MS);
    expect((await ask(fourth)).band).toBe("under5");
  });

  test("a hidden price is not compared: only budgets without bounds are counted", async () => {
    const { draft, ask, seek } = await openDraft("Oshawa", null);
    await addSeekers(5, seek({ wanted: { upperPrice: 900_000_000 } }));
    expect(await ask(await draft())).toMatchObject({ band: "under5", isPriced: false });
    await addSeekers(5, seek());
    expect((await ask(await draft())).band).toBe("from5");
  });

  test("is for the owner alone", async () => {
    const { draft } = await openDraft("Sarnia");
    const { token } = await site.addSeeker();
    const { status, body } = await site.site.call("POST", `/v1/property/${await draft()}/demand`, { token });
    expect({ status, code: body.code }).toEqual({ status: 404, code: "listings.not_found" });
  });

  test("0 and 4 people are answered alike, to the byte, and after the same wait", async () => {
    const [none, four] = [await openDraft("Thunder Bay"), await openDraft("Sudbury")];
    await addSeekers(4, four.seek());
    const times = [];
    const bands = [];
    for (const { draft, ask } of [none, four, none, four]) {
      const id = await draft();
      const from = performance.now();
      bands.push((await ask(id)).band);
      times.push(performance.now() - from);
    }
    expect(new Set(bands)).toEqual(new Set(["under5"]));
    expect(Math.min(...times)).toBeGreaterThan(195);
  });
});
