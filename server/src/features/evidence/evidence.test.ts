import { createHash } from "node:crypto";
import { STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "../../platform/log/log.ts";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "../agreements/agreements.ts";
import { CHECKS_MAX } from "./evidence.limits.ts";
import { listBrokenLines } from "./evidence.ts";

const ARCHIVE = "archive@vestpocket.example";
const { jobs, runSchedule } = createKeptJobs();
const logged: { level: number; day?: string }[] = [];
const log = createLogger("error", { write: (line: string) => void logged.push(JSON.parse(line)) });
let site: TestApp;
let owner: { uid: string; token: string; email: string };
let buyer: { uid: string; token: string; email: string };
let id: string;
let address = 0;
beforeAll(async () => {
  site = await buildTestApp({ ARCHIVE_EMAIL: ARCHIVE }, { jobs, log });
});
beforeEach(async () => {
  owner = await site.signInAs({ firstName: "Olive", lastName: "Roy" });
  buyer = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
  await site.call("POST", `/v1/property/${id}/agreement`, { token: owner.token, body: { kind: "standard" } });
});
afterAll(() => site.close());

/** Signs as the buyer, and returns the fingerprints of the certificate and of the record. */
async function sign() {
  const path = `/v1/property/${id}/agreement`;
  const { token } = buyer;
  const { version, language, sha256 } = (await site.call("POST", `${path}/open`, { token, body: { inQuebec: false } }))
    .body;
  const form = { name: "Amélie Tremblay", capacity: "self", agreed: true, password: PASSWORD };
  const signed = await site.call("POST", `${path}/sign`, { token, body: { version, language, sha256, ...form } });
  expect(signed.status).toBe(200);
  const { rows } = await site.db.$client.query(
    `SELECT certificate.pdf, certificate.sha256, encode(event.hash, 'hex') AS hash, signature.seq
     FROM agreement_signatures signature JOIN agreement_certificates certificate ON certificate.signature_id = signature.id
     JOIN room_events event ON event.room = signature.room AND event.seq = signature.seq WHERE signature.id = $1`,
    [signed.body.id],
  );
  const { pdf, sha256: file, hash: record, seq } = rows[0];
  return { pdf: pdf as Buffer, file: file as string, record: record as string, seq: seq as number, text: sha256 };
}

async function verify(sha256: string) {
  address += 1;
  const { statusCode, headers, body } = await site.app.inject({
    ...{ method: "POST", url: "/v1/evidence/verify", payload: { sha256 } },
    remoteAddress: `192.0.2.${address}`,
  });
  return { status: statusCode, headers, body: JSON.parse(body) };
}

/** Alters evidence as the database's owner could. */
async function tamper(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: site.superuserUrl });
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query(statement, values);
  await client.end();
}

describe("a check of a SHA-256", () => {
  test("says for the file and the record when and which text was signed, and nothing about people or the listing", async () => {
    const { pdf, file, record, text } = await sign();
    const signedAt = { seconds: Math.floor(site.clock.now().getTime() / 1000) };
    const agreement = { isStandard: true, version: STANDARD_VERSION, language: "en", sha256: text };
    const known = { signedAt, agreement, isSound: true, publishedOn: null, stampedAt: null };
    expect(file).toBe(createHash("sha256").update(pdf).digest("hex"));
    expect((await verify(file)).body).toEqual({ proof: { kind: "certificate", ...known }, ended: null });
    const answer = await verify(record.toUpperCase());
    expect(answer.body).toEqual({ proof: { kind: "record", ...known }, ended: null });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("knows nothing about a file with one changed byte, or about other hashes in a chain", async () => {
    const { pdf } = await sign();
    const changed = Buffer.from(pdf);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    const { rows } = await site.db.$client.query(
      "SELECT encode(hash, 'hex') AS hash FROM room_events WHERE room = $1 AND kind <> 'agreement_signed'",
      [id],
    );
    const hashes = [createHash("sha256").update(changed).digest("hex"), ...rows.map(({ hash }) => hash)];
    expect(hashes.length).toBeGreaterThan(2);
    for (const sha256 of hashes) expect((await verify(sha256)).body).toEqual({ proof: null, ended: null });
  });

  test.each([
    ["an event", "UPDATE room_events SET body = body || ' ' WHERE room = $1 AND kind = 'agreement_shown'"],
    ["the signature", "UPDATE agreement_signatures SET signer_name = 'Autre Nom' WHERE room = $1"],
  ])("reports that %s of its chain was altered", async (_, statement) => {
    const { file } = await sign();
    await tamper(statement, [id]);
    expect((await verify(file)).body.proof).toMatchObject({ kind: "certificate", isSound: false });
    await tamper("DELETE FROM room_events WHERE room = $1", [id]);
    await tamper("DELETE FROM agreement_certificates WHERE room = $1", [id]);
    await tamper("DELETE FROM agreement_signatures WHERE room = $1", [id]);
  });

  test("checks the texts that were signed, and none that the owner only tried", async () => {
    const own = (bodyEn: string) => ({ kind: "own", titleEn: "Ours", bodyEn, isOneLanguage: true });
    const choose = (body: object) => site.call("POST", `/v1/property/${id}/agreement`, { token: owner.token, body });
    await choose(own("Tried."));
    await choose(own("Signed."));
    const { file } = await sign();
    const alter = (version: number) =>
      tamper("UPDATE agreement_texts SET body = body || ' ' WHERE room = $1 AND version = $2", [id, version]);
    await alter(1);
    expect((await verify(file)).body.proof.isSound).toBe(true);
    expect(await listBrokenEvidence(site.db)).toContain(`text ${id}/1/en`);
    await alter(2);
    expect((await verify(file)).body.proof.isSound).toBe(false);
    await tamper("DELETE FROM agreement_texts WHERE room = $1", [id]);
  });

  test("rejects a malformed SHA-256, and a network that checks too often", async () => {
    const refused = await verify("abc");
    expect({ status: refused.status, fields: Object.keys(refused.body.fields) }).toEqual({
      status: 400,
      fields: ["sha256"],
    });
    const ask = async () =>
      (await site.call("POST", "/v1/evidence/verify", { body: { sha256: "0".repeat(64) } })).status;
    const statuses: number[] = [];
    for (let at = 0; at <= CHECKS_MAX; at += 1) statuses.push(await ask());
    expect(statuses.filter((status) => status === 200)).toHaveLength(CHECKS_MAX);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the line of a day", () => {
  const publish = async () => {
    site.clock.advance(DAY_MS);
    await runSchedule("evidence.publish");
  };
  const readLines = async () => (await site.call("GET", "/v1/evidence/lines")).body;

  test("is published once for each day, names the previous one, is mailed to the archive, and covers what was signed", async () => {
    const { file, record } = await sign();
    await publish();
    await runSchedule("evidence.publish");
    const first = await readLines();
    expect(first.totalResults).toBe(1);
    const { rows } = await site.db.$client.query("SELECT count(DISTINCT room)::int AS rooms FROM room_events");
    expect(first.lines[0].rooms).toBe(rows[0].rooms);
    const day = new Date(site.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    for (const sha256 of [file, record]) expect((await verify(sha256)).body.proof.publishedOn).toBe(day);
    await publish();
    const { lines } = await readLines();
    const [second, before] = lines.map(({ line }: { line: string }) => line);
    expect(second).toMatch(/^\d{4}-\d\d-\d\d rooms=0 root=[0-9a-f]{64} prev=[0-9a-f]{64} hash=[0-9a-f]{64}$/u);
    const [unsealed = "", hash] = second.split(" hash=");
    expect(createHash("sha256").update(unsealed).digest("hex")).toBe(hash);
    expect(unsealed.endsWith(`prev=${before.split(" hash=")[1]}`)).toBe(true);
    const { messages } = (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(ARCHIVE)}`)).body;
    expect(messages).toHaveLength(2);
    expect(messages[0].text).toContain(second);
    expect(messages[1].text).toContain(before);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${id}|Roy|Tremblay|@`, "u"));
  });

  test("reveals a chain that was truncated or rebuilt after publication, but not one that only grew", async () => {
    const { file, seq } = await sign();
    await publish();
    const token = await site.signIn(owner.email);
    await site.call("POST", `/v1/property/${id}/agreement`, { token, body: { kind: "none" } });
    expect(await listBrokenLines(site.db)).toEqual([]);
    await tamper("DELETE FROM room_events WHERE room = $1 AND seq > $2", [id, seq]);
    expect(await listBrokenLines(site.db)).toEqual([
      expect.stringMatching(new RegExp(`^head .* ${id}/${seq + 1}$`, "u")),
    ]);
    expect((await verify(file)).body.proof.isSound).toBe(false);
    await tamper(
      "UPDATE chain_lines SET rooms = array_remove(rooms, $1::uuid), seqs = seqs[1:cardinality(seqs) - 1], hashes = hashes[1:cardinality(hashes) - 1] WHERE $1 = ANY (rooms)",
      [id],
    );
    expect((await listBrokenLines(site.db)).some((found) => found.startsWith("line "))).toBe(true);
  });

  test("that was removed or rebuilt is detected with the archive's copies", async () => {
    const { lines } = await readLines();
    const archived = lines.map(({ line }: { line: string }) => line);
    await tamper("DELETE FROM chain_lines");
    expect(await listBrokenLines(site.db)).toEqual([]);
    expect(await listBrokenLines(site.db, archived)).toHaveLength(archived.length);
  });

  test("does not miss a room that ended as it should, but one that vanished", async () => {
    await sign();
    await publish();
    await tamper("DELETE FROM room_events WHERE room = $1", [id]);
    expect(await listBrokenLines(site.db)).toHaveLength(1);
    await tamper("INSERT INTO ended_rooms (room) VALUES ($1)", [id]);
    expect(await listBrokenLines(site.db)).toEqual([]);
  });

  test("is not published, and the log says so, while the last line is of a later day", async () => {
    await publish();
    const [{ line }] = (await readLines()).lines;
    expect(logged).toEqual([]);
    site.clock.advance(-DAY_MS);
    await runSchedule("evidence.publish");
    site.clock.advance(DAY_MS);
    expect((await readLines()).lines[0].line).toBe(line);
    expect(logged).toMatchObject([{ level: 50, day: line.slice(0, 10) }]);
  });

  test("cannot be changed or removed by the server itself", async () => {
    for (const table of ["chain_lines", "ended_rooms", "ended_proofs"]) {
      for (const statement of [`DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(site.db.$client.query(statement), statement).rejects.toThrow(/permission denied/u);
      }
    }
    await expect(site.db.$client.query("INSERT INTO ended_rooms (room) VALUES (gen_random_uuid())")).rejects.toThrow(
      /permission denied/u,
    );
  });
});
