import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildDocx, drawDetailed, PICTURE_FORMATS } from "../../server/src/testing/hostile-files.ts";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import { buildPdf } from "../../server/src/testing/room-files.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { expectSound } from "../system/fsck.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits } from "../system/people.ts";
import { startServer } from "../system/server.ts";

/** An account can have 20 drafts. */
const PER_PERSON = 16;
const PEOPLE = 4;

interface Sample {
  readonly name: "images" | "documents";
  readonly filename: string;
  readonly type?: string;
  readonly content: Buffer;
}

/** Listing pictures and documents with a few bytes changed, moved, removed or added. */
export const damagedFiles: Family = {
  name: "damaged-files",
  checks: ["E8"],
  says: "listings with damaged PNG, JPEG, WebP, PDF and DOCX files: no 5xx, the next valid file is accepted, and no file is orphaned",
  asked: "5,000 files",
  share: 1,
  async run(round) {
    const server = await startServer(round);
    const { url, dataDir } = server;
    const samples = await listSamples();
    await repeat(round, async () => {
      const people = await askDatabase(dataDir, async (pool) => {
        await forgetLimits(pool);
        return enter({ url, pool }, PEOPLE);
      });
      const post = async (token: string, file: Sample) => {
        const started = performance.now();
        const answer = await send(url, { path: "/v1/property/", token, form: buildListingForm({}, [file]) });
        round.tally.time("posted", performance.now() - started);
        return answer;
      };
      await Promise.all(
        people.map(async ({ token }) => {
          for (let at = 0; at < PER_PERSON; at += 1) {
            const good = round.random.pick(samples);
            const { status, body } = await post(token, { ...good, content: damage(round, good.content) });
            const isExpected = status === 200 || (status >= 400 && status < 500);
            const { filename } = good;
            round.tally.expect(
              isExpected,
              `a damaged ${filename} was answered with ${status}: ${JSON.stringify(body)}`,
            );
          }
          const good = round.random.pick(samples);
          const { status, body } = await post(token, good);
          round.tally.expect(
            status === 200,
            `a good ${good.filename} was answered with ${status}: ${JSON.stringify(body)}`,
          );
        }),
      );
    });
    // The planted fault: a picture whose file is missing.
    const [file] = round.isPlanted ? globSync(join(dataDir, "files/listings/*/*/*.webp")) : [];
    if (file !== undefined) rmSync(file);
    await expectSound(round, server);
  },
};

async function listSamples(): Promise<Sample[]> {
  const pictures = PICTURE_FORMATS.map(async (format) => ({
    ...{ name: "images" as const, filename: `a.${format}`, type: `image/${format}` },
    content: await drawDetailed(format),
  }));
  return [
    ...(await Promise.all(pictures)),
    { name: "documents", filename: "a.pdf", content: await buildPdf({ pages: 1, lines: 4 }) },
    { name: "documents", filename: "a.docx", content: buildDocx() },
  ];
}

/** One to four changes of the bytes. */
function damage({ random }: Round, content: Buffer): Buffer {
  let damaged = Buffer.from(content);
  for (let left = random.int(1, 4); left > 0; left -= 1) {
    const at = random.int(0, damaged.length - 1);
    const length = random.int(1, 64);
    const [before, part, after] = [
      damaged.subarray(0, at),
      damaged.subarray(at, at + length),
      damaged.subarray(at + length),
    ];
    const noise = Buffer.from(Array.from({ length }, () => random.int(0, 255)));
    damaged = random.pick([
      Buffer.concat([before, noise.subarray(0, part.length), after]),
      Buffer.concat([before, after]),
      Buffer.concat([before, noise, part, after]),
      Buffer.concat([before, part, part, after]),
      Buffer.concat([after, part, before]),
      Buffer.concat([before, part]),
    ]);
    if (damaged.length === 0) return noise;
  }
  return damaged;
}
