import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("keywords that found nothing", () => {
  const { jobs, runSchedule } = createKeptJobs();
  let site: TestApp;
  let token: string;
  beforeAll(async () => {
    site = await buildTestApp({}, { jobs });
    const accounts = [];
    for (let at = 0; at < 5; at += 1) accounts.push(await site.addAccount());
    const place = { province: "Ontario", city: "Toronto", type: "Office", subtype: "Professional Office" };
    await site.addListings(
      accounts.flatMap(({ uid: ownerId }) => [
        { ...place, ownerId, title: "Warehouse", description: "Kombuchery", keywords: ["loading ramp"] },
        { ...place, ownerId, title: "Entrepôt", language: "fr" as const },
        { ...place, ownerId, title: "Cantor", keywords: ["canter"] },
        { ...place, ownerId, title: "Canter" },
      ]),
    );
    await runSchedule("suggestions.refresh");
    token = await site.signIn(accounts[0]?.email ?? "");
  });
  afterAll(() => site.close());

  async function correct(keywords: string[], language = "en"): Promise<string[] | null> {
    const headers = { "accept-language": language };
    const answer = await site.call("POST", "/v1/suggestions/corrections", { body: { keywords }, token, headers });
    expect(answer.status).toBe(200);
    return answer.body.keywords;
  }

  test.each([
    { typed: "warehuose", meant: "warehouse", mistake: "two letters swapped" },
    { typed: "WAREHUS", meant: "warehouse", mistake: "two letters missing" },
    { typed: "wearehousse", meant: "warehouse", mistake: "two letters too many" },
    { typed: "tornto", meant: "Toronto", mistake: "a place" },
    { typed: "ofice", meant: "Office", mistake: "a category" },
    { typed: "loding ramp", meant: "loading ramp", mistake: "one word of two" },
  ])("are corrected: $mistake", async ({ typed, meant }) => {
    expect(await correct([typed])).toEqual([meant]);
  });

  test("are corrected to words of the reader's language, with their accents", async () => {
    expect(await correct(["entrepo"], "fr")).toEqual(["entrepôt"]);
    expect(await correct(["entrepo"], "en")).toBeNull();
    expect(await correct(["éntrepôo"], "fr")).toEqual(["entrepôt"]);
  });

  test("become the most similar word, and among equals the one that finds more", async () => {
    expect(await correct(["cantr"])).toEqual(["canter"]);
    expect(await correct(["cantorr"])).toEqual(["cantor"]);
  });

  test("keep words that some listing has, even if they are not suggested", async () => {
    expect(await correct(["kombuchery"])).toBeNull();
    expect(await correct(["kombuchery", "warehuose"])).toEqual(["kombuchery", "warehouse"]);
  });

  test("stay as they are if nothing is similar, or if they are short", async () => {
    expect(await correct(["zzqqxxyy"])).toBeNull();
    expect(await correct(["zzqqxxyy", "warehuose"])).toBeNull();
    expect(await correct(["wre"])).toBeNull();
    expect(await correct(["warehouse"])).toBeNull();
    expect(await correct(["!!!"])).toBeNull();
  });

  test("stay as they are if the correction would break a keyword rule", async () => {
    expect(await correct(["warehuse warehuse xx"])).toBeNull();
  });

  test("are corrected for members, five of them at most", async () => {
    const ask = (body: object, as?: string) =>
      site.call("POST", "/v1/suggestions/corrections", { body, ...(as === undefined ? {} : { token: as }) });
    expect((await ask({ keywords: ["tornto"] })).status).toBe(401);
    expect((await ask({ keywords: [] }, token)).status).toBe(400);
    expect((await ask({ keywords: Array(6).fill("tornto") }, token)).status).toBe(400);
    expect((await ask({ keywords: ["a".repeat(41)] }, token)).status).toBe(400);
  });
});
