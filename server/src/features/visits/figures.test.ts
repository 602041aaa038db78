import { DAY_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";
import { ALERTS_STEP, FIGURES, SAME_VISIT_MS } from "@vestpocket/domain/visits/figures.terms";
import { LISTING_DAY_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDays } from "./days.jobs.ts";
import { settleDays } from "./settling.jobs.ts";

interface Person {
  readonly uid: string;
  readonly email: string;
  token: string;
}

/** One thing that somebody did, as a test remembers it. */
interface Happened {
  readonly at: number;
  readonly who: Person;
  readonly listing: string;
  readonly what: "shown" | "open" | "shared" | "saved" | "inquired" | "requested" | "alerted" | "repriced";
}

const BERTH = { type: "Office", province: "Manitoba", city: "Winnipeg" } as const;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

describe("the figures of listings", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const query = (text: string, values: unknown[] = []) => site.db.$client.query(text, values);
  const read = async (id: string, { token }: Person, days = 30) =>
    (await site.call("GET", `/v1/property/${id}/figures/days?days=${days}`, { token })).body.figures;
  const open = (id: string, { token }: Person, headers = {}) =>
    site.call("GET", `/v1/property/getProperty/${id}`, { token, headers });
  const search = ({ token }: Person, body: object = {}, headers = {}) =>
    site.call("POST", "/v1/property/search", { token, headers, body: { ...BERTH, ...body } });
  const share = (id: string, { token }: Person) => site.call("POST", `/v1/property/${id}/shares`, { token, body: {} });
  const today = async (id: string, owner: Person) => (await read(id, owner)).points.at(-1);
  const person = (): Promise<Person> => site.signInAs();

  /** Counts each day from what happened, one event after the other. */
  function recount(events: readonly Happened[], { listing, owner }: { listing: string; owner: Person }) {
    const days = new Map<string, Record<string, number | boolean>>();
    const last = new Map<string, number>();
    const add = (at: number, name: string) => {
      const day = days.get(toDay(at)) ?? {};
      days.set(toDay(at), { ...day, [name]: name === "repriced" ? true : Number(day[name] ?? 0) + 1 });
    };
    for (const { at, who, what } of events.filter((event) => event.listing === listing)) {
      if (who === owner && what !== "repriced") continue;
      const key = `${what} ${who.uid}`;
      const before = last.get(key);
      const isSame = before !== undefined && at - before < SAME_VISIT_MS;
      if (what === "open") {
        last.set(key, at);
        if (!isSame) add(at, "opened");
        if (before === undefined || toDay(before) !== toDay(at)) add(at, "readers");
      } else if (what === "shared") {
        if (isSame) continue;
        last.set(key, at);
        add(at, "shared");
      } else add(at, what);
    }
    const roundDown = ({ alerted = 0, ...day }: Record<string, number | boolean>) => {
      const rounded = Math.floor(Number(alerted) / ALERTS_STEP) * ALERTS_STEP;
      return rounded === 0 ? day : { ...day, alerted: rounded };
    };
    return new Map([...days].map(([day, figures]) => [day, roundDown(figures)]));
  }

  test("of a month equal what its events add up to, one by one", async () => {
    const random = createRandom(7);
    const owner = await person();
    const people = [owner, ...(await Promise.all([person(), person(), person()]))];
    const ids = await site.addListings([
      { ...BERTH, ownerId: owner.uid },
      { ...BERTH, ownerId: owner.uid },
    ]);
    const events: Happened[] = [];
    const happen = (what: Happened["what"], who: Person, listing: string) =>
      events.push({ at: site.clock.now().getTime(), who, listing, what });

    const acts: readonly ((who: Person, listing: string) => Promise<unknown>)[] = [
      async (who) => {
        await search(who);
        for (const id of ids) happen("shown", who, id);
      },
      async (who, listing) => {
        await open(listing, who);
        // Writes it, as a process does four times a second.
        await site.call("GET", "/v1/views/recent", { token: who.token });
        happen("open", who, listing);
      },
      async (who, listing) => {
        await share(listing, who);
        happen("shared", who, listing);
      },
      async (who, listing) => {
        if (who === owner) return;
        await site.call("PUT", `/v1/favourites/${listing}`, { token: who.token });
        const { rowCount } = await query("DELETE FROM favourites WHERE account_id = $1", [who.uid]);
        if (rowCount) happen("saved", who, listing);
      },
      async (who, listing) => {
        await query(
          `INSERT INTO inquiries (id, listing_id, listing_title, owner_id, sender_id, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
           VALUES ($1, $2, 'Any', $3, $4, 'Any', '', $5, $5, true, false)`,
          [newId(), listing, owner.uid, who.uid, site.clock.now()],
        );
        happen("inquired", who, listing);
      },
      async (who, listing) => {
        await query(
          `INSERT INTO access_requests (id, listing_id, account_id, state, purpose, capacity, company, message, asked_at)
           VALUES ($1, $2, $3, 'withdrawn', 'buy', 'self', '', '', $4)`,
          [newId(), listing, who.uid, site.clock.now()],
        );
        happen("requested", who, listing);
      },
      async (who, listing) => {
        if (who === owner) return;
        for (let run = 0; run < 3; run += 1) {
          await query(
            `INSERT INTO alerts (account_id, listing_id, kind, run, found_at) VALUES ($1, $2, 'market', $3, $4)`,
            [who.uid, listing, events.length, site.clock.now()],
          );
          happen("alerted", who, listing);
        }
      },
      (who) => site.call("DELETE", "/v1/views/recent", { token: who.token }),
    ];

    for (let day = 0; day < 30; day += 1) {
      for (let act = 0; act < 7; act += 1) {
        const who = random.pick(people);
        // A token lasts for a quarter of an hour.
        who.token = await site.signIn(who.email);
        await random.weighted(acts, (each) => (acts.indexOf(each) < 3 ? 3 : 1))(who, random.pick(ids));
        site.clock.advance(random.pick([1, 5, 29]) * MINUTE_MS);
      }
      site.clock.advance(random.pick([22, 24]) * 60 * MINUTE_MS);
    }
    owner.token = await site.signIn(owner.email);
    for (const id of ids) {
      const { points } = await read(id, owner, 90);
      const happened = recount(events, { listing: id, owner });
      for (const { day, ...figures } of points) {
        const filled = Object.entries(figures).filter(([, value]) => value !== 0 && value !== false);
        expect({ day, ...Object.fromEntries(filled) }).toEqual({ day, ...happened.get(day) });
      }
      expect(happened.size).toBeGreaterThan(20);
    }
    const happened = ids.map((listing) => recount(events, { listing, owner }));
    const count = (day: string, what: string) =>
      happened.reduce((sum, days) => sum + Number(days.get(day)?.[what] ?? 0), 0);
    for (const settle of [async () => undefined, () => settleDays(site)]) {
      await settle();
      const { figures } = (await site.call("GET", "/v1/property/mine/figures", { token: owner.token })).body;
      expect(figures.points).toHaveLength(30);
      for (const { day, ...point } of figures.points)
        for (const what of FIGURES) expect([day, what, point[what]]).toEqual([day, what, count(day, what)]);
    }
  });

  test("leave out the owner, administrators, browsers that read ahead, and searches that nobody reads", async () => {
    const owner = await person();
    const administrator = await site.signInAsAdministrator();
    const [id = ""] = await site.addListings([{ ...BERTH, ownerId: owner.uid }]);
    const reader = await person();
    for (const who of [owner, administrator]) {
      await open(id, who);
      await search(who);
      await share(id, who);
    }
    await open(id, reader, { "sec-purpose": "prefetch;prerender" });
    await search(reader, {}, { purpose: "prefetch" });
    await search(reader, { isAside: true });
    expect(await today(id, owner)).toMatchObject({ shown: 0, opened: 0, readers: 0, shared: 0 });
    await search(reader);
    await open(id, reader);
    await share(id, reader);
    expect(await today(id, owner)).toMatchObject({ shown: 1, opened: 1, readers: 1, shared: 1 });
  });

  test("count a visit again after half an hour, also if the history was cleared, and a reader once a day", async () => {
    const owner = await person();
    const [id = ""] = await site.addListings([{ ...BERTH, ownerId: owner.uid }]);
    const reader = await person();
    await open(id, reader);
    await site.call("DELETE", "/v1/views/recent", { token: reader.token });
    site.clock.advance(SAME_VISIT_MS - 1);
    reader.token = await site.signIn(reader.email);
    await open(id, reader);
    owner.token = await site.signIn(owner.email);
    expect(await today(id, owner)).toMatchObject({ opened: 1, readers: 1 });
    site.clock.advance(SAME_VISIT_MS);
    reader.token = await site.signIn(reader.email);
    owner.token = await site.signIn(owner.email);
    await open(id, reader);
    const { points } = await read(id, owner);
    expect(points.reduce((sum: number, { opened }: { opened: number }) => sum + opened, 0)).toBe(2);
  });

  test("are the owner's alone, and those before the present run are added up apart", async () => {
    const owner = await person();
    const now = site.clock.now().getTime();
    const [id = ""] = await site.addListings([
      { ...BERTH, ownerId: owner.uid, publishedAt: new Date(now - 5 * DAY_MS) },
    ]);
    const add = (days: number, shown: number) =>
      query("INSERT INTO listing_days (listing_id, day, shown) VALUES ($1, $2, $3)", [
        id,
        toDay(now - days * DAY_MS),
        shown,
      ]);
    await add(100, 1);
    await add(6, 10);
    await add(5, 100);
    await add(0, 1000);
    const figures = await read(id, owner);
    expect(figures.run.shown).toBe(1100);
    expect(figures.before.shown).toBe(11);
    expect(figures.points).toHaveLength(30);
    expect(figures.points.at(-1)).toMatchObject({ day: toDay(now), shown: 1000 });
    const other = await person();
    for (const path of ["days", "export"]) {
      const answer = await site.call("GET", `/v1/property/${id}/figures/${path}`, { token: other.token });
      expect(answer.status).toBe(404);
    }
    const csv = await site.call("GET", `/v1/property/${id}/figures/export`, { token: owner.token });
    expect(csv.text.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffDay (UTC),Shown in search results,Opened,Readers,Saved as favourite,Shared,Inquiries,Access requests,Signatures,Alerts,Price changed,Photos changed",
      `${toDay(now - 100 * DAY_MS)},1,0,0,0,0,0,0,0,0,No,No`,
    ]);
    await query("DELETE FROM listings WHERE id = $1", [id]);
    expect((await query("SELECT FROM listing_days WHERE listing_id = $1", [id])).rowCount).toBe(0);
  });

  test("are deleted after thirteen months, except those of the present run", async () => {
    const owner = await person();
    const now = site.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS);
    const [running = "", renewed = ""] = await site.addListings([
      { ...BERTH, ownerId: owner.uid, publishedAt: ago(500) },
      { ...BERTH, ownerId: owner.uid, publishedAt: ago(20) },
    ]);
    const { days } = LISTING_DAY_RETENTION;
    for (const [id, each] of [
      [running, days + 1],
      [renewed, days + 1],
      [renewed, days],
    ] as const)
      await query("INSERT INTO listing_days (listing_id, day) VALUES ($1, $2)", [id, toDay(ago(each).getTime())]);
    await purgeDays(site);
    const { rows } = await query(
      "SELECT listing_id AS id, day::text AS day FROM listing_days WHERE listing_id = ANY ($1)",
      [[running, renewed]],
    );
    expect(rows).toEqual([
      { id: running, day: toDay(ago(days + 1).getTime()) },
      { id: renewed, day: toDay(ago(days).getTime()) },
    ]);
  });

  test("mark the day on which the price changed", async () => {
    const owner = await person();
    const sale = { kind: "amount", amountCents: 895_000_00 } as const;
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, sale }]);
    expect(await today(id, owner)).toMatchObject({ repriced: false, repictured: false });
    const body = { ids: [id], percent: -5 };
    const { results } = (await site.call("POST", "/v1/property/reprice", { token: owner.token, body })).body;
    expect(results).toEqual([{ id, outcome: "done" }]);
    expect(await today(id, owner)).toMatchObject({ repriced: true, repictured: false });
  });

  test("a median is of six owners at least, each counted once, and rounded", async () => {
    const day = toDay(site.clock.now().getTime() - DAY_MS);
    const owners = await Promise.all(Array.from({ length: 6 }, person));
    const kind = { type: "Office", province: "Yukon", city: "Whitehorse" } as const;
    const post = async (who: Person, opened: number) => {
      const [id = ""] = await site.addListings([{ ...kind, ownerId: who.uid }]);
      await query("INSERT INTO listing_days (listing_id, day, shown, opened) VALUES ($1, $2, 1000, $3)", [
        id,
        day,
        opened,
      ]);
      return id;
    };
    const shares = [10, 20, 43, 52, 60, 900];
    for (const [at, who] of owners.slice(0, 5).entries()) await post(who, shares[at] ?? 0);
    const [first] = owners;
    if (first === undefined) throw new Error("six owners");
    const id = await post(first, 10);
    await post(first, 10);
    await settleDays(site);
    expect((await read(id, first)).medians).toEqual({ opened: null, asked: null, signed: null });
    await post(owners[5] ?? first, shares[5] ?? 0);
    await settleDays(site);
    // Between 43 and 52 of a thousand, and nobody was asked anything.
    expect((await read(id, first)).medians).toEqual({ opened: 50, asked: 0, signed: null });
  });
});
