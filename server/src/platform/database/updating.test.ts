import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PATIENCE_MS } from "../../testing/patience.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { within } from "../within.ts";
import { connectClient } from "./client.ts";
import { listMigrations, migrateDatabase } from "./migrate.ts";

/** The last migration in which a listing had a single price. */
const BEFORE_QUOTES = 43;
/** The last migration in which the price of a rent was computed from secret areas. */
const BEFORE_OPEN_PRICES = 88;
/** The last migration in which the space for rent was public whatever the price was. */
const BEFORE_SECRET_SPACES = 89;
/** The last migration with the first French names of two tags. */
const BEFORE_FRENCH_TAGS = 90;
/** The last migration in which orders named no seller. */
const BEFORE_SELLERS = 91;
/** The last migration in which a failed refund was marked for good. */
const BEFORE_REFUND_MARKS = 92;
/** The last migration with the first French names of two subtypes. */
const BEFORE_FRENCH_SUBTYPES = 97;
/** The last migration in which words joined by a slash were one word. */
const BEFORE_JOINED_WORDS = 98;

/** The migration that finds the confidential listings from before Confidential withheld who posted a listing. */
const OPENINGS = 1_795_200_104_000;

const migrateTo = (migration: number, report?: (progress: string) => void) =>
  migrateDatabase(url.href, { upTo: listMigrations()[migration] ?? Number.NaN, ...(report && { report }) });

const name = `test_${randomBytes(6).toString("hex")}`;
const url = new URL(inject("clusterUrl"));
url.pathname = `/${name}`;

beforeAll(() =>
  asSuperuser(inject("clusterUrl"), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`)),
);
afterAll(() => asSuperuser(inject("clusterUrl"), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)));

test("an update turns single prices into quotes, and keywords still find the listings", async () => {
  await migrateTo(BEFORE_QUOTES);
  await asSuperuser(url.href, (client) =>
    addListings(client, [
      { title: "For sale", listing_type: "sale", price: 999_999_999, features: { totalArea: 3 } },
      { title: "Without an area", listing_type: "sale", price: 5, features: { totalArea: 0, yearBuilt: 1987 } },
      { title: "For rent", listing_type: "rent", price: 4_200, features: { totalArea: 1_300.5, monthlyRent: 1 } },
      { title: "Both", listing_type: "both", price: 100, features: { monthlyRent: 12.345, totalArea: 10 } },
      { title: "Both without a rent", listing_type: "both", price: 100, features: {} },
    ]),
  );
  await migrateTo(BEFORE_OPEN_PRICES);
  await asSuperuser(url.href, async (client) => {
    const { rows } = await client.query(
      `SELECT title, price, sale ->> 'amountCents' AS sale, sale_price, sale_per_sqft, lease ->> 'amountCents' AS lease,
         lease ->> 'per' AS per, rent_month_gross, rent_month_net, rent_sqft_year_gross, year_built
       FROM listings ORDER BY title`,
    );
    const nothing = {
      sale: null,
      sale_price: null,
      sale_per_sqft: null,
      lease: null,
      per: null,
      rent_month_gross: null,
      rent_month_net: null,
      rent_sqft_year_gross: null,
      year_built: null,
    };
    expect(rows).toEqual([
      {
        ...nothing,
        ...{ title: "Both", price: 100, sale: "10000", sale_price: "10000", sale_per_sqft: "1000" },
        ...{ lease: "1235", per: "month", rent_month_gross: "1235", rent_sqft_year_gross: "1482" },
      },
      { ...nothing, title: "Both without a rent", price: 100, sale: "10000", sale_price: "10000" },
      {
        ...nothing,
        ...{ title: "For rent", price: 4_200, lease: "420000", per: "month" },
        ...{ rent_month_gross: "420000", rent_sqft_year_gross: "3875" },
      },
      {
        ...nothing,
        ...{ title: "For sale", price: 999_999_999, sale: "99999999900", sale_price: "99999999900" },
        sale_per_sqft: "33333333300",
      },
      { ...nothing, title: "Without an area", price: 5, sale: "500", sale_price: "500", year_built: "198700" },
    ]);
    const find = async (keyword: string) =>
      (await client.query("SELECT title FROM listings WHERE vectors @@ listings_query($1) ORDER BY title", [keyword]))
        .rows;
    expect(await find("office rent")).toEqual([{ title: "Both without a rent" }, { title: "For rent" }]);
    expect(await find("bureaux")).toHaveLength(5);
  });
});

test("an update takes away the prices of rents that say a secret area, and no others", async () => {
  const byArea = { kind: "amount", amountCents: 2_400, per: "sqft_year", basis: "gross", additional: null };
  const byMonth = { ...byArea, amountCents: 100_050, per: "month" };
  const rent = { listing_type: "rent", features: {}, lease: byArea, price: 24_690, rent_sqft_year_gross: 2_400 };
  const isSecret = {
    levels: { totalArea: "nda", lotSize: "nda" },
    secrets: { fields: { totalArea: 12_345, lotSize: 9 } },
  };
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      { ...rent, title: "By a secret area", ...isSecret },
      { ...rent, title: "By an open area", features: { totalArea: 12_345 }, rent_month_gross: 2_469_000 },
      { ...rent, title: "By the month", lease: byMonth, price: 1_001, rent_month_gross: 100_050, ...isSecret },
      { ...rent, title: "By another area", rent_month_gross: 200, ...isSecret },
      {
        ...rent,
        title: "For sale, too",
        listing_type: "both",
        sale: { kind: "amount", amountCents: 500 },
        price: 5,
        ...isSecret,
      },
    ]);
  });
  await migrateTo(BEFORE_SECRET_SPACES);
  await asSuperuser(url.href, async (client) => {
    const { rows } = await client.query("SELECT title, price FROM listings ORDER BY title");
    expect(rows).toEqual([
      { title: "By a secret area", price: null },
      { title: "By an open area", price: 24_690 },
      { title: "By another area", price: 2 },
      { title: "By the month", price: 1_001 },
      { title: "For sale, too", price: 5 },
    ]);
    const counts = await client.query(
      "SELECT sum(listings)::int AS priced FROM search_counts WHERE type = 'Office' AND subtype || province || city_key || listing_type = '' AND price_step >= 0",
    );
    expect(counts.rows).toEqual([{ priced: 4 }]);
  });
});

test("an update, and then the version before, store the space for rent with a secret price", async () => {
  const onRequest = { kind: "on_request" };
  const quoted = {
    sale: null,
    lease: { kind: "amount", amountCents: 1, per: "month", basis: "net", additional: null },
  };
  const space = { from: 90_000, to: null };
  const rent = { listing_type: "rent", features: {}, lease: onRequest, available_area: space };
  const isSecret = { levels: { price: "nda" } };
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      { ...rent, title: "On request", ...isSecret },
      { ...rent, title: "On request, with an address", ...isSecret, secrets: { fields: { streetAddress: "1 Main" } } },
      { ...rent, title: "Open", levels: { price: "member" } },
      { ...rent, title: "Quoted", ...isSecret, secrets: { fields: {}, terms: quoted } },
      { ...rent, title: "Whole", ...isSecret, available_area: undefined, secrets: { fields: {}, terms: quoted } },
    ]);
  });
  await migrateTo(BEFORE_FRENCH_TAGS);
  await asSuperuser(url.href, async (client) => {
    await addListings(client, [
      { ...rent, title: "Written later", ...isSecret, secrets: { fields: {}, terms: quoted } },
    ]);
    const { rows } = await client.query(
      `SELECT title, available_area AS open, area_for_rent, fields, terms
       FROM listings LEFT JOIN listing_secrets ON listing_id = id ORDER BY title`,
    );
    const kept = { open: null, area_for_rent: null, fields: {}, terms: { ...quoted, availableArea: space } };
    const unquoted = { sale: null, lease: onRequest, availableArea: space };
    expect(rows).toEqual([
      { ...kept, title: "On request", terms: unquoted },
      { ...kept, title: "On request, with an address", fields: { streetAddress: "1 Main" }, terms: unquoted },
      { title: "Open", open: space, area_for_rent: "90000", fields: null, terms: null },
      { ...kept, title: "Quoted" },
      { ...kept, title: "Whole", terms: { ...quoted, availableArea: null } },
      { ...kept, title: "Written later" },
    ]);
  });
});

test("an update finds existing listings by new names of their tags, and by the earlier ones", async () => {
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      { title: "On a railway", listing_type: "sale", features: { includes: ["Rail siding"] } },
      { title: "In a hurry", listing_type: "sale", features: { includes: ["Quick closing", "Receivership"] } },
      { title: "Neither", listing_type: "sale", features: { includes: ["Receivership"] } },
    ]);
  });
  await migrateTo(BEFORE_SELLERS);
  await asSuperuser(url.href, async (client) => {
    for (const [keyword, title] of [
      ["embranchement", "On a railway"],
      ["voie d’évitement", "On a railway"],
      ["clôture rapide", "In a hurry"],
      ["conclusion rapide", "In a hurry"],
    ]) {
      const found = "SELECT title FROM listings WHERE vectors @@ listings_query($1)";
      expect((await client.query(found, [keyword])).rows, keyword).toEqual([{ title }]);
    }
  });
});

test("an update of a table that a long transaction reads lets others read it, and succeeds after that transaction", async () => {
  const backup = await connectClient({ connectionString: url.href, application_name: "vestpocket backup" });
  const reports: string[] = [];
  const waits = () => reports.filter((report) => report.startsWith("A table to migrate is"));
  try {
    await backup.query("BEGIN; SELECT FROM orders");
    const updating = migrateTo(BEFORE_REFUND_MARKS, (progress) => reports.push(progress));
    await asSuperuser(url.href, async (reader) => {
      const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'orders'::regclass";
      await expect.poll(async () => (await reader.query(waiting)).rowCount).toBe(1);
      await within(PATIENCE_MS, () => reader.query("SELECT FROM orders"));
    });
    await expect.poll(waits).toHaveLength(1);
    await backup.query("COMMIT");
    await updating;
  } finally {
    await backup.end();
  }
  expect(waits()[0]).toMatch(/in use by vestpocket backup \(process \d+\);/u);
});

test("an update marks the failed refunds that were not made again", async () => {
  const ORDERS = {
    "made again": {
      refunded_cents: 20_00,
      failed_refund_id: "re_1",
      actions: ["refunded", "refund_failed", "refunded"],
    },
    "made again in full": { status: "refunded", failed_refund_id: "re_2", actions: [] },
    waiting: { failed_refund_id: "re_3", actions: ["refunded", "refund_failed"] },
    "waiting, from before the log": { failed_refund_id: "re_4", actions: [] },
    sound: { actions: ["refunded"] },
  };
  await asSuperuser(url.href, async (client) => {
    for (const [title, { actions, ...order }] of Object.entries(ORDERS)) {
      const id = randomUUID();
      const same = { kind: "listing", account_id: randomUUID(), status: "paid", revision: 1, first_cents: 64_99 };
      const row = { ...same, refunded_cents: 0, attempt: 1, created_at: "now", updated_at: "now", ...order };
      await client.query("INSERT INTO orders SELECT * FROM jsonb_populate_record(NULL::orders, $1)", [
        JSON.stringify({ ...row, id, listing_title: title }),
      ]);
      for (const [hour, action] of actions.entries())
        await client.query(
          "INSERT INTO audit_entries (id, at, action, subject_kind, subject_id, details) VALUES ($1, $2, $3, 'order', $4, '{}')",
          [randomUUID(), new Date(hour * 3_600_000), `orders.${action}`, id],
        );
    }
  });
  await migrateTo(BEFORE_FRENCH_SUBTYPES);
  await asSuperuser(url.href, async (client) => {
    const marked = "SELECT listing_title FROM orders WHERE refund_failed_at IS NOT NULL ORDER BY listing_title";
    const { rows } = await client.query(marked);
    expect(rows.map((row) => row.listing_title)).toEqual(["waiting", "waiting, from before the log"]);
  });
});

test("an update finds existing listings by new names of their subtypes, and by the earlier ones", async () => {
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      { title: "Bistro", listing_type: "sale", type: "Commercial", subtype: "Food & Beverage", features: {} },
      { title: "Sixplex", listing_type: "sale", subtype: "Multi-Family", features: {} },
      { title: "In a hurry", listing_type: "sale", features: { includes: ["Quick closing"] } },
    ]);
  });
  await migrateTo(BEFORE_JOINED_WORDS);
  await asSuperuser(url.href, async (client) => {
    for (const [keyword, title] of [
      ["alimentation", "Bistro"],
      ["restauration et boissons", "Bistro"],
      ["multirésidentiel", "Sixplex"],
      ["immeuble à logements", "Sixplex"],
      ["signature rapide", "In a hurry"],
      ["clôture rapide", "In a hurry"],
    ]) {
      const found = "SELECT title FROM listings WHERE vectors @@ listings_query($1)";
      expect((await client.query(found, [keyword])).rows, keyword).toEqual([{ title }]);
    }
  });
});

test("an update finds existing listings by words that are joined, and rewrites no others", async () => {
  const joined = ["Office/Warehouse", "A location.Parking", "R&D;", "Room <for> more", "“Quoted”", "Retail–atelier"];
  const titles = [...joined, "A drive-thru", "Plain. Words, 1.5 acres"];
  const versions = "SELECT title, xmin::text FROM listings ORDER BY title";
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      ...titles.map((title) => ({ title, listing_type: "sale", features: {} })),
      { title: "Dentist", subtype: "Medical/Dental", listing_type: "sale", features: {} },
      { title: "Tagged", keywords: ["atelier/garage"], listing_type: "sale", features: {} },
    ]);
    const before = (await client.query(versions)).rows;
    await migrateDatabase(url.href, { upTo: OPENINGS - 1 });
    const after = (await client.query(versions)).rows;
    const kept = after.filter((row, at) => row.xmin === before[at].xmin).map((row) => row.title);
    expect(kept).toEqual(["A drive-thru", "Plain. Words, 1.5 acres"]);
    for (const [keyword, title] of [
      ["warehouse", "Office/Warehouse"],
      ["parking", "A location.Parking"],
      ["d", "R&D;"],
      ["for", "Room <for> more"],
      ["quoted", "“Quoted”"],
      ["retail", "Retail–atelier"],
      ["drive thru", "A drive-thru"],
      ["drive-thru", "A drive-thru"],
      ["dental", "Dentist"],
      ["médical", "Dentist"],
      ["garage", "Tagged"],
      ["1.5", "Plain. Words, 1.5 acres"],
    ]) {
      const found = "SELECT title FROM listings WHERE vectors @@ listings_query($1)";
      expect((await client.query(found, [keyword])).rows, keyword).toEqual([{ title }]);
    }
  });
});

test("an update finds the published listings that the former preset Confidential left open, whose owners are told", async () => {
  const keys = [
    "netOperatingIncome",
    "capRate",
    "grossRevenue",
    "cashFlow",
    "ebitda",
    "outstandingDebt",
    "grossRentalIncome",
  ];
  const levels = Object.fromEntries(keys.map((key) => [key, "nda"]));
  const listing = { listing_type: "sale", price: 1, features: {}, levels };
  await asSuperuser(url.href, async (client) => {
    await client.query("DELETE FROM listings");
    await addListings(client, [
      { ...listing, title: "Confidential" },
      { ...listing, title: "Narrower", levels: { ...levels, ebitda: "granted", zoning: "verified" } },
      { ...listing, title: "Poster withheld", levels: { ...levels, poster: "nda" } },
      { ...listing, title: "Document open", levels: { ...levels, poster: "nda" } },
      { ...listing, title: "Both withheld", levels: { ...levels, poster: "nda", document: "granted" } },
      { ...listing, title: "One figure open", levels: { ...levels, capRate: "verified" } },
      { ...listing, title: "One figure chosen", levels: { capRate: "nda" } },
      { ...listing, title: "Open", levels: {} },
      { ...listing, title: "Expired", status: "expired" },
    ]);
    await client.query(`INSERT INTO listing_documents (listing_id, storage_key, name, media_type, bytes)
      SELECT id, id::text, 'a.pdf', 'application/pdf', 1 FROM listings WHERE title IN ('Document open', 'Both withheld')`);
  });
  await migrateDatabase(url.href);
  await asSuperuser(url.href, async (client) => {
    const due = "SELECT title FROM listings JOIN listing_openings ON listing_id = id ORDER BY title";
    expect((await client.query(due)).rows.map(({ title }) => title)).toEqual([
      "Confidential",
      "Document open",
      "Narrower",
    ]);
  });
});

test("an update leaves the indexes of a new database", async () => {
  const listIndexes = async (of: string) => {
    let indexes: unknown[] = [];
    await asSuperuser(of, async (client) => {
      const { rows } = await client.query(
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
      );
      indexes = rows;
    });
    return indexes;
  };
  const fresh = new URL(url);
  fresh.pathname = "/vestpocket";
  expect(await listIndexes(url.href)).toEqual(await listIndexes(fresh.href));
});

/** Adds active offices as an earlier version stored them. */
async function addListings(client: pg.Client, listings: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const account = randomUUID();
  await client.query(
    `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, created_at, updated_at)
     VALUES ($1, $2, $2, '', 'Olive', 'Owner', 'en', now(), now())`,
    [account, `${account}@example.com`],
  );
  const same = {
    ...{ owner_id: account, status: "active", type: "Office", subtype: "Professional Office", plan: "Basic" },
    ...{ province: "QC", city: "Montréal", city_key: "montreal", description: "", keywords: [], language: "en" },
    ...{ rotation: 1, created_at: "now", updated_at: "now", published_at: "now", expires_at: "2999-01-01" },
  };
  for (const { secrets, ...listing } of listings) {
    const row = { ...same, ...listing, id: randomUUID() };
    const columns = Object.keys(row).join(", ");
    await client.query(
      `INSERT INTO listings (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::listings, $1)`,
      [JSON.stringify(row)],
    );
    if (secrets !== undefined)
      await client.query(
        "INSERT INTO listing_secrets (listing_id, fields, terms) SELECT $1, fields, terms FROM jsonb_populate_record(NULL::listing_secrets, $2)",
        [row.id, secrets],
      );
  }
}
