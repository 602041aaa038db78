import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A black and white PNG that claims this size and contains this many rows. */
export function buildPng({ width, height, rows = height }: { width: number; height: number; rows?: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const PICTURE_FORMATS = ["png", "jpeg", "webp"] as const;

/** A small picture with so much detail that each part of its file matters. */
export function drawDetailed(format: (typeof PICTURE_FORMATS)[number]): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 120, height: 90, channels: 3, background: "gray", noise } })
    [format]()
    .toBuffer();
}

/** A PNG with a text comment. */
export async function buildPngSaying(text: string): Promise<Buffer> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const afterHeader = 33;
  const note = pngChunk("tEXt", Buffer.from(`Comment\0${text}`));
  return Buffer.concat([png.subarray(0, afterHeader), note, png.subarray(afterHeader)]);
}

/** An animated WebP with this many small frames. */
async function buildAnimatedWebp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 16, height: 16, channels: 3, background: "red" } })
    .webp({ lossless: true })
    .toBuffer();
  const pixels = still.subarray(12);
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, "latin1");
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const canvas = Buffer.from([0x02, 0, 0, 0, 15, 0, 0, 15, 0, 0]);
  const frame = chunk(
    "ANMF",
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 40, 0, 0, 0]), pixels]),
  );
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", canvas),
    chunk("ANIM", Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return chunk("RIFF", body);
}

/** The marker that starts a scan in a JPEG. */
const SCAN = Buffer.from([0xff, 0xda]);

/** A progressive JPEG that repeats its shortest scan. */
export async function buildJpegOfScans(scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "red" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const starts: number[] = [];
  for (let at = jpeg.indexOf(SCAN); at >= 0; at = jpeg.indexOf(SCAN, at + 2)) starts.push(at);
  const end = starts.at(-1) ?? 0;
  const all = starts.slice(0, -1).map((start, index) => jpeg.subarray(start, starts[index + 1]));
  const shortest = all.toSorted((a, b) => a.length - b.length)[0] ?? Buffer.alloc(0);
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: scans }, () => shortest), jpeg.subarray(end)]);
}

/** A small JPEG that claims this size. */
export async function buildJpegSaying({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

export interface ZipEntry {
  readonly name: string;
  readonly content?: Uint8Array;
  readonly isCompressed?: boolean;
  /** As the archive claims; the actual size by default. */
  readonly unpackedBytes?: number;
}

/** A ZIP archive, built by hand so that its directory can claim anything. */
export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = Buffer.from("x"), isCompressed, unpackedBytes = content.length } of entries) {
    const packed = isCompressed ? deflateRawSync(content) : content;
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isCompressed ? 8 : 0, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(unpackedBytes, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), shared, rest, nameBytes]));
    files.push(file);
    offset += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";

/** What an archive in an Office format contains: the document itself, and what says so. */
export function listOfficeParts({ main = "word/document.xml", type = WORD_TYPE } = {}): ZipEntry[] {
  const types = `<Override PartName="/${main}" ContentType="${type}"/>`;
  const relationship = `<Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="${main}"/>`;
  return [
    { name: "[Content_Types].xml", content: Buffer.from(`<Types xmlns="${PACKAGE}/content-types">${types}</Types>`) },
    {
      name: "_rels/.rels",
      content: Buffer.from(`<Relationships xmlns="${PACKAGE}/relationships">${relationship}</Relationships>`),
    },
    { name: main },
  ];
}

/** An empty Word document with additional entries. */
export function buildDocx(entries: readonly ZipEntry[] = []): Buffer {
  return buildZip([...listOfficeParts(), ...entries]);
}

const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(100_000)]);

/** Files that are not accepted as pictures, by kind. */
export async function buildForeignFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } });
  const html = "<!doctype html><script>alert(1)</script>";
  return {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    "svg after an XML declaration": Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    html: Buffer.from(html),
    gif: await picture.clone().gif().toBuffer(),
    "gif and script": Buffer.from(`GIF89a/*${"\0".repeat(20)}*/=1;alert(1)`),
    tiff: await picture.clone().tiff().toBuffer(),
    bmp: Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)]),
    avif: await picture.clone().avif().toBuffer(),
    pdf: Buffer.from("%PDF-1.7\n%%EOF\n"),
    elf: Buffer.concat([Buffer.from([0x7f]), Buffer.from("ELF"), Buffer.alloc(100)]),
    zip: buildZip([{ name: "one.png" }]),
    doc: compound,
    "an empty file": Buffer.alloc(0),
    noise: Buffer.alloc(5_000, "noise"),
    "a PNG's first bytes": Buffer.from("89504e47", "hex"),
    "a PNG after text": Buffer.concat([Buffer.from(html), buildPng({ width: 9, height: 9 })]),
  };
}

/** Pictures that move, by kind. */
export async function buildAnimations(): Promise<Readonly<Record<string, Uint8Array>>> {
  const frames = sharp({ create: { width: 16, height: 32, channels: 3, background: "red" } }).composite([
    { input: { create: { width: 16, height: 16, channels: 3, background: "blue" } }, top: 0, left: 0 },
  ]);
  const stacked = await frames.raw().toBuffer();
  return {
    "an animated GIF": await sharp(stacked, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .gif()
      .toBuffer(),
    "an animated PNG": await buildApng(),
    "an animated WebP": await buildAnimatedWebp(10_000),
  };
}

async function buildApng(): Promise<Buffer> {
  const png = buildPng({ width: 9, height: 9 });
  const control = pngChunk("acTL", Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

/** A PDF of a few kilobytes whose page unpacks to more than two gigabytes of spaces. */
export async function buildPdfBomb(): Promise<Buffer> {
  const piece = deflateRawSync(Buffer.alloc(16_000_000, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const [head, end] = [Buffer.from("789c", "hex"), Buffer.from("030000000000", "hex")];
  const packed = deflateSync(Buffer.concat([head, ...Array.from({ length: 150 }, () => piece), end]));
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const filters = pdf.context.obj({ Filter: ["FlateDecode", "FlateDecode"], Length: packed.length });
  page.node.set(PDFName.of("Contents"), pdf.context.register(PDFRawStream.of(filters, packed)));
  return Buffer.from(await pdf.save());
}
