import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "../../consistency.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { inventAddress } from "../../testing/account-journeys.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { buildDocx } from "../../testing/hostile-files.ts";
import { judge } from "../../testing/judge.ts";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const UPLOADS = fuzzCount({ usual: 500, full: 5_000 });
const SEED = fuzzSeed(20_261_123);

describe(`${UPLOADS} damaged files, from the seed ${SEED},`, () => {
  let site: TestApp;
  let samples: { field: string; filename: string; content: Buffer }[];

  beforeAll(async () => {
    site = await buildTestApp();
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } });
    samples = [
      { field: "thumbnail", filename: "a.png", content: await picture.png().toBuffer() },
      { field: "images", filename: "a.jpg", content: await picture.jpeg().toBuffer() },
      { field: "images", filename: "a.webp", content: await picture.webp().toBuffer() },
      { field: "documents", filename: "a.pdf", content: await buildPdf({ pages: 1, lines: 2 }) },
      { field: "documents", filename: "a.docx", content: buildDocx() },
    ];
  });
  afterAll(() => site.close());

  test("are accepted or rejected, and what was rejected leaves neither a row nor a file", async () => {
    const random = createRandom(SEED);
    const wrong: string[] = [];
    let posted = 0;
    let token = "";
    for (let at = 0; at < UPLOADS; at += 1) {
      // An account can have only so many drafts.
      if (at % 10 === 0) ({ token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() }));
      const { field, filename, content } = random.pick(samples);
      const file = { name: field, filename, content: damage(content, random) };
      const form = buildListingForm({}, [file]);
      const answer = await site.call("POST", "/v1/property/", { token, address: inventAddress(), ...form });
      const problem = judge(answer);
      if (answer.status === 200) posted += 1;
      if (problem !== undefined) wrong.push(`${at} ${filename}: ${problem}`);
    }
    expect(wrong).toEqual([]);
    const { rows } = await site.db.$client.query("SELECT count(*)::int AS count FROM listings");
    expect(rows[0].count).toBe(posted);
    site.clock.advance(4 * 3_600_000);
    const files = openFileStore(site.config);
    const found = await findInconsistencies({ db: site.db, files, now: site.clock.now() });
    expect(found).toMatchObject({ rowsWithoutFiles: [], filesWithoutRows: [] });
    const folder = join(site.config.dataDir, "files/incoming");
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });
});

/** Changes, removes or duplicates some bytes, or truncates. */
function damage(whole: Buffer, random: Random): Buffer {
  let bytes = Buffer.from(whole);
  for (let left = random.int(0, 6); left > 0; left -= 1) {
    const from = random.int(0, bytes.length - 1);
    const until = Math.min(bytes.length, from + random.int(1, 20));
    const kind = random.int(0, 3);
    if (kind === 0) bytes[from] = random.int(0, 255);
    if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)]);
    if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, until), bytes.subarray(from)]);
    if (kind === 3 && random.int(0, 4) === 0) bytes = bytes.subarray(0, Math.max(1, from));
  }
  return bytes;
}
