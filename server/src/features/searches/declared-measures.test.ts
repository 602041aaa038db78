import { MEASURE_KEYS, measureOf } from "@vestpocket/domain/searches/measures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeMeasureMigration } from "../../../../tools/new-measure.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { nameColumn } from "./measures.queries.ts";

/** What to do if the database lacks a declared measure. */
const HINT = "npm run new-measure prints the migration of a new measure";

describe("the measures that fields declare", () => {
  let site: TestApp;

  const list = async (query: string) => (await site.db.$client.query<Record<string, string>>(query)).rows;

  beforeAll(async () => {
    site = await buildTestApp();
  });

  afterAll(() => site.close());

  test("are those of the database, with the same steps", async () => {
    const rows = await list("SELECT key, column_name AS column, edges::text FROM search_measures");
    const declared = MEASURE_KEYS.map((key) => {
      const edges = measureOf(key).edges.map((edge) => Math.round(edge * 100));
      return { key, column: nameColumn(key), edges: `{${edges.join(",")}}` };
    });
    const inOrder = (measures: readonly Record<string, string>[]) =>
      measures.toSorted((one, other) => ((one.key ?? "") < (other.key ?? "") ? -1 : 1));
    expect(inOrder(rows), HINT).toEqual(inOrder(declared));
  });

  test("have a column that the database computes, one for changes, and an index that covers the filters", async () => {
    const generated = await list(`SELECT attname AS column, pg_get_expr(adbin, adrelid) AS value FROM pg_attribute
      JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'listings'::regclass AND attgenerated = 's'`);
    const changes = await list(
      "SELECT attname AS column FROM pg_attribute WHERE attrelid = 'search_changes'::regclass",
    );
    const indexes = await list(
      "SELECT indexname AS name, indexdef AS text FROM pg_indexes WHERE tablename = 'listings'",
    );
    for (const key of MEASURE_KEYS) {
      const column = nameColumn(key);
      expect(changes, HINT).toContainEqual({ column });
      if (measureOf(key).fields.length !== 1) continue;
      expect(generated, HINT).toContainEqual({ column, value: `listings_hundredths(features, '${key}'::text)` });
      const index = `CREATE INDEX listings_${column} ON public.listings USING btree (${column}, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type) WHERE ((status = 'active'::text) AND (${column} IS NOT NULL))`;
      expect(indexes, HINT).toContainEqual({ name: `listings_${column}`, text: index });
    }
  });

  test("are counted once the migration that the script prints has run", async () => {
    await site.addListings([{ ownerId: (await site.signInAs()).uid }]);
    await asSuperuser(site.superuserUrl, async (client) => {
      await client.query("BEGIN");
      await client.query(writeMeasureMigration("stallWidth", [8, 8.5]));
      await client.query(`UPDATE listings SET features = features || '{"stallWidth": 8.5}'`);
      await client.query("SELECT listings_add_changes(true)");
      const { rows } = await client.query(`SELECT step, listings FROM search_measure_counts
        WHERE measure = 'stallWidth' AND type = '' AND province = '' AND city_key = ''`);
      // Below 8, 8, between the edges, 8.5.
      expect(rows).toEqual([{ step: 3, listings: 1 }]);
      await client.query("ROLLBACK");
    });
  });
});
