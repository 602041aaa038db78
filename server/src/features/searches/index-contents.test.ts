import { CONFIDENTIAL_FIELDS } from "@vestpocket/domain/disclosure/disclosure.fields";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const CONFIDENTIAL = CONFIDENTIAL_FIELDS.map(({ key }) => key).filter(
  (key) => !["exactLocation", "postalCode"].includes(key),
);

describe("the indexes that searches read", () => {
  let site: TestApp;
  let token: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() }));
  });
  afterAll(() => site.close());

  /** The indexed words of a listing, posted with these secrets; without any, it has the same public values. */
  async function index(secrets: Record<string, string> = {}): Promise<unknown> {
    const form = buildListingForm({ description: "A corner unit.", keywords: ["brick"], ...secrets });
    const posted = await site.call("POST", "/v1/property/", { token, ...form });
    const { rows } = await site.db.execute<{ vectors: string; open: string; headlines: string; called: string }>(sql`
      SELECT vectors::text, listings_vectors(language, concat_ws(' ', title, description), concat_ws(' ', other_title,
        other_description), keywords, features, ARRAY[type, subtype, province, city])::text AS open,
        headlines::text, listings_headlines(language, title, other_title, keywords, ARRAY[type, subtype])::text AS called
      FROM listings WHERE id = ${posted.body.msg.propertyId}`);
    expect(rows[0]?.vectors).toBe(rows[0]?.open);
    expect(rows[0]?.vectors).toContain("corner");
    expect(rows[0]?.headlines).toBe(rows[0]?.called);
    expect(rows[0]?.headlines).toContain("ebrick");
    return [rows[0]?.vectors, rows[0]?.headlines];
  }

  test("hold the same words of a listing whatever its secrets are, and whether or not it has any", async () => {
    const without = await index();
    for (const word of ["Bellavista", "corner", "Wexbourne 187654"]) {
      const texts = Object.fromEntries(CONFIDENTIAL.map((key) => [key, `${word} ${key}`]));
      const withSecrets = await index({
        fields: JSON.stringify({ zoning: word, condition: undefined, propertyTaxes: 187_654 }),
        levels: JSON.stringify({ zoning: "nda", propertyTaxes: "verified", price: "granted", poster: "nda" }),
        confidential: JSON.stringify({ ...texts, postalCode: "M5V 3L9", exactLocation: "45.5019, -73.5674" }),
      });
      expect(withSecrets).toEqual(without);
    }
  });

  test("are made from the listings' public columns: no function that fills them reads a secret, and no index is on secrets", async () => {
    const functions = await site.db.execute(sql`SELECT proname FROM pg_proc
      WHERE prosrc ~ 'listing_secrets' AND prosrc ~ 'vectors|headlines|search_|suggested_words'`);
    expect(functions.rows).toEqual([]);
    const indexes = await site.db.execute(sql`SELECT indexname FROM pg_indexes WHERE tablename = 'listing_secrets'`);
    expect(indexes.rows).toEqual([{ indexname: "listing_secrets_pkey" }]);
  });
});
