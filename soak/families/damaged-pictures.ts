import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { drawDetailed, PICTURE_FORMATS } from "../../server/src/testing/hostile-files.ts";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { expectSound } from "../system/fsck.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits } from "../system/people.ts";
import { startServer } from "../system/server.ts";

/** An account holds 20 drafts. */
const PER_PERSON = 16;
const PEOPLE = 4;

/** Pictures of listings with a few bytes changed, moved, left out or added. */
export const damagedPictures: Family = {
  name: "damaged-pictures",
  checks: ["E8"],
  says: "listings with damaged PNG, JPEG and WebP pictures: no server error, the next good one is taken, and no file is left without its row",
  asked: "5,000 pictures",
  share: 1,
  async run(round) {
    const server = await startServer(round);
    const { url, dataDir } = server;
    const good = await Promise.all(
      PICTURE_FORMATS.map(async (format) => ({ format, content: await drawDetailed(format) })),
    );
    await repeat(round, async () => {
      const people = await askDatabase(dataDir, async (pool) => {
        await forgetLimits(pool);
        return enter({ url, pool }, PEOPLE);
      });
      const post = async (token: string, format: (typeof PICTURE_FORMATS)[number], content: Buffer) => {
        const picture = { name: "images", filename: `a.${format}`, type: `image/${format}`, content };
        const started = performance.now();
        const answer = await send(url, { path: "/v1/property/", token, form: buildListingForm({}, [picture]) });
        round.tally.time("posted", performance.now() - started);
        return answer;
      };
      await Promise.all(
        people.map(async ({ token }) => {
          for (let at = 0; at < PER_PERSON; at += 1) {
            const { format, content } = round.random.pick(good);
            const { status, body } = await post(token, format, damage(round, content));
            const isExpected = status === 200 || (status >= 400 && status < 500);
            round.tally.expect(isExpected, `a damaged ${format} was answered with ${status}: ${JSON.stringify(body)}`);
          }
          const { format, content } = round.random.pick(good);
          const { status, body } = await post(token, format, content);
          round.tally.expect(status === 200, `a good ${format} was answered with ${status}: ${JSON.stringify(body)}`);
        }),
      );
    });
    // The planted fault: a picture whose file is gone.
    const [file] = round.isPlanted ? globSync(join(dataDir, "files/listings/*/*/*.webp")) : [];
    if (file !== undefined) rmSync(file);
    await expectSound(round, server);
  },
};

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
