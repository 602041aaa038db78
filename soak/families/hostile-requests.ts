import { Agent } from "node:http";
import fc from "fast-check";
import { listContracts } from "../../server/src/testing/contracts.ts";
import { type HostileRequest, requestArbitrary } from "../../server/src/testing/hostile-requests.ts";
import { judge } from "../../server/src/testing/judge.ts";
import type { Answer } from "../../server/src/testing/test-call.ts";
import type { Family, Round } from "../family.ts";
import { sendHostile } from "../hostile/raw-request.ts";
import { repeat } from "../round.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

const AT_ONCE = 12;
/** How many requests share a connection, since opening one costs more than most responses. */
const PER_CONNECTION = 25;
const BATCH = 400;
const WORDS = ["Office", "Ontario", "Toronto", "For Sale", "1", "123456", "+14165550142", "ada@example.ca", "nonsense"];

/** Every call gets bodies, parameters and headers that fit its schema, nearly fit it, or are nonsense. */
export const hostileRequests: Family = {
  name: "hostile-requests",
  checks: ["D1", "D10", "C10", "L3"],
  says: "malformed requests generated from the contracts: no 5xx, no response outside its contract, no internals exposed",
  asked: "300,000 requests",
  share: 6,
  bounds: { answer: 2_000 },
  async run(round) {
    const server = await startServer(round);
    const contracts = await listContracts();
    await repeat(round, async () => {
      const people = await enterAgain(server);
      const known = [...WORDS, ...people.map(({ uid }) => uid), "01900000-0000-7000-8000-000000000000"];
      const seed = round.random.int(1, 2 ** 30);
      const requests = fc.sample(requestArbitrary(contracts, known), { seed, numRuns: BATCH });
      await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(round, { server, people, requests })));
    });
  },
};

/** New people: a request may have ended the previous ones' sessions, or deleted them. */
const enterAgain = (server: Server): Promise<Person[]> =>
  askDatabase(server.dataDir, async (pool) => {
    await forgetLimits(pool);
    return enter({ url: server.url, pool }, 2);
  });

interface Batch {
  readonly server: Server;
  readonly people: readonly Person[];
  /** Those not taken yet. */
  readonly requests: HostileRequest[];
}

async function sendAll(round: Round, { server, people, requests }: Batch): Promise<void> {
  let agent = openAgent(round);
  let sent = 0;
  for (let hostile = requests.pop(); hostile !== undefined; hostile = requests.pop()) {
    // Responds like the payment provider.
    if (hostile.url.startsWith("/sandbox/")) continue;
    const token = hostile.by === "visitor" ? undefined : people[hostile.by === "member" ? 0 : 1]?.token;
    sent += 1;
    if (sent % PER_CONNECTION === 0) {
      agent.destroy();
      agent = openAgent(round);
    }
    const started = performance.now();
    const wrong = await sendHostile(server.url, hostile, { token, agent }).then(
      (answer) => judge(round.isPlanted ? spoil(hostile, answer) : answer, hostile.call),
      (error: Error) => `no answer: ${error.message}`,
    );
    round.tally.time("answer", performance.now() - started);
    round.tally.expect(wrong === undefined, `${wrong} ${describe(hostile)}`);
  }
  agent.destroy();
}

/** One connection at a time, each from its own address. */
function openAgent({ random }: Round): Agent {
  const localAddress = `127.${random.int(1, 250)}.${random.int(1, 250)}.${random.int(1, 250)}`;
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress });
}

/** The planted fault: requesting favourites causes a server error. */
const spoil = ({ call }: HostileRequest, answer: Answer): Answer =>
  call?.path.startsWith("/v1/favourites") ? { ...answer, status: 500 } : answer;

const describe = ({ method, url, by, headers, body }: HostileRequest): string =>
  `${method} ${url} by ${by} ${JSON.stringify(headers)} ${body?.toString().slice(0, 500)}`;
