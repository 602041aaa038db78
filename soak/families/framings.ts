import { connect } from "node:net";
import { FRAMINGS } from "../../server/src/testing/framing-corpus.ts";
import { NO_PROXY, startProxy } from "../../server/src/testing/proxy.ts";
import type { Family, Round } from "../family.ts";
import { startCarelessProxy } from "../hostile/careless-proxy.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { startServer } from "../system/server.ts";

/** How long to wait for a response to a broken request. */
const LASTS_MS = 30;

/** Requests over whose end two programs may disagree, mutated at random, directly and behind HAProxy. */
export const framings: Family = {
  name: "framings",
  checks: ["I2", "I6"],
  says: "requests with ambiguous framing, directly and behind HAProxy: no 5xx, and nobody receives someone else's response",
  asked: "5,000 sequences",
  share: 1,
  async run(round) {
    const server = await startServer(round, { CONNECTIONS_PER_ADDRESS: "1000" });
    const fronts = [server.url];
    const port = Number(new URL(server.url).port);
    if (NO_PROXY === undefined || round.isPlanted) {
      // The planted fault: a proxy that forwards what it does not understand, on a connection shared by everyone.
      const proxy = await (round.isPlanted ? startCarelessProxy(port) : startProxy(port));
      round.onEnd(() => proxy.stop());
      fronts.push(`http://127.0.0.1:${proxy.port}`);
    } else round.tally.skip(NO_PROXY);
    await repeat(round, async () => {
      for (const front of fronts) await attack(round, front);
    });
  },
};

async function attack(round: Round, front: string): Promise<void> {
  const { bytes, name } = round.random.pick(FRAMINGS);
  const sent = round.random.next() < 0.3 ? bytes : damage(round, bytes);
  const text = await exchange(front, sent);
  const errors = [...text.matchAll(/HTTP\/1\.[01] (5\d\d)/gu)].map(([, status]) => status);
  round.tally.expect(
    errors.every((status) => status === "501" || status === "505"),
    `${name}: ${errors}`,
  );
  const other = await send(front, { path: "/healthz", address: "127.5.5.5" }).catch((error: Error) => error.message);
  const said = typeof other === "string" ? other : `${other.status} ${JSON.stringify(other.body)}`;
  round.tally.expect(said === '200 {"status":"ok"}', `${name}: another client was answered ${said}`);
}

/** Replaces, removes or duplicates a few bytes. */
function damage({ random }: Round, bytes: Buffer): Buffer {
  let text = bytes.subarray(0, 4_000).toString("latin1");
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const at = random.int(0, text.length);
    const put = random.pick(["", "\r", "\n", "\0", "\t", " ", ":", ";", "0", "\u00ff", text.slice(at, at + 4)]);
    text = text.slice(0, at) + put + text.slice(at + random.int(0, 2));
  }
  return Buffer.from(text, "latin1");
}

/** The response to these bytes within a moment. */
function exchange(front: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(front);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.write(bytes);
    const timer = setTimeout(() => socket.destroy(), LASTS_MS);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString("latin1"));
    });
  });
}
