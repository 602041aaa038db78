import { VISITOR_CARDS, type VisitorCard } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "./testing/account-journeys.ts";
import { makeBareBuild } from "./testing/bare-build.ts";
import { toSaid } from "./testing/canaries.ts";
import { listContracts } from "./testing/contracts.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "./testing/listing-forms.ts";
import { schemaArbitrary } from "./testing/schema-arbitrary.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** A text or number that occurs nowhere else, by where a listing shows it; every member may read all of them. */
const ON_PUBLIC_CARD = ["mark-title", "83,715"] as const;
const ON_FULL_CARD = ["714,253", "9.73", "1,357"] as const;
const [STORY, ZONING, KEYWORD, PLAN] = ["mark-story", "mark-zoning", "mark-keyword", "mark-plan"] as const;
const [POSTER, FRENCH_STORY, INCOME, SPOTS] = ["Mark-Poster", "mark-french-story", "29,461", "4,261"] as const;
const ON_NO_CARD = [STORY, ZONING, KEYWORD, PLAN, POSTER, FRENCH_STORY, INCOME, SPOTS];
const [TITLE, AREA] = ON_PUBLIC_CARD;
const [PRICE, RATE, UNITS] = ON_FULL_CARD;
const toNumber = (text: string) => Number(text.replaceAll(",", ""));

/** Finds a mark that is not a part of a random id, hash or longer number. */
const toPattern = (mark: string) => new RegExp(`(?<![\\w-])${mark.replaceAll(".", "\\.")}(?![\\w-])`, "u");

const FORM = {
  title: TITLE,
  description: `A ${STORY} in the first words.`,
  otherTitle: TITLE,
  otherDescription: FRENCH_STORY,
  ...{ type: "Investment Properties", subtype: "Multi-Family" },
  price: String(toNumber(PRICE)),
  keywords: [KEYWORD],
  fields: JSON.stringify({
    ...{ totalArea: toNumber(AREA), numberOfUnits: toNumber(UNITS), capRate: toNumber(RATE), zoning: ZONING },
    ...{ netOperatingIncome: toNumber(INCOME), parkingSpots: toNumber(SPOTS) },
  }),
  levels: JSON.stringify({ totalArea: "public" }),
};

const ALLOWED: Readonly<Record<VisitorCard, readonly string[]>> = {
  full: [...ON_PUBLIC_CARD, ...ON_FULL_CARD],
  public: ON_PUBLIC_CARD,
  none: [],
};

describe("what visitors get of a listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let open: Contract[];
  beforeAll(async () => {
    site = await buildTestApp({}, { pages: makeBareBuild() });
    open = (await listContracts()).filter(({ access }) => access === "everyone" || access === "everyone-known");
  });
  afterAll(() => site.close());

  /** The only listing of the site, from an owner who has just signed in, with pictures and a document. */
  async function post(visitorCard: VisitorCard): Promise<{ id: string; tokens: string[] }> {
    const files = [
      { name: "thumbnail", filename: "a.png", content: await drawPng(70) },
      { name: "images", filename: "b.png", content: await drawPng(80) },
      { name: "documents", filename: `${PLAN}.pdf`, content: PDF },
    ];
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now(), firstName: POSTER });
    await site.db.execute(sql`DELETE FROM listings`);
    const form = buildListingForm({ ...FORM, visitorCard }, files);
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect(answer.text).toContain("propertyId");
    const id: string = answer.body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      has_exposure = true, expires_at = ${soon}::timestamptz WHERE id = ${id}`);
    const { rows } = await site.db.execute<{ token: string }>(
      sql`SELECT token FROM listing_pictures WHERE listing_id = ${id} ORDER BY position`,
    );
    return { id, tokens: rows.map(({ token }) => token) };
  }

  /** Bodies that fit the call's schema, an empty one among them if it does. */
  function inventBodies({ body }: Contract, known: readonly string[]): (object | undefined)[] {
    if (body === undefined) return [undefined];
    const tried = [{}, ...fc.sample(schemaArbitrary(body, [...known]), { seed: 7, numRuns: 12 })];
    return tried.filter((each) => body.safeParse(each).success) as object[];
  }

  /** Everything that visitors get from calls about the listing with this id, in both languages, by call. */
  async function readOpenCalls(id: string): Promise<Map<string, string>> {
    const said = new Map<string, string>();
    for (const call of open) {
      const path = call.path.replace(/\{\w+\}/gu, id);
      const answers: string[] = [];
      for (const language of ["en", "fr"]) {
        for (const body of inventBodies(call, [id, "Toronto", "Ontario"])) {
          const headers = { "accept-language": language };
          const options = { address: inventAddress(), headers, ...(body && { body }) };
          answers.push(toSaid(await site.call(call.method, path, options)));
        }
      }
      said.set(path, answers.join("\n"));
    }
    return said;
  }

  async function readPages(id: string): Promise<Map<string, string>> {
    const paths = [
      ...["/", "/browse", "/browse/ontario", "/browse/ontario/toronto", "/fr/browse/ontario/toronto"],
      ...[`/listing/${id}`, `/fr/listing/${id}`, `/property/${id}`, "/robots.txt"],
      ...["/sitemap.xml", "/sitemap-browse.xml", "/sitemap-listing.xml"],
    ];
    const read = async (url: string) => {
      const { body, headers } = await site.app.inject({ method: "GET", url, headers: { accept: "text/html" } });
      return [url, `${body} ${JSON.stringify(headers)}`] as const;
    };
    // A page's own address names the listing.
    return new Map((await Promise.all(paths.map(read))).map(([url, text]) => [url, text.replaceAll(url, "")]));
  }

  test.each(VISITOR_CARDS)(
    "is what a card shows that is “%s”, whichever open call or page is asked",
    async (visitorCard) => {
      const { id, tokens } = await post(visitorCard);
      site.clock.advance(600_000);
      const [cover = "", second = ""] = tokens;
      const marks = [...ON_PUBLIC_CARD, ...ON_FULL_CARD, ...ON_NO_CARD, cover, second, owner.uid];
      const find = (text: string) => {
        const plain = text.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3})/gu, ",");
        return marks.filter((mark) => [mark, mark.replaceAll(",", "")].some((each) => toPattern(each).test(plain)));
      };
      const allowed = [...ALLOWED[visitorCard], ...(visitorCard === "full" ? [cover] : [])];
      const said = await readOpenCalls(id);
      const seen = new Set<string>();
      for (const [where, text] of [...said, ...(await readPages(id))]) {
        const found = find(text);
        for (const mark of found) seen.add(mark);
        expect([where, found.filter((mark) => !allowed.includes(mark))]).toEqual([where, []]);
        if (visitorCard === "none" && !where.includes(id)) expect([where, text.includes(id)]).toEqual([where, false]);
      }
      expect([...seen].toSorted()).toEqual([...allowed].toSorted());
      // Members read all of it.
      const { token } = await site.signInAs();
      const page = await site.call("GET", `/v1/property/getProperty/${id}`, { token });
      expect(find(page.text).toSorted()).toEqual(marks.filter((mark) => mark !== POSTER).toSorted());
    },
  );

  test("follows its owner's change with the next request, and members' cards stay as they were", async () => {
    const { id, tokens } = await post("full");
    const reader = await site.signInAs();
    const read = async (token?: string) => {
      const answer = await site.call("POST", "/v1/property/featured", { body: {}, ...(token && { token }) });
      return answer.body.properties;
    };
    const change = async (visitorCard: string) => {
      const form = buildChange({ visitorCard });
      return (await site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...form })).status;
    };
    const [full] = await read();
    const [member] = await read(reader.token);
    expect(full).toMatchObject({ price: toNumber(PRICE), hiddenPrice: null });
    expect(full).not.toHaveProperty("description");
    expect(member).toEqual({ ...full, description: FORM.description });
    expect((await site.app.inject({ url: full.thumbnailUrl })).statusCode).toBe(200);
    expect(await change("some")).toBe(400);
    expect(await change("public")).toBe(200);
    const [narrowed] = await read();
    expect(narrowed).toMatchObject({ price: null, thumbnailUrl: null, hiddenPrice: { needs: "member", band: null } });
    // Visitors were given the picture's address.
    expect((await site.app.inject({ url: full.thumbnailUrl })).statusCode).toBe(404);
    const [again] = await read(reader.token);
    expect(again).toEqual({ ...member, thumbnailUrl: again.thumbnailUrl });
    expect(again.thumbnailUrl).not.toContain(tokens[0]);
    expect(await change("none")).toBe(200);
    for (const body of [{}, { sort: "newest" }, { city: "Toronto" }, { lat: 43.7, lon: -79.4 }]) {
      expect((await site.call("POST", "/v1/property/featured", { body })).body.properties).toEqual([]);
      const { properties } = (await site.call("POST", "/v1/property/featured", { body, token: reader.token })).body;
      expect(properties.map((card: { id: string }) => card.id)).toEqual([id]);
    }
  });

  test("is chosen by its owner, who finds the choice in the listing, its form and its copies", async () => {
    const { id } = await post("none");
    const own = await site.call("GET", `/v1/property/getProperty/${id}`, { token: owner.token });
    expect(own.body.property).toMatchObject({ visitorCard: "none", choices: { visitorCard: "none" } });
    const copied = await site.call("POST", `/v1/property/${id}/duplicate`, { token: owner.token, body: {} });
    expect(copied.body.draft.content.visitorCard).toBe("none");
  });
});
