import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../../categories/categories.schema.ts";
import { listCityNames } from "../../places/places.names.ts";
import { PROVINCES } from "../../places/places.schema.ts";
import { readFilter } from "../searches.rules.ts";
import { searchFilterSchema } from "../searches.schema.ts";
import { listPhrases } from "./matchers.ts";
import { mergeParts } from "./merge-parts.ts";
import { QUERY_EXAMPLES } from "./query-examples.ts";
import { readQuery } from "./read-query.ts";
import { QUERY_VOCABULARY as vocabulary } from "./vocabulary.ts";

const read = (text: string, language: "en" | "fr" = "en") => readQuery(text, { language, vocabulary });
const filterOf = (text: string, language?: "en" | "fr") => read(text, language).filter;
const leftoversOf = (text: string) => read(text).leftovers.map(({ start, end }) => text.slice(start, end));

/** Converted areas, lengths and rates may differ by half a percent: those that do not are as expected. */
function settle(value: unknown, expected: unknown): unknown {
  if (typeof value === "number" && typeof expected === "number") {
    return Math.abs(value - expected) <= expected * 0.005 ? expected : value;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const others = new Map(Object.entries(Object(expected)));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, settle(inner, others.get(name))]));
}

describe("a text is read as the filter that it means", () => {
  test.each(QUERY_EXAMPLES)("$q", ({ q, filter, leftover }) => {
    for (const language of ["en", "fr"] as const) {
      const read = filterOf(q, language);
      const { bounds, keywords, ...others } = filter;
      expect({ ...read, bounds: settle(read.bounds, bounds), keywords: read.keywords?.toSorted() }).toEqual({
        ...others,
        bounds,
        keywords: keywords?.toSorted(),
      });
    }
    if (leftover !== undefined) expect(leftoversOf(q)).toEqual(leftover);
  });

  test("every city is read however it is written, and in both languages", () => {
    const spell = (name: string) => [
      name,
      name.toLowerCase(),
      name.normalize("NFD").replace(/\p{M}/gu, ""),
      name.replaceAll("-", " "),
    ];
    for (const { name: province, cities } of PROVINCES) {
      for (const { name } of cities) {
        for (const spelling of [name, ...listCityNames(name)].flatMap(spell)) {
          if (/^saint[- ]jean$/iu.test(spelling) || /^qu[ée]bec$/iu.test(spelling)) continue;
          expect(filterOf(`warehouse in ${spelling}`).city, spelling).toBe(name);
          const near = filterOf(`entrepôt près de ${spelling}, ${province}`, "fr").within;
          expect(near, spelling).toEqual({ near: { province, city: name }, km: 25 });
        }
      }
    }
  });

  test("Québec is the city in French and the province in English, and a name of two cities is neither", () => {
    expect(filterOf("Québec", "fr")).toEqual({ city: "Quebec City", province: "Quebec" });
    expect(filterOf("Quebec", "en")).toEqual({ province: "Quebec" });
    expect(filterOf("bureau à louer au Québec")).toMatchObject({ province: "Quebec" });
    expect(filterOf("bureau à louer au Québec")).not.toHaveProperty("city");
    expect(filterOf("bureau Montréal Québec", "fr")).toMatchObject({ city: "Montreal", province: "Quebec" });
    expect(filterOf("Saint-Jean")).toEqual({ keywords: ["saint-jean"] });
  });

  test("every category and subtype is read by its own name", () => {
    for (const { type, subtypes } of CATEGORIES) {
      expect([type, "Investment Properties", undefined]).toContain(filterOf(type).type);
      for (const { name } of subtypes) expect(filterOf(name).subtype, name).toBe(name);
    }
  });

  test("a typing error is forgiven, but no other town or word becomes one of ours", () => {
    expect(filterOf("wharehouse edmnton")).toMatchObject({ subtype: "Warehousing", city: "Edmonton" });
    const towns =
      "Waterloo, Cambridge, Milton, Sidney, Bradford, Brantford, Orillia, Verdun, Mirabel, Mascouche, Kenora, Banff, Canmore, Whistler, Squamish, Magog, Gaspé, Sorel, Alma, Amos, Nelson, Trail, Hope, Merritt, Wetaskiwin, Strathmore, Beaumont, Stettler, Portage, Gimli, Dryden, Timmins, Cobourg, Belleville, Newmarket, Ajax, Pickering, Whitby, Clarington, Innisfil, Collingwood, Leamington, Chatham, Sarnia, Woodstock, Tillsonburg, Simcoe, Welland, Grimsby";
    for (const town of towns.split(", ")) expect(filterOf(town), town).toEqual({ keywords: [town.toLowerCase()] });
    for (const word of [
      "hostel",
      "rental",
      "detail",
      "marina",
      "office-sharing",
      "magazine",
      "garages-doubles",
      "tavern",
    ]) {
      expect(Object.keys(filterOf(`xx ${word}`)), word).not.toContain("city");
    }
  });

  test("quoted words stay words", () => {
    expect(filterOf('"for rent" Toronto')).toEqual({ keywords: ["for rent"], city: "Toronto", province: "Ontario" });
    expect(filterOf("« entrepôt »")).toEqual({ keywords: ["entrepôt"] });
    expect(filterOf('24" pipe')).not.toHaveProperty("bounds");
  });

  test("an accent may be a character of its own, and the spans are those of the text", () => {
    const text = "entrepôt à louer Lévis".normalize("NFD");
    const { filter, spans } = read(text);
    expect(filter).toEqual(filterOf("entrepôt à louer Lévis"));
    expect(spans.map(({ start, end }) => text.slice(start, end).normalize("NFC"))).toEqual([
      "entrepôt",
      "à louer",
      "Lévis",
    ]);
  });
});

const WORDS = [
  ...QUERY_EXAMPLES.flatMap(({ q }) => q.split(" ")),
  ...vocabulary.categories.flatMap(listPhrases).map((words) => words.join(" ")),
  ...vocabulary.measures.flatMap(listPhrases).map((words) => words.join(" ")),
  ..."$ % k M , . ' \" - / + 1 2.5 10,000 10 000 99999999999999999 1e9 ( ) not sans or ou between entre to à and et".split(
    " ",
  ),
];
const texts = fc.oneof(
  fc.string({ maxLength: 600, unit: "grapheme" }),
  fc.string({ maxLength: 600, unit: "binary" }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" ")),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join("")),
);
const languages = fc.constantFrom("en", "fr");

describe("whatever is typed", () => {
  test("a reading is one that the server accepts, and its spans are the parts of its filter, in order", () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const { filter, spans, leftovers } = read(text, language);
        const parsed = searchFilterSchema.parse(filter);
        expect(readFilter(parsed)).not.toHaveProperty("problems");
        expect(mergeParts(spans.map(({ part }) => part))).toEqual(filter);
        const ranges = [...spans, ...leftovers].toSorted((one, other) => one.start - other.start);
        for (const [index, { start, end }] of ranges.entries()) {
          expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end).trim()).not.toBe("");
        }
      }),
      { numRuns: 300 },
    );
  });

  test("reading it again gives the same, and what was left over gives nothing new", () => {
    for (const { q } of QUERY_EXAMPLES) {
      expect(read(q)).toEqual(read(q));
      for (const leftover of leftoversOf(q)) {
        // A second place, another category and a bound that others exclude are filters without them.
        const isFilterAlone = /\d|^(?:or|ou) /u.test(leftover);
        if (!isFilterAlone) expect(filterOf(leftover), q).toEqual({});
        expect(filterOf(`${q}, ${leftover}`), q).toEqual(filterOf(q));
      }
    }
  });
});
