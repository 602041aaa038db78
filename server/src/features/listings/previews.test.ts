import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { addAgent } from "../../testing/agents.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SQFT_RENT = { kind: "amount", amountCents: 24_00, per: "sqft_year", basis: "gross", additional: null };
const LAYERED = {
  ...{ type: "Investment Properties", subtype: "Multi-Family" },
  fields: JSON.stringify({
    ...{ netOperatingIncome: 187_654, capRate: 6.25, numberOfUnits: 12, totalArea: 12_100, zoning: "CR" },
  }),
  levels: JSON.stringify({
    ...{ netOperatingIncome: "nda", capRate: "verified", totalArea: "public", numberOfUnits: "granted" },
    ...{ poster: "nda", document: "nda" },
  }),
  banded: JSON.stringify(["netOperatingIncome"]),
  wayIn: "signing",
  confidential: JSON.stringify({ streetAddress: "4711 King Street", buildingName: "The Old Mill" }),
  pictureLevels: JSON.stringify({ thumbnail: "granted", photos: ["member", "nda"] }),
};
const FRENCH = { otherTitle: "Douze logements en brique", otherDescription: "Une description." };

/** Listings of all kinds, by what is special about them. */
const LISTINGS: Readonly<Record<string, Parameters<typeof buildListingForm>[0]>> = {
  plain: {},
  "with a public page and its picture": { ...FRENCH, teaser: "picture" },
  "with values at every level": { ...LAYERED, ...FRENCH, teaser: "picture", visitorCard: "full" },
  "with a narrow card": { ...LAYERED, teaser: "text", visitorCard: "public" },
  "with a narrow card and no public page": { ...LAYERED, visitorCard: "public" },
  "with no card": { ...LAYERED, teaser: "picture", visitorCard: "none" },
  "that visitors do not see": { visitorCard: "none" },
  "with a public price": { levels: JSON.stringify({ price: "public" }), teaser: "text", visitorCard: "public" },
  "with the range of a secret price": {
    ...{ levels: JSON.stringify({ price: "granted" }), banded: JSON.stringify(["price"]) },
    ...{ teaser: "text", visitorCard: "public" },
  },
  "with a rent by a secret area": {
    ...{ listingType: "rent", price: undefined, lease: JSON.stringify(SQFT_RENT), visitorCard: "public" },
    ...{ fields: JSON.stringify({ totalArea: 12_345 }), levels: JSON.stringify({ totalArea: "nda", price: "public" }) },
  },
  "in French only, from an owner": {
    language: "fr",
    title: "Boulangerie",
    description: "Deux fours.",
    postedAs: "owner",
  },
};

const READERS = ["member", "verified", "nda", "granted"] as const;
type Reader = (typeof READERS)[number];

/** Without what is made for one reader: the seals of links to pictures, and the moment they were made. */
const withoutSeals = (value: unknown) => JSON.stringify(value).replaceAll(/(\/files\/pictures\/[\w-]+)\?[^"]*/gu, "$1");

describe("an owner's preview", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  const readers = new Map<Reader, { uid: string; token: string }>();
  const posted = new Map<string, string>();

  beforeAll(async () => {
    site = await buildTestApp();
    const at = site.clock.now();
    const { uid } = await addAgent(site, { firstName: "Odile", brokerageName: "Harbour Realty" });
    owner = { uid, token: await site.signIn(await findEmail(uid)) };
    await site.db.execute(
      sql`UPDATE accounts SET phone_verified_at = ${at.toISOString()}::timestamptz WHERE id = ${uid}`,
    );
    readers.set("member", await site.signInAs({ emailVerifiedAt: null, phoneVerifiedAt: null }));
    for (const name of ["verified", "nda", "granted"] as const) {
      readers.set(name, await site.signInAs({ emailVerifiedAt: at, phoneVerifiedAt: at }));
    }
    for (const [name, form] of Object.entries(LISTINGS)) posted.set(name, await post(form));
    await letIn("with values at every level");
    await letIn("with no card");
    await letIn("with a narrow card");
  });
  afterAll(() => site.close());

  async function findEmail(uid: string): Promise<string> {
    const { rows } = await site.db.execute<{ email: string }>(sql`SELECT email FROM accounts WHERE id = ${uid}`);
    return rows[0]?.email ?? "";
  }

  async function post(form: Parameters<typeof buildListingForm>[0]): Promise<string> {
    const files = [
      { name: "thumbnail", filename: "a.png", content: await drawPng(60) },
      { name: "images", filename: "b.png", content: await drawPng(70) },
      { name: "images", filename: "c.png", content: await drawPng(80) },
      { name: "documents", filename: "plan.pdf", content: PDF },
    ];
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm(form, files) });
    expect(answer.text).toContain("propertyId");
    const id: string = answer.body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Showcase Plus', published_at = created_at,
      has_exposure = true, has_priority = true, expires_at = ${soon}::timestamptz WHERE id = ${id}`);
    return id;
  }

  /** Two readers sign, if there is something to sign, and one of them is approved. */
  async function letIn(name: string): Promise<void> {
    const id = posted.get(name) ?? "";
    const { sign } = await createAccessJourneys(site);
    const call = (token: string, path: string, body: object) => site.call("POST", path, { token, body });
    for (const name of ["nda", "granted"] as const) expect((await sign(reader(name), id)).status).toBe(200);
    const form = { purpose: "buy", capacity: "self" };
    expect((await call(reader("granted").token, `/v1/access/${id}/request`, form)).status).toBe(200);
    const { requests } = (await site.call("GET", `/v1/access/requests?listing=${id}`, { token: owner.token })).body;
    expect((await call(owner.token, `/v1/access/requests/${requests[0].id}/approve`, { days: 9 })).status).toBe(200);
  }

  const reader = (name: Reader) => readers.get(name) ?? { uid: "", token: "" };
  const ask = (language: Language, token?: string) => ({
    headers: { "accept-language": language },
    ...(token !== undefined && { token }),
  });

  async function preview(id: string, language: Language): Promise<Preview[]> {
    return (await site.call("GET", `/v1/property/${id}/previews`, ask(language, owner.token))).body.previews;
  }

  /** The listing's card on the home page. */
  async function findCard(id: string, language: Language, token?: string): Promise<unknown> {
    const cards: { id: string }[] = [];
    for (const sort of ["newest", "featured"]) {
      const body = { sort, limit: 10 };
      cards.push(
        ...(await site.call("POST", "/v1/property/featured", { ...ask(language, token), body })).body.properties,
      );
    }
    return cards.find((card) => card.id === id) ?? null;
  }

  const cases = Object.keys(LISTINGS).flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

  test.each(cases)(
    "of a listing %s is what each reader's own calls return, byte for byte, in %s",
    async (name, language) => {
      const id = posted.get(name) ?? "";
      // Only ten cards are on the home page. It is also when the listing was last confirmed, which cards and pages say.
      await site.db.execute(sql`UPDATE listings SET published_at = now() + interval '1 day' WHERE id = ${id}`);
      const [visitors, ...others] = await preview(id, language);
      const { status, body } = await site.call("GET", `/v1/property/${id}/teaser`, ask(language));
      expect(JSON.stringify(visitors?.page)).toBe(JSON.stringify(status === 404 ? null : body.teaser));
      expect(JSON.stringify(visitors?.card)).toBe(JSON.stringify(await findCard(id, language)));
      const seen =
        name === "with values at every level" || name === "with no card" ? READERS : (["member", "verified"] as const);
      for (const audience of seen) {
        const shown = others.find((each) => each.audience === audience);
        const { token } = reader(audience);
        const read = await site.call("GET", `/v1/property/getProperty/${id}`, ask(language, token));
        expect([audience, withoutSeals(shown?.page)]).toEqual([audience, withoutSeals(read.body.property)]);
        expect(JSON.stringify(shown?.card)).toBe(JSON.stringify(await findCard(id, language, token)));
      }
    },
  );

  test("shows approved people everything where there is nothing to sign", async () => {
    const id = posted.get("with a narrow card") ?? "";
    const granted = (await preview(id, "en")).find(({ audience }) => audience === "granted");
    const read = await site.call("GET", `/v1/property/getProperty/${id}`, { token: reader("granted").token });
    expect(read.body.property.withheld).toEqual([]);
    expect(withoutSeals(granted?.page)).toBe(withoutSeals(read.body.property));
  });

  test("does not exist for anyone else", async () => {
    const id = posted.get("plain") ?? "";
    const { status } = await site.call("GET", `/v1/property/${id}/previews`, { token: reader("granted").token });
    expect(status).toBe(404);
  });
});
