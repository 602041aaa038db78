import { CONFIRM_LINK_DAYS } from "@vestpocket/domain/confirmations/confirmations.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { createSignedLinks } from "../../platform/signed-links.ts";
import { buildChange } from "../../testing/listing-forms.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findContact } from "../accounts/accounts.queries.ts";
import { expireListings } from "../listings/expiry.usecases.ts";
import { listings } from "../listings/listings.tables.ts";
import { createListingDirectory } from "../listings/listings.ts";
import { createMessageDeps } from "../messages/messages.deps.ts";
import { createOutbox } from "../messages/recording.usecases.ts";
import { createTell } from "../notifications/notifications.ts";
import { askOwners } from "./asking.jobs.ts";
import { createPressLimit, PRESSES_MAX } from "./confirmations.deps.ts";

type Row = Parameters<TestApp["addListings"]>[0][number];

describe("the question whether a listing is still available", () => {
  let site: TestApp;
  let ask: () => Promise<void>;
  let expire: () => Promise<void>;
  let links: ReturnType<typeof createSignedLinks>;
  beforeEach(async () => {
    site = await buildTestApp();
    const { db, clock, config } = site;
    const log = pino({ level: "silent" });
    const outbox = createOutbox(createMessageDeps({ db, clock, config, log, pdf: SHARED_PDF_THREAD }));
    const tell = createTell({ clock, outbox, pageUrl: createPageUrl(config.publicUrl) });
    const recordAudit = async () => undefined;
    const directory = createListingDirectory({ db, clock, config, recordAudit } as never);
    links = createSignedLinks(config, { purpose: "confirm-link", days: CONFIRM_LINK_DAYS });
    const none = async () => undefined;
    const needs = { findContact, requireOwnListing: none, confirmListing: none, lapseListing: directory.lapse };
    ask = () => askOwners({ db, clock, tell, links, presses: createPressLimit(db), ...needs });
    expire = () => expireListings({ db, clock, tell, findContact });
  });
  afterEach(() => site.close());

  const pass = (days: number) => site.clock.advance(days * DAY_MS);
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
  const subjectsTo = async (email: string): Promise<string[]> =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages
      .map(({ subject }: { subject: string }) => subject)
      .toReversed();
  const post = async (row: Omit<Row, "ownerId"> = {}) => {
    const owner = await site.signInAs();
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Corner store", expiresAt: inDays(120), ...row },
    ]);
    return { ...owner, id, link: links.make(id, site.clock.now()) };
  };
  const read = (link: string) => site.call("GET", `/v1/confirmations/${link}`);
  const press = (link: string) => site.call("POST", `/v1/confirmations/${link}`, { body: {} });
  const snooze = (link: string, until: string) =>
    site.call("POST", `/v1/confirmations/${link}/snooze`, { body: { until } });
  const rowOf = async (id: string) => {
    const [row] = await site.db.select().from(listings).where(eq(listings.id, id));
    if (row === undefined) throw new Error("no such listing");
    return row;
  };
  const dayOf = (days: number) => inDays(days).toISOString().slice(0, 10);

  test("comes on day 30 of a run, again a week later, and then the listing is paused: each is told once by two workers at once", async () => {
    const { id, email } = await post();
    const work = () => Promise.all([ask(), ask(), ask()]);
    pass(29);
    await work();
    expect(await subjectsTo(email)).toEqual([]);
    pass(1);
    await work();
    expect(await subjectsTo(email)).toEqual(["Is “Corner store” still available?"]);
    pass(6);
    await work();
    expect(await subjectsTo(email)).toHaveLength(1);
    pass(1);
    await work();
    expect((await subjectsTo(email))[1]).toBe("We will pause “Corner store” unless you confirm it");
    pass(6);
    await work();
    expect((await rowOf(id)).status).toBe("active");
    pass(1);
    await work();
    expect((await subjectsTo(email)).slice(2)).toEqual(["We paused “Corner store”"]);
    expect((await rowOf(id)).status).toBe("paused");
    const own = await site.call("GET", `/v1/property/${id}/confirmation`, { token: await site.signIn(email) });
    expect(own.body.confirmation.state).toBe("lapsed");
    pass(30);
    await work();
    expect(await subjectsTo(email)).toHaveLength(3);
  });

  test("is answered by one press without a log-in, which does not lift the listing among the newest", async () => {
    const { id, email, link } = await post({ publishedAt: inDays(-30) });
    const newer = await post({ publishedAt: inDays(-1), title: "Newer" });
    const reader = await site.signInAs();
    await ask();
    expect((await read(link)).body.confirmation).toMatchObject({
      state: "asked",
      title: "Corner store",
      pausesOn: dayOf(14),
    });
    const before = await rowOf(id);
    // Programs that scan mail open links in every way but this one.
    for (const method of ["GET", "HEAD"] as const)
      for (const path of [`/c/${link}`, `/fr/c/${link}`, `/v1/confirmations/${link}`]) await site.call(method, path);
    expect(await rowOf(id)).toEqual(before);
    const pressed = await press(link);
    expect([pressed.status, pressed.body.confirmation.state]).toEqual([200, "current"]);
    expect((await rowOf(id)).freshAt).toEqual(site.clock.now());
    const search = await site.call("POST", "/v1/property/search", { token: reader.token, body: { sort: "newest" } });
    expect(search.body.response.properties.map((each: { id: string }) => each.id)).toEqual([newer.id, id]);
    pass(20);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(1);
    pass(10);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test("does not come soon after a confirmation, soon before the end, or while the owner paused the listing", async () => {
    const published = { publishedAt: inDays(-30) };
    const people = [
      await post({ ...published, confirmedAt: inDays(-3) }),
      await post({ ...published, expiresAt: inDays(6) }),
      await post({ ...published, status: "paused", pausedAt: inDays(-1) }),
    ];
    await ask();
    for (const { email } of people) expect(await subjectsTo(email)).toEqual([]);
  });

  test("comes once an inquiry was without an answer for 14 days, and not again for the same one", async () => {
    const { id, uid, email, link } = await post();
    const write = (createdAt: Date) =>
      site.db.execute(sql`WITH inquiry AS (
        INSERT INTO inquiries (id, listing_id, listing_title, owner_id, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread, owner_archived, sender_archived)
        VALUES (${newId()}, ${id}, 'Corner store', ${uid}, 'A', '', ${createdAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz, true, false, false, false) RETURNING id)
        SELECT id FROM inquiry`);
    pass(1);
    await write(site.clock.now());
    pass(13);
    await ask();
    expect(await subjectsTo(email)).toEqual([]);
    pass(1);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(1);
    await press(link);
    pass(5);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test("the run of a listing that lapsed stops for as long as it is paused, 14 days at most", async () => {
    const short = await post({ publishedAt: inDays(-30) });
    const long = await post({ publishedAt: inDays(-30) });
    const end = (await rowOf(short.id)).expiresAt?.getTime() ?? 0;
    await ask();
    pass(7);
    await ask();
    pass(7);
    await ask();
    const fan = await site.signInAs();
    const seen = async (id: string) =>
      site.call("GET", `/v1/property/getProperty/${id}`, { token: await site.signIn(fan.email) });
    expect((await seen(short.id)).status).toBe(404);
    pass(3);
    expect((await press(short.link)).body.confirmation.state).toBe("current");
    expect((await rowOf(short.id)).expiresAt?.getTime()).toBe(end + 3 * DAY_MS);
    expect((await seen(short.id)).status).toBe(200);
    pass(30);
    const resumed = await site.call("POST", `/v1/property/${long.id}/resume`, {
      token: await site.signIn(long.email),
      body: {},
    });
    expect(resumed.status).toBe(200);
    expect(await rowOf(long.id)).toMatchObject({
      status: "active",
      lapsedAt: null,
      expiresAt: new Date(end + 14 * DAY_MS),
      freshAt: site.clock.now(),
    });
  });

  test("a listing that lapsed ends 14 days later than it would have", async () => {
    const { id } = await post({ publishedAt: inDays(-30), expiresAt: inDays(20) });
    await ask();
    pass(7);
    await ask();
    pass(7);
    await ask();
    pass(19);
    await expire();
    expect((await rowOf(id)).status).toBe("paused");
    pass(1);
    await expire();
    expect((await rowOf(id)).status).toBe("expired");
  });

  test("an owner who is away puts it off to a day, 30 days in all, and is asked anew then", async () => {
    const { id, email, link } = await post({ publishedAt: inDays(-30) });
    await ask();
    const put = await snooze(link, dayOf(10));
    expect(put.body.confirmation).toMatchObject({ state: "current", pausesOn: null, snoozedUntil: dayOf(10) });
    for (const day of [dayOf(-1), dayOf(32)]) expect((await snooze(link, day)).body.fields).toHaveProperty("until");
    pass(9);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(1);
    pass(2);
    await ask();
    expect(await subjectsTo(email)).toHaveLength(2);
    expect((await read(link)).body.confirmation.snooze.to).toBe(dayOf(30 - 11));
    pass(7);
    await ask();
    expect((await subjectsTo(email)).at(-1)).toBe("We will pause “Corner store” unless you confirm it");
    expect((await rowOf(id)).status).toBe("active");
  });

  test("renewing and another price confirm a listing; another text does not", async () => {
    const { id, token } = await post({ publishedAt: inDays(-20) });
    const change = (changes: Parameters<typeof buildChange>[0]) =>
      site.call("PATCH", `/v1/property/${id}`, { token, ...buildChange(changes) });
    expect((await change({ title: "Corner shop" })).status).toBe(200);
    expect((await rowOf(id)).confirmedAt).toBeNull();
    const repriced = await site.call("POST", "/v1/property/reprice", { token, body: { ids: [id], percent: -5 } });
    expect(repriced.body.results).toEqual([{ id, outcome: "done" }]);
    expect((await rowOf(id)).confirmedAt).toEqual(site.clock.now());
  });

  test("searches find listings that were confirmed lately, and order them by it; a saved search does not ask for it", async () => {
    const old = await post({ publishedAt: inDays(-40), title: "Old" });
    const month = await post({ publishedAt: inDays(-50), confirmedAt: inDays(-20), title: "Month" });
    const week = await post({ publishedAt: inDays(-60), confirmedAt: inDays(-2), title: "Week" });
    const { token } = await site.signInAs();
    const find = async (body: object) =>
      (await site.call("POST", "/v1/property/search", { token, body })).body.response.properties.map(
        ({ id, confirmedAt }: { id: string; confirmedAt: { seconds: number } }) => [id, confirmedAt.seconds],
      );
    const at = (days: number) => Math.floor(inDays(days).getTime() / 1000);
    const [weeks, months] = [[[week.id, at(-2)]], [[month.id, at(-20)]]];
    expect(await find({ confirmedWithin: 7 })).toEqual(weeks);
    expect(await find({ confirmedWithin: 30, sort: "confirmed" })).toEqual([...weeks, ...months]);
    expect(await find({ sort: "confirmed" })).toEqual([...weeks, ...months, [old.id, at(-40)]]);
    expect((await find({ sort: "newest" })).map(([id]: [string]) => id)).toEqual([old.id, month.id, week.id]);
    const wrong = await site.call("POST", "/v1/property/search", { token, body: { confirmedWithin: 8 } });
    expect(wrong.body.fields).toHaveProperty("confirmedWithin");
    const body = { name: "Fresh", filter: { type: "Office", confirmedWithin: 7 }, cadence: "daily" };
    expect((await site.call("POST", "/v1/saved-searches", { token, body })).status).toBe(400);
  });

  test("a link works for 60 days, for what is live, and a limited number of times an hour", async () => {
    const { link } = await post();
    const closed = await post({ status: "closed", closedAt: inDays(-1) });
    expect([(await press(closed.link)).status, (await snooze(closed.link, dayOf(3))).status]).toEqual([409, 409]);
    expect((await read(closed.link)).body.confirmation).toMatchObject({ state: "off", snooze: null });
    for (const unknown of ["x", `${link}A`, links.make(newId(), site.clock.now())])
      expect((await press(unknown)).status).toBe(404);
    for (let pressed = 0; pressed < PRESSES_MAX; pressed += 1) expect((await press(link)).status).toBe(200);
    expect((await press(link)).status).toBe(429);
    pass(CONFIRM_LINK_DAYS + 1);
    expect((await read(link)).body.code).toBe("confirmations.link_unknown");
  });
});
