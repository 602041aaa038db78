/**
 * Measures open streams of notifications on one process: its memory and processor time with and without them.
 *
 *   node tools/with-node.mjs tools/measure-streams.ts [streams]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { readCpu } from "../bench/cpu.ts";
import { openEmbeddedDatabase } from "../bench/database.ts";
import { stopProcess } from "../bench/processes.ts";
import { startSystem } from "../bench/system.ts";
import { deriveAccessKey, signAccessToken } from "../server/src/features/sessions/access.tokens.ts";

const PER_ACCOUNT = 20;
const IDLE_SECONDS = 60;
const SECRET = "a secret only for measuring streams, 32 or more";
let opened = 0;
const total = Number(process.argv[2] ?? 10_000);

const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-streams-"));
const settings = { SECRET, DEMO: "off", CONNECTIONS_PER_ADDRESS: "4000" };
const system = await startSystem(dataDir, { settings });
const pool = openEmbeddedDatabase(dataDir).openPool(2);
try {
  const tokens = await addAccounts(Math.ceil(total / PER_ACCOUNT));
  report("without streams", await idle());
  const started = performance.now();
  let events = 0;
  for (let count = 0; count < total; count += 100) {
    const some = Array.from({ length: Math.min(100, total - count) }, (_, at) => tokens[(count + at) % tokens.length]);
    await Promise.all(some.map((token = "") => open(token, () => (events += 1))));
  }
  console.log(`${total} streams opened in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await wait(2_000);
  console.log(`${events} received their number`);
  report(`with ${total} streams`, await idle());
  const before = events;
  const changed = performance.now();
  await pool.query("SELECT pg_notify('unread_notifications', id::text) FROM accounts");
  await pool.query(`WITH told AS (
      INSERT INTO notifications (id, account_id, event, text, path, awaits_digest, created_at)
      SELECT gen_random_uuid(), id, 'offer_step', '{"id": "x", "message": "x"}', '/account', false, now() FROM accounts
      RETURNING account_id)
    SELECT pg_notify('unread_notifications', account_id::text) FROM told`);
  while (events < before + total && performance.now() - changed < 60_000) await wait(10);
  console.log(`${events - before} got a change of all accounts in ${Math.round(performance.now() - changed)} ms`);
} finally {
  await pool.end();
  await stopProcess(system.process);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function addAccounts(count: number): Promise<string[]> {
  const key = deriveAccessKey(SECRET);
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [uid, sessionId, now] = [newId(), newId(), new Date()];
    await pool.query(
      `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, role, created_at, updated_at)
        VALUES ($1, $2, $2, 'x', 'Ada', 'Roy', 'en', 'member', $3, $3)`,
      [uid, `${uid}@example.ca`, now],
    );
    await pool.query(
      `INSERT INTO sessions (id, account_id, user_agent, address, created_at, rotated_at, expires_at)
        VALUES ($1, $2, '', '', $3, $3, $3::timestamptz + interval '1 day')`,
      [sessionId, uid, now],
    );
    tokens.push((await signAccessToken(key, { uid, sessionId, now })).accessToken);
  }
  return tokens;
}

/** Opens a stream, and counts the events that it gets. */
function open(token: string, onEvent: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${system.url}/v1/notifications/stream`, {
      agent: false,
      // An address may hold 4,000 connections at most.
      localAddress: `127.0.0.${2 + (opened++ % 8)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
      answer.on("data", (part: Buffer) => {
        if (part.includes("event: unread")) onEvent();
      });
      resolve();
    });
    asked.end();
  });
}

interface Idle {
  /** In bytes. */
  readonly memory: number;
  /** Of a core. */
  readonly cpu: number;
}

async function idle(): Promise<Idle> {
  const before = readCpu(system.pid) ?? Number.NaN;
  await wait(IDLE_SECONDS * 1000);
  const status = readFileSync(`/proc/${system.pid}/status`, "utf8");
  const memory = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) * 1024;
  return { memory, cpu: ((readCpu(system.pid) ?? Number.NaN) - before) / IDLE_SECONDS };
}

function report(when: string, { memory, cpu }: Idle): void {
  console.log(`${when}: ${Math.round(memory / 1e6)} MB, ${(cpu * 100).toFixed(1)} % of a core over ${IDLE_SECONDS} s`);
}
