import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { explainFailure } from "../server/src/platform/log/log.ts";
import { startS3Server } from "../server/src/testing/s3-server.ts";
import { findBrowser } from "./browser.ts";
import { type Databases, makeFolder, startDatabases } from "./topology/databases.ts";
import { endWithUs, findPrograms, stop, stopAll, until } from "./topology/programs.ts";
import { rollOut } from "./topology/roll-out.ts";
import { type Servers, startServers } from "./topology/servers.ts";
import { Writers } from "./topology/writers.ts";

const SEARCHES = 60;
const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Primary, streaming replica, PgBouncer, files in S3, two web servers and a worker behind HAProxy, all on this machine: takes the
 * replica, a server and the primary away under a stream of writes. With `--journeys`, runs the journeys of `npm test`
 * there first, or those in the named files.
 */
const { values: options, positionals: files } = parseArgs({
  options: { journeys: { type: "boolean", default: false } },
  allowPositionals: true,
});
const base = Number(process.env.TOPOLOGY_PORT ?? 3300);
const ports = { primary: base, replica: base + 1, pgbouncer: base + 2, worker: base + 3, haproxy: base + 4 };
const web = [base + 5, base + 6] as const;
const folder = mkdtempSync(join(tmpdir(), "vestpocket-topology-"));
const dataDir = join(folder, "data");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void finish(1));

try {
  const programs = findPrograms();
  console.log(`Logs and data: ${folder}`);
  makeFolder(folder);
  const databases = await startDatabases(programs, { folder, ports });
  const bucket = await startS3Server();
  const storageUrl = bucket.storageUrl("topology");
  const servers = await startServers(programs, { folder, dataDir, storageUrl, ports: { ...ports, web }, databases });
  const failed = [
    ...(options.journeys && !(await runJourneys(servers)) ? ["the journeys"] : []),
    ...(await runFaults({ databases, servers })),
  ];
  console.log(failed.length === 0 ? "\nThe topology holds" : `\nFailed: ${failed.join(", ")}`);
  await finish(failed.length === 0 ? 0 : 1);
} catch (error) {
  console.error(explainFailure(error));
  await finish(1);
}

async function finish(code: number): Promise<never> {
  await stopAll();
  // A failure leaves its logs.
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

/** Whether the journeys pass behind the proxy. Those that start their own servers are left out. */
async function runJourneys({ url, environment }: Servers): Promise<boolean> {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const args = [cli, "test", "--config", "e2e/playwright.config.ts", "--project=journey", ...files];
  const own = { CHROMIUM: await findBrowser(console.log), E2E_URL: url, E2E_DATA_DIR: dataDir };
  const env = { ...process.env, ...environment, ...own };
  const journeys = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
  endWithUs(journeys);
  const [code] = await once(journeys, "exit");
  return code === 0;
}

interface Topology {
  readonly databases: Databases;
  readonly servers: Servers;
}

/** Each takes something away while people write, and counts what was lost. */
async function runFaults({ databases, servers }: Topology): Promise<string[]> {
  const writers = await findWriters(servers.url);
  const faults: Record<string, () => Promise<void>> = {
    "nothing is taken away": async () => expectReplicaReads(servers.url),
    "the replica stops, and starts again": async () => {
      await databases.stopReplica();
      await search(servers.url);
      await databases.startReplica();
    },
    "a web server is killed, and starts again": async () => {
      await stop(servers.web[1] as (typeof servers.web)[number], "SIGKILL");
      await servers.restart(1);
    },
    "the first web server gets a new build": () => rollOut(servers, web[1]),
    "the primary is killed, and the replica promoted": async () => {
      await databases.replicateSynchronously();
      await databases.failOver();
      await until("the site answers on the new primary", () => servers.isReady(ports.haproxy));
    },
  };
  const failed: string[] = [];
  for (const [name, fault] of Object.entries(faults)) {
    const { acknowledged, repeated, failed: refused } = await writers.during(fault);
    const lost = await writers.countLost();
    const isGood = lost === 0 && refused.length === 0;
    console.log(
      `${isGood ? "✓" : "✗"} ${name}: ${acknowledged} writes, ${repeated} repeated, ${refused.length} rejected twice, ${lost} lost`,
    );
    if (!isGood) failed.push(name);
  }
  return failed;
}

async function findWriters(url: string): Promise<Writers> {
  const people = await Promise.all(
    [DEMO_ACCOUNTS.buyer, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.pro].map(async ({ email }) => ({
      token: await signIn(url, email),
    })),
  );
  const listings: string[] = [];
  for (let page = 1; listings.length < 490; page += 1) {
    const { response } = await post(url, "/v1/property/search", { body: { page, limit: 50 }, token: people[0]?.token });
    const found = response as { properties: { id: string }[] };
    listings.push(...found.properties.map(({ id }) => id));
  }
  return new Writers(url, { listings: listings.slice(0, 490), people });
}

/** Someone who writes nothing searches; the servers report what served the reads. */
async function expectReplicaReads(url: string): Promise<void> {
  await search(url);
  const counts = await Promise.all(web.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  const reads = counts.map((text) => Number(/replica_reads_total\{from="replica"\} (\d+)/u.exec(text)?.[1] ?? 0));
  if (reads.some((count) => count === 0)) throw new Error("a server has read nothing from the replica");
  console.log(`  read from the replica: ${reads.join(" and ")} times`);
}

async function search(url: string): Promise<void> {
  const token = await signIn(url, DEMO_ACCOUNTS.buyer.email);
  for (let count = 0; count < SEARCHES; count += 1) await post(url, "/v1/property/search", { body: {}, token });
}

async function signIn(url: string, email: string): Promise<string> {
  const { accessToken } = await post(url, "/v1/auth/sign-in", { body: { email, password: DEMO_PASSWORD } });
  return String(accessToken);
}

/** Throws if the response is not a success. */
async function post(
  url: string,
  path: string,
  { body, token }: { body: object; token?: string | undefined },
): Promise<Record<string, unknown>> {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} responded ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
