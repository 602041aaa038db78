import { fileURLToPath } from "node:url";
import { createRandom } from "@vestpocket/domain/shared/random";
import { BUDGETS } from "./budgets.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { failuresOf, formatLatency, load, measureByTurns, rateOf } from "./load.ts";
import { findFreePort, startProcess, stopProcess, waitUntilReady } from "./processes.ts";
import { openReplay } from "./replay.ts";
import { type Figure, perSecond, ratio } from "./report.ts";
import { captureStatements } from "./statements.ts";
import { post, type System, signIn } from "./system.ts";

const IDS = 1_000;
/** Listings whose SQL is replayed, and for how many seconds. */
const SAMPLE = 200;
const GLANCE = 4;
const PAGE = 50;
const SEED = 1_000;

/** A listing read over HTTP, compared with a Fastify that only answers. */
export async function measureListings(system: System, seconds: number): Promise<Figure[]> {
  const headers = await signIn(system);
  const ids = await drawIds(system, headers);
  const alone = await replayAlone(system, ids, headers);
  const port = await findFreePort();
  const bareUrl = `http://127.0.0.1:${port}`;
  const bare = startProcess(process.execPath, [fileURLToPath(new URL("./bare-server.ts", import.meta.url))], {
    env: { PORT: String(port) },
  });
  await waitUntilReady(bare, bareUrl);

  console.log(`Listings: ${seconds} s of ${IDS} listings and ${seconds} s of a bare route, by turns`);
  const requests = ids.map((id) => ({ path: `/v1/property/getProperty/${id}`, headers }));
  const { first, second } = await measureByTurns({
    seconds,
    first: (length) => load(system.url, requests, length),
    second: (length) => load(bareUrl, [{ path: "/" }], length),
  });
  await stopProcess(bare);

  const [served, barely] = [rateOf(first), rateOf(second)];
  return [
    { name: "listing over HTTP", value: served, format: perSecond, note: formatLatency(first) },
    { name: "bare route, 5 kB", value: barely, format: perSecond, note: formatLatency(second) },
    { name: "listing, the same SQL alone", value: alone, format: perSecond, note: `${GLANCE} s` },
    { name: "listing ÷ bare route", value: served / barely, format: ratio, budget: BUDGETS.detailRatio },
    { name: "listing, answers not 200", value: failuresOf(first), budget: BUDGETS.failures },
  ];
}

/** What the database can do without a server: no budget, but an upper bound for the server. */
async function replayAlone(system: System, ids: readonly string[], headers: Record<string, string>): Promise<number> {
  const database = openEmbeddedDatabase(system.dataDir);
  const calls = ids
    .slice(0, SAMPLE)
    .map((id) => () => fetch(`${system.url}/v1/property/getProperty/${id}`, { headers }).then((r) => r.text()));
  const replay = await openReplay(database, await captureStatements(database, calls));
  return rateOf([await replay.run(GLANCE).finally(() => replay.close())]);
}

/** Active listings from everywhere in the market, the same for the same data. */
async function drawIds(system: System, headers: Record<string, string>): Promise<string[]> {
  const random = createRandom(SEED);
  const readPage = async (page: number) => {
    const body = { page, limit: PAGE, sort: "newest" };
    const answer = await post<{ response: { properties: { id: string }[]; totalPages: number } }>(
      `${system.url}/v1/property/search`,
      { body, headers },
    );
    return answer.response;
  };
  const { totalPages } = await readPage(1);
  const pages = random.shuffle(Array.from({ length: totalPages }, (_, index) => index + 1)).slice(0, IDS / PAGE);
  const ids: string[] = [];
  for (const page of pages) ids.push(...(await readPage(page)).properties.map(({ id }) => id));
  return random.shuffle(ids);
}
