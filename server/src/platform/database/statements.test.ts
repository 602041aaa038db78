import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("prepared statements", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const add = (values: { one: number; other?: number | null; more?: number[] }) =>
    site.db.statements.run<{ sum: number }, Record<string, never>, typeof values>({
      name: "add",
      literals: {},
      values,
      build: (_, { one, other, more = [] }) => {
        const terms = [one, one, other ?? sql`0`, ...more].map((term) => sql`${term}::integer`);
        return sql`SELECT ${sql.join(terms, sql` + `)} AS sum`;
      },
    });

  test("a statement gets each run's values, in any shape", async () => {
    const sums = [];
    for (const values of [
      { one: 1 },
      { one: 2 },
      { one: 2, other: 5 },
      { one: 2, other: null },
      { one: 1, more: [3, 4] },
    ])
      sums.push((await add(values))[0]?.sum);
    expect(sums).toEqual([2, 4, 9, 4, 9]);
  });

  test("a rewritten statement is prepared once for its text", async () => {
    const select = (one: number, other: Date) =>
      site.db.statements.select<{
        sum: string;
        prepared: string;
      }>(sql`SELECT ${one}::integer + 1 AS sum, ${other}::timestamptz > now() AS later,
        (SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%AS later%') AS prepared`);
    const rows = await Promise.all([1, 2, 3].map((one) => select(one, new Date())));
    expect(rows.map(([row]) => row?.sum)).toEqual([2, 3, 4]);
    expect((await select(5, new Date()))[0]).toMatchObject({ sum: 6, prepared: "1" });
  });

  test("a statement is prepared from its third run on", async () => {
    const select = () =>
      site.db.statements.select<{ prepared: string }>(
        sql`SELECT (SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%AS rarely%') AS prepared, ${1}::integer AS rarely`,
      );
    const prepared = [];
    for (let run = 1; run <= 4; run += 1) prepared.push((await select())[0]?.prepared);
    expect(prepared).toEqual(["0", "0", "1", "1"]);
  });

  test("a value that would stay in the text for all runs is rejected", async () => {
    const [kept, name] = [42, "kept"];
    const run = site.db.statements.run({ name, literals: {}, values: {}, build: () => sql`SELECT ${kept}::integer` });
    await expect(run).rejects.toThrow("would keep this value");
  });

  test("each connection prepares a limited number of statements, and the others still run", async () => {
    const run = (at: number) =>
      site.db.statements.run<{ at: number; prepared: string }, { at: number }, Record<string, never>>({
        name: "shape",
        literals: { at },
        values: {},
        build: (literals) =>
          sql`SELECT ${sql.raw(String(literals.at))} AS at, (SELECT count(*) FROM pg_prepared_statements) AS prepared`,
      });
    // Run sequentially, they share a connection.
    for (let turn = 0; turn < 600; turn += 1) await run(Math.floor(turn / 3));
    const last = await run(0);
    expect(last[0]?.at).toBe(0);
    expect(Number(last[0]?.prepared)).toBeGreaterThan(100);
    expect(Number(last[0]?.prepared)).toBeLessThanOrEqual(128);
    const written = await site.db.statements.select<{ sum: number }>(sql`SELECT ${40}::integer + ${2} AS sum`);
    expect(written).toEqual([{ sum: 42 }]);
  });
});
