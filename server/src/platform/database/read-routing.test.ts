import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser, createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { DatabaseNode } from "./database-node.ts";
import { allowLag, createRead, hasReadReplica } from "./read-routing.ts";

/** Reported positions of primary and replica; undefined means unreachable. */
let positions: { primary: bigint | undefined; replica: bigint | undefined };

/** An empty database acts as the replica: a read that finds nothing went there. */
describe("reads that a replica may serve", () => {
  let site: TestApp;
  let replica: TestDatabase;
  let owner: { uid: string; token: string; email: string };
  let listing: string;

  beforeAll(async () => {
    replica = await createTestDatabase();
    positions = { primary: 10n, replica: 10n };
    const readPosition = async (_: unknown, kind: "primary" | "replica") => positions[kind];
    site = await buildTestApp({}, { replicas: { urls: [replica.url], readPosition } });
    owner = await site.signInAs();
    [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
  });
  afterAll(async () => {
    await site.close();
    await replica.drop();
  });
  beforeEach(() => {
    positions = { primary: 10n, replica: 10n };
  });

  const find = async (token = owner.token) =>
    (await site.call("POST", "/v1/property/search", { token, body: {} })).body.response.totalResults;
  const expectReadFrom = (from: "primary" | "replica", token?: string) =>
    expect.poll(() => find(token)).toBe(from === "primary" ? 1 : 0);
  const save = () => site.call("PUT", `/v1/favourites/${listing}`, { token: owner.token });
  const passOwnWrites = () => site.db.execute(sql`UPDATE sessions SET wrote_at = now() - interval '1 minute'`);

  test("go to a replica that is up to date, otherwise to the primary", async () => {
    await expectReadFrom("replica");
    positions.primary = 11n;
    await expectReadFrom("primary");
    positions.replica = 11n;
    await expectReadFrom("replica");
    positions.replica = undefined;
    await expectReadFrom("primary");
  });

  test("go to the primary for a few seconds after the user's own change, without affecting other users", async () => {
    const reader = await site.signInAs();
    await expectReadFrom("replica");
    expect((await save()).status).toBe(200);
    expect(await find()).toBe(1);
    await expectReadFrom("replica", reader.token);
    await passOwnWrites();
    await expectReadFrom("replica");
  });

  test("never decide access, and a single listing is read from the primary", async () => {
    const member = await site.signInAs();
    await expectReadFrom("replica", member.token);
    const read = () => site.call("GET", `/v1/property/getProperty/${listing}`, { token: member.token });
    expect((await read()).status).toBe(200);
    await site.db.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${member.uid}`);
    expect((await read()).status).toBe(401);
    expect((await site.call("POST", "/v1/property/search", { token: member.token, body: {} })).status).toBe(401);
  });

  test("are repeated on the primary when the replica is lost", async () => {
    await expectReadFrom("replica");
    const { pathname } = new URL(replica.url);
    const name = pathname.slice(1);
    await asSuperuser(site.superuserUrl, async (client) => {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    });
    const totals = [await find(), await find()];
    expect(totals).toEqual([1, 1]);
  });
});

describe("the reads of one call", () => {
  const primary = { name: "primary" } as unknown as DatabaseNode;
  const db = { name: "replica" } as unknown as DatabaseNode;
  let isFresh: boolean;
  const leave = () => {
    isFresh = false;
  };
  const find = () => (isFresh ? { db, leave } : undefined);
  const read = createRead(primary, { find, end: async () => undefined });
  const readFrom = () => read(async (on) => (on === primary ? "primary" : "replica"));

  test("stay with the primary once a replica has failed one of them, even if it is fresh again", async () => {
    isFresh = true;
    const places = await allowLag(async () => {
      const before = await readFrom();
      const failed = await read(async (on) => {
        if (on === db) throw new Error("lost");
        return "primary";
      });
      isFresh = true;
      return [before, failed, await readFrom(), hasReadReplica()];
    });
    expect(places).toEqual(["replica", "primary", "primary", true]);
    expect(await allowLag(readFrom)).toBe("replica");
  });

  test("stay with the primary if no replica was fresh at the first one", async () => {
    isFresh = false;
    const places = await allowLag(async () => {
      const first = await readFrom();
      isFresh = true;
      return [first, await readFrom(), hasReadReplica()];
    });
    expect(places).toEqual(["primary", "primary", false]);
  });
});
