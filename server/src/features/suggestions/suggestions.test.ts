import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listWords as listWordRows, replaceWords } from "./words.queries.ts";

const MINUTES_MS = 6 * 60 * 1000;

describe("suggestions", () => {
  const { jobs, runSchedule } = createKeptJobs();
  let site: TestApp;
  let owners: string[];
  beforeAll(async () => {
    site = await buildTestApp({}, { jobs });
    owners = [];
    for (let at = 0; at < 5; at += 1) owners.push((await site.addAccount()).uid);
  });
  afterAll(() => site.close());

  /** After the cache is cleared. */
  async function readAnew(language = "en"): Promise<Suggestion[]> {
    site.clock.advance(MINUTES_MS);
    const answer = await site.call("GET", "/v1/suggestions", { headers: { "accept-language": language } });
    expect(answer.status).toBe(200);
    return answer.body.suggestions;
  }
  const findLabel = (suggestions: Suggestion[], label: string) => suggestions.find((each) => each.label === label);
  const listWords = (suggestions: Suggestion[]) =>
    suggestions.filter(({ kind }) => kind === "word").map(({ label }) => label);
  type Row = Parameters<TestApp["addListings"]>[0][number];
  /** One listing per owner. */
  const addOfEach = (row: Omit<Row, "ownerId">, of = owners) =>
    site.addListings(of.map((ownerId) => ({ ...row, ownerId })));

  test("are the same when two processes count their words at once", async () => {
    const words = Array.from({ length: 200 }, (_, at) => ({ word: `word${at}`, listings: at + 1, finds: "" }));
    const counts = Array.from({ length: 8 }, () => replaceWords(site.db, { language: "en", words }));
    await Promise.all(counts);
    expect(await listWordRows(site.db, "en")).toHaveLength(words.length);
    await replaceWords(site.db, { language: "en", words: [] });
  });

  test("are the places and categories in the reader's language, with the totals of their searches", async () => {
    await addOfEach({ province: "Quebec", city: "Quebec City", type: "Office", subtype: "Medical/Dental" });
    const [expired] = await addOfEach({ province: "Quebec", city: "Montreal", type: "Office" });
    await site.db.execute(sql`UPDATE listings SET expires_at = published_at WHERE id = ${expired}`);
    const english = await readAnew();
    expect(findLabel(english, "Quebec City")).toEqual({
      kind: "city",
      label: "Quebec City",
      within: "Quebec",
      listings: 5,
      choice: { province: "Quebec", city: "Quebec City" },
    });
    const french = await readAnew("fr");
    expect(french.find(({ kind, label }) => kind === "city" && label === "Québec")).toMatchObject({ listings: 5 });
    expect(findLabel(french, "Montréal"), "one of the five is past its time").toMatchObject({ listings: 4 });
    expect(findLabel(french, "Médical/dentaire")).toMatchObject({ within: "Bureaux", listings: 5 });
    expect(
      english
        .filter(({ kind }) => kind === "category")
        .map(({ choice }) => choice.type)
        .toSorted(),
    ).toEqual([...CATEGORY_TYPES].toSorted());

    const token = await site.signIn((await site.addAccount()).email);
    for (const { choice, listings } of english.filter((each) => each.listings > 0 || each.kind !== "city")) {
      const { body } = await site.call("POST", "/v1/property/search", { body: choice, token });
      expect(body.response.totalResults, JSON.stringify(choice)).toBe(listings);
    }
    expect(english.map(({ listings }) => listings)).toEqual(
      english.map(({ listings }) => listings).toSorted((one, other) => other - one),
    );
  });

  test("include a word only once five owners use it, counted as its search counts it", async () => {
    await addOfEach({ title: "Entrepôt with a mezzanine", keywords: ["Loading Ramp"] }, owners.slice(0, 4));
    await site.addListings([
      { ownerId: owners[0] ?? "", title: "Entrepôt with a mezzanine", keywords: ["loading ramp"] },
    ]);
    await runSchedule("suggestions.refresh");
    const before = listWords(await readAnew());
    for (const word of ["entrepôt", "mezzanine", "loading ramp"]) expect(before).not.toContain(word);

    await addOfEach({ title: "Two mezzanines", description: "A whispered secret." }, owners.slice(4));
    await addOfEach({ title: "Entrepot", keywords: ["loading ramp"] }, owners.slice(4));
    await runSchedule("suggestions.refresh");
    const after = await readAnew();
    // "mezzanines" is another word, from one owner.
    expect(listWords(after)).not.toContain("mezzanine");
    expect(findLabel(after, "loading ramp")).toEqual({
      kind: "word",
      label: "loading ramp",
      listings: 6,
      choice: { keyword: "loading ramp" },
    });
    expect(findLabel(after, "entrepôt"), "the more frequent spelling").toMatchObject({ listings: 6 });
  });

  test("include no word from a description, no stop word, and no name of a place or category", async () => {
    await addOfEach({ title: "The offices of Winnipeg", description: "Whispered secrets" });
    await runSchedule("suggestions.refresh");
    const words = listWords(await readAnew());
    for (const word of ["the", "whispered", "secrets", "winnipeg"]) expect(words).not.toContain(word);
  });

  test("include only the more frequent of words that find the same", async () => {
    await addOfEach({ title: "Turbine halls", keywords: ["turbines"] });
    await addOfEach({ title: "Turbine" });
    await runSchedule("suggestions.refresh");
    expect(listWords(await readAnew()).filter((word) => word.startsWith("turbine"))).toEqual(["turbine"]);
  });

  test("name features in both languages, and read a title in its own", async () => {
    await addOfEach({
      language: "fr",
      title: "Vignoble",
      otherTitle: "Vineyard",
      otherDescription: "…",
      features: { includes: ["Loading dock", "no such feature"] } as Features,
    });
    await runSchedule("suggestions.refresh");
    const english = listWords(await readAnew());
    const french = listWords(await readAnew("fr"));
    expect(english).toEqual(expect.arrayContaining(["loading dock", "vineyard"]));
    expect(french).toEqual(expect.arrayContaining(["quai de chargement", "vignoble"]));
    expect(english).not.toContain("vignoble");
    expect([...english, ...french]).not.toContain("no such feature");
  });

  test("lose the words of listings that are no longer offered", async () => {
    const ids = await addOfEach({ title: "Kombucha brewery" });
    await runSchedule("suggestions.refresh");
    expect(listWords(await readAnew())).toContain("kombucha");
    for (const id of ids) {
      await site.db.execute(
        sql`UPDATE listings SET expires_at = ${new Date(site.clock.now().getTime() - DAY_MS)} WHERE id = ${id}`,
      );
    }
    await runSchedule("suggestions.refresh");
    expect(listWords(await readAnew())).not.toContain("kombucha");
  });

  test("are counted once automatically if nobody has counted them, and cached for minutes", async () => {
    const first = createKeptJobs();
    const fresh = await buildTestApp({}, { jobs: first.jobs });
    const uids = [];
    for (let at = 0; at < 5; at += 1) uids.push((await fresh.addAccount()).uid);
    await fresh.addListings(uids.map((ownerId) => ({ ownerId, title: "Kombucha brewery" })));
    const read = async () => listWords((await fresh.call("GET", "/v1/suggestions")).body.suggestions);
    expect(await read()).toEqual([]);
    await first.run("suggestions.count");
    expect(await read()).toEqual([]);
    fresh.clock.advance(MINUTES_MS);
    expect((await read()).toSorted()).toEqual(["brewery", "kombucha"]);
    await fresh.close();
  });
});
