import { buildOperator } from "@vestpocket/domain/operators/operators.factory";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBareBuild } from "../../testing/bare-build.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { OPERATOR } from "../../testing/test-config.ts";

describe("who runs the site", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp(
      { ...OPERATOR, BACKUP_DAYS: "14", CLOSED_PROVINCES: "QC=posting" },
      { pages: makeBareBuild() },
    );
  });
  afterAll(() => site.close());

  const facts = {
    ...{ operator: buildOperator(), counselReviewed: null, processors: [], backupDays: 14 },
    closed: { posting: ["Quebec"], offers: [] },
  };

  test("is read from the settings, by everyone", async () => {
    expect(await site.call("GET", "/v1/operator")).toMatchObject({ status: 200, body: { facts } });
  });

  test.each(["/terms", "/fr/terms"])("is on %s without scripts", async (path) => {
    const { body, headers } = await site.app.inject({ url: path, headers: { accept: "text/html" } });
    expect(JSON.parse(/<main[^>]*>(.*)<\/main>/su.exec(body)?.[1] ?? "")).toEqual(facts);
    expect(headers["cache-control"]).toBe("public, max-age=60, s-maxage=300");
    const slashed = await site.app.inject({ url: `${path}/`, headers: { accept: "text/html" } });
    expect([slashed.statusCode, slashed.headers.location]).toEqual([301, path]);
    expect((await site.app.inject({ url: `${path}/more`, headers: { accept: "text/html" } })).statusCode).toBe(404);
  });

  test("is on pages that the sitemap lists once in each language, beside no sitemap of their own", async () => {
    const readFile = async (url: string) => (await site.app.inject({ url })).body;
    const sitemap = await readFile("/sitemap.xml");
    for (const path of ["/privacy", "/terms", "/contact", "/accessibility"])
      for (const address of [path, `/fr${path}`])
        expect(sitemap.split(`${site.config.publicUrl}${address}</loc>`), address).toHaveLength(2);
    expect(await readFile("/robots.txt")).not.toContain("sitemap-terms");
  });
});
