import { readFileSync } from "node:fs";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SEQUENCES = fuzzCount({ usual: 5, full: 100 });
const STEPS = 12;
const SEED = fuzzSeed(20_261_126);
const CHOICES = {
  none: { kind: "none" },
  standard: { kind: "standard" },
  own: { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true },
} as const;
const MODES = ["manual", "verified", "signed", "signed"] as const;
const OPENS = { kind: "waiting", next: "sign", signing: "opens" };
const FRIENDS = "friend.example";

describe("whom a listing lets in without its owner", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let number = 0;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  afterAll(() => site.close());

  const choose = (listing: string, kind: keyof typeof CHOICES): Promise<Answer> =>
    site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body: CHOICES[kind] });

  /** A person, and what a plain model knows of them; the server's own rules are not used. */
  async function enter({ isFriend, isVerified }: { isFriend: boolean; isVerified: boolean }) {
    number += 1;
    const email = `ana-${number}@${isFriend ? FRIENDS : "elsewhere.example"}`;
    const account = await people.enter({ email, ...(isVerified ? {} : { phoneVerifiedAt: null }) });
    return { ...account, isFriend, isVerified, signed: new Set<string>(), isIn: false };
  }

  async function walk(random: Random): Promise<number> {
    const listing = await people.offer();
    const persons = [
      await enter({ isFriend: false, isVerified: true }),
      await enter({ isFriend: true, isVerified: true }),
      await enter({ isFriend: false, isVerified: false }),
    ];
    let mode: (typeof MODES)[number] = "manual";
    let allowedDomains: string[] = [];
    let present: keyof typeof CHOICES = "none";
    type Person = (typeof persons)[number];
    const isAdmitted = ({ isFriend, isVerified, signed }: Person) =>
      (isFriend && allowedDomains.length > 0) ||
      (mode === "verified" && isVerified) ||
      (mode === "signed" && signed.has(present));
    const steps = {
      async settings() {
        mode = random.pick(MODES);
        allowedDomains = random.chance(0.3) ? [FRIENDS] : [];
        return (await people.saveSettings(people.owner, listing, { mode, allowedDomains, days: 365 })).status;
      },
      async choose() {
        present = random.pick(["none", "none", "standard", "own"]);
        return (await choose(listing, present)).status;
      },
      async ask() {
        const person = random.pick(persons);
        const { status } = await people.ask(person, listing);
        if (status === 200) person.isIn ||= isAdmitted(person);
        return status;
      },
      async sign() {
        const person = random.pick(persons);
        const isNew = !person.signed.has(present);
        const { status } = await people.sign(person, listing);
        if (status !== 200 || !isNew) return status;
        person.signed.add(present);
        person.isIn ||= isAdmitted(person);
        return status;
      },
    };
    const taken: unknown[] = [];
    let granted = 0;
    // By chance alone few would ask a listing that lets in signers and then no longer has an agreement.
    const begun = random.chance(0.7) ? (["ask", "ask"] as const) : [];
    if (begun.length > 0) {
      [mode, present] = ["signed", "standard"];
      await choose(listing, present);
      await people.saveSettings(people.owner, listing, { mode, allowedDomains, days: 365 });
    }
    for (let at = 0; at < STEPS; at += 1) {
      const name = begun[at] ?? random.pick(Object.keys(steps) as (keyof typeof steps)[]);
      await site.db.execute(sql`DELETE FROM throttles`);
      taken.push([name, await steps[name](), mode, present]);
      const read = await Promise.all(
        persons.map(async (person) => (await people.stand(person, listing)).audience === "granted"),
      );
      const expected = persons.map(({ isIn, signed }) => isIn && (present === "none" || signed.has(present)));
      expect({ taken, read }).toEqual({ taken, read: expected });
      granted += read.filter(Boolean).length;
    }
    return granted;
  }

  test(`is, after ${SEQUENCES} random sequences of ${STEPS} steps, from the seed ${SEED}, exactly who met what its settings asked when they asked or signed`, async () => {
    const random = createRandom(SEED);
    let granted = 0;
    for (let at = 0; at < SEQUENCES; at += 1) granted += await walk(random);
    expect(granted).toBeGreaterThan(0);
  });

  test("does not include someone who asked and never signed, also once the agreement is removed", async () => {
    const listing = await people.offer();
    await choose(listing, "standard");
    await people.saveSettings(people.owner, listing, { mode: "signed", days: 365 });
    const asker = await people.enter({ email: `mal-${listing}@elsewhere.example` });
    expect((await people.ask(asker, listing)).status).toBe(200);
    expect(await people.stand(asker, listing)).toMatchObject({
      ...{ audience: "verified", decision: "none", signing: "unsigned" },
      standing: { kind: "waiting", next: "sign", signing: "opens" },
    });
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.subject).toBe("Amélie Tremblay requested access to “Bakery with two ovens”");
    expect(mail.text).toContain("Once Amélie Tremblay signs the NDA");
    expect(mail.text).toContain("will give them access for 365 days");
    expect(await people.list("waiting", listing)).toMatchObject([
      { state: "open", standing: OPENS, ifApproved: "approved_unsigned" },
    ]);
    expect((await people.read(asker, "requests/mine")).requests).toMatchObject([{ standing: OPENS }]);
    await choose(listing, "none");
    expect(await people.stand(asker, listing)).toMatchObject({
      ...{ audience: "verified", decision: "none", request: { state: "open", standing: { signing: "none" } } },
    });
    await choose(listing, "standard");
    expect((await people.sign(asker, listing)).status).toBe(200);
    expect(await people.stand(asker, listing)).toMatchObject({
      ...{ audience: "granted", request: { state: "approved", standing: { kind: "reading" } } },
    });
  });

  test("is not promised to someone whose signature the owner does not ask for", async () => {
    const listing = await people.offer();
    await choose(listing, "standard");
    const asker = await people.enter({ email: `eve-${listing}@elsewhere.example` });
    await people.ask(asker, listing);
    expect((await people.stand(asker, listing)).standing).toMatchObject({ next: "wait", signing: "adds" });
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/refuse`);
    await people.saveSettings(people.owner, listing, { mode: "signed" });
    await people.ask(asker, listing);
    expect((await people.stand(asker, listing)).request).toMatchObject({
      state: "open",
      standing: { next: "wait", signing: "later" },
    });
    const administrator = await people.enter({ role: "administrator" });
    await people.ask(administrator, listing);
    expect((await people.stand(administrator, listing)).standing).toMatchObject({ next: "wait", signing: "later" });
  });

  test("no longer includes those whom a setting for signers once let in before they had signed", async () => {
    const migration = readFileSync(new URL("../../../migrations/0094_access_unsigned.sql", import.meta.url), "utf8");
    const listing = await people.offer();
    const ask = async (domain = "elsewhere.example") => {
      number += 1;
      const asker = await people.enter({ email: `bo-${number}@${domain}` });
      await people.ask(asker, listing);
      return asker;
    };
    const approve = async () =>
      people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 365 });
    const signer = await ask();
    await people.saveSettings(people.owner, listing, { mode: "verified" });
    const verified = await ask();
    site.clock.advance(1000);
    await people.saveSettings(people.owner, listing, { mode: "signed", allowedDomains: [FRIENDS], days: 365 });
    await choose(listing, "standard");
    await people.sign(signer, listing);
    const friend = await ask(`mail.${FRIENDS}`);
    const approved = await ask();
    await approve();
    const [unsigned, extended] = [await ask(), await ask()];
    // As the settings approved them then.
    const { rows } = await site.db.execute<{ id: string; accountId: string }>(sql`
      WITH kept AS (
        INSERT INTO access_grants (id, listing_id, account_id, request_id, from_at, until_at)
        SELECT gen_random_uuid(), listing_id, account_id, id, asked_at, asked_at + interval '365 days'
        FROM access_requests WHERE listing_id = ${listing} AND state = 'open' RETURNING *),
      decided AS (UPDATE access_requests SET state = 'approved', decided_at = asked_at FROM kept WHERE kept.request_id = access_requests.id),
      noted AS (
        INSERT INTO audit_entries (id, at, action, subject_kind, subject_id, details)
        SELECT gen_random_uuid(), from_at, 'access.approved', 'listing', listing_id,
          jsonb_build_object('account', account_id, 'isAutomatic', true) FROM kept)
      SELECT id, account_id AS "accountId" FROM kept`);
    expect(rows).toHaveLength(2);
    site.clock.advance(1000);
    const grant = rows.find(({ accountId }) => accountId === extended.uid)?.id;
    expect((await people.put(people.owner, `grants/${grant}/extend`, { days: 1 })).status).toBe(200);
    await choose(listing, "none");
    const readAll = async () =>
      Promise.all(
        [signer, verified, friend, approved, extended, unsigned].map(
          async (each) => (await people.stand(each, listing)).audience,
        ),
      );
    expect(await readAll()).toEqual(Array.from({ length: 6 }, () => "granted"));
    await site.db.execute(sql.raw(migration));
    expect(await readAll()).toEqual([...Array.from({ length: 5 }, () => "granted"), "verified"]);
    expect((await people.stand(unsigned, listing)).request).toMatchObject({ state: "open", grant: null });
    expect((await approve()).status).toBe(200);
    expect((await people.stand(unsigned, listing)).audience).toBe("granted");
  });
});
