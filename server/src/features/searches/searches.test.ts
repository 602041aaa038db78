import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  CATEGORIES,
  CATEGORY_LABELS,
  LISTING_TYPE_LABELS,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import { FEATURE_TAGS } from "@vestpocket/domain/listings/listings.fields";
import type { ListingType, PostedAs } from "@vestpocket/domain/listings/listings.terms";
import type { ProvinceCode } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, PROVINCE_LABELS, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { foldText, type Message } from "@vestpocket/domain/shared/text";
import { splitWords } from "@vestpocket/domain/suggestions/suggestions.rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translate } from "../../platform/language.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const DAY = 24 * 60 * 60 * 1000;

interface Row {
  id: string;
  type: string;
  subtype: string;
  province: string;
  city: string;
  listingType: ListingType;
  postedAs: PostedAs;
  /** Null on request. */
  price: number | null;
  isLive: boolean;
}

describe("search", () => {
  let site: TestApp;
  let token: string;
  let rows: Row[];

  beforeAll(async () => {
    site = await buildTestApp();
    const owner = await site.signInAs();
    token = owner.token;
    const random = createRandom(7);
    const edges = [100_000, 200_000, 400_000, 600_000, 800_000, 1_000_000];
    const built = Array.from({ length: 1_200 }, () => {
      const category = random.pick(CATEGORIES);
      const province = random.pick(PROVINCES.slice(0, 3));
      const isOver = random.chance(0.05);
      const isDraft = !isOver && random.chance(0.05);
      return {
        ownerId: owner.uid,
        type: category.type,
        subtype: random.pick<{ name: string }>(category.subtypes).name,
        province: province.name,
        city: random.pick(province.cities.slice(0, 3)).name,
        listingType: random.pick(["sale", "rent", "both"] as const),
        postedAs: random.pick(["agent", "owner"] as const),
        ...(random.chance(0.1)
          ? { price: null, sale: { kind: "on_request" as const } }
          : { price: random.chance(0.2) ? random.pick(edges) : random.int(1, 4_000_000) }),
        hasPriority: random.chance(0.1),
        status: isDraft ? ("draft" as const) : ("active" as const),
        ...(isOver ? { expiresAt: new Date(site.clock.now().getTime() - 1) } : {}),
        publishedAt: new Date(site.clock.now().getTime() - random.int(0, 100) * DAY),
        isLive: !isOver && !isDraft,
      };
    });
    const ids = await site.addListings(built.map(({ isLive: _, ...row }) => row));
    rows = built.map((row, index) => ({ ...row, id: ids[index] ?? "" }));
  });
  afterAll(() => site.close());

  async function search(filter: object) {
    const answer = await site.call("POST", "/v1/property/search", { body: filter, token });
    expect(answer.text.slice(0, 200)).toContain("properties");
    return answer.body.response as {
      properties: { id: string; price: number | null }[];
      totalPages: number;
      totalResults: number;
      page: number;
      lastDoc: string | null;
    };
  }

  function expected(filter: Record<string, unknown>): Set<string> {
    const types: Record<string, string[]> = { sale: ["sale", "both"], rent: ["rent", "both"], both: ["both"] };
    const found = rows.filter(
      (row) =>
        row.isLive &&
        (filter.type === undefined || row.type === filter.type) &&
        (filter.subtype === undefined || row.subtype === filter.subtype) &&
        (filter.province === undefined || row.province === filter.province) &&
        (filter.city === undefined || foldText(row.city) === foldText(String(filter.city))) &&
        (filter.listingType === undefined || types[String(filter.listingType)]?.includes(row.listingType)) &&
        (filter.postedAs === undefined || row.postedAs === filter.postedAs) &&
        (filter.lowerPrice === undefined || (row.price !== null && row.price >= Number(filter.lowerPrice))) &&
        (filter.upperPrice === undefined || (row.price !== null && row.price <= Number(filter.upperPrice))),
    );
    return new Set(found.map((row) => row.id));
  }

  async function collect(filter: object, how: "by page" | "by cursor"): Promise<string[]> {
    const ids: string[] = [];
    let lastDoc: string | null = null;
    for (let page = 1; page < 100; page += 1) {
      const cursor = how === "by cursor" && lastDoc !== null ? { lastDoc } : {};
      const result = await search({ ...filter, ...cursor, limit: 50, page });
      if (result.properties.length === 0) break;
      ids.push(...result.properties.map((card) => card.id));
      lastDoc = result.lastDoc;
    }
    return ids;
  }

  test("a search finds exactly the active listings that match every filter, and counts them exactly", async () => {
    const random = createRandom(11);
    for (let round = 0; round < 120; round += 1) {
      const row = random.pick(rows);
      const bounds = [random.int(0, 3_500_000), random.pick([100_000, 200_000, 400_000, 1_000_000])].sort(
        (a, b) => a - b,
      );
      const filter: Record<string, unknown> = {
        ...(random.chance(0.4) ? { type: row.type } : {}),
        ...(random.chance(0.2) ? { subtype: row.subtype } : {}),
        ...(random.chance(0.4) ? { province: row.province } : {}),
        ...(random.chance(0.3) ? { city: row.city.toUpperCase() } : {}),
        ...(random.chance(0.4) ? { listingType: row.listingType } : {}),
        ...(random.chance(0.2) ? { postedAs: row.postedAs } : {}),
        ...(random.chance(0.5) ? { lowerPrice: bounds[0] } : {}),
        ...(random.chance(0.5) ? { upperPrice: bounds[1] } : {}),
        sort: random.pick(["featured", "newest", "price-asc", "price-desc"]),
      };
      const wanted = expected(filter);
      const first = await search({ ...filter, limit: 50 });
      expect({ filter, total: first.totalResults }).toEqual({ filter, total: wanted.size });
      expect(first.totalPages).toBe(Math.ceil(wanted.size / 50));
      const found = first.properties.map((card) => card.id);
      expect(found.length).toBe(Math.min(50, wanted.size));
      expect(found.filter((id) => !wanted.has(id))).toEqual([]);
    }
  });

  test.each(["featured", "newest", "price-asc", "price-desc"])(
    "a search shows every match once in the order '%s', by page and by cursor alike",
    async (sort) => {
      const byPage = await collect({ sort }, "by page");
      expect(new Set(byPage).size).toBe(byPage.length);
      expect(new Set(byPage)).toEqual(expected({}));
      expect(await collect({ sort }, "by cursor")).toEqual(byPage);
    },
  );

  test.each([
    ["price-asc", 1],
    ["price-desc", -1],
  ])("listings without a price come last in the order '%s'", async (sort, direction) => {
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    const sorted = (await collect({ sort }, "by page")).map((id) => prices.get(id) ?? null);
    const priced = sorted.filter((price) => price !== null);
    expect(sorted.slice(priced.length).length).toBeGreaterThan(50);
    expect(sorted.slice(0, priced.length)).toEqual(priced.toSorted((one, other) => (one - other) * direction));
  });

  test("priority listings come first by default, and ties rotate from day to day", async () => {
    const today = await collect({}, "by page");
    const { rows: boosted } = await site.db.execute<{ id: string }>(
      sql`SELECT id FROM listings WHERE has_priority AND status = 'active' AND expires_at > ${site.clock.now()}`,
    );
    const boostedIds = new Set(boosted.map((row) => row.id));
    expect(today.slice(0, boostedIds.size).every((id) => boostedIds.has(id))).toBe(true);
    const firsts = new Set<string>();
    for (let day = 0; day < 7; day += 1) {
      const { token: daysToken } = await site.signInAs();
      const answer = await site.call("POST", "/v1/property/search", { body: { limit: 1 }, token: daysToken });
      firsts.add(answer.body.response.properties[0].id);
      site.clock.advance(DAY);
    }
    site.clock.advance(-7 * DAY);
    expect(firsts.size).toBeGreaterThan(3);
  });

  test("a cursor keeps its day's order after midnight", async () => {
    const today = await collect({}, "by page");
    const { lastDoc } = await search({ limit: 10 });
    site.clock.advance(DAY);
    const { token: tomorrowsToken } = await site.signInAs();
    const next = await site.call("POST", "/v1/property/search", {
      body: { limit: 10, lastDoc, page: 2 },
      token: tomorrowsToken,
    });
    site.clock.advance(-DAY);
    expect(next.body.response.properties.map((card: { id: string }) => card.id)).toEqual(today.slice(10, 20));
  });

  test("the totals follow a listing's changes", async () => {
    const { uid } = await site.signInAs();
    const [id = ""] = await site.addListings([{ ownerId: uid, province: "Nunavut", city: "Iqaluit", price: 100_000 }]);
    const total = async (filter: object) => (await search({ province: "Nunavut", ...filter })).totalResults;
    expect(await total({ lowerPrice: 0, upperPrice: 100_000 })).toBe(1);
    expect(await total({ lowerPrice: 100_000, upperPrice: 200_000 })).toBe(1);
    await site.db.execute(sql`UPDATE listings SET price = 150000, listing_type = 'both' WHERE id = ${id}`);
    expect(await total({ lowerPrice: 0, upperPrice: 100_000 })).toBe(0);
    expect(await total({ listingType: "both", lowerPrice: 100_000 })).toBe(1);
    await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${id}`);
    expect(await total({})).toBe(0);
  });

  test("both spellings of a category, any case and accents are understood", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Quebec", city: "Montreal" };
    await site.addListings([
      { ...place, type: "Investment Properties", subtype: "Multi-Family" },
      { ...place, type: "Sale of Business", subtype: "Service Industry" },
    ]);
    for (const type of ["Investment Property", "investment properties"]) {
      expect((await search({ type, city: "Montréal" })).totalResults).toBe(1);
    }
    expect((await search({ type: "Sale Of Business", province: "québec" })).totalResults).toBe(1);
  });

  test("every keyword must match, by word stem and without accents, in either language", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Yukon", city: "Whitehorse" };
    await site.addListings([
      {
        ...place,
        title: "Boulangerie artisanale",
        description: "Fours à bois et présentoirs réfrigérés.",
        keywords: ["pain"],
      },
      {
        ...place,
        title: "Bakeries of the north",
        description: "Two ovens; the drive-thru is open.",
        keywords: ["bread"],
      },
    ]);
    const total = async (...keywords: string[]) => (await search({ province: "Yukon", keywords })).totalResults;
    expect(await total("boulangeries")).toBe(1);
    expect(await total("refrigere")).toBe(1);
    expect(await total("bakery")).toBe(1);
    expect(await total("bakery", "bread")).toBe(1);
    expect(await total("bakery", "pain")).toBe(0);
    expect(await total("the drive")).toBe(1);
    expect(await total("whitehorse")).toBe(2);
    expect(await total("%")).toBe(0);
    expect(await total("'; DROP TABLE")).toBe(0);
  });

  test("a keyword finds the names of categories, subtypes and features in both languages", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Nunavut", city: "Iqaluit", keywords: [], title: "Lot 7", description: "" };
    await site.addListings([
      { ...place, type: "Industrial", subtype: "Warehousing", features: JSON.parse('{"includes": ["Sprinklers"]}') },
      { ...place, type: "Farm & Agricultural", subtype: "Dairy Farms" },
    ]);
    const total = async (keyword: string) => (await search({ province: "Nunavut", keywords: [keyword] })).totalResults;
    for (const keyword of ["warehouse", "entrepôt", "entreposage", "industriel", "sprinkler", "gicleurs"]) {
      expect(await total(keyword), keyword).toBe(1);
    }
    for (const keyword of ["dairy", "ferme laitière", "agriculture"]) expect(await total(keyword), keyword).toBe(1);
  });

  test("every category, subtype, feature, province and city has its names in both languages among the searchable words", async () => {
    const { rows: kept } = await site.db.execute<{ term: string; english: string; french: string }>(
      sql`SELECT term, english, french FROM listing_words`,
    );
    const byTerm = new Map(kept.map((row) => [row.term, row]));
    const expectNames = (term: string, ...labels: Message[]) => {
      const { english, french } = byTerm.get(term) ?? { english: term, french: term };
      for (const label of [{ id: "", message: term }, ...labels]) expect(english).toContain(translate("en", label));
      for (const label of labels) expect(french).toContain(translate("fr", label));
    };
    for (const { type, slug, subtypes } of CATEGORIES) {
      expectNames(type, CATEGORY_LABELS[slug], LISTING_TYPE_LABELS[slug]);
      for (const subtype of subtypes)
        expectNames(subtype.name, ...[SUBTYPE_LABELS[subtypeKey({ slug }, subtype)] ?? []].flat());
    }
    for (const { value, label } of FEATURE_TAGS) expectNames(value, label);
    for (const province of PROVINCES) {
      expectNames(province.name, PROVINCE_LABELS[province.code as ProvinceCode]);
      for (const { name } of province.cities)
        expect((byTerm.get(name) ?? { french: name }).french).toContain(cityLabel(name, "fr"));
    }
  });

  test("words joined by a slash, a dot or a hyphen are found one by one, and however they are joined", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Saskatchewan", city: "Regina", keywords: [] };
    await site.addListings([
      {
        ...place,
        title: "Office/Warehouse",
        description:
          "Central location.Parking for ~24 and/or <trucks>, 1.5 acres (C-2), see www.example.com/plan; R&D;",
        otherTitle: "Vente/location d'un entrepôt",
        otherDescription: "Aires\u202f: bureau/l\u2019atelier.",
      },
      { ...place, title: "A drive-thru", description: "Zoned for mixed-use." },
      { ...place, title: "We drive thru", description: "Of mixed use; 1 to 5 acres, 2 floors.", keywords: ["c"] },
    ]);
    const total = async (keyword: string) =>
      (await search({ province: "Saskatchewan", keywords: [keyword] })).totalResults;
    const words = ["office", "warehouses", "location", "parking", "24", "or", "trucks", "example", "plan", "r", "d"];
    for (const word of [...words, "vente", "entrepôts", "bureau", "atelier"]) expect(await total(word), word).toBe(1);
    for (const word of ["office/warehouse", "warehouse-office", "location.parking", "vente/entrepôt"])
      expect(await total(word), word).toBe(1);
    for (const word of ["drive-thru", "drive thru", "drive/thru", "mixed-use", "mixed use"])
      expect(await total(word), word).toBe(2);
    // Amounts and codes are not taken apart.
    for (const word of ["1.5", "1.5-acre", "C-2"]) expect(await total(word), word).toBe(1);
  });

  test("every word of every name of a category, subtype, feature and place finds the listings that have it", async () => {
    const { rows: kept } = await site.db.execute<{ term: string; english: string; french: string }>(
      sql`SELECT term, english, french FROM listing_words`,
    );
    const named = kept.flatMap(({ term, english, french }) =>
      [english, french].flatMap(splitWords).map((word) => ({ term, word })),
    );
    expect(named.length).toBeGreaterThan(kept.length);
    const { rows: missed } = await site.db.execute(
      sql`SELECT term, word FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS named (term text, word text)
        WHERE (listings_vectors('en', '', '', '{}', '{}', ARRAY[term]) @@ listings_query(word)) IS NOT TRUE`,
    );
    expect(missed).toEqual([]);
  });

  test("a keyword is compared with each language's words by that language's stems", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Northwest Territories", city: "Yellowknife" };
    const english = { ...place, language: "en" as const };
    const both = { otherTitle: "Chalets flottants", otherDescription: "Dépanneurs voisins." };
    await site.addListings([
      { ...english, title: "Plant with cooling", description: "" },
      { ...english, title: "Floating cottages", description: "Next to a shop.", ...both },
      { ...place, language: "fr", title: "Usine de refroidissement", description: "" },
    ]);
    const total = async (...keywords: string[]) =>
      (await search({ province: "Northwest Territories", keywords })).totalResults;
    // French stems of English words would find it.
    expect(await total("cooler")).toBe(0);
    expect(await total("cooling")).toBe(1);
    expect(await total("plants")).toBe(1);
    expect(await total("flottante")).toBe(1);
    expect(await total("dépanneur")).toBe(1);
    // One keyword by its French words, the other by its English ones.
    expect(await total("chalet", "cottage")).toBe(1);
    expect(await total("refroidissements")).toBe(1);
    expect(await total("it's", "\\")).toBe(0);
  });

  test("a place is found by its name in both languages", async () => {
    const { uid } = await site.signInAs();
    const own = { ownerId: uid, title: "Named after no place", description: "", keywords: [] };
    await site.addListings([
      { ...own, province: "Quebec", city: "Quebec City" },
      { ...own, province: "New Brunswick", city: "Saint John" },
    ]);
    const total = async (place: string) => (await search({ keywords: ["named after", place] })).totalResults;
    for (const place of ["Québec", "quebec city", "saint-jean", "Nouveau-Brunswick", "New Brunswick"]) {
      expect(await total(place), place).toBe(1);
    }
  });

  test("a city is found however it is written, and no other is", async () => {
    const { uid } = await site.signInAs();
    const own = { ownerId: uid, title: "Spelled in many ways", description: "", keywords: [] };
    await site.addListings([
      { ...own, province: "Quebec", city: "Saint-Jérôme" },
      { ...own, province: "New Brunswick", city: "Saint John" },
      { ...own, province: "Newfoundland and Labrador", city: "St. John's" },
    ]);
    const cities = async (filter: object) =>
      (await search({ keywords: ["spelled in many"], ...filter })).properties.map((card) => Reflect.get(card, "city"));
    for (const city of ["St-Jérôme", "st. jerome", "Saint\u2011Jérôme"]) {
      expect(await cities({ city }), city).toEqual(["Saint-Jérôme"]);
    }
    for (const city of ["St John's", "St. John’s", "Saint John's", "Saint-Jean (T.-N.-L.)"]) {
      expect(await cities({ city }), city).toEqual(["St. John's"]);
    }
    for (const city of ["St. John", "Saint-John"]) expect(await cities({ city }), city).toEqual(["Saint John"]);
    expect(await cities({ city: "Saint-Jean", province: "New Brunswick" })).toEqual(["Saint John"]);
    expect(await cities({ city: "Saint-Jean" })).toEqual([]);
    for (const keyword of ["St-Jérôme", "saint jerome", "Ste-Jérôme"]) {
      expect(await cities({ keywords: ["spelled in many", keyword] }), keyword).toEqual(["Saint-Jérôme"]);
    }
    expect(await cities({ keywords: ["spelled in many", "Saint John’s"] })).toEqual(["St. John's"]);
  });

  test("an elided article is not a word that a listing must have", async () => {
    const { uid } = await site.signInAs();
    const place = { ownerId: uid, province: "Yukon", city: "Dawson City", keywords: [] };
    await site.addListings([
      { ...place, language: "fr", title: "Entrepôt et centre affaires", description: "École fermée; immeuble occupé." },
    ]);
    const total = async (keyword: string) =>
      (await search({ province: "Yukon", city: "Dawson City", keywords: [keyword] })).totalResults;
    for (const keyword of ["l'entrepôt", "L’ENTREPÔT", "centre d'affaires", "l’école", "qu’immeuble", "(d'affaires)"]) {
      expect(await total(keyword), keyword).toBe(1);
    }
    for (const keyword of ["o'entrepôt", "l'", "d", "lentrepôt"]) expect(await total(keyword), keyword).toBe(0);
  });

  test("a page past the last is empty, and a search without results has no pages", async () => {
    const beyond = await search({ page: 1_000_000 });
    expect(beyond.properties).toEqual([]);
    expect(beyond.lastDoc).toBeNull();
    expect(beyond.page).toBe(1_000_000);
    const none = await search({ province: "Prince Edward Island", type: "Office" });
    expect(none).toMatchObject({ totalPages: 0, totalResults: 0, properties: [] });
  });

  test("pages within the first 100,000 results can be requested directly, further ones only by cursor", async () => {
    const ask = async (filter: object, headers = {}) => {
      const { status, body } = await site.call("POST", "/v1/property/search", { body: filter, token, headers });
      return { status, page: body.fields?.page, ...body.response };
    };
    const sentence = "This page is too far down to open directly. Please narrow the search, or go there page by page.";
    const before = (await search({ limit: 1 })).totalResults;
    // A kept count of a search without filters says how many there are.
    const kept = sql`search_counts WHERE (type, subtype, province, city_key, listing_type) = ('', '', '', '', '')`;
    const change = (by: number) =>
      site.db.execute(sql`UPDATE search_counts SET listings = listings + ${by}
        WHERE ctid = (SELECT ctid FROM ${kept} ORDER BY price_step LIMIT 1)`);
    expect(await ask({ page: 10_001 })).toMatchObject({ status: 200, properties: [] });
    await change(100_050 - before);
    expect(await ask({ page: 10_000 })).toMatchObject({ status: 200, totalResults: 100_050, totalPages: 10_005 });
    expect(await ask({ page: 10_001 })).toEqual({ status: 400, page: sentence });
    expect(await ask({ page: 2_001, limit: 50 })).toEqual({ status: 400, page: sentence });
    expect(await ask({ page: 2_002, limit: 50 })).toMatchObject({ status: 200, properties: [], totalPages: 2_001 });
    expect((await ask({ page: 10_001 }, { "accept-language": "fr" })).page).toMatch(/^Cette page est trop loin/u);
    const { lastDoc } = await ask({});
    const next = await ask({ page: 10_001, lastDoc });
    expect([next.status, next.properties.length]).toEqual([200, 10]);
    await change(before - 100_050);
    expect((await search({ limit: 1 })).totalResults).toBe(before);
  });

  test.each([
    [{ type: "Castles" }, "type"],
    [{ subtype: "Moats" }, "subtype"],
    [{ province: "Texas" }, "province"],
    [{ lowerPrice: 2, upperPrice: 1 }, "lowerPrice"],
    [{ lowerPrice: 1.5 }, "lowerPrice"],
    [{ lowerPrice: "1" }, "lowerPrice"],
    [{ upperPrice: -1 }, "upperPrice"],
    [{ upperPrice: 1e15 }, "upperPrice"],
    [{ page: 0 }, "page"],
    [{ page: 1_000_001 }, "page"],
    [{ limit: 51 }, "limit"],
    [{ limit: null }, "limit"],
    [{ sort: "random" }, "sort"],
    [{ listingType: "swap" }, "listingType"],
    [{ city: "a\u0000b" }, "city"],
    [{ bounds: { charm: { min: 1 } } }, "bounds.charm"],
    [{ bounds: { capRate: { min: 101 } } }, "bounds.capRate.min"],
    [{ bounds: { capRate: { min: 6, max: 5 } } }, "bounds.capRate"],
    [{ type: "Office", bounds: { seats: { min: 6 } } }, "bounds.seats"],
    [{ sort: "charm-asc" }, "sort"],
    [{ keywords: "bread" }, "keywords"],
    [{ lastDoc: "made-up" }, "lastDoc"],
    [{ uid: "x" }, "uid"],
  ])("a search rejects %j and names the field", async (filter, field) => {
    const answer = await site.call("POST", "/v1/property/search", { body: filter, token });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect(Object.keys(answer.body).sort()).toEqual(["code", "error", "fields", "msg", "requestId"]);
  });

  test.each([
    [["abcdefghijklmnopqrstu"], "Keywords must be 20 characters or fewer."],
    [["a b c d e"], "You can only add up to 4 words per keyword."],
    [["a", "b", "c", "d", "e", "f"], "You can only add up to 5 keywords."],
  ])("a search rejects the keywords %j with the specified message", async (keywords, message) => {
    const answer = await site.call("POST", "/v1/property/search", { body: { keywords }, token });
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe(message);
    expect(answer.body.fields.keywords).toBe(message);
  });

  test("an invalid bound is rejected in the reader's language, by the measure's name", async () => {
    const request = { body: { type: "Office", bounds: { seats: { min: 6 } } }, token };
    const english = await site.call("POST", "/v1/property/search", request);
    const french = await site.call("POST", "/v1/property/search", { ...request, headers: { "accept-language": "fr" } });
    expect(english.body.msg).toBe("Seats: does not apply to this kind of listing.");
    expect(french.body.msg).toBe("Places assises\u00a0: ne s’applique pas à ce genre d’annonce.");
  });

  test("a cursor from another search or with one letter changed is rejected", async () => {
    const { lastDoc } = await search({ type: "Office" });
    const other = await site.call("POST", "/v1/property/search", { body: { type: "Industrial", lastDoc }, token });
    expect(other.status).toBe(400);
    const random = createRandom(3);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let round = 0; round < 200; round += 1) {
      const at = random.int(0, (lastDoc ?? "").length - 1);
      const changed = `${lastDoc?.slice(0, at)}${random.pick([...letters])}${lastDoc?.slice(at + 1)}`;
      const answer = await site.call("POST", "/v1/property/search", {
        body: { type: "Office", lastDoc: changed },
        token,
      });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) {
        const types = answer.body.response.properties.map((card: { type: string }) => card.type);
        expect(types.every((type: string) => type === "Office")).toBe(true);
      }
    }
  });
});

describe("featured", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
    const { uid } = await site.signInAs();
    await site.addListings([
      { ownerId: uid, city: "Toronto", title: "plain in Toronto" },
      { ownerId: uid, city: "Ottawa", title: "boosted in Ottawa", hasExposure: true },
      {
        ownerId: uid,
        city: "Vancouver",
        province: "British Columbia",
        title: "boosted in Vancouver",
        plan: "Showcase",
      },
      { ownerId: uid, city: "Vancouver", province: "British Columbia", title: "draft", status: "draft" },
      {
        ownerId: uid,
        city: "Toronto",
        title: "over",
        hasExposure: true,
        expiresAt: new Date(site.clock.now().getTime() - 1),
      },
    ]);
  });
  afterAll(() => site.close());

  async function names(body: object): Promise<string[]> {
    const answer = await site.call("POST", "/v1/property/featured", { body });
    return answer.body.properties.map((card: { name: string }) => card.name);
  }

  test("featured listings are open to visitors, active, and boosted ones first", async () => {
    const shown = await names({});
    expect(shown.toSorted()).toEqual(["boosted in Ottawa", "boosted in Vancouver", "plain in Toronto"]);
    expect(shown[2]).toBe("plain in Toronto");
  });

  test("featured listings near a point come nearest first", async () => {
    expect(await names({ lat: 43.7, lon: -79.4 })).toEqual([
      "boosted in Ottawa",
      "boosted in Vancouver",
      "plain in Toronto",
    ]);
    expect(await names({ lat: 49.2, lon: -123.1, limit: 1 })).toEqual(["boosted in Vancouver"]);
  });

  test("a city has its own featured and newest listings", async () => {
    expect(await names({ city: "toronto" })).toEqual(["plain in Toronto"]);
    expect(await names({ city: "Vancouver", sort: "newest" })).toEqual(["boosted in Vancouver"]);
    expect(await names({ city: "Nowhere" })).toEqual([]);
  });

  test.each([
    [{ lat: 91, lon: 0 }],
    [{ lat: 1 }],
    [{ limit: 11 }],
    [{ limit: 0 }],
    [{ lat: "x", lon: 1 }],
    [{ extra: 1 }],
  ])("featured listings reject %j", async (body) => {
    const answer = await site.call("POST", "/v1/property/featured", { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toBeDefined();
  });
});
