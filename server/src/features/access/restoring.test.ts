import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SEQUENCES = fuzzCount({ usual: 4, full: 100 });
const STEPS = 14;
const SEED = fuzzSeed(20_261_126);
const REASON = { reason: "We chose another buyer." };
const OWN = { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true };
const RESTORED = "Your access to “Bakery with two ovens” was restored";

let site: TestApp;
let people: Awaited<ReturnType<typeof createAccessJourneys>>;
beforeAll(async () => {
  site = await buildTestApp();
  people = await createAccessJourneys(site);
});
afterAll(() => site.close());

async function begin() {
  const [reader, listing] = [await people.enter(), await people.offer()];
  await people.askForSignatures(listing);
  let signature = "";
  const sign = async () => {
    const answer = await people.sign(reader, listing);
    if (answer.status === 200) signature = answer.body.id;
    return answer;
  };
  const decide = async (verb: "approve" | "refuse", body: object) =>
    people.put(people.owner, `requests/${(await people.findWaiting(listing)) || listing}/${verb}`, body);
  const steps = {
    sign,
    end: () => people.put(people.owner, `signers/${signature || listing}/end`, REASON),
    ask: () => people.ask(reader, listing),
    decline: () => decide("refuse", {}),
    approve: () => decide("approve", { days: 1 }),
    async revoke() {
      const [current] = await people.list("current", listing);
      return people.put(people.owner, `grants/${current?.grant.id ?? listing}/revoke`, REASON);
    },
    restore: () => people.put(people.owner, `signers/${signature || listing}/restore`),
    async change() {
      await site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body: OWN });
      return people.askForSignatures(listing);
    },
  };

  async function observe() {
    const { rows } = await site.db.execute<{ events: number }>(sql`
      SELECT count(*)::int AS events FROM room_events WHERE room = ${listing} AND kind = 'access_restored'`);
    const [signer] = (await people.read(people.owner, `signers?listing=${listing}`)).signers;
    return {
      audience: (await people.stand(reader, listing)).audience as string,
      listed: signer === undefined ? "no" : signer.ended === null ? "reading" : "ended",
      events: rows[0]?.events ?? 0,
      mails: (await people.readMails(reader.email)).filter(({ subject }: { subject: string }) => subject === RESTORED)
        .length as number,
    };
  }
  return { steps, observe };
}

async function walk(random: Random): Promise<number> {
  const { steps, observe } = await begin();
  const taken: string[] = [];
  // By chance alone few would be ended and declined.
  const begun = random.chance(0.7) ? (["sign", "end", "ask"] as const) : [];
  let before = await observe();
  for (let at = 0; at < STEPS; at += 1) {
    const name = begun[at] ?? random.pick(Object.keys(steps) as (keyof typeof steps)[]);
    taken.push(name);
    await site.db.execute(sql`DELETE FROM throttles`);
    const { status } = await steps[name]();
    const after = await observe();
    const isRestored = name === "restore" && status === 200;
    expect({ taken, isRestored }).toEqual({ taken, isRestored: name === "restore" && before.listed === "ended" });
    const said = { events: before.events + Number(isRestored), mails: before.mails + Number(isRestored) };
    expect({ taken, ...after }).toMatchObject({ taken, ...said });
    if (isRestored) expect({ taken, ...after }).toMatchObject({ taken, audience: "nda", listed: "reading" });
    expect({ taken, isReading: after.listed === "reading" }).toEqual({ taken, isReading: after.audience === "nda" });
    before = after;
  }
  return before.events;
}

test(`after ${SEQUENCES} random sequences of ${STEPS} steps, from the seed ${SEED}, everyone notified of restored access has it, and every listed Restore works`, async () => {
  const random = createRandom(SEED);
  let restored = 0;
  for (let at = 0; at < SEQUENCES; at += 1) restored += await walk(random);
  expect(restored).toBeGreaterThan(0);
});
