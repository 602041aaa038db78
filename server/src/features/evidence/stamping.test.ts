import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signNew } from "../../testing/agreements.ts";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { startTimestampServer } from "../../testing/timestamp-server.ts";
import { listBrokenStamps } from "./evidence.ts";

const QUEUE = "evidence.stamp";
const { jobs, run } = createKeptJobs();
let authority: Awaited<ReturnType<typeof startTimestampServer>>;
let site: TestApp;
beforeAll(async () => {
  authority = await startTimestampServer();
  site = await buildTestApp({ TIMESTAMP_URL: authority.url }, { jobs });
});
beforeEach(() => {
  authority.state.now = () => site.clock.now();
  authority.state.onAnswer = (body) => ({ status: 200, body });
});
afterAll(async () => {
  await authority.close();
  await site.close();
});

async function sign() {
  const reader = await site.signInAs();
  const signed = await signNew(site, { ...reader, entered: { password: PASSWORD } });
  expect(signed.status).toBe(200);
  const { rows } = await site.db.$client.query("SELECT room FROM agreement_signatures WHERE id = $1", [signed.body.id]);
  return { reader, id: signed.body.id as string, room: rows[0].room as string };
}
const read = ({ room, id }: { room: string; id: string }, token: string) =>
  site.call("GET", `/v1/property/${room}/agreement/signatures/${id}/stamp`, { token });
const readSignature = async ({ room }: { room: string }, token: string) =>
  (await site.call("GET", `/v1/property/${room}/agreement`, { token })).body.signature;

test("a certificate is timestamped once, after signing, and its two parties see the time and download the timestamp", async () => {
  const before = authority.asked;
  const signed = await sign();
  const { token } = signed.reader;
  expect(authority.asked).toBe(before);
  expect((await readSignature(signed, token)).stampedAt).toBeNull();
  expect(await read(signed, token)).toMatchObject({ status: 404, body: { code: "evidence.stamp_not_found" } });
  const at = { seconds: Math.floor(site.clock.now().getTime() / 1000) };
  await run(QUEUE);
  expect(authority.asked).toBe(before + 1);
  expect((await readSignature(signed, token)).stampedAt).toEqual(at);
  expect((await read(signed, token)).status).toBe(200);
  expect((await read(signed, (await site.signInAs()).token)).status).toBe(404);
  const { rows } = await site.db.$client.query("SELECT sha256 FROM agreement_certificates WHERE signature_id = $1", [
    signed.id,
  ]);
  const checked = await site.call("POST", "/v1/evidence/verify", { body: { sha256: rows[0].sha256 } });
  expect(checked.body.proof.stampedAt).toEqual(at);
  expect(await listBrokenStamps(site.db)).toEqual([]);
});

test("if the authority fails, the signature stands and the job is retried", async () => {
  authority.state.onAnswer = () => ({ status: 500, body: Buffer.alloc(0) });
  const signed = await sign();
  await expect(run(QUEUE)).rejects.toThrow("500");
  expect((await readSignature(signed, signed.reader.token)).stampedAt).toBeNull();
  authority.state.onAnswer = (body) => ({ status: 200, body });
  await jobs.send({ tx: site.db, queue: QUEUE, data: { id: signed.id } });
  await run(QUEUE);
  expect((await readSignature(signed, signed.reader.token)).stampedAt).not.toBeNull();
});

test("a backdated timestamp, or one of another file, is detected", async () => {
  const signed = await sign();
  await run(QUEUE);
  const client = new pg.Client({ connectionString: site.superuserUrl });
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query(
    "UPDATE certificate_stamps SET stamped_at = stamped_at - interval '1 day' WHERE signature_id = $1",
    [signed.id],
  );
  expect(await listBrokenStamps(site.db)).toEqual([`stamp ${signed.id}`]);
  await client.query("DELETE FROM certificate_stamps WHERE signature_id = $1", [signed.id]);
  await client.end();
});
