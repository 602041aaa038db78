import { EventEmitter } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { PICTURE_MESSAGES } from "@vestpocket/domain/shared/picture-messages";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { measureCpu } from "../testing/cpu-time.ts";
import {
  buildAnimations,
  buildForeignFiles,
  buildJpegOfScans,
  buildJpegSaying,
  buildPng,
  buildPngSaying,
  buildZip,
} from "../testing/hostile-files.ts";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { Abandoned } from "./bounded.ts";
import { resizePicture } from "./pictures.ts";
import { onBehalfOf } from "./requester.ts";

const words = (id: string) => ({ id: `test.${id}`, message: id });
const refusals = {
  field: "photos",
  wrongKind: words("kind"),
  tooLarge: words("large"),
  unreadable: words("broken"),
};
const folder = makeTemporaryFolder("pictures");

async function resize(content: Uint8Array, options: { widths?: readonly number[]; isSquare?: boolean } = {}) {
  const path = join(folder, "upload.png");
  writeFileSync(path, content);
  const resized = await resizePicture({ path, widths: [40, 100, 400], refusals, ...options });
  return resized.map((picture) => ({ ...picture, content: readFileSync(picture.path) }));
}
const refusalOf = (content: Uint8Array) =>
  resize(content).then(
    () => "accepted",
    ({ status, text }) => `${status} ${text.message}`,
  );

const MARK = "<script>alert('vest')</script>";
/** Red above, blue below. */
async function buildFlag(width: number, height: number): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { ...half, height, background: "red" } })
    .composite([{ input: { create: { ...half, background: "blue" } }, top: height / 2, left: 0 }])
    .png()
    .toBuffer();
}
async function colorAt(content: Uint8Array, at: { left: number; top: number }): Promise<"red" | "blue"> {
  const [red = 0, , blue = 0] = await sharp(content)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
}

describe("a picture", () => {
  test("is abandoned when its sender hangs up: what has not begun never does", async () => {
    const answer = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
    const ask = <Result>(work: () => Result) =>
      onBehalfOf({ caller: "sender", answer: answer as unknown as ServerResponse }, work);
    const path = join(folder, "huge.png");
    writeFileSync(path, buildPng({ width: 7_000, height: 7_000 }));
    const sent = ask(() => [1, 2, 3].map(() => resizePicture({ path, widths: [40, 100, 400], refusals })));
    const abandoned = Promise.all(sent.map((each) => expect(each).rejects.toThrow(Abandoned)));
    answer.destroyed = true;
    answer.emit("close");
    await abandoned;
    expect(existsSync(`${path}-400.webp`)).toBe(false);
  });

  test("is resized to each width but never enlarged", async () => {
    const widthsOf = async (width: number) => (await resize(await buildFlag(width, 10))).map((each) => each.width);
    expect(await widthsOf(500)).toEqual([40, 100, 400]);
    expect(await widthsOf(100)).toEqual([40, 100]);
    expect(await widthsOf(30)).toEqual([30]);
    const resized = await resize(await buildFlag(200, 100));
    expect(resized.map(({ width, height }) => [width, height])).toEqual([
      [40, 20],
      [100, 50],
      [200, 100],
    ]);
    for (const { width, content } of resized) {
      expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width });
    }
  });

  test.each([
    ["png", (image: Sharp) => image.png()],
    ["jpeg", (image: Sharp) => image.jpeg()],
    ["webp", (image: Sharp) => image.webp()],
    ["CMYK jpeg", (image: Sharp) => image.toColourspace("cmyk").jpeg()],
    ["16-bit png", (image: Sharp) => image.toColourspace("rgb16").png()],
  ])("may be a %s", async (_kind, encode) => {
    const [resized] = await resize(await encode(sharp(await buildFlag(80, 80))).toBuffer());
    expect(await colorAt(resized?.content ?? Buffer.alloc(0), { left: 5, top: 5 })).toBe("red");
    expect(await colorAt(resized?.content ?? Buffer.alloc(0), { left: 5, top: 35 })).toBe("blue");
  });

  test("is cropped to a square of the requested width", async () => {
    const [resized] = await resize(await buildFlag(60, 20), { widths: [128], isSquare: true });
    expect(resized).toMatchObject({ width: 128, height: 128 });
  });

  test("that is very tall is resized to a height that WebP allows", async () => {
    const resized = await resize(buildPng({ width: 8, height: 40_000 }));
    expect(resized.every(({ height }) => height <= 16_383)).toBe(true);
  });

  test("loses its metadata and is turned upright", async () => {
    const taken = await sharp(await buildFlag(80, 40))
      .jpeg()
      .withIccProfile("p3")
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${MARK}</rdf:RDF></x:xmpmeta>`)
      .withExif({
        IFD0: { Make: "SecretMaker", Artist: "Jane Doe", Copyright: "Jane Doe", Orientation: "6" },
        IFD2: { BodySerialNumber: "SN-4711" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 30/1 0/1", GPSLongitudeRef: "W" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect({ orientation: before.orientation, exif: before.exif !== undefined }).toEqual({
      orientation: 6,
      exif: true,
    });

    const resized = await resize(taken);
    expect(resized.map(({ width, height }) => [width, height])).toEqual([[40, 80]]);
    for (const { content } of resized) {
      const after = await sharp(content).metadata();
      for (const kind of ["exif", "xmp", "icc", "iptc", "orientation", "comments"] as const) {
        expect({ kind, value: after[kind] }).toEqual({ kind, value: undefined });
      }
      for (const trace of ["SecretMaker", "Jane Doe", "SN-4711", "EXIF", "XMP ", "ICCP", MARK]) {
        expect(Buffer.from(content).includes(trace)).toBe(false);
      }
      // Rotated clockwise, so the top is now on the right.
      expect(await colorAt(content, { left: 35, top: 40 })).toBe("red");
      expect(await colorAt(content, { left: 5, top: 40 })).toBe("blue");
    }
  });

  test("loses a second file that was hidden in it", async () => {
    const flag = sharp(await buildFlag(80, 80));
    const page = Buffer.from(MARK);
    const archive = buildZip([{ name: "evil.class", content: page }]);
    const files = [
      Buffer.concat([await flag.clone().jpeg().toBuffer(), page]),
      Buffer.concat([await flag.clone().jpeg().toBuffer(), archive]),
      Buffer.concat([await flag.clone().png().toBuffer(), page]),
      Buffer.concat([await flag.clone().webp().toBuffer(), archive]),
      await buildPngSaying(MARK),
    ];
    for (const file of files) {
      for (const { content } of await resize(file)) {
        const served = Buffer.from(content);
        for (const trace of [MARK, "evil.class", "PK\u0003\u0004"]) expect(served.includes(trace)).toBe(false);
      }
    }
  });
});

describe("a file that is not a valid picture", async () => {
  test.each(Object.entries(await buildForeignFiles()))(
    "%s named .png is rejected for its type",
    async (_kind, content) => {
      expect(await refusalOf(content)).toBe("415 kind");
    },
  );

  test("a HEIC photo is rejected with what to do about it, whatever it is called", async () => {
    for (const brand of ["heic", "heix", "mif1"]) {
      const content = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(100)]);
      expect(await refusalOf(content)).toBe(`415 ${PICTURE_MESSAGES.heic.message}`);
    }
  });

  test.each(Object.entries(await buildAnimations()))("%s is rejected because it moves", async (_kind, content) => {
    expect(await refusalOf(content)).toBe(`415 ${PICTURE_MESSAGES.animated.message}`);
  });

  test("a damaged picture is rejected, wherever the damage is", async () => {
    const noise = { create: { width: 300, height: 300, channels: 3 as const, background: "red" } };
    const picture = sharp({ ...noise, create: { ...noise.create, noise: { type: "gaussian", mean: 128, sigma: 60 } } });
    for (const whole of [
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().png().toBuffer(),
      await picture.clone().webp().toBuffer(),
    ]) {
      for (const share of [0.1, 0.5, 0.95]) {
        expect(await refusalOf(whole.subarray(0, whole.length * share))).toBe("422 broken");
      }
    }
    const damaged = await picture.clone().png().toBuffer();
    damaged.fill(0, damaged.length - 2_000, damaged.length - 1_800);
    expect(await refusalOf(damaged)).toBe("422 broken");
  });
});

test("a CMYK picture that does not say how its inks are stored looks as browsers show it, so as in the form", async () => {
  const marked = await sharp({ create: { width: 40, height: 40, channels: 3, background: "yellow" } })
    .toColorspace("cmyk")
    .jpeg()
    .toBuffer();
  const marker = marked.indexOf(Buffer.from([0xff, 0xee]));
  const length = 2 + marked.readUInt16BE(marker + 2);
  const unmarked = Buffer.concat([marked.subarray(0, marker), marked.subarray(marker + length)]);
  const [one, other] = await Promise.all([marked, unmarked].map((content) => resize(content, { widths: [40] })));
  expect(await colorAt(one?.[0]?.content ?? marked, { left: 9, top: 9 })).toBe("red");
  expect(await colorAt(other?.[0]?.content ?? marked, { left: 9, top: 9 })).toBe("red");
});

describe("a picture made to exhaust the server", async () => {
  const jpegWithScans = await buildJpegOfScans(10_000);
  test.each<[string, Uint8Array, RegExp]>([
    ["20,000 × 20,000 pixels of one color", buildPng({ width: 20_000, height: 20_000 }), /^422 large$/u],
    ["a PNG that claims 65,535 × 65,535", buildPng({ width: 65_535, height: 65_535, rows: 1 }), /^422 large$/u],
    [
      "a PNG that claims 7,000 × 7,000 and holds one row",
      buildPng({ width: 7_000, height: 7_000, rows: 1 }),
      /^422 broken$/u,
    ],
    ["a JPEG that claims 65,500 × 65,500", await buildJpegSaying({ width: 65_500, height: 65_500 }), /^422/u],
    ["a JPEG with 10,000 scans", jpegWithScans, /^422 broken$/u],
  ])("%s is rejected quickly and cheaply", async (_what, content, refusal) => {
    expect(content.length).toBeLessThan(10_000_000);
    const memory = process.memoryUsage().rss;
    const cost = await measureCpu(async () => expect(await refusalOf(content)).toMatch(refusal));
    expect(cost).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000);
  });
});
