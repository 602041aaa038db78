import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../../server/src/testing/is-alive.ts";
import { buildListingForm, drawPng } from "../../server/src/testing/listing-forms.ts";
import type { Family, Round } from "../family.ts";
import { type Answer, send } from "../system/client.ts";
import { limitDescriptors } from "../system/descriptors.ts";
import { enterOne } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";
import { mountSmallDisk } from "../system/small-disk.ts";

const DATA_MEGABYTES = 900;
/** The server keeps 256 MB free for everything else. */
const FILES_MEGABYTES = 400;
const RECOVERED_MS = 10_000;
const HOPELESS_MS = 120_000;

/** The server runs out of disk space, loses write access to a folder, or runs out of descriptors, and recovers. */
export const exhaustion: Family = {
  name: "exhaustion",
  checks: ["J9", "J10"],
  says: "no space for files or for the database, a read-only file folder, no file descriptors: errors, but the server never exits",
  asked: "each 10 times, recovered within 10 s",
  share: 1,
  bounds: { "well again": RECOVERED_MS },
  async run(round) {
    if (process.getuid?.() !== 0) return round.tally.skip("mounting a small disk needs root");
    const data = mountSmallDisk(round, join(round.folder, "data"), DATA_MEGABYTES);
    const files = mountSmallDisk(round, join(round.folder, "data/files"), FILES_MEGABYTES);
    const server = await startServer(round);
    const post = await preparePost(server);
    const shortages: Readonly<Record<string, Shortage>> = {
      "no space for files": { begin: files.fill, end: files.empty },
      "no space for the database": { begin: data.fill, end: data.empty },
      "a read-only folder": { begin: () => files.setReadOnly(true), end: () => files.setReadOnly(false) },
      "no descriptors": limitDescriptors(server.pid),
    };
    for (const [name, { begin, end }] of Object.entries(shortages)) {
      begin();
      for (const answer of [await post(), await ask(server, "/healthz")]) expectNoSurprise(round, name, answer);
      round.tally.expect(isAlive(server.pid), `${name} ended the server`);
      if (!round.isPlanted) end();
      await untilWell(round, { name, post });
      end();
      round.tally.add(name);
    }
  },
};

interface Shortage {
  begin(): void;
  end(): void;
}

type Post = () => Promise<Answer | undefined>;

/** A listing with a picture: it needs the database, the disk and descriptors. */
async function preparePost(server: Server): Promise<Post> {
  const { token } = await enterOne(server);
  const content = await drawPng();
  const form = buildListingForm({}, [{ name: "thumbnail", filename: "front.png", type: "image/png", content }]);
  return () => send(server.url, { path: "/v1/property/", token, form }).catch(() => undefined);
}

const ask = ({ url }: Server, path: string) => send(url, { path }).catch(() => undefined);

/** Without descriptors there is no connection, so no response. */
function expectNoSurprise(round: Round, name: string, answer: Answer | undefined): void {
  const status = answer?.status ?? 0;
  const isExpected = status < 500 || ([503, 507].includes(status) && answer?.headers["retry-after"] !== undefined);
  round.tally.expect(isExpected, `${name} was answered with ${status}: ${JSON.stringify(answer?.body)}`);
}

async function untilWell(round: Round, { name, post }: { name: string; post: Post }): Promise<void> {
  const since = performance.now();
  for (;;) {
    const answer = await post();
    if (answer?.status === 200) break;
    if (performance.now() - since > (round.isPlanted ? RECOVERED_MS : HOPELESS_MS)) {
      return round.tally.fail(`after ${name} a post still gets ${answer?.status}`);
    }
    await wait(200);
  }
  round.tally.time("well again", performance.now() - since);
}
