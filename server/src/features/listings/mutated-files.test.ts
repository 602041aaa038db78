import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListingForm, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SEED = 20_261_121;
/** A longer run has thousands; this many already show the fault. */
const ROUNDS = 125;

describe("randomly damaged files", () => {
  let site: TestApp;
  let seeds: { field: string; filename: string; content: Buffer }[];
  beforeAll(async () => {
    site = await buildTestApp();
    const draw = () =>
      sharp({
        create: {
          width: 90,
          height: 60,
          channels: 3,
          background: "#246",
          noise: { type: "gaussian", mean: 120, sigma: 40 },
        },
      });
    seeds = [
      { field: "thumbnail", filename: "a.png", content: await draw().png().toBuffer() },
      {
        field: "images",
        filename: "a.jpg",
        content: await draw()
          .jpeg()
          .withExif({ IFD0: { Make: "X" } })
          .toBuffer(),
      },
      { field: "images", filename: "a.webp", content: await draw().webp().toBuffer() },
      { field: "documents", filename: "a.pdf", content: Buffer.from(PDF) },
    ];
  });
  afterAll(() => site.close());

  const countFolders = () => {
    const path = join(site.config.dataDir, "files", "listings");
    return existsSync(path) ? readdirSync(path).length : 0;
  };
  const countListings = async () =>
    Number((await site.db.execute<{ n: string }>(sql`SELECT count(*) AS n FROM listings`)).rows[0]?.n);

  test(`randomly damaged files are accepted or refused without a server error, and refused ones leave nothing (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    let taken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each round from an account of its own: an account holds only so many drafts.
      const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
      for (const { field, filename, content } of seeds) {
        const damaged = Buffer.from(content);
        for (let flips = random.int(1, 12); flips > 0; flips -= 1) {
          damaged[random.int(0, damaged.length - 1)] = random.int(0, 255);
        }
        const cut = random.chance(0.3) ? damaged.subarray(0, random.int(0, damaged.length)) : damaged;
        const form = buildListingForm({}, [{ name: field, filename, content: cut }]);
        const answer = await site.call("POST", "/v1/property/", { token, ...form });
        expect([200, 415, 422], `${filename}, round ${round}: ${answer.text}`).toContain(answer.status);
        if (answer.status === 200) taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(0);
    expect(await countListings()).toBe(taken);
    expect(countFolders()).toBe(taken);
    expect(readdirSync(join(site.config.dataDir, "uploads"))).toEqual([]);
  });
});
