import { STANDARD_AGREEMENT_ID } from "@vestpocket/domain/agreements/agreements.terms";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertTexts } from "./agreements.queries.ts";
import { listBrokenEvidence } from "./agreements.ts";
import { appendEvent } from "./rooms.queries.ts";
import { hashText } from "./texts.tokens.ts";

describe("a room's chain", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const append = (room: string, body = {}) =>
    appendEvent(site.db, { room, kind: "agreement_shown", actorId: newId(), body, at: site.clock.now() });

  /** Alters evidence as the database's owner could. */
  async function tamper(statement: string, values: unknown[]): Promise<void> {
    const client = new pg.Client({ connectionString: site.superuserUrl });
    await client.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(statement, values);
    await client.end();
  }

  test("orders concurrent events without a gap, and each room has its own chain", async () => {
    const [one, other] = [newId(), newId()];
    const appended = await Promise.all(Array.from({ length: 20 }, (_, at) => append(at % 2 === 0 ? one : other)));
    const order = appended.map(({ seq }) => seq).toSorted((a, b) => a - b);
    expect(order).toEqual(Array.from({ length: 10 }, (_, at) => [at + 1, at + 1]).flat());
    expect(new Set(appended.map(({ hash }) => hash)).size).toBe(20);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test.each([
    ["changed", "UPDATE room_events SET body = replace(body, '1', '2') WHERE room = $1 AND seq = 2", ["2"]],
    ["dated back", "UPDATE room_events SET at = at - interval '1 microsecond' WHERE room = $1 AND seq = 3", ["3"]],
    ["given another author", "UPDATE room_events SET actor = NULL WHERE room = $1 AND seq = 1", ["1"]],
    ["removed", "DELETE FROM room_events WHERE room = $1 AND seq = 2", ["3"]],
    ["left without its room", "DELETE FROM rooms WHERE id = $1", ["1", "2", "3"]],
  ])("detects an event that was %s", async (_, statement, found) => {
    const room = newId();
    for (const amount of [1, 11, 111]) await append(room, { amount });
    await tamper(statement, [room]);
    expect(await listBrokenEvidence(site.db)).toEqual(found.map((seq) => `event ${room}/${seq}`));
    await tamper("DELETE FROM room_events WHERE room = $1", [room]);
  });

  test("cannot be altered by the server itself, which can neither change nor remove events, texts or signatures, nor add an event without its hash", async () => {
    await append(newId());
    for (const table of ["room_events", "agreement_texts", "agreement_signatures", "agreement_certificates"]) {
      for (const statement of [`DELETE FROM ${table}`, `TRUNCATE ${table}`, `UPDATE ${table} SET room = room`]) {
        await expect(site.db.$client.query(statement), statement).rejects.toThrow(/permission denied/u);
      }
    }
    await expect(
      site.db.$client.query(
        "INSERT INTO room_events SELECT room, seq + 1, at, kind, actor, body, prev, hash FROM room_events",
      ),
    ).rejects.toThrow(/permission denied/u);
  });

  test("belongs to a room that cannot be deleted until six years after it bound its readers", async () => {
    const room = newId();
    await append(room);
    await expect(site.db.$client.query("DELETE FROM rooms WHERE id = $1", [room])).rejects.toThrow(/six years/u);
  });

  test("is deleted with its room, including an event being appended", async () => {
    const room = newId();
    await append(room);
    await tamper("UPDATE rooms SET ended_at = '2001-01-01' WHERE id = $1", [room]);
    const ended = await withTransaction(site.db, async (client) => {
      await client.query("SELECT append_room_event($1, now(), 'agreement_shown', NULL, '{}')", [room]);
      const ending = site.db.$client.query("DELETE FROM rooms WHERE id = $1", [room]);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await client.query("COMMIT");
      return { ending };
    });
    await ended.ending;
    const { rowCount } = await site.db.$client.query("SELECT FROM room_events WHERE room = $1", [room]);
    expect(rowCount).toBe(0);
  });

  test("detects an altered text", async () => {
    const text = { title: "Entente", body: "Deux mots" };
    const row = { agreementId: STANDARD_AGREEMENT_ID, version: 99, language: "fr" as const, ...text, room: null };
    await insertTexts(site.db, [{ ...row, sha256: hashText(text), createdAt: site.clock.now() }]);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
    await tamper("UPDATE agreement_texts SET body = $1 WHERE version = 99", ["Trois mots"]);
    expect(await listBrokenEvidence(site.db)).toEqual([`text ${STANDARD_AGREEMENT_ID}/99/fr`]);
  });
});
