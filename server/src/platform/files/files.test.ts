import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "../../testing/s3-server.ts";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildConfig } from "../../testing/test-config.ts";
import { Busy } from "../bounded.ts";
import type { FileStore } from "./files.ts";
import { openFileStore } from "./open-file-store.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const STORES: readonly [string, () => FileStore][] = [
  ["the data directory", () => openFileStore(buildConfig())],
  ["a bucket", () => openFileStore(buildConfig({ STORAGE_URL: s3.storageUrl("site/files") }))],
  ["a bucket without a prefix", () => openFileStore(buildConfig({ STORAGE_URL: s3.storageUrl("") }))],
];

describe.each(STORES)("files in %s", (_name, open) => {
  let files: FileStore;
  beforeAll(() => {
    files = open();
  });

  async function readAll(key: string): Promise<Buffer | undefined> {
    const file = await files.read(key);
    if (file === undefined) return undefined;
    const content = await buffer(file.stream);
    expect(file.bytes).toBe(content.length);
    return content;
  }
  async function listKeys(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list(folder)) keys.push(key);
    return keys.toSorted();
  }

  test("a file reads back as written, also after it is overwritten", async () => {
    const content = randomBytes(300_000);
    await files.write("pictures/one.webp", content);
    expect(content.equals((await readAll("pictures/one.webp")) ?? Buffer.alloc(0))).toBe(true);
    await files.write("pictures/one.webp", Buffer.from("other"));
    expect(String(await readAll("pictures/one.webp"))).toBe("other");
    await files.write("pictures/empty.webp", Buffer.alloc(0));
    expect((await readAll("pictures/empty.webp"))?.length).toBe(0);
  });

  test("a local file is stored whole and removed from its path", async () => {
    const path = join(makeTemporaryFolder("take"), "upload");
    const content = randomBytes(2_000_000);
    await writeFile(path, content);
    await files.take("documents/a/b-1.pdf", path);
    expect(content.equals((await readAll("documents/a/b-1.pdf")) ?? Buffer.alloc(0))).toBe(true);
    expect(existsSync(path)).toBe(false);
  });

  test("a missing file reads as undefined and may be removed", async () => {
    expect(await files.read("pictures/none.webp")).toBeUndefined();
    await files.remove("pictures/none.webp");
    await files.write("pictures/gone.webp", Buffer.from("x"));
    await files.remove("pictures/gone.webp");
    expect(await files.read("pictures/gone.webp")).toBeUndefined();
  });

  test("a folder lists only its own files, with their times", async () => {
    // A store timestamps files by its own clock: the file system's or this process's. They differ when the tests run on
    // another date.
    const probe = join(makeTemporaryFolder("clock"), "probe");
    await writeFile(probe, "");
    const clocks = [Date.now(), (await stat(probe)).mtimeMs];
    for (const key of ["listed/one.webp", "listed/deeper/two.webp", "listed-not/three.webp"]) {
      await files.write(key, Buffer.from(key));
    }
    expect(await listKeys("listed")).toEqual(["listed/deeper/two.webp", "listed/one.webp"]);
    expect(await listKeys("nothing")).toEqual([]);
    for await (const { modifiedAt } of files.list("listed")) {
      const offsets = clocks.map((clock) => Math.abs(modifiedAt.getTime() - clock));
      expect(Math.min(...offsets)).toBeLessThan(60_000);
    }
  });

  test.each([
    "../secret",
    "pictures/../../secret.webp",
    "/etc/passwd",
    "pictures//one.webp",
    "pictures/One.webp",
    ".incoming/one.webp",
    "pictures/one.webp\0.svg",
    "pictures",
    "",
  ])("the key %j is rejected", async (key) => {
    await expect(async () => files.read(key)).rejects.toThrow(/not a storage key/u);
    await expect(async () => files.write(key, Buffer.from("x"))).rejects.toThrow(/not a storage key/u);
    await expect(async () => files.take(key, "/nowhere")).rejects.toThrow(/not a storage key/u);
    await expect(async () => files.remove(key)).rejects.toThrow(/not a storage key/u);
  });

  test("sixty files written at once are all kept", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `many/${index}.webp`);
    await Promise.all(keys.map((key) => files.write(key, Buffer.from(key))));
    expect((await listKeys("many")).length).toBe(60);
    for (const key of keys) expect(String(await readAll(key))).toBe(key);
  });
});

describe("files in the data directory", () => {
  test("leave nothing behind when storing one fails", async () => {
    const config = buildConfig();
    const files = openFileStore(config);
    await files.write("pictures/one.webp", Buffer.from("x"));
    await expect(files.take("pictures/two.webp", join(config.dataDir, "none"))).rejects.toThrow(/ENOENT/u);
    expect(readdirSync(join(config.dataDir, "files", ".incoming"))).toEqual([]);
    expect(readdirSync(join(config.dataDir, "files", "pictures"))).toEqual(["one.webp"]);
    expect(String(await readFile(join(config.dataDir, "files/pictures/one.webp")))).toBe("x");
  });
});

test("a bucket's files that many people read slowly do not keep others from reading theirs", async () => {
  const files = openFileStore(buildConfig({ STORAGE_URL: s3.storageUrl("slow") }));
  // More than fits into the buffers on the way, so that its connection stays open.
  await files.write("documents/long.pdf", randomBytes(16_000_000));
  await files.write("pictures/short.webp", Buffer.from("short"));
  const slow = await Promise.all(Array.from({ length: 60 }, () => files.read("documents/long.pdf")));
  const short = await files.read("pictures/short.webp");
  expect(short && String(await buffer(short.stream))).toBe("short");
  for (const file of slow) file?.stream.destroy();
});

describe("an unusable bucket", () => {
  const cases: readonly [string, () => string][] = [
    ["does not answer", () => "s3://user:password@vestpocket-files/?endpoint=http://127.0.0.1:1"],
    ["does not know the access key", () => s3.storageUrl("", { accessKeyId: "somebody" })],
    ["gets a signature made with another secret", () => s3.storageUrl("", { secretAccessKey: "guessed" })],
    ["does not exist", () => s3.storageUrl("", { bucket: "another-bucket" })],
  ];

  test.each(cases)("that %s is distinguished from a missing file", async (_name, storageUrl) => {
    const files = openFileStore(buildConfig({ STORAGE_URL: storageUrl() }));
    await expect(files.read("pictures/one.webp")).rejects.toThrow(Busy);
    await expect(files.write("pictures/one.webp", Buffer.from("x"))).rejects.toThrow(Busy);
  });
});
