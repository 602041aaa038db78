import { parse } from "node:querystring";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContracts } from "../../testing/contracts.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("a list exported as CSV", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const ask = (path: string, language = "en") =>
    site.call("GET", path, { token: administrator.token, headers: { "accept-language": language } });
  const linesOf = (text: string) =>
    text
      .replace(/^\uFEFF/u, "")
      .split("\r\n")
      .slice(0, -1);

  test.each([
    ["users", "ID,First name,Last name,Email,Role", "Identifiant,Prénom,Nom,Courriel,Rôle"],
    ["listings", "ID,Title,Status", "Identifiant,Titre,Statut"],
    ["orders", "Receipt,Status,Item", "Reçu,Statut,Article"],
    ["tickets", "Number,Name,Email", "Numéro,Nom,Courriel"],
    ["reports", "Listing,Reason,Reported by", "Annonce,Motif,Signalé par"],
    ["messages?status=failed", "Channel,To,Attempts", "Canal,À,Tentatives"],
    ["audit", "When (UTC),Action,Actor", "Quand (UTC),Action,Auteur"],
  ])(
    "%s starts with a byte order mark for Excel and headings in the reader's language",
    async (list, english, french) => {
      const [name = "", query = ""] = list.split("?");
      const path = `/v1/admin/${name}/export?${query}`;
      for (const [language, headings] of [
        ["en", english],
        ["fr", french],
      ] as const) {
        const answer = await ask(path, language);
        expect(answer.status).toBe(200);
        expect(answer.headers["content-type"]).toContain("text/csv; charset=utf-8");
        expect(answer.headers["content-disposition"]).toMatch(
          /^attachment; filename="vestpocket-[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/u,
        );
        expect(answer.text.startsWith(`\uFEFF${headings}`)).toBe(true);
      }
      const { rows } = await site.db.$client.query(
        "SELECT actor_id AS actor, details FROM audit_entries WHERE action = $1 ORDER BY id",
        [`${name}.export`],
      );
      expect(rows).toMatchObject([{ actor: administrator.uid, details: { rows: expect.any(Number) } }, {}]);
    },
  );

  test("escapes what a spreadsheet would run, and quotes what would break a row", async () => {
    const { uid } = await site.addAccount({
      firstName: '=HYPERLINK("http://evil.example","x")',
      lastName: 'Roy, "Bo"\nJr',
    });
    const { text } = await ask(`/v1/admin/users/export?searchQuery=${uid}`);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")","Roy, ""Bo""\nJr"`);
  });

  test("names a listing's subtype, city and province in the reader's language", async () => {
    const { uid } = await site.addAccount();
    const place = { province: "Quebec", city: "Quebec City" };
    await site.addListings([{ ownerId: uid, type: "Office", subtype: "Professional Office", ...place }]);
    const read = async (language: string) => (await ask(`/v1/admin/listings/export?searchQuery=${uid}`, language)).text;
    expect(await read("en")).toContain(",Professional Office,Quebec City,Quebec,");
    expect(await read("fr")).toContain(",Bureau professionnel,Québec,Québec,");
  });

  test("is filtered like its list, by whole days, inclusive", async () => {
    const { uid } = await site.addAccount({ lastName: "Lundi" });
    const place = async (at: string) => {
      await site.db.execute(sql`UPDATE accounts SET created_at = ${at}::timestamptz WHERE id = ${uid}`);
      const query = `searchQuery=${uid}&from=2026-03-02&to=2026-03-03`;
      const list = await site.call("GET", `/v1/admin/users?${query}`, { token: administrator.token });
      return [list.body.totalResults, linesOf((await ask(`/v1/admin/users/export?${query}`)).text).length - 1];
    };
    expect(await place("2026-03-01T23:59:59.999Z")).toEqual([0, 0]);
    expect(await place("2026-03-02T00:00:00Z")).toEqual([1, 1]);
    expect(await place("2026-03-03T23:59:59.999Z")).toEqual([1, 1]);
    expect(await place("2026-03-04T00:00:00Z")).toEqual([0, 0]);
  });

  test("contains every row once, across many pages", async () => {
    await site.db.execute(sql`
      INSERT INTO audit_entries (id, at, action, details)
      SELECT gen_random_uuid(), now(), 'test.many', '{}' FROM generate_series(1, 2500)`);
    const rows = linesOf((await ask("/v1/admin/audit/export?action=test.many")).text).slice(1);
    expect(rows).toHaveLength(2500);
  });

  test("every admin list can be filtered by day and exported", async () => {
    const lists = (await listContracts()).filter(
      ({ access, answer, path }) =>
        access === "administrators" && answer !== undefined && /^\/v1\/admin\/[a-z]+$/u.test(path),
    );
    const calls = new Set((await listContracts()).map(({ path }) => path));
    const paged = lists.filter(({ query, method }) => method === "GET" && "page" in shapeOf(query));
    expect(paged.length).toBeGreaterThanOrEqual(7);
    for (const { path, query } of paged) {
      expect(Object.keys(shapeOf(query)), path).toEqual(expect.arrayContaining(["from", "to"]));
      expect([...calls], path).toContain(`${path}/export`);
    }
  });

  test.each(["from=yesterday", "to=2026-02-30", "page=2"])("rejects %s", async (query) => {
    const answer = await ask(`/v1/admin/users/export?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(parse(query)));
  });
});

function shapeOf(query: unknown): Record<string, unknown> {
  return (query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
}
