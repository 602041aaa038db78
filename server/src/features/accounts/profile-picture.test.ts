import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, type SignedIn } from "../../testing/account-journeys.ts";
import { measureCpu } from "../../testing/cpu-time.ts";
import { buildForm, type Part } from "../../testing/forms.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

const DAY = 24 * 60 * 60 * 1000;
const REQUIRED = "Profile picture file is required.";

describe("profile pictures", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  async function enterAsMember(): Promise<SignedIn> {
    const person = await people.enter();
    await insertMemberships(site.db, [
      { accountId: person.uid, paidThrough: new Date(site.clock.now().getTime() + DAY) },
    ]);
    return person;
  }
  const send = ({ uid, token }: Pick<SignedIn, "uid" | "token">, parts: readonly Part[]): Promise<Answer> =>
    site.call("POST", `/v1/users/agents/upload-profile/${uid}`, { token, ...buildForm(parts) });
  const upload = (person: Pick<SignedIn, "uid" | "token">, content: Uint8Array | string, part: Partial<Part> = {}) =>
    send(person, [{ name: "profilePicture", filename: "me.png", type: "image/png", content, ...part }]);
  const load = async (url: string) => (await site.app.inject({ method: "GET", url })).rawPayload;
  const draw = (width = 800, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
  function listFiles(): string[] {
    const folder = join(site.config.dataDir, "files");
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [entry.name] : [],
        )
      : [];
  }

  test.each([
    ["png", () => draw().png().toBuffer()],
    ["jpeg", () => draw().jpeg().toBuffer()],
    ["webp", () => draw(300, 900).webp().toBuffer()],
    ["animated webp", () => animate()],
  ])("a member can upload a picture as %s, and it is shown as a square", async (_kind, make) => {
    const person = await enterAsMember();
    const answer = await upload(person, await make());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, url: expect.any(String), msg: "Your picture has been saved." });
    expect(answer.body.url).toMatch(/^\/files\/profile-pictures\/[0-9a-f]{32}$/u);
    const shown = await site.call("GET", answer.body.url);
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    const { format, width, height, pages } = await sharp(await load(answer.body.url)).metadata();
    expect({ format, width, height, pages: pages ?? 1 }).toEqual({ format: "webp", width: 512, height: 512, pages: 1 });
    const { data } = (await site.call("GET", `/v1/auth/getUser/${person.uid}`, { token: person.token })).body;
    expect(data.profilePictureUrl).toBe(answer.body.url);
  });

  test("a served profile picture carries no metadata of the uploaded file", async () => {
    const person = await enterAsMember();
    const jpeg = await draw()
      .withExif({
        IFD0: { Make: "SecretCamera", Artist: "Amelie T", Copyright: "SecretOwner" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "45/1 30/1 0/1",
          GPSLongitudeRef: "W",
          GPSLongitude: "73/1 34/1 0/1",
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretWord</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    expect(jpeg.includes("SecretCamera")).toBe(true);
    const polyglot = Buffer.concat([jpeg, Buffer.from("<script>SecretScript</script>")]);
    const shown = await load((await upload(person, polyglot)).body.url);
    const { exif, xmp, iptc } = await sharp(shown).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect(shown.toString("latin1")).not.toMatch(/Secret|Amelie|Exif|XMP|script/u);
  });

  test("a profile picture is turned upright, however the camera was held", async () => {
    const person = await enterAsMember();
    const left = { input: { create: { width: 100, height: 100, channels: 3, background: "red" } } } as const;
    const sideways = await sharp({ create: { width: 200, height: 100, channels: 3, background: "blue" } })
      .composite([{ ...left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const shown = sharp(await load((await upload(person, sideways)).body.url));
    const { data } = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [(50 * 512 + 256) * 3, (460 * 512 + 256) * 3];
    expect(data[top]).toBeGreaterThan(200);
    expect(data[bottom + 2]).toBeGreaterThan(200);
  });

  test("a new profile picture replaces the old one, whose address stops working", async () => {
    const person = await enterAsMember();
    const png = await draw().png().toBuffer();
    const before = listFiles().length;
    const first = (await upload(person, png)).body.url;
    const second = (await upload(person, png)).body.url;
    expect(second).not.toBe(first);
    expect((await site.call("GET", first)).status).toBe(404);
    expect((await site.call("GET", second)).status).toBe(200);
    expect(listFiles()).toHaveLength(before + 1);
  });

  test("a picture uploaded six times at once leaves one file, the one that is shown", async () => {
    const person = await enterAsMember();
    const png = await draw().png().toBuffer();
    const before = new Set(listFiles());
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(person, png)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { data } = (await site.call("GET", `/v1/auth/getUser/${person.uid}`, { token: person.token })).body;
    const added = listFiles().filter((name) => !before.has(name));
    expect(added).toEqual([`${data.profilePictureUrl.split("/").at(-1)}.webp`]);
  });

  test("only members can upload a picture, and not after the membership has ended", async () => {
    const png = await draw().png().toBuffer();
    const visitor = await people.enter();
    const refused = await upload(visitor, png);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("request.not_yours");
    const member = await people.enter();
    await insertMemberships(site.db, [
      { accountId: member.uid, paidThrough: new Date(site.clock.now().getTime() + 60_000) },
    ]);
    expect((await upload(member, png)).status).toBe(200);
    site.clock.advance(60_000);
    expect((await upload(member, png)).status).toBe(403);
  });

  test("a member cannot upload a picture for another account", async () => {
    const [one, other] = [await enterAsMember(), await enterAsMember()];
    const files = listFiles();
    const answer = await upload({ uid: other.uid, token: one.token }, await draw().png().toBuffer());
    expect(answer.status).toBe(403);
    expect(listFiles()).toEqual(files);
  });

  describe("rejected uploads", () => {
    let member: SignedIn;
    let files: string[];
    beforeAll(async () => {
      member = await enterAsMember();
      files = listFiles();
    });
    const expectNothingKept = () => expect(listFiles()).toEqual(files);

    test.each([
      ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
      ["SVG with a prolog", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ["HTML", "<!doctype html><script>alert(1)</script>"],
      ["GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
      ["BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)])],
      ["TIFF", Buffer.from("49492a00080000000000", "hex")],
      ["PDF", "%PDF-1.7\n%âãÏÓ"],
      ["ZIP", Buffer.from("504b03041400000008000000", "hex")],
      ["program", Buffer.concat([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(64)])],
      ["text", "hello"],
      ["nothing", ""],
    ])("a picture whose content is %s is refused, whatever its name", async (_kind, content) => {
      const answer = await upload(member, content);
      expect(answer.status).toBe(415);
      expect(answer.body.fields).toEqual({ profilePicture: "Pictures must be PNG, JPEG or WebP files." });
      expectNothingKept();
    });

    test.each([
      ["PNG", () => draw().png({ compressionLevel: 0 }).toBuffer()],
      ["JPEG", () => draw().jpeg({ quality: 100 }).toBuffer()],
      ["WebP", () => draw().webp({ lossless: true, effort: 0 }).toBuffer()],
    ])("a truncated %s is rejected", async (_kind, make) => {
      const whole = await make();
      for (const share of [0.5, 0.1]) {
        const answer = await upload(member, whole.subarray(0, Math.max(24, Math.floor(whole.length * share))));
        expect([415, 422]).toContain(answer.status);
        expect(answer.body.fields).toHaveProperty("profilePicture");
      }
      expectNothingKept();
    });

    test.each([
      [20_000, true],
      [65_535, false],
    ])("a small file that would decode to %i pixels a side is rejected quickly", async (side, isWhole) => {
      const bomb = buildFlatPng(side, isWhole);
      expect(bomb.length).toBeLessThan(1_000_000);
      const memory = process.memoryUsage.rss();
      let answer: Answer | undefined;
      const cost = await measureCpu(async () => {
        answer = await upload(member, bomb);
      });
      expect(cost).toBeLessThan(500);
      expect(process.memoryUsage.rss() - memory).toBeLessThan(200_000_000);
      expect(answer?.status).toBe(422);
      expect(answer?.body.fields).toEqual({ profilePicture: "Pictures can be up to 10 MB and 50 megapixels." });
      expectNothingKept();
    });

    test("a picture over 10 MB is rejected, one just below is accepted", async () => {
      const jpeg = await draw().jpeg().toBuffer();
      const pad = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
      const answer = await upload(member, pad(PICTURE_MAX_BYTES + 1));
      expect(answer.status).toBe(413);
      expectNothingKept();
      const taken = await upload(await enterAsMember(), pad(PICTURE_MAX_BYTES - 1));
      expect(taken.status).toBe(200);
      files = listFiles();
    });

    test.each([
      ["small", "x"],
      ["large", Buffer.alloc(5_000_000)],
    ])("a %s file in an unknown field is rejected", async (_how, content) => {
      const answer = await send(member, [{ name: "picture", filename: "me.png", content }]);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ picture: "Unexpected file." });
      expectNothingKept();
    });

    test("a form without a file is rejected", async () => {
      const answer = await send(member, []);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ profilePicture: REQUIRED });
    });

    test("a request that is not a form is rejected", async () => {
      const path = `/v1/users/agents/upload-profile/${member.uid}`;
      for (const body of [undefined, {}, { profilePicture: "x" }]) {
        const answer = await site.call("POST", path, { token: member.token, ...(body && { body }) });
        expect(answer.status).toBe(400);
        expect(answer.body.fields).toEqual({ profilePicture: REQUIRED });
      }
    });

    test("a form with more than the file is rejected", async () => {
      const file = { name: "profilePicture", filename: "me.png", content: await draw().png().toBuffer() };
      const fields = Array.from({ length: 1_000 }, (_, index) => ({ name: `field${index}`, content: "x" }));
      for (const parts of [
        [...fields, file],
        [{ name: "uid", content: "x" }, file],
        [{ name: "x".repeat(1_000_000), content: "" }, file],
      ]) {
        const answer = await send(member, parts);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
      expectNothingKept();
    });

    test("a form that is cut off is rejected", async () => {
      const { body, headers } = buildForm([
        { name: "profilePicture", filename: "me.png", content: await draw().png().toBuffer() },
      ]);
      const path = `/v1/users/agents/upload-profile/${member.uid}`;
      for (const share of [0.01, 0.5, 0.99]) {
        const cut = body.subarray(0, Math.floor(body.length * share));
        const answer = await site.call("POST", path, { token: member.token, body: cut, headers });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
      expectNothingKept();
    });
  });

  test("deleting an account deletes its picture", async () => {
    const person = await enterAsMember();
    const files = listFiles();
    const { url } = (await upload(person, await draw().png().toBuffer())).body;
    expect(listFiles()).toHaveLength(files.length + 1);
    await people.post("/v1/auth/delete-account", { password: PASSWORD }, { token: person.token });
    expect(listFiles()).toEqual(files);
    expect((await site.call("GET", url)).status).toBe(404);
  });

  test.each(["", "0".repeat(32), "../secret", "..%2f..%2fsecret", "%00", "*", "A".repeat(32)])(
    "an invented picture address leads nowhere: %j",
    async (token) => {
      expect((await site.call("GET", `/files/profile-pictures/${token}`)).status).toBe(404);
    },
  );
});

/**
 * A flat PNG of one bit per pixel: a small file, but a huge picture. If not whole, its header promises more than it
 * contains.
 */
function buildFlatPng(side: number, isWhole: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(isWhole ? side * (1 + Math.ceil(side / 8)) : 64);
  const chunk = (name: string, content: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const magic = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An animation of forty frames. */
function animate(): Promise<Buffer> {
  const [width, height, frames] = [64, 64, 40];
  const pixels = Buffer.alloc(width * height * frames * 3, 0).map((_, index) => (index * 7) % 256);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .webp({ effort: 0 })
    .toBuffer();
}
