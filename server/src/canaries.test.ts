import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGrant } from "./features/access/grants.queries.ts";
import { insertRequest } from "./features/access/requests.queries.ts";
import { inventAddress } from "./testing/account-journeys.ts";
import { makeBareBuild } from "./testing/bare-build.ts";
import { listContracts } from "./testing/contracts.ts";
import { buildChange, buildListingForm } from "./testing/listing-forms.ts";
import { schemaArbitrary } from "./testing/schema-arbitrary.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "./testing/test-app.ts";

/** A text or number that occurs nowhere else, by who may read it. */
const CANARIES = {
  verified: ["cnry-zoning-verified", "71364917"],
  nda: ["cnry-hours-nda", "83715293"],
  granted: ["cnry-address-granted", "cnry-name-granted", "cnry-story-granted", "96473821"],
} as const;
const [ZONING, AREA] = CANARIES.verified;
const [USES, INCOME] = CANARIES.nda;
const [ADDRESS, NAME, STORY, PRICE] = CANARIES.granted;

const FORM = {
  type: "Investment Properties",
  subtype: "Multi-Family",
  price: PRICE,
  fields: JSON.stringify({
    ...{ zoning: ZONING, totalArea: Number(AREA) },
    ...{ parkingArrangements: USES, netOperatingIncome: Number(INCOME) },
  }),
  levels: JSON.stringify({
    ...{ zoning: "verified", totalArea: "verified", price: "granted" },
    ...{ parkingArrangements: "nda", netOperatingIncome: "nda" },
  }),
  banded: JSON.stringify(["netOperatingIncome", "price"]),
  confidential: JSON.stringify({ streetAddress: ADDRESS, buildingName: NAME, confidentialDescription: STORY }),
  teaser: "picture",
};

/** Who reads, and the canaries that they may find. */
const READERS = {
  visitor: [],
  member: [],
  verified: CANARIES.verified,
  administrator: [],
} as const;
type Reader = keyof typeof READERS;

describe("a listing's secrets, as canaries", () => {
  const build = makeBareBuild();
  let site: TestApp;
  let contracts: Contract[];
  let owner: { uid: string; token: string };
  let listing: string;
  const readers = new Map<Reader, { uid: string; token: string }>();
  const logged: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
    site = await buildTestApp({}, { takesPayments: true, log, pages: build.folder });
    contracts = await listContracts();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const posted = await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm(FORM) });
    expect(posted.text).toContain("propertyId");
    listing = posted.body.msg.propertyId;
    const change = { token: owner.token, ...buildChange({ description: "Changed once." }) };
    expect((await site.call("PATCH", `/v1/property/${listing}`, change)).status).toBe(200);
    await site.call("POST", `/v1/property/${listing}/duplicate`, { token: owner.token, body: {} });
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      has_exposure = true, expires_at = ${soon}::timestamptz WHERE id = ${listing}`);
    for (const reader of Object.keys(READERS) as Reader[]) await enter(reader);
  });
  afterAll(async () => {
    await site.close();
    build.remove();
  });

  /** Signs a reader in; a call may have ended the session, or deleted the account. */
  async function enter(reader: Reader): Promise<void> {
    const at = site.clock.now();
    if (reader === "visitor") return;
    if (reader === "administrator") readers.set(reader, await site.signInAsAdministrator());
    else if (reader === "verified") {
      readers.set(reader, await site.signInAs({ emailVerifiedAt: at, phoneVerifiedAt: at }));
    } else readers.set(reader, await site.signInAs({ emailVerifiedAt: null, phoneVerifiedAt: null }));
  }

  async function ask(call: Contract, { reader, id }: { reader: Reader; id: string }): Promise<Answer> {
    const path = call.path.replace(/\{\w+\}/gu, id);
    const known = [listing, owner.uid, "Investment Properties", "Multi-Family", "Toronto", "Ontario"];
    const body = call.body && fc.sample(schemaArbitrary(call.body, known), { seed: 7, numRuns: 1 })[0];
    const send = () => {
      const token = readers.get(reader)?.token;
      const options = { address: inventAddress(), ...(token && { token }) };
      return site.call(call.method, path, { ...options, ...(call.body && { body: body as object }) });
    };
    const answer = await send();
    if (answer.status !== 401 || reader === "visitor") return answer;
    await enter(reader);
    return send();
  }

  /** The canaries that a text has, also as cents. */
  const find = (text: string) =>
    Object.values(CANARIES)
      .flat()
      .filter((canary) => text.includes(canary));
  const toText = ({ text, headers }: Answer) => `${text} ${JSON.stringify(headers)}`;
  const readAs = (token: string) => site.call("GET", `/v1/property/getProperty/${listing}`, { token });

  test.each(Object.keys(READERS) as Reader[])("no call gives a %s more than they may read", async (reader) => {
    const found: string[] = [];
    // Whoever administers reads only: what they change, the next call would no longer find.
    const calls = contracts.filter(({ method }) => reader !== "administrator" || method === "GET");
    for (const call of calls) {
      for (const id of call.path.includes("{") ? [listing, owner.uid] : [listing]) {
        const seen = find(toText(await ask(call, { reader, id })));
        const wrong = seen.filter((canary) => !(READERS[reader] as readonly string[]).includes(canary));
        if (wrong.length > 0) found.push(`${call.method} ${call.path}: ${wrong.join(", ")}`);
      }
    }
    expect(found).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT status FROM listings WHERE id = ${listing}`);
    expect(rows).toEqual([{ status: "active" }]);
  });

  test("the owner and whom the owner let in read all of them, so that there is something to find", async () => {
    const all = Object.values(CANARIES).flat().toSorted();
    expect(find(toText(await readAs(owner.token))).toSorted()).toEqual(all);
    const buyer = await site.signInAs();
    expect(find(toText(await readAs(buyer.token)))).toEqual([]);
    const [at, requestId] = [site.clock.now(), newId()];
    const about = { listingId: listing, accountId: buyer.uid };
    const asked = { purpose: "buy", capacity: "self", company: "", message: "", askedAt: at } as const;
    await insertRequest(site.db, { id: requestId, ...about, ...asked, state: "approved" });
    await writeGrant(site.db, { ...about, requestId, fromAt: at, untilAt: new Date(at.getTime() + 1000) });
    expect(find(toText(await readAs(buyer.token))).toSorted()).toEqual(all);
    site.clock.advance(1001);
    expect(find(toText(await readAs(buyer.token)))).toEqual([]);
  });

  test("the page for everyone says what it should, in both languages, and none of them; nor do sitemaps", async () => {
    const teaser = await site.call("GET", `/v1/property/${listing}/teaser`);
    expect(teaser.text).toContain("Brick storefront");
    expect(find(toText(teaser))).toEqual([]);
    for (const path of [`/listing/${listing}`, `/fr/listing/${listing}`, "/sitemap-listing.xml", "/sitemap.xml"]) {
      const { statusCode, body, headers } = await site.app.inject({ url: path, headers: { accept: "text/html" } });
      expect([path, statusCode]).toEqual([path, 200]);
      if (path !== "/sitemap.xml") expect(body).toContain(listing);
      expect(find(`${body} ${JSON.stringify(headers)}`)).toEqual([]);
    }
  });

  test("no search finds the listing by a secret, and each answers as if there were none", async () => {
    const search = async (body: object) => {
      const { token = "" } = readers.get("verified") ?? {};
      const { text } = await site.call("POST", "/v1/property/search", { token, body });
      return text;
    };
    const open = await search({ type: "Investment Properties" });
    expect(open).toContain(listing);
    for (const canary of [ZONING, USES, ADDRESS, NAME])
      expect(await search({ keywords: [canary] })).not.toContain(listing);
    for (const [lower, upper] of [
      [Number(PRICE) - 1, Number(PRICE) + 1],
      [0, 999_999_999],
    ]) {
      expect(await search({ lowerPrice: lower, upperPrice: upper })).not.toContain(listing);
    }
  });

  test("neither messages to others nor the log have any", async () => {
    for (const { token } of readers.values()) {
      const exported = await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } });
      expect(find(exported.text)).toEqual([]);
    }
    expect(logged.length).toBeGreaterThan(100);
    expect(find(logged.join("\n"))).toEqual([]);
  });
});
